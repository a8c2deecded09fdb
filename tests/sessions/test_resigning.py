"""Giving a game up: early that is an abort for two people, later a resignation; of several, one is out."""

import pytest

from sessions import Lobbies, NotSeated, Store, Table, TableOver, Tables
from sessions.records import check_record, file_of_game, read_record
from sessions.store.tables import TableRows
from sessions.tables.resigning import is_abort, resign_or_abort
from tests.sessions.doubles import ANN, BOB, CAT, seated


async def act(table: Table) -> None:
    seat = table.active[0]
    quiet = [one for one in table.legal(seat) if one.__struct_config__.tag in ("play", "take", "discard")]
    await table.act(table.people[seat].user_id, quiet[0])


async def test_an_early_end_is_stored_and_told_as_an_abort(lobbies: Lobbies, tables: Tables, store: Store) -> None:
    table = await seated(lobbies, ANN, BOB, rated=True, pace="day")
    for _ in range(4):
        await act(table)
    assert is_abort(table, 0)
    assert await resign_or_abort(table, BOB)
    assert table.outcome is not None
    assert (table.status, table.outcome.reason, table.outcome.winners, table.active) == ("over", "aborted", (), ())
    assert [(line.kind, line.seat) for line, _ in table.lines][-1] == ("aborted", table.seat_of(BOB))
    assert table.verdict is not None
    assert table.verdict.unrated == "short"
    for person in (ANN, BOB):
        (info,) = await tables.finished_tables_of(person)
        assert info.result_of(person) == "aborted"
    with pytest.raises(TableOver):
        await resign_or_abort(table, ANN)


async def test_a_game_that_was_aborted_is_checked_and_handed_around_like_others(
    lobbies: Lobbies, tables: Tables, store: Store
) -> None:
    table = await seated(lobbies, ANN, BOB)
    await act(table)
    await resign_or_abort(table, ANN)
    verdict = await tables.verify_table(table.id)
    assert verdict is not None
    assert verdict.ok, verdict.problems
    record = await TableRows(store).read_record(table.id)
    assert record is not None
    file = read_record(file_of_game(record))
    assert check_record(file).ok
    assert file.lines[-1].kind == "aborted"


async def test_once_both_have_acted_three_times_it_is_a_resignation(lobbies: Lobbies) -> None:
    table = await seated(lobbies, ANN, BOB)
    while min(table.step(seat) for seat in range(2)) < 3:
        assert is_abort(table, 0)
        await act(table)
    assert not await resign_or_abort(table, BOB)
    assert table.outcome is not None
    assert (table.outcome.reason, table.outcome.winners) == ("resign", (table.seat_of(ANN),))


async def test_only_who_plays_gives_up(lobbies: Lobbies) -> None:
    table = await seated(lobbies, ANN, BOB)
    with pytest.raises(NotSeated):
        await resign_or_abort(table, CAT)
    assert table.status == "open"
