"""All that is stored of one person, for themselves, and the deletion of it when they leave for good."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Column, Connection, Select, Table, and_, delete, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from sessions.store import due as due_rows
from sessions.store.daily_puzzles import SHOW as DAILY_SHOW
from sessions.store.daily_puzzles import show_without_person
from sessions.store.log_channel_lines import REWRITE, mention_nobody
from sessions.store.ratings import lock_endings
from sessions.store.schema import (
    actions,
    daily_tries,
    decks,
    drafts,
    lessons,
    mutes,
    people,
    puzzle_courses,
    puzzle_ratings,
    puzzle_streaks,
    puzzle_tries,
    rated_in,
    rating_changes,
    ratings,
    reviews,
    seats,
    servers,
    shared_steps,
    showing,
    tables,
)
from sessions.store.shared_steps import rename_person
from sessions.store.surfaces import direct, forget_surfaces, is_direct, is_public_surface_of, table_message

THEIRS: Mapping[str, Table] = {
    "decks": decks,
    "drafts": drafts,
    "preferences": people,
    "lessons": lessons,
    "reviews": reviews,
    "ratings": ratings,
    "rating_changes": rating_changes,
    "rated_in": rated_in,
    "puzzle_tries": puzzle_tries,
    "puzzle_ratings": puzzle_ratings,
    "puzzle_streaks": puzzle_streaks,
    "puzzle_courses": puzzle_courses,
    "daily_tries": daily_tries,
}
"""The tables whose rows belong to one person each, under the names by which they are given to them."""
OF_TABLE = ("id", "game", "status", "created_at", "ended_at", "guild_id", "channel_id", "pace", "rated", "outcome")
"""The columns of a table at which they sat that they are given: nothing that only others may know."""
SHOWN_ANEW = 25
RECENT = 7 * 24 * 3600.0
"""Of so many tables that ended within so many seconds, the messages are changed, too."""
RENAMED = 200
"""So many threads get their new names: one small request each, whenever their games have ended."""
EMPTIED = 200
"""So many of their own direct messages are emptied."""
RENAME = "rename"
"""The kind of due work that gives a table's thread the names of its players as they are now."""

Row = dict[str, Any]


class _Unwelcome(msgspec.Struct):
    """What the settings of a server say of people."""

    unwelcome: tuple[int, ...] = ()


# All that is stored of somebody


async def own_rows(connection: AsyncConnection, user_id: int) -> dict[str, list[Row]]:
    """Everything but their games, table by table."""
    found = {
        name: await _rows_as_dicts(connection, select(*_columns_given(table)).where(table.c.user_id == user_id))
        for name, table in THEIRS.items()
    }
    # Who takes no challenges from them is those people's own affair; how many do is not told either.
    found["mutes"] = await _rows_as_dicts(connection, select(mutes).where(mutes.c.user_id == user_id))
    sharing = select(shared_steps).where(shared_steps.c.user_id == user_id)
    found["shared_steps"] = await _rows_as_dicts(connection, sharing)
    known = select(servers.c.guild_id, servers.c.settings).where(servers.c.settings.contains(str(user_id)))
    found["unwelcome_in"] = [
        {"guild_id": row["guild_id"]}
        for row in await _rows_as_dicts(connection, known)
        if user_id in msgspec.json.decode(row["settings"], type=_Unwelcome).unwelcome
    ]
    return found


def _columns_given(table: Table) -> list[Column[Any]]:
    """The columns of a table that somebody is given: not what decides shuffles that are still to come."""
    return [column for column in table.c if column is not lessons.c.secret]


async def own_lobbies(connection: AsyncConnection, user_id: int) -> list[Row]:
    """The tables that somebody opened, or to which they were invited."""
    columns = (*(tables.c[name] for name in OF_TABLE), tables.c.host_id, tables.c.host_name, tables.c.invited_id)
    found = await _rows_as_dicts(
        connection, select(*columns, tables.c.seating).where(_is_about_person(user_id)).order_by(tables.c.id)
    )
    for row in found:
        if row["host_id"] != user_id:
            del row["host_id"], row["host_name"]
        if row["invited_id"] != user_id:
            del row["invited_id"]
        row["seat_kept_for_you"] = user_id in _decoded_seating(row.pop("seating"))
    return found


