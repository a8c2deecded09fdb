"""Imports run bot → cogs → ui → sessions, computer, render → words → engine, and never back."""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.support.rules import ROOT

MAY_IMPORT = {
    "engine": set(),
    "words": {"engine"},
    "render": {"words", "engine"},
    "sessions": {"words", "engine"},
    "computer": {"engine"},
    "settings": set(),
    "ui": {"sessions", "computer", "render", "words", "engine"},
    "cogs": {"ui", "sessions", "computer", "render", "words", "engine"},
    "bot": {"cogs", "ui", "sessions", "computer", "render", "words", "engine", "settings"},
    "playground": {"engine", "settings"},
}
OURS = {*MAY_IMPORT, "bench", "tests"}
DISCORD = {"bot", "ui", "cogs", "playground", "bench", "tests"}
ENGINE_MAY_IMPORT = {"engine", "msgspec", *sys.stdlib_module_names}
PLAYS = {"sessions/table.py", "sessions/fair.py", "engine", "computer", "bench", "tests"}
LIVE_PLAY = re.compile(r"\.play\(")


def sources() -> list[Path]:
    folders = [path for name in sorted(OURS) for path in (ROOT / name).rglob("*.py")]
    return [*ROOT.glob("*.py"), *folders]


def part(path: Path) -> str:
    return path.relative_to(ROOT).parts[0].removesuffix(".py")


def imported(path: Path) -> Iterator[str]:
    """The top-level names of all that a file imports."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield part(path) if node.level else (node.module or "").partition(".")[0]


def _each(paths: list[Path]) -> list[object]:
    return [pytest.param(path, id=str(path.relative_to(ROOT))) for path in paths]


every_source = pytest.mark.parametrize("path", _each(sources()))


@every_source
def test_imports_run_one_way(path: Path) -> None:
    here, names = part(path), set(imported(path))
    if here in MAY_IMPORT:
        assert names & OURS <= MAY_IMPORT[here] | {here}
    if here not in ("playground", "tests", "bench"):
        assert "playground" not in names
    if here not in DISCORD:
        assert "discord" not in names
    if here in ("engine", "computer"):
        assert names <= {*ENGINE_MAY_IMPORT, here}


@every_source
def test_live_games_are_played_in_one_place(path: Path) -> None:
    name = path.relative_to(ROOT).as_posix()
    if name not in PLAYS and part(path) not in PLAYS:
        assert not LIVE_PLAY.search(path.read_text(encoding="utf-8"))


def test_the_parts_are_there() -> None:
    assert {part(path) for path in sources()} >= {
        "engine",
        "computer",
        "render",
        "sessions",
        "ui",
        "cogs",
        "bot",
        "playground",
    }
