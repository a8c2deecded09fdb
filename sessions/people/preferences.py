"""The preferences of people, wherever they play."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Literal, NamedTuple

import msgspec

import engine
from sessions.people.document_cache import Changes, DocumentCache
from sessions.store import Store
from sessions.store.documents import PREFERENCES
from sessions.store.ratings import set_listed
from sessions.time.wall_clock import CLOCK, Clock
from sessions.time.zones import minutes_ahead_of_utc

Hands = Literal["dm", "here"]
"""The way of somebody's hands to them: by direct message, or only where they ask for them at the table."""
Explains = Literal["first", "again", "off"]
"""When what happens for the first time is explained: in the first games of a kind, in whichever game, or never."""
Reminders = Literal["dm", "thread", "off"]


Palette = Literal["all", "protanopia", "deuteranopia", "tritanopia"]
"""The colours of pictures, by which of them somebody can tell apart."""


Shape = Literal["wide", "tall", "large"]
"""The shape of pictures: as wide as the table's, tall for a phone, or wide with larger type."""


class ExplainedAt(NamedTuple):
    """When something was last explained to somebody in their newest game of a kind."""

    table: int
    turn: int
    """The number of the turn; `NO_TURN` in a game in which each decision is one."""
    times: int
    """The number of explanations at that table so far."""

    @property
    def as_mark(self) -> str:
        """The mark by which it is kept among what has been explained."""
        return f"{MARK}{self.table}:{self.turn}:{self.times}"

    @classmethod
    def newest_mark(cls, explained: Sequence[str], table: int) -> "ExplainedAt":
        """The newest mark of a table; that nothing has been explained there where it has none."""
        marks = [ExplainedAt(*map(int, key[1:].split(":"))) for key in explained if key.startswith(MARK)]
        return next((told for told in marks if told.table == table), ExplainedAt(table, NO_TURN, 0))


MARK = "@"
"""What no name of an explanation begins with."""
NO_TURN = -1


class Preferences(msgspec.Struct, frozen=True, omit_defaults=True):
    """The preferences of somebody."""

    answers_itself: bool = True
    """True to give an answer by itself where everybody can see that it is the only one."""
    orders: dict[str, dict[str, bool]] = {}
    """Standing orders, by game: True for each question that somebody wants to be asked."""
    hands: Hands = "dm"
    pictures: bool = True
    """True for private messages with a picture; without one they say what is in it."""
    palette: Palette = "all"
    """The colours of the pictures that only they see."""
    shape: Shape = "wide"
    shape_chosen: bool = False
    """True once they have chosen one: then they are not asked any more."""
    calls: bool = True
    """True to be mentioned at the table when their turn begins."""
    reminders: Reminders = "dm"
    """The place of reminders before their time is over."""
    quiet: tuple[int, int] | None = None
    """The hours of their day from which to which nothing that is sent to them makes a sound: (22, 7)."""
    offset: int = 0
    """So many minutes the clock where they are is ahead of UTC, where they have said no place."""
    zone: str | None = None
    """The time zone where they are, by its name: "Europe/Berlin"."""
    listed: bool = True
    """True to let others see their ratings."""
    away: tuple[tuple[float, float], ...] = ()
    """The times, from when to when, in which the slow clocks stand still; in order."""
    challenges: bool = True
    """True to let others challenge them, and to tell them by direct message."""
    rated: dict[str, bool] = {}
    """The last choice between rated and friendly among people, by game."""
    explains: Explains = "first"
    explained: dict[str, tuple[str, ...]] = {}
    """What has been explained to them, by game; as the last of it a mark that says when (`ExplainedAt`)."""
    language: str | None = None
    """The language that they have chosen; None leaves it to their Discord."""
    spoken: str | None = None
    """The language that they were answered in last, for what comes to them without a press; None is English."""

    @property
    def may_be_asked_shape(self) -> bool:
        """Whether they may still be asked for the shape of their pictures."""
        return self.pictures and self.shape == "wide" and not self.shape_chosen

    def orders_in(self, game: engine.Game, *, alone: bool = False) -> Mapping[str, bool]:
        """Their standing orders in a game; its first ones where they have never chosen any.

        ``alone``: they play with computers, and no other people.
        """
        chosen = self.orders.get(game.id)
        if chosen is not None:
            return chosen
        first = next(iter(game.standing_orders))
        return game.standing_orders[(game.orders_alone if alone else None) or first]

    def is_quiet(self, now: float) -> bool:
        """Whether it is one of their quiet hours."""
        if self.quiet is None:
            return False
        begin, end = self.quiet
        hours = end - begin if end > begin else end - begin + 24
        return (now / 3600 + self.minutes_ahead_of_utc(now) / 60 - begin) % 24 < hours

    def minutes_ahead_of_utc(self, now: float) -> int:
        """So many minutes the clock where they are is ahead of UTC at a time."""
        ahead = None if self.zone is None else minutes_ahead_of_utc(self.zone, now)
        return self.offset if ahead is None else ahead

    def away_until(self, now: float) -> float | None:
        """The time until which they are away; None when they are not."""
        return next((end for begin, end in self.away if begin <= now < end), None)