async def own_games(connection: AsyncConnection, user_id: int, after: int, most: int) -> list[Row]:
    """The next tables at which somebody sat, by number, after a number: their seat, and their actions."""
    sitting = [column for column in seats.c if column.name not in ("table_id", "level")]
    reached = [direct.c[name].label(f"dm_{name}") for name in ("channel_id", "message_id", "closed", "at")]
    query = (
        select(*(tables.c[name] for name in OF_TABLE), *sitting, *reached)
        .join_from(tables, seats)
        .outerjoin(direct, is_direct())
        .where(seats.c.user_id == user_id, tables.c.id > after)
    )
    games = await _rows_as_dicts(connection, query.order_by(tables.c.id).limit(most))
    by_id = {game["id"]: game for game in games}
    for game in games:
        game["actions"] = []
    if games:
        own = (actions.c.table_id, actions.c.number, actions.c.kind, actions.c.action, actions.c.at)
        sat = and_(seats.c.table_id == actions.c.table_id, seats.c.seat == actions.c.seat)
        lines = select(*own).join(seats, sat).where(seats.c.user_id == user_id, actions.c.table_id.in_(by_id))
        for line in await _rows_as_dicts(connection, lines.order_by(actions.c.table_id, actions.c.number)):
            by_id[line.pop("table_id")]["actions"].append(line)
    return games


async def _rows_as_dicts(connection: AsyncConnection, query: Select[Any]) -> list[Row]:
    return [dict(row._mapping) for row in await connection.execute(query)]


# Leaving


class ChangedByLeaving(NamedTuple):
    """The tables and lobbies that have changed, and those of them whose messages are to be changed."""

    tables: tuple[int, ...]
    shown: tuple[int, ...]
    lobbies: tuple[int, ...]
    messages: tuple[tuple[int, int], ...]
    """Their own direct messages of games, by channel and message, the newest first; the way to them is deleted."""


def open_table_ids(connection: Connection, user_id: int) -> list[int]:
    """The games that somebody is playing."""
    mine = select(tables.c.id).join(seats, seats.c.table_id == tables.c.id)
    found = connection.execute(mine.where(seats.c.user_id == user_id, tables.c.status == "open"))
    return [row.id for row in found]


def anonymise(connection: Connection, user_id: int, nobody: int, name: str, now: float) -> ChangedByLeaving:
    """Let nothing be left of somebody but a number that means nobody, and a name that everybody has who has left."""
    sat = select(seats.c.table_id).where(seats.c.user_id == user_id)
    wanted = select(
        tables.c.id,
        tables.c.status,
        tables.c.ended_at,
        tables.c.lobby_message_id,
        tables.c.seating,
        tables.c.channel_id,
        select(table_message.c.message_id)
        .where(is_public_surface_of(table_message, "table", tables.c.id))
        .label("message_id"),
        select(table_message.c.channel_id)
        .where(is_public_surface_of(table_message, "table", tables.c.id))
        .label("place_id"),
    )
    wanted = wanted.where(or_(tables.c.id.in_(sat), _is_about_person(user_id))).order_by(tables.c.id).with_for_update()
    concerned = connection.execute(wanted).all()
    _close_lobbies(connection, user_id, now)
    messages = _direct_messages(connection, user_id)
    _rename_to_nobody(connection, user_id, nobody, name)
    for row in concerned:
        if user_id in (kept := _decoded_seating(row.seating)):
            changed = [nobody if one == user_id else one for one in kept]
            written = msgspec.json.encode(changed).decode()
            connection.execute(update(tables).where(tables.c.id == row.id).values(seating=written))
    told = showing.c.table_id.in_([row.id for row in concerned])
    connection.execute(update(showing).where(told).values(memory=None))
    lock_endings(connection)
    for guild_id in show_without_person(connection, user_id, now - RECENT):
        due_rows.schedule(connection, DAILY_SHOW, guild_id, now)
    for table in THEIRS.values():
        connection.execute(delete(table).where(table.c.user_id == user_id))
    connection.execute(delete(mutes).where(or_(mutes.c.user_id == user_id, mutes.c.other_id == user_id)))
    lobbies = [row.id for row in concerned if row.status == "lobby"]
    recent = [row for row in concerned if (row.ended_at or now) > now - RECENT]
    shown = [row.id for row in recent if row.status in ("open", "over") and row.message_id][-SHOWN_ANEW:]
    others = [row.id for row in recent if row.status not in ("lobby", "open", "over") and row.lobby_message_id]
    lobbies += others[-SHOWN_ANEW:]  # a line says how each of them ended, and who was asked
    _show_anew(connection, shown, lobbies, now)
    subjects = [f"t{row.id}" for row in concerned]
    for message_id in rename_person(connection, user_id, nobody, name, subjects, now, SHOWN_ANEW):
        due_rows.schedule(connection, "share", message_id, now)
    for message_id in mention_nobody(connection, user_id, nobody):
        due_rows.schedule(connection, REWRITE, message_id, now)
    for row in [row for row in concerned if row.place_id not in (None, row.channel_id)][-RENAMED:]:
        due_rows.schedule(connection, RENAME, row.id, now)
    return ChangedByLeaving(tuple(row.id for row in concerned), tuple(shown), tuple(lobbies), messages)


