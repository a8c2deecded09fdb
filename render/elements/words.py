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
        parts.append(result(view.result, names))
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


def result(last: Last, names: Sequence[str]) -> str:
    """How the last round ended, with both hands if a knock has shown them."""
    winner = spoken(names, last.winner)
    points = f"{last.points} point{'s' if last.points > 1 else ''}"
    if last.hands is None or last.sums is None:
        return f"Round {last.round}: {spoken(names, last.by)} yielded, {points} for {winner}."
    shown = ", ".join(
        f"{spoken(names, seat)} {_cards(hand)} in hand, sum {total}"
        for seat, (hand, total) in enumerate(zip(last.hands, last.sums, strict=True))
    )
    knock = f"{spoken(names, last.by)} knocked at limit {last.limit}"
    return f"Round {last.round}: {knock}; {shown}; {points} for {winner}."


def verdict(outcome: Outcome, names: Sequence[str]) -> str:
    """Who won."""
    return f"{spoken(names, outcome.winners[0])} wins" if outcome.winners else "A draw"


def _end(view: View, outcome: Outcome, names: Sequence[str]) -> str:
    resigned = outcome.reason == "resign" and bool(outcome.winners)
    how = f": {spoken(names, 1 - outcome.winners[0])} resigned" if resigned else ""
    unit = "rounds" if view.mode == "endless" else "tokens"
    return f"The game is over. {verdict(outcome, names)}, {outcome.scores[0]} to {outcome.scores[1]} {unit}{how}."


def _round(view: View) -> str:
    if view.rounds is not None:
        return f"round {view.round} of {view.rounds}"
    return f"round {view.round}, first to 6 tokens"


def _player(view: View, names: Sequence[str], seat: int) -> str:
    score, size = view.scores[seat], view.hand_sizes[seat]
    unit = "round" if view.mode == "endless" else "token"
    points = f"{score} {unit}{'' if score == 1 else 's'}{' won' if view.mode == 'endless' else ''}"
    cards = f"{size} card{'' if size == 1 else 's'} in hand"
    front = view.fronts[seat]
    return f"{spoken(names, seat)} {points}, {cards}, front {_cards(front)}{f' ({sum(front)})' if front else ''}."


def _display(view: View, limit: bool = True) -> str:
    limits = f"; limit {view.limit}" if limit else ""
    if not view.display:
        return f"Display empty{limits}."
    return f"Display, bottom to top: {', '.join(map(str, view.display))}{limits}."


def _cards(cards: Sequence[int]) -> str:
    return " ".join(map(str, cards)) or "empty"
