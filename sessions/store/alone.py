"""One process at a time: how a bot has a database for itself, until it ends in whatever way.

The operating system and PostgreSQL let go of these locks when a process is gone, so nothing is left behind by a kill.
"""

import asyncio
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import IO, Any, Self

import structlog

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

log = structlog.get_logger(__name__)

LOOK_AGAIN = 0.1
"""Seconds between two looks whether a file's lock is free."""
KEY = 0x426F74  # "Bot": any number does, as long as every process takes the same
KEEPALIVES = {"tcp_keepalives_idle": "15", "tcp_keepalives_interval": "5", "tcp_keepalives_count": "3"}
"""How soon PostgreSQL finds out that a machine which held the lock is gone."""


RUNNING = "running"
"""What stands in the file of a lock as long as somebody has it."""


class DatabaseTaken(OSError):
    """Another process has the database for itself."""


class FileLock:
    """A lock on a file beside a SQLite database; the file stays where it is, for to delete it would be a race."""

    def __init__(self, file: IO[str]) -> None:
        self._file = file
        file.seek(0)
        self.was_left = file.read() == RUNNING
        """Whether whoever had it before ended without letting go of it: by a kill, or with the machine."""
        self._note(RUNNING)

    def _note(self, what: str) -> None:
        self._file.seek(0)
        self._file.truncate()
        self._file.write(what)
        self._file.flush()

    @classmethod
    async def take(cls, database: Path, patience: float) -> Self:
        """Take the lock, waiting so many seconds for whoever has it; DatabaseTaken. OSError without the file."""
        file = _beside(database)
        deadline = asyncio.get_running_loop().time() + patience
        waiting = False
        while not _lock(file):
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
            self._note("")
        with suppress(OSError):
            self._file.close()


def _beside(database: Path) -> IO[str]:
    path = database.resolve()  # however it is named, it is one file
    return path.with_name(f"{path.name}.lock").open("a+")


def _lock(file: IO[str]) -> bool:
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


def postgres_lock(patience: float) -> Callable[[Any, object], None]:
    """What every new writing connection does first: take the lock, which it holds as long as it lives.

    The listener waits so many seconds for whoever has it, and raises DatabaseTaken then.
    """

    def take(connection: Any, _record: object) -> None:
        cursor = connection.cursor()
        try:
            cursor.execute(f"SELECT pg_try_advisory_lock({KEY})")
            (taken,) = cursor.fetchone()
            if not taken:
                _say_waiting(patience)
                cursor.execute(f"SET LOCAL lock_timeout = {max(1, int(patience * 1000))}")
                try:
                    cursor.execute(f"SELECT pg_advisory_lock({KEY})")
                except connection.dbapi.Error as error:
                    raise DatabaseTaken from error
        finally:
            cursor.close()
        connection.commit()

    return take


def _say_waiting(patience: float) -> None:
    log.info("another process has the database: waiting for it to end", seconds=patience)
