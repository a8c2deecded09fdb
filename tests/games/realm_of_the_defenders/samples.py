"""Positions of Realm of the Defenders worth looking at."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import engine
from engine.realm_of_the_defenders import RealmOfTheDefenders
from engine.realm_of_the_defenders.view import RealmView

GAME = RealmOfTheDefenders()
SIZES = 62_000, 60_000
"""Four realms in a battle weigh most; a hand shows all realms, too."""
Position = dict[str, Any]
Moves = Sequence[tuple[int, dict[str, Any]]]

RESIGN, DONE = {"type": "resign"}, {"type": "done"}
ADA: Position = {
    "deck": ["2D"] * 33,
    "hand": ["4S", "3D", "6D", "9D", "QD", "3H", "JH"],
    "discard": ["2D"] * 6,
    "defeated": ["3S", "7S", "QS", "2C", "5D", "X1", "X1"],
    "power": ["6C", "9C", "10C", "KC"],
    "courage": ["4H", "9H", "KH"],
    "defenders": ["9S", "8S", {"card": "X1", "under": ["5D", "2D"]}, {"card": "KS", "ready": False}],
}
BO: Position = {
    "deck": ["2D"] * 25,
    "hand": ["2S", "AD"],
    "defeated": ["3S"],
    "power": ["10C"],
    "courage": ["2H", "5H", "X1"],
    "defenders": ["10S", {"card": "X1", "under": ["7D"]}, "QS"],
    "fortresses": ["2C"],
}
CLEO: Position = {
    "deck": ["2D"] * 20,
    "hand": ["4S"],
    "courage": ["2H", "3H", "4H", "5H", "6H", "7H", "8H", "9H", "10H", "JH"],
    "defenders": ["2S", "3S", "4S", "5S", "6S", "7S"],
    "power": ["2C"],
}
DAN: Position = {
    "deck": ["2D"] * 10,
    "hand": ["4S"],
    "fortresses": [],
    "out": True,
    "defeated": [f"{rank}S" for rank in (2, 3, 4, 5, 6, 7, 8, 9, 10, "J", "Q", "K", "A")] + ["2C", "3C", "4D", "9H"],
}
OVERWHELM: Moves = (
    (0, {"type": "attack", "seat": 1}),
    (0, {"type": "attacker", "defender": 1}), (0, {"type": "power", "card": "9C"}),
    (0, {"type": "against", "defender": 5}),
    (0, {"type": "attacker", "defender": 2}), (0, {"type": "power", "card": "6C"}),
    (0, {"type": "against", "defender": 5}),
    (0, {"type": "attacker", "defender": 3}), (0, {"type": "power", "card": "KC"}),
    (0, {"type": "against", "defender": 7}),
)  # fmt: skip
STOP: Moves = (
    *OVERWHELM,
    (1, {"type": "sacrifice", "for": 5}),
    (1, {"type": "offer", "from": "hand", "card": "2S"}),
    (1, {"type": "pay", "card": "5H"}),
    (0, {"type": "block", "attacker": 1}),
    (1, {"type": "retaliate", "with": 5}),
    (1, DONE),
)
FALLEN: Moves = (*STOP, (0, {"type": "hit", "attacker": 1}))
"""Ada has to pay for her 9, Bo for their Queen."""
GATE: Moves = (
    (0, {"type": "attack", "seat": 1}),
    *(
        move
        for number, power in enumerate(("2C", "3C", "4C", "5C", "6C", "7C"), start=1)
        for move in (
            (0, {"type": "attacker", "defender": number}),
            (0, {"type": "power", "card": power}),
        )
    ),
)
LAST_BATTLE: Moves = (
    (0, {"type": "attack", "seat": 1}),
    (0, {"type": "attacker", "defender": 1}),
    (0, {"type": "power", "card": "9C"}),
    (0, DONE),
)
LAST_TURN: dict[str, Any] = {"do": [(0, DONE)], "step": "resource", "turn": 80}
CROWD: Position = {
    "power": ["2C", "3C", "4C", "5C", "6C", "7C", "8C", "9C"],
    "defenders": [f"{rank}S" for rank in (2, 3, 4, 5, 6, 7, 8, 9, 10, "J", "Q", "K", "A")],
    "courage": ["2H", "3H", "4H", "5H", "6H", "7H", "8H", "9H", "10H"],
}
RICH: Position = {
    "hand": ["2S", "3S", "4S", "KS", "2C", "10C", "8D", "9D", "10D", "JD", "QD", "2H", "3H", "4H", "QH", "X1"],
    "power": ["2C", "3C", "4C", "5C", "6C", "7C", "8C", "9C", "10C", "X1"],
    "courage": ["2H", "3H", "4H", "5H", "6H", "7H", "8H", "10H"],
}


def view(
    viewer: int | None, seats: Sequence[Position] | int, do: Moves = (), options: Position | None = None, **more: Any
) -> RealmView:
    """What a viewer sees of a position (or of a new game of so many) after some actions."""
    count = seats if isinstance(seats, int) else len(seats)
    given = dict(options or {})
    if not isinstance(seats, int):
        given["position"] = {"turn": 17, **more, "seats": list(seats)}
    state = GAME.new(seats=count, seed="realm", options=given)
    for seat, action in do:
        state.play(engine.Seat(seat), GAME.action(action))
    seen: RealmView = state.see(None if viewer is None else engine.Seat(viewer))
    return seen


def tables() -> dict[str, RealmView]:
    """Public views by a name of what is worth seeing in them."""
    all_four = (ADA, BO, CLEO, DAN)
    return {
        "middle": view(None, (ADA, BO)),
        "bids": view(None, 3, [(1, DONE)]),
        "four in a battle": view(None, all_four, OVERWHELM),
        "stopped and struck": view(None, (ADA, BO), STOP[:-1]),
        "who is hit": view(None, (ADA, BO), STOP),
        "who fell": view(None, (ADA, BO), FALLEN),
        "nobody at the gate": view(None, (CROWD, {}), GATE[:-1]),
        "four Fortresses": view(None, 2, [(0, DONE), (1, DONE)], {"fortresses": 4}),
        "three": view(None, (ADA, BO, CLEO)),
        "crowded": view(None, (CROWD, CROWD)),
        "final": view(None, (ADA, BO, CLEO), [(1, RESIGN), (0, RESIGN)]),
        "final of two": view(None, ({**CROWD, "fortresses": ["2C"]}, {"fortresses": ["2C"]}), [(1, RESIGN)]),
        "final battle": view(None, (ADA, {"fortresses": ["2C"], "defenders": ["2S"]}), LAST_BATTLE),
        "final by toughness": view(
            None, ({"defenders": ["9S"]}, {"defenders": ["8S"], "courage": ["KH"]}), **LAST_TURN
        ),
        "draw": view(None, ({}, {}), **LAST_TURN),
    }


def hands() -> dict[str, RealmView]:
    """Views of seats by a name of what is worth seeing in them."""
    return {
        "seven cards": view(0, (ADA, BO)),
        "bidding": view(0, 2, [(0, {"type": "bid", "card": "8D"}), (0, {"type": "bid", "card": "3H"})]),
        "rich": view(0, (RICH, {}), [(0, {"type": "deploy", "card": "KS"}), (0, {"type": "pay", "card": "10D"})]),
        "empty": view(0, ({}, {})),
        "paying for the fallen": view(0, (ADA, BO), FALLEN),
        "other's turn": view(1, (ADA, BO)),
        "sent against one of three": view(0, (ADA, BO), (*OVERWHELM[:4], (0, DONE))),
        "sent against one of many": view(
            0, (CROWD, CROWD), (*GATE[:3], (0, {"type": "against", "defender": 14}), (0, DONE))
        ),
    }
