"""Pictures on their way into messages: drawn when they are sent, and known by the names of their files."""

import asyncio
from collections.abc import Callable, Sequence
from functools import partial
from hashlib import sha256
from io import BytesIO
from time import perf_counter

import discord
import msgspec

import render
from engine import Action, GameView
from render import Names, OpenHand, Picture
from render.kit.shapes import TALL, WIDE
from ui.interactions.game_in_progress import GameInProgress
from ui.interactions.names import brief_names
from ui.interactions.reader import Reader
from ui.interactions.signals import drawn, kept
from words import ENGLISH, Voice
from words.alt_texts import clip_text
from words.catalogue import OwnName, ShortenableLabel

ALL = "all"
"""The eyes that see all colours."""


class _File(discord.File):
    """A file in memory. To close it discord.py gives it its own method back, and the garbage collector both."""

    def close(self) -> None:
        """There is nothing to close."""


class LazyPicture:
    """A picture that is drawn when it is needed, and once.

    ``name`` is that of its file. It tells apart whatever the picture is made from, its language, too, so a message
    with a file of this name shows the picture already and may keep it.
    """

    __slots__ = ("_draw", "_drawn", "_game_id", "_late", "_lower", "_name", "_still", "_voice", "name")

    def __init__(
        self,
        voice: Voice,
        game_id: str,
        name: str,
        draw: Callable[[], Picture],
        *,
        still: bool = False,
        late: bool = False,
        lower: "Callable[[int], LazyPicture] | None" = None,
    ) -> None:
        self.name = f"{name}.png" if voice.language == ENGLISH else f"{name}-{voice.language}.png"
        self._name = name
        self._voice = voice
        self._game_id = game_id
        self._draw = draw
        self._lower = lower
        self._still = still  # the same every time, and made without what `render.draw_ahead` prepares
        self._late = late or still or render.draws_late(game_id)  # with parts that may be drawn for the first time
        self._drawn: Picture | None = None

    def undrawn_copy(self) -> "LazyPicture":
        """A copy of the picture that is drawn when it is needed again: what may not be needed for long is kept so."""
        return LazyPicture(self._voice, self._game_id, self._name, self._draw, still=self._still, late=self._late)

    def limited_to_height(self, most: int) -> "LazyPicture":
        """The picture, at most so many pixels high if it can be; itself where it is always as high."""
        return self._lower(most) if self._lower else self

    def for_colour_vision(self, eyes: str) -> "LazyPicture":
        """The picture in the colours for a kind of colour vision, drawn once for all of them."""
        if eyes == ALL:
            return self
        return LazyPicture(
            self._voice,
            self._game_id,
            f"{self._name}-{eyes}",
            lambda: render.recoloured_picture(self.draw(), eyes),
            still=self._still,
            late=self._late,
        )

    def with_alt_lead(self, lead: str) -> "LazyPicture":
        """The picture with a sentence before its alt text."""
        return self._with_alt("led", lambda alt: f"{lead} {alt}")

    def with_alt(self, alt: str) -> "LazyPicture":
        """The picture with another alt text."""
        return self._with_alt("said", lambda _: alt)

    def _with_alt(self, name: str, alt: Callable[[str], str]) -> "LazyPicture":
        def draw() -> Picture:
            picture = self.draw()
            return Picture(picture.png, clip_text(alt(picture.alt)))

        file = f"{self._name}-{name}"
        return LazyPicture(self._voice, self._game_id, file, draw, still=self._still, late=self._late)

    async def prepare(self) -> None:
        """Do in a thread what would hold the event loop up; await it before ``file``."""
        if not self._still and not render.is_drawn_ahead(self._voice, self._game_id):
            await asyncio.to_thread(render.draw_ahead, self._voice, self._game_id)
        if self._drawn is None and self._late:
            began = perf_counter()
            self._drawn = await asyncio.to_thread(self._draw)
            drawn(self._game_id, perf_counter() - began)

    def draw(self) -> Picture:
        """The picture with its alt text; drawn, and counted as drawn, the first time that it is asked for."""
        if self._drawn is None:
            began = perf_counter()
            self._drawn = self._draw()
            drawn(self._game_id, perf_counter() - began)
        return self._drawn

    def mark_shown(self) -> None:
        """Note that a message shows it already, so that it need not be drawn."""
        kept(self._game_id)

    def make_file(self) -> discord.File:
        """A new file for one message, with the alt text; draws what `prepare` has not drawn."""
        picture = self.draw()
        return _File(BytesIO(picture.png), filename=self.name, description=picture.alt)


class ReadyFile:
    """A file that is there already, with its alt text where it is something to look at."""

    __slots__ = ("_alt", "_data", "name")

    def __init__(self, name: str, data: bytes, alt: str | None = None) -> None:
        self.name = name
        self._data = data
        self._alt = alt

    async def prepare(self) -> None:
        """There is nothing to do."""

    def mark_shown(self) -> None:
        """Nothing is to be noted of a file."""

    def make_file(self) -> discord.File:
        """A new file for one message, with its alt text if there is one."""
        return _File(BytesIO(self._data), filename=self.name, description=self._alt)


Attached = LazyPicture | ReadyFile
Pictured = Attached | Sequence[Attached] | None
"""What a message may show: a picture or another file, several, or none."""


def pictures_of(pictured: Pictured) -> Sequence[Attached]:
    """The pictures, and other files, that a message shows, in order."""
    if pictured is None:
        return ()
    return (pictured,) if isinstance(pictured, LazyPicture | ReadyFile) else pictured


