"""The castles of Realm of the Defenders, and what stands for a realm's Fortresses: each drawn once and kept."""

from engine.caches import cached
from render.kit.canvas import Sprite
from render.kit.cards import Size
from render.kit.palette import LINE, MUTED, PANEL, Colour, blend
from render.kit.sketch import Sketch, flatten_layers
from render.realm_of_the_defenders import faces, signs
from render.realm_of_the_defenders.signs import SUIT_HUES


@cached(0.5)
def castle_sprite(stand: int, dealt: int, size: tuple[int, int], flag: str) -> Sprite:
    """A realm's castle on its plate: a tower for each Fortress, those that stand first, each with a flag of a suit's
    colour; a wall joins them."""
    wide, high = size
    sketch = Sketch(wide, high)
    apart = wide / dealt
    tower = min(0.8 * high, apart * 0.86)
    top = high - tower
    wall, colour = top + 0.5 * (high - top), blend(PANEL, LINE, 0.8)
    sketch.rounded_rectangle((apart / 2, wall, wide - apart / 2, high - 2), 0, colour)
    for left in range(round(apart / 2), round(wide - apart / 2) - 6, 16):
        sketch.rounded_rectangle((left, wall - 6, left + 9, wall + 1), 0, colour)
    for number in range(dealt):
        middle = apart * (number + 0.5)
        if number < stand:
            mast = top - 0.22 * high
            sketch.line([(middle, top + 4), (middle, mast + 2)], MUTED, 2.5)
            tip = middle + 0.13 * high + 4, mast + 0.07 * high
            sketch.polygon([(middle, mast), tip, (middle, mast + 0.14 * high)], SUIT_HUES[flag].light)
        signs.draw_castle(sketch, (middle - tower / 2, top, middle + tower / 2, high - 1), number < stand, PANEL)
    return Sprite(f"[castles {stand} of {dealt}]", flatten_layers(PANEL, sketch.finish()))


@cached(0.5)
def fortresses_sprite(stand: int, dealt: int, ground: Colour, side: int = 40) -> Sprite:
    """A realm's Fortresses, each so wide, those that stand first."""
    sketch = Sketch(side * dealt, side - 2)
    for number in range(dealt):
        box = side * number + 2, 2, side * (number + 1) - 4, side - 4
        signs.draw_castle(sketch, box, number < stand, ground)
    return Sprite(f"[castles {stand} of {dealt}]", flatten_layers(ground, sketch.finish()))


@cached(0.5)
def realm_gate_sprite(ground: Colour, size: Size = faces.MIDDLE, stands: bool = True) -> Sprite:
    """The realm itself, attacked because nobody defends it; where its last Fortress has fallen, what is left of it."""
    sketch = Sketch(size.width, size.height)
    signs.draw_castle(sketch, (0, size.height // 7, size.width, size.height - 4), stands, ground)
    return Sprite("[gate]" if stands else "[ruin]", flatten_layers(ground, sketch.finish()))
