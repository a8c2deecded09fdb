"""A built deck: the cards that it holds, suit by suit, and how often it holds each."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from PIL import Image, ImageDraw

from engine.caches import cached
from engine.realm_of_the_defenders.cards import CARDS, ELDER, MOST_POINTS, Card, deck_points
from render.kit import table_parts
from render.kit.canvas import Canvas, Sprite
from render.kit.cards import LARGE, MARGIN, Size
from render.kit.lettering import FontFace, Ink, TextStyle
from render.kit.names import drawable_name
from render.kit.palette import FELT, GOLD, INK, RED
from render.kit.sketch import Sketch, flatten_layers
from render.kit.table_parts import GOLD_ON_FELT, ON_FELT, QUIET_ON_FELT, STRONG, TEXT, WIDTH, write_name
from render.realm_of_the_defenders import parts
from render.realm_of_the_defenders.faces import MIDDLE
from words.realm_of_the_defenders import RealmWords

TOP, LEFT, ROOM = 96, 26, WIDTH - 52
GAP, APART, LOW = 10, 24, 16
HEAD = 64
"""How wide the sign of a suit, with the number of its cards, is before them."""
MOST_ROWS = 4
_ROWS_OF_LARGE = 2
"""In so many rows there is room for large cards."""
_OVER = Ink(RED.light, FELT)


class _Suit(NamedTuple):
    """The different cards of a suit in a row: where its sign is, and how far its cards are apart."""

    cards: Sequence[Card]
    x: int
    row: int
    step: int


def compose(which: Sequence[Card], name: str, words: RealmWords) -> Canvas:
    """The picture of a deck under its name, put together but not yet encoded."""
    counts, points = Counter(which), deck_points(which)
    suits = [[card for card in CARDS if card[-1] == letter and counts[card]] for letter in "SCDH1"]
    size, laid = _lay_out_suits([suit for suit in suits if suit])
    rows = 1 + max((suit.row for suit in laid), default=0)
    canvas = Canvas(table_parts.felt_backdrop(WIDTH, TOP + rows * (size.height + GAP) - GAP + LOW))
    said = words.say("picture-of-points", most=MOST_POINTS)
    end = WIDTH - 36 - canvas.write_line(WIDTH - 26, 50, said, TEXT, QUIET_ON_FELT, "r", 240)
    end -= canvas.write_line(end, 50, str(points), STRONG, _OVER if points > MOST_POINTS else GOLD_ON_FELT, "r") + 24
    end -= canvas.write_line(end, 50, words.say("picture-cards", count=len(which)), TEXT, ON_FELT, "r", 180) + 30
    write_name(canvas, 26, 48, drawable_name(name), table_parts.TITLE, ON_FELT, end - 26)
    for suit in laid:
        _draw_suit_cards(canvas, suit, size, counts)
    if not laid:
        canvas.put(table_parts.empty_place(size, FELT, "large"), LEFT + HEAD, TOP, MARGIN)
    return canvas


def _lay_out_suits(suits: Sequence[Sequence[Card]]) -> tuple[Size, Sequence[_Suit]]:
    """Where the suits lie, beside each other as far as they have room, and how large their cards are."""
    laid = _flow_suits(suits, LARGE, ROOM)
    if all(suit.row < _ROWS_OF_LARGE for suit in laid):
        return LARGE, laid
    laid = _flow_suits(suits, MIDDLE, ROOM)
    if all(suit.row < MOST_ROWS for suit in laid):
        return MIDDLE, laid
    beside = ROOM - MIDDLE.width - APART  # the Elder has no row of its own
    elder = _Suit(suits[-1], LEFT + beside + APART - HEAD, 0, 0)
    return MIDDLE, [*_flow_suits(suits[:-1], MIDDLE, beside), elder]


def _flow_suits(suits: Sequence[Sequence[Card]], size: Size, room: int) -> list[_Suit]:
    laid: list[_Suit] = []
    x = row = 0
    for cards in suits:
        step = min(size.width + GAP, (room - HEAD - size.width) // max(len(cards) - 1, 1))
        wide = HEAD + step * (len(cards) - 1) + size.width
        if x and x + wide > room:
            x, row = 0, row + 1
        laid.append(_Suit(cards, LEFT + x, row, step))
        x += wide + APART
    return laid


def _draw_suit_cards(canvas: Canvas, suit: _Suit, size: Size, counts: Mapping[Card, int]) -> None:
    """The cards of a suit; its sign and how many they are stand high beside them.

    In the lower left corner of a picture Discord shows that it has an alt text.
    """
    y, first = TOP + suit.row * (size.height + GAP), suit.x + HEAD
    if suit.cards[0] != ELDER:
        held = sum(counts[card] for card in suit.cards)
        canvas.put(parts.suit_sprite(suit.cards[0][-1], 30, FELT), suit.x + 8, y + 4)
        canvas.write_line(suit.x + 23, y + 54, str(held), STRONG, ON_FELT, "m", HEAD - 4)
    for place, card in enumerate(suit.cards):
        over = place > 0 and suit.step < size.width
        parts.lay_card(canvas, parts.card_sprite(card, size, FELT, over), first + place * suit.step, y, size)
    for place, card in enumerate(suit.cards):
        if counts[card] > 1:
            copies, last = _copies_badge(counts[card]), card == suit.cards[-1]
            seen = size.width if last else min(suit.step, size.width)
            x = first + place * suit.step + (seen - copies.image.width) // 2
            canvas.put(copies, x, y + size.height - 28)


@cached(0.5)
def _copies_badge(count: int) -> Sprite:
    """How often a card is in the deck: "×3", in red from five on."""
    long = 46 if count < 10 else 60
    sketch = Sketch(long, 34)
    sketch.rounded_rectangle((0, 0, long, 34), 17, INK)
    sketch.rounded_rectangle((1.5, 1.5, long - 1.5, 32.5), 16, GOLD.mid if count <= 4 else RED.light)
    sketch.text((long / 2, 16), f"×{count}", TextStyle(FontFace.STRONG, 30), INK)
    outline = Image.new("1", (long, 34))  # so that no felt shows on the card around it
    ImageDraw.Draw(outline).rounded_rectangle((0, 0, long - 1, 33), 17, 1)
    return Sprite(f"[×{count}]", flatten_layers(INK, sketch.finish()), outline)
