"""The pictures of the terms of Elemental Defenders."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType

from engine.elemental_defenders.cards import DECK, ELEMENTS, Card, virtue
from engine.elemental_defenders.view import Column
from render.elemental_defenders import parts
from render.elemental_defenders.faces import LARGE, SMALL
from render.elemental_defenders.parts import CardLook, draw_card
from render.kit import table_parts
from render.kit.canvas import Canvas
from render.kit.cards import MARGIN
from render.kit.palette import FELT
from render.pictures import Picture
from render.terms import TermPart, arrow_part, side_by_side, sprite_part, sum_part
from words.elemental_defenders import DefendersWords

_MOVES = (("A2", "A4"), ("E2", "F2"), ("W3", None))


def _card_part(words: DefendersWords, card: str, caption: str = "", look: CardLook = CardLook.PLAIN) -> TermPart:
    which = Card(card)
    return TermPart(
        lambda canvas, x, y: draw_card(canvas, x, y, which, LARGE, FELT, look), *LARGE, words.card_name(which), caption
    )


def _cards_picture(words: DefendersWords, cards: Sequence[str], captions: Sequence[str] = ()) -> Picture:
    said = captions or [""] * len(cards)
    return side_by_side(words.catalogue, *[_card_part(words, card, one) for card, one in zip(cards, said, strict=True)])


def _empty_place_part() -> TermPart:
    return sprite_part(table_parts.empty_place(LARGE, FELT, "large"), MARGIN)


def _elements_picture(words: DefendersWords) -> Picture:
    cards = [f"{element}4" for element in ELEMENTS]
    return _cards_picture(words, cards, [words.element_name(Card(f"{element}4")) for element in ELEMENTS])


def _levels_picture(words: DefendersWords) -> Picture:
    cards = DECK[:5]
    return _cards_picture(words, cards, [words.level_name(card) for card in cards])


def _virtues_picture(words: DefendersWords) -> Picture:
    """The Levels of one Element with their Virtues: the table to reckon by."""
    cards = DECK[5:10]
    return _cards_picture(words, cards, [f"{card[1]}★: {virtue(card)}" for card in cards])


def _attack_and_answer_picture(words: DefendersWords, attack: str, answer: str | None, caption: str = "") -> Picture:
    """An attack and its answer, or that there is none."""
    other = _empty_place_part() if answer is None else _card_part(words, answer)
    return side_by_side(words.catalogue, _card_part(words, attack, caption), arrow_part(), other)


def _stronger_picture(words: DefendersWords) -> Picture:
    dark = [_card_part(words, weak, look=CardLook.SHUT) for weak in ("A2", "F2")]
    bright = [_card_part(words, strong, look=CardLook.OPEN) for strong in ("A4", "E2")]
    return side_by_side(words.catalogue, dark[0], bright[0], bright[1], dark[1])


def _round_picture(words: DefendersWords) -> Picture:
    return side_by_side(words.catalogue, *[_move_part(words, *move) for move in _MOVES])


def _move_part(words: DefendersWords, attack: str, answer: str | None) -> TermPart:
    """A move as it lies on the table: the attack, and below it the answer."""
    move = Column((Card(attack), None if answer is None else Card(answer)), 0)

    def draw(canvas: Canvas, x: int, y: int) -> None:
        for seat in (0, 1):
            parts.draw_played_card(canvas, x, y + seat * (SMALL.height + 16), move, seat, SMALL)

    said = words.catalogue.list_in_sentence([words.card_name(card) for card in move.cards if card is not None])
    return TermPart(draw, SMALL.width, 2 * SMALL.height + 16, said)


def _righteous_picture(words: DefendersWords) -> Picture:
    return side_by_side(words.catalogue, _card_part(words, "F5"), sum_part(f"22 × {virtue(Card('F5'))} = 242"))


TERMS: Mapping[str, str | Callable[[DefendersWords], Picture]] = MappingProxyType(
    {
        "element": _elements_picture,
        "level": _levels_picture,
        "virtue": _virtues_picture,
        "attack": lambda words: _attack_and_answer_picture(words, "A2", None),
        "answer": "answer",
        "stronger": _stronger_picture,
        "move": lambda words: _attack_and_answer_picture(words, "A2", "A4"),
        "round": _round_picture,
        "mystic": lambda words: _cards_picture(words, [f"{element}5" for element in ELEMENTS]),
        "challenge": lambda words: _attack_and_answer_picture(words, "A5", "E5", words.say("picture-challenge")),
        "mediator": "mediator",
        "righteous": _righteous_picture,
    }
)
"""What is drawn for each term."""
