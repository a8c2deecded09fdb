"""The pictures of the rules pages of Elements."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from types import MappingProxyType

from msgspec.structs import replace

from render import Picture, furniture, plates
from render.canvas import Canvas
from render.cards import LARGE, MARGIN, MEDIUM, SMALL
from render.elements import parts
from render.elements.public_table import fan, result, small
from render.elements.view import ELEMENTS, Last, View
from render.furniture import (
    BIG,
    GOLD_INK,
    GOLD_ON_FELT,
    ON_FELT,
    ON_PLATE,
    QUIET,
    QUIET_ON_FELT,
    STRONG,
    TEXT,
    WIDTH,
)
from render.lettering import Face, Style
from render.palette import FELT, PANEL

SMALLER = Style(Face.TEXT, 25)
NAMES = ("Ada", "Bo")
"""The players of the examples."""


def _cards() -> Picture:
    canvas = Canvas(furniture.felt(WIDTH, 280))
    for number, (value, name) in enumerate(zip(parts.VALUES, ELEMENTS, strict=True)):
        x = 54 + number * 155
        canvas.put(parts.card(LARGE, value, FELT), x, 22, MARGIN)
        canvas.text(x + LARGE.width // 2, 210, name, TEXT, ON_FELT, "m")
        canvas.text(x + LARGE.width // 2, 246, "× 6" if value == 6 else "× 2", TEXT, QUIET_ON_FELT, "m")
    return Picture(
        canvas.png(),
        "The sixteen cards: two each of 1 Wood, 2 Fire, 3 Earth, 4 Metal and 5 Water; six of 6 Yin/Yang.",
    )


def _ways() -> Picture:
    canvas = Canvas(furniture.felt(WIDTH, 296))
    for x, title, cards in ((20, "hand", (2, 5, 6)), (380, "display", (4, 1, 3)), (740, "front", (2, 4))):
        canvas.put(furniture.plate(240, 200, False), x, 20, plates.MARGIN)
        canvas.text(x + 120, 46, title, STRONG, ON_PLATE, "m")
        long = MEDIUM.width + (len(cards) - 1) * MEDIUM.spine
        fan(canvas, x + 120 - long // 2, 76, cards, MEDIUM, PANEL)
    for x, word, effect in ((260, "play", "limit up"), (620, "take", "limit down")):
        canvas.text(x + 60, 84, word, STRONG, GOLD_ON_FELT, "m")
        canvas.put(furniture.arrow(FELT), x + 24, 106)
        canvas.text(x + 60, 160, effect, SMALLER, QUIET_ON_FELT, "m")
    canvas.text(20, 262, "or discard a 6 from your hand: your sum falls by 6", TEXT, ON_FELT)
    return Picture(
        canvas.png(),
        "Play: a card goes from your hand to the display, and the limit rises. Take: the display's top card goes to "
        "your front, and the limit falls. Discard: a 6 leaves your hand, and your sum falls by 6.",
    )


def _sum() -> Picture:
    canvas = Canvas(furniture.felt(WIDTH, 260))
    hand, front, display = (2, 5), (1, 3), (4, 2, 6)
    for y, words, total in ((20, "own sum", hand + front), (138, "limit", display)):
        canvas.put(furniture.plate(960, 102, False), 20, y, plates.MARGIN)
        canvas.text(886, y + 51, str(sum(total)), BIG, GOLD_INK, "r")
        canvas.text(800, y + 51, words, TEXT, QUIET, "r")
    _row(canvas, 46, 45, "hand", hand)
    _row(canvas, 300, 45, "+ front", front)
    _row(canvas, 46, 163, "display", display)
    canvas.put(furniture.ticked(PANEL), 914, 173)
    return Picture(
        canvas.png(),
        "Hand 2 and 5 plus front 1 and 3 make an own sum of 11. Display 4, 2 and 6 makes a limit of 12. "
        "11 is not above 12: a knock is allowed.",
    )


def _row(canvas: Canvas, x: int, y: int, words: str, cards: Sequence[int]) -> None:
    end = x + canvas.text(x, y + SMALL.height // 2, words, TEXT, QUIET)
    small(canvas, end + 18, y, cards)


_KNOCK = Last(1, 0, "knock", "higher", 12, [[2, 5], [3]], [[1, 3], [6]], [11, 9], 0, 2)


def _knock() -> Picture:
    canvas = Canvas(furniture.felt(WIDTH, 240))
    result(canvas, 20, 20, 960, _KNOCK, NAMES, coins=True)
    return Picture(
        canvas.png(),
        "Ada knocked at limit 12. Ada: hand 2 and 5, front 1 and 3, sum 11. Bo: hand 3, front 6, sum 9. "
        "Both are within the limit and Ada has more: 2 tokens for Ada.",
    )


def examples() -> Iterator[View]:
    """A seat's views that between them need all words of a table: before and after the knock of the figures."""
    before = View(
        viewer=0,
        mode="tokens",
        rounds=None,
        round=1,
        starter=0,
        turn=0,
        scores=[0, 0],
        hands=[[2, 5], None],
        hand_sizes=[2, 1],
        sums=[11, None],
        fronts=[[1, 3], [6]],
        display=[4, 2, 6],
        limit=12,
        discards=0,
        aside=4,
        log=[{}],
        last=None,
        outcome=None,
    )
    empty = replace(before, hands=[[], None], hand_sizes=[0, 0], fronts=[[], []], display=[], limit=0, turn=1)
    yield from (before, empty, replace(empty, mode="endless", rounds=2, scores=[1, 0]))
    for last in (_KNOCK, replace(_KNOCK, hands=None, sums=None, how="yield", why="yield")):
        yield replace(before, log=[], last=last)


FIGURES: Mapping[str, Callable[[], Picture]] = MappingProxyType(
    {"cards": cache(_cards), "ways": cache(_ways), "sum": cache(_sum), "knock": cache(_knock)}
)
"""What the rules pages show, by the name in `figure:name`."""
