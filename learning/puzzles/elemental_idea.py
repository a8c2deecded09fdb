"""What one may think of in a puzzle of Elemental, and why it fails: whether it is worth asking, and how hard it is."""

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cached_property
from math import inf, log2

from engine import Action, Seat
from engine.elemental.actions import Dash, Move, Order, Teleport
from engine.elemental.board import BY_NAME, distance
from engine.elemental.events import Defeated, Fought, Landed, Moved, Returned
from engine.elemental.pieces import PIECES
from learning.puzzles.elemental_proof import PlayedRound, Proof, is_goal_achieved, is_goal_met_literally

KEEP = "lose-nothing"
CLAIM = "claim"
THREATENS = 0.6
"""An order of theirs that refutes so many of the wrong ones is a threat that everybody sees."""
NEAR_MISS = 2
"""An order that so few of theirs refute is nearly right."""
SUBTLE = 1.5
"""So much more thought an order takes that fails in a roundabout way, or that leads onto an enemy."""


class Idea:
    """All wrong orders of a puzzle with what refutes them."""

    def __init__(self, proof: Proof, question: str, right: Order) -> None:
        self.proof = proof
        self.question = question
        self.right = right
        at = proof.state.arena.at
        self._held = {at[piece] for piece in PIECES[proof.other] if at[piece] >= 0}
        self.refuted: Mapping[Order, Sequence[PlayedRound]] = {
            order: self._refuting_rounds(order) for order in proof.own if order != right
        }
        """One round for each order of theirs that refutes; only the first ones of what is far from doing it."""

    def _refuting_rounds(self, order: Order) -> list[PlayedRound]:
        found: list[PlayedRound] = []
        for theirs in self.proof.theirs:
            if (failure := self.proof.failure(self.question, order, theirs)) is not None:
                found.append(failure)
            if self.question != KEEP and self._count_in_vain(found) > len(self.proof.theirs) / 2:
                break
        return found

    def _count_in_vain(self, failures: Sequence[PlayedRound]) -> int:
        """In how many of these not even half of what is asked for is done: energy taken from them, at a price.

        A crystal is taken or not.
        """
        if self.question == CLAIM:
            return len(failures)
        return sum(not is_goal_achieved("strike", one.effect) for one in failures)

    @cached_property
    def tempting(self) -> Sequence[Order]:
        """The wrong orders that one may think of, the best first.

        Where nothing is to be lost: those that meet a threat. Else those that do it against half of their orders, or
        that take energy from them though it costs too much (a crystal: against half of their orders).
        """
        if self.question == KEEP:
            found = [
                order for order in self.refuted if self._threats - {_their_order(one) for one in self.refuted[order]}
            ]
        else:
            most = len(self.proof.theirs) / 2
            found = [order for order, failures in self.refuted.items() if self._count_in_vain(failures) <= most]
        return sorted(
            found,
            key=lambda order: (
                self._count_of_refuting(order),
                -self._thought_needed(order),
                _distance_of_ends(order, self.right),
            ),
        )

    def _count_of_refuting(self, order: Order) -> int:
        """How many of their orders refute one."""
        failures = self.refuted[order]
        return max(len(failures) if self.question == KEEP else self._count_in_vain(failures), 1)

    @cached_property
    def _threats(self) -> set[Action]:
        counts = Counter(_their_order(one) for failures in self.refuted.values() for one in failures)
        return {theirs for theirs, count in counts.items() if count >= THREATENS * len(self.refuted)}

    @cached_property
    def _exposed_numbers(self) -> set[int]:
        """The own numbers that a threat strikes."""
        return {
            number
            for failures in self.refuted.values()
            for one in failures
            if _their_order(one) in self._threats
            for number in _numbers_struck(one, self.proof.seat)
        }

    def _is_roundabout(self, order: Order) -> bool:
        """Whether a piece that moves is not simply within their reach wherever it has gone."""
        return all(_is_subtle(one, order, self.proof.seat) for one in self.refuted[order])

    def _leads_onto(self, order: Order) -> bool:
        return isinstance(order, Move | Dash) and BY_NAME[order.to] in self._held

    def _thought_needed(self, order: Order) -> float:
        """How much thought it takes to see that a tempting order is wrong."""
        if self.question == KEEP:
            factor = SUBTLE if self._is_roundabout(order) else 1 / SUBTLE
        else:
            factor = SUBTLE if self._leads_onto(order) else 1.0
        return factor / (1 + log2(self._count_of_refuting(order)))

    def is_worth_asking(self) -> bool:
        """Whether more than one order looks right.

        Where nothing is to be lost: two escapes fail in a roundabout way, or two pieces are to be saved at once, or the
        piece that is threatened is not the one to be moved. A crystal: another order nearly always takes it. Else
        another one leads onto an enemy, or fails narrowly.
        """
        if self.question == CLAIM:
            return bool(self.tempting)
        if self.question == KEEP:
            roundabout = sum(self._is_roundabout(order) for order in self.tempting)
            several = len(self._exposed_numbers) > 1 or self.right.number not in self._exposed_numbers
            return roundabout > 1 or (several and len(self.tempting) > 1)
        return any(self._leads_onto(one) or self._count_of_refuting(one) <= NEAR_MISS for one in self.tempting)

    def difficulty(self) -> float:
        """How hard it is, in bits: by the wrong orders that tempt, and how narrowly they fail."""
        return round(2 * log2(1 + sum(map(self._thought_needed, self.tempting))), 2)

    def is_arguably_right(self) -> bool:
        """Whether another order does what is asked for to the letter, or wins, and fails only by losing the game."""
        return any(
            all(one.effect.won or is_goal_met_literally(self.question, one.effect) for one in failures)
            for failures in self.refuted.values()
        )

    def may_lose_more_than_it_takes(self) -> bool:
        """Whether the right order may lose more pieces than it takes."""
        return any(
            sum(-1 if event.seat == self.proof.other else 1 for event in one.events if isinstance(event, Defeated)) > 0
            for theirs in self.proof.theirs
            for one in self.proof.played(self.right, theirs)
        )

    def shown(self) -> PlayedRound:
        """The round that is shown with the answer: their most dangerous attack, or what does most harm.

        Of what does the same harm it is the order by which most of what tempts would fail.
        """
        tempting = self.tempting or [*self.refuted]
        counts = Counter(_their_order(one) for order in tempting for one in self.refuted[order])
        if self.question != KEEP:
            return self.proof.most_harmful(self.right, counts)
        attack = max(self.proof.theirs, key=lambda theirs: counts[theirs])
        world = next(one.world for order in tempting for one in self.refuted[order] if _their_order(one) == attack)
        return self.proof.follow(world, self.right, attack)


def _their_order(played: PlayedRound) -> Action:
    return played.turns[1][1]


def _numbers_struck(played: PlayedRound, seat: Seat) -> set[int]:
    """The numbers of a seat that lost energy in fights."""
    return {one.numbers[seat] for one in played.events if isinstance(one, Fought) and one.damage[seat]}


def _is_subtle(played: PlayedRound, order: Order, seat: Seat) -> bool:
    """Whether an order fails otherwise than by an enemy who simply gets to the piece that has moved."""
    if isinstance(_their_order(played), Teleport) or played.effect.beaten:
        return True
    for event in played.events:
        if isinstance(event, Moved) and event.stopped:
            return True
        if isinstance(event, Landed | Returned):
            return True  # only a second fight strikes
        if isinstance(event, Fought) and event.damage[seat] and event.numbers[seat] == order.number:
            return False
    return True


def _distance_of_ends(order: Order, other: Order) -> float:
    """How far apart two orders of one piece end; without end where they are of two pieces, or lead nowhere."""
    if isinstance(order, Move | Dash) and isinstance(other, Move | Dash) and order.number == other.number:
        return distance(BY_NAME[order.to], BY_NAME[other.to])
    return inf
