"""Tables: what is played is stored first, and told afterwards."""

import asyncio
import gc
import json
import tracemalloc
from collections.abc import Mapping
from functools import partial

import pytest
from sqlalchemy import Connection, update
from structlog.testing import capture_logs

import engine
from engine.elements.actions import KNOCK, YIELD, Play
from engine.sentences import traceback_of
from sessions import (
    Lobbies,
    NotSeated,
    PositionChanged,
    Store,
    Table,
    TableBroken,
    TableOver,
    Tables,
)
from sessions.store.schema import tables as tables_sql
from sessions.store.tables import TableRows
from tests.sessions.doubles import (
    ANN,
    BOB,
    CAT,
    CHANNEL,
    DAN,
    GAMES,
    Auction,
    Bid,
    Clock,
    FaultyElements,
    invitation,
    play,
    seated,
)
from tests.support.left import left
from words import catalogue
from words.refusals import refusal_text


async def test_action_is_played_stored_and_told(lobbies: Lobbies, store: Store, clock: Clock) -> None:
    table = await seated(lobbies, ANN, BOB)
    seat = table.active[0]
    me = table.people[seat].user_id
    card = table.view(seat)["hands"][seat][0]
    clock.now = 2_000.5

    events = await table.act(me, Play(card))

    assert events == [{"type": "play", "seat": seat, "card": card, "limit": card, "to": None}]
    assert [engine.to_json(event) for _, told in table.lines for event in told] == events
    assert (table.number, table.step(seat), table.step(1 - seat)) == (1, 1, 0)
    assert table.active == (1 - seat,)
    record = await TableRows(store).read_record(table.id)
    assert record is not None
    (stored,) = record.actions
    assert (stored.number, stored.seat, stored.version, stored.at) == (1, seat, 1, 2_000.5)
    assert stored.action == f'{{"type":"play","card":{card}}}'


async def test_table_loaded_again_is_the_same(lobbies: Lobbies, store: Store) -> None:
    table = await seated(lobbies, ANN, BOB, mode="endless", rounds=3)
    await play(table, 17)
    await table.store_notes(shown=16)
    await table.note_surface("table", channel_id=1, message_id=2)
    await table.note_surface("call", message_id=3)
    await table.note_surface("direct", 1, channel_id=4, message_id=5, closed=True, at=6.5)

    again = await Tables(store, GAMES).get(table.id)

    assert again is not None and again is not table
    for name in ("number", "status", "options", "people", "place_id", "message_id", "mention_id", "shown"):
        assert getattr(again, name) == getattr(table, name), name
    assert again.row.version == table.row.version
    assert (again.guild_id, again.channel_id, again.names) == (table.guild_id, table.channel_id, ("Ann", "Bob"))
    assert again.lines == table.lines
    assert again.commitment == table.commitment
    for viewer in (None, 0, 1):
        assert again.view(viewer) == table.view(viewer)
    assert await play(again) > 0
    assert again.status == "over"


async def test_illegal_action_changes_nothing(lobbies: Lobbies) -> None:
    table = await seated(lobbies, ANN, BOB)
    seat = table.active[0]
    before = table.view(seat)

    with pytest.raises(engine.IllegalAction, match="limit"):
        await table.act(table.people[seat].user_id, KNOCK)
    with pytest.raises(engine.IllegalAction, match="turn"):
        await table.act(table.people[1 - seat].user_id, YIELD)
    with pytest.raises(NotSeated):
        await table.act(CAT, YIELD)

    assert table.view(seat) == before
    assert (table.number, table.step(0), table.step(1)) == (0, 0, 0)


async def test_end_is_stored_with_its_action(lobbies: Lobbies, store: Store, clock: Clock) -> None:
    table = await seated(lobbies, ANN, BOB)
    assert table.secret is None
    clock.now = 3_000.0

    await table.act(BOB, engine.Resign())

    assert (table.status, table.active, table.outcome) == (
        "over",
        (),
        engine.Outcome((engine.Seat(0),), (0, 0), "resign"),
    )
    assert table.secret is not None
    (info,) = await Tables(store, GAMES).finished_tables_of(ANN)
    assert (info.id, info.status, info.ended_at) == (table.id, "over", 3_000.0)
    assert info.outcome == '{"winners":[0],"scores":[0,0],"reason":"resign"}'
    with pytest.raises(TableOver):
        await table.act(ANN, engine.Resign())
    again = await Tables(store, GAMES).get(table.id)
    assert again is not None
    assert (again.status, again.outcome, again.secret) == ("over", table.outcome, table.secret)


