"""Positions worth looking at, as views: the material of the tests and of the contact sheets.

Each game's module here has ``tables()`` and ``hands()``, views by a name of what is worth seeing in them, and
``SIZES``, what its pictures may weigh at most, in bytes: the table's and the hand's.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import Any, Protocol, cast

View = Mapping[str, Any]


class Samples(Protocol):
    """What each game's module here offers."""

    SIZES: tuple[int, int]

    def tables(self) -> dict[str, View]: ...

    def hands(self) -> dict[str, View]: ...


def samples(game_id: str) -> Samples:
    """The samples of a game."""
    return cast(Samples, import_module(f"tests.render.samples.{game_id}"))
