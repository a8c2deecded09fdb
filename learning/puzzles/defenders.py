"""Elemental Defenders: one card wins this round, whatever the other answers. Which?

All cards lie open, so the proof is perfect play to the end of the round (`computer.elemental_defenders`). An attack
that nothing answers is seen at once, and no puzzle; neither is a card that nothing stands beside. Asked are only rounds
without a score, so that nothing but the round counts, and proofs that a person can follow (`defenders_tree`).
"""

from collections.abc import Iterator, Mapping, Sequence
from math import log2
from random import Random
from typing import Any, ClassVar

import msgspec

import computer
import engine
from computer.elemental_defenders import FAR, MYSTICS, PositionBits, answers, cards_of, position_of, values_of
from engine import Action, Event, Seat, State, to_json
from engine.elemental_defenders.actions import Attack, Challenge, Defend
from engine.elemental_defenders.cards import BIT
from engine.elemental_defenders.events import Attacked, RoundEnded
from engine.elemental_defenders.state import DefendersState, Result
from engine.elemental_defenders.view import AttackView, DefendersView
from learning.puzzles.answers import Course
from learning.puzzles.defenders_tree import ProofTree
from learning.puzzles.mining import LEAST_SHARE, Miner, NamedSentence, NotWorthAsking, Refutation, thought_shares
from learning.puzzles.playing import course_steps
from learning.puzzles.puzzle import Puzzle, Turn

CARDS_LEFT = range(4, 8)
"""In the larger hand: with fewer the end is seen at a glance, with more nobody counts it out."""
LEAST_ATTACKS, LEAST_ANSWERS = 4, 2
MOST_HABIT = 0.67
"""What is usual finds most winning moves: those are no puzzles."""
MOST_LINES = 24
"""What has to be seen through for the right card."""
MOST_BESIDE = 8
"""Likewise against the likeliest wrong card, where it is of about the same Level and nothing else tells them apart."""
NO_SCORE: Mapping[str, Any] = {"round": 1, "scores": [0, 0], "results": []}
HALF = 0.5
MOST_POSITIONS = 4000
"""So many of a line are looked at; longer ones are left out."""


class _TooLong(Exception):
    pass


