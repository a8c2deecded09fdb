"""A view of Elemental, read into types (EL-11.6)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

import msgspec
from msgspec.structs import replace

Phase = Literal["setup", "orders", "knockback", "over"]
Data = dict[str, Any]

ELEMENTS = ("earth", "fire", "ice", "wind", "water")
"""The ordinary elements in the order of the rules (EL-2.2)."""


class Piece(msgspec.Struct, frozen=True):
    """A number on the board (or off it: no cell); `element` where the viewer knows it."""

    number: int
    cell: str | None
    energy: int
    fresh: bool
    flying: bool
    element: str | None
    possible: list[str]

    @property
    def known(self) -> str | None:
        """What everybody knows it to be."""
        return self.possible[0] if len(self.possible) == 1 else None


class Side(msgspec.Struct, frozen=True):
    """One seat's half of the table."""

    seat: int
    king: str
    crystals: int
    ready: bool
    pieces: list[Piece]

    @property
    def elements(self) -> tuple[str, ...]:
        """What lies under this side's numbers, in the order of the rules."""
        return (*ELEMENTS, self.king)


class Choice(msgspec.Struct, frozen=True):
    """The landing places that the viewer has to choose from (EL-7.7)."""

    number: int
    cells: list[str]


class Outcome(msgspec.Struct, frozen=True):
    """How the game ended; no winners means a draw."""

    winners: list[int]
    reason: Literal["king", "isolation", "both", "quiet", "resign"]


class View(msgspec.Struct, frozen=True):
    """What one viewer knows; `last`: the events of the newest round, `seen`: the notes (seat, number, what, when)."""

    viewer: int | None
    phase: Phase
    round: int
    quiet: int
    quiet_limit: int
    active: list[int]
    supply: int
    wells: dict[str, bool]
    seats: list[Side]
    order: Data | None
    choice: Choice | None
    last: list[Data]
    seen: list[tuple[int, int, str | None, int]]
    outcome: Outcome | None

    def noted(self, seat: int, number: int) -> tuple[str | None, int] | None:
        """The newest note about a number: what it was seen to be (None: substituted since), and in which round."""
        notes = [(what, when) for of, which, what, when in self.seen if (of, which) == (seat, number)]
        return notes[-1] if notes else None


def read(view: Mapping[str, Any]) -> View:
    """The typed view; msgspec.ValidationError for anything that is not a view of Elemental."""
    return msgspec.convert(view, View)


def public(view: View) -> View:
    """What everybody may see of it, whoever's view it is (EL-10.1, EL-10.4)."""
    if view.viewer is None:
        return view
    seats = view.seats
    if view.outcome is None:
        seats = [replace(side, pieces=[replace(piece, element=piece.known) for piece in side.pieces]) for side in seats]
    return replace(view, viewer=None, seats=seats, order=None, choice=None)