async def test_several_actions_of_one_decision_are_played_all_or_none(lobbies: Lobbies, store: Store) -> None:
    table = await seated(lobbies, ANN, BOB, CAT, game="auction")
    bids = (Bid(1), Bid(2))  # the second is none any more when the first is in
    with pytest.raises(engine.IllegalAction):
        await table.act(ANN, *bids, step=0)
    assert (table.number, table.step(0)) == (0, 0)

    realm = await seated(lobbies, ANN, BOB, game="realm_of_the_defenders")
    seat = realm.active[0]
    me = realm.people[seat].user_id
    tried = realm.rehearse(seat)
    tried = tried.then(tried.legal[:1])
    tried = tried.then(tried.legal[-1:])
    assert realm.number == 0
    await realm.act(me, *tried.actions)
    assert (realm.number, realm.step(seat)) == (2, 2)
    assert realm.see(seat) == tried.view
    stored = await Tables(store, GAMES).get(realm.id)
    assert stored is not None
    assert stored.see(seat) == tried.view
    record = await TableRows(store).read_record(realm.id)
    assert record is not None
    assert [row.number for row in record.actions] == [1, 2]
    with pytest.raises(PositionChanged):
        await realm.act(me, *tried.actions, step=0)


async def test_one_object_for_a_table(lobbies: Lobbies, store: Store) -> None:
    table_id = (await seated(lobbies, ANN, BOB)).id
    fresh = Tables(store, GAMES)

    first, second = await asyncio.gather(fresh.get(table_id), fresh.get(table_id))

    assert first is second is await fresh.get(table_id)
    assert await fresh.get(999) is None


async def test_loaded_tables_are_let_go_but_never_doubled(lobbies: Lobbies, store: Store) -> None:
    ids = [(await seated(lobbies, ANN, BOB)).id for _ in range(3)]
    few = Tables(store, GAMES, kept=0)
    held = await few.get(ids[0])
    await few.get(ids[1])
    await few.get(ids[2])
    gc.collect()

    assert sorted(few._live) == [ids[0], ids[2]]
    assert await few.get(ids[0]) is held


async def test_lists(lobbies: Lobbies, tables: Tables) -> None:
    first = await seated(lobbies, ANN, BOB)
    second = await seated(lobbies, BOB, CAT, game="auction")
    third = await seated(lobbies, CAT, ANN)
    await third.act(ANN, engine.Resign())
    await second.note_surface("table", channel_id=8_000)

    assert [info.id for info in await tables.open_tables_of(BOB)] == [first.id, second.id]
    assert [info.id for info in await tables.open_tables_of(BOB, "auction")] == [second.id]
    assert [info.id for info in await tables.open_tables_of(BOB, channel_id=8_000)] == [second.id]
    assert [info.id for info in await tables.open_tables_of(ANN)] == [first.id]
    assert await tables.open_tables_of(DAN) == []
    assert [info.id for info in await tables.open_tables_in([CHANNEL])] == [first.id, second.id]
    assert [info.id for info in await tables.open_tables_in([8_000, 9_000])] == [second.id]
    await first.note_surface("direct", 0, channel_id=70, message_id=71)
    assert await tables.direct_messages(ANN) == {first.id: (70, 71)}
    assert await tables.places_of_open_tables() == [(second.id, 8_000)]
    assert [info.id for info in await tables.finished_in(CHANNEL)] == [third.id]
    (info,) = await tables.open_tables_of(ANN)
    assert info.people == ((ANN, "Ann"), (BOB, "Bob"))
    assert info.active == first.active
    (auction,) = await tables.open_tables_of(CAT)
    assert auction.active == (0, 1)


async def test_what_is_not_shown_is_found(lobbies: Lobbies, store: Store) -> None:
    started = await seated(lobbies, ANN, BOB)
    shown = await seated(lobbies, ANN, BOB)
    played = await seated(lobbies, ANN, BOB)
    ended = await seated(lobbies, ANN, BOB)
    await lobbies.open(invitation(started.people[0]))
    for table in (shown, played, ended):
        await table.store_notes(shown=0)
    await play(played, 1)
    await ended.act(ANN, engine.Resign())

    assert await left(store, "show") == [started.id, played.id, ended.id]

    await played.store_notes(shown=1)
    await ended.store_notes(shown=1)
    assert await left(store, "show") == [started.id]


async def test_broken_table_hurts_nobody_else(lobbies: Lobbies, store: Store) -> None:
    good = await seated(lobbies, ANN, BOB)
    broken = [await seated(lobbies, ANN, BOB) for _ in range(4)]
    gone = await seated(lobbies, ANN, BOB, game="auction")
    positions = ["not JSON", None, "[]", '{"hands": [[9], []], "turn": 0}']
    for table, position in zip(broken, positions, strict=True):
        broken_now = update(tables_sql).where(tables_sql.c.id == table.id).values(position=position)
        await store.transact(partial(Connection.execute, statement=broken_now))
    fresh = Tables(store, {"elements": GAMES["elements"]})

    for table in (*broken, gone):
        with pytest.raises(TableBroken, match=f"Table {table.id} ") as caught:
            await fresh.get(table.id)
        assert caught.value.table_id == table.id

    assert len(await fresh.open_tables_of(ANN)) == 6
    assert len(await left(store, "show")) == 6
    assert [table.id async for table in fresh.opened_tables(await left(store, "show"))] == [good.id]
    whole = await fresh.get(good.id)
    assert whole is not None
    await play(whole)
    assert whole.status == "over"


