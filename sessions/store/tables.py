"""The rows of tables, their people and their log: what is asked for, and what an update of the rules writes."""

from collections.abc import Collection, Sequence
from sys import intern
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import (
    Column,
    Connection,
    Integer,
    ScalarSelect,
    Select,
    Text,
    and_,
    bindparam,
    case,
    cast,
    delete,
    func,
    insert,
    literal_column,
    or_,
    select,
    text,
    update,
)
from sqlalchemy.sql.elements import ColumnElement

from sessions.store.database import Store
from sessions.store.records import eras_query, log_query, people_query, record_from_rows, table_row_query
from sessions.store.rows import (
    Person,
    Record,
    TableInfo,
    TableRow,
    ToldLine,
    bit_seats,
    seat_bits,
)
from sessions.store.schema import OPEN, actions, eras, seats, tables
from sessions.store.statements import Prepared
from sessions.store.surfaces import (
    DIRECT,
    call,
    direct,
    is_direct,
    is_public_surface_of,
    read_surface,
    shown_in,
    table_message,
)
from sessions.time.paces import Clocks

RECENT = 24
"""The newest actions with events that are read with a table, at most: a table keeps as many as its game tells."""


People = tuple[Person, ...]


class LoadedTable(NamedTuple):
    """A table as it is loaded: its row, its people by seat, the newest lines of its log."""

    row: TableRow
    people: People
    recent: tuple[ToldLine, ...]


SITTING = tuple(column for column in seats.c if column.name in Person.__dataclass_fields__ and column.name != "deck")
SITTING_NAMES = [column.name for column in SITTING]
PUBLIC = (table_message.c.channel_id, table_message.c.message_id, call.c.message_id)
"""Where everybody sees a table."""
COLUMNS = [name for name in TableRow._fields if name not in ("message", "call")]
FIXED = {
    "game", "options", "secret", "next_secret", "guild_id", "channel_id", "rematch_of", "pace", "rated", "language",
}  # fmt: skip
"""The columns of a started table that never change while it is played."""
LARGE = {"seed", "position"}
"""The columns that are read again only of a table that has moved."""


def _load_query(dialect: str, *columns: ColumnElement[Any]) -> Select[Any]:
    """These of a table that was started, in a row for each of its people; in the first one the newest events, too."""
    known = bindparam("known", type_=Integer)
    begun = or_(tables.c.status == literal_column("'open'"), tables.c.status == literal_column("'over'"))
    newest = case((and_(tables.c.number != known, seats.c.seat == literal_column("0")), _newest_actions_query(dialect)))
    found = select(*columns, *PUBLIC, *SITTING, *DIRECT, newest.label("newest")).join_from(tables, seats)
    found = found.outerjoin(table_message, is_public_surface_of(table_message, "table", tables.c.id))
    found = found.outerjoin(call, is_public_surface_of(call, "call", tables.c.id)).outerjoin(direct, is_direct())
    return found.where(tables.c.id == bindparam("table_id"), begun).order_by(seats.c.seat)


def _newest_actions_query(dialect: str) -> ScalarSelect[Any]:
    """The newest actions after one that is known which had events, the newest first, as JSON."""
    told = or_(actions.c.events != literal_column("'[]'"), actions.c.kind != literal_column("'action'"))
    some = (
        select(actions.c.kind, actions.c.seat, actions.c.action, actions.c.events)
        .where(actions.c.table_id == bindparam("table_id"), actions.c.number > bindparam("known"), told)
        .order_by(actions.c.number.desc())
        .limit(literal_column(str(RECENT)))
        .subquery("some")
    )
    if dialect == "postgresql":
        return select(cast(func.json_agg(func.json_build_array(*some.c)), Text)).scalar_subquery()
    return select(func.json_group_array(func.json_array(*some.c))).scalar_subquery()


def _if_moved(column: Column[Any]) -> ColumnElement[Any]:
    return case((tables.c.number != bindparam("known", type_=Integer), column)).label(column.name)


CHANGING = [name for name in COLUMNS if name not in FIXED]
LOAD = Prepared(lambda dialect: _load_query(dialect, *(tables.c[name] for name in COLUMNS)))
LOAD_AGAIN = Prepared(
    lambda dialect: _load_query(
        dialect, *(_if_moved(tables.c[name]) if name in LARGE else tables.c[name] for name in CHANGING)
    )
)
COMPUTERS_DUE = (
    select(tables.c.id)
    .join_from(tables, seats)
    .where(
        text(OPEN),
        seats.c.level.is_not(None),
        tables.c.active.op(">>")(seats.c.seat).op("&")(1) == 1,
    )
)


