"""The beginning of games: each way through the one door, and lobbies that the code before has stored."""

import re
from dataclasses import replace
from typing import Any

import msgspec
import pytest
from sqlalchemy import select, text

import engine
from sessions import Deal, Lobbies, LobbyRefusal, Place, Seating, Store, Table, Tables
from sessions.decks.repository import ready_decks
from sessions.log import fair
from sessions.seating.deal import computer
from sessions.seating.opening import rematch_invitation
from sessions.store.schema import tables as tables_sql
from sessions.store.tables import TableRows
from tests.sessions.doubles import ANN, BOB, CAT, CHANNEL, GAMES, GUILD, PLACE, Clock, invitation, person, play, seated
from tests.support.left import left
from tests.support.rules import ROOT

CLASH = engine.GAMES["elemental_clash"]


@pytest.fixture
def seating(tables: Tables, clock: Clock) -> Seating:
    return Seating(tables, clock)


async def begun_rightly(store: Store, table: Table, *joins: int) -> None:
    """Its cards follow from its secret and the joins, it goes on in a process of its own, and is right at its end."""
    record = await TableRows(store).read_record(table.id)
    assert record is not None
    assert record.seed == "/".join([record.secret, *map(str, joins)])
    assert fair.commitment(record.secret) == record.commitment == table.commitment
    assert (table.status, table.number, table.shown) == ("open", 0, -1)
    assert await left(store, "show") == [table.id]
    again = await Tables(store, table_games(table)).get(table.id)
    assert again is not None
    assert again.view(None) == table.view(None)


def table_games(table: Table) -> dict[str, engine.Game]:
    return {**GAMES, table.game.id: table.game}


async def right_at_the_end(lobbies: Lobbies, table: Table) -> None:
    """All people resign, and whoever checks the game finds nothing wrong with it."""
    while table.status == "open":
        seat = next(seat for seat in table.playing if table.levels[seat] is None)
        await table.act(table.people[seat].user_id, engine.Resign())
    verdict = await lobbies.tables.verify_table(table.id)
    assert verdict is not None
    assert verdict.ok, verdict.problems


async def test_by_a_lobby(lobbies: Lobbies, store: Store) -> None:
    lobby = await lobbies.open(invitation(ANN, pace="day", options={"mode": "endless", "rounds": 2}))
    await lobbies.join(lobby.id, person(BOB))
    table = await lobbies.begin(lobby.id)
    assert (table.id, table.names, table.pace.name, table.is_to_be_rated) == (lobby.id, ("Ann", "Bob"), "day", False)
    assert table.options == {"mode": "endless", "rounds": 2}
    assert table.commitment == lobby.commitment
    await begun_rightly(store, table, person(ANN).join_id, person(BOB).join_id)
    await right_at_the_end(lobbies, table)


async def test_by_a_challenge(lobbies: Lobbies, store: Store) -> None:
    lobby = await lobbies.open(invitation(BOB, pace="day", invited_id=ANN, asked=True))
    with pytest.raises(LobbyRefusal, match="somebody else"):
        await lobbies.join(lobby.id, person(CAT))
    await lobbies.join(lobby.id, person(ANN))
    table = await lobbies.begin(lobby.id)
    assert (table.names, table.is_to_be_rated) == (("Bob", "Ann"), True)
    await begun_rightly(store, table, person(BOB).join_id, person(ANN).join_id)
    await right_at_the_end(lobbies, table)


async def test_by_a_rematch(lobbies: Lobbies, store: Store) -> None:
    first = await seated(lobbies, ANN, BOB, pace="day", rated=True)
    await first.act(ANN, engine.Resign())
    await first.store_notes(shown=first.number)
    lobby = await lobbies.open(rematch_invitation(first, person(ANN, 77), PLACE))
    await lobbies.join(lobby.id, person(BOB, 78))
    table = await lobbies.begin(lobby.id)
    assert (table.names, table.pace.name, table.is_to_be_rated) == (("Bob", "Ann"), "day", True)
    assert table.row.rematch_of == first.id
    await begun_rightly(store, table, 78, 77)
    await right_at_the_end(lobbies, table)


async def test_against_computers(lobbies: Lobbies, store: Store) -> None:
    lobby = await lobbies.open(invitation(ANN, "auction", computers=["easy", "hard"], seats=3))
    table = await lobbies.begin(lobby.id, ANN, 77)
    assert table.levels == (None, "easy", "hard")
    assert [one.user_id for one in table.people] == [ANN, -2, -3]
    await begun_rightly(store, table, 77, 0, 0)


