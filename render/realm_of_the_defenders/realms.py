"""The realms as a seat faces them: each a plate with its castle, and before it the Defenders.

Where there is room the castle stands at the left, as high as a card, with a tower for each Fortress, and beside it as
many empty places as there is room for. Else all that is told of a realm stands in a line above its Defenders.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.realm_of_the_defenders.battle import FoughtBattle
from engine.realm_of_the_defenders.cards import ELDER, VALUE, Card, worth
from engine.realm_of_the_defenders.view import RealmView
from render.kit import plates, table_parts
from render.kit.canvas import Canvas
from render.kit.cards import MARGIN
from render.kit.lettering import SMALLEST, FontFace, TextStyle, fit_label, text_width
from render.kit.names import names_as_read
from render.kit.palette import PANEL
from render.kit.table_parts import GOLD_INK, ON_PLATE, QUIET, write_name
from render.realm_of_the_defenders import parts
from render.realm_of_the_defenders.castle_sprites import castle_sprite, fortresses_sprite
from render.realm_of_the_defenders.cells import rings_of_fighters
from render.realm_of_the_defenders.choosable import Choosable
from render.realm_of_the_defenders.faces import LITTLE, MIDDLE
from words.realm_of_the_defenders import RealmWords

_TEXT, _COUNT, _NAME = (
    TextStyle(FontFace.TEXT, SMALLEST),
    TextStyle(FontFace.STRONG, 30),
    TextStyle(FontFace.STRONG, 34),
)
EDGE, BETWEEN = 18, 24
INSIDE, _ABOVE = 14, 11
_HEAD = 44
"""How high the line is above the Defenders, where there is no room for a castle beside them."""
_STAND = MIDDLE.height + parts.RIBBON_HEIGHT // 2 + 6
"""How high a row of Defenders is."""
REALM_GAP = 8
"""How far apart realms lie."""
_LEAST, _MOST = 400, 560
"""How wide realms are at least beside a battle, and how wide they may be if they need it."""
_GATE, _COUNTS = 164, 92
"""How wide a castle is, and what is counted beside it."""
_ASIDE = _GATE + 12 + _COUNTS + 16
_SLIM_GATE, _SLIM_ASIDE = 124, 134
"""How wide a castle is with what is counted below it, where its Defenders need the room; and with the gap after it."""
_WIDER, _ROOMY = 26, 700
"""So much wider both are in a realm of more than so many pixels, where names are written larger."""
_SHORT_NAME = TextStyle(FontFace.STRONG, 28)
"""A name that stands in a line with all else that is told of a narrow realm."""
_SIGN, _SLIM_SIGN, _CASTLE, _LITTLE_CASTLE = 26, 24, 40, 28
_OFF, _WORD, _LOOKS_OUT = 14, 150, 40
"""How far Courage lies from Defenders, how much room it leaves for the word that there is none, and how much of each
card looks out where there is room."""
_NARROW = 400
"""A realm so wide tells all in less room."""


def row_has_defenders(view: RealmView, row: Sequence[int]) -> bool:
    """Whether a realm of a row has Defenders."""
    return any(view.seats[seat].defenders for seat in row)


def castles_fit_beside(view: RealmView, rows: Sequence[Sequence[int]], room: int) -> bool:
    """Whether each castle has room beside its Defenders, none of which covers another."""
    return all(len(row) == 1 and _uncovered_defenders_width(view, row[0]) <= _beside_slim(room) for row in rows)


def castles_stand_beside(view: RealmView, rows: Sequence[Sequence[int]], room: int) -> bool:
    """Whether each small castle has room beside what lies there, all of which can be read though it lies closer."""
    return all(len(row) == 1 and _least_defenders_width(view, row[0]) <= _beside_slim(room) for row in rows)


def _beside_slim(room: int) -> int:
    """How much room a realm so wide has beside a small castle."""
    inside = room - 2 * INSIDE
    return inside - _SLIM_ASIDE - _extra_castle_width(inside)


def _extra_castle_width(inside: int) -> int:
    """How much wider a small castle is in a realm that is so wide inside."""
    return _WIDER if inside > _ROOMY else 0


def _least_defenders_width(view: RealmView, seat: int) -> int:
    """How wide a realm's Defenders are at least, with the Courage of another's."""
    realm = view.seats[seat]
    courage_width = 0 if seat == view.viewer or not realm.courage else _legible_courage_width(realm.courage) + _OFF
    return max(parts.legible_width(realm.defenders), MIDDLE.width) + courage_width


def _uncovered_defenders_width(view: RealmView, seat: int) -> int:
    """How wide a realm's Defenders are, none of which covers another."""
    return parts.uncovered_width(view.seats[seat].defenders) - parts.GAP


