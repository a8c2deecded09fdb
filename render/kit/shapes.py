"""The shapes in which somebody may be shown what only they see, and how large type is in each.

Discord shows a picture within 550 x 350 pixels on a desktop, and as wide as the screen, 400 pixels, on a phone.
"""

from __future__ import annotations

WIDE, TALL, LARGE = "wide", "tall", "large"
SHAPES = (WIDE, TALL, LARGE)
"""As wide as the table's picture; tall, for a phone; and as wide with larger type."""

TALLEST = 875
"""Pixels of a tall picture from top to bottom at most: Discord shows two fifths of them on a desktop."""

_PHONE, _DESKTOP = 400, 350
_LETTERS, _LARGE_LETTERS = 11, 14
"""Pixels of the smallest type as it is shown."""


def smallest_type(shape: str, width: int, height: int) -> int:
    """The size of type below which nothing is written in a picture of a shape other than wide.

    It has 14 pixels on a phone, and on a desktop no less than 11.
    """
    assert shape != WIDE, "that of wide pictures stands on their canvas"
    return max(-(-width * _LARGE_LETTERS // _PHONE), -(-height * _LETTERS // _DESKTOP))
