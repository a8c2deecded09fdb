"""*More*: what else can be done at a table. It takes the place of the hand below which it stands, which comes back.

Below the table message it opens in a message that goes once its reader plays on, and changes at the end. The rules go
in the same way, and what somebody is told of their own offer once it is answered."""

from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from typing import Any, NamedTuple, get_args

import discord
from discord.ui import Item, View

from learning.puzzles.library import games_with_puzzles
from render.kit.shapes import TALL, WIDE
from sessions import Table
from sessions.log.offers import Matter
from sessions.people.preferences import Preferences
from ui.interactions.answer import Answer
from ui.interactions.components import Style, button, make_view, menu, menu_entry, rules_button
from ui.interactions.discord_faults import FAULTS
from ui.interactions.ids import CardPress, PuzzlePress, TablePress
from ui.interactions.open_answers import OpenAnswers, withdraw
from ui.interactions.own_hand import back_to_hand_button
from ui.interactions.reader import Reader
from ui.tables.content import orders_button
from ui.tables.moment import Moment
from ui.tables.offers import offer_buttons
from ui.tables.surfaces.content import Content
from words import Voice

PUZZLED = frozenset(games_with_puzzles())
MEGABYTES = 2.0
"""How much the answers may take by which the message goes, or changes at the end."""


class OpenMessage(NamedTuple):
    """A message that somebody has before them."""

    user_id: int
    what: str
    """``MORE``, ``RULES``, or the matter of an offer."""
    answer: Answer
    step: int | None
    """How much whoever opened it had done at the table; None for somebody who only watches."""
    is_other: bool = False
    """Something else stands in it by now: what has come of a press in it."""


MORE, RULES = "more", "rules"
MATTERS = get_args(Matter)


class MoreMenus:
    """Shows what is behind *More*, until its reader plays on; takes out of it what a game that is over has no place
    for."""

    def __init__(self, background: Callable[[Coroutine[Any, Any, None]], None]) -> None:
        self._background = background
        self._shown = OpenAnswers[OpenMessage]("ui.tables.more_menu", MEGABYTES)

    async def open(self, answer: Answer, moment: Moment, likes: Preferences) -> None:
        """Answer with what is behind *More*, for somebody who prefers this."""
        table, user_id = moment.table, answer.interaction.user.id
        text, view = _menu_message(answer, moment, _player_items(answer.voice, table, table.seat_of(user_id), likes))
        await answer.say(text, view=view)
        self.note_answer(answer, moment, MORE)

    def note_answer(self, answer: Answer, moment: Moment, what: str) -> None:
        """Note that somebody was answered with the menu or the rules, or that their offer of that matter stands. The
        message that they had before goes: two would say the same, and one of them no more what is so."""
        table, user_id = moment.table, answer.interaction.user.id
        older = self._shown.take(table.id, (user_id, what))
        if older is not None:
            self._background(withdraw(older.answer))
        if table.active:
            self._put(table, OpenMessage(user_id, what, answer, _seat_step(moment, user_id)))

    async def update_message(self, answer: Answer, moment: Moment) -> None:
        """Bring the message up to date in which somebody has pressed what went when the game ended."""
        text, view = _menu_message(answer, moment, ())
        await answer.edit(f"{answer.voice.say('table-over')}\n{text}", None, view)

    def note_replaced(self, table: Table, user_id: int) -> None:
        """Note that something else stands in somebody's message now."""
        shown = self._shown.about(table.id).get((user_id, MORE))
        if shown is not None:
            self._put(table, shown._replace(is_other=True))

    def has_open_message(self, table: Table) -> bool:
        """True if somebody has such a message about a table before them."""
        return bool(self._shown.about(table.id))

    def update_all(self, moment: Moment) -> None:
        """Take away what whoever has played on needs no more; bring all of it up to date once the game is over."""
        table = moment.table
        for key, shown in self._shown.about(table.id).items():
            answered = shown.what in MATTERS and shown.what not in table.unanswered_offers()
            if answered or not table.active or shown.step != _seat_step(moment, shown.user_id):
                self._shown.take(table.id, key)
                goes = table.active or shown.what != MORE
                self._background(withdraw(shown.answer) if goes else _bring_up_to_date(shown, moment))

    def _put(self, table: Table, shown: OpenMessage) -> None:
        self._shown.put(table.id, shown, (shown.user_id, shown.what))


