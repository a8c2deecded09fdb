"""Who has been told at a table that it is their turn, and who is there."""

import asyncio


class AnnouncedTurns:
    """What is known of who was told at a table that it is their turn."""

    __slots__ = ("again", "announced", "call", "named", "reminded", "seen", "waiting")

    def __init__(self) -> None:
        self.announced: frozenset[int] | None = None  # the seats that were told and are still to act; None: not known
        self.named: frozenset[int] = frozenset()  # those of them whom the table message names
        self.call = ""  # what they were told
        self.reminded: frozenset[int] = frozenset()  # who is to be told once more
        self.again: frozenset[int] = frozenset()  # who was told once more
        self.seen: dict[int, float] = {}  # when whoever sits there acted or pressed something last
        self.waiting: asyncio.Future[None] | None = None  # until somebody who is there is told

    def follow_other_process(self, announced: frozenset[int] | None, named: frozenset[int], call: str) -> None:
        """Another process has told them; None where nobody knows whom."""
        self.announced, self.named, self.call = announced, named, call
