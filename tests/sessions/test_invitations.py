"""Limits on invitations: how many are open, how often a person can be challenged, and by whom not."""

import asyncio
from typing import Any

import pytest
from sqlalchemy import insert

import engine
from sessions import Lobbies, Lobby, LobbyRefusal, Store, Tables
from sessions.seating.invitations import LONGER, NO_MORE, Limits
from sessions.seating.opening import rematch_invitation
from sessions.store.schema import seats as seats_sql
from sessions.store.schema import tables as tables_sql
from tests.sessions.doubles import ANN, BOB, CAT, CHANNEL, PLACE, Clock, invitation, person, play


async def opened(lobbies: Lobbies, host: int = ANN, **more: Any) -> Lobby:
    return await lobbies.open(invitation(host, **more))


async def test_nobody_has_more_than_a_few_lobbies_open(lobbies: Lobbies, clock: Clock) -> None:
    for _ in range(NO_MORE.lobbies - 1):
        await opened(lobbies)
    late = await opened(lobbies, expires_at=2_000.0)
    with pytest.raises(LobbyRefusal, match="You already have"):
        await opened(lobbies)
    await opened(lobbies, BOB)
    clock.now = 2_000.0  # it counts no more, though nobody has closed it yet
    assert (await opened(lobbies)).id > late.id


async def test_nobody_plays_at_more_tables_than_they_may(store: Store, tables: Tables, clock: Clock) -> None:
    lobbies = Lobbies(store, tables, clock, Limits(tables=1))
    first, second = await opened(lobbies), await opened(lobbies, CAT)
    await lobbies.join(first.id, person(BOB))
    table = await lobbies.begin(first.id)
    with pytest.raises(LobbyRefusal, match="You play at a table already"):
        await opened(lobbies)
    with pytest.raises(LobbyRefusal, match="You play at a table already"):
        await lobbies.join(second.id, person(BOB))
    await table.act(ANN, engine.Resign())
    await lobbies.join(second.id, person(BOB))


async def test_lobbies_opened_at_once_are_limited_too(lobbies: Lobbies) -> None:
    done = await asyncio.gather(*(opened(lobbies) for _ in range(3 * NO_MORE.lobbies)), return_exceptions=True)
    assert sum(isinstance(each, Lobby) for each in done) == NO_MORE.lobbies


async def test_a_person_is_challenged_once_at_a_time_by_another(lobbies: Lobbies) -> None:
    first = await opened(lobbies, invited_id=BOB)
    with pytest.raises(LobbyRefusal, match="already challenged them"):
        await opened(lobbies, invited_id=BOB)
    await opened(lobbies, CAT, invited_id=BOB)
    await lobbies.join(first.id, person(BOB))
    await lobbies.begin(first.id)
    await opened(lobbies, invited_id=BOB)  # who plays can be asked at once for another game


@pytest.mark.parametrize("end", ["decline", "cancel", "expire"])
async def test_who_did_not_come_is_left_alone_for_a_while_that_grows(lobbies: Lobbies, clock: Clock, end: str) -> None:
    pause = NO_MORE.pause
    for _ in range(3):
        challenge = await opened(lobbies, invited_id=BOB, expires_at=clock.now)
        if end == "expire":
            await lobbies.expire(clock.now)
        elif end == "decline":
            await lobbies.decline(challenge.id, BOB)
        else:
            await lobbies.cancel(challenge.id, ANN)
        clock.now += pause - 1
        with pytest.raises(LobbyRefusal, match="You can challenge them again in a minute"):
            await opened(lobbies, invited_id=BOB)
        clock.now += 1
        pause *= LONGER
    await opened(lobbies, CAT, invited_id=BOB)
    clock.now += NO_MORE.longest_pause
    await opened(lobbies, invited_id=BOB)


async def test_a_challenge_can_be_the_last_one(lobbies: Lobbies, clock: Clock) -> None:
    challenge = await opened(lobbies, invited_id=BOB)
    with pytest.raises(LobbyRefusal, match="somebody else"):
        await lobbies.mute(challenge.id, CAT, muted=True)
    await lobbies.mute(challenge.id, BOB, muted=True)
    await lobbies.decline(challenge.id, BOB)
    clock.now += NO_MORE.longest_pause
    with pytest.raises(LobbyRefusal, match="don't take challenges from you"):
        await opened(lobbies, invited_id=BOB)
    await opened(lobbies, CAT, invited_id=BOB)
    await lobbies.mute(challenge.id, BOB, muted=False)
    again = await opened(lobbies, invited_id=BOB)
    await lobbies.mute(again.id, BOB, muted=True)
    await lobbies.cancel(again.id, ANN)
    clock.now += NO_MORE.longest_pause
    await opened(lobbies, BOB, invited_id=ANN)  # whoever challenges somebody can be challenged by them
    await opened(lobbies, ANN, invited_id=BOB)


async def test_a_rematch_is_no_way_around_it(lobbies: Lobbies) -> None:
    first = await opened(lobbies, invited_id=BOB)
    await lobbies.mute(first.id, BOB, muted=True)
    await lobbies.join(first.id, person(BOB))
    table = await lobbies.begin(first.id)
    await play(table, 400)
    with pytest.raises(LobbyRefusal, match="don't take challenges"):
        await lobbies.open(rematch_invitation(table, person(ANN), PLACE))
    await lobbies.open(rematch_invitation(table, person(BOB), PLACE))


async def test_a_lobby_that_nobody_has_seen_costs_nothing(lobbies: Lobbies) -> None:
    unseen = await opened(lobbies, invited_id=BOB)
    assert [lobby.id for lobby in await lobbies.with_stale_messages()] == [unseen.id]
    assert (await lobbies.drop_lobby(unseen.id)).status == "lost"
    assert await lobbies.with_stale_messages() == []
    shown = await opened(lobbies, invited_id=BOB)
    await lobbies.note_message(shown.id, lobby_message_id=5)
    assert await lobbies.with_stale_messages() == []
    await lobbies.join(shown.id, person(BOB))
    assert [lobby.id for lobby in await lobbies.with_stale_messages()] == [shown.id]
    await lobbies.note_shown(shown)
    await lobbies.begin(shown.id)
    assert [lobby.status for lobby in await lobbies.with_stale_messages()] == ["open"]


async def test_a_crowd_of_lobbies_is_listed_by_a_few_rows(lobbies: Lobbies, store: Store) -> None:
    row = {
        "game": "elements", "options": "{}", "status": "lobby", "version": 1, "secret": "", "commitment": "",
        "min_seats": 2, "max_seats": 2, "created_at": 0.0, "channel_id": CHANNEL,
    }  # fmt: skip

    def crowd(connection: Any) -> None:
        connection.execute(insert(tables_sql), [row | {"id": n, "host_id": n} for n in range(1, 10_001)])
        sitting = {"seat": 0, "name": "x", "join_id": 1}
        connection.execute(insert(seats_sql), [sitting | {"table_id": n, "user_id": n} for n in range(1, 10_001)])

    await store.transact(crowd)
    fetched = []
    fetch = store.fetch

    async def counted(query: Any) -> Any:
        rows = await fetch(query)
        fetched.append(len(rows))
        return rows

    store.fetch = counted  # type: ignore[method-assign]
    found, count = await lobbies.open_in_channel(CHANNEL, 20)
    assert ([lobby.id for lobby in found], count) == (list(range(10_000, 9_980, -1)), 10_000)
    assert await lobbies.begin_full() == []
    assert sum(fetched) <= 41
