"""What the messages of a table hold: the public one, and the private one of each seat. Nothing is sent here."""

from collections.abc import Callable, Container, Iterator, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any

import discord
from discord.ui import Button, Select, View

from engine import GameView, IllegalAction
from engine.decks import Deck
from render.kit.names import names_as_read
from render.kit.shapes import TALL, WIDE
from sessions import Table
from sessions.decks.repository import decks_of
from sessions.seating.opening import has_won_alone, next_stronger_level
from sessions.store.rows import is_one_person_with_computers
from ui.decks.deck_texts import MESSAGE, clipped_text, copyable_block, deck_summary
from ui.interactions.answer import LONGEST, Refused, with_alt_texts
from ui.interactions.components import BUTTONS, Style, append_components, button, make_view, rules_button
from ui.interactions.ids import FURTHER, ChoicePress, MyGamesPress, ReviewPress, TablePress
from ui.interactions.phone_layout import fill_button_rows, room_for_picture
from ui.interactions.pictures import private_picture
from ui.interactions.press import Press
from ui.interactions.reader import Reader
from ui.layouts.steps import Choice, Row
from ui.tables.cards import cards_button
from ui.tables.choices import ROOT, action_key
from ui.tables.controls import back_label_and_press, choice_components
from ui.tables.hand_text import SituationInWords
from ui.tables.hints import Hint
from ui.tables.moment import Moment
from ui.tables.offers import offer_answer_buttons
from ui.tables.stage import Stage
from ui.tables.surfaces.content import Content
from ui.tables.table_texts import eliminated_lines, rating_lines, stakes_lines, time_lines
from words import Voice

SHORT, LONG = 13, 30
"""A choice of so few characters has room beside others on a phone; of more than that it takes a row."""


async def for_reader(reader: Reader, content: Content) -> Content:
    """A private message as its reader prefers it: with its picture in their colours, or with what is in it in words.

    A tall picture is as low as its texts and buttons need it to be on a phone, if it can be, and where buttons take
    many lines there they stand closer.
    """
    if reader.shape == TALL and content.view is not None:
        content = replace(content, view=fill_button_rows(content.view))
    if content.picture is None:
        return content
    if reader.wants_pictures:
        picture = content.picture
        if reader.shape == TALL:
            picture = picture.limited_to_height(room_for_picture(content.text, content.view))
        return replace(content, picture=picture.for_colour_vision(reader.palette))
    return replace(content, text=await with_alt_texts(content.text, [content.picture]), picture=None)


def shape_question(voice: Voice, press: Callable[[str], Press]) -> Content:
    """Where somebody reads this, asked once before the first picture that is drawn for that; ``press``: what a shape
    is answered with."""
    phone, desk = (button(press(shape), voice.say(f"shape-{shape}"), Style.primary) for shape in (TALL, WIDE))
    return Content(voice.say("shape-where"), None, make_view(phone, desk))


def public_content(reader: Reader, moment: Moment, unreached: Container[int] = ()) -> Content:
    """The table message: picture, last moves, whose turn, and after the end the revealed secret.

    ``unreached``: seats whose direct messages fail, beside those of people who take none.
    """
    voice, table = reader.voice, moment.table
    names = moment.names(voice)
    headline = moment.words(voice).headline(moment.view(None))
    heading = voice.say(
        "table-heading", game=voice.game_title(table.game.id), players=voice.list_of(moment.full_names(voice))
    )
    lines = [f"### {heading}", *moment.round_end_story(reader), headline]
    told = [f"> {line}" for line in moment.story(reader)]
    first = not table.active and moment.words(voice).telling.result_comes_first
    lines += [moment.turn_text(reader), *told] if first else [*told, moment.turn_text(reader)]
    lines += eliminated_lines(voice, table, names)
    lines += [*time_lines(voice, table, names), *stakes_lines(voice, table)]
    if table.active:
        hand = voice.game_words(table.game.id).hand_button_label()
        lines += [
            f"-# {voice.say('table-unreached', player=names[seat], hand=hand)}"
            for seat, person in enumerate(table.people)
            if person.direct.closed or seat in unreached
        ]
    else:
        lines += rating_lines(voice, table, names)
    return Content("\n".join(lines), moment.picture(reader), _public_view(voice, table))


