"""The public table of Elements while a game goes on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from types import MappingProxyType

from engine.elements.view import ElementsView
from render.elements import parts
from render.elements.previous_round import EndedRound, draw_previous_round, rows_from
from render.kit import plates, table_parts
from render.kit.canvas import Canvas
from render.kit.cards import LARGE, MARGIN, MEDIUM, SMALL, Size
from render.kit.lettering import FontFace, TextStyle, fit_label, text_width
from render.kit.lettering import text_width as lettered
from render.kit.palette import FELT, PANEL, Colour
from render.kit.table_parts import (
    BIG,
    GAP,
    GOLD_INK,
    NAME,
    ON_FELT,
    ON_PLATE,
    QUIET,
    QUIET_ON_FELT,
    RED_INK,
    STRONG,
    TEXT,
    WIDTH,
    draw_header,
    fit_sentence,
    write_name,
)
from words.catalogue import ShortenableLabel
from words.elements import ElementsWords

HEIGHT = 636

LIMIT = TextStyle(FontFace.TITLE, 84)

PLATE_WIDTH, PLATE_HEIGHT = 960, 164
PLATE_TOPS = (62, 454)
_EDGE = 452
"""Where whatever is written of a player ends, before the front."""
_BEFORE, _WIDE = 452, 410
"""Where the plate of the round before is, and how wide."""
OWN_BEFORE = 212
"""How much lies left of it in a seat's own picture, where the limit stands beside the sum."""
_DISCARDED = 50
"""How much less room it has where sixes are out of the new round."""
_WHOLE = 500
"""How wide a plate is on which names stand before the cards."""
OUT = 150
"""How wide what is said of the discards may be, beside a display."""
SMALL_STEP = SMALL.width + 8
GAP_OF_CARDS = 10
"""How far apart cards of a display lie that have room."""
_NARROW = 600
"""Where there is less room for a name and cards, the name has less of it, and cards lie closer."""
HIGHEST = 60
"""No sum and no limit is higher: all cards but the four lowest."""


def compose(
    view: ElementsView,
    names: Sequence[str],
    words: ElementsWords,
    hands: Mapping[int, Sequence[int]] = MappingProxyType({}),
) -> Canvas:
    """The table, put together but not yet encoded; ``hands`` lie open in it."""
    canvas = Canvas(table_parts.felt_backdrop(WIDTH, HEIGHT))
    key = "picture-goal" if view.rounds is None else "picture-round-of"
    draw_header(canvas, words.say("title"), words.say(key, round=view.round, rounds=view.rounds or 0), 34)
    for seat, top in enumerate(PLATE_TOPS):
        _draw_player(canvas, view, names, seat, top, words, hands.get(seat))
    draw_middle(canvas, 20, 236, 760, view, names, words)
    draw_discarded_sixes(canvas, WIDTH - 34, 298, view.discards, words, 176)
    return canvas


def draw_middle(
    canvas: Canvas,
    x: int,
    y: int,
    width: int,
    view: ElementsView,
    names: Sequence[str],
    words: ElementsWords,
    *,
    own: bool = False,
) -> None:
    """What lies between the players, 205 pixels high: how the last round has just ended, or the display.

    ``own``: in a seat's own picture, which has the discards there.
    """
    ended, right = EndedRound.from_view(view, names, words), x + width
    if ended is None:
        if own and view.discards:
            draw_discarded_sixes(canvas, right, y + 17, view.discards, words, OUT)
            right -= OUT + 10
        draw_display_with_limit(canvas, y, view.limit, view.display, words, right)
    elif view.turn is None:
        draw_round_result(canvas, x, y + 4, width, ended)
    elif own:
        draw_display_and_previous_round(canvas, x, y, width, ended, view.display, view.discards)
    else:
        draw_display_with_limit(canvas, y, view.limit, view.display, words, _BEFORE - 10)
        draw_previous_round(canvas, _BEFORE, y + 4, _WIDE, ended)


