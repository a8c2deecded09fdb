"""The order in which messages about tables are made where Discord's limit does not let all of them through."""

from collections.abc import Container
from typing import Any

import pytest

from bot import Elementarium
from engine import to_json
from tests.bot.test_precedence import ENDLESS, rounds
from tests.bot.test_tokens import both_have_moved
from tests.support.bot import Clock
from tests.support.scene import Scene
from ui.interactions.precedence import Importance
from ui.interactions.request_budget import RequestBudget
from ui.tables.announcing import THERE
from ui.tables.surfaces.surface import Surface
from ui.tables.surfaces.table_surfaces import TableSurfaces

BOTH, NOBODY = (0, 1), ()


async def surfaces_of(bot: Elementarium) -> tuple[Any, TableSurfaces]:
    table = await bot.router.table_controller.table(1)
    return table, TableSurfaces(table, bot.router.publisher._means)


async def test_the_message_of_whoever_is_to_act_goes_first_and_then_what_people_look_at(
    scene: Scene, simcord_bot: Elementarium
) -> None:
    await scene.begin()
    table, surfaces = await surfaces_of(simcord_bot)
    (seat,) = table.active

    def importance(surface: Surface, there: Container[int]) -> Importance:
        return surface.importance_of(table, there)

    mine, other = surfaces.direct[seat], surfaces.direct[1 - seat]
    assert importance(mine, BOTH) is Importance.TURN
    assert importance(mine, NOBODY) is Importance.CALL
    assert importance(other, BOTH) is Importance.LATER
    assert importance(surfaces.channel, (1 - seat,)) is Importance.WATCHED
    assert importance(surfaces.channel, NOBODY) is Importance.LATER
    await table.wishes.preferences_of(seat)
    await table.note_surface("table", message_id=None)
    assert importance(surfaces.channel, NOBODY) is Importance.TURN


async def test_the_table_message_goes_first_where_somebody_acts_by_it(scene: Scene, simcord_bot: Elementarium) -> None:
    await scene.begin()
    await scene.tell_at_the_table(simcord_bot.router.tables.people)
    table, surfaces = await surfaces_of(simcord_bot)
    (seat,) = table.active
    await table.wishes.preferences_of(seat)
    assert surfaces.channel.importance_of(table, BOTH) is Importance.TURN
    assert surfaces.channel.importance_of(table, (1 - seat,)) is Importance.CALL


async def test_whoever_is_asked_to_agree_is_as_one_who_is_to_act(scene: Scene, simcord_bot: Elementarium) -> None:
    await scene.begin()
    waiting = scene.waiting()
    await waiting.slash(scene.place, "table offer", what="draw")
    table, surfaces = await surfaces_of(simcord_bot)
    (seat,) = table.active
    assert surfaces.direct[1 - seat].importance_of(table, BOTH) is Importance.TURN


async def test_what_is_there_of_a_table_is_known_until_its_people_have_gone(
    scene: Scene, simcord_bot: Elementarium, clock: Clock
) -> None:
    await both_have_moved(scene)
    publisher = simcord_bot.router.publisher
    table = await simcord_bot.router.table_controller.table(1)
    surfaces = publisher._surfaces_of(table)
    assert publisher._announcer.present_seats(table, surfaces) == {0, 1}
    clock.now += THERE
    assert not publisher._announcer.present_seats(table, surfaces)


async def test_messages_that_wait_are_made_of_the_newest_position(
    scene: Scene, simcord_bot: Elementarium, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many moves are made meanwhile, no more than one edit of a message waits."""
    await scene.begin()
    publisher = simcord_bot.router.publisher
    table = await simcord_bot.router.table_controller.table(1)
    surfaces, budget = publisher._surfaces_of(table), RequestBudget(ENDLESS)
    before = len(scene.env.http_requests)
    async with budget.request_turn(surfaces.channel):
        monkeypatch.setattr(publisher, "_budget", budget)
        for _ in range(3):
            (seat,) = table.active
            publisher.note_presence(table, table.people[seat].user_id)
            quiet = next(one for one in table.legal(seat) if to_json(one)["type"] in ("play", "take"))
            await table.act(table.people[seat].user_id, quiet)
            publisher.publish_soon(table)
            await rounds()
        assert budget.waiting_count == len(list(surfaces.all_surfaces()))
        assert len(scene.env.http_requests) == before
        monkeypatch.setattr(budget, "_rate", 1e6)
    await publisher.wait_until_shown()
    edits = [one.path for one in scene.env.http_requests[before:] if one.method == "PATCH"]
    assert len(edits) == len(set(edits)) == len(list(surfaces.all_surfaces()))
    assert f"**{scene.waiting().name}** to move" in scene.table().content
