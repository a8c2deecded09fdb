"""*Hint*: what the strongest computer would do at a seat, and what it thinks of the position."""

from collections.abc import Callable, Sequence
from typing import Any

import engine
from computer.messages import Weighed
from computer.workers import Answer, Dropped
from engine.caches import Shelf
from sessions import Table
from ui.computers import Computers
from ui.layout import Layout
from ui.tables.moment import Moment

MEGABYTES = 4.0
"""How much the hints may take that are remembered."""
A_CANDIDATE = 1000
"""About how many bytes a candidate of a hint takes."""
OTHERS = 3
"""How many other actions are named."""
WORTH_NAMING = 0.02
"""The share of the search below which an action is not named."""
NARROW = 2
"""Two actions are about as good when their chances are at most this many points apart."""


class Hints:
    """Answers with hints, and thinks only once about each position."""

    def __init__(self, computers: Computers[Table]) -> None:
        self._computers = computers
        self._known: Shelf[tuple[int, int], Answer] = Shelf("ui.tables.hints", MEGABYTES)

    async def text(self, table: Table, layout: Layout[Any], seat: int) -> str:
        """The hint for a seat, in words."""
        say = layout.words.catalogue.say
        if table.counts:
            return say("hint-rated")
        if seat not in table.active:
            return say("hint-not-your-turn")
        answer = self._known.use((table.id, seat))
        if answer is None or answer.number != table.number:
            try:
                answer = await self._computers.hint(table, seat)
            except Dropped:
                return say("hint-late")
        if answer.number != table.number:
            return say("hint-late")
        self._known.put((table.id, seat), answer, A_CANDIDATE * (1 + len(answer.table)))
        return _told(table, layout, seat, answer)


def _told(table: Table, layout: Layout[Any], seat: int, answer: Answer) -> str:
    moment = Moment(table, layout)
    say, names, view = moment.words.catalogue.say, moment.labels, moment.view(seat)

    def label(action: engine.Action) -> str:
        return layout.words.label(action, view, names)

    if not answer.thought:
        return say("hint-likely", action=label(answer.action))
    best, *rest = answer.table
    others = [other for other in rest[:OTHERS] if other.share >= WORTH_NAMING]
    best_line = say("hint-best", action=label(answer.action), percent=_percent(best))
    lines = [f"{best_line} {_why(say, best, others)}"]
    if others:
        named = [
            say("hint-other", action=label(table.game.action(other.action)), percent=_percent(other))
            for other in others
        ]
        lines.append(f"-# {say('hint-others', actions=layout.words.catalogue.list_of(named))}")
    return "\n".join(lines)


def _why(say: Callable[..., str], best: Weighed, others: Sequence[Weighed]) -> str:
    """Why the best action is to be preferred: how much the next best one would cost."""
    if not others:
        return say("hint-why-alone")
    points = _percent(best) - max(map(_percent, others))
    return say("hint-why-better", points=points) if points > NARROW else say("hint-why-close")


def _percent(weighed: Weighed) -> int:
    return round(100 * weighed.chance)
