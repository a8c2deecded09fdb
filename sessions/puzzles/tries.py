"""First tries at puzzles: each counts once, for the ratings of whoever tried and of the puzzle, and for streaks."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import NamedTuple

import msgspec

from sessions.puzzles.streaks import Streak, day_of
from sessions.ratings.scale import BETA, Rating, ratings_after
from sessions.store import Store, daily_puzzles, due
from sessions.store import puzzles as rows
from sessions.store.daily_puzzles import DailyTry
from sessions.store.puzzles import CourseRow, SolverRow, StreakRow, StrengthRow, TryRow
from sessions.store.rows import typed_row
from sessions.store.writer import Transaction
from sessions.time.wall_clock import Clock

PROVISIONAL = 20
"""With fewer tries a rating is provisional."""
EASIEST, A_BIT = 1000.0, 150.0
"""The rating with which a puzzle begins that has no difficulty, and what each bit of difficulty adds."""
UNSURE = BETA
"""The spread of that rating."""
SHOWN_EVERY = 60.0
"""The seconds between two changes of a message with a daily puzzle."""


class Attempt(NamedTuple):
    """What somebody has done with a puzzle."""

    user_id: int
    name: str
    puzzle: str
    game: str
    difficulty: float
    """In bits."""
    solved: bool
    guild_id: int | None = None
    """The server whose daily puzzle it was, and the day of that."""
    day: int | None = None


class SolverStanding(NamedTuple):
    """How good somebody is at the puzzles of a game."""

    game: str
    rating: float
    tries: int
    solved: int

    @property
    def is_provisional(self) -> bool:
        """True while there are too few tries for the rating to say much."""
        return self.tries < PROVISIONAL


class AttemptOutcome(NamedTuple):
    """What has come of an attempt."""

    first: bool
    """Whether it was the first try; only then has it counted."""
    solved: bool
    """Whether the first try was right."""
    before: SolverStanding
    after: SolverStanding
    streak: int
    counts_for_day: bool = False
    """Whether this try is the first one right on its day: the streak is by that longer."""


def initial_rating(difficulty: float) -> Rating:
    """The rating of a puzzle that nobody has tried."""
    return Rating(EASIEST + A_BIT * difficulty, UNSURE)


class PuzzleTries:
    """Everything that people have tried."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock

    async def count_attempt(self, attempt: Attempt) -> AttemptOutcome:
        """Count an attempt, if it is somebody's first at this puzzle."""
        outcome = await self._store.transact(partial(self._count_first_try, attempt))
        if attempt.day is not None:
            self._store.alarm.note_due(self._clock())
        return outcome

    def _count_first_try(self, attempt: Attempt, transaction: Transaction) -> AttemptOutcome:
        now = self._clock()
        rows.lock_first_tries(transaction)
        known = rows.only_row(transaction, TryRow, rows.try_query(attempt.user_id, attempt.puzzle))
        before = _solver_row(transaction, attempt)
        streak = begun = _stored_streak(transaction, attempt.user_id)
        after = before
        if known is None:
            rows.keep_try(transaction, TryRow(attempt.user_id, attempt.puzzle, attempt.game, attempt.solved, now))
            after = _rate_meeting(transaction, attempt, before)
            if attempt.solved:
                streak = streak.after_solving(day_of(now))
                rows.keep_streak(transaction, StreakRow(attempt.user_id, *streak))
        solved = attempt.solved if known is None else known.solved
        length = streak.length_on_day(day_of(now))
        if attempt.day is not None and attempt.guild_id is not None:
            _tell_server(transaction, attempt, solved=solved, streak=length, now=now)
        return AttemptOutcome(
            known is None, solved, _solver_standing(before), _solver_standing(after), length, streak != begun
        )

    async def first_try(self, user_id: int, puzzle: str) -> bool | None:
        """Whether somebody's first try at a puzzle was right; None where there was none."""
        for row in await self._store.fetch(rows.try_query(user_id, puzzle)):
            return bool(row.solved)
        return None

    async def tried_puzzles(self, user_id: int, game: str) -> Mapping[str, bool]:
        """The puzzles of a game that somebody has tried, the oldest try first, and whether that was right."""
        return {row.puzzle: row.solved for row in await self._store.fetch(rows.tries_query(user_id, game))}

    async def standings(self, user_id: int) -> Sequence[SolverStanding]:
        """How good somebody is, game by game."""
        found = await self._store.fetch(rows.solver_ratings_query(user_id))
        return [_solver_standing(typed_row(SolverRow, row)) for row in found]

    async def rating(self, user_id: int, game: str) -> float:
        """Somebody's rating at the puzzles of a game."""
        for row in await self._store.fetch(rows.solver_rating_query(user_id, game)):
            return float(row.mu)
        return Rating().mu

    async def puzzle_ratings(self, game: str) -> Mapping[str, float]:
        """The ratings of the puzzles of a game that anybody has tried."""
        return {row.puzzle: row.mu for row in await self._store.fetch(rows.puzzle_ratings_query(game))}

    async def streak(self, user_id: int) -> tuple[int, int]:
        """How many days in a row somebody has solved a puzzle on, up to now, and the most there ever were."""
        for row in await self._store.fetch(rows.streak_query(user_id)):
            streak = Streak(row.length, row.best, row.day, row.forgiven)
            return streak.length_on_day(day_of(self._clock())), streak.best
        return 0, 0

    # Puzzles of several actions

    async def course(self, user_id: int, puzzle: str) -> str | None:
        """What somebody has played of a puzzle, as JSON; None where they are at another one, or at none."""
        for row in await self._store.fetch(rows.course_query(user_id)):
            return str(row.course) if row.puzzle == puzzle else None
        return None

    async def keep_course(self, user_id: int, puzzle: str, course: msgspec.Struct) -> None:
        """Keep what somebody has played of a puzzle."""
        told = msgspec.json.encode(course).decode()
        row = CourseRow(user_id, puzzle, told, self._clock())
        await self._store.transact(lambda transaction: rows.keep_course(transaction, row))

    async def drop_course(self, user_id: int) -> None:
        """Forget what somebody has played."""
        await self._store.transact(lambda transaction: rows.drop_course(transaction, user_id))


