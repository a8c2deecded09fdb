"""What Discord refuses is told where it can be told, and tried again after pauses that grow; all else goes on."""

import re
from typing import Any

import pytest

from bot import Elementarium
from engine import Resign
from sessions import Store, StoreUnavailable
from sessions.store.rows import SurfaceKind
from tests.support.bot import Clock
from tests.support.left import left
from tests.support.scene import Scene, alt_of
from ui.interactions.discord_faults import FIRST_PAUSE
from ui.tables.announcing import THERE
from words import catalogue

PLACE_LOCKED = catalogue().say("place-locked")
PLACE_SILENT = catalogue().say("place-silent")
UNREACHED = "can't be reached by direct message"
REFUSED = "Discord refuses the picture of the table."


def asked(scene: Scene, method: str, part: str) -> int:
    """How many requests of a method the bot has sent whose path holds this."""
    return sum(one.method == method and part in one.path for one in scene.env.http_requests)


def hears(scene: Scene, sentence: str) -> list[str]:
    """Who has a sentence in their direct message."""
    return [person.name for person in (scene.ada, scene.bo) if sentence in scene.private(person).content]


def told_to(scene: Scene, person: Any) -> str:
    """The path below which somebody is written to, who has had their challenge there."""
    return f"/channels/{scene.private(person).channel.id}/messages"


async def later(scene: Scene, bot: Elementarium, clock: Clock, seconds: float) -> None:
    """Some time passes, and the bot looks after what lags."""
    clock.now += seconds
    await bot.router.do_overdue_work()
    await bot.router.publisher.wait_until_shown()


async def test_a_refused_table_is_told_to_the_players_and_tried_again_after_growing_pauses(
    scene: Scene, simcord_bot: Elementarium, clock: Clock
) -> None:
    await scene.begin()
    mine = f"/channels/{scene.place.id}/messages/{scene.table().id}"
    scene.env.inject_error("PATCH", mine, status=400, code=50035, times=None)
    await scene.move()
    assert hears(scene, REFUSED) == ["Ada", "Bo"]
    tries = []
    for _ in range(8):
        before = asked(scene, "PATCH", mine)
        await later(scene, simcord_bot, clock, FIRST_PAUSE)
        tries.append(asked(scene, "PATCH", mine) - before)
    assert tries == [1, 0, 1, 0, 0, 0, 1, 0]
    scene.env.backend.faults.clear()
    await later(scene, simcord_bot, clock, FIRST_PAUSE * 8)
    assert scene.table().content.count("\n> ") == 1
    assert not hears(scene, REFUSED)
    assert not await left(simcord_bot.store, "show")


@pytest.mark.parametrize(("status", "code"), [(403, 50001), (403, 20026), (404, 10013), (400, 50035)])
async def test_a_refused_direct_message_is_told_at_the_table_until_it_comes(
    scene: Scene, simcord_bot: Elementarium, clock: Clock, status: int, code: int
) -> None:
    scene.env.inject_error("POST", "/users/@me/channels", status=status, code=code, times=None)
    lobby = await scene.open()
    await scene.bo.click(lobby, label="Accept")
    assert f"-# Bo {UNREACHED}" in scene.table().content
    scene.env.backend.faults.clear()
    await later(scene, simcord_bot, clock, FIRST_PAUSE)
    assert "Your hand in Elements" in alt_of(scene.private(scene.bo))
    assert UNREACHED not in scene.table().content


@pytest.mark.parametrize("status", [400, 403])
async def test_an_answer_that_is_none_of_discords_passes(
    scene: Scene, simcord_bot: Elementarium, clock: Clock, status: int
) -> None:
    await scene.begin()
    other = scene.bo if scene.waiting() is scene.ada else scene.ada
    private = scene.private(other)
    for method in ("PATCH", "POST"):
        scene.env.inject_error(method, f"/channels/{private.channel.id}/*", status=status, code=0, times=None)
    await scene.move()
    await scene.env.advance_time(10)
    assert scene.private(other).content == private.content
    assert f"-# {other.name} {UNREACHED}" in scene.table().content
    scene.env.backend.faults.clear()
    await later(scene, simcord_bot, clock, FIRST_PAUSE)
    assert scene.waiting() is other
    assert UNREACHED not in scene.table().content


