"""A view of Elements, read into types (EM-14), and the words for its cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

import msgspec

ELEMENTS = ("Wood", "Fire", "Earth", "Metal", "Water", "Yin/Yang")
"""Names of the values 1 to 6 (EM-1.1)."""

Cards = list[int]


class Last(msgspec.Struct, frozen=True):
    """The result of the last round; `hands` and `sums` only after a knock (EM-12.3)."""

    round: int
    by: int
    how: Literal["knock", "yield"]
    why: Literal["over", "higher", "equal", "lower", "yield"]
    limit: int
    hands: list[Cards] | None
    fronts: list[Cards]
    sums: list[int] | None
    winner: int
    points: int


class Outcome(msgspec.Struct, frozen=True):
    """How the game ended; no winners means a draw."""

    winners: list[int]
    scores: list[int]
    reason: Literal["tokens", "rounds", "resign"]


class View(msgspec.Struct, frozen=True):
    """What one viewer knows; `viewer` is None for a spectator, and then both hands are None (EM-12)."""

    viewer: int | None
    mode: Literal["tokens", "endless"]
    rounds: int | None
    round: int
    starter: int
    turn: int | None
    scores: list[int]
    hands: list[Cards | None]
    hand_sizes: list[int]
    sums: list[int | None]
    fronts: list[Cards]
    display: Cards
    limit: int
    discards: int
    aside: int
    log: list[dict[str, Any]]
    last: Last | None
    outcome: Outcome | None

    @property
    def result(self) -> Last | None:
        """The last round's result, while nothing has happened since."""
        if self.last is not None and (not self.log or (self.outcome is not None and self.last.round == self.round)):
            return self.last
        return None


def read(view: Mapping[str, Any]) -> View:
    """The typed view; msgspec.ValidationError for anything that is not a view of Elements."""
    return msgspec.convert(view, View)
