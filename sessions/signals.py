"""Signals to whoever watches: in numbers and kinds, and never with a name, a message or a hand.

Nobody listens by default, and then it costs next to nothing. Whoever listens counts, and does no work of its own.
"""

from collections.abc import Callable
from typing import Generic, ParamSpec

P = ParamSpec("P")


class Signal(Generic[P]):
    """Something that happens; to call it tells everybody who listens."""

    __slots__ = ("_listeners",)

    def __init__(self) -> None:
        self._listeners: tuple[Callable[P, None], ...] = ()

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> None:
        for hear in self._listeners:
            hear(*args, **kwargs)

    def listen(self, hear: Callable[P, None]) -> Callable[[], None]:
        """Be told from now on; calling what is returned ends it."""
        self._listeners = (*self._listeners, hear)

        def leave() -> None:
            self._listeners = tuple(one for one in self._listeners if one is not hear)

        return leave


committed: Signal[[float, int]] = Signal()
"""A transaction: the seconds that it took, and how many actions and notes, or other pieces of work, went into it."""
database_failed: Signal[[str]] = Signal()
"""The database did not do something: the kind of the error."""
acted: Signal[[str, int]] = Signal()
"""Lines were added to a table's log: its game, and how many."""
began: Signal[[str]] = Signal()
"""A game began."""
ended: Signal[[str]] = Signal()
"""A game ended."""
worked: Signal[[str, bool]] = Signal()
"""Due work was tried: its kind, and whether it succeeded."""
