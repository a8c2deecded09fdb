"""Servers that have removed the bot: nothing is posted there any more, and what they have kept is deleted later."""

from functools import partial

import msgspec

from sessions.people.servers import Servers, ServerSettings
from sessions.store import Store
from sessions.store import left_servers as rows
from sessions.store.daily_puzzles import POST
from sessions.store.due import schedule
from sessions.store.writer import Transaction
from sessions.time.paces import DAY
from sessions.time.wall_clock import Clock

GRACE = 30 * DAY
"""Seconds for which settings and decks are kept: a bot that was removed by mistake finds all as it was."""


class LeftServers:
    """Says goodbye to servers, and finds them again."""

    def __init__(self, store: Store, servers: Servers, clock: Clock) -> None:
        self._store = store
        self._servers = servers
        self._clock = clock

    async def leave(self, guild_id: int) -> None:
        """A server has removed the bot: end its daily puzzle at once, and its settings and decks after a while."""
        at = self._clock() + GRACE
        await self._store.transact(partial(rows.leave, guild_id=guild_id, at=at))
        self._store.alarm.note_due(at)

    async def watch(self, guild_id: int) -> None:
        """A server is missing that has settled something: it is looked for once more before that is deleted."""
        at = self._clock() + GRACE
        await self._store.transact(lambda transaction: schedule(transaction, rows.FORGET, guild_id, at))

    async def come_back(self, guild_id: int) -> None:
        """The bot is in a server again: go on with what was settled there, if that was to be deleted.

        Its daily puzzle begins on the next day, when its managers have had time to let the bot post it.
        """
        if not await self._store.transact(partial(rows.come_back, guild_id=guild_id)):
            return
        now = self._clock()

        def again(settings: ServerSettings) -> dict[str, object]:
            daily = settings.daily
            return {} if daily is None else {"daily": msgspec.structs.replace(daily, since=now)}

        if (await self._servers.settings(guild_id)).daily is not None:
            due = partial(schedule, kind=POST, about=guild_id, at=now)
            await self._servers.change_from(guild_id, again, also=due)
            self._store.alarm.note_due(now)

    async def forget(self, guild_id: int) -> None:
        """Delete what a server has settled, and its decks."""

        def also(transaction: Transaction) -> None:
            rows.leave(transaction, guild_id, self._clock())
            rows.come_back(transaction, guild_id)
            rows.forget_decks(transaction, guild_id)

        await self._servers.remove(guild_id, also=also)

    async def with_settings(self) -> list[int]:
        """The ids of all servers that have settled something."""
        return [int(row.guild_id) for row in await self._store.fetch(rows.with_settings())]
