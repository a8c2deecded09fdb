"""The bot's own count of the interactions that it got, and of those that nobody answered."""

from collections import OrderedDict
from collections.abc import Callable
from time import monotonic

from ui.interactions import signals
from watch.metrics import Metrics

PATIENCE = 3.0
"""Seconds that Discord waits for the first answer."""
REMEMBERED = 900.0
"""Seconds for which an interaction is remembered: it can't be answered after that."""


class _Came:
    __slots__ = ("answered", "at", "kind", "missed")

    def __init__(self, kind: str, at: float) -> None:
        self.kind = kind
        self.at = at
        self.answered = False
        self.missed = False


class InteractionCounts:
    """Every interaction from its delivery to the end of its work."""

    def __init__(self, metrics: Metrics, now: Callable[[], float] = monotonic) -> None:
        self.metrics = metrics
        self._now = now
        self._open: OrderedDict[int, _Came] = OrderedDict()
        self._leave = [
            signals.came.listen(self.note_delivered),
            signals.answered.listen(self.answered),
            signals.settled.listen(self.note_over),
        ]

    def stop_counting(self) -> None:
        """Stop counting."""
        for leave in self._leave:
            leave()

    @property
    def remembered_count(self) -> int:
        """The number of interactions that are not over yet."""
        return len(self._open)

    def note_delivered(self, id_: int, kind: str) -> None:
        """Note an interaction that was delivered."""
        if id_ not in self._open:  # Discord may deliver one twice
            self._open[id_] = _Came(kind, self._now())

    def answered(self, id_: int) -> None:
        """Note that Discord has the first answer to an interaction."""
        one = self._open.get(id_)
        if one is None or one.answered:
            return
        one.answered = True
        self.metrics.first_answer.labels(one.kind).observe(self._now() - one.at)
        if one.kind == "autocomplete":  # a list is the whole answer
            self.note_over(id_, "done")

    def note_over(self, id_: int, outcome: str) -> None:
        """Note that the work for an interaction is over, and what became of it."""
        one = self._open.get(id_)
        if one is None:
            return
        self.metrics.interactions.labels(one.kind, outcome).inc()
        if one.answered:
            del self._open[id_]

    def count_unanswered(self) -> None:
        """Count those that have waited for too long."""
        now = self._now()
        for id_, one in [*self._open.items()]:
            if now - one.at < PATIENCE:
                return
            if not one.answered and not one.missed:
                one.missed = True
                self.metrics.unanswered.labels(one.kind).inc()
            if now - one.at > REMEMBERED:
                del self._open[id_]