class People(DocumentCache[Preferences]):
    """The preferences of everybody."""

    def __init__(self, store: Store, clock: Clock = CLOCK) -> None:
        super().__init__(Preferences, PREFERENCES, store, clock)

    async def preferences(self, user_id: int) -> Preferences:
        """The preferences of somebody; the defaults where they have chosen nothing."""
        return await self.get(user_id)

    async def set_listed(self, user_id: int, *, listed: bool) -> None:
        """Let others see somebody's ratings, or not."""
        await self.change(user_id, also=partial(set_listed, user_id=user_id, listed=listed), listed=listed)

    async def note_explained(self, user_id: int, game_id: str, key: str, table_id: int, turn: int | None) -> None:
        """Keep that something of a game has been explained to somebody, at which table, and in which turn there."""

        def noted(before: Preferences) -> dict[str, object]:
            known = before.explained.get(game_id, ())
            if key in known:
                return {}
            told = ExplainedAt(
                table_id, NO_TURN if turn is None else turn, ExplainedAt.newest_mark(known, table_id).times + 1
            )
            kept = [one for one in known if not one.startswith(MARK)]
            return {"explained": {**before.explained, game_id: (*kept, key, told.as_mark)}}

        await self._change_if_needed(user_id, noted)

    async def note_taught(self, user_id: int, game_id: str, keys: Sequence[str]) -> None:
        """Keep that a lesson has taught somebody these of a game: a game doesn't explain them again."""

        def noted(before: Preferences) -> dict[str, object]:
            known = before.explained.get(game_id, ())
            new = [key for key in keys if key not in known]
            return {"explained": {**before.explained, game_id: (*new, *known)}} if new else {}

        await self._change_if_needed(user_id, noted)

    async def keep_orders(self, user_id: int, game_id: str, orders: Mapping[str, bool]) -> None:
        """Keep somebody's standing orders for a game, beside those for others."""
        await self.change_from(user_id, lambda before: {"orders": {**before.orders, game_id: dict(orders)}})

    async def switch_order(
        self, user_id: int, game: engine.Game, name: str, *, on: bool, alone: bool = False
    ) -> Mapping[str, bool]:
        """Change one of somebody's standing orders for a game, and return all of them; ``alone`` is `orders_in`'s."""

        def switched(before: Preferences) -> dict[str, object]:
            orders = {**before.orders_in(game, alone=alone), name: on}
            return {"orders": {**before.orders, game.id: orders}}

        return (await self.change_from(user_id, switched)).orders[game.id]

    async def choose_rated(self, user_id: int, game_id: str, *, rated: bool) -> None:
        """Keep whether somebody wants games of a kind rated, for the next one."""

        def chosen(before: Preferences) -> dict[str, object]:
            return {} if before.rated.get(game_id) is rated else {"rated": {**before.rated, game_id: rated}}

        await self._change_if_needed(user_id, chosen)

    async def _change_if_needed(self, user_id: int, changes: Changes[Preferences]) -> None:
        """Change somebody's preferences, without a transaction where as far as is known nothing would change."""
        if changes(await self.preferences(user_id)):
            await self.change_from(user_id, changes)
