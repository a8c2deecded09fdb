"""A press that is answered while the same message is brought up to date: what is shown last is how things stand."""

import asyncio
from dataclasses import replace
from typing import Any

import pytest

from bot import Elementarium
from engine import to_json
from sessions import Table
from tests.support.person import PATIENCE
from tests.support.scene import Scene
from ui.interactions.answer import ORIGINAL
from ui.interactions.ids import ChoicePress
from ui.interactions.processor_slots import ProcessorSlots
from ui.interactions.reader import Reader
from ui.tables.content import private_content
from ui.tables.drawing import PAUSES, DisplayTurns
from ui.tables.surfaces.content import Content, draw_content
from ui.tables.surfaces.problem import PlaceProblem
from ui.tables.surfaces.sender import MessageSender
from ui.tables.surfaces.surface import PressedMessage
from ui.tables.surfaces.table_surfaces import TableSurfaces
from words import ENGLISH, voice_of

LONG = 1000
"""So often everything else that can go on goes on."""


def in_direct(table: Table, seat: int) -> PressedMessage:
    """Whoever sits there presses something in their direct message."""
    return PressedMessage(table.people[seat].direct.message_id, "a token")


async def test_an_answer_that_arrives_between_an_edit_and_its_receipt_does_not_stay(
    scene: Scene, simcord_bot: Elementarium, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The one who is not to move presses something while the other moves: their answer shows how it was before."""
    await scene.begin()
    publisher = simcord_bot.router.publisher
    table = await simcord_bot.router.table_controller.table(1)
    (seat,) = table.active
    other = scene.ada if table.people[1 - seat].user_id == scene.ada.id else scene.bo
    before = simcord_bot.router.table_controller.moment(table)
    content = private_content(Reader(voice_of(ENGLISH), 1 - seat), before)
    edit = MessageSender.edit
    answered = asyncio.Event()
    presses: list[asyncio.Task[None]] = []

    async def press(sender: MessageSender) -> None:
        person = table.people[1 - seat]
        assert person.direct.channel_id is not None
        assert person.direct.message_id is not None
        async with publisher.answering_with_hand(before, 1 - seat, content, in_direct(table, 1 - seat)):
            for _ in range(LONG):
                await asyncio.sleep(0)
            assert await edit(sender, person.direct.channel_id, person.direct.message_id, content)
        answered.set()

    async def draw_and_let_press(one: Content) -> None:
        await draw_content(one)
        if not presses and one.view is not None:
            presses.append(asyncio.create_task(press(publisher._sender)))
            await asyncio.sleep(0)

    async def edit_and_hear_of_it_late(sender: MessageSender, *what: Any) -> bool:
        done = await edit(sender, *what)
        if presses:
            await answered.wait()
        return done

    monkeypatch.setattr("ui.tables.publisher.draw_content", draw_and_let_press)
    monkeypatch.setattr(MessageSender, "edit", edit_and_hear_of_it_late)
    assert not scene.labels(scene.private(other))
    await table.act(table.people[seat].user_id, table.legal(seat)[0])
    publisher.publish_soon(table)
    await publisher.wait_until_shown()
    assert presses
    assert table.active == (1 - seat,)
    assert scene.labels(scene.private(other))


async def test_a_press_whose_receipt_comes_after_the_next_press_keeps_nothing_from_being_shown(
    scene: Scene, simcord_bot: Elementarium
) -> None:
    """Somebody confirms what they have put together before the bot hears that the question was shown."""
    await scene.begin()
    publisher, tables = simcord_bot.router.publisher, simcord_bot.router.table_controller
    table = await tables.table(1)
    (seat,) = table.active
    person = scene.ada if table.people[seat].user_id == scene.ada.id else scene.bo
    before = tables.moment(table)
    hand, asked = private_content(Reader(voice_of(ENGLISH), seat), before), ChoicePress(before.seat_step(seat), "root")
    async with publisher.answering_with_hand(before, seat, replace(hand, begun_press=asked), in_direct(table, seat)):
        await table.act(table.people[seat].user_id, table.legal(seat)[0])
        after = tables.moment(table)
        async with publisher.answering_with_hand(
            after, seat, private_content(Reader(voice_of(ENGLISH), seat), after), in_direct(table, seat)
        ):
            pass
    await publisher.wait_until_shown()
    assert not scene.labels(scene.private(person))
    await table.act(table.people[1 - seat].user_id, table.legal(1 - seat)[0])
    publisher.publish_soon(table)
    await publisher.wait_until_shown()
    assert table.active == (seat,)
    assert scene.labels(scene.private(person))


async def test_a_direct_message_may_be_pressed_before_it_is_known_which_one_it_is(
    scene: Scene, simcord_bot: Elementarium
) -> None:
    """The process that has sent it has not noted it yet; what is begun in it is kept from what is shown there next."""
    await scene.begin()
    table = await simcord_bot.router.table_controller.table(1)
    surfaces = TableSurfaces(table, simcord_bot.router.publisher._means)
    known = table.people[0].direct.message_id
    assert known is not None
    for message_id in (known, known + 1):
        assert (
            surfaces.surface_for_press(table, 0, PressedMessage(message_id, "a token", is_direct=True))
            is surfaces.direct[0]
        )
    for elsewhere in (
        PressedMessage(known - 1, "a token", is_direct=True),
        PressedMessage(known + 1, "a token"),
        PressedMessage(None, "a token"),
    ):
        assert surfaces.surface_for_press(table, 0, elsewhere) is not surfaces.direct[0]


async def test_what_becomes_of_the_place_while_a_press_is_answered_is_told(
    scene: Scene, simcord_bot: Elementarium
) -> None:
    await scene.begin()
    publisher, tables = simcord_bot.router.publisher, simcord_bot.router.table_controller
    table = await tables.table(1)
    (seat,) = table.active
    person = scene.ada if table.people[seat].user_id == scene.ada.id else scene.bo
    surfaces, moment = publisher._surfaces_of(table), tables.moment(table)
    async with publisher.answering_with_hand(
        moment, seat, private_content(Reader(voice_of(ENGLISH), seat), moment), in_direct(table, seat)
    ):
        publisher._tell_other_surfaces(table, surfaces, surfaces.channel, PlaceProblem("place-deleted"))
    await publisher.wait_until_shown()
    assert voice_of(ENGLISH).say("place-deleted") in scene.private(person).content


@pytest.mark.parametrize("late", [False, True], ids=["before its receipt", "after it"])
async def test_an_answer_that_another_process_has_written_over_does_not_stay_so(
    scene: Scene, simcord_bot: Elementarium, *, late: bool
) -> None:
    """That one had the table, and was just showing how it was before."""
    await scene.begin()
    publisher, tables = simcord_bot.router.publisher, simcord_bot.router.table_controller
    table = await tables.table(1)
    (seat,) = table.active
    person = table.people[seat]
    assert person.direct.channel_id is not None
    assert person.direct.message_id is not None
    surfaces, shown = publisher._surfaces_of(table), table.shown
    before = private_content(Reader(voice_of(ENGLISH), seat), tables.moment(table))
    await table.act(person.user_id, table.legal(seat)[0])
    after = tables.moment(table)

    async def put(content: Content) -> None:
        assert await publisher._sender.edit(person.direct.channel_id or 0, person.direct.message_id or 0, content)

    async with publisher.answering_with_hand(
        after, seat, answer := private_content(Reader(voice_of(ENGLISH), seat), after), in_direct(table, seat)
    ):
        await put(answer)
        await put(before)
        if not late:
            surfaces.follow_other_process(shown, None, since=None)
    if late:
        surfaces.follow_other_process(shown, None, since=None)
    publisher.publish_soon(table)
    await publisher.wait_until_shown()
    assert not scene.labels(scene.private(scene.ada if person.user_id == scene.ada.id else scene.bo))


async def test_an_answer_after_what_another_process_has_shown_is_not_given_twice(
    scene: Scene, simcord_bot: Elementarium, monkeypatch: pytest.MonkeyPatch
) -> None:
    await scene.begin()
    publisher, tables = simcord_bot.router.publisher, simcord_bot.router.table_controller
    table = await tables.table(1)
    (seat,) = table.active
    person, shown = table.people[seat], table.shown
    await table.act(person.user_id, table.legal(seat)[0])
    after = tables.moment(table)
    async with publisher.answering_with_hand(
        after, seat, private_content(Reader(voice_of(ENGLISH), seat), after), in_direct(table, seat)
    ):
        pass
    publisher._surfaces_of(table).follow_other_process(shown, None, since=table.number)
    edited: list[int] = []
    edit = MessageSender.edit

    async def note(sender: MessageSender, channel_id: int, message_id: int, content: Content) -> bool:
        edited.append(message_id)
        return await edit(sender, channel_id, message_id, content)

    monkeypatch.setattr(MessageSender, "edit", note)
    publisher.publish_soon(table)
    await publisher.wait_until_shown()
    assert edited
    assert person.direct.message_id not in edited


async def test_a_hand_that_is_pressed_while_the_rest_is_shown_holds_up_no_note_of_that(
    scene: Scene, simcord_bot: Elementarium
) -> None:
    """What is not noted is looked for again; where a press is being answered nobody else could show anything."""
    await scene.begin()
    publisher, tables = simcord_bot.router.publisher, simcord_bot.router.table_controller
    table = await tables.table(1)
    (seat,) = table.active

    async def press(token: str, *, meanwhile: bool = False) -> None:
        moment = tables.moment(table)
        content = private_content(Reader(voice_of(ENGLISH), seat), moment)
        async with publisher.answering_with_hand(moment, seat, content, PressedMessage(None, token, ORIGINAL)):
            if meanwhile:
                publisher.publish_soon(table)
                for _ in range(LONG):
                    await asyncio.sleep(0)

    await press("first")
    await publisher.wait_until_shown()
    quiet = next(one for one in table.legal(seat) if to_json(one)["type"] in ("play", "take"))
    await table.act(table.people[seat].user_id, quiet)
    await press("second", meanwhile=True)
    await publisher.wait_until_shown()
    assert table.shown == table.number


async def test_whoever_is_to_move_sees_it_while_all_else_waits(
    scene: Scene, simcord_bot: Elementarium, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What everybody is shown waits for its turn, and keeps nobody from the only place meanwhile."""
    await scene.begin()
    publisher = simcord_bot.router.publisher
    table = await simcord_bot.router.table_controller.table(1)
    edited: asyncio.Queue[int] = asyncio.Queue()
    held = asyncio.Event()
    edit = MessageSender.edit

    async def note(sender: MessageSender, channel_id: int, message_id: int, content: Content) -> bool:
        done = await edit(sender, channel_id, message_id, content)
        edited.put_nowait(message_id)
        return done

    async def wait(_: DisplayTurns) -> None:
        await held.wait()

    monkeypatch.setattr(MessageSender, "edit", note)
    monkeypatch.setattr(DisplayTurns, "wait", wait)
    monkeypatch.setattr("ui.tables.publisher.DESK", ProcessorSlots(1))
    (seat,) = table.active
    publisher.note_presence(table, table.people[1 - seat].user_id)  # so that no new message tells them
    quiet = next(one for one in table.legal(seat) if to_json(one)["type"] in ("play", "take"))
    await table.act(table.people[seat].user_id, quiet)
    publisher.publish_soon(table)
    async with asyncio.timeout(PATIENCE):
        assert await edited.get() == table.people[1 - seat].direct.message_id
    held.set()
    await publisher.wait_until_shown()
    assert {edited.get_nowait() for _ in range(edited.qsize())} == {
        table.message_id,
        table.people[seat].direct.message_id,
    }


async def test_an_answer_waits_for_one_message_that_nobody_asked_for_and_not_for_all() -> None:
    turns = DisplayTurns()
    sent: list[str] = []

    async def show(name: str) -> None:
        await turns.wait()
        sent.append(name)

    async def answer() -> None:
        for _ in range(PAUSES):
            await asyncio.sleep(0)
        sent.append("answer")

    await asyncio.gather(*(show(f"table {number}") for number in range(5)), answer())
    assert sent == ["table 0", "answer", "table 1", "table 2", "table 3", "table 4"]
