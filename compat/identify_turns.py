"""When shards may identify, as those know it who connect them."""

from contextlib import AbstractAsyncContextManager
from typing import Protocol

CONNECT_WITHIN = 10.0
"""Seconds that a shard has from its turn's beginning until it identifies."""


class TurnLost(Exception):
    """Connecting took too long: somebody else has the turn by now."""


class IdentifyTurns(Protocol):
    """The turns of all shards."""

    def identify_turn(self, shard: int) -> AbstractAsyncContextManager[None]:
        """Wait until a shard may connect and identify, and have it done inside."""
        ...

    async def wait_to_identify(self, shard: int) -> None:
        """Wait for the moment in a shard's turn; it identifies when this returns. Raises TurnLost."""
        ...

    async def begin_pause(self, shard: int) -> None:
        """Discord has taken or refused a shard."""
        ...
