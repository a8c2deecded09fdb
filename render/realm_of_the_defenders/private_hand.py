"""A seat's own picture: the realms as they face it, its own, its hand and its pools; beside them a battle.

In a tall picture the battle lies between the realms. One of a turn that is over lies there as long as its seat waits:
then, so that on a phone there is room below for text and buttons, those who fell lie crossed out in their realms.

What it can choose stands out. During the bids there is nothing but the ten cards.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine import Action, Seat
from engine.realm_of_the_defenders.cards import CARDS, Card, worth
from engine.realm_of_the_defenders.questions import PaymentView, Pricing
from engine.realm_of_the_defenders.view import RealmView
from render.kit import table_parts
from render.kit.canvas import Canvas
from render.kit.cards import MARGIN
from render.kit.lettering import SMALLEST, FontFace, Ink, TextStyle, fit_label, text_width
from render.kit.palette import FELT, IVORY
from render.kit.shapes import LARGE, TALL, TALLEST, WIDE, smallest_type
from render.kit.table_parts import HIGHEST, ON_FELT, QUIET_ON_FELT, WIDTH
from render.realm_of_the_defenders import battle_panel, open_hands, parts, realms
from render.realm_of_the_defenders.battle_panel import Battle
from render.realm_of_the_defenders.choosable import Choosable
from render.realm_of_the_defenders.faces import LITTLE, MIDDLE
from words.realm_of_the_defenders import RealmWords

_TEXT = TextStyle(FontFace.TEXT, SMALLEST)
_EDGE, _BETWEEN = realms.EDGE, realms.BETWEEN
_TOP = 12
_SMALL = 884
"""How wide a wide picture is where all that lies there has room: its cards are shown larger."""
_LIFT = 16
"""How far a card is raised that has been paid or bid."""
_TO_HAND, _STACKED = _LIFT - 4, 4
"""How far the hand of a tall picture lies below its realm, so that raised cards have room; and the pools from each
other beside it."""
_CLOSE = 42
"""How much of each card in the hand looks out at least, where that leaves room for a battle."""
_LOOSE = 54
"""How much of each card in the hand looks out at least beside wide pools."""
TALL_WIDTH, LARGE_WIDTH = 720, 856
"""How wide a tall picture is; and one with large type, or a tall one of which so much is to have room on a phone that
it could not be read otherwise: its smallest cards have ranks of 30 pixels."""
_FIELD, _POOLS = 354, 164
"""How high a battle may be beside the realms in large type, and how wide the pools are at least in a column."""
_LOOKS_OUT = 34
"""How much of each card in such a pool looks out at least."""
_SIGN = 26


def compose(
    view: RealmView, seat: Seat, names: Sequence[str], words: RealmWords, legal: Sequence[Action], shape: str = WIDE
) -> Canvas:
    """The picture for one seat, put together but not yet encoded."""
    can = Choosable.from_legal(view, legal)
    if view.own().bid_cards:
        return _bidding_canvas(view, seat, names, words, shape)
    return {WIDE: _wide_canvas, TALL: _tall_canvas, LARGE: _large_canvas}[shape](view, seat, names, words, can)


def _wide_canvas(view: RealmView, seat: Seat, names: Sequence[str], words: RealmWords, can: Choosable) -> Canvas:
    own, battle = view.own(), _shown_battle(view)
    rows = [row for row in (_other_seats_shown(view, seat, battle), [seat]) if row]
    whole = _SMALL if battle is None and realms.castles_fit_beside(view, rows, _SMALL - 2 * _EDGE) else WIDTH
    room = whole - 2 * _EDGE
    beside = battle is None and realms.castles_fit_beside(view, rows, room)
    hand_at = _TOP + realms.rows_height(view, rows, beside=beside) + _LIFT - 4
    low = hand_at + MIDDLE.height + 16
    high = low - _TOP - 12
    if battle is not None:
        high = max(high, battle_panel.HEAD_HEIGHT + 46 + battle_panel.SCALES[0].row_height)
        low = max(low, _TOP + high + 12)
    wide = 0
    if battle is not None:
        apart = MIDDLE.width + MARGIN if battle_panel.is_of_past_turn(battle, view) else _CLOSE
        needed = max(
            realms.least_realm_width(view, [one for row in rows for one in row]), len(own.hand) * apart + MIDDLE.width
        )
        wide = battle_panel.wanted_width(battle, room - _BETWEEN - needed, high - battle_panel.HEAD_HEIGHT - 46)
        room -= wide + _BETWEEN
    canvas = Canvas(table_parts.felt_backdrop(whole, min(HIGHEST, low + LITTLE.height + 14)))
    if battle is not None:
        box = WIDTH - _EDGE - wide, _TOP, wide, high
        battle_panel.draw_battle(canvas, box, view, battle, names, words, seat)
    realms.draw_realms(canvas, room, view, rows, names, can, words, _TOP, beside=beside)
    _draw_hand(canvas, hand_at, room, view, can, words)
    _draw_pools_row(canvas, low, view, seat, can, words)
    return canvas


def _tall_canvas(view: RealmView, seat: Seat, names: Sequence[str], words: RealmWords, can: Choosable) -> Canvas:
    """The other realms, two of them beside each other; the battle, one's own realm, the hand, and beside it the pools.

    Each has its place and its size over a whole game: only a battle comes in between, and goes.
    """
    battle = _tall_battle(view, seat)
    fought = view.fought_before_question if battle is None else None
    shown = _other_seats_shown(view, seat, battle)
    rows = [row for row in (shown[:2], shown[2:]) if row]
    wide = next((one for one in (TALL_WIDTH, LARGE_WIDTH) if _is_legible(view, seat, rows, one)), LARGE_WIDTH)
    room = wide - 2 * _EDGE
    beside, own_beside = (realms.castles_stand_beside(view, each, room) for each in (rows, [[seat]]))
    is_open = view.left is not None
    top = (
        _EDGE // 2 + realms.rows_height(view, rows, beside=beside) + is_open * len(rows) * open_hands.OPEN_HANDS_HEIGHT
    )
    mine = realms.rows_height(view, [[seat]], beside=own_beside)
    column = _column_beside(view, seat, room)
    end = _TO_HAND + MIDDLE.height + 12 + LITTLE.height + 12 if column is None else 2 * LITTLE.height + _STACKED + 10
    most = (TALLEST if is_open else TALLEST * wide // LARGE_WIDTH) - top - mine - end
    high = battle_panel.panel_height(battle, room, most, battle_panel.LOW_SCALES) if battle is not None else 0
    height = top + high + mine + end
    canvas = Canvas(table_parts.felt_backdrop(wide, height), smallest_type(TALL, wide, height))
    low = _EDGE // 2
    for row in rows:
        low = realms.draw_realms(
            canvas, room, view, [row], names, can, words, low, beside=beside, slim=True, fought=fought
        )
        if is_open:
            open_hands.draw_open_hands(canvas, room, low, view, row, words)
            low += open_hands.OPEN_HANDS_HEIGHT
    own = realms.draw_realms(
        canvas, room, view, [[seat]], names, can, words, top + high, beside=own_beside, slim=True, fought=fought
    )
    if battle is not None:
        battle_panel.draw_battle(
            canvas, (_EDGE, top, room, high), view, battle, names, words, seat, battle_panel.LOW_SCALES
        )
    if column is None:
        _draw_pools_row(canvas, own + _TO_HAND + MIDDLE.height + 12, view, seat, can, words)
    else:
        _draw_pools_column(canvas, (own, column), view, seat, can, words, _STACKED)
        room -= column + _BETWEEN
    _draw_hand(canvas, own + _TO_HAND, room, view, can, words)
    return canvas


def _is_legible(view: RealmView, seat: Seat, rows: Sequence[Sequence[int]], wide: int) -> bool:
    """Whether all Defenders and all cards of a hand can be read in a tall picture that is so wide, those of a realm
    that has a row for itself beside its castle."""
    room = wide - 2 * _EDGE
    fits = all(
        realms.castles_stand_beside(view, [row], room)
        if len(row) == 1
        else realms.defenders_are_legible(view, [row], room)
        for row in (*rows, [seat])
    )
    return fits and _column_beside(view, seat, room) is not None


def _column_beside(view: RealmView, seat: Seat, room: int) -> int | None:
    """How wide the pools are beside the hand: as far as it leaves them room, their cards lie side by side; None where
    its cards, or theirs, could not be read."""
    cards = max(3, len(view.own().hand))
    loose, close = (room - _BETWEEN - MIDDLE.width - (cards - 1) * step for step in (_LOOSE, _CLOSE))
    least, wish = (_pools_column_width(view, seat, step) for step in (_LOOKS_OUT, LITTLE.width + parts.GAP))
    return None if least > close else min(wish, max(least, loose))


def _large_canvas(view: RealmView, seat: Seat, names: Sequence[str], words: RealmWords, can: Choosable) -> Canvas:
    """The picture in large type, laid out as the wide one: where many lie there, the pools are beside the realms, where
    there is no battle, or beside the hand."""
    battle, room = _shown_battle(view), LARGE_WIDTH - 2 * _EDGE
    rows = [row for row in (_other_seats_shown(view, seat, battle), [seat]) if row]
    beside = battle is None and realms.castles_fit_beside(view, rows, room)
    field = realms.rows_height(view, rows, beside=beside)
    needed = realms.least_realm_width(view, [one for row in rows for one in row])
    wide = high = 0
    if battle is not None:
        needed = min(needed, room - _BETWEEN - battle_panel.LEAST_WIDTH)
        wide = battle_panel.wanted_width(battle, room - _BETWEEN - needed, _FIELD - battle_panel.HEAD_HEIGHT - 46)
        high = battle_panel.panel_height(battle, wide, _FIELD)
    low = _EDGE // 2 + max(field, high) + _LIFT - 4
    below = low + MIDDLE.height + 16
    apart = below + LITTLE.height + 14 <= HIGHEST * LARGE_WIDTH // WIDTH
    pools = 2 * LITTLE.height + parts.GAP
    height = below + LITTLE.height + 14 if apart else low + pools + 12
    canvas = Canvas(table_parts.felt_backdrop(LARGE_WIDTH, height), smallest_type(LARGE, LARGE_WIDTH, height))
    room -= wide + _BETWEEN if battle is not None else 0
    realms.draw_realms(canvas, room, view, rows, names, can, words, _EDGE // 2, beside=beside)
    if battle is not None:
        box = LARGE_WIDTH - _EDGE - wide, _EDGE // 2, wide, high
        battle_panel.draw_battle(canvas, box, view, battle, names, words, seat)
    room = LARGE_WIDTH - 2 * _EDGE
    if apart:
        _draw_pools_row(canvas, below, view, seat, can, words)
    else:
        cards = len(view.own().hand)
        left = room - _BETWEEN - cards * (MIDDLE.width + parts.GAP) + parts.GAP
        most = max(
            left, min(_pools_column_width(view, seat, _LOOKS_OUT), room - _BETWEEN - cards * _CLOSE - MIDDLE.width)
        )
        room -= _BETWEEN + _draw_pools_column(canvas, (low, most), view, seat, can, words)
    _draw_hand(canvas, low, room, view, can, words)
    return canvas


def _draw_pools_column(
    canvas: Canvas,
    at: tuple[int, int],
    view: RealmView,
    seat: int,
    can: Choosable,
    words: RealmWords,
    gap: int = parts.GAP,
) -> int:
    """Power above Courage, at the right end; returns how wide they are. `at` is their top and the most they may be.

    ``gap``: how far apart they are.
    """
    (y, most), power, courage = at, view.own().power, view.seats[seat].courage
    wide = max(_POOLS, min(most, _pools_column_width(view, seat, LITTLE.width + parts.GAP)))
    left = canvas.width - _EDGE - wide
    paid = _paid_cards(view) if can.pays_courage else ()
    for number, (letter, cards) in enumerate((("C", power), ("H", courage))):
        top = y + number * (LITTLE.height + gap)
        middle = top + LITTLE.height // 2
        canvas.put(parts.suit_sprite(letter, _SIGN, FELT), left, middle - _SIGN // 2)
        x, end = left + _SIGN + 12, left + wide
        if not cards:
            word = words.say(f"picture-{'power' if letter == 'C' else 'courage'}")
            for said, by in ((word, -15), (words.say("picture-none"), 15)):
                canvas.write_line(x, middle + by, said, _TEXT, QUIET_ON_FELT, room=end - x)
            continue
        chosen = can.power if letter == "C" else can.courage
        lit = [*(paid if letter == "H" else ()), *[card for card in cards if card in chosen and card not in paid]]
        end -= canvas.write_line(end, middle, str(worth(cards)), table_parts.BIG, Ink(IVORY, FELT), "r") + 12
        parts.draw_card_row(canvas, x, top, end - x, cards, LITTLE, FELT, lit)
    return wide


def _pools_column_width(view: RealmView, seat: int, step: int) -> int:
    """How wide the pools are, one above the other, whose cards lie so far apart."""
    pools, last = (view.own().power, view.seats[seat].courage), LITTLE.width + parts.GAP - step
    long = max(text_width(str(worth(cards)), table_parts.BIG) + 12 - parts.GAP + len(cards) * step for cards in pools)
    return max(_POOLS, _SIGN + 12 + last - parts.GAP + long)


def _paid_cards(view: RealmView) -> Sequence[Card]:
    """The cards that have been laid down for what is being paid."""
    ask = view.own().ask
    return ask.paid if isinstance(ask, PaymentView | Pricing) else ()


def _draw_hand(canvas: Canvas, y: int, room: int, view: RealmView, can: Choosable, words: RealmWords) -> None:
    hand = view.own().hand
    _draw_choosable_row(
        canvas, _EDGE, y, room, hand, can.hand, () if can.pays_courage else _paid_cards(view), gold=bool(can.power)
    )
    if not hand:
        canvas.write_wrapped(_EDGE, y + MIDDLE.height // 2, words.say("picture-no-hand"), _TEXT, QUIET_ON_FELT, room)


def _shown_battle(view: RealmView) -> Battle | None:
    """The battle that is on, or has just ended."""
    if view.battle is not None and view.step != "main":
        return view.battle
    return view.fought_before_question


def _tall_battle(view: RealmView, seat: Seat) -> Battle | None:
    """The battle that a tall picture has room for: of a turn that is over while its seat waits for the only other."""
    battle = _shown_battle(view)
    if not battle_panel.is_of_past_turn(battle, view):
        return battle
    return battle if seat not in view.active and len(view.seats) == 2 else None


def _other_seats_shown(view: RealmView, seat: int, battle: Battle | None) -> list[int]:
    """The other realms that are shown: all, or where there is a battle, the one that is attacked, or attacks."""
    is_over = view.outcome is not None
    others: list[int] = [one for one in view.seating if one != seat and (is_over or not view.seats[one].out)]
    if battle is None or len(others) < 2:
        return others
    against = view.player if battle.target == seat else battle.target
    return [other for other in others if other == against]


def _draw_choosable_row(
    canvas: Canvas,
    x: int,
    y: int,
    room: int,
    which: Sequence[Card],
    can: frozenset[Card] | None,
    raised: Sequence[Card],
    *,
    gold: bool = False,
) -> None:
    """Cards in a row: those that are paid or bid raised, those that can't be chosen dimmed where others can.

    ``gold``: those that can are lit, as those are that can be chosen elsewhere.
    """
    step = parts.even_card_step(len(which), MIDDLE, room)
    left = list(raised)
    for number, one in enumerate(which):
        at = x + number * step
        over = number > 0 and step < MIDDLE.width + MARGIN
        if one in left:
            left.remove(one)
            parts.lay_card(canvas, parts.card_sprite(one, MIDDLE, FELT, over, "gold"), at, y - _LIFT, MIDDLE)
            continue
        ring: parts.Ring | None = "gold" if gold and can is not None and one in can else None
        parts.lay_card(canvas, parts.card_sprite(one, MIDDLE, FELT, over, ring), at, y, MIDDLE)
        if can is not None and one not in can:
            wide = MIDDLE.width if number == len(which) - 1 else min(step, MIDDLE.width)
            canvas.dim_area(at, y, wide, MIDDLE.height)


def _draw_pools_row(canvas: Canvas, y: int, view: RealmView, seat: int, can: Choosable, words: RealmWords) -> None:
    """Power at the left, Courage at the right, in one row; who has more cards gets more room.

    On a narrower picture their signs are enough where the cards need the room.
    """
    power, courage = view.own().power, view.seats[seat].courage
    paid = _paid_cards(view) if can.pays_courage else ()
    courage_width = text_width(str(worth(courage)), table_parts.BIG) + 58
    power_width = text_width(str(worth(power)), table_parts.BIG) + 12
    said = [fit_label(words.say(f"picture-{word}"), _TEXT, 130, canvas.least) for word in ("power", "courage")]
    long = [_SIGN + 8 + text_width(*one) + 14 for one in said]
    none, none_style = fit_label(words.say("picture-none"), _TEXT, 110, canvas.least)
    one = LITTLE.width + parts.GAP
    wishes = [
        long[0] + (len(power) * one + power_width if power else text_width(none, none_style)),
        long[1] + (len(courage) * one + courage_width if courage else text_width(none, none_style)),
    ]
    room = canvas.width - 2 * _EDGE - _BETWEEN
    if sum(wishes) > room and canvas.width < WIDTH:
        said = [("", _TEXT), ("", _TEXT)]
        wishes = [wish - spared + _SIGN + 14 for wish, spared in zip(wishes, long, strict=True)]
        long = [_SIGN + 14] * 2
    if sum(wishes) > room:
        left = room - sum(long) - courage_width - power_width
        share = left * len(courage) // max(1, len(power) + len(courage))
        wishes[1] = max(min(wishes[1], long[1] + courage_width + share), room - wishes[0])
        wishes[0] = room - wishes[1]
    middle = y + LITTLE.height // 2
    start = canvas.width - _EDGE - wishes[1]
    for x, letter, (text, style) in zip((_EDGE, start), "CH", said, strict=True):
        canvas.put(parts.suit_sprite(letter, _SIGN, FELT), x, middle - _SIGN // 2)
        if text:
            canvas.write_line(x + _SIGN + 8, middle, text, style, QUIET_ON_FELT)
    if power:
        lit = [card for card in power if card in can.power]
        canvas.write_line(_EDGE + wishes[0], middle, str(worth(power)), table_parts.BIG, Ink(IVORY, FELT), "r")
        parts.draw_card_row(canvas, _EDGE + long[0], y, wishes[0] - long[0] - power_width, power, LITTLE, FELT, lit)
    else:
        canvas.write_line(_EDGE + long[0], middle, none, none_style, QUIET_ON_FELT)
    if courage:
        lit = [*paid, *[card for card in courage if card in can.courage and card not in paid]]
        parts.draw_courage_pool(canvas, start + long[1], y, wishes[1] - long[1], courage, FELT, lit)
    else:
        canvas.write_line(start + long[1], middle, none, none_style, QUIET_ON_FELT)


def _bidding_canvas(view: RealmView, seat: Seat, names: Sequence[str], words: RealmWords, shape: str) -> Canvas:
    """The ten cards, those raised that are bid already; above them those of the others where they lie open."""
    own = view.own()
    lines = 28 if shape == WIDE else 46
    top = _TOP + _LIFT + (open_hands.open_bids_height(view) if view.left is not None else 0)
    wide = {WIDE: WIDTH, TALL: TALL_WIDTH, LARGE: LARGE_WIDTH}[shape]
    high = top + MIDDLE.height + 10 + 2 * lines
    canvas = Canvas(table_parts.felt_backdrop(wide, high), None if shape == WIDE else smallest_type(shape, wide, high))
    if view.left is not None:
        open_hands.draw_open_bids(canvas, wide - 2 * _EDGE, _TOP, view, seat, names, words)
    _draw_choosable_row(canvas, _EDGE, top, wide - 2 * _EDGE, own.bid_cards, None, own.bid)
    text = words.say("picture-bid-count", count=len(own.bid), cards=len(own.bid_cards))
    canvas.write_wrapped(_EDGE, top + MIDDLE.height + 10 + lines, text, _TEXT, ON_FELT, wide - 2 * _EDGE)
    return canvas


def draw_ahead() -> None:
    """Draw the cards of hands as they lie side by side."""
    for which in CARDS:
        parts.card_sprite(which, MIDDLE, FELT)
