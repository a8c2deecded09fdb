"""The tokens that surfaces have at a clean stop: the next start goes on with them, as far as they are good by then."""

from collections.abc import Mapping
from contextlib import suppress

from sessions import Store, StoreUnavailable
from sessions.store.left_tokens import LeftToken, keep_tokens, take_tokens
from sessions.time.wall_clock import Clock
from ui.tables.surfaces.table_surfaces import TableSurfaces, TokenMemory
from ui.tables.surfaces.token import LIVES, Token


class StoredTokens:
    """What the process before has left, until somebody asks for it, and what this one leaves."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock
        self._by_table: dict[int, list[LeftToken]] = {}
        self._until = 0.0

    async def read_tokens(self) -> None:
        """Read what was left."""
        self._until = self._clock() + LIVES
        for left in await take_tokens(self._store, self._clock()):
            self._by_table.setdefault(left.table_id, []).append(left)

    def give_tokens(self, table_id: int, surfaces: TableSurfaces, shown: int) -> None:
        """Let the surfaces of a table have what was left for them."""
        if self._clock() > self._until:
            self._by_table.clear()
        for left in self._by_table.pop(table_id, ()):
            follows = left.kind == "eyes" and left.message_id is not None
            token = Token(left.token, left.until, left.message_id, follows)
            surfaces.take_token(TokenMemory(left.kind, left.seat, token), shown)

    async def store_tokens(self, shown: Mapping[int, TableSurfaces]) -> None:
        """Store what all surfaces have."""
        now = self._clock()
        rows = [
            LeftToken(table_id, one.kind, one.seat, _edited_message_id(one), one.token.value, one.token.until)
            for table_id, surfaces in shown.items()
            for one in surfaces.tokens()
            if one.token.until > now
        ]
        with suppress(StoreUnavailable):  # which costs a request for each of these messages
            await keep_tokens(self._store, rows)


def _edited_message_id(one: TokenMemory) -> int | None:
    """The message that a token edits; of an ephemeral one, only if it has followed."""
    return one.token.message_id if one.kind != "eyes" or one.token.follows else None
