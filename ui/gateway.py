"""The connection of all shards: side by side where Discord allows it, and none of them in another's way.

discord.py 2.7.1 launches shards one after the other with five seconds between, and only then looks at what becomes of
them: a resume waits for every IDENTIFY, and a close for good is noticed when all shards have met it.
"""

import asyncio
from collections.abc import Coroutine
from typing import Any

import aiohttp
import discord
import structlog
import yarl
from discord.ext import commands
from discord.gateway import DiscordWebSocket, ReconnectWebSocket
from discord.shard import EventItem, EventType, Shard

from ui.identifying import CONNECT_WITHIN, Identifying, TurnLost
from words import ENGLISH, voice_of

log = structlog.get_logger(__name__)

PAUSE = 5.0
"""Seconds until a shard that could not connect tries again."""
FOR_GOOD = {4004: "token", 4010: "shard", 4011: "servers", 4012: "version", 4013: "intents", 4014: "permission"}
"""The codes with which the gateway closes for a reason that stays, and what that is about."""
FAILED = (OSError, aiohttp.ClientError, discord.HTTPException, discord.GatewayNotFound, ReconnectWebSocket)


class ClosedForGood(Exception):
    """Discord does not let the bot in any more until somebody changes something; the text says what."""


class MoreShardsWanted(Exception):
    """Discord wants more shards, of which the next start asks how many there are."""


class ShardedBot(commands.AutoShardedBot):
    """A bot whose shards identify in turn with those of other processes."""

    identifying: Identifying
    _asked: int | None = None
    """The number of shards that Discord has chosen; None where it is set."""
    _recommended = 1
    _reconnect: bool

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        await self.identifying.begin(shard_id or 0)

    async def start_limit(self) -> Any:
        """Discord's answer to how many shards may identify."""
        self._recommended, _, limit = await self.http.get_bot_gateway()
        return limit

    async def launch_shards(self) -> None:
        gateway = DiscordWebSocket.DEFAULT_GATEWAY
        if self.shard_count is None:
            self._asked, url, _ = await self.http.get_bot_gateway()
            self.shard_count, gateway = self._asked, yarl.URL(url)
        self._connection.shard_count = self.shard_count
        self._connection.shard_ids = shard_ids = self.shard_ids or range(self.shard_count)
        async with asyncio.TaskGroup() as group:
            for shard_id in shard_ids:
                group.create_task(self.launch_shard(gateway, shard_id))

    async def launch_shard(self, gateway: yarl.URL, shard_id: int, *, initial: bool = False) -> None:
        """Connect a shard and let it identify, for the first time or again, however long that takes."""
        while True:
            try:
                async with self.identifying.turn(shard_id):
                    coming = DiscordWebSocket.from_client(self, gateway=gateway, shard_id=shard_id, initial=initial)
                    socket = await asyncio.wait_for(coming, CONNECT_WITHIN)
                break
            except TurnLost:
                continue
            except discord.ConnectionClosed as error:
                if error.code in FOR_GOOD:
                    raise
                await self._fail(shard_id, error)
            except FAILED as error:
                await self._fail(shard_id, error)
        shards: dict[int, Shard] = self.__dict__["_AutoShardedClient__shards"]
        if shard_id in shards:
            shards[shard_id].ws = socket
        else:
            shards[shard_id] = Shard(socket, self, self._happenings.put_nowait)
        shards[shard_id].launch()

    async def _fail(self, shard_id: int, error: Exception) -> None:
        log.warning("shard not connected", shard=shard_id, error=type(error).__name__)
        await asyncio.sleep(PAUSE)

    @property
    def _happenings(self) -> "asyncio.PriorityQueue[EventItem]":
        queue: asyncio.PriorityQueue[EventItem] = self.__dict__["_AutoShardedClient__queue"]
        return queue

    async def connect(self, *, reconnect: bool = True) -> None:
        """Keep all shards connected until the bot is closed; raises why Discord has closed the connection for good."""
        self._reconnect = reconnect
        tasks: set[asyncio.Task[None]] = set()

        def begin(work: Coroutine[Any, Any, None]) -> None:
            task = asyncio.create_task(work)
            tasks.add(task)
            task.add_done_callback(ended)

        def ended(task: asyncio.Task[None]) -> None:
            tasks.discard(task)
            if not task.cancelled() and (error := task.exception()) is not None:
                self._happenings.put_nowait(EventItem(EventType.terminate, None, _first(error)))

        try:
            begin(self.launch_shards())
            item = await self._happenings.get()
            while item.type not in (EventType.close, EventType.terminate, EventType.clean_close):
                begin(self._connect_again(item))
                item = await self._happenings.get()
        finally:
            # Before the store is closed: without it a shard would not wait for its turn.
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        if item.type == EventType.clean_close:
            return
        await self.close()
        if isinstance(item.error, discord.PrivilegedIntentsRequired):
            raise self._closed_for_good(4014) from None
        if isinstance(item.error, discord.ConnectionClosed) and item.error.code in FOR_GOOD:
            raise self._closed_for_good(item.error.code) from None
        if item.error is not None:
            raise item.error

    def _closed_for_good(self, code: int) -> Exception:
        say = voice_of(ENGLISH).say  # whoever runs the bot reads this in a terminal
        if code == 4011 and self._asked is not None:
            return MoreShardsWanted(say("more-shards-wanted", shards=self._asked))
        return ClosedForGood(say("closed-for-good", reason=FOR_GOOD[code], recommended=str(self._recommended)))

    async def _connect_again(self, item: EventItem) -> None:
        """Resume a shard's session, or let it identify again where there is none any more."""
        assert item.shard is not None
        shard_id = item.shard.id
        await self.identifying.over(shard_id)  # if it has just tried
        if item.type == EventType.resume:
            assert isinstance(item.error, ReconnectWebSocket)
            await item.shard.reidentify(item.error)
            return
        if item.type == EventType.identify:
            self.dispatch("disconnect")
            self.dispatch("shard_disconnect", shard_id)
        await self.launch_shard(DiscordWebSocket.DEFAULT_GATEWAY, shard_id)


def _first(error: BaseException) -> Exception:
    """The first error of a group of them."""
    while isinstance(error, BaseExceptionGroup):
        error = error.exceptions[0]
    return error if isinstance(error, Exception) else RuntimeError(type(error).__name__)
