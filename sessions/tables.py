"""Tables: games in progress, the people at them, and the one door through which every action goes."""

import asyncio
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Iterable, Mapping
from contextlib import suppress
from typing import Any, NoReturn, Unpack
from weakref import WeakValueDictionary

import msgspec
import structlog
from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.sql.elements import ColumnElement

import engine
from sessions import fair
from sessions.schema import (
    Append,
    Level,
    Person,
    Record,
    SeatNotes,
    Status,
    TableInfo,
    TableNotes,
    TableRow,
    eras,
    seat_bits,
    seats,
    tables,
)
from sessions.store import RECENT, Conflict, Loaded, Store, StoreUnavailable, of_person, shown_in

log = structlog.get_logger(__name__)

KEPT = 4096
"""How many tables stay loaded though nobody holds them."""
FINISHED = 25
"""How many finished tables a list shows: as many as a menu of Discord has room for."""


class PositionChanged(Exception):
    """The action was meant for a position that is past; nothing has happened."""

    def __init__(self) -> None:
        super().__init__("The position has changed since then. Have another look.")


class NotSeated(Exception):
    """Somebody acts who does not play at this table."""

    def __init__(self) -> None:
        super().__init__("You don't play at this table.")


class TableOver(Exception):
    """The game has ended."""

    def __init__(self) -> None:
        super().__init__("This game is over.")


class TableBroken(Exception):
    """A table that this release can't open; it stays stored as it is, and no other table is concerned."""

    def __init__(self, table_id: int, reason: str) -> None:
        super().__init__(f"Table {table_id} can't be opened: {reason}")
        self.table_id = table_id
        self.reason = reason


class Table:
    """One game and the people who play it. Ids are Discord's, or None; ``people`` are in the order of the seats.

    ``number`` is how many actions were played, ``shown`` up to which of them Discord shows it (-1: nothing yet).
    """

    __slots__ = (
        "__weakref__",
        "_doubtful",
        "_lock",
        "_recent",
        "_secret",
        "_state",
        "_tables",
        "channel_id",
        "game",
        "guild_id",
        "id",
        "lobby_message_id",
        "mention_id",
        "message_id",
        "number",
        "options",
        "people",
        "place_id",
        "rematch_of",
        "shown",
        "status",
        "version",
    )

    id: int
    game: engine.Game
    version: int
    status: Status
    number: int
    options: dict[str, Any]
    people: tuple[Person, ...]
    guild_id: int | None
    channel_id: int
    lobby_message_id: int | None
    place_id: int | None
    message_id: int | None
    mention_id: int | None
    shown: int
    rematch_of: int | None
    _state: engine.State[Any]
    _recent: tuple[bytes, ...]
    _secret: str

    def __init__(self, tables_: "Tables", table_id: int) -> None:
        self._tables = tables_
        self.id = table_id
        self._lock = asyncio.Lock()
        self._doubtful = False

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
        return fair.commitment(self._secret)

    @property
    def secret(self) -> str | None:
        """The secret that was committed to, once the game is over; None before."""
        return self._secret if self.status == "over" else None

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
        return await self._tables.store.finish(self._act(seat, action, meant, self.number))

    async def act_as(self, seat: int, action: engine.Action, number: int) -> list[Any]:
        """Play a computer's action, thought about when the log had ``number`` actions; PositionChanged when it has
        more by now. Otherwise like ``act``."""
        if self.people[seat].level is None:
            raise NotSeated
        return await self._tables.store.finish(self._act_as(seat, action, number))

    async def note(self, **fields: Unpack[TableNotes]) -> None:
        """Remember where the table is shown, and up to which action."""
        await self._tables.store.note(self.id, **fields)
        for name, value in fields.items():
            setattr(self, name, value)

    async def note_seat(self, seat: int, **fields: Unpack[SeatNotes]) -> None:
        """Remember how a player is told."""
        await self._tables.store.note_seat(self.id, seat, **fields)
        self.noted(seat, fields)

    def noted(self, seat: int | None, fields: SeatNotes) -> None:
        """Take over what was stored of how a player is told."""
        if seat is not None:
            for name, value in fields.items():
                setattr(self.people[seat], name, value)

    async def refresh(self) -> bool:
        """Catch up with what another process has played here; whether there was anything."""
        async with self._lock:
            return await self._catch_up()

    async def _act(self, seat: int, action: engine.Action, meant: int, asked: int) -> list[dict[str, Any]]:
        async with self._lock:
            if self._doubtful:
                await self._catch_up()
            while True:
                try:
                    return await self._attempt(seat, action, meant, asked)
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
                return await self._attempt(seat, action, self.people[seat].steps, number)
            except Conflict as conflict:
                await self._catch_up()
                raise PositionChanged from conflict

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
            await self._tables.store.append(row)
        except StoreUnavailable:
            self._doubtful = True  # it may be stored all the same
            raise
        self._state = state
        self.number = row.number
        self.status = row.status
        person.steps += 1
        if events:  # an action that nobody was told of drives no other out of memory
            self._recent = (*self._recent, row.events.encode())[-RECENT:]
        return events

    def _row(self, seat: int, action: engine.Action, events: list[dict[str, Any]], state: engine.State[Any]) -> Append:
        now = self._tables.clock()
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
        if not self._doubtful and await self._tables.store.stands(self.id) == (self.number, self.version):
            return False
        fresh = await self._tables.read(self.id)
        if fresh is None:
            raise TableBroken(self.id, "it is not stored any more.")
        moved = fresh.number != self.number
        for name in _FIELDS:
            setattr(self, name, getattr(fresh, name))
        self._doubtful = False
        return moved


