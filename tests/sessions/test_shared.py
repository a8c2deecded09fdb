"""Two processes on one PostgreSQL: what one has stored is what the other shows, at once and without asking anybody."""

import asyncio
from collections.abc import AsyncIterator
from typing import NamedTuple

import pytest
from sqlalchemy import Connection, text

from sessions import Lobbies, People, Shards, Store, Table, Tables
from sessions.log.lines import DRAW, Line
from sessions.log.offers import Offer
from sessions.store.messenger import CHANNEL, PRESENT, News
from sessions.store.tables import RECENT
from tests.sessions.doubles import ANN, BOB, GAMES, Clock, seated

TIMES = 40


class Process(NamedTuple):
    """What a process of the bot has of the sessions."""

    store: Store
    tables: Tables
    lobbies: Lobbies

    async def table(self, table_id: int) -> Table:
        found = await self.tables.get(table_id)
        assert found is not None
        return found


def heard_by(store: Store) -> "asyncio.Queue[News | None]":
    """Everything that a process hears from now on."""
    heard: asyncio.Queue[News | None] = asyncio.Queue()
    store.messenger.listen(heard.put_nowait)
    return heard


async def hear(heard: "asyncio.Queue[News | None]", news: News) -> None:
    """Wait for these news: others, of what was stored before, may come late."""
    while await heard.get() != news:
        pass


@pytest.fixture
async def processes(postgres_url: str, clock: Clock) -> AsyncIterator[tuple[Process, Process]]:
    made = []
    for shard in range(2):
        store = await Store.open(postgres_url, alone=0, shards=Shards(2, (shard,)))
        tables = Tables(store, GAMES, clock)
        made.append(Process(store, tables, Lobbies(store, tables, clock)))
        await heard_by(store).get()
    yield made[0], made[1]
    for process in made:
        await process.store.close()


async def test_what_one_has_stored_the_other_shows(processes: tuple[Process, Process]) -> None:
    """Each time one of them acts, the other looks, and then acts on what it sees."""
    table_id = (await seated(processes[0].lobbies, ANN, BOB, mode="endless", rounds=20)).id
    for turn in range(TIMES):
        actor, onlooker = processes[turn % 2], processes[1 - turn % 2]
        table = await actor.table(table_id)
        seat = table.active[0]
        await table.act(table.people[seat].user_id, table.legal(seat)[0])
        seen = await onlooker.table(table_id)
        assert (seen.number, seen.active, seen.view(None)) == (turn + 1, table.active, table.view(None))
        assert [person.steps for person in seen.people] == [person.steps for person in table.people]


async def test_news_of_the_release_before_are_understood(processes: tuple[Process, Process]) -> None:
    """It tells no more than an owner, a kind and two numbers."""
    heard = heard_by(processes[1].store)
    told = text(f"SELECT pg_notify('{CHANNEL}', 'somebody shown 12 3')")
    await processes[0].store.transact(lambda transaction: transaction.execute(told))
    assert await heard.get() == News("shown", 12, 3)


def everything(table: Table) -> dict[str, object]:
    """All that is known of a table."""
    seats = range(len(table.people))
    return {
        "row": table.row,
        "people": table.people,
        "lines": table.lines,
        "clocks": table.clocks,
        "talks": table.standing_offers,
        "outcome": table.outcome,
        "verdict": table.verdict,
        "views": [table.see(viewer) for viewer in (*seats, None)],
        "legal": [table.legal(seat) for seat in table.active],
    }


async def test_what_is_followed_is_what_a_new_process_reads(processes: tuple[Process, Process], clock: Clock) -> None:
    """Whatever one has stored since the other looked: actions, offers, notes, the end."""
    first, second = processes
    ours = await seated(first.lobbies, ANN, BOB, game="realm_of_the_defenders", pace="day", rated=True)
    seen = await second.table(ours.id)

    async def alike() -> bool:
        await second.table(ours.id)
        fresh = await Tables(second.store, GAMES, clock).get(ours.id)
        assert fresh is not None
        assert everything(seen) == everything(fresh)
        return seen.number == ours.number

    for stretch in (1, 2, RECENT + 3):
        for _ in range(stretch):
            seat = ours.active[0]
            clock.advance(7)
            await ours.act(ours.people[seat].user_id, ours.legal(seat)[0])
        await ours.note_surface("table", channel_id=stretch)
        await ours.store_notes(shown=stretch)
        assert await alike()
    await ours.write_line(lambda: Line(DRAW, 0, Offer()))
    assert await alike()
    seen.mark_doubtful()
    assert await alike()
    await ours.act(ANN, ours.game.action({"type": "resign"}))
    assert await alike()
    assert seen.status == "over"


