"""The public table of Elemental Defenders while a game goes on: both hands, both piles, whose turn, the score."""

from __future__ import annotations

from collections.abc import Sequence

from engine.elemental_defenders import ELEMENTS, Card, card_name
from render import furniture, plates
from render.canvas import Canvas
from render.cards import CLOSE, MARGIN
from render.elemental_defenders import parts
from render.elemental_defenders.faces import HAND
from render.elemental_defenders.parts import Look, put
from render.elemental_defenders.view import Move, Result, View
from render.furniture import (
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
    head,
    write_name,
)
from render.lettering import Face, Ink, Style, fit
from render.names import drawn
from render.palette import FELT, PANEL

HEIGHT = 712
STEP = HAND.width + 2 * CLOSE
GAP = 6
"""Between the Elements of a hand."""
_LEFT, _RIGHT, _ASIDE = 38, 850, 876
"""Where hands and piles begin and end, and where Mediators lie."""
_SIDE = _ASIDE + HAND.width // 2
_PLATE_TOPS, _PLATE_HEIGHT = (70, 522), 176
_NAME_ROWS, _HAND_ROWS, _PILE_ROWS = (102, 666), (126, 534), (262, 398)
_BETWEEN = (_PILE_ROWS[0] + HAND.height + _PILE_ROWS[1]) // 2
_NUMBER = Style(Face.TITLE, 60)
_FUTURE = Ink(parts.FUTURE, FELT)
MOVES = 10
AGAIN = "no card left: the ninth is used once more"


def compose(view: View, names: Sequence[str]) -> Canvas:
    """The table, put together but not yet encoded."""
    canvas = Canvas(furniture.felt(WIDTH, HEIGHT))
    head(canvas, parts.TITLE, f"Round {view.round} of 2 · {view.mode}")
    for seat in (0, 1):
        _player(canvas, view, names, seat)
    if view.fresh is not None:
        result(canvas, 20, 268, 812, view.fresh, names)
        canvas.text(42, 484, "The hands have been exchanged.", TEXT, QUIET_ON_FELT)
    elif any(view.piles):
        _piles(canvas, view)
    else:
        _order(canvas)
    _side(canvas, view, names)
    return canvas


