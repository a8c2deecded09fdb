"""Pictures on their way into messages: drawn when they are sent, and known by the names of their files."""

import asyncio
from collections.abc import Callable, Sequence
from hashlib import sha256
from io import BytesIO

import discord
import msgspec

import render
from engine import View
from render import Picture
from sessions import Table


class Drawing:
    """A picture that is drawn when it is needed, and once.

    ``name`` is that of its file. It tells apart whatever the picture is made from, so a message with a file of this
    name shows the picture already and may keep it.
    """

    __slots__ = ("_draw", "_drawn", "_late", "name")

    def __init__(self, name: str, draw: Callable[[], Picture], *, late: bool = False) -> None:
        """``late``: parts of it may have to be drawn for the first time, which the event loop would feel."""
        self.name = f"{name}.png"
        self._draw = draw
        self._drawn: Picture | None = None
        self._late = late

    async def ready(self) -> None:
        """Draw in a thread what may take long; to be waited for before ``file``."""
        if self._late and self._drawn is None:
            self._drawn = await asyncio.to_thread(self._draw)

    def draw(self) -> Picture:
        if self._drawn is None:
            self._drawn = self._draw()
        return self._drawn

    def file(self) -> discord.File:
        picture = self.draw()
        return discord.File(BytesIO(picture.png), filename=self.name, description=picture.alt)


def public_drawing(table: Table) -> Drawing:
    """What everybody sees of a table."""
    view, names, game_id = table.view(None), table.names, table.game.id
    name = f"table-{_digest(view, names)}"
    return Drawing(name, lambda: render.table(game_id, view, names), late=render.draws_late(game_id))


def private_drawing(table: Table, seat: int, previewed: View | None = None) -> Drawing:
    """What a seat sees of its own; `previewed` is its view with what it is about to do."""
    view, names, game_id = table.view(seat) if previewed is None else previewed, table.names, table.game.id
    name = f"hand-{_digest(view, names)}"
    return Drawing(name, lambda: render.hand(game_id, view, names), late=render.draws_late(game_id))


def _digest(*made_from: object) -> str:
    return sha256(msgspec.json.encode(made_from)).hexdigest()[:16]


def cover_drawing(game_id: str) -> Drawing:
    """The cover of a game."""
    return Drawing(f"cover-{game_id}", lambda: render.cover(game_id))


def deck_drawing(game_id: str, cards: Sequence[str], name: str) -> Drawing:
    """A built deck."""
    file = f"deck-{_digest(game_id, cards, name)}"
    return Drawing(file, lambda: render.deck(game_id, cards, name), late=render.draws_late(game_id))


def figure_drawing(game_id: str, name: str) -> Drawing:
    """A picture of the rules."""
    return Drawing(f"{game_id}-{name}", lambda: render.figure(game_id, name), late=render.draws_late(game_id))
