"""The bot as a process of its own, over real sockets: closed direct messages, kill -9, faults, many tables at once."""

import itertools
import re
from typing import Any

import pytest

from tests.support.over_the_wire import RISKY, Game, likely, restart_bot, start_bot, sure, together, twice
from tests.support.wire import Wire

KILLS = 6
TABLES, MOVES = 20, 3
SHORT: dict[str, Any] = {"mode": "endless", "rounds": 1}


async def test_a_game_with_closed_direct_messages(wire: Wire) -> None:
    await wire.close_dms(wire.bo)
    game = await Game.begin(wire, wire.ada, wire.bo, **SHORT)
    assert "Bo can't be reached by direct message" in (await game.table("can't be reached")).content
    for _ in range(60):
        if await game.ended():
            break
        if await game.turn() is wire.ada:
            await game.move()
            continue
        before = await game.table()
        shown = await wire.bo.peek(before, "Make a move")
        assert shown.ephemeral
        assert shown.alts[0].startswith("Your hand")
        await game.press(wire.bo, shown)
        await wire.ada.changed(before)
    assert await game.ended()
    assert not await wire.bo.dms()


@pytest.mark.parametrize("mode", ["basic", "advanced"])
async def test_a_whole_game_of_elemental_defenders_with_kill_9_in_it(wire: Wire, mode: str) -> None:
    game = await Game.begin(wire, wire.ada, wire.bo, group="defenders", mode=mode)
    assert (await game.table()).alts[0].startswith(f"Elemental Defenders, {mode}, round 1 of 2")
    for _ in range(7):
        await game.move()
    await restart_bot(wire)
    table = await game.play_to_the_end()
    assert re.search(r" wins, \d+ to \d+\.|A draw, ", table.content)
    assert table.alts[0].startswith("The game is over. ")
    await game.settled()


async def test_a_game_with_kill_9_and_a_restart_after_each_of_many_actions(wire: Wire) -> None:
    game = await Game.begin(wire, wire.ada, wire.bo, **SHORT)
    for _ in range(KILLS):
        before = await game.table()
        if "Rematch" in before.buttons:
            break
        person = game.whose_turn(before)
        shown = await game.controls_unless_later(person, before)
        if shown is None:
            continue
        await game.press(person, shown)  # answered, so it is stored
        await restart_bot(wire, "elements")
        await game.later_than(before)
    await game.play_to_the_end()
    await game.settled()


async def test_kill_9_between_the_press_and_the_answer_loses_nothing_that_was_answered(wire: Wire) -> None:
    game = await Game.begin(wire, wire.ada, wire.bo, **SHORT)
    person = await game.turn()
    shown = await game.controls(person)
    await person.press(shown, likely(shown))  # not waited for
    await restart_bot(wire)
    await game.move()


async def test_a_table_message_that_was_sent_just_before_a_kill_is_found_again(
    wire_where_nobody_is_there: Wire,
) -> None:
    """It names whoever is to move, and the bot has not heard that it was sent."""
    wire = wire_where_nobody_is_there
    await wire.close_dms(wire.bo)
    game = await Game.begin(wire, wire.ada, wire.bo, **SHORT)
    called = f"<@{wire.bo.id}>, it is your turn."
    if await game.turn() is wire.bo:
        table = await game.table(called)
        await game.press(wire.bo, await wire.bo.peek(table, "Make a move"))
        await game.table("**Ada** to move")
    shown = await game.controls(wire.ada)
    await wire.fault("slow", "POST", f"/channels/{game.place}/messages", seconds=60)
    await game.press(wire.ada, shown)
    await wire.ada.wait(game.place, called)  # sent, and its answer is on its way
    await restart_bot(wire, "elements")
    await game.settled()
    assert called in (await game.table()).content


async def test_a_direct_message_that_was_sent_just_before_a_kill_is_found_again(
    wire_where_nobody_is_there: Wire,
) -> None:
    wire = wire_where_nobody_is_there
    game = await Game.begin(wire, wire.ada, wire.bo, **SHORT)
    person = await game.turn()
    other = wire.bo if person is wire.ada else wire.ada
    shown = await game.controls(person)
    before = await other.wait("dm", lambda message: bool(message.pictures))
    await wire.fault("slow", "POST", f"/channels/{before.channel_id}/messages", seconds=60)
    await game.press(person, shown)
    await other.wait("dm", lambda message: bool(message.buttons), after=before)
    await restart_bot(wire, "elements")
    await game.controls(other)
    await other.until(lambda: len([one for one in other.seen("dm") if one.pictures]) == 1 or None, "one hand")


@pytest.mark.parametrize("do", ["drop", "reconnect", "invalid"])
async def test_a_lost_gateway_connection(wire: Wire, do: str) -> None:
    game = await Game.begin(wire, wire.ada, wire.bo, **SHORT)
    await game.move()
    before = len(wire.ada.events)
    assert await wire.gateway(do) >= 1
    await wire.ada.bot_left(before)
    await wire.ada.bot_is(True)
    for _ in range(MOVES):
        await game.move()


