"""The files of SQLite databases: who may read them, and how one is read that is not ours to write."""

import os
from pathlib import Path

PRIVATE, PRIVATE_FOLDER = 0o600, 0o700
"""Nobody else on the machine may read hands of running games, nor the secrets of their shuffles."""


def create_private(file: Path) -> None:
    """Make an empty file that only its owner may read, if there is none; SQLite gives what it puts beside it the same
    permissions. OSError."""
    if not file.exists():
        os.close(os.open(file, os.O_WRONLY | os.O_CREAT, PRIVATE))


def read_only(file: Path) -> tuple[str, dict[str, str]]:
    """The way to open a SQLite database that leaves nothing beside it: a URI, and its parameters.

    Whoever may only read a database in WAL mode leaves a ``-wal`` and a ``-shm`` behind, and on a medium that can't be
    written to can't open it at all. So it is opened for writing where that is possible (only to tidy up), and else as a
    file that does not change: nobody has it open, who would have a ``-wal`` beside it.
    """
    if os.access(file, os.W_OK) and os.access(file.parent, os.W_OK):
        mode = {"mode": "rw"}
    elif any(file.with_name(f"{file.name}{end}").exists() for end in ("-wal", "-journal")):
        mode = {"mode": "ro"}
    else:
        mode = {"mode": "ro", "immutable": "1"}
    return file.absolute().as_uri(), mode