class DefendersMiner(Miner):
    """Finds positions of Elemental Defenders, basic and advanced, in which one card wins the round."""

    game_id = "elemental_defenders"
    solver = 2
    untold = frozenset({"round_end"})
    told = (3, 2)
    told_in_moves = True
    open_themes = (
        "force-and-keep", "force-and-give", "keep-the-attack", "give-the-attack-away", "either-way", "answer-and-wait",
        "advanced",
    )  # fmt: skip
    steps: ClassVar[Sequence[float]] = (1.85, 2.7, 3.6, 4.5)

    def mine_game(self, seed: str) -> Iterator[Puzzle]:
        mode = "advanced" if int(seed.rpartition("/")[2]) % 2 else "basic"
        state = engine.GAMES[self.game_id].new(2, f"dig/{seed}", {"mode": mode})
        assert isinstance(state, DefendersState)
        asked = 0
        ply = 0
        while state.outcome is None:
            seat = state.turn
            if asked != state.round and (puzzle := self._puzzle_of_state(state, seat)):
                asked = state.round
                yield puzzle
            state.play(seat, _action_on_the_way(state, seat, f"dig/{seed}/{ply}"))
            ply += 1

    def why_goal_not_reached(self, puzzle: Puzzle, course: Course) -> NamedSentence:
        return NamedSentence("tie" if _end_of_course(puzzle, course).winner is None else "round-lost")

    def standing_at_end(self, puzzle: Puzzle, course: Course) -> DefendersView:
        before, (mover, data), end = (
            course.without_last_actions(1).state(puzzle),
            course.line[-1],
            _end_of_course(puzzle, course),
        )
        view = before.see(Seat(puzzle.seat))
        assert isinstance(view, DefendersView)
        hands, piles, card = [*view.hands], [*view.piles], data["card"]
        attacks = data["type"] != "defend"
        if card in hands[mover] or not attacks:  # else an attack is made once more with the card that lies there
            hands[mover] = tuple(one for one in hands[mover] if one != card)
            piles[mover] = (*piles[mover], card)
        return msgspec.structs.replace(
            view,
            phase="over",
            turn=None,
            attacker=Seat(mover) if attacks else view.attacker,
            attack=AttackView(card, data["type"] == "challenge") if attacks else None,
            hands=(hands[0], hands[1]),
            piles=(piles[0], piles[1]),
            scores=end.scores,
            results=(Result(**{name: getattr(end, name) for name in Result.__struct_fields__}),),
        )

    def right_actions(self, puzzle: Puzzle, state: State[Any]) -> list[Action]:
        seat = Seat(puzzle.seat)
        values = values_of(position_of(state.view(seat)), state.legal(seat), FAR)
        return [action for action, value in values.items() if value > 0]

    def refute(self, puzzle: Puzzle, action: Action) -> Refutation:
        state = puzzle.state()
        seat = Seat(puzzle.seat)
        line: list[Turn] = []
        while True:
            line.append((seat, to_json(action)))
            if _has_round_ended(state.play(seat, action)):
                return Refutation(puzzle.position, tuple(line))
            seat = state.active[0]
            legal = state.legal(seat)
            values = values_of(position_of(state.view(seat)), legal, FAR)
            best = [each for each in legal if values[each] == max(values.values())]
            # The seat goes on with what still looks best, so that it is seen by which card that fails.
            action = (
                max(best, key=lambda each: _share_still_winning(state, each, puzzle.seat))
                if seat == puzzle.seat
                else best[0]
            )

    def saving_action(self, puzzle: Puzzle, course: Course) -> int | None:
        """The last answer, or attack, in a refutation in place of which another one would have let the seat win."""
        state, found = course.without_last_actions(len(course.line)).state(puzzle), None
        for place, (seat, data) in enumerate(course.line):
            if seat != puzzle.seat:
                values = values_of(position_of(state.view(Seat(seat))), state.legal(Seat(seat)), FAR)
                if min(values.values()) < 0:
                    found = place
            state.play(Seat(seat), engine.GAMES[puzzle.game].action(data))
        return found

    def what_came_before(self, puzzle: Puzzle, course: Course) -> Sequence[Event]:
        """The attack that is to be answered."""
        state = course.without_last_actions(len(course.line)).state(puzzle)
        view = state.see(None)
        assert isinstance(view, DefendersView)
        if view.attack is None:
            return ()
        card, challenge, again = view.attack.card, view.attack.challenge, position_of(state.view(state.active[0])).again
        return [Attacked(seat=view.attacker, card=card, challenge=challenge, move=view.move, again=again)]

    def next_answers(self, puzzle: Puzzle) -> Sequence[tuple[Action, Action | None]]:
        state, seat = puzzle.state(), Seat(puzzle.seat)
        (right,) = puzzle.answers()
        if isinstance(right, Defend):
            return ()
        state.play(seat, right)
        found: list[tuple[Action, Action | None]] = []
        for answer in state.legal(Seat(1 - seat)):
            after = state.copy()
            after.play(Seat(1 - seat), answer)
            assert isinstance(after, DefendersState)
            found.append((answer, LongestDefence(seat).line(after)[0][1] if after.turn == seat else None))
        return found

    def measured_puzzle(self, puzzle: Puzzle) -> Puzzle:
        state = puzzle.state()
        assert isinstance(state, DefendersState)
        found = self._puzzle_of_state(state, Seat(puzzle.seat))
        if found is None:
            raise NotWorthAsking("not worth asking")
        return found

    def tempting_line(self, puzzle: Puzzle) -> Action | None:
        """The wrong card that still wins against most of what they can do next; of several the likeliest."""
        state = puzzle.state()
        likely, right = thought_shares(state, Seat(puzzle.seat)), puzzle.answers()
        wrong = [action for action in likely if action not in right]
        return max(wrong, key=lambda each: (_share_still_winning(state, each, puzzle.seat), likely[each]))

    def _puzzle_of_state(self, state: DefendersState, seat: Seat) -> Puzzle | None:
        """The puzzle of a position; None where it is none."""
        legal = state.legal(seat)
        least = {"attack": LEAST_ATTACKS, "defend": LEAST_ANSWERS}.get(state.phase)
        if least is None or len(legal) < least or max(hand.bit_count() for hand in state.hands) not in CARDS_LEFT:
            return None
        position = position_of(state.view(seat))
        if any(isinstance(action, Challenge) for action in legal) and not position.hands[1 - seat] & MYSTICS:
            return None  # it is the same as the plain attack
        values = values_of(position, legal, FAR)
        right = [action for action in legal if values[action] > 0]
        if len(right) != 1 or _is_unanswered(position, right[0]):
            return None
        alone = {name: told for name, told in state.position().items() if name != "last_piles"} | {**NO_SCORE}
        asked = engine.GAMES[self.game_id].new(2, "asked", {"position": alone})
        assert isinstance(asked, DefendersState)
        likely = thought_shares(asked, seat)
        usual = sum(share for action, share in likely.items() if action in right)
        if usual > MOST_HABIT:
            return None
        lines = ProofTree(position, seat, tie=False).lines_after(right[0])
        if lines > MOST_LINES:
            return None
        try:
            line = LongestDefence(seat).line(asked)
        except _TooLong:
            return None
        against = ProofTree(position, Seat(1 - seat), tie=True)
        wrong: dict[Action, float] = {action: against.lines_after(action) for action in legal if action not in right}
        puzzle = self.make_puzzle(
            asked,
            seat,
            "win-round",
            verdicts=[(action, action in right) for action in legal],
            line=line,
            themes=themes(position, right[0], legal),
            worlds=1,
            decisions=sum(each == seat for each, _ in line),
            habit=usual,
        )
        beside = _most_tempting_action(likely, right)
        if wrong[beside] > MOST_BESIDE and abs(_stars_of_card(beside) - _stars_of_card(right[0])) <= 1:
            return None
        tempting = sum(each > 1 for each in wrong.values())
        hard = round(log2(lines) / 2 + log2(1 + tempting) - log2(max(usual, LEAST_SHARE)) / 2, 2)
        return msgspec.structs.replace(puzzle, difficulty=hard, step=self.difficulty_step(hard))


