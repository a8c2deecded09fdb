"""The colours of pictures for eyes that see fewer of them: a palette for each kind of colour vision.

A picture is drawn once. For other eyes it has other colours at the same indices, so that nothing is drawn anew. The
hues are chosen so that each two that have to be told apart differ as those eyes see them (`tests/render/test_eyes.py`).
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from render.kit.palette import BLUE, COLOURS, GREEN, ICE, IVORY, OCHRE, RED, STEEL, Colour, Hue, all_ramps, blend

_BLACK = 0, 0, 0
_DARKER, _LIGHTER = 0.56, 0.6
"""How much of a colour is left in its dark shade, and how much ivory is in its light one."""


def _hue_of_middle(text: str) -> Hue:
    """A hue by its middle shade."""
    mid = int(text[0:2], 16), int(text[2:4], 16), int(text[4:6], 16)
    return Hue(_hex_of_colour(blend(_BLACK, mid, _DARKER)), text, _hex_of_colour(blend(mid, IVORY, _LIGHTER)))


def _hex_of_colour(colour: Colour) -> str:
    return bytes(colour).hex()


_CHANGED = (GREEN, RED, OCHRE, STEEL, BLUE, ICE)
_SEEN = {
    "protanopia": ("198d60", "e05f0f", "874719", "667388", "0476c4", "2ea8b4"),
    "deuteranopia": ("115913", "d53e11", "ae754a", "5e7180", "366eb9", "46a0b1"),
    "tritanopia": ("6f9247", "d84127", "b56f20", "635960", "0c55a0", "38a9ba"),
}
"""What stands for each of the changed hues; gold, violet and all greys stay."""


def _exchanged_palette(hues: tuple[str, ...]) -> tuple[Colour, ...]:
    instead = {id(hue): _hue_of_middle(text) for hue, text in zip(_CHANGED, hues, strict=True)}
    found: dict[Colour, Colour] = {}
    for colour, other in zip(all_ramps(), all_ramps(lambda hue: instead.get(id(hue), hue)), strict=True):
        found.setdefault(colour, other)
    return tuple(found[colour] for colour in COLOURS)


EYES: Mapping[str, tuple[Colour, ...]] = MappingProxyType(
    {eyes: _exchanged_palette(hues) for eyes, hues in _SEEN.items()}
)
"""The colours of the palette by the kind of colour vision, in the order of its indices."""
PLTES: Mapping[str, bytes] = MappingProxyType(
    {eyes: bytes(value for colour in colours for value in colour) for eyes, colours in EYES.items()}
)
"""The same as a PNG has them."""
