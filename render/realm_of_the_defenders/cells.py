"""A realm in a part of the public table: its name and Fortresses, its Defenders, its Courage and what else is known."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from engine.realm_of_the_defenders.cards import ELDER, Card, worth
from engine.realm_of_the_defenders.view import LeftAtEnd, RealmView, SeatView
from render.kit import plates, table_parts
from render.kit.canvas import Canvas
from render.kit.cards import MARGIN
from render.kit.lettering import SMALLEST, FontFace, TextStyle, cut_to_fit, fit_label, text_width
from render.kit.palette import FELT, PANEL
from render.kit.table_parts import GOLD_INK, NAME, ON_PLATE, QUIET, RED_INK, write_name
from render.realm_of_the_defenders import parts
from render.realm_of_the_defenders.castle_sprites import castle_sprite, fortresses_sprite
from render.realm_of_the_defenders.faces import LITTLE, MIDDLE
from words.realm_of_the_defenders import RealmWords

INSIDE = 16
HEAD, STAND, LINE, ROW = 46, MIDDLE.height + parts.RIBBON_HEIGHT // 2 + 2, 38, LITTLE.height + 3
CELL_HEIGHT = HEAD + STAND + ROW + LINE
"""The height of a cell in pixels."""
OPEN_CELL_HEIGHT = HEAD + STAND + 2 * ROW
"""The height of a cell in pixels where what was hidden lies open."""
ONE_LINE_HEIGHT = 54
"""How high a realm is of which nothing is told but numbers."""
TEXT, COUNT = TextStyle(FontFace.TEXT, SMALLEST), TextStyle(FontFace.STRONG, 30)
SIGN = 26
STEPS_WITH_LABEL = ("bid", "redraw", "main", "resource", "loss")
"""Steps with a label of their own for the one being waited for; whatever is asked in between is an answer."""
LEAST_NAME = 130
NARROW_CELL = 600
"""A cell so wide has no room for the word beside a sign."""
CASTLE, GATE = 40, 210
"""How wide a Fortress is in a line, and a castle of them that stands beside the Defenders."""


class Box(NamedTuple):
    """Where a cell lies."""

    x: int
    y: int
    width: int
    height: int

    @property
    def inner_left(self) -> int:
        """The x, in pixels of the canvas, at which what is in it begins."""
        return self.x + INSIDE

    @property
    def inner_right(self) -> int:
        """The x before which it ends."""
        return self.x + self.width - INSIDE


def rings_of_fighters(view: RealmView) -> dict[int, parts.Ring]:
    """The Defenders in a battle by their numbers: gold those that attack, red those attacked that nobody has saved."""
    rings: dict[int, parts.Ring] = {}
    for line in view.battle.lines if view.battle else ():
        attacked = None if line.defender is None else view.defender(line.defender)
        if attacked is not None and (line.sacrifice is None or line.defeats(attacked.toughness)):
            rings[attacked.id] = "red"
        for attacker in line.attackers:
            rings[attacker.defender] = "gold"
    return rings


def draw_cell(canvas: Canvas, box: Box, view: RealmView, seat: int, name: str, words: RealmWords) -> None:
    """A realm with all that is known of it; what was hidden takes the place of mere numbers, where it is open."""
    realm = view.seats[seat]
    canvas.put(table_parts.plate(box.width, box.height, seat in view.active), box.x, box.y, plates.MARGIN)
    y = box.y + HEAD + STAND
    left = view.left[seat] if view.left is not None else None
    if left is not None and box.height >= OPEN_CELL_HEIGHT:
        _draw_opened_cards(canvas, box, y, left, realm, words)
    else:
        _draw_pools(canvas, box, y, realm, words)
        _write_card_counts(canvas, box, y + ROW + LINE // 2 - 4, view, seat, words)
    _draw_defenders(canvas, box, box.y + HEAD, view, seat, words)  # over the shadows of what is below and above
    end = _draw_head(canvas, box, view, seat, name, words)
    if realm.out:
        _draw_veil(canvas, box, HEAD + STAND - 6, end, words)  # what is opened below stays bright


def draw_cell_before_start(canvas: Canvas, box: Box, view: RealmView, seat: int, name: str, words: RealmWords) -> None:
    """A realm before the first turn, when nothing lies there."""
    canvas.put(table_parts.plate(box.width, box.height, seat in view.active), box.x, box.y, plates.MARGIN)
    if view.left is not None:
        _draw_opened_hand(canvas, box, box.y + HEAD + 8, view.left[seat].hand, words)
    else:
        _write_card_counts(canvas, box, box.y + HEAD + LINE // 2 + 4, view, seat, words)
    end = _draw_head(canvas, box, view, seat, name, words)
    if view.seats[seat].out:
        _draw_veil(canvas, box, HEAD if view.left is not None else box.height - 8, end, words)


def height_before_start(view: RealmView) -> int:
    """The height of a cell in pixels before the first turn."""
    return HEAD + (ROW + 10 if view.left is not None else LINE + 10)


def draw_one_line_cell(canvas: Canvas, box: Box, view: RealmView, seat: int, name: str, words: RealmWords) -> None:
    """A realm in a line: its name, how many Defenders and how much Courage and Power it has."""
    realm, middle = view.seats[seat], box.y + box.height // 2
    canvas.put(table_parts.plate(box.width, box.height, seat in view.active), box.x, box.y, plates.MARGIN)
    right = box.inner_right
    for sign, count in (("H", worth(realm.courage)), ("C", realm.power), ("S", len(realm.defenders))):
        right -= canvas.write_line(right, middle, parts.count_label(sign, count), COUNT, ON_PLATE, "r") + 6
        canvas.put(parts.suit_sprite(sign, SIGN, PANEL), right - SIGN, middle - SIGN // 2)
        right -= SIGN + 14
    right -= canvas.write_line(right, middle, str(realm.fortresses), COUNT, ON_PLATE, "r") + CASTLE
    canvas.put(fortresses_sprite(min(1, realm.fortresses), 1, PANEL), right, middle - 20)
    end = box.inner_left + write_name(canvas, box.inner_left, middle, name, NAME, ON_PLATE, right - box.inner_left - 12)
    if realm.out:
        canvas.dim_area(box.x + 4, box.y + 4, box.width - 8, box.height - 8)
        said, style = fit_label(words.say("picture-out"), NAME, 100)
        if end + 14 + text_width(said, style) <= right:
            canvas.write_line(end + 14, middle, said, style, RED_INK)


def _draw_veil(canvas: Canvas, box: Box, high: int, end: int, words: RealmWords) -> None:
    """A veil over a realm that is out of the game, and that word behind its name."""
    canvas.dim_area(box.x + 4, box.y + 4, box.width - 8, high)
    canvas.write_line(end + 14, box.y + 24, words.say("picture-out"), NAME, RED_INK, room=200)


def _draw_head(canvas: Canvas, box: Box, view: RealmView, seat: int, name: str, words: RealmWords) -> int:
    """A realm's name and what is asked of it, and its Fortresses; returns where the name ends."""
    realm, middle = view.seats[seat], box.y + 24
    dealt = view.options.fortresses
    if _has_castle(box, realm):
        start = box.inner_right - GATE
    else:
        start = box.inner_right - CASTLE * dealt
        canvas.put(fortresses_sprite(realm.fortresses, dealt, PANEL), start, middle - 20)
    room = start - box.inner_left - 14
    label, said = None, ""
    least = min(text_width(name, NAME), LEAST_NAME) + 14
    if seat in view.active:
        key = f"picture-label-{view.step if view.step in STEPS_WITH_LABEL else 'answer'}"
        label = table_parts.turn_label(words.say(key), SMALLEST, max(90, min(250, room - least)))
    elif view.step == "bid" and not realm.out:
        said = words.say("picture-has-bid")
    elif seat == view.player and view.outcome is None:
        said = words.say("picture-has-turn")
    said, style = fit_label(said, TEXT, max(1, room - least)) if said else ("", TEXT)
    beside = 14 + (label.image.width if label else text_width(said, style)) if label or said else 0
    if realm.out:
        beside = 14 + text_width(*fit_label(words.say("picture-out"), NAME, 200))
    end = box.inner_left + write_name(canvas, box.inner_left, middle, name, NAME, ON_PLATE, room - beside)
    if label:
        canvas.put(label, end + 14, middle - label.image.height // 2)
    elif said:
        canvas.write_line(end + 14, middle, said, style, QUIET)
    return end


def _has_castle(box: Box, realm: SeatView) -> bool:
    """Whether a realm's castle has room at the right of its Defenders."""
    return (
        box.width > NARROW_CELL
        and box.inner_right - box.inner_left - parts.uncovered_width(realm.defenders) >= GATE + 20
    )


def _draw_defenders(canvas: Canvas, box: Box, y: int, view: RealmView, seat: int, words: RealmWords) -> None:
    realm, end = view.seats[seat], box.inner_right
    if _has_castle(box, realm):
        end -= GATE + 20
        flag = "C" if seat == view.seating[0] else "H"
        castle = castle_sprite(realm.fortresses, view.options.fortresses, (GATE, HEAD + MIDDLE.height - 12), flag)
        canvas.put(castle, box.inner_right - GATE, box.y + 12)
    if realm.defenders:
        x = box.inner_left + parts.uncovered_width(realm.defenders)
        if x + MIDDLE.width <= end:  # there is no most of them
            canvas.put(table_parts.empty_place(MIDDLE, PANEL, "middle"), x, y, MARGIN)
        parts.draw_defenders(
            canvas, box.inner_left, y, box.inner_right - box.inner_left, realm.defenders, rings_of_fighters(view)
        )
        return
    canvas.put(table_parts.empty_place(MIDDLE, PANEL, "middle"), box.inner_left, y, MARGIN)
    x = box.inner_left + MIDDLE.width + parts.GAP + 12
    canvas.write_wrapped(x, y + MIDDLE.height // 2, words.say("picture-no-defender"), TEXT, QUIET, end - x)


def _draw_pools(canvas: Canvas, box: Box, y: int, realm: SeatView, words: RealmWords) -> None:
    """The Power pool as a number, and the Courage pool, whose cards everybody sees."""
    x, middle = box.inner_left, y + LITTLE.height // 2
    canvas.put(parts.suit_sprite("C", SIGN, PANEL), x, middle - SIGN // 2)
    x += SIGN + 8
    if box.width > NARROW_CELL or not realm.courage:
        x += canvas.write_line(x, middle, words.say("picture-power"), TEXT, QUIET, room=140) + 8
    x += canvas.write_line(x, middle, str(realm.power), COUNT, ON_PLATE) + 20
    if realm.courage:
        parts.draw_courage_pool(canvas, x, y, box.inner_right - x, realm.courage, PANEL)
    else:
        canvas.put(parts.suit_sprite("H", SIGN, PANEL), x, middle - SIGN // 2)
        x += SIGN + 8
        x += canvas.write_line(x, middle, words.say("picture-courage"), TEXT, QUIET, room=140) + 8
        canvas.write_line(x, middle, "0", COUNT, ON_PLATE)


def _write_card_counts(canvas: Canvas, box: Box, y: int, view: RealmView, seat: int, words: RealmWords) -> None:
    """How many cards lie in the hand and the piles, and who has been defeated: all Spades, the others counted."""
    realm, x = view.seats[seat], box.inner_left
    piles = (("hand", view.cards_held(seat)), ("deck", realm.deck), ("discard", realm.discard))
    for pile, count in piles:
        said = words.say(f"picture-{pile}")
        wide = text_width(said, TEXT) + 7 + text_width(str(count), COUNT)
        if x + wide > box.inner_right:  # the alt text has it
            break
        x += canvas.write_line(x, y, said, TEXT, QUIET) + 7
        x += canvas.write_line(x, y, str(count), COUNT, ON_PLATE) + 15
    _draw_defeated_pile(canvas, x, box.inner_right, y, realm.defeated, words)


def _draw_defeated_pile(canvas: Canvas, x: int, end: int, y: int, defeated: Sequence[Card], words: RealmWords) -> None:
    """As much of the defeated pile as there is room for: how many of each suit, or which Spades they are."""
    counts = Counter(card if card == ELDER else card[-1] for card in defeated)
    spades = " ".join(card[:-1] for card in defeated if card[-1] == "S")
    said = words.say("picture-defeated")
    tail = [(letter, str(counts[letter])) for letter in "CDH" if counts[letter]]
    elders, style = fit_label(words.say("picture-elders", count=counts[ELDER]) if counts[ELDER] else "", TEXT, 150)
    needs = sum(SIGN + 18 + text_width(text, COUNT) for _, text in tail)
    needs += 18 + text_width(elders, style) if elders else 0
    if not defeated or x + needs + SIGN + 60 > end:
        return
    if x + needs + text_width(said, TEXT) + SIGN + 100 <= end:
        x += canvas.write_line(x, y, said, TEXT, QUIET) + 10
    if spades:
        canvas.put(parts.suit_sprite("S", SIGN, PANEL), x, y - SIGN // 2)
        x += SIGN + 6
        x += canvas.write_line(x, y, cut_to_fit(spades, COUNT, end - x - needs), COUNT, ON_PLATE) + 12
    for letter, text in tail:
        canvas.put(parts.suit_sprite(letter, SIGN, PANEL), x, y - SIGN // 2)
        x += SIGN + 6 + canvas.write_line(x + SIGN + 6, y, text, COUNT, ON_PLATE) + 12
    if elders:
        canvas.write_line(x + 4, y, elders, style, GOLD_INK)


def _draw_opened_cards(canvas: Canvas, box: Box, y: int, left: LeftAtEnd, realm: SeatView, words: RealmWords) -> None:
    """What nobody else could see, the Power pool and the hand; and the Courage. The alt text has the deck, too."""
    total = text_width(str(worth(realm.courage)), table_parts.BIG) + 60 if realm.courage else 0
    one, x = LITTLE.width + parts.GAP, box.inner_left + SIGN + 8
    apart = not left.hand  # a row for each pool
    room = box.inner_right - x
    wish = len(realm.courage) * one + total if realm.courage else SIGN + 8 + text_width("0", COUNT)
    share = room * len(realm.courage) // max(1, len(realm.courage) + len(left.power))
    need = wish if apart else min(wish, max(room - 20 - len(left.power) * one, share))
    canvas.put(parts.suit_sprite("C", SIGN, PANEL), box.inner_left, y + LITTLE.height // 2 - SIGN // 2)
    if left.power:
        parts.draw_card_row(canvas, x, y, room if apart else room - need - 20, left.power, LITTLE, PANEL, close=True)
    else:
        canvas.write_line(x, y + LITTLE.height // 2, str(realm.power), COUNT, ON_PLATE)
    if realm.courage:
        need = min(need, box.inner_right - box.inner_left)
        parts.draw_courage_pool(canvas, box.inner_right - need, y + ROW * apart, need, realm.courage, PANEL, close=True)
    else:
        canvas.put(parts.suit_sprite("H", SIGN, PANEL), box.inner_right - wish, y + LITTLE.height // 2 - SIGN // 2)
        canvas.write_line(box.inner_right, y + LITTLE.height // 2, "0", COUNT, ON_PLATE, "r")
    _draw_opened_hand(canvas, box, y + ROW, left.hand, words)


def _draw_opened_hand(canvas: Canvas, box: Box, y: int, cards: Sequence[Card], words: RealmWords) -> None:
    """The cards of an opened hand in one row, with a word before them."""
    if not cards:
        return
    text, style = fit_label(words.say("picture-opened-hand"), TEXT, 150)
    canvas.write_line(box.inner_left, y + LITTLE.height // 2, text, style, QUIET)
    x = box.inner_left + text_width(text, style) + 12
    room = min(box.inner_right - x, len(cards) * (LITTLE.width + parts.GAP))
    parts.draw_card_row(canvas, x, y, room, cards, LITTLE, PANEL, close=True)


def draw_ahead() -> None:
    """Draw what every cell shows."""
    table_parts.felt_backdrop(table_parts.WIDTH, table_parts.HIGHEST)
    for dealt in (1, 2, 4):
        for stand in range(dealt + 1):
            fortresses_sprite(stand, dealt, FELT)
