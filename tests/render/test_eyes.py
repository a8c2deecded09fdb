"""The palettes for each kind of colour vision: what has to be told apart looks different to those eyes.

Colours are seen as Machado, Oliveira and Fernandes (2009) simulate eyes that lack one kind of cone. Their difference is
the distance in CIELAB (Delta E, 1976).
"""

import math
from io import BytesIO
from itertools import combinations

import pytest
from PIL import Image

import render
from render.elemental.parts import ELEMENT_HUES as PIECES
from render.elemental.parts import element_face_colour
from render.elemental_clash import arrows, looks
from render.elemental_clash.tiles import LOWERED, ON_PLATE, RAISED
from render.elemental_defenders.faces import KINDS
from render.elements.parts import DESIGNS
from render.kit import png
from render.kit.colour_vision import EYES, PLTES
from render.kit.palette import COLOURS, GOLD, IVORY, PLTE, Colour, colour_index
from render.realm_of_the_defenders.parts import RING_COLOURS
from render.realm_of_the_defenders.signs import SUIT_HUES as SUITS
from tests.render.test_palette import Matrix, contrast, linear
from tests.support.english import VOICE
from tests.support.samples import draw_hand, samples
from tests.support.sheet import NAMES
from words import voice_of

APART = 20
SEEN: dict[str, Matrix] = {
    "protanopia": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deuteranopia": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritanopia": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
    "all": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
}
TOLD_APART: dict[str, dict[str, Colour]] = {
    "cards of Elements": {str(value): design.band for value, design in DESIGNS.items()},
    "Defenders": {str(kind): found.hue.mid for kind, found in KINDS.items()},
    "pieces of Elemental": {name: element_face_colour(name) for name in PIECES},
    "suits of Realm": {suit: hue.mid for suit, hue in SUITS.items()},
    "rings of Realm": dict(RING_COLOURS.items()),
    "cards of Clash": {name: hue.mid for name, hue in looks.HUES.items() if name != "any"},
    "arrows of Clash": {"attack": arrows.ATTACK, "block": arrows.BLOCK, "aim": arrows.AIM},
    "numbers of Clash": {"raised": RAISED.colour, "lowered": LOWERED.colour, "printed": ON_PLATE.colour},
}
"""What has to be told apart within each picture, and its colours."""

every_kind_of_eyes = pytest.mark.parametrize("eyes", EYES)


def lab(colour: Colour, eyes: Matrix) -> tuple[float, float, float]:
    """Where a colour lies in CIELAB (D65) as it is seen."""
    red, green, blue = (
        min(1.0, max(0.0, sum(share * part for share, part in zip(row, linear(colour), strict=True)))) for row in eyes
    )
    x, y, z = (
        share[0] * red + share[1] * green + share[2] * blue
        for share in (
            (0.4124564 / 0.95047, 0.3575761 / 0.95047, 0.1804375 / 0.95047),
            (0.2126729, 0.7151522, 0.0721750),
            (0.0193339 / 1.08883, 0.1191920 / 1.08883, 0.9503041 / 1.08883),
        )
    )
    at, over, down = (part ** (1 / 3) if part > 216 / 24389 else (24389 / 27 * part + 16) / 116 for part in (y, x, z))
    return 116 * at - 16, 500 * (over - at), 200 * (at - down)


def apart(one: Colour, other: Colour, eyes: str, seen: str) -> float:
    """How different two colours of pictures are in the palette for these eyes, as those see them."""
    a, b = (lab(EYES[eyes][colour_index(colour)], SEEN[seen]) for colour in (one, other))
    return math.dist(a, b)


@every_kind_of_eyes
@pytest.mark.parametrize("what", TOLD_APART)
def test_what_has_to_be_told_apart_looks_different(what: str, eyes: str) -> None:
    """To the eyes for which the palette is, and to whoever looks over somebody's shoulder."""
    for (one, first), (other, second) in combinations(TOLD_APART[what].items(), 2):
        assert apart(first, second, eyes, eyes) >= APART, (one, other)
        assert apart(first, second, eyes, "all") >= APART, (one, other)


def test_the_usual_palette_would_not_do() -> None:
    """Which is why there are others: the measure finds what looks alike."""
    ours = [lab(SUITS[suit].mid, SEEN["deuteranopia"]) for suit in "DH"]
    assert math.dist(*ours) < APART


@every_kind_of_eyes
def test_numbers_stand_out_from_what_they_lie_on(eyes: str) -> None:
    for what in ("cards of Elements", "cards of Clash"):
        for colour in TOLD_APART[what].values():
            assert contrast(IVORY, EYES[eyes][colour_index(colour)], SEEN[eyes]) >= 2.9
    assert EYES[eyes][colour_index(GOLD.mid)] == GOLD.mid


@every_kind_of_eyes
def test_only_colours_differ(eyes: str) -> None:
    """A picture for other eyes has the same pixels, and costs no more bytes."""
    view = next(iter(samples("elemental_clash").hands().values()))
    picture = draw_hand("elemental_clash", view, NAMES)
    other = render.recoloured_picture(picture, eyes)
    assert len(EYES[eyes]) == len(COLOURS)
    assert (len(other.png), other.alt) == (len(picture.png), picture.alt)
    ours, theirs = (Image.open(BytesIO(one.png)) for one in (picture, other))
    assert ours.tobytes() == theirs.tobytes()
    assert bytes(theirs.getpalette() or ())[: len(PLTE)] == PLTES[eyes]
    assert render.recoloured_picture(picture, "all") is picture


def test_what_we_have_not_drawn_keeps_its_colours() -> None:
    with pytest.raises(ValueError, match="not a picture of ours"):
        png.recolour_png(b"\x89PNG\r\n\x1a\n" + bytes(100), PLTE)


def test_the_palettes_are_shown_beside_each_other() -> None:
    picture = render.palettes_picture(VOICE)
    assert Image.open(BytesIO(picture.png)).size == (1000, 600)
    assert len(picture.png) <= 60_000
    assert picture.alt


def test_the_rows_of_palettes_are_told_apart_as_a_language_does() -> None:
    assert render.palettes_picture(voice_of("fr")).alt.count("\u202f; ") == 3
