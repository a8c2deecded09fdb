"""Fixtures that more than one folder of tests needs, and what all of them begin with."""

import gc
import os
import shutil
from collections.abc import Iterator
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from playground import pseudo_language
from tests.support.browser import browser, chromium
from tests.support.compiled import share_compiled
from tests.support.nursery import Nursery, address
from tests.support.over_the_wire import wire, wire_where_nobody_is_there
from words import ENGLISH

__all__ = ["browser", "chromium", "wire", "wire_where_nobody_is_there"]

TESTS = Path(__file__).parent
MEMORY = Path("/dev/shm")
ENOUGH = 1 << 30  # bytes

if MEMORY.is_dir() and shutil.disk_usage(MEMORY).free > ENOUGH:
    # Databases commit at once there: nothing waits for a disk that no test asks about.
    os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(MEMORY))


pseudo_language.register_languages()

RARELY = 50_000, 20, 10
"""How many objects come before garbage is looked for: with Python's 700 it is a twelfth of the tests' time."""

LONG = 20.0
"""Seconds in which a bot has to answer in the tests: on a busy machine, three may pass before it hears of a press."""


def pytest_addoption(parser: pytest.Parser) -> None:
    """The whole bot can be tested by people who speak another language: `make test ARGS="--everybody xx tests/bot"`."""
    parser.addoption("--everybody", default=ENGLISH, help="what everybody in the tests of the whole bot speaks: en, xx")


@pytest.fixture(scope="session", autouse=True)
def window() -> Iterator[None]:
    """Playgrounds of this process give bots more time than Discord does."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("playground.actions.RESPONSE_WINDOW", LONG)
        yield


@pytest.fixture(scope="session", autouse=True)
def compiled() -> None:
    """All stores of this process compile a statement once."""
    share_compiled()


@pytest.fixture
def discords_window(monkeypatch: pytest.MonkeyPatch) -> None:
    """As much time for an answer as Discord gives."""
    monkeypatch.setattr("playground.actions.RESPONSE_WINDOW", 3.0)


@pytest.hookimpl(optionalhook=True)
def pytest_configure_node(node: Any) -> None:
    """All workers share one nursery, which lives as long as the process that has started them."""
    node.workerinput["nursery"] = address()


def pytest_configure(config: pytest.Config) -> None:
    """A worker learns where the nursery is."""
    Nursery.shared = getattr(config, "workerinput", {}).get("nursery")


def pytest_sessionstart(session: pytest.Session) -> None:
    """Of several workers for all tests, each imports its share of them first: what one has compiled serves all.

    What is imported and collected stays: until all of it is there, nobody looks for garbage in it.
    """
    gc.disable()
    worker = getattr(session.config, "workerinput", None)
    if worker is None or [Path(one).resolve() for one in session.config.args] != [TESTS]:
        return
    number = int(worker["workerid"].removeprefix("gw"))
    for path in sorted(TESTS.rglob("test_*.py"))[number :: worker["workercount"]]:
        if (path.parent / "__init__.py").exists():
            with suppress(Exception):  # it is told when the tests are collected
                import_module(".".join(path.relative_to(TESTS.parent).with_suffix("").parts))


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Iterator[None]:
    """Look for garbage again, in what comes after the tests that have been collected."""
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.set_threshold(*RARELY)
        gc.enable()
