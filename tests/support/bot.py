"""The whole bot against a simulated Discord: arrange, act as a person, look at what a person sees."""

import asyncio
import os
import shutil
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any

import discord
import pytest
import pytest_asyncio
from simcord.env import Env

import engine
import render
from bot import Elementarium
from render.kit.canvas import Canvas, make_backdrop
from render.kit.palette import NIGHT, plain_image
from sessions import Store
from sessions.log import fair
from tests.support.clock import VirtualClock
from tests.support.copying import copy_fast
from tests.support.english import VOICE
from tests.support.everybody import everybody
from tests.support.extensions import keep_extensions
from tests.support.openapi import logged_violations
from tests.support.scene import Scene
from tests.support.steady_bot import secrets_of, seed
from ui.router import Router

__all__ = [
    "clock",
    "covers",
    "everybody",
    "extensions",
    "manager",
    "migrated",
    "no_bot_left",
    "no_covers",
    "no_housekeeping",
    "patience",
    "pictures",
    "scene",
    "simcord_bot",
    "steady_cards",
    "undrawn",
    "url",
]

Clock = VirtualClock
LOBBY_SECONDS = 1800.0
AT_ANY_RATE = 1e6
"""The time of these tests stands still while they wait, and a request that waited for it would wait for ever. What
passes through the gate at which rate is tested over a wire, where time is real."""

MOST_WAITS = 20


@pytest.fixture
def clock() -> Clock:
    return Clock(1_800_000_000.0)


async def nothing(_: Router) -> None:
    """Stands in for the warming up, which has been done."""


@pytest.fixture(autouse=True)
def no_housekeeping(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tests look after lobbies and tables that lag when they want to, draw what they need, and try again at once."""
    monkeypatch.setattr("ui.router.Router.draw_ahead", nothing)
    monkeypatch.setattr("ui.interactions.discord_faults.FIRST_WAIT", 0.0)
    monkeypatch.setattr("ui.computers.SHORTEST", 0.0)
    monkeypatch.setattr("ui.computers.LONGEST", 0.0)
    # Whoever looks back thinks when nobody else does: on a busy machine that may be never.
    monkeypatch.setattr("ui.learning.reviews.decision_judging.IDLE", 0)


@pytest.fixture(autouse=True)
def steady_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    """The games of a test are the same in every run, and computers answer the same to the same."""
    monkeypatch.setattr(fair, "new_secret", secrets_of(""))
    monkeypatch.setattr(fair, "seed_of", seed)
    monkeypatch.setattr("ui.computers.new_seed", str)


@pytest.fixture(scope="session", autouse=True)
def covers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The folder in which covers and figures are kept: whichever worker draws one draws it for all."""
    base = tmp_path_factory.getbasetemp()
    folder = (base.parent if os.environ.get("PYTEST_XDIST_WORKER") else base) / "covers"
    render.keep_pictures_in(folder)
    yield folder
    render.keep_pictures_in(None)


@pytest.fixture(scope="session")
def pictures(covers: Path) -> None:
    """All sprites are drawn once for the whole session: a bot that starts in a test finds them ready."""
    for game_id in engine.GAMES:
        render.draw_ahead(VOICE, game_id)
        render.cover_picture(VOICE, game_id)


@pytest.fixture
def no_covers(covers: Path, tmp_path: Path) -> Iterator[None]:
    """Nothing has been drawn that is kept for the next start."""
    render.keep_pictures_in(tmp_path)
    yield
    render.keep_pictures_in(covers)


@pytest.fixture
def undrawn(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables and hands are told in their alt texts, and not drawn: for long games that are not about pictures."""
    blank = Canvas(make_backdrop(plain_image((1, 1), NIGHT)))
    for kind in map(type, render.PICTURES.values()):
        monkeypatch.setattr(kind, "compose_table", lambda *_: blank)
        monkeypatch.setattr(kind, "compose_hand", lambda *_: blank)


@pytest.fixture(scope="session", autouse=True)
def extensions() -> None:
    """All bots of the session have the same extensions."""
    keep_extensions()


@pytest.fixture(scope="session", autouse=True)
def patience() -> Iterator[None]:
    """Let simcord copy fast, and wait longer for a bot than its five seconds: drawing takes that on a busy machine.

    It waits several times instead of once for longer: a timer of more than five seconds is no work of the bot's.
    """
    settle = Env._settle_internal

    async def settle_in_the_end(env: Env, *, _deadline: float | None = None, **how: Any) -> None:
        for _ in range(MOST_WAITS if _deadline is None else 0):
            with suppress(TimeoutError):
                await settle(env, **how)
                return
        await settle(env, _deadline=_deadline, **how)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Env, "_settle_internal", settle_in_the_end)
        copy_fast(patch)
        yield


@pytest.fixture(scope="session")
def migrated(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database without rows; every test gets a copy, for it takes long to make one."""
    path = tmp_path_factory.mktemp("migrated") / "tables.db"

    async def open_and_close() -> None:
        await (await Store.open(f"sqlite:///{path}")).close()

    asyncio.run(open_and_close())
    return path


@pytest.fixture
def url(tmp_path: Path, migrated: Path) -> str:
    return f"sqlite+aiosqlite:///{shutil.copy(migrated, tmp_path)}"


@pytest_asyncio.fixture(autouse=True)
async def no_bot_left() -> AsyncIterator[None]:
    """A bot that is not closed, for it was killed, leaves those who think for it, its connections and its films."""
    yield
    while _made:
        made = _made.pop(0)
        await made.router.workers.close()
        await made.router.puzzles.solver.process.end()
        await made.router.reviews.judging.close()
        await made.router.studio.close()
        await made.store.close()


@pytest_asyncio.fixture
async def simcord_bot(url: str, clock: Clock, pictures: None) -> Elementarium:
    return await make_bot(url, clock)


async def make_bot(url: str, clock: Clock, games: Mapping[str, engine.Game] = engine.GAMES) -> Elementarium:
    """A bot on a database; a second one on the same database is the first one restarted."""
    store = await Store.open(url)
    bot = Elementarium(
        store, lobby_seconds=LOBBY_SECONDS, shard_count=1, games=games, clock=clock, requests_a_second=AT_ANY_RATE
    )
    _made.append(bot)
    return bot


_made: list[Elementarium] = []
"""The bots of a test: one that is started again is another one."""


@pytest_asyncio.fixture
async def scene(simcord_env: Env, simcord_bot: Elementarium) -> AsyncIterator[Scene]:
    """People in a server, who have said that they read at a desk, so that nothing asks it first.

    At the end, everything that the bot has sent must be as Discord describes it.
    """
    people = Scene(simcord_env)
    for person in (people.ada, people.bo, people.cleo):
        await simcord_bot.router.tables.people.change(person.id, shape_chosen=True)
    yield people
    assert not logged_violations(simcord_env.http_requests)


@pytest.fixture
def manager(scene: Scene) -> Any:
    """Mia, who may manage the server."""
    role = scene.guild.create_role("Managers", permissions=discord.Permissions(manage_guild=True))
    return scene.guild.add_member(scene.env.create_user("Mia"), roles=[role])
