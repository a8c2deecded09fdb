"""A seat's own picture in Elemental Defenders for a phone: the hand in two rows, all else below it."""

from __future__ import annotations

from collections.abc import Sequence

from engine import Action
from engine.elemental_defenders.cards import Card
from engine.elemental_defenders.view import DefendersView
from render.elemental_defenders import legend, parts, private_hand
from render.elemental_defenders.faces import LOW, SMALL
from render.elemental_defenders.legend import ENDED, STRIP, STRONG, TEXT
from render.elemental_defenders.parts import Look, put
from render.elemental_defenders.private_hand import LEFT, VIRTUES, large_number
from render.elemental_defenders.public_table import SMALL_STEP, empty, looks
from render.kit import furniture, plates
from render.kit.canvas import Canvas
from render.kit.cards import CLOSE
from render.kit.furniture import (
    GOLD_INK,
    GOLD_ON_FELT,
    ON_FELT,
    ON_PLATE,
    QUIET,
    QUIET_ON_FELT,
    told_of,
    write_name,
)
from render.kit.lettering import fitted, leading, width
from render.kit.palette import FELT, PANEL
from render.kit.shapes import TALL, least
from words.elemental_defenders import DefendersWords
from words.elemental_defenders.alt import playable
from words.endings import UNFINISHED

WIDTH, _LARGE = 640, 800
_ROOM = WIDTH - 2 * LEFT
_HEAD, _LINES = 50, (30, 70)
"""The middle of the line that says who is to do what, and of the two beside it."""
_TOP, _TOP_OVER = 104, 112
"""Where the cards begin, and where what is told of a round that is over."""
_IN_A_ROW, _STEP, _BETWEEN = 5, LOW.width + 10, 9
_CARDS = WIDTH - 6 - 10 * SMALL_STEP
"""Where the rows of small cards begin: ten have room, and before them as much of a name as can be."""
_BESIDE = 14
"""How far from the line that asks for an answer the attack lies."""
_APART, _CLOSE = 68, 63
"""From row to row of small cards, and while a round goes on."""
_ACCOUNT, _ONE_LINE, _SCORE, _SCORE_WITH_MEDIATOR = 98, 80, 58, 104
"""How high an account is, and one whose text has a line alone, in a picture as wide as for large type."""
_ASIDE = 66
"""How high the plate with both Mediators is."""


