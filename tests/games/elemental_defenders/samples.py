"""Positions of Elemental Defenders worth looking at."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import engine
from engine.elemental_defenders import ElementalDefenders
from engine.elemental_defenders.view import DefendersView

GAME = ElementalDefenders()
SIZES = 66_000, 50_000
"""All twenty cards lie open in every picture of the table, beside the piles of the round before, and in every one of a
hand, as large as can be."""
Position = dict[str, Any]
Moves = Sequence[tuple[int, dict[str, Any]]]

PASS, RESIGN = {"type": "pass"}, {"type": "resign"}
FIRST, SECOND = engine.Seat(0), engine.Seat(1)


def mediator(card: str) -> dict[str, Any]:
    return {"type": "mediator", "card": card}


def attack(card: str) -> dict[str, Any]:
    return {"type": "attack", "card": card}


def challenge(card: str) -> dict[str, Any]:
    return {"type": "challenge", "card": card}


def defend(card: str) -> dict[str, Any]:
    return {"type": "defend", "card": card}


EXAMPLE: Position = {
    "hands": [
        ["E4", "E2", "F4", "F3", "F2", "A5", "A4", "W3", "W2", "W1"],
        ["E5", "E3", "E1", "F5", "F1", "A3", "A2", "A1", "W5", "W4"],
    ],
    "attacker": 0,
    "phase": "mediator",
}
COURSE: Moves = (
    (0, mediator("W3")), (1, PASS),
    (0, attack("E2")), (1, defend("E1")),
    (0, challenge("A5")), (1, defend("F5")),
    (1, attack("W4")), (0, defend("W2")),
    (1, attack("F1")), (0, defend("F2")),
    (0, attack("F4")),
)  # fmt: skip
"""The example round of the rules (ED-R4): Player 1 wins it in the fifth move."""
SECOND_ROUND: Moves = (
    (1, mediator("W2")), (0, mediator("E3")),
    (1, attack("W1")), (0, defend("W4")),
    (0, challenge("E5")), (1, defend("A5")),
    (0, attack("F5")), (1, defend("F2")),
    (0, attack("A2")), (1, defend("A4")),
    (1, attack("E2")), (0, defend("E1")),
    (1, attack("E4")),
)  # fmt: skip
"""A second round that Player 2 wins by 80 points."""
LONE: Position = {"round": 2, "mediators": ["W1", None], "attacker": 0}
"""The ninth move of somebody who has the only Mediator (ED-6.6)."""
ANSWERS_AGAIN: Position = {**LONE, "hands": [["F1"], ["F5", "F3"]]}
ATTACKS_AGAIN: Position = {**LONE, "hands": [["E5"], ["E4", "E3"]]}
RIGHTEOUS: Position = {**LONE, "hands": [["E5"], ["E4", "F4"]]}


def view(
    viewer: engine.Seat | None = None, position: Position | None = None, do: Moves = (), mode: str = "advanced"
) -> DefendersView:
    """What a viewer sees of a position (or of a new game) after some actions."""
    options: dict[str, Any] = {"mode": mode} if position is None else {"mode": mode, "position": position}
    state = GAME.new(seats=2, seed="samples", options=options)
    for seat, action in do:
        state.play(engine.Seat(seat), GAME.action(action))
    return state.see(viewer)


def example(number: int, viewer: engine.Seat | None = None) -> DefendersView:
    """The example round after so many actions."""
    return view(viewer, EXAMPLE, COURSE[:number])


def tables() -> dict[str, DefendersView]:
    """Public views by a name of what is worth seeing in them."""
    full = [[f"{element}{stars}" for stars in (5, 4, 3, 2, 1)] for element in "EFAW"]
    tie: Position = {"round": 2, "hands": [["E5"], ["E4"]], "attacker": 0, "scores": [32, 32]}
    return {
        "basic": view(mode="basic"),
        "mediator": example(0),
        "second mediator": example(1),
        "first attack": example(2),
        "challenge": example(5),
        "middle": example(9),
        "second round": example(11),
        "second round, later": view(None, EXAMPLE, [*COURSE, (1, PASS), (1, attack("E2")), (0, defend("E1"))]),
        "two Elements": view(
            None, {"hands": [full[0] + full[1], full[2] + full[3]], "attacker": 1, "phase": "mediator"}
        ),
        "ninth card answers": view(None, ANSWERS_AGAIN, [(0, attack("F1")), (1, defend("F5")), (1, attack("F3"))]),
        "ninth card to attack": view(None, ATTACKS_AGAIN, [(0, attack("E5")), (1, defend("E4"))]),
        "ninth card attacks": view(None, ATTACKS_AGAIN, [(0, attack("E5")), (1, defend("E4")), (0, challenge("E5"))]),
        "after a tie": view(
            None, {"hands": [["E5"], ["E4"]], "attacker": 0}, [(0, attack("E5")), (1, defend("E4"))], "basic"
        ),
        "final": view(None, EXAMPLE, [*COURSE, *SECOND_ROUND]),
        "righteous": view(None, RIGHTEOUS, [(0, attack("E5")), (1, defend("E4")), (0, attack("E5"))]),
        "draw": view(None, tie, [(0, attack("E5")), (1, defend("E4"))], "basic"),
        "resigned": view(None, EXAMPLE, [*COURSE[:7], (0, RESIGN)]),
        "resigned later": view(None, EXAMPLE, [*COURSE, (1, RESIGN)]),
    }


def hands() -> dict[str, DefendersView]:
    """Views of seats by a name of what is worth seeing in them."""
    return {
        "has to answer": example(9, FIRST),
        "mediator": example(0, FIRST),
        "second mediator": example(1, SECOND),
        "challenged": example(5, SECOND),
        "other's turn": example(9, SECOND),
        "attacks": example(2, FIRST),
        "basic": view(SECOND, mode="basic"),
        "final": view(SECOND, EXAMPLE, [*COURSE, *SECOND_ROUND]),
        "resigned": view(FIRST, EXAMPLE, [*COURSE[:7], (0, RESIGN)]),
        "second round": example(11, SECOND),
        "ninth card answers": view(FIRST, ANSWERS_AGAIN, [(0, attack("F1")), (1, defend("F5")), (1, attack("F3"))]),
    }
