"""Servers that have removed the bot, as Discord tells of them: what they have kept is deleted after a while."""

from collections.abc import Container

import discord
import structlog

from sessions import DueWork
from sessions.running.left_servers import LeftServers
from sessions.store.left_servers import FORGET
from ui.interactions.discord_faults import FAULTS, REFUSED, http_status

log = structlog.get_logger()


class Departures:
    """Finds out which servers have removed the bot."""

    def __init__(self, client: discord.Client, left: LeftServers, due: DueWork) -> None:
        self._client = client
        self._left = left
        self.removed, self.joined = left.leave, left.come_back
        due.register_kind(FORGET, self._forget_server)

    async def note_missing(self, shards: Container[int], shard_count: int) -> None:
        """After a start, look at the servers that should be there: one may have removed the bot while there was none.

        ``shards``: those of this process.
        """
        for guild_id in await self._left.with_settings():
            if (guild_id >> 22) % shard_count in shards and self._client.get_guild(guild_id) is None:
                await self._left.watch(guild_id)

    async def is_gone(self, guild_id: int) -> bool:
        """Whether a server has removed the bot, or is no more; raises one of FAULTS where Discord doesn't say."""
        if self._client.get_guild(guild_id) is not None:  # it may be one of another process
            return False
        try:
            await self._client.fetch_guild(guild_id, with_counts=False)
        except FAULTS as error:
            if http_status(error) in REFUSED:
                return True
            raise
        return False

    async def left(self, guild_id: int) -> bool:
        """The same for a server that refuses something; one that is gone is said goodbye to."""
        gone = await self.is_gone(guild_id)
        if gone:
            log.info("a server has removed the bot", server=guild_id)
            await self._left.leave(guild_id)
        return gone

    async def _forget_server(self, guild_id: int, _due_at: float) -> float | None:
        """Delete what a server has kept that has not come back."""
        if await self.is_gone(guild_id):
            await self._left.forget(guild_id)
            log.info("the settings of a server are deleted", server=guild_id)
        else:
            await self._left.come_back(guild_id)
        return None
