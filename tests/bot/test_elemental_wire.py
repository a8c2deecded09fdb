"""Elemental over real sockets: orders that arrive at the same moment, kill -9 between the two, closed messages."""

import re
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from tests.support.openapi import violations
from tests.support.over_the_wire import Game, restart_bot, start_bot, together, world
from tests.support.wire import Wire

OVER = re.compile(r"\*\*(Ada wins|Bo wins|A draw): ")
LIKES = (("Yes: ", "Dash", "↗", "↖", "⬆"), ("Yes: ", "Dash"))
"""What each of the two prefers to press, by seat: they come together, and one king falls soon."""


@pytest.fixture
async def wire(tmp_path: Path) -> AsyncIterator[Any]:
    async with Wire(world(tmp_path), validator=violations) as opened:
        await start_bot(opened)
        yield opened
        assert not await opened.violations()


def liked(buttons: Any, likes: Any) -> Any:
    """The first button that is liked; the first one at all where none is."""
    labels = [label for label in buttons if label not in ("Back", "·")]
    return next((label for like in likes for label in labels if like in label), labels[0])


async def decide(game: Any, person: Any, shown: Any = None) -> None:
    """Press through one decision: a piece, a kind, a direction, and yes; or through the set-up."""
    likes = LIKES[game.people.index(person)]
    shown = shown or await person.wait("dm", lambda message: bool(message.buttons) or OVER.search(message.content))
    while shown.buttons:
        label = liked(shown.buttons, likes)
        shown = (await person.click(shown, label)).message
        if "older position" not in shown.content and label.startswith(("Yes: ", "Land on ")):
            return
        if re.match(r"\d: ", label) and "Set-up" not in shown.content:
            return


def awaited(game: Any, table: Any) -> Any:
    """The people whom the table waits for."""
    (line,) = [line for line in table.content.splitlines() if re.search(r"\*\* (is|are) ", line)]
    return [person for person in game.people if person.key.title() in line.partition("**")[2].partition("**")[0]]


async def test_a_game_in_which_both_order_at_the_same_moment(wire: Wire) -> None:
    game = await Game.begin(wire, wire.ada, wire.bo, group="elemental")
    for _ in range(40):
        table = await game.table()
        if await game.ended():
            break
        await together(*(decide(game, person) for person in awaited(game, table)))
        await wire.ada.changed(table)
    table = await game.table("**Ada wins: Bo's king is defeated.**")
    assert table.alts[0].startswith("The game is over. Ada wins: the enemy king is defeated.")
    await game.settled()


async def test_kill_9_between_the_two_orders(wire: Wire) -> None:
    game = await Game.begin(wire, wire.ada, wire.bo, group="elemental", setup="random")
    await decide(game, wire.ada)
    await restart_bot(wire)
    waiting = await game.table("Ada's order is in; **Bo** is still thinking.")
    assert "Round 1" in waiting.content
    await decide(game, wire.bo)
    await restart_bot(wire)
    assert "> Ada's 1 dashes to " in (await game.table("Round 2")).content


async def test_orders_with_closed_direct_messages(wire: Wire) -> None:
    await wire.close_dms(wire.bo)
    game = await Game.begin(wire, wire.ada, wire.bo, group="elemental", setup="random")
    await decide(game, wire.ada)
    shown = (await wire.bo.click(await game.table("can't be reached"), "Make a move")).message
    assert shown.ephemeral
    assert shown.alts[0].startswith("Your board in Elemental, round 1.")
    await decide(game, wire.bo, shown)
    await game.table("Round 2")
    assert not await wire.bo.dms()