async def _bring_up_to_date(shown: OpenMessage, moment: Moment) -> None:
    with suppress(*FAULTS):
        if not shown.is_other:
            await shown.answer.edit_answer(*_menu_message(shown.answer, moment, ()))


def _seat_step(moment: Moment, user_id: int) -> int | None:
    """How much somebody has done at a table; None for whoever only watches."""
    seat = moment.table.seat_of(user_id)
    return None if seat is None else moment.step(seat)


def file_buttons(voice: Voice, table_id: int) -> list[Item[Any]]:
    """*Export* and *Verify*, of a game that is over."""
    return [button(TablePress(one, table_id), voice.say(f"button-table-{one}")) for one in ("export", "verify")]


def may_repost(answer: Answer, table: Table) -> bool:
    """True for somebody who may move the table message: who plays there, or manages the server."""
    interaction = answer.interaction
    return table.seat_of(interaction.user.id) is not None or interaction.permissions.manage_guild


def is_more_menu(message: discord.Message | None, table: Table) -> bool:
    """True for a message that shows what is behind *More*."""
    fair = str(TablePress("fair", table.id))
    rows = [] if message is None else message.components
    return any(getattr(item, "custom_id", None) == fair for row in rows for item in getattr(row, "children", ()))


def _player_items(voice: Voice, table: Table, seat: int | None, likes: Preferences) -> list[Item[Any]]:
    """What a player can do there while the game runs."""
    if not table.active or seat not in table.playing:
        return []
    say, items = voice.say, list[Item[Any]]()
    if not table.is_to_be_rated and seat in table.active:
        items.append(button(TablePress("hint", table.id), say("button-hint")))
    label = say("button-itself-off" if likes.answers_itself else "button-itself-on")
    items.append(button(TablePress("itself", table.id), label))
    if likes.pictures:
        shape = WIDE if likes.shape == TALL else TALL
        items.append(button(TablePress(shape, table.id), say(f"button-shape-{shape}")))
    items += offer_buttons(voice, table, seat)
    if table.game.standing_orders:
        items.append(orders_button(voice, table))
    items.append(button(TablePress("resign", table.id), say("button-resign"), Style.danger))
    return items


def more_menu_in_hand(answer: Answer, moment: Moment, likes: Preferences) -> Content:
    """What is behind *More*, in the place of a player's hand, with the way back to it."""
    voice, table = answer.voice, moment.table
    own = _player_items(voice, table, table.seat_of(answer.interaction.user.id), likes)
    text, view = _menu_message(answer, moment, own, [back_to_hand_button(voice, table.id)])
    return Content(text, None, view)


def _menu_message(
    answer: Answer, moment: Moment, own: Sequence[Item[Any]], ways: Sequence[Item[Any]] = ()
) -> tuple[str, View]:
    """What is behind *More*, with what a player can do there, and the ``ways`` back."""
    voice, say, table = answer.voice, answer.voice.say, moment.table
    items: list[Item[Any]] = [button(TablePress("replay", table.id), say("button-replay"))]
    if answer.interaction.channel_id == table.place_id and may_repost(answer, table):
        items.insert(0, button(TablePress("repost", table.id), say("button-repost")))
    if table.game.decks is not None and (
        table.game.decks.public or table.seat_of(answer.interaction.user.id) is not None
    ):
        label = say("button-decks" if table.game.decks.public else "button-my-deck")
        items.append(button(TablePress("decks", table.id), label))
    items += [*own, rules_button(voice, table.game.id)]  # a hand whose turn it isn't has none
    if not table.active:
        items.append(button(TablePress("film", table.id), say("button-film")))
        if table.game.id in PUZZLED:
            items.append(button(PuzzlePress("open", table.game.id), say("button-puzzle")))
        items += file_buttons(voice, table.id)
    if cards := moment.layout.visible_cards(voice, moment.view(None)):
        items.append(menu(CardPress(), say("button-look"), [menu_entry(name, card) for card, name in cards]))
    items += [button(TablePress("fair", table.id), say("button-fair")), *ways]
    reader = Reader(voice, table.seat_of(answer.interaction.user.id))
    lines = [say("table-more"), f"-# {moment.turn_text(reader)}"]
    if not table.active:
        lines.append(f"-# {say('table-more-over')}")
    return "\n".join(lines), make_view(*items)
