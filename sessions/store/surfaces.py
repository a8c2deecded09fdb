"""The statements about surfaces: where, and by which means, tables are shown."""

from collections.abc import Collection, Mapping
from typing import Any

from msgspec.structs import asdict, replace
from sqlalchemy import (
    ColumnElement,
    Connection,
    Insert,
    Select,
    and_,
    delete,
    insert,
    literal_column,
    select,
    tuple_,
)
from sqlalchemy.dialects import postgresql, sqlite

from sessions.store.rows import EVERYBODY, NOWHERE, Person, SurfaceNotes, SurfaceRow
from sessions.store.schema import seats, surfaces

ROW = tuple(surfaces.c[name] for name in SurfaceRow.__struct_fields__)
KEY = ("table_id", "kind", "seat")

table_message = surfaces.alias("table_message")
call = surfaces.alias("call")
direct = surfaces.alias("direct")
"""The table message, the line that calls, and a player's direct message, where each is joined to its table or seat."""

DIRECT = tuple(direct.c[name] for name in ("channel_id", "message_id", "closed", "at"))


def is_public_surface_of(surface: Any, kind: str, table_id: ColumnElement[Any]) -> ColumnElement[bool]:
    """The surface of a kind that everybody sees of a table."""
    everybody: ColumnElement[int] = literal_column(str(EVERYBODY))
    return and_(
        surface.c.table_id == table_id, surface.c.kind == literal_column(f"'{kind}'"), surface.c.seat == everybody
    )


def is_direct() -> ColumnElement[bool]:
    """The direct message of whoever has a seat."""
    return and_(
        direct.c.table_id == seats.c.table_id,
        direct.c.kind == literal_column("'direct'"),
        direct.c.seat == seats.c.seat,
    )


def read_surface(
    channel_id: int | None, message_id: int | None, closed: object = False, at: float | None = None
) -> SurfaceRow:
    """A surface, by its columns in the database, which may hold none of it."""
    if channel_id is None and message_id is None and not closed:
        return NOWHERE if not at else replace(NOWHERE, at=at)
    return SurfaceRow(channel_id, message_id, bool(closed), at or 0.0)


def note_statement(dialect: str, values: Mapping[str, Any]) -> Insert:
    """The statement by which something is stored of a surface, whether it is known already or not."""
    made: Any = (postgresql if dialect == "postgresql" else sqlite).insert(surfaces).values(values)
    changed = {name: made.excluded[name] for name in values if name not in KEY}
    statement: Insert = made.on_conflict_do_update(index_elements=KEY, set_=changed)
    return statement


def note_direct(connection: Connection, table_id: int, user_id: int, fields: SurfaceNotes) -> None:
    """Remember something of the direct message of somebody who sits at a table, or in a lobby."""
    for seat in connection.scalars(
        select(seats.c.seat).where(seats.c.table_id == table_id, seats.c.user_id == user_id)
    ):
        values = {"table_id": table_id, "kind": "direct", "seat": seat, **fields}
        connection.execute(note_statement(connection.dialect.name, values))


def add_direct(connection: Connection, table_id: int, people: Mapping[int, Person]) -> None:
    """Store the direct messages of people who have just taken these seats, as far as they have any."""
    rows = [
        {"table_id": table_id, "kind": "direct", "seat": seat, **asdict(person.direct)}
        for seat, person in people.items()
        if person.direct != NOWHERE
    ]
    if rows:
        connection.execute(insert(surfaces), rows)


def forget_surfaces(connection: Connection, where: ColumnElement[bool]) -> None:
    """Delete the surfaces of the seats that fulfil a condition."""
    theirs = select(seats.c.table_id, seats.c.seat).where(where)
    connection.execute(delete(surfaces).where(tuple_(surfaces.c.table_id, surfaces.c.seat).in_(theirs)))


def store_place(connection: Connection, table_id: int, channel_id: int) -> None:
    """Store where a table will be shown that nobody has seen yet."""
    connection.execute(insert(surfaces).values(table_id=table_id, kind="table", seat=EVERYBODY, channel_id=channel_id))


def shown_in(places: Collection[int]) -> Select[Any]:
    """The numbers of the tables that are shown in one of these channels and threads."""
    return select(surfaces.c.table_id).where(literal_column("kind = 'table'"), surfaces.c.channel_id.in_(places))
