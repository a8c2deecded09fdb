"""A seat's own picture: the realms as they face it, its own, its hand and its pools; beside them a battle.

In a tall picture the battle lies between the realms and the hand. It has no battle of a turn that is over and no empty
pools, so that on a phone there is room below for text and buttons.

What it can choose stands out. During the bids there is nothing but the ten cards.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine import Action, Seat
from engine.realm_of_the_defenders.cards import CARDS, Card, worth
from engine.realm_of_the_defenders.questions import Paying, Pricing
from engine.realm_of_the_defenders.view import PrivateView, RealmView
from render.kit import furniture
from render.kit.canvas import Canvas
from render.kit.cards import MARGIN, Size
from render.kit.furniture import GOLD_ON_FELT, HIGHEST, ON_FELT, QUIET_ON_FELT, WIDTH, write_name
from render.kit.lettering import SMALLEST, Face, Style, fitted, width
from render.kit.palette import FELT
from render.kit.shapes import LARGE, TALL, TALLEST, WIDE, least
from render.realm_of_the_defenders import battle_panel, parts
from render.realm_of_the_defenders.battle_panel import Battle
from render.realm_of_the_defenders.choosable import Choosable
from render.realm_of_the_defenders.faces import LITTLE, MIDDLE
from render.realm_of_the_defenders.public_table import fighting
from words.realm_of_the_defenders import RealmWords

_TEXT, _COUNT, _NAME = Style(Face.TEXT, SMALLEST), Style(Face.STRONG, 30), Style(Face.STRONG, 34)
_EDGE, _TOP, _BETWEEN = 18, 12, 24
_ROOM = WIDTH - 2 * _EDGE
_HEAD = 44
_STAND = MIDDLE.height + parts.TAG // 2 + 4
"""How high a row of Defenders is."""
_LIFT = 16
"""How far a card is raised that has been paid or bid."""
_LEAST, _MOST = 400, 560
"""How wide realms are at least beside a battle, and how wide they may be if they need it."""
_CLOSE = 42
"""How much of each card in the hand looks out at least, where that leaves room for a battle."""
TALL_WIDTH, LARGE_WIDTH = 700, 856
"""How wide a tall picture is, and one with large type, or a tall one of which much is to have room on a phone: its
smallest cards have ranks of 30 pixels."""
_FIELD, _POOLS = 354, 188
"""How high a battle may be beside the realms in large type, and how wide the pools are at least in a column."""
_LOOKS_OUT = 34
"""How much of each card in such a pool looks out at least."""
_CLOSER = 0
"""How much further apart realms lie there than they must."""
_SIGN = 26
_CASTLE = 40


def compose(
    view: RealmView, seat: Seat, names: Sequence[str], words: RealmWords, legal: Sequence[Action], shape: str = WIDE
) -> Canvas:
    """The picture for one seat, put together but not yet encoded."""
    can = Choosable.of(view, legal)
    if view.own().bid_cards:
        return _bidding(view.own(), words, shape)
    return {WIDE: _wide, TALL: _tall, LARGE: _large}[shape](view, seat, names, words, can)


def _wide(view: RealmView, seat: Seat, names: Sequence[str], words: RealmWords, can: Choosable) -> Canvas:
    own, battle = view.own(), _battle(view)
    shown = _others(view, seat, battle)
    hand_at = _TOP + sum(high_of(view, row) for row in (shown, [seat]) if row) + _LIFT + 2
    low = hand_at + MIDDLE.height + 18
    high = low - _TOP - 12
    if battle is not None:
        high = max(high, battle_panel.HEAD + 46 + battle_panel.SCALES[0].high)
        low = max(low, _TOP + high + 12)
    wide = 0
    if battle is not None:
        apart = MIDDLE.width + MARGIN if battle_panel.is_past(battle, view) else _CLOSE
        needed = max(least_room(view, [*shown, seat]), len(own.hand) * apart + MIDDLE.width)
        wide = battle_panel.wanted(battle, _ROOM - _BETWEEN - needed, high - battle_panel.HEAD - 46)
    room = _ROOM - (wide + _BETWEEN if battle is not None else 0)
    canvas = Canvas(furniture.felt(WIDTH, min(HIGHEST, low + LITTLE.height + 16)))
    if battle is not None:
        box = WIDTH - _EDGE - wide, _TOP, wide, high
        battle_panel.draw(canvas, box, view, battle, names, words, seat)
    realms(canvas, room, view, [shown, [seat]], names, can, words)
    _hand(canvas, hand_at, room, view, can, words)
    _pools(canvas, low, view, seat, can, words)
    return canvas


def _tall(view: RealmView, seat: Seat, names: Sequence[str], words: RealmWords, can: Choosable) -> Canvas:
    """The realms, two of the others beside each other, below them the battle, then the hand and the pools."""
    battle = None if battle_panel.is_past(past := _battle(view), view) else past
    shown = _others(view, seat, battle)
    rows: list[Sequence[int]] = [row for row in (shown[:2], shown[2:], [seat]) if row]
    wide = TALL_WIDTH if sum(_stands(view, row) for row in rows) + (battle is not None) < 2 else LARGE_WIDTH
    room = wide - 2 * _EDGE
    top = _EDGE // 2 + sum(high_of(view, row, _CLOSER) for row in rows)
    size = LITTLE if battle is not None and not can.hand else MIDDLE
    raised = () if can.pays_courage else _paid(view)
    lift = _LIFT + 2 if raised or _stands(view, [seat]) else 4
    low = lift + (size.height + 14 if view.own().hand else 40)
    end = low + (LITTLE.height + 14 if view.own().power or view.seats[seat].courage else 0)
    high = battle_panel.high(battle, room, TALLEST - top - end, battle_panel.FLAT) if battle is not None else 0
    height = top + high + end
    canvas = Canvas(furniture.felt(wide, height), least(TALL, wide, height))
    if battle is not None:
        battle_panel.draw(canvas, (_EDGE, top, room, high), view, battle, names, words, seat, battle_panel.FLAT)
    realms(canvas, room, view, rows, names, can, words, _CLOSER)
    _hand(canvas, top + high + lift, room, view, can, words, size, 32)
    if end > low:
        _pools(canvas, top + high + low, view, seat, can, words)
    return canvas


def _large(view: RealmView, seat: Seat, names: Sequence[str], words: RealmWords, can: Choosable) -> Canvas:
    """The same as in a wide picture, on a smaller one: where many lie there, the pools are beside the realms, where
    there is no battle, or beside the hand."""
    battle, room = _battle(view), LARGE_WIDTH - 2 * _EDGE
    shown = _others(view, seat, battle)
    field = sum(high_of(view, row, _CLOSER) for row in (shown, [seat]) if row)
    wide = high = 0
    if battle is not None:
        needed = min(least_room(view, [*shown, seat]), room - _BETWEEN - battle_panel.NARROWEST)
        wide = battle_panel.wanted(battle, room - _BETWEEN - needed, _FIELD - battle_panel.HEAD - 46)
        high = battle_panel.high(battle, wide, _FIELD)
    low = _EDGE // 2 + max(field, high) + _LIFT + 2
    below = low + MIDDLE.height + 18
    apart = below + LITTLE.height + 16 <= HIGHEST * LARGE_WIDTH // WIDTH
    left = room - _BETWEEN - least_room(view, [*shown, seat])
    aside = not apart and battle is None and len(shown) == 1 and left >= _column(view, seat, _LOOKS_OUT)
    pools = 2 * LITTLE.height + parts.GAP
    height = low + MIDDLE.height + 18 if aside else below + LITTLE.height + 16 if apart else low + pools + 12
    canvas = Canvas(furniture.felt(LARGE_WIDTH, height), least(LARGE, LARGE_WIDTH, height))
    if battle is not None:
        box = LARGE_WIDTH - _EDGE - wide, _EDGE // 2, wide, high
        battle_panel.draw(canvas, box, view, battle, names, words, seat)
        wide += _BETWEEN
    if aside:
        wide = _BETWEEN + _beside(canvas, (_EDGE // 2 + field - pools, left), view, seat, can, words)
    realms(canvas, room - wide, view, [shown, [seat]], names, can, words, _CLOSER)
    if apart:
        _pools(canvas, below, view, seat, can, words)
    elif not aside:
        cards = len(view.own().hand)
        left = room - _BETWEEN - cards * (MIDDLE.width + parts.GAP) + parts.GAP
        most = max(left, min(_column(view, seat, _LOOKS_OUT), room - _BETWEEN - cards * _CLOSE - MIDDLE.width))
        room -= _BETWEEN + _beside(canvas, (low, most), view, seat, can, words)
    _hand(canvas, low, room, view, can, words)
    return canvas


def _beside(canvas: Canvas, at: tuple[int, int], view: RealmView, seat: int, can: Choosable, words: RealmWords) -> int:
    """Power above Courage, at the right end; returns how wide they are. `at` is their top and the most they may be."""
    (y, most), power, courage = at, view.own().power, view.seats[seat].courage
    wide = max(_POOLS, min(most, _column(view, seat, LITTLE.width + parts.GAP)))
    left = canvas.width - _EDGE - wide
    paid = _paid(view) if can.pays_courage else ()
    for number, (letter, cards) in enumerate((("C", power), ("H", courage))):
        top = y + number * (LITTLE.height + parts.GAP)
        if letter == "C" or not cards:
            canvas.put(parts.sign(letter, _SIGN, FELT), left, top + (LITTLE.height - _SIGN) // 2)
        x = left + _SIGN + 12
        if not cards:
            canvas.text(x, top + LITTLE.height // 2, words.say("picture-none"), _TEXT, QUIET_ON_FELT, room=110)
        elif letter == "C":
            lit = [card for card in power if card in can.power]
            parts.row(canvas, x, top, wide - _SIGN - 12, power, LITTLE, FELT, lit)
        else:
            lit = [*paid, *[card for card in courage if card in can.courage and card not in paid]]
            parts.courage(canvas, left, top, wide, courage, FELT, lit)
    return wide


def _column(view: RealmView, seat: int, step: int) -> int:
    """How wide the pools are, one above the other, whose cards lie so far apart."""
    power, courage = len(view.own().power), view.seats[seat].courage
    last = LITTLE.width + parts.GAP - step
    total = width(str(worth(courage)), furniture.BIG) + 58
    return max(_POOLS, _SIGN + 12 + power * step + last, total + len(courage) * step + last)


def _paid(view: RealmView) -> Sequence[Card]:
    """The cards that have been laid down for what is being paid."""
    ask = view.own().ask
    return ask.paid if isinstance(ask, Paying | Pricing) else ()


def _hand(
    canvas: Canvas,
    y: int,
    room: int,
    view: RealmView,
    can: Choosable,
    words: RealmWords,
    size: Size = MIDDLE,
    empty: int = MIDDLE.height,
) -> None:
    hand = view.own().hand
    _row(
        canvas, _EDGE, y, room, hand, can.hand, () if can.pays_courage else _paid(view), gold=bool(can.power), size=size
    )
    if not hand:
        canvas.lines(_EDGE, y + empty // 2, words.say("picture-no-hand"), _TEXT, QUIET_ON_FELT, room)


def _stands(view: RealmView, row: Sequence[int]) -> bool:
    """Whether a realm of a row has Defenders."""
    return any(view.seats[seat].defenders for seat in row)


def _battle(view: RealmView) -> Battle | None:
    """The battle that is on, or has just ended."""
    if view.battle is not None and view.step != "main":
        return view.battle
    return view.fought_before_question


def _others(view: RealmView, seat: int, battle: Battle | None) -> list[int]:
    """The other realms that are shown: all, or where there is a battle, the one that is attacked, or attacks."""
    others: list[int] = [other for other in view.seating if other != seat and not view.seats[other].out]
    if battle is None or len(others) < 2:
        return others
    against = view.player if battle.target == seat else battle.target
    return [other for other in others if other == against]


def least_room(view: RealmView, seats: Sequence[int]) -> int:
    """How wide realms must be beside a battle."""
    return max(_LEAST, *[min(parts.wish(view.seats[seat].defenders), _MOST) for seat in seats])


def high_of(view: RealmView, row: Sequence[int], apart: int = 8) -> int:
    """How high realms beside each other are."""
    return _HEAD + (_STAND + apart if _stands(view, row) else 4)


def realms(
    canvas: Canvas,
    room: int,
    view: RealmView,
    rows: Sequence[Sequence[int]],
    names: Sequence[str],
    can: Choosable,
    words: RealmWords,
    apart: int = 8,
    top: int | None = None,
) -> None:
    """The realms in rows from ``top`` on, beside each other in each of them; one's own is the last."""
    y = top if top is not None else _TOP if apart else _EDGE // 2
    shown = [row for row in rows if row]
    for row in shown:
        wide = (room - _BETWEEN * (len(row) - 1)) // len(row)
        if row[0] == view.viewer and row is not shown[0]:
            canvas.put(parts.border(room, FELT), _EDGE, y - parts.BORDER)
        for place, seat in enumerate(row):
            name = words.say("picture-you") if seat == view.viewer else names[seat]
            _realm(canvas, (_EDGE + place * (wide + _BETWEEN), y, wide), view, seat, name, can, words)
        y += high_of(view, row, apart)


