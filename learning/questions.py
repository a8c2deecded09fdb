"""The questions that a process of its own answers (`learning.worker`), and how."""

from typing import Any

import msgspec

import engine
from learning.games import MINERS
from learning.puzzles.answers import Answer, Course
from learning.puzzles.mining import RightAndWrongWay
from learning.puzzles.puzzle import Json, Puzzle
from learning.reviews.review import WEIGHED, Decision, Judged, judge_decisions
from learning.reviews.searched import judged_by_search


class Solve(msgspec.Struct, frozen=True, tag="solve"):
    """What comes of an action in a puzzle."""

    puzzle: Puzzle
    course: Course
    action: Json
    meant: tuple[Json, ...] = ()
    """What was decided on besides."""

    def answer(self) -> Answer:
        """The answer, thought out here."""
        game = engine.GAMES[self.puzzle.game]
        meant = [game.action(one) for one in self.meant]
        return MINERS[game.id].answer(self.puzzle, self.course, game.action(self.action), meant)


class Show(msgspec.Struct, frozen=True, tag="show"):
    """The right way of a puzzle, and how another one fails."""

    puzzle: Puzzle
    wrong: Json | None = None
    """What somebody has answered before, where one press is asked for: nothing has tempted them more."""

    def answer(self) -> RightAndWrongWay:
        """The answer, thought out here."""
        miner = MINERS[self.puzzle.game]
        if self.wrong is None:
            return RightAndWrongWay(miner.course(self.puzzle), miner.how_tempting_fails(self.puzzle))
        wrong = engine.GAMES[miner.game_id].action(self.wrong)
        return RightAndWrongWay(miner.course(self.puzzle), miner.how_first_fails(self.puzzle, wrong))


class Judge(msgspec.Struct, frozen=True, tag="judge"):
    """What the decisions of a game were worth, by a share of the budget of *hard* where they are searched."""

    game: str
    decisions: list[Decision]
    effort: float = 1.0

    def answer(self) -> list[Judged]:
        """The answer, found out here."""
        if self.game in WEIGHED:
            return judge_decisions(self.game, self.decisions)
        found = [judged_by_search(self.game, decision, self.effort) for decision in self.decisions]
        return [one for one in found if one is not None]


Question = Solve | Show | Judge
KINDS: dict[type[Any], Any] = {Solve: Answer, Show: RightAndWrongWay, Judge: list[Judged]}
"""What each question is answered with."""
READ: msgspec.json.Decoder[Question] = msgspec.json.Decoder(Question)
FAILED = b"!"
"""What a line begins with that says why there is no answer."""
