"""Elemental on Discord: set-up, the compass, secret orders that are confirmed and then stand, landing places."""

import asyncio
import random
import re
from statistics import median
from typing import Any

import pytest

import engine
from bot import Elementarium
from tests.bot.test_restart import restart
from tests.bot.test_table import answer
from tests.support.bot import Clock
from tests.support.everybody import in_another_language
from tests.support.scene import Scene, alt_of
from ui.tables.announcing import THERE
from ui.tables.surfaces.content import Content
from ui.tables.surfaces.sender import MessageSender

GAME = engine.GAMES["elemental"]
MEETING = {"south": "1 fire e3, 2 water d2, 6 light e1", "north": "1 ice e5, 2 wind d7, 6 dark e9", "crystals": [2, 2]}
LOST = {**MEETING, "north": "1 water e5, 2 wind d7, 6 dark e9", "revealed": [[], [1]]}
"""The same, where everybody knows that 1 Fire would lose beside the enemy's 1."""
DASH = "e5 ⚔ 1❔"


def choices(scene: Scene, person: Any) -> Any:
    """What can be pressed in a direct message, but the way back."""
    return [label for label in scene.labels(scene.private(person)) if label not in ("Back", "·")]


async def order(scene: Scene, person: Any, *labels: Any) -> None:
    """Press one label after the other, and confirm where that is asked for."""
    for label in labels:
        await take(scene, person, label)
    for yes in [label for label in choices(scene, person) if label.startswith("Yes: ")]:
        await scene.press(person, yes)


async def take(scene: Scene, person: Any, label: str) -> None:
    """Press a button, marked or not as a piece that can get to an enemy."""
    await scene.press(person, label if label in choices(scene, person) else f"{label} ⚔")


def to(scene: Scene, person: Any, cell: str) -> str:
    """The label that leads to a cell."""
    (label,) = [label for label in choices(scene, person) if cell in label.split() and "heal" not in label]
    return label


async def go(scene: Scene, person: Any, piece: str, cell: str) -> None:
    """Order a piece to a cell, with a dash where it takes one, and confirm."""
    await take(scene, person, piece)
    if not any(cell in label.split() for label in choices(scene, person)):
        await scene.press(person, next(label for label in choices(scene, person) if label.startswith("» Dash…")))
    await order(scene, person, to(scene, person, cell))


async def decide(scene: Scene, person: Any, rng: Any) -> None:
    """A person with controls takes random steps up to the end of one decision."""
    while True:
        label = rng.choice(choices(scene, person))
        await scene.press(person, label)
        if label.startswith(("Land on ", "Shuffle")) or "Back" not in scene.labels(scene.private(person)):
            return


@pytest.mark.usefixtures("undrawn")
@in_another_language
async def test_a_game_from_the_set_up_to_the_end_by_the_buttons(scene: Scene, simcord_bot: Elementarium) -> None:
    await scene.begin()
    rng = random.Random(4)
    await scene.press(scene.ada, "1: Ice")
    assert "1 ice e3" in alt_of(scene.private(scene.ada))
    await scene.press(scene.ada, "Shuffle the rest")
    await scene.press(scene.ada, "Set them up like this")
    assert "Waiting for **Bo** to set up." in scene.table().content
    assert not choices(scene, scene.ada)
    await scene.press(scene.bo, "Shuffle the rest")
    assert "**Ada and Bo** are choosing their orders." in scene.table().content
    for _ in range(4):
        for person in (scene.ada, scene.bo):
            if choices(scene, person):
                await decide(scene, person, rng)
    orders = [steps for steps in scene.presses.decisions() if re.match(r"[1-6] [A-Z]", steps[0])]
    assert len(orders) >= 8
    assert median(map(len, orders)) <= 3
    assert min(map(len, orders)) == 2
    assert not scene.presses.single()
    await play_on(scene, simcord_bot)
    table = scene.table()
    assert scene.labels(table) == ["Rematch", "Review", "Replay", "More"]
    assert re.search(r"\*\*(Ada wins: Bo|Bo wins: Ada|A draw: )", table.content)
    assert alt_of(table).startswith("The game is over.")


async def test_the_elements_of_a_set_up_stand_in_rows_of_three(scene: Scene) -> None:
    await scene.begin()
    rows = [[button.label for button in row.children] for row in scene.private(scene.ada).components]
    assert rows[:-1] == [["1: Earth", "1: Fire", "1: Ice"], ["1: Wind", "1: Water", "1: Light"], ["Shuffle the rest"]]
    await scene.press(scene.ada, "1: Fire")
    rows = [[button.label for button in row.children] for row in scene.private(scene.ada).components]
    assert rows[:2] == [["2: Earth", "2: Ice", "2: Wind"], ["2: Water", "2: Light"]]


