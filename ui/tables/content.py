"""What the messages of a table hold: the public one, and the private one of each seat. Nothing is sent here."""

from collections.abc import Container, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any

from discord.ui import Button, View

from sessions import Table
from sessions.decks.repository import decks_of, ready_decks
from ui.decks.text import MESSAGE, block, clipped, summary
from ui.interactions.answer import Refused, in_words
from ui.interactions.components import Style, add_below, button, view_of
from ui.interactions.ids import ChoicePress, PagePress, TablePress
from ui.interactions.pictures import private_picture
from ui.layouts.steps import Choice, Row
from ui.tables.choices import ROOT
from ui.tables.controls import choice_items
from ui.tables.moment import Moment
from ui.tables.offers import answering_offers
from ui.tables.stage import Stage
from ui.tables.surfaces.content import Content
from ui.tables.telling import own_rating_lines, rating_lines, time_lines
from words import catalogue
from words.rules import rules_of

say = catalogue().say

ROOT_KEY = "root"


async def suited(table: Table, seat: int, content: Content) -> Content:
    """A seat's private message as whoever sits there prefers it: with its picture, or with what is in it in words."""
    if content.picture is None or (await table.preferences(seat)).pictures:
        return content
    return replace(content, text=await in_words(content.text, [content.picture]), picture=None)


def turn_line(moment: Moment, seat: int | None = None) -> str:
    """Whose turn it is, or how the game ended, to whoever sits at a seat or to everybody (None)."""
    active = moment.table.active
    if not active:
        return f"**{moment.result(seat)}**"
    if seat is not None and seat in active:
        call = moment.words.call(moment.view(None))
        return f"**{call[0].upper()}{call[1:]}**"
    return moment.words.waiting(moment.view(None), moment.names_for(seat), active)


def public_content(moment: Moment, unreached: Container[int] = ()) -> Content:
    """The table message: picture, last moves, whose turn, and after the end the revealed secret.

    ``unreached``: seats whose direct messages fail, beside those of people who take none.
    """
    table, names = moment.table, moment.names
    lines = [f"### {table.game.title}: {moment.list_of(names)}", moment.words.headline(moment.view(None))]
    lines += [f"> {line}" for line in moment.told(None)]
    lines += [turn_line(moment), *time_lines(table, names)]
    if table.active:
        lines += [
            f"-# {say('table-unreached', player=names[seat])}"
            for seat, person in enumerate(table.people)
            if person.dm_closed or seat in unreached
        ]
    else:
        lines += rating_lines(table, names)
        lines.append(f"-# {say('table-secret')}")
    return Content("\n".join(lines), moment.picture(None), _public_view(table))


def _public_view(table: Table) -> View:
    rules = button(PagePress(table.game.id, rules_of(table.game.id).pages[0].topic), say("button-rules"))
    if table.active:
        return view_of(
            button(TablePress("hand", table.id), say("button-hand"), Style.primary),
            button(TablePress("move", table.id), say("button-move"), Style.success),
            rules,
            button(TablePress("more", table.id), say("button-more")),
            *([button(TablePress("playon", table.id), say("button-play-on"))] if table.row.asked_at else []),
            *answering_offers(table),
        )
    return view_of(
        button(TablePress("rematch", table.id), say("button-rematch"), Style.success),
        rules,
        button(TablePress("replay", table.id), say("button-replay")),
        button(TablePress("film", table.id), say("button-film")),
    )


def spectator_content(moment: Moment) -> Content:
    """What somebody sees who presses a player's button."""
    text = f"{say('table-spectator')}\n{turn_line(moment)}"
    return Content(text, moment.picture(None), None)


def private_content(moment: Moment, seat: int, note: str | None = None) -> Content:
    """A seat's private message: what it holds, what happened, and controls for exactly what it can do now."""
    view = None
    if seat in moment.table.active:
        view = _choice_view(moment, seat, moment.choices(seat).rows(ROOT))
        if moment.table.game.standing_orders:
            add_below(view, orders_button(moment.table))
    view = _with_answers(view, moment.table, seat)
    return Content(private_text(moment, seat, moment.view(seat), note), moment.picture(seat), view)


