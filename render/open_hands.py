"""One moment of a game in one picture: the table, and in it what players held."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from engine import Action
from render.kit.names import alt_text_names, drawable_names
from render.pictures import Names, Picture, Pictures
from words.alt_texts import AltPart, fit_parts
from words.game import GameWords

_END = re.compile(r"(?<=\.)[ \n](?=[A-Z])")
"""Between two sentences."""


class OpenHand(NamedTuple):
    """What a seat saw, and what it could do."""

    seat: int
    view: Any
    legal: Sequence[Action]


def compose(
    pictures: Pictures[Any, Any], view: Any, hands: Sequence[OpenHand], names: Names, words: GameWords[Any]
) -> Picture:
    """The table as everybody saw it, in which these hands lie open; one that shows the table, too, stands alone."""
    spoken, drawn = alt_text_names(words.catalogue, names), drawable_names(words.catalogue, names)
    tells_table = not pictures.hand_shows_table or len(hands) > 1
    alts = [pictures.table_alt(view, spoken, words)] if tells_table else []
    for hand in () if pictures.table_shows_hands else hands:
        if len(hands) > 1:
            alts.append(pictures.open_hand_alt(hand.view, spoken, words))
            continue
        whose = words.catalogue.say("named-of", what=spoken[hand.seat], which="")
        alts.append(whose + pictures.hand_alt(hand.view, spoken, words, hand.legal))
    sentences = [part for number, alt in enumerate(alts) for part in _sentences(alt, first=not number)]
    if tells_table:  # what is said of the table is not said again beside each hand
        told = len([*_sentences(alts[0], first=True)])
        known = {part.text for part in sentences[:told]}
        sentences = sentences[:told] + [part for part in sentences[told:] if part.text not in known]
    alt = fit_parts(sentences, words.catalogue.say("alt-left-out"), " ").replace(" \n", "\n")
    if pictures.hand_shows_table and len(hands) == 1:
        canvas = pictures.compose_hand(hands[0].view, drawn, words, hands[0].legal)
    else:
        canvas = pictures.compose_open_hands(view, {hand.seat: hand.view for hand in hands}, drawn, words)
    return Picture(canvas.png(), alt)


def _sentences(alt: str, *, first: bool) -> Iterator[AltPart]:
    """A text in its sentences, on a line of its own: of several texts as many sentences are left out of each."""
    for rank, sentence in enumerate(_END.split(alt)):
        yield AltPart(sentence if first or rank else f"\n{sentence}", rank)
