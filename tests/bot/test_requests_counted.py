"""How many requests that Discord counts a move costs, case by case: what docs/requests.md says of each."""

from typing import Any

import pytest

from bot import Elementarium
from tests.bot.test_table import answer
from tests.bot.test_tokens import both_have_moved, counted, other
from tests.support.bot import Clock
from tests.support.scene import Scene
from ui.tables.announcing import THERE
from ui.tables.surfaces.channel_talk import PUSHED_AWAY
from ui.tables.surfaces.token import LIVES


async def cost(scene: Scene, shown: Any = None) -> list[str]:
    """What a move by whoever is to act costs, by the methods of its counted requests, in alphabetical order.

    ``shown``: the message that they act by, if it is not the direct one.
    """
    person, before = scene.waiting(), len(scene.env.http_requests)
    message = shown or scene.private(person)
    await scene.press(person, quiet(scene, message), shown)
    await scene.env.settle()
    return sorted(one.split()[0] for one in counted(scene, before))


def quiet(scene: Scene, message: Any) -> str:
    return next(label for label in scene.labels(message) if label.startswith(("Play", "Take")))


async def hand_at_the_table(scene: Scene, person: Any) -> Any:
    return answer(await person.click(scene.table(), label="My hand")).message


async def test_both_by_direct_message(scene: Scene) -> None:
    await both_have_moved(scene)
    assert await cost(scene) == ["PATCH"]


async def test_the_same_after_a_press_on_the_table(scene: Scene) -> None:
    await both_have_moved(scene)
    await hand_at_the_table(scene, scene.cleo)
    assert not await cost(scene)


async def test_the_opponent_is_there_and_has_pressed_nothing_in_their_direct_message(scene: Scene) -> None:
    await scene.begin()
    person = scene.waiting()
    await scene.say(person, quiet(scene, scene.private(person)))  # by a command
    assert await cost(scene) == ["PATCH", "PATCH"]


@pytest.mark.parametrize("since", [0.0, THERE])
async def test_whoever_has_opened_the_lobby_lately_is_there_when_the_other_moves_first(
    scene: Scene, clock: Clock, since: float
) -> None:
    """A message tells them of their turn only when they have not pressed anything for a while."""
    lobby = await scene.open()
    clock.now += since
    await scene.bo.click(lobby, label="Accept")
    await scene.env.settle()
    assert scene.waiting() is scene.bo
    assert await cost(scene) == (["DELETE", "PATCH", "POST"] if since else ["PATCH", "PATCH"])


async def test_a_press_in_the_lobby_counts_as_one_at_its_table(scene: Scene, clock: Clock) -> None:
    lobby = await scene.open()
    clock.now += THERE
    await scene.behind(scene.ada, lobby, "Options…")
    await scene.bo.click(lobby, label="Accept")
    await scene.env.settle()
    assert scene.waiting() is scene.bo
    assert await cost(scene) == ["PATCH", "PATCH"]


async def test_both_by_my_hand_without_direct_messages(scene: Scene, simcord_bot: Elementarium) -> None:
    await scene.tell_at_the_table(simcord_bot.router.tables.people)
    await scene.begin()
    hands = {person.id: await hand_at_the_table(scene, person) for person in (scene.ada, scene.bo)}
    table = await simcord_bot.router.table_controller.table(1)
    before = len(scene.env.http_requests)
    for _ in range(2):
        (seat,) = table.active
        person = scene.ada if table.people[seat].user_id == scene.ada.id else scene.bo
        shown = next(one for one in scene.place.history(viewer=person) if one.id == hands[person.id].id)
        await scene.press(person, quiet(scene, shown), shown)
        await scene.env.settle()
    assert not counted(scene, before)


async def test_both_by_my_hand_who_have_direct_messages_too(scene: Scene) -> None:
    await scene.begin()
    hands = {person.id: await hand_at_the_table(scene, person) for person in (scene.ada, scene.bo)}
    person = scene.waiting()
    shown = next(one for one in scene.place.history(viewer=person) if one.id == hands[person.id].id)
    assert await cost(scene, shown) == ["PATCH", "PATCH"]


async def test_the_opponent_is_away_and_had_pressed_there_lately(scene: Scene, clock: Clock) -> None:
    await both_have_moved(scene)
    clock.now += THERE
    assert await cost(scene) == ["PATCH", "POST"]


async def test_the_opponent_has_been_away_for_longer(scene: Scene, clock: Clock) -> None:
    await both_have_moved(scene)
    clock.now += LIVES + 1
    assert await cost(scene) == ["DELETE", "PATCH", "POST"]


async def test_the_opponent_is_away_and_told_at_the_table(
    scene: Scene, simcord_bot: Elementarium, clock: Clock
) -> None:
    await both_have_moved(scene)
    await scene.tell_at_the_table(simcord_bot.router.tables.people)
    clock.now += THERE
    assert await cost(scene) == ["DELETE", "POST"]


@pytest.mark.parametrize(("since", "edits"), [(THERE, 1), (LIVES + 1, 2)])
async def test_the_opponent_is_away_and_wants_to_be_told_nothing(
    scene: Scene, simcord_bot: Elementarium, clock: Clock, since: float, edits: int
) -> None:
    await both_have_moved(scene)
    await simcord_bot.router.tables.people.change(other(scene).id, hands="here", calls=False)
    clock.now += since
    assert await cost(scene) == ["PATCH"] * edits


async def test_people_talk_around_the_table(scene: Scene) -> None:
    await both_have_moved(scene)
    for _ in range(PUSHED_AWAY):
        await scene.cleo.send(scene.place, "Well played!")
    assert await cost(scene) == ["DELETE", "POST"]
