"""The public table of Elemental Defenders while a game goes on: both hands, both piles, whose turn, the score."""

from __future__ import annotations

from collections.abc import Sequence

from engine.elemental_defenders.cards import ELEMENTS, Card
from engine.elemental_defenders.state import LAST_MOVE, Mode, Result
from engine.elemental_defenders.view import Column, DefendersView, columns_of
from render.elemental_defenders import parts
from render.elemental_defenders.faces import HAND, SMALL
from render.elemental_defenders.parts import Look, put, put_played
from render.kit import furniture, plates
from render.kit.canvas import Canvas
from render.kit.cards import CLOSE, MARGIN
from render.kit.furniture import (
    BIG,
    GOLD_INK,
    GOLD_ON_FELT,
    NAME,
    ON_FELT,
    ON_PLATE,
    QUIET,
    QUIET_ON_FELT,
    STRONG,
    TEXT,
    WIDTH,
    fit_name,
    head,
    write_name,
)
from render.kit.lettering import Face, Ink, Style, fit, wrapped
from render.kit.palette import FELT, PANEL
from words.elemental_defenders import DefendersWords

HEIGHT = 712
STEP = HAND.width + 2 * CLOSE
SMALL_STEP = SMALL.width + 2 * CLOSE
GAP = 6
"""Between the Elements of a hand."""
_LEFT, _RIGHT, _ASIDE = 38, 850, 876
"""Where hands and piles begin and end, and where Mediators lie."""
_SIDE = _ASIDE + HAND.width // 2
_PLATE_TOPS, _PLATE_HEIGHT = (70, 522), 176
_NAME_ROWS, _HAND_ROWS, _PILE_ROWS = (102, 666), (126, 534), (262, 398)
_BEFORE, _BEFORE_ROWS = 370, (402, 460)
_BETWEEN = (_PILE_ROWS[0] + HAND.height + _PILE_ROWS[1]) // 2
_NUMBER = Style(Face.TITLE, 60)
_FUTURE = Ink(parts.FUTURE, FELT)
ASKED = {"attack": "picture-to-attack", "defend": "picture-to-defend"}
MEDIATE = "picture-to-mediate"


def compose(view: DefendersView, names: Sequence[str], words: DefendersWords) -> Canvas:
    """The table, put together but not yet encoded."""
    canvas = Canvas(furniture.felt(WIDTH, HEIGHT))
    title(canvas, view.round, view.mode, words)
    for seat in (0, 1):
        _player(canvas, view, names, seat, words)
    if any(view.piles):
        _piles(canvas, view)
    elif view.before is not None:
        lines = wrapped(words.say("picture-exchanged"), TEXT, _BEFORE - _LEFT - 20, 2)
        for row, line in enumerate(lines):
            canvas.text(_LEFT, _BETWEEN - 18 * (len(lines) - 1) + 36 * row, line, TEXT, QUIET_ON_FELT)
    else:
        _order(canvas, words)
    if view.before is not None:
        _round_before(canvas, view, view.before, names, words)
    _side(canvas, view, names, words)
    return canvas


def title(canvas: Canvas, number: int, mode: Mode, words: DefendersWords) -> None:
    """The game and the round, along the upper edge."""
    head(canvas, words.say("title"), words.say("picture-round", round=number, mode=words.say(f"mode-{mode}")))


