"""Pictures: a view in, a palette PNG and its alt text out. Never a State: what a view doesn't hold can't be drawn.

The kit: `palette` (colours), `png` (the file), `canvas` (putting sprites together), `lettering` and `names` (text),
`sketch` (drawing with smooth edges), and the parts made with them: `emblems`, `cards`, `plates`, `table_parts`. A
game's pictures are in the module of its id.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from io import BytesIO
from pathlib import Path
from threading import Lock
from types import MappingProxyType
from typing import Any

from engine import GAMES, Action
from render.elemental import ElementalPictures
from render.elemental_clash import ClashPictures
from render.elemental_defenders import DefendersPictures
from render.elements import ElementsPictures
from render.kit import png
from render.kit.colour_vision import PLTES
from render.kit.picture_cache import PictureCache
from render.kit.shapes import WIDE
from render.open_hands import OpenHand, compose
from render.palettes import compose as compose_palettes
from render.pictures import Names, Picture, Pictures
from render.realm_of_the_defenders import RealmPictures
from words import Voice

__all__ = [
    "PICTURES",
    "Names",
    "OpenHand",
    "Picture",
    "Pictures",
    "cover_picture",
    "deck_picture",
    "draw_ahead",
    "draws_late",
    "figure_names",
    "figure_picture",
    "hand_picture",
    "has_cover_picture",
    "is_drawn_ahead",
    "open_hands_picture",
    "palettes_picture",
    "recoloured_picture",
    "table_picture",
    "term_names",
    "term_picture",
]


PICTURES: Mapping[str, Pictures[Any, Any]] = MappingProxyType(
    {
        "elements": ElementsPictures(),
        "elemental_defenders": DefendersPictures(),
        "elemental": ElementalPictures(),
        "realm_of_the_defenders": RealmPictures(),
        "elemental_clash": ClashPictures(),
    }
)


def keep_pictures_in(folder: Path | None) -> None:
    """From now on keep covers and figures in a folder, and take them from there; None: keep none."""
    global _CACHE
    _CACHE = None if folder is None else PictureCache(folder)


def _cached_picture(name: str, draw: Callable[[], Picture]) -> Picture:
    return draw() if _CACHE is None else Picture(*_CACHE.get(name, draw))


def table_picture(voice: Voice, game_id: str, view: Any, names: Names, shape: str = WIDE) -> Picture:
    """The public table, and at the end the final picture: what everybody may see, whoever's view it is made from."""
    return PICTURES[game_id].table_picture(view, names, voice.game_words(game_id), shape)


def hand_picture(
    voice: Voice,
    game_id: str,
    view: Any,
    names: Names,
    legal: Sequence[Action] = (),
    shape: str = WIDE,
    most: int | None = None,
) -> Picture:
    """What one seat holds and may do now (``legal``), from that seat's view; `names` are all players' names by seat.

    ``most``: so many pixels high it should be at most, if it can be.
    """
    return PICTURES[game_id].hand_picture(view, names, voice.game_words(game_id), legal, shape, most)


def open_hands_picture(voice: Voice, game_id: str, view: Any, hands: Sequence[OpenHand], names: Names) -> Picture:
    """The public table with hands below it, from the views of everybody and of their seats."""
    return compose(PICTURES[game_id], view, hands, names, voice.game_words(game_id))


def cover_picture(voice: Voice, game_id: str) -> Picture:
    """The picture of a game's lobby."""
    return _cached_picture(
        _cover_name(voice, game_id), lambda: PICTURES[game_id].cover_picture(voice.game_words(game_id))
    )


def _cover_name(voice: Voice, game_id: str) -> str:
    return f"{game_id}-cover-{voice.language}"


def has_cover_picture(voice: Voice, game_id: str) -> bool:
    """Whether a cover is there, so that nobody waits for it; always where none are kept."""
    return _CACHE is None or _CACHE.find(_cover_name(voice, game_id)) is not None


def deck_picture(voice: Voice, game_id: str, deck: Sequence[str], name: str) -> Picture:
    """A built deck, given by the ids of its cards, under its name; only games with decks have this."""
    return PICTURES[game_id].deck_picture(deck, name, voice.game_words(game_id))


def draws_single_cards(game_id: str) -> bool:
    """True for a game that shows single cards."""
    return PICTURES[game_id].shows_cards


def card_picture(voice: Voice, game_id: str, card: str) -> Picture:
    """A card of a game that shows them singly, large, given by its id; KeyError for an unknown one."""
    return PICTURES[game_id].card_picture(card, voice.game_words(game_id))


def figure_picture(voice: Voice, game_id: str, name: str) -> Picture:
    """A picture of the game's rules pages; KeyError if it has none of that name."""
    if name not in PICTURES[game_id].figure_drawings:
        raise KeyError(name)
    words = voice.game_words(game_id)
    return _cached_picture(f"{game_id}-{name}-{voice.language}", lambda: PICTURES[game_id].figure_picture(name, words))


def term_picture(voice: Voice, game_id: str, name: str) -> Picture:
    """The picture of one of the game's terms; KeyError if it has none of that name."""
    words = voice.game_words(game_id)
    return _cached_picture(
        f"{game_id}-term-{name}-{voice.language}", lambda: PICTURES[game_id].term_picture(name, words)
    )


def term_names(game_id: str) -> Sequence[str]:
    """The game's terms, each of which has a picture, in the order in which they are listed."""
    return tuple(PICTURES[game_id].term_drawings)


def palettes_picture(voice: Voice) -> Picture:
    """The palettes for each kind of colour vision, to choose from."""

    def draw() -> Picture:
        file = BytesIO()
        compose_palettes(voice).save(file, "PNG", optimize=True)
        rows = [voice.say(f"me-palette-{eyes}") for eyes in ("all", *PLTES)]
        return Picture(file.getvalue(), voice.say("alt-palettes", rows=voice.catalogue.list_with_semicolons(rows)))

    return _cached_picture(f"palettes-{voice.language}", draw)


def recoloured_picture(picture: Picture, eyes: str) -> Picture:
    """A picture in the colours for a kind of colour vision; as it is for those who see all of them."""
    return picture if eyes not in PLTES else picture._replace(png=png.recolour_png(picture.png, PLTES[eyes]))


def figure_names(game_id: str) -> Sequence[str]:
    """The names of the pictures of the game's rules pages."""
    return tuple(PICTURES[game_id].figure_drawings)


def draws_late(game_id: str) -> bool:
    """Whether the game draws some parts when they are first shown, so that its pictures are better made in a thread."""
    return PICTURES[game_id].draws_late


def draw_ahead(voice: Voice, game_id: str) -> None:
    """Draw and keep what repeats in a game's pictures in a language, once: up to a second of work, for a thread.

    Whoever comes while somebody else is at it waits for them.
    """
    with _WARMING[game_id]:
        if not is_drawn_ahead(voice, game_id):
            PICTURES[game_id].draw_ahead(voice.game_words(game_id))
            _WARM.add((game_id, voice.language))


def is_drawn_ahead(voice: Voice, game_id: str) -> bool:
    """Whether a game's pictures in a language cost nothing any more that an event loop would feel."""
    return (game_id, voice.language) in _WARM


_WARMING = {game_id: Lock() for game_id in GAMES}
_WARM: set[tuple[str, str]] = set()
_CACHE: PictureCache | None = None
