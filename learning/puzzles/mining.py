"""How puzzles are found: games are played, each position is asked about, and a varied choice is kept."""

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable, Collection, Hashable, Iterable, Iterator, Mapping, Sequence
from itertools import count
from math import log2
from typing import Any, ClassVar, NamedTuple

import computer
import engine
from computer.player import Level, Question
from engine import Action, Event, GameView, Seat, State
from learning.puzzles.answers import Answer, Course, stored_actions
from learning.puzzles.puzzle import STEPS, Json, Puzzle, Turn, id_of_puzzle, proof_of

STEP_SHARE = 3
"""No step of difficulty has more than one puzzle of so many."""
LIKELY_LEVELS: Sequence[Level] = ("easy", "normal")
LEAST_SHARE = 1 / 64
"""The chance of habit is not told from less than this by the few thoughts of *easy* and *normal*."""
ENOUGH = 60
"""So many times the wanted number of puzzles are looked at before a choice is given up."""


class Refutation(NamedTuple):
    """Why a first action is wrong: the position with hands that fit, and how it goes on until it has failed."""

    position: Json
    line: tuple[Turn, ...]


class NamedSentence(NamedTuple):
    """What is said of a course, or what a refutation lacks: the name of a sentence, and its fields."""

    key: str
    fields: Mapping[str, str | int] = {}


class TemptingTry(NamedTuple):
    """What somebody may have thought of, and how it fails."""

    places: Sequence[int]
    """Which actions of the course it consists of."""
    course: Course
    decisive: int | None = None
    """Which action of the course is the answer by which it fails; None where all of it is to be told."""


class RightAndWrongWay(NamedTuple):
    """The right way, and another one."""

    course: Course
    tried: TemptingTry | None


class NotWorthAsking(Exception):
    """A position that is proved, but no puzzle worth asking; the reason in a word, to be counted."""


