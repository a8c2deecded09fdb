"""The rows of lobbies: read, and written within a transaction that has locked them."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec
from sqlalchemy import Connection, Select, and_, bindparam, case, delete, func, insert, or_, select, text, update

from sessions.store import surfaces
from sessions.store.database import Store
from sessions.store.due import schedule
from sessions.store.rows import LobbyRow, Person, Status, typed_row
from sessions.store.schema import OPEN, eras, seats, tables
from sessions.store.surfaces import DIRECT, direct, is_direct, read_surface
from sessions.store.writing import CLOCK

PERSON = tuple(seats.c[name] for name in Person.__dataclass_fields__ if name in seats.c)
LOBBY = tuple(tables.c[name] for name in LobbyRow._fields)
JOINED = select(func.count()).where(seats.c.table_id == tables.c.id).scalar_subquery()
PEOPLE = select(func.count()).where(seats.c.table_id == tables.c.id, seats.c.level.is_(None)).scalar_subquery()
WAITING = select(*LOBBY).where(tables.c.status == "lobby").order_by(tables.c.id)
FULL = WAITING.where(tables.c.max_seats <= JOINED, PEOPLE >= 2)
STALE = select(*LOBBY).where(text("lobby_stale")).order_by(tables.c.id)
ROOM = select(*LOBBY).where(tables.c.id == bindparam("table_id")).with_for_update()
SITTING = select(seats.c.table_id, seats.c.seat, *PERSON, *DIRECT).outerjoin_from(seats, direct, is_direct())
ROOM_PEOPLE = SITTING.where(seats.c.table_id == bindparam("table_id")).order_by(seats.c.seat)

Found = tuple[LobbyRow, list[Person]]
"""A lobby, and the people in it in the order of their joins."""


class LobbyRows:
    """The stored lobbies."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def get(self, table_id: int) -> Found | None:
        """The lobby of that number, whatever became of it; None when there never was one."""
        found = await self._fetch_lobbies(select(*LOBBY).where(tables.c.id == table_id))
        return found[0] if found else None

    async def lobbies_by_numbers(self, ids: Sequence[int]) -> list[Found]:
        """The lobbies of these numbers."""
        return await self._fetch_lobbies(select(*LOBBY).where(tables.c.id.in_(ids))) if ids else []

    async def open_lobbies(self) -> list[Found]:
        """All open lobbies, by number."""
        return await self._fetch_lobbies(WAITING)

    async def full_lobbies(self, only: int | None) -> list[Found]:
        """The open lobbies in which everybody is there, by number; those apart that wait for the host to deal."""
        return await self._fetch_lobbies(_only_of_table(FULL, only))

    async def with_stale_messages(self, only: int | None) -> list[Found]:
        """The lobbies, closed and begun ones too, whose messages may not show them as they are, by number."""
        return await self._fetch_lobbies(_only_of_table(STALE, only))

    async def open_in_channel(self, channel_id: int, most: int) -> tuple[list[Found], int]:
        """The newest lobbies of a channel with a free seat, the last first, and how many there are in all."""
        there = (tables.c.channel_id == channel_id, tables.c.status == "lobby", tables.c.max_seats > JOINED)
        newest = select(*LOBBY).where(*there).order_by(tables.c.id.desc()).limit(most)
        (counted,) = await self._store.fetch(select(func.count().label("count")).select_from(tables).where(*there))
        return await self._fetch_lobbies(newest), counted.count

    async def takes_direct_messages(self, user_id: int) -> bool:
        """True for somebody whose newest direct message has come."""
        sat = select(direct.c.message_id, direct.c.closed).join_from(seats, direct, is_direct())
        newest = sat.where(seats.c.user_id == user_id).order_by(seats.c.table_id.desc()).limit(1)
        return any(row.message_id is not None and not row.closed for row in await self._store.fetch(newest))

    async def open_rematch(self, table_id: int) -> Found | None:
        """The open lobby for a rematch of a table, if there is one."""
        query = select(*LOBBY).where(tables.c.rematch_of == table_id, tables.c.status == "lobby")
        found = await self._fetch_lobbies(query)
        return found[0] if found else None

    async def newest_rematch(self, table_id: int, user_id: int) -> int:
        """The newest that somebody plays or has played in a table's chain of rematches; the table if there is none.

        It is looked for among their own, by the index of those.
        """
        chain = select(tables.c.id).where(tables.c.id == table_id).cte("chain", recursive=True)
        own = select(tables.c.id).join(seats, seats.c.table_id == tables.c.id)
        later = (seats.c.user_id == user_id, seats.c.table_id > chain.c.id, tables.c.rematch_of == chain.c.id)
        chain = chain.union(own.where(*later, tables.c.status.in_(("open", "over"))))
        (found,) = await self._store.fetch(select(func.max(chain.c.id).label("id")))
        newest: int = found.id or table_id
        return newest

    async def played_until(self, place_id: int) -> float | None:
        """The time at which the last game of a channel or thread has ended; None while one goes on or is awaited."""
        there = or_(tables.c.channel_id == place_id, tables.c.id.in_(surfaces.shown_in([place_id])))
        going_on = func.sum(case((tables.c.status.in_(("lobby", "open")), 1), else_=0)).label("going_on")
        (found,) = await self._store.fetch(select(func.max(tables.c.ended_at).label("until"), going_on).where(there))
        return None if found.going_on else found.until

    async def _fetch_lobbies(self, query: Select[Any]) -> list[Found]:
        rows = [typed_row(LobbyRow, row) for row in await self._store.fetch(query)]
        people: dict[int, list[Person]] = {row.id: [] for row in rows}
        if rows:
            joined = SITTING.where(seats.c.table_id.in_(people)).order_by(seats.c.join_id)
            for row in await self._store.fetch(joined):
                people[row.table_id].append(_person(row))
        return [(row, people[row.id]) for row in rows]


