"""One table: a game in progress, the people at it, and the one door through which every action goes."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import Any, Unpack

import structlog

import engine
from sessions.log import fair
from sessions.log.lines import ACTION, TAKEBACK, Line
from sessions.log.next_line import TableState
from sessions.people.preferences import People
from sessions.ratings.counting import rate_ended_table
from sessions.ratings.verdicts import rating_verdict
from sessions.refusals import NotSeated, NotStored, PositionChanged, TableBroken, TableOver, TimeOver, sentence
from sessions.running.outages import Outages
from sessions.signals import acted, ended
from sessions.store import Conflict, Handover, Store, StoreUnavailable
from sessions.store.rows import Person, SurfaceKind, SurfaceNotes, TableNotes
from sessions.store.tables import TableRows
from sessions.tables import standing as standings
from sessions.tables.forced import check_choice, next_forced
from sessions.tables.overtime import is_overdue, overdue_line
from sessions.tables.readable_table import ReadableTable
from sessions.tables.wishes import TablePreferences
from sessions.time.paces import without_future_starts

log = structlog.get_logger(__name__)


class Table(ReadableTable):
    """A table, and all that can happen at it, one after the other."""

    __slots__ = ("_doubtful", "_lock", "_notes", "_read", "_store")

    def __init__(
        self,
        standing: standings.TableStanding,
        game: engine.Game,
        options: dict[str, Any],
        people: tuple[Person, ...],
        *,
        store: Store,
        outages: Outages,
        read: Callable[[int], Awaitable["Table | None"]],
        preferences: People,
    ) -> None:
        self.id = standing.row.id
        self.game = game
        self.options = options
        self.people = people
        self.wishes = TablePreferences(people, preferences, store, self.id, game.id)
        self._take_standing(standing)
        self._store = store
        self._outages = outages
        self._read = read
        self._lock: asyncio.Lock | None = None  # made when first wanted: most tables are only looked at
        self._doubtful = False
        self._notes = 0

    # What is done

    async def act(self, user_id: int, *actions: engine.Action, step: int | None = None) -> list[dict[str, Any]]:
        """Play somebody's action and return the events, as JSON objects with their ``to``, once all is stored.

        Several actions are one decision: all of them are played, or none. ``step`` is the step of the seat for which
        they were meant; None: the one at the moment of the call. Raises NotSeated, TableOver, PositionChanged,
        StoreUnavailable or the game's own IllegalAction; nothing has happened then. TimeOver where it comes too late:
        then that was written instead. Once begun, it is carried to its end even when the caller is cancelled.
        """
        seat = self.own_seat(user_id)
        step = self.people[seat].steps if step is None else step
        return await self._store.finish(self._act_locked(seat, actions, step, self.number))

    async def act_as(self, seat: int, action: engine.Action, number: int) -> list[Any]:
        """Play a computer's action, thought about when the log had ``number`` actions; PositionChanged when it has
        more by now. Otherwise like ``act``."""
        if self.people[seat].level is None:
            raise NotSeated
        return await self._store.finish(self._act_locked(seat, (action,), None, number))

    async def write_line(self, make: Callable[[], Line | None]) -> list[Any] | None:
        """Write a line that is no action of a person, made of how the table stands by what is stored; the events, or
        None when there is no line to write. Whatever ``make`` raises is passed on; TableOver when the game is over.
        """
        return await self._store.finish(self._write_made_line(make))

    async def play_unattended(self) -> None:
        """Play what needs nobody's decision: changed standing orders, and forced actions."""
        await self._store.finish(self._settle_forced())

    async def refresh(self) -> None:
        """Catch up with what other processes have stored, and with whatever is in doubt."""
        if self._store.is_shared or self._doubtful:
            async with self._change_lock():
                await self._catch_up()

    async def note_shown_elsewhere(self, shown: int) -> None:
        """Take over that another process has shown the table up to an action."""
        if self._doubtful:
            await self.refresh()
        else:
            self.row = self.row._replace(shown=shown)

    def mark_doubtful(self) -> None:
        """Mark the table as perhaps out of date: it is read again before it is used next."""
        self._doubtful = True

    async def read_rating_verdict(self) -> None:
        """Read what the end of the game meant for ratings, if it has ended and was to be rated."""
        if self.status == "over" and self.row.rated is not None and self.verdict is None:
            self.verdict = await rating_verdict(self._store, self.id)

    async def set_clocks_back(self) -> None:
        """Let no clock have begun to run later than now, as they have after a wrong time of day was set right."""
        if without_future_starts(self.clocks, self._outages.clock()) != self.clocks:
            await self._store.finish(self._set_clocks_back())

    async def read_absences(self) -> None:
        """Read who is away, where that stops clocks: until then everybody seems to be there."""
        if self.pace.is_slow and self.status == "open":
            await self.wishes.all_preferences()

    async def store_notes(self, freed: Handover | None = None, **fields: Unpack[TableNotes]) -> None:
        """Store what is to be known beside the log; ``freed``: from then on others may show the table."""
        await self._store.note(self.id, freed, **fields)
        self.row = self.row.with_notes(fields)
        self._notes += 1

    async def note_surface(self, kind: SurfaceKind, seat: int | None = None, **fields: Unpack[SurfaceNotes]) -> None:
        """Store where, and by which means, the table is shown to a seat, or to everybody (None)."""
        await self._store.note_surface(self.id, kind, seat, **fields)
        self.take_over_note(kind, seat, fields)

    def take_over_note(self, kind: SurfaceKind, seat: int | None, fields: SurfaceNotes) -> None:
        """Take over what was stored of a surface."""
        self.row = standings.row_with_note(self.row, self.people, kind, seat, fields)
        self._notes += 1

    def _change_lock(self) -> asyncio.Lock:
        """What whoever changes the table holds meanwhile."""
        if self._lock is None:
            self._lock = asyncio.Lock()
        return self._lock

    async def _act_locked(
        self, seat: int, actions: Sequence[engine.Action], step: int | None, number: int
    ) -> list[dict[str, Any]]:
        """Carry out ``act``; ``number``: the last action's when it was called, and still, if there is no ``step``."""
        async with self._change_lock():
            if self._doubtful:
                await self._catch_up()
            await self._enforce_clock(seat)
            while True:
                if step is None and self.number != number:
                    raise PositionChanged
                try:
                    now = self.people[seat].steps if step is None else step
                    events = await self._write_actions(seat, actions, now, number)
                    break
                except (engine.IllegalAction, PositionChanged, TableOver):
                    # By what is stored, not by what this process believes.
                    if not await self._catch_up():
                        raise
                except Conflict as conflict:
                    if not await self._catch_up():
                        raise PositionChanged from conflict
            return events + await self._answer_forced()

    async def _enforce_clock(self, seat: int) -> None:
        """TimeOver for a seat that acts too late, after what the timekeeper would have written had it come to that."""
        # Where an outage may not be known yet, it is left to the timekeeper, who finds out first.
        if not self.clocks or not self._outages.are_all_known or not is_overdue(self, seat, self._outages.clock()):
            return
        await self.read_absences()
        make, written = overdue_line(self, seat, self._outages.clock), False
        with suppress(TableOver):
            while await self._append_made_line(make) is not None:
                written = True
        if written:
            raise TimeOver

    async def _write_made_line(self, make: Callable[[], Line | None]) -> list[Any] | None:
        async with self._change_lock():
            return await self._append_made_line(make)

    async def _append_made_line(self, make: Callable[[], Line | None]) -> list[Any] | None:
        """Carry out ``write_line`` for whoever is alone."""
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
                await check_choice(self._course, self.people, line, self.wishes)
            try:
                events = await self._append_lines(line)
            except Conflict:
                continue  # somebody has acted meanwhile: the line is made again of how the table stands then
            return events + await self._answer_forced()

    async def _set_clocks_back(self) -> None:
        async with self._change_lock():
            self._doubtful |= self._store.is_shared
            await self._catch_up()
            clocks = without_future_starts(self.clocks, self._outages.clock())
            if clocks != self.clocks and await TableRows(self._store).set_clocks(self.row, clocks):
                self.clocks = clocks

    async def _look_back(self) -> None:
        """Replay the log to know the state before the last action, which a takeback needs."""
        record = await TableRows(self._store).read_record(self.id)
        if record is not None and len(record.actions) == self.number:
            with suppress(fair.Mismatch, *fair.UNREADABLE):  # then nothing can be taken back
                self._course = fair.replay_log(record, self.game)

    async def _settle_forced(self) -> None:
        async with self._change_lock():
            if self._doubtful:
                await self._catch_up()
            if self.status == "open":
                await self._answer_forced()

    async def _answer_forced(self) -> list[Any]:
        """Play changed standing orders, then what is forced unless its person wants to press themselves; the events."""
        events: list[Any] = []
        try:
            while (found := await next_forced(self._course, self.people, self.wishes)) is not None:
                step = self.people[found.seat].steps
                events += await self._write_actions(found.seat, (found.action,), step, self.number, found.kind)
        except (Conflict, StoreUnavailable, PositionChanged) as error:
            # What came before is stored; this one waits for the person.
            log.info("forced action not played", table=self.id, error=type(error).__name__)
        except Exception:  # a mistake in the game: whoever has acted must not be told that they have not
            log.exception("forced action fails", table=self.id, game=self.game.id, number=self.number)
        return events

    async def _write_actions(
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
            return await self._append_lines(*(Line(kind, seat, action) for action in actions))
        except engine.IllegalAction as refusal:
            if self.number == number:
                raise
            raise PositionChanged from refusal

    async def _append_lines(self, *lines: Line) -> list[dict[str, Any]]:
        """Append lines to the log, all or none, and change the table once they are stored; returns the events."""
        now, pauses = self._outages.clock(), self._outages.pauses
        added, standing = standings.next_lines(self._present_standing(), lines, self.pace, now, pauses)
        rows = [one.row for one in added]
        if self._store.claims is not None:
            rows[0] = rows[0]._replace(known=standings.digest_of_places(self.row, self.people))
        ends = rows[-1].status == "over" and self.row.rated is not None
        try:
            await self._store.append(*rows, also=partial(rate_ended_table, table_id=self.id) if ends else None)
        except StoreUnavailable as error:
            self._doubtful = True  # it may be stored all the same
            raise NotStored(str(error), reason=error.reason, in_doubt=error.in_doubt) from None
        self._take_standing(standing)
        acted(self.game.id, len(rows))
        if self.status != "open":
            ended(self.game.id)
        with suppress(StoreUnavailable):  # whoever shows the table asks again
            await self.read_rating_verdict()
        return [event for one in added for event in one.events]

    async def _catch_up(self) -> bool:
        """Take over whatever the store has that this table has not; returns whether the log has grown."""
        doubtful = self._doubtful
        while True:
            noted, self._doubtful = self._notes, False
            try:
                newer = await self._newer_standing(doubtful=doubtful)
            except StoreUnavailable:
                self._doubtful = True
                raise
            if newer is None:
                return False
            if noted == self._notes:  # else what was noted meanwhile may not have been read
                break
        standing, people = newer
        moved = standing.row.number != self.number
        for person, stored in zip(self.people, people, strict=True):
            person.copy_from(stored)  # whoever holds them goes on with what is new
        self._take_standing(standing)
        return moved

    async def _newer_standing(self, *, doubtful: bool) -> tuple[standings.TableStanding, Sequence[Person]] | None:
        """The standing and the people as stored; None when this table is up to date, unless it is ``doubtful``."""
        stored = await TableRows(self._store).reload(self.row)
        if stored is not None:
            if not doubtful and standings.shows_same_position(stored.row, self.row):
                return None
            with suppress(*fair.UNREADABLE):  # then it is loaded again as a whole, which says what is wrong
                if (standing := standings.follow_standing(self._present_standing(), stored, self.game)) is not None:
                    return standing, stored.people
        fresh = await self._read(self.id)
        if fresh is None:
            raise TableBroken(self.id, sentence("broken-gone"))
        return fresh._present_standing(), fresh.people

    def _present_standing(self) -> standings.TableStanding:
        steps = tuple(person.steps for person in self.people)
        state = TableState(self._course, self.clocks, self.number, steps)
        return standings.TableStanding(self.row, self._recent, state, self.weight, self.verdict)

    def _take_standing(self, standing: standings.TableStanding) -> None:
        self.row, self._recent, state, self.weight, self.verdict = standing
        self._course, self.clocks, _, steps = state
        for person, played in zip(self.people, steps, strict=True):
            person.steps = played