class Miner(ABC):
    """Finds the puzzles of one game."""

    game_id: ClassVar[str]
    solver: ClassVar[int] = 1
    """Goes up whenever the same game could yield other puzzles."""
    motif_share: ClassVar[float] = 1 / 3
    """No motif has more than this share of the puzzles."""
    shares: ClassVar[Mapping[str, float]] = {}
    """Motifs and other themes of which there are to be fewer."""
    open_themes: ClassVar[Collection[str]] = ()
    """Themes that may be named before the answer, for they don't say which action is right."""
    steps: ClassVar[Sequence[float]]
    """Where the second, third, fourth and fifth step of difficulty begin."""

    untold: ClassVar[frozenset[str]] = frozenset()
    """The types of events that a course does not tell, because the question is not about them."""
    told: ClassVar[tuple[int, int]] = (24, 8)
    """Of a longer course so many lines are told, and so many of them from its beginning."""
    told_in_moves: ClassVar[bool] = False
    """Whether what the seats play one after the other is one move, told in one line."""
    faint_motifs: ClassVar[Collection[str]] = ()
    """Motifs that only say what is played, and not why: they are not named."""
    answered_within: ClassVar[bool] = True
    """Whether a decision goes on that the other has answered in its midst."""
    one_saves: ClassVar[bool] = False
    """Whether the first action of the other in a refutation is what saves them."""

    @abstractmethod
    def mine_game(self, seed: str) -> Iterator[Puzzle]:
        """The puzzles in one game, which the seed decides; no two from neighbouring turns."""

    def measured_puzzle(self, puzzle: Puzzle) -> Puzzle:
        """A proved puzzle with its themes and its difficulty as measured now; NotWorthAsking for a dull one."""
        return puzzle

    def similarity_key(self, puzzle: Puzzle) -> Hashable:
        """What is the same for puzzles of which one is enough."""
        return puzzle.id

    def tempting_line(self, puzzle: Puzzle) -> Action | None:
        """The wrong action that tempts most, where it says more than the line why the right one is; None for none."""
        return None

    def how_tempting_fails(self, puzzle: Puzzle) -> TemptingTry | None:
        """How that fails which tempts most, or tempts before the line goes right; None where nothing is to be said."""
        action = self.tempting_line(puzzle)
        return None if action is None else self.how_first_fails(puzzle, action)

    def how_first_fails(self, puzzle: Puzzle, action: Action) -> TemptingTry:
        """How a wrong first action fails."""
        refutation = self.refute(puzzle, action)
        return TemptingTry([0], Course(refutation.position, refutation.line))

    def course(self, puzzle: Puzzle) -> Course:
        """What is shown once the answer is found: the line, unless another hand says more."""
        return Course(puzzle.position, puzzle.line)

    def heading(self, puzzle: Puzzle, course: Course) -> NamedSentence:
        """What is said above the course of the right answer."""
        return NamedSentence("line")

    def why_right(self, puzzle: Puzzle) -> Sequence[NamedSentence]:
        """Why the right action wins, where that can be said of this puzzle alone; nothing where its themes say it."""
        return ()

    def next_answers(self, puzzle: Puzzle) -> Sequence[tuple[Action, Action | None]]:
        """What the other can do next against the right action, where that is the point, and how the seat goes on.

        None where the other does.
        """
        return ()

    def what_came_before(self, puzzle: Puzzle, course: Course) -> Sequence[Event]:
        """What has happened just before a course, without which its first action can't be understood."""
        return ()

    def saving_action(self, puzzle: Puzzle, course: Course) -> int | None:
        """Which action in a refutation is what saves the other; None where it is not a single one."""
        saved = (place for place, (seat, _) in enumerate(course.line) if seat != puzzle.seat)
        return next(saved, None) if self.one_saves else None

    @abstractmethod
    def why_goal_not_reached(self, puzzle: Puzzle, course: Course) -> NamedSentence:
        """Why what was asked for has not come true in a course that is over."""

    def standing_at_end(self, puzzle: Puzzle, course: Course) -> GameView | None:
        """How it stands for the seat at the end of a course, where the position after it shows something else."""
        return None

    def seen_from_below(self, puzzle: Puzzle, course: Course) -> tuple[Puzzle, Course]:
        """A course with the seat below the other, where pictures show the seats in their order."""
        return puzzle, course

    @abstractmethod
    def right_actions(self, puzzle: Puzzle, state: State[Any]) -> list[Action]:
        """The actions of the puzzle's seat that keep what was asked for sure, in a position that came of right ones.

        Only what the seat sees counts, whatever the others hold in it.
        """

    @abstractmethod
    def refute(self, puzzle: Puzzle, action: Action) -> Refutation:
        """What happens after a wrong first action: hands of the others, and answers, with which it fails."""

    def answer(self, puzzle: Puzzle, course: Course, action: Action, meant: Sequence[Action] = ()) -> Answer:
        """What comes of an action of the puzzle's seat after this course; within two seconds.

        ``meant``: what it has decided on besides, and does next even where nothing is sure any more.
        One press is asked for, unless a game says otherwise: the right one brings the whole line.
        """
        if course.line:
            raise ValueError("one press was asked for")
        if action in puzzle.answers():
            return Answer(keeps=True, course=self.course(puzzle), over=True)
        refutation = self.refute(puzzle, action)
        return Answer(keeps=False, course=Course(refutation.position, refutation.line), over=True)

    def is_halfway(self, puzzle: Puzzle, state: State[Any]) -> bool:
        """True where the seat's last action only began a decision, as a spell does whose target is to be chosen."""
        return False

    def unseen_cards(self, puzzle: Puzzle, state: State[Any]) -> Sequence[str]:
        """The ids of the cards of the other that the seat has not seen, where it knows which ones there are."""
        return ()

    def difficulty_step(self, difficulty: float) -> int:
        """The step of a difficulty, 1 to 5."""
        return 1 + sum(difficulty >= least for least in self.steps)

    def make_puzzle(
        self,
        state: State[Any],
        seat: Seat,
        question: str,
        *,
        verdicts: Sequence[tuple[Action, bool]],
        line: Sequence[tuple[Seat, Action]],
        themes: Sequence[str],
        worlds: int,
        decisions: int,
        habit: float,
        narrow: int | None = None,
        options: Json | None = None,
        position: Json | None = None,
    ) -> Puzzle:
        """A puzzle about a position; ``habit``: how likely one goes right who does what is usual, 0 to 1.

        ``narrow``: how many of the decisions make it hard, where not all do.
        """
        position = position or state.position()
        told = stored_actions(line)
        verdict = dict(verdicts)
        judged = [(engine.to_json(action), verdict[action]) for action in state.legal(seat)]
        bits = difficulty(habit, decisions if narrow is None else narrow, worlds)
        return Puzzle(
            id=id_of_puzzle(self.game_id, seat, question, position, options or {}),
            game=self.game_id,
            version=engine.GAMES[self.game_id].version,
            solver=self.solver,
            seat=seat,
            question=question,
            position=position,
            options=options or {},
            right=tuple(action for action, right in judged if right),
            line=told,
            themes=tuple(themes),
            worlds=worlds,
            decisions=decisions,
            difficulty=bits,
            step=self.difficulty_step(bits),
            proof=proof_of(judged, told),
        )