@pytest.mark.parametrize(
    ("kind", "more"),
    [
        ("429", {"seconds": 0.3}),
        ("429", {"seconds": 0.3, "via": False}),
        ("error", {"status": 500}),
        ("error", {"status": 503}),
        ("lost", {}),
        ("dropped", {}),
    ],
    ids=lambda value: str(value),
)
async def test_a_move_goes_through_whatever_happens_to_its_messages(wire: Wire, kind: str, more: Any) -> None:
    game = await Game.begin(wire, wire.ada, wire.bo, **SHORT)
    await game.move()
    person = await game.turn()
    before = await game.table()
    for method in ("PATCH", "POST", "DELETE"):
        await wire.fault(kind, method, "/channels/*", **more)
    await game.press(person, await game.controls(person))
    await wire.ada.changed(before)
    shown = await game.table()
    await wire.bo.slash(game.place, "table board")  # which posts it below, and takes the one above away
    await wire.ada.gone(shown)
    await game.settled()
    assert not await wire.faults()
    await game.move()


@pytest.mark.parametrize("kind", ["lost", "dropped", "error"])
async def test_a_lost_answer_to_a_click_in_the_middle_of_a_move(wire: Wire, kind: str) -> None:
    game = await Game.begin(wire, wire.ada, wire.bo, **SHORT)
    person = await game.turn()
    before = await game.table()
    shown = await game.controls(person)
    await wire.fault(kind, "POST", "/interactions/*")
    await person.press(shown, likely(shown))
    await wire.ada.changed(before)
    await game.move()


async def test_a_table_that_is_shown_again_before_the_first_move_is_not_lost(wire: Wire) -> None:
    game = await Game.begin(wire, wire.ada, wire.bo, **SHORT)
    for _ in range(2):
        await show_again(game)
    await game.stored()
    await restart_bot(wire)
    await show_again(game)


async def test_kill_9_between_showing_a_table_again_and_noting_it_shows_it_once(wire: Wire) -> None:
    game = await Game.begin(wire, wire.ada, wire.bo, **SHORT)
    before = await game.stored()
    await wire.fault("slow", "DELETE", f"/channels/{game.place}/*", seconds=60.0)
    await wire.bo.slash(game.place, "table board")
    await wire.ada.gone(before)  # it has been deleted, and the bot still waits to hear that
    posted = await game.table()
    await restart_bot(wire)
    await wire.bo.slash(game.place, "table board")
    assert (await game.stored()).id == posted.id
    await game.settled()
    await show_again(game)


async def show_again(game: Any) -> None:
    """A player wishes to see the table at the end of its place."""
    before = await game.table()
    await game.wire.bo.slash(game.place, "table board")
    await game.wire.ada.gone(before)
    await game.settled()


async def test_a_greeting_that_comes_late_does_not_bury_the_hand(wire: Wire) -> None:
    await wire.fault("slow", "POST", "/channels/*/messages", seconds=1.0)
    game = await Game.begin(wire, wire.ada, wire.bo, **SHORT)
    await wire.ada.wait("dm", "**Elements** with ")
    await game.move()
    for one in (await wire.ada.dms())[:-1]:  # a new message calls her, and then the old one goes
        await wire.ada.gone(one)
    assert len(await wire.ada.dms()) == 1
    assert not await wire.faults()


async def test_everything_clicked_twice(wire: Wire) -> None:
    lobby = (await wire.ada.slash("#games", "elements start", opponent=wire.bo, **SHORT)).message
    await twice(wire.bo, lobby, "Accept")
    game = Game(wire, (wire.ada, wire.bo), await wire.ada.thread("Elements"))
    assert len([one for one in wire.ada.channels.values() if one["kind"] == "thread"]) == 1
    for _ in range(40):
        before = await game.table()
        if "Rematch" in before.buttons:
            break
        person = game.whose_turn(before)
        shown = await game.controls_unless_later(person, before)
        if shown is None:
            continue
        label = likely(shown)
        await twice(person, shown, label)
        if label.startswith(RISKY):
            asked = await person.edited(shown)
            if (yes := sure(asked)) is not None:
                await twice(person, asked, yes)
        await wire.ada.changed(before)
    assert await game.ended()


async def test_twenty_tables_at_once(wire: Wire) -> None:
    pairs = itertools.cycle([(wire.ada, wire.bo), (wire.bo, wire.cleo), (wire.cleo, wire.dan), (wire.dan, wire.ada)])
    games = [await Game.begin(wire, *next(pairs), **SHORT) for _ in range(TABLES)]
    assert len({game.place for game in games}) == TABLES

    async def play(game: Game) -> None:
        for _ in range(MOVES):
            await game.move()

    await together(*(play(game) for game in games))


async def test_a_stop_is_clean_and_the_next_start_goes_on(wire: Wire) -> None:
    game = await Game.begin(wire, wire.ada, wire.bo, **SHORT)
    await game.move()
    assert await wire.stop_bot() == 0
    await start_bot(wire)
    await game.move()
