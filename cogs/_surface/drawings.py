"""Pictures on their way into messages: drawn when they are sent, and known by the names of their files."""

from collections.abc import Callable, Sequence
from hashlib import sha256
from io import BytesIO

import discord
import msgspec

import render
from render import Picture
from sessions import Table


class Drawing:
    """A picture that is drawn when it is needed, and once.

    ``name`` is that of its file. It tells apart whatever the picture is made from, so a message with a file of this
    name shows the picture already and may keep it.
    """

    __slots__ = ("_draw", "_drawn", "name")

    def __init__(self, name: str, draw: Callable[[], Picture]) -> None:
        self.name = f"{name}.png"
        self._draw = draw
        self._drawn: Picture | None = None

    @property
    def drawn(self) -> Picture:
        if self._drawn is None:
            self._drawn = self._draw()
        return self._drawn

    def file(self) -> discord.File:
        return discord.File(BytesIO(self.drawn.png), filename=self.name, description=self.drawn.alt)


def public_drawing(table: Table) -> Drawing:
    """What everybody sees of a table."""
    view, names = table.view(None), table.names
    return Drawing(f"table-{_digest(view, names)}", lambda: render.table(table.game.id, view, names))


def private_drawing(table: Table, seat: int) -> Drawing:
    """What a seat sees of its own."""
    view, names = table.view(seat), table.names
    return Drawing(f"hand-{_digest(view, names)}", lambda: render.hand(table.game.id, view, names))


def _digest(*made_from: object) -> str:
    return sha256(msgspec.json.encode(made_from)).hexdigest()[:16]


def cover_drawing(game_id: str) -> Drawing:
    """The cover of a game."""
    return Drawing(f"cover-{game_id}", lambda: render.cover(game_id))


def deck_drawing(game_id: str, cards: Sequence[str], name: str) -> Drawing:
    """A built deck."""
    return Drawing(f"deck-{_digest(game_id, cards, name)}", lambda: render.deck(game_id, cards, name))


def figure_drawing(game_id: str, name: str) -> Drawing:
    """A picture of the rules."""
    return Drawing(f"{game_id}-{name}", lambda: render.figure(game_id, name))
