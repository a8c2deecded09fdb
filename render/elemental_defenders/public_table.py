"""The public table of Elemental Defenders while a game goes on: both hands, both piles, whose turn, the score."""

from __future__ import annotations

from collections.abc import Sequence

from engine.elemental_defenders.cards import ELEMENTS, Card
from engine.elemental_defenders.state import LAST_MOVE, Mode, Result
from engine.elemental_defenders.view import Column, DefendersView, columns_of
from render.elemental_defenders import parts
from render.elemental_defenders.faces import HAND, SMALL
from render.elemental_defenders.parts import CardLook, draw_card, draw_played_card
from render.kit import plates, table_parts
from render.kit.canvas import Canvas
from render.kit.cards import CLOSE
from render.kit.lettering import SMALLEST, FontFace, Ink, TextStyle, fit_label, text_width
from render.kit.palette import FELT, PANEL
from render.kit.table_parts import (
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
    draw_header,
    fit_name,
    fit_sentence,
    write_name,
)
from words.catalogue import OwnName, short_form
from words.elemental_defenders import DefendersWords

HEIGHT = 636
STEP = HAND.width + 2 * CLOSE
SMALL_STEP = SMALL.width + 2 * CLOSE
GAP = 6
"""Between the Elements of a hand."""
_LEFT, _RIGHT, _ASIDE = 38, 850, 876
"""Where hands and piles begin and end, and where Mediators lie."""
_SIDE, _EDGE = _ASIDE + HAND.width // 2, 972
_PLATE_TOPS, _PLATE_HEIGHT = (58, 469), 160
_NAME_ROWS, _HAND_ROWS, _PILE_ROWS = (83, 604), (106, 475), (227, 353)
_BEFORE, _BEFORE_ROWS = 370, (362, 417)
_BETWEEN = (_PILE_ROWS[0] + HAND.height + _PILE_ROWS[1]) // 2
_NUMBER = TextStyle(FontFace.TITLE, 60)
_FUTURE = Ink(parts.FUTURE, FELT)
ASKED = {"attack": "picture-to-attack", "defend": "picture-to-defend"}
MEDIATE = "picture-to-mediate"


def compose(view: DefendersView, names: Sequence[str], words: DefendersWords) -> Canvas:
    """The table, put together but not yet encoded."""
    canvas = Canvas(table_parts.felt_backdrop(WIDTH, HEIGHT))
    draw_title(canvas, view.round, view.mode, words)
    for seat in (0, 1):
        _draw_player(canvas, view, names, seat, words)
    if any(view.piles):
        _draw_piles(canvas, view)
    elif view.result_before is not None:
        canvas.write_wrapped(
            _LEFT, _BETWEEN, words.say("picture-exchanged"), TEXT, QUIET_ON_FELT, _BEFORE - _LEFT - 20, 4
        )
    else:
        _draw_element_order(canvas, words)
    if view.result_before is not None:
        _round_before(canvas, view, view.result_before, names, words)
    _draw_move_and_first_round(canvas, view, names, words)
    return canvas


def draw_title(canvas: Canvas, number: int, mode: Mode, words: DefendersWords) -> None:
    """The game and the round, along the upper edge."""
    draw_header(
        canvas, words.say("title"), words.say("picture-round", round=number, mode=words.say(f"mode-{mode}")), 32
    )


