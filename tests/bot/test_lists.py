"""The lists of one's games: with whom, and how they ended; and a rematch where the place is lacking something."""

from typing import Any

import discord
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot import Elementarium
from sessions.log.lines import NOBODY, Close, Line
from sessions.time.paces import DAY
from tests.bot.test_table import answer
from tests.support.bot import Clock
from tests.support.everybody import in_another_language
from tests.support.scene import Scene


def menu_of(message: Any, custom_id: str) -> Any:
    items = (item for row in message.components for item in row.children)
    return next(item for item in items if (item.custom_id or "").startswith(custom_id))


@in_another_language
async def test_ones_games_with_somebody_are_chosen_from_a_menu(scene: Scene) -> None:
    await scene.begin()
    await scene.ada.slash(scene.channel, "elements start", computer="easy")
    await scene.ada.click(scene.newest(scene.channel), label="Deal")
    await scene.cleo.slash(scene.channel, "elements start", opponent=scene.ada)
    await scene.ada.click(scene.newest(scene.channel), label="Accept")
    mine = answer(await scene.ada.slash(scene.channel, "games mine")).message
    chooses = menu_of(mine, "gms1:with")
    assert chooses.placeholder == "Games with…"
    assert sorted(option.label for option in chooses.options) == ["Bo", "Cleo", "Computers", "Everybody"]
    for who, others in (("Bo", ["Bo"]), ("Computers", ["Computer"]), ("Everybody", ["Bo", "Cleo", "Computer"])):
        value = next(option.value for option in chooses.options if option.label == who)
        pressed = await scene.ada.select(mine, [value], custom_id=chooses.custom_id)
        shown = answer(pressed).content
        assert [name for name in ("Bo", "Cleo", "Computer") if name in shown] == others
    one = answer(await scene.bo.slash(scene.channel, "games mine")).message
    assert not [row for row in one.components if row.children[0].custom_id == chooses.custom_id], "it was always Ada"


@in_another_language
async def test_a_game_that_a_manager_has_closed_is_told_as_closed(scene: Scene, simcord_bot: Elementarium) -> None:
    await scene.begin()
    await scene.move()
    table = await simcord_bot.router.table_controller.table(1)
    await table.write_line(lambda: Line("closed", NOBODY, Close()))
    simcord_bot.router.tables.changed(table)
    await simcord_bot.router.publisher.wait_until_shown()
    await scene.env.settle()
    told = "**A manager of the server has closed this game. Nobody wins.**"
    for message in (scene.table(), scene.private(scene.ada), scene.private(scene.bo)):
        assert told in message.content
    mine = answer(await scene.ada.slash(scene.channel, "games mine")).message
    assert " with Bo: closed <t:" in mine.content
    assert menu_of(mine, "gms1:game").options[0].description.startswith("Closed · ")
    profile = answer(await scene.bo.slash(scene.channel, "profile")).content
    assert " with Ada: closed <t:" in profile
    assert "-# Against" not in profile, "nobody has won or lost"


@in_another_language
async def test_only_managers_read_what_is_lacking_where_a_rematch_is_to_be(
    scene: Scene, simcord_bot: Elementarium, manager: Any
) -> None:
    await manager.slash(scene.channel, "elements start", opponent=scene.ada)
    await scene.ada.click(scene.newest(scene.channel), label="Accept")
    table = await simcord_bot.router.table_controller.table(1)
    await table.write_line(lambda: Line("closed", NOBODY, Close()))
    simcord_bot.router.tables.changed(table)
    await simcord_bot.router.publisher.wait_until_shown()
    await scene.env.settle()
    denied = discord.Permissions(attach_files=True).value
    lacking = [Overwrite(scene.guild.default_role.id, OverwriteType.ROLE, deny=denied)]
    scene.env.backend.edit_channel(scene.channel.id, {}, overwrites=lacking)
    asked = await manager.user.click(scene.private(manager), label="Rematch")
    assert (
        answer(asked).content
        == "I can't do that there without *Attach Files*. Whoever manages the server can give me that."
    )
    asked = await scene.ada.user.click(scene.private(scene.ada), label="Rematch")
    said = "Tables can't be shown in that channel just now. Whoever manages that server can see why in `/settings`."
    assert answer(asked).content == said


@in_another_language
async def test_ones_games_say_how_much_time_is_left(scene: Scene, simcord_bot: Elementarium, clock: Clock) -> None:
    await scene.begin(pace="3days")
    await scene.begin(pace="none")
    table = await simcord_bot.router.table_controller.table(1)
    clock.advance(DAY)
    await (
        simcord_bot.router.tables.outages.store_heartbeat()
    )  # a day in one step is an outage, for which time is given back
    for person in (scene.ada, scene.bo):
        mine = answer(await person.slash(scene.channel, "games mine")).content.splitlines()
        (until,) = {table.time.deadline(seat) for seat in table.active}
        assert until is not None
        timed = [line for line in mine if line.endswith(f" · Time runs out <t:{int(until)}:R>.")]
        assert len(timed) == 1
        assert sum("Time runs out" in line for line in mine) == 1, "there is no clock at the other table"
