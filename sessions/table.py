"""One table: a game in progress, the people at it, and the one door through which every action goes."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Unpack

import msgspec
import structlog

import engine
from engine.sentences import Sentence
from sessions import fair
from sessions.people import Preferences
from sessions.refusals import Refusal, sentence
from sessions.store import Conflict, Store, StoreUnavailable
from sessions.store.rows import Append, Level, Person, SeatNotes, Status, TableNotes, TableRow, seat_bits
from sessions.store.tables import RECENT, TableRows

log = structlog.get_logger(__name__)


class PositionChanged(Refusal):
    """The action was meant for a position that is past; nothing has happened."""

    def __init__(self) -> None:
        super().__init__("position-changed")


class NotSeated(Refusal):
    """Somebody acts who does not play at this table."""

    def __init__(self) -> None:
        super().__init__("not-seated")


class TableOver(Refusal):
    """The game has ended."""

    def __init__(self) -> None:
        super().__init__("table-over")


class TableBroken(Refusal):
    """A table that this release can't open; it stays stored as it is, and no other table is concerned."""

    def __init__(self, table_id: int, reason: Sentence) -> None:
        super().__init__("table-broken", table=str(table_id), reason=(reason,))
        self.table_id = table_id


class Table:
    """One game and the people who play it, in the order of the seats; what is stored of it stands in ``row``.

    ``number`` is how many actions were played, ``shown`` up to which of them Discord shows it (-1: nothing yet).
    """

    __slots__ = (
        "__weakref__",
        "_clock",
        "_doubtful",
        "_lock",
        "_preferences",
        "_read",
        "_recent",
        "_state",
        "_store",
        "game",
        "id",
        "options",
        "people",
        "row",
    )

    def __init__(
        self,
        row: TableRow,
        game: engine.Game,
        options: dict[str, Any],
        people: tuple[Person, ...],
        state: engine.State[Any],
        recent: tuple[bytes, ...],
        *,
        store: Store,
        clock: Callable[[], float],
        read: Callable[[int], Awaitable["Table | None"]],
        preferences: Callable[[int], Awaitable[Preferences]],
    ) -> None:
        self.id = row.id
        self.row = row
        self.game = game
        self.options = options
        self.people = people
        self._state = state
        self._recent = recent
        self._store = store
        self._clock = clock
        self._read = read
        self._preferences = preferences
        self._lock = asyncio.Lock()
        self._doubtful = False

    # What is stored

    @property
    def version(self) -> int:
        """The version of the rules that plays it."""
        return self.row.version

    @property
    def status(self) -> Status:
        return self.row.status

    @property
    def number(self) -> int:
        return self.row.number

    @property
    def shown(self) -> int:
        return self.row.shown

    @property
    def guild_id(self) -> int | None:
        return self.row.guild_id

    @property
    def channel_id(self) -> int:
        return self.row.channel_id

    @property
    def place_id(self) -> int | None:
        """The channel or thread where it is shown."""
        return self.row.place_id

    @property
    def message_id(self) -> int | None:
        return self.row.message_id

    @property
    def mention_id(self) -> int | None:
        return self.row.mention_id

    @property
    def lobby_message_id(self) -> int | None:
        return self.row.lobby_message_id

    @property
    def rematch_of(self) -> int | None:
        return self.row.rematch_of

    # What is to be seen

    @property
    def active(self) -> tuple[int, ...]:
        """The seats that have something to do now; none when the game is over."""
        return self._state.active

    @property
    def outcome(self) -> engine.Outcome | None:
        """How the game ended, or None while it goes on."""
        return self._state.outcome

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
    def recent(self) -> list[Any]:
        """The events of the newest actions, oldest first."""
        return [event for events in self._recent for event in self.game.read_events(events)]

    def seat_of(self, user_id: int) -> int | None:
        """Where somebody sits, or None."""
        for seat, person in enumerate(self.people):
            if person.user_id == user_id:
                return seat
        return None

    def see(self, viewer: int | None) -> Any:
        """Everything that a seat, or a spectator (None), may know now, typed."""
        return self._state.see(None if viewer is None else engine.Seat(viewer))

    def view(self, viewer: int | None) -> engine.View:
        """Everything that a seat, or a spectator (None), may know now."""
        return self._state.view(None if viewer is None else engine.Seat(viewer))

    def legal(self, seat: int) -> list[engine.Action]:
        """What a seat may do now, resigning apart."""
        return self._state.legal(engine.Seat(seat))

    def step(self, seat: int) -> int:
        """How many actions of its own a seat has played; a control that was made for another step is late."""
        return self.people[seat].steps

    # What is done

    async def act(self, user_id: int, action: engine.Action, step: int | None = None) -> list[dict[str, Any]]:
        """Play somebody's action and return the events, as JSON objects with their ``to``, once all is stored.

        ``step`` is the step of the seat for which the action was meant; None: the one at the moment of the call.
        Raises NotSeated, TableOver, PositionChanged, StoreUnavailable or the game's own IllegalAction; nothing has
        happened then. Once begun, an action is carried to its end even when the caller is cancelled.
        """
        seat = self.seat_of(user_id)
        if seat is None:
            raise NotSeated
        meant = self.people[seat].steps if step is None else step
        return await self._store.finish(self._act(seat, action, meant, self.number))

    async def act_as(self, seat: int, action: engine.Action, number: int) -> list[Any]:
        """Play a computer's action, thought about when the log had ``number`` actions; PositionChanged when it has
        more by now. Otherwise like ``act``."""
        if self.people[seat].level is None:
            raise NotSeated
        return await self._store.finish(self._act_as(seat, action, number))

    async def settle(self) -> None:
        """Carry out what goes without saying: standing orders that have changed, and answers that are forced."""
        await self._store.finish(self._settle())

    async def note(self, **fields: Unpack[TableNotes]) -> None:
        """Remember where the table is shown, and up to which action."""
        await self._store.note(self.id, **fields)
        self.row = self.row.noted(fields)

    async def note_seat(self, seat: int, **fields: Unpack[SeatNotes]) -> None:
        """Remember how a player is told."""
        await self._store.note_seat(self.id, seat, **fields)
        self.noted(seat, fields)

    def noted(self, seat: int | None, fields: SeatNotes) -> None:
        """Take over what was stored of how a player is told."""
        if seat is not None:
            self.people[seat].noted(fields)

    async def _act(self, seat: int, action: engine.Action, meant: int, asked: int) -> list[dict[str, Any]]:
        async with self._lock:
            if self._doubtful:
                await self._catch_up()
            while True:
                try:
                    events = await self._attempt(seat, action, meant, asked)
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
                events = await self._attempt(seat, action, self.people[seat].steps, number)
                return events + await self._answer_forced()
            except Conflict as conflict:
                await self._catch_up()
                raise PositionChanged from conflict

    async def _settle(self) -> None:
        async with self._lock:
            if self._doubtful:
                await self._catch_up()
            if self.status == "open":
                await self._answer_forced()

    async def _answer_forced(self) -> list[Any]:
        """Let people's standing orders be as they prefer them, and answer for whoever has only one answer, as everybody
        can see, unless they want to do it themselves."""
        events: list[Any] = []
        try:
            while (found := await self._next_forced()) is not None:
                seat, action = found
                events += await self._attempt(seat, action, self.people[seat].steps, self.number)
        except (Conflict, StoreUnavailable, PositionChanged) as error:
            # What came before is stored; this one waits for the person.
            log.info("forced action not played", table=self.id, error=type(error).__name__)
        return events

    async def _next_forced(self) -> tuple[int, engine.Action] | None:
        for seat in self.active:
            order = await self._next_order(seat)
            if order is not None:
                return seat, order
            action = self._state.forced(engine.Seat(seat))
            if action is not None and (await self.preferences(seat)).answers_itself:
                return seat, action
        return None

    async def _next_order(self, seat: int) -> engine.Action | None:
        if not self.game.standing:
            return None
        wanted = (await self.preferences(seat)).orders.get(self.game.id)
        return None if wanted is None else self._state.ordered(engine.Seat(seat), wanted)

    async def preferences(self, seat: int) -> Preferences:
        """What whoever sits there prefers; computers prefer what everybody does who has not chosen."""
        person = self.people[seat]
        return Preferences() if person.level is not None else await self._preferences(person.user_id)

    async def _attempt(self, seat: int, action: engine.Action, meant: int, asked: int) -> list[dict[str, Any]]:
        person = self.people[seat]
        if self.status != "open":
            raise TableOver
        if person.steps != meant:
            raise PositionChanged
        state = self._state.copy()
        try:
            played = state.play(engine.Seat(seat), action)
        except engine.IllegalAction as refusal:
            if self.number == asked:
                raise
            raise PositionChanged from refusal
        events = [engine.to_json(event) for event in played]
        row = self._row(seat, action, events, state)
        try:
            await self._store.append(row)
        except StoreUnavailable:
            self._doubtful = True  # it may be stored all the same
            raise
        self._state = state
        self.row = self.row._replace(number=row.number, status=row.status)
        person.steps += 1
        if events:  # an action that nobody was told of drives no other out of memory
            self._recent = (*self._recent, row.events.encode())[-RECENT:]
        return events

    def _row(self, seat: int, action: engine.Action, events: list[dict[str, Any]], state: engine.State[Any]) -> Append:
        now = self._clock()
        outcome = state.outcome
        return Append(
            table_id=self.id,
            number=self.number + 1,
            seat=seat,
            action=_json(engine.to_json(action)),
            events=_json(events),
            version=self.version,
            at=now,
            position=_json(state.position()),
            active=seat_bits(state.active),
            status="open" if outcome is None else "over",
            outcome=None if outcome is None else _json(engine.to_json(outcome)),
            ended_at=None if outcome is None else now,
            steps=_json([person.steps + (place == seat) for place, person in enumerate(self.people)]),
        )

    async def _catch_up(self) -> bool:
        """Load again when the store is further than this table; whether it was."""
        if not self._doubtful and await TableRows(self._store).standing(self.id) == (self.number, self.version):
            return False
        fresh = await self._read(self.id)
        if fresh is None:
            raise TableBroken(self.id, sentence("broken-gone"))
        moved = fresh.number != self.number
        self.row, self.options, self.people = fresh.row, fresh.options, fresh.people
        self._state, self._recent = fresh._state, fresh._recent
        self._doubtful = False
        return moved


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()
