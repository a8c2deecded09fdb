"""Keeps what a release leaves to later ones: `python -m tests.sessions.releases 0.2.0 v0.2.0`, a name and a commit."""

import argparse
import asyncio
import io
import os
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path

from playground.postgres import Postgres
from tests.support.rules import ROOT

HERE = Path(__file__).parent
MAKE = HERE / "make.py"


def keep(name: str, commit: str) -> None:
    """Make the files of a release with its own code."""
    with tempfile.TemporaryDirectory() as folder:
        code = Path(folder) / "code"
        packed = subprocess.run(["git", "archive", commit], cwd=ROOT, check=True, capture_output=True).stdout
        with tarfile.open(fileobj=io.BytesIO(packed)) as files:
            files.extractall(code, filter="data")
        database = HERE / f"{name}.sqlite"
        database.unlink(missing_ok=True)
        _run(code, "database", str(database))
        _run(code, "statements", f"sqlite:///{folder}/evening.db", str(HERE / f"{name}.sqlite.json"))
        postgres = asyncio.run(Postgres.start(Path(folder) / "postgres"))
        try:
            url = asyncio.run(postgres.database("evening"))
            _run(code, "statements", url, str(HERE / f"{name}.postgresql.json"))
        finally:
            asyncio.run(postgres.stop())


def _run(code: Path, *what: str) -> None:
    command = [sys.executable, str(MAKE), *what]
    subprocess.run(command, cwd=code, check=True, env={**os.environ, "PYTHONPATH": str(code)})


def main() -> None:
    """Keep a release."""
    parser = argparse.ArgumentParser(prog="python -m tests.sessions.releases", description=str(__doc__))
    parser.add_argument("name", help="of the release, such as 0.2.0")
    parser.add_argument("commit", help="a tag or a commit")
    chosen = parser.parse_args()
    keep(chosen.name, chosen.commit)


if __name__ == "__main__":
    main()
