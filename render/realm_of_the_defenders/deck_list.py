"""A built deck: a place for every card, filled where the deck holds it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from engine.caches import cached
from engine.realm_of_the_defenders.cards import CARDS, ELDER, MOST_POINTS, Card, deck_points
from render.kit import cards, table_parts
from render.kit.canvas import Backdrop, Canvas, Sprite, make_backdrop
from render.kit.cards import MARGIN
from render.kit.lettering import FontFace, Ink, TextStyle
from render.kit.names import drawable_name
from render.kit.palette import FELT, GOLD, INK, RED, plain_image
from render.kit.sketch import Sketch, flatten_layers
from render.kit.table_parts import GOLD_ON_FELT, ON_FELT, QUIET_ON_FELT, STRONG, TEXT, WIDTH, write_name
from render.realm_of_the_defenders import parts
from render.realm_of_the_defenders.faces import LITTLE
from words.realm_of_the_defenders import RealmWords

TOP = 104
STEP_X, STEP_Y = 62, 96
LEFT = 98
HEIGHT = TOP + 4 * STEP_Y + 14
_OVER = Ink(RED.light, FELT)


def compose(which: Sequence[Card], name: str, words: RealmWords) -> Canvas:
    """The picture of a deck under its name, put together but not yet encoded."""
    canvas = Canvas(_ground())
    counts, points = Counter(which), deck_points(which)
    said = words.say("picture-of-points", most=MOST_POINTS)
    end = WIDTH - 36 - canvas.write_line(WIDTH - 26, 50, said, TEXT, QUIET_ON_FELT, "r", 240)
    end -= canvas.write_line(end, 50, str(points), STRONG, _OVER if points > MOST_POINTS else GOLD_ON_FELT, "r") + 24
    end -= canvas.write_line(end, 50, words.say("picture-cards", count=len(which)), TEXT, ON_FELT, "r", 180) + 30
    write_name(canvas, 26, 48, drawable_name(name), table_parts.TITLE, ON_FELT, end - 26)
    for card in CARDS:
        if counts[card]:
            x, y = _at(card)
            canvas.put(parts.card_sprite(card, LITTLE, FELT), x, y, MARGIN)
            if counts[card] > 1:
                copies = _copies(counts[card])
                canvas.put(copies, x + LITTLE.width - copies.image.width + 3, y + LITTLE.height - 18)
    for row, letter in enumerate("SCDH"):
        held = sum(counts[card] for card in CARDS if card[-1] == letter)
        canvas.write_line(34, TOP + row * STEP_Y + 54, str(held), STRONG, ON_FELT if held else QUIET_ON_FELT)
    return canvas


def _at(card: Card) -> tuple[int, int]:
    if card == ELDER:
        return LEFT + 13 * STEP_X + 24, TOP + 18
    place = CARDS.index(card)
    return LEFT + place % 13 * STEP_X, TOP + place // 13 * STEP_Y


@cached(0.5)
def _ground() -> Backdrop:
    """The felt with an empty place for every card, and the suits at the left."""
    canvas = plain_image((WIDTH, HEIGHT), FELT)
    empty = cards.empty_place(LITTLE, FELT)
    for card in CARDS:
        x, y = _at(card)
        canvas.paste(empty, (x - MARGIN, y - MARGIN))
    for row, letter in enumerate("SCDH"):
        canvas.paste(parts.suit_sprite(letter, 30, FELT).image, (30, TOP + row * STEP_Y + 4))
    return make_backdrop(canvas)


@cached(0.5)
def _copies(count: int) -> Sprite:
    """How often a card is in the deck: "×3", in red from five on."""
    long = 46 if count < 10 else 60
    sketch = Sketch(long, 34)
    sketch.rounded_rectangle((0, 0, long, 34), 17, INK)
    sketch.rounded_rectangle((1.5, 1.5, long - 1.5, 32.5), 16, GOLD.mid if count <= 4 else RED.light)
    sketch.text((long / 2, 16), f"×{count}", TextStyle(FontFace.STRONG, 30), INK)
    return Sprite(f"[×{count}]", flatten_layers(FELT, sketch.finish()))


def draw_ahead() -> None:
    """Draw the empty places."""
    _ground()
