"""A copy of the database while the bot runs: ``python -m sessions.backup FILE``, and back with ``--restore``.

For SQLite; PostgreSQL brings ``pg_dump`` for it. A copy is made in one piece, checked, and never put over another file.
"""

import argparse
import os
import shutil
import sqlite3
import sys
from collections.abc import Sequence
from contextlib import closing, suppress
from pathlib import Path
from urllib.parse import urlencode

from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError

from sessions.store.files import create_private, read_only
from sessions.store.schema import metadata
from sessions.store.unfinished_move import FILLING
from settings import BadSettings, database_url

BESIDE = ("", "-wal", "-shm", "-journal")
"""The endings of a database's files: what is not in the database yet, or is to be undone, is beside it."""


class BackupFailed(Exception):
    """No copy was made; the text says why."""


def copy_database(source: Path, target: Path, owner: tuple[int, int] | None = None) -> dict[str, int]:
    """Copy a database, check the copy, and return how many rows each of its tables has. BackupFailed.

    Only who makes it may read the copy, or ``owner``, a user and a group.
    """
    part = target.with_name(f"{target.name}.part")
    try:
        if not source.is_file():
            raise BackupFailed(f"There is no database at {source}.")
        for file in _database_files(target):
            if file.exists():
                raise BackupFailed(f"{file} is there already, and nothing is written over it.")
        _remove_database(part)
        create_private(part)
        with closing(_read_only_connection(source)) as whole, closing(sqlite3.connect(part)) as copied:
            whole.backup(copied)  # at once: between two parts the bot would write, and the copy begin again
            copied.execute("PRAGMA journal_mode=DELETE")  # in WAL mode it could not be read on a read-only medium
        if owner is not None:
            shutil.chown(part, *owner)
        counts = check_copy(part)
        part.rename(target)
    except (OSError, sqlite3.Error) as error:
        why = error.strerror.lower() if isinstance(error, OSError) and error.strerror else error
        raise BackupFailed(f"{source} can't be copied to {target}: {why}.") from error
    finally:
        with suppress(OSError):
            _remove_database(part)
    return counts


def _database_files(database: Path) -> list[Path]:
    return [database.with_name(f"{database.name}{end}") for end in BESIDE]


def _remove_database(database: Path) -> None:
    for file in _database_files(database):
        file.unlink(missing_ok=True)


def check_copy(file: Path) -> dict[str, int]:
    """The number of rows of each table of a copy; BackupFailed when it is damaged, or no database of ours."""
    with closing(_read_only_connection(file)) as copied:
        try:
            (verdict,) = copied.execute("PRAGMA integrity_check(1)").fetchone()
            names = {name for (name,) in copied.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
            known = sorted(names & set(metadata.tables))
            part_of = (
                copied.execute("SELECT value FROM meta WHERE key = ?", (FILLING,)).fetchone()
                if "meta" in names
                else None
            )
            counts = {name: copied.execute(f'SELECT count(*) FROM "{name}"').fetchone()[0] for name in known}
        except sqlite3.DatabaseError as error:
            raise BackupFailed(f"{file} is no database: {error}.") from error
    if verdict != "ok":
        raise BackupFailed(f"{file} is damaged: {verdict}.")
    if "alembic_version" not in names or "tables" not in names:
        raise BackupFailed(f"{file} is no database of this bot.")
    if part_of is not None:
        raise BackupFailed(f"{file} has only a part of its rows: moving them from {part_of[0]} was broken off.")
    return counts


def _read_only_connection(file: Path) -> sqlite3.Connection:
    address, query = read_only(file)
    connection = sqlite3.connect(f"{address}?{urlencode(query)}", uri=True)
    connection.execute("PRAGMA query_only=ON")
    return connection


def main(arguments: Sequence[str] | None = None) -> int:
    """Copy the database of the settings into a file, or a file into its place; 0 when it is done."""
    parser = argparse.ArgumentParser(prog="python -m sessions.backup", description="Copy the bot's SQLite database.")
    parser.add_argument("file", type=Path, help="the copy")
    parser.add_argument(
        "--restore", action="store_true", help="put the copy where the database of the settings belongs"
    )
    parser.add_argument("--database", help="another database than DATABASE_URL names")
    wanted = parser.parse_args(arguments)
    try:
        database = _file_of_url(wanted.database or database_url())
        source, target = (wanted.file, database) if wanted.restore else (database, wanted.file)
        counts = copy_database(source, target, _owner_of(target.parent) if wanted.restore else None)
    except (BackupFailed, BadSettings) as error:
        print(error, file=sys.stderr)
        return 2
    told = ", ".join(f"{count} {name}" for name, count in counts.items() if count)
    print(f"{target}: whole and in order ({told or 'empty'}).")
    return 0


def _owner_of(folder: Path) -> tuple[int, int] | None:
    """The owner for a database in a folder: a bot can't open what root has put back for itself alone."""
    if sys.platform == "win32" or os.geteuid() != 0 or not folder.is_dir():
        return None
    found = folder.stat()
    return found.st_uid, found.st_gid


def _file_of_url(url: str) -> Path:
    try:
        target = make_url(url)
    except ArgumentError:
        raise BackupFailed("That is no address of a database, such as sqlite:///var/elementarium.db.") from None
    if target.get_backend_name() != "sqlite" or not target.database:
        raise BackupFailed("This copies SQLite files; for PostgreSQL use pg_dump and pg_restore.")
    return Path(target.database)


if __name__ == "__main__":
    sys.exit(main())
