"""Positions of Elements worth looking at."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import engine
from engine.elements import Elements
from engine.elements.view import ElementsView

GAME = Elements()
SIZES = 50_000, 29_000
Position = dict[str, Any]
Moves = Sequence[tuple[int, dict[str, Any]]]

KNOCK, TAKE, DISCARD, YIELD = ({"type": kind} for kind in ("knock", "take", "discard", "yield"))
RESIGN = {"type": "resign"}

MIDDLE: Position = {
    "hands": [[2, 5], [3, 4]],
    "fronts": [[1, 3], [2]],
    "display": [4, 6, 1],
    "discards": 2,
    "turn": 0,
    "round": 4,
    "scores": [3, 2],
}


def _bare(display: list[int]) -> Position:
    return {"hands": [[], []], "display": display, "turn": 1, "round": 9, "scores": [5, 4]}


TEN: Position = {**_bare([]), "fronts": [[], [1, 1, 2, 2, 3, 3, 4, 4, 5, 5]], "discards": 2}
LATE: Position = {**MIDDLE, "round": 9, "scores": [5, 5]}


def play(card: int) -> dict[str, Any]:
    return {"type": "play", "card": card}


def view(
    viewer: engine.Seat | None = None, position: Position | None = None, do: Moves = (), **options: Any
) -> ElementsView:
    """What a viewer sees of a position (or of a new game) after some actions."""
    if position is not None:
        options["position"] = position
    state = GAME.new(seats=2, seed="samples", options=options)
    for seat, action in do:
        state.play(engine.Seat(seat), GAME.action(action))
    return state.see(viewer)


def tables() -> dict[str, ElementsView]:
    """Public views by a name of what is worth seeing in them."""
    endless: dict[str, Any] = {"mode": "endless", "rounds": 99}
    return {
        "start": view(),
        "middle": view(position=MIDDLE),
        "knock": view(position=MIDDLE, do=[(0, KNOCK)]),
        "after a knock": view(position=MIDDLE, do=[(0, KNOCK), (0, play(6)), (1, play(5))]),
        "yield": view(position=MIDDLE, do=[(0, YIELD)]),
        "after a yield": view(position=MIDDLE, do=[(0, YIELD), (1, play(1))]),
        "display of 9": view(position={**_bare([2, 3, 2, 4, 4, 6, 6, 6, 6]), "hands": [[1], [1, 5]]}),
        "display of 12": view(position=_bare([1, 2, 3, 2, 4, 4, 5, 5, 6, 6, 6, 6])),
        "front of 10": view(position=TEN),
        "nothing anywhere": view(position={**_bare([]), "fronts": [[1, 2, 2, 3, 3, 4], []], "discards": 6}),
        "long result": view(position=_long(), do=[(0, KNOCK)]),
        "endless": view(position={**MIDDLE, "round": 99, "scores": [49, 49]}, **endless),
        "final": view(position=LATE, do=[(0, KNOCK)]),
        "final by yield": view(position=LATE, do=[(0, YIELD)]),
        "resigned": view(position=MIDDLE, do=[(1, RESIGN)]),
        "draw": view(
            position={**MIDDLE, "hands": [[1, 5], [6]], "fronts": [[3, 3], [2, 4]], "round": 2, "scores": [1, 0]}
            | {"display": [4, 6, 2], "discards": 2},
            do=[(0, KNOCK)],
            mode="endless",
            rounds=2,
        ),
    }


def hands() -> dict[str, ElementsView]:
    """Views of seats by a name of what is worth seeing in them."""
    return {
        "may knock": view(engine.Seat(0), position=MIDDLE),
        "six cards": view(GAME.new(seats=2, seed="samples", options={}).active[0]),
        "other's turn": view(engine.Seat(1), position=MIDDLE),
        "after a knock": view(engine.Seat(1), position=MIDDLE, do=[(0, KNOCK), (0, play(6))]),
        "after a long knock": view(engine.Seat(0), position=_long(), do=[(0, KNOCK)]),
        "after a yield": view(engine.Seat(0), position=MIDDLE, do=[(0, YIELD)]),
        "final": view(engine.Seat(0), position=LATE, do=[(0, KNOCK)]),
        "resigned": view(engine.Seat(0), position=MIDDLE, do=[(1, RESIGN)]),
        "front of 10": view(
            engine.Seat(1), {**_bare([]), "fronts": [[], [1, 1, 2, 2, 3, 3, 4, 4, 5, 5]], "discards": 2}
        ),
    }


def _long() -> Position:
    """A knock that shows a hand of six and a front of four."""
    return {
        "hands": [[1, 1, 2, 2, 3], [4]],
        "fronts": [[3, 4], []],
        "display": [5, 5, 6, 6],
        "discards": 0,
        "turn": 0,
    }
