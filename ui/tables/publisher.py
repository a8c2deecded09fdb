"""What Discord shows of the tables, brought up to date with their logs.

One table message in the place of the game, one direct message for each player, one short line for whoever's turn has
begun. All of it is edited where it can be; nothing here can change a game. Each of these messages keeps its own pace:
one that Discord refuses, or makes wait, is told where the others are, and tried again after pauses that grow.
"""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Coroutine, Mapping
from contextlib import asynccontextmanager
from typing import Any

import discord
import structlog

from sessions import DueWork, Table
from sessions.tables.publishing_lease import Showing
from sessions.time.wall_clock import CLOCK, Clock
from ui.interactions.budget import Budget
from ui.interactions.desk import DESK
from ui.interactions.faults import FAULTS, FIRST_PAUSE, LOCKED, PLACE_GONE, SLEEPING, code_of, is_transient
from ui.interactions.reader import everybody
from ui.interactions.signals import shown
from ui.layouts.layout import Layout
from ui.tables.background import Background
from ui.tables.calls import Calls
from ui.tables.content import Content, public_content
from ui.tables.drawing import BackgroundTurns, digest, draw, draw_first
from ui.tables.ephemeral import LIVES
from ui.tables.failures import Failures
from ui.tables.hands import Hands
from ui.tables.moment import Moment
from ui.tables.problem import Problem
from ui.tables.sender import MessageSender, nonce_of
from ui.tables.tracked_messages import (
    NEVER,
    EphemeralCopy,
    HandMessage,
    TableMessage,
    TrackedMessage,
    TrackedMessages,
    importance_of,
)

log = structlog.get_logger()

PUSHED_AWAY = 8
"""So many messages of people after the table message move it to the end of the channel."""


