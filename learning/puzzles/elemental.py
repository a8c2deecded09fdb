"""Elemental: one order does it, whatever they order and whoever they are. Which?"""

from collections.abc import Hashable, Iterator, Sequence
from contextlib import suppress
from typing import Any, ClassVar

import msgspec

import computer
import engine
from engine import Action, GameView, Seat, State, to_json
from engine.elemental.actions import Dash, Move, Order
from engine.elemental.board import BY_NAME, distance
from engine.elemental.fights import BEATS
from engine.elemental.notes import assignments
from engine.elemental.pieces import ELEMENTALS, KINGS, NUMBER_OF, PIECES, SEAT_OF, Piece
from engine.elemental.state import ElementalState
from learning.puzzles.answers import Course, stored_actions
from learning.puzzles.elemental_idea import KEEP, Idea
from learning.puzzles.elemental_proof import QUESTIONS, Proof, effect_of
from learning.puzzles.mining import Miner, NamedSentence, NotWorthAsking, Refutation
from learning.puzzles.playing import course_steps
from learning.puzzles.puzzle import Json, Puzzle

REACH = 3
"""Steps: enemies that are so near may meet in this round."""
LEAST_PAIRS = 2
LEAST_ORDERS = 12
ROUNDS_APART = 3
"""Positions of neighbouring rounds are much alike."""
LONGEST_GAME = 40
"""Rounds; what comes later is often a chase of two pieces."""


class ElementalMiner(Miner):
    """Finds rounds of Elemental in which one order surely does what is asked for."""

    game_id = "elemental"
    open_themes = QUESTIONS
    untold = frozenset({"end"})
    solver: ClassVar[int] = 4
    steps: ClassVar[Sequence[float]] = (2.0, 2.5, 3.3, 4.2)

    def mine_game(self, seed: str) -> Iterator[Puzzle]:
        state = engine.GAMES[self.game_id].new(2, f"dig/{seed}", {"setup": "random"})
        assert isinstance(state, ElementalState)
        asked = -ROUNDS_APART
        ply = 0
        while state.outcome is None and state.round < LONGEST_GAME:
            seats = state.active
            if state.phase == "orders" and len(seats) == 2 and state.round >= asked + ROUNDS_APART:
                both = seats if state.round % 2 else seats[::-1]
                if puzzle := next(
                    (one for seat in both if (one := self._puzzle_of_state(state, seat)) is not None), None
                ):
                    asked = state.round
                    yield puzzle
            seat = seats[0]
            action = computer.choose(self.game_id, state.view(seat), seat, "easy", f"dig/{seed}/{ply}")
            state.play(seat, action)
            ply += 1

    def measured_puzzle(self, puzzle: Puzzle) -> Puzzle:
        state, seat = puzzle.state(), Seat(puzzle.seat)
        assert isinstance(state, ElementalState)
        proof = Proof(state, seat)
        if [order for order, true in proof.sure_orders().items() if puzzle.question in true] != [_right_order(puzzle)]:
            raise NotWorthAsking("not so")
        return self._puzzle_worth_asking(Idea(proof, puzzle.question, _right_order(puzzle)))

    def similarity_key(self, puzzle: Puzzle) -> Hashable:
        state, order = puzzle.state(), _right_order(puzzle)
        assert isinstance(state, ElementalState)
        return (puzzle.question, to_json(order)["type"], *_enemies_nearby(state, Seat(puzzle.seat), order))

    def why_goal_not_reached(self, puzzle: Puzzle, course: Course) -> NamedSentence:
        state = puzzle.state()
        assert isinstance(state, ElementalState)
        events = [event for step in course_steps(puzzle, course) for event in step.events]
        effect = effect_of(events, Seat(puzzle.seat), state.arena.energy)
        if effect.beaten:
            return NamedSentence("beaten")
        if puzzle.question in ("claim", "win"):
            return NamedSentence({"claim": "no-crystal", "win": "not-won"}[puzzle.question])
        if puzzle.question == "lose-nothing":
            return NamedSentence("lost")
        if not effect.struck:
            return NamedSentence("nothing-taken")
        return NamedSentence("lost-too" if puzzle.question == "strike-unhurt" else "not-more")

    def heading(self, puzzle: Puzzle, course: Course) -> NamedSentence:
        return NamedSentence("line-attack" if puzzle.question == KEEP else "line-worst")

    def standing_at_end(self, puzzle: Puzzle, course: Course) -> GameView | None:
        return course.state(puzzle).see(Seat(puzzle.seat))

    def tempting_line(self, puzzle: Puzzle) -> Action | None:
        state = puzzle.state()
        assert isinstance(state, ElementalState)
        return next(iter(Idea(Proof(state, Seat(puzzle.seat)), puzzle.question, _right_order(puzzle)).tempting), None)

    def right_actions(self, puzzle: Puzzle, state: State[Any]) -> list[Action]:
        seat = Seat(puzzle.seat)
        assert isinstance(state, ElementalState)
        if state.phase != "orders":
            return [*state.legal(seat)]  # a landing place: none of them changes the answer
        return [order for order, true in Proof(state, seat).sure_orders().items() if puzzle.question in true]

    def refute(self, puzzle: Puzzle, action: Action) -> Refutation:
        state = puzzle.state()
        assert isinstance(state, ElementalState)
        failure = Proof(state, Seat(puzzle.seat)).refutation(puzzle.question, action)
        return Refutation(failure.world.position(), stored_actions(failure.turns))

    def _puzzle_of_state(self, state: ElementalState, seat: Seat) -> Puzzle | None:
        """The puzzle of a position; None where it is none."""
        if _count_pairs_in_reach(state) < LEAST_PAIRS or len(state.legal(seat)) < LEAST_ORDERS:
            return None
        proof = Proof(state, seat)
        sure = proof.sure_orders()
        for question in QUESTIONS:
            right = [order for order, true in sure.items() if question in true]
            if len(right) == 1:
                with suppress(NotWorthAsking):
                    return self._puzzle_worth_asking(Idea(proof, question, right[0]))
        return None

    def _puzzle_worth_asking(self, idea: Idea) -> Puzzle:
        """The puzzle; NotWorthAsking where it is not worth asking."""
        question, proof, right = idea.question, idea.proof, idea.right
        if not idea.is_worth_asking():
            raise NotWorthAsking("nothing else looks right")
        if idea.is_arguably_right():
            raise NotWorthAsking("another one does it, too")
        if idea.may_lose_more_than_it_takes():
            raise NotWorthAsking("costs a piece")
        shown = idea.shown()
        puzzle = self.make_puzzle(
            shown.world,
            proof.seat,
            question,
            verdicts=[(order, order == right) for order in proof.own],
            line=shown.turns,
            themes=themes(question, proof.state, proof.seat, right),
            worlds=len(proof.assignments),
            decisions=1,
            habit=1.0,
            position=_bare_position(shown.world),
        )
        bits = idea.difficulty()
        return msgspec.structs.replace(puzzle, difficulty=bits, step=self.difficulty_step(bits))