def _player(canvas: Canvas, view: View, names: Sequence[str], seat: int) -> None:
    lit = view.turn == seat
    canvas.put(furniture.plate(960, _PLATE_HEIGHT, lit), 20, _PLATE_TOPS[seat], plates.MARGIN)
    row = _NAME_ROWS[seat]
    end = _LEFT + write_name(canvas, _LEFT, row, drawn(names, seat), NAME, ON_PLATE, 400)
    if lit:
        label = furniture.label(asked(view), 26)
        canvas.put(label, end + 20, row - label.image.height // 2)
    right = _RIGHT if view.mode == "advanced" else 958
    long = canvas.text(right, row, "points", TEXT, QUIET, "r")
    canvas.text(right - long - 12, row - 1, str(view.scores[seat]), BIG, GOLD_INK, "r")
    hand(canvas, _LEFT, _HAND_ROWS[seat], view, seat)
    if view.mode == "advanced":
        _mediator(canvas, view.mediators[seat], row, _HAND_ROWS[seat])


def asked(view: View) -> str:
    """What whoever has the turn is asked for."""
    return {"attack": "to attack", "defend": "to answer"}.get(view.phase, "Mediator?")


def hand(canvas: Canvas, x: int, y: int, view: View, seat: int) -> None:
    """A hand in a row, a gap between its Elements; where the choice is limited, what may be played stands out."""
    cards = view.hands[seat]
    for card, look in zip(cards, looks(view, seat), strict=True):
        put(canvas, x, y, card, HAND, PANEL, look)
        x += STEP
        following = cards[cards.index(card) + 1 :]
        if following and following[0][0] != card[0]:
            x += GAP
    if not cards:
        again = view.again is not None and seat == view.turn
        canvas.text(x, y + HAND.height // 2, AGAIN if again else "no card left", TEXT, QUIET)


def looks(view: View, seat: int) -> list[Look]:
    """How the cards of a hand stand."""
    cards, choice = view.hands[seat], view.open_to
    if view.turn != seat or len(choice) == len(cards):
        return [Look.PLAIN] * len(cards)
    return [Look.OPEN if card in choice else Look.SHUT for card in cards]


def _mediator(canvas: Canvas, card: Card | None, row: int, y: int) -> None:
    canvas.text(_SIDE, row, "Mediator", TEXT, QUIET, "m")
    if card is None:
        canvas.put(furniture.place(HAND, PANEL, "hand"), _ASIDE, y, MARGIN)
    else:
        put(canvas, _ASIDE, y, card, HAND, PANEL)


def _order(canvas: Canvas) -> None:
    """Which Element is stronger, where the piles will lie."""
    sprite = parts.order()
    middle, y = (_LEFT + _RIGHT) // 2, 312
    x = middle - sprite.image.width // 2
    canvas.put(sprite, x, y)
    for number, name in enumerate(ELEMENTS.values()):
        canvas.text(x + 30 + number * parts.ORDER_STEP, y + 92, name, STRONG, ON_FELT, "m")
    canvas.text(middle, y + 136, "among cards of one Level the stronger Element wins", TEXT, QUIET_ON_FELT, "m")


def _piles(canvas: Canvas, view: View) -> None:
    columns = list(view.moves())
    for seat, card in enumerate(columns[-1].cards):  # before its neighbours: its margin is wide
        if card is None:
            x = _LEFT + (len(columns) - 1) * STEP
            canvas.put(furniture.place(HAND, FELT, "hand"), x, _PILE_ROWS[seat], MARGIN)
    for number, move in enumerate(columns):
        _column(canvas, view, _LEFT + number * STEP, move)
    for number in range(len(columns), MOVES):
        x = _LEFT + number * STEP + HAND.width // 2
        canvas.text(x, _BETWEEN, str(number + 1), TEXT, _FUTURE, "m")


def _column(canvas: Canvas, view: View, x: int, move: Move) -> None:
    for seat, card in enumerate(move.cards):
        if card is not None:
            waiting = view.attack is not None and None in move.cards
            again = card == view.again and seat == view.turn
            put(canvas, x, _PILE_ROWS[seat], card, HAND, FELT, Look.OPEN if waiting or again else Look.PLAIN)
    sprite = parts.chevron(move.attacker == 0, FELT)
    canvas.put(sprite, x + (HAND.width - sprite.image.width) // 2, _BETWEEN - sprite.image.height // 2)


def _side(canvas: Canvas, view: View, names: Sequence[str]) -> None:
    canvas.put(furniture.medallion(56), _SIDE - 56, 262, plates.MARGIN)
    canvas.text(_SIDE, 304, str(min(view.move, MOVES)), _NUMBER, ON_PLATE, "m")
    canvas.text(_SIDE, 343, "move", TEXT, GOLD_INK, "m")
    if view.attack is not None and view.attack.challenge:
        label = furniture.notice("Challenge", 25)
        canvas.put(label, _SIDE - label.image.width // 2, 386)
    if view.results and view.fresh is None:
        first = view.results[0]
        canvas.text(_SIDE, 432, "Round 1", TEXT, QUIET_ON_FELT, "m")
        if first.winner is None:
            canvas.text(_SIDE, 466, "a tie", STRONG, GOLD_ON_FELT, "m")
        else:
            canvas.text(_SIDE, 464, f"+{first.points}", STRONG, GOLD_ON_FELT, "m")
            canvas.text(_SIDE, 496, fit(drawn(names, first.winner), TEXT, 140), TEXT, QUIET_ON_FELT, "m")


def result(canvas: Canvas, x: int, y: int, width: int, result: Result, names: Sequence[str]) -> None:
    """How a round ended, on a plate 130 pixels high: the card that won it, and the account."""
    canvas.put(furniture.plate(width, 130, False), x, y, plates.MARGIN)
    if result.card is None or result.winner is None:
        canvas.text(x + 22, y + 46, f"Round {result.round} is a tie", STRONG, GOLD_INK)
        canvas.text(x + 22, y + 90, "Every attack was answered: no points.", TEXT, QUIET)
        return
    put(canvas, x + 16, y + 12, result.card, HAND, PANEL)
    left = x + 112
    winner = fit(drawn(names, result.winner), STRONG, 330)
    canvas.text(left, y + 34, f"Round {result.round} goes to {winner}", STRONG, GOLD_INK)
    canvas.text(left, y + 70, f"{card_name(result.card)} in move {result.move}", TEXT, ON_PLATE)
    canvas.text(left, y + 104, _how(result), TEXT, QUIET)
    canvas.text(x + width - 22, y + 66, f"+{result.points}", BIG, GOLD_INK, "r")


def _how(result: Result) -> str:
    if result.righteous:
        return f"a Righteous Victory: {result.account}"
    return f"with a Mediator: {result.account}" if result.mediator else result.account


def warm() -> None:
    """Draw every number that a table can show often, and the plates behind them."""
    canvas = Canvas(furniture.felt(WIDTH, HEIGHT))
    for number in range(1, MOVES + 1):
        canvas.text(0, 0, str(number), _NUMBER, ON_PLATE)
        canvas.text(0, 0, str(number), TEXT, _FUTURE)
    for mode in ("basic", "advanced"):
        for number in (1, 2):
            head(canvas, parts.TITLE, f"Round {number} of 2 · {mode}")
    for text in ("to attack", "to answer", "Mediator?"):
        furniture.label(text, 26)
    furniture.notice("Challenge", 25)
    for lit in (False, True):
        furniture.plate(960, _PLATE_HEIGHT, lit)
