"""Perfect play of one round of Elemental Defenders (ED-12), on data of its own: a card is a bit, a hand a sum of bits.

Bit i is the i-th card of the canonical order: of two cards that can meet, the one with the lower bit is the stronger.
"""

from collections.abc import Iterator
from functools import cache

from tests.support.rules import Json

DECK = [element + stars for element in "EFAW" for stars in "54321"]
BIT = {card: 1 << i for i, card in enumerate(DECK)}
CARD = {bit: card for card, bit in BIT.items()}
VIRTUE = {bit: {"5": 11, "4": 10, "3": 4, "2": 3, "1": 7}[card[1]] for bit, card in CARD.items()}
ELEMENT = {bit: sum(BIT[like] for like in DECK if like[0] == CARD[bit][0]) for bit in CARD}
LEVEL = {bit: sum(BIT[like] for like in DECK if like[1] == CARD[bit][1]) for bit in CARD}
MYSTICS = LEVEL[BIT["E5"]]
FAR = 1000  # beyond all points


@cache
def bits(cards: int) -> tuple[int, ...]:
    return tuple(bit for bit in CARD if cards & bit)


def answers(cards: int, attack: int, challenge: bool) -> int:
    if challenge and cards & MYSTICS:
        return cards & MYSTICS
    return cards & ELEMENT[attack] or (0 if challenge else cards & LEVEL[attack])


class Solver:
    """A round with these Mediators; alpha-beta, with a table of the bounds found so far.

    All values are points of the Attacker minus points of the other.
    """

    def __init__(self, mediators: tuple[bool, bool], opener: int, advanced: bool) -> None:
        self.mediators = mediators
        self.lone = opener if sum(mediators) == 1 else None  # whose ninth card is used again (ED-6.6)
        self.advanced = advanced
        self.bounds: dict[tuple[int, int, int, int], tuple[int, int]] = {}

    def attack(self, mine: int, theirs: int, seat: int, last: int, alpha: int = -FAR, beta: int = FAR) -> int:
        """The value before an attack by ``seat``; ``last`` is the card to use again, once its owner has no other."""
        if not (mine or theirs):
            return 0
        key = (mine, theirs, seat, last)
        low, high = self.bounds.get(key, (-FAR, FAR))
        if low >= beta or low == high:
            return low
        if high <= alpha:
            return high
        best = -FAR
        for card, fitting, _ in self.attacks(mine, theirs, last):
            value = self.answered(mine, theirs, seat, last, card, fitting, max(alpha, best), beta)
            best = max(best, value)
            if best >= beta:
                break
        self.bounds[key] = (best if best > alpha else low, best if best < beta else high)
        return best

    def attacks(self, mine: int, theirs: int, last: int) -> Iterator[tuple[int, int, bool]]:
        """Each attack, its answers, and whether it is a challenge; those that win first, the best of them ahead."""
        found = []
        for card in bits(mine or last):
            plain = answers(theirs or last, card, challenge=False)
            found.append((card, plain, False))
            if self.advanced and card & MYSTICS:
                found.append((card, answers(theirs or last, card, challenge=True), True))
        return iter(sorted(found, key=lambda attack: (attack[1] != 0, -VIRTUE[attack[0]])))

    def answered(
        self, mine: int, theirs: int, seat: int, last: int, card: int, fitting: int, alpha: int, beta: int
    ) -> int:
        """The value for ``seat`` of an attack with a card that these cards can answer."""
        if not fitting:
            return self.points(mine, seat, card)
        if not (mine and theirs):
            return 0  # the tenth move of ED-6.6, and it is answered
        best = FAR
        for answer in bits(fitting):
            my_rest, their_rest = mine & ~card, theirs & ~answer
            again = last
            if self.lone is not None and not (my_rest and their_rest):
                again = card if self.lone == seat else answer
            bound = min(beta, best)
            if answer < card:
                value = -self.attack(their_rest, my_rest, 1 - seat, again, -bound, -alpha)
            else:
                value = self.attack(my_rest, their_rest, seat, again, alpha, bound)
            best = min(best, value)
            if best <= alpha:
                break
        return best

    def points(self, mine: int, seat: int, card: int) -> int:
        left = (mine & ~card).bit_count()
        return (10 - left + self.mediators[seat]) * VIRTUE[card] * (1 if mine else 2)


def hands(position: Json) -> list[int]:
    return [sum(BIT[card] for card in hand) for hand in position["hands"]]


def round_value(position: Json) -> int:
    """The value of a round that begins now, for its opener."""
    opener, both = position["attacker"], hands(position)
    mine, theirs = both[opener], both[1 - opener]
    advanced = position["mode"] == "advanced"
    best = Solver((False, False), opener, advanced).attack(mine, theirs, opener, 0)
    if not advanced:
        return best
    for first in bits(mine):
        lone = (opener == 0, opener == 1)
        value = Solver(lone, opener, advanced).attack(mine & ~first, theirs, opener, 0, best, FAR)
        for second in bits(theirs & ~ELEMENT[first] & ~LEVEL[first]):
            if value <= best:
                break
            solver = Solver((True, True), opener, advanced)
            value = min(value, solver.attack(mine & ~first, theirs & ~second, opener, 0, best, value))
        best = max(best, value)
    return best


def best_attacks(position: Json) -> tuple[int, list[Json]]:
    """The value of the round for the Attacker whose turn it is, and all attacks that reach it."""
    seat, both = position["attacker"], hands(position)
    mine, theirs = both[seat], both[1 - seat]
    mediators = (position["mediators"][0] is not None, position["mediators"][1] is not None)
    opener = mediators.index(True) if sum(mediators) == 1 else 0  # matters only for a lone Mediator
    last = 0 if all(both) else BIT[position["piles"][both.index(0)][-1]]
    solver = Solver(mediators, opener, position["mode"] == "advanced")
    values: dict[tuple[int, bool], int] = {}
    for card, fitting, challenge in solver.attacks(mine, theirs, last):
        values[card, challenge] = solver.answered(mine, theirs, seat, last, card, fitting, -FAR, FAR)
    best = max(values.values())
    verbs = {False: "attack", True: "challenge"}
    reaching = sorted(key for key, value in values.items() if value == best)
    return best, [{"type": verbs[challenge], "card": CARD[card]} for card, challenge in reaching]