class TableRows:
    """The stored tables."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def load(self, table_id: int) -> LoadedTable | None:
        """A table that was started, with its people and newest events; None when there is none of that number."""
        found, people, recent = await self._load_table(LOAD, table_id, 0)
        if not people:
            return None
        row = TableRow(*found[: len(COLUMNS)])
        return LoadedTable(row._replace(**_public_surfaces(found[len(COLUMNS) :])), people, recent)

    async def reload(self, row: TableRow) -> LoadedTable | None:
        """A table that was loaded as this row, as it stands now, with the events since; the position and the seed are
        read where it has moved."""
        found, people, recent = await self._load_table(LOAD_AGAIN, row.id, row.number)
        changed = dict(zip(CHANGING, found, strict=False)) | _public_surfaces(found[len(CHANGING) :])
        return LoadedTable(row._replace(**changed), people, recent) if people else None

    async def _load_table(
        self, query: Prepared, table_id: int, known: int
    ) -> tuple[Sequence[Any], People, tuple[ToldLine, ...]]:
        """The row of a table by a query, its people, and the lines after an action that is known."""
        found = await self._store.fetch_prepared(query, {"table_id": table_id, "known": known})
        if not found:
            return (), (), ()
        people = tuple(_person(row) for row in found)
        newest = msgspec.json.decode(found[0][-1] or "[]", type=list[tuple[str, int, str, str]])
        return found[0], people, tuple(recent_line(*line) for line in reversed(newest))

    async def last_line_at(self, table_id: int, *besides: str) -> float:
        """The time of the last line of a table's log, or of the opening of the lobby where there is none.

        Lines of the kinds ``besides`` don't count.
        """
        lines = select(actions.c.at).where(actions.c.table_id == table_id, actions.c.kind.not_in(besides))
        newest = lines.order_by(actions.c.number.desc()).limit(1)
        opened = select(tables.c.created_at.label("at")).where(tables.c.id == table_id)
        for query in (newest, opened):
            for row in await self._store.fetch(query):
                return float(row.at)
        return 0.0

    async def places_of_open_tables(self) -> list[tuple[int, int]]:
        """The ids of all open tables, each with the channel or thread where it is shown."""
        there = is_public_surface_of(table_message, "table", tables.c.id)
        shown = select(tables.c.id, table_message.c.channel_id).join_from(tables, table_message, there)
        shown = shown.where(tables.c.status == literal_column("'open'"), table_message.c.channel_id.is_not(None))
        return [(table_id, place_id) for table_id, place_id in await self._store.fetch(shown)]

    async def open_tables_of(self, user_id: int, game_id: str | None, channel_id: int | None) -> list[TableInfo]:
        """The open tables at which somebody sits, by number; of one game, in one channel or thread."""
        where = [_of_person(user_id)] if channel_id is None else [_of_person(user_id), _shown_in(channel_id)]
        return await self._open_tables(where, game_id)

    async def open_tables_in(self, channels: Collection[int], game_id: str | None) -> list[TableInfo]:
        """The open tables that were started, or are shown, in one of these channels and threads, by number."""
        return await self._open_tables([_shown_in(*channels)], game_id)

    async def open_tables_in_guild(self, guild_id: int, most: int | None, after: int) -> list[TableInfo]:
        """The open tables of a server by number, the first so many after a number."""
        there = select(tables).where(tables.c.guild_id == guild_id, tables.c.status == "open", tables.c.id > after)
        return await self._table_infos(there.order_by(tables.c.id).limit(most))

    async def direct_messages(self, user_id: int) -> dict[int, tuple[int, int]]:
        """Somebody's direct messages by the open tables that they belong to: channel and message."""
        mine = select(seats.c.table_id, direct.c.channel_id, direct.c.message_id).join_from(tables, seats)
        there = mine.join(direct, is_direct()).where(direct.c.message_id.is_not(None))
        open_ = there.where(seats.c.user_id == user_id, tables.c.status == "open")
        return {row.table_id: (row.channel_id, row.message_id) for row in await self._store.fetch(open_)}

    async def _open_tables(self, where: Sequence[ColumnElement[bool]], game_id: str | None) -> list[TableInfo]:
        game = [] if game_id is None else [tables.c.game == game_id]
        return await self._table_infos(
            select(tables).where(*where, tables.c.status == "open", *game).order_by(tables.c.id)
        )

    async def finished_tables_of(self, user_id: int, newest: int) -> list[TableInfo]:
        """The newest finished tables of a person, the last first."""
        return await self._finished_tables(_of_person(user_id), newest)

    async def finished_between(self, user_id: int, other_id: int, newest: int) -> list[TableInfo]:
        """The newest finished tables at which both people sat, the last first."""
        return await self._finished_tables(_of_person(user_id) & _of_person(other_id), newest)

    async def finished_in(self, channel_id: int, newest: int) -> list[TableInfo]:
        """The newest finished tables of a channel or thread, the last first."""
        return await self._finished_tables(_shown_in(channel_id), newest)

    async def finished_in_guild(self, guild_id: int, after: float, most: int) -> list[TableInfo]:
        """The tables of a server that have ended after a time, the oldest first."""
        over = select(tables).where(tables.c.guild_id == guild_id, tables.c.status == "over", tables.c.ended_at > after)
        return await self._table_infos(over.order_by(tables.c.ended_at, tables.c.id).limit(most))

    async def _finished_tables(self, whose: ColumnElement[bool], newest: int) -> list[TableInfo]:
        over = select(tables).where(whose, tables.c.status == "over")
        return await self._table_infos(over.order_by(tables.c.ended_at.desc(), tables.c.id.desc()).limit(newest))

    async def _table_infos(self, chosen: Select[Any]) -> list[TableInfo]:
        shown = chosen.outerjoin_from(
            tables, table_message, is_public_surface_of(table_message, "table", tables.c.id)
        ).add_columns(table_message.c.channel_id.label("place_id"), table_message.c.message_id)
        found = await self._store.fetch(shown)
        people: dict[int, list[tuple[int, str]]] = {row.id: [] for row in found}
        if people:
            names = select(seats.c.table_id, seats.c.user_id, seats.c.name).where(seats.c.table_id.in_(people))
            for row in await self._store.fetch(names.order_by(seats.c.table_id, seats.c.seat)):
                people[row.table_id].append((row.user_id, row.name))
        return [_info(row, tuple(people[row.id])) for row in found]

    async def read_record(self, table_id: int) -> Record | None:
        """Everything that was ever stored of a table's game, for a check or an export."""
        rows = await self._store.fetch(table_row_query(table_id))
        if not rows:
            return None
        people = await self._store.fetch(people_query(table_id))
        log = await self._store.fetch(log_query(table_id).where(actions.c.number <= rows[0].number))
        return record_from_rows(rows[0], people, log, await self._store.fetch(eras_query(table_id)))

    async def set_clocks(self, row: TableRow, clocks: Clocks) -> bool:
        """Store other clocks; False when the table has moved meanwhile."""
        same = (tables.c.id == row.id, tables.c.number == row.number)

        def change(connection: Connection) -> bool:
            values = {"clocks": msgspec.json.encode(clocks).decode()}
            return bool(connection.execute(update(tables).where(*same).values(**values)).rowcount)

        return await self._store.transact(change)

    async def adopt_version(self, row: TableRow, version: int, active: tuple[int, ...]) -> bool:
        """Let another version of the rules go on from the stored position; False when the table has moved meanwhile."""

        def begin_era(connection: Connection) -> bool:
            standing = select(tables.c.number, tables.c.version).where(tables.c.id == row.id).with_for_update()
            if connection.execute(standing).one() != (row.number, row.version):
                return False
            changed = {"version": version, "active": seat_bits(active), "talks": None}
            connection.execute(update(tables).where(tables.c.id == row.id).values(**changed))
            # An era in which nothing was played gives way to this one.
            connection.execute(delete(eras).where(eras.c.table_id == row.id, eras.c.number == row.number))
            era = {"table_id": row.id, "number": row.number, "version": version, "position": row.position}
            connection.execute(insert(eras).values(**era))
            return True

        return await self._store.transact(begin_era)