def _player(canvas: Canvas, view: DefendersView, names: Sequence[str], seat: int, words: DefendersWords) -> None:
    lit = view.turn == seat
    canvas.put(furniture.plate(960, _PLATE_HEIGHT, lit), 20, _PLATE_TOPS[seat], plates.MARGIN)
    row = _NAME_ROWS[seat]
    end = _LEFT + write_name(canvas, _LEFT, row, names[seat], NAME, ON_PLATE, 400)
    if lit:
        label = furniture.label(words.say(ASKED.get(view.phase, MEDIATE)), 30)
        canvas.put(label, end + 20, row - label.image.height // 2)
    right = _RIGHT - 24 if view.mode == "advanced" else 958
    long = canvas.text(right, row, words.say("picture-points"), TEXT, QUIET, "r")
    canvas.text(right - long - 12, row - 1, str(view.scores[seat]), BIG, GOLD_INK, "r")
    _hand(canvas, _LEFT, _HAND_ROWS[seat], view, seat, words)
    if view.mode == "advanced":
        _mediator(canvas, view.mediators[seat], row, _HAND_ROWS[seat], words)


def _hand(canvas: Canvas, x: int, y: int, view: DefendersView, seat: int, words: DefendersWords) -> None:
    """A hand in a row, a gap between its Elements; where the choice is limited, what may be played stands out."""
    cards = view.hands[seat]
    for card, look in zip(cards, looks(cards, view.open_to if view.turn == seat else cards), strict=True):
        put(canvas, x, y, card, HAND, PANEL, look)
        x += STEP
        following = cards[cards.index(card) + 1 :]
        if following and following[0][0] != card[0]:
            x += GAP
    if not cards:
        canvas.text(x, y + HAND.height // 2, words.say(empty(view, seat)), TEXT, QUIET)


def empty(view: DefendersView, seat: int) -> str:
    """What is said of a hand without cards."""
    return "picture-again" if view.again is not None and seat == view.turn else "picture-no-card"


def looks(cards: Sequence[Card], choice: Sequence[Card]) -> list[Look]:
    """How the cards of a hand stand of which these may be played."""
    if len(choice) == len(cards):
        return [Look.PLAIN] * len(cards)
    return [Look.OPEN if card in choice else Look.SHUT for card in cards]


def _mediator(canvas: Canvas, card: Card | None, row: int, y: int, words: DefendersWords) -> None:
    canvas.text(_SIDE, row, words.say("picture-mediator"), TEXT, QUIET, "m")
    if card is None:
        canvas.put(furniture.place(HAND, PANEL, "hand"), _ASIDE, y, MARGIN)
    else:
        put(canvas, _ASIDE, y, card, HAND, PANEL)


def _round_before(
    canvas: Canvas, view: DefendersView, before: Result, names: Sequence[str], words: DefendersWords
) -> None:
    """How the round before ended, and how its piles lay, beside the first moves of this one."""
    result(canvas, _BEFORE, _PILE_ROWS[0] - 2, _RIGHT - _BEFORE, before, names, words, card=False)
    if view.last_piles is None:
        return
    for number, column in enumerate(columns_of(before, view.last_piles)):
        for seat, y in enumerate(_BEFORE_ROWS):
            put_played(canvas, _BEFORE + 8 + number * SMALL_STEP, y, column, seat, SMALL)


def _order(canvas: Canvas, words: DefendersWords) -> None:
    """Which Element is stronger, where the piles will lie."""
    sprite = parts.order()
    middle, y = (_LEFT + _RIGHT) // 2, 312
    x = middle - sprite.image.width // 2
    canvas.put(sprite, x, y)
    for number, element in enumerate(ELEMENTS):
        canvas.text(x + 30 + number * parts.ORDER_STEP, y + 92, words.say(f"element-{element}"), STRONG, ON_FELT, "m")
    canvas.text(middle, y + 136, words.say("picture-order"), TEXT, QUIET_ON_FELT, "m")


def _piles(canvas: Canvas, view: DefendersView) -> None:
    columns = view.columns()
    for number, column in reversed(list(enumerate(columns))):  # the margin of an empty place is wide
        _column(canvas, view, _LEFT + number * STEP, column)
    for number in range(len(columns), LAST_MOVE if view.before is None else 0):
        x = _LEFT + number * STEP + HAND.width // 2
        canvas.text(x, _BETWEEN, str(number + 1), TEXT, _FUTURE, "m")


def _column(canvas: Canvas, view: DefendersView, x: int, column: Column) -> None:
    for seat, card in enumerate(column.cards):
        if card is not None and card == view.again and seat == view.turn:
            put(canvas, x, _PILE_ROWS[seat], card, HAND, FELT, Look.OPEN)
        else:
            put_played(canvas, x, _PILE_ROWS[seat], column, seat, HAND)
    sprite = parts.chevron(column.attacker == 0, FELT)
    canvas.put(sprite, x + (HAND.width - sprite.image.width) // 2, _BETWEEN - sprite.image.height // 2)


def _side(canvas: Canvas, view: DefendersView, names: Sequence[str], words: DefendersWords) -> None:
    canvas.put(furniture.medallion(56), _SIDE - 56, 262, plates.MARGIN)
    canvas.text(_SIDE, 304, str(view.move), _NUMBER, ON_PLATE, "m")
    canvas.text(_SIDE, 343, words.say("picture-move"), TEXT, GOLD_INK, "m")
    if view.attack is not None and view.attack.challenge:
        label = furniture.notice(words.say("picture-challenge"), 30)
        canvas.put(label, min(_SIDE - label.image.width // 2, WIDTH - 18 - label.image.width), 386)
    if view.results and view.before is None:
        first = view.results[0]
        canvas.text(_SIDE, 432, words.say("picture-first-round"), TEXT, QUIET_ON_FELT, "m")
        if first.winner is None:
            canvas.text(_SIDE, 466, words.say("picture-tie"), STRONG, GOLD_ON_FELT, "m")
        else:
            canvas.text(_SIDE, 464, f"+{first.points}", STRONG, GOLD_ON_FELT, "m")
            canvas.text(_SIDE, 496, fit_name(names[first.winner], TEXT, 140), TEXT, QUIET_ON_FELT, "m")


def result(
    canvas: Canvas,
    x: int,
    y: int,
    width: int,
    result: Result,
    names: Sequence[str],
    words: DefendersWords,
    *,
    card: bool = True,
) -> None:
    """How a round ended, on a plate 130 pixels high: the card that won it, and the account."""
    canvas.put(furniture.plate(width, 130, False), x, y, plates.MARGIN)
    if result.card is None or result.winner is None:
        canvas.text(x + 22, y + 34, words.round_over(result, names), STRONG, GOLD_INK)
        for row, line in enumerate(wrapped(words.say("picture-all-answered"), TEXT, width - 44, 2)):
            canvas.text(x + 22, y + 74 + 34 * row, line, TEXT, QUIET)
        return
    left = x + 22
    if card:
        put(canvas, x + 16, y + 12, result.card, HAND, PANEL)
        left = x + 100
    room = x + width - 8 - left
    title = words.round_over(result, names)
    canvas.text(left, y + 34, fit(title, STRONG, room), STRONG, GOLD_INK)
    ended = words.say("picture-in-move", card=words.card(result.card), move=result.move)
    canvas.text(left, y + 70, fit(ended, TEXT, room), TEXT, ON_PLATE)
    canvas.text(left, y + 104, words.won(result, "picture-won"), TEXT, QUIET)


def warm(words: DefendersWords) -> None:
    """Draw every number that a table can show often, and the plates behind them."""
    canvas = Canvas(furniture.felt(WIDTH, HEIGHT))
    for number in range(1, LAST_MOVE + 1):
        canvas.text(0, 0, str(number), _NUMBER, ON_PLATE)
        canvas.text(0, 0, str(number), TEXT, _FUTURE)
    modes: tuple[Mode, ...] = ("basic", "advanced")
    for mode in modes:
        for number in (1, 2):
            title(canvas, number, mode, words)
    for key in (*ASKED.values(), MEDIATE):
        furniture.label(words.say(key), 30)
    furniture.notice(words.say("picture-challenge"), 30)
    for lit in (False, True):
        furniture.plate(960, _PLATE_HEIGHT, lit)
