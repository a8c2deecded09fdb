"""Elements: one action wins this round, whatever the other holds and does. Which?

What is found by asking of each action whether they can knock at once and win is no puzzle: a wrong action has to stand
that. The proof is the one that *hard* ends its rounds with (`computer.elements_proof`); here it also says against which
hands a wrong action fails, and how the nearest of them is beaten by the right one.
"""

from collections.abc import Hashable, Iterator, Mapping, Sequence
from functools import cached_property, lru_cache
from math import log2
from typing import Any, ClassVar, NamedTuple

import msgspec

import computer
import engine
from computer.elements_proof import (
    MOST_CARDS,
    KnownRound,
    Proof,
    TooLong,
    actions,
    knock_answers,
    knock_wins,
    knocks,
    known_round,
    replies,
)
from engine import Action, Seat, State, to_json
from engine.elements.actions import DISCARD, KNOCK, TAKE, YIELD, Play
from engine.elements.cards import SIX, Card, Cards, ascending, without
from engine.elements.state import ElementsState
from learning.puzzles.answers import Course
from learning.puzzles.elements_idea import limit_of_position, sums_of_both, winning_ideas
from learning.puzzles.mining import Miner, NamedSentence, NotWorthAsking, Refutation
from learning.puzzles.puzzle import Puzzle

LEAST_WORLDS = 2
LEAST_ACTIONS = 4
"""With fewer ways to go there is not much to ask."""
MOST_NODES = 20_000


class RoundContinuation(NamedTuple):
    """How a round goes on, by turns, and the hands of the other with which it can."""

    actions: tuple[Action, ...]
    hands: frozenset[Cards]

    def __len__(self) -> int:
        return len(self.actions)