async def test_a_player_who_looks_at_the_table_is_tried_again_at_once(scene: Scene) -> None:
    lobby = await scene.open()
    scene.env.inject_error("POST", told_to(scene, scene.bo), status=403, code=20026, times=1)
    await scene.bo.click(lobby, label="Accept")
    assert UNREACHED in scene.table().content
    await scene.bo.click(scene.table(), label="My hand")
    await scene.env.settle()
    assert "Your hand in Elements" in alt_of(scene.private(scene.bo))


async def test_whoever_takes_no_direct_messages_is_tried_again_after_growing_pauses(
    scene: Scene, simcord_bot: Elementarium, clock: Clock
) -> None:
    lobby = await scene.open()
    told = told_to(scene, scene.bo)
    scene.env.inject_error("POST", told, status=403, code=50007, times=None)
    await scene.bo.click(lobby, label="Accept")
    assert f"-# Bo {UNREACHED}" in scene.table().content
    tries = []
    for _ in range(8):
        before = asked(scene, "POST", told)
        await later(scene, simcord_bot, clock, FIRST_PAUSE)
        tries.append(asked(scene, "POST", told) - before)
    assert tries == [1, 0, 1, 0, 0, 0, 1, 0]
    scene.env.backend.faults.clear()
    await later(scene, simcord_bot, clock, FIRST_PAUSE * 8)
    assert "Your hand in Elements" in alt_of(scene.private(scene.bo))
    assert UNREACHED not in scene.table().content


async def test_a_move_that_reaches_somebody_takes_away_that_they_can_not_be_reached(
    scene: Scene, simcord_bot: Elementarium, clock: Clock
) -> None:
    """It comes as a message of its own, for they have missed those before."""
    await scene.begin()
    somebody = scene.bo if scene.waiting() is scene.ada else scene.ada
    clock.now += THERE
    channel = scene.private(somebody).channel.id
    scene.env.inject_error("POST", f"/channels/{channel}/messages", status=403, code=50007, times=None)
    await scene.move()
    assert f"-# {somebody.name} {UNREACHED}" in scene.table().content
    scene.env.backend.faults.clear()
    clock.now += FIRST_PAUSE
    await scene.say(somebody, "Yield")
    await scene.say(somebody, "Yes: Yield")
    assert UNREACHED not in scene.table().content


async def test_a_refused_direct_message_holds_up_neither_the_table_nor_the_other_player(
    scene: Scene, simcord_bot: Elementarium
) -> None:
    lobby = await scene.open()
    scene.env.inject_error("POST", "/users/@me/channels", status=500, times=None)
    await scene.bo.click(lobby, label="Accept")
    assert "My hand" in scene.labels(scene.table())  # no time has passed for Bo's first second try
    assert "Your hand in Elements" in alt_of(scene.private(scene.ada))


