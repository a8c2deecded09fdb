"""Shards that connect side by side, none of them in another's way.

discord.py launches them one after the other, and only then looks at what becomes of them: a resume waits for every
IDENTIFY, and a close for good is noticed when all shards have met it.
"""

from collections.abc import Awaitable, Collection
from typing import Protocol

from discord.ext import commands

from compat.identify_turns import IdentifyTurns
from compat.shortcuts import Shortcut


class Connect(Protocol):
    """Keeps the shards of a bot connected until it is closed; raises why Discord has closed the connection.

    ``for_good``: the codes with which it closes for a reason that stays.
    """

    def __call__(
        self, bot: commands.AutoShardedBot, turns: IdentifyTurns, for_good: Collection[int], *, reconnect: bool
    ) -> Awaitable[None]: ...


async def _one_after_the_other(
    bot: commands.AutoShardedBot, turns: IdentifyTurns, for_good: Collection[int], *, reconnect: bool
) -> None:
    await commands.AutoShardedBot.connect(bot, reconnect=reconnect)


def _load() -> Connect:
    from compat.inside import shards

    shards.check()
    return shards.connect


SIDE_BY_SIDE: Shortcut[Connect] = Shortcut("shards", "discord.py", "2.7.1", public=_one_after_the_other, load=_load)


class Shards(commands.AutoShardedBot):
    """A bot whose shards identify in turn."""

    identifying: IdentifyTurns
    for_good: Collection[int] = ()
    """The codes with which the gateway closes for a reason that stays."""

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Wait until a shard may identify; raises TurnLost if connecting took too long."""
        shard = shard_id or 0
        if SIDE_BY_SIDE.is_taken:
            await self.identifying.wait_to_identify(shard)
            return
        await self.identifying.begin_pause(shard)  # if it has just been refused
        async with self.identifying.identify_turn(shard):
            await self.identifying.wait_to_identify(shard)

    async def connect(self, *, reconnect: bool = True) -> None:
        """Keep all shards connected until the bot is closed; raises why Discord has closed the connection for good."""
        await SIDE_BY_SIDE.way(self, self.identifying, self.for_good, reconnect=reconnect)
