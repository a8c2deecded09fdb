"""What this process knows of a table's messages, and when each is tried again; all of it may be forgotten."""

import asyncio
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any, NamedTuple

import discord
import msgspec

from sessions import StoreUnavailable, Table
from ui.interactions.faults import LOCKED, LONGEST_PAUSE, PLACE_GONE, SLEEPING, code_of, pause_after
from ui.interactions.precedence import Importance
from ui.layouts.layout import Layout
from ui.tables.content import Content
from ui.tables.moment import Moment
from ui.tables.problem import Problem

NEVER = float("inf")


class TrackedMessage:
    """One of a table's messages."""

    __slots__ = ("digest", "due", "failures", "firm", "importance", "late", "lock", "name", "shown", "wanted")

    def __init__(self, name: str, shown: int) -> None:
        self.name = name
        self.lock = asyncio.Lock()
        self.wanted = False
        self.importance = Importance.LATER
        self.late = False  # whether it is wanted for nothing but what it does not show yet
        self.shown = shown  # the number of the action up to which it shows the table
        self.digest: bytes | None = None  # of what it shows
        self.failures = 0
        self.due = 0.0
        self.firm = False  # no move makes another try worthwhile before it is due

    def fail(self, now: float, error: BaseException) -> None:
        self.failures += 1
        self.due = now + pause_after(self.failures, error)
        self.firm = isinstance(error, discord.RateLimited)

    def succeed(self, number: int) -> None:
        self.shown = number
        self.failures = 0
        self.hurry()

    def follow(self, shown: int, since: int | None) -> None:
        """Another process has shown it, up to that action; what it holds is not known here.

        ``since``: the action from which on others have shown nothing; None: until just now they may have.
        """
        self.shown = shown
        self.failures, self.digest = 0, None
        self.hurry()

    def hurry(self) -> None:
        """Let the next try come at once."""
        self.due, self.firm = 0.0, False


class TableMessage(TrackedMessage):
    """The table message, and the line for whoever's turn it is."""

    __slots__ = (
        "call",
        "called",
        "dropped",
        "mentioned",
        "patience",
        "problem",
        "reminded",
        "repost",
        "seen",
        "waiting",
    )

    def __init__(self, shown: int) -> None:
        super().__init__("place", shown)
        self.repost = False
        self.mentioned: frozenset[int] | None = None
        self.call = ""  # what those who are mentioned were told
        self.called = False  # whether a line was sent since the start, so that it is known which one stands
        self.dropped: int | None = None  # the line that was deleted last
        self.problem: Problem | None = None  # why it can't be shown
        self.reminded: frozenset[int] = frozenset()  # who is to be called once more
        self.waiting: asyncio.Future[None] | None = None  # until somebody who is there is called
        self.seen: dict[int, float] = {}  # when whoever sits there acted or pressed something last
        self.patience = -1  # the number of the action after which nobody is waited for any more

    def follow(self, shown: int, since: int | None) -> None:
        super().follow(shown, since)
        self.mentioned, self.call, self.called = None, "", False

    def fail(self, now: float, error: BaseException) -> None:
        super().fail(now, error)
        if code_of(error) == PLACE_GONE:
            self.due = NEVER
        elif code_of(error) in (SLEEPING, LOCKED):
            self.due = now + LONGEST_PAUSE  # a thread that opens is heard of
        self.firm = self.firm or code_of(error) in (PLACE_GONE, SLEEPING, LOCKED)


class EphemeralCopy(NamedTuple):
    """The newest message for a player's eyes only that shows their hand; it can be edited for a quarter of an hour.

    ``token``: of what it answered; by this it can be edited. ``begun``: as of a `HandMessage`.
    """

    token: str
    until: float
    digest: bytes
    begun: int


class HandMemory(NamedTuple):
    """What the processes that show a table know of the messages of one of its players: ``begun``, and the copy."""

    begun: int = -1
    copy: EphemeralCopy | None = None