async def test_a_set_up_can_be_taken_back_number_by_number(scene: Scene, simcord_bot: Elementarium) -> None:
    await scene.begin()
    table = await simcord_bot.router.table_controller.table(1)
    await scene.press(scene.ada, "1: Ice")
    await scene.press(scene.ada, "2: Fire")
    assert "1 ice e3" in alt_of(scene.private(scene.ada))
    assert "**1: Ice, 2: Fire …**" in scene.private(scene.ada).content
    await scene.press(scene.ada, "Back")
    assert "2: Fire" in choices(scene, scene.ada)
    assert "2 fire" not in alt_of(scene.private(scene.ada))
    await scene.press(scene.ada, "2: Earth")
    assert table.number == 0
    for label in ("3: Fire", "4: Water", "5: Wind"):
        if label in choices(scene, scene.ada):
            await scene.press(scene.ada, label)
    assert "Set them up like this" in choices(scene, scene.ada)
    shown = alt_of(scene.private(scene.ada))
    for piece in ("1 ice", "2 earth", "3 fire", "4 water", "5 wind"):
        assert f"{piece} " in shown
    await scene.press(scene.bo, "Shuffle the rest")
    assert "Waiting for **Ada** to set up." in scene.table().content
    await scene.press(scene.ada, "Set them up like this")
    assert "**Ada and Bo** are choosing their orders." in scene.table().content
    assert "2 earth" in alt_of(scene.private(scene.ada))


async def play_on(scene: Scene, bot: Elementarium, most: int = 200) -> None:
    """Both go for the enemy's pieces by commands until the game is over."""
    (info,) = await bot.router.tables.open_tables_of(scene.ada.id)
    table = await bot.router.tables.get(info.id)
    for _ in range(most):
        if not table.active:
            return
        seat = table.active[0]
        person = (scene.ada, scene.bo)[seat]
        action = nearest(table, seat)
        kind, noted = engine.to_json(action)["type"], table.game.notation.write(action)
        asked = await scene.say(person, noted)
        if kind != "land":
            for yes in [label for label in scene.labels(asked.message) if label.startswith("Yes: ")]:
                await person.click(asked.message, label=yes)
    raise AssertionError("the game did not end")


def nearest(table: Any, seat: int) -> Any:
    """The action that brings a piece nearest to the enemy king's place, or next to somebody."""
    view = table.view(seat)
    enemies = [piece["cell"] for piece in view["seats"][1 - seat]["pieces"] if piece["cell"]]

    def far(action: Any) -> Any:
        data = engine.to_json(action)
        if "to" not in data or (data["type"] != "land" and view["seats"][seat]["pieces"][data["number"] - 1]["element"]
                                in ("light", "dark")):  # fmt: skip
            return 99
        cells = engine.elemental.board.BY_NAME
        return min(engine.elemental.board.distance(cells[data["to"]], cells[enemy]) for enemy in enemies)

    return min(table.legal(seat), key=far)


async def test_an_order_stands_once_it_is_pressed(scene: Scene, begin_at: Any) -> None:
    await begin_at(MEETING)
    await take(scene, scene.ada, "1 Fire")
    steps = ["e4 ⚔ 1❔", "f3", "f2", "e2", "d3"]
    assert choices(scene, scene.ada) == [*steps, "» Dash… −💎 ⚔"]
    assert "**1 Fire on e3: where to?**\n-# ⚔ fight, if it stays" in scene.private(scene.ada).content
    assert scene.labels(scene.private(scene.ada))[-1] == "Back"
    await scene.press(scene.ada, "» Dash… −💎 ⚔")
    await scene.press(scene.ada, DASH)  # it is said what it costs, so nothing is asked
    stands = scene.private(scene.ada)
    assert "Your order stands: **1 Fire dashes to e5**." in stands.content
    assert "Your order: 1 dashes to e5" in alt_of(stands)
    assert not scene.labels(stands)
    assert "Ada's order is in; **Bo** is still thinking." in scene.table().content
    again = await scene.say(scene.ada, "1-d3")
    assert again.content == "Your order is in and can't be changed."


def hinted(scene: Scene) -> str:
    """What a hint in Ada's hand says to do."""
    lines = scene.private(scene.ada).content.splitlines()
    return next((line for line in lines if line.startswith("**Hint**")), "")