async def test_at_once(seating: Seating, lobbies: Lobbies, store: Store) -> None:
    """Two who have found each other without a lobby."""
    people = person(ANN, 77), person(BOB, 78)
    deal = Deal(game=GAMES["elements"], people=people, place=Place(CHANNEL, GUILD, 71), pace="day", rated="people")
    table = await seating.begin(deal)
    assert (table.names, table.pace.name, table.is_to_be_rated) == (("Ann", "Bob"), "day", True)
    assert (table.guild_id, table.channel_id, table.place_id) == (GUILD, CHANNEL, 71)
    assert (table.clocks[table.active[0]].since, table.row.lobby_message_id) == (lobbies.clock(), None)
    assert (
        await lobbies.open_lobbies() == await lobbies.with_stale_messages() == []
    )  # nobody looks for the message of a lobby
    await begun_rightly(store, table, 77, 78)
    assert [info.id for info in await lobbies.tables.open_tables_of(ANN)] == [table.id]
    await play(table, 2)
    await right_at_the_end(lobbies, table)
    again = await lobbies.open(rematch_invitation(table, person(BOB), PLACE))
    assert again.would_be_rated


async def test_from_a_position(seating: Seating, lobbies: Lobbies, store: Store) -> None:
    """As a lesson ends: in the middle of a game, against a computer."""
    position = {"hands": [[1, 2, 4], [2, 3, 3, 4, 5, 6]], "discards": 3, "turn": 0, "scores": [3, 2]}
    people = person(ANN, 77), computer("easy", 1)
    deal = Deal(game=GAMES["elements"], people=people, place=Place(CHANNEL), position=position)
    table = await seating.begin(deal)
    assert table.view(0)["hands"][0] == [1, 2, 4]
    assert table.view(None)["scores"] == [3, 2]
    assert (table.active, table.levels, table.is_to_be_rated) == ((0,), (None, "easy"), False)
    await begun_rightly(store, table, 77, 0)
    await table.act(ANN, table.legal(0)[0])
    await right_at_the_end(lobbies, table)
    again = await lobbies.open(rematch_invitation(table, person(ANN), PLACE))
    assert again.options == {}  # it begins at the start


async def test_the_decks_and_the_standing_orders_of_everybody_are_in_it(store: Store, clock: Clock) -> None:
    tables = Tables(store, {CLASH.id: CLASH}, clock)
    first, second = list(CLASH.standing_orders)[:2]
    await tables.people.keep_orders(BOB, CLASH.id, CLASH.standing_orders[second])
    deal = Deal(game=CLASH, people=(person(ANN), person(BOB)), place=PLACE)
    table = await Seating(tables, clock).begin(deal)
    known = [dict(CLASH.standing_orders[name]) for name in (first, second)]
    assert table.options["orders"] == known
    ready = [sorted(deck.cards) for deck in ready_decks(CLASH).values()]
    assert [sorted(deck) for deck in table.options["decks"]] == ready[:2]
    told = replace(deal, orders=tuple(reversed(known)))
    assert (await Seating(tables, clock).begin(told)).options["orders"] == known[::-1]


async def test_whoever_plays_with_computers_alone_is_asked_at_first_where_it_matters(
    store: Store, clock: Clock
) -> None:
    tables = Tables(store, {CLASH.id: CLASH}, clock)
    deal = Deal(game=CLASH, people=(person(ANN), computer("easy", 1)), place=PLACE)
    orders = (await Seating(tables, clock).begin(deal)).options["orders"]
    assert orders == [dict(CLASH.standing_orders[name]) for name in ("answers", "never")]
    await tables.people.keep_orders(ANN, CLASH.id, CLASH.standing_orders["combat"])
    orders = (await Seating(tables, clock).begin(deal)).options["orders"]
    assert orders[0] == dict(CLASH.standing_orders["combat"])


async def test_what_can_not_begin_leaves_nothing(seating: Seating, store: Store) -> None:
    alone = Deal(game=GAMES["elements"], people=(person(ANN), None), place=PLACE)
    with pytest.raises(engine.BadOptions):
        await seating.begin(alone)
    with pytest.raises(engine.BadOptions):
        await seating.begin(replace(alone, people=(person(ANN), person(BOB)), options={"mode": "chess"}))
    assert await store.fetch(select(tables_sql)) == []
    with pytest.raises(ValueError, match="not rated"):
        replace(alone, position={}, rated="people")


def test_games_begin_in_one_place() -> None:
    """Whoever begins one somewhere else forgets a clock, a deck, an order, or the proof of the shuffle."""
    begins = re.compile(r"rows\.start_table(_without_lobby)?\(")
    found = [path for path in (ROOT / "sessions").rglob("*.py") if begins.search(path.read_text(encoding="utf-8"))]
    assert [path.relative_to(ROOT).as_posix() for path in found] == ["sessions/seating/beginning.py"]


# Stored by the code before

SECRET = "0000000000000000000000000000000000000000000000000000000000000002"
LOBBY = {
    "status": "lobby", "version": 1, "secret": SECRET,
    "commitment": "68e4d75d23e31bd23f43266f769567b2588d9f3d3010fa7cacae7efd6f5ce0ad",
    "created_at": 1000.0, "expires_at": 9e9, "guild_id": 70000, "channel_id": 7000, "options": "{}",
}  # fmt: skip
SEAT = {"seat": 0, "dm_closed": False, "dm_at": 0.0, "user_id": 101, "name": "Ann", "join_id": 1200000000000000101}


