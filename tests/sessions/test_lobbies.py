"""Lobbies: who may come, who may not, and what becomes of it."""

import asyncio
from typing import Any

import pytest
from sqlalchemy import update

import engine
from sessions import Lobbies, Lobby, LobbyRefusal, Person, Store, Table, Tables
from sessions.log import fair
from sessions.seating.changes import LobbyChange
from sessions.seating.invitations import NO_MORE
from sessions.seating.opening import rematch_invitation
from sessions.store.rows import SurfaceRow
from sessions.store.schema import tables as tables_sql
from sessions.store.tables import TableRows
from tests.sessions.doubles import (
    ANN,
    BOB,
    CAT,
    CHANNEL,
    DAN,
    GAMES,
    GUILD,
    PLACE,
    Another,
    Bid,
    Clock,
    invitation,
    person,
    play,
    seated,
)


async def opened(lobbies: Lobbies, host: int = ANN, game: str = "elements", **more: Any) -> Lobby:
    return await lobbies.open(invitation(host, game, **more))


def names(lobby: Lobby) -> list[str]:
    return [person.name for person in lobby.joined]


async def test_lobby_waits_fills_and_begins(lobbies: Lobbies, store: Store, clock: Clock) -> None:
    lobby = await opened(lobbies, options={"mode": "endless", "rounds": 3}, expires_at=2_000.0)

    assert (lobby.game, lobby.options) == (GAMES["elements"], {"mode": "endless", "rounds": 3})
    assert (lobby.status, lobby.host.name, lobby.is_full, lobby.has_enough_people) == ("lobby", "Ann", False, False)
    assert (lobby.min_seats, lobby.max_seats, lobby.expires_at) == (2, 2, 2_000.0)
    assert (lobby.guild_id, lobby.channel_id, lobby.lobby_message_id) == (GUILD, CHANNEL, None)
    await lobbies.note_message(lobby.id, lobby_message_id=5)

    joined = await lobbies.join(lobby.id, person(BOB))
    assert (joined.is_full, joined.has_enough_people, names(joined)) == (True, True, ["Ann", "Bob"])
    assert joined.commitment == lobby.commitment
    assert joined.has_joined(BOB) and not joined.has_joined(CAT)

    table = await lobbies.begin(lobby.id)
    assert (table.id, table.status, table.number, table.shown) == (lobby.id, "open", 0, -1)
    assert (table.names, table.options) == (("Ann", "Bob"), lobby.options)
    assert (table.commitment, table.row.lobby_message_id) == (lobby.commitment, 5)
    assert table.view(None)["rounds"] == 3
    record = await TableRows(store).read_record(table.id)
    assert record is not None
    assert record.seed == f"{record.secret}/{person(ANN).join_id}/{person(BOB).join_id}"
    assert fair.commitment(record.secret) == lobby.commitment
    again = await lobbies.get(lobby.id)
    assert again is not None
    assert again.status == "open"
    assert await lobbies.get(999) is None


@pytest.mark.parametrize(
    ("game", "options", "seats"),
    [
        ("elements", {"mode": "chess"}, {}),
        ("elements", {"rounds": 3}, {}),
        ("elements", {"position": {"hands": [[1], [2]], "turn": 0}}, {}),
        ("elements", {}, {"seats": 3}),
        ("auction", {}, {"seats": 1}),
        ("auction", {}, {"seats": 5}),
    ],
)
async def test_bad_options_open_nothing(lobbies: Lobbies, game: str, options: Any, seats: Any) -> None:
    with pytest.raises((engine.BadOptions, LobbyRefusal)):
        await opened(lobbies, game=game, options=options, **seats)
    assert await lobbies.open_lobbies() == []


async def test_people_come_in_the_order_of_their_joins(lobbies: Lobbies) -> None:
    lobby = await opened(lobbies, CAT, "auction")
    for user in (ANN, DAN, BOB):
        await lobbies.join(lobby.id, person(user, 2_000 + user * (-1 if user == DAN else 1)))
    filled = await lobbies.get(lobby.id)
    assert filled is not None
    assert names(filled) == ["Cat", "Dan", "Ann", "Bob"]  # the host first, whatever their number


