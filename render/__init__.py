"""Pictures: a view in, a palette PNG and its alt text out. Never a State: what a view doesn't hold can't be drawn.

The kit: `palette` (colours), `png` (the file), `canvas` (putting sprites together), `lettering` and `names` (text),
`sketch` (drawing with smooth edges), and the parts made with them: `emblems`, `cards`, `plates`, `furniture`. A game's
pictures are in the module of its id.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, Protocol, cast

from engine import GAMES

View = Mapping[str, Any]
Names = Sequence[str]


class Picture(NamedTuple):
    """A palette PNG, and what it shows in words: at most 1024 characters, holding nothing that the view doesn't."""

    png: bytes
    alt: str


class _Pictures(Protocol):
    FIGURES: Mapping[str, Callable[[], Picture]]

    def table(self, view: View, names: Names) -> Picture: ...

    def hand(self, view: View, names: Names) -> Picture: ...

    def cover(self) -> Picture: ...

    def deck(self, deck: Sequence[str], name: str) -> Picture: ...

    def warm(self) -> None: ...


def _pictures(game_id: str) -> _Pictures:
    if game_id not in GAMES:
        raise KeyError(game_id)
    return cast(_Pictures, importlib.import_module(f"render.{game_id}"))


def table(game_id: str, view: View, names: Names) -> Picture:
    """The public table, and at the end the final picture: what everybody may see, whoever's view it is made from."""
    return _pictures(game_id).table(view, names)


def hand(game_id: str, view: View, names: Names) -> Picture:
    """What one seat holds, from that seat's view; `names` are all players' names by seat."""
    return _pictures(game_id).hand(view, names)


def cover(game_id: str) -> Picture:
    """The picture of a game's lobby."""
    return _pictures(game_id).cover()


def deck(game_id: str, deck: Sequence[str], name: str) -> Picture:
    """A built deck, given by the ids of its cards, under its name; only games with decks have this."""
    return _pictures(game_id).deck(deck, name)


def figure(game_id: str, name: str) -> Picture:
    """A picture of the game's rules pages; KeyError if it has none of that name."""
    return _pictures(game_id).FIGURES[name]()


def figures(game_id: str) -> Sequence[str]:
    """The names of the pictures of the game's rules pages."""
    return tuple(_pictures(game_id).FIGURES)


def draws_late(game_id: str) -> bool:
    """Whether the game draws some parts when they are first shown, so that its pictures are better made in a thread.

    Such a game says so with ``LATE = True``.
    """
    return bool(getattr(_pictures(game_id), "LATE", False))


def warm() -> None:
    """Draw and keep all that repeats, for every game: about a second of work, for a thread at the start."""
    for game_id in GAMES:
        _pictures(game_id).warm()
