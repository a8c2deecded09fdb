"""Alt texts of Elements: what the pictures show, in words that can be read out."""

from __future__ import annotations

from collections.abc import Sequence

from render.elements.view import Last, Outcome, View
from render.names import spoken

LONGEST = 1024
"""Discord's limit for an attachment's description, in characters."""

COVER = "Cover of Elements: a fan of six cards, 1 Wood, 2 Fire, 3 Earth, 4 Metal, 5 Water and 6 Yin/Yang."


def table(view: View, names: Sequence[str]) -> str:
    """The whole public table; the same for every viewer."""
    parts = [f"Elements, {_round(view)}."]
    parts += [_player(view, names, seat) for seat in range(len(view.scores))]
    parts.append(_display(view))
    parts.append(f"{view.discards} discarded, {view.aside} aside.")
    if view.outcome is not None:
        parts = [_end(view, view.outcome, names), *parts]
    if view.result is not None:
        parts.append(result(view, view.result, names))
    if view.turn is not None:
        parts.append(f"{spoken(names, view.turn)} to move.")
    return " ".join(parts)


def hand(view: View, seat: int, names: Sequence[str]) -> str:
    """One seat's own cards, and what it needs to know besides."""
    other = 1 - seat
    cards, total = view.hands[seat] or [], view.sums[seat]
    parts = [
        f"Your hand in Elements, {_round(view)}: {_cards(cards)}.",
        f"Your front: {_cards(view.fronts[seat])}.",
        f"Your sum {total}, limit {view.limit}.",
    ]
    if view.turn == seat:
        parts.append("Your turn: you may knock." if may_knock(view, seat) else "Your turn: you can't knock now.")
    elif view.turn is not None:
        parts.append(f"{spoken(names, other)} to move.")
    parts.append(_display(view, limit=False))
    parts.append(_player(view, names, other))
    return " ".join(parts)


def may_knock(view: View, seat: int) -> bool:
    """Whether this seat's own sum is within the limit (EM-5.1)."""
    total = view.sums[seat]
    return total is not None and total <= view.limit


def result(view: View, last: Last, names: Sequence[str]) -> str:
    """How the last round ended, with both hands if a knock has shown them."""
    goes = f"{_score(view, last.points)} for {spoken(names, last.winner)}"
    by = spoken(names, last.by)
    if last.hands is None or last.sums is None:
        return f"Round {last.round}: {by} yielded; {goes}."
    shown = ", ".join(
        f"{spoken(names, seat)} {_cards(hand)} in hand, sum {total}"
        for seat, (hand, total) in enumerate(zip(last.hands, last.sums, strict=True))
    )
    return f"Round {last.round}: {by} knocked at limit {last.limit}; {shown}; {goes}."


def _end(view: View, outcome: Outcome, names: Sequence[str]) -> str:
    unit = "rounds" if view.mode == "endless" else "tokens"
    if not outcome.winners:
        return f"The game is over. A draw, {outcome.scores[0]} to {outcome.scores[1]} {unit}."
    winner = outcome.winners[0]
    if outcome.reason == "resign":
        return f"The game is over. {spoken(names, winner)} wins: {spoken(names, 1 - winner)} resigned."
    more, fewer = outcome.scores[winner], outcome.scores[1 - winner]
    return f"The game is over. {spoken(names, winner)} wins, {more} to {fewer} {unit}."


def _score(view: View, points: int) -> str:
    unit = "round" if view.mode == "endless" else "token"
    return f"{points} {unit}{'' if points == 1 else 's'}"


def _round(view: View) -> str:
    if view.rounds is not None:
        return f"round {view.round} of {view.rounds}"
    return f"round {view.round}, first to 6 tokens"


def _player(view: View, names: Sequence[str], seat: int) -> str:
    size, front = view.hand_sizes[seat], view.fronts[seat]
    points = f"{_score(view, view.scores[seat])}{' won' if view.mode == 'endless' else ''}"
    total = f" ({sum(front)})" if len(front) > 1 else ""
    cards = f"{size} card{'' if size == 1 else 's'} in hand"
    return f"{spoken(names, seat)} {points}, {cards}, front {_cards(front)}{total}."


def _display(view: View, limit: bool = True) -> str:
    limits = f"; limit {view.limit}" if limit else ""
    if not view.display:
        return f"Display empty{limits}."
    return f"Display, bottom to top: {', '.join(map(str, view.display))}{limits}."


def _cards(cards: Sequence[int]) -> str:
    return " ".join(map(str, cards)) or "empty"
