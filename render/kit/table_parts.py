"""What every table is furnished with: the type and its inks, the backdrop, plates, labels, the head, the wreath.

Each sprite is drawn once and kept, whichever game asks for it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine import Outcome
from engine.caches import cached
from render.kit import cards, plates
from render.kit.boards import wooden_table
from render.kit.canvas import Backdrop, Canvas, Sprite, backdrop_top, make_backdrop
from render.kit.cards import Size
from render.kit.emblems import coin, laurel, tick, turn_pointer
from render.kit.lettering import FontFace, Ink, TextStyle, cut_to_fit, sized_to_fit, text_width
from render.kit.palette import FELT, GOLD, IVORY, MUTED, PANEL, RED, Colour
from render.kit.sketch import Sketch, flatten_layers
from words import Catalogue, endings

WIDTH = 1000
"""Pixels of a table, a cover and a figure from left to right."""
HIGHEST = WIDTH * 7 // 11
"""Pixels of a table from top to bottom at most: Discord shows it as wide as it shows anything."""
TALL_VERDICT = 152
"""How high who won is above a tall final picture."""
GAP = 24
"""Pixels between two texts on one line."""
_TALL = 1024
"""So many lines of felt are drawn at a time; hardly any picture has more."""

TITLE = TextStyle(FontFace.TITLE, 42)
BIG = TextStyle(FontFace.TITLE, 52)
WINNER = TextStyle(FontFace.TITLE, 76)
NAME = TextStyle(FontFace.STRONG, 34)
STRONG = TextStyle(FontFace.STRONG, 30)
TEXT = TextStyle(FontFace.TEXT, 30)

ON_FELT, ON_PLATE = Ink(IVORY, FELT), Ink(IVORY, PANEL)
QUIET_ON_FELT, QUIET = Ink(MUTED, FELT), Ink(MUTED, PANEL)
GOLD_ON_FELT, GOLD_INK = Ink(GOLD.mid, FELT), Ink(GOLD.mid, PANEL)
RED_INK = Ink(RED.light, PANEL)


def felt_backdrop(width: int, height: int) -> Backdrop:
    """The backdrop of a picture: the top of one that is taller, for pictures have hundreds of heights."""
    return backdrop_top(_felt(width, -(-height // _TALL)), height)


@cached(8)
def _felt(width: int, times: int) -> Backdrop:
    return make_backdrop(wooden_table(width, times * _TALL))


@cached(8)
def plate(width: int, height: int, lit: bool) -> Sprite:
    """A plate on the felt."""
    return Sprite(f"[plate {width}x{height}{' lit' if lit else ''}]", plates.plate(width, height, lit))


@cached(1)
def turn_label(text: str, size: int, room: int | None = None) -> Sprite:
    """A gold label on a plate; only for our own few words, which are made to fit into `room`."""
    return Sprite(f"[label {text}]", plates.turn_label(text, size, PANEL, room))


@cached(1)
def plain_label(text: str, size: int, room: int | None = None) -> Sprite:
    """A gold label on the felt, without a pointer."""
    return Sprite(f"[notice {text}]", plates.plain_label(text, size, FELT, room))


@cached(0.5)
def medallion(radius: int) -> Sprite:
    """The round plate for one large number."""
    return Sprite("[medallion]", plates.medallion(radius))


@cached(0.5)
def empty_place(size: Size, ground: Colour, name: str) -> Sprite:
    """An empty place for a card; `name` is that of its size."""
    return Sprite(f"[place {name}]", cards.empty_place(size, ground))


@cached(0.5)
def wreath(radius: int, ground: Colour) -> Sprite:
    """A laurel wreath around a coin."""
    side = round(2.6 * radius)
    sketch = Sketch(side, side)
    centre = side / 2, side / 2
    for left in (True, False):
        laurel(sketch, centre, radius, left)
    coin(sketch, centre, radius * 0.58)
    return Sprite("[wreath]", flatten_layers(ground, sketch.finish()))


def draw_wreath(canvas: Canvas, outcome: Outcome, radius: int, ground: Colour, x: int, y: int) -> Sprite | None:
    """A laurel wreath beside who won; none, and None is returned, where nothing came of the game."""
    if outcome.reason in endings.WITHOUT_RESULT:
        return None
    sprite = wreath(radius, ground)
    canvas.put(sprite, x, y)
    return sprite


@cached(0.5)
def tick_sprite(ground: Colour) -> Sprite:
    """A tick of 30 pixels."""
    sketch = Sketch(32, 32)
    tick(sketch, (2, 2, 30, 30))
    return Sprite("[tick]", flatten_layers(ground, sketch.finish()))


@cached(0.5)
def arrow(ground: Colour) -> Sprite:
    """An arrow to the right, 72 by 28."""
    sketch = Sketch(72, 28)
    sketch.line([(3, 14), (56, 14)], GOLD.mid, 5)
    turn_pointer(sketch, (44, 1, 71, 27))
    return Sprite("[arrow]", flatten_layers(ground, sketch.finish()))


def draw_header(canvas: Canvas, left: str, right: str, middle: int = 40) -> None:
    """The line on top, at a height: the game's name at the left, something about this game at the right."""
    whole = canvas.width - 52 - GAP
    least = text_width(left, TextStyle(TITLE.face, canvas.least))
    long = canvas.write_line(
        canvas.width - 26, middle + 2, right, TEXT, QUIET_ON_FELT, "r", max(whole - least, whole // 2)
    )
    canvas.write_line(26, middle, left, TITLE, ON_FELT, room=whole - long)


_LEAST_NAME = "WW…"
"""So much of a name stays, however long the sentence around it is."""
_NUMBERS = frozenset("234")
"""What may stand behind a name to tell it from another one."""


def write_name(canvas: Canvas, x: int, y: int, name: str, style: TextStyle, ink: Ink, room: int) -> int:
    """A name, smaller where it is long, and cut where that is not enough; returns its width."""
    style = canvas.readable_style(sized_to_fit(name, canvas.readable_style(style), room))
    return canvas.write_line(x, y, fit_name(name, style, room), style, ink)


def fit_name(name: str, style: TextStyle, room: int) -> str:
    """A name, cut where it is wider than `room` pixels; what it says in brackets at its end is left out before that.

    The number that tells it from another of the same name stays.
    """
    if text_width(name, style) <= room:
        return name
    bare = name.rpartition(" (")[0] if name.endswith(")") else ""
    if bare and text_width(bare, style) <= room:
        return bare
    head, space, number = (bare or name).rpartition(" ")
    if space and number in _NUMBERS:
        return f"{cut_to_fit(head, style, room - text_width(f' {number}', style))} {number}"
    return cut_to_fit(name, style, room)


def fit_sentence(told: Callable[[str], str], name: str, style: TextStyle, room: int) -> str:
    """What is told of somebody; their name is cut where the whole wouldn't fit into `room` pixels else."""
    around = text_width(told(""), style)
    return told(fit_name(name, style, max(room - around, text_width(_LEAST_NAME, style))))


def draw_result(
    canvas: Canvas,
    said: Catalogue,
    outcome: Outcome,
    scores: tuple[int, int] | None,
    names: Sequence[str],
    top: int = 54,
) -> None:
    """Who won and, where the game was not played to its end, why; large beside a wreath, for a game of two.

    `scores` is None where no score is kept; all of it lies below ``top``, and is 239 pixels high.
    """
    laurels = draw_wreath(canvas, outcome, 92, FELT, 44, max(top, 40))  # below the title
    x = 320 if laurels else 26
    unfinished = outcome.reason in endings.UNFINISHED
    if outcome.winners:
        write_name(canvas, x, top + 84, names[outcome.winners[0]], WINNER, ON_FELT, WIDTH - x - 30)
    else:
        canvas.write_line(x, top + 84, endings.end_title(said, outcome), WINNER, ON_FELT, room=WIDTH - x - 30)
    end = x
    if outcome.winners or (scores is not None and laurels):
        result = endings.end_beside_name(said, outcome, scores, names)
        end += (
            canvas.write_line(x, top + 160, result, BIG, GOLD_ON_FELT, room=WIDTH - x - (330 if unfinished else 30))
            + GAP
        )
    if unfinished:
        shown = [fit_name(names[seat], TEXT, 260) for seat in range(2)]
        canvas.write_wrapped(
            end, top + 166, endings.why_in_half_sentence(said, outcome, shown), TEXT, QUIET_ON_FELT, WIDTH - end - 16
        )


def draw_tall_result(
    canvas: Canvas, said: Catalogue, outcome: Outcome, scores: tuple[int, int], names: Sequence[str]
) -> None:
    """Who won, and where the game was not played to its end, why, in the upper part of a tall picture."""
    laurels = draw_wreath(canvas, outcome, 46, FELT, 8, 14)
    x = 8 + laurels.image.width + 14 if laurels else 14
    room = canvas.width - x - 14
    if outcome.winners:
        write_name(canvas, x, 48, names[outcome.winners[0]], BIG, ON_FELT, room)
    else:
        canvas.write_line(x, 48, endings.end_title(said, outcome), BIG, ON_FELT, room=room)
    end = x
    if laurels:
        result = endings.end_beside_name(said, outcome, scores, names)
        end += GAP + canvas.write_line(x, 104, result, TITLE, GOLD_ON_FELT, room=room)
    if outcome.reason in endings.UNFINISHED:
        shown = [fit_name(names[seat], TEXT, 200) for seat in range(2)]
        canvas.write_wrapped(
            end, 106, endings.why_in_half_sentence(said, outcome, shown), TEXT, QUIET_ON_FELT, canvas.width - end - 14
        )