class HandMessage(TrackedMessage):
    """A player's direct message."""

    __slots__ = (
        "answered",
        "answers",
        "awaited",
        "begun",
        "closed",
        "copy",
        "copy_half_made",
        "copy_overwritten",
        "copying",
        "half_made",
        "holds",
        "overwritten",
        "presses",
        "refused",
        "reminded",
        "seat",
        "sending",
        "told",
    )

    def __init__(self, shown: int, seat: int) -> None:
        super().__init__(f"hand {seat}", shown)
        self.seat = seat
        self.begun = -1  # the seat's step, while the message shows a decision half made
        self.half_made: Content | None = None  # that decision, where another process could wipe it out
        self.sending = False
        self.overwritten: Content | None = None  # a decision half made that another edit has wiped out
        self.awaited: float | None = None  # when another message is to show whether they take any by then
        self.closed = 0  # so many tries in a row have found that the player takes no direct messages
        self.refused = False  # Discord does not take it, or not in time
        self.reminded = False  # it is to be sent again, at the end of the channel
        self.copy: EphemeralCopy | None = None
        self.copy_half_made: Content | None = None
        self.copy_overwritten: Content | None = None
        self.copying: str | None = None  # the token of what was answered last with such a message
        self.told = HandMemory()  # what other processes know
        self.holds: tuple[int, Problem | None] | None = None  # the ply and the note of what was sent last
        self.presses = 0  # clicks that were ever answered by an edit of it
        self.answers = 0  # those that are being answered
        self.answered = asyncio.Event()
        self.answered.set()

    @contextmanager
    def answer(self) -> Iterator[None]:
        """While a press is answered by a message that shows the hand."""
        self.answers += 1
        self.answered.clear()
        try:
            yield
        finally:
            self.answers -= 1
            if not self.answers:
                self.answered.set()

    def fail(self, now: float, error: BaseException) -> None:
        super().fail(now, error)
        self.refused = not isinstance(error, StoreUnavailable)

    def follow(self, shown: int, since: int | None) -> None:
        digest, holds = self.digest, self.holds
        super().follow(shown, since)
        self.holds = None
        if since is None:
            self.presses += 1  # what a press is just being answered with may have been written over
        elif holds is not None and holds[0] >= since:  # by an answer of this process, after what others have shown
            self.digest, self.holds = digest, holds
        if self.begun != self.told.begun:
            self.overwritten = self.half_made or self.overwritten
        if self.copy != self.told.copy:
            self.copy_overwritten = self.copy_half_made

    def learn(self, known: HandMemory) -> None:
        """Another process has told what it knows; what a press was answered with here since the last time is newer."""
        if self.begun == self.told.begun:
            self.begun = known.begun
        if self.copy == self.told.copy:
            self.copy = known.copy
        self.told = known

    def tell(self) -> HandMemory:
        """What other processes are to know from now on."""
        self.told = HandMemory(self.begun, self.copy)
        return self.told

    @property
    def has_news(self) -> bool:
        """Whether there is something that other processes don't know."""
        return self.told != (self.begun, self.copy)

    @property
    def may_be_wiped_out(self) -> bool:
        """Whether others don't know whether a decision is being built up in a message that they edit."""
        return self.begun != self.told.begun or bool(self.told.copy and self.copy and self.copy.begun >= 0)


class TableMemory(msgspec.Struct, array_like=True, frozen=True):
    """What the processes that show a table tell each other: which seats were called when it was shown up to an action,
    and with what words; who was there when; and, by seat, what is known of the hands.

    A later release may add to it at its end.
    """

    number: int
    seats: tuple[int, ...]
    call: str
    seen: tuple[tuple[int, float], ...] = ()
    hands: tuple[HandMemory, ...] = ()


class TrackedMessages:
    """All messages of a table."""

    __slots__ = ("drawing", "hands", "moment", "public", "since")

    def __init__(self, table: Table) -> None:
        self.public = TableMessage(table.shown)
        self.hands = [HandMessage(table.shown, seat) for seat in range(len(table.people))]
        self.drawing: asyncio.Task[None] | None = None
        self.moment: Moment | None = None  # while it is being shown
        self.since: float | None = None  # when the oldest action was stored that they don't show

    def keep(self, moment: Moment) -> None:
        """Let what was made for an answer be there for the table's other messages, where these are to be shown."""
        if moment.table.shown < moment.ply:
            self.moment = moment

    def all(self) -> Iterator[TrackedMessage]:
        yield self.public
        yield from self.hands

    @property
    def are_at_rest(self) -> bool:
        """Whether none of them is being shown, is to be shown, or answers a press."""
        shown = any(message.wanted or message.failures or message.lock.locked() for message in self.all())
        return not (shown or any(hand.answers for hand in self.hands))

    def unknown(self) -> list[HandMessage]:
        """The hands of which there is something that other processes don't know."""
        return [hand for hand in self.hands if hand.has_news]

    def at(self, table: Table, layouts: Mapping[str, Layout[Any]]) -> Moment:
        """The table as it stands now, built once for all its messages."""
        if self.moment is None or self.moment.ply != table.number:
            self.moment = Moment(table, layouts[table.game.id])
        return self.moment

    def follow(self, shown: int, memory: str | None, since: int | None) -> None:
        """Another process has shown the table, up to that action; it may have told who was called then, and how, who is
        plainly there, and what it knows of the hands.

        ``since``: the action from which on it has shown nothing; None: until just now it may have."""
        for message in self.all():
            message.follow(shown, since)
        if memory is None:
            return
        known = msgspec.json.decode(memory, type=TableMemory)
        for user_id, at in known.seen:
            self.public.seen[user_id] = max(at, self.public.seen.get(user_id, at))
        if known.number == shown:
            self.public.mentioned, self.public.call = frozenset(known.seats), known.call
        for hand, told in zip(self.hands, known.hands, strict=False):
            hand.learn(told)

    def encoded(self) -> str:
        """What another process that shows the table from now on should know."""
        seats = tuple(self.public.mentioned or ())
        hands = tuple(hand.tell() for hand in self.hands)
        known = TableMemory(self.public.shown, seats, self.public.call, tuple(self.public.seen.items()), hands)
        return msgspec.json.encode(known).decode()

    def unreached(self) -> set[int]:
        """The seats whose direct messages fail."""
        return {hand.seat for hand in self.hands if hand.failures and hand.refused}


def importance_of(table: Table, message: TrackedMessage) -> Importance:
    """Whether somebody needs this message to act: their own, or the table's where they take none, or there is none."""
    awaited = isinstance(message, HandMessage) and message.seat in table.active
    if isinstance(message, TableMessage):
        awaited = table.message_id is None or any(table.people[seat].dm_closed for seat in table.active)
    return Importance.AWAITED if awaited else Importance.LATER
