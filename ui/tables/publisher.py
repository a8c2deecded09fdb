"""What Discord shows of the tables, brought up to date with their logs.

Contents are shown on surfaces; nothing here can change a game. Each surface keeps its own pace: one that Discord
refuses, or makes wait, is told where the others are, and tried again after pauses that grow.
"""

from collections.abc import AsyncIterator, Coroutine, Mapping
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Any

from sessions import DueWork, Table
from sessions.tables.publishing_lease import PublishingLeases
from sessions.time.wall_clock import CLOCK, Clock
from ui.interactions.discord_faults import FIRST_PAUSE
from ui.interactions.precedence import Importance
from ui.interactions.processor_slots import DESK
from ui.interactions.request_budget import RequestBudget
from ui.interactions.signals import aged, shown
from ui.layouts.layout import Layout
from ui.tables.announcing import Announcer, Arrivals
from ui.tables.background import BackgroundTasks
from ui.tables.content_for import content_for
from ui.tables.drawing import DisplayTurns
from ui.tables.failures import FailureLog, place_problem
from ui.tables.moment import Moment
from ui.tables.shown_table import ShownTable
from ui.tables.surfaces.channel_talk import ChannelTalk
from ui.tables.surfaces.content import Content, content_digest, draw_content
from ui.tables.surfaces.ephemeral import EphemeralMessage
from ui.tables.surfaces.problem import PlaceProblem
from ui.tables.surfaces.sender import MessageSender
from ui.tables.surfaces.stored_tokens import StoredTokens
from ui.tables.surfaces.surface import NEVER, NO_DRAFT, DecisionDraft, Outcome, PressedMessage, Surface
from ui.tables.surfaces.surface_services import SurfaceServices
from ui.tables.surfaces.token import LIVES, Token


