"""docs/operations.md explains every event of the log, every alert, and nothing that is gone."""

import ast
import re
from collections.abc import Iterator

import yaml  # type: ignore[import-untyped]  # it has no types

from tests.support.rules import ROOT

TEXT = (ROOT / "docs" / "operations.md").read_text(encoding="utf-8")
PARTS = ("bot.py", "cogs", "computer", "render", "sessions", "ui", "watch")
LEVELS = {"info", "warning", "error", "exception", "critical"}


def events() -> Iterator[str]:
    """The first argument of everything that is logged."""
    for part in PARTS:
        for path in (ROOT / part).rglob("*.py") if (ROOT / part).is_dir() else [ROOT / part]:
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                match node:
                    case ast.Call(func=ast.Attribute(value=ast.Name("log"), attr=level), args=[first, *_]):
                        if level in LEVELS:
                            assert isinstance(first, ast.Constant), f"{path}:{node.lineno}: an event is a plain text"
                            yield str(first.value)


def explained(heading: str) -> set[str]:
    """What stands in the first column of the last table under a heading."""
    section = TEXT.partition(f"\n## {heading}\n")[2].partition("\n## ")[0]
    return set(re.findall(r"^\| `([^`]+)` \|", section, re.MULTILINE))


def test_every_event_of_the_log_is_explained() -> None:
    assert explained("What the log says") == set(events())


def test_every_alert_is_explained() -> None:
    groups = yaml.safe_load((ROOT / "deploy" / "alerts.yml").read_text(encoding="utf-8"))["groups"]
    assert {rule["alert"] for group in groups for rule in group["rules"]} <= explained("Watching it")


def test_what_is_linked_is_there() -> None:
    for link in re.findall(r"\]\((\.\./[^)#]+|[\w-]+\.md)\)", TEXT):
        assert (ROOT / "docs" / link).exists(), link