def _count_pairs_in_reach(state: ElementalState) -> int:
    at = state.arena.at
    return sum(
        at[one] >= 0 and at[other] >= 0 and distance(at[one], at[other]) <= REACH
        for one in PIECES[0]
        for other in PIECES[1]
    )


def _right_order(puzzle: Puzzle) -> Order:
    order = puzzle.answers()[0]
    assert isinstance(order, Order)
    return order


def _enemies_nearby(state: ElementalState, seat: Seat, order: Order) -> Sequence[Hashable]:
    """Who is near an order, by what they are to its piece and how far off, whichever way the board is turned."""
    arena = state.arena
    own = PIECES[seat][order.number - 1]
    start = arena.at[own]
    end = BY_NAME[order.to] if isinstance(order, Move | Dash) else start
    if start < 0:
        return []
    found = [
        (_relation_to_enemy(state, own, one), distance(at, start), distance(at, end), arena.energy[one])
        for one in PIECES[1 - seat]
        if (at := arena.at[one]) >= 0 and min(distance(at, start), distance(at, end)) <= REACH
    ]
    return arena.energy[own], *sorted(found)


def _relation_to_enemy(state: ElementalState, own: Piece, piece: Piece) -> str:
    """What an enemy is to an own piece, as far as its owner can know."""
    element, number = state.arena.elements[own], NUMBER_OF[piece]
    notes = assignments(state.arena.notes[SEAT_OF[piece]])
    others = {ELEMENTALS[SEAT_OF[piece]][one[number - 1]] for one in notes}
    if len(others) > 1 or element is None:
        return "unknown"
    (other,) = others
    if element in KINGS or other in KINGS:
        return "king"
    return "level" if element == other else "prey" if other in BEATS[element] else "hunter"


def themes(question: str, state: ElementalState, seat: Seat, right: Order) -> list[str]:
    """What a puzzle is about: what is asked is its motif."""
    kind = to_json(right)["type"]
    element = state.arena.elements[PIECES[seat][right.number - 1]]
    return [question, kind, *(["the-king"] if element == KINGS[seat] else [])]


def _bare_position(state: ElementalState) -> Json:
    """The position without the story of the round before."""
    position = state.position()
    position.pop("last", None)
    return position
