"""What every game draws: a view in, a palette PNG and its alt text out."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Generic, NamedTuple, TypeVar

from engine import Action, Seat
from engine.parts import GameView
from render.kit.canvas import Canvas, Sprite
from render.kit.names import alt_text_names, drawable_names
from render.kit.palette import Colour
from render.kit.shapes import TALL, WIDE
from words.game import GameWords

Names = Sequence[str]
V = TypeVar("V", bound=GameView)
W = TypeVar("W", bound=GameWords[Any])


class Picture(NamedTuple):
    """A palette PNG, and what it shows in words: at most 1024 characters, holding nothing that the view doesn't."""

    png: bytes
    alt: str


def viewing_seat(view: GameView) -> Seat:
    """Whose view it is; ValueError for a spectator's."""
    if view.viewer is None:
        raise ValueError("a spectator has no hand")
    return view.viewer


class Pictures(ABC, Generic[V, W]):
    """The pictures of one game. ``V`` is the type of its views; ``words`` are in the language of the reader.

    Whatever composes a picture is given names that are fit to be drawn.
    """

    figure_drawings: ClassVar[Mapping[str, Callable[[Any], Canvas]]] = {}
    """What the rules pages show, by the name in `figure:name`."""
    term_drawings: ClassVar[Mapping[str, str | Callable[[Any], Picture]]] = {}
    """What is drawn for each of the game's terms, in the order in which they are listed: a figure of the rules pages by
    its name, or a picture of its own."""
    draws_late: ClassVar[bool] = False
    """Whether some parts are drawn when they are first shown, so that the pictures are better made in a thread."""

    can_draw_lower: ClassVar[bool] = False
    """Whether a tall hand can be drawn lower, where its message needs the room on a phone."""

    hand_composers: ClassVar[Mapping[str, Callable[..., Canvas]]]
    """Who draws a hand in which shape, from a view, its seat, names, words and what that seat may do.

    Whoever wishes a shape that isn't there is shown a wide one.
    """

    end_composers: ClassVar[Mapping[str, Callable[..., Canvas]]] = {}
    """Who draws the final picture in which other shape, from a seat's view, names and words."""

    hand_shows_table: ClassVar[bool] = False
    """Whether a hand's picture shows the table, too."""
    table_shows_hands: ClassVar[bool] = False
    """Whether the table's alt text tells all hands: they lie open."""
    shows_cards: ClassVar[bool] = False
    """Whether there is a picture of each card that a deck may have."""

    drawn_signs: ClassVar[str] = ""
    """The characters in the words of the game that no font of ours has, and that ``sign_sprite`` draws."""

    def sign_sprite(self, character: str, side: int, ground: Colour) -> Sprite:
        """A sign of ``drawn_signs`` as a sprite, ``side`` pixels high and wide."""
        raise NotImplementedError

    @abstractmethod
    def compose_table(self, view: V, names: Names, words: W) -> Canvas:
        """The public table, and at the end the final picture: what everybody may see, whoever's the view."""

    def compose_hand(
        self, view: V, names: Names, words: W, legal: Sequence[Action], shape: str = WIDE, most: int | None = None
    ) -> Canvas:
        """What one seat holds and may do now, from that seat's view; ValueError for a spectator's.

        ``most``: so many pixels high it should be at most, if it can be; only where the game ``can_draw_lower`` tall
        ones.
        """
        compose = self.hand_composers.get(shape, self.hand_composers[WIDE])
        if most is None or shape != TALL or not self.can_draw_lower:
            return compose(view, viewing_seat(view), names, words, legal)
        return compose(view, viewing_seat(view), names, words, legal, most)

    def compose_open_hands(self, view: V, hands: Mapping[int, V], names: Names, words: W) -> Canvas:
        """The public table once, with what these seats held laid open in it, by their own views."""
        return self.compose_table(view, names, words)

    def open_view(self, seat: int, views: Sequence[V]) -> V | None:
        """A seat's view in which all lies open that the seats see by these, for a hand's picture to show; None where
        none can."""
        return None

    def compose_film_shot(self, view: V, names: Names, words: W) -> Canvas:
        """The public table in a film, where nothing moves but what a player moves."""
        return self.compose_table(view, names, words)

    def cards_without_text(self, view: V, words: W, legal: Sequence[Action], shape: str = WIDE) -> Sequence[str]:
        """The cards that a seat is asked about, and whose texts have no room in its picture."""
        return ()

    @abstractmethod
    def table_alt(self, view: V, names: Names, words: W) -> str:
        """The public table in words; ``names`` are fit to be read out."""

    @abstractmethod
    def hand_alt(self, view: V, names: Names, words: W, legal: Sequence[Action]) -> str:
        """What one seat holds and may do now, in words; ``names`` are fit to be read out."""

    def open_hand_alt(self, view: V, names: Names, words: W) -> str:
        """What one seat holds, said of them by name: several hands lie open beside what is told of the table."""
        whose = words.catalogue.say("named-of", what=names[viewing_seat(view)], which="")
        return whose + self.hand_alt(view, names, words, ())

    def table_picture(self, view: V, names: Names, words: W, shape: str = WIDE) -> Picture:
        """The public table with its alt text; ``shape``: that of the final picture, where there is such a one."""
        compose: Callable[[V, Names, W], Canvas] = self.end_composers.get(shape, self.compose_table)
        canvas = compose(view, drawable_names(words.catalogue, names), words)
        return Picture(canvas.png(), self.table_alt(view, alt_text_names(words.catalogue, names), words))

    def hand_picture(
        self, view: V, names: Names, words: W, legal: Sequence[Action], shape: str = WIDE, most: int | None = None
    ) -> Picture:
        """A seat's own picture with its alt text."""
        canvas = self.compose_hand(view, drawable_names(words.catalogue, names), words, legal, shape, most)
        return Picture(canvas.png(), self.hand_alt(view, alt_text_names(words.catalogue, names), words, legal))

    @abstractmethod
    def compose_cover(self, words: W) -> Canvas:
        """What the game's lobby shows."""

    def cover_alt(self, words: W) -> str:
        """What the game's lobby shows, in words."""
        return words.say("alt-cover")

    def cover_picture(self, words: W) -> Picture:
        """The picture of the game's lobby."""
        return Picture(self.compose_cover(words).png(), self.cover_alt(words))

    def figure_alt(self, name: str, words: W) -> str:
        """What a picture of the rules pages shows, in words."""
        return words.say(f"alt-figure-{name}")

    def figure_picture(self, name: str, words: W) -> Picture:
        """A picture of the rules pages; KeyError if there is none of that name."""
        return Picture(self.figure_drawings[name](words).png(), self.figure_alt(name, words))

    def term_picture(self, name: str, words: W) -> Picture:
        """The picture of one of the game's terms; KeyError if there is none of that name."""
        drawn = self.term_drawings[name]
        return self.figure_picture(drawn, words) if isinstance(drawn, str) else drawn(words)

    @abstractmethod
    def draw_ahead(self, words: W) -> None:
        """Draw and keep what repeats at tables, with the words of a language: up to a second of work."""

    def card_picture(self, card_id: str, words: W) -> Picture:
        """A card of a deck, large, with what it can do in its alt text; only where ``shows_cards``."""
        raise NotImplementedError

    def deck_picture(self, cards: Sequence[str], name: str, words: W) -> Picture:
        """A built deck, given by the ids of its cards, under its name; only games with decks have this."""
        raise NotImplementedError