async def test_refusals_say_why(lobbies: Lobbies, clock: Clock) -> None:
    challenge = await opened(lobbies, invited_id=BOB)
    with pytest.raises(LobbyRefusal, match="somebody else"):
        await lobbies.join(challenge.id, person(CAT))
    with pytest.raises(LobbyRefusal, match="already"):
        await lobbies.join(challenge.id, person(ANN))
    with pytest.raises(LobbyRefusal, match="1 more"):
        await lobbies.begin(challenge.id)
    with pytest.raises(LobbyRefusal, match="yourself"):
        await opened(lobbies, invited_id=ANN)
    with pytest.raises(LobbyRefusal, match="no such"):
        await lobbies.join(999, person(BOB))

    full = await opened(lobbies)
    await lobbies.join(full.id, person(BOB))
    with pytest.raises(LobbyRefusal, match="taken"):
        await lobbies.join(full.id, person(CAT))

    late = await opened(lobbies, expires_at=1_500.0)
    clock.now = 1_500.0
    with pytest.raises(LobbyRefusal, match="expired"):
        await lobbies.join(late.id, person(BOB))


async def test_the_host_can_start_before_all_seats_are_taken(lobbies: Lobbies) -> None:
    lobby = await opened(lobbies, ANN, "auction")
    for user in (CAT, DAN):
        await lobbies.join(lobby.id, person(user))
    with pytest.raises(LobbyRefusal, match="Only whoever opened"):
        await lobbies.begin(lobby.id, by=CAT)
    table = await lobbies.begin(lobby.id, by=ANN)
    assert table.names == ("Ann", "Cat", "Dan")
    assert table.active == (0, 1, 2)
    for user in (DAN, ANN, CAT):
        await table.act(user, Bid(user - ANN))
    verdict = await lobbies.tables.verify_table(table.id)
    assert verdict is not None
    assert verdict.ok


async def test_decline_and_cancel(lobbies: Lobbies, clock: Clock) -> None:
    challenge = await opened(lobbies, invited_id=BOB)
    for somebody in (ANN, CAT):
        with pytest.raises(LobbyRefusal, match="invited"):
            await lobbies.decline(challenge.id, somebody)
    assert (await lobbies.decline(challenge.id, BOB)).status == "declined"
    with pytest.raises(LobbyRefusal, match="declined"):
        await lobbies.join(challenge.id, person(BOB))

    clock.now += NO_MORE.pause
    accepted = await opened(lobbies, invited_id=BOB)
    await lobbies.join(accepted.id, person(BOB))
    with pytest.raises(LobbyRefusal, match="already joined"):
        await lobbies.decline(accepted.id, BOB)
    with pytest.raises(LobbyRefusal, match="Only whoever opened"):
        await lobbies.cancel(accepted.id, BOB)
    assert (await lobbies.cancel(accepted.id, ANN)).status == "cancelled"
    with pytest.raises(LobbyRefusal, match="cancelled"):
        await lobbies.begin(accepted.id)
    assert await lobbies.tables.get(accepted.id) is None
    assert await lobbies.tables.open_tables_of(ANN) == []


async def test_each_lobby_expires_once(another: Another, lobbies: Lobbies, clock: Clock) -> None:
    early = await opened(lobbies, expires_at=1_100.0)
    full = await opened(lobbies, expires_at=1_100.0)
    await lobbies.join(full.id, person(BOB))
    late = await opened(lobbies, expires_at=1_300.0)
    never = await opened(lobbies)
    other_store = await another()
    elsewhere = Lobbies(other_store, Tables(other_store, GAMES, clock), clock)

    assert await lobbies.expire(1_099.0) == []
    closed = await asyncio.gather(lobbies.expire(1_200.0), elsewhere.expire(1_200.0))

    assert [[lobby.id for lobby in each] for each in sorted(closed, key=len)] == [[], [early.id]]
    assert max(closed, key=len)[0].status == "expired"
    # Whoever came in time plays, even if the bot was away when the last one came.
    assert [(lobby.id, lobby.is_full) for lobby in await lobbies.open_lobbies()] == [
        (full.id, True),
        (late.id, False),
        (never.id, False),
    ]
    with pytest.raises(LobbyRefusal, match="expired"):
        await lobbies.begin(early.id)
    await lobbies.begin(full.id)


