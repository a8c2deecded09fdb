"""When a shard may identify: Discord takes one within five seconds in each queue, and so many a day.

Each IDENTIFY counts, those that come too soon too; past the day's number Discord resets the token. So all processes of
the bot take turns (`sessions.LoginTurns`), and whoever has one asks Discord first how many are left.
"""

import asyncio
import secrets
from collections import defaultdict
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from typing import Any

import aiohttp
import discord
import msgspec
import structlog

from compat.identify_turns import CONNECT_WITHIN, TurnLost
from sessions import LoginTurns, StoreUnavailable
from ui.interactions.signals import identified

log = structlog.get_logger(__name__)

READY_WITHIN = 10.0
"""Seconds after which nobody waits any more for what Discord says to an IDENTIFY."""
LOOK_AGAIN = 0.5
"""Seconds after which a turn that is somebody else's is asked for again: it may end sooner than it could."""
ASK_AGAIN = 600.0
"""Seconds after which Discord is asked again how many are left, though it has named a later time."""


class StartLimit(msgspec.Struct, frozen=True):
    """How many may identify, as Discord says it."""

    remaining: int
    reset_after: int
    """Milliseconds until there are more."""
    max_concurrency: int
    """How many queues there are: a shard's is its number modulo this."""
    seconds: float = 5.0
    """In which one of each queue may identify. Discord doesn't say it; the playground does, where it is another."""


@dataclass(slots=True)
class _Turn:
    queue: int
    owner: str
    opens: float
    pause: float
    shared: bool
    """Whether the other processes know of it."""
    used: bool = False


class IdentifyQueues:
    """Lets the shards of this process identify when Discord takes it."""

    def __init__(self, turns: LoginTurns, ask: Callable[[], Awaitable[Any]]) -> None:
        """``ask``: Discord's answer to how many may identify."""
        self._turns = turns
        self._ask = ask
        self._process = secrets.token_hex(4)
        self._limit: StartLimit | None = None
        self._waiting: set[int] = set()
        self._fronts: defaultdict[int, asyncio.Lock] = defaultdict(asyncio.Lock)
        self._taken: dict[int, _Turn] = {}
        self._told = float("-inf")

    @asynccontextmanager
    async def identify_turn(self, shard: int) -> AsyncIterator[None]:
        """Wait until a shard may connect and identify, and have it done inside. `wait_to_identify` may raise TurnLost
        there."""
        self._waiting.add(shard)
        try:
            limit = self._limit or await self._ask_discord()
            async with self._fronts[shard % limit.max_concurrency]:
                turn = self._taken[shard] = await self._take_turn(shard)
                try:
                    yield
                finally:
                    if not turn.used:
                        del self._taken[shard]
                        await self._keep_turn(turn, max(0.0, turn.opens - _now()))
        finally:
            self._waiting.discard(shard)

    async def wait_to_identify(self, shard: int) -> None:
        """Wait for the moment in a shard's turn; it identifies when this returns. Raises TurnLost."""
        turn = self._taken.get(shard)
        if turn is None:
            raise TurnLost
        await asyncio.sleep(turn.opens - _now())
        if not await self._keep_turn(turn, turn.pause + READY_WITHIN):
            raise TurnLost
        turn.used = True
        identified()

    async def begin_pause(self, shard: int) -> None:
        """Begin the pause after a shard's turn: Discord has taken or refused it.

        When it was sent says too little. One that was long on its way would come too soon before the next.
        """
        turn = self._taken.pop(shard, None)
        if turn is not None and turn.used:
            await self._keep_turn(turn, turn.pause)

    async def _take_turn(self, shard: int) -> _Turn:
        while True:
            limit = self._limit or await self._ask_discord()
            turn = await self._granted_turn(shard, limit)
            try:
                # Only whoever has the turn knows that nobody else in this queue identifies meanwhile; in each of the
                # other queues one may.
                fresh = await self._ask_discord()
                needed = max(len(self._waiting), fresh.max_concurrency)
                if fresh.max_concurrency == limit.max_concurrency and fresh.remaining >= needed:
                    return turn
            except BaseException:
                await self._keep_turn(turn, 0.0)
                raise
            await self._keep_turn(turn, max(0.0, turn.opens - _now()))
            if fresh.remaining < needed:
                await self._wait_for_more(fresh, needed)

    async def _granted_turn(self, shard: int, limit: StartLimit) -> _Turn:
        """The shard's turn, when it has one."""
        queue, owner = shard % limit.max_concurrency, f"{self._process}.{shard}"
        turn = _Turn(queue, owner, _now(), limit.seconds, shared=limit.seconds > 0)
        while turn.shared:
            try:
                answer = await self._turns.ask(queue, owner, CONNECT_WITHIN)
            except StoreUnavailable as error:
                # Without the database the bot can only apologise, but that it should: nobody else may be there.
                log.warning("identifying without the others", shard=shard, reason=error.reason)
                await asyncio.sleep(limit.seconds)
                turn.opens, turn.shared = _now(), False
                break
            if answer.granted:
                turn.opens = _now() + answer.wait
                break
            await asyncio.sleep(min(answer.wait, LOOK_AGAIN))
        return turn

    async def _keep_turn(self, turn: _Turn, seconds: float) -> bool:
        """Whether the turn is still this shard's, and nobody else's for so many seconds."""
        if turn.shared:
            with suppress(StoreUnavailable):
                return await self._turns.keep(turn.queue, turn.owner, seconds)
        return True

    async def _ask_discord(self) -> StartLimit:
        """How many may identify; what Discord said last where it does not answer."""
        try:
            self._limit = msgspec.convert(await self._ask(), StartLimit)
        except (discord.GatewayNotFound, aiohttp.ClientError, OSError):
            if self._limit is None:
                raise
            self._limit = msgspec.structs.replace(self._limit, remaining=self._limit.remaining - 1)
        return self._limit

    async def _wait_for_more(self, limit: StartLimit, needed: int) -> None:
        wait = max(limit.reset_after / 1000, limit.seconds or 1.0)
        if _now() + wait > self._told:
            self._told = _now() + wait + limit.seconds
            log.warning("too few logins left: waiting", left=limit.remaining, needed=needed, seconds=round(wait))
        await asyncio.sleep(min(wait, ASK_AGAIN))


def _now() -> float:
    return asyncio.get_running_loop().time()
