"""One table: a game in progress, the people at it, and the one door through which every action goes."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from functools import partial
from hashlib import blake2b
from typing import Any, Unpack

import msgspec
import structlog

import engine
from sessions.log import fair
from sessions.log.lines import ACTION, FORCED, TAKEBACK, Course, Line
from sessions.log.next_line import NextLine, TableState, next_line
from sessions.log.offers import Offer
from sessions.people.preferences import People, Preferences
from sessions.ratings.counting import count
from sessions.ratings.verdicts import verdict
from sessions.refusals import NotSeated, NotStored, PositionChanged, Refusal, TableBroken, TableOver, sentence
from sessions.running.outages import Outages
from sessions.signals import acted, ended
from sessions.store import Conflict, Store, StoreUnavailable
from sessions.store.rows import EVERYBODY, Freed, Person, Recent, SurfaceKind, SurfaceNotes, TableNotes, TableRow
from sessions.store.tables import RECENT, Loaded, TableRows, told
from sessions.tables.base_table import BaseTable
from sessions.tables.loading import Newer, kept, read_table_state
from sessions.time.paces import Clocks, not_ahead

log = structlog.get_logger(__name__)

BARE, A_BYTE = 6000, 5
"""About how many bytes a table takes, and more for each byte of its position as it is stored."""


class Table(BaseTable):
    """One game and the people who play it, and all that is done there."""

    __slots__ = ("__weakref__", "_doubtful", "_lock", "_notes", "_read", "_store", "weight")

    def __init__(
        self,
        row: TableRow,
        game: engine.Game,
        options: dict[str, Any],
        people: tuple[Person, ...],
        course: Course,
        recent: tuple[Recent, ...],
        clocks: Clocks,
        *,
        store: Store,
        outages: Outages,
        read: Callable[[int], Awaitable["Table | None"]],
        preferences: People,
    ) -> None:
        super().__init__(row, game, options, people, course, recent, clocks, outages, preferences)
        self._store = store
        self._read = read
        self._lock = asyncio.Lock()
        self._doubtful = False
        self._notes = 0
        self.weight = BARE
        """About how many bytes it takes."""

    def weigh(self, position: str) -> None:
        """Note about how many bytes it takes, by its position."""
        self.weight = BARE + A_BYTE * len(position)

    # What is done

    async def act(self, user_id: int, *actions: engine.Action, step: int | None = None) -> list[dict[str, Any]]:
        """Play somebody's action and return the events, as JSON objects with their ``to``, once all is stored.

        Several actions are one decision: all of them are played, or none. ``step`` is the step of the seat for which
        they were meant; None: the one at the moment of the call. Raises NotSeated, TableOver, PositionChanged,
        StoreUnavailable or the game's own IllegalAction; nothing has happened then. Once begun, it is carried to its
        end even when the caller is cancelled.
        """
        seat = self.own_seat(user_id)
        step = self.people[seat].steps if step is None else step
        return await self._store.finish(self._act(seat, actions, step, self.number))

    async def act_as(self, seat: int, action: engine.Action, number: int) -> list[Any]:
        """Play a computer's action, thought about when the log had ``number`` actions; PositionChanged when it has
        more by now. Otherwise like ``act``."""
        if self.people[seat].level is None:
            raise NotSeated
        return await self._store.finish(self._act_as(seat, action, number))

    async def write(self, make: Callable[[], Line | None]) -> list[Any] | None:
        """Write a line that is no action of a person, made of how the table stands by what is stored; the events, or
        None when there is no line to write. Whatever ``make`` raises is passed on; TableOver when the game is over.
        """
        return await self._store.finish(self._write_made(make))

    async def settle(self) -> None:
        """Play what needs nobody's decision: changed standing orders, and forced actions."""
        await self._store.finish(self._settle())

    async def refresh(self) -> None:
        """Catch up with what other processes have stored, and with whatever is in doubt."""
        if self._store.is_shared or self._doubtful:
            async with self._lock:
                await self._catch_up()

    async def follow(self, shown: int) -> None:
        """Take over that another process has shown the table up to an action."""
        if self._doubtful:
            await self.refresh()
        else:
            self.row = self.row._replace(shown=shown)

    @property
    def whereabouts(self) -> str:
        """Where this process knows the table and its direct messages to be: alike where two know the same; no ids."""
        # The release before, which may run beside, says it in the same words.
        told = [tuple(person.direct[:4]) for person in self.people]
        known = f"{self.place_id} {self.message_id} {self.mention_id} {told}"
        return f"at {blake2b(known.encode(), digest_size=8).hexdigest()}"

    def doubt(self) -> None:
        """Mark the table as perhaps out of date: it is read again before it is used next."""
        self._doubtful = True

    async def judge(self) -> None:
        """Read what the end of the game meant for ratings, if it has ended and was to be rated."""
        if self.status == "over" and self.row.rated is not None and self.verdict is None:
            self.verdict = await verdict(self._store, self.id)

    async def set_clocks_back(self) -> None:
        """Let no clock have begun to run later than now, as they have after a wrong time of day was set right."""
        if not_ahead(self.clocks, self._outages.clock()) != self.clocks:
            await self._store.finish(self._set_clocks_back())

    async def know_absences(self) -> None:
        """Read who is away, where that stops clocks: until then everybody seems to be there."""
        if self.pace.slow and self.status == "open":
            await self.know_preferences()

    async def know_preferences(self) -> None:
        """Read what everybody here prefers, together with whatever is asked of others at the same time."""
        await self._people.of_all(self._persons())

    async def note(self, freed: Freed | None = None, **fields: Unpack[TableNotes]) -> None:
        """Store up to which action the table is shown; ``freed``: from then on others may show it."""
        await self._store.note(self.id, freed, **fields)
        self.row = self.row.noted(fields)
        self._notes += 1

    async def note_surface(self, kind: SurfaceKind, seat: int = EVERYBODY, **fields: Unpack[SurfaceNotes]) -> None:
        """Store where, and by which means, the table is shown."""
        await self._store.note_surface(self.id, kind, seat, **fields)
        if kind == "table":
            self.row = self.row._replace(message=self.row.message._replace(**fields))
        elif kind == "call":
            self.row = self.row._replace(call=self.row.call._replace(**fields))
        if kind == "direct":
            self.noted_direct(seat, fields)
        else:
            self._notes += 1

    def noted_direct(self, seat: int | None, fields: SurfaceNotes) -> None:
        """Take over what was stored of a player's direct message; None for somebody who has no seat."""
        if seat is not None:
            person = self.people[seat]
            person.direct = person.direct._replace(**fields)
            self._notes += 1

    async def _act(self, seat: int, actions: Sequence[engine.Action], step: int, number: int) -> list[dict[str, Any]]:
        """Carry out ``act``; ``number`` is that of the last action when it was called."""
        async with self._lock:
            if self._doubtful:
                await self._catch_up()
            while True:
                try:
                    events = await self._attempt(seat, actions, step, number)
                    return events + await self._answer_forced()
                except (engine.IllegalAction, PositionChanged, TableOver):
                    # By what is stored, not by what this process believes.
                    if not await self._catch_up():
                        raise
                except Conflict as conflict:
                    if not await self._catch_up():
                        raise PositionChanged from conflict

    async def _act_as(self, seat: int, action: engine.Action, number: int) -> list[Any]:
        async with self._lock:
            if self._doubtful:
                await self._catch_up()
            if self.number != number:
                raise PositionChanged
            try:
                events = await self._attempt(seat, (action,), self.people[seat].steps, number)
                return events + await self._answer_forced()
            except Conflict as conflict:
                await self._catch_up()
                raise PositionChanged from conflict

    async def _write_made(self, make: Callable[[], Line | None]) -> list[Any] | None:
        async with self._lock:
            while True:
                self._doubtful |= self._store.is_shared  # what is stored beside the actions matters here, too
                await self._catch_up()
                if self.status != "open":
                    raise TableOver
                line = make()
                if line is None:
                    return None
                if line.kind == TAKEBACK:
                    await self._look_back()
                    self._check_choice(line)
                try:
                    events = await self._write(line)
                except Conflict:
                    continue
                return events + await self._answer_forced()

    async def _set_clocks_back(self) -> None:
        async with self._lock:
            self._doubtful |= self._store.is_shared
            await self._catch_up()
            clocks = not_ahead(self.clocks, self._outages.clock())
            if clocks != self.clocks and await TableRows(self._store).set_clocks(
                self.row, msgspec.json.encode(clocks).decode()
            ):
                self.clocks = clocks

    async def _look_back(self) -> None:
        """Replay the log to know the state before the last action, which a takeback needs."""
        record = await TableRows(self._store).record(self.id)
        if record is not None and len(record.actions) == self.number:
            with suppress(fair.Mismatch, *fair.UNREADABLE):  # then nothing can be taken back
                self._course = fair.replayed(record, self.game)

    def _check_choice(self, line: Line) -> None:
        """Refusal for whoever would take back what they had to do: it would be done again at once."""
        before = self._course.before
        if before is None or line.seat != before.seat or not isinstance(line.action, Offer):
            return
        if before.state.forced(engine.Seat(before.seat)) == before.action:
            raise Refusal("takeback-forced")

    async def _settle(self) -> None:
        async with self._lock:
            if self._doubtful:
                await self._catch_up()
            if self.status == "open":
                await self._answer_forced()

    async def _answer_forced(self) -> list[Any]:
        """Play changed standing orders, then every forced action, unless its person wants to press themselves.

        Returns the events."""
        events: list[Any] = []
        try:
            while (found := await self._next_forced()) is not None:
                seat, action, kind = found
                events += await self._attempt(seat, (action,), self.people[seat].steps, self.number, kind)
        except (Conflict, StoreUnavailable, PositionChanged) as error:
            # What came before is stored; this one waits for the person.
            log.info("forced action not played", table=self.id, error=type(error).__name__)
        return events

    async def _next_forced(self) -> tuple[int, engine.Action, str] | None:
        for seat in self.active:
            order = await self._next_order(seat)
            if order is not None:
                return seat, order, ACTION
            state, person = self._course.state, self.people[seat].level is None
            action = state.unasked(engine.Seat(seat)) if person else state.forced(engine.Seat(seat))
            if action is not None and (await self.preferences(seat)).answers_itself:
                return seat, action, FORCED if person else ACTION
        return None

    async def _next_order(self, seat: int) -> engine.Action | None:
        if not self.game.standing_orders:
            return None
        wanted = (await self.preferences(seat)).orders.get(self.game.id)
        return None if wanted is None else self._course.state.ordered(engine.Seat(seat), wanted)

    async def preferences(self, seat: int) -> Preferences:
        """The preferences of whoever sits there; a computer has the defaults."""
        person = self.people[seat]
        if person.level is not None:
            return Preferences()
        return (await self._people.of_all(self._persons()))[person.user_id]  # those of the others are wanted next

    def _persons(self) -> list[int]:
        return [person.user_id for person in self.people if person.level is None]

    async def _attempt(
        self, seat: int, actions: Sequence[engine.Action], step: int, number: int, kind: str = ACTION
    ) -> list[dict[str, Any]]:
        """Write actions that were meant for this step of the seat; PositionChanged where it has played since.

        A refusal says what is wrong with them only as long as ``number`` is still that of the last action.
        """
        person = self.people[seat]
        if self.status != "open":
            raise TableOver
        if person.steps != step:
            raise PositionChanged
        try:
            return await self._write(*(Line(kind, seat, action) for action in actions))
        except engine.IllegalAction as refusal:
            if self.number == number:
                raise
            raise PositionChanged from refusal

    async def _write(self, *lines: Line) -> list[dict[str, Any]]:
        """Append lines to the log, all or none, and change the table once they are stored; returns the events."""
        now, outages = self._outages.clock(), self._outages.pauses
        state = self._table_state()
        added: list[NextLine] = []
        for line in lines:
            added.append(next_line(self.row, self.pace, state, line, now, outages))
            state = added[-1].state_after
        rows = [one.row for one in added]
        if self._store.claims is not None:
            rows[0] = rows[0]._replace(known=self.whereabouts)
        ends = rows[-1].status == "over" and self.row.rated is not None
        try:
            await self._store.append(*rows, also=partial(count, table_id=self.id) if ends else None)
        except StoreUnavailable as error:
            self._doubtful = True  # it may be stored all the same
            raise NotStored(str(error), reason=error.reason, in_doubt=error.in_doubt) from None
        # What was before the last action is found in the log when it is asked for, and not kept for every table.
        self._course, self.clocks = state.course._replace(before=None), state.clocks
        self.weigh(rows[-1].position)
        self.row = self.row._replace(number=rows[-1].number, status=rows[-1].status, asked_at=None)
        acted(self.game.id, len(rows))
        if self.row.status != "open":
            ended(self.game.id)
        for person, steps in zip(self.people, state.steps, strict=True):
            person.steps = steps
        # An action without events, such as a secret order, must not push a line that people read out of `_recent`.
        news = [row for row in rows if row.events != "[]" or row.kind != ACTION]
        with suppress(StoreUnavailable):  # whoever shows the table asks again
            await self.judge()
        self._recent = (*self._recent, *(told(row.kind, row.seat, row.action, row.events) for row in news))[-RECENT:]
        return [event for one in added for event in one.events]

    async def _catch_up(self) -> bool:
        """Take over whatever the store has that this table has not; returns whether the log has grown."""
        doubtful = self._doubtful
        while True:
            noted, self._doubtful = self._notes, False
            try:
                newer = await self._newer(doubtful=doubtful)
            except StoreUnavailable:
                self._doubtful = True
                raise
            if newer is None:
                return False
            if noted == self._notes:  # else what was noted meanwhile may not have been read
                break
        moved = newer.row.number != self.number
        self.row, self._recent, self.verdict = newer.row, newer.recent, newer.verdict
        self._course, self.clocks, _, steps = newer.table_state
        for person, stored, played in zip(self.people, newer.people, steps, strict=True):
            person.become(stored)  # whoever holds them goes on with what is new
            person.steps = played
        return moved

    async def _newer(self, *, doubtful: bool) -> Newer | None:
        """What is stored now; None when this table is up to date, unless it is ``doubtful``."""
        stored = await TableRows(self._store).load_again(self.row)
        if stored is not None:
            if not doubtful and _place_of(stored.row) == _place_of(self.row):
                return None
            with suppress(*fair.UNREADABLE):  # then it is loaded anew, which says what is wrong
                if (state := self._followed(stored)) is not None:
                    recent = (*self._recent, *stored.recent)[-RECENT:]
                    return Newer(kept(stored.row), stored.people, recent, state, self.verdict)
        fresh = await self._read(self.id)
        if fresh is None:
            raise TableBroken(self.id, sentence("broken-gone"))
        return Newer(fresh.row, fresh.people, fresh._recent, fresh._table_state(), fresh.verdict)

    def _followed(self, stored: Loaded) -> TableState | None:
        """Where a game stands that goes on by the same rules; None when the table has to be loaded anew."""
        if stored.row.status != "open" or stored.row.version != self.version or stored.row.number < self.number:
            return None
        if stored.row.number > self.number:
            return read_table_state(stored._replace(recent=(*self._recent, *stored.recent)), self.game)
        clocks = msgspec.json.decode(stored.row.clocks or "[]", type=Clocks)  # they may have been set back
        return self._table_state()._replace(clocks=clocks)

    def _table_state(self) -> TableState:
        return TableState(self._course, self.clocks, self.number, tuple(person.steps for person in self.people))


def _place_of(row: TableRow) -> tuple[int | None, ...]:
    """What differs as soon as a table has changed: its last action, its rules, where it is shown."""
    return row.number, row.version, row.message.channel_id, row.message.message_id
