"""Elemental Defenders: solved exactly, for all cards are open and chance has had its say once they are dealt.

A card is a bit, in canonical order, and a hand a sum of bits: of two cards that can meet, the one with the lower bit is
the stronger. Values are points of one side minus points of the other.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from math import exp
from random import Random
from typing import ClassVar, NamedTuple

from msgspec.structs import replace

from computer.player import Candidate, Decision, Level, Player, Question, Table, weighted_choice
from engine import Action, Seat, State, View, to_json

DECK = [element + stars for element in "EFAW" for stars in "54321"]
BIT = {card: 1 << place for place, card in enumerate(DECK)}
CARDS = [BIT[card] for card in DECK]
VIRTUE = {BIT[card]: {"5": 11, "4": 10, "3": 4, "2": 3, "1": 7}[card[1]] for card in DECK}
ELEMENT = {BIT[card]: sum(BIT[like] for like in DECK if like[0] == card[0]) for card in DECK}
LEVEL = {BIT[card]: sum(BIT[like] for like in DECK if like[1] == card[1]) for card in DECK}
MYSTICS = LEVEL[BIT["E5"]]
BY_VIRTUE = sorted(CARDS, key=lambda card: -VIRTUE[card])
HAND_SIZE = 10
FAR = 1000  # beyond all points
CLOSE: Mapping[Level, int] = {"easy": 60, "normal": 30, "hard": 1}
"""Points: a move that is worse than the best by less than this is valued exactly, others get an upper bound."""
HEAT: Mapping[Level, float] = {"easy": 45.0, "normal": 14.0, "hard": 0.0}
LAPSES: Mapping[Level, float] = {"easy": 0.8}
"""The share of decisions in which a level solves nothing, and sees what is in front of it."""
TOLD = 2
"""For so many candidates it is told how both go on from them."""
SCALE = 25.0  # points, for the chance to win from the points that perfect play would bring


def cards_of(cards: int) -> list[int]:
    """The cards of a hand, in canonical order."""
    found = []
    while cards:
        lowest = cards & -cards
        found.append(lowest)
        cards ^= lowest
    return found


def answers(cards: int, attack: int, challenge: bool) -> int:
    """The cards that may answer an attack."""
    if challenge:
        return cards & MYSTICS or cards & ELEMENT[attack]
    return cards & ELEMENT[attack] or cards & LEVEL[attack]


class Solver:
    """Perfect play of a round in which these seats have a Mediator: alpha-beta with a table of bounds."""

    def __init__(self, mediators: tuple[bool, bool], opener: int, advanced: bool) -> None:
        self.mediators = mediators
        self.lone = opener if sum(mediators) == 1 else None  # whose ninth card is used again
        self.advanced = advanced
        self.bounds: dict[tuple[int, int, int, int], tuple[int, int]] = {}

    def value_before_attack(
        self, mine: int, theirs: int, seat: int, last: int, alpha: int = -FAR, beta: int = FAR
    ) -> int:
        """The value before an attack by ``seat``; ``last`` is the card to use again once its owner has no other."""
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
            value = self.value_of_attack(mine, theirs, seat, last, card, fitting, max(alpha, best), beta)
            if value > best:
                best = value
                if best >= beta:
                    break
        self.bounds[key] = (best if best > alpha else low, best if best < beta else high)
        return best

    def attacks(self, mine: int, theirs: int, last: int) -> list[tuple[int, int, bool]]:
        """Each attack, its answers, and whether it is a challenge; those that win at once ahead, the dearest first."""
        winning: list[tuple[int, int, bool]] = []
        others: list[tuple[int, int, bool]] = []
        cards, defence = mine or last, theirs or last
        for card in BY_VIRTUE:
            if not card & cards:
                continue
            fitting = answers(defence, card, challenge=False)
            (others if fitting else winning).append((card, fitting, False))
            if self.advanced and card & MYSTICS:
                fitting = answers(defence, card, challenge=True)
                (others if fitting else winning).append((card, fitting, True))
        return winning + others

    def value_of_attack(
        self, mine: int, theirs: int, seat: int, last: int, card: int, fitting: int, alpha: int = -FAR, beta: int = FAR
    ) -> int:
        """The value for ``seat`` of an attack with a card that these cards can answer."""
        if not fitting:
            return self.points_unanswered(mine, seat, card)
        best = FAR
        for answer in cards_of(fitting):
            value = self.value_after_answer(mine, theirs, seat, last, card, answer, alpha, min(beta, best))
            if value < best:
                best = value
                if best <= alpha:
                    break
        return best

    def value_after_answer(
        self, mine: int, theirs: int, seat: int, last: int, card: int, answer: int, alpha: int = -FAR, beta: int = FAR
    ) -> int:
        """The value for ``seat`` of an attack with a card that has been answered like this."""
        if not (mine and theirs):
            return 0  # the tenth move of whoever has the only Mediator, and it is answered
        my_rest, their_rest = mine & ~card, theirs & ~answer
        again = last
        if self.lone is not None and not (my_rest and their_rest):
            again = card if self.lone == seat else answer
        if answer < card:
            return -self.value_before_attack(their_rest, my_rest, 1 - seat, again, -beta, -alpha)
        return self.value_before_attack(my_rest, their_rest, seat, again, alpha, beta)

    def points_unanswered(self, mine: int, seat: int, card: int) -> int:
        """The points that ``seat`` wins with an attack that nothing answers."""
        left = (mine & ~card).bit_count()
        return (HAND_SIZE - left + self.mediators[seat]) * VIRTUE[card] * (1 if mine else 2)


@lru_cache(maxsize=64)
def solver(mediators: tuple[bool, bool], opener: int, advanced: bool, deal: tuple[int, int]) -> Solver:
    """The solver for a pair of Mediators; what it has found is kept as long as the deal is played."""
    return Solver(mediators, opener, advanced)


class PositionBits(NamedTuple):
    """A view in bits."""

    advanced: bool
    phase: str
    turn: int
    attacker: int
    opener: int
    hands: tuple[int, int]
    dealt: tuple[int, int]
    mediators: tuple[int, int]
    attack: int
    challenge: bool
    again: bool
    """Whether the attack that waits for its answer is made with a card that is used once more."""
    last: int
    round: int
    scores: tuple[int, int]

    def solver(self) -> Solver:
        """The solver for the round as its Mediators are now."""
        south, north = self.mediators
        return solver((bool(south), bool(north)), self.opener, self.advanced, self.dealt)


def position_of(view: View) -> PositionBits:
    """The position that a view shows."""
    hands = [sum(BIT[card] for card in hand) for hand in view["hands"]]
    piles = [sum(BIT[card] for card in pile) for pile in view["piles"]]
    mediators = [BIT[card] if card else 0 for card in view["mediators"]]
    dealt = (hands[0] | piles[0] | mediators[0], hands[1] | piles[1] | mediators[1])
    attack = view["attack"]
    last = 0
    lone = [seat for seat in (0, 1) if mediators[seat] and not mediators[1 - seat]]
    if lone and not hands[lone[0]] and view["piles"][lone[0]]:
        last = BIT[view["piles"][lone[0]][-1]]
    return PositionBits(
        advanced=view["mode"] == "advanced",
        phase=view["phase"],
        turn=view["turn"],
        attacker=view["attacker"],
        opener=view["opener"],
        hands=(hands[0], hands[1]),
        dealt=dealt,
        mediators=(mediators[0], mediators[1]),
        attack=BIT[attack["card"]] if attack else 0,
        challenge=bool(attack and attack["challenge"]),
        again=bool(attack) and len(view["piles"][0]) == len(view["piles"][1]),
        last=last,
        round=view["round"],
        scores=(view["scores"][0], view["scores"][1]),
    )


Values = dict[Action, int]


def values_of(position: PositionBits, moves: Sequence[Action], close: int) -> Values:
    """The points that each of the moves brings its player under perfect play, exact if ``close`` to the best."""
    value = _VALUE[position.phase]
    found: Values = {}
    best = -FAR
    for move in reversed(moves):  # to pass comes last, and is a good first bound
        found[move] = value(position, move, max(best - close, -FAR))
        best = max(best, found[move])
    return found


def _card_bit(action: Action) -> int:
    return BIT.get(to_json(action).get("card", ""), 0)


def _mediator_value(position: PositionBits, move: Action, alpha: int) -> int:
    opener = position.turn
    return _value_of_mediator(
        position.dealt, opener, position.hands[opener], position.hands[1 - opener], _card_bit(move), alpha
    )


def _value_of_mediator(
    dealt: tuple[int, int], opener: int, mine: int, theirs: int, first: int, alpha: int, beta: int = FAR
) -> int:
    """The value for the opener of putting this card aside, or none."""
    if not first:
        return solver((False, False), opener, True, dealt).value_before_attack(mine, theirs, opener, 0, alpha, beta)
    lone = (opener == 0, opener == 1)
    mine &= ~first
    value = solver(lone, opener, True, dealt).value_before_attack(mine, theirs, opener, 0, alpha, beta)
    both = solver((True, True), opener, True, dealt)
    for second in cards_of(theirs & ~ELEMENT[first] & ~LEVEL[first]):
        if value <= alpha:
            break
        value = min(value, both.value_before_attack(mine, theirs & ~second, opener, 0, alpha, min(beta, value)))
    return value


def _second_mediator_value(position: PositionBits, move: Action, alpha: int) -> int:
    opener, second = position.opener, _card_bit(move)
    mine, theirs = position.hands[opener], position.hands[1 - opener]
    mediators = (True, True) if second else (opener == 0, opener == 1)
    own = solver(mediators, opener, True, position.dealt)
    return -own.value_before_attack(mine, theirs & ~second, opener, 0, -FAR, -alpha)


def _attack_value(position: PositionBits, move: Action, alpha: int) -> int:
    seat, card = position.turn, _card_bit(move)
    mine, theirs = position.hands[seat], position.hands[1 - seat]
    fitting = answers(theirs or position.last, card, _is_challenge(move))
    return position.solver().value_of_attack(mine, theirs, seat, position.last, card, fitting, alpha)


def _is_challenge(move: Action) -> bool:
    return bool(to_json(move)["type"] == "challenge")


def _hands_before_attack(position: PositionBits) -> tuple[int, int]:
    """The hands of attacker and defender before the attack that waits for its answer."""
    attacker = position.attacker
    hand = position.hands[attacker]
    return hand if position.again else hand | position.attack, position.hands[1 - attacker]


def _defence_value(position: PositionBits, move: Action, alpha: int) -> int:
    mine, theirs = _hands_before_attack(position)
    own = position.solver()
    return -own.value_after_answer(
        mine, theirs, position.attacker, position.last, position.attack, _card_bit(move), -FAR, -alpha
    )


_VALUE: Mapping[str, Callable[[PositionBits, Action, int], int]] = {
    "mediator": _mediator_value,
    "answer": _second_mediator_value,
    "attack": _attack_value,
    "defend": _defence_value,
}


def average_reply_value(position: PositionBits, move: Action) -> float:
    """The value of a move on average over the legal answers to it: perfect play alone only draws."""
    seat = position.turn
    own = position.solver()
    if position.phase == "attack":
        card = _card_bit(move)
        mine, theirs = position.hands[seat], position.hands[1 - seat]
        return _mean_answer(own, mine, theirs, seat, position.last, card, _is_challenge(move))
    if position.phase != "defend":
        return 0.0
    mine, theirs = _hands_before_attack(position)
    if not (mine and theirs):
        return 0.0
    card = _card_bit(move)
    attacker_rest, my_rest = mine & ~position.attack, theirs & ~card
    last = position.last
    if own.lone is not None and not (attacker_rest and my_rest):
        last = position.attack if own.lone == position.attacker else card
    if card < position.attack:  # this seat attacks next
        found = [
            _mean_answer(own, my_rest, attacker_rest, seat, last, attack, challenge)
            for attack, _, challenge in own.attacks(my_rest, attacker_rest, last)
        ]
        return max(found, default=0.0)
    replies = own.attacks(attacker_rest, my_rest, last)
    values = [-own.value_of_attack(attacker_rest, my_rest, 1 - seat, last, attack, fit) for attack, fit, _ in replies]
    return sum(values) / len(values) if values else 0.0


def _mean_answer(own: Solver, mine: int, theirs: int, seat: int, last: int, card: int, challenge: bool) -> float:
    fitting = cards_of(answers(theirs or last, card, challenge))
    if not fitting:
        return own.points_unanswered(mine, seat, card)
    values = [own.value_after_answer(mine, theirs, seat, last, card, answer) for answer in fitting]
    return sum(values) / len(values)


class DefendersPlayer(Player):
    """Hard plays perfectly and sets traps; the others know the values and choose with less care."""

    ratings: ClassVar[Mapping[Level, float]] = {"easy": 950, "normal": 1500, "hard": 1800}

    def think(self, question: Question) -> Table:
        state, table = question.imagine("legal"), self._table_of_values(question, CLOSE["easy"])
        told = [replace(one, line=best_play(state, question.seat, one.action)) for one in table[:TOLD]]
        return [*told, *table[TOLD:]]

    def _table_of_values(self, question: Question, close: int) -> Table:
        position, moves = self._position_and_moves(question)
        values = values_of(position, moves, close)
        ahead = position.scores[position.turn] - position.scores[1 - position.turn]

        def merit(move: Action) -> tuple[float, ...]:
            value = values[move]
            if position.round == 1:
                return (value,)
            return (_sign(ahead + value), value)

        best = max(map(merit, moves))
        order = sorted(moves, key=lambda move: merit(move), reverse=True)
        equals = [move for move in order if merit(move) == best]
        if len(equals) > 1:
            equals.sort(key=lambda move: average_reply_value(position, move), reverse=True)
        order = equals + order[len(equals) :]
        shares = self._choice_shares(question.level, [values[move] for move in order])
        return [
            Candidate(move, share, self._win_chance_by_points(position, ahead + values[move]), values[move])
            for move, share in zip(order, shares, strict=True)
        ]

    def _choice_shares(self, level: Level, values: Sequence[int]) -> list[float]:
        """The share of each move in the choice; the first is the best one."""
        heat = HEAT[level]
        if not heat:
            return [1.0] + [0.0] * (len(values) - 1)
        weights = [exp((value - max(values)) / heat) for value in values]
        return [weight / sum(weights) for weight in weights]

    def _win_chance_by_points(self, position: PositionBits, points: int) -> float:
        if position.round == 2:
            return (_sign(points) + 1) / 2
        return 1 / (1 + exp(-points / SCALE))

    def decide(self, question: Question) -> Decision:
        rng = Random(f"{question.seed}/{question.seat}/lapse")
        if rng.random() < LAPSES.get(question.level, 0.0):
            return Decision(self._at_a_glance(question, rng))
        table = self._table_of_values(question, CLOSE[question.level])
        if not HEAT[question.level]:
            return Decision(table[0].action)
        return Decision(table[weighted_choice(question.random(), [candidate.share for candidate in table])].action)

    def _at_a_glance(self, question: Question, rng: Random) -> Action:
        """Win at once, else attack with the dearest card; answer with the weakest; put anything aside, or nothing."""
        position, moves = self._position_and_moves(question)
        match position.phase:
            case "attack":
                return max(_unanswered_attacks(position, moves) or moves, key=lambda move: VIRTUE[_card_bit(move)])
            case "defend":
                return moves[-1]
            case _:
                return rng.choice(moves)

    def likely(self, question: Question) -> Action:
        """What is seen at a glance; nothing is put aside."""
        if question.view["phase"] in ("mediator", "answer"):
            return self._position_and_moves(question)[1][-1]
        return self._at_a_glance(question, question.random())

    def _position_and_moves(self, question: Question) -> tuple[PositionBits, Sequence[Action]]:
        state = question.imagine("legal")
        return position_of(question.view), state.legal(question.seat)


def _unanswered_attacks(position: PositionBits, moves: Sequence[Action]) -> list[Action]:
    """Of the attacks those that win the round at once."""
    theirs = position.hands[1 - position.turn] or position.last
    return [move for move in moves if not answers(theirs, _card_bit(move), _is_challenge(move))]


def best_play(state: State[Action], seat: Seat, action: Action) -> tuple[Action, ...]:
    """An action of a seat, and how both go on best from it to the end of the round; of two cards the weaker one."""
    state, line, number = state.copy(), [action], state.view(seat)["round"]
    state.play(seat, action)
    while state.active and (view := state.view(state.active[0]))["round"] == number:
        mover = state.active[0]
        values = values_of(position_of(view), state.legal(mover), 1)
        line.append(max(values, key=lambda move: values[move]))
        state.play(mover, line[-1])
    return tuple(line)


def _sign(points: int) -> int:
    return (points > 0) - (points < 0)
