"""Elemental: one order does it, whatever they order and whoever they are. Which?

The proof tries all own orders against all orders that the other may give with any assignment that the notes leave, and
all landing places of both sides, as if the other chose them: nothing hangs on a guess. Of assignments that agree on the
numbers that fought one is played, for the rest of it changes nothing.
"""

from collections.abc import Iterator, Mapping, Sequence
from math import inf, log2
from typing import Any, ClassVar, NamedTuple

import msgspec

import computer
import engine
from computer.player import Question
from engine import Action, Event, Seat, State, to_json
from engine.elemental.actions import Dash, Move, Order, Substitute
from engine.elemental.board import BITS, BY_NAME, WELLS, Element, distance
from engine.elemental.events import Claimed, Defeated, Ended, Fatigued, Fought
from engine.elemental.legal import orders
from engine.elemental.notes import Assignment, assignments
from engine.elemental.pieces import ELEMENTALS, KINGS, PIECES
from engine.elemental.state import ElementalState
from learning.puzzles.answers import Course
from learning.puzzles.mining import Miner, Missing, Refutation, ThrownOut, difficulty, habit
from learning.puzzles.playing import steps
from learning.puzzles.puzzle import Json, Puzzle

REACH = 3
"""Steps: enemies that are so near may meet in this round."""
LEAST_PAIRS = 2
LEAST_ORDERS = 12
ROUNDS_APART = 3
"""Positions of neighbouring rounds are much alike."""
LONGEST_GAME = 40
"""Rounds; what comes later is often a chase of two pieces."""
LOOKS_SURE = 0.85
"""An order that does what is asked for against so many of theirs looks as if it always did."""
TEMPTS = 0.5
"""An order that does what is asked for against fewer of theirs tempts nobody."""


class Effect(NamedTuple):
    """What a round has done to a seat."""

    lost: int
    """Halves of energy."""
    struck: int
    """Those of the other."""
    claimed: bool
    won: bool
    beaten: bool


QUESTIONS = ("win", "strike-unhurt", "lose-nothing", "strike-more", "claim", "strike")
"""What is asked, the rarest and best first; it has to be true of every round that may follow."""


def holds(question: str, effect: Effect) -> bool:
    """Whether a round has done what a question asks for."""
    if effect.beaten:
        return False
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


