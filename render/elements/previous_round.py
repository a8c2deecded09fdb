"""How the round before ended in Elements, as it stands beside a display that has hardly begun."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.elements.state import LastRound
from engine.elements.view import ElementsView
from render.elements import parts
from render.kit import plates, table_parts
from render.kit.canvas import Canvas, Sprite
from render.kit.cards import MARGIN, TINY
from render.kit.lettering import Ink
from render.kit.lettering import text_width as width_of
from render.kit.palette import PANEL
from render.kit.table_parts import (
    BIG,
    GOLD_INK,
    ON_PLATE,
    QUIET,
    RED_INK,
    STRONG,
    TEXT,
    fit_sentence,
    write_name,
)
from words.elements import ElementsWords


class EndedRound(NamedTuple):
    """How a round ended, ready to be drawn."""

    last_round: LastRound
    names: Sequence[str]
    words: ElementsWords
    shows_coins: bool
    """Whether it was for tokens."""
    viewer: int | None = None
    """The seat whose row is above the other's, whoever it belongs to."""

    @classmethod
    def from_view(cls, view: ElementsView, names: Sequence[str], words: ElementsWords) -> EndedRound | None:
        """The end of the round that a view still shows."""
        last = view.result or view.result_before
        return None if last is None else cls(last, names, words, view.rounds is None, view.viewer)

    @property
    def rows(self) -> Sequence[int]:
        """The seats from top to bottom."""
        return rows_from(self.viewer)


def rows_from(viewer: int | None) -> Sequence[int]:
    """The two seats as a result tells of them: always with that of its viewer first."""
    return (1, 0) if viewer == 1 else (0, 1)


def draw_previous_round(canvas: Canvas, x: int, y: int, width: int, ended: EndedRound) -> None:
    """How the round before ended, beside a display that has hardly begun: after a knock with all cards."""
    last, names, words, coins, _ = ended
    canvas.put(table_parts.plate(width, 200, False), x, y, plates.MARGIN)
    left, right, room = x + 18, x + width - 18, width - 36
    said = words.say("picture-limit-was", limit=last.limit)
    limit = canvas.write_line(right, y + 21, said, TEXT, QUIET, "r", room // 2)
    said = words.say("picture-round", round=last.round)
    end = left + canvas.write_line(left, y + 21, said, STRONG, GOLD_INK, room=room - limit - 12)
    gained = parts.coins(last.points, parts.GAINED) if coins else None
    if gained is not None and last.hands is not None and last.by == last.winner:
        # A name, what they did and the coins have no room side by side: these stand with the round then.
        did = width_of(words.say("picture-knocked", player=names[last.by]), canvas.readable_style(TEXT))
        named = width_of(names[last.winner], canvas.readable_style(TEXT))
        if named + 12 + gained.image.width + 14 + did > room and end + 12 + gained.image.width < right - limit - 12:
            canvas.put(gained, end + 12, y + 21 - parts.GAINED - 1)
            gained = None
    if last.hands is None or last.sums is None:
        _write_name_and_coins(canvas, left, y + 72, names[last.winner], GOLD_INK, room, gained)
        told = fit_sentence(lambda name: words.say("picture-yielded", player=name), names[last.by], STRONG, room)
        canvas.write_line(left, y + 120, told, STRONG, ON_PLATE, room=room)
        canvas.write_line(left, y + 160, words.say("picture-hidden"), TEXT, QUIET, room=room)
        return
    for row, seat in enumerate(ended.rows):
        total, top, won = last.sums[seat], y + 41 + 81 * row, seat == last.winner
        _draw_tiny_hand_and_front(canvas, left, top + 27, room - 60, last.hands[seat], last.fronts[seat])
        ink = GOLD_INK if won else ON_PLATE
        knocked = words.say("picture-knocked", player=names[seat]) if last.by == seat else ""
        _write_name_and_coins(canvas, left, top + 9, names[seat], ink, room, gained if won else None, knocked)
        ink = GOLD_INK if won else RED_INK if total > last.limit else ON_PLATE
        canvas.write_line(right, top + 42, str(total), BIG, ink, "r")


def _draw_tiny_hand_and_front(
    canvas: Canvas, x: int, y: int, room: int, hand: Sequence[int], front: Sequence[int]
) -> None:
    """A hand and what is added to it from a front; many cards lie over each other."""
    apart = 32 if hand and front else 0
    steps = len(hand) + len(front) - (2 if apart else 1)
    free = room - apart - TINY.width * (2 if apart else 1)
    step = min(TINY.width + 8, free // max(1, steps))
    for cards in (hand, front):
        for value in cards:
            canvas.put(parts.card(TINY, value, PANEL), x, y, MARGIN)
            x += step
        if cards is hand and apart:
            x += TINY.width - step + apart
            canvas.write_line(x - apart // 2, y + TINY.height // 2, "+", TEXT, QUIET, "m")


def _write_name_and_coins(
    canvas: Canvas, x: int, y: int, name: str, ink: Ink, room: int, gained: Sprite | None = None, did: str = ""
) -> None:
    """A name, the coins behind it, and what they did: a long name rather is cut than that left out."""
    coins = 0 if gained is None else gained.image.width + 12
    told = 14 + width_of(did, canvas.readable_style(TEXT)) if did else 0
    end = x + write_name(canvas, x, y, name, TEXT, ink, max(room - coins - told, room // 4))
    if gained is not None:
        canvas.put(gained, end + 12, y - parts.GAINED - 1)
    if did:
        canvas.write_line(end + coins + 14, y, did, TEXT, QUIET, room=x + room - end - coins - 14)