async def test_last_seat_goes_to_one(another: Another, lobbies: Lobbies, clock: Clock) -> None:
    other_store = await another()
    elsewhere = Lobbies(other_store, Tables(other_store, GAMES, clock), clock)
    for _ in range(5):
        lobby = await opened(lobbies, ANN, "auction", seats=3)
        answers = await asyncio.gather(
            lobbies.join(lobby.id, person(BOB)),
            elsewhere.join(lobby.id, person(CAT)),
            lobbies.join(lobby.id, person(DAN)),
            elsewhere.join(lobby.id, person(BOB)),
            elsewhere.join(lobby.id, person(DAN)),
            return_exceptions=True,
        )
        assert sum(isinstance(answer, Lobby) for answer in answers) == 2
        assert sum(isinstance(answer, LobbyRefusal) for answer in answers) == 3
        filled = await lobbies.get(lobby.id)
        assert filled is not None
        assert len({each.user_id for each in filled.joined}) == 3


async def test_game_begins_once(another: Another, lobbies: Lobbies, clock: Clock) -> None:
    other_store = await another()
    elsewhere = Lobbies(other_store, Tables(other_store, GAMES, clock), clock)
    lobby = await opened(lobbies)
    await lobbies.join(lobby.id, person(BOB))

    answers = await asyncio.gather(
        lobbies.begin(lobby.id), elsewhere.begin(lobby.id), lobbies.begin(lobby.id), return_exceptions=True
    )

    assert sum(isinstance(answer, Table) for answer in answers) == 1
    assert [str(answer) for answer in answers if isinstance(answer, LobbyRefusal)] == [
        "The game has already begun."
    ] * 2
    with pytest.raises(LobbyRefusal, match="begun"):
        await lobbies.join(lobby.id, person(CAT))
    with pytest.raises(LobbyRefusal, match="begun"):
        await lobbies.cancel(lobby.id, ANN)


async def test_rematch_seats_everybody_one_further(lobbies: Lobbies) -> None:
    table = await seated(lobbies, ANN, BOB)
    with pytest.raises(LobbyRefusal, match="over"):
        await lobbies.open(rematch_invitation(table, person(BOB), PLACE))
    await table.act(ANN, engine.Resign())
    with pytest.raises(LobbyRefusal, match="played before"):
        await lobbies.open(rematch_invitation(table, person(CAT), PLACE))

    lobby = await lobbies.open(rematch_invitation(table, person(ANN), PLACE))
    assert (lobby.invited_id, lobby.rematch_of, lobby.host.name) == (BOB, table.id, "Ann")
    with pytest.raises(LobbyRefusal, match="those who played before"):
        await lobbies.join(lobby.id, person(CAT))
    await lobbies.join(lobby.id, person(BOB))
    second = await lobbies.begin(lobby.id)
    assert second.names == ("Bob", "Ann")
    assert second.row.rematch_of == table.id

    await second.act(ANN, engine.Resign())
    third = await lobbies.open(rematch_invitation(second, person(BOB), PLACE))
    await lobbies.join(third.id, person(ANN))
    assert (await lobbies.begin(third.id)).names == ("Ann", "Bob")


