"""Secrecy over the whole bot: the same script played with other hidden cards looks the same to everybody else.

Everything that the bot sends is caught at the border, with its files. Two games are played by the same presses and
commands; only what Bo alone knows differs (each game's script says how). Whatever did not go to Bo himself must be
equal to the byte, but for the commitment, the revealed secret and discord.py's nonces, which are random, and for the
pictures that open what was hidden once the game is over.
"""

import ast
import asyncio
import re
import shutil
from collections.abc import Iterable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
import simcord
from simcord.http import router

import render
from sessions.log import fair
from tests.support.bot import Clock, make_bot
from tests.support.english import VOICE
from tests.support.every import every_game
from tests.support.scene import Scene
from tests.support.scripts import Script, begin, script_of

RANDOM = re.compile(r"`[0-9a-f]{20}`|`[0-9a-f]{64}`|(?<='nonce': ')[0-9a-f]+")
ID = re.compile(r"\d{17,20}")
OVER = "resigned", "broken off"


@dataclass
class Sent:
    """One request of the bot, with the bytes of its files."""

    method: str
    path: str
    body: str
    files: tuple[tuple[str, str | None, bytes], ...]


def watch(monkeypatch: pytest.MonkeyPatch) -> list[Sent]:
    """Everything that the bot sends from now on."""
    sent: list[Sent] = []
    dispatch = router.dispatch

    def noted(backend: Any, method: str, path: str, **request: Any) -> Any:
        files = []
        for file in request.get("files") or []:
            data = file.fp.read()
            file.fp.seek(0)
            files.append((file.filename, file.description, data))
        body = RANDOM.sub("random", repr(request.get("json")))
        sent.append(Sent(method, path, body, tuple(files)))
        return dispatch(backend, method, path, **request)

    monkeypatch.setattr(router, "dispatch", noted)
    return sent


async def look_around(scene: Scene) -> None:
    """What can be asked for at every table."""
    for person in (scene.ada, scene.cleo):
        await person.click(scene.table(), label=scene.labels(scene.table())[0])  # their own view
        await person.click(scene.table(), label="Make a move")
        await person.click(scene.table(), label="More")
        await person.slash(scene.place, "games mine")


class AtOnce(ThreadPoolExecutor):
    """Does at once what is meant for a thread, so that messages are sent in the same order every time."""

    def submit(self, work: Any, /, *args: Any, **kwargs: Any) -> Any:
        done: Future[Any] = Future()
        done.set_result(work(*args, **kwargs))
        return done


@pytest_asyncio.fixture
async def play(tmp_path: Path, migrated: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """Play a script with a given secret: what was sent, and which ids belong to Bo."""

    async def run(script: Script, secret: str) -> tuple[list[Sent], set[str]]:
        monkeypatch.setattr(fair, "new_secret", lambda: secret)
        asyncio.get_running_loop().set_default_executor(AtOnce())
        with monkeypatch.context() as patch:
            sent = watch(patch)
            bot = await make_bot(f"sqlite+aiosqlite:///{shutil.copy(migrated, tmp_path / secret)}", Clock())
            async with simcord.run(bot) as env:
                scene = Scene(env)
                scene.group = script.GROUP
                await begin(script, scene)
                await look_around(scene)
                await script.play(scene)
                await env.settle()
                interactions = env.backend.interactions.values()
                of_bo = {str(interaction.id) for interaction in interactions if interaction.user_id == scene.bo.id}
                of_bo |= {interaction.token for interaction in interactions if interaction.user_id == scene.bo.id}
                of_bo.add(str(scene.bo.user.dm_channel.id))
        return sent, of_bo

    return run


def not_to_bo(sent: list[Sent], of_bo: set[str]) -> list[Sent]:
    """What others are sent, place by place: in which order messages to several places go out is not promised."""
    to_others = [request for request in sent if not any(part in of_bo for part in request.path.split("/"))]
    by_place = sorted(to_others, key=lambda request: request.path.partition("/messages")[0])
    return list(
        numbered(said_only(request) if any(told in request.body for told in OVER) else request for request in by_place)
    )


def said_only(request: Sent) -> Sent:
    """What a message says: once the game is over, its picture opens what was hidden."""
    body = ast.literal_eval(request.body)
    return replace(request, body=repr(body.get("content")), files=())


def numbered(sent: Iterable[Sent]) -> Iterator[Sent]:
    """The same with numbers for ids, which hang on the time and on what is sent elsewhere meanwhile."""
    numbers: dict[str, str] = {}

    def number(found: re.Match[str]) -> str:
        return numbers.setdefault(found[0], f"id {len(numbers)}")

    for request in sent:
        yield replace(request, path=ID.sub(number, request.path), body=ID.sub(number, request.body))


@every_game
async def test_what_others_are_sent_does_not_depend_on_hidden_cards(
    play: Any, caplog: pytest.LogCaptureFixture, game: Any
) -> None:
    script = script_of(game.id)
    render.draw_ahead(
        VOICE, game.id
    )  # nothing takes so long that the clock of the world, which ids are made of, goes on
    logged = []
    seen = []
    for secret in script.alike():
        caplog.clear()
        sent, of_bo = await play(script, secret)
        seen.append(not_to_bo(sent, of_bo))
        assert len(sent) > len(seen[-1]) > 20, "too little is sent: let `play` of the game's script do more"
        logged.append([record.getMessage() for record in caplog.records])
    assert seen[0] == seen[1]
    assert logged[0] == logged[1]