class ElementsMiner(Miner):
    """Finds rounds of Elements that one action surely wins."""

    game_id = "elements"
    solver = 2
    steps: ClassVar[Sequence[float]] = (1.5, 3.09, 4.0, 5.0)
    motif_share = 1 / 5
    open_themes = ("starved", "knock", "long")
    faint_motifs = ("play-the-lowest", "play-between", "play-the-highest", "discard")
    shares: ClassVar[Mapping[str, float]] = {"starved": 0.4}

    def mine_game(self, seed: str) -> Iterator[Puzzle]:
        state = engine.GAMES[self.game_id].new(2, f"dig/{seed}", {"mode": "endless", "rounds": 9})
        assert isinstance(state, ElementsState)
        asked = set()  # two of one round would be much alike, unless one is a knock
        ply = 0
        while state.outcome is None:
            seat = state.turn
            puzzle = None if (state.round, False) in asked else self._puzzle_of_state(state, seat)
            if puzzle is not None and (kind := (state.round, puzzle.answers() == [KNOCK])) not in asked:
                asked.add(kind)
                yield puzzle
            view = state.view(seat)
            state.play(seat, computer.choose(self.game_id, view, seat, "easy", f"dig/{seed}/{ply}"))
            ply += 1

    def why_goal_not_reached(self, puzzle: Puzzle, course: Course) -> NamedSentence:
        mover, last = course.line[-1]
        own = mover == puzzle.seat
        if len(course.line) == 1 and last == to_json(YIELD):
            return NamedSentence("yielded")
        hand = _hand_of_other(puzzle, course)
        if last == to_json(YIELD):
            return NamedSentence("no-way-left", {"hand": hand})
        state, seat = course.without_last_actions(1).state(puzzle), puzzle.seat
        own_sum, theirs = sums_of_both(state, seat)
        told: dict[str, str | int] = {"hand": hand, "own": own_sum, "theirs": theirs, "limit": limit_of_position(state)}
        return NamedSentence("low-knock" if own else "their-knock", told)

    def heading(self, puzzle: Puzzle, course: Course) -> NamedSentence:
        return NamedSentence("line-nearest", {"hand": _hand_of_other(puzzle, course)})

    def why_right(self, puzzle: Puzzle) -> Sequence[NamedSentence]:
        study = study_of(puzzle)
        (right,) = puzzle.answers()
        return winning_ideas(puzzle, self.course(puzzle), study.position, study.after[right])

    def seen_from_below(self, puzzle: Puzzle, course: Course) -> tuple[Puzzle, Course]:
        if puzzle.seat == 1:
            return puzzle, course
        position = {**course.position, "turn": 1 - course.position["turn"]}
        position |= {name: position[name][::-1] for name in ("hands", "fronts")}
        line = tuple((1 - mover, data) for mover, data in course.line)
        return msgspec.structs.replace(puzzle, seat=1, position=position, line=line), Course(position, line)

    def right_actions(self, puzzle: Puzzle, state: State[Any]) -> list[Action]:
        proof = Proof(MOST_NODES)
        position = known_round(state.view(Seat(puzzle.seat)), Seat(puzzle.seat))
        return [action for action, after in actions(position) if proof.is_won(after)]

    def measured_puzzle(self, puzzle: Puzzle) -> Puzzle:
        study = study_of(puzzle)
        try:
            tempting = study.tempting_action
            if tempting is None:
                raise NotWorthAsking("one look ahead")
            position, right = study.position, study.right_actions[0]
            if right == KNOCK and not _looks_risky(position):
                raise NotWorthAsking("the knock is a sum")
            ahead = (
                0 if right == KNOCK else 1.5 * log2(1 + len(study.rival_actions))
            )  # a knock is added up, not thought ahead
            bits = ahead + log2(puzzle.worlds / len(study.hands_that_win(study.after[tempting])))
        except TooLong:
            raise NotWorthAsking("too long") from None
        line = [engine.GAMES[self.game_id].action(data) for _, data in puzzle.line]
        return msgspec.structs.replace(
            puzzle,
            solver=self.solver,
            difficulty=round(bits, 2),
            step=self.difficulty_step(round(bits, 2)),
            themes=tuple(themes(position, right, line)),
        )

    def similarity_key(self, puzzle: Puzzle) -> Hashable:
        return _position_of(puzzle)

    def tempting_line(self, puzzle: Puzzle) -> Action | None:
        return study_of(puzzle).tempting_action

    def course(self, puzzle: Puzzle) -> Course:
        study = study_of(puzzle)
        if study.tempting_action is None:
            return super().course(puzzle)
        if study.right_actions[0] == KNOCK:
            return self._course_against_hand(puzzle, min(study.position.fitting, key=study.margin_of_hand), (KNOCK,))
        refutation = study.refutation_of(study.tempting_action)
        hand = _highest_hand(refutation.hands)
        return self._course_against_hand(
            puzzle, hand, study.winning_line_against(study.right_actions[0], hand, refutation.actions[1])
        )

    def refute(self, puzzle: Puzzle, action: Action) -> Refutation:
        if action == YIELD:
            return Refutation(puzzle.position, ((puzzle.seat, to_json(YIELD)),))
        way = study_of(puzzle).refutation_of(action)
        course = self._course_against_hand(puzzle, _highest_hand(way.hands), way.actions)
        return Refutation(course.position, course.line)

    def _course_against_hand(self, puzzle: Puzzle, hand: Cards, way: Sequence[Action]) -> Course:
        """The course of a puzzle in which the other holds this hand."""
        state, seat = puzzle.state(), Seat(puzzle.seat)
        assert isinstance(state, ElementsState)
        turns = [(int(seat if place % 2 == 0 else 1 - seat), to_json(each)) for place, each in enumerate(way)]
        return Course(_position_with_hand(state, seat, hand), tuple(turns))

    def _puzzle_of_state(self, state: ElementsState, seat: Seat) -> Puzzle | None:
        """The puzzle of a position; None where it is none."""
        if sum(map(len, state.hands)) > MOST_CARDS or len(state.legal(seat)) < LEAST_ACTIONS:
            return None
        position = known_round(state.view(seat), seat)
        if len(position.fitting) < LEAST_WORLDS:
            return None
        study = _position_study(position)
        try:
            if len(study.right_actions) != 1 or not study.rival_actions:
                return None
            right = study.right_actions[0]
            if right == KNOCK and not _looks_risky(position):
                return None
            assert study.tempting_action is not None
            hand = _highest_hand(study.refutation_of(study.tempting_action).hands)
            way = study.winning_line_against(right, hand)
        except TooLong:
            return None
        asked = _position_with_hand(state, seat, hand)
        line = [(Seat(seat if place % 2 == 0 else 1 - seat), action) for place, action in enumerate(way)]
        proved = self.make_puzzle(
            engine.GAMES[self.game_id].new(2, "", {"position": asked}),
            seat,
            "win-round",
            verdicts=[*((action, action == right) for action in study.after), (YIELD, False)],
            line=line,
            themes=themes(position, right, way),
            worlds=len(position.fitting),
            decisions=(len(line) + 1) // 2,
            habit=1.0,
            position=asked,
        )
        try:
            return self.measured_puzzle(proved)
        except NotWorthAsking:
            return None