_FIELDS = tuple(name for name in Table.__slots__ if name not in ("__weakref__", "_doubtful", "_lock", "_tables", "id"))


class Tables:
    """All tables. One that is asked for is loaded, and there is one object for it as long as anybody holds it."""

    def __init__(
        self,
        store: Store,
        games: Mapping[str, engine.Game] = engine.GAMES,
        clock: Callable[[], float] = time.time,
        kept: int = KEPT,
    ) -> None:
        self.store = store
        self.games = games
        self.clock = clock
        self._most = kept
        self._kept: OrderedDict[int, Table] = OrderedDict()
        self._live: WeakValueDictionary[int, Table] = WeakValueDictionary()
        self._loading: dict[int, asyncio.Task[Table | None]] = {}
        self._reported: set[int] = set()

    async def get(self, table_id: int) -> Table | None:
        """The table of that number, or None; TableBroken when it is there but can't be opened."""
        table = self._live.get(table_id)
        if table is None:
            loading = self._loading.get(table_id)
            if loading is None:
                loading = self._loading[table_id] = asyncio.create_task(self.read(table_id))
                loading.add_done_callback(lambda _: self._loading.pop(table_id))
            loaded = await asyncio.shield(loading)
            if loaded is None:
                return None
            table = self._live.setdefault(table_id, loaded)
        self._keep(table)
        return table

    def loaded(self, table_id: int) -> Table | None:
        """The table of that number, if it is loaded already."""
        return self._live.get(table_id)

    async def read(self, table_id: int) -> Table | None:
        """A table as it is stored, in an object of its own; the game's newest rules take it over."""
        while (loaded := await self.store.load(table_id)) is not None:
            table = self._build(loaded)
            if table.status != "open" or loaded.row.version == table.game.version:
                return table
            if await self._take_over(loaded.row, table):
                return table
        return None

    async def of(self, user_id: int, game_id: str | None = None, channel_id: int | None = None) -> list[TableInfo]:
        """The open tables of a person; of one game, in one channel or thread."""
        return await self._open(of_person(user_id), game_id, channel_id)

    async def in_channel(self, channel_id: int, game_id: str | None = None) -> list[TableInfo]:
        """The open tables that were started, or are shown, in a channel or thread."""
        return await self._open(shown_in(channel_id), game_id)

    async def finished_of(self, user_id: int, newest: int = FINISHED) -> list[TableInfo]:
        """The finished tables of a person, the last first."""
        return await self.store.infos(of_person(user_id), tables.c.status == "over", newest=newest)

    async def finished_in(self, channel_id: int, newest: int = FINISHED) -> list[TableInfo]:
        """The finished tables of a channel or thread, the last first."""
        return await self.store.infos(shown_in(channel_id), tables.c.status == "over", newest=newest)

    async def places(self) -> list[tuple[int, int]]:
        """The ids of all open tables, each with the channel or thread where it is shown."""
        shown = select(tables.c.id, tables.c.place_id).where(tables.c.status == "open", tables.c.place_id.is_not(None))
        return [(table_id, place_id) for table_id, place_id in await self.store.fetch(shown)]

    async def computers_due(self) -> list[int]:
        """The ids of the open tables at which a computer has something to do."""
        due = tables.c.active.op(">>")(seats.c.seat).op("&")(1) == 1
        sitting = select(tables.c.id).join_from(tables, seats).where(seats.c.level.is_not(None), due)
        found = await self.store.fetch(sitting.where(tables.c.status == "open").distinct().order_by(tables.c.id))
        return [table_id for (table_id,) in found]

    async def behind(self) -> list[int]:
        """The ids of the tables, running or over, of which Discord does not show the newest position."""
        return await self.store.behind()

    async def opened(self, ids: Iterable[int]) -> AsyncIterator[Table]:
        """The tables of these numbers, one after the other; those that can't be opened are passed over."""
        for table_id in ids:
            with suppress(TableBroken):
                table = await self.get(table_id)
                if table is not None:
                    yield table

    async def record(self, table_id: int) -> Record | None:
        """Everything that is stored of a finished game; None for others, for it holds the secret and all hands."""
        record = await self.store.record(table_id)
        return record if record is not None and record.status == "over" else None

    async def verify(self, table_id: int) -> fair.Verdict | None:
        """Check a finished table; None when there is no such table."""
        record = await self.store.record(table_id)
        return None if record is None else fair.verify(record, self.games)

    async def _open(
        self, whose: ColumnElement[bool], game_id: str | None, channel_id: int | None = None
    ) -> list[TableInfo]:
        where = [whose, tables.c.status == "open"]
        if game_id is not None:
            where.append(tables.c.game == game_id)
        if channel_id is not None:
            where.append(shown_in(channel_id))
        return await self.store.infos(*where)

    def _keep(self, table: Table) -> None:
        self._kept[table.id] = table
        self._kept.move_to_end(table.id)
        if len(self._kept) > self._most:
            self._kept.popitem(last=False)

    def _build(self, loaded: Loaded) -> Table:
        row = loaded.row
        game = self.games.get(row.game)
        if game is None:
            self._give_up(row, f"there is no game called {row.game} here.")
        if row.version > game.version:
            self._give_up(row, "newer rules than those that are here have played it.")
        table = Table(self, row.id)
        try:
            options = {"position": msgspec.json.decode(row.position or "null")}
            table._state = game.new(len(loaded.people), row.seed or "", options)
            steps = msgspec.json.decode(row.steps, type=list[int])
            for person, played in zip(loaded.people, steps, strict=True):
                person.steps = played
            table.options = msgspec.json.decode(row.options, type=dict[str, Any])
        except engine.BadOptions as error:
            self._give_up(row, f"its position can't be used. {error}")
        except fair.UNREADABLE as error:
            self._give_up(row, f"its position can't be read ({type(error).__name__}).")
        table.game = game
        table.version = row.version
        table.people = loaded.people
        table._recent = loaded.recent
        table._secret = row.secret
        for name in _SAME:
            setattr(table, name, getattr(row, name))
        return table

    def _give_up(self, row: TableRow, reason: str) -> NoReturn:
        if row.id not in self._reported:  # said once: whoever brings tables up to date asks again and again
            self._reported.add(row.id)
            log.error("table can't be opened", table=row.id, game=row.game, version=row.version, reason=reason)
        raise TableBroken(row.id, reason)

    async def _take_over(self, row: TableRow, table: Table) -> bool:
        """Let the game's newest rules go on from the stored position; False when the table has moved meanwhile."""
        version = table.game.version

        def begin_era(connection: Connection) -> bool:
            stands = select(tables.c.number, tables.c.version).where(tables.c.id == row.id).with_for_update()
            if connection.execute(stands).one() != (row.number, row.version):
                return False
            connection.execute(
                update(tables)
                .where(tables.c.id == row.id)
                .values(version=version, active=seat_bits(table._state.active))
            )
            # An era in which nothing was played gives way to this one.
            connection.execute(delete(eras).where(eras.c.table_id == row.id, eras.c.number == row.number))
            connection.execute(
                insert(eras).values(table_id=row.id, number=row.number, version=version, position=row.position)
            )
            return True

        done = await self.store.transact(begin_era)
        table.version = version
        return done


# What a table takes from its row as it is.
_SAME = tuple(
    name for name in TableRow._fields if name in Table.__slots__ and name not in ("id", "game", "options", "version")
)


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()
