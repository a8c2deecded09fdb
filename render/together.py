"""Several pictures of one moment in one: the table, and below it what players held."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from PIL import Image

from engine import Action
from render.canvas import Canvas, backdrop
from render.furniture import NAME
from render.lettering import Ink, fit
from render.names import all_spoken, drawn
from render.palette import IVORY, NIGHT, flat
from render.pictures import Names, Picture, Pictures
from words.alts import Part, fitting
from words.game import GameWords

_LABEL, _MARGIN = 64, 20
_END = re.compile(r"(?<=\.) (?=[A-Z])")
"""Between two sentences."""


class Hand(NamedTuple):
    """What a seat saw, and what it could do."""

    seat: int
    view: Any
    legal: Sequence[Action]


def compose(
    pictures: Pictures[Any, Any], view: Any, hands: Sequence[Hand], names: Names, words: GameWords[Any]
) -> Picture:
    """The table as everybody saw it, and these hands below it; hands that show the table, too, stand alone."""
    parts: list[Image.Image] = []
    alts: list[str] = []
    spoken = all_spoken(names)
    if not pictures.hand_is_whole:
        parts.append(_image(pictures.compose_table(view, names, words)))
        alts.append(pictures.table_alt(view, spoken, words))
    for hand in hands:
        canvas = pictures.compose_hand(hand.view, names, words, hand.legal)
        if len(hands) > 1:
            parts.append(_label(drawn(names, hand.seat), canvas.width))
        parts.append(_image(canvas))
        alts.append(f"{spoken[hand.seat]}: {pictures.hand_alt(hand.view, spoken, words, hand.legal)}")
    sentences = [part for number, alt in enumerate(alts) for part in _sentences(alt, first=not number)]
    alt = fitting(sentences, words.catalogue.say("alt-left-out")).replace(" \n", "\n")
    return Picture(_stacked(parts).png(), alt)


def _sentences(alt: str, *, first: bool) -> Iterator[Part]:
    """A text in its sentences, on a line of its own: of several texts as many sentences are left out of each."""
    for rank, sentence in enumerate(_END.split(alt)):
        yield Part(sentence if first or rank else f"\n{sentence}", rank)


def _image(canvas: Canvas) -> Image.Image:
    return canvas.image().crop((1, 0, canvas.width + 1, canvas.height))


def _label(name: str, width: int) -> Image.Image:
    canvas = Canvas(backdrop(flat((width, _LABEL), NIGHT)))
    canvas.text(_MARGIN, _LABEL // 2 + 4, fit(name, NAME, width - 2 * _MARGIN), NAME, Ink(IVORY, NIGHT))
    return _image(canvas)


def _stacked(parts: Sequence[Image.Image]) -> Canvas:
    """Pictures below each other, in the middle."""
    width = max(part.width for part in parts)
    whole = flat((width, sum(part.height for part in parts)), NIGHT)
    top = 0
    for part in parts:
        whole.paste(part, ((width - part.width) // 2, top))
        top += part.height
    return Canvas(backdrop(whole))