def _draw_player(canvas: Canvas, view: DefendersView, names: Sequence[str], seat: int, words: DefendersWords) -> None:
    lit = view.turn == seat
    canvas.put(table_parts.plate(960, _PLATE_HEIGHT, lit), 20, _PLATE_TOPS[seat], plates.MARGIN)
    row, right = _NAME_ROWS[seat], 958
    if view.mode == "advanced":
        right = _draw_mediator(canvas, view.mediators[seat], row, _HAND_ROWS[seat], words) - 18
    right -= canvas.write_line(right, row, words.say("picture-points"), TEXT, QUIET, "r", 150) + 12
    right -= canvas.write_line(right, row - 1, str(view.scores[seat]), BIG, GOLD_INK, "r") + 16
    asked = (
        table_parts.turn_label(words.say(ASKED.get(view.phase, MEDIATE)), SMALLEST, right - _LEFT - 220)
        if lit
        else None
    )
    room = 400 if asked is None else min(400, right - _LEFT - 20 - asked.image.width)
    end = _LEFT + write_name(canvas, _LEFT, row, names[seat], NAME, ON_PLATE, room)
    after = end + 20
    end = _draw_hand(canvas, _LEFT, _HAND_ROWS[seat], view, seat, words)
    if asked is not None:  # over the shadow of the hand
        canvas.put(asked, after, row - asked.image.height // 2)
    if lit and view.attack is not None and view.attack.challenge:
        _draw_challenge_label(canvas, view, end, _HAND_ROWS[seat] + HAND.height // 2, words)


def _draw_challenge_label(canvas: Canvas, view: DefendersView, end: int, y: int, words: DefendersWords) -> None:
    """Say that the attack is a Challenge: beside the piles, or behind the hand, which ends there, if they are long."""
    said = words.say("picture-challenge")
    notice = table_parts.plain_label(said, 30)
    beside = WIDTH - 18 - (_RIGHT if view.result_before is not None else _LEFT + len(view.columns()) * STEP)
    behind = _RIGHT - 10 - end
    if notice.image.width <= beside or beside > behind:
        notice = table_parts.plain_label(said, 30, beside)
        canvas.put(notice, min(_SIDE - notice.image.width // 2, WIDTH - 18 - notice.image.width), 358)
    else:
        label = table_parts.turn_label(said, 30, behind)
        canvas.put(label, _RIGHT - 10 - label.image.width, y - label.image.height // 2)


def _draw_hand(canvas: Canvas, x: int, y: int, view: DefendersView, seat: int, words: DefendersWords) -> int:
    """A hand in a row, a gap between its Elements; where the choice is limited, what may be played stands out.

    Returns where it ends.
    """
    cards = view.hands[seat]
    for card, look in zip(cards, card_looks(cards, view.playable_now if view.turn == seat else cards), strict=True):
        draw_card(canvas, x, y, card, HAND, PANEL, look)
        x += STEP
        following = cards[cards.index(card) + 1 :]
        if following and following[0][0] != card[0]:
            x += GAP
    if not cards:
        x += canvas.write_wrapped(x, y + HAND.height // 2, words.say(empty_hand_text(view, seat)), TEXT, QUIET, 540)
    return x


def empty_hand_text(view: DefendersView, seat: int) -> str:
    """What is said of a hand without cards."""
    return "picture-again" if view.card_to_reuse is not None and seat == view.turn else "picture-no-card"


def card_looks(cards: Sequence[Card], choice: Sequence[Card]) -> list[CardLook]:
    """How the cards of a hand stand of which these may be played."""
    if len(choice) == len(cards):
        return [CardLook.PLAIN] * len(cards)
    return [CardLook.OPEN if card in choice else CardLook.SHUT for card in cards]


def _draw_mediator(canvas: Canvas, card: Card | None, row: int, y: int, words: DefendersWords) -> int:
    """A player's Mediator at the right end of their plate; returns where its name begins."""
    text, style = fit_label(words.say("picture-mediator"), TEXT, 180)
    long = text_width(text, style)
    start = min(_SIDE - long // 2, _EDGE - long)
    canvas.write_line(start, row, text, style, QUIET)
    if card is None:
        canvas.put(parts.narrow_place(HAND, PANEL), _ASIDE, y, CLOSE)
    else:
        draw_card(canvas, _ASIDE, y, card, HAND, PANEL)
    return min(start, _RIGHT - 6)


def _round_before(
    canvas: Canvas, view: DefendersView, before: Result, names: Sequence[str], words: DefendersWords
) -> None:
    """How the round before ended, and how its piles lay, beside the first moves of this one."""
    draw_round_result(canvas, _BEFORE, _PILE_ROWS[0] - 2, _RIGHT - _BEFORE, before, names, words)
    if view.last_piles is None:
        return
    for number, column in reversed([*enumerate(columns_of(before, view.last_piles))]):  # marks reach over the next
        for seat, y in enumerate(_BEFORE_ROWS):
            draw_played_card(canvas, _BEFORE + 8 + number * SMALL_STEP, y, column, seat, SMALL)


def _draw_element_order(canvas: Canvas, words: DefendersWords) -> None:
    """Which Element is stronger, where the piles will lie."""
    sprite = parts.element_order()
    middle, y = (_LEFT + _RIGHT) // 2, 268
    x = middle - sprite.image.width // 2
    canvas.put(sprite, x, y)
    for number, element in enumerate(ELEMENTS):
        canvas.write_line(
            x + 30 + number * parts.ORDER_STEP,
            y + 92,
            words.say(f"element-{element}"),
            STRONG,
            ON_FELT,
            "m",
            parts.ORDER_STEP - 12,
        )
    canvas.write_wrapped(
        middle, y + 142, words.say("picture-order"), TEXT, QUIET_ON_FELT, 2 * (middle - 30), anchor="m"
    )


def _draw_piles(canvas: Canvas, view: DefendersView) -> None:
    columns = view.columns()
    for number, column in reversed(list(enumerate(columns))):  # the margin of an empty place is wide
        _draw_column(canvas, view, _LEFT + number * STEP, column, past=number + 1 < len(columns))
    for number in range(len(columns), LAST_MOVE if view.result_before is None else 0):
        x = _LEFT + number * STEP + HAND.width // 2
        canvas.write_line(x, _BETWEEN, str(number + 1), TEXT, _FUTURE, "m")


def _draw_column(canvas: Canvas, view: DefendersView, x: int, column: Column, *, past: bool) -> None:
    for seat, card in enumerate(column.cards):
        if card is not None and card == view.card_to_reuse and seat == view.turn:
            draw_card(canvas, x, _PILE_ROWS[seat], card, HAND, FELT, CardLook.OPEN)
        else:
            draw_played_card(canvas, x, _PILE_ROWS[seat], column, seat, HAND, past=past)
    sprite = parts.attack_chevron(column.attacker == 0, FELT)
    canvas.put(sprite, x + (HAND.width - sprite.image.width) // 2, _BETWEEN - sprite.image.height // 2)


def _draw_move_and_first_round(
    canvas: Canvas, view: DefendersView, names: Sequence[str], words: DefendersWords
) -> None:
    canvas.put(table_parts.medallion(56), _SIDE - 56, 227, plates.MARGIN)
    canvas.write_line(_SIDE, 262, str(view.move), _NUMBER, ON_PLATE, "m")
    canvas.write_line(_SIDE, 299, words.say("picture-move"), TEXT, GOLD_INK, "m", 98)
    if view.results and view.result_before is None:
        challenge = view.attack is not None and view.attack.challenge
        _first_round(canvas, 416 if challenge else 386, view.results[0], names, words, short=challenge)


def _first_round(
    canvas: Canvas, y: int, first: Result, names: Sequence[str], words: DefendersWords, *, short: bool
) -> None:
    """Who won the first round, and by how much; ``short``: in one line below its name."""
    canvas.write_line(_SIDE, y, words.say("picture-first-round"), TEXT, QUIET_ON_FELT, "m", 150)
    if first.winner is None:
        canvas.write_line(_SIDE, y + 34, words.say("picture-tie"), STRONG, GOLD_ON_FELT, "m", 150)
        return
    points, room = f"+{first.points}", 150
    if not short:
        canvas.write_line(_SIDE, y + 32, points, STRONG, GOLD_ON_FELT, "m")
        canvas.write_line(_SIDE, y + 62, fit_name(names[first.winner], TEXT, 140), TEXT, QUIET_ON_FELT, "m")
        return
    name = fit_name(names[first.winner], TEXT, room - text_width(points, STRONG) - 8)
    x = _SIDE - (text_width(points, STRONG) + 8 + text_width(name, TEXT)) // 2
    x += canvas.write_line(x, y + 33, points, STRONG, GOLD_ON_FELT) + 8
    canvas.write_line(x, y + 33, name, TEXT, QUIET_ON_FELT)


def draw_round_result(
    canvas: Canvas,
    x: int,
    y: int,
    width: int,
    result: Result,
    names: Sequence[str],
    words: DefendersWords,
) -> None:
    """How a round ended, on a plate 130 pixels high, with the account."""
    canvas.put(table_parts.plate(width, 130, False), x, y, plates.MARGIN)
    left, room = x + 22, width - 30
    canvas.write_line(left, y + 34, round_winner_text(result, names, words, room), STRONG, GOLD_INK, room=room)
    if result.card is None:
        canvas.write_wrapped(x + 22, y + 84, words.say("picture-all-answered"), TEXT, QUIET, width - 44)
        return
    ended = words.say("picture-in-move", card=words.card_name(result.card), move=result.move)
    canvas.write_line(left, y + 70, ended, TEXT, ON_PLATE, room=room)
    canvas.write_line(left, y + 104, words.winning_points_text(result, "picture-won"), TEXT, QUIET, room=room)


def round_winner_text(result: Result, names: Sequence[str], words: DefendersWords, room: int) -> str:
    """The winner of a round, in fewer words where there is no room, and with a name that is cut at last."""
    if result.winner is None:
        return words.round_winner_text(result, names)
    winner = names[result.winner]
    if isinstance(winner, OwnName):
        return words.round_winner_text(result, names)
    whole = fit_sentence(lambda name: words.round_winner_text(result, [name, name]), winner, STRONG, room)
    if "…" not in whole:
        return whole
    return fit_sentence(lambda name: short_form(words.round_winner_text(result, [name, name])), winner, STRONG, room)


def draw_ahead(words: DefendersWords) -> None:
    """Draw every number that a table can show often, and the plates behind them."""
    canvas = Canvas(table_parts.felt_backdrop(WIDTH, HEIGHT))
    for number in range(1, LAST_MOVE + 1):
        canvas.write_line(0, 0, str(number), _NUMBER, ON_PLATE)
        canvas.write_line(0, 0, str(number), TEXT, _FUTURE)
    modes: tuple[Mode, ...] = ("basic", "advanced")
    for mode in modes:
        for number in (1, 2):
            draw_title(canvas, number, mode, words)
    for key in (*ASKED.values(), MEDIATE):
        table_parts.turn_label(words.say(key), SMALLEST)
    table_parts.plain_label(words.say("picture-challenge"), 30)
    for lit in (False, True):
        table_parts.plate(960, _PLATE_HEIGHT, lit)
