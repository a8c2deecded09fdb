"""Positions of Elemental worth looking at."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

import engine
from engine.elemental import Elemental, ElementalView
from engine.elemental.view import Landing

GAME = Elemental()
SIZES = (67_000, 67_000)
"""A board of 61 cells in colours, with a dozen pieces and arrows over it, weighs more than a table of cards."""

Do = Sequence[tuple[int, dict[str, Any]]]

MIDDLE: dict[str, Any] = {
    "south": "1 fire e3, 2 water d3 half, 3 ice b4, 5 earth c4 fresh, 6 light e1",
    "north": "1 ice e5, 2 wind d7, 3 water c5, 4 fire f6 half, 6 dark e9",
    "crystals": [2, 1],
    "revealed": [[2], [4]],
    "wells": ["g4"],
    "round": 6,
}
THROWN: dict[str, Any] = {
    "south": "1 fire e3, 2 ice h5, 3 wind h4, 6 light e1",
    "north": "1 ice e5, 2 wind e6, 3 earth i5, 6 dark e9",
    "round": 11,
}


def move(number: int, to: str) -> dict[str, Any]:
    return {"type": "move", "number": number, "to": to}


def dash(number: int, to: str) -> dict[str, Any]:
    return {"type": "dash", "number": number, "to": to}


def view(viewer: int | None, position: dict[str, Any] | None = None, do: Do = (), **options: Any) -> ElementalView:
    """What a viewer sees of a position (or of a new game) after some actions."""
    if position is not None:
        options["position"] = position
    state = GAME.new(2, "samples", options)
    for seat, action in do:
        state.play(engine.Seat(seat), GAME.action(action))
    return state.see(None if viewer is None else engine.Seat(viewer))


FIGHT: Do = [(0, move(1, "e4")), (1, dash(2, "d5"))]
TELEPORT: Do = [(0, {"type": "teleport", "number": 5}), (1, dash(2, "f6"))]
LAST_STAND: dict[str, Any] = {
    "south": "1 fire a1, 6 light e1",
    "north": "1 ice a3, 6 dark e9",
    "round": 23,
    "quiet": 3,
}


def tables() -> dict[str, ElementalView]:
    """Public views by a name of what is worth seeing in them."""
    both = {"south": "1 fire e4 half, 6 light e1", "north": "1 fire e6 half, 6 dark e9", "fatigue": [[1, 1, 2]]}
    return {
        "set-up": view(None),
        "start": view(None, setup="random"),
        "middle": view(None, MIDDLE, FIGHT),
        "one has ordered": view(None, MIDDLE, [*FIGHT, (1, move(6, "f8"))]),
        "teleport": view(
            None,
            {**MIDDLE, "south": "1 fire c4, 2 water e2, 6 light e1", "quiet": 12},
            [(0, {"type": "teleport", "number": 1}), (1, move(1, "f4"))],
        ),
        "in the air": view(None, THROWN, [(0, move(1, "e4")), (1, move(3, "h6"))]),
        "back": view(
            None,
            {"south": "1 fire e3, 6 light e1", "north": "1 fire e5, 6 dark e9"},
            [(0, move(1, "e4")), (1, move(1, "e4"))],
        ),
        "summoned": view(
            None,
            {"south": "1 earth d1, 6 light e1", "north": "1 ice e3, 6 dark e9", "crystals": [2, 6]},
            [(0, {"type": "summon", "number": 2}), (1, move(1, "e2"))],
        ),
        "final": view(None, LAST_STAND, [(0, move(1, "a2")), (1, move(6, "f8"))]),
        "draw": view(None, both, [(0, move(1, "e5")), (1, move(1, "e5"))]),
        "resigned": view(None, do=[(1, {"type": "resign"})]),
    }


def hands() -> dict[str, ElementalView]:
    """Views of seats by a name of what is worth seeing in them."""
    middle = view(0, MIDDLE, FIGHT)
    return {
        "middle": middle,
        "north": view(1, MIDDLE, FIGHT),
        "start": view(1, setup="random"),
        "set-up": view(0, do=[(0, {"type": "assign", "number": 1, "element": "ice"})]),
        "ordered": view(0, MIDDLE, [*FIGHT, (0, dash(1, "g4"))]),
        "where to": replace(middle, choice=Landing(1, ("e5", "f4", "f3", "d4"))),
        "lands": view(0, THROWN, [(0, move(1, "e4")), (1, move(3, "h6"))]),
        "over": view(0, LAST_STAND, [(0, move(1, "a2")), (1, move(6, "f8"))]),
    }