def _solver_row(transaction: Transaction, attempt: Attempt) -> SolverRow:
    found = rows.only_row(transaction, SolverRow, rows.solver_rating_query(attempt.user_id, attempt.game))
    return found or SolverRow(attempt.user_id, attempt.game, *Rating(), 0, 0)


def _stored_streak(transaction: Transaction, user_id: int) -> Streak:
    found = rows.only_row(transaction, StreakRow, rows.streak_query(user_id))
    return Streak() if found is None else Streak(*found[1:])


def _rate_meeting(transaction: Transaction, attempt: Attempt, solver: SolverRow) -> SolverRow:
    """Let somebody and a puzzle meet: whoever solves it has won, else the puzzle has."""
    found = rows.only_row(transaction, StrengthRow, rows.puzzle_rating_query(attempt.puzzle))
    puzzle = found or StrengthRow(attempt.puzzle, attempt.game, *initial_rating(attempt.difficulty), 0, 0)
    meeting = [Rating(solver.mu, solver.sigma), Rating(puzzle.mu, puzzle.sigma)]
    person, other = ratings_after(meeting, [0] if attempt.solved else [1])
    after = SolverRow(solver.user_id, solver.game, *person, solver.tries + 1, solver.solved + attempt.solved)
    rows.keep_solver(transaction, after)
    rows.keep_strength(
        transaction,
        StrengthRow(puzzle.puzzle, puzzle.game, *other, puzzle.tries + 1, puzzle.solved + attempt.solved),
    )
    return after


def _solver_standing(row: SolverRow) -> SolverStanding:
    return SolverStanding(row.game, row.mu, row.tries, row.solved)


def _tell_server(transaction: Transaction, attempt: Attempt, *, solved: bool, streak: int, now: float) -> None:
    """Count somebody at the daily puzzle of a server, whose message will say so within a minute."""
    assert attempt.guild_id is not None
    assert attempt.day is not None
    row = DailyTry(attempt.guild_id, attempt.day, attempt.user_id, attempt.name, solved, streak, now)
    message = daily_puzzles.keep_try(transaction, row)
    if message is not None:
        due.schedule(transaction, daily_puzzles.SHOW, attempt.guild_id, max(now, message.shown_at + SHOWN_EVERY))