class Publisher:
    """Keeps every table's surfaces up to its log."""

    def __init__(
        self,
        sender: MessageSender,
        layouts: Mapping[str, Layout[Any]],
        due: DueWork,
        leases: PublishingLeases,
        left_tokens: StoredTokens,
        clock: Clock = CLOCK,
        budget: RequestBudget | None = None,
        *,
        by_token: bool = True,
    ) -> None:
        """``by_token``: whether messages are edited by the tokens of presses, where that is possible."""
        self._budget = budget or RequestBudget()
        self._sender = sender
        self._layouts = layouts
        self._due = due
        self.leases = leases
        self._clock = clock
        self.talk = ChannelTalk()
        self._means = SurfaceServices(sender, clock, self.talk, by_token)
        self.left_tokens = left_tokens
        self._announcer = Announcer(
            clock, lambda table, number: self.run_in_background(self._look_again(table, number))
        )
        self._arrivals = Arrivals(clock)
        self._by_table: dict[int, ShownTable] = {}
        self._failing: set[int] = set()
        self._failures = FailureLog()
        self._background = BackgroundTasks()
        self._turns = DisplayTurns()

    # What is asked of it

    def publish_soon(self, table: Table, *, repost: bool = False) -> None:
        """Bring a table's surfaces up to date in the background; calls that come meanwhile become one."""
        surfaces = self._surfaces_of(table)
        if surfaces.since is None and table.number > table.shown:
            surfaces.since = self._clock()
        surfaces.channel.repost = surfaces.channel.repost or repost
        for surface in surfaces.all_surfaces():
            if not surface.firm or self._clock() >= surface.due or (repost and surface is surfaces.channel):
                self._request_update(table, surfaces, surface)

    def publish_lagging(self, table: Table) -> None:
        """Bring those of a table's surfaces up to date that lag, where it is time for another try."""
        surfaces = self._surfaces_of(table)
        for surface in surfaces.all_surfaces():
            if (surface.failures or surface.shown < table.number) and self._clock() >= surface.due:
                self._request_update(table, surfaces, surface, late=True)
            elif surface.is_check_due(table):
                self._request_update(table, surfaces, surface)

    def next_try(self, table_id: int) -> float | None:
        """When what could not be shown of a table is to be tried again: a time, be it past; None for never."""
        at = self._by_table[table_id].next_try() if table_id in self._failing else None
        if at is None:
            return self._clock()
        return None if at == NEVER else at

    def republish(self, table: Table) -> None:
        """Show a table on which nothing has happened, but other things are told of somebody: a name, or an absence."""
        surfaces = self._surfaces_of(table)
        surfaces.moment = None
        surfaces.edition += 1
        self.publish_soon(table)

    def place_problem(self, table: Table) -> PlaceProblem | None:
        """Why a table can't be shown in its place; None when it can."""
        surfaces = self._by_table.get(table.id)
        return surfaces.problem if surfaces else None

    def note_presence(self, table: Table, user_id: int) -> None:
        """Note that somebody has acted or pressed something at a table just now."""
        if table.active and table.seat_of(user_id) is not None:
            self._surfaces_of(table).turns.seen[user_id] = self._clock()

    def note_arrival(self, lobby_id: int, user_id: int) -> None:
        """Note that somebody has acted in a lobby just now, for the table that it becomes."""
        self._arrivals.note_arrival(lobby_id, user_id)

    def run_in_background(self, work: Coroutine[Any, Any, None]) -> None:
        """Run something that nobody waits for."""
        self._background.begin(work)

    async def close(self, within: float | None) -> None:
        """Show what was begun, for so many seconds at most; what comes from now on is left to the next start."""
        await self.wait_until_shown(within)
        self._background.close()
        await self.left_tokens.store_tokens(self._by_table)
        await self.leases.close()

    async def wait_until_shown(self, within: float | None = None) -> None:
        """Wait until everything that was begun is shown, for so many seconds at most."""
        await self._background.wait_until_done(within)

    @property
    def failing_count(self) -> int:
        """How many tables have a surface that could not be shown when it was tried last."""
        return len(self._failing)

    def tables_shut_out(self, place_id: int) -> set[int]:
        """The tables in a channel or thread that could not be shown there when it was tried last."""
        failing = self.talk.tables_in(place_id) & self._failing
        return {id_ for id_ in failing if self._by_table[id_].channel.failures}

    def note_place_open(self, table: Table) -> None:
        """The place of a table takes messages again."""
        self._surfaces_of(table).channel.retry_at_once()
        self._want_channel(table)

    async def _look_again(self, table: Table, number: int) -> None:
        """See whether somebody is to be told of their turn who was there when it began."""
        await table.refresh()
        if table.number == number:  # else somebody has acted, through whatever process
            self._want_channel(table)

    async def send_reminder(self, table: Table, seat: int) -> None:
        """Tell a player again that it is their turn, where they want to be told; no message more than before."""
        if table.people[seat].level is None and (await table.wishes.preferences_of(seat)).reminders != "off":
            self._surfaces_of(table).turns.reminded |= {seat}
            self._want_channel(table)

    def _want_channel(self, table: Table) -> None:
        surfaces = self._surfaces_of(table)
        self._request_update(table, surfaces, surfaces.channel)

    def retry_direct_messages(self, table: Table, seat: int) -> None:
        """A player who could not be sent direct messages is here: perhaps they can by now."""
        person, surfaces = table.people[seat], self._surfaces_of(table)
        direct = surfaces.direct[seat]
        if person.direct.closed and self._clock() - person.direct.at > FIRST_PAUSE:
            direct.closed = 0  # they may just have opened them
            self._request_update(table, surfaces, direct)
        elif direct.failures and not direct.firm:
            self._request_update(table, surfaces, direct)

    # Other processes

    def has_work_here(self, table_id: int) -> bool:
        """Whether something is to be done here about a table that another process shows."""
        surfaces = self._by_table.get(table_id)
        return self.talk.has_pushed_away(table_id) or (surfaces is not None and bool(surfaces.unshared_surfaces()))

    def knows_surfaces(self, table_id: int) -> bool:
        """Whether something is remembered here of a table's surfaces."""
        return table_id in self._by_table

    def follow_other_process(self, table: Table) -> None:
        """Another process has stored something at a table, and shows it: what only this one can show is left."""
        surfaces = self._surfaces_of(table)
        unknown = surfaces.unshared_surfaces()
        for surface in unknown:
            self._request_update(table, surfaces, surface)
        if self.talk.has_pushed_away(table.id):
            self._request_update(table, surfaces, surfaces.channel)
        elif not table.active and not unknown:
            self._forget_table(table)

    # Presses

    @asynccontextmanager
    async def answering_with_hand(
        self, moment: Moment, seat: int, content: Content, pressed: PressedMessage
    ) -> AsyncIterator[None]:
        """While a press is answered by a message with a seat's hand: it need not be made a second time, and is kept up
        to date from then on. A new message for their eyes takes the place of the one before it.

        Where another edit of it is on its way, nobody knows which one stays: then it is shown once more.
        """
        table = moment.table
        surfaces = self._surfaces_of(table)
        surfaces.keep_moment(moment)
        surface = surfaces.surface_for_press(table, seat, pressed)
        alone = not (surface.sending or surface.answers.running)
        holds = surfaces.seat_content_position(moment.ply)  # as it is told; what becomes of it meanwhile is not
        before = surface.token if pressed.message_id is None else None
        surface.note_pressed()
        try:
            with surface.answers.answering() as press:
                yield
            if surface.answers.newest == press:  # else a newer one tells what is shown, though it was heard of before
                surface.note_answered(content, holds, self._decision_draft(moment, seat, content), alone=alone)
                if (token := pressed.token_until(self._clock() + LIVES)) is not None:
                    surface.keep_token(token)
                    if isinstance(surface, EphemeralMessage) and before is not None and before.until > self._clock():
                        self.run_in_background(surface.delete_message(table, before))
        finally:
            await self._refresh_table(table)
            self._follow_up_answer(moment, surfaces, lost=surface.digest is None)

    def needs_token(self, table: Table, message_id: int) -> bool:
        """Whether a message is a table's that is still to be edited, and no token is known that does so for long."""
        if not (self._means.by_token and table.active and message_id == table.message_id):
            return False
        token = self._surfaces_of(table).channel.token
        return token is None or token.message_id != message_id or token.until - self._clock() < LIVES / 2

    def keep_token(self, table: Table, message_id: int, token: str) -> None:
        """Keep the token of a press on the table message that was answered by leaving it as it is."""
        self._surfaces_of(table).channel.keep_token(Token(token, self._clock() + LIVES, message_id))

    def _follow_up_answer(self, moment: Moment, surfaces: ShownTable, *, lost: bool) -> None:
        """Show a table anew whose answer was lost or came late; keep nothing of a game that was over before."""
        table = moment.table
        if lost or table.number != moment.ply:
            self.publish_soon(table)
        elif not table.active and table.number == table.shown and surfaces.are_at_rest:
            self._forget_table(table)

    async def _refresh_table(self, table: Table) -> None:
        """Catch up with what another process may have shown before an answer came."""
        if not self.leases.holds(table.id):
            await table.refresh()

    def _decision_draft(self, moment: Moment, seat: int, content: Content) -> DecisionDraft:
        """The decision that is being built up in a message, kept where another process may wipe it out."""
        if not content.begun_press:
            return NO_DRAFT
        return DecisionDraft(moment.step(seat), content.undrawn_copy() if self.leases.is_shared else None)

    # One surface, and what keeps it up to date

    def _surfaces_of(self, table: Table) -> ShownTable:
        surfaces = self._by_table.get(table.id)
        if surfaces is None:
            surfaces = self._by_table[table.id] = ShownTable(table, self._means)
            surfaces.turns.seen = self._arrivals.take_last_seen(table)
            self.left_tokens.give_tokens(table.id, surfaces, table.shown)
        if table.place_id:
            self.talk.watch_table(table.id, table.place_id)
        return surfaces

    def _forget_table(self, table: Table) -> None:
        self._by_table.pop(table.id, None)
        self.talk.forget_table(table.id, table.place_id)

    def _request_update(self, table: Table, surfaces: ShownTable, surface: Surface, *, late: bool = False) -> None:
        surface.late = late and (surface.late or not surface.wanted)
        surface.update_importance(table, self._announcer.present_seats(table, surfaces))
        surface.note_newer_action(table.number, self._clock())
        if not surface.wanted:
            surface.wanted = True
            self.run_in_background(self._keep_up(table, surfaces, surface))

    async def _keep_up(self, table: Table, surfaces: ShownTable, surface: Surface) -> None:
        async with surface.lock:
            await surface.answers.wait_until_answered()
            if surfaces.is_up_to_date(table, surface):
                # The answer to a press has shown it, so that there is nothing to make.
                await self._bring_up_to_date(table, surfaces, surface)
                return
            # Whoever waits here has made nothing yet: what is shown is the newest position when its turn has come.
            async with self._turn_of(surface):
                if surface.importance >= Importance.WATCHED:
                    await self._turns.wait()
                async with DESK.slot(surface):  # last: whoever has one is at work, and waits for nothing else
                    await self._bring_up_to_date(table, surfaces, surface)

    def _turn_of(self, surface: Surface) -> AbstractAsyncContextManager[None]:
        """A turn among the requests that Discord counts, where it counts those."""
        return self._budget.request_turn(surface) if surface.is_counted else self._budget.queue_requests_as(surface)

    async def _bring_up_to_date(self, table: Table, surfaces: ShownTable, surface: Surface) -> None:
        surface.wanted = False
        if surface.is_known_here_alone:
            await self._show_surface(table, surfaces, surface)
            if not table.active and surfaces.are_at_rest:
                self._forget_table(table)
            return
        async with self.leases.lease_of(table, surfaces):
            for other in surfaces.lagging_surfaces(table):  # such as one that another process has told of
                self._request_update(table, surfaces, other)
            if not surface.late or surface.shown < table.number:  # else another process has shown it meanwhile
                await self._show_surface(table, surfaces, surface)
            await self._note_progress(table, surfaces)

    async def _show_surface(self, table: Table, surfaces: ShownTable, surface: Surface) -> None:
        number, failed, was_closed = table.number, bool(surface.failures), surface.is_closed(table)
        try:
            await surfaces.prepare(table, self._layouts)
            if not surface.is_known_here_alone:
                await self._announce_turns(table, surfaces)
            calls = surface.calls
            outcome = await self._show_newest(table, surfaces, surface)
        except Exception as error:  # noqa: BLE001  the border between tables: one must not hurt another
            self._failures.log_not_shown(table.id, number, surface.name, error)
            self._note_failure(table, surfaces, surface, error)
            return
        surface.note_success(number)
        surface.note_newer_action(table.number, self._clock())
        if surface.calls - calls:  # somebody is told who was not when it began
            self._request_update(table, surfaces, surface)
        if failed:
            self._tell_other_surfaces(table, surfaces, surface, None)
        is_closed = surface.is_closed(table)
        if is_closed != was_closed or (is_closed and surface.calls):  # it was tried again for them, and is closed still
            surfaces.tell_elsewhere(surface)
            self._request_update(table, surfaces, surfaces.channel)  # which says who can't be reached
        if outcome is Outcome.GONE or surface.is_finished():
            surfaces.drop_surface(surface)
        self._note_closed(table, surfaces, surface)

    async def _announce_turns(self, table: Table, surfaces: ShownTable) -> None:
        """See to it that whoever is not there is told of their turn, once."""
        await self._announcer.decide_announcements(surfaces.current_moment(table, self._layouts), surfaces)
        for surface in surfaces.all_surfaces():
            if surface.calls and not (surface.failures or surface.is_at_work):
                self._request_update(table, surfaces, surface)

    async def _show_newest(self, table: Table, surfaces: ShownTable, surface: Surface) -> Outcome:
        """Let a surface show the newest position, unless it does, or can't now."""
        while True:
            holds = surfaces.content_position(table, surface)
            content = await self._missing_content(table, surfaces, surface) if surface.can_show(table) else None
            if content is None:
                return Outcome.SHOWN
            await draw_content(content)
            if not surface.answers.running:
                break
            await (
                surface.answers.wait_until_answered()
            )  # of two edits on their way at once, nobody knows which one stays
        press, told = surface.answers.newest, surface.calls
        surface.sending = True
        try:
            outcome = await surface.show(table, content)
        finally:
            surface.sending = False
        if outcome is Outcome.SHOWN:
            surface.calls -= told
            surface.note_shown(content, holds, alone=surface.answers.newest == press)
            if surface.behind_since is not None:
                aged(surface.kind, surface.importance.metric_name, self._clock() - surface.behind_since)
        return outcome

    async def _missing_content(self, table: Table, surfaces: ShownTable, surface: Surface) -> Content | None:
        """What a surface should show and does not; None where there is nothing."""
        if surface.has_draft(table):
            return surface.draft.lost
        if surfaces.is_up_to_date(table, surface):
            return None
        content = await content_for(surfaces.current_moment(table, self._layouts), surface, surfaces)
        if surface.digest == content_digest(content) and not surface.must_move(table):
            surface.holds = surfaces.content_position(table, surface)
            return None
        return content

    def _note_failure(self, table: Table, surfaces: ShownTable, surface: Surface, error: Exception) -> None:
        surface.note_failure(self._clock(), error)
        self._failing.add(table.id)
        if not surface.has_given_up:
            self.run_in_background(self._due.schedule("show", table.id, surface.due))
        self._tell_other_surfaces(table, surfaces, surface, place_problem(self._sender, table, error))

    def _tell_other_surfaces(
        self, table: Table, surfaces: ShownTable, surface: Surface, problem: PlaceProblem | None
    ) -> None:
        """Let the other surfaces say what became of one: it fails, or does no more."""
        if surface.seat is not None:
            others: list[Surface] = [surfaces.channel]
        elif surfaces.problem == problem:
            return
        else:
            surfaces.problem = problem
            others = [other for other in surfaces.all_surfaces() if other.seat is not None]
        for other in others:
            if not other.firm:
                self._request_update(table, surfaces, other)

    def _note_closed(self, table: Table, surfaces: ShownTable, surface: Surface) -> None:
        """See to it that whoever takes nothing there is tried again."""
        at, surface.awaited = surface.awaited, surface.next_check(table)
        if surface.awaited is not None and surface.awaited != at:
            self.run_in_background(self._due.schedule("show", table.id, surface.awaited))

    async def _note_progress(self, table: Table, surfaces: ShownTable) -> None:
        if not surfaces.are_failing:
            self._failing.discard(table.id)
        number = surfaces.shown_number()
        if surfaces.were_all_tried(table.number):
            surfaces.moment = None
        if number == table.number and surfaces.since is not None:
            shown(table.game.id, self._clock() - surfaces.since)
            surfaces.since = None
        if number > table.shown:
            await self.leases.note(table, number)
        if not table.active and number == table.number and table.id not in self._failing:
            self._forget_table(table)
