"""All that may follow from an order of Elemental, whatever the other orders and whoever they are.

All own orders are tried against all orders that the other may give with any assignment that the notes leave, and all
landing places of both sides, as if the other chose them: nothing hangs on a guess. Of assignments that agree on the
numbers that fought one is played, for the rest of it changes nothing.
"""

from collections.abc import Iterator, Mapping, Sequence
from operator import itemgetter
from typing import NamedTuple

from engine import Action, Event, Seat
from engine.elemental.actions import Order, Substitute
from engine.elemental.board import Element
from engine.elemental.events import CrystalClaimed, Ended, Fatigued, Fought, Healed, Moved
from engine.elemental.legal import orders
from engine.elemental.notes import KING_RANK, RANK, Assignment, assignments
from engine.elemental.pieces import ELEMENTALS, FULL, Number, piece_of
from engine.elemental.state import ElementalState


class Effect(NamedTuple):
    """What a round has done to a seat."""

    lost: int
    """Energy that its pieces had and have lost: a hit costs no more than is left (EL-6.6)."""
    struck: int
    """Energy that the other's pieces have lost."""
    claimed: bool
    won: bool
    beaten: bool


QUESTIONS = ("win", "strike-unhurt", "strike-more", "claim", "strike", "lose-nothing")
"""What is asked, the rarest and best first; it has to be true of every round that may follow."""


def is_goal_achieved(question: str, effect: Effect) -> bool:
    """Whether a round has done what a question asks for, and the game is not lost by it."""
    return not effect.beaten and is_goal_met_literally(question, effect)


def is_goal_met_literally(question: str, effect: Effect) -> bool:
    """Whether a round has done what a question asks for, to the letter."""
    match question:
        case "win":
            return effect.won
        case "strike-unhurt":
            return effect.struck > 0 and not effect.lost
        case "lose-nothing":
            return not effect.lost
        case "strike-more":
            return effect.won or effect.struck > effect.lost
        case "claim":
            return effect.claimed
        case "strike":
            return effect.struck > 0
    raise KeyError(question)


Turns = list[tuple[Seat, Action]]


class PlayedRound(NamedTuple):
    """A round that may come of both orders."""

    world: ElementalState
    """The position with these elementals, as it was before."""
    turns: Turns
    events: Sequence[Event]
    effect: Effect


