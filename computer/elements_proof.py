"""Proofs for the end of a round of Elements: the actions that win it whatever the other holds and does.

The hand of the other is not guessed: it is everything that fits. An own action must win for all of it, and what they do
splits it by what is seen. Nothing is held against them but the cards: no habits, no mistakes.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import combinations
from typing import Any, NamedTuple

from engine import Action, Seat
from engine.elements.actions import DISCARD, KNOCK, PLAYS, TAKE
from engine.elements.cards import DECK, SIX, Cards, ascending, without

MOST_CARDS = 6
"""In both hands together: with more of them a proof takes too long."""
MOST_NODES = 6000


class Position(NamedTuple):
    """A round as one player knows it, who is to act or has just acted."""

    hand: Cards
    fronts: tuple[int, int]
    """The sums of the own front and of the other's."""
    display: Cards
    fitting: frozenset[Cards]
    """All the hands that the other may have."""

    @property
    def limit(self) -> int:
        return sum(self.display)

    @property
    def total(self) -> int:
        """The sum that counts for the player."""
        return sum(self.hand) + self.fronts[0]


class _TooLong(Exception):
    pass


def winning(view: Mapping[str, Any], seat: Seat) -> tuple[Action, ...]:
    """The actions that surely win the round; none if there are none, or if that takes too long to tell."""
    hand = ascending(view["hands"][seat] or ())
    other = 1 - seat
    size = view["hand_sizes"][other]
    if len(hand) + size > MOST_CARDS:
        return ()
    seen = (*view["fronts"][0], *view["fronts"][1], *view["display"], *(SIX,) * view["discards"], *hand)
    unseen = ascending(list((Counter(DECK) - Counter(seen)).elements()))
    position = Position(
        hand,
        (sum(view["fronts"][seat]), sum(view["fronts"][other])),
        tuple(view["display"]),
        frozenset(combinations(unseen, size)),
    )
    proof = _Proof()
    try:
        return tuple([action for action, after in _actions(position) if proof.holds(after)])
    except _TooLong:
        return ()


def _actions(position: Position) -> Iterator[tuple[Action, Position | bool]]:
    """The legal actions, each with the position after it; a knock with True where it wins."""
    hand, fronts, display, fitting = position
    if position.total <= position.limit:
        yield KNOCK, all(_knock_wins(position.total, sum(theirs) + fronts[1], position.limit) for theirs in fitting)
    for card in sorted({*hand}):
        yield PLAYS[card], Position(without(hand, card), fronts, (*display, card), fitting)
    if display:
        yield TAKE, Position(hand, (fronts[0] + display[-1], fronts[1]), display[:-1], fitting)
    if SIX in hand:
        yield DISCARD, Position(without(hand, SIX), fronts, display, fitting)


def _knock_wins(mine: int, theirs: int, limit: int) -> bool:
    """True where whoever knocks with ``mine`` wins (EM-5.2)."""
    return theirs > limit or theirs < mine


class _Proof:
    """The findings about the positions of one question."""

    def __init__(self) -> None:
        self._known: dict[tuple[bool, Position], bool] = {}

    def holds(self, position: Position | bool) -> bool:
        """True where the round is won with the other to act here, or where the knock has won."""
        return position if isinstance(position, bool) else self._remembered(False, position)

    def _remembered(self, own: bool, position: Position) -> bool:
        found = self._known.get((own, position))
        if found is None:
            if len(self._known) >= MOST_NODES:
                raise _TooLong
            found = self._wins(position) if own else self._stands(position)
            self._known[own, position] = found
        return found

    def _wins(self, position: Position) -> bool:
        return any(self.holds(after) for _, after in _actions(position))

    def _stands(self, position: Position) -> bool:
        """True where nothing that the other can do saves them; to yield is lost for them."""
        hand, fronts, display, fitting = position
        limit, mine = position.limit, position.total
        for theirs in fitting:
            total = sum(theirs) + fronts[1]
            if total <= limit and _knock_wins(total, mine, limit):
                return False
        if display:
            taken = Position(hand, (fronts[0], fronts[1] + display[-1]), display[:-1], fitting)
            if not self._remembered(True, taken):
                return False
        for card in sorted({card for theirs in fitting for card in theirs}, reverse=True):
            left = frozenset([without(theirs, card) for theirs in fitting if card in theirs])
            if not self._remembered(True, Position(hand, fronts, (*display, card), left)):
                return False
            if card == SIX and not self._remembered(True, Position(hand, fronts, display, left)):
                return False
        return True
