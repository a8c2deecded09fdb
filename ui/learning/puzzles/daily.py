"""The daily puzzle of each server: posted once a day, kept up to date, and closed with its solution.

What is to be sent is recorded before, and which message it has become after that. What a stop interrupts in between is
looked for in the channel, and sent again by the same nonce.
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Protocol

import structlog

from learning.games import MINERS
from learning.puzzles.library import Library
from learning.puzzles.puzzle import Puzzle
from sessions import DueWork, People, Servers, ServerSettings
from sessions.people.servers import DailyPuzzle
from sessions.puzzles.daily import DailyPuzzles, day_at, day_begins_at, game_of, next_day_begins_at
from sessions.puzzles.tries import SHOWN_EVERY
from sessions.store.daily_puzzles import POST, SHOW, DailyRow
from sessions.time.wall_clock import Clock
from ui.interactions.discord_faults import FAULTS, REFUSED, fault_name, http_status, is_transient
from ui.interactions.precedence import EqualWaiter, Importance
from ui.interactions.request_budget import RequestBudget
from ui.learning.puzzles.daily_content import PreviousDaily, closed_content, open_content, open_text
from ui.tables.surfaces.content import Content, draw_content
from words import Voice, voice_of

log = structlog.get_logger()


Left = Callable[[int], Awaitable[bool]]
"""Whether a server that refuses something has removed the bot, of which it is said goodbye to then."""
Ended = Callable[[int, int], None]
"""Tells a server that its daily puzzle is switched off, as a channel refuses it."""


class DailyMessageRequests(Protocol):
    """What is asked of Discord; whatever fails there raises one of FAULTS."""

    async def send(self, row: DailyRow, content: Content) -> int:
        """Send the message of a day, and return its id; a second time soon after, that of the first."""

    async def find(self, row: DailyRow) -> int | None:
        """The id of the message of a day that was sent already, as far as that can be seen."""

    async def edit_text(self, row: DailyRow, text: str) -> None:
        """Change the words of a message, and nothing else."""

    async def edit(self, row: DailyRow, content: Content) -> None:
        """Let a message show something else."""


class DailyPoster:
    """Posts, and keeps up to date."""

    def __init__(
        self,
        messages: DailyMessageRequests,
        library: Library,
        daily: DailyPuzzles,
        servers: Servers,
        people: People,
        budget: RequestBudget,
        clock: Clock,
        left: Left,
        ended: Ended,
    ) -> None:
        self._messages = messages
        self._library = library
        self._daily = daily
        self._servers = servers
        self._people = people
        self._budget = budget
        self._clock = clock
        self._left = left
        self._ended = ended

    def register_due_work(self, due: DueWork) -> None:
        """Register these kinds of work."""
        due.register_kind(POST, self.post_puzzle)
        due.register_kind(SHOW, self.update_messages)

    async def post_puzzle(self, guild_id: int, _due_at: float) -> float | None:
        """Post the puzzle of today in a server, unless it is there; the time of the next one."""
        settings = await self._servers.settings(guild_id)
        daily, now = settings.daily, self._clock()
        if daily is None:
            await self._daily.close_all_messages(guild_id)
            return None
        day = day_at(daily.hour, now)
        if day_begins_at(day, daily.hour) >= daily.since and not await self._post_puzzle(
            guild_id, day, settings, daily
        ):
            return None
        return next_day_begins_at(daily.hour, self._clock())

    async def _post_puzzle(self, guild_id: int, day: int, settings: ServerSettings, daily: DailyPuzzle) -> bool:
        """Post the puzzle of a day, unless it is there; whether there is to be one of the next day."""
        known = await self._daily.daily_of(guild_id, day)
        if known is not None and known.message_id is not None:
            return True
        row = known or await self._record_intent(guild_id, day, settings, daily)
        puzzle = None if row is None else self._library.find_puzzle(row.puzzle)
        if row is None or puzzle is None:
            log.warning("no daily puzzle", server=guild_id, day=day, reason="none of these games has one on this day")
            return True
        try:
            message_id = None if known is None else await self._messages.find(row)
            await self._daily.record_sent(row, message_id or await self._send_puzzle(row, puzzle))
        except FAULTS as error:
            if is_transient(error):
                raise
            log.warning("daily puzzle not posted", server=guild_id, error=fault_name(error))
            if http_status(error) in REFUSED:
                await self._end_daily(guild_id, daily)
                return False
        return True

    async def _end_daily(self, guild_id: int, daily: DailyPuzzle) -> None:
        """End the daily puzzle of a server that has removed the bot, or whose channel refuses it.

        It is not tried again day after day: managers who have closed the channel to me mostly meant it.
        """
        if await self._left(guild_id):
            return

        def off(now: ServerSettings) -> dict[str, object]:
            return {"daily": None} if now.daily == daily else {}

        if (await self._servers.change_from(guild_id, off)).daily is None:
            await self._daily.close_all_messages(guild_id)
            self._ended(guild_id, daily.channel)

    async def _record_intent(
        self, guild_id: int, day: int, settings: ServerSettings, daily: DailyPuzzle
    ) -> DailyRow | None:
        games = [game_id for game_id in self._library.games if self._library.puzzles_of_game(game_id).entries]
        game = game_of(day, games, daily.games or games)
        if game is None:
            return None
        puzzle = await self._daily.puzzle_of(day, game, [*self._library.puzzles_of_game(game).entries])
        language = settings.language_in(daily.channel) or daily.language
        row = DailyRow(guild_id, day, game, puzzle, daily.channel, None, language, self._clock(), 0.0, closed=False)
        return await self._daily.record_intent(row)

    async def _send_puzzle(self, row: DailyRow, puzzle: Puzzle) -> int:
        async with self._budget.request_turn(EqualWaiter(Importance.LATER)):
            result = await self._daily.result(row.guild_id, row.day)
            content = open_content(voice_of(row.language), puzzle, result, await self._previous_daily(row))
            await draw_content(content)
            return await self._messages.send(row, content)

    async def _previous_daily(self, row: DailyRow) -> PreviousDaily | None:
        before = await self._daily.last_daily_before(row.guild_id, row.day)
        return None if before is None else PreviousDaily(before, await self._daily.result(before.guild_id, before.day))

    async def update_messages(self, guild_id: int, _due_at: float) -> float | None:
        """Bring messages up to date, each once a minute at most; the time at which there is more to do."""
        again = None
        for row in await self._daily.outdated_messages(guild_id):
            at = row.shown_at + SHOWN_EVERY
            if at > self._clock():
                again = min(at, again or at)
            else:
                await self._update_message(row)
        return again

    async def _update_message(self, row: DailyRow) -> None:
        puzzle = self._library.find_puzzle(row.puzzle)
        await self._daily.record_change_begun(row)
        if puzzle is not None:
            try:
                async with self._budget.request_turn(EqualWaiter(Importance.LATER)):
                    await self._edit_message(row, puzzle, voice_of(row.language))
            except FAULTS as error:
                if is_transient(error):
                    raise
                log.info("daily puzzle not changed", server=row.guild_id, error=fault_name(error))
        await self._daily.record_shown(row)

    async def _edit_message(self, row: DailyRow, puzzle: Puzzle, voice: Voice) -> None:
        if not row.closed:
            result = await self._daily.result(row.guild_id, row.day)
            await self._messages.edit_text(row, open_text(voice, puzzle, result, await self._previous_daily(row)))
            return
        tried = await self._daily.people_who_tried(row.guild_id, row.day)
        preferences = await self._people.of_all([one.user_id for one in tried])
        listed = {user_id for user_id, one in preferences.items() if one.listed}
        course = await asyncio.to_thread(MINERS[puzzle.game].course, puzzle)
        content = closed_content(voice, puzzle, course, tried, listed)
        await draw_content(content)
        await self._messages.edit(row, content)
