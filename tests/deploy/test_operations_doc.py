"""docs/operations.md explains every event of the log, every alert, and nothing that is gone."""

import ast
import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from importlib.util import find_spec
from pathlib import Path

import pytest
import yaml  # type: ignore[import-untyped]  # it has no types
from sqlalchemy import create_engine

import bot
from sessions.running import due
from sessions.store import errors, messenger, opening
from sessions.store.schema import metadata
from sessions.tables import publishing_lease
from settings import Settings
from tests.support.rules import ROOT
from watch.metrics import PREFIX, Metrics

TEXT = (ROOT / "docs" / "operations.md").read_text(encoding="utf-8")
ARCHITECTURE = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
PARTS = ("bot.py", "cogs", "compat", "computer", "learning", "render", "sessions", "ui", "watch", "words")
LEVELS = {"info", "warning", "error", "exception", "critical"}


FAILURES = {"warning", "error"}
WHY = {"error", "reason", "exc_info"}
SAY_IT_THEMSELVES = {
    "a computer's move is not legal",
    "description too long",
    "no such setting",
    "the clock was set back",
    "too few logins left: waiting",
    "the last stop was not clean: checking the database",
}


def calls() -> Iterator[tuple[str, str, set[str]]]:
    """Everything that is logged: its level, its event, and the names of what else is said."""
    for part in PARTS:
        for path in (ROOT / part).rglob("*.py") if (ROOT / part).is_dir() else [ROOT / part]:
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                match node:
                    case ast.Call(func=ast.Attribute(value=ast.Name("log"), attr=level), args=[first, *_]):
                        if level in LEVELS:
                            assert isinstance(first, ast.Constant), f"{path}:{node.lineno}: an event is a plain text"
                            yield level, str(first.value), {str(keyword.arg) for keyword in node.keywords}


def test_what_fails_says_why() -> None:
    """In the words of a computer's process that is `extra`."""
    silent = {event for level, event, said in calls() if level in FAILURES and not said & (WHY | {"extra"})}
    assert silent == SAY_IT_THEMSELVES


def events() -> set[str]:
    """The first argument of everything that is logged."""
    return {event for _, event, _ in calls()}


def explained(heading: str) -> set[str]:
    """What stands in the first column of the last table under a heading."""
    section = TEXT.partition(f"\n## {heading}\n")[2].partition("\n## ")[0]
    return set(re.findall(r"^\| `([^`]+)` \|", section, re.MULTILINE))


def test_every_event_of_the_log_is_explained() -> None:
    assert explained("What the log says") == events()


def test_every_alert_is_explained() -> None:
    groups = yaml.safe_load((ROOT / "deploy" / "alerts.yml").read_text(encoding="utf-8"))["groups"]
    alerts = TEXT.partition("\n## Alerts\n")[2].partition("\n## ")[0]
    headings = re.findall(r"^### (\w+)\n\n(\w+)\. ", alerts, re.MULTILINE)
    assert headings == [
        (rule["alert"], rule["labels"]["severity"].title()) for group in groups for rule in group["rules"]
    ]


def test_every_reason_of_the_database_is_explained() -> None:
    section = TEXT.partition("\n### ElementariumDatabaseErrors\n")[2].partition("\n### ")[0]
    told = {
        word
        for cell in re.findall(r"^\| (`[^|]+) \|", section, re.MULTILINE)
        for word in re.findall(r"`([^`]+)`", cell)
    }
    known = {*errors.OF_SQLITE.values(), *errors.OF_POSTGRESQL.values(), "no connection is free", "no answer in time"}
    assert told == known


def test_links_within_the_page_go_somewhere() -> None:
    headings = re.findall(r"^#+ (.+)$", TEXT, re.MULTILINE)
    there = {re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in headings}
    assert set(re.findall(r"\]\(#([\w-]+)\)", TEXT)) <= there


def test_what_is_linked_is_there() -> None:
    for link in re.findall(r"\]\((\.\./[^)#]+|[\w-]+\.md)(?:#[\w-]+)?\)", TEXT):
        assert (ROOT / "docs" / link).exists(), link


def test_what_is_to_be_typed_is_there() -> None:
    modules = set(re.findall(r"python -m ([\w.]+)", TEXT))
    assert len(modules) > 3
    assert not {name for name in modules if find_spec(name) is None}


def test_settings_and_metrics_have_their_names() -> None:
    named = set(re.findall(r"\b[A-Z]+(?:_[A-Z]+)+\b", TEXT))
    assert named - {name.upper() for name in Settings.model_fields} == {"POSTGRES_PASSWORD"}
    counted = {family.name for family in Metrics().registry.collect()}
    asked = set(re.findall(rf"`({PREFIX}_\w+)`", TEXT))
    assert asked
    assert {name.removesuffix("_total") for name in asked} <= counted


def test_a_log_is_read_as_it_says(tmp_path: Path) -> None:
    (query,) = re.findall(r'"(SELECT .*)"', TEXT)
    file = tmp_path / "tables.db"
    engine = create_engine(f"sqlite:///{file}")
    metadata.create_all(engine)
    engine.dispose()
    with closing(sqlite3.connect(file)) as database:
        assert database.execute(query).fetchall() == []


@pytest.mark.parametrize(
    "told",
    [
        f"waits for {bot.PATIENCE:g} seconds",
        f"a lease of {publishing_lease.LEASE:g} seconds",
        f"is claimed for {due.LEASE:g} seconds",
        f"asks PostgreSQL {60 / messenger.BEAT:g} times a minute",
        # one writes, one listens
        f"up to {opening.MOST_READERS + 2} connections",
    ],
)
def test_figures_are_those_of_the_code(told: str) -> None:
    assert told in " ".join((TEXT + ARCHITECTURE).split())
