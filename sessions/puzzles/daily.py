"""The puzzle of the day: which one it is, when each server's message is due, and what is known of it.

A server's day begins at its hour, in UTC, and has the number of the date on which it began. Wherever the same games
take turns, a day has the same puzzle.
"""

from collections.abc import Collection, Sequence
from functools import partial
from hashlib import sha256
from typing import NamedTuple

from sessions.people.servers import DailyPuzzle
from sessions.puzzles.streaks import DAY, day_of
from sessions.store import Store
from sessions.store import daily_puzzles as rows
from sessions.store.daily_puzzles import DailyRow, DailyTry
from sessions.store.due import schedule
from sessions.store.rows import typed_row
from sessions.store.writer import Transaction
from sessions.time.wall_clock import Clock

HOUR = 3600.0
NO_DAY = 2**31 - 1
"""After every day."""
KEPT_FOR_DAYS = 4
"""One puzzle of so many is kept for the days; the others can be had at any time."""


def is_reserved_for_daily(puzzle: str) -> bool:
    """True for a puzzle that nobody is asked before it was that of a day."""
    return _lot_number("kept", puzzle) % KEPT_FOR_DAYS == 0


def _lot_number(what: str, puzzle: str) -> int:
    return int.from_bytes(sha256(f"{what}/{puzzle}".encode()).digest()[:8])


def day_at(hour: int, now: float) -> int:
    """The day of a server whose days begin at this hour."""
    return day_of(now - hour * HOUR)


def day_begins_at(day: int, hour: int) -> float:
    """The Unix time at which a day begins."""
    return day * DAY + hour * HOUR


def next_day_begins_at(hour: int, now: float) -> float:
    """The Unix time at which the next day begins."""
    return day_begins_at(day_at(hour, now) + 1, hour)


def game_of(day: int, games: Sequence[str], wanted: Collection[str]) -> str | None:
    """The game of a day: all take turns, and where it is the turn of one that is not wanted, the next one that is."""
    for place in range(len(games)):
        game = games[(day + place) % len(games)]
        if game in wanted:
            return game
    return None


class DayResult(NamedTuple):
    """How many have tried a puzzle, and how many of them have solved it at once."""

    tried: int
    solved: int


class DailyPuzzles:
    """The puzzles of the days, and the messages of the servers."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock

    async def puzzle_of(self, day: int, game: str, puzzles: Sequence[str]) -> str:
        """The puzzle of a day in a game, of these: one that no day has had, as long as there are such."""
        for row in await self._store.fetch(rows.puzzle_of_day_query(day, game)):
            if row.puzzle in puzzles:
                return str(row.puzzle)
        had = [row.puzzle for row in await self._store.fetch(rows.days_of_game_query(game))]
        fresh = [puzzle for puzzle in puzzles if puzzle not in set(had)]
        kept = [puzzle for puzzle in fresh if is_reserved_for_daily(puzzle)]
        again = [puzzle for puzzle in had if puzzle in set(puzzles)]
        chosen = min(kept or fresh, key=partial(_lot_number, "day"), default=None) or again[0]
        return await self._store.transact(partial(rows.choose_for_day, day=day, game=game, puzzle=chosen))

    async def used_before(self, game: str, before: int) -> set[str]:
        """The puzzles of a game that were those of days before this one."""
        return {row.puzzle for row in await self._store.fetch(rows.days_of_game_query(game)) if row.day < before}

    def schedule_next(self, transaction: Transaction, guild_id: int, daily: DailyPuzzle | None, now: float) -> None:
        """See to it that the message of the next day is posted, in the transaction in which a server settles that."""
        if daily is not None:
            schedule(transaction, rows.POST, guild_id, next_day_begins_at(daily.hour, now))

    async def record_intent(self, row: DailyRow) -> DailyRow:
        """Record that a message is to be sent; what is recorded of it already, where that is so."""
        return await self._store.transact(partial(rows.record_intent, row=row))

    async def daily_of(self, guild_id: int, day: int) -> DailyRow | None:
        """The daily puzzle of a server on a day."""
        found = await self._store.fetch(rows.daily_of_guild_query(guild_id, day))
        return typed_row(DailyRow, found[0]) if found else None

    async def last_daily_before(self, guild_id: int, day: int) -> DailyRow | None:
        """The last one of a server before a day that was posted."""
        found = await self._store.fetch(rows.last_daily_query(guild_id, day))
        return typed_row(DailyRow, found[0]) if found else None

    async def newest_of(self, guild_id: int | None) -> str | None:
        """The puzzle of the day of a server, where one is posted that is not over."""
        if guild_id is None:
            return None
        found = await self._store.fetch(rows.open_dailies_query(guild_id))
        return str(found[0].puzzle) if found else None

    async def open_day(self, guild_id: int | None, puzzle: str) -> int | None:
        """The day of which a puzzle is that of a server, as long as that is not over."""
        if guild_id is None:
            return None
        found = await self._store.fetch(rows.open_dailies_query(guild_id))
        return next((row.day for row in found if row.puzzle == puzzle), None)

    async def record_sent(self, row: DailyRow, message_id: int) -> None:
        """Record which message it is; those of earlier days show their solutions from now on."""

        def write(transaction: Transaction) -> None:
            rows.update_daily(transaction, row.guild_id, row.day, message_id=message_id, shown_at=self._clock())
            self._close_before(transaction, row.guild_id, row.day)

        await self._store.transact(write)
        self._store.alarm.note_due(self._clock())

    async def close_all_messages(self, guild_id: int) -> None:
        """Let all messages of a server show their solutions: nobody wants another one there."""
        await self._store.transact(partial(self._close_before, guild_id=guild_id, day=NO_DAY))
        self._store.alarm.note_due(self._clock())

    def _close_before(self, transaction: Transaction, guild_id: int, day: int) -> None:
        if rows.show_solutions_before(transaction, guild_id, day):
            schedule(transaction, rows.SHOW, guild_id, self._clock())

    async def outdated_messages(self, guild_id: int) -> Sequence[DailyRow]:
        """The messages of a server that don't show what they should."""
        return [typed_row(DailyRow, row) for row in await self._store.fetch(rows.outdated_dailies_query(guild_id))]

    async def record_change_begun(self, row: DailyRow) -> None:
        """Record that a message is about to be changed."""
        work = partial(rows.update_daily, guild_id=row.guild_id, day=row.day, shown_at=self._clock())
        await self._store.transact(work)

    async def record_shown(self, row: DailyRow) -> None:
        """Record that a message shows its puzzle as it is in this row."""
        await self._store.transact(partial(rows.update_daily, guild_id=row.guild_id, day=row.day, shown=row.version))

    async def result(self, guild_id: int, day: int) -> DayResult:
        """How many have tried the puzzle of a server, and solved it."""
        (row,) = await self._store.fetch(rows.try_counts_query(guild_id, day))
        return DayResult(row.tried, row.solved)

    async def people_who_tried(self, guild_id: int, day: int) -> Sequence[DailyTry]:
        """Who has tried it, the first one first."""
        return [typed_row(DailyTry, row) for row in await self._store.fetch(rows.who_tried_query(guild_id, day))]
