"""A seat's own picture: the realms as they face it, its own, and its hand; what it can choose stands out.

During the bids there is nothing but the ten cards.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine import Action, Seat
from engine.realm_of_the_defenders.cards import CARDS, Card, worth
from engine.realm_of_the_defenders.questions import Paying, Pricing
from engine.realm_of_the_defenders.view import PrivateView, RealmView
from render.kit import furniture
from render.kit.canvas import Canvas
from render.kit.cards import MARGIN
from render.kit.furniture import GOLD_ON_FELT, ON_FELT, QUIET_ON_FELT, write_name
from render.kit.lettering import Face, Style, fitted, width
from render.kit.palette import FELT
from render.realm_of_the_defenders import battle_lines, parts
from render.realm_of_the_defenders.choosable import Choosable
from render.realm_of_the_defenders.faces import LITTLE, MIDDLE
from render.realm_of_the_defenders.public_table import fighting
from words.realm_of_the_defenders import RealmWords

WIDTH = 800
_TEXT, _COUNT, _NAME = Style(Face.TEXT, 25), Style(Face.STRONG, 27), Style(Face.STRONG, 30)
_EDGE, _TOP, _LOW = 18, 18, 40
_ROOM = WIDTH - 2 * _EDGE
_MOST = 1 + (_ROOM - MIDDLE.width) // parts.TUCK
"""Cards in one row of a hand; a larger one takes a second."""
_HEAD = 46
_STAND = MIDDLE.height + parts.TAG
"""How high a row of Defenders is."""
_LIFT = 16
"""How far a card is raised that has been paid or bid."""


def compose(view: RealmView, seat: Seat, names: Sequence[str], words: RealmWords, legal: Sequence[Action]) -> Canvas:
    """The picture for one seat, put together but not yet encoded."""
    own, can = view.own(), Choosable.of(view, legal)
    if own.bid_cards:
        return _bidding(own, can, words)
    rows = _rows(own.hand)
    battle = view.battle if view.battle is not None and view.step != "main" else None
    drawn_battle = battle or view.fought_before_question
    high = 0
    if drawn_battle:
        room = WIDTH - 256
        alone = battle is not None and battle.target != seat
        high = (
            battle_lines.height(view, drawn_battle, room)
            if alone
            else len(battle_lines.rows(drawn_battle, room)) * battle_lines.HEIGHT
        )
    shown = [other for other in view.seating if other != seat and not view.seats[other].out] if not battle else []
    heights = [_height(view, other) for other in shown]
    hand_at = _TOP + high + sum(heights) + _height(view, seat) + _LIFT
    low = hand_at + len(rows) * (MIDDLE.height + 14 + _LIFT) + _LOW
    canvas = Canvas(furniture.felt(WIDTH, low + LITTLE.height + 18))
    y = _TOP
    if drawn_battle:
        battle_lines.draw(canvas, y, view, drawn_battle, names, words, seat)
        y += high
    for other, high in zip(shown, heights, strict=True):
        _realm(canvas, y, view, other, names[other], can, words)
        y += high
    _realm(canvas, y, view, seat, words.say("picture-you"), can, words)
    paid = own.ask.paid if isinstance(own.ask, Paying | Pricing) else ()
    for number, cards in enumerate(rows):
        top = hand_at + number * (MIDDLE.height + 14 + _LIFT)
        _row(canvas, _EDGE, top, _ROOM, cards, can.hand, paid if not can.pays_courage else ())
    if not own.hand:
        canvas.text(_EDGE, hand_at + MIDDLE.height // 2, words.say("picture-no-hand"), _TEXT, QUIET_ON_FELT, room=_ROOM)
    _pools(canvas, low, own.power, view.seats[seat].courage, paid if can.pays_courage else (), can, words)
    return canvas


def _height(view: RealmView, seat: int) -> int:
    return _HEAD + (_STAND + 12 if view.seats[seat].defenders else 6)


def _realm(canvas: Canvas, y: int, view: RealmView, seat: int, name: str, can: Choosable, words: RealmWords) -> None:
    """A realm's name, Fortresses, Courage and Power in a line, its Defenders below."""
    realm = view.seats[seat]
    ink = GOLD_ON_FELT if seat in can.seats else ON_FELT
    middle = y + 18
    right = WIDTH - _EDGE
    for sign, count in (("H", worth(realm.courage)), ("C", realm.power)):
        right -= canvas.text(right, middle, str(count), _COUNT, ON_FELT, "r") + 8
        canvas.put(parts.sign(sign, 24, FELT), right - 24, middle - 12)
        right -= 24 + 22
    dealt, nobody = view.options.fortresses, "" if realm.defenders else words.say("picture-no-defender")
    nobody, style = fitted(nobody, _TEXT, 250, canvas.least)
    beside = 16 + 40 * dealt + (18 + width(nobody, style) if nobody else 0)
    x = _EDGE + write_name(canvas, _EDGE, middle, name, _NAME, ink, right - _EDGE - beside) + 16
    canvas.put(parts.castles(realm.fortresses, dealt, FELT), x, middle - 20)
    if not realm.defenders:
        canvas.text(x + 40 * dealt + 18, middle, nobody, style, QUIET_ON_FELT)
        return
    rings = fighting(view) | dict.fromkeys(can.defenders, "gold")
    parts.defenders(canvas, _EDGE, y + _HEAD, _ROOM, realm.defenders, rings, FELT)