class ElementalMiner(Miner):
    """Finds rounds of Elemental in which one order surely does what is asked for."""

    game_id = "elemental"
    open_themes = ("lose-nothing", "strike", "strike-unhurt", "strike-more", "claim", "win")
    solver: ClassVar[int] = 2
    steps: ClassVar[Sequence[float]] = (5.2, 6.1, 7.1, 8.1)
    shares: ClassVar[Mapping[str, float]] = {"strike": 0.12, "claim": 0.12, "strike-more": 0.25}

    def dig(self, seed: str) -> Iterator[Puzzle]:
        state = engine.GAMES[self.game_id].new(2, f"dig/{seed}", {"setup": "random"})
        assert isinstance(state, ElementalState)
        asked = -ROUNDS_APART
        ply = 0
        while state.outcome is None and state.round < LONGEST_GAME:
            seats = state.active
            if state.phase == "orders" and len(seats) == 2 and state.round >= asked + ROUNDS_APART:
                seat = seats[state.round % 2]
                if puzzle := self._asked(state, seat):
                    asked = state.round
                    yield puzzle
            seat = seats[0]
            action = computer.choose(self.game_id, state.view(seat), seat, "easy", f"dig/{seed}/{ply}")
            state.play(seat, action)
            ply += 1

    def judged(self, puzzle: Puzzle) -> Puzzle:
        state, seat = puzzle.state(), Seat(puzzle.seat)
        assert isinstance(state, ElementalState)
        right = puzzle.answers()[0]
        if puzzle.question == "claim" and not _is_contested(state, seat, right):
            raise ThrownOut("nobody is near")
        played = [event for step in steps(puzzle, Course(puzzle.position, puzzle.line)) for event in step.events]
        fallen = any(isinstance(event, Defeated) and event.seat == seat for event in played)
        if puzzle.question == "strike" and fallen:
            raise ThrownOut("costs a piece")
        proof = Proof(state, seat)
        looking = sum(proof.share(puzzle.question, order) >= LOOKS_SURE for order in orders(state, seat)) - 1
        bits = difficulty(habit(state, seat, [right], puzzle.id), 1, puzzle.worlds)
        bits = round(bits + log2(1 + max(looking, 0)) / 2, 2)
        return msgspec.structs.replace(puzzle, difficulty=bits, step=self.step(bits))

    def missing(self, puzzle: Puzzle, course: Course) -> Missing:
        effect = effect_of([event for step in steps(puzzle, course) for event in step.events], Seat(puzzle.seat))
        if effect.beaten:
            return Missing("beaten")
        if puzzle.question in ("claim", "win"):
            return Missing({"claim": "no-crystal", "win": "not-won"}[puzzle.question])
        if puzzle.question == "lose-nothing":
            return Missing("lost")
        if not effect.struck:
            return Missing("nothing-taken")
        return Missing("lost-too" if puzzle.question == "strike-unhurt" else "not-more")

    def beside(self, puzzle: Puzzle) -> Action | None:
        state, seat, right = puzzle.state(), Seat(puzzle.seat), puzzle.answers()[0]
        assert isinstance(state, ElementalState)
        proof = Proof(state, seat)
        question = Question(engine.GAMES[self.game_id], state.view(seat), seat, "easy", f"beside/{puzzle.id}")
        thought = {one.action: one.share for one in computer.PLAYERS[self.game_id].think(question)}
        held = {order: proof.share(puzzle.question, order) for order in orders(state, seat) if order != right}
        tempting = max(held, key=lambda one: (held[one] * thought.get(one, 0.0), -_apart(one, right)))
        return tempting if held[tempting] >= TEMPTS else None

    def keeping(self, puzzle: Puzzle, state: State[Any]) -> list[Action]:
        seat = Seat(puzzle.seat)
        assert isinstance(state, ElementalState)
        if state.phase != "orders":
            return [*state.legal(seat)]  # a landing place: none of them changes the answer
        return [order for order, true in Proof(state, seat).sure_orders().items() if puzzle.question in true]

    def refute(self, puzzle: Puzzle, action: Action) -> Refutation:
        state = puzzle.state()
        assert isinstance(state, ElementalState)
        proof = Proof(state, Seat(puzzle.seat))
        shown, line = proof.failing(puzzle.question, action)
        return Refutation(shown.position(), tuple((seat, to_json(each)) for seat, each in line))

    def _asked(self, state: ElementalState, seat: Seat) -> Puzzle | None:
        """The puzzle of a position; None where it is none."""
        if _pairs_in_reach(state) < LEAST_PAIRS or len(state.legal(seat)) < LEAST_ORDERS:
            return None
        proof = Proof(state, seat)
        sure = proof.sure_orders()
        for question in QUESTIONS:
            right = [order for order, true in sure.items() if question in true]
            if len(right) == 1 and self._is_worth_asking(question, state, seat):
                try:
                    return self.judged(self._puzzle(proof, state, seat, question, right[0]))
                except ThrownOut:
                    return None
        return None

    def _is_worth_asking(self, question: str, state: ElementalState, seat: Seat) -> bool:
        """Whether a crystal is not simply next to the only piece that could take it."""
        return question != "claim" or _near_full_wells(state, seat) > 1

    def _puzzle(self, proof: "Proof", state: ElementalState, seat: Seat, question: str, right: Order) -> Puzzle:
        line, shown = proof.line(right)
        legal = state.legal(seat)
        return self.puzzle(
            shown,
            seat,
            question,
            verdicts=[(order, order == right) for order in legal],
            line=line,
            themes=themes(question, state, seat, right),
            worlds=len(proof.assignments),
            decisions=1,
            habit=1.0,
            position=_position(shown),
        )


Turns = list[tuple[Seat, Action]]


