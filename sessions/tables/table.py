"""One table: a game in progress, the people at it, and the one door through which every action goes."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from functools import partial
from operator import attrgetter
from typing import Any, Unpack

import structlog

import engine
from sessions.log import fair
from sessions.log.lines import ACTION, TAKEBACK, Course, Line
from sessions.log.next_line import TableState
from sessions.log.offers import Matter, StandingOffers
from sessions.log.rehearsal import Rehearsal
from sessions.people.preferences import People
from sessions.ratings.counting import rate_ended_table
from sessions.ratings.rules import is_to_be_rated
from sessions.ratings.verdicts import RatingVerdict, rating_verdict
from sessions.refusals import NotSeated, NotStored, PositionChanged, Refusal, TableBroken, TableOver, sentence
from sessions.running.outages import Outages
from sessions.signals import acted, ended
from sessions.store import Conflict, Handover, Store, StoreUnavailable
from sessions.store.rows import Level, Person, Status, SurfaceKind, SurfaceNotes, TableNotes, TableRow, ToldLine
from sessions.store.tables import TableRows
from sessions.tables import standing as standings
from sessions.tables.forced import check_choice, next_forced
from sessions.tables.table_time import TableTime
from sessions.tables.wishes import TablePreferences
from sessions.time.paces import Clocks, Pace, without_future_starts

log = structlog.get_logger(__name__)


def _row_attribute(column: str) -> Any:
    """An attribute of a table that stands in its row."""
    return property(attrgetter(f"row.{column}"))


class Table:
    """One game and the people who play it, in the order of the seats; what is stored of it stands in ``row``.

    ``number`` is how many actions were played, ``shown`` up to which of them Discord shows it (-1: nothing yet).
    """

    __slots__ = (
        "__weakref__", "_course", "_doubtful", "_lock", "_notes", "_outages", "_read", "_recent", "_store", "clocks",
        "game", "id", "options", "people", "row", "verdict", "weight", "wishes",
    )  # fmt: skip

    row: TableRow
    clocks: Clocks
    verdict: RatingVerdict | None
    weight: int
    """Its size in bytes, about."""
    _course: Course
    _recent: tuple[ToldLine, ...]

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
        """Their preferences."""
        self._take_standing(standing)
        self._store = store
        self._outages = outages
        self._read = read
        self._lock: asyncio.Lock | None = None  # made when first wanted: most tables are only looked at
        self._doubtful = False
        self._notes = 0

    # What is stored

    status: Status = _row_attribute("status")
    number: int = _row_attribute("number")
    shown: int = _row_attribute("shown")
    guild_id: int | None = _row_attribute("guild_id")
    channel_id: int = _row_attribute("channel_id")
    place_id: int | None = _row_attribute("message.channel_id")
    """The channel or thread where it is shown."""
    message_id: int | None = _row_attribute("message.message_id")
    mention_id: int | None = _row_attribute("call.message_id")

    # What is to be seen

    @property
    def active(self) -> tuple[int, ...]:
        """The seats that have something to do now; none when the game is over."""
        return self._course.state.active if self.status == "open" else ()

    @property
    def playing(self) -> list[engine.Seat]:
        """The seats that are still in the game."""
        return self._course.state.remaining()

    @property
    def outcome(self) -> engine.Outcome | None:
        """The end of the game; None while it goes on."""
        return self._course.ended

    @property
    def standing_offers(self) -> StandingOffers:
        """The offers of the players to each other."""
        return self._course.talks

    def unanswered_offers(self) -> dict[Matter, list[int]]:
        """By what is offered, the seats that have yet to answer."""
        proposals = self.standing_offers.proposals if self.status == "open" else {}
        return {matter: proposal.awaits(self.playing) for matter, proposal in proposals.items()}

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names, by seat."""
        return tuple(person.name for person in self.people)

    @property
    def levels(self) -> tuple[Level | None, ...]:
        """By seat, how well a computer plays there; None for a person."""
        return tuple(person.level for person in self.people)

    @property
    def commitment(self) -> str:
        """The SHA-256 of the secret, known since the lobby opened."""
        return fair.commitment(self.row.secret)

    @property
    def secret(self) -> str | None:
        """The secret that was committed to, once the game is over; None before."""
        return self.row.secret if self.status == "over" else None

    @property
    def lines(self) -> list[tuple[Line, list[Any]]]:
        """The newest lines of the log, oldest first, with their events; ``NOTHING`` stands for a game action."""
        return [(standings.told_line(line, self.game), self.game.read_events(line.events)) for line in self._recent]

    @property
    def pace(self) -> Pace:
        """The time that its people have."""
        return self._outages.pace(self.row.pace)

    @property
    def is_to_be_rated(self) -> bool:
        """True where the game is to be rated."""
        return is_to_be_rated(self.row.rated, self.levels)

    @property
    def time(self) -> TableTime:
        """The clocks of its people, and what follows from them."""
        pace, asked_at = self.row.pace, self.row.asked_at
        return TableTime(pace, self.clocks, self.active, self.people, asked_at, self._outages, self.wishes)

    def seat_of(self, user_id: int) -> int | None:
        """The seat of somebody, or None."""
        return next((seat for seat, person in enumerate(self.people) if person.user_id == user_id), None)

    def own_seat(self, user_id: int) -> int:
        """The seat of somebody; NotSeated for others."""
        seat = self.seat_of(user_id)
        if seat is None:
            raise NotSeated
        return seat

    def seat_in_game(self, user_id: int) -> int:
        """The seat of somebody who is still in the game; NotSeated or Refusal for others."""
        seat = self.own_seat(user_id)
        if seat not in self.playing:
            raise Refusal("talks-out")
        return seat

    def see(self, viewer: int | None) -> engine.GameView:
        """Everything that a seat, or a spectator (None), may know now, typed."""
        return self._course.see(viewer)

    def view(self, viewer: int | None) -> engine.View:
        """Everything that a seat, or a spectator (None), may know now."""
        return self._course.state.view(None if viewer is None else engine.Seat(viewer))

    def legal(self, seat: int) -> list[engine.Action]:
        """The legal actions of a seat, resigning apart."""
        return self._course.state.legal(engine.Seat(seat))

    def rehearse(self, seat: int) -> Rehearsal:
        """A copy of the position on which a seat can try actions; nobody else learns of them."""
        return Rehearsal(self._course.state, engine.Seat(seat))

    def step(self, seat: int) -> int:
        """The number of actions that a seat has played; a control that was made for another step is late."""
        return self.people[seat].steps

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
        return await self._store.finish(self._append_made_line(make))

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
            while True:
                if step is None and self.number != number:
                    raise PositionChanged
                try:
                    now = self.people[seat].steps if step is None else step
                    events = await self._write_actions(seat, actions, now, number)
                    return events + await self._answer_forced()
                except (engine.IllegalAction, PositionChanged, TableOver):
                    # By what is stored, not by what this process believes.
                    if not await self._catch_up():
                        raise
                except Conflict as conflict:
                    if not await self._catch_up():
                        raise PositionChanged from conflict

    async def _append_made_line(self, make: Callable[[], Line | None]) -> list[Any] | None:
        async with self._change_lock():
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