def _most_tempting_action(likely: Mapping[Action, float], right: Sequence[Action]) -> Action:
    """The wrong action to which most thought goes."""
    return max((action for action in likely if action not in right), key=lambda each: likely[each])


def _share_still_winning(state: State[Any], action: Action, seat: int) -> float:
    """In how many of what the other can do next a seat still wins after its action, as a share; it may go on first."""
    after = state.copy()
    if _has_round_ended(after.play(Seat(seat), action)):
        return 0.0
    turn = after.active[0]
    if turn == seat:
        return max(_share_still_winning(after, each, seat) for each in after.legal(turn))
    values = values_of(position_of(after.view(turn)), after.legal(turn), FAR)
    return sum(value < 0 for value in values.values()) / len(values)


def _has_round_ended(events: Sequence[Event]) -> bool:
    return any(isinstance(event, RoundEnded) for event in events)


def _end_of_course(puzzle: Puzzle, course: Course) -> RoundEnded:
    """How a course ends."""
    (end,) = [event for event in course_steps(puzzle, course)[-1].events if isinstance(event, RoundEnded)]
    return end


def _stars_of_card(action: Action) -> int:
    return int(to_json(action)["card"][1])


def _action_on_the_way(state: DefendersState, seat: Seat, seed: str) -> Action:
    """What is played on the way to positions: half of it sensible, half by chance. To value all of it would be slow."""
    rng = Random(seed)
    if rng.random() < HALF:
        return computer.likely(state.see(None).game, state.view(seat), seat, seed)
    return rng.choice(state.legal(seat))


Line = tuple[tuple[Seat, Action], ...]


class LongestDefence:
    """How long the other can hold out where a seat wins the round."""

    def __init__(self, seat: Seat) -> None:
        self._seat = seat
        self._known: dict[PositionBits, Line] = {}

    def line(self, state: DefendersState) -> Line:
        """The shortest way to win against the answers that hold out longest; _TooLong where it is far."""
        position = position_of(state.view(state.turn))
        found = self._known.get(position)
        if found is None:
            if len(self._known) >= MOST_POSITIONS:
                raise _TooLong
            found = self._known[position] = self._longest_line(state, position)
        return found

    def _longest_line(self, state: DefendersState, position: PositionBits) -> Line:
        seat = state.turn
        legal = state.legal(seat)
        if seat == self._seat:
            values = values_of(position, legal, FAR)
            legal = [action for action in legal if values[action] > 0]
        lines = [((seat, action), *self._line_after(state, seat, action)) for action in legal]
        return min(lines, key=len) if seat == self._seat else max(lines, key=len)

    def _line_after(self, state: DefendersState, seat: Seat, action: Action) -> Line:
        after = state.copy()
        events = after.play(seat, action)
        return () if _has_round_ended(events) else self.line(after)


def _is_unanswered(position: PositionBits, action: Action) -> bool:
    """Whether an attack wins at once, because nothing fits."""
    if not isinstance(action, Attack | Challenge):
        return False
    theirs = position.hands[1 - position.turn] or position.last
    return not answers(theirs, BIT[action.card], isinstance(action, Challenge))


def themes(position: PositionBits, right: Action, legal: Sequence[Action]) -> list[str]:
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
    fitting = cards_of(answers(theirs, BIT[right.card], False))
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
