"""How much of a phone's screen a message takes, and what it leaves for a tall picture.

Reckoned for one of 400 by 800 pixels, of which Discord leaves 693 for messages.
"""

from __future__ import annotations

from collections.abc import Iterator

from discord import ComponentType
from discord.ui import View

SCREEN, WIDE, DRAWN = 693, 332, 640
"""How high messages may be together, how wide their parts are, and a tall picture before it is shown so wide."""
_AROUND, _CLOSE = 80, 8
"""What stands around everything: from whom it is, and that nobody else sees it; and between a message's parts."""
_LINE, _SMALL, _BLOCK = 22, 18, 29
"""How high a line is, one in small print, and what is around lines in a block."""
_OF_LINE, _OF_SMALL, _OF_BLOCK = 41, 50, 43
"""So many characters a line has."""
_BUTTON, _BESIDE, _EDGES, _LETTER = 40, 8, 32, 6.7
"""How high a button is, how far it is from the next one, and how wide its edges are, and a letter."""
_NARROWEST = 60
_BUTTONS = ComponentType.button.value
_STEP = 16
"""In such steps pictures become lower: one that is as high as before need not be sent again."""


def room_for_picture(text: str, below: str, view: View | None) -> int:
    """How many of its own pixels a tall picture may be high, for its message to fit the screen."""
    taken = _AROUND + sum(map(_line, text.split("\n"))) + _block(below) + _rows(view)
    return (SCREEN - taken) * DRAWN // WIDE // _STEP * _STEP


def _line(line: str) -> int:
    small = line.startswith("-# ")
    return -(-_letters(line) // (_OF_SMALL if small else _OF_LINE)) * (_SMALL if small else _LINE)


def _block(below: str) -> int:
    if not below:
        return 0
    return _CLOSE + _BLOCK + sum(20 * -(-_letters(line) // _OF_BLOCK) or 8 for line in below.split("\n"))


def _letters(line: str) -> int:
    """How many characters of a line are seen."""
    return len(line.removeprefix("-# ").replace("**", ""))


def _rows(view: View | None) -> int:
    return 0 if view is None else sum(_lines(row) * (_BUTTON + _BESIDE) for row in _by_row(view))


def _by_row(view: View) -> Iterator[list[int]]:
    """How wide the buttons of each row are, and menus."""
    for row in view.to_components():
        labels = [str(item.get("label", "")) if item["type"] == _BUTTONS else None for item in row["components"]]
        yield [WIDE if label is None else _wide(label) for label in labels]


def _wide(label: str) -> int:
    return min(WIDE, max(_NARROWEST, round(len(label) * _LETTER) + _EDGES))


def _lines(row: list[int]) -> int:
    """Into how many lines a row of buttons is broken."""
    lines, end = 1, -_BESIDE
    for wide in row:
        if end + _BESIDE + wide > WIDE:
            lines, end = lines + 1, wide
        else:
            end += _BESIDE + wide
    return lines