def _only_of_table(query: Select[Any], table_id: int | None) -> Select[Any]:
    """The query for one lobby alone, or as it is."""
    return query if table_id is None else query.where(tables.c.id == table_id)


@dataclass(slots=True)
class LockedLobby:
    """A lobby under lock: its row, and its people by the seat that they will have."""

    row: LobbyRow
    people: dict[int, Person]
    seating: tuple[int, ...]
    """User ids for whom the seats are reserved, by seat; empty when anybody may have any."""

    @property
    def found(self) -> Found:
        """The lobby as whoever only reads it finds it."""
        return self.row, sorted(self.people.values(), key=lambda person: person.join_id)

    def seat_of(self, user_id: int) -> int | None:
        """The seat of somebody, or None."""
        for seat, person in self.people.items():
            if person.user_id == user_id:
                return seat
        return None

    def seat_for(self, user_id: int) -> int:
        """The reserved seat, or the lowest free one."""
        if user_id in self.seating:
            return self.seating.index(user_id)
        return next(seat for seat in range(self.row.max_seats) if seat not in self.people)


def lock_lobby(connection: Connection, table_id: int) -> LockedLobby | None:
    """Lock a lobby, whatever became of it, and read it; None when there is none of that number."""
    found = connection.execute(ROOM, {"table_id": table_id}).one_or_none()
    if found is None:
        return None
    row = typed_row(LobbyRow, found)
    sitting = connection.execute(ROOM_PEOPLE, {"table_id": table_id})
    seating = msgspec.json.decode(row.seating, type=tuple[int, ...]) if row.seating else ()
    return LockedLobby(row, {each.seat: _person(each) for each in sitting}, seating)


def add_lobby(connection: Connection, values: Mapping[str, Any], people: Mapping[int, Person]) -> int:
    """Open a lobby with these people by seat; its number."""
    table_id = _add_table_row(connection, "lobby", {"lobby_stale": True, **values})
    _seat_people(connection, table_id, people)
    if (expires_at := values.get("expires_at")) is not None:
        schedule(connection, "lobby", table_id, expires_at)
    return table_id


def _add_table_row(connection: Connection, status: Status, values: Mapping[str, Any]) -> int:
    """Store a new row of a table; its number."""
    made = connection.execute(insert(tables).values(status=status, **values).returning(tables.c.id))
    return int(made.scalar_one())


def seat_person(connection: Connection, table_id: int, seat: int, person: Person) -> None:
    """Give somebody a seat."""
    _seat_people(connection, table_id, {seat: person})
    _mark_message_stale(connection, table_id)


def free_seat(connection: Connection, table_id: int, user_id: int) -> None:
    """Free the seat of somebody in a lobby."""
    whose = and_(seats.c.table_id == table_id, seats.c.user_id == user_id)
    surfaces.forget_surfaces(connection, whose)
    connection.execute(delete(seats).where(whose))
    _mark_message_stale(connection, table_id)


def set_game(connection: Connection, table_id: int, values: Mapping[str, Any]) -> None:
    """Change what is to be played in a lobby."""
    connection.execute(update(tables).where(tables.c.id == table_id).values(lobby_stale=True, **values))


def replace_computer(connection: Connection, table_id: int, seat: int, computer: Person) -> None:
    """Let another computer have the seat of one."""
    there = (seats.c.table_id == table_id, seats.c.seat == seat)
    connection.execute(update(seats).where(*there).values(name=computer.name, level=computer.level))
    _mark_message_stale(connection, table_id)


def choose_deck(connection: Connection, table_id: int, user_id: int, deck: str | None) -> None:
    """Give somebody who sits there another deck."""
    whose = (seats.c.table_id == table_id, seats.c.user_id == user_id)
    connection.execute(update(seats).where(*whose).values(deck=deck))
    _mark_message_stale(connection, table_id)


def deck_played_with(connection: Connection, table_id: int, user_id: int) -> str | None:
    """The deck with which somebody has played at a table."""
    return connection.scalar(select(seats.c.deck).where(seats.c.table_id == table_id, seats.c.user_id == user_id))