async def test_a_hint_is_drawn_as_an_order_that_is_asked_for(scene: Scene, begin_at: Any) -> None:
    await begin_at({**MEETING, "crystals": [0, 0]})
    assert "order would be" not in alt_of(scene.private(scene.ada))
    await scene.ada.user.click(scene.private(scene.ada), label="Hint")
    assert "Your order would be: " in alt_of(scene.private(scene.ada))
    assert "order is in" not in scene.table().content
    pieces = {label[:2]: label for label in scene.labels(scene.private(scene.ada))}
    (advised,) = [label for number, label in pieces.items() if f" {number}" in hinted(scene)]
    await scene.press(scene.ada, advised)
    assert hinted(scene), "while it is done"
    assert "Your order would be: " in alt_of(scene.private(scene.ada))
    await scene.press(scene.ada, "Back")
    await scene.press(scene.ada, next(label for label in pieces.values() if label[0].isdigit() and label != advised))
    assert not hinted(scene), "another piece"


@in_another_language
async def test_a_hint_is_followed_by_one_press(scene: Scene, begin_at: Any) -> None:
    await begin_at({**MEETING, "crystals": [0, 0]})
    await scene.ada.user.click(scene.private(scene.ada), label="Hint")
    assert "Hint" not in scene.labels(scene.private(scene.ada))
    advised = re.findall(r"\d [A-Z]\w+|[a-i][1-9]", hinted(scene))
    await scene.press(scene.ada, "Follow the hint")
    stands = next(line for line in scene.private(scene.ada).content.splitlines() if "order stands" in line)
    assert re.findall(r"\d [A-Z]\w+|[a-i][1-9]", stands) == advised


async def test_a_step_is_confirmed_where_it_is_lost_as_everybody_knows(scene: Scene, begin_at: Any) -> None:
    await begin_at(LOST)
    await take(scene, scene.ada, "1 Fire")
    await scene.press(scene.ada, to(scene, scene.ada, "e4"))
    asked = scene.private(scene.ada)
    assert scene.labels(asked)[0] == "Yes: Move 1 Fire to e4"
    assert "1 Fire would lose a fight on e4 against the enemy's 1 Water beside it" in asked.content
    for _ in range(2):
        await scene.press(scene.ada, "Back")
    await take(scene, scene.ada, "2 Water")
    await scene.press(scene.ada, "d3")
    assert "Your order stands: **2 Water moves to d3**." in scene.private(scene.ada).content


async def in_words(bot: Elementarium, *people: Any) -> None:
    """These prefer no pictures, so that all of it is said."""
    for person in people:
        await bot.router.tables.people.change(person.id, pictures=False)


async def test_beside_a_picture_nothing_is_said_that_it_shows(scene: Scene, begin_at: Any) -> None:
    south, north = "1 fire e4 half, 6 light e1 fresh", "1 fire f6, 6 dark e9"
    await begin_at({"south": south, "north": north, "crystals": [1, 0], "revealed": [[1], [1]]})
    for person in (scene.ada, scene.bo):
        said = scene.private(person).content
        assert not [line for line in ("You are", "Half energy", "Free dash", "Notes on", "knows:") if line in said]


@pytest.mark.parametrize("shape", ["tall", "wide"])
async def test_the_end_has_the_shape_that_its_reader_wishes(
    scene: Scene, begin_at: Any, simcord_bot: Elementarium, shape: str
) -> None:
    await simcord_bot.router.tables.people.change(scene.ada.id, shape=shape)
    await begin_at(MEETING)
    asked = answer(await scene.bo.slash(scene.place, "table resign")).message
    await scene.bo.click(asked, label="Yes, break it off")
    (picture,) = scene.private(scene.ada).attachments
    assert ("-tall" in picture.filename) == (shape == "tall")


async def test_a_round_is_told_in_plain_lines(scene: Scene, begin_at: Any, simcord_bot: Elementarium) -> None:
    await in_words(simcord_bot, scene.ada, scene.bo)
    await begin_at(MEETING)
    await go(scene, scene.ada, "1 Fire", "e4")
    assert "e4" not in scene.table().content
    await go(scene, scene.bo, "2 Wind", "d5")
    table = scene.table()
    assert "> Round 1: Ada's 1 → e4, Bo's 2\u202f» d5." in table.content
    assert "> Ada's 1 fights Bo's 1. Fire melts Ice: Bo's 1 is thrown back to e6 with half its energy." in table.content
    assert "Round 2" in table.content
    assert "**1** Ice in round 1" in scene.private(scene.ada).content
    assert "-# Ada knows: **1** Ice in round 1" in scene.private(scene.bo).content


async def test_each_of_those_who_think_is_named_until_they_have_decided(
    scene: Scene, begin_at: Any, simcord_bot: Elementarium, clock: Clock
) -> None:
    await begin_at(MEETING)
    await scene.tell_at_the_table(simcord_bot.router.tables.people)
    await go(scene, scene.ada, "2 Water", "d3")
    await go(scene, scene.bo, "6 Dark", "d8")
    assert not scene.mentions()  # both are there
    first = scene.table().id
    clock.advance(THERE)
    await scene.env.settle()
    assert scene.mentions() == [f"<@{scene.ada.id}> <@{scene.bo.id}>, it is your turn: order a piece."]
    assert (second := scene.table().id) != first
    await scene.press(scene.ada, choices(scene, scene.ada)[0])
    await order(scene, scene.ada, choices(scene, scene.ada)[0])
    assert scene.mentions() == [f"<@{scene.bo.id}>, it is your turn: order a piece."]
    assert scene.table().id == second


