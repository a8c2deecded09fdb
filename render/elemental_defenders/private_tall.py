"""A seat's own picture in Elemental Defenders for a phone: the hand in one or two rows, all else below it."""

from __future__ import annotations

from collections.abc import Sequence

from engine import Action
from engine.elemental_defenders.cards import Card
from engine.elemental_defenders.view import DefendersView
from render.elemental_defenders import legend, private_hand
from render.elemental_defenders.faces import BROAD, LOW, SMALL
from render.elemental_defenders.legend import ENDED, STRIP, STRONG, TEXT
from render.elemental_defenders.parts import Look, put
from render.elemental_defenders.private_hand import LEFT, RAISED, VIRTUES, large_number
from render.elemental_defenders.public_table import SMALL_STEP, empty, looks
from render.kit import furniture, plates
from render.kit.canvas import Canvas
from render.kit.furniture import GOLD_INK, GOLD_ON_FELT, ON_PLATE, QUIET, QUIET_ON_FELT, write_name
from render.kit.lettering import leading, width
from render.kit.palette import FELT, PANEL
from render.kit.shapes import TALL, least
from words.elemental_defenders import DefendersWords
from words.elemental_defenders.alt import playable
from words.endings import UNFINISHED

WIDTH, _LARGE = 640, 800
_ROOM = WIDTH - 2 * LEFT
_HEAD, _TOP = 76, 112
"""The middle of the line that says who is to do what, and where the cards begin."""
_LINE, _CLOSE = 32, 72
"""The same where the cards need two rows and all can be said in one line."""
_IN_A_ROW, _STEP, _BETWEEN = 5, BROAD.width + 10, 14
_CARDS = WIDTH - 6 - 10 * SMALL_STEP
"""Where the rows of small cards begin: ten have room, and before them as much of a name as can be."""
_BESIDE, _CHALLENGE = 14, 220
"""How far from the line that asks for an answer the attack lies, and how wide the sign of a challenge may be."""
_APART = 68
"""From row to row of small cards."""
_ACCOUNT, _ONE_LINE, _SCORE, _SCORE_WITH_MEDIATOR = 98, 80, 58, 104
"""How high an account is, and one whose text has a line alone, in a picture as wide as for large type."""