async def test_rematch_of_four(lobbies: Lobbies) -> None:
    table = await seated(lobbies, ANN, BOB, CAT, DAN, game="auction")
    for user in (ANN, BOB, CAT, DAN):
        await table.act(user, Bid(1))
    lobby = await lobbies.open(rematch_invitation(table, person(CAT), PLACE))
    assert (lobby.invited_id, lobby.min_seats, lobby.max_seats) == (None, 4, 4)
    for user in (BOB, DAN, ANN):
        await lobbies.join(lobby.id, person(user))
    assert (await lobbies.begin(lobby.id)).names == ("Dan", "Ann", "Bob", "Cat")


async def test_two_ask_for_a_rematch_at_once(another: Another, lobbies: Lobbies, clock: Clock) -> None:
    table = await seated(lobbies, ANN, BOB)
    await table.act(ANN, engine.Resign())
    other_store = await another()
    elsewhere = Lobbies(other_store, Tables(other_store, GAMES, clock), clock)
    assert await lobbies.rematch(table.id) is None

    answers = await asyncio.gather(
        lobbies.open(rematch_invitation(table, person(ANN), PLACE)),
        elsewhere.open(rematch_invitation(table, person(BOB), PLACE)),
        return_exceptions=True,
    )

    (offer,) = [answer for answer in answers if isinstance(answer, Lobby)]
    (refusal,) = [answer for answer in answers if isinstance(answer, LobbyRefusal)]
    assert "join it" in str(refusal)
    found = await lobbies.rematch(table.id)
    assert found is not None
    assert found.id == offer.id
    await lobbies.decline(offer.id, BOB if offer.host.user_id == ANN else ANN)
    assert await lobbies.rematch(table.id) is None
    clock.now += NO_MORE.pause
    await lobbies.open(rematch_invitation(table, person(BOB), PLACE))


async def test_what_is_known_of_a_person_stays_with_him(lobbies: Lobbies, store: Store) -> None:
    lobby = await opened(lobbies, ANN, "auction", seats=3)
    await lobbies.join(lobby.id, Person(DAN, "Dan", 9, SurfaceRow(10)))
    await lobbies.join(lobby.id, person(CAT))
    await lobbies.note_direct_channel(lobby.id, CAT, closed=True)

    table = await lobbies.begin(lobby.id)
    await lobbies.note_direct_channel(table.id, ANN, channel_id=11)  # the greeting took until the game had begun

    for known in (table, await Tables(store, GAMES).get(table.id)):
        assert known is not None
        assert [each.direct.closed for each in known.people] == [False, False, True]
        assert [each.direct.channel_id for each in known.people] == [11, 10, None]


async def test_each_who_joins_at_once_is_told_how_the_lobby_was_with_them(lobbies: Lobbies) -> None:
    lobby = await opened(lobbies, ANN, "auction", seats=3)
    told = await asyncio.gather(*(lobbies.join(lobby.id, person(user_id)) for user_id in (BOB, CAT)))
    assert sorted((len(one.joined), one.is_full) for one in told) == [(2, False), (3, True)]


async def test_lobby_of_a_game_that_is_gone_hurts_nobody_else(lobbies: Lobbies, store: Store) -> None:
    gone, good = await opened(lobbies, expires_at=1_100.0), await opened(lobbies, expires_at=1_100.0)
    await store.transact(
        lambda connection: connection.execute(
            update(tables_sql).where(tables_sql.c.id == gone.id).values(game="forgotten")
        )
    )
    assert [lobby.id for lobby in await lobbies.open_lobbies()] == [good.id]
    assert await lobbies.get(gone.id) is None
    assert [lobby.id for lobby in await lobbies.expire(1_200.0)] == [good.id]


async def test_what_is_full_begins_after_a_stop(lobbies: Lobbies, store: Store) -> None:
    broken, empty, full = [await opened(lobbies) for _ in range(3)]
    for lobby in (broken, full):
        await lobbies.join(lobby.id, person(BOB))
    await store.transact(
        lambda connection: connection.execute(
            update(tables_sql).where(tables_sql.c.id == broken.id).values(options='{"mode":"gone"}')
        )
    )
    (begun,) = await lobbies.begin_full()
    assert (begun.id, begun.status) == (full.id, "open")
    assert [lobby.id for lobby in await lobbies.open_lobbies()] == [broken.id, empty.id]


