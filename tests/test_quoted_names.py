"""Docstrings and comments name what there is: whatever they quote as ``name`` is a name somewhere in the code."""

import re
from collections.abc import Iterator
from pathlib import Path

from tests.support.rules import ROOT

ROOMS = (
    "bot.py", "settings.py", "engine", "words", "render", "computer", "learning", "sessions", "ui", "cogs", "watch",
    "playground", "compat", "bench", "tests", "tools",
)  # fmt: skip
QUOTED = re.compile(r"``([A-Za-z_]\w*)``")
ANY = re.compile(r"\w+")


def sources() -> Iterator[Path]:
    for room in ROOMS:
        path = ROOT / room
        yield from (path,) if path.is_file() else sorted(path.rglob("*.py"))


def test_what_is_quoted_is_a_name_somewhere() -> None:
    """Apart from where it is quoted."""
    names: set[str] = set()
    quoted: dict[str, list[str]] = {}
    for path in (*sources(), *ROOT.glob("words/locale/en/*.ftl")):
        text = path.read_text("utf-8")
        for name in QUOTED.findall(text):
            quoted.setdefault(name, []).append(path.relative_to(ROOT).as_posix())
        names.update(ANY.findall(QUOTED.sub("", text)))
    assert len(quoted) > 100
    assert not {name: places for name, places in quoted.items() if name not in names}
