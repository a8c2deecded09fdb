"""The short line in a table's place for whoever's turn has begun, and who is there."""

import asyncio


class Line:
    """What is known of it."""

    __slots__ = ("call", "called", "dropped", "mentioned", "patience", "reminded", "seen", "sent", "waiting")

    def __init__(self) -> None:
        self.mentioned: frozenset[int] | None = None
        self.call = ""  # what those who are mentioned were told
        self.called = False  # whether a line was sent since the start, so that it is known which one stands
        self.sent: int | None = None  # the line that was sent last
        self.dropped: int | None = None  # the line that was deleted last
        self.reminded: frozenset[int] = frozenset()  # who is to be called once more
        self.waiting: asyncio.Future[None] | None = None  # until somebody who is there is called
        self.seen: dict[int, float] = {}  # when whoever sits there acted or pressed something last
        self.patience = -1  # the number of the action after which nobody is waited for any more

    def follow(self, seats: frozenset[int] | None, call: str) -> None:
        """Another process has shown it: to whom, and what it says; None where nobody knows."""
        self.mentioned, self.call, self.called, self.sent = seats, call, False, None
