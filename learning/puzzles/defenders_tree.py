"""How much has to be seen through to prove who wins a round of Elemental Defenders."""

from math import inf

from computer.elemental_defenders import PositionBits, Solver, answers, cards_of
from engine import Action, Seat, to_json
from engine.elemental_defenders.actions import Challenge, Defend
from engine.elemental_defenders.cards import BIT


class ProofTree:
    """The lines that a seat has to see through, to prove that it wins the round or, with ``tie``, doesn't lose it.

    Where it chooses itself one way is enough, where the other does each counts; inf for what can't be proved.
    """

    def __init__(self, position: PositionBits, seat: Seat, *, tie: bool) -> None:
        self._position = position
        self._rules: Solver = position.solver()
        self._seat = seat
        self._tied = 1.0 if tie else inf
        self._known: dict[tuple[int, int, int, int], float] = {}

    def lines_after(self, action: Action) -> float:
        """The lines after an attack, or an answer, of whoever has the turn."""
        one, card = self._position, BIT[to_json(action)["card"]]
        mine, theirs = one.hands[one.attacker], one.hands[1 - one.attacker]
        if isinstance(action, Defend):
            before = mine if one.again else mine | one.attack
            return self._work_after(before, theirs, one.attacker, one.last, one.attack, card)
        fitting = answers(theirs or one.last, card, isinstance(action, Challenge))
        return self._work_of_answers(mine, theirs, one.attacker, one.last, card, fitting)

    def _work_of_attacks(self, mine: int, theirs: int, seat: int, last: int) -> float:
        if not (mine or theirs):
            return self._tied
        key = (mine, theirs, seat, last)
        if key not in self._known:
            ways = {(card, fitting) for card, fitting, _ in self._rules.attacks(mine, theirs, last)}
            found = [self._work_of_answers(mine, theirs, seat, last, *way) for way in ways]
            self._known[key] = min(found) if seat == self._seat else sum(found)
        return self._known[key]

    def _work_of_answers(self, mine: int, theirs: int, seat: int, last: int, card: int, fitting: int) -> float:
        if not fitting:
            return 1 if seat == self._seat else inf
        found = [self._work_after(mine, theirs, seat, last, card, answer) for answer in cards_of(fitting)]
        return sum(found) if seat == self._seat else min(found)

    def _work_after(self, mine: int, theirs: int, seat: int, last: int, card: int, answer: int) -> float:
        if not (mine and theirs):
            return self._tied
        my_rest, their_rest = mine & ~card, theirs & ~answer
        again = last
        if self._rules.lone is not None and not (my_rest and their_rest):
            again = card if self._rules.lone == seat else answer
        if answer < card:
            return self._work_of_attacks(their_rest, my_rest, 1 - seat, again)
        return self._work_of_attacks(my_rest, their_rest, seat, again)