class Proof:
    """All that may follow from the orders of one seat in one position."""

    def __init__(self, state: ElementalState, seat: Seat) -> None:
        self.state = state
        self.seat = seat
        self.other = Seat(1 - seat)
        self.assignments = assignments(state.arena.notes[self.other])
        self._theirs = _orders_of(state, self.other, self.assignments)
        self._refuted = dict.fromkeys(self._theirs, 0)

    def sure_orders(self) -> dict[Order, set[str]]:
        """For each own order, the questions that it surely answers."""
        return {order: self._sure(order) for order in orders(self.state, self.seat)}

    def _sure(self, own: Order) -> set[str]:
        left = set(QUESTIONS)
        for theirs in sorted(self._theirs, key=lambda each: -self._refuted[each]):
            before = len(left)
            for effect in self._effects(own, theirs):
                left = {question for question in left if holds(question, effect)}
                if not left:
                    break
            self._refuted[theirs] += before - len(left)
            if not left:
                break
        return left

    def _effects(self, own: Action, theirs: Order) -> Iterator[Effect]:
        """What both orders do, for each assignment with which it is different."""
        return (effect_of(events, self.seat) for _, _, events in self._played(own, theirs))

    def _played(self, own: Action, theirs: Order) -> Iterator[tuple[ElementalState, Turns, list[Event]]]:
        """The rounds that come of both orders, each in its world, for each assignment with which it is different."""
        pending = [one for one in self.assignments if _allows(theirs, one, self.other)]
        while pending:
            assignment = pending[0]
            fought: set[int] = set()
            world = self.world(assignment)
            for turns, events in _played_out(world.copy(), [(self.seat, own), (self.other, theirs)]):
                yield world, turns, events
                fought |= {event.numbers[self.other] for event in events if type(event) is Fought}
            if isinstance(theirs, Substitute) and theirs.number in fought:
                fought.add(theirs.other)
            pending = [one for one in pending if any(one[number - 1] != assignment[number - 1] for number in fought)]

    def share(self, question: str, own: Action) -> float:
        """Against how many of their orders an order does what is asked for, if each is given with one assignment."""
        found = []
        for theirs in self._theirs:
            fitting = next((one for one in self.assignments if _allows(theirs, one, self.other)), None)
            if fitting is not None:
                events = next(_rounds(self.world(fitting), [(self.seat, own), (self.other, theirs)]))
                found.append(holds(question, effect_of(events, self.seat)))
        return sum(found) / len(found) if found else 0.0

    def world(self, assignment: Assignment) -> ElementalState:
        """The position with these elementals under the other's numbers."""
        state = self.state.copy()
        state.orders = (None, None)
        names = tuple([ELEMENTALS[self.other][rank] for rank in assignment])
        elements: list[Element | None] = [*state.arena.elements]
        elements[6 * self.other : 6 * self.other + 6] = names
        state.arena.elements = tuple(elements)
        return state

    def failing(self, question: str, own: Action) -> tuple[ElementalState, list[tuple[Seat, Action]]]:
        """A position that looks the same, and what follows in it from an order that is not sure."""
        for theirs in self._theirs:
            for world, turns, events in self._played(own, theirs):
                if not holds(question, effect_of(events, self.seat)):
                    return world, turns
        raise AssertionError("what is not sure can be refuted")

    def line(self, own: Order) -> tuple[list[tuple[Seat, Action]], ElementalState]:
        """The order, and what of theirs does most harm and takes least; with the position in which they can do that."""
        worst: tuple[int, Order, Assignment] | None = None
        for theirs in self._theirs:
            pending = [one for one in self.assignments if _allows(theirs, one, self.other)]
            if not pending:
                continue
            events = next(_rounds(self.world(pending[0]), [(self.seat, own), (self.other, theirs)]))
            effect = effect_of(events, self.seat)
            harm = effect.lost - effect.struck - effect.claimed
            if worst is None or harm > worst[0]:
                worst = harm, theirs, pending[0]
        assert worst is not None, "somebody can always order something (EL-4.7)"
        _, theirs, assignment = worst
        shown = self.world(assignment)
        line: list[tuple[Seat, Action]] = [(self.seat, own), (self.other, theirs)]
        after = shown.copy()
        for each, action in line:
            after.play(each, action)
        while after.phase == "knockback":
            each = after.active[0]
            line.append((each, after.legal(each)[0]))
            after.play(*line[-1])
        return line, shown


def _rounds(state: ElementalState, turns: Turns) -> Iterator[list[Event]]:
    """The events of every round that comes of these orders, by all landing places; the state is used up."""
    return (events for _, events in _played_out(state, turns))