async def test_where_it_is_shown_is_known_to_the_other(processes: tuple[Process, Process]) -> None:
    first, second = processes
    table = await seated(first.lobbies, ANN, BOB)
    heard = heard_by(second.store)
    await second.table(table.id)
    await table.note_surface("table", channel_id=7, message_id=8)
    await table.note_surface("direct", 1, message_id=9)
    seen = await second.table(table.id)
    assert (seen.place_id, seen.message_id) == (7, 8)
    for _ in range(2):
        await hear(heard, News("noted", table.id))
    assert (await second.table(table.id)).people[1].direct.message_id == 9


async def test_what_is_stored_beside_the_actions_counts_for_both(processes: tuple[Process, Process]) -> None:
    first, second = processes
    table = await seated(first.lobbies, ANN, BOB)
    seen = await second.table(table.id)
    await table.store_notes(asked_at=5.0)
    await seen.write_line(lambda: None)
    assert seen.row.asked_at == 5.0


async def test_a_preference_is_changed_for_both(processes: tuple[Process, Process]) -> None:
    first, second = (process.tables.people for process in processes)
    assert (await second.preferences(ANN)).pictures
    heard = heard_by(processes[1].store)
    await first.change(ANN, pictures=False)
    assert await heard.get() == News("people", ANN)
    assert not (await second.preferences(ANN)).pictures
    await second.change(ANN, calls=False)
    assert not (await second.preferences(ANN)).pictures


async def test_both_write_the_same_for_the_first_time(processes: tuple[Process, Process]) -> None:
    await asyncio.gather(*(process.store.put_value("key", "value") for process in processes))
    await asyncio.gather(*(process.tables.people.change(ANN, pictures=False) for process in processes))
    await asyncio.gather(*(process.tables.outages.store_heartbeat() for process in processes))
    assert await processes[0].store.get_value("key") == "value"


async def test_a_process_that_hears_nothing_trusts_no_memory(processes: tuple[Process, Process]) -> None:
    first, second = processes
    people: People = second.tables.people
    assert (await people.preferences(ANN)).pictures
    heard = heard_by(second.store)
    await first.store.transact(deafen)
    assert await heard.get() is None
    assert not second.store.messenger.hears_all
    await first.tables.people.change(ANN, pictures=False)
    assert not (await people.preferences(ANN)).pictures
    await people.change(ANN, pictures=True)
    while not second.store.messenger.hears_all:  # it finds its way back by itself
        await heard.get()
    assert (await people.preferences(ANN)).pictures


def deafen(connection: Connection) -> None:
    """Let PostgreSQL end the connections that listen, which look every now and then who is there."""
    listening = f"query LIKE 'LISTEN%%' OR query LIKE '{PRESENT.partition(chr(10))[0]}%%'"
    connection.exec_driver_sql(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {listening}")


async def test_of_what_two_change_at_once_nothing_is_lost(processes: tuple[Process, Process]) -> None:
    """The first time, when there is nothing to lock yet, and when it has just been changed."""
    first, second = (process.tables.people for process in processes)
    for user_id in range(ANN, ANN + 10):
        await asyncio.gather(first.change(user_id, pictures=False), second.change(user_id, calls=False))
        await asyncio.gather(
            *(each.choose_rated(user_id, f"{game}{place}", rated=True) for place, each in enumerate((first, second))
              for game in "abc")
        )  # fmt: skip
        kept = (await People(processes[0].store).of_all([user_id]))[user_id]
        assert (kept.pictures, kept.calls) == (False, False)
        assert [*sorted(kept.rated)] == ["a0", "a1", "b0", "b1", "c0", "c1"]
