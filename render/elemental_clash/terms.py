"""The pictures of the terms of Elemental Clash."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from types import MappingProxyType

from render.elemental_clash import faces, single_card
from render.elemental_clash.faces import MARGIN, TILE_HEIGHT, TILE_WIDTH
from render.elemental_clash.figures import draw_card_with_damage
from render.elemental_clash.looks import card_looks
from render.kit.palette import FELT
from render.pictures import Picture
from render.terms import TermPart, arrow_part, side_by_side, sprite_part
from words.elemental_clash import ClashWords

_STONES = ("venus", "jupiter", "mars", "mercury")
_ENERGIES = ("earth", "air", "fire", "water")


def _card_part(words: ClashWords, card: str, caption: str = "") -> TermPart:
    return TermPart(
        lambda canvas, x, y: draw_card_with_damage(canvas, words, card, x, y),
        TILE_WIDTH,
        TILE_HEIGHT,
        words.card(card),
        caption,
    )


def _spent_card_part(words: ClashWords, card: str) -> TermPart:
    return sprite_part(faces.tile_sprite(card_looks(words)[card], None, spent=True), MARGIN, words.card(card))


def _stones_picture(words: ClashWords) -> Picture:
    shown = [_card_part(words, stone, words.say(f"element-{card_looks(words)[stone].energy}")) for stone in _STONES]
    return side_by_side(words.catalogue, *shown)


def _energy_picture(words: ClashWords) -> Picture:
    named = [(energy, words.say(f"element-{energy}")) for energy in _ENERGIES]
    shown = [sprite_part(faces.element_sign(energy, FELT, 72), 0, name, name) for energy, name in named]
    return side_by_side(words.catalogue, *shown)


def _levels_picture(words: ClashWords) -> Picture:
    cards = sorted(("sparkpaw", "slag_drake", "walking_bonfire"), key=lambda card: card_looks(words)[card].level)
    shown = [_card_part(words, card, words.say(f"level-{card_looks(words)[card].level}")) for card in cards]
    return side_by_side(words.catalogue, *shown)


def _spent_picture(words: ClashWords) -> Picture:
    return side_by_side(
        words.catalogue, _card_part(words, "white_heat"), arrow_part(), _spent_card_part(words, "white_heat")
    )


def _discard_picture(words: ClashWords) -> Picture:
    first, middle, last = [_card_part(words, card) for card in ("slag_drake", "white_heat", "flare_dart")]
    return side_by_side(words.catalogue, first, middle._replace(caption=words.say("picture-discard")), last)


def _picture_of_card(card: str) -> Callable[[ClashWords], Picture]:
    return partial(single_card.picture, card)


TERMS: Mapping[str, str | Callable[[ClashWords], Picture]] = MappingProxyType(
    {
        "spellbook": "minute",
        "stone": _stones_picture,
        "pile": "pile",
        "energy": _energy_picture,
        "level": _levels_picture,
        "creature": _picture_of_card("slag_drake"),
        "atk-def": "fight",
        "spell": _picture_of_card("white_heat"),
        "flash": _picture_of_card("flare_dart"),
        "permanent": _picture_of_card("war_forge"),
        "atk-zone": "field",
        "def-zone": "field",
        "block": "fight",
        "standby": "turn",
        "chain": "chain",
        "counter": _picture_of_card("snuffing_gust"),
        "target": _picture_of_card("bark_mantle"),
        "spent": _spent_picture,
        "discard": _discard_picture,
        "quickattacker": _picture_of_card("sparkpaw"),
        "elusive": _picture_of_card("gust_finch"),
        "hidden": _picture_of_card("haze_calf"),
        "warded": _picture_of_card("whisper_page"),
        "bound": _picture_of_card("rootgate_warden"),
        "dazed": _picture_of_card("ashfoot_raider"),
    }
)
"""What is drawn for each term."""
