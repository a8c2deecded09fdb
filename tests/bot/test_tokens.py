"""Tokens pay: whoever has pressed something lately is shown what happens by requests that Discord does not count."""

from typing import Any

import msgspec
import pytest
from sqlalchemy import select

from bot import Elementarium
from sessions import Store
from sessions.store.schema import surfaces as surfaces_sql
from tests.bot.test_refusals import later
from tests.bot.test_restart import restart
from tests.bot.test_table import answer
from tests.support.bot import Clock
from tests.support.scene import Scene
from ui.interactions import signals
from ui.interactions.request_budget import is_counted
from ui.tables.surfaces.table_surfaces import TableMemory, TableSurfaces
from ui.tables.surfaces.token import LIVES, Token

BASE = "https://discord.com/api/v10"


def requests(scene: Scene, since: int = 0) -> list[str]:
    """What the bot has asked of Discord, the answers to interactions apart."""
    return [
        f"{one.method} {one.path}"
        for one in scene.env.http_requests[since:]
        if not one.path.startswith("/interactions/")
    ]


def counted(scene: Scene, since: int) -> list[str]:
    """Those of them that Discord counts."""
    return [one for one in requests(scene, since) if not one.split(" ")[1].startswith("/webhooks/")]


async def both_have_moved(scene: Scene) -> None:
    """A game in which both players have pressed something in their direct messages."""
    await scene.begin()
    await scene.move()
    await scene.move()


def other(scene: Scene) -> Any:
    """Whoever is not to move."""
    return scene.bo if scene.waiting() is scene.ada else scene.ada


@pytest.fixture
def failed() -> Any:
    """What tokens have failed with."""
    heard: list[str] = []
    leave = signals.token_failed.listen(heard.append)
    yield heard
    leave()


async def test_a_move_between_two_who_have_both_pressed_costs_one_request(scene: Scene, failed: list[str]) -> None:
    await both_have_moved(scene)
    rival, before = other(scene), len(scene.env.http_requests)
    shown = scene.private(rival).content
    await scene.move()
    assert counted(scene, before) == [f"PATCH /channels/{scene.place.id}/messages/{scene.table().id}"]
    assert scene.private(rival).content != shown
    assert scene.waiting() is rival
    assert not failed


async def test_a_token_is_not_used_in_the_last_minute_of_its_life(scene: Scene, clock: Clock) -> None:
    await both_have_moved(scene)
    rival = other(scene)
    clock.now += LIVES + 1
    before = len(scene.env.http_requests)
    await scene.move()
    assert not [one for one in requests(scene, before) if "/webhooks/" in one]
    assert scene.waiting() is rival


@pytest.mark.parametrize(("status", "code"), [(401, 50027), (404, 10015), (404, 10008), (500, 0)])
async def test_a_token_that_fails_is_not_used_again_and_nobody_sees_it(
    scene: Scene, failed: list[str], status: int, code: int
) -> None:
    await both_have_moved(scene)
    rival = other(scene)
    scene.env.inject_error("PATCH", "/webhooks/*/*/messages/@original", status=status, code=code, times=None)
    for _ in range(2):
        person = scene.waiting()
        await scene.press(person, next(label for label in scene.labels(scene.private(person)) if label != "Yield"))
        assert scene.waiting() is not person
    assert failed == [str(status)] * 2  # each player's once
    assert not scene.labels(scene.private(other(scene)))
    assert scene.private(rival).content


async def test_a_press_on_the_table_message_is_answered_beside_it(scene: Scene, failed: list[str]) -> None:
    """The token of the first edits the table message, and never a hand; the next ones are answered in one request."""
    await both_have_moved(scene)
    person, rival, table = scene.waiting(), other(scene), scene.table()
    shown = table.content
    before = len(scene.env.http_requests)
    hands = [answer(await one.click(table, label="My hand")).message for one in (person, rival)]
    assert len(scene.env.http_requests) - before == 3
    assert scene.table().content == shown
    for one, hand in zip((person, rival), hands, strict=True):
        assert hand.flags.ephemeral
        assert hand.content == scene.private(one).content
    before = len(scene.env.http_requests)
    await scene.move()
    assert not counted(scene, before)
    assert scene.table().id == table.id
    assert scene.table().content != shown
    assert "Your hand" not in scene.table().content
    for one, hand in zip((person, rival), hands, strict=True):
        (now,) = [message for message in scene.place.history(viewer=one) if message.id == hand.id]
        assert now.content == scene.private(one).content
    assert not failed


