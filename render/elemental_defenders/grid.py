"""All twenty cards of a tall picture where they belong: an Element in each row, the highest above, a Level in each
column, the highest at the left.

What fits an attack is seen there: the same Element lies in its row, the same Level in its column (ED-4); and so is what
is stronger: further left in a row, higher in a column.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.elemental_defenders.cards import DECK, ELEMENTS, LEVELS, Card, virtue
from engine.elemental_defenders.view import Column, DefendersView
from render.elemental_defenders import parts
from render.elemental_defenders.account import STRONG, TEXT
from render.elemental_defenders.faces import LOW, SMALL
from render.elemental_defenders.parts import CardLook
from render.elemental_defenders.public_table import card_looks, round_winner_text
from render.kit import plates, table_parts
from render.kit.canvas import Canvas
from render.kit.cards import CLOSE
from render.kit.lettering import FontFace, TextStyle, text_width
from render.kit.palette import FELT, Colour
from render.kit.table_parts import GOLD_INK, GOLD_ON_FELT, ON_PLATE, QUIET, write_name
from words.elemental_defenders import DefendersWords

HEADS = 40
"""How high the heads of the columns are: the Virtue of each Level."""
STEP = LOW.height + 9
HEIGHT = HEADS + len(ELEMENTS) * STEP
"""The height of all of it."""
STRIP, LINE = 80, 46
"""The height of what its cards mean, below it, and in a picture that has room for it in a line."""
_FIRST, _ACROSS = 64, LOW.width + 10
END = _FIRST + len(LEVELS) * _ACROSS
"""Where it ends at the right."""
_PLAYED = 160
"""The room of what was played, behind a name."""
_EDGE, _BETWEEN = 6, 3
"""Where the trays of the rows begin, and how far they are apart."""
_TIMES = TextStyle(FontFace.NUMERAL, 27)


def card_position(top: int, card: Card) -> tuple[int, int]:
    """The left top corner of a card's place, in a grid that begins at ``top``."""
    return _FIRST + LEVELS.index(card[1]) * _ACROSS, top + HEADS + ELEMENTS.index(card[0]) * STEP