def _played_out(state: ElementalState, turns: Turns) -> Iterator[tuple[Turns, list[Event]]]:
    """Every round that comes of these orders: all that is done in it, and its events."""
    events: list[Event] = []
    for seat, action in turns:
        events = state.play(seat, action)
    yield from _landings(state, turns, events)


def _landings(state: ElementalState, turns: Turns, events: list[Event]) -> Iterator[tuple[Turns, list[Event]]]:
    if state.phase != "knockback":
        yield turns, events
        return
    seat = state.active[0]
    for action in state.legal(seat):
        after = state.copy()
        yield from _landings(after, [*turns, (seat, action)], [*events, *after.play(seat, action)])


def effect_of(events: Sequence[Event], seat: Seat) -> Effect:
    """What a round has done to a seat."""
    damage = [0, 0]
    claimed = won = beaten = False
    for event in events:
        match event:
            case Fought():
                damage = [done + more for done, more in zip(damage, event.damage, strict=True)]
            case Fatigued():
                damage = [done + 1 for done in damage]
            case Claimed():
                claimed = claimed or event.seat == seat
            case Ended():
                won, beaten = seat in event.winners, seat not in event.winners
    return Effect(damage[seat], damage[1 - seat], claimed, won, beaten)


def _orders_of(state: ElementalState, seat: Seat, fitting: Sequence[Assignment]) -> list[Order]:
    """All orders that a seat may give with any of these assignments."""
    kings = {assignment.index(ELEMENTALS[seat].index(KINGS[seat])) for assignment in fitting}
    found: dict[Order, None] = {}
    for king in sorted(kings):
        world = state.copy()
        world.orders = (None, None)
        elements: list[Element | None] = [*world.arena.elements]
        own = next(one for one in fitting if one.index(ELEMENTALS[seat].index(KINGS[seat])) == king)
        elements[6 * seat : 6 * seat + 6] = [ELEMENTALS[seat][rank] for rank in own]
        world.arena.elements = tuple(elements)
        found |= dict.fromkeys(orders(world, seat))
    return [*found]


def _allows(order: Order, assignment: Assignment, seat: Seat) -> bool:
    """Whether an order is legal with an assignment: a king is never substituted (EL-4.4)."""
    return not isinstance(order, Substitute) or ELEMENTALS[seat][assignment[order.number - 1]] != KINGS[seat]


def _pairs_in_reach(state: ElementalState) -> int:
    at = state.arena.at
    return sum(
        at[one] >= 0 and at[other] >= 0 and distance(at[one], at[other]) <= REACH
        for one in PIECES[0]
        for other in PIECES[1]
    )


def _is_contested(state: ElementalState, seat: Seat, order: Action) -> bool:
    """Whether somebody of theirs is near where an order leads to."""
    at = state.arena.at
    end = BY_NAME[order.to] if isinstance(order, Move | Dash) else None
    places = WELLS if end is None else (end,)
    return any(at[one] >= 0 and distance(at[one], place) <= REACH for one in PIECES[1 - seat] for place in places)


def _apart(order: Order, other: Action) -> float:
    """How far apart two orders of one piece end; without end where they are of two pieces, or lead nowhere."""
    if isinstance(order, Move | Dash) and isinstance(other, Move | Dash) and order.number == other.number:
        return distance(BY_NAME[order.to], BY_NAME[other.to])
    return inf


def _near_full_wells(state: ElementalState, seat: Seat) -> int:
    """How many pieces of a seat are two steps or less from a well with a crystal."""
    at = state.arena.at
    full = [well for well in WELLS if state.arena.wells & BITS[well]]
    return sum(at[piece] >= 0 and any(distance(at[piece], well) <= 2 for well in full) for piece in PIECES[seat])


def themes(question: str, state: ElementalState, seat: Seat, right: Order) -> list[str]:
    """What a puzzle is about: what is asked is its motif."""
    kind = to_json(right)["type"]
    element = state.arena.elements[PIECES[seat][right.number - 1]]
    return [question, kind, *(["the-king"] if element == KINGS[seat] else [])]


def _position(state: ElementalState) -> Json:
    """The position without the story of the round before."""
    position = state.position()
    position.pop("last", None)
    return position