def mark_shown(pictured: Pictured) -> None:
    """Note that a message shows these already."""
    for picture in pictures_of(pictured):
        picture.mark_shown()


def attached_files(pictured: Pictured) -> list[discord.File]:
    """What a message with these pictures has attached."""
    return [picture.make_file() for picture in pictures_of(pictured)]


def public_picture(reader: Reader, table: GameInProgress, view: GameView, shape: str = WIDE) -> LazyPicture:
    """What everybody sees of a table, by their view; whoever sits there, and alone reads it, is spoken to."""
    voice = reader.voice
    return table_picture(voice, view, reader.names_as_read(brief_names(voice, table.names)), shape)


def private_picture(
    reader: Reader, table: GameInProgress, view: GameView, legal: Sequence[Action] | None = None
) -> LazyPicture:
    """What a seat sees of its own, by its view, or by that view with what it is about to do.

    ``legal``: what it can choose there, where that is not what it can do at the table.
    """
    names = reader.names_as_read(brief_names(reader.voice, table.names))
    name = f"hand-{input_digest(view, names)}" if legal is None else None
    return hand_picture(reader, view, names, table.legal(reader.own_seat) if legal is None else legal, name)


def table_picture(voice: Voice, view: GameView, names: Names, shape: str = WIDE) -> LazyPicture:
    """What everybody sees, or saw, of a game between these people; ``shape``: that of its end."""
    name = f"table-{input_digest(view, names)}{'' if shape == WIDE else f'-{shape}'}"
    draw = partial(render.table_picture, voice, view.game, view, names, shape)
    return LazyPicture(voice, view.game, name, draw, late=shape != WIDE)


def hand_picture(
    reader: Reader, view: GameView, names: Names, legal: Sequence[Action], name: str | None = None
) -> LazyPicture:
    """What a seat sees of its own, and what it can do, in its shape; the name of the file is made of that, too."""
    voice, shape = reader.voice, reader.shape
    whole = name or f"hand-{input_digest(view, names, legal)}"
    whole = whole if shape == WIDE else f"{whole}-{shape}"
    lowers = shape == TALL and render.PICTURES[view.game].can_draw_lower

    def picture(file: str, most: int | None) -> LazyPicture:
        draw = partial(render.hand_picture, voice, view.game, view, names, legal, shape, most)
        lower = (lambda least: picture(f"{whole}-{least}", least)) if lowers else None
        return LazyPicture(voice, view.game, file, draw, late=shape != WIDE, lower=lower)

    return picture(whole, None)


def open_hands_picture(voice: Voice, view: GameView, names: Names, hands: Sequence[OpenHand]) -> LazyPicture:
    """What everybody saw of a game between these people, and what some of them held."""
    name = f"open-{input_digest(view, names, hands)}"
    return LazyPicture(voice, view.game, name, lambda: render.open_hands_picture(voice, view.game, view, hands, names))


def laid_open_picture(
    reader: Reader, seat: int | None, view: GameView, names: Names, hands: Sequence[OpenHand]
) -> LazyPicture:
    """A table with the hands of all seats open; to somebody on a phone from the side of a seat, where the game can."""
    if reader.shape == TALL and seat is not None:
        whole = render.PICTURES[view.game].open_view(seat, [hand.view for hand in hands])
        if whole is not None:
            return hand_picture(reader, whole, names, ())
    return open_hands_picture(reader.voice, view, names, hands)


def input_digest(*made_from: object) -> str:
    """What a picture is made from, in a few characters for the name of its file."""
    return sha256(msgspec.json.encode(made_from, enc_hook=_digestible_label)).hexdigest()[:16]


def _digestible_label(label: object) -> object:
    """A name that has a shorter form: either may be what is drawn. And that of a reader, who is spoken to instead."""
    if isinstance(label, ShortenableLabel):
        return str(label), label.short
    if isinstance(label, OwnName):
        return {"own": str(label)}
    raise NotImplementedError


def cover_picture(voice: Voice, game_id: str) -> LazyPicture:
    """The cover of a game."""
    return LazyPicture(voice, game_id, f"cover-{game_id}", lambda: render.cover_picture(voice, game_id), still=True)


def palettes_picture(voice: Voice) -> LazyPicture:
    """The palettes for each kind of colour vision."""
    return LazyPicture(voice, "elements", "palettes", lambda: render.palettes_picture(voice), still=True)


def deck_picture(voice: Voice, game_id: str, cards: Sequence[str], name: str) -> LazyPicture:
    """A built deck."""
    file = f"deck-{input_digest(game_id, cards, name)}"
    return LazyPicture(voice, game_id, file, lambda: render.deck_picture(voice, game_id, cards, name))


def card_picture(voice: Voice, game_id: str, card: str) -> LazyPicture:
    """A card of a game that shows them singly, large."""
    return LazyPicture(voice, game_id, f"{game_id}-card-{card}", lambda: render.card_picture(voice, game_id, card))


def figure_picture(voice: Voice, game_id: str, name: str) -> LazyPicture:
    """A picture of the rules."""
    return LazyPicture(
        voice, game_id, f"{game_id}-{name}", lambda: render.figure_picture(voice, game_id, name), still=True
    )


def term_picture(voice: Voice, game_id: str, name: str) -> LazyPicture:
    """The picture of one of a game's terms."""
    return LazyPicture(
        voice, game_id, f"{game_id}-term-{name}", lambda: render.term_picture(voice, game_id, name), still=True
    )