@pytest.mark.parametrize(("status", "code"), [(401, 50027), (404, 10015), (500, 0)])
async def test_a_token_of_the_table_message_that_fails_is_not_used_again_and_nobody_sees_it(
    scene: Scene, failed: list[str], status: int, code: int
) -> None:
    await both_have_moved(scene)
    await scene.cleo.click(scene.table(), label="More")
    scene.env.inject_error("PATCH", "/webhooks/*/*/messages/@original", status=status, code=code, times=None)
    for expected in (2, 2):  # the table's and the opponent's
        before, shown = len(scene.env.http_requests), scene.table().content
        await scene.move()
        assert len(counted(scene, before)) == expected
        assert scene.table().content != shown
    assert failed == [str(status)] * 3


async def test_a_new_table_message_has_no_token(scene: Scene, failed: list[str]) -> None:
    await both_have_moved(scene)
    await scene.cleo.click(scene.table(), label="More")
    old = scene.table().id
    await scene.ada.slash(scene.place, "table board")
    assert scene.table().id != old
    before = len(scene.env.http_requests)
    await scene.move()
    assert counted(scene, before) == [f"PATCH /channels/{scene.place.id}/messages/{scene.table().id}"]
    assert not failed


async def test_without_tokens_everything_is_counted(scene: Scene, simcord_bot: Elementarium) -> None:
    publisher = simcord_bot.router.publisher
    publisher._means = publisher._means._replace(by_token=False)
    await both_have_moved(scene)
    before = len(scene.env.http_requests)
    await scene.move()
    assert len(counted(scene, before)) == 2
    assert not [one for one in requests(scene, before) if "/webhooks/" in one]


async def test_a_new_message_has_no_token(scene: Scene, simcord_bot: Elementarium, failed: list[str]) -> None:
    """A reminder takes the place of the message that was pressed."""
    await both_have_moved(scene)
    person = scene.waiting()
    table = await simcord_bot.router.table_controller.table(1)
    await simcord_bot.router.publisher.send_reminder(table, table.own_seat(person.id))
    await simcord_bot.router.publisher.wait_until_shown()
    before = len(scene.env.http_requests)
    simcord_bot.router.publisher.republish(table)
    await simcord_bot.router.publisher.wait_until_shown()
    assert not [one for one in requests(scene, before) if "/webhooks/" in one]
    await scene.move()
    assert not failed


async def test_a_clean_stop_leaves_the_tokens_to_the_next_start(
    scene: Scene, simcord_bot: Elementarium, url: str, clock: Clock
) -> None:
    await both_have_moved(scene)
    await uncalled(scene, simcord_bot)
    hand = answer(await scene.waiting().click(scene.table(), label="My hand")).message
    person, rival = scene.waiting(), other(scene)
    await simcord_bot.router.close()
    await restart(scene, url, clock)
    before = len(scene.env.http_requests)
    await scene.move()
    assert not counted(scene, before)
    assert scene.waiting() is rival
    (now,) = [message for message in scene.place.history(viewer=person) if message.id == hand.id]
    assert now.content == scene.private(person).content


async def test_a_kill_loses_the_tokens_and_nothing_else(
    scene: Scene, simcord_bot: Elementarium, url: str, clock: Clock
) -> None:
    await both_have_moved(scene)
    await uncalled(scene, simcord_bot)
    rival = other(scene)
    bot = await restart(scene, url, clock)
    before = len(scene.env.http_requests)
    await scene.move()
    await later(scene, bot, clock, 0)
    assert len(counted(scene, before)) == 2
    assert scene.waiting() is rival


async def test_old_tokens_are_deleted_at_a_start(
    scene: Scene, simcord_bot: Elementarium, url: str, clock: Clock
) -> None:
    await both_have_moved(scene)
    await scene.waiting().click(scene.table(), label="My hand")
    await simcord_bot.router.publisher.close(None)
    clock.now += LIVES + 1
    bot = await restart(scene, url, clock)
    assert not await tokens_in(bot.store)


async def uncalled(scene: Scene, bot: Elementarium) -> None:
    """Nobody wants to be told of their turn: after a start it is not known who is there."""
    for person in (scene.ada, scene.bo):
        await bot.router.tables.people.change(person.id, hands="here", calls=False)


async def tokens_in(store: Store) -> list[Any]:
    return list(await store.fetch(select(surfaces_sql.c.token).where(surfaces_sql.c.token.is_not(None))))


# Several processes


