"""What a look back praises."""

from learning.reviews.review import Judged
from ui.learning.reviews.winning_moments import winning_moments


def judged(line: int, turn: int, kind: str, most: int) -> Judged:
    return Judged(line, 0, turn, {"type": kind}, most, most)


def test_going_on_with_a_turn_is_never_praised() -> None:
    own = [judged(1, 1, "done", 40), judged(2, 1, "play", 60), judged(3, 1, "end", 65), judged(4, 3, "done", 80)]
    told = winning_moments(
        own, [], by_turns=True, to_the_end=True, does_something=lambda one: one.best["type"] not in ("done", "end")
    )
    assert [(one.decision.line, one.before, one.after) for one in told] == [(2, 40, 80)]