class Publisher:
    """Keeps every table's messages up to its log."""

    def __init__(
        self,
        sender: MessageSender,
        layouts: Mapping[str, Layout[Any]],
        due: DueWork,
        showing: Showing,
        clock: Clock = CLOCK,
        budget: Budget | None = None,
    ) -> None:
        self._budget = budget or Budget()
        self._sender = sender
        self._layouts = layouts
        self._due = due
        self.showing = showing
        self._clock = clock
        self._hands = Hands(sender, layouts, clock)
        self._calls = Calls(sender, clock, lambda table, number: self.background(self._call_again(table, number)))
        self._by_table: dict[int, TrackedMessages] = {}
        self._failing: set[int] = set()
        self._failures = Failures()
        self._places: dict[int, set[int]] = {}  # channel -> tables, to count the talk
        self._talk: Counter[int] = Counter()  # table -> messages since its own
        self._background = Background()
        self._turns = BackgroundTurns()

    def publish_soon(self, table: Table, *, repost: bool = False) -> None:
        """Bring a table's messages up to date in the background; calls that come meanwhile become one."""
        messages = self._messages_of(table)
        if messages.since is None and table.number > table.shown:
            messages.since = self._clock()
        messages.public.repost = messages.public.repost or repost
        for message in messages.all():
            if not message.firm or self._clock() >= message.due or (repost and message is messages.public):
                self._want(table, messages, message)

    def catch_up(self, table: Table) -> None:
        """The same for those of its messages that lag, where it is time for another try."""
        messages = self._messages_of(table)
        for message in messages.all():
            if (message.failures or message.shown < table.number) and self._clock() >= message.due:
                self._want(table, messages, message, late=True)
            elif isinstance(message, HandMessage) and self._hands.are_to_be_tried(table, message):
                self._want(table, messages, message)

    def next_try(self, table_id: int) -> float | None:
        """When what could not be shown of a table is to be tried again: a time, be it past; None for never."""
        if table_id not in self._failing:
            return self._clock()
        at = min((message.due for message in self._by_table[table_id].all() if message.failures), default=self._clock())
        return None if at == NEVER else at

    def show_anew(self, table: Table) -> None:
        """Show a table on which nothing has happened, but other things are told of somebody: a name, or an absence."""
        messages = self._messages_of(table)
        messages.moment = None
        for hand in messages.hands:
            hand.holds = None
        self.publish_soon(table)

    def problem(self, table: Table) -> Problem | None:
        """Why a table can't be shown in its place; None when it can."""
        messages = self._by_table.get(table.id)
        return messages.public.problem if messages else None

    def note_presence(self, table: Table, user_id: int) -> None:
        """Note that somebody has acted or pressed something at a table just now."""
        if table.active and table.seat_of(user_id) is not None:
            self._messages_of(table).public.seen[user_id] = self._clock()

    def background(self, work: Coroutine[Any, Any, None]) -> None:
        """Run something that nobody waits for."""
        self._background.begin(work)

    async def close(self, within: float | None) -> None:
        """Show what was begun, for so many seconds at most; what comes from now on is left to the next start."""
        await self.settle(within)
        self._background.close()
        await self.showing.close()

    async def settle(self, within: float | None = None) -> None:
        """Wait until everything that was begun is shown, for so many seconds at most."""
        await self._background.settle(within)

    def count_talk(self, channel_id: int) -> None:
        """Somebody wrote in a channel: the tables there move up."""
        self._talk.update(self._places.get(channel_id, ()))

    def watch(self, table_id: int, place_id: int) -> None:
        """Count the talk around a table."""
        self._places.setdefault(place_id, set()).add(table_id)

    @property
    def failing(self) -> int:
        """How many tables have a message that could not be shown when it was tried last."""
        return len(self._failing)

    def shut_out(self, place_id: int) -> set[int]:
        """The tables in a channel or thread that could not be shown there when it was tried last."""
        return {id_ for id_ in self._places.get(place_id, set()) & self._failing if self._by_table[id_].public.failures}

    def opened(self, table: Table) -> None:
        """The place of a table takes messages again."""
        messages = self._messages_of(table)
        messages.public.hurry()
        self._want(table, messages, messages.public)

    def concerns(self, table_id: int) -> bool:
        """Whether something is to be done here about a table that another process shows."""
        messages = self._by_table.get(table_id)
        return self._talk[table_id] >= PUSHED_AWAY or (messages is not None and bool(messages.unknown()))

    def knows(self, table_id: int) -> bool:
        """Whether something is remembered here of a table's messages."""
        return table_id in self._by_table

    def follow(self, table: Table) -> None:
        """Another process has stored something at a table, and shows it: what only this one can show is left."""
        messages = self._messages_of(table)
        unknown = messages.unknown()
        for hand in unknown:
            if hand.may_be_wiped_out:
                self._want(table, messages, hand)
            else:
                self.background(self._follow(table, messages, hand))
        if self._talk[table.id] >= PUSHED_AWAY:
            self._want(table, messages, messages.public)
        elif not table.active and not unknown:
            self._forget(table)

    async def _follow(self, table: Table, messages: TrackedMessages, hand: HandMessage) -> None:
        async with hand.lock:
            await hand.answered.wait()
            await self._prepare(table, messages)
            await self._hands.show_copy(table, messages, hand)
        if not table.active:
            self._forget(table)

    async def _call_again(self, table: Table, number: int) -> None:
        await table.refresh()
        if table.number == number:  # else somebody has acted, through whatever process
            messages = self._messages_of(table)
            self._want(table, messages, messages.public)

    async def remind(self, table: Table, seat: int) -> None:
        """Tell a player again that it is their turn, where they want to be told; no message more than before."""
        person = table.people[seat]
        wish = "off" if person.level is not None else (await table.preferences(seat)).reminders
        messages = self._messages_of(table)
        if wish == "dm" and person.dm_message_id is not None and not person.dm_closed:
            hand = messages.hands[seat]
            hand.reminded, hand.holds, hand.digest, hand.begun = True, None, None, -1
            self._want(table, messages, hand)
        elif wish != "off":
            messages.public.reminded |= {seat}
            self._want(table, messages, messages.public)

    def try_again(self, table: Table, seat: int) -> None:
        """A player who could not be sent direct messages is here: perhaps they can by now."""
        person, messages = table.people[seat], self._messages_of(table)
        hand = messages.hands[seat]
        if person.dm_closed and self._clock() - person.dm_at > FIRST_PAUSE:
            hand.closed = 0  # they may just have opened them
            self._want(table, messages, hand)
        elif hand.failures and not hand.firm:
            self._want(table, messages, hand)

    @asynccontextmanager
    async def answering(self, moment: Moment, seat: int, content: Content) -> AsyncIterator[None]:
        """While a seat's direct message is edited in answer to a click: it need not be made a second time.

        Where another edit of it is on its way, nobody knows which one stays: then it is shown once more.
        """
        table = moment.table
        messages = self._messages_of(table)
        messages.keep(moment)
        hand = messages.hands[seat]
        overtaken = hand.sending or not hand.answered.is_set()
        problem = messages.public.problem  # as it is told; what becomes of it meanwhile is not
        hand.presses += 1
        press = hand.presses
        hand.digest, hand.holds = None, None
        try:
            with hand.answer():
                yield
            if hand.presses == press:  # else a newer press tells what is shown, though this one was heard of later
                hand.digest = None if overtaken else digest(content)
                hand.holds = (moment.ply, problem) if hand.digest and not content.begun else None
                hand.begun = moment.step(seat) if content.begun else -1
                hand.half_made = self._half_made(content)
                hand.overwritten = content if overtaken and content.begun else None
        finally:
            await self._refresh(table)
            self._answered(moment, messages, lost=hand.digest is None)

    @asynccontextmanager
    async def answering_copy(
        self, moment: Moment, seat: int, content: Content, interaction: discord.Interaction
    ) -> AsyncIterator[None]:
        """While a message for a player's eyes only is sent or edited, which is kept up to date from then on."""
        messages = self._messages_of(moment.table)
        messages.keep(moment)
        hand = messages.hands[seat]
        hand.copy, hand.copying = None, interaction.token
        try:
            with hand.answer():
                yield
            if hand.copying == interaction.token:
                begun = moment.step(seat) if content.begun else -1
                hand.copy = EphemeralCopy(interaction.token, self._clock() + LIVES, digest(content), begun)
                hand.copy_half_made, hand.copy_overwritten = self._half_made(content), None
        finally:
            await self._refresh(moment.table)
            self._answered(moment, messages)

    def _answered(self, moment: Moment, messages: TrackedMessages, *, lost: bool = False) -> None:
        """Show a table anew whose answer was lost or came late; keep nothing of a game that was over before."""
        table = moment.table
        if lost or table.number != moment.ply:
            self.publish_soon(table)
        elif not table.active and table.number == table.shown and messages.are_at_rest:
            self._forget(table)

    async def _refresh(self, table: Table) -> None:
        """Catch up with what another process may have shown before an answer came."""
        if not self.showing.holds(table.id):
            await table.refresh()

    def _half_made(self, content: Content) -> Content | None:
        """A decision that is being built up in a message, to be shown again when another process has wiped it out."""
        return content.undrawn() if content.begun and self.showing.is_shared else None

    # One message, and what keeps it

    def _messages_of(self, table: Table) -> TrackedMessages:
        messages = self._by_table.get(table.id)
        if messages is None:
            messages = self._by_table[table.id] = TrackedMessages(table)
        if table.place_id:
            self.watch(table.id, table.place_id)
        return messages

    def _forget(self, table: Table) -> None:
        self._by_table.pop(table.id, None)
        self._talk.pop(table.id, None)
        if table.place_id and (here := self._places.get(table.place_id)):
            here.discard(table.id)
            if not here:
                del self._places[table.place_id]

    def _want(self, table: Table, messages: TrackedMessages, message: TrackedMessage, *, late: bool = False) -> None:
        message.late = late and (message.late or not message.wanted)
        message.importance = importance_of(table, message)
        if not message.wanted:
            message.wanted = True
            self.background(self._keep_up(table, messages, message))

    async def _keep_up(self, table: Table, messages: TrackedMessages, message: TrackedMessage) -> None:
        async with message.lock:
            if isinstance(message, HandMessage):
                await message.answered.wait()
                if message.holds == (table.number, messages.public.problem):
                    # The answer to a press has shown it, so that there is nothing to make.
                    await self._bring_up_to_date(table, messages, message)
                    return
            # Whoever waits here has made nothing yet: what is shown is the newest position when its turn has come.
            async with self._budget.ahead(message), DESK.place(message):
                await self._turns.wait()
                await self._bring_up_to_date(table, messages, message)

    async def _bring_up_to_date(self, table: Table, messages: TrackedMessages, message: TrackedMessage) -> None:
        message.wanted = False
        async with self.showing.of(table, messages):
            if not message.late or message.shown < table.number:  # else another process has shown it meanwhile
                await self._show(table, messages, message)
            await self._note_progress(table, messages)

    async def _show(self, table: Table, messages: TrackedMessages, message: TrackedMessage) -> None:
        number = table.number
        failed = bool(message.failures)
        try:
            await self._prepare(table, messages)
            if isinstance(message, TableMessage):
                await self._show_public(table, messages, message)
            elif isinstance(message, HandMessage):
                await self._show_hand(table, messages, message)
        except Exception as error:  # noqa: BLE001  the border between tables: one must not hurt another
            self._failures.not_shown(table.id, number, message.name, error)
            self._failed(table, messages, message, error)
        else:
            message.succeed(number)
            if failed:
                self._tell(table, messages, message, None)

    async def _prepare(self, table: Table, messages: TrackedMessages) -> None:
        """Whatever all messages of a table need first; done once."""
        await table.judge()
        drawing = messages.drawing
        if drawing is None or (drawing.done() and (drawing.cancelled() or drawing.exception())):
            drawing = messages.drawing = asyncio.create_task(draw_first(table, messages.at(table, self._layouts)))
        await asyncio.shield(drawing)

    def _failed(self, table: Table, messages: TrackedMessages, message: TrackedMessage, error: BaseException) -> None:
        message.fail(self._clock(), error)
        self._failing.add(table.id)
        if message.due != NEVER:
            self.background(self._due.put("show", table.id, message.due))
        self._tell(table, messages, message, self._problem(table, error))

    def _problem(self, table: Table, error: BaseException) -> Problem:
        """Why a table can't be shown in its place."""
        if code_of(error) in (SLEEPING, LOCKED):
            return Problem("place-locked")
        if code_of(error) == PLACE_GONE:
            return Problem("place-deleted")
        if is_transient(error) or not isinstance(error, discord.HTTPException):
            return Problem("place-silent")
        if isinstance(error, discord.Forbidden):
            place_id = table.place_id or 0
            return Problem("place-refused", place_id, self._sender.missing(place_id))
        return Problem("place-picture-refused")

    def _tell(self, table: Table, messages: TrackedMessages, message: TrackedMessage, problem: Problem | None) -> None:
        """Let the other messages say what became of one: it fails, or does no more."""
        if not isinstance(message, TableMessage):
            others: list[TrackedMessage] = [messages.public]
        elif message.problem == problem:
            return
        else:
            message.problem = problem
            others = [*messages.hands]
        for other in others:
            if not other.firm:
                self._want(table, messages, other)

    async def _note_progress(self, table: Table, messages: TrackedMessages) -> None:
        if not any(message.failures for message in messages.all()):
            self._failing.discard(table.id)
        # A place that is gone for good holds nothing up.
        number = min(message.shown for message in messages.all() if message.due != NEVER)
        if all(message.failures or message.shown == table.number for message in messages.all()):
            messages.moment = None
        if number == table.number and messages.since is not None:
            shown(table.game.id, self._clock() - messages.since)
            messages.since = None
        if number > table.shown:
            await self.showing.note(table, number)
        if not table.active and number == table.number and table.id not in self._failing:
            self._forget(table)

    async def _show_hand(self, table: Table, messages: TrackedMessages, hand: HandMessage) -> None:
        await self._hands.show_copy(table, messages, hand)
        person = table.people[hand.seat]
        closed = person.dm_closed
        await self._hands.show(table, messages, hand)
        if person.dm_closed and hand.reminded:
            hand.reminded = False
            messages.public.reminded |= {hand.seat}  # then they are reminded there
        if person.dm_closed != closed:
            self._want(table, messages, messages.public)  # which says whether they can be sent direct messages
        at, hand.awaited = hand.awaited, self._hands.opens(table, hand)
        if hand.awaited not in (None, at):
            self.background(self._due.put("show", table.id, hand.awaited))

    # The table message

    async def _show_public(self, table: Table, messages: TrackedMessages, public: TableMessage) -> None:
        assert table.place_id is not None
        news = public.shown < table.number
        moment = messages.at(table, self._layouts)
        content = public_content(everybody(table), moment, messages.unreached())
        seen = digest(content)
        repost, public.repost = public.repost or self._talk[table.id] >= PUSHED_AWAY, False
        if public.digest != seen or repost:
            await draw(content)
            old = table.message_id
            try:
                if old is None or repost or not await self._sender.edit(table.place_id, old, content):
                    await self._post_table(table, content)
                    self._talk[table.id] = 0
            except FAULTS:
                public.repost = public.repost or repost
                raise
            public.digest = seen
        await self._calls.show(moment, public, news=news)

    async def _post_table(self, table: Table, content: Content) -> None:
        assert table.place_id is not None
        old = table.message_id
        new = await self._sender.send(table.place_id, content, nonce_of("table", table, old))
        # Noted last: a stop in between leaves the old one known, and the nonce finds the new one again.
        if old not in (None, new):
            await self._sender.delete(table.place_id, old)
        await table.note(message_id=new)
