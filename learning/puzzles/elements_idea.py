"""Why the right action of a puzzle of Elements wins, in the numbers of its position."""

from computer.elements_proof import KnownRound, actions, replies
from engine import to_json
from engine.elements.actions import KNOCK, YIELD
from engine.elements.state import ElementsState
from learning.puzzles.answers import Course
from learning.puzzles.mining import NamedSentence
from learning.puzzles.puzzle import Puzzle


def winning_ideas(
    puzzle: Puzzle, course: Course, position: KnownRound, after: KnownRound | bool
) -> list[NamedSentence]:
    """Why they can't knock now, and how it ends in this course; ``after``: the position after the right action."""
    if isinstance(after, bool):
        return [_knock_now(position)]
    starved = course.line[-1][1] == to_json(YIELD)
    shut_out = _shut_out(puzzle, course) if starved else None
    if shut_out is not None and shut_out.key == "shut-out":
        return [shut_out]
    if starved:
        return [_cannot_knock(after), shut_out or NamedSentence("starved")]
    if all((KNOCK, True) in actions(then) for _, then in replies(after)):
        return [_cannot_knock(after), NamedSentence("knock-next")]
    state = course.without_last_actions(1).state(puzzle)
    own, theirs = sums_of_both(state, puzzle.seat)
    return [
        _cannot_knock(after),
        NamedSentence("knock-later", {"own": own, "theirs": theirs, "limit": limit_of_position(state)}),
    ]


def sums_of_both(state: object, seat: int) -> tuple[int, int]:
    """The sum of a seat, and that of the other."""
    assert isinstance(state, ElementsState)
    own, theirs = (sum(state.hands[one]) + sum(state.fronts[one]) for one in (seat, 1 - seat))
    return own, theirs


def limit_of_position(state: object) -> int:
    """The limit of a position."""
    assert isinstance(state, ElementsState)
    return sum(state.display)


def _sums_under_and_over(position: KnownRound) -> tuple[list[int], list[int]]:
    """The sums that the other may have: those within the limit, and those above it, each from the lowest on."""
    totals = sorted({sum(hand) + position.fronts[1] for hand in position.fitting})
    return [one for one in totals if one <= position.limit], [one for one in totals if one > position.limit]


def _knock_now(position: KnownRound) -> NamedSentence:
    within, above = _sums_under_and_over(position)
    fields: dict[str, str | int] = {"sum": position.total, "limit": position.limit}
    if not within:
        return NamedSentence("knock-now-above", {**fields, "least": above[0]})
    if not above:
        return NamedSentence("knock-now-below", {**fields, "most": within[-1]})
    return NamedSentence("knock-now", {**fields, "most": within[-1], "least": above[0]})


def _cannot_knock(after: KnownRound) -> NamedSentence:
    """Why no knock of the other wins now: equal sums lose for whoever knocks (EM-5.2)."""
    within, above = _sums_under_and_over(after)
    fields: dict[str, str | int] = {"sum": after.total, "limit": after.limit}
    if not within:
        return NamedSentence("too-high", {**fields, "least": above[0]})
    if after.total == after.limit:
        return NamedSentence("exact", fields)
    return NamedSentence("too-low-level" if within[-1] == after.total else "too-low", {**fields, "most": within[-1]})


def _shut_out(puzzle: Puzzle, course: Course) -> NamedSentence | None:
    """How their front alone comes to lie above the limit, so that they can never knock (EM-5.1)."""
    for place in range(0, len(course.line), 2):
        state = course.without_last_actions(len(course.line) - place - 1).state(puzzle)
        assert isinstance(state, ElementsState)
        limit, front = limit_of_position(state), sum(state.fronts[1 - puzzle.seat])
        if limit < front:
            return NamedSentence("shut-out" if place == 0 else "shut-out-later", {"limit": limit, "front": front})
    return None