class Proof:
    """All that may follow from the orders of one seat in one position."""

    def __init__(self, state: ElementalState, seat: Seat) -> None:
        self.state = state
        self.seat = seat
        self.other = Seat(1 - seat)
        real = tuple(RANK[one] for one in state.arena.elements[6 * self.other : 6 * self.other + 6] if one)
        self.assignments = sorted(assignments(state.arena.notes[self.other]), key=lambda one: one != real)
        self.own = orders(state, seat)
        self._worlds: dict[Assignment, ElementalState] = {}
        self.theirs = self._their_orders()
        self._refuted = dict.fromkeys(self.theirs, 0)

    def sure_orders(self) -> dict[Order, set[str]]:
        """For each own order, the questions that it surely answers."""
        return {order: self._sure_questions(order) for order in self.own}

    def _sure_questions(self, own: Order) -> set[str]:
        left = set(QUESTIONS)
        for theirs in sorted(self.theirs, key=lambda each: -self._refuted[each]):
            before = len(left)
            for played in self.played(own, theirs):
                left = {question for question in left if is_goal_achieved(question, played.effect)}
                if not left:
                    break
            self._refuted[theirs] += before - len(left)
            if not left:
                break
        return left

    def played(self, own: Action, theirs: Order) -> Iterator[PlayedRound]:
        """The rounds that come of both orders by all landing places, for each assignment with which they differ."""
        pending = self.assignments
        if isinstance(theirs, Substitute):
            pending = [one for one in pending if one[theirs.number - 1] != KING_RANK]  # EL-4.4
        while pending:
            assignment = pending[0]
            fought: set[int] = set()
            world = self._world_of_assignment(assignment)
            for turns, events in _played_out(world.copy(), [(self.seat, own), (self.other, theirs)]):
                yield PlayedRound(world, turns, events, effect_of(events, self.seat, world.arena.energy))
                fought |= {event.numbers[self.other] for event in events if type(event) is Fought}
            if isinstance(theirs, Substitute) and theirs.number in fought:
                fought.add(theirs.other)
            if not fought:
                return
            shown = itemgetter(*(number - 1 for number in fought))
            same = shown(assignment)
            pending = [one for one in pending if shown(one) != same]

    def failure(self, question: str, own: Action, theirs: Order) -> PlayedRound | None:
        """The first of the rounds that come of both orders in which what is asked for fails."""
        return next((one for one in self.played(own, theirs) if not is_goal_achieved(question, one.effect)), None)

    def refutation(self, question: str, own: Action) -> PlayedRound:
        """A round in which an order fails that is not sure; one that it does not win, where there is one."""
        failures = (one for theirs in self.theirs if (one := self.failure(question, own, theirs)) is not None)
        first = next(failures)
        return first if not first.effect.won else next((one for one in failures if not one.effect.won), first)

    def most_harmful(self, own: Order, rather: Mapping[Action, int]) -> PlayedRound:
        """The round that follows from what of theirs does most harm and takes least.

        Of those that do the same it is the one with the highest number in ``rather``.
        """
        firsts = ((theirs, next(self.played(own, theirs), None)) for theirs in self.theirs)
        found = [(harm(one.effect), rather.get(theirs, 0), one) for theirs, one in firsts if one is not None]
        return max(found, key=itemgetter(0, 1))[2]

    def follow(self, world: ElementalState, own: Order, theirs: Order) -> PlayedRound:
        """The first of the rounds that come of both orders with the elementals of a world."""
        turns, events = next(_played_out(world.copy(), [(self.seat, own), (self.other, theirs)]))
        return PlayedRound(world, turns, events, effect_of(events, self.seat, world.arena.energy))

    def _world_of_assignment(self, assignment: Assignment) -> ElementalState:
        """The position with these elementals under the other's numbers; to be copied."""
        if assignment not in self._worlds:
            state = self.state.copy()
            state.orders = (None, None)
            elements: list[Element | None] = [*state.arena.elements]
            elements[6 * self.other : 6 * self.other + 6] = [ELEMENTALS[self.other][rank] for rank in assignment]
            state.arena.elements = tuple(elements)
            self._worlds[assignment] = state
        return self._worlds[assignment]

    def _their_orders(self) -> list[Order]:
        """All orders that the other may give with any of the assignments: it hangs on the king's number alone."""
        kings = {assignment.index(KING_RANK): assignment for assignment in reversed(self.assignments)}
        found: dict[Order, None] = {}
        for king in sorted(kings):
            found |= dict.fromkeys(orders(self._world_of_assignment(kings[king]), self.other))
        return [*found]


def harm(effect: Effect) -> int:
    """How much worse the seat is off."""
    return effect.lost - effect.struck - effect.claimed


def _played_out(state: ElementalState, turns: Turns) -> Iterator[tuple[Turns, list[Event]]]:
    """Every round that comes of these orders: all that is done in it, and its events."""
    events: list[Event] = []
    for seat, action in turns:
        events = state.play(seat, action)
    yield from _ways_of_landing(state, turns, events)


def _ways_of_landing(state: ElementalState, turns: Turns, events: list[Event]) -> Iterator[tuple[Turns, list[Event]]]:
    if state.phase != "knockback":
        yield turns, events
        return
    seat = state.active[0]
    for action in state.legal(seat):
        after = state.copy()
        yield from _ways_of_landing(after, [*turns, (seat, action)], [*events, *after.play(seat, action)])


def effect_of(events: Sequence[Event], seat: Seat, energy: Sequence[int]) -> Effect:
    """What a round has done to a seat; ``energy``: of each piece, before it."""
    left = [*energy]
    lost = [0, 0]

    def hit(numbers: Sequence[Number], damage: Sequence[int]) -> None:
        for side, number in enumerate(numbers):
            piece = piece_of(side, number)
            taken = min(damage[side], left[piece])
            left[piece] -= taken
            lost[side] += taken

    claimed = won = beaten = False
    for event in events:
        match event:
            case Fought():
                hit(event.numbers, event.damage)
            case Fatigued():
                hit(event.numbers, (1, 1))
            case Moved(by="summon") | Healed():
                left[piece_of(event.seat, event.number)] = FULL
            case CrystalClaimed():
                claimed = claimed or event.seat == seat
            case Ended():
                won, beaten = seat in event.winners, seat not in event.winners
    return Effect(lost[seat], lost[1 - seat], claimed, won, beaten)
