"""The pictures of the rules pages of Elements."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from types import MappingProxyType

from msgspec.structs import replace

from engine import Seat
from engine.elements.cards import Card
from engine.elements.state import LastRound, LogEntry
from engine.elements.view import ElementsView
from render.elements import parts
from render.elements.previous_round import EndedRound
from render.elements.public_table import compose, draw_fan, draw_round_result, draw_small_cards
from render.kit import plates, table_parts
from render.kit.canvas import Canvas
from render.kit.cards import LARGE, MARGIN, MEDIUM, SMALL
from render.kit.palette import FELT, PANEL
from render.kit.table_parts import (
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
from words.elements import ElementsWords

NAMES = ("Ada", "Bo")
"""The players of the examples."""


def _cards_figure(words: ElementsWords) -> Canvas:
    canvas = Canvas(table_parts.felt_backdrop(WIDTH, 280))
    for number, value in enumerate(parts.VALUES):
        x = 54 + number * 155
        canvas.put(parts.card(LARGE, value, FELT), x, 22, MARGIN)
        canvas.write_line(x + LARGE.width // 2, 210, words.say(f"card-{value}"), TEXT, ON_FELT, "m", 146)
        canvas.write_line(x + LARGE.width // 2, 246, "× 6" if value == 6 else "× 2", TEXT, QUIET_ON_FELT, "m")
    return canvas


def _ways_figure(words: ElementsWords) -> Canvas:
    canvas = Canvas(table_parts.felt_backdrop(WIDTH, 296))
    for x, title, cards in ((20, "hand", (2, 5, 6)), (390, "small-display", (4, 1, 3)), (760, "front", (2, 4))):
        canvas.put(table_parts.plate(220, 200, False), x, 20, plates.MARGIN)
        canvas.write_line(x + 110, 46, words.say(f"picture-{title}"), STRONG, ON_PLATE, "m", 200)
        long = MEDIUM.width + (len(cards) - 1) * MEDIUM.spine
        draw_fan(canvas, x + 110 - long // 2, 76, cards, MEDIUM, PANEL)
    for x, word, effect in ((255, "play", "limit-up"), (625, "take", "limit-down")):
        canvas.write_line(x + 60, 84, words.say(f"picture-{word}"), STRONG, GOLD_ON_FELT, "m", 142)
        canvas.put(table_parts.arrow(FELT), x + 24, 106)
        canvas.write_wrapped(x + 60, 160, words.say(f"picture-{effect}"), TEXT, QUIET_ON_FELT, 142, anchor="m")
    canvas.write_wrapped(20, 260, words.say("picture-discard"), TEXT, ON_FELT, 960)
    return canvas


def _sum_figure(words: ElementsWords) -> Canvas:
    canvas = Canvas(table_parts.felt_backdrop(WIDTH, 260))
    hand, front, display = (2, 5), (1, 3), (4, 2, 6)
    for y in (20, 138):
        canvas.put(table_parts.plate(960, 102, False), 20, y, plates.MARGIN)
    end = draw_card_row(canvas, 46, 45, words.say("picture-hand"), hand)
    end = draw_card_row(canvas, max(300, end + 12), 45, words.say("picture-plus-front"), front)
    _write_row_total(canvas, 20, end, words.say("picture-own-sum"), hand + front)
    end = draw_card_row(canvas, 46, 163, words.say("picture-small-display"), display)
    _write_row_total(canvas, 138, end, words.say("picture-limit"), display)
    canvas.put(table_parts.tick_sprite(PANEL), 914, 173)
    return canvas


def draw_card_row(canvas: Canvas, x: int, y: int, what: str, cards: Sequence[int]) -> int:
    """A caption and small cards side by side, from x in pixels; returns where the row ends."""
    end = x + canvas.write_line(x, y + SMALL.height // 2, what, TEXT, QUIET, room=170)
    return draw_small_cards(canvas, end + 18, y, cards)


def _write_row_total(canvas: Canvas, y: int, end: int, what: str, cards: Sequence[int]) -> None:
    """What the cards of a row, which end there, add up to."""
    canvas.write_line(886, y + 51, str(sum(cards)), BIG, GOLD_INK, "r")
    canvas.write_line(800, y + 51, what, TEXT, QUIET, "r", 800 - end - 12)


TWO_FIVE, ONE_THREE, THREE, SIX_ALONE = (
    (Card(2), Card(5)), (Card(1), Card(3)), (Card(3),), (Card(6),),
)  # fmt: skip
KNOCK = LastRound(1, Seat(0), "knock", "higher", 12, (TWO_FIVE, THREE), (ONE_THREE, SIX_ALONE), (11, 9), Seat(0), 2)


def _knock_figure(words: ElementsWords) -> Canvas:
    canvas = Canvas(table_parts.felt_backdrop(WIDTH, 240))
    draw_round_result(canvas, 20, 20, 960, EndedRound(KNOCK, NAMES, words, shows_coins=True))
    return canvas


def example_views() -> Iterator[ElementsView]:
    """A seat's views that between them need all words of a table: before and after the knock of the figures."""
    before = ElementsView(
        viewer=Seat(0),
        mode="tokens",
        rounds=None,
        round=1,
        starter=Seat(0),
        turn=Seat(0),
        scores=(0, 0),
        hands=(TWO_FIVE, None),
        hand_sizes=(2, 1),
        sums=(11, None),
        fronts=(ONE_THREE, SIX_ALONE),
        display=(Card(4), Card(2), Card(6)),
        limit=12,
        discards=0,
        aside=4,
        log=(LogEntry(Seat(1), "discard", Card(6)),),
        last=None,
        outcome=None,
    )
    empty = replace(before, hands=((), None), hand_sizes=(0, 0), fronts=((), ()), display=(), limit=0, turn=Seat(1))
    yield from (before, empty, replace(empty, mode="endless", rounds=2, scores=(1, 0)))
    for last in (KNOCK, replace(KNOCK, hands=None, sums=None, how="yield", why="yield")):
        yield replace(before, log=(), last=last)


def _minute_figure(words: ElementsWords) -> Canvas:
    """A table in the middle of a round."""
    return compose(next(example_views()), NAMES, words)


FIGURES: Mapping[str, Callable[[ElementsWords], Canvas]] = MappingProxyType(
    {"minute": _minute_figure, "cards": _cards_figure, "ways": _ways_figure, "sum": _sum_figure, "knock": _knock_figure}
)
"""What the rules pages show, by the name in `figure:name`."""
