"""Messages by which people were answered, and that change, or go, with what they are about."""

from collections.abc import Hashable, Mapping
from contextlib import suppress
from typing import Generic, TypeVar

from engine.caches import LruByWeight
from ui.interactions.answer import Answer
from ui.interactions.discord_faults import FAULTS

V = TypeVar("V")

AN_ANSWER = 10_000
"""About how many bytes one takes, with its press."""


class OpenAnswers(Generic[V]):
    """The answers that people have before them, by what they are about (the number of a table, a lobby or a person)
    and by a key there, which is None where there can be one only."""

    def __init__(self, name: str, megabytes: float) -> None:
        self._by_subject: LruByWeight[int, Mapping[Hashable, V]] = LruByWeight(name, megabytes)

    def put(self, subject: int, shown: V, key: Hashable = None) -> V | None:
        """Note an answer, and return the one whose place it takes."""
        there = self.about(subject)
        self._keep(subject, {**there, key: shown})
        return there.get(key)

    def about(self, subject: int) -> Mapping[Hashable, V]:
        """All that are about something, by their keys."""
        return self._by_subject.peek(subject) or {}

    def take(self, subject: int, key: Hashable = None) -> V | None:
        """Note one no more, and return it if it was known."""
        there = dict(self.about(subject))
        taken = there.pop(key, None)
        if taken is not None:
            self._keep(subject, there)
        return taken

    def take_all(self, subject: int) -> list[V]:
        """Note nothing more of what is about something, and return it."""
        return list((self._by_subject.pop(subject) or {}).values())

    def _keep(self, subject: int, there: Mapping[Hashable, V]) -> None:
        if there:
            self._by_subject.put(subject, there, len(there) * AN_ANSWER)
        else:
            self._by_subject.pop(subject)


async def withdraw(answer: Answer | None) -> None:
    """Delete the message of an answer, if there is one that can be deleted."""
    if answer is not None:
        with suppress(*FAULTS):  # it is gone already
            await answer.delete_answer()