async def put(store: Store, table: dict[str, Any], *seats: dict[str, Any]) -> None:
    """Store a lobby as the code before did, column by column: whatever is newer has its default."""

    def write(connection: Any) -> None:
        for name, row in (("tables", table), *(("seats", {"table_id": table["id"], **seat}) for seat in seats)):
            columns, values = ", ".join(row), ", ".join(f":{column}" for column in row)
            connection.execute(text(f"INSERT INTO {name} ({columns}) VALUES ({values})"), row)

    await store.transact(write)


async def test_a_lobby_with_a_computer_goes_on(store: Store, clock: Clock) -> None:
    realm = "realm_of_the_defenders"
    await put(
        store,
        LOBBY | {"id": 2, "game": realm, "host_id": 101, "host_name": "Ann", "min_seats": 2, "max_seats": 4,
                 "lobby_message_id": 20, "lobby_stale": True, "pace": "day", "rated": "people"},
        SEAT,
        SEAT | {"seat": 1, "user_id": 102, "name": "Bob", "join_id": 1200000000000000102},
        SEAT | {"seat": 2, "user_id": -3, "name": "Computer (easy)", "join_id": 0, "level": "easy"},
    )  # fmt: skip
    lobbies = Lobbies(store, Tables(store, GAMES, clock), clock)
    (lobby,) = await lobbies.open_lobbies()
    assert (lobby.host.name, len(lobby.joined), lobby.would_be_rated, lobby.has_enough_people) == (
        "Ann",
        3,
        False,
        True,
    )
    await lobbies.join(2, person(CAT))
    table = await lobbies.begin(2, ANN, 77)
    assert (table.names, table.levels) == (("Ann", "Bob", "Computer (easy)", "Cat"), (None, None, "easy", None))
    await begun_rightly(store, table, 1200000000000000101, 1200000000000000102, 0, person(CAT).join_id)
    await right_at_the_end(lobbies, table)


async def test_a_challenge_with_a_deck_goes_on(store: Store, clock: Clock) -> None:
    name, cards = list(CLASH.decks.ready.items())[2]
    deck = msgspec.json.encode({"name": f"My {name}", "cards": cards}).decode()
    await put(
        store,
        LOBBY | {"id": 3, "game": CLASH.id, "host_id": 103, "host_name": "Cat", "invited_id": 101, "min_seats": 2,
                 "max_seats": 2, "lobby_message_id": 30, "lobby_stale": False, "pace": "week", "rated": "people"},
        SEAT | {"user_id": 103, "name": "Cat", "join_id": 1200000000000000103, "deck": deck},
    )  # fmt: skip
    lobbies = Lobbies(store, Tables(store, {CLASH.id: CLASH}, clock), clock)
    (lobby,) = await lobbies.open_lobbies()
    chosen = lobby.deck_of(CAT)
    assert (lobby.invited_id, lobby.pace, chosen and chosen.cards) == (ANN, "week", tuple(cards))
    await lobbies.join(3, person(ANN))
    table = await lobbies.begin(3)
    assert (table.options["decks"][0], table.pace.name, table.is_to_be_rated) == (list(cards), "week", True)
    await begun_rightly(store, table, 1200000000000000103, person(ANN).join_id)
    await right_at_the_end(lobbies, table)


async def test_a_game_against_a_computer_is_dealt(store: Store, lobbies: Lobbies) -> None:
    await put(
        store,
        LOBBY | {"id": 4, "game": "elements", "options": '{"mode":"endless","rounds":3}', "host_id": 101,
                 "host_name": "Ann", "min_seats": 2, "max_seats": 2, "lobby_message_id": 40, "lobby_stale": False,
                 "pace": "none"},
        SEAT,
        SEAT | {"seat": 1, "user_id": -2, "name": "Computer (hard)", "join_id": 0, "level": "hard"},
    )  # fmt: skip
    (lobby,) = await lobbies.open_lobbies()
    assert lobby.waits_for_deal
    table = await lobbies.begin(4, ANN, 77)
    assert (table.levels, table.view(None)["rounds"]) == ((None, "hard"), 3)
    await begun_rightly(store, table, 77, 0)
    await right_at_the_end(lobbies, table)


async def test_a_rematch_keeps_its_seats(store: Store, lobbies: Lobbies) -> None:
    first = await seated(lobbies, ANN, BOB)
    await first.act(ANN, engine.Resign())
    await first.store_notes(shown=first.number)
    await put(
        store,
        LOBBY | {"id": 5, "game": "elements", "host_id": 102, "host_name": "Bob", "invited_id": 101,
                 "seating": "[102,101]", "min_seats": 2, "max_seats": 2, "lobby_message_id": 50, "rematch_of": first.id,
                 "lobby_stale": False, "pace": "day", "rated": "people"},
        SEAT | {"user_id": 102, "name": "Bob", "join_id": 1200000000000000102},
    )  # fmt: skip
    with pytest.raises(LobbyRefusal, match="those who played before"):
        await lobbies.join(5, person(CAT))
    await lobbies.join(5, person(ANN))
    table = await lobbies.begin(5)
    assert (table.names, table.row.rematch_of, table.is_to_be_rated) == (("Bob", "Ann"), first.id, True)
    await begun_rightly(store, table, 1200000000000000102, person(ANN).join_id)
