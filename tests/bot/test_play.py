"""``/play``: into any game by buttons alone."""

import engine
from bot import Elementarium
from tests.bot.test_table import answer
from tests.support.scene import Scene


async def test_a_person_alone_gets_into_a_game(scene: Scene, simcord_bot: Elementarium) -> None:
    asked = answer(await scene.ada.slash(scene.channel, "play"))
    assert asked.ephemeral
    titles = [game.title for game in engine.GAMES.values()]
    assert scene.labels(asked.message) == titles
    whom = answer(await scene.ada.click(asked.message, label="Elements"))
    assert "With whom do you want to play?" in whom.content
    await scene.ada.click(whom.message, label="Computer: normal")
    await scene.ada.click(scene.newest(scene.channel), label="Deal")
    (info,) = await simcord_bot.router.tables.tables.of(scene.ada.id)
    table = await simcord_bot.router.tables.table(info.id)
    assert table.levels == (None, "normal")


async def test_somebody_is_challenged_or_a_seat_left_open(scene: Scene) -> None:
    asked = answer(await scene.ada.slash(scene.channel, "play"))
    whom = answer(await scene.ada.click(asked.message, label="Elemental"))
    back = answer(await scene.ada.click(whom.message, label="Another game"))
    assert "What do you want to play?" in back.content
    whom = answer(await scene.ada.click(back.message, label="Realm of the Defenders"))
    await scene.ada.select(whom.message, [scene.bo], custom_id="ply1:realm_of_the_defenders:user")
    assert f"Ada** challenges <@{scene.bo.id}>" in scene.newest(scene.channel).content
    other = answer(await scene.cleo.slash(scene.channel, "play"))
    whom = answer(await scene.cleo.click(other.message, label="Elements"))
    await scene.cleo.click(whom.message, label="Whoever joins")
    assert "Join" in scene.labels(scene.newest(scene.channel))