def _public_view(voice: Voice, table: Table) -> View:
    say = voice.say
    if table.active:
        # Alone with computers one button leads to one's hand.
        alone = is_one_person_with_computers(table.people)
        move = [] if alone else [button(TablePress("move", table.id), say("button-move"), Style.success)]
        return make_view(
            button(TablePress("hand", table.id), voice.game_words(table.game.id).hand_button_label(), Style.primary),
            *move,
            rules_button(voice, table.game.id),
            _more_button(voice, table),
            *([button(TablePress("playon", table.id), say("button-play-on"))] if table.row.asked_at else []),
            *offer_answer_buttons(voice, table),
        )
    return make_view(
        *rematch_button(voice, table, Style.success),
        button(ReviewPress("open", table.id), say("button-review")),
        button(TablePress("replay", table.id), say("button-replay")),
        _more_button(voice, table),
    )


def rematch_button(voice: Voice, table: Table, style: Style = Style.secondary) -> list[Button[Any]]:
    """*Rematch*; nothing where somebody who played there has left for good."""
    if any(person.has_left for person in table.people):
        return []
    return [button(TablePress("rematch", table.id), voice.say("button-rematch"), style)]


def spectator_content(reader: Reader, moment: Moment) -> Content:
    """What somebody sees who presses a player's button."""
    text = f"{reader.voice.say('table-spectator')}\n{moment.turn_text(reader)}"
    return Content(text, moment.picture(reader), None)


def private_content(reader: Reader, moment: Moment, note: str | None = None, advised: Hint | None = None) -> Content:
    """A seat's private message: what it holds, what happened, and controls for exactly what it can do now.

    ``advised``: the hint that there is, for the picture to show it as far as it can, and to be followed.
    """
    if asks_shape(reader, moment.table):
        return shape_question(reader.voice, lambda shape: TablePress(shape, moment.table.id))
    past = None if advised else moment.ended_round(reader)
    if past is not None:
        way = button(TablePress("next", moment.table.id), reader.voice.say("button-next-round"), Style.primary)
        why = moment.round_end_explanation_key(reader)
        explained = [] if why is None else [moment.words(reader.voice).explanation_line(why)]
        told = [*moment.round_end_story(reader), *explained, *([note] if note else [])]
        return round_ended_content(reader, moment, past, told, way)
    view = _private_view(reader, moment, advised)
    own = moment.view_for(reader)
    picture = moment.picture(reader) if moment.table.active else moment.end_picture(reader)
    if advised is not None and (seen := moment.layout.preview_view([advised.action], own)) is not own:
        picture = private_picture(reader, moment.table, seen)
    text = moment.private_text(reader, own, note, begun=advised is not None)
    return Content(text, picture, view)


def round_ended_content(
    reader: Reader, moment: Moment, past: GameView, told: Sequence[str], way: Button[Any]
) -> Content:
    """A seat's private message as a round ended, which its hand has no room for, with the way on."""
    picture = private_picture(reader, moment.table, past, ())
    return Content("\n".join([moment.title(reader), *told]), picture, make_view(way))


def disable_choices(content: Content, pressed: discord.Message) -> Content:
    """A message above the buttons that were pressed, those that choose disabled, for while a computer thinks.

    A message that shrinks for that moment, and grows again, jumps under the thumb.
    """
    kept = {getattr(item, "custom_id", None) for item in (content.view.children if content.view else ())}
    items = View.from_message(pressed, timeout=None).children
    for item in items:
        if isinstance(item, Button | Select) and item.custom_id not in kept:
            item.disabled = True
    return replace(content, view=make_view(*items))


def asks_shape(reader: Reader, table: Table) -> bool:
    """Whether a first game alone begins with the question where its player reads it."""
    return (
        reader.is_asked_for_shape
        and is_one_person_with_computers(table.people)
        and bool(table.active)
        and not table.step(reader.own_seat)
    )