async def test_two_orders_at_the_same_moment_make_one_round(
    scene: Scene, begin_at: Any, simcord_bot: Elementarium
) -> None:
    await begin_at(MEETING)
    (info,) = await simcord_bot.router.tables.open_tables_of(scene.ada.id)
    table = await simcord_bot.router.table_controller.table(info.id)
    await asyncio.gather(
        table.act(scene.ada.id, GAME.action({"type": "move", "number": 2, "to": "d3"})),
        table.act(scene.bo.id, GAME.action({"type": "move", "number": 6, "to": "d8"})),
    )
    simcord_bot.router.publisher.publish_soon(table)
    await simcord_bot.router.publisher.wait_until_shown()
    await scene.env.settle()
    assert "Round 2" in scene.table().content
    assert "> Round 1: Ada's 2 → d3, Bo's 6 → d8." in scene.table().content
    for person in (scene.ada, scene.bo):
        assert choices(scene, person)


async def test_a_restart_between_the_two_orders_keeps_the_first_one_secret_and_standing(
    scene: Scene, begin_at: Any, url: str, clock: Clock
) -> None:
    await begin_at(MEETING)
    await go(scene, scene.ada, "2 Water", "d3")
    await restart(scene, url, clock)
    assert "Ada's order is in" in scene.table().content
    assert "d3" not in scene.table().content
    await go(scene, scene.bo, "6 Dark", "d8")
    await restart(scene, url, clock)
    assert "> Round 1: Ada's 2 → d3, Bo's 6 → d8." in scene.table().content


async def test_a_confirmation_does_not_outlive_its_round(
    scene: Scene, begin_at: Any, simcord_bot: Elementarium
) -> None:
    """What was begun in one message is over when the order is given in another; it then asks for the next one."""
    await begin_at(LOST)
    shown = answer(await scene.ada.click(scene.table(), label="Make a move")).message

    def now() -> Any:
        (found,) = [message for message in scene.place.history(viewer=scene.ada) if message.id == shown.id]
        return found

    def labels() -> list[str]:
        return scene.labels(now())

    for label in ("1 Fire ⚔", "e4 ⚔ 1❌"):
        await scene.press(scene.ada, label, now())
    assert "Yes: Move 1 Fire to e4" in labels()
    await go(scene, scene.ada, "6 Light", "f1")
    await go(scene, scene.bo, "6 Dark", "d8")
    await simcord_bot.router.publisher.wait_until_shown()
    assert labels() == choices(scene, scene.ada)
    assert "6 Light" in labels()


async def test_an_order_begun_while_the_message_is_on_its_way_is_not_wiped_out(
    scene: Scene, begin_at: Any, simcord_bot: Elementarium, monkeypatch: pytest.MonkeyPatch
) -> None:
    await begin_at(MEETING)
    router = simcord_bot.router
    table = await router.table_controller.table(1)
    edit, on_its_way, arrived = MessageSender.edit, asyncio.Event(), asyncio.Event()

    async def late(self: MessageSender, channel_id: int, message_id: int, content: Content) -> bool:
        if channel_id == table.people[0].direct.channel_id:
            on_its_way.set()
            await scene.env.external_wait(arrived.wait(), reason="an edit on its way")
        return await edit(self, channel_id, message_id, content)

    monkeypatch.setattr(MessageSender, "edit", late)
    await decide(scene, scene.bo, random.Random(1))
    await asyncio.wait_for(on_its_way.wait(), 60)
    pressing = asyncio.create_task(scene.press(scene.ada, choices(scene, scene.ada)[0]))
    while not pressing.done() and "Back" not in scene.labels(scene.private(scene.ada)):  # noqa: ASYNC110
        await asyncio.sleep(0)
    arrived.set()
    await pressing
    await router.publisher.wait_until_shown()
    await scene.env.settle()
    assert "Back" in scene.labels(scene.private(scene.ada))


async def test_a_replay_with_everything_open_has_the_shape_that_its_reader_wishes(
    scene: Scene, begin_at: Any, simcord_bot: Elementarium
) -> None:
    await begin_at(MEETING)
    shown = await scene.replay_once_resigned(simcord_bot, await simcord_bot.router.table_controller.table(1))
    assert "1 ice e5, 2 wind d7" in alt_of(shown), "what was hidden from her"
