"""The drawn signs of Realm of the Defenders: suits, castles, marks. Told apart by shape alone; colour only helps."""

from __future__ import annotations

from render.kit.emblems import Tones
from render.kit.palette import GOLD, GREEN, IVORY, LINE, MUTED, NIGHT, OCHRE, RED, Colour, Hue, blend
from render.kit.sketch import Box, Sketch

INKY = Hue("05090c", "15191d", "44505a")
SUIT_HUES = {"S": INKY, "C": GREEN, "D": OCHRE, "H": RED}
"""Each suit has a colour of its own: Defenders ink, Power green, Money gold, Courage red."""


def draw_suit(sketch: Sketch, which: str, box: Box, colour: Colour) -> None:
    """A suit's sign in one colour, by its letter."""
    for path in _SUITS[which]:
        sketch.path_shape(path, box, colour)


_HEART = (
    "M 50 97 C 40 82 2 62 2 31 C 2 13 14 3 28 3 C 38 3 46 9 50 18 C 54 9 62 3 72 3 C 86 3 98 13 98 31 "
    "C 98 62 60 82 50 97 Z"
)
_SPADE = (
    "M 50 2 C 58 18 96 38 96 62 C 96 76 86 84 74 84 C 65 84 58 80 53 73 C 54 85 58 93 68 98 L 32 98 "
    "C 42 93 46 85 47 73 C 42 80 35 84 26 84 C 14 84 4 76 4 62 C 4 38 42 18 50 2 Z"
)
_DIAMOND = "M 50 0 C 58 18 70 36 87 50 C 70 64 58 82 50 100 C 42 82 30 64 13 50 C 30 36 42 18 50 0 Z"
_CIRCLE = "M {l} {y} C {l} {a} {r} {a} {r} {y} C {r} {b} {l} {b} {l} {y} Z"


def _lobe_path(x: float, y: float, radius: float) -> str:
    """A circle as two curves."""
    return _CIRCLE.format(l=x - radius, r=x + radius, y=y, a=y - radius * 1.333, b=y + radius * 1.333)


_SUITS = {
    "H": (_HEART,),
    "D": (_DIAMOND,),
    "S": (_SPADE,),
    "C": (
        _lobe_path(50, 25, 23),
        _lobe_path(26, 61, 23),
        _lobe_path(74, 61, 23),
        "M 42 40 L 58 40 L 58 54 C 56 80 58 92 70 98 L 30 98 C 42 92 44 80 42 54 Z",
    ),
}


def draw_castle(sketch: Sketch, box: Box, stands: bool, ground: Colour) -> None:
    """A Fortress: a tower with battlements and a gate; one that has fallen is an empty outline in ruins."""
    if stands:
        sketch.path_shape(_TOWER, box, MUTED)
        sketch.path_shape(_LIGHT_SIDE, box, IVORY)
        sketch.path_shape(_GATE, box, NIGHT)
    else:
        sketch.path_shape(_RUIN, box, blend(LINE, MUTED, 0.65))
        sketch.path_shape(_RUIN_INSIDE, box, blend(ground, NIGHT, 0.45))


_TOWER = (
    "M 6 4 L 26 4 L 26 16 L 40 16 L 40 4 L 60 4 L 60 16 L 74 16 L 74 4 L 94 4 L 94 36 L 84 44 L 84 88 L 94 98 "
    "L 6 98 L 16 88 L 16 44 L 6 36 Z"
)
_LIGHT_SIDE = (
    "M 6 4 L 26 4 L 26 16 L 40 16 L 40 4 L 60 4 L 60 16 L 64 16 L 64 44 L 62 98 L 6 98 L 16 88 L 16 44 L 6 36 Z"
)
_GATE = "M 37 98 L 37 72 C 37 54 63 54 63 72 L 63 98 Z"
_RUIN = "M 6 98 L 16 88 L 16 62 L 28 70 L 36 54 L 46 72 L 60 60 L 66 76 L 84 66 L 84 88 L 94 98 Z"
_RUIN_INSIDE = "M 18 92 L 24 86 L 24 76 L 31 80 L 37 69 L 45 82 L 58 72 L 64 85 L 77 79 L 77 87 L 82 92 Z"


def draw_hourglass(sketch: Sketch, box: Box, colour: Colour) -> None:
    """Not ready yet."""
    sketch.path_shape("M 8 0 L 92 0 L 92 12 L 8 12 Z", box, colour)
    sketch.path_shape("M 8 88 L 92 88 L 92 100 L 8 100 Z", box, colour)
    sketch.path_shape(
        "M 16 12 L 84 12 C 84 34 62 40 56 50 C 62 60 84 66 84 88 L 16 88 C 16 66 38 60 44 50 C 38 40 16 34 16 12 Z",
        box,
        colour,
    )


def draw_cross(sketch: Sketch, box: Box) -> None:
    """Stopped: a red cross with a dark edge."""
    left, top, right, bottom = box
    thick = (right - left) * 0.2
    for wide, colour in ((thick * 1.7, NIGHT), (thick, RED.mid)):
        sketch.line([(left, top), (right, bottom)], colour, wide)
        sketch.line([(right, top), (left, bottom)], colour, wide)


def draw_burst(sketch: Sketch, box: Box) -> None:
    """Hit: a jagged star, gold on red."""
    sketch.path_shape(_BURST, box, RED.dark)
    left, top, right, bottom = box
    inset = (right - left) * 0.13
    sketch.path_shape(_BURST, (left + inset, top + inset, right - inset, bottom - inset), GOLD.mid)


_BURST = (
    "M 50 0 L 60 26 L 82 8 L 76 36 L 100 38 L 80 54 L 96 76 L 70 72 L 66 100 L 50 78 L 32 98 L 30 72 L 4 78 "
    "L 20 56 L 0 42 L 26 36 L 16 10 L 40 26 Z"
)


def draw_shield(sketch: Sketch, box: Box, in_: Tones) -> None:
    """Toughness stands on it."""
    sketch.path_shape("M 4 4 L 96 4 C 98 50 84 82 50 100 C 16 82 2 50 4 4 Z", box, in_.dark)
    sketch.path_shape("M 12 11 L 88 11 C 89 50 78 76 50 91 C 22 76 11 50 12 11 Z", box, in_.mid)
