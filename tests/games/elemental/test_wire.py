"""Elemental over real sockets: orders that arrive at the same moment, kill -9 between the two, closed messages."""

import re
from typing import Any

from engine.elemental.board import BY_NAME, distance
from tests.support.over_the_wire import DONE, REPLACED, Game, restart_bot, together
from tests.support.person import Changed
from tests.support.wire import Wire

OVER = re.compile(r"\*\*(Ada wins|Bo wins|You win|A draw): ")
CELL = re.compile(r"\b([a-i][1-9])\b")
MIDDLE = BY_NAME["e5"]


def liked(labels: list[str]) -> str:
    """Yes; the cell nearest to the middle, where both meet; the first button where there is neither."""
    labels = [label for label in labels if label != "Back"]
    cells = {label: found[1] for label in labels if (found := CELL.search(label)) and not label[0].isdecimal()}
    yes = [label for label in labels if label.startswith("Yes: ")]
    return min(yes or cells or labels, key=lambda label: distance(BY_NAME[cells[label]], MIDDLE) if cells else 0)


async def decide(game: Any, person: Any, shown: Any = None, *, table: Any = None) -> None:
    """Press through one decision: a piece, a cell, and yes; or through the set-up.

    `table` is the message by which they are to decide: nothing is done when it turns out to have been behind.
    """

    async def controls() -> Any:
        return await (game.controls(person) if table is None else game.controls_unless_later(person, table))

    shown = shown or await controls()
    while shown is not None and shown.buttons:
        label = liked(shown.buttons)
        try:
            pressed = await person.click(shown, label)
        except Changed:  # the other's order has brought the message up to date: begin again
            shown = await controls()
            continue
        if pressed.shown is not None and pressed.shown.content == DONE:
            return
        if pressed.shown is None or pressed.shown.content == REPLACED:  # it has given way to a new one
            shown = await controls()
            continue
        shown = pressed.message
        sent = label.startswith(("Yes: ", "Land on ")) or (label != "Back" and "Back" not in shown.buttons)
        if "earlier position" not in shown.content and sent and not re.fullmatch(r"\d \w+( ⚔)?", label):
            return
        if re.match(r"\d: ", label) and "Hide your five" not in shown.content:
            return


def awaited(game: Any, table: Any) -> Any:
    """The people whom the table waits for."""
    (line,) = [line for line in table.content.splitlines() if re.search(r"\*\* (is|are|to) ", line)]
    return [person for person in game.people if person.key.title() in line.partition("**")[2].partition("**")[0]]


async def test_a_game_in_which_both_order_at_the_same_moment(wire: Wire) -> None:
    game = await Game.begin(wire, wire.ada, wire.bo, group="elemental")
    for _ in range(9):  # the set-up and some rounds
        table = await game.table()
        await together(*(decide(game, person, table=table) for person in awaited(game, table)))
        await wire.ada.changed(table)
    if not await game.ended():
        asked = await wire.bo.slash(game.place, "table resign")
        await wire.bo.click(asked.message, "Yes, I resign")
    await wire.ada.wait(game.place, lambda message: bool(OVER.search(message.content)))
    await game.settled()


async def test_kill_9_between_the_two_orders(wire: Wire) -> None:
    game = await Game.begin(wire, wire.ada, wire.bo, group="elemental", setup="random")
    await decide(game, wire.ada)
    await restart_bot(wire)
    waiting = await game.table("Ada's order is in; **Bo** is still thinking.")
    assert "Round 1" in waiting.content
    await decide(game, wire.bo)
    await restart_bot(wire)
    assert "> Round 1: Ada's 1\u202f» e5," in (await game.table("Round 2")).content


async def test_orders_with_closed_direct_messages(wire: Wire) -> None:
    await wire.close_dms(wire.bo)
    game = await Game.begin(wire, wire.ada, wire.bo, group="elemental", setup="random")
    await decide(game, wire.ada)
    shown = await wire.bo.peek(await game.table("can't be reached"), "Make a move")
    assert shown.ephemeral
    assert shown.alts[0].startswith("Your board in Elemental, round 1.")
    await decide(game, wire.bo, shown)
    await game.table("Round 2")
    assert not await wire.bo.dms()
