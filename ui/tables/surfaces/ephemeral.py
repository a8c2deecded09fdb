"""A message for one player's eyes, which only the token of their press can edit: Discord takes it for 15 minutes."""

from typing import NamedTuple

import structlog

from sessions import Table
from ui.interactions.faults import FAULTS, fault_name
from ui.tables.surfaces.content import Content
from ui.tables.surfaces.means import Means
from ui.tables.surfaces.surface import Draft, Outcome, Surface

log = structlog.get_logger()


class EphemeralCopy(NamedTuple):
    """What is known of such a message, as processes tell each other."""

    token: str
    until: float
    digest: bytes
    begun: int
    """The step of its draft."""


class EphemeralMessage(Surface):
    """The newest message for a player's eyes only that shows their hand."""

    __slots__ = ("_means", "told")

    seat: int
    is_counted = False

    def __init__(self, means: Means, seat: int, shown: int) -> None:
        super().__init__(f"copy {seat}", seat, shown)
        self._means = means
        self.told: EphemeralCopy | None = None  # what other processes know

    @property
    def is_ours(self) -> bool:  # type: ignore[override]
        """Whether other processes don't know of it, nor of one by which they could write over a draft."""
        return self.has_news and not (self.told and self.draft.step >= 0)

    def takes(self, table: Table) -> bool:
        return self.token is not None and self._means.clock() <= self.until

    def is_over(self) -> bool:
        return not self.answers.running and (self.token is None or self._means.clock() > self.until)

    def is_awaited(self, table: Table) -> bool:
        return self.seat in table.active

    def pressed(self) -> None:
        super().pressed()
        self.token = None

    async def show(self, table: Table, content: Content, *, news: bool) -> Outcome:
        token = self.token
        assert token is not None
        try:
            await self._means.sender.edit_answer(token, content)
        except FAULTS as error:
            log.info("a copy of a hand is given up", table=table.id, error=fault_name(error))
            return Outcome.GONE if token == self.token else Outcome.SHOWN
        return Outcome.SHOWN if table.active or token != self.token else Outcome.GONE

    @property
    def has_news(self) -> bool:
        told = self.told and (self.told.token, self.told.begun)
        return self.token is not None and told != (self.token, self.draft.step)

    def _copy(self) -> EphemeralCopy | None:
        return (
            None if self.token is None else EphemeralCopy(self.token, self.until, self.digest or b"", self.draft.step)
        )

    def learn(self, copy: EphemeralCopy) -> None:
        """Another process has told what it knows of it; a press that was answered here since the last time is newer."""
        if self.token is None or not self.has_news:
            self.token, self.until, self.digest = copy.token, copy.until, copy.digest or None
            if copy.begun != self.draft.step:
                self.draft = Draft(copy.begun)
        self.told = copy

    def tell(self) -> EphemeralCopy | None:
        """What other processes are to know of it."""
        self.told = self._copy()
        return self.told
