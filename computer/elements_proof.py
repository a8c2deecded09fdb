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


class KnownRound(NamedTuple):
    """A round as one player knows it, who is to act or has just acted."""

    hand: Cards
    fronts: tuple[int, int]
    """The sums of the own front and of the other's."""
    display: Cards
    fitting: frozenset[Cards]
    """All the hands that the other may have."""

    @property
    def limit(self) -> int:
        """The sum of the display, up to which one may knock (EM-5.1)."""
        return sum(self.display)

    @property
    def total(self) -> int:
        """The sum that counts for the player."""
        return sum(self.hand) + self.fronts[0]


class TooLong(Exception):
    """A question has more positions than are looked at."""


def winning_actions(
    view: Mapping[str, Any], seat: Seat, most_cards: int = MOST_CARDS, most_nodes: int = MOST_NODES
) -> tuple[Action, ...]:
    """The actions that surely win the round; none if there are none, or if that takes too long to tell."""
    if sum(view["hand_sizes"]) > most_cards:
        return ()
    position = known_round(view, seat)
    proof = Proof(most_nodes)
    try:
        return tuple([action for action, after in actions(position) if proof.is_won(after)])
    except TooLong:
        return ()


def known_round(view: Mapping[str, Any], seat: Seat) -> KnownRound:
    """The round as a seat knows it, from what it sees."""
    hand = ascending(view["hands"][seat] or ())
    other = 1 - seat
    size = view["hand_sizes"][other]
    seen = (*view["fronts"][0], *view["fronts"][1], *view["display"], *(SIX,) * view["discards"], *hand)
    unseen = ascending(list((Counter(DECK) - Counter(seen)).elements()))
    return KnownRound(
        hand,
        (sum(view["fronts"][seat]), sum(view["fronts"][other])),
        tuple(view["display"]),
        frozenset(combinations(unseen, size)),
    )


def actions(position: KnownRound) -> Iterator[tuple[Action, KnownRound | bool]]:
    """The legal actions, each with the position after it; a knock with True where it wins."""
    hand, fronts, display, fitting = position
    if position.total <= position.limit:
        yield KNOCK, all(knock_wins(position, theirs) for theirs in fitting)
    for card in sorted({*hand}):
        yield PLAYS[card], KnownRound(without(hand, card), fronts, (*display, card), fitting)
    if display:
        yield TAKE, KnownRound(hand, (fronts[0] + display[-1], fronts[1]), display[:-1], fitting)
    if SIX in hand:
        yield DISCARD, KnownRound(without(hand, SIX), fronts, display, fitting)


def replies(position: KnownRound) -> Iterator[tuple[Action, KnownRound]]:
    """What the other can do but knock and yield, with the position after it: fewer hands fit what they have shown."""
    hand, fronts, display, fitting = position
    if display:
        yield TAKE, KnownRound(hand, (fronts[0], fronts[1] + display[-1]), display[:-1], fitting)
    for card in sorted({card for theirs in fitting for card in theirs}, reverse=True):
        left = frozenset([without(theirs, card) for theirs in fitting if card in theirs])
        yield PLAYS[card], KnownRound(hand, fronts, (*display, card), left)
        if card == SIX:
            yield DISCARD, KnownRound(hand, fronts, display, left)


def knock_answers(position: KnownRound) -> bool:
    """True where the other may have a hand with which their knock wins."""
    return any(knocks(position, theirs) for theirs in position.fitting)


def knock_wins(position: KnownRound, theirs: Cards) -> bool:
    """True where the player's knock wins against this hand (EM-5.2)."""
    total = sum(theirs) + position.fronts[1]
    return total > position.limit or total < position.total


def knocks(position: KnownRound, theirs: Cards) -> bool:
    """True where the other can knock with this hand, and wins by it (EM-5.1, EM-5.2)."""
    total = sum(theirs) + position.fronts[1]
    return total <= position.limit and (position.total > position.limit or position.total < total)


class Proof:
    """The findings about the positions of one question."""

    def __init__(self, most: int = MOST_NODES) -> None:
        self._most = most
        self._known: dict[tuple[bool, KnownRound], bool] = {}

    def is_won(self, position: KnownRound | bool) -> bool:
        """True where the round is won with the other to act here, or where the knock has won; TooLong may come."""
        return position if isinstance(position, bool) else self._remembered_verdict(False, position)

    def _remembered_verdict(self, own: bool, position: KnownRound) -> bool:
        found = self._known.get((own, position))
        if found is None:
            if len(self._known) >= self._most:
                raise TooLong
            found = self._has_winning_action(position) if own else self._withstands_replies(position)
            self._known[own, position] = found
        return found

    def _has_winning_action(self, position: KnownRound) -> bool:
        return any(self.is_won(after) for _, after in actions(position))

    def _withstands_replies(self, position: KnownRound) -> bool:
        """True where nothing that the other can do saves them; to yield is lost for them."""
        if knock_answers(position):
            return False
        return all(self._remembered_verdict(True, after) for _, after in replies(position))
