"""The connection of all shards, in the place of what `AutoShardedClient.connect` does."""

import asyncio
from collections.abc import Collection, Coroutine
from inspect import getsource
from typing import Any

import aiohttp
import discord
import structlog
from discord.ext import commands
from discord.gateway import DiscordWebSocket, ReconnectWebSocket
from discord.shard import EventItem, EventType, Shard

from compat.identify_turns import CONNECT_WITHIN, IdentifyTurns, TurnLost

log = structlog.get_logger(__name__)

PAUSE = 5.0
"""Seconds until a shard that could not connect tries again."""
FAILED = (OSError, aiohttp.ClientError, discord.HTTPException, discord.GatewayNotFound, ReconnectWebSocket)
SHARDS, QUEUE = "_AutoShardedClient__shards", "_AutoShardedClient__queue"


def check() -> None:
    """Raise what is wrong with the parts that are used here."""
    used = DiscordWebSocket.from_client, Shard.launch, Shard.reidentify, EventItem, EventType.resume, EventType.identify
    assert all(one is not None for one in (*used, DiscordWebSocket.DEFAULT_GATEWAY))
    source = getsource(discord.AutoShardedClient)
    assert all(part in source for part in ("self.__shards = {}", "self.__queue = ", "self._reconnect = reconnect"))


async def connect(
    bot: commands.AutoShardedBot, turns: IdentifyTurns, for_good: Collection[int], *, reconnect: bool
) -> None:
    """Keep all shards connected until the bot is closed; raises why Discord has closed the connection for good."""
    await _Connection(bot, turns, for_good).keep(reconnect)


class _Connection:
    def __init__(self, bot: commands.AutoShardedBot, turns: IdentifyTurns, for_good: Collection[int]) -> None:
        self._bot = bot
        self._turns = turns
        self._for_good = for_good
        self._shards: dict[int, Shard] = vars(bot)[SHARDS]
        self._happenings: asyncio.PriorityQueue[EventItem] = vars(bot)[QUEUE]
        self._tasks: set[asyncio.Task[None]] = set()

    async def keep(self, reconnect: bool) -> None:
        self._bot._reconnect = reconnect
        try:
            self._begin(self._launch_all())
            item = await self._happenings.get()
            while item.type not in (EventType.close, EventType.terminate, EventType.clean_close):
                self._begin(self._again(item))
                item = await self._happenings.get()
        finally:
            # Before the store is closed: without it a shard would not wait for its turn.
            for task in self._tasks:
                task.cancel()
            await asyncio.gather(*self._tasks, return_exceptions=True)
        if item.type == EventType.clean_close:
            return
        await self._bot.close()
        if item.error is not None:
            raise item.error

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: "asyncio.Task[None]") -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            self._happenings.put_nowait(EventItem(EventType.terminate, None, _first(error)))

    async def _launch_all(self) -> None:
        bot = self._bot
        count = bot.shard_count
        assert count is not None, "it has been asked for"
        bot._connection.shard_count = count
        bot._connection.shard_ids = shard_ids = bot.shard_ids or range(count)
        async with asyncio.TaskGroup() as group:
            for shard_id in shard_ids:
                group.create_task(self._launch(shard_id))

    async def _launch(self, shard_id: int) -> None:
        """Connect a shard and let it identify, for the first time or again, however long that takes."""
        bot, gateway = self._bot, DiscordWebSocket.DEFAULT_GATEWAY
        while True:
            try:
                async with self._turns.identify_turn(shard_id):
                    coming = DiscordWebSocket.from_client(bot, gateway=gateway, shard_id=shard_id)
                    socket = await asyncio.wait_for(coming, CONNECT_WITHIN)
                break
            except TurnLost:
                continue
            except discord.ConnectionClosed as error:
                if error.code in self._for_good:
                    raise
                await _fail(shard_id, error)
            except FAILED as error:
                await _fail(shard_id, error)
        if shard_id in self._shards:
            self._shards[shard_id].ws = socket
        else:
            self._shards[shard_id] = Shard(socket, bot, self._happenings.put_nowait)
        self._shards[shard_id].launch()

    async def _again(self, item: EventItem) -> None:
        """Resume a shard's session, or let it identify again where there is none any more."""
        assert item.shard is not None
        shard_id = item.shard.id
        await self._turns.begin_pause(shard_id)  # if it has just tried
        if item.type == EventType.resume:
            assert isinstance(item.error, ReconnectWebSocket)
            await item.shard.reidentify(item.error)
            return
        if item.type == EventType.identify:
            self._bot.dispatch("disconnect")
            self._bot.dispatch("shard_disconnect", shard_id)
        await self._launch(shard_id)


async def _fail(shard_id: int, error: Exception) -> None:
    log.warning("shard not connected", shard=shard_id, error=type(error).__name__)
    await asyncio.sleep(PAUSE)


def _first(error: BaseException) -> Exception:
    """The first error of a group of them."""
    while isinstance(error, BaseExceptionGroup):
        error = error.exceptions[0]
    return error if isinstance(error, Exception) else RuntimeError(type(error).__name__)