def compose(
    view: DefendersView, seat: int, names: Sequence[str], words: DefendersWords, legal: Sequence[Action]
) -> Canvas:
    """The picture, put together but not yet encoded."""
    names = private_hand.addressed(names, seat, words)
    if view.is_over:
        return _over(view, seat, names, words)
    other, dealt = 1 - seat, private_hand.dealt(view, seat)
    lines = max(1, -(-len(dealt) // _IN_A_ROW))
    top = _TOP + lines * (LOW.height + _BETWEEN) + 5
    low = top + 3 * _CLOSE + VIRTUES - 3
    aside = _ASIDE + 8 if view.mode == "advanced" else 0
    height = low + aside + STRIP + 6
    canvas = Canvas(furniture.felt(WIDTH, height), least(TALL, WIDTH, height))
    _hand(canvas, view, seat, words, dealt, playable(legal) or list(view.hands[seat]))
    rows = [top + place * _CLOSE for place in range(3)]
    theirs = private_hand.dealt(view, other)
    private_hand.open_cards(canvas, rows, view, seat, names, words, _CARDS, WIDTH - LEFT, theirs)
    _head(canvas, view, seat, names, words)
    if aside:
        canvas.put(furniture.plate(_ROOM, _ASIDE, False), LEFT, low, plates.MARGIN)
        _mediators(canvas, low, view, (seat, other), names, words)
    legend.elements(canvas, low + aside, words)
    return canvas


def _over(view: DefendersView, seat: int, names: Sequence[str], words: DefendersWords) -> Canvas:
    """How a round has ended, or the game: the account of it, how the cards lay, and the score."""
    accounts = 2 * (_ACCOUNT + 8) if view.outcome is not None else ENDED + 8
    top = _TOP_OVER + accounts + 44
    low = top + 2 * _APART
    score = _SCORE_WITH_MEDIATOR if view.mode == "advanced" else _SCORE
    height = low + score + 14
    canvas = Canvas(furniture.felt(WIDTH, height), least(TALL, WIDTH, height))
    if view.outcome is None:
        legend.round_ended(canvas, _TOP_OVER, view.results[-1], words)
    _accounts(canvas, view, names, words, _TOP_OVER)
    for place, owner in enumerate((seat, 1 - seat)):
        whose = words.say("picture-you") if owner == seat else names[owner]
        at = top + place * _APART, WIDTH - LEFT
        private_hand.last(canvas, at, whose, view, owner, words, _CARDS)
    private_hand.head(canvas, view, seat, names, words, 76)
    canvas.put(furniture.plate(_ROOM, score, False), LEFT, low, plates.MARGIN)
    _score(canvas, LEFT + 18, low, words.say("picture-you"), view, seat, words)
    _score(canvas, LEFT + 18 + _ROOM // 2, low, names[1 - seat], view, 1 - seat, words)
    return canvas


def end(view: DefendersView, names: Sequence[str], words: DefendersWords, shape: str = TALL) -> Canvas:
    """The final picture, as it is for everybody: who won, the account of both rounds, how the last one lay."""
    assert view.outcome is not None
    seat, wide, account = view.viewer or 0, *((WIDTH, _ACCOUNT) if shape == TALL else (_LARGE, _ONE_LINE))
    rounds = len(view.results) + (view.outcome.reason in UNFINISHED)
    low = furniture.TALL_VERDICT + rounds * (account + 8) + (44 if shape == TALL else 45)
    height = low + 2 * _APART
    canvas = Canvas(furniture.felt(wide, height), least(shape, wide, height))
    furniture.tall_verdict(canvas, words.catalogue, view.outcome, view.scores, names)
    _accounts(canvas, view, names, words, furniture.TALL_VERDICT, account)
    for place, owner in enumerate((seat, 1 - seat)):
        at = low + place * _APART, wide - LEFT
        private_hand.last(canvas, at, names[owner], view, owner, words, _CARDS if shape == TALL else _CARDS - 16)
    return canvas


def _hand(
    canvas: Canvas,
    view: DefendersView,
    seat: int,
    words: DefendersWords,
    dealt: Sequence[Card],
    choice: Sequence[Card],
) -> None:
    """The hand: each card has its place for a whole round, and leaves it empty."""
    held = view.hands[seat]
    shown = dict(zip(held, looks(held, choice), strict=True))
    if view.again is not None and view.turn == seat:
        shown[view.again] = Look.OPEN
    for number, card in enumerate(dealt):
        row, column = divmod(number, _IN_A_ROW)
        x, y = LEFT + 8 + column * _STEP, _TOP + row * (LOW.height + _BETWEEN)
        if card in shown:
            put(canvas, x, y, card, LOW, FELT, shown[card])
        else:
            canvas.put(parts.left_place(LOW), x, y, CLOSE)
    if not shown:
        canvas.lines(LEFT + 8, _TOP + LOW.height // 2, words.say(empty(view, seat)), STRONG, ON_FELT, _ROOM - 16)


def _head(canvas: Canvas, view: DefendersView, seat: int, names: Sequence[str], words: DefendersWords) -> None:
    """Who is to do what, and beside it the attack that is to be answered, as large as the hand; how far the game has
    come, and the score."""
    end = private_hand.asked(canvas, view, seat, names, words, _HEAD)
    if view.turn == seat:
        if view.attack is not None:
            put(canvas, end + _BESIDE, 10, view.attack.card, LOW, FELT, Look.OPEN)
        if view.phase in ("attack", "defend"):  # as long a name has room where there is nothing to answer
            end += _BESIDE + LOW.width
    right = WIDTH - LEFT - 1
    room = right - end - 2 * _BESIDE
    where, style = fitted(words.say("picture-round-move", round=view.round, move=view.move), TEXT, room, canvas.least)
    if where.endswith("…"):  # a long question, before the first move: the message has both
        return
    canvas.text(right, _LINES[0], where, style, QUIET_ON_FELT, "r", room)
    own, theirs = view.scores[seat], view.scores[1 - seat]

    def score(name: str) -> str:
        return words.say("picture-scores", own=own, player=name, theirs=theirs)

    canvas.text(right, _LINES[1], told_of(score, names[1 - seat], TEXT, room), TEXT, GOLD_ON_FELT, "r", room)


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
        spread = high == _ACCOUNT and width(account, canvas.readable(TEXT)) <= room  # two lines have more air
        canvas.text(LEFT + 18, y + (31 if spread else 20), title, STRONG, GOLD_INK, room=room)
        if spread:
            canvas.text(LEFT + 18, y + 68, account, TEXT, ON_PLATE, room=room)
        elif high == _ACCOUNT:
            canvas.lines(LEFT + 18, y + 70 - leading(TEXT) // 8, account, TEXT, ON_PLATE, room)
        else:
            canvas.text(LEFT + 18, y + 56, account, TEXT, ON_PLATE, room=room)
        if card is not None:
            put(canvas, canvas.width - LEFT - 16 - SMALL.width, y + (high - SMALL.height) // 2, card, SMALL, PANEL)


def _mediators(
    canvas: Canvas,
    y: int,
    view: DefendersView,
    seats: Sequence[int],
    names: Sequence[str],
    words: DefendersWords,
) -> None:
    """Both Mediators, or their places, in a row behind what they are called."""
    middle, half = y + _ASIDE // 2, _ROOM // 2
    for place, owner in enumerate(seats):
        x, right = LEFT + 18 + place * half, LEFT + place * half + half - 18
        private_hand.put_mediator(canvas, right - SMALL.width, middle - SMALL.height // 2, view.mediators[owner])
        room = right - SMALL.width - 14 - x
        name = words.say("picture-you") if not place else names[owner]
        x += write_name(canvas, x, middle, name, TEXT, ON_PLATE, room // 2) + 12
        said = words.say("picture-mediator")
        canvas.text(x, middle, said, TEXT, QUIET, room=right - SMALL.width - 14 - x)


def _score(canvas: Canvas, x: int, y: int, whose: str, view: DefendersView, owner: int, words: DefendersWords) -> None:
    """Somebody's score, and their Mediator."""
    right = x + _ROOM // 2 - 36
    if view.mode != "advanced":
        number = str(view.scores[owner])
        size = large_number(canvas)
        end = x + write_name(canvas, x, y + 29, whose, TEXT, ON_PLATE, right - x - width(number, size) - 12) + 12
        end += canvas.text(end, y + 28, number, size, GOLD_INK) + 10
        said = words.say("picture-points")
        if end + width(said, canvas.readable(TEXT)) <= right:
            canvas.text(end, y + 29, said, TEXT, QUIET)
        return
    write_name(canvas, x, y + 27, whose, TEXT, ON_PLATE, right - x - SMALL.width - 14)
    end = x + canvas.text(x, y + 72, str(view.scores[owner]), large_number(canvas), GOLD_INK) + 10
    private_hand.put_mediator(canvas, right - SMALL.width, y + 38, view.mediators[owner])
    room = right - SMALL.width - 12 - end
    canvas.text(right - SMALL.width - 12, y + 72, words.say("picture-mediator"), TEXT, QUIET, "r", room)
