"""Where, and by which means, a table is shown: carried over from older releases, and known to the one before, which may
run beside."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, select, text

from sessions import Lobbies, Store, Table, Tables
from sessions.store.opening import MIGRATIONS, target_of, upgrade
from sessions.store.rows import NOWHERE, SurfaceRow
from sessions.store.schema import OF_THE_RELEASE_BEFORE, surfaces
from sessions.store.writer import open_writer
from sessions.tables.standing import digest_of_places
from tests.sessions.doubles import ANN, BOB, CAT, GAMES, seated

TABLE = """INSERT INTO tables (id, game, options, status, version, secret, commitment, host_id, min_seats, max_seats,
 created_at, channel_id, place_id, message_id, mention_id)
 VALUES (:id, 'elements', '{}', :status, 1, '', '', 101, 2, 2, 1, 2, :place_id, :message_id, :mention_id)"""
SEAT = """INSERT INTO seats (table_id, seat, user_id, name, join_id, dm_channel_id, dm_message_id, dm_closed, dm_at)
 VALUES (:table_id, :seat, :user_id, '', 1, :channel_id, :message_id, :closed, :at)"""
BEFORE = "0013"
"""The schema of the release before."""


async def stored(store: Store, table_id: int) -> list[tuple[Any, ...]]:
    """The surfaces of a table."""
    shown = select(*(surfaces.c[name] for name in ("kind", "seat", "channel_id", "message_id", "closed", "at")))
    rows = await store.fetch(shown.where(surfaces.c.table_id == table_id).order_by("kind", "seat"))
    return [tuple(row) for row in rows]


async def test_what_is_known_is_carried_over(new_url: str) -> None:
    writer = await open_writer(target_of(new_url))

    def live(connection: Connection) -> None:
        upgrade(connection, MIGRATIONS, BEFORE)
        shown: dict[str, Any] = {"id": 1, "status": "open", "place_id": 20, "message_id": 21, "mention_id": 22}
        fresh: dict[str, Any] = {"id": 2, "status": "lobby", "place_id": None, "message_id": None, "mention_id": None}
        connection.execute(text(TABLE), [shown, fresh])
        reached: dict[str, Any] = {
            "table_id": 1,
            "seat": 0,
            "user_id": ANN,
            "channel_id": 31,
            "message_id": 32,
            "at": 1.25,
        }
        closed: dict[str, Any] = {
            "table_id": 1,
            "seat": 1,
            "user_id": BOB,
            "channel_id": None,
            "message_id": None,
            "at": 2.5,
        }
        unknown: dict[str, Any] = {
            "table_id": 2,
            "seat": 0,
            "user_id": CAT,
            "channel_id": None,
            "message_id": None,
            "at": 0.0,
        }
        rows = [reached | {"closed": False}, closed | {"closed": True}, unknown | {"closed": False}]
        connection.execute(text(SEAT), rows)

    await writer.transact(live)
    await writer.close()
    store = await Store.open(new_url)
    assert await stored(store, 1) == [
        ("call", -1, None, 22, False, 0.0),
        ("direct", 0, 31, 32, False, 1.25),
        ("direct", 1, None, None, True, 2.5),
        ("table", -1, 20, 21, False, 0.0),
    ]
    assert await stored(store, 2) == []
    await store.close()


async def test_a_message_is_known_after_a_new_start(lobbies: Lobbies, store: Store) -> None:
    table = await seated(lobbies, ANN, BOB)
    await table.note_surface("table", channel_id=7, message_id=8)
    await table.note_surface("direct", 1, channel_id=9, at=1.5)
    await table.note_surface("direct", 1, message_id=10, closed=True)
    again = await Tables(store, GAMES).get(table.id)
    assert again is not None
    assert [one.people[0].direct for one in (table, again)] == [NOWHERE, NOWHERE]
    assert [one.people[1].direct for one in (table, again)] == [SurfaceRow(9, 10, True, 1.5)] * 2
    assert (again.place_id, again.message_id, again.mention_id) == (7, 8, None)
    assert digest_of_places(again.row, again.people) == digest_of_places(table.row, table.people)


# The release before


async def columns_of_before(store: Store, table: Table) -> list[Sequence[Any]]:
    """What the release before knows of a table."""
    found = []
    for name, key in (("tables", "id"), ("seats", "table_id")):
        wanted = ", ".join(OF_THE_RELEASE_BEFORE[name])
        query = text(
            f"SELECT {wanted} FROM {name} WHERE {key} = {table.id} ORDER BY {key}{', seat' * (name == 'seats')}"
        )
        found += await store.transact(lambda connection, query=query: connection.execute(query).all())  # type: ignore[misc]
    return [tuple(row) for row in found]


async def test_the_release_before_knows_where_this_one_shows_a_table(postgres_url: str) -> None:
    store = await Store.open(postgres_url)
    table = await seated(Lobbies(store, Tables(store, GAMES)), ANN, BOB)
    await table.note_surface("table", channel_id=7, message_id=8)
    await table.note_surface("call", message_id=9)
    await table.note_surface("direct", 0, channel_id=10, message_id=11, at=1.5)
    await table.note_surface("direct", 1, closed=True, at=2.5)
    assert await columns_of_before(store, table) == [(7, 8, 9), (10, 11, False, 1.5), (None, None, True, 2.5)]
    await table.note_surface("call", message_id=None)
    await table.note_surface("direct", 0, message_id=12)
    assert await columns_of_before(store, table) == [(7, 8, None), (10, 12, False, 1.5), (None, None, True, 2.5)]
    await store.close()


async def test_what_the_release_before_stores_is_known_to_this_one(postgres_url: str) -> None:
    store = await Store.open(postgres_url)
    tables = Tables(store, GAMES)
    table = await seated(Lobbies(store, tables), ANN, BOB)

    async def say(statement: str) -> None:
        await store.transact(lambda connection: connection.execute(text(statement)))

    await table.note_surface("direct", 0, channel_id=10, message_id=11)
    await say("UPDATE tables SET place_id = 7, message_id = 8, mention_id = 9, shown = 0")
    await say("UPDATE seats SET dm_message_id = 12, dm_at = 1.5 WHERE seat = 0")
    await say("UPDATE seats SET dm_closed = true WHERE seat = 1")
    table.mark_doubtful()
    await table.refresh()
    assert (table.place_id, table.message_id, table.mention_id, table.shown) == (7, 8, 9, 0)
    assert [person.direct for person in table.people] == [
        SurfaceRow(10, 12, at=1.5),
        SurfaceRow(closed=True),
    ]
    await say("UPDATE tables SET mention_id = NULL")
    table.mark_doubtful()
    await table.refresh()
    assert table.mention_id is None
    await store.close()


async def test_a_lobby_that_the_release_before_begins_keeps_who_was_greeted(postgres_url: str) -> None:
    """It deletes the seats, and gives out others."""
    store = await Store.open(postgres_url)
    table = await seated(Lobbies(store, Tables(store, GAMES)), ANN, BOB)
    await table.note_surface("direct", 0, channel_id=10, message_id=11)

    def begin(connection: Connection) -> None:
        connection.execute(text("DELETE FROM seats"))
        for seat, (user_id, channel_id) in enumerate(((BOB, None), (ANN, 10))):
            row = {"table_id": table.id, "seat": seat, "user_id": user_id, "channel_id": channel_id, "message_id": 11}
            connection.execute(text(SEAT), row | {"closed": False, "at": 1.5})

    await store.transact(begin)
    assert await stored(store, table.id) == [("direct", 1, 10, 11, False, 1.5)]
    await store.close()
