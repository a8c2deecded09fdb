"""The whole bot against a simulated Discord: arrange, act as a person, look at what a person sees."""

from collections.abc import AsyncIterator, Mapping
from pathlib import Path

import pytest
import pytest_asyncio
from simcord.env import Env

import engine
import render
from bot import Elementarium
from sessions import Store
from tests.support.openapi import logged_violations
from tests.support.scene import Scene

LOBBY_SECONDS = 1800.0


class Clock:
    """Seconds that pass when a test says so."""

    def __init__(self) -> None:
        self.now = 1_800_000_000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture(autouse=True)
def no_housekeeping(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tests look after lobbies and tables that lag when they want to."""
    monkeypatch.setattr("bot.HOUSEKEEPING", 10**6)


@pytest.fixture(scope="session", autouse=True)
def pictures() -> None:
    """All sprites are drawn once for the whole session: a bot that starts in a test finds them ready."""
    for game_id in engine.GAMES:
        render.warm(game_id)


@pytest_asyncio.fixture
async def url(tmp_path: Path) -> str:
    return f"sqlite+aiosqlite:///{tmp_path}/tables.db"


@pytest_asyncio.fixture
async def simcord_bot(url: str, clock: Clock) -> Elementarium:
    return await make_bot(url, clock)


async def make_bot(url: str, clock: Clock, games: Mapping[str, engine.Game] = engine.GAMES) -> Elementarium:
    """A bot on a database; a second one on the same database is the first one restarted."""
    store = await Store.open(url)
    return Elementarium(store, lobby_seconds=LOBBY_SECONDS, shard_count=1, games=games, clock=clock)


@pytest_asyncio.fixture
async def scene(simcord_env: Env) -> AsyncIterator[Scene]:
    """People in a server. At the end, everything that the bot has sent must be as Discord describes it."""
    yield Scene(simcord_env)
    assert not logged_violations(simcord_env.http_requests)
