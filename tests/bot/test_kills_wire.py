"""Kill -9 while Discord answers, by the kind of request; then what is left of it is counted."""

import asyncio
from typing import Any

import pytest

from tests.support.over_the_wire import A_MOMENT, Game, likely, restart_bot
from tests.support.person import PATIENCE, Person
from tests.support.seen import Seen
from tests.support.wire import Wire

SHORT: dict[str, Any] = {"mode": "endless", "rounds": 1}
HELD = 2.0
"""Seconds for which an answer is held back; the bot is dead long before."""


async def kill_during(wire: Wire) -> None:
    """Wait until the planned fault holds an answer back, kill the bot, and start another."""
    async with asyncio.timeout(PATIENCE):
        while True:
            if not await wire.faults():
                break
            await asyncio.sleep(A_MOMENT)
    await restart_bot(wire)


async def offering(person: Person) -> int:
    """How many messages offer a game."""
    return len([message for message in await person.messages("#games") if "Accept" in message.buttons])


def hands(person: Person) -> list[Seen]:
    return [message for message in person.seen("dm") if message.pictures]


async def one_hand(person: Person) -> None:
    """Wait for the hand that a new one replaces to go: it is deleted after that."""
    await person.until(lambda: len(hands(person)) == 1 or None, "one hand")


def threads(person: Person) -> list[str]:
    return [key for key, one in person.channels.items() if one["kind"] == "thread"]


async def check_nothing_is_left(wire: Wire, game: Game) -> None:
    """One thread with one table in it, one hand for each player, nothing that offers a game; and it goes on."""
    await game.table()
    await game.settled()
    await wire.ada.until(lambda: None if "Accept" in str(wire.ada.seen("#games")) else True, "a lobby without buttons")
    assert threads(wire.ada) == [game.place]
    assert await offering(wire.ada) == 0
    for person in game.people:
        await person.wait("dm", f"<#{game.place}>")
        await person.dms()
        await one_hand(person)
    await game.move()


async def test_kill_9_while_the_lobby_is_posted(wire: Wire) -> None:
    await wire.fault("slow", "POST", "/interactions/*", seconds=HELD)
    asked = {"channel_id": wire.ada.channel("#games"), "name": "elements start"}
    await wire.ada.ask("slash", **asked, options={"opponent": wire.bo.id, **SHORT})
    await kill_during(wire)
    assert await offering(wire.ada) == 1
    lobby = await wire.bo.wait("#games", lambda message: "Accept" in message.buttons)
    await wire.bo.click(lobby, "Accept")
    place = await wire.ada.thread("Elements")
    await check_nothing_is_left(wire, Game(wire, (wire.ada, wire.bo), place))


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("POST", "/channels/*/messages/*/threads"),
        ("POST", "/users/@me/channels"),
        ("POST", "/channels/*/messages"),
        ("POST", "/interactions/*"),
    ],
    ids=["thread", "dm", "table", "answer"],
)
async def test_kill_9_while_a_game_begins(wire: Wire, method: str, path: str) -> None:
    """Nobody is challenged, so that Bo's direct messages are opened when the game begins."""
    lobby = (await wire.ada.slash("#games", "elements start", **SHORT)).message
    await wire.ada.wait("dm", "You have a seat")
    await wire.fault("slow", method, path, seconds=HELD)
    await wire.bo.press(lobby, "Join")
    await kill_during(wire)
    place = await wire.ada.thread("Elements")
    await check_nothing_is_left(wire, Game(wire, (wire.ada, wire.bo), place))


@pytest.mark.parametrize("method", ["PATCH", "POST", "DELETE"], ids=["table", "hand", "old hand"])
async def test_kill_9_while_a_move_is_shown(wire_where_nobody_is_there: Wire, method: str) -> None:
    """The table message is edited; the other player is told by a new direct message, and their old one is deleted."""
    wire = wire_where_nobody_is_there
    game = await Game.begin(wire, wire.ada, wire.bo, **SHORT)
    await game.settled()
    person, before = await game.turn(), await game.table()
    other = wire.bo if person is wire.ada else wire.ada
    shown = await game.controls(person)
    hand = await other.wait("dm", lambda message: bool(message.pictures))
    where = game.place if method == "PATCH" else hand.channel_id
    await wire.fault("slow", method, f"/channels/{where}/messages*", seconds=HELD)
    await person.press(shown, likely(shown))
    await kill_during(wire)
    await game.later_than(before)
    await game.settled()
    await check_nothing_is_left(wire, game)