class PositionStudy:
    """What can be found out about a position in which a player is to act."""

    def __init__(self, position: KnownRound) -> None:
        self.position = position
        self.after = dict(actions(position))
        self._proof = Proof(MOST_NODES)
        self._lost: dict[KnownRound, frozenset[Cards]] = {}
        self._won: dict[tuple[KnownRound, Cards], tuple[Action, ...]] = {}
        self._failed: dict[KnownRound, tuple[Action, RoundContinuation]] = {}

    @cached_property
    def right_actions(self) -> Sequence[Action]:
        """The actions that surely win."""
        return [action for action, after in self.after.items() if self._proof.is_won(after)]

    @cached_property
    def rival_actions(self) -> Sequence[Action]:
        """The other actions after which no hand wins by knocking at once."""
        others = {action: after for action, after in self.after.items() if action not in self.right_actions}
        return [one for one, after in others.items() if isinstance(after, KnownRound) and not knock_answers(after)]

    @cached_property
    def tempting_action(self) -> Action | None:
        """The rival that fails against the fewest hands, and of several against the highest."""

        def failing(rival: Action) -> tuple[int, int]:
            lost = self.hands_that_win(self.after[rival])
            return len(lost), -max(map(sum, lost))

        return min(self.rival_actions, key=failing, default=None)

    def hands_that_win(self, after: KnownRound | bool, before: KnownRound | None = None) -> frozenset[Cards]:
        """The hands that win against an own action, after which it stands so, if it is followed by what loses least.

        ``before``: where the action was a knock.
        """
        if isinstance(after, bool):
            position = before or self.position
            return frozenset(hand for hand in position.fitting if not knock_wins(position, hand))
        if self._proof.is_won(after):
            return frozenset()
        if after not in self._lost:
            if len(self._lost) >= MOST_NODES:
                raise TooLong
            found = {hand for hand in after.fitting if knocks(after, hand)}
            for reply, then in self._answers_that_save(after):
                _, hands = self._least_failing_action(then)
                found |= _hands_before(reply, hands)
            self._lost[after] = frozenset(found)
        return self._lost[after]

    def margin_of_hand(self, hand: Cards) -> tuple[int, Cards]:
        """By how much a hand misses beating a knock that wins; the hand itself, to tell them apart."""
        theirs = sum(hand) + self.position.fronts[1]
        over = theirs > self.position.limit
        return theirs - self.position.limit if over else self.position.total - theirs, hand

    def refutation_of(self, action: Action) -> RoundContinuation:
        """How a wrong action comes to fail against the hands that refute it, followed by what loses least."""
        return self._refuting_continuation(self.position, action, self.after[action])

    def winning_line_against(self, action: Action, hand: Cards, reply: Action | None = None) -> tuple[Action, ...]:
        """How a right action wins against a hand, which holds out as long as it can, after this reply if it may."""
        after = self.after[action]
        if isinstance(after, bool):
            return (action,)
        ways: dict[Action | None, tuple[Action, ...]] = {way[0]: way for way in self._ways_to_hold_out(after, hand)}
        return (action, *(ways.get(reply) or self._longest_way(after, hand)))

    def _answers_that_save(self, after: KnownRound) -> Iterator[tuple[Action, KnownRound]]:
        """The answers of the other after which nothing is sure, with the position then."""
        for reply, then in replies(after):
            if not any(self._proof.is_won(last) for _, last in actions(then)):
                yield reply, then

    def _least_failing_action(self, position: KnownRound) -> tuple[Action, frozenset[Cards]]:
        """The own action that fails against the fewest hands, and these; to yield where there is no other.

        Of several that which nobody would call a blunder: neither a knock nor what a knock answers at once.
        """

        def losing(way: tuple[Action, KnownRound | bool]) -> tuple[int, bool, bool]:
            after = way[1]
            knock = isinstance(after, bool)
            return (
                len(self.hands_that_win(after, position)),
                knock,
                isinstance(after, bool) or bool(knock_answers(after)),
            )

        action, after = min(actions(position), key=losing, default=(YIELD, True))
        return action, position.fitting if action == YIELD else self.hands_that_win(after, position)

    def _refuting_continuation(
        self, position: KnownRound, action: Action, after: KnownRound | bool
    ) -> RoundContinuation:
        if isinstance(after, bool):
            return RoundContinuation((action,), self.hands_that_win(after, position))
        if knock_answers(after):
            return RoundContinuation((action, KNOCK), frozenset(hand for hand in after.fitting if knocks(after, hand)))
        if after not in self._failed:
            ways = [(reply, self._goes_on(then)) for reply, then in self._answers_that_save(after)]
            self._failed[after] = min(ways, key=lambda way: len(way[1]))
        reply, way = self._failed[after]
        return RoundContinuation((action, reply, *way.actions), _hands_before(reply, way.hands))

    def _goes_on(self, position: KnownRound) -> RoundContinuation:
        """How a position in which nothing is sure comes to fail, played so that the least is lost."""
        own, _ = self._least_failing_action(position)
        left = dict(actions(position))
        return (
            self._refuting_continuation(position, own, left[own])
            if left
            else RoundContinuation((YIELD,), position.fitting)
        )

    def _longest_way(self, position: KnownRound, hand: Cards) -> tuple[Action, ...]:
        """How the other holds out longest with a hand."""
        if (position, hand) not in self._won:
            self._won[position, hand] = max(self._ways_to_hold_out(position, hand), key=len)
        return self._won[position, hand]

    def _ways_to_hold_out(self, position: KnownRound, hand: Cards) -> Iterator[tuple[Action, ...]]:
        """What the other can do with a hand, each with the shortest way to win after it. They can always yield."""
        yield (YIELD,)
        for reply, then in replies(position):
            card = _card_shed(reply)
            if card is None or card in hand:
                rest = hand if card is None else without(hand, card)
                sure = [(own, after) for own, after in actions(then) if self._proof.is_won(after)]
                ends = [
                    (own, *(() if isinstance(after, bool) else self._longest_way(after, rest))) for own, after in sure
                ]
                yield (reply, *min(ends, key=len))


