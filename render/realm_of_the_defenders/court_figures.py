"""Jacks, queens, kings and Elders: heads drawn large, so that they can be told apart on a small card."""

from __future__ import annotations

from render.kit.palette import BLUE, GOLD, INK, IVORY, OCHRE, PAPER, PAPER_DARK, STEEL, Hue
from render.kit.sketch import Box, Sketch, point_on_circle

_ROBE = "M 0 100 C 2 80 20 71 50 71 C 80 71 98 80 100 100 Z"
_FACE = "M 29 38 C 29 22 71 22 71 38 C 72 62 64 75 50 75 C 36 75 28 62 29 38 Z"
_HOOD = "M 50 -6 C 24 2 12 28 12 56 C 12 80 6 92 0 100 L 100 100 C 94 92 88 80 88 56 C 88 28 76 2 50 -6 Z"


def draw_jack(sketch: Sketch, box: Box, hue: Hue) -> None:
    """A page with a cap and a feather."""
    _draw_robe(sketch, box, hue)
    sketch.path_shape("M 20 40 C 16 66 24 72 34 70 L 34 40 Z", box, OCHRE.mid)
    sketch.path_shape("M 80 40 C 84 66 76 72 66 70 L 66 40 Z", box, OCHRE.mid)
    _draw_face(sketch, box)
    sketch.path_shape("M 16 36 C 16 14 40 8 62 12 C 82 15 90 24 88 36 C 70 30 40 30 16 36 Z", box, hue.mid)
    sketch.path_shape("M 14 37 C 36 27 68 27 90 37 L 88 43 C 66 35 38 35 16 43 Z", box, hue.dark)
    sketch.path_shape("M 60 24 C 66 4 84 -4 98 0 C 100 14 84 26 62 28 Z", box, GOLD.light)
    sketch.path_shape("M 61 26 C 72 16 84 8 94 4 C 84 14 74 20 62 28 Z", box, GOLD.dark)


def draw_queen(sketch: Sketch, box: Box, hue: Hue) -> None:
    """A lady with long hair and a low crown of pearls."""
    sketch.path_shape(
        "M 24 36 C 8 60 14 84 8 92 C 26 96 36 90 38 74 L 62 74 C 64 90 74 96 92 92 C 86 84 92 60 76 36 Z",
        box,
        OCHRE.mid,
    )
    _draw_robe(sketch, box, hue)
    _draw_face(sketch, box)
    sketch.path_shape("M 25 44 C 28 22 72 22 75 44 C 64 40 56 34 50 28 C 44 34 36 40 25 44 Z", box, OCHRE.dark)
    sketch.path_shape("M 22 28 L 18 8 L 34 18 L 50 2 L 66 18 L 82 8 L 78 28 C 60 22 40 22 22 28 Z", box, GOLD.mid)
    sketch.path_shape("M 22 28 C 40 22 60 22 78 28 L 77 33 C 60 28 40 28 23 33 Z", box, GOLD.dark)
    for x, y in ((18, 7), (50, 2), (82, 7)):
        _draw_dot(sketch, box, (x, y), 5, IVORY)
    _draw_dot(sketch, box, (50, 83), 6, GOLD.mid)


def draw_king(sketch: Sketch, box: Box, hue: Hue) -> None:
    """A bearded man with a high crown."""
    _draw_robe(sketch, box, hue)
    sketch.path_shape(
        "M 24 80 C 30 74 40 71 50 71 C 60 71 70 74 76 80 C 72 94 62 100 50 100 C 38 100 28 94 24 80 Z", box, IVORY
    )
    _draw_face(sketch, box)
    sketch.path_shape(
        "M 26 46 C 26 86 40 92 50 92 C 60 92 74 86 74 46 C 70 62 62 60 50 60 C 38 60 30 62 26 46 Z", box, OCHRE.dark
    )
    sketch.path_shape("M 40 66 C 46 63 54 63 60 66 C 54 70 46 70 40 66 Z", box, PAPER)
    sketch.path_shape("M 20 34 L 14 4 L 32 16 L 42 -4 L 50 12 L 58 -4 L 68 16 L 86 4 L 80 34 Z", box, GOLD.mid)
    sketch.path_shape("M 20 34 L 19 26 C 40 21 60 21 81 26 L 80 34 C 60 30 40 30 20 34 Z", box, GOLD.dark)
    _draw_dot(sketch, box, (50, 27), 4, hue.mid)


def draw_elder(sketch: Sketch, box: Box, hue: Hue = BLUE) -> None:
    """A hooded sage with a long white beard, and a star on the hood."""
    sketch.path_shape(_HOOD, box, hue.mid)
    sketch.path_shape(
        "M 50 14 C 34 18 24 34 24 54 C 24 66 30 72 50 72 C 70 72 76 66 76 54 C 76 34 66 18 50 14 Z", box, hue.dark
    )
    sketch.path_shape("M 31 44 C 32 28 68 28 69 44 C 70 60 62 70 50 70 C 38 70 30 60 31 44 Z", box, PAPER)
    _draw_eyes(sketch, box, 46)
    sketch.path_shape(
        "M 29 52 C 28 82 40 98 50 102 C 60 98 72 82 71 52 C 66 62 60 58 50 58 C 40 58 34 62 29 52 Z", box, IVORY
    )
    sketch.path_shape("M 50 66 C 54 80 54 92 50 102 C 60 98 72 82 71 52 C 68 62 60 64 50 66 Z", box, STEEL.light)
    draw_star(sketch, box, (50, 6), 13)


def draw_star(sketch: Sketch, box: Box, centre: tuple[float, float], radius: float) -> None:
    """A gold star of five points; centre and radius in hundredths of the box."""
    points = [point_on_circle(centre, radius * (1 if step % 2 == 0 else 0.45), step / 10) for step in range(10)]
    sketch.path_shape("M " + " L ".join(f"{x} {y}" for x, y in points) + " Z", box, GOLD.mid)


def _draw_robe(sketch: Sketch, box: Box, hue: Hue) -> None:
    sketch.path_shape(_ROBE, box, hue.mid)
    sketch.path_shape("M 36 71 L 50 92 L 64 71 Z", box, hue.dark)


def _draw_face(sketch: Sketch, box: Box) -> None:
    sketch.path_shape(_FACE, box, PAPER)
    sketch.path_shape("M 50 26 C 62 24 71 28 71 38 C 72 62 64 75 50 75 C 60 66 62 46 50 26 Z", box, PAPER_DARK)
    sketch.path_shape(_FACE.replace("71 38", "66 38").replace("72 62", "67 62"), box, PAPER)
    _draw_eyes(sketch, box, 47)
    sketch.path_shape("M 43 65 C 47 68 53 68 57 65 C 54 70 46 70 43 65 Z", box, OCHRE.dark)


def _draw_eyes(sketch: Sketch, box: Box, y: float) -> None:
    for x in (41, 59):
        _draw_dot(sketch, box, (x, y), 3.6, INK)


def _draw_dot(
    sketch: Sketch, box: Box, centre: tuple[float, float], radius: float, colour: tuple[int, int, int]
) -> None:
    left, top, right, bottom = box
    x, y = centre
    at = left + (right - left) * x / 100, top + (bottom - top) * y / 100
    sketch.disc(at, (right - left) * radius / 100, colour)


FIGURES_BY_RANK = {"J": draw_jack, "Q": draw_queen, "K": draw_king}