async def test_a_database_that_takes_nothing_is_not_told_as_closed_direct_messages(
    scene: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    note = Store.note_surface

    async def unavailable(store: Store, table_id: int, kind: SurfaceKind, *seat: int, **fields: Any) -> None:
        if kind == "direct":
            raise StoreUnavailable("The disk is full.")
        await note(store, table_id, kind, *seat, **fields)

    monkeypatch.setattr(Store, "note_surface", unavailable)
    await scene.begin()
    assert UNREACHED not in scene.table().content


async def test_a_locked_thread_is_told_left_alone_and_taken_up_again_when_it_opens(
    scene: Scene, simcord_bot: Elementarium, clock: Clock
) -> None:
    await scene.begin()
    thread = scene.place.id
    edit = scene.env.backend.edit_channel
    edit(thread, {}, thread_metadata={"archived": True, "locked": True})
    for method in ("PATCH", "POST", "DELETE"):
        scene.env.inject_error(method, f"/channels/{thread}/messages*", status=400, code=50083, times=None)
    await scene.move()
    assert hears(scene, PLACE_LOCKED) == ["Ada", "Bo"]
    tries = asked(scene, "POST", f"/channels/{thread}/") + asked(scene, "PATCH", f"/channels/{thread}/")
    for _ in range(3):
        await scene.move()
    for _ in range(5):
        await later(scene, simcord_bot, clock, FIRST_PAUSE * 8)
    assert asked(scene, "POST", f"/channels/{thread}/") + asked(scene, "PATCH", f"/channels/{thread}/") == tries
    refused = await scene.ada.slash(scene.channel, "table hand")
    assert PLACE_LOCKED in refused.response.content
    scene.env.backend.faults.clear()
    edit(thread, {}, thread_metadata={"archived": False})
    await scene.env.settle()
    await simcord_bot.router.publisher.wait_until_shown()
    assert scene.table().content.count("\n> ") == 4
    assert not hears(scene, PLACE_LOCKED)


async def test_a_place_that_is_gone_is_not_looked_for_again(
    scene: Scene, simcord_bot: Elementarium, clock: Clock
) -> None:
    await scene.begin()
    for method in ("PATCH", "POST"):
        scene.env.inject_error(method, f"/channels/{scene.place.id}/messages*", status=404, code=10003, times=None)
    await scene.move()
    assert hears(scene, "The channel of this table is gone.") == ["Ada", "Bo"]
    sent = len(scene.env.http_requests)
    await later(scene, simcord_bot, clock, 10**9)
    further = scene.env.http_requests[sent:]  # a gap so long was an outage, of which their own messages tell
    assert [one for one in further if f"/channels/{scene.place.id}/" in one.path] == []
    assert not await left(simcord_bot.store, "show")


async def test_a_table_whose_place_is_gone_is_forgotten_with_the_end_of_its_game(
    scene: Scene, simcord_bot: Elementarium
) -> None:
    await scene.begin()
    publisher, tables = simcord_bot.router.publisher, simcord_bot.router.tables
    (info,) = await tables.open_tables_of(scene.ada.id)
    for method in ("PATCH", "POST"):
        scene.env.inject_error(method, f"/channels/{scene.place.id}/messages*", status=404, code=10003, times=None)
    await scene.move()
    await publisher.wait_until_shown()
    assert publisher.failing_count == 0  # nothing is left to be tried
    table = await tables.get(info.id)
    assert table is not None
    await table.act(scene.ada.id, Resign())
    tables.changed(table)
    await publisher.wait_until_shown()
    assert not publisher.knows_surfaces(table.id)


async def test_a_channel_that_does_not_answer_is_told_to_the_players(scene: Scene) -> None:
    await scene.begin()
    scene.env.inject_error("PATCH", f"/channels/{scene.place.id}/messages/*", status=503, times=None)
    await scene.move()
    await scene.env.advance_time(10)
    assert hears(scene, PLACE_SILENT) == ["Ada", "Bo"]


async def test_a_deleted_private_channel_is_opened_again(scene: Scene, simcord_bot: Elementarium, clock: Clock) -> None:
    await scene.begin()
    other = scene.bo if scene.waiting() is scene.ada else scene.ada
    channel = scene.private(other).channel.id
    scene.env.inject_error("PATCH", f"/channels/{channel}/messages/*", status=404, code=10003, times=1)
    await scene.move()
    await later(scene, simcord_bot, clock, FIRST_PAUSE)
    assert "> " in scene.private(other).content


@pytest.mark.parametrize(("label", "key"), [("Yield", "replaced"), (None, "replaced-done")])
async def test_a_press_on_a_message_that_has_just_given_way_is_sent_to_the_newer_one(
    scene: Scene, label: str | None, key: str
) -> None:
    """It goes between the press and its answer: what was done is told as done, and nothing is called a fault."""
    await scene.begin()
    person = scene.waiting()
    label = label or next(one for one in scene.labels(scene.private(person)) if not re.search("Yield|Knock", one))
    scene.env.inject_error("POST", "/interactions/*/*/callback", status=404, code=10008)
    pressed = await scene.press(person, label)
    assert pressed.response.content == catalogue().say(key)
    assert (scene.waiting() is person) == (key == "replaced")
