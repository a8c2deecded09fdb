"""Computers at tables: how they take their seats, whose press makes the cards, and the door for their actions."""

import random
from typing import Any

import pytest

from sessions import Lobbies, Lobby, LobbyRefusal, NotSeated, PositionChanged, Store, Table
from sessions.seating.opening import next_commitment, rematch_invitation
from tests.sessions.doubles import ANN, BOB, CAT, PLACE, Another, Clock, invitation, person
from tests.support.left import left


async def opened(lobbies: Lobbies, game: str = "elements", **more: Any) -> Lobby:
    return await lobbies.open(invitation(ANN, game, **more))


async def play_out(table: Table) -> None:
    chance = random.Random(1)
    while table.status == "open":
        seat = table.active[0]
        action = chance.choice(table.legal(seat))
        if table.levels[seat] is None:
            await table.act(table.people[seat].user_id, action)
        else:
            await table.act_as(seat, action, table.number)


async def test_the_press_of_the_host_makes_the_cards_against_a_computer(lobbies: Lobbies, clock: Clock) -> None:
    lobby = await opened(lobbies, computers=["hard"], expires_at=2_000.0)
    assert lobby.is_full and lobby.waits_for_deal
    assert [one.name for one in lobby.joined] == ["Ann", "Computer (hard)"]
    assert await lobbies.begin_full() == []
    for by, press in ((ANN, None), (BOB, 77)):
        with pytest.raises(LobbyRefusal, match="can deal"):
            await lobbies.begin(lobby.id, by, press)
    table = await lobbies.begin(lobby.id, ANN, 77)
    assert table.levels == (None, "hard")
    assert [(one.user_id, one.join_id) for one in table.people] == [(ANN, 77), (-2, 0)]
    await play_out(table)
    verdict = await lobbies.tables.verify_table(table.id)
    assert verdict is not None and verdict.ok, verdict
    record = await lobbies.tables.record(table.id)
    assert record is not None and record.seed == f"{record.secret}/77/0"


async def test_a_game_that_nobody_deals_expires(lobbies: Lobbies) -> None:
    lobby = await opened(lobbies, computers=["easy"], expires_at=1_100.0)
    assert [one.id for one in await lobbies.expire(1_100.0)] == [lobby.id]


async def test_an_open_seat_can_be_given_to_a_computer(lobbies: Lobbies) -> None:
    lobby = await opened(lobbies, "auction", seats=3)
    with pytest.raises(LobbyRefusal, match="Only whoever opened"):
        await lobbies.give_seat(lobby.id, BOB, "easy")
    lobby = await lobbies.give_seat(lobby.id, ANN, "easy")
    assert not lobby.is_full
    await lobbies.join(lobby.id, person(BOB))
    with pytest.raises(LobbyRefusal, match="All seats"):
        await lobbies.give_seat(lobby.id, ANN, "hard")
    table = await lobbies.begin(lobby.id)
    assert table.levels == (None, "easy", None)
    challenge = await opened(lobbies, invited_id=CAT)
    with pytest.raises(LobbyRefusal, match="kept for somebody"):
        await lobbies.give_seat(challenge.id, ANN, "easy")


async def test_two_computers_play_for_an_audience(lobbies: Lobbies) -> None:
    lobby = await opened(lobbies, computers=["easy", "hard"], playing=False)
    assert (lobby.host.name, lobby.is_full, lobby.has_joined(ANN)) == ("Ann", True, False)
    table = await lobbies.begin(lobby.id, ANN, 78)
    assert table.levels == ("easy", "hard")
    await play_out(table)
    verdict = await lobbies.tables.verify_table(table.id)
    assert verdict is not None and verdict.ok


async def test_a_rematch_against_a_computer(lobbies: Lobbies) -> None:
    lobby = await opened(lobbies, computers=["normal"])
    table = await lobbies.begin(lobby.id, ANN, 77)
    await play_out(table)
    again = await lobbies.open(rematch_invitation(table, person(ANN), PLACE))
    assert again.waits_for_deal and again.invited_id is None
    second = await lobbies.begin(again.id, ANN, 79)
    assert second.levels == ("normal", None)
    assert [one.user_id for one in second.people] == [-1, ANN]


async def test_a_rematch_against_a_computer_begins_by_one_press(lobbies: Lobbies) -> None:
    lobby = await opened(lobbies, computers=["normal"])
    table = await lobbies.begin(lobby.id, ANN, 77)
    assert next_commitment(table) is None
    with pytest.raises(LobbyRefusal, match="game that is over"):
        await lobbies.begin_rematch(rematch_invitation(table, person(ANN, 79), PLACE))
    await play_out(table)
    promised = next_commitment(table)
    second = await lobbies.begin_rematch(rematch_invitation(table, person(ANN, 79), PLACE))
    assert second is not None
    assert (second.levels, second.row.rematch_of, second.commitment) == (("normal", None), table.id, promised)
    with pytest.raises(LobbyRefusal, match="already begun"):
        await lobbies.begin_rematch(rematch_invitation(table, person(ANN, 80), PLACE))
    await play_out(second)
    verdict = await lobbies.tables.verify_table(second.id)
    assert verdict is not None and verdict.ok, verdict
    record = await lobbies.tables.record(second.id)
    assert record is not None and record.seed == f"{record.secret}/0/79"
    # The secret is known by now: another rematch of the first game has one of its own lobby.
    assert await lobbies.begin_rematch(rematch_invitation(table, person(ANN, 81), PLACE)) is None
    assert next_commitment(second) not in (None, promised)


async def test_a_rematch_that_others_are_awaited_for_begins_by_no_press_of_one(lobbies: Lobbies) -> None:
    lobby = await opened(lobbies, computers=["easy"], seats=3, game="auction")
    await lobbies.join(lobby.id, person(BOB))
    table = await lobbies.begin(lobby.id)
    assert table.row.next_secret is None
    await play_out(table)
    assert await lobbies.begin_rematch(rematch_invitation(table, person(ANN), PLACE)) is None


async def test_a_rematch_that_can_not_begin_keeps_its_secret(lobbies: Lobbies) -> None:
    lobby = await opened(lobbies, computers=["normal"])
    table = await lobbies.begin(lobby.id, ANN, 77)
    await play_out(table)
    with pytest.raises(LobbyRefusal):
        await lobbies.begin_rematch(rematch_invitation(table, person(ANN, 79), PLACE, most_here=0))
    second = await lobbies.begin_rematch(rematch_invitation(table, person(ANN, 80), PLACE))
    assert second is not None and second.commitment == next_commitment(table)


async def test_a_thought_about_an_older_position_is_dropped(lobbies: Lobbies, another: Another, store: Store) -> None:
    lobby = await opened(lobbies, computers=["normal"])
    table = await lobbies.begin(lobby.id, ANN, 77)
    while table.active != (1,):
        await table.act(ANN, table.legal(0)[0])
    number = table.number
    assert await left(store, "think") == [table.id]
    action = table.legal(1)[0]
    with pytest.raises(NotSeated):
        await table.act_as(0, action, number)
    with pytest.raises(PositionChanged):
        await table.act_as(1, action, number - 1)
    await table.act_as(1, action, number)
    with pytest.raises(PositionChanged):
        await table.act_as(1, action, number)
    while table.status == "open" and table.active == (1,):
        await table.act_as(1, table.legal(1)[0], table.number)
    assert await left(store, "think") == []
