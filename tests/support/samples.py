"""Positions worth looking at, as views: the material of the tests and of the contact sheets.

`samples` of each game in tests/games has ``tables()`` and ``hands()``, views by a name of what is worth seeing in
them, and ``SIZES``, what its pictures may weigh at most, in bytes: the table's and the hand's.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import Any, Protocol, cast

import msgspec

import engine
import render
from render.kit.shapes import WIDE
from tests.support.english import VOICE

View = Any


class Samples(Protocol):
    """What each game's module here offers."""

    SIZES: tuple[int, int]

    def tables(self) -> dict[str, View]: ...

    def hands(self) -> dict[str, View]: ...


def legal_in(game_id: str, view: Any) -> list[engine.Action]:
    """What the seat that has this view may do: it is the same in all that it holds possible.

    Nothing where the view shows what is being thought of.
    """
    data = dict(view) if isinstance(view, Mapping) else msgspec.json.decode(msgspec.json.encode(view))
    for name in getattr(view, "remembered", ()):
        del data[name]
    try:
        return engine.GAMES[game_id].imagine(data, data["viewer"], "legal").legal(data["viewer"])
    except ValueError:
        return []


def draw_hand(game_id: str, view: Any, names: render.Names, shape: str = WIDE) -> render.Picture:
    """The hand's picture with what the seat may do."""
    legal = legal_in(game_id, view) if game_id in render.PICTURES else ()
    return render.hand_picture(VOICE, game_id, view, names, legal, shape)


def samples(game_id: str) -> Samples:
    """The samples of a game."""
    return cast(Samples, import_module(f"tests.games.{game_id}.samples"))