async def test_a_game_whose_lobby_is_not_found_keeps_its_end(lobbies: Lobbies) -> None:
    table = await seated(lobbies, ANN, BOB)
    await table.act(ANN, engine.Resign())
    before = await lobbies.tables.finished_tables_of(BOB)
    assert before[0].ended_at is not None
    await lobbies.drop_lobby(table.id)
    assert await lobbies.with_stale_messages() == []
    assert await lobbies.tables.finished_tables_of(BOB) == before


async def test_begun_table_is_played(lobbies: Lobbies) -> None:
    table = await seated(lobbies, ANN, BOB)
    assert await play(table) > 5
    assert table.status == "over"


@pytest.mark.parametrize("language", ["de", None])
async def test_a_table_keeps_the_language_that_its_lobby_was_opened_in(
    lobbies: Lobbies, tables: Tables, language: str | None
) -> None:
    lobby = await opened(lobbies, place=PLACE._replace(language=language))
    assert lobby.language == language
    await lobbies.join(lobby.id, person(BOB))
    await lobbies.begin(lobby.id)

    begun = await tables.read_table(lobby.id)
    assert begun is not None and begun.row.language == language


async def test_whoever_leaves_frees_their_seat(lobbies: Lobbies) -> None:
    lobby = await lobbies.open(invitation(ANN, "realm_of_the_defenders", seats=3))
    await lobbies.join(lobby.id, person(BOB))
    await lobbies.note_direct_channel(lobby.id, BOB, channel_id=7, message_id=8, closed=False, at=1.0)
    lobby, left = await lobbies.leave(lobby.id, BOB)
    assert [one.user_id for one in lobby.joined] == [ANN]
    assert (left.user_id, left.direct.message_id) == (BOB, 8)
    lobby = await lobbies.join(lobby.id, person(CAT))
    assert lobby.joined[-1].direct.message_id is None
    for user_id in (ANN, BOB):
        with pytest.raises(LobbyRefusal):
            await lobbies.leave(lobby.id, user_id)
    await lobbies.begin(lobby.id, ANN)
    with pytest.raises(LobbyRefusal):
        await lobbies.leave(lobby.id, CAT)


async def test_a_message_that_shows_other_options_is_out_of_date(lobbies: Lobbies) -> None:
    before = await lobbies.open(invitation(ANN, pace="day", seats=2))
    await lobbies.note_message(before.id, lobby_message_id=7)
    after = await lobbies.change(before.id, ANN, LobbyChange(options={"mode": "endless"}, pace="week"))
    assert (after.options, after.pace) == ({"mode": "endless"}, "week")
    await lobbies.note_shown(before)
    assert [lobby.id for lobby in await lobbies.with_stale_messages()] == [before.id]
    await lobbies.note_shown(after)
    assert await lobbies.with_stale_messages() == []


async def test_a_lobby_is_not_changed_into_what_can_not_be(lobbies: Lobbies) -> None:
    lobby = await lobbies.open(invitation(ANN, "realm_of_the_defenders", seats=4))
    await lobbies.give_seat(lobby.id, ANN, "easy")
    for refused in (LobbyChange(seats=1), LobbyChange(options={"position": {}}), LobbyChange(options={"decks": []})):
        with pytest.raises(LobbyRefusal):
            await lobbies.change(lobby.id, ANN, refused)
    with pytest.raises(engine.BadOptions):
        await lobbies.change(lobby.id, ANN, LobbyChange(options={"fortresses": 3}))
    with pytest.raises(LobbyRefusal):
        await lobbies.change(lobby.id, BOB, LobbyChange(pace="week"))
    assert await lobbies.get(lobby.id) == await lobbies.changeable_lobby(lobby.id, ANN)
    await lobbies.join(lobby.id, person(BOB))
    with pytest.raises(LobbyRefusal):
        await lobbies.change(lobby.id, ANN, LobbyChange(pace="week"))
