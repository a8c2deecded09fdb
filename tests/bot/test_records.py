"""A finished game leaves the server as a file and is opened in another one; what is no such file is said to be none."""

import gzip
import json
from typing import Any

from bot import Elementarium
from sessions.records import check_record, read_record
from tests.bot.test_replays import enabled, ended, where
from tests.bot.test_table import answer
from tests.support.everybody import in_another_language
from tests.support.scene import Scene

NONE = [
    (b"", "it can't be read as JSON"),
    (b'{"cards": []}', "is not the record of a game. `/games export` makes one."),
    (b"\x89PNG\r\n\x1a\n" + bytes(100), "it can't be read as JSON"),
    (gzip.compress(b"{}"), "is packed"),
    (b" " * 2_000_001, "too large: the record of a game has 2 MB at most"),
    (b'{"format":' + b"[" * 60 + b"]" * 60 + b"}", "nested too deep"),
]


async def exported(scene: Scene) -> bytes:
    """The file that Ada gets of the newest finished game."""
    shown = answer(await scene.ada.slash(scene.place, "games export")).message
    assert shown.flags.ephemeral
    (file,) = shown.attachments
    assert file.filename == "elements-1.json"
    data: bytes = await file.read()
    return data


async def opened(scene: Scene, data: bytes) -> list[Any]:
    """What Cleo is shown of a file in another server, where nobody plays."""
    guild = scene.env.create_guild()
    cleo = guild.add_member(scene.cleo.user)
    channel = guild.create_text_channel("far")
    await cleo.slash(channel, "games open", file=("a game.json", data))
    return list(channel.history(viewer=cleo))


async def test_a_game_is_exported_and_opened_in_another_server(scene: Scene, simcord_bot: Elementarium) -> None:
    await ended(scene, simcord_bot)
    data = await exported(scene)
    assert check_record(read_record(data)).ok
    checked, stepper = await opened(scene, data)
    assert checked.flags.ephemeral
    assert stepper.flags.ephemeral
    assert checked.content.startswith("### Elements: Ada and Bo (from a file)\n✅")
    assert stepper.content.startswith("### Elements: Ada and Bo (from a file)\n")
    assert "❌" not in checked.content
    assert where(stepper) == "Step 0 of 7 · as spectators saw it"
    assert "Share" in enabled(stepper)
    assert stepper.attachments[0].filename.startswith("table-")


@in_another_language
async def test_an_opened_game_is_gone_through_and_shown_around(scene: Scene, simcord_bot: Elementarium) -> None:
    await ended(scene, simcord_bot)
    data = await exported(scene)
    await scene.cleo.slash(scene.channel, "games open", file=("game.json", data))
    stepper = scene.channel.history(viewer=scene.cleo)[-1]
    await scene.press(scene.cleo, "Last", stepper)
    now = scene.channel.history(viewer=scene.cleo)[-1]
    assert where(now).startswith("Step 7 of 7")
    assert "Bo resigned" in now.content
    await scene.press(scene.cleo, "Share", now)
    shared = scene.channel.history(viewer=scene.bo)[-1].content
    assert shared.startswith("Cleo shows a step of this game:\n### Elements: Ada and Bo (from a file)\n")


async def test_an_opened_game_has_a_film(scene: Scene, simcord_bot: Elementarium) -> None:
    await ended(scene, simcord_bot)
    await scene.cleo.slash(scene.channel, "games open", file=("game.json", await exported(scene)))
    stepper = scene.channel.history(viewer=scene.cleo)[-1]
    film = answer(await scene.press(scene.cleo, "Film", stepper)).message
    assert film.flags.ephemeral
    assert film.attachments[0].filename == "film.gif"
    assert film.content.startswith("### Elements: Ada and Bo (from a file)\n**Ada wins")
    await scene.press(scene.cleo, "Share", film)
    shared = scene.channel.history(viewer=scene.bo)[-1]
    assert shared.content.startswith("Cleo shows the film of this game:\n### Elements: Ada and Bo (from a file)\n")
    assert shared.attachments[0].filename == "film.gif"


async def test_a_file_that_is_not_at_hand_any_more_is_opened_again(scene: Scene, simcord_bot: Elementarium) -> None:
    await ended(scene, simcord_bot)
    await scene.cleo.slash(scene.channel, "games open", file=("game.json", await exported(scene)))
    stepper = scene.channel.history(viewer=scene.cleo)[-1]
    simcord_bot.router.files._opened.clear()  # as after a restart
    told = answer(await scene.press(scene.cleo, "Next ▶", stepper))
    assert "`/games open` opens it again" in told.content


async def test_a_forged_game_is_not_shown(scene: Scene, simcord_bot: Elementarium) -> None:
    await ended(scene, simcord_bot)
    record = json.loads(await exported(scene))
    record["seats"][0]["name"] = "@everyone **[x](https://a.b)**"
    record["lines"][0]["action"] = {"type": "knock"}
    (checked,) = await opened(scene, json.dumps(record).encode())
    assert checked.content.count("❌") == 1
    assert "breaks the rules" in checked.content
    assert "@everyone" not in checked.content
    assert "https://a.b" not in checked.content
    assert "\\*\\*" in checked.content


async def test_what_is_no_record_is_said_to_be_none(scene: Scene) -> None:
    for data, sentence in NONE:
        await scene.cleo.slash(scene.channel, "games open", file=("game.json", data))
        told = scene.channel.history(viewer=scene.cleo)[-1]
        assert sentence in told.content
        assert told.flags.ephemeral


async def test_a_game_that_runs_is_not_exported(scene: Scene) -> None:
    await scene.begin()
    told = answer(await scene.ada.slash(scene.place, "games export"))
    assert told.content == "There is no finished game here, and you have none."
    assert not told.message.attachments
    named = answer(await scene.ada.slash(scene.place, "games export", table="1"))
    assert named.content.startswith("I can do that with finished games")