def _position_of(puzzle: Puzzle) -> KnownRound:
    return known_round(puzzle.state().view(Seat(puzzle.seat)), Seat(puzzle.seat))


def _hand_of_other(puzzle: Puzzle, course: Course) -> str:
    """What the other holds when a course begins."""
    return " ".join(map(str, sorted(course.position["hands"][1 - puzzle.seat])))


def study_of(puzzle: Puzzle) -> PositionStudy:
    """What can be found out about a puzzle: the last ones are remembered."""
    return _position_study(_position_of(puzzle))


@lru_cache(maxsize=4)
def _position_study(position: KnownRound) -> PositionStudy:
    return PositionStudy(position)


def _card_shed(reply: Action) -> Card | None:
    """The card that an action takes out of the hand."""
    return SIX if reply == DISCARD else reply.card if isinstance(reply, Play) else None


def _highest_hand(hands: frozenset[Cards]) -> Cards:
    """The hand with the highest sum; of several one that is the same on every machine."""
    return max(hands, key=lambda hand: (sum(hand), hand))


def _hands_before(reply: Action, hands: frozenset[Cards]) -> frozenset[Cards]:
    """The hands of the other before they did this."""
    card = _card_shed(reply)
    return hands if card is None else frozenset([ascending([*hand, card]) for hand in hands])


def _looks_risky(position: KnownRound) -> bool:
    """True where some cards would beat a knock, and only counting says that they don't have them."""
    front, size = position.fronts[1], len(next(iter(position.fitting)))
    return front + size <= position.limit and front + SIX * size >= position.total


def themes(position: KnownRound, right: Action, way: Sequence[Action]) -> list[str]:
    """What a puzzle is about: its motif first, then how it ends."""
    after = dict(actions(position))[right]
    if isinstance(after, bool):
        return ["knock-now"]
    ending = "starved" if way[-1] == YIELD else "knock"
    return [_motif(position, right, after), ending, *(["long"] if len(way) > LONG else [])]


LONG = 5


def _motif(position: KnownRound, right: Action, after: KnownRound) -> str:
    if right == TAKE:
        if after.limit < after.fronts[1]:
            return "shut-out"
        return "take-from-above" if position.total > position.limit else "take-while-under"
    if right == DISCARD:
        return "discard-to-the-limit" if after.total == after.limit else "discard"
    assert isinstance(right, Play)
    if after.total == after.limit:
        return "the-exact-limit"
    if right.card == max(position.hand):
        return "play-the-highest"
    return "play-the-lowest" if right.card == min(position.hand) else "play-between"


def _position_with_hand(state: ElementsState, seat: Seat, hand: Cards) -> dict[str, Any]:
    """The running round by itself, in which the other holds these cards."""
    hands: Mapping[int, Cards] = {seat: state.hands[seat], 1 - seat: hand}
    return {
        "hands": [[*hands[0]], [*hands[1]]],
        "fronts": [[*front] for front in state.fronts],
        "display": [*state.display],
        "discards": state.discards,
        "turn": int(seat),
    }
