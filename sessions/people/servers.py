"""What the managers of a server have settled for it."""

import msgspec

from sessions.people.document_cache import DocumentCache
from sessions.store import Store
from sessions.store.documents import SERVER_SETTINGS
from sessions.time.wall_clock import CLOCK, Clock

MOST_TABLES = 200
"""How many tables a server may have open at a time, unless its managers settle another number."""


class ServerSettings(msgspec.Struct, frozen=True, omit_defaults=True):
    """How the bot behaves in a server."""

    channels: tuple[int, ...] = ()
    """The ids of the channels in which tables may be opened; none named: in all."""
    threads: bool = True
    """Whether every table gets a thread of its own, where I may open one."""
    computers: bool = True
    """Whether computers may play here."""
    pace: str | None = None
    """The pace of a table for which nobody chooses one; None leaves it to me."""
    tables: int = MOST_TABLES
    """How many tables, invitations among them, may be open at a time."""
    language: str | None = None
    """The language in which everybody is spoken to here; None leaves it to the server's Discord."""


class Servers:
    """The settings of all servers."""

    def __init__(self, store: Store, clock: Clock = CLOCK) -> None:
        self._cache = DocumentCache(ServerSettings, SERVER_SETTINGS, store, clock)
        self.settings = self._cache.get
        self.at_hand = self._cache.at_hand
        self.change = self._cache.change