def _realm(
    canvas: Canvas,
    at: tuple[int, int, int],
    view: RealmView,
    seat: int,
    name: str,
    can: Choosable,
    words: RealmWords,
) -> None:
    """A realm's name, Fortresses, Courage and Power in a line, its Defenders below; `at` is left, top and width."""
    x, y, room = at
    realm, end = view.seats[seat], x + room
    ink = GOLD_ON_FELT if seat in can.seats else ON_FELT
    middle = y + 20
    right = end
    for sign, count in (("H", worth(realm.courage)), ("C", realm.power)):
        right -= canvas.text(right, middle, parts.counted(sign, count), _COUNT, ON_FELT, "r") + 7
        canvas.put(parts.sign(sign, _SIGN, FELT), right - _SIGN, middle - _SIGN // 2)
        right -= _SIGN + 16
    dealt = view.options.fortresses
    if dealt * _CASTLE > room // 3:  # one that stands for all
        sprite, castles = parts.castles(min(1, realm.fortresses), 1, FELT), 1
        right -= canvas.text(right, middle, f"×{realm.fortresses}", _COUNT, ON_FELT, "r") + _CASTLE + 4
        canvas.put(sprite, right, middle - 20)
        write_name(canvas, x, middle, name, _NAME, ink, right - x - 12)
        after = right
    else:
        sprite, castles = parts.castles(realm.fortresses, dealt, FELT), dealt
        after = x + write_name(canvas, x, middle, name, _NAME, ink, right - x - castles * _CASTLE - 30) + 14
        canvas.put(sprite, after, middle - 20)
        after += castles * _CASTLE + 16
    if realm.defenders:
        rings = fighting(view) | dict.fromkeys(can.defenders, "gold")
        if seat != view.viewer:  # gold means what can be chosen; the battle itself shows who else attacks
            rings = {number: ring for number, ring in rings.items() if ring == "red" or number in can.defenders}
        parts.defenders(canvas, x, y + _HEAD, room, realm.defenders, rings, FELT)
        return
    said, style = fitted(words.say("picture-no-defender"), _TEXT, 250, canvas.least)
    if after + width(said, style) <= right:
        canvas.text(after, middle, said, style, QUIET_ON_FELT)


def _row(
    canvas: Canvas,
    x: int,
    y: int,
    room: int,
    which: Sequence[Card],
    can: frozenset[Card] | None,
    raised: Sequence[Card],
    *,
    gold: bool = False,
    size: Size = MIDDLE,
) -> None:
    """Cards in a row: those that are paid or bid raised, those that can't be chosen dimmed where others can.

    ``gold``: those that can are lit, as those are that can be chosen elsewhere.
    """
    step = parts.spacing(len(which), size, room)
    left = list(raised)
    for number, one in enumerate(which):
        at = x + number * step
        over = number > 0 and step < size.width + MARGIN
        if one in left:
            left.remove(one)
            parts.lay(canvas, parts.card(one, size, FELT, over, "gold"), at, y - _LIFT, size)
            continue
        ring: parts.Ring | None = "gold" if gold and can is not None and one in can else None
        parts.lay(canvas, parts.card(one, size, FELT, over, ring), at, y, size)
        if can is not None and one not in can:
            wide = size.width if number == len(which) - 1 else min(step, size.width)
            canvas.veil(at, y, wide, size.height)


def _pools(canvas: Canvas, y: int, view: RealmView, seat: int, can: Choosable, words: RealmWords) -> None:
    """Power at the left, Courage at the right, in one row; who has more cards gets more room.

    On a narrower picture their signs are enough where the cards need the room.
    """
    power, courage = view.own().power, view.seats[seat].courage
    paid = _paid(view) if can.pays_courage else ()
    total = width(str(worth(courage)), furniture.BIG) + 58
    said = [fitted(words.say(f"picture-{word}"), _TEXT, 130, canvas.least) for word in ("power", "courage")]
    long = [_SIGN + 8 + width(*one) + 14 for one in said]
    none, none_style = fitted(words.say("picture-none"), _TEXT, 110, canvas.least)
    one = LITTLE.width + parts.GAP
    wishes = [
        long[0] + (len(power) * one if power else width(none, none_style)),
        long[1] + (len(courage) * one + total if courage else width(none, none_style)),
    ]
    room = canvas.width - 2 * _EDGE - _BETWEEN
    if sum(wishes) > room and canvas.width < WIDTH:
        said = [("", _TEXT), ("", _TEXT)]
        wishes = [wish - spared + _SIGN + 14 for wish, spared in zip(wishes, long, strict=True)]
        long = [_SIGN + 14] * 2
    if sum(wishes) > room:
        left = room - sum(long) - total
        share = left * len(courage) // max(1, len(power) + len(courage))
        wishes[1] = max(min(wishes[1], long[1] + total + share), room - wishes[0])
        wishes[0] = room - wishes[1]
    middle = y + LITTLE.height // 2
    start = canvas.width - _EDGE - wishes[1]
    for x, letter, (text, style) in zip((_EDGE, start), "CH", said, strict=True):
        canvas.put(parts.sign(letter, _SIGN, FELT), x, middle - _SIGN // 2)
        if text:
            canvas.text(x + _SIGN + 8, middle, text, style, QUIET_ON_FELT)
    if power:
        lit = [card for card in power if card in can.power]
        parts.row(canvas, _EDGE + long[0], y, wishes[0] - long[0], power, LITTLE, FELT, lit)
    else:
        canvas.text(_EDGE + long[0], middle, none, none_style, QUIET_ON_FELT)
    if courage:
        lit = [*paid, *[card for card in courage if card in can.courage and card not in paid]]
        parts.courage(canvas, start + long[1], y, wishes[1] - long[1], courage, FELT, lit)
    else:
        canvas.text(start + long[1], middle, none, none_style, QUIET_ON_FELT)


def _bidding(own: PrivateView, words: RealmWords, shape: str) -> Canvas:
    """The ten cards, those raised that are bid already."""
    lines = 28 if shape == WIDE else 46
    wide, high = (
        {WIDE: WIDTH, TALL: TALL_WIDTH, LARGE: LARGE_WIDTH}[shape],
        _TOP + _LIFT + MIDDLE.height + 10 + 2 * lines,
    )
    canvas = Canvas(furniture.felt(wide, high), None if shape == WIDE else least(shape, wide, high))
    _row(canvas, _EDGE, _TOP + _LIFT, wide - 2 * _EDGE, own.bid_cards, None, own.bid)
    y = _TOP + _LIFT + MIDDLE.height + 10 + lines
    text = words.say("picture-bid-count", count=len(own.bid), cards=len(own.bid_cards))
    canvas.lines(_EDGE, y, text, _TEXT, ON_FELT, wide - 2 * _EDGE)
    return canvas


def warm() -> None:
    """Draw the cards of hands as they lie side by side."""
    for which in CARDS:
        parts.card(which, MIDDLE, FELT)
