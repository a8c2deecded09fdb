"""Games against computers, through the whole bot: they answer, also after a restart, and like people."""

import os
import re
import signal
from typing import Any

import pytest

from bot import Elementarium
from sessions import Table
from tests.bot.test_restart import restart
from tests.bot.test_table import answer
from tests.support.bot import Clock
from tests.support.everybody import in_another_language
from tests.support.scene import Scene

ENDLESS_PAUSE = 10_000.0


def wait(monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
    monkeypatch.setattr("ui.computers.SHORTEST", seconds)
    monkeypatch.setattr("ui.computers.LONGEST", seconds)


async def begun(scene: Scene, bot: Any, group: str = "elements", **options: Any) -> Table:
    """Ada against a computer, the cards dealt."""
    scene.group = group
    await scene.ada.slash(scene.channel, f"{group} start", computer="easy", **options)
    await scene.ada.click(scene.newest(scene.channel), label="Deal")
    (info,) = await bot.router.tables.open_tables_of(scene.ada.id)
    table: Table = await bot.router.table_controller.table(info.id)
    return table


@in_another_language
async def test_a_whole_game_against_the_computer(scene: Scene, simcord_bot: Elementarium) -> None:
    table = await begun(scene, simcord_bot, mode="endless", rounds=1)
    for _ in range(30):
        if "Rematch" in scene.labels(scene.table()):
            break
        assert table.active == (0,), "the computer has answered by the time that all is quiet"
        label = next((each for each in scene.labels(scene.private(scene.ada)) if each != "Yield"), "Yield")
        await scene.press(scene.ada, label)
        if (yes := f"Yes: {label}") in scene.labels(scene.private(scene.ada)):
            await scene.press(scene.ada, yes)
    assert table.outcome is not None
    assert "Computer (easy)" in scene.table().content


async def test_the_computer_acts_after_a_restart(
    scene: Scene, simcord_bot: Elementarium, url: str, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    wait(monkeypatch, ENDLESS_PAUSE)
    table = await begun(scene, simcord_bot, "elemental", setup="random")
    assert 1 in table.active
    number = table.number
    wait(monkeypatch, 0.0)
    bot = await restart(scene, url, clock)
    again = await bot.router.table_controller.table(table.id)
    assert again.number > number
    assert 1 not in again.active


async def test_a_killed_worker_holds_no_table_up(scene: Scene, simcord_bot: Elementarium) -> None:
    table = await begun(scene, simcord_bot, mode="endless", rounds=9)
    for _ in range(2):
        for pid in simcord_bot.router.workers.pids:
            os.kill(pid, signal.SIGKILL)
        number = table.number
        await scene.press(scene.ada, scene.labels(scene.private(scene.ada))[0])
        assert table.number > number + 1
        assert table.active == (0,)


async def test_nobody_thinks_about_a_table_that_has_ended(
    scene: Scene, simcord_bot: Elementarium, monkeypatch: pytest.MonkeyPatch
) -> None:
    wait(monkeypatch, ENDLESS_PAUSE)
    table = await begun(scene, simcord_bot, "elemental", setup="random")
    router = simcord_bot.router
    assert router.computers.playing_tables == {table.id}
    asked = answer(await scene.ada.slash(scene.place, "table resign"))
    await scene.ada.click(asked.message, label="Yes, break it off")
    assert table.outcome is not None
    assert router.computers.playing_tables == set()
    assert (router.workers.waiting_count, router.workers.thinking_count) == (0, 0)


@pytest.mark.parametrize("group", ["elements", "defenders", "elemental", "realm", "clash"])
@in_another_language
async def test_a_hint_says_what_and_why(scene: Scene, simcord_bot: Elementarium, group: str) -> None:
    table = await begun(scene, simcord_bot, group)
    before = table.number
    more = answer(await scene.ada.click(scene.table(), label="More"))
    await scene.ada.click(more.message, label="Hint")
    hand = scene.now(more.message, scene.ada)
    stands = r"(?: \((?:about even|(?:very )?good chances to win the game|nearly won)\))?"
    assert re.search(rf"(?m)^\*\*Hint\*\*: \*\*.+\*\*{stands}\.", hand.content)
    await scene.ada.click(hand, label="Follow the hint")
    done = table.number > before
    assert done or "Back" in scene.labels(scene.now(more.message, scene.ada)), "else it is begun, step by step"


async def test_a_shuffle_against_the_computer_can_be_checked(scene: Scene, simcord_bot: Elementarium) -> None:
    table = await begun(scene, simcord_bot, mode="endless", rounds=1)
    asked = answer(await scene.ada.slash(scene.place, "table resign"))
    await scene.ada.click(asked.message, label="Yes, break it off")
    assert table.outcome is not None
    verdict = answer(await scene.ada.slash(scene.place, "games verify"))
    assert "❌" not in verdict.content
    assert "✅" in verdict.content
    assert "Computer (easy)" in scene.table().content
    assert "Elementarium" not in "".join(scene.mentions())


async def test_a_hint_is_for_whoever_is_to_act(scene: Scene, simcord_bot: Elementarium) -> None:
    await scene.begin(rated=False)
    person = scene.waiting()
    other = scene.bo if person is scene.ada else scene.ada
    more = answer(await person.click(scene.table(), label="More"))
    await person.click(more.message, label="Hint")
    assert re.search(r"about even|good chances|nearly won", scene.now(more.message, person).content)
    more = answer(await other.click(scene.table(), label="More"))
    assert "Hint" not in scene.labels(more.message)


async def test_who_is_alone_with_computers_plays_where_they_began_and_is_called_nowhere(
    scene: Scene, simcord_bot: Elementarium, clock: Clock
) -> None:
    await scene.ada.slash(scene.channel, "elements start", computer="easy", mode="endless", rounds=1)
    lobby = scene.newest(scene.channel)
    hand = answer(await scene.ada.click(lobby, label="Deal"))
    assert hand.ephemeral
    assert "<#" not in hand.content  # there is nothing to go there for
    folded = next(one for one in scene.channel.history() if one.id == lobby.id)
    assert folded.content == f"**Elements**: Ada and Computer (easy) are playing. <#{scene.place.id}>"
    assert not folded.attachments
    assert scene.labels(folded) == ["My hand"]
    assert "Make a move" not in scene.labels(scene.table())
    clock.advance(600)
    await simcord_bot.router.do_overdue_work()
    await scene.env.settle()
    assert scene.ada.user.dm_channel.last_message is None
    assert scene.called() == []
    again = answer(await scene.ada.click(folded, label="My hand"))
    assert "to move" in again.content or "**It is your turn" in again.content
    asked = answer(await scene.ada.slash(scene.place, "table resign"))
    assert "an abort" in asked.content
    await scene.ada.click(asked.message, label="Yes, break it off")
    assert scene.labels(scene.table()) == ["Rematch", "Review", "Replay", "More"]
    assert scene.ada.user.dm_channel.last_message is None
