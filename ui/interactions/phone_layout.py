"""How much of a phone's screen a message takes, what it leaves for a tall picture, and how buttons stand there.

Reckoned for one of 400 by 800 pixels, of which Discord leaves 693 for messages.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, TypeVar

from discord import ComponentType
from discord.ui import Button, Item, View

from ui.interactions.components import BUTTONS, ROWS, make_view

SCREEN, WIDE, DRAWN = 693, 332, 640
"""How high messages may be together, how wide their parts are, and a tall picture before it is shown so wide."""
NARROW = 322
"""How wide they are on a phone of 390 pixels, on which buttons have less room beside each other."""
_AROUND = 64
"""What stands around everything: from whom it is, and that nobody else sees it."""
_LINE, _SMALL = 22, 18
"""How high a line is, and one in small print."""
_OF_LINE, _OF_SMALL = 41, 50
"""So many characters a line has."""
_BUTTON, _BESIDE, _EDGES, _LETTER = 40, 8, 32, 6.7
"""How high a button is, how far it is from the next one, and how wide its edges are, and a letter."""
_NARROWEST = 60
_SIGNS = frozenset("⚔💎◎✅❌💥💀❔👉👈📱")
"""Letters twice as wide as others."""
_BUTTONS = ComponentType.button.value
_STACKED = 4
"""More lines of buttons and menus than this are too many for what belongs together to have a line for itself."""
_STEP = 16
"""In such steps pictures become lower: one that is as high as before need not be sent again."""

T = TypeVar("T")


def room_for_picture(text: str, view: View | None) -> int:
    """How many of its own pixels a tall picture may be high, for its message to fit the screen."""
    taken = _AROUND + sum(map(_line_height, text.split("\n"))) + _buttons_height(view)
    return (SCREEN - taken) * DRAWN // WIDE // _STEP * _STEP


def button_width(label: str) -> int:
    """How many pixels a button with this label takes."""
    letters = sum(2 if letter in _SIGNS else 1 for letter in label)
    return min(WIDE, max(_NARROWEST, round(letters * _LETTER) + _EDGES))


def wrap_into_lines(items: Iterable[T], wide: Callable[[T], int], room: int = WIDE) -> list[list[T]]:
    """What stands side by side, so many pixels ``wide`` each, in as few lines of a phone as it has room in."""
    lines, end = list[list[T]](), 0
    for item in items:
        if not lines or end + _BESIDE + wide(item) > room or len(lines[-1]) == BUTTONS:
            lines, end = [*lines, [item]], wide(item)
        else:
            lines[-1].append(item)
            end += _BESIDE + wide(item)
    return lines


def button_line_count(rows: Iterable[Sequence[str] | None]) -> int:
    """How many lines rows of buttons take, by their labels, and menus (None)."""
    return sum(1 if row is None else len(wrap_into_lines(row, button_width, NARROW)) for row in rows)


def fill_button_rows(view: View) -> View:
    """A view whose buttons are drawn up to the lines before, where they take many more lines than they have rows.

    Discord begins a line with each row, and breaks rows that are too wide for a phone: what is left of such a row, and
    a way back below it, take a line each.
    """
    lines = wrap_into_lines(
        _in_order(view), lambda item: button_width(item.label or "") if isinstance(item, Button) else WIDE
    )
    if not _STACKED < _lines_of(view, WIDE) > len(lines) <= ROWS:
        return view
    for number, line in enumerate(lines):
        for item in line:
            item.row = number
    return make_view(*(item for line in lines for item in line))


def split_for_phone(text: str, first: int, room: int) -> list[str]:
    """A text in as few parts as a phone shows whole, of whole lines: one so many pixels high, then others."""
    parts, left = [list[str]()], first
    for line in text.split("\n"):
        high = _line_height(line) or _LINE // 2
        if high > left and any(parts[-1]):
            parts, left = [*parts, []], room
        parts[-1].append(line)
        left -= high
    return ["\n".join(part).strip("\n") for part in parts]


def _in_order(view: View) -> list[Item[Any]]:
    """What stands below a message, from left to right and from top to bottom."""
    by_id = {getattr(item, "custom_id", None): item for item in view.children}
    return [by_id[one.get("custom_id")] for row in view.to_components() for one in row["components"]]


def _lines_of(view: View, room: int) -> int:
    """How many lines the buttons and menus of a view take."""
    return sum(len(wrap_into_lines(row, int, room)) for row in _by_row(view))


def _line_height(line: str) -> int:
    small = line.startswith("-# ")
    return -(-_letter_count(line) // (_OF_SMALL if small else _OF_LINE)) * (_SMALL if small else _LINE)


def _letter_count(line: str) -> int:
    """How many characters of a line are seen."""
    return len(line.removeprefix("-# ").replace("**", ""))


def _buttons_height(view: View | None) -> int:
    return 0 if view is None else _lines_of(view, NARROW) * (_BUTTON + _BESIDE)


def _by_row(view: View) -> Iterator[list[int]]:
    """How wide the buttons of each row are, and menus."""
    for row in view.to_components():
        labels = [str(item.get("label", "")) if item["type"] == _BUTTONS else None for item in row["components"]]
        yield [WIDE if label is None else button_width(label) for label in labels]
