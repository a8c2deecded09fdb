"""Which puzzle somebody is asked next: one that they have not tried, about as hard as they are good."""

from collections.abc import Mapping, Sequence
from hashlib import sha256

from learning.puzzles.library import PuzzleCollection, PuzzleEntry
from sessions.puzzles.daily import DailyPuzzles, is_reserved_for_daily
from sessions.puzzles.streaks import day_of
from sessions.puzzles.tries import PuzzleTries, initial_rating
from sessions.time.wall_clock import Clock

AMONG = 20
"""One is drawn of so many whose rating is nearest to that of whoever asks."""


class PuzzleChooser:
    """Chooses puzzles for people."""

    def __init__(self, tries: PuzzleTries, daily: DailyPuzzles, clock: Clock) -> None:
        self._tries = tries
        self._daily = daily
        self._clock = clock

    async def next_puzzle_id(
        self, user_id: int, game_id: str, collection: PuzzleCollection, theme: str = ""
    ) -> str | None:
        """The id of the next puzzle for somebody, about a theme if there is one; None where there are none.

        It stays the same one until they have tried it. Whoever has tried them all is asked again what they got wrong,
        the oldest first.
        """
        tried = await self._tries.tried_puzzles(user_id, game_id)
        about = {name: one for name, one in collection.entries.items() if not theme or theme in one.themes}
        fresh = {name: one for name, one in about.items() if name not in tried}
        open_ones = await self._without_the_kept(game_id, fresh)
        if open_ones:
            last = collection.entries.get(next(reversed([*tried]), ""))
            if last is not None and not theme:  # no motif twice in a row
                others = {name: one for name, one in open_ones.items() if one.themes[0] != last.themes[0]}
                open_ones = others or open_ones
            among = await self._nearest_in_difficulty(user_id, game_id, collection, open_ones)
            lot = sha256(f"{user_id}/{theme}/{len(tried)}".encode()).digest()
            return among[int.from_bytes(lot[:8]) % len(among)].id
        wrong = [name for name, solved in tried.items() if name in about and not solved]
        return next(iter(wrong), None) or next(iter(name for name in tried if name in about), None)

    async def _without_the_kept(self, game_id: str, entries: Mapping[str, PuzzleEntry]) -> Mapping[str, PuzzleEntry]:
        """Those that are not kept for a day to come."""
        if not any(is_reserved_for_daily(name) for name in entries):
            return entries
        had = await self._daily.used_before(game_id, day_of(self._clock()) - 1)
        return {name: one for name, one in entries.items() if name in had or not is_reserved_for_daily(name)}

    async def _nearest_in_difficulty(
        self, user_id: int, game_id: str, collection: PuzzleCollection, entries: Mapping[str, PuzzleEntry]
    ) -> Sequence[PuzzleEntry]:
        own = await self._tries.rating(user_id, game_id)
        known = await self._tries.puzzle_ratings(game_id)

        def distance(entry: PuzzleEntry) -> tuple[float, str]:
            begun = initial_rating(collection.comparable_difficulty(entry.difficulty)).mu
            return abs(known.get(entry.id, begun) - own), entry.id

        return sorted(entries.values(), key=distance)[:AMONG]