def difficulty(habit: float, decisions: int, worlds: int) -> float:
    """How hard a puzzle is, in bits."""
    return round(-log2(max(habit, LEAST_SHARE)) + (decisions - 1) / 2 + log2(max(worlds, 1)) / 4, 2)


def thought_shares(state: State[Any], seat: Seat) -> Mapping[Action, float]:
    """How much of the thought of *easy* and *normal* goes to each action, on average."""
    game, view = engine.GAMES[state.see(None).game], state.view(seat)
    found: dict[Action, float] = {}
    for level in LIKELY_LEVELS:
        table = computer.PLAYERS[game.id].think(Question(game, view, seat, level, "habit/asked"))
        total = sum(one.share for one in table) or 1.0
        for one in table:
            found[one.action] = found.get(one.action, 0.0) + one.share / total / len(LIKELY_LEVELS)
    return found


class VariedChoice:
    """The puzzles that are kept, varied in motif and difficulty, and why others were not."""

    def __init__(self, miner: Miner, wanted: int) -> None:
        self._miner = miner
        self._wanted = wanted
        self.kept: dict[str, Puzzle] = {}
        self.left_out: Counter[str] = Counter()
        self._motifs: Counter[str] = Counter()
        self._themes: Counter[str] = Counter()
        self._steps: Counter[int] = Counter()
        self._likenesses: set[Hashable] = set()

    def offer_puzzle(self, puzzle: Puzzle) -> None:
        """Keep a puzzle if there is room for it."""
        likeness = self._miner.similarity_key(puzzle)
        if reason := self._reason_against(puzzle, likeness):
            self.left_out[reason] += 1
            return
        self.kept[puzzle.id] = puzzle
        self._motifs[puzzle.themes[0]] += 1
        self._themes.update(puzzle.themes[1:])
        self._steps[puzzle.step] += 1
        self._likenesses.add(likeness)

    def varied_puzzles(self) -> list[Puzzle]:
        """The puzzles that are kept, without the last ones of a motif that has more than its share of them."""
        found = [*self.kept.values()]
        while len(found) * self._miner.motif_share >= 1:
            motif, number = Counter(one.themes[0] for one in found).most_common(1)[0]
            if number <= len(found) * self._miner.motif_share:
                break
            found.remove(next(one for one in reversed(found) if one.themes[0] == motif))
            self.left_out["enough of this motif"] += 1
        return found[: self._wanted]

    def _reason_against(self, puzzle: Puzzle, likeness: Hashable) -> str:
        if puzzle.id in self.kept or likeness in self._likenesses:
            return "like another one"
        motif, *more = puzzle.themes
        shares = self._miner.shares
        if self._motifs[motif] >= max(int(self._wanted * shares.get(motif, self._miner.motif_share)), 1):
            return "enough of this motif"
        if any(self._themes[one] >= max(int(self._wanted * shares[one]), 1) for one in more if one in shares):
            return "enough of this theme"
        most = max(self._wanted // STEP_SHARE, 1, self._wanted // STEPS + 1)
        return "enough of this step" if self._steps[puzzle.step] >= most else ""


def mine_puzzles(
    miner: Miner,
    wanted: int,
    seed: str,
    progress: Callable[[int, VariedChoice], bool] = lambda games, choice: True,
    old: Iterable[Puzzle] = (),
) -> list[Puzzle]:
    """As many puzzles as are wanted, varied in motif and difficulty; the same ones for the same seed.

    Fewer where so many games don't yield them. Those of ``old`` come first that are still worth asking. ``progress``
    hears how many games were played and what is kept, and says whether to go on.
    """
    choice = VariedChoice(miner, wanted)
    for puzzle in old:
        try:
            choice.offer_puzzle(miner.measured_puzzle(puzzle))
        except NotWorthAsking as error:
            choice.left_out[str(error)] += 1
    looked_at = 0
    for number in count():
        enough = len(choice.kept) >= wanted or max(looked_at, number) >= ENOUGH * wanted
        if not progress(number, choice) or enough:
            return choice.varied_puzzles()
        for puzzle in miner.mine_game(f"{seed}/{number}"):
            looked_at += 1
            choice.offer_puzzle(puzzle)
    raise AssertionError("games never end")
