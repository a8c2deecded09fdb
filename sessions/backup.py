"""A copy of the database while the bot runs: ``python -m sessions.backup FILE``, and back with ``--restore``.

For SQLite; PostgreSQL brings ``pg_dump`` for it. A copy is made in one piece, checked, and never put over another file.
"""

import argparse
import sqlite3
import sys
from collections.abc import Sequence
from contextlib import closing, suppress
from pathlib import Path

from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError

from sessions.store.schema import metadata
from settings import BadSettings, database_url

BESIDE = ("", "-wal", "-shm", "-journal")
"""What the names of a database's files end in: what is not in the database yet, or is to be undone, is beside it."""


class BackupFailed(Exception):
    """No copy was made; the text says why."""


def copy(source: Path, target: Path) -> dict[str, int]:
    """Copy a database, check the copy, and return how many rows each of its tables has. BackupFailed."""
    if not source.is_file():
        raise BackupFailed(f"There is no database at {source}.")
    for file in _files(target):
        if file.exists():
            raise BackupFailed(f"{file} is there already, and nothing is written over it.")
    part = target.with_name(f"{target.name}.part")
    try:
        _remove(part)
        with closing(_reading(source)) as whole, closing(sqlite3.connect(part)) as copied:
            whole.backup(copied)  # at once: between two parts the bot would write, and the copy begin again
        counts = check(part)
        part.rename(target)
    except (OSError, sqlite3.Error) as error:
        raise BackupFailed(f"{source} can't be copied to {target}: {error}.") from error
    finally:
        with suppress(OSError):
            _remove(part)
    return counts


def _files(database: Path) -> list[Path]:
    return [database.with_name(f"{database.name}{end}") for end in BESIDE]


def _remove(database: Path) -> None:
    for file in _files(database):
        file.unlink(missing_ok=True)


def check(file: Path) -> dict[str, int]:
    """How many rows each table of a copy has; BackupFailed when it is damaged, or no database of ours."""
    with closing(_reading(file)) as copied:
        try:
            (verdict,) = copied.execute("PRAGMA integrity_check(1)").fetchone()
            names = {name for (name,) in copied.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
            known = sorted(names & set(metadata.tables))
            counts = {name: copied.execute(f'SELECT count(*) FROM "{name}"').fetchone()[0] for name in known}
        except sqlite3.DatabaseError as error:
            raise BackupFailed(f"{file} is no database: {error}.") from error
    if verdict != "ok":
        raise BackupFailed(f"{file} is damaged: {verdict}.")
    if "alembic_version" not in names or "tables" not in names:
        raise BackupFailed(f"{file} is no database of this bot.")
    return counts


def _reading(file: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)


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
        database = _file(wanted.database or database_url())
        source, target = (wanted.file, database) if wanted.restore else (database, wanted.file)
        counts = copy(source, target)
    except (BackupFailed, BadSettings) as error:
        print(error, file=sys.stderr)
        return 2
    told = ", ".join(f"{count} {name}" for name, count in counts.items() if count)
    print(f"{target}: whole and in order ({told or 'empty'}).")
    return 0


def _file(url: str) -> Path:
    try:
        target = make_url(url)
    except ArgumentError:
        raise BackupFailed("That is no address of a database, such as sqlite:///var/elementarium.db.") from None
    if target.get_backend_name() != "sqlite" or not target.database:
        raise BackupFailed("This copies SQLite files; for PostgreSQL use pg_dump and pg_restore.")
    return Path(target.database)


if __name__ == "__main__":
    sys.exit(main())