def compose(
    view: DefendersView, seat: int, names: Sequence[str], words: DefendersWords, legal: Sequence[Action]
) -> Canvas:
    """The picture, put together but not yet encoded."""
    over, other = view.is_over, 1 - seat
    names = private_hand.addressed(names, seat, words)
    is_long = len(view.hands[seat]) > _IN_A_ROW and not over
    challenged = view.attack is not None and view.attack.challenge  # which needs the room of a line of its own
    in_a_line = is_long and not challenged
    head, top = (_LINE, _CLOSE) if in_a_line else (_HEAD, _TOP)
    accounts = 2 * (_ACCOUNT + 8) if view.outcome is not None else ENDED + 8
    size, lines = (LOW, 2) if is_long else (BROAD, 1)
    hand, top = top, top + (accounts + 32 if over else lines * (size.height + _BETWEEN) + 6)
    piles = any(view.piles)  # where nothing is played yet, the hand is long and its buttons are many
    low = top + (2 if over else 3 if piles else 1) * _APART
    low += 0 if over else VIRTUES
    beside = is_long and piles  # the piles are short, so the scores have room at their ends
    score = 0 if beside else _SCORE_WITH_MEDIATOR if view.mode == "advanced" else _SCORE
    height = low + score + (8 if beside else 14) + (0 if over else STRIP + 6)
    canvas = Canvas(furniture.felt(WIDTH, height), least(TALL, WIDTH, height))
    if over:
        if view.outcome is None:
            legend.round_ended(canvas, _TOP, view.results[-1], words)
        _accounts(canvas, view, names, words, _TOP)
        for place, (whose, owner) in enumerate(((words.say("picture-you"), seat), (names[other], other))):
            at = top + place * _APART, WIDTH - LEFT
            private_hand.last(canvas, at, whose, view, owner, words, _CARDS)
    else:
        _hand(canvas, hand, view, seat, words, playable(legal) or list(view.hands[seat]))
        rows = [top + place * _APART for place in range(3)]
        if piles:
            private_hand.open_cards(canvas, rows, view, seat, names, words, _CARDS, 0 if beside else WIDTH - LEFT)
        else:
            private_hand.caption(canvas, top, names[other], words.say("picture-hand"), _CARDS)
            private_hand.cards(canvas, _CARDS, top, view.hands[other])
            private_hand.virtues(canvas, _CARDS, top, view.hands[other])
    end = private_hand.head(canvas, view, seat, names, words, head)
    if view.attack is not None and view.turn == seat and not over:
        _attack(canvas, end, view, words, head)
    if beside:
        for place, owner in enumerate((seat, other)):
            _score_beside(canvas, top + place * _APART, view, owner, words)
    else:
        canvas.put(furniture.plate(_ROOM, score, False), LEFT, low, plates.MARGIN)
        _score(canvas, LEFT + 18, low, words.say("picture-you"), view, seat, words)
        _score(canvas, LEFT + 18 + _ROOM // 2, low, names[other], view, other, words)
    if not over:
        legend.elements(canvas, low + score + (0 if beside else 6), words)
    return canvas


def end(view: DefendersView, names: Sequence[str], words: DefendersWords, shape: str = TALL) -> Canvas:
    """The final picture, as it is for everybody: who won, the account of both rounds, how the last one lay."""
    assert view.outcome is not None
    seat, wide, account = view.viewer or 0, *((WIDTH, _ACCOUNT) if shape == TALL else (_LARGE, _ONE_LINE))
    rounds = len(view.results) + (view.outcome.reason in UNFINISHED)
    low = furniture.TALL_VERDICT + rounds * (account + 8) + (32 if shape == TALL else 45)
    height = low + 2 * _APART
    canvas = Canvas(furniture.felt(wide, height), least(shape, wide, height))
    furniture.tall_verdict(canvas, words.catalogue, view.outcome, view.scores, names)
    _accounts(canvas, view, names, words, furniture.TALL_VERDICT, account)
    for place, owner in enumerate((seat, 1 - seat)):
        at = low + place * _APART, wide - LEFT
        private_hand.last(canvas, at, names[owner], view, owner, words, _CARDS if shape == TALL else _CARDS - 16)
    return canvas


def _hand(
    canvas: Canvas, top: int, view: DefendersView, seat: int, words: DefendersWords, choice: Sequence[Card]
) -> None:
    cards = view.hands[seat]
    size = LOW if len(cards) > _IN_A_ROW else BROAD
    for number, (card, look) in enumerate(zip(cards, looks(cards, choice), strict=True)):
        row, column = divmod(number, _IN_A_ROW)
        y = top + row * (size.height + _BETWEEN) - (RAISED if look is Look.OPEN else 0)
        put(canvas, LEFT + 8 + column * _STEP, y, card, size, FELT, look)
    if not cards:
        canvas.lines(LEFT, top + BROAD.height // 2, words.say(empty(view, seat)), TEXT, QUIET_ON_FELT, _ROOM)


def _attack(canvas: Canvas, x: int, view: DefendersView, words: DefendersWords, head: int) -> None:
    """What is to be answered, beside the line that says so: as large as has room above the hand."""
    assert view.attack is not None
    where = words.say("picture-round-move", round=view.round, move=view.move)
    right = WIDTH - 2 * LEFT - max(width(where, canvas.readable(TEXT)), _CHALLENGE if view.attack.challenge else 0)
    is_large = head == _HEAD and not view.results and x + _BESIDE + LOW.width <= right
    size, foot = (LOW, _TOP - RAISED - 6) if is_large else (SMALL, head + SMALL.height // 2)
    if head == _LINE and x + _BESIDE + size.width > right:  # long words leave it no room in one line
        return
    put(canvas, x + _BESIDE, foot - size.height, view.attack.card, size, FELT, Look.OPEN)


def _accounts(
    canvas: Canvas,
    view: DefendersView,
    names: Sequence[str],
    words: DefendersWords,
    top: int,
    high: int = _ACCOUNT,
) -> None:
    """How the rounds ended, from ``top`` on, each on a plate so high."""
    wide = canvas.width - 2 * LEFT
    results = view.results if view.outcome is not None else ()
    told = [(words.round_over(one, names), words.how_it_ended(one), one.card) for one in results]
    if view.outcome is not None and view.outcome.reason in UNFINISHED:
        title = words.say("picture-unfinished", round=view.round)
        told.append((title, words.say("picture-given-up", move=view.move), None))
    for place, (title, account, card) in enumerate(told):
        y = top + place * (high + 8)
        canvas.put(furniture.plate(wide, high, False), LEFT, y, plates.MARGIN)
        room = wide - 36 - (SMALL.width + 16 if card is not None else 0)
        canvas.text(LEFT + 18, y + 20, title, STRONG, GOLD_INK, room=room)
        if high == _ACCOUNT:
            canvas.lines(LEFT + 18, y + 70 - leading(TEXT) // 8, account, TEXT, ON_PLATE, room)
        else:
            canvas.text(LEFT + 18, y + 56, account, TEXT, ON_PLATE, room=room)
        if card is not None:
            put(canvas, canvas.width - LEFT - 16 - SMALL.width, y + (high - SMALL.height) // 2, card, SMALL, PANEL)


def _score_beside(canvas: Canvas, y: int, view: DefendersView, owner: int, words: DefendersWords) -> None:
    """Somebody's score, and their Mediator, at the end of the row of their pile."""
    right = WIDTH - LEFT - 4
    if view.mode == "advanced":
        right -= SMALL.width
        private_hand.put_mediator(canvas, right, y, view.mediators[owner], FELT)
        right -= 14
    number, size = str(view.scores[owner]), large_number(canvas)
    canvas.text(right, y + SMALL.height // 2, number, size, GOLD_ON_FELT, "r")
    said = right - width(number, size) - 12
    canvas.text(said, y + SMALL.height // 2, words.say("picture-score"), TEXT, QUIET_ON_FELT, "r", 140)


def _score(canvas: Canvas, x: int, y: int, whose: str, view: DefendersView, owner: int, words: DefendersWords) -> None:
    """Somebody's score, and their Mediator."""
    right = x + _ROOM // 2 - 36
    if view.mode != "advanced":
        number = str(view.scores[owner])
        size = large_number(canvas)
        end = x + write_name(canvas, x, y + 29, whose, TEXT, ON_PLATE, right - x - width(number, size) - 12) + 12
        end += canvas.text(end, y + 28, number, size, GOLD_INK) + 10
        said = words.say("picture-score")
        if end + width(said, canvas.readable(TEXT)) <= right:
            canvas.text(end, y + 29, said, TEXT, QUIET)
        return
    write_name(canvas, x, y + 27, whose, TEXT, ON_PLATE, right - x - SMALL.width - 14)
    end = x + canvas.text(x, y + 72, str(view.scores[owner]), large_number(canvas), GOLD_INK) + 10
    private_hand.put_mediator(canvas, right - SMALL.width, y + 38, view.mediators[owner])
    room = right - SMALL.width - 12 - end
    canvas.text(right - SMALL.width - 12, y + 72, words.say("picture-mediator"), TEXT, QUIET, "r", room)