def _private_view(reader: Reader, moment: Moment, advised: Hint | None = None) -> View:
    """What a seat can choose and, where there is room below it, what it can answer, ask and look up.

    What is ``advised`` can be done by one press, in the place of *Hint*.
    """
    voice, table = reader.voice, moment.table
    if table.status == "over":
        return make_view(*_after_game_buttons(reader, moment))
    view, helps, cards, close = None, None, cards_button(reader, moment), False
    past = _round_before(reader, moment)
    asks_shape = reader.is_asked_for_shape and not table.step(reader.own_seat)
    tall = [button(TablePress(TALL, table.id), voice.say("button-shape-tall"))] if asks_shape else []
    more = [*tall, _more_button(voice, table)]
    groups = [[*offer_answer_buttons(voice, table, reader.seat)], cards, past]
    if reader.own_seat in table.active:
        rows = moment.choices(reader).rows(ROOT)
        view = choice_view(reader, moment, rows)
        in_last = len(rows[-1].choices) if rows and rows[-1].prompt is None else BUTTONS
        beside = table.game.standing_orders and moment.layout.shows_standing_orders(moment.view(reader.own_seat))
        orders = [orders_button(voice, table)] if beside else []
        rules, *hint = _help_buttons(reader, moment, advised)
        close = in_last <= moment.layout.most_choices_beside_help
        # To follow a hint takes the room of the rules, which would break the line of a phone.
        crowded = (close or (bool(cards) and reader.shape == TALL)) and _is_hint_legal(reader, moment, advised)
        helps = [*(past or ([] if crowded else [rules])), *hint]
        short = reader.shape == TALL and _ends_short(rows)
        few = bool(cards) and not orders and short
        if not close and few:
            helps, more, close = [*hint, *more], past, True
        groups = [[*cards, *orders], *groups[:1], helps]
        if orders and short:  # beside the last choice, and all that is short in a row below
            groups, more, close = [orders, *groups[1:-1], [*cards, *helps, *more]], [], True
    groups = [*filter(None, (*groups, more))]
    view = view or make_view()
    for number, group in enumerate(groups):
        with suppress(ValueError):  # five rows are full: the table message has them, too
            append_components(view, *group, apart=not (number or close), below_all=group is helps or group is more)
    return view


def _ends_short(rows: Sequence[Row]) -> bool:
    """Whether the last choice has room for *Cards…*, *Hint* and *More* beside it on a phone."""
    *before, last = [choice for choice in rows[-1].choices if choice is not None]
    fits = len(before) <= 1 and all(len(choice.label) > LONG for choice in before)  # which has a row for itself there
    return rows[-1].prompt is None and len(last.label) <= SHORT and fits


def _more_button(voice: Voice, table: Table) -> Button[Any]:
    return button(TablePress("more", table.id), voice.say("button-more"))


def _round_before(reader: Reader, moment: Moment) -> list[Button[Any]]:
    """The way to the picture of how the round before ended, as long as that is news."""
    if not moment.round_end_story(reader):
        return []
    return [button(TablePress("before", moment.table.id), reader.voice.say("button-round-before"))]


def _help_buttons(reader: Reader, moment: Moment, advised: Hint | None) -> list[Button[Any]]:
    """What helps somebody who is to move, beside their choices."""
    voice, table = reader.voice, moment.table
    hint = [] if table.is_to_be_rated else [button(TablePress("hint", table.id), voice.say("button-hint"))]
    if advised is not None and _is_hint_legal(reader, moment, advised):
        hint = [button(_follow_hint_press(reader, moment, advised), voice.say("button-hint-follow"), Style.success)]
    return [rules_button(voice, table.game.id), *hint]


def _is_hint_legal(reader: Reader, moment: Moment, advised: Hint | None) -> bool:
    return advised is not None and advised.action in moment.legal(reader.own_seat)


def _follow_hint_press(reader: Reader, moment: Moment, advised: Hint) -> Press:
    """What does all that a hint says."""
    with suppress(IllegalAction):
        whole = Stage(reader, moment, [advised.actions])
        if advised.further_actions or (moment.layout.hints_name_whole_decision and whole.can_continue):
            return whole.make_press("follow")
    return ChoicePress(moment.seat_step(reader.own_seat), action_key(advised.action), confirmed=True)


def _after_game_buttons(reader: Reader, moment: Moment) -> Iterator[Button[Any]]:
    """What somebody goes on with after a game, wherever this is read; whoever has beaten the computer, with a better
    one."""
    table = moment.table
    say, level = reader.voice.say, next_stronger_level(table, reader.seat)
    if level is not None:
        label = say("button-stronger", level=say(f"level-{level}"))
        yield button(TablePress(level, table.id), label, Style.success)
    yield from rematch_button(reader.voice, table, Style.success if level is None else Style.secondary)
    if has_won_alone(table, reader.seat) and not moment.layout.fuller_game_options.items() <= table.options.items():
        yield button(TablePress(FURTHER, table.id), moment.words(reader.voice).fuller_game_label())
    yield button(ReviewPress("open", table.id), say("button-review"))
    yield button(MyGamesPress("open"), say("button-help-games"))
    yield _more_button(reader.voice, table)


