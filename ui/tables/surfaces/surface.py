"""A surface: one way on which a table reaches somebody, what is known of it, and when it is tried again."""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Container, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from enum import Enum
from typing import NamedTuple

import discord

from sessions import StoreUnavailable, Table
from sessions.store.rows import SurfaceKind
from ui.interactions.answer import ORIGINAL
from ui.interactions.discord_faults import retry_delay
from ui.interactions.precedence import Importance
from ui.tables.surfaces.content import Content, content_digest
from ui.tables.surfaces.problem import PlaceProblem
from ui.tables.surfaces.token import Token

NEVER = float("inf")


class Outcome(Enum):
    """What became of a content that was to be shown."""

    SHOWN = "shown"
    GONE = "gone"
    """Nothing can be shown there any more."""
    CLOSED = "closed"
    """Whoever it is for takes nothing there for now."""


@dataclass(slots=True)
class PressedMessage:
    """What somebody did: the message that is changed for an answer, None for a new one; and the token of it."""

    message_id: int | None
    token: str
    shown_in: int | None = None
    """The message in which they were answered, as far as the token edits that; see ``Answer.shown_in``."""
    is_direct: bool = False
    """Whether the message that is changed is a direct one, for longer than a press is good for."""

    def token_until(self, until: float) -> Token | None:
        """The token by which the answer is edited until then, if it is known what that edits."""
        if self.shown_in is None:
            return None
        follows = self.shown_in != ORIGINAL
        return Token(self.token, until, self.shown_in if follows else self.message_id, follows)


class ContentPosition(NamedTuple):
    """What a content was made of: the number of the newest action, what there is to be said of the place, and how
    often something else has changed that is told of the table, such as a name."""

    number: int
    problem: PlaceProblem | None
    edition: int = 0


class DecisionDraft(NamedTuple):
    """A decision that is being built up in a message, which nothing but its owner's press should interrupt.

    ``step``: the seat's step meanwhile. ``content``: kept where another process could wipe it out; ``lost``: to be
    shown again, for another edit has wiped it out.
    """

    step: int = -1
    content: Content | None = None
    lost: Content | None = None


NO_DRAFT = DecisionDraft()


class AnswersUnderWay:
    """The presses that are answered by a change of a surface."""

    __slots__ = ("_settled", "newest", "running", "written_over")

    def __init__(self) -> None:
        self.newest = 0
        """The number of the newest press."""
        self.running = 0
        self.written_over = False
        """Whether another process may have written over what is just being answered."""
        self._settled = asyncio.Event()
        self._settled.set()

    @contextmanager
    def answering(self) -> Iterator[int]:
        """While a press is answered; its number."""
        self.newest += 1
        self.written_over = self.written_over and self.running > 0
        self.running += 1
        self._settled.clear()
        try:
            yield self.newest
        finally:
            self.running -= 1
            if not self.running:
                self._settled.set()

    async def wait_until_answered(self) -> None:
        """Wait until no press is being answered."""
        await self._settled.wait()


