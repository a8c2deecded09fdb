"""Tables in lists: for these no state of a game is needed."""

from collections.abc import Collection, Sequence
from typing import Any

from sqlalchemy import Select, literal_column, select
from sqlalchemy.sql.elements import ColumnElement

from sessions.store.database import Store
from sessions.store.rows import TableInfo, bit_seats
from sessions.store.schema import actions, seats, tables
from sessions.store.surfaces import direct, is_direct, is_public_surface_of, shown_in, table_message

MET = 200
"""So many of the games that two people have played against each other are looked at."""
FINISHED = 25
"""The most finished tables in a list: as many as a menu of Discord has room for."""


class TableLists:
    """What is stored of many tables."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def last_line_at(self, table_id: int, *besides: str) -> float:
        """The time of the last line of a table's log, or of the opening of the lobby where there is none.

        Lines of the kinds ``besides`` don't count.
        """
        lines = select(actions.c.at).where(actions.c.table_id == table_id, actions.c.kind.not_in(besides))
        newest = lines.order_by(actions.c.number.desc()).limit(1)
        opened = select(tables.c.created_at.label("at")).where(tables.c.id == table_id)
        for query in (newest, opened):
            for row in await self.store.fetch(query):
                return float(row.at)
        return 0.0

    async def places_of_open_tables(self) -> list[tuple[int, int]]:
        """The ids of all open tables, each with the channel or thread where it is shown."""
        there = is_public_surface_of(table_message, "table", tables.c.id)
        shown = select(tables.c.id, table_message.c.channel_id).join_from(tables, table_message, there)
        shown = shown.where(tables.c.status == literal_column("'open'"), table_message.c.channel_id.is_not(None))
        return [(table_id, place_id) for table_id, place_id in await self.store.fetch(shown)]

    async def open_tables_of(
        self, user_id: int, game_id: str | None = None, channel_id: int | None = None
    ) -> list[TableInfo]:
        """The open tables at which somebody sits, by number; of one game, in one channel or thread."""
        where = [_of_person(user_id)] if channel_id is None else [_of_person(user_id), _shown_in(channel_id)]
        return await self._open_tables(where, game_id)

    async def open_tables_in(self, channels: Collection[int], game_id: str | None = None) -> list[TableInfo]:
        """The open tables that were started, or are shown, in one of these channels and threads, by number."""
        return await self._open_tables([_shown_in(*channels)], game_id)

    async def open_tables_in_guild(self, guild_id: int, most: int | None = None, after: int = 0) -> list[TableInfo]:
        """The open tables of a server by number, the first so many after a number."""
        there = select(tables).where(tables.c.guild_id == guild_id, tables.c.status == "open", tables.c.id > after)
        return await self._table_infos(there.order_by(tables.c.id).limit(most))

    async def direct_messages(self, user_id: int) -> dict[int, tuple[int, int]]:
        """Somebody's direct messages by the open tables that they belong to: channel and message."""
        mine = select(seats.c.table_id, direct.c.channel_id, direct.c.message_id).join_from(tables, seats)
        there = mine.join(direct, is_direct()).where(direct.c.message_id.is_not(None))
        open_ = there.where(seats.c.user_id == user_id, tables.c.status == "open")
        return {row.table_id: (row.channel_id, row.message_id) for row in await self.store.fetch(open_)}

    async def _open_tables(self, where: Sequence[ColumnElement[bool]], game_id: str | None) -> list[TableInfo]:
        game = [] if game_id is None else [tables.c.game == game_id]
        return await self._table_infos(
            select(tables).where(*where, tables.c.status == "open", *game).order_by(tables.c.id)
        )

    async def finished_tables_of(self, user_id: int, newest: int = FINISHED) -> list[TableInfo]:
        """The newest finished tables of a person, the last first."""
        return await self._finished_tables(_of_person(user_id), newest)

    async def finished_between(self, user_id: int, other_id: int, newest: int = MET) -> list[TableInfo]:
        """The newest finished tables at which both people sat, the last first."""
        return await self._finished_tables(_of_person(user_id) & _of_person(other_id), newest)

    async def finished_in(self, channel_id: int, newest: int = FINISHED) -> list[TableInfo]:
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
        found = await self.store.fetch(shown)
        people: dict[int, list[tuple[int, str]]] = {row.id: [] for row in found}
        if people:
            names = select(seats.c.table_id, seats.c.user_id, seats.c.name).where(seats.c.table_id.in_(people))
            for row in await self.store.fetch(names.order_by(seats.c.table_id, seats.c.seat)):
                people[row.table_id].append((row.user_id, row.name))
        return [_info(row, tuple(people[row.id])) for row in found]


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