def _direct_messages(connection: Connection, user_id: int) -> tuple[tuple[int, int], ...]:
    query = select(direct.c.channel_id, direct.c.message_id).join_from(seats, direct, is_direct())
    query = query.where(seats.c.user_id == user_id, direct.c.message_id.is_not(None), direct.c.channel_id.is_not(None))
    found = connection.execute(query.order_by(seats.c.table_id.desc()).limit(EMPTIED))
    return tuple((row.channel_id, row.message_id) for row in found)


def _close_lobbies(connection: Connection, user_id: int, now: float) -> None:
    """Lobbies that they opened, or to which they alone were invited, are over; in others their seat is free again."""
    ended = {"ended_at": now, "lobby_stale": True}
    waiting = tables.c.status == "lobby"
    for whose, status in ((tables.c.host_id, "cancelled"), (tables.c.invited_id, "declined")):
        connection.execute(update(tables).where(waiting, whose == user_id).values(status=status, **ended))
    free = select(tables.c.id).where(
        waiting, tables.c.id.in_(select(seats.c.table_id).where(seats.c.user_id == user_id))
    )
    left = [row.id for row in connection.execute(free)]
    forget_surfaces(connection, and_(seats.c.user_id == user_id, seats.c.table_id.in_(left)))
    connection.execute(delete(seats).where(seats.c.user_id == user_id, seats.c.table_id.in_(left)))


def _rename_to_nobody(connection: Connection, user_id: int, nobody: int, name: str) -> None:
    forget_surfaces(connection, seats.c.user_id == user_id)
    mine = update(seats).where(seats.c.user_id == user_id)
    connection.execute(mine.values(user_id=nobody, name=name, deck=None))
    connection.execute(update(tables).where(tables.c.host_id == user_id).values(host_id=nobody, host_name=name))
    connection.execute(update(tables).where(tables.c.invited_id == user_id).values(invited_id=nobody))


def _show_anew(connection: Connection, shown: Sequence[int], lobbies: Sequence[int], now: float) -> None:
    connection.execute(update(tables).where(tables.c.id.in_(shown)).values(shown=-1))
    connection.execute(update(tables).where(tables.c.id.in_([*shown, *lobbies])).values(lobby_stale=True))
    for table_id in shown:
        due_rows.schedule(connection, "show", table_id, now)
    for table_id in (*shown, *lobbies):
        due_rows.schedule(connection, "mend", table_id, now)


def _is_about_person(user_id: int) -> Any:
    """Tables that somebody opened, or to which they were invited: alone, or by a seat that a rematch keeps for them."""
    before = select(seats.c.table_id).where(seats.c.user_id == user_id)
    kept = tables.c.seating.is_not(None) & tables.c.rematch_of.in_(before)
    return or_(tables.c.host_id == user_id, tables.c.invited_id == user_id, kept)


def _decoded_seating(document: str | None) -> tuple[int, ...]:
    return msgspec.json.decode(document, type=tuple[int, ...]) if document else ()
