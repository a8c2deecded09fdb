"""The table on which everything lies: dark boards with faint seams and a little grain.

Nearly all of its lines are of one colour, so it packs like a void.
"""

from __future__ import annotations

from PIL import Image, ImageDraw

from render.kit.palette import FELT, NIGHT, PANEL, blend, colour_index, plain_image

BOARD = 58
"""How wide a board is, in pixels from seam to seam."""
JOINT = 620
"""How far apart the joints of one row of boards are."""
_STEP = 237
"""By how much the joints and the grain of a board are moved against those of the one above."""
_GRAIN = ((13, 40, 230), (27, 330, 150), (39, 120, 310), (48, 460, 120))
"""Lines along a board: how far down, from where, how long."""


def wooden_table(width: int, height: int) -> Image.Image:
    """A part of it as a mode "P" picture."""
    picture = plain_image((width, height), FELT)
    draw = ImageDraw.Draw(picture)
    dark, light = colour_index(blend(FELT, NIGHT, 2 / 3)), colour_index(blend(FELT, PANEL, 2 / 3))
    grain = colour_index(blend(FELT, PANEL, 1 / 3))
    for number, top in enumerate(range(0, height, BOARD)):
        moved = number * _STEP % JOINT
        for down, start, long in _GRAIN:
            for x in range((start + 2 * moved) % JOINT - JOINT, width, JOINT):
                draw.line((x, top + down, x + long, top + down), grain)
        for x in range(moved, width, JOINT):
            draw.line((x, top, x, top + BOARD), dark)
            draw.line((x + 1, top, x + 1, top + BOARD), light)
        draw.line((0, top, width, top), dark)
        draw.line((0, top + 1, width, top + 1), light)
    return picture