def step_content(reader: Reader, moment: SituationInWords, choice: Choice, hint: Hint | None = None) -> Content:
    """The private message while a decision is built up; a ``hint`` stays in sight as long as it can be followed."""
    choices, seen, layout = moment.choices(reader), moment.view_for(reader), moment.layout
    view = choice_view(
        reader, moment, choices.rows(choice.path), [back_label_and_press(reader, moment, choice.path)], choice.key
    )
    with suppress(ValueError):  # five rows are full
        append_components(view, *cards_button(reader, moment))
    actions = choices.actions_after(choice.path)
    shown = layout.step_view(choice.path, actions, seen)
    advised = None
    if hint is not None and hint.action in actions:
        shown, advised = layout.preview_view([hint.action], shown), hint.advice
    picture = private_picture(reader, moment.table, shown)
    legend = moment.legend(reader.voice, actions, seen, choice.path)
    asked = f"**{legend}**" if legend and not layout.names_step else None
    note = "\n".join(filter(None, (advised, asked or f"**{choice.label}**", None if asked else legend)))
    begun = ChoicePress(moment.seat_step(reader.own_seat), choice.key)
    text = moment.private_text(reader, seen, note, begun=True)
    return Content(text, picture, view, begun)


def confirm_content(reader: Reader, moment: SituationInWords, choice: Choice) -> Content:
    """The private message that asks once more before something that can't be taken back."""
    seen, voice = moment.view_for(reader), reader.voice
    assert choice.action is not None
    picture = private_picture(reader, moment.table, moment.layout.preview_view([choice.action], seen))
    yes, pressed = confirm_label_and_press(reader, moment, choice)
    no, above = back_label_and_press(reader, moment, choice.path)
    view = make_view(button(pressed, yes, Style.primary), button(above, no))
    asked = moment.words(voice).confirmation_question(choice.action, seen, moment.name_labels(voice))
    text = moment.private_text(reader, seen, f"**{asked}**", begun=True)
    return Content(text, picture, view, ChoicePress(moment.seat_step(reader.own_seat), choice.key))


def confirm_label_and_press(reader: Reader, moment: SituationInWords, choice: Choice) -> tuple[str, Press]:
    """What confirms a choice: the words and the press."""
    yes = ChoicePress(moment.seat_step(reader.own_seat), choice.key, confirmed=True)
    return reader.voice.say("button-confirm", choice=choice.label), yes


def orders_button(voice: Voice, table: Table) -> Button[Any]:
    """Leads to somebody's standing orders."""
    return button(TablePress("orders", table.id), voice.say("button-orders"))


def choice_view(
    reader: Reader,
    moment: SituationInWords,
    rows: Sequence[Row],
    ways: Sequence[tuple[str, Press]] = (),
    unfolded: str = "",
) -> View:
    """The choices of a seat, row by row, and below them what leads elsewhere; ``unfolded``: the step they stand in."""
    items = choice_components(Stage(reader, moment), list(enumerate(rows)), unfolded=unfolded)
    beside = moment.layout.is_back_beside_buttons and rows and rows[-1].prompt is None
    beside = beside and len(rows[-1].choices) + len(ways) <= BUTTONS
    below = len(rows) - 1 if beside else len(rows)
    return make_view(*items, *(button(press, label, row=below) for label, press in ways))


def decks_text(reader: Reader, moment: Moment) -> str:
    """The decks that somebody at a table, or watching it, may read: all of them, or only their own."""
    table, names = moment.table, names_as_read(reader.voice.catalogue, moment.names(reader.voice), reader.seat)
    rules = decks_of(table.game)
    own = () if reader.seat is None else (reader.seat,)
    seats = range(len(table.people)) if rules.public else own
    if not seats:
        raise Refused("decks-secret")
    chosen = table.options.get("decks") or [None] * len(names)
    default = next(iter(rules.ready.values()))
    whose: dict[Deck, list[str]] = {}  # a deck that several play with stands there once
    for each in seats:
        whose.setdefault(tuple(chosen[each] or default), []).append(names[each])
    lines = []
    for cards, players in whose.items():
        player = reader.voice.catalogue.list_in_sentence(players)
        lines.append(f"**{player}**: {deck_summary(reader.voice, table.game, cards)}")
        lines.append(
            copyable_block(
                clipped_text(
                    reader.voice.deck_words(table.game).write_deck(cards), MESSAGE // len(whose) - len(lines[-1])
                )
            )
        )
    left = (
        moment.words(reader.voice).draw_pile_text(moment.view(reader.own_seat))
        if reader.seat is not None and table.active
        else None
    )
    if left is not None:
        lines.insert(0, f"{left[0]}\n{copyable_block(reader.voice.deck_words(table.game).write_deck(left[1]))}")
    return "\n".join(lines)[:LONGEST]