async def test_tokens_are_handed_on_with_the_table(scene: Scene, simcord_bot: Elementarium) -> None:
    await both_have_moved(scene)
    await scene.waiting().click(scene.table(), label="My hand")
    publisher = simcord_bot.router.publisher
    table = await simcord_bot.router.table_controller.table(1)
    ours, theirs = publisher._surfaces_of(table), TableSurfaces(table, publisher._means)
    theirs.follow_other_process(table.shown, ours.encode_memory(), None)
    assert [one.token for one in theirs.tokens()] == [one.token for one in ours.tokens()]
    assert len(list(theirs.tokens())) == 4  # the table message's, both hands', and that of the message for one's eyes
    older = TableSurfaces(table, publisher._means)
    older.direct[0].keep_token(Token("older", 1.0, 5))
    older.follow_other_process(table.shown, ours.encode_memory(), None)
    assert older.direct[0].token == ours.direct[0].token
    newer = TableSurfaces(table, publisher._means)
    newer.direct[0].keep_token(Token("newer", float("inf"), 5))
    newer.follow_other_process(table.shown, ours.encode_memory(), None)
    assert newer.direct[0].token == Token("newer", float("inf"), 5)


async def test_a_message_for_ones_eyes_that_is_being_shown_stays_with_whoever_shows_it(
    scene: Scene, simcord_bot: Elementarium
) -> None:
    """Two processes that show it one after the other would wipe out what is begun in it meanwhile."""
    await both_have_moved(scene)
    await scene.waiting().click(scene.table(), label="My hand")
    publisher = simcord_bot.router.publisher
    table = await simcord_bot.router.table_controller.table(1)
    ours, theirs = publisher._surfaces_of(table), TableSurfaces(table, publisher._means)
    (copy,) = (surface for surface in ours.all_surfaces() if surface.kind == "eyes")
    async with copy.lock:
        theirs.follow_other_process(table.shown, ours.encode_memory(), None)
    assert "eyes" not in {one.kind for one in theirs.tokens()}
    assert copy in ours.unshared_surfaces()
    theirs.follow_other_process(table.shown, ours.encode_memory(), None)
    assert "eyes" in {one.kind for one in theirs.tokens()}


class BeforeMemory(msgspec.Struct, array_like=True, frozen=True):
    """What the release before reads of what a table's processes tell each other."""

    number: int
    seats: tuple[int, ...]
    call: str
    seen: tuple[tuple[int, float], ...] = ()
    hands: tuple[tuple[int, tuple[str, float, bytes, int] | None], ...] = ()


async def test_the_release_before_reads_what_this_one_tells(scene: Scene, simcord_bot: Elementarium) -> None:
    await both_have_moved(scene)
    person = scene.waiting()
    await person.click(scene.table(), label="More")  # whose token edits the table message from now on
    await person.click(scene.table(), label="My hand")
    table = await simcord_bot.router.table_controller.table(1)
    surfaces = simcord_bot.router.publisher._surfaces_of(table)
    told = msgspec.json.decode(surfaces.encode_memory(), type=BeforeMemory)
    assert told.number == table.number
    assert [copy is not None for _, copy in told.hands] == [one.user_id == person.id for one in table.people]
    before = msgspec.json.encode(told)
    assert msgspec.json.decode(before, type=TableMemory).tokens == ()


def test_what_is_done_with_a_token_is_not_counted() -> None:
    assert not is_counted(f"{BASE}/webhooks/1/token/messages/@original")
    assert is_counted(f"{BASE}/channels/1/messages/2")


async def test_a_newer_hand_takes_the_place_of_the_one_before(scene: Scene, failed: list[str]) -> None:
    await both_have_moved(scene)
    person, rival, table = scene.waiting(), other(scene), scene.table()
    rivals = answer(await rival.click(table, label="My hand")).message

    def hands(one: Any) -> list[int]:
        shown = scene.place.history(viewer=one)
        return [message.id for message in shown if message.flags.ephemeral and message.attachments]

    for _ in range(3):
        newest = answer(await person.click(table, label="My hand")).message
        await scene.env.settle()
        assert hands(person) == [newest.id]
    assert hands(rival) == [rivals.id]
    played = next(label for label in scene.labels(newest) if label != "Yield")
    await person.click(newest, label=played)
    await scene.env.settle()
    assert hands(person) == [newest.id], "a press on it changes it"
    newest = answer(await person.slash(scene.place, "table hand")).message
    await scene.env.settle()
    assert hands(person) == [newest.id]
    assert not failed
