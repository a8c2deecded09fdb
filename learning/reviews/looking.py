"""A whole look back: every decision at a glance, and what seems to have cost most once more and closely."""

from collections.abc import Awaitable, Callable, Sequence

from learning.questions import Judge
from learning.reviews.review import WEIGHED, Decision, Judged
from learning.reviews.searched import CLOSELY, GLANCE, LEAST, MOST_CONFIRMED, MOST_GLANCES

Ask = Callable[[Judge], Awaitable[list[Judged]]]
"""Whoever answers, in a process of their own."""
Find = Callable[[int], Decision | None]
"""The decision of a line of the log; None where it is not known."""
Tell = Callable[[int, int], None]
"""Hears how many steps of how many are done."""


async def look_back(game_id: str, lines: Sequence[int], find: Find, ask: Ask, tell: Tell) -> list[Judged]:
    """What the decisions of these lines were worth; those with nothing to choose from are left out."""
    is_open = game_id in WEIGHED
    of = len(lines) + (0 if is_open else MOST_CONFIRMED)
    effort = GLANCE * min(1.0, MOST_GLANCES / max(len(lines), 1))
    found: dict[int, Judged] = {}

    async def judge(line: int, effort: float) -> None:
        decision = find(line)
        if decision is not None and len(decision.legal) > 1:
            found.update({one.line: one for one in await ask(Judge(game_id, [decision], effort))})

    tell(0, of)
    for done, line in enumerate(lines, 1):
        await judge(line, effort)
        tell(done, of)
    for done, one in enumerate(() if is_open else suspect_decisions([*found.values()]), len(lines) + 1):
        await judge(one.line, CLOSELY)
        tell(done, of)
    return list(found.values())


def suspect_decisions(judged: Sequence[Judged]) -> list[Judged]:
    """The decisions to look at closely, those first that seem to have cost most."""
    dear = sorted([one for one in judged if one.cost >= LEAST // 2], key=lambda one: (-one.cost, one.line))
    return dear[:MOST_CONFIRMED]
