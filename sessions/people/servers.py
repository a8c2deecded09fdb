"""The settings of a server, by its managers."""

import msgspec

from sessions.people.document_cache import DocumentCache
from sessions.store import Store
from sessions.store.documents import SERVER_SETTINGS
from sessions.time.wall_clock import Clock

MOST_TABLES = 200
"""The most open tables of a server, unless its managers settle another number."""


class DailyPuzzle(msgspec.Struct, frozen=True, omit_defaults=True):
    """Where and when the daily puzzle of a server is posted."""

    channel: int
    since: float
    """The Unix time at which this was settled: nothing is posted for a time before it."""
    hour: int = 16
    """The hour of the day, in UTC."""
    games: tuple[str, ...] = ()
    """The games that take turns; none named: all that have puzzles."""
    language: str = "en"
    """In which language the messages are, where none is settled for the server: that of its Discord."""


class ServerSettings(msgspec.Struct, frozen=True, omit_defaults=True):
    """The settings of the bot in a server."""

    channels: tuple[int, ...] = ()
    """The ids of the channels in which tables may be opened; none named: in all."""
    threads: bool = True
    """True to give every table a thread of its own, where I may open one."""
    computers: bool = True
    """True to let computers play here."""
    pace: str | None = None
    """The pace of a table for which nobody chooses one; None leaves it to me."""
    tables: int = MOST_TABLES
    """The most tables, invitations among them, that may be open at a time."""
    start_messages: dict[int, int] = {}
    """The messages with the start buttons, by the ids of their channels."""
    language: str | None = None
    """The language in which everybody is spoken to here; None leaves it to the server's Discord."""
    daily: DailyPuzzle | None = None
    """The daily puzzle; None where nobody wants one."""
    languages: dict[int, str] = {}
    """The languages of single channels, by their ids, where they differ."""
    openers: int | None = None
    """The id of the role that may open tables; None: everybody may."""
    seat_role: int | None = None
    """The id of the role that is called for open seats; None: nobody is."""
    log: int | None = None
    """The id of the channel that is told which tables are opened, end and are closed; None: nobody is told."""
    unwelcome: tuple[int, ...] = ()
    """The ids of people who may not play here."""
    tidied: float = 0.0
    """Until when games have ended of which all that is left has been tidied up, as a Unix time."""

    def language_in(self, channel_id: int | None) -> str | None:
        """The language settled for a channel, else for the server; None where neither is."""
        return self.languages.get(channel_id or 0) or self.language


class Servers(DocumentCache[ServerSettings]):
    """The settings of all servers."""

    def __init__(self, store: Store, clock: Clock) -> None:
        super().__init__(ServerSettings, SERVER_SETTINGS, store, clock)

    async def settings(self, guild_id: int) -> ServerSettings:
        """The settings of a server; the defaults where nobody has settled anything."""
        return await self.get(guild_id)

    async def note_start_message(self, guild_id: int, channel_id: int, message_id: int | None) -> int | None:
        """Keep which message shows the start buttons in a channel, or that none does; the id of the one before."""
        known: int | None = None

        def noted(before: ServerSettings) -> dict[str, object]:
            nonlocal known
            posted = {**before.start_messages}
            known = posted.pop(channel_id, None)
            if message_id is not None:
                posted[channel_id] = message_id
            return {"start_messages": posted}

        await self.change_from(guild_id, noted)
        return known
