"""The lock by which a bot, or a shard of it, has a database for itself until it ends in whatever way.

The operating system and PostgreSQL release these locks when a process is gone, so nothing is left behind by a kill.
"""

import asyncio
import sys
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import IO, Any, NamedTuple, Self

import structlog

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

log = structlog.get_logger(__name__)

LOOK_AGAIN = 0.1
"""Seconds between two looks whether a file's lock is free."""
KEY = 0x426F74  # "Bot": any number does, as long as every process takes the same
COUNT_KEY, SHARD_KEY = 0x53686172, 0x53686473
"""The first halves of two more keys: the second half is how many shards there are, or one of them."""
COUNTED = (
    f"pg_locks WHERE locktype = 'advisory' AND classid = {COUNT_KEY}"
    " AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
)
"""The locks of all processes that have shards."""
KEEPALIVES = {"tcp_keepalives_idle": "15", "tcp_keepalives_interval": "5", "tcp_keepalives_count": "3"}
"""The settings by which PostgreSQL finds out within half a minute that a machine which held the lock is gone."""


RUNNING = "running"
"""The text in the file of a lock as long as somebody has it."""


ANOTHER_BOT = "Another bot is running"
ITS_OWN = "stop it, or give this one a database of its own"
"""The advice about another bot; not about another process of the same one, which would be torn in two."""


class Shards(NamedTuple):
    """The shards of a process, where several processes share a bot: their numbers, and the number of all."""

    total: int
    ids: tuple[int, ...]


class DatabaseTaken(OSError):
    """Another process has the database for itself, or what this one wants to have of it."""

    def __init__(self, what: str = ANOTHER_BOT, advice: str = ITS_OWN) -> None:
        """``what``: the beginning of a sentence that ends with the database; ``advice``: what to do then."""
        super().__init__(what)
        self.advice = advice


OTHER_SHARDS = "stop it, or give this one other SHARD_IDS; each shard belongs to one process"
WITH_SHARDS = partial(
    DatabaseTaken,
    "Processes with SHARD_IDS are running",
    "give this one SHARD_IDS and SHARD_COUNT, too, or stop them first",
)
WITHOUT_SHARDS = partial(
    DatabaseTaken,
    "A process without SHARD_IDS is running",
    "stop it first, and start it again with SHARD_IDS of its own",
)


class FileLock:
    """A lock on a file beside a SQLite database; the file stays where it is, for to delete it would be a race."""

    def __init__(self, file: IO[str]) -> None:
        self._file = file
        file.seek(0)
        self.was_left_open = file.read() == RUNNING
        """True where whoever had it before ended without releasing it: by a kill, or with the machine."""
        self._write_note(RUNNING)

    def _write_note(self, what: str) -> None:
        self._file.seek(0)
        self._file.truncate()
        self._file.write(what)
        self._file.flush()

    @classmethod
    async def take(cls, database: Path, patience: float) -> Self:
        """Take the lock, waiting so many seconds for whoever has it; DatabaseTaken. OSError without the file."""
        file = _open_lock_file(database)
        deadline = asyncio.get_running_loop().time() + patience
        waiting = False
        # Asked again and again, not waited for: the system's own wait would block this thread and know no deadline.
        while not _lock_file(file):
            if asyncio.get_running_loop().time() >= deadline:
                file.close()
                raise DatabaseTaken
            if not waiting:
                waiting = True
                _say_waiting(patience)
            await asyncio.sleep(LOOK_AGAIN)
        return cls(file)

    def release(self) -> None:
        """Let the next process have the database."""
        with suppress(OSError):  # on a full disk the next start looks at the database once more, that is all
            self._write_note("")
        with suppress(OSError):
            self._file.close()


def _open_lock_file(database: Path) -> IO[str]:
    path = database.resolve()  # however it is named, it is one file
    return path.with_name(f"{path.name}.lock").open("a+")


def _lock_file(file: IO[str]) -> bool:
    file.seek(0)
    try:
        if sys.platform == "win32":
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            # Not flock(): a child process would inherit that, and could hold it after its parent was killed.
            fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


def postgres_lock(patience: float, shards: Shards | None = None) -> Callable[[Any, object], None]:
    """A listener for new writing connections: each takes its locks first, and holds them as long as it lives.

    Without ``shards`` the whole database is locked. The listener waits so many seconds for whoever has what it wants,
    and raises DatabaseTaken then.
    """

    def take(connection: Any, _record: object) -> None:
        cursor = connection.cursor()
        try:
            if shards is None:
                _take_advisory_lock(connection, cursor, "", f"{KEY}", patience, partial(_database_taken_error, cursor))
            else:
                _take_advisory_lock(connection, cursor, "_shared", f"{KEY}", patience, WITHOUT_SHARDS)
                _agree_on_shard_count(cursor, shards.total, patience)
                for shard in shards.ids:
                    taken = partial(DatabaseTaken, f"Another process has shard {shard}", OTHER_SHARDS)
                    _take_advisory_lock(connection, cursor, "", f"{SHARD_KEY}, {shard}", patience, taken)
        finally:
            cursor.close()
        connection.commit()

    return take


def _take_advisory_lock(
    connection: Any, cursor: Any, kind: str, key: str, patience: float, taken: Callable[[], DatabaseTaken]
) -> None:
    cursor.execute(f"SELECT pg_try_advisory_lock{kind}({key})")
    if cursor.fetchone()[0]:
        return
    refused = taken()  # asked now: nothing can be asked in a transaction that has failed
    _say_waiting(patience)
    cursor.execute(f"SET LOCAL lock_timeout = {max(1, int(patience * 1000))}")
    try:
        cursor.execute(f"SELECT pg_advisory_lock{kind}({key})")
    except connection.dbapi.Error as error:
        raise refused from error


def _database_taken_error(cursor: Any) -> DatabaseTaken:
    """The error for a process that wants the whole database: about another bot, or about processes with shards."""
    cursor.execute(f"SELECT count(*) FROM {COUNTED}")
    return WITH_SHARDS() if cursor.fetchone()[0] else DatabaseTaken()


def _agree_on_shard_count(cursor: Any, count: int, patience: float) -> None:
    """Let nobody start who counts other shards than those who are there: two would have the same servers."""
    cursor.execute(f"SELECT pg_advisory_lock_shared({COUNT_KEY}, {count})")
    others = f"SELECT min(objid::bigint) FROM {COUNTED} AND objid <> {count}"
    waited = 0.0
    # The lock is taken before the others are looked at, so of two who start at once at least one sees the other.
    while True:
        cursor.execute(others)
        (other,) = cursor.fetchone()
        if other is None:
            return
        if waited >= patience:
            raise DatabaseTaken(
                f"Another process has a SHARD_COUNT of {other}, not {count},",
                "give this one the same, or stop all processes and start them with the new one",
            )
        if not waited:
            _say_waiting(patience)
        waited += LOOK_AGAIN
        cursor.execute(f"SELECT pg_sleep({LOOK_AGAIN})")


def _say_waiting(patience: float) -> None:
    log.info("another process has the database: waiting for it to end", seconds=patience)
