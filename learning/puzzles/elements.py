"""Elements: one action wins this round, whatever the other holds and does. Which?

A knock that is sure to win is arithmetic, and no puzzle. The proof is the one that *hard* ends its rounds with
(`computer.elements_proof`); here it also says how long the other can hold out.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, ClassVar, NamedTuple

import msgspec

import computer
import engine
from computer.elements_proof import (
    MOST_CARDS,
    Position,
    Proof,
    TooLong,
    actions,
    knock_answers,
    knock_wins,
    knocks,
    position_of,
    replies,
)
from engine import Action, Seat, State, to_json
from engine.elements.actions import DISCARD, KNOCK, TAKE, YIELD, Play
from engine.elements.cards import SIX, Cards, ascending
from engine.elements.state import ElementsState
from learning.puzzles.answers import Course
from learning.puzzles.mining import Miner, Missing, Refutation, habit
from learning.puzzles.puzzle import Puzzle

LEAST_WORLDS = 2
LEAST_ACTIONS = 4
"""With fewer ways to go there is not much to ask."""
MOST_NODES = 20_000


class Way(NamedTuple):
    """How a won round goes on: the actions of both by turns, and the hands of the other with which it can."""

    actions: tuple[Action, ...]
    fitting: frozenset[Cards]

    def __len__(self) -> int:
        return len(self.actions)


class ElementsMiner(Miner):
    """Finds rounds of Elements that one action surely wins."""

    game_id = "elements"
    steps: ClassVar[Sequence[float]] = (2.85, 3.35, 4.0, 4.8)
    shares: ClassVar[Mapping[str, float]] = {"starved": 0.45, "take-from-above": 0.25}

    def dig(self, seed: str) -> Iterator[Puzzle]:
        state = engine.GAMES[self.game_id].new(2, f"dig/{seed}", {"mode": "endless", "rounds": 9})
        assert isinstance(state, ElementsState)
        asked = 0  # the last round with a puzzle: two of one round would be much alike
        ply = 0
        while state.outcome is None:
            seat = state.turn
            if asked != state.round and (puzzle := self._asked(state, seat, f"{seed}/{ply}")):
                asked = state.round
                yield puzzle
            view = state.view(seat)
            state.play(seat, computer.choose(self.game_id, view, seat, "easy", f"dig/{seed}/{ply}"))
            ply += 1

    def missing(self, puzzle: Puzzle, course: Course) -> Missing:
        mover, last = course.line[-1]
        own = mover == puzzle.seat
        if len(course.line) == 1 and last == to_json(YIELD):
            return Missing("yielded")
        hand = " ".join(map(str, sorted(course.position["hands"][1 - puzzle.seat])))
        if last == to_json(YIELD):
            return Missing("no-way-left", {"hand": hand})
        return Missing("low-knock" if own else "their-knock", {"hand": hand})

    def seated_below(self, puzzle: Puzzle, course: Course) -> tuple[Puzzle, Course]:
        if puzzle.seat == 1:
            return puzzle, course
        position = {**course.position, "turn": 1 - course.position["turn"]}
        position |= {name: position[name][::-1] for name in ("hands", "fronts")}
        line = tuple((1 - mover, data) for mover, data in course.line)
        return msgspec.structs.replace(puzzle, seat=1, position=position, line=line), Course(position, line)

    def keeping(self, puzzle: Puzzle, state: State[Any]) -> list[Action]:
        proof = Proof(MOST_NODES)
        position = position_of(state.view(Seat(puzzle.seat)), Seat(puzzle.seat))
        return [action for action, after in actions(position) if proof.holds(after)]

    def refute(self, puzzle: Puzzle, action: Action) -> Refutation:
        seat = Seat(puzzle.seat)
        state = puzzle.state()
        assert isinstance(state, ElementsState)
        if action == YIELD:
            return Refutation(puzzle.position, ((seat, to_json(YIELD)),))
        way = _failing(Proof(MOST_NODES), position_of(state.view(seat), seat), action)
        turns = [(int(seat if place % 2 == 0 else 1 - seat), to_json(each)) for place, each in enumerate(way.actions)]
        return Refutation(_position(state, seat, min(way.fitting)), tuple(turns))

    def _asked(self, state: ElementsState, seat: Seat, seed: str) -> Puzzle | None:
        """The puzzle of a position; None where it is none."""
        if sum(map(len, state.hands)) > MOST_CARDS or len(state.legal(seat)) < LEAST_ACTIONS:
            return None
        position = position_of(state.view(seat), seat)
        if len(position.fitting) < LEAST_WORLDS:
            return None
        proof = Proof(MOST_NODES)
        try:
            verdicts = [(action, proof.holds(after)) for action, after in actions(position)]
            right = [action for action, wins in verdicts if wins]
            if len(right) != 1 or right[0] == KNOCK:
                return None
            way = Holding(proof).after(
                right[0], next(after for action, after in actions(position) if action == right[0])
            )
        except TooLong:
            return None
        hand = min(way.fitting)
        asked = _position(state, seat, hand)
        shown = engine.GAMES[self.game_id].new(2, "", {"position": asked})
        line = [(Seat(seat if place % 2 == 0 else 1 - seat), action) for place, action in enumerate(way.actions)]
        return self.puzzle(
            shown,
            seat,
            "win-round",
            verdicts=[*verdicts, (YIELD, False)],
            line=line,
            themes=themes(position, right[0], way),
            worlds=len(position.fitting),
            decisions=(len(line) + 1) // 2,
            habit=habit(shown, seat, right, seed),
            position=asked,
        )


class Holding:
    """How long the other can hold out where the round is won."""

    def __init__(self, proof: Proof) -> None:
        self._proof = proof
        self._known: dict[Position, Way] = {}

    def after(self, action: Action, position: Position | bool) -> Way:
        """The way from an own action on, which leads to this position, or is a knock that wins."""
        assert self._proof.holds(position)
        if isinstance(position, bool):
            return Way((action,), frozenset())
        if position not in self._known:
            self._known[position] = self._longest(position)
        found = self._known[position]
        return Way((action, *found.actions), found.fitting)

    def _longest(self, position: Position) -> Way:
        """What the other does that holds out longest, and the shortest way to win after it. They can always yield."""
        assert not knock_answers(position)
        ways = [Way((YIELD,), position.fitting)]
        for reply, after in replies(position):
            best = min(
                (self.after(action, then) for action, then in actions(after) if self._proof.holds(then)), key=len
            )
            hands = best.fitting or after.fitting
            ways.append(Way((reply, *best.actions), _before(reply, hands)))
        return max(ways, key=len)


def _failing(proof: Proof, position: Position, action: Action) -> Way:
    """How an own action that is not sure comes to be lost, whatever follows it."""
    after = dict(actions(position))[action]
    if isinstance(after, bool):
        beats = [hand for hand in position.fitting if not knock_wins(position, hand)]
        return Way((action,), frozenset(beats))
    if knock_answers(after):
        return Way((action, KNOCK), frozenset(hand for hand in after.fitting if knocks(after, hand)))
    for reply, then in replies(after):
        if any(proof.holds(last) for _, last in actions(then)):
            continue
        ways = [_failing(proof, then, own) for own, _ in actions(then)] or [Way((YIELD,), then.fitting)]
        best = max(ways, key=len)
        return Way((action, reply, *best.actions), _before(reply, best.fitting))
    raise AssertionError("what is not sure can be refuted")


def _before(reply: Action, hands: frozenset[Cards]) -> frozenset[Cards]:
    """The hands of the other before they did this."""
    card = SIX if reply == DISCARD else reply.card if isinstance(reply, Play) else None
    return hands if card is None else frozenset([ascending([*hand, card]) for hand in hands])


def themes(position: Position, right: Action, way: Way) -> list[str]:
    """What a puzzle is about: its motif first, then how it ends."""
    ending = "starved" if way.actions[-1] == YIELD else "knock"
    after = dict(actions(position))[right]
    assert isinstance(after, Position)
    return [_motif(position, right, after), ending, *(["long"] if len(way) > LONG else [])]


LONG = 5


def _motif(position: Position, right: Action, after: Position) -> str:
    if right == TAKE:
        return "take-from-above" if position.total > position.limit else "take-while-under"
    if right == DISCARD:
        return "discard-to-the-limit" if after.total == after.limit else "discard"
    assert isinstance(right, Play)
    if after.total == after.limit:
        return "the-exact-limit"
    if right.card == max(position.hand):
        return "play-the-highest"
    return "play-the-lowest" if right.card == min(position.hand) else "play-between"


def _position(state: ElementsState, seat: Seat, hand: Cards) -> dict[str, Any]:
    """The running round by itself, in which the other holds these cards."""
    hands: Mapping[int, Cards] = {seat: state.hands[seat], 1 - seat: hand}
    return {
        "hands": [[*hands[0]], [*hands[1]]],
        "fronts": [[*front] for front in state.fronts],
        "display": [*state.display],
        "discards": state.discards,
        "turn": int(seat),
    }
