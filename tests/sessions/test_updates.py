"""Tables that outlive their rules: newer ones take them over, older ones leave them alone."""

import asyncio

import pytest

from sessions import (
    Lobbies,
    Store,
    TableBroken,
    Tables,
)
from sessions.store.tables import TableRows
from tests.sessions.doubles import (
    ANN,
    BOB,
    GAMES,
    Another,
    NewerElements,
    NewestElements,
    UnreadableElements,
    play,
    seated,
)


async def test_game_goes_on_with_newer_rules(lobbies: Lobbies, store: Store) -> None:
    old = await seated(lobbies, ANN, BOB, mode="endless", rounds=4)
    await play(old, 30)
    newer = Tables(store, {"elements": NewerElements()})

    table = await newer.get(old.id)

    assert table is not None
    assert table.row.version == 2
    assert [table.view(viewer) for viewer in (None, 0, 1)] == [old.view(viewer) for viewer in (None, 0, 1)]
    played = await play(table)
    assert table.status == "over"
    record = await TableRows(store).read_record(table.id)
    assert record is not None
    assert [(era.number, era.version, era.position is None) for era in record.eras] == [(0, 1, True), (30, 2, False)]
    assert {row.version for row in record.actions[:30]} == {1}
    assert {row.version for row in record.actions[30:]} == {2}
    verdict = await newer.verify_table(table.id)
    assert verdict is not None
    assert (verdict.ok, verdict.replayed_from, verdict.actions) == (True, 31, 30 + played)


async def test_two_updates_without_an_action_between(lobbies: Lobbies, store: Store) -> None:
    old = await seated(lobbies, ANN, BOB)
    await Tables(store, {"elements": NewerElements()}).get(old.id)
    newest = Tables(store, {"elements": NewestElements()})
    table = await newest.get(old.id)
    assert table is not None
    await play(table)

    record = await TableRows(store).read_record(old.id)
    assert record is not None
    assert [(era.number, era.version, era.position is None) for era in record.eras] == [(0, 3, False)]
    verdict = await newest.verify_table(old.id)
    assert verdict is not None
    assert (verdict.ok, verdict.replayed_from) == (True, 1)


async def test_older_process_does_not_write_into_a_newer_era(lobbies: Lobbies, store: Store) -> None:
    old = await seated(lobbies, ANN, BOB)
    await play(old, 3)
    new = await Tables(store, {"elements": NewerElements()}).get(old.id)
    assert new is not None

    with pytest.raises(TableBroken, match="newer rules"):
        await play(old, 1)

    record = await TableRows(store).read_record(old.id)
    assert record is not None
    assert len(record.actions) == 3
    await play(new, 1)


async def test_two_processes_take_a_table_over_at_once(another: Another, lobbies: Lobbies, store: Store) -> None:
    old = await seated(lobbies, ANN, BOB)
    await play(old, 3)
    other_store = await another()
    games = {"elements": NewerElements()}

    taken = await asyncio.gather(*(Tables(each, games).get(old.id) for each in (store, other_store)))

    assert [table.row.version for table in taken if table] == [2, 2]
    record = await TableRows(store).read_record(old.id)
    assert record is not None
    assert [(era.number, era.version) for era in record.eras] == [(0, 1), (3, 2)]


async def test_update_that_reads_no_old_position_leaves_the_table_as_it_is(lobbies: Lobbies, store: Store) -> None:
    old = await seated(lobbies, ANN, BOB)
    await play(old, 3)
    with pytest.raises(TableBroken, match="can't be read"):
        await Tables(store, {"elements": UnreadableElements()}).get(old.id)
    await play(old, 3)
    assert old.number == 6


async def test_table_of_a_newer_release_is_left_alone(lobbies: Lobbies, store: Store) -> None:
    new = Tables(store, {"elements": NewerElements()})
    table = await seated(Lobbies(store, new), ANN, BOB)
    with pytest.raises(TableBroken, match="newer rules"):
        await Tables(store, GAMES).get(table.id)
