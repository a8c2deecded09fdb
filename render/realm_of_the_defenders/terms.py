"""The pictures of the terms of Realm of the Defenders."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from engine.realm_of_the_defenders.battle import Defender
from engine.realm_of_the_defenders.cards import Card
from render.kit.cards import MARGIN
from render.kit.palette import FELT
from render.pictures import Picture
from render.realm_of_the_defenders import parts
from render.realm_of_the_defenders.castle_sprites import realm_gate_sprite
from render.realm_of_the_defenders.faces import LITTLE, MIDDLE
from render.realm_of_the_defenders.figures import new_defender
from render.terms import TermPart, arrow_part, side_by_side, sprite_part
from words.realm_of_the_defenders import RealmWords


def _card_part(words: RealmWords, which: Card, caption: str = "") -> TermPart:
    return sprite_part(parts.card_sprite(which, MIDDLE, FELT), MARGIN, words.card(which), caption)


def _defender_part(words: RealmWords, one: Defender, caption: str = "") -> TermPart:
    return sprite_part(parts.defender_sprite(one, FELT), MARGIN, words.card(one.card), caption)


def _gate_part(words: RealmWords) -> TermPart:
    return sprite_part(realm_gate_sprite(FELT), 0, words.say("figure-zone-fortresses"))


def _cards_picture(words: RealmWords, *cards: Card) -> Picture:
    return side_by_side(words.catalogue, *[_card_part(words, card) for card in cards])


def _money_picture(words: RealmWords) -> Picture:
    bought = _defender_part(words, new_defender(1, "10S", ready=False))
    return side_by_side(words.catalogue, _card_part(words, "8D"), _card_part(words, "2D"), arrow_part(), bought)


def _defenders_picture(words: RealmWords) -> Picture:
    return side_by_side(
        words.catalogue, *[_defender_part(words, new_defender(1, "9S")), _defender_part(words, new_defender(2, "KS"))]
    )


def _toughness_picture(words: RealmWords) -> Picture:
    shown = (new_defender(1, "4S"), new_defender(2, "10S"), new_defender(3, "QS"))
    return side_by_side(words.catalogue, *[_defender_part(words, one, str(one.toughness)) for one in shown])


def _power_picture(words: RealmWords) -> Picture:
    down = sprite_part(parts.face_down_sprite(MIDDLE, FELT, "C"), MARGIN)
    return side_by_side(words.catalogue, _card_part(words, "6C"), _card_part(words, "AC"), arrow_part(), down)


def _fortress_picture(words: RealmWords) -> Picture:
    return side_by_side(words.catalogue, _gate_part(words), _gate_part(words)._replace(alt=""))


def _place_picture(words: RealmWords) -> Picture:
    down = sprite_part(
        parts.face_down_sprite(MIDDLE, FELT, "C"), MARGIN, words.say("picture-power"), words.say("picture-power")
    )
    return side_by_side(words.catalogue, down, _card_part(words, "8H", words.say("picture-courage")))


def _ready_picture(words: RealmWords) -> Picture:
    shown = (new_defender(1, "9S"), new_defender(2, "4S", ready=False))
    return side_by_side(words.catalogue, *[_defender_part(words, one) for one in shown])


def _sacrifice_picture(words: RealmWords) -> Picture:
    stopped = sprite_part(parts.stopped_power_sprite("AC", FELT), MARGIN, words.card("AC"))
    return side_by_side(
        words.catalogue,
        stopped,
        _defender_part(words, new_defender(1, "2S")),
        _defender_part(words, new_defender(2, "KS")),
    )


def _struck_back(words: RealmWords) -> Picture:
    hit = sprite_part(parts.defender_sprite(new_defender(2, "9S"), FELT, fate="hit"), MARGIN, words.card("9S"))
    return side_by_side(
        words.catalogue, _defender_part(words, new_defender(1, "5S")), _card_part(words, "10C"), arrow_part(), hit
    )


def _dismantle_picture(words: RealmWords) -> Picture:
    drawn = [sprite_part(parts.face_down_sprite(LITTLE, FELT, "C"), MARGIN) for _ in range(7)]
    return side_by_side(words.catalogue, _gate_part(words), arrow_part(), *drawn)


def _inspire_picture(words: RealmWords) -> Picture:
    return side_by_side(
        words.catalogue,
        _card_part(words, "X1"),
        arrow_part(),
        _defender_part(words, new_defender(1, "9S", ready=False)),
    )


def _pile_picture(words: RealmWords, name: str, *cards: TermPart) -> Picture:
    """Cards with the name of where they lie below the middle one."""
    middle, named = len(cards) // 2, words.say(f"picture-{name}")
    shown = [part._replace(caption=named if place == middle else "") for place, part in enumerate(cards)]
    return side_by_side(words.catalogue, *shown)


TERMS: Mapping[str, str | Callable[[RealmWords], Picture]] = MappingProxyType(
    {
        "fortress": _fortress_picture,
        "defender": _defenders_picture,
        "toughness": _toughness_picture,
        "power": _power_picture,
        "courage": "courage",
        "money": _money_picture,
        "elder": lambda words: _cards_picture(words, "X1"),
        "deploy": "pay",
        "ready": _ready_picture,
        "place": _place_picture,
        "battle": "battle",
        "overwhelm": "overwhelm",
        "sacrifice": _sacrifice_picture,
        "retaliate": _struck_back,
        "dismantle": _dismantle_picture,
        "inspire": _inspire_picture,
        "bid": lambda words: _pile_picture(words, "bid", *[_card_part(words, card) for card in ("3S", "5C", "2D")]),
        "discard": lambda words: _pile_picture(
            words, "discard", sprite_part(parts.face_down_sprite(MIDDLE, FELT, "S"), MARGIN)
        ),
        "defeated": lambda words: _pile_picture(
            words, "defeated", *[_card_part(words, card) for card in ("5S", "JS", "8S")]
        ),
        "faces": lambda words: _cards_picture(words, "AS", "KS", "QS", "JS"),
    }
)
"""What is drawn for each term."""