def _row(
    canvas: Canvas,
    x: int,
    y: int,
    room: int,
    which: Sequence[Card],
    can: frozenset[Card] | None,
    raised: Sequence[Card],
) -> None:
    """Cards in a row: those that are paid or bid raised, those that can't be chosen dimmed where others can."""
    step = parts.spacing(len(which), MIDDLE, room)
    left = list(raised)
    for number, one in enumerate(which):
        at = x + number * step
        over = number > 0 and step < MIDDLE.width + MARGIN
        if one in left:
            left.remove(one)
            parts.lay(canvas, parts.card(one, MIDDLE, FELT, over, "gold"), at, y - _LIFT, MIDDLE)
            continue
        parts.lay(canvas, parts.card(one, MIDDLE, FELT, over), at, y, MIDDLE)
        if can is not None and one not in can:
            wide = MIDDLE.width if number == len(which) - 1 else min(step, MIDDLE.width)
            canvas.veil(at, y, wide, MIDDLE.height)


def _rows(hand: Sequence[Card]) -> list[Sequence[Card]]:
    count = max(1, -(-len(hand) // _MOST))
    each = -(-len(hand) // count) or 1
    return [hand[start : start + each] for start in range(0, max(1, len(hand)), each)]


def _pools(
    canvas: Canvas,
    y: int,
    power: Sequence[Card],
    courage: Sequence[Card],
    paid: Sequence[Card],
    can: Choosable,
    words: RealmWords,
) -> None:
    """Power at the left, Courage at the right; who has more cards gets more room."""
    total = width(str(worth(courage)), furniture.BIG) + 58
    one = LITTLE.width + parts.GAP
    wishes = max(140, len(power) * one), len(courage) * one + total
    need = wishes[1] if sum(wishes) + 24 <= _ROOM else max(len(courage) * 39 + total, _ROOM // 2)
    start = WIDTH - _EDGE - max(need, 150)
    for x, letter, word, end in ((_EDGE, "C", "power", start - 12), (start, "H", "courage", WIDTH - _EDGE)):
        canvas.put(parts.sign(letter, 22, FELT), x, y - 33)
        canvas.text(x + 30, y - 22, words.say(f"picture-{word}"), _TEXT, QUIET_ON_FELT, room=end - x - 30)
    if power:
        parts.row(
            canvas, _EDGE, y, start - _EDGE - 24, power, LITTLE, FELT, [card for card in power if card in can.power]
        )
    else:
        canvas.text(_EDGE, y + 30, words.say("picture-none"), _TEXT, QUIET_ON_FELT, room=150)
    if courage:
        lit = [*paid, *[card for card in courage if card in can.courage and card not in paid]]
        parts.courage(canvas, start, y, WIDTH - _EDGE - start, courage, FELT, lit)
    else:
        canvas.text(start, y + 30, words.say("picture-none"), _TEXT, QUIET_ON_FELT, room=150)


def _bidding(own: PrivateView, can: Choosable, words: RealmWords) -> Canvas:
    """The ten cards, those raised that are bid already."""
    canvas = Canvas(furniture.felt(WIDTH, _TOP + _LIFT + MIDDLE.height + 62))
    _row(canvas, _EDGE, _TOP + _LIFT, _ROOM, own.bid_cards, None, own.bid)
    y = _TOP + _LIFT + MIDDLE.height + 36
    text = words.say("picture-bid-count", count=len(own.bid), cards=len(own.bid_cards))
    canvas.lines(_EDGE, y, text, _TEXT, ON_FELT, _ROOM)
    return canvas


def warm() -> None:
    """Draw the cards of hands as they lie side by side."""
    for which in CARDS:
        parts.card(which, MIDDLE, FELT)