async def test_table_that_can_not_be_read_names_no_card(store: Store) -> None:
    """Such as one with a card in a hand that this release does not have."""
    game, unknown = engine.GAMES["elemental_clash"], "phoenix-of-later"
    table = await seated(Lobbies(store, Tables(store, {game.id: game})), ANN, BOB, game=game.id)
    position = game.new(2, "f00d", {}).position()
    position["seats"][0]["hand"][0] = unknown
    with_unknown = update(tables_sql).where(tables_sql.c.id == table.id).values(position=json.dumps(position))
    await store.transact(partial(Connection.execute, statement=with_unknown))

    with capture_logs() as logged, pytest.raises(TableBroken, match="can't be read") as caught:
        await Tables(store, {game.id: game}).get(table.id)

    told = refusal_text(caught.value.sentence, catalogue())
    assert [line["event"] for line in logged] == ["table can't be opened"]
    for text in (told, str(caught.value), repr(logged), traceback_of(caught.value)):
        assert unknown not in text


async def test_who_asks_while_a_table_is_loaded_sees_what_was_stored_until_then(lobbies: Lobbies, store: Store) -> None:
    played = await seated(lobbies, ANN, BOB)
    slow = SlowTables(store, GAMES)
    first = asyncio.create_task(slow.get(played.id))
    await slow.has_read.wait()
    await play(played, 1)  # through another process
    second = asyncio.create_task(slow.get(played.id))
    await asyncio.sleep(0)  # it has asked
    slow.go_on.set()
    table, same = await asyncio.gather(first, second)
    assert table is same is not None
    assert same.number == 1


class SlowTables(Tables):
    """Tables of a process in which somebody else is first, whatever has been read of a table."""

    def __init__(self, store: Store, games: Mapping[str, engine.Game]) -> None:
        super().__init__(store, games)
        self.has_read, self.go_on = asyncio.Event(), asyncio.Event()

    async def read_table(self, table_id: int) -> Table | None:
        table = await super().read_table(table_id)
        self.has_read.set()
        await self.go_on.wait()
        return table


async def test_mistake_in_a_game_changes_nothing(lobbies: Lobbies, store: Store) -> None:
    table_id = (await seated(lobbies, ANN, BOB)).id
    table = await Tables(store, {"elements": FaultyElements()}).get(table_id)
    assert table is not None
    before = [table.view(viewer) for viewer in (None, 0, 1)]
    me = table.people[table.active[0]].user_id

    for _ in range(2):
        with pytest.raises(ZeroDivisionError):
            await table.act(me, YIELD)

    assert [table.view(viewer) for viewer in (None, 0, 1)] == before
    await table.act(me, table.legal(table.active[0])[0])
    assert table.number == 1


async def test_loaded_table_is_small(lobbies: Lobbies, store: Store) -> None:
    made = [await seated(lobbies, ANN, BOB) for _ in range(25)]
    await asyncio.gather(*(play(table, 20) for table in made))
    ids = [table.id for table in made]
    fresh = Tables(store, GAMES)
    await fresh.get(ids[0])
    taken = []
    tracemalloc.start()
    # In batches: what a driver or a cache of the process keeps once is no cost of a table.
    for batch in (ids[1:9], ids[9:17], ids[17:]):
        gc.collect()
        before = tracemalloc.get_traced_memory()[0]
        for table_id in batch:
            await fresh.get(table_id)
        gc.collect()
        taken.append((tracemalloc.get_traced_memory()[0] - before) / len(batch))
    tracemalloc.stop()
    assert min(taken) < 5_000


async def test_game_for_four_is_loaded_with_its_people(lobbies: Lobbies, store: Store) -> None:
    table = await seated(lobbies, DAN, CAT, BOB, ANN, game="auction")
    await table.act(CAT, Bid(3))
    again = await Tables(store, {"auction": Auction()}).get(table.id)
    assert again is not None
    assert again.names == ("Dan", "Cat", "Bob", "Ann")
    assert again.active == (0, 2, 3)
    assert [again.step(seat) for seat in range(4)] == [0, 1, 0, 0]
    assert again.seat_of(ANN) == 3
    assert again.seat_of(999) is None
