"""Secrecy over the whole bot: the same public course with other hidden cards looks the same to everybody else.

Everything that the bot sends is caught at the border, with its files. Two games are played by the same presses and
commands; only Bo's hidden cards (and the aside) differ. Whatever did not go to Bo himself must be equal to the byte,
but for the commitment and discord.py's nonces, which are random.
"""

import re
from dataclasses import dataclass
from typing import Any

import pytest_asyncio
import simcord
from simcord.http import router

import engine
from sessions import fair
from tests.bot.conftest import Clock, make_bot
from tests.bot.scene import Scene

RANDOM = re.compile(r"`[0-9a-f]{64}`|'nonce': '\d+'")


@dataclass
class Sent:
    """One request of the bot, with the bytes of its files."""

    method: str
    path: str
    body: str
    files: tuple[tuple[str, str | None, bytes], ...]


def watch(monkeypatch) -> list[Sent]:
    """Everything that the bot sends from now on."""
    sent: list[Sent] = []
    dispatch = router.dispatch

    def noted(backend, method, path, **request: Any):
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


def seeds_that_differ_for_bo(joins) -> tuple[str, str]:
    """Two secrets whose deals give Ada the same hand and Bo another one, with two cards in common, and Ada starts."""
    dealt: dict[tuple[int, ...], tuple[str, list[int]]] = {}
    game = engine.GAMES["elements"]
    for number in range(100_000):
        secret = f"{number:064x}"
        state = game.new(2, fair.seed(secret, joins), {})
        if state.active != (0,):
            continue
        mine, theirs = state.view(0)["hands"][0], state.view(1)["hands"][1]
        if 5 not in theirs or 6 not in theirs or 1 not in mine or 2 not in mine:
            continue
        other = dealt.setdefault(tuple(mine), (secret, theirs))
        if sorted(other[1]) != sorted(theirs):
            return other[0], secret
    raise AssertionError("no such deals")


async def course(scene: Scene) -> None:
    """The same presses, commands and questions, whatever Bo holds: every way in which anything is sent."""
    await scene.begin()
    place = scene.place
    for person in (scene.ada, scene.cleo):
        await person.click(scene.table(), label="My hand")
        await person.click(scene.table(), label="Make a move")
        await person.click(scene.table(), label="More")
        await person.autocomplete(place, "elements play", "card", "")
        await person.slash(place, "games list")
    await scene.ada.slash(place, "elements play", card=1)
    await scene.ada.slash(place, "elements play", card=2)  # out of turn
    await scene.bo.slash(place, "elements knock")  # not possible: refused to Bo alone
    await scene.bo.click(scene.table(), label="My hand")
    await scene.bo.slash(place, "elements play", card=5)
    await scene.cleo.slash(place, "elements board")
    await scene.press(scene.ada, "Play 2 Fire")
    await scene.bo.slash(place, "elements discard")
    await scene.ada.slash(place, "elements take")
    await scene.bo.slash(place, "elements yield")


@pytest_asyncio.fixture
async def play(tmp_path, monkeypatch):
    """Play the course with a given secret; what was sent, and which ids belong to Bo."""

    async def run(secret: str, name: str) -> tuple[list[Sent], set[str], tuple[int, ...]]:
        monkeypatch.setattr(fair, "new_secret", lambda: secret)
        with monkeypatch.context() as patch:
            sent = watch(patch)
            bot = await make_bot(f"sqlite+aiosqlite:///{tmp_path}/{name}.db", Clock())
            async with simcord.run(bot) as env:
                scene = Scene(env)
                await course(scene)
                await env.settle()
                record = await bot.host.tables.record(1)
                interactions = env.backend.interactions.values()
                of_bo = {str(interaction.id) for interaction in interactions if interaction.user_id == scene.bo.id}
                of_bo |= {interaction.token for interaction in interactions if interaction.user_id == scene.bo.id}
                of_bo.add(str(scene.bo.user.dm_channel.id))
        return sent, of_bo, record.joins

    return run


def not_to_bo(sent: list[Sent], of_bo: set[str]) -> list[Sent]:
    return [request for request in sent if not any(part in of_bo for part in request.path.split("/"))]


async def test_what_others_are_sent_does_not_depend_on_hidden_cards(play, caplog):
    _, _, joins = await play("0" * 64, "trial")  # ids come again in every world, so the joins are known
    first, second = seeds_that_differ_for_bo(joins)
    logged = []
    seen = []
    for name, secret in (("first", first), ("second", second)):
        caplog.clear()
        sent, of_bo, again = await play(secret, name)
        assert again == joins
        seen.append(not_to_bo(sent, of_bo))
        assert len(sent) > len(seen[-1]) > 20
        logged.append([record.getMessage() for record in caplog.records])
    assert seen[0] == seen[1]
    assert logged[0] == logged[1]