def _with_answers(view: View | None, table: Table, seat: int) -> View | None:
    """A seat's controls and, where there is room for them, the answers to what it is offered."""
    answers = list(answering_offers(table, seat))
    if not answers:
        return view
    wanted = view or view_of()
    with suppress(ValueError):  # five rows are full: the table message has them, too
        add_below(wanted, *answers)
    return wanted


def step_content(moment: Moment, seat: int, choice: Choice) -> Content:
    """The private message while a decision is built up."""
    choices = moment.choices(seat)
    view = _choice_view(moment, seat, choices.rows(choice.path), back=True)
    actions = choices.under(choice.path)
    previewed = moment.layout.preview(actions, moment.view(seat))
    picture = private_picture(moment.table, seat, previewed)
    note = "\n".join(filter(None, (f"**{choice.label}**", moment.layout.legend(actions, moment.view(seat)))))
    return Content(private_text(moment, seat, moment.view(seat), note), picture, view, begun=True)


def confirm_content(moment: Moment, seat: int, choice: Choice) -> Content:
    """The private message that asks once more before something that can't be taken back."""
    at = moment.seat_step(seat)
    assert choice.action is not None
    picture = private_picture(moment.table, seat, moment.layout.preview([choice.action], moment.view(seat)))
    view = view_of(
        button(
            ChoicePress(at, choice.key, confirmed=True),
            say("button-confirm", choice=choice.label),
            moment.layout.style(choice.path),
        ),
        button(ChoicePress(at, ROOT_KEY), say("button-back")),
    )
    asked = moment.words.confirm(choice.action, moment.view(seat), moment.labels)
    text = private_text(moment, seat, moment.view(seat), f"**{asked}**")
    return Content(text, picture, view, begun=True)


def orders_button(table: Table) -> Button[Any]:
    """Leads to somebody's standing orders."""
    return button(TablePress("orders", table.id), say("button-orders"))


def _choice_view(moment: Moment, seat: int, rows: Sequence[Row], *, back: bool = False) -> View:
    """The choices of a seat, row by row, with *Back* below when they are not the first step."""
    items = choice_items(Stage(moment, seat), list(enumerate(rows)))
    if back:
        items.append(button(ChoicePress(moment.seat_step(seat), ROOT_KEY), say("button-back"), row=len(rows)))
    return view_of(*items)


def decks_text(moment: Moment, seat: int | None) -> str:
    """The decks that somebody at a table, or watching it, may read: all of them, or only their own."""
    table = moment.table
    rules = decks_of(table.game)
    own = () if seat is None else (seat,)
    seats = range(len(table.people)) if rules.public else own
    if not seats:
        raise Refused(say("decks-secret"))
    chosen = table.options.get("decks") or [None] * len(moment.names)
    default = ready_decks(table.game)[0].cards
    lines = []
    for each in seats:
        cards = chosen[each] or default
        lines.append(f"**{moment.names[each]}**: {summary(table.game, cards)}")
        lines.append(block(clipped(rules.write(cards), MESSAGE // len(seats) - len(lines[-1]))))
    return "\n".join(lines)


def private_text(moment: Moment, seat: int, view: Any, note: str | None = None, staged: Any = None) -> str:
    """What stands in a seat's private message about a position that it sees so.

    ``staged``: the same with what the seat has put together so far, where it has begun to.
    """
    table = moment.table
    others = moment.list_of([name for other, name in enumerate(moment.names) if other != seat])
    place = {"place": f"<#{table.place_id}>"} if table.place_id else {}
    key = "hand-title-in" if place else "hand-title"
    lines = [f"### {say(key, game=table.game.title, others=others, **place)}", moment.words.headline(staged or view)]
    lines += [f"> {line}" for line in moment.told(seat)]
    if note:
        lines.append(note)
    lines.append(moment.words.private(view, moment.names))
    lines += [] if staged else moment.words.obstacles(view)
    lines += [turn_line(moment, seat), *time_lines(table, moment.names_for(seat)), *own_rating_lines(table, seat)]
    return "\n".join(lines)
