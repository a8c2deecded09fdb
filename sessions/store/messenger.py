"""The news between processes that share a PostgreSQL: something was stored, told in the transaction that stores it.

It is news and no truth: whoever must know reads the store. Without other processes nobody is told anything.
"""

import asyncio
from collections.abc import Callable, Collection, Mapping, Sequence
from contextlib import suppress
from typing import Any, NamedTuple

import asyncpg  # type: ignore[import-untyped]  # it has no types
import structlog
from sqlalchemy import URL, Connection, func, literal_column, text
from sqlalchemy.sql.elements import ColumnElement

from sessions.store.errors import reason_of
from sessions.store.single_process_lock import SHARD_KEY
from sessions.time.log_throttle import LogThrottle

log = structlog.get_logger(__name__)

CHANNEL = "elementarium"
PAUSE = 1.0
"""Seconds until a lost connection is made again."""
BEAT = 1.5
"""Seconds between two looks whether the other end is still there, and which processes are: one is missed within three
seconds, and each process asks forty times a minute for that."""
ANSWER = 5.0
GONE = "gone"
"""The kind of news that nobody has a shard any more (`about`) that somebody had. No process tells it; it is noticed."""
PRESENT = f"""SELECT objid::int FROM pg_locks
 WHERE locktype = 'advisory' AND classid = {SHARD_KEY} AND mode = 'ExclusiveLock' AND granted
 AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"""
TELL = text(f"SELECT pg_notify('{CHANNEL}', piece) FROM unnest(CAST(:pieces AS text[])) AS piece")


class News(NamedTuple):
    """News of something stored: an action of a table (``number``), the place where it is shown, or somebody's document.

    ``text``: whatever else is to be known, some hundred characters at most.
    """

    kind: str
    about: int
    number: int = 0
    text: str = ""


Heard = Callable[[News | None], None]
"""Is called with what another process has stored; None: it may have stored, or may yet store, anything unheard."""


def notified(worded: ColumnElement[str]) -> ColumnElement[None]:
    """Tells others by being selected, for each row; ``worded`` by the messenger."""
    return func.pg_notify(literal_column(f"'{CHANNEL}'"), worded)


class Messenger:
    """Tells other processes, and hears them."""

    def __init__(self, target: URL | None = None, owner: str = "") -> None:
        """``target``: the database that is shared; None when there are no others.

        ``owner``: this process's name, the number of its first shard.
        """
        self._target = target
        self.owner = owner
        self._listeners: list[Heard] = []
        self._running: asyncio.Task[None] | None = None
        self._connected = False
        self._present: set[int] = set()
        """The shards that somebody had at the last look."""
        self._silence = LogThrottle()

    @property
    def is_shared(self) -> bool:
        """True where there may be other processes."""
        return self._target is not None

    @property
    def hears_all(self) -> bool:
        """True while nothing that others store goes unheard; while it is False, no memory is to be trusted."""
        return self._target is None or self._connected

    def listen(self, heard: Heard) -> None:
        """Let this be called with whatever other processes store."""
        self._listeners.append(heard)

    def unlisten(self, heard: Heard) -> None:
        """Call this no more."""
        self._listeners.remove(heard)

    def tell(self, connection: Connection, news: Collection[News]) -> None:
        """Tell others when this transaction is committed."""
        if self._target is not None and news:
            connection.execute(TELL, {"pieces": [self.encoded(one) for one in news]})

    def encoded(self, news: News) -> str:
        """News as they go to other processes, for a statement that tells them itself."""
        return f"{self.owner} {news.kind} {news.about} {news.number} {news.text}"

    def start(self) -> None:
        """Hear others from now on."""
        if self._target is not None:
            self._running = asyncio.create_task(self._keep_listening(self._target))

    async def close(self) -> None:
        """Hear nobody any more."""
        if self._running is not None:
            self._running.cancel()
            await asyncio.wait([self._running])

    async def _keep_listening(self, target: URL) -> None:
        (_, options) = target.get_dialect()().create_connect_args(target)
        # For as long as the process lives: a server that was restarted is back at some time, and until it is heard
        # again memory is not trusted, which is slower and never wrong.
        while True:
            reason = "the connection has ended"
            try:
                await self._listen_until_lost(options)
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                reason = reason_of(error)
            times = self._silence.count_trouble(reason)
            if times is not None:
                log.warning("other processes can't be heard", reason=reason, times=times)
            await asyncio.sleep(PAUSE)

    async def _listen_until_lost(self, options: Mapping[str, Any]) -> None:
        """Listen until the connection is lost."""
        connection = await asyncpg.connect(**options, timeout=ANSWER)
        lost = asyncio.Event()
        try:
            connection.add_termination_listener(lambda _: lost.set())
            await connection.add_listener(CHANNEL, self._receive_news)
            self._note_connected(connected=True)
            over = self._silence.note_passed()
            if over is not None:
                log.info("other processes are heard again", seconds=round(over.seconds, 1))
            while not lost.is_set():
                self._look_who_is_there(await connection.fetch(PRESENT, timeout=ANSWER))
                with suppress(TimeoutError):
                    async with asyncio.timeout(BEAT):
                        await lost.wait()
                        return
        finally:
            self._note_connected(connected=False)
            connection.terminate()

    def _look_who_is_there(self, found: Sequence[Any]) -> None:
        before, self._present = self._present, {shard for (shard,) in found}
        for shard in before - self._present:
            self._pass_on(News(GONE, shard))

    def _note_connected(self, *, connected: bool) -> None:
        self._connected = connected
        self._pass_on(None)

    def _receive_news(self, _connection: object, _pid: int, _channel: str, payload: object) -> None:
        owner, kind, about, number, *told = str(payload).split(" ", 4)  # the release before this one tells no more
        if owner != self.owner:
            self._pass_on(News(kind, int(about), int(number), *told))

    def _pass_on(self, news: News | None) -> None:
        for listener in self._listeners:
            listener(news)
