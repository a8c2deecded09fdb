"""The plain way to prove a puzzle: every own action, every answer, every hand that fits, with nothing but the engine.

It knows no rule and shares no line with the solvers: positions are set up by the engine's option, `legal` says what
can be done, `play` what comes of it, and what a seat knows is its `view`. Positions that look alike to the seat are one
to it: whatever it does there it does in all of them.
"""

from abc import ABC, abstractmethod
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, ClassVar

import msgspec

import engine
from engine import Action, Event, Seat, State
from learning.puzzles.puzzle import Json, Puzzle, id_of_puzzle, proof_of


class PuzzleDisproved(Exception):
    """A puzzle is not what it says; the reason, in English, for whoever mines."""


def set_up(puzzle: Puzzle, position: Json) -> State[Any]:
    """A position in the engine."""
    return engine.GAMES[puzzle.game].new(2, f"puzzle/{puzzle.id}", {"position": position})


class Prover(ABC):
    """Proves the puzzles of one game."""

    game_id: ClassVar[str]
    only_one: ClassVar[bool] = True
    """Whether exactly one first action may be right."""

    chooses: ClassVar[bool] = True
    """Whether the seat chooses its later actions; where not, whatever it does has to be right."""

    @abstractmethod
    def possible_positions(self, puzzle: Puzzle) -> Iterator[State[Any]]:
        """Every position that the seat holds possible: all of them look the same to it."""

    @abstractmethod
    def verdict_on(self, puzzle: Puzzle, state: State[Any], events: Sequence[Event]) -> bool | None:
        """Whether what was asked for has come true with these events, the newest; None while that is open."""

    def dealt_at_random(self, puzzle: Puzzle, seed: str) -> State[Any]:
        """The position with all that lies hidden dealt at random."""
        seat = Seat(puzzle.seat)
        return engine.GAMES[self.game_id].imagine(puzzle.state().view(seat), seat, seed)

    def prove(self, puzzle: Puzzle) -> None:
        """Raise Disproved where something that the puzzle says is not so."""
        self.check_name(puzzle)
        seat = Seat(puzzle.seat)
        asked = puzzle.state()
        seen = asked.view(seat)
        worlds = [*self.possible_positions(puzzle)]
        check_claim(len(worlds) == puzzle.worlds, f"{len(worlds)} hands fit, not {puzzle.worlds}")
        check_claim(all(world.view(seat) == seen for world in worlds), "a hand can be told from the others")
        right = puzzle.answers()
        check_claim(not self.only_one or len(right) == 1, "several answers are right")
        verdicts = []
        for action in asked.legal(seat):
            holds = self._is_right_in_all(puzzle, worlds, action)
            check_claim(holds == (action in right), f"{action} is {'right' if holds else 'wrong'}")
            verdicts.append((engine.to_json(action), holds))
        check_claim(puzzle.proof == proof_of(verdicts, puzzle.line), "the proof is another one")
        self.follow(puzzle, asked)

    def check_name(self, puzzle: Puzzle) -> None:
        """Check the version of the rules, and the id."""
        check_claim(puzzle.version == engine.GAMES[puzzle.game].version, "it was proved by other rules")
        named = id_of_puzzle(puzzle.game, Seat(puzzle.seat), puzzle.question, puzzle.position, puzzle.options)
        check_claim(puzzle.id == named, f"it should be called {named}")

    def _is_right_in_all(self, puzzle: Puzzle, worlds: Sequence[State[Any]], action: Action) -> bool:
        """Whether an action of the seat's is right in all of these, which look the same to it."""
        return self._all_hold(puzzle, ((world, Seat(puzzle.seat), action) for world in worlds))

    def _all_hold(self, puzzle: Puzzle, moves: Iterable[tuple[State[Any], Seat, Action]]) -> bool:
        """Whether what was asked for comes true after all of these moves."""
        alike: dict[bytes, list[State[Any]]] = defaultdict(list)
        for before, seat, action in moves:
            state = before.copy()
            verdict = self.verdict_on(puzzle, state, state.play(seat, action))
            if verdict is False:
                return False
            if verdict is None:
                alike[msgspec.json.encode(state.see(Seat(puzzle.seat)))].append(state)
        return all(self._holds_from(puzzle, group) for group in alike.values())

    def _holds_from(self, puzzle: Puzzle, states: Sequence[State[Any]]) -> bool:
        """Whether it comes true from these positions on, which look the same to the seat."""
        seat = Seat(puzzle.seat)
        if seat in states[0].active:
            enough = any if self.chooses else all
            return enough(self._is_right_in_all(puzzle, states, action) for action in states[0].legal(seat))
        return self._all_hold(
            puzzle,
            ((state, each, action) for state in states for each in state.active for action in state.legal(each)),
        )

    def follow(self, puzzle: Puzzle, state: State[Any]) -> None:
        """Play the line, which ends with what was asked for."""
        verdict = None
        for seat, data in puzzle.line:
            action = state_action(puzzle, data)
            check_claim(verdict is None, "the line goes on when all is done")
            check_claim(action in state.legal(Seat(seat)), f"{data} of the line is not legal")
            verdict = self.verdict_on(puzzle, state, state.play(Seat(seat), action))
        check_claim(verdict is True, "the line does not end with what was asked for")
        check_claim(puzzle.line[0][1] in puzzle.right, "the line begins otherwise")


def state_action(puzzle: Puzzle, data: dict[str, Any]) -> Action:
    """An action of the puzzle's game."""
    return engine.GAMES[puzzle.game].action(data)


def check_claim(true: bool, otherwise: str) -> None:
    """Raise Disproved for what is not so."""
    if not true:
        raise PuzzleDisproved(otherwise)