def has_rematch(connection: Connection, table_id: int) -> bool:
    """True while there is an open lobby for a rematch of a table."""
    offered = select(tables.c.id).where(tables.c.rematch_of == table_id, tables.c.status == "lobby")
    return connection.execute(offered).first() is not None


def running_rematch(connection: Connection, table_id: int) -> int | None:
    """The table at which a rematch of a table is being played; None where none is."""
    return connection.scalar(select(tables.c.id).where(tables.c.rematch_of == table_id, text(OPEN)))


def take_next_secret(connection: Connection, table_id: int) -> str | None:
    """The secret of the rematch of a table that is locked, which nobody else is given; None where there is none."""
    one = tables.c.id == table_id
    secret = connection.scalar(select(tables.c.next_secret).where(one))
    connection.execute(update(tables).where(one).values(next_secret=None))
    return secret


def close_lobby(connection: Connection, table_id: int, status: Status, now: float) -> None:
    """End a lobby without a game."""
    ended = {"status": status, "ended_at": now, "lobby_stale": True}
    connection.execute(update(tables).where(tables.c.id == table_id).values(**ended))


def forget_lobby(connection: Connection, table_id: int) -> None:
    """Look for a lobby's message no more, and let one that was lost count for nothing: nobody has seen it."""
    connection.execute(update(tables).where(tables.c.id == table_id).values(lobby_stale=False))
    connection.execute(update(tables).where(tables.c.id == table_id, tables.c.status == "lost").values(ended_at=None))


def close_expired(connection: Connection, now: float, only: int | None) -> list[int]:
    """Close the lobbies whose time is past, but those in which everybody has come; the numbers of the closed."""
    late = (
        update(tables)
        .where(tables.c.status == "lobby", tables.c.expires_at <= now, or_(tables.c.max_seats > JOINED, PEOPLE < 2))
        .values(status="expired", ended_at=now, lobby_stale=True)
        .returning(tables.c.id)
    )
    if only is not None:
        late = late.where(tables.c.id == only)
    return [row.id for row in connection.execute(late)]


def start_table(
    connection: Connection, table_id: int, values: Mapping[str, Any], people: Sequence[Person], look_at: float
) -> None:
    """Make a table of a lobby; seats that stayed empty close up. Its clocks are looked at at that time."""
    begun = update(tables).where(tables.c.id == table_id).values(status="open", lobby_stale=True, **values)
    connection.execute(begun)
    surfaces.forget_surfaces(connection, seats.c.table_id == table_id)
    connection.execute(delete(seats).where(seats.c.table_id == table_id))
    _begin_game(connection, table_id, values["version"], people, look_at)


def start_table_without_lobby(
    connection: Connection, values: Mapping[str, Any], people: Sequence[Person], look_at: float, place_id: int
) -> int:
    """Store a table that has never been a lobby, with the channel or thread where it is shown; its number."""
    table_id = _add_table_row(connection, "open", values)
    surfaces.store_place(connection, table_id, place_id)
    _begin_game(connection, table_id, values["version"], people, look_at)
    return table_id


def _begin_game(connection: Connection, table_id: int, version: int, people: Sequence[Person], look_at: float) -> None:
    _seat_people(connection, table_id, dict(enumerate(people)))
    connection.execute(insert(eras).values(table_id=table_id, number=0, version=version))
    schedule(connection, CLOCK, table_id, look_at)


def note_shown(connection: Connection, shown: LobbyRow, people: Sequence[Person]) -> None:
    """A lobby's message shows this row and these people; it is stale when they are others by now."""
    row = typed_row(LobbyRow, connection.execute(ROOM, {"table_id": shown.id}).one())
    sitting = connection.execute(ROOM_PEOPLE, {"table_id": shown.id})
    there = {each.user_id: (each.deck, each.level) for each in sitting}
    same = _values_shown(row) == _values_shown(shown) and there == {
        person.user_id: (person.deck, person.level) for person in people
    }
    connection.execute(update(tables).where(tables.c.id == shown.id).values(lobby_stale=not same))


def _values_shown(row: LobbyRow) -> tuple[Any, ...]:
    """What the message of a lobby shows of its row."""
    return row.status, row.rated, row.pace, row.max_seats, row.options


def _mark_message_stale(connection: Connection, table_id: int) -> None:
    """From now on the lobby's message does not show it as it is."""
    connection.execute(update(tables).where(tables.c.id == table_id).values(lobby_stale=True))


def _person(row: Any) -> Person:
    known = {column.name: getattr(row, column.name) for column in PERSON}
    return Person(**known, direct=read_surface(row.channel_id, row.message_id, row.closed, row.at))


def _seat_people(connection: Connection, table_id: int, people: Mapping[int, Person]) -> None:
    connection.execute(insert(seats), [_seat_row(table_id, seat, person) for seat, person in people.items()])
    surfaces.add_direct(connection, table_id, people)


def _seat_row(table_id: int, seat: int, person: Person) -> dict[str, Any]:
    return {"table_id": table_id, "seat": seat} | {column.name: getattr(person, column.name) for column in PERSON}
