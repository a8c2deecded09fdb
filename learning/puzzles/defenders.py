"""Elemental Defenders: one card wins this round, whatever the other answers. Which?

All cards lie open, so the proof is perfect play to the end of the round (`computer.elemental_defenders`). An attack
that nothing answers is seen at once, and no puzzle; neither is a card that nothing stands beside.
"""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, ClassVar

import computer
import engine
from computer.elemental_defenders import FAR, Position, answers, bits, read, values_of
from engine import Action, Seat, State, to_json
from engine.elemental_defenders.actions import Attack, Challenge
from engine.elemental_defenders.cards import BIT
from engine.elemental_defenders.events import RoundEnded
from engine.elemental_defenders.state import DefendersState
from learning.puzzles.answers import Course
from learning.puzzles.mining import Miner, Missing, Refutation, habit
from learning.puzzles.playing import steps
from learning.puzzles.puzzle import Puzzle, Turn

CARDS_LEFT = range(4, 8)
"""In the larger hand: with fewer the end is seen at a glance, with more nobody counts it out."""
LEAST_ATTACKS, LEAST_ANSWERS = 4, 2
MOST_HABIT = 0.67
"""What is usual finds most winning moves: those are no puzzles."""
HALF = 0.5
MOST_POSITIONS = 4000
"""So many of a line are looked at; longer ones are left out."""


class _TooLong(Exception):
    pass


class DefendersMiner(Miner):
    """Finds positions of Elemental Defenders, basic and advanced, in which one card wins the round."""

    game_id = "elemental_defenders"
    open_themes = (
        "force-and-keep", "force-and-give", "keep-the-attack", "give-the-attack-away", "either-way", "advanced",
    )  # fmt: skip
    steps: ClassVar[Sequence[float]] = (1.4, 2.15, 2.85, 3.6)

    def dig(self, seed: str) -> Iterator[Puzzle]:
        mode = "advanced" if int(seed.rpartition("/")[2]) % 2 else "basic"
        state = engine.GAMES[self.game_id].new(2, f"dig/{seed}", {"mode": mode})
        assert isinstance(state, DefendersState)
        asked = 0
        ply = 0
        while state.outcome is None:
            seat = state.turn
            if asked != state.round and (puzzle := self._asked(state, seat, f"{seed}/{ply}")):
                asked = state.round
                yield puzzle
            state.play(seat, _played(state, seat, f"dig/{seed}/{ply}"))
            ply += 1

    def missing(self, puzzle: Puzzle, course: Course) -> Missing:
        (end,) = [event for event in steps(puzzle, course)[-1].events if isinstance(event, RoundEnded)]
        return Missing("tie" if end.winner is None else "round-lost")

    def keeping(self, puzzle: Puzzle, state: State[Any]) -> list[Action]:
        seat = Seat(puzzle.seat)
        values = values_of(read(state.view(seat)), state.legal(seat), FAR)
        return [action for action, value in values.items() if value > 0]

    def refute(self, puzzle: Puzzle, action: Action) -> Refutation:
        state = puzzle.state()
        seat = Seat(puzzle.seat)
        line: list[Turn] = []
        while True:
            line.append((seat, to_json(action)))
            if any(to_json(event)["type"] == "round_end" for event in state.play(seat, action)):
                return Refutation(puzzle.position, tuple(line))
            seat = state.active[0]
            legal = state.legal(seat)
            values = values_of(read(state.view(seat)), legal, FAR)
            action = max(legal, key=lambda each: values[each])

    def _asked(self, state: DefendersState, seat: Seat, seed: str) -> Puzzle | None:
        """The puzzle of a position; None where it is none."""
        legal = state.legal(seat)
        least = {"attack": LEAST_ATTACKS, "defend": LEAST_ANSWERS}.get(state.phase)
        if least is None or len(legal) < least or max(hand.bit_count() for hand in state.hands) not in CARDS_LEFT:
            return None
        position = read(state.view(seat))
        values = values_of(position, legal, FAR)
        right = [action for action in legal if values[action] > 0]
        if len(right) != 1 or _is_unanswered(position, right[0]):
            return None
        try:
            line = Holding(seat).line(state)
        except _TooLong:
            return None
        usual = habit(state, seat, right, seed)
        if usual > MOST_HABIT:
            return None
        return self.puzzle(
            state,
            seat,
            "win-round",
            verdicts=[(action, action in right) for action in legal],
            line=line,
            themes=themes(position, right[0], legal),
            worlds=1,
            decisions=sum(each == seat for each, _ in line),
            habit=usual,
            position=state.position(),
        )


def _played(state: DefendersState, seat: Seat, seed: str) -> Action:
    """What is played on the way to positions: half of it sensible, half by chance. To value all of it would be slow."""
    rng = Random(seed)
    if rng.random() < HALF:
        return computer.likely(state.see(None).game, state.view(seat), seat, seed)
    return rng.choice(state.legal(seat))


Line = tuple[tuple[Seat, Action], ...]


class Holding:
    """How long the other can hold out where a seat wins the round."""

    def __init__(self, seat: Seat) -> None:
        self._seat = seat
        self._known: dict[Position, Line] = {}

    def line(self, state: DefendersState) -> Line:
        """The shortest way to win against the answers that hold out longest; _TooLong where it is far."""
        position = read(state.view(state.turn))
        found = self._known.get(position)
        if found is None:
            if len(self._known) >= MOST_POSITIONS:
                raise _TooLong
            found = self._known[position] = self._look(state, position)
        return found

    def _look(self, state: DefendersState, position: Position) -> Line:
        seat = state.turn
        legal = state.legal(seat)
        if seat == self._seat:
            values = values_of(position, legal, FAR)
            legal = [action for action in legal if values[action] > 0]
        lines = [((seat, action), *self._after(state, seat, action)) for action in legal]
        return min(lines, key=len) if seat == self._seat else max(lines, key=len)

    def _after(self, state: DefendersState, seat: Seat, action: Action) -> Line:
        after = state.copy()
        events = after.play(seat, action)
        return () if any(to_json(event)["type"] == "round_end" for event in events) else self.line(after)


def _is_unanswered(position: Position, action: Action) -> bool:
    """Whether an attack wins at once, because nothing fits."""
    if not isinstance(action, Attack | Challenge):
        return False
    theirs = position.hands[1 - position.turn] or position.last
    return not answers(theirs, BIT[action.card], isinstance(action, Challenge))


def themes(position: Position, right: Action, legal: Sequence[Action]) -> list[str]:
    """What a puzzle is about: its motif first."""
    mode = ["advanced"] if position.advanced else []
    if not isinstance(right, Attack | Challenge):
        cards = sorted(BIT[to_json(action)["card"]] for action in legal)
        card = BIT[to_json(right)["card"]]
        takes = card < position.attack
        motif = "answer-and-attack" if takes else "answer-and-wait"
        return [motif, *(["the-weakest-answer"] if card == cards[-1] else []), *mode]
    if isinstance(right, Challenge):
        return ["challenge", *mode]
    theirs = position.hands[1 - position.turn] or position.last
    fitting = bits(answers(theirs, BIT[right.card], False))
    beaten = [answer for answer in fitting if answer < BIT[right.card]]
    if len(fitting) == 1:
        motif = "force-and-give" if beaten else "force-and-keep"
    elif not beaten:
        motif = "keep-the-attack"
    elif len(beaten) == len(fitting):
        motif = "give-the-attack-away"
    else:
        motif = "either-way"
    return [motif, *(["the-mystic"] if right.card.endswith("5") else []), *mode]