def draw_grid(
    canvas: Canvas, top: int, view: DefendersView, seat: int, choice: Sequence[Card], *, heads: bool = True
) -> None:
    """The cards of both, as ``seat`` looks at them, who may play those of ``choice``; in a round that has ended, what
    has ended it. ``heads``: whether what each Level pays stands above its column."""
    if heads and view.names_virtues:
        _draw_column_heads(canvas, top, view, seat)
    for element in ELEMENTS:
        y = card_position(top, Card(f"{element}5"))[1]
        canvas.put(parts.tray(element, END - _EDGE, STEP - _BETWEEN), _EDGE, y - (STEP - _BETWEEN - LOW.height) // 2)
        canvas.put(parts.element_heading(element), 12, y + 6)
    attack = _unanswered_attack(view)
    lit = _light_fitting_cards(canvas, top, view, attack) if attack is not None else frozenset()
    held = dict(zip(view.hands[seat], card_looks(view.hands[seat], choice), strict=True))
    columns = view.columns()
    played = {card: (number, column) for number, column in enumerate(columns, 1) for card in column.cards if card}
    for card in DECK:
        at = card_position(top, card)
        ground = parts.BAND if card in lit else parts.tray_colour(card[0])
        if card in held:
            _put_card(canvas, at, card, ground, held[card], own=True)
        elif card in view.hands[1 - seat]:
            _put_card(canvas, at, card, ground, CardLook.PLAIN, own=False)
        elif card == attack or card in choice:
            _put_card(canvas, at, card, ground, CardLook.OPEN, own=card in view.piles[seat])
            if card == attack:
                strike = parts.attack_mark()
                canvas.put(strike, at[0] + (LOW.width - strike.image.width) // 2, at[1] - 14)  # between sign and stars
        elif card in played and view.untold_moves < played[card][0] == len(columns):
            _draw_newest_card(canvas, at, card, ground, played[card][1], seat)
        else:
            canvas.put(parts.played_place(ground), *at, CLOSE)


def _draw_column_heads(canvas: Canvas, top: int, view: DefendersView, seat: int) -> None:
    """What each Level pays: its Virtue, and what that is multiplied by in this move (ED-5.2); bright where that would
    win ``seat`` the game, in a last round that it begins behind (ED-8.2)."""
    times = f"×{view.move}" if view.mode == "basic" and not view.is_over else ""
    behind = max(view.scores[1 - seat] - view.scores[seat], 0)
    style = canvas.readable_style(_TIMES)
    for level in LEVELS:
        sprite = parts.virtue_coin(virtue(Card(f"E{level}")), FELT)
        beside = text_width(times, style) + 4 if times else 0
        x = card_position(top, Card(f"E{level}"))[0] + (LOW.width - sprite.image.width - beside) // 2
        canvas.put(sprite, x, top)
        if times:
            ink = GOLD_ON_FELT if virtue(Card(f"E{level}")) * view.move > behind else table_parts.QUIET_ON_FELT
            canvas.write_line(x + sprite.image.width + 4, top + sprite.image.height // 2, times, _TIMES, ink)


def _unanswered_attack(view: DefendersView) -> Card | None:
    """The attack that has no answer: it waits for one, or has ended the round."""
    if view.is_over and view.results and view.results[-1].round == view.round:
        return view.results[-1].card
    return None if view.attack is None else view.attack.card


def _light_fitting_cards(canvas: Canvas, top: int, view: DefendersView, attack: Card) -> frozenset[Card]:
    """Light the row of the attack, where the Element answers it, else its column, where the Level does, and both where
    nothing does. Returns the cards that lie there."""
    answers = view.playable_now if view.phase == "defend" else ()
    row = not answers or answers[0][0] == attack[0]
    column = not answers or answers[0][1] == attack[1]
    if row:
        x, y = card_position(top, Card(f"{attack[0]}{LEVELS[0]}"))
        canvas.put(parts.fitting_cards_band(len(LEVELS) * _ACROSS, LOW.height + 6), x - 5, y - 3)
    if column:
        x, y = card_position(top, Card(f"{ELEMENTS[0]}{attack[1]}"))
        canvas.put(parts.fitting_cards_band(LOW.width + 10, len(ELEMENTS) * STEP - _BETWEEN), x - 5, y - 3)
    return frozenset(card for card in DECK if (row and card[0] == attack[0]) or (column and card[1] == attack[1]))


def _put_card(canvas: Canvas, at: tuple[int, int], card: Card, ground: Colour, look: CardLook, *, own: bool) -> None:
    sprite = parts.card(LOW, card, ground, look) if own else parts.opponent_card(card, ground, look)
    canvas.put(sprite, *at, CLOSE)


def _draw_newest_card(
    canvas: Canvas, at: tuple[int, int], card: Card, ground: Colour, column: Column, seat: int
) -> None:
    """A card of the newest move, which is still to be read: whether it was the stronger one, and whether nothing else
    answered. What was played before leaves its place empty."""
    owner = column.cards.index(card)
    marks = [parts.stronger_mark(SMALL)] if column.beaten == 1 - owner else []
    marks += [parts.forced_mark(SMALL)] if column.forced and owner != column.attacker else []
    _put_card(canvas, at, card, ground, CardLook.LATE, own=owner == seat)
    left = at[0] + LOW.width - 5 - sum(mark.image.width + 3 for mark in marks)
    for mark in marks:
        canvas.put(mark, left, at[1] + 5)
        left += mark.image.width + 3


def draw_legend(
    canvas: Canvas, y: int, view: DefendersView, names: Sequence[str], seat: int, words: DefendersWords
) -> None:
    """What the cards mean, on a plate: whose they are, and which is stronger; at first how the round before ended."""
    left, room = 13 + 14, canvas.width - 26 - 28
    canvas.put(table_parts.plate(canvas.width - 26, STRIP, False), 13, y, plates.MARGIN)
    if view.result_before is not None:
        canvas.write_line(
            left, y + 23, round_winner_text(view.result_before, names, words, room), STRONG, GOLD_INK, room=room
        )
        canvas.write_line(left, y + 57, words.last_card_and_points(view.result_before), TEXT, ON_PLATE, room=room)
        return
    _draw_card_samples(canvas, left, y + 23, names[1 - seat], room, words)
    canvas.write_line(left, y + 57, words.say("picture-stronger"), TEXT, QUIET, room=room)


def draw_legend_in_a_line(
    canvas: Canvas, y: int, view: DefendersView, names: Sequence[str], seat: int, words: DefendersWords
) -> None:
    """What the cards mean, on a plate, in a line."""
    left, room, middle = 13 + 14, canvas.width - 26 - 28, y + LINE // 2
    canvas.put(table_parts.plate(canvas.width - 26, LINE, False), 13, y, plates.MARGIN)
    if view.result_before is not None:
        title = round_winner_text(view.result_before, names, words, room * 5 // 10)
        end = left + canvas.write_line(left, middle, title, STRONG, GOLD_INK, room=room * 5 // 10) + 24
        if view.result_before.card is not None:
            canvas.write_line(
                left + room,
                middle,
                words.winning_points_text(view.result_before, "picture-won"),
                TEXT,
                QUIET,
                "r",
                left + room - end,
            )
    elif canvas.least > TEXT.size:
        _draw_card_samples(canvas, left, middle, names[1 - seat], room, words)
    else:
        end = _draw_card_samples(canvas, left, middle, names[1 - seat], room * 6 // 10, words)
        canvas.write_line(left + room, middle, words.say("picture-stronger"), TEXT, QUIET, "r", left + room - end)


def _draw_card_samples(canvas: Canvas, x: int, middle: int, name: str, room: int, words: DefendersWords) -> int:
    """How one's own cards look, those of the other, and those that were played; returns where that ends."""
    end = x + room
    for kind, said in (("own", words.say("picture-you")), ("other", name), ("past", words.say("picture-pile"))):
        sprite = parts.sample_card(kind)
        canvas.put(sprite, x, middle - sprite.image.height // 2)
        x += sprite.image.width + 9
        if kind == "other":
            x += write_name(canvas, x, middle, said, TEXT, ON_PLATE, max(end - x - _PLAYED, 60)) + 20
        else:
            x += canvas.write_line(x, middle, said, TEXT, ON_PLATE, room=max(end - x, 60)) + 20
    return x
