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


def _tile(words: ClashWords, card: str, caption: str = "") -> TermPart:
    return TermPart(
        lambda canvas, x, y: draw_card_with_damage(canvas, words, card, x, y),
        TILE_WIDTH,
        TILE_HEIGHT,
        words.card(card),
        caption,
    )


def _spent(words: ClashWords, card: str) -> TermPart:
    return sprite_part(faces.tile_sprite(card_looks(words)[card], None, spent=True), MARGIN, words.card(card))


def _stones(words: ClashWords) -> Picture:
    shown = [_tile(words, stone, words.say(f"element-{card_looks(words)[stone].energy}")) for stone in _STONES]
    return side_by_side(words.catalogue, *shown)


def _energy(words: ClashWords) -> Picture:
    named = [(energy, words.say(f"element-{energy}")) for energy in _ENERGIES]
    shown = [sprite_part(faces.element_sign(energy, FELT, 72), 0, name, name) for energy, name in named]
    return side_by_side(words.catalogue, *shown)


def _levels(words: ClashWords) -> Picture:
    cards = sorted(("sparkpaw", "slag_drake", "walking_bonfire"), key=lambda card: card_looks(words)[card].level)
    shown = [_tile(words, card, words.say(f"level-{card_looks(words)[card].level}")) for card in cards]
    return side_by_side(words.catalogue, *shown)


def _after(words: ClashWords) -> Picture:
    return side_by_side(words.catalogue, _tile(words, "white_heat"), arrow_part(), _spent(words, "white_heat"))


def _discarded(words: ClashWords) -> Picture:
    first, middle, last = [_tile(words, card) for card in ("slag_drake", "white_heat", "flare_dart")]
    return side_by_side(words.catalogue, first, middle._replace(caption=words.say("picture-discard")), last)


def _card(card: str) -> Callable[[ClashWords], Picture]:
    return partial(single_card.picture, card)


TERMS: Mapping[str, str | Callable[[ClashWords], Picture]] = MappingProxyType(
    {
        "spellbook": "minute",
        "stone": _stones,
        "pile": "pile",
        "energy": _energy,
        "level": _levels,
        "creature": _card("slag_drake"),
        "atk-def": "fight",
        "spell": _card("white_heat"),
        "flash": _card("flare_dart"),
        "permanent": _card("war_forge"),
        "atk-zone": "field",
        "def-zone": "field",
        "block": "fight",
        "standby": "turn",
        "chain": "chain",
        "counter": _card("snuffing_gust"),
        "target": _card("bark_mantle"),
        "spent": _after,
        "discard": _discarded,
        "quickattacker": _card("sparkpaw"),
        "elusive": _card("gust_finch"),
        "hidden": _card("haze_calf"),
        "warded": _card("whisper_page"),
        "bound": _card("rootgate_warden"),
        "dazed": _card("ashfoot_raider"),
    }
)
"""What is drawn for each term."""