def defenders_are_legible(view: RealmView, rows: Sequence[Sequence[int]], room: int) -> bool:
    """Whether all Defenders can be read, be it below a line with their castle."""
    rooms = [(room - REALM_GAP * (len(row) - 1)) // len(row) - 2 * INSIDE for row in rows]
    return all(
        parts.legible_width(view.seats[seat].defenders) <= left
        for row, left in zip(rows, rooms, strict=True)
        for seat in row
    )


def least_realm_width(view: RealmView, seats: Sequence[int]) -> int:
    """How wide realms must be beside a battle."""
    return 2 * INSIDE + max(_LEAST, *[min(parts.uncovered_width(view.seats[seat].defenders), _MOST) for seat in seats])


def row_height(view: RealmView, row: Sequence[int], *, beside: bool) -> int:
    """How high realms beside each other are; ``beside``: with their castles beside the Defenders."""
    if beside:
        return _ABOVE + _STAND
    return _HEAD + (_STAND if row_has_defenders(view, row) else 2)


def rows_height(view: RealmView, rows: Sequence[Sequence[int]], *, beside: bool) -> int:
    """How high rows of realms are, with what is between them."""
    return sum(row_height(view, row, beside=beside) + REALM_GAP for row in rows)


def draw_realms(
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
    slim: bool = False,
    fought: FoughtBattle | None = None,
) -> int:
    """The realms in rows, beside each other in each of them; returns where the next row would begin.

    ``slim``: with small castles beside the Defenders, however few these are, so that nothing moves when more come.
    ``fought``: a battle that is shown nowhere else: those who fell lie in their realms, as far as there is room.
    """
    shown = names_as_read(words.catalogue, names, view.viewer)
    for row in rows:
        wide, high = (room - REALM_GAP * (len(row) - 1)) // len(row), row_height(view, row, beside=beside)
        for place, seat in enumerate(row):
            x = EDGE + place * (wide + REALM_GAP)
            canvas.put(table_parts.plate(wide, high, False), x, top, plates.MARGIN)
            name = shown[seat]
            at = x + INSIDE, top, wide - 2 * INSIDE
            if beside:
                is_slim = slim or _uncovered_defenders_width(view, seat) > at[2] - _ASIDE
                (_draw_slim_castle if is_slim else _draw_castle)(canvas, at, high, view, seat, name, can)
                aside = _SLIM_ASIDE + _extra_castle_width(at[2]) if is_slim else _ASIDE
                _draw_field(canvas, (at[0] + aside, top + _ABOVE, at[2] - aside), view, seat, can, words, fought)
            else:
                _draw_realm_line(canvas, at, view, seat, name, can, words)
                field = at[0], top + _HEAD, at[2]
                if view.seats[seat].defenders:
                    _draw_field(canvas, field, view, seat, can, words, fought)
                elif row_has_defenders(view, row):
                    _draw_courage(canvas, field, view, seat)
        top += high + REALM_GAP
    return top


def _draw_castle(
    canvas: Canvas, at: tuple[int, int, int], high: int, view: RealmView, seat: int, name: str, can: Choosable
) -> None:
    """A realm's name above its castle, and beside that its Courage and its Power."""
    x, y, _ = at
    realm, dealt = view.seats[seat], view.options.fortresses
    named = write_name(canvas, x, y + 25, name, _NAME, GOLD_INK if seat in can.seats else ON_PLATE, _GATE)
    if seat != view.viewer and realm.courage and not _courage_width(view, seat, at[2] - _ASIDE):
        ranks = " ".join(str(VALUE[one]) if one == ELDER else one[:-1] for one in _by_value(realm.courage))
        if text_width(ranks, _TEXT) <= _ASIDE - named - 24:  # above their sum
            canvas.write_line(x + _ASIDE - 12, y + 25, ranks, _TEXT, QUIET, "r")
    tall = high - 46 - 6
    flag = "C" if seat == view.viewer else "H"
    canvas.put(castle_sprite(realm.fortresses, dealt, (_GATE, tall), flag), x, y + high - tall - 6)
    right, middle = x + _GATE + 12, y + high // 2
    for sign, count, by in (("H", worth(realm.courage), -20), ("C", realm.power, 20)):
        canvas.put(parts.suit_sprite(sign, _SIGN, PANEL), right, middle + by - _SIGN // 2)
        canvas.write_line(right + _SIGN + 9, middle + by, parts.count_label(sign, count), _COUNT, ON_PLATE)


def _draw_slim_castle(
    canvas: Canvas, at: tuple[int, int, int], high: int, view: RealmView, seat: int, name: str, can: Choosable
) -> None:
    """A realm's name above a small castle, and below that its Courage and its Power."""
    x, y, room = at
    realm, dealt, wide = view.seats[seat], view.options.fortresses, _SLIM_GATE + _extra_castle_width(room)
    _, style = fit_label(name, _SHORT_NAME, wide, canvas.least)
    write_name(canvas, x, y + 25, name, style, GOLD_INK if seat in can.seats else ON_PLATE, wide)
    flag = "C" if seat == view.viewer else "H"
    canvas.put(castle_sprite(realm.fortresses, dealt, (_SLIM_GATE, 56), flag), x, y + 46)
    right, middle = x, y + high - 22
    for sign, count in (("H", worth(realm.courage)), ("C", realm.power)):
        canvas.put(parts.suit_sprite(sign, _SLIM_SIGN, PANEL), right, middle - _SLIM_SIGN // 2)
        right += _SLIM_SIGN + 4
        right += canvas.write_line(right, middle, parts.count_label(sign, count), _SHORT_NAME, ON_PLATE) + 6


def _draw_realm_line(
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
    is_narrow = room <= _NARROW  # a name needs the room
    gap, side, style = (8, _LITTLE_CASTLE, _SHORT_NAME) if is_narrow else (16, _CASTLE, _NAME)
    for sign, count in (("H", worth(realm.courage)), ("C", realm.power)):
        told = parts.count_label(sign, count)
        right -= canvas.write_line(right, middle, told, _SHORT_NAME if is_narrow else _COUNT, ON_PLATE, "r") + 5
        canvas.put(parts.suit_sprite(sign, _SIGN, PANEL), right - _SIGN, middle - _SIGN // 2)
        right -= _SIGN + gap
    dealt = view.options.fortresses
    if dealt * side > room // 3:  # one that stands for all
        sprite, castles = fortresses_sprite(min(1, realm.fortresses), 1, PANEL, side), 1
        right -= canvas.write_line(right, middle, f"×{realm.fortresses}", _COUNT, ON_PLATE, "r") + side + 4
        canvas.put(sprite, right, middle - side // 2)
        write_name(canvas, x, middle, name, style, ink, right - x - 12)
        after = right
    else:
        sprite, castles = fortresses_sprite(realm.fortresses, dealt, PANEL, side), dealt
        after = x + write_name(canvas, x, middle, name, style, ink, right - x - castles * side - gap - 4) + gap - 2
        canvas.put(sprite, after, middle - side // 2)
        after += castles * side + gap
    said, smaller = fit_label(words.say("picture-no-defender"), _TEXT, 250, canvas.least)
    if not realm.defenders and after + text_width(said, smaller) <= right:
        canvas.write_line(after, middle, said, smaller, QUIET)


def _draw_field(
    canvas: Canvas,
    at: tuple[int, int, int],
    view: RealmView,
    seat: int,
    can: Choosable,
    words: RealmWords,
    fought: FoughtBattle | None,
) -> None:
    """A realm's Defenders, those who fell, and an empty place for one more where there is room: there may be any
    number.

    At its end lie the Courage cards of another realm: what they pay is decided by each of them.
    """
    x, y, room = at
    many = view.seats[seat].defenders
    room -= _draw_courage(canvas, at, view, seat)
    end = x + room
    wish = parts.uncovered_width(many)
    if fought is not None:
        wish += _draw_fallen(canvas, (x + wish, y, room - wish), fought, seat)
    has_place = x + wish <= end - MIDDLE.width - (0 if many else _WORD)
    if has_place:
        canvas.put(table_parts.empty_place(MIDDLE, PANEL, "middle"), x + wish, y, MARGIN)
    if not many:  # the word has the rest
        start = x + wish + (MIDDLE.width + 14 if has_place else 0)
        canvas.write_wrapped(start, y + MIDDLE.height // 2, words.say("picture-no-defender"), _TEXT, QUIET, end - start)
    if many:
        rings = rings_of_fighters(view) | dict.fromkeys(can.defenders, "gold")
        if seat != view.viewer:  # gold means what can be chosen; the battle itself shows who else attacks
            rings = {number: ring for number, ring in rings.items() if ring == "red" or number in can.defenders}
        parts.draw_defenders(canvas, x, y, room, many, rings, PANEL)


def _draw_fallen(canvas: Canvas, at: tuple[int, int, int], fought: FoughtBattle, seat: int) -> int:
    """Who of a realm fell in a battle, and died for others, crossed out; returns how much room that takes."""
    start, y, room = at
    x, attackers = start, {one.defender for line in fought.lines for one in line.attackers}
    side = fought.player if seat == fought.player else fought.target if seat == fought.target else None
    for one in fought.fighters if side is not None else ():
        if one.id in fought.fallen and (one.id in attackers) is (side == fought.player):
            if x + MIDDLE.width > start + room:
                return x - start
            parts.lay_card(canvas, parts.defender_sprite(one, PANEL, fate="fallen"), x, y, MIDDLE)
            parts.draw_letter(canvas, x, y, one.id, shielded=parts.bears_shield(one))
            x += MIDDLE.width + parts.GAP
    for line in fought.lines if side == fought.target else ():
        if line.sacrifice is not None and x + LITTLE.width <= start + room:
            low = y + MIDDLE.height - LITTLE.height
            canvas.put(parts.small_fighter_sprite(line.sacrifice, "fallen"), x, low, MARGIN)
            x += LITTLE.width + parts.GAP
    return x - start


def _draw_courage(canvas: Canvas, at: tuple[int, int, int], view: RealmView, seat: int) -> int:
    """Another realm's Courage at the right end of its field; returns how much room it takes, 0 where it has none."""
    x, y, room = at
    wide = _courage_width(view, seat, room)
    if not wide:
        return 0
    cards, low = _by_value(view.seats[seat].courage), y + (MIDDLE.height - LITTLE.height) // 2
    parts.draw_card_row(canvas, x + room - wide, low, wide, cards, LITTLE, PANEL)
    return wide + _OFF


def _courage_width(view: RealmView, seat: int, room: int) -> int:
    """How wide another realm's Courage is beside its Defenders, which lie closer for it; 0 where one of them could not
    be read."""
    realm = view.seats[seat]
    if seat == view.viewer or not realm.courage:
        return 0
    cards, many = _by_value(realm.courage), realm.defenders
    loose, close = (
        room - _OFF - (needed if many else _WORD)
        for needed in (parts.uncovered_width(many) - parts.GAP, parts.legible_width(many))
    )
    least = _legible_courage_width(cards)
    wide = max(least, min(LITTLE.width + _LOOKS_OUT * (len(cards) - 1), loose))
    return wide if wide <= close else 0


def _legible_courage_width(courage: Sequence[Card]) -> int:
    """How wide Courage is of which each card can be read."""
    return LITTLE.width + sum(parts.visible_width(one, LITTLE) for one in _by_value(courage)[:-1])


def _by_value(cards: Sequence[Card]) -> list[Card]:
    return sorted(cards, key=VALUE.__getitem__)