def draw_display_and_previous_round(
    canvas: Canvas, x: int, y: int, width: int, ended: EndedRound, display: Sequence[int], out: int
) -> None:
    """The display that has hardly begun, the sixes that are out already, and how the round before ended.

    Whoever begins, that has the same room, but where a six is out.
    """
    left = OWN_BEFORE + (_DISCARDED if out else 0)
    start, named = x + left, lettered(ended.words.say("picture-display"), canvas.readable_style(TEXT))
    beside = x + 4 + named + 16
    draw_discarded_sixes(canvas, start - 12, y + 17, out, ended.words, start - 12 - beside)
    draw_display(canvas, x + 4, y, display, ended.words, beside - 12 if out else start - 10)
    if width - left >= _WHOLE:
        draw_round_result(canvas, start, y + 4, width - left, ended, past=True)
    else:
        draw_previous_round(canvas, start, y + 4, width - left, ended)


def _draw_player(
    canvas: Canvas,
    view: ElementsView,
    names: Sequence[str],
    seat: int,
    top: int,
    words: ElementsWords,
    hand: Sequence[int] | None,
) -> None:
    lit = view.turn == seat
    canvas.put(table_parts.plate(PLATE_WIDTH, PLATE_HEIGHT, lit), 20, top, plates.MARGIN)
    if hand:
        step = min(SMALL_STEP, (390 - SMALL.width) // max(1, len(hand) - 1))
        for number, value in enumerate(hand):
            canvas.put(
                parts.card(SMALL, value, PANEL, step < SMALL.width and number > 0),
                42 + number * step,
                top + 99,
                MARGIN,
            )
    else:
        _draw_hidden_hand(canvas, 42, top + 99, view.hand_sizes[seat], words)
    end = draw_score(canvas, 42, top + 75, view.scores[seat], view.mode == "endless", words, _EDGE)
    room = _to_move(canvas, end, top, words) if lit else 386
    write_name(canvas, 42, top + 33, names[seat], NAME, ON_PLATE, room)
    _draw_front(canvas, 474, top, view.fronts[seat], words, hand, view.limit)


def _to_move(canvas: Canvas, end: int, top: int, words: ElementsWords) -> int:
    """Say whose turn it is, behind the tokens, which end there, or behind the name; returns how much room that has."""
    said = words.say("picture-to-move")
    label, y = table_parts.turn_label(said, 30), top + 75
    if beside := label.image.width > _EDGE - end:
        label, y = table_parts.turn_label(said, 30, 250), top + 33
    canvas.put(label, _EDGE - label.image.width, y - label.image.height // 2)
    return _EDGE - label.image.width - 12 - 42 if beside else 386


def draw_score(canvas: Canvas, x: int, y: int, points: int, endless: bool, words: ElementsWords, edge: int) -> int:
    """Tokens as coins; in an endless game the rounds won as a number. y is the middle of the row.

    Its words end before `edge`; returns where it ends itself.
    """
    if endless:
        end = x + canvas.write_line(x, y, str(points), STRONG, GOLD_INK) + 10
        won = words.say("picture-rounds-won", count=points)
        return end + canvas.write_line(end, y, won, TEXT, QUIET, room=edge - end)
    tokens = parts.tokens(points)
    canvas.put(tokens, x, y - plates.COIN - 1)
    return x + tokens.image.width


def _draw_hidden_hand(canvas: Canvas, x: int, y: int, size: int, words: ElementsWords) -> None:
    if not size:
        canvas.put(parts.empty_place(SMALL, PANEL), x, y, MARGIN)
    for number in range(size):
        canvas.put(parts.back(SMALL, PANEL, number > 0), x + number * parts.BACK_STEP, y, MARGIN)
    end = x + SMALL.width + max(0, size - 1) * parts.BACK_STEP + 16
    shown = words.say("picture-in-hand", count=size)
    canvas.write_line(end, y + SMALL.height // 2, shown, TEXT, QUIET, room=_EDGE - end)


def draw_fan(canvas: Canvas, x: int, y: int, cards: Sequence[int], size: Size, ground: Colour) -> None:
    """Cards face up in a row, each over the one before, which keeps its spine in sight."""
    for number, value in enumerate(cards):
        canvas.put(parts.card(size, value, ground, number > 0), x + number * size.spine, y, MARGIN)


def _draw_front(
    canvas: Canvas,
    x: int,
    top: int,
    cards: Sequence[int],
    words: ElementsWords,
    hand: Sequence[int] | None,
    limit: int,
) -> None:
    """The cards before a player, and their sum; that of all cards, where the hand lies open."""
    total = sum(cards) + sum(hand or ())
    ink = QUIET if not total else RED_INK if hand and total > limit else ON_PLATE
    canvas.write_line(916, top + 66, str(total), BIG, ink, "m")
    canvas.write_line(916, top + 114, words.say("picture-sum" if hand else "picture-front"), TEXT, QUIET, "m", 116)
    if not cards:
        canvas.put(parts.empty_place(MEDIUM, PANEL), x, top + 19, MARGIN)
    elif len(cards) <= 8:
        draw_fan(canvas, x, top + 19, cards, MEDIUM, PANEL)
    else:
        _two_rows(canvas, x, top + 22, cards)


def draw_small_cards(canvas: Canvas, x: int, y: int, cards: Sequence[int], step: int = SMALL_STEP) -> int:
    """Small cards side by side on a plate; returns where the row ends."""
    for number, value in enumerate(cards):
        canvas.put(parts.card(SMALL, value, PANEL), x + number * step, y, MARGIN)
    return x + len(cards) * step


def _two_rows(canvas: Canvas, x: int, y: int, cards: Sequence[int]) -> None:
    half = (len(cards) + 1) // 2
    draw_small_cards(canvas, x, y, cards[:half])
    draw_small_cards(canvas, x, y + SMALL.height + 14, cards[half:])


def draw_display_with_limit(
    canvas: Canvas, y: int, limit: int, display: Sequence[int], words: ElementsWords, edge: int = 780
) -> None:
    """The display with its limit, 205 pixels high; it ends before `edge`."""
    canvas.put(table_parts.medallion(82), 28, y + 22, plates.MARGIN)
    canvas.write_line(110, y + 92, str(limit), LIMIT, ON_PLATE, "m")
    canvas.write_line(110, y + 148, words.say("picture-limit"), TEXT, GOLD_INK, "m", 112)
    draw_display(canvas, 224, y, display, words, edge)


def draw_display(
    canvas: Canvas, x: int, y: int, cards: Sequence[int], words: ElementsWords, edge: int, edge_of_sum: int = 0
) -> None:
    """The cards of the display, which end before `edge`, under its name and what they add up to.

    ``edge_of_sum``: where that ends, if there is more room for it.
    """
    named = canvas.write_line(x, y + 17, words.say("picture-display"), TEXT, QUIET_ON_FELT, room=edge - x)
    row = y + 40
    if not cards:
        canvas.put(parts.empty_place(LARGE, FELT), x, row, MARGIN)
        empty, middle = words.say("picture-empty"), (x + LARGE.width // 2, row + LARGE.height // 2)
        empty, style = fit_label(empty, canvas.readable_style(TEXT), LARGE.width - 6)
        canvas.write_line(*middle, empty, style, QUIET_ON_FELT, "m", LARGE.width - 6)
        return
    added, style = f"{' + '.join(map(str, cards))} = {sum(cards)}", canvas.readable_style(STRONG)
    start = x + named + 20
    if len(cards) > 1 and text_width(added, style) <= max(edge, edge_of_sum) - start:
        canvas.write_line(start, y + 17, added, style, ON_FELT)
    size, step = _size_and_step(len(cards), edge - x)
    for number, value in enumerate(cards):
        over, top = step < size.width and number > 0, number == len(cards) - 1
        canvas.put(parts.card(size, value, FELT, over, top=top), x + number * step, row, MARGIN)


def _size_and_step(count: int, room: int) -> tuple[Size, int]:
    """How large the cards of a display are, and how far apart: side by side, else in a fan, else closer."""
    for size in (LARGE, MEDIUM):
        step = min(size.width + GAP_OF_CARDS, (room - size.width) // max(1, count - 1))
        if size is LARGE and (step > size.width or count == 1):
            return size, step
        if step >= size.spine or count <= 2:
            return size, size.spine
    return MEDIUM, step


def draw_discarded_sixes(canvas: Canvas, right: int, y: int, count: int, words: ElementsWords, room: int) -> None:
    """How many sixes are out of the round, where there are some."""
    if count:
        canvas.write_line(right, y, words.say("picture-discards"), TEXT, QUIET_ON_FELT, "r", room)
        times = (
            canvas.write_line(right, y + 22 + SMALL.height // 2, f"× {count}", STRONG, ON_FELT, "r")
            if count > 1
            else -12
        )
        canvas.put(parts.card(SMALL, 6, FELT), right - times - 12 - SMALL.width, y + 22, MARGIN)


def draw_round_result(canvas: Canvas, x: int, y: int, width: int, ended: EndedRound, *, past: bool = False) -> None:
    """How the last round ended, on a plate 200 pixels high: after a knock with both hands, else without.

    ``past``: beside a round that is played, which has a limit of its own.
    """
    last, names, words, coins, _ = ended
    canvas.put(table_parts.plate(width, 200, False), x, y, plates.MARGIN)
    right = x + width - 22
    said = words.say("picture-limit-was" if past else "picture-limit-of", limit=last.limit)
    limit = canvas.write_line(right, y + 34, said, TEXT, QUIET, "r", width // 3)
    radius = plates.COIN if width > _NARROW else parts.GAINED
    won = parts.coins(last.points, radius) if coins else None
    room = width - 44 - limit - (GAP if width > _NARROW else 12) - (won.image.width + 16 if won else 0)
    alone, goes_to = words.say("picture-round", round=last.round), partial(_goes_to, words, last.round)
    told = fit_sentence(goes_to, names[last.winner], STRONG, room)
    if last.hands is not None and lettered(goes_to(names[last.winner]), canvas.readable_style(STRONG)) > room:
        told = alone  # the name is below, in gold: better whole there than cut here
    told = ShortenableLabel.with_short_form(told, alone)
    told, style = fit_label(told, canvas.readable_style(STRONG), room)
    end = x + 22 + canvas.write_line(x + 22, y + 34, told, style, GOLD_INK, room=room)
    if won:
        canvas.put(won, end + 16, y + 34 - radius - 1)
    if last.hands is None or last.sums is None:
        told = fit_sentence(lambda name: words.say("picture-yielded", player=name), names[last.by], STRONG, width - 44)
        canvas.write_line(x + 22, y + 98, told, STRONG, ON_PLATE, room=width - 44)
        canvas.write_line(x + 22, y + 144, words.say("picture-hidden"), TEXT, QUIET, room=width - 44)
        return
    for number, seat in enumerate(ended.rows):
        total, row = last.sums[seat], y + 66 + 66 * number
        knocked = last.by == seat
        hand, front, won_it = last.hands[seat], last.fronts[seat], seat == last.winner
        _draw_revealed_hand(canvas, x, row, hand, front, names[seat], words, right - 70, knocked=knocked, won=won_it)
        ink = GOLD_INK if won_it else RED_INK if total > last.limit else ON_PLATE
        canvas.write_line(right, row + SMALL.height // 2, str(total), BIG, ink, "r")


def _goes_to(words: ElementsWords, number: int, name: str) -> str:
    return words.say("picture-goes-to", round=number, player=name)


def draw_unfinished_round(
    canvas: Canvas,
    x: int,
    y: int,
    width: int,
    view: ElementsView,
    hands: Sequence[Sequence[int]],
    names: Sequence[str],
    words: ElementsWords,
) -> None:
    """How a round lay that was not played to its end, on a plate 200 pixels high: the display, and both hands."""
    canvas.put(table_parts.plate(width, 200, False), x, y, plates.MARGIN)
    right = x + width - 22
    said = words.say("picture-limit-of", limit=view.limit)
    limit = right - canvas.write_line(right, y + 34, said, TEXT, QUIET, "r", width // 3)
    said = words.say("picture-unfinished", round=view.round)
    end = x + 22 + canvas.write_line(x + 22, y + 34, said, STRONG, GOLD_INK, room=limit - GAP - x - 22)
    start = limit - 8 - len(view.display) * SMALL_STEP
    if start > end:
        draw_small_cards(canvas, start, y + 8, view.display)
    for number, seat in enumerate(rows_from(view.viewer)):
        hand, row = hands[seat], y + 66 + 66 * number
        _draw_revealed_hand(canvas, x, row, hand, view.fronts[seat], names[seat], words, right - 70)
        total = sum(hand) + sum(view.fronts[seat])
        canvas.write_line(right, row + SMALL.height // 2, str(total), BIG, ON_PLATE, "r")


def _draw_revealed_hand(
    canvas: Canvas,
    x: int,
    y: int,
    hand: Sequence[int],
    front: Sequence[int],
    name: str,
    words: ElementsWords,
    edge: int,
    *,
    knocked: bool = False,
    won: bool = False,
) -> None:
    """What somebody held, behind their name, which is golden where they ``won``; its words end before `edge`."""
    ink = GOLD_INK if won else ON_PLATE
    narrow = edge - x <= _NARROW
    middle, start = y + SMALL.height // 2, x + (190 if narrow else 230)
    if knocked:
        write_name(canvas, x + 22, middle - 14, name, TEXT, ink, start - x - 36)
        canvas.write_line(
            x + 22, middle + 16, words.say("picture-knocked", player=name), TEXT, QUIET, room=start - x - 36
        )
    else:
        write_name(canvas, x + 22, middle, name, TEXT, ink, start - x - 36)
    count, most = len(hand) + len(front), min(8, (edge - start - 26) // SMALL_STEP)
    step = SMALL_STEP
    if narrow and count > most:  # cards rather lie over each other than beyond their plate
        step = (edge - start - 26 - SMALL_STEP - SMALL.width) // max(1, count - 2)
        most = count
    end = draw_small_cards(canvas, start, y, hand, step) + SMALL_STEP - step
    if front and count <= most:
        if hand:
            canvas.write_line(end + 10, middle, "+", TEXT, QUIET, "m")
        draw_small_cards(canvas, end + 26 if hand else start, y, front, step)
    elif front:
        room = edge - end - 6
        total, style = fit_label(words.say("picture-front-sum", sum=sum(front)), TEXT, room, canvas.least)
        if not total.endswith("…"):  # the alt text has it
            canvas.write_line(end + 6, middle, total, style, QUIET)


def draw_ahead(words: ElementsWords) -> None:
    """Draw every number that a table can show, and the plates behind them."""
    canvas = Canvas(table_parts.felt_backdrop(WIDTH, HEIGHT))
    for number in range(HIGHEST + 1):
        canvas.write_line(0, 0, str(number), LIMIT, ON_PLATE)
        for ink in (ON_PLATE, QUIET, GOLD_INK, RED_INK):
            canvas.write_line(0, 0, str(number), BIG, ink)
    for number in range(1, 12):
        draw_header(canvas, words.say("title"), words.say("picture-goal", round=number))
    for lit in (False, True):
        table_parts.plate(PLATE_WIDTH, PLATE_HEIGHT, lit)