def _person(row: Sequence[Any]) -> Person:
    own = row[-1 - len(SITTING) - len(DIRECT) : -1]
    return Person(**dict(zip(SITTING_NAMES, own, strict=False)), direct=read_surface(*own[len(SITTING) :]))


def _public_surfaces(found: Sequence[Any]) -> dict[str, Any]:
    """Where everybody sees a table, as it stands in its row."""
    channel_id, message_id, called = found[: len(PUBLIC)]
    return {"message": read_surface(channel_id, message_id), "call": read_surface(None, called)}


def recent_line(kind: str, seat: int, action: str, events: str) -> ToldLine:
    """A line as it is told; of a game's own action its events say everything."""
    return ToldLine(intern(kind), seat, b"" if kind == "action" else action.encode(), events.encode())


def _of_person(user_id: int) -> ColumnElement[bool]:
    """Tables at which somebody sits."""
    return tables.c.id.in_(select(seats.c.table_id).where(seats.c.user_id == user_id))


def _shown_in(*channels: int) -> ColumnElement[bool]:
    """Tables that were started, or are shown, in one of these channels and threads."""
    started = select(tables.c.id).where(tables.c.channel_id.in_(channels))
    return tables.c.id.in_(started.union(shown_in(channels)))


def _info(row: Any, people: tuple[tuple[int, str], ...]) -> TableInfo:
    return TableInfo(
        id=row.id,
        game=row.game,
        status=row.status,
        number=row.number,
        people=people,
        active=bit_seats(row.active),
        guild_id=row.guild_id,
        channel_id=row.channel_id,
        place_id=row.place_id,
        message_id=row.message_id,
        created_at=row.created_at,
        ended_at=row.ended_at,
        outcome=row.outcome,
        pace=row.pace,
        clocks=row.clocks,
    )
