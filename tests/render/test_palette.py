"""What has to be read or told apart stays so for eyes that see fewer colours, and in grey."""

import pytest

from render.elemental.parts import ELEMENT_EMBLEMS, ELEMENT_HUES, element_face_colour, emblem_tones
from render.elemental.tiles import terrain_colours
from render.elemental_defenders.faces import KINDS
from render.elements.parts import DESIGNS
from render.kit.palette import COLOURS, FELT, GOLD, INK, IVORY, MUTED, NIGHT, PANEL, PAPER, Colour, colour_index
from render.realm_of_the_defenders.parts import RING_COLOURS

Matrix = tuple[tuple[float, float, float], ...]
EYES: dict[str, Matrix] = {  # Machado, Oliveira and Fernandes (2009), for linear light
    "all colours": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "deuteranopia": ((0.367, 0.861, -0.228), (0.280, 0.673, 0.047), (-0.012, 0.043, 0.969)),
    "protanopia": ((0.152, 1.053, -0.205), (0.115, 0.786, 0.099), (-0.004, -0.048, 1.052)),
    "grey": ((0.2126, 0.7152, 0.0722),) * 3,
}
TEXT = {
    "text on the felt": (IVORY, FELT),
    "text on a plate": (IVORY, PANEL),
    "quiet text on the felt": (MUTED, FELT),
    "quiet text on a plate": (MUTED, PANEL),
    "gold on the felt": (GOLD.mid, FELT),
    "gold on a plate": (GOLD.mid, PANEL),
    "a Virtue on its coin": (NIGHT, GOLD.mid),
    "ink on paper": (INK, PAPER),
    **{f"stars on the band of {element}": (IVORY, kind.hue.dark) for element, kind in KINDS.items()},
}
"""What is read, and what it lies on."""


def linear(colour: Colour) -> list[float]:
    parts = (part / 255 for part in colour)
    return [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]


def luminance(colour: Colour, eyes: Matrix) -> float:
    """How light a colour is to somebody."""
    seen = [sum(a * b for a, b in zip(row, linear(colour), strict=True)) for row in eyes]
    red, green, blue = (min(max(part, 0.0), 1.0) for part in seen)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: Colour, other: Colour, eyes: Matrix) -> float:
    """From 1, the same, to 21, black and white (WCAG 2), once both are colours of the palette."""
    dark, light = sorted(luminance(COLOURS[colour_index(colour)], eyes) for colour in (one, other))
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("eyes", EYES)
@pytest.mark.parametrize("what", TEXT)
def test_what_is_read_stands_out_from_what_it_lies_on(what: str, eyes: str) -> None:
    assert contrast(*TEXT[what], EYES[eyes]) >= 4.5


@pytest.mark.parametrize("eyes", EYES)
def test_the_ring_of_a_card_that_can_be_played_stands_out(eyes: str) -> None:
    for ground in (FELT, PANEL, *(kind.hue.mid for kind in KINDS.values())):
        assert contrast(GOLD.mid, ground, EYES[eyes]) >= 1.6


@pytest.mark.parametrize("eyes", EYES)
def test_who_attacks_and_who_is_attacked_are_told_apart_by_lightness(eyes: str) -> None:
    """Their rings in Realm of the Defenders differ in shape, too."""
    assert contrast(RING_COLOURS["gold"], RING_COLOURS["red"], EYES[eyes]) >= 1.9
    for ground in (FELT, PANEL, IVORY):
        assert contrast(RING_COLOURS["red"], ground, EYES[eyes]) >= 2


SIGNS = {
    **{f"{value} on its card": (IVORY, design.band) for value, design in DESIGNS.items()},
    **{f"{name} on a piece": (emblem_tones(name).mid, element_face_colour(name)) for name in ELEMENT_HUES},
}
"""Large numbers and emblems, and what they lie on."""
TERRAINS = [name for name in ELEMENT_HUES if name not in ("light", "dark")]


@pytest.mark.parametrize("eyes", EYES)
@pytest.mark.parametrize("what", SIGNS)
def test_large_signs_stand_out_from_what_they_lie_on(what: str, eyes: str) -> None:
    assert contrast(*SIGNS[what], EYES[eyes]) >= 3


@pytest.mark.parametrize("eyes", EYES)
@pytest.mark.parametrize("element", TERRAINS)
def test_the_quiet_emblems_of_the_ground_can_be_made_out(element: str, eyes: str) -> None:
    ground, emblem = terrain_colours(element)
    assert contrast(ground, emblem, EYES[eyes]) >= 2


def test_elements_that_look_alike_without_colours_have_another_emblem() -> None:
    for emblems in (
        [kind.emblem for kind in KINDS.values()],
        [design.emblem for design in DESIGNS.values()],
        [*ELEMENT_EMBLEMS.values()],
    ):
        assert len(set(emblems)) == len(emblems)
