"""A message for one player's eyes, which only the token of their press can edit."""

from collections.abc import Container
from typing import NamedTuple

import structlog

from sessions import Table
from ui.interactions.discord_faults import FAULTS, fault_name
from ui.interactions.precedence import Importance
from ui.interactions.signals import paid
from ui.tables.surfaces.content import Content
from ui.tables.surfaces.surface import DecisionDraft, Outcome, Surface
from ui.tables.surfaces.surface_services import SurfaceServices
from ui.tables.surfaces.token import Token

log = structlog.get_logger()


class EphemeralCopy(NamedTuple):
    """What processes tell each other of such a message that is the answer to a press, as the release before does."""

    token: str
    until: float
    digest: bytes
    begun: int
    """The step of its draft."""


class EphemeralMessage(Surface):
    """The newest message for a player's eyes only that shows their hand."""

    __slots__ = ("_means", "told")

    kind = "eyes"
    seat: int

    def __init__(self, means: SurfaceServices, seat: int, shown: int) -> None:
        super().__init__(f"copy {seat}", seat, shown)
        self._means = means
        self.told: tuple[str, int] | None = None  # the token, and the step of the draft, that other processes know

    @property
    def is_counted(self) -> bool:
        return False

    @property
    def is_known_here_alone(self) -> bool:  # type: ignore[override]
        """Whether other processes don't know of it, nor of one by which they could write over a draft; or nobody could
        show anything there, for a press is being answered."""
        return self.token is None or (self.has_news and not (self.told and self.draft.step >= 0))

    def can_show(self, table: Table) -> bool:
        return self.token is not None and self._means.clock() <= self.token.until

    def is_finished(self) -> bool:
        return not self.answers.running and (self.token is None or self._means.clock() > self.token.until)

    def importance_of(self, table: Table, there: Container[int]) -> Importance:
        return Importance.TURN if self.seat in table.active else Importance.LATER

    def note_pressed(self) -> None:
        super().note_pressed()
        self.token = None

    async def show(self, table: Table, content: Content) -> Outcome:
        token = self.token
        assert token is not None
        try:
            await self._means.sender.edit_by_token(token, content)
        except FAULTS as error:
            log.info("a copy of a hand is given up", table=table.id, error=fault_name(error))
            return Outcome.GONE if token == self.token else Outcome.SHOWN
        paid("token")
        return Outcome.SHOWN if table.active or token != self.token else Outcome.GONE

    async def delete_message(self, table: Table, token: Token) -> None:
        """Delete the message of a token: a newer one shows the hand, and hands would pile up."""
        try:
            await self._means.sender.delete_by_token(token)
        except FAULTS as error:
            log.info("an older hand stays", table=table.id, error=fault_name(error))
            return
        paid("token")

    @property
    def has_news(self) -> bool:
        return self.token is not None and self.told != (self.token.value, self.draft.step)

    def learn_from_others(self, token: Token, step: int, digest: bytes | None) -> None:
        """Another process has told what it knows of it; a press that was answered here since the last time is newer."""
        if self.token is None or not self.has_news:
            self.token, self.digest = token, digest
            if step != self.draft.step:
                self.draft = DecisionDraft(step)
        self.told = (token.value, step)

    def note_told_others(self) -> None:
        """Note that other processes are told of it as it is."""
        self.told = None if self.token is None else (self.token.value, self.draft.step)
