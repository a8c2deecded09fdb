"""How a round ended stands for itself in the hand of somebody alone with computers, until they go on."""

from typing import Any

import pytest

import engine
from bot import Elementarium
from tests.bot.test_restart import restart
from tests.bot.test_table import answer
from tests.support.bot import Clock
from tests.support.everybody import in_another_language
from tests.support.scene import Scene, alt_of
from ui.layouts import LAYOUTS

NEXT = "Next round"
ENDED = "Round 1 goes to Computer: you yielded."
WHY = "A yield ends the round and gives the other player 1 token."


def labels(message: Any) -> list[str]:
    return [item.label for row in message.components for item in row.children]


async def alone(scene: Scene, bot: Elementarium, monkeypatch: Any) -> Any:
    """Ada has yielded the first round against a computer that thinks for ever; the table."""
    monkeypatch.setattr("ui.computers._computer_seats_to_act", lambda _: ())
    await scene.ada.slash(scene.channel, "elements start", computer="easy")
    await scene.ada.click(scene.newest(scene.channel), label="Deal")
    table = await bot.router.table_controller.table(1)
    await until_ada(scene, bot, table)
    await scene.press(scene.ada, "Yield")
    await scene.press(scene.ada, "Yes: Yield")
    return table


async def until_ada(scene: Scene, bot: Elementarium, table: Any) -> None:
    """The computer plays a card where it is its turn."""
    if table.active != (table.own_seat(scene.ada.id),):
        seat = table.active[0]
        await table.act_as(seat, table.legal(seat)[0], table.number)
        bot.router.publisher.publish_soon(table)
        await bot.router.publisher.wait_until_shown()
        await scene.env.settle()


@in_another_language
async def test_a_round_that_has_ended_stands_until_its_player_goes_on(
    scene: Scene, simcord_bot: Elementarium, monkeypatch: Any
) -> None:
    """And the computer plays on meanwhile, without taking it away."""
    table = await alone(scene, simcord_bot, monkeypatch)
    ended = scene.private(scene.ada)
    assert labels(ended) == [NEXT]
    assert ENDED in ended.content
    assert WHY in ended.content
    assert "ound 1" in alt_of(ended)
    await until_ada(scene, simcord_bot, table)
    assert labels(scene.private(scene.ada)) == [NEXT]
    hand = answer(await scene.ada.click(scene.private(scene.ada), label=NEXT)).message
    assert hand.id == ended.id
    assert "Yield" in labels(hand)
    assert not {NEXT, "How it ended"} & {*labels(hand)}
    for told in (hand.content, alt_of(hand)):
        assert "Round 1" not in told
        assert WHY not in told
    simcord_bot.router.publisher.republish(table)
    await scene.env.settle()
    assert labels(scene.private(scene.ada)) == labels(hand)
    await scene.press(scene.ada, "Yield")
    assert "Round 1" not in alt_of(scene.private(scene.ada))
    await scene.press(scene.ada, "Yes: Yield")
    assert labels(scene.private(scene.ada)) == [NEXT]
    assert "Round 2 goes to" in scene.private(scene.ada).content
    assert WHY not in scene.private(scene.ada).content, "it is explained once"


async def test_going_on_works_after_a_restart_and_before_the_computer_has_played(
    scene: Scene, simcord_bot: Elementarium, url: str, clock: Clock, monkeypatch: Any
) -> None:
    await alone(scene, simcord_bot, monkeypatch)
    ended = scene.private(scene.ada)
    await restart(scene, url, clock)
    hand = answer(await scene.ada.click(ended, label=NEXT)).message
    assert NEXT not in labels(hand)
    assert "Round 2" in hand.content


async def test_whoever_moves_in_words_has_gone_on(scene: Scene, simcord_bot: Elementarium, monkeypatch: Any) -> None:
    table = await alone(scene, simcord_bot, monkeypatch)
    await until_ada(scene, simcord_bot, table)
    assert labels(scene.private(scene.ada)) == [NEXT]
    played = await scene.say(scene.ada, next(iter(await scene.sayable(scene.ada, "play"))))
    assert NEXT not in labels(played.message)


@pytest.mark.parametrize("game_id", ["elements", "elemental_defenders"])
async def test_among_people_nobody_has_to_go_on(scene: Scene, game_id: str) -> None:
    """Their hands offer what they are called to, and *How it ended* beside it."""
    scene.group = next(one.command_group for one in LAYOUTS.values() if one.game is engine.GAMES[game_id])
    await scene.begin(**({"mode": "basic"} if game_id == "elemental_defenders" else {}))
    for _ in range(40):
        if "Round 2" in scene.table().content:
            break
        await scene.move()
    offered = labels(scene.private(scene.waiting()))
    assert NEXT not in offered
    assert "How it ended" in offered
