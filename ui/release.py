"""Which release this code is, and which commit."""

import subprocess
import tomllib
from functools import cache
from pathlib import Path

PROJECT = Path(__file__).parents[1]
REVISION = PROJECT / "REVISION"
"""Holds the commit where there is no repository, as in the image."""
PATIENCE = 5.0


@cache
def release_version() -> str:
    """The version of this code."""
    return str(tomllib.loads((PROJECT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"])


@cache
def code_revision() -> str:
    """The commit of this code, shortened; "unknown" where nothing says so."""
    try:
        return REVISION.read_text(encoding="utf-8").strip()[:12]
    except OSError:
        pass
    # The repository may belong to somebody else than the bot, which git refuses to read unasked.
    command = ["git", "-c", "safe.directory=*", "rev-parse", "--short=12", "HEAD"]
    try:
        ran = subprocess.run(command, cwd=PROJECT, capture_output=True, text=True, timeout=PATIENCE)
    except (OSError, subprocess.TimeoutExpired):
        return "unknown"
    return ran.stdout.strip() or "unknown"
