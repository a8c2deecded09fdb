"""The realms as a seat faces them: each a plate with its castle, and before it the Defenders.

Where there is room the castle stands at the left, as high as a card, with a tower for each Fortress, and beside it as
many empty places as there is room for. Else all that is told of a realm stands in a line above its Defenders.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.realm_of_the_defenders.cards import worth
from engine.realm_of_the_defenders.view import RealmView
from render.kit import furniture, plates
from render.kit.canvas import Canvas
from render.kit.cards import MARGIN
from render.kit.furniture import GOLD_INK, ON_PLATE, QUIET, write_name
from render.kit.lettering import SMALLEST, Face, Style, fitted, width
from render.kit.names import called
from render.kit.palette import PANEL
from render.realm_of_the_defenders import parts
from render.realm_of_the_defenders.choosable import Choosable
from render.realm_of_the_defenders.faces import MIDDLE
from render.realm_of_the_defenders.public_table import fighting
from words.realm_of_the_defenders import RealmWords

_TEXT, _COUNT, _NAME = Style(Face.TEXT, SMALLEST), Style(Face.STRONG, 30), Style(Face.STRONG, 34)
EDGE, BETWEEN = 18, 24
INSIDE, _ABOVE = 14, 11
_HEAD = 44
"""How high the line is above the Defenders, where there is no room for a castle beside them."""
_STAND = MIDDLE.height + parts.TAG // 2 + 6
"""How high a row of Defenders is."""
APART = 8
"""How far apart realms lie."""
_LEAST, _MOST = 400, 560
"""How wide realms are at least beside a battle, and how wide they may be if they need it."""
_GATE, _COUNTS = 164, 92
"""How wide a castle is, and what is counted beside it."""
_ASIDE = _GATE + 12 + _COUNTS + 16
_SIGN, _CASTLE, _LITTLE_CASTLE = 26, 40, 28
_NARROW = 400
"""A realm so wide tells all in less room."""


def stands(view: RealmView, row: Sequence[int]) -> bool:
    """Whether a realm of a row has Defenders."""
    return any(view.seats[seat].defenders for seat in row)


def roomy(view: RealmView, rows: Sequence[Sequence[int]], room: int) -> bool:
    """Whether each castle has room beside its Defenders, none of which covers another."""
    left = room - 2 * INSIDE - _ASIDE + parts.GAP
    return all(len(row) == 1 and parts.wish(view.seats[row[0]].defenders) <= left for row in rows)


def fits(view: RealmView, rows: Sequence[Sequence[int]], room: int) -> bool:
    """Whether each castle has room beside its Defenders, which may lie over each other as long as they can be read."""
    left = room - 2 * INSIDE - _ASIDE
    return all(len(row) == 1 and parts.least(view.seats[row[0]].defenders) <= left for row in rows)


def legible(view: RealmView, rows: Sequence[Sequence[int]], room: int) -> bool:
    """Whether all Defenders can be read, be it below a line with their castle."""
    rooms = [(room - APART * (len(row) - 1)) // len(row) - 2 * INSIDE for row in rows]
    return all(
        parts.least(view.seats[seat].defenders) <= left for row, left in zip(rows, rooms, strict=True) for seat in row
    )


def least_room(view: RealmView, seats: Sequence[int]) -> int:
    """How wide realms must be beside a battle."""
    return 2 * INSIDE + max(_LEAST, *[min(parts.wish(view.seats[seat].defenders), _MOST) for seat in seats])


def high_of(view: RealmView, row: Sequence[int], *, beside: bool) -> int:
    """How high realms beside each other are; ``beside``: with their castles beside the Defenders."""
    if beside:
        return _ABOVE + _STAND
    return _HEAD + (_STAND if stands(view, row) else 2)


def all_high(view: RealmView, rows: Sequence[Sequence[int]], *, beside: bool) -> int:
    """How high rows of realms are, with what is between them."""
    return sum(high_of(view, row, beside=beside) + APART for row in rows)


def draw(
    canvas: Canvas,
    room: int,
    view: RealmView,
    rows: Sequence[Sequence[int]],
    names: Sequence[str],
    can: Choosable,
    words: RealmWords,
    top: int,
    *,
    beside: bool,
) -> int:
    """The realms in rows, beside each other in each of them; returns where the next row would begin."""
    shown = called(words.catalogue, names, view.viewer)
    for row in rows:
        wide, high = (room - APART * (len(row) - 1)) // len(row), high_of(view, row, beside=beside)
        for place, seat in enumerate(row):
            x = EDGE + place * (wide + APART)
            canvas.put(furniture.plate(wide, high, False), x, top, plates.MARGIN)
            name = shown[seat]
            at = x + INSIDE, top, wide - 2 * INSIDE
            if beside:
                _castle(canvas, at, high, view, seat, name, can)
                _field(canvas, (at[0] + _ASIDE, top + _ABOVE, at[2] - _ASIDE), view, seat, can, words)
            else:
                _line(canvas, at, view, seat, name, can, words)
                if view.seats[seat].defenders:
                    _field(canvas, (at[0], top + _HEAD, at[2]), view, seat, can, words)
        top += high + APART
    return top


def _castle(
    canvas: Canvas, at: tuple[int, int, int], high: int, view: RealmView, seat: int, name: str, can: Choosable
) -> None:
    """A realm's name above its castle, and beside that its Courage and its Power."""
    x, y, _ = at
    realm, dealt = view.seats[seat], view.options.fortresses
    write_name(canvas, x, y + 25, name, _NAME, GOLD_INK if seat in can.seats else ON_PLATE, _GATE)
    tall = high - 46 - 6
    flag = "C" if seat == view.viewer else "H"
    canvas.put(parts.castle(realm.fortresses, dealt, (_GATE, tall), flag), x, y + high - tall - 6)
    right, middle = x + _GATE + 12, y + high // 2
    for sign, count, by in (("H", worth(realm.courage), -20), ("C", realm.power, 20)):
        canvas.put(parts.sign(sign, _SIGN, PANEL), right, middle + by - _SIGN // 2)
        canvas.text(right + _SIGN + 9, middle + by, parts.counted(sign, count), _COUNT, ON_PLATE)


def _line(
    canvas: Canvas,
    at: tuple[int, int, int],
    view: RealmView,
    seat: int,
    name: str,
    can: Choosable,
    words: RealmWords,
) -> None:
    """A realm's name, Fortresses, Courage and Power in a line; `at` is left, top and width."""
    x, y, room = at
    realm, right = view.seats[seat], x + room
    ink = GOLD_INK if seat in can.seats else ON_PLATE
    middle = y + 24
    gap, side = (16, _CASTLE) if room > _NARROW else (10, _LITTLE_CASTLE)  # a name needs the room
    for sign, count in (("H", worth(realm.courage)), ("C", realm.power)):
        right -= canvas.text(right, middle, parts.counted(sign, count), _COUNT, ON_PLATE, "r") + 7
        canvas.put(parts.sign(sign, _SIGN, PANEL), right - _SIGN, middle - _SIGN // 2)
        right -= _SIGN + gap
    dealt = view.options.fortresses
    if dealt * side > room // 3:  # one that stands for all
        sprite, castles = parts.castles(min(1, realm.fortresses), 1, PANEL, side), 1
        right -= canvas.text(right, middle, f"×{realm.fortresses}", _COUNT, ON_PLATE, "r") + side + 4
        canvas.put(sprite, right, middle - side // 2)
        write_name(canvas, x, middle, name, _NAME, ink, right - x - 12)
        after = right
    else:
        sprite, castles = parts.castles(realm.fortresses, dealt, PANEL, side), dealt
        after = x + write_name(canvas, x, middle, name, _NAME, ink, right - x - castles * side - gap - 4) + gap - 2
        canvas.put(sprite, after, middle - side // 2)
        after += castles * side + gap
    said, style = fitted(words.say("picture-no-defender"), _TEXT, 250, canvas.least)
    if not realm.defenders and after + width(said, style) <= right:
        canvas.text(after, middle, said, style, QUIET)


def _field(
    canvas: Canvas, at: tuple[int, int, int], view: RealmView, seat: int, can: Choosable, words: RealmWords
) -> None:
    """A realm's Defenders, and an empty place for one more where there is room: there may be any number."""
    x, y, room = at
    many, end = view.seats[seat].defenders, x + room
    wish = parts.wish(many)
    if x + wish <= end - MIDDLE.width:
        canvas.put(furniture.place(MIDDLE, PANEL, "middle"), x + wish, y, MARGIN)
    if not many:  # the word has the rest
        start = x + MIDDLE.width + 14
        canvas.lines(start, y + MIDDLE.height // 2, words.say("picture-no-defender"), _TEXT, QUIET, end - start)
    if many:
        rings = fighting(view) | dict.fromkeys(can.defenders, "gold")
        if seat != view.viewer:  # gold means what can be chosen; the battle itself shows who else attacks
            rings = {number: ring for number, ring in rings.items() if ring == "red" or number in can.defenders}
        parts.defenders(canvas, x, y, room, many, rings, PANEL)