class Surface(ABC):
    """One way on which a table reaches somebody."""

    __slots__ = (
        "answers",
        "awaited",
        "behind_since",
        "calls",
        "digest",
        "draft",
        "due",
        "failures",
        "firm",
        "holds",
        "importance",
        "late",
        "lock",
        "name",
        "refused",
        "seat",
        "sending",
        "shown",
        "token",
        "wanted",
    )

    kind: SurfaceKind

    is_known_here_alone = False
    """Whether no other process knows of it, and none can show anything there."""

    def __init__(self, name: str, seat: int | None, shown: int) -> None:
        self.name = name
        self.seat = seat  # whose eyes it is for; None: everybody's
        self.lock = asyncio.Lock()
        self.wanted = False
        self.late = False  # whether it is wanted for nothing but what it does not show yet
        self.importance = Importance.LATER

        self.behind_since: float | None = None  # when the oldest action was stored that it does not show
        self.shown = shown  # the number of the action up to which it shows the table
        self.digest: bytes | None = None  # of what it shows
        self.holds: ContentPosition | None = None  # of what that was made
        self.draft = NO_DRAFT
        self.calls: frozenset[int] = frozenset()  # the seats that are to notice it: an edit is not heard of
        self.answers = AnswersUnderWay()
        self.sending = False
        self.token: Token | None = None  # of the newest press that was answered there

        self.failures = 0
        self.due = 0.0
        self.firm = False  # no move makes another try worthwhile before it is due
        self.refused = False  # it is Discord that does not take it, or not in time
        self.awaited: float | None = None  # when it is to be seen whether it is closed still

    @abstractmethod
    def can_show(self, table: Table) -> bool:
        """Whether something can be shown there now."""

    @property
    @abstractmethod
    def is_counted(self) -> bool:
        """Whether what is shown there costs one of the requests that Discord counts."""

    @abstractmethod
    def importance_of(self, table: Table, there: Container[int]) -> Importance:
        """How much depends on it; ``there``: the seats of those who are there."""

    @abstractmethod
    async def show(self, table: Table, content: Content) -> Outcome:
        """Show a content; by a new message, where there are ``calls``. Raises one of FAULTS."""

    def update_importance(self, table: Table, there: Container[int]) -> None:
        """Say how much depends on it now."""
        self.importance = self.importance_of(table, there)

    def note_newer_action(self, number: int, now: float) -> None:
        """Note that there is an action that the surface may not show."""
        if self.behind_since is None and self.shown < number:
            self.behind_since = now

    @property
    def is_at_work(self) -> bool:
        """Whether something is being shown there by this process, or is about to be."""
        return self.wanted or self.lock.locked()

    @property
    def has_given_up(self) -> bool:
        """Whether it is never tried again."""
        return self.due == NEVER

    @property
    def is_to_be_retried(self) -> bool:
        """Whether it could not be shown when it was tried last, and is to be tried again."""
        return bool(self.failures) and not self.has_given_up

    @property
    def has_news(self) -> bool:
        """Whether there is something about it that other processes don't know."""
        return False

    def is_finished(self) -> bool:
        """Whether nothing will be shown there any more."""
        return False

    def must_move(self, _table: Table) -> bool:
        """Whether it is to be shown anew though it would show the same."""
        return bool(self.calls)

    def call_seat(self, seat: int) -> None:
        """Let a seat notice it: what is shown there next is a new message."""
        self.calls |= {seat}

    def is_closed(self, _table: Table) -> bool:
        """Whether whoever it is for takes nothing there."""
        return False

    def is_check_due(self, _table: Table) -> bool:
        """Whether it is time to see if a closed one is closed still."""
        return False

    def next_check(self, _table: Table) -> float | None:
        """When it is to be seen whether a closed one is closed still; None for every other."""
        return None

    # Presses

    def note_pressed(self) -> None:
        """Know nothing of what it shows: somebody has pressed something there, and is about to be answered."""
        self.digest = self.holds = None

    def note_answered(self, content: Content, holds: ContentPosition, draft: DecisionDraft, *, alone: bool) -> None:
        """A press was answered there with a content; ``alone``: no other edit was on its way at the same time."""
        certain = alone and not self.answers.written_over
        self.digest = content_digest(content) if certain else None
        self.holds = holds if certain and not content.begun_press else None
        self.draft = draft if certain or not content.begun_press else draft._replace(lost=content)

    def keep_token(self, token: Token) -> None:
        """Keep the token of the press that was just answered there."""
        self.token = token

    def take_token(self, token: Token) -> None:
        """Keep what is known of a token, unless a newer one is."""
        if self.token is None or self.token.until < token.until:
            self.token = token

    def note_shown(self, content: Content, holds: ContentPosition | None, *, alone: bool) -> None:
        """A content is shown there; ``alone``: no press was answered there meanwhile."""
        if not alone:
            # It is not known which of the two is shown; whoever answered the press looks again.
            self.digest = self.holds = None
        else:
            self.digest = content_digest(content)
            self.holds = None if content.begun_press else holds
            self.draft = self.draft._replace(lost=None) if content.begun_press else NO_DRAFT

    def has_draft(self, table: Table) -> bool:
        """Whether a decision is being built up there: somebody else's move must not wipe it out."""
        return self.seat in table.active and self.seat is not None and self.draft.step == table.step(self.seat)

    # Pace

    def note_failure(self, now: float, error: BaseException) -> None:
        """Note that the surface could not be shown."""
        self.failures += 1
        self.due = now + retry_delay(self.failures, error)
        self.firm = isinstance(error, discord.RateLimited)
        self.refused = not isinstance(error, StoreUnavailable)

    def note_success(self, number: int) -> None:
        """Note that the surface shows the table up to that action."""
        self.shown = number
        self.behind_since = None
        self.failures = 0
        self.retry_at_once()

    def retry_at_once(self) -> None:
        """Let the next try come at once."""
        self.due, self.firm = 0.0, False

    # Other processes

    def follow_other_process(self, shown: int, since: int | None) -> None:
        """Another process has shown it, up to that action.

        ``since``: the action from which on others have shown nothing; None: until just now they may have.
        """
        self.note_success(shown)
        if since is None:
            self.answers.written_over = True
        if since is None or self.holds is None or self.holds.number < since:
            self.digest = self.holds = None  # else it was answered here after what others have shown
        if self.has_news:
            self.draft = self.draft._replace(lost=self.draft.content or self.draft.lost)
