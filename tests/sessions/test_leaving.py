"""What is stored of people: they are given all of it, and when they leave for good nothing of it is left.

``sessions/store/persons.py`` declares of every column whether it holds a person; the first test here names the one
that you have added.
"""

import io
import json
import zipfile
from typing import Any

import pytest
from sqlalchemy import literal_column, select

from engine import Resign
from learning.puzzles.answers import Course
from sessions import ChosenDeck, DeckRepository, Lobbies, LobbyRefusal, Store, Table, Tables
from sessions.decks.repository import ready_decks
from sessions.people.lessons import LessonProgress
from sessions.people.own_data import own_data, readable_value
from sessions.puzzles.daily import DailyPuzzles
from sessions.puzzles.streaks import day_of
from sessions.puzzles.tries import Attempt, PuzzleTries
from sessions.ratings.counting import rebuild
from sessions.records.reviews import StoredReviews
from sessions.running.due import DueWork
from sessions.seating.chosen_decks import encoded_deck
from sessions.seating.opening import rematch_invitation
from sessions.store.daily_puzzles import DailyRow
from sessions.store.invitations import mute
from sessions.store.log_channel_lines import LogChannelLine
from sessions.store.log_channel_lines import keep_line as keep_line
from sessions.store.persons import PersonalContent, personal_columns
from sessions.store.rows import Person, SurfaceNotes
from sessions.store.schema import OF_THE_RELEASE_BEFORE, metadata
from sessions.store.shared_steps import SharedStep, keep_step
from sessions.tables.leaving import FIRST_NOBODY, KIND, LeavingForGood
from tests.sessions.doubles import BOB, CAT, CHANNEL, PLACE, Another, Clock, invitation, person, play

ANN = 1_234_567_890_123_456_789
"""Whoever leaves: their id and their name stand nowhere by chance."""
NAME = "Annabel-Markworthy"
FORMER = "Former player"
DECK = "Marksdeck"
CHANNEL_OF_ANN, MESSAGE_TO_ANN = 777_000_111, 777_000_222
TRACES = (str(ANN), NAME, DECK, str(CHANNEL_OF_ANN), str(MESSAGE_TO_ANN))
DERIVED = ("ratings", "rating_changes", "results", "rated_in")


def test_every_column_is_declared() -> None:
    there = {name: set(table.c.keys()) for name, table in metadata.tables.items()}
    told = {name: set(columns) for name, columns in personal_columns().items()}
    for name in there:
        assert told.get(name) == there[name], f"say in sessions/store/persons.py what {name} holds of people"
    assert told.keys() == there.keys()


async def dump(store: Store) -> dict[tuple[str, str], str]:
    """All that the database holds, column by column, as text."""
    found = {}
    for name, table in metadata.tables.items():
        rows = await store.fetch(select(table))
        for one in table.c:
            found[name, one.name] = "\n".join(str(getattr(row, one.name)) for row in rows)
    for name, columns in OF_THE_RELEASE_BEFORE.items():
        for column_name in columns:
            query: Any = select(literal_column(column_name)).select_from(metadata.tables[name])
            found[name, column_name] = str(await store.fetch(query))
    return found


def ann(deck: ChosenDeck | None = None) -> Person:
    return Person(ANN, NAME, 1_300_000_000_000_000_007, deck=encoded_deck(deck))


async def began(lobbies: Lobbies, host: Person, guest: Person) -> Table:
    for one in (host, guest):
        await lobbies.tables.people.change(one.user_id, answers_itself=False)
    lobby = await lobbies.open(invitation(host, pace="day", asked=True))
    await lobbies.join(lobby.id, guest)
    return await lobbies.begin(lobby.id)


@pytest.fixture
def clock() -> Clock:
    return Clock(1_800_000_000.0)  # a time at which these accounts are old


async def lived(store: Store, lobbies: Lobbies, clock: Clock) -> Table:
    """Ann has done everything that leaves a trace; the game that she plays just now."""
    realm = lobbies.tables.games["realm_of_the_defenders"]
    deck = ChosenDeck(DECK, next(iter(ready_decks(realm).values())).cards)
    repository = DeckRepository(store, lobbies.tables.games, clock)
    saved = await repository.save(ANN, realm.id, DECK, deck.cards)
    await repository.begin_draft(ANN, realm.id, deck_id=saved.id)
    rated = await began(lobbies, ann(), person(BOB))
    await play(rated, 8)
    await rated.act(BOB, Resign())
    reached = SurfaceNotes(channel_id=CHANNEL_OF_ANN, message_id=MESSAGE_TO_ANN, at=5.0, token=f"of {NAME}")
    await rated.note_surface("direct", rated.own_seat(ANN), **reached)
    await rated.note_surface("table", channel_id=CHANNEL, message_id=9)
    await rated.store_notes(shown=rated.number)
    again = await lobbies.open(rematch_invitation(rated, person(BOB), PLACE))
    await lobbies.decline(again.id, ANN)
    await lobbies.open(invitation(ann(deck), realm.id))
    await lobbies.open(invitation(CAT, "auction", invited_id=ANN, seats=2))
    three = await lobbies.open(invitation(BOB, "auction", seats=3))
    await lobbies.join(three.id, ann())
    running = await began(lobbies, person(CAT), ann())
    await play(running, 6)
    await store.transact(lambda transaction: mute(transaction, ANN, CAT, 5.0))
    await store.transact(lambda transaction: mute(transaction, CAT, ANN, 5.0))
    await LessonProgress(store, clock).note_reached_step(ANN, "elements", "knock", done=True)
    await StoredReviews(store, clock).store_review(ANN, rated.id, "1.1", "[]")
    shared = SharedStep(7, CHANNEL, f"t{rated.id}", "s", 3, ANN, NAME, clock())
    await store.transact(lambda transaction: keep_step(transaction, shared))
    line = LogChannelLine(8, CHANNEL, f"<@{ANN}> has opened a table", clock())
    await store.transact(lambda transaction: keep_line(transaction, line))
    await puzzled(store, clock)
    await lobbies.tables.servers.change(5, unwelcome=[ANN, CAT])
    passing = {"table_id": running.id, "owner": "x", "until": 0.0, "memory": f"{NAME} offers a draw"}
    await store.transact(lambda transaction: transaction.execute(metadata.tables["showing"].insert().values(passing)))
    return running


async def puzzled(store: Store, clock: Clock) -> None:
    """Ann has solved the daily puzzle of a server, and is at another one."""
    tries = PuzzleTries(store, clock)
    day = day_of(clock())
    await DailyPuzzles(store, clock).record_intent(
        DailyRow(5, day, "elements", "em-1", CHANNEL, None, "en", clock(), 0.0, closed=False)
    )
    for user_id, name in ((ANN, NAME), (CAT, "Cat")):
        await tries.count_attempt(Attempt(user_id, name, "em-1", "elements", 3.0, solved=True, guild_id=5, day=day))
    clock.advance(2 * 24 * 3600.0)
    await tries.count_attempt(Attempt(ANN, NAME, "em-2", "elements", 3.0, solved=True))
    await tries.keep_course(ANN, "ec-1", Course(position={"hand": [1]}))
    clock.advance(-2 * 24 * 3600.0)


async def left(lobbies: Lobbies) -> list[int]:
    """Let Ann leave, by the work that is due; the tables at which she has resigned."""
    resigned: list[int] = []
    lobbies.tables.changed.listen(lambda table: resigned.append(table.id))
    leaving = LeavingForGood(lobbies.tables, lobbies.clock)
    work = DueWork(lobbies.store, lobbies.clock)
    work.register_kind(KIND, lambda user_id, _at: leaving.carry_out(user_id, FORMER))
    await leaving.record_leaving(ANN)
    await work.do_due()
    return resigned


async def exported(store: Store) -> dict[str, list[dict[str, Any]]]:
    """What Ann is given, file by file."""
    (data,) = await own_data(store, ANN, "Read me.")
    with zipfile.ZipFile(io.BytesIO(data)) as files:
        assert files.read("README.txt") == b"Read me."
        return {name: json.loads(files.read(name)) for name in files.namelist() if name.endswith(".json")}


async def test_whatever_holds_a_person_is_given_to_them_and_goes_when_they_leave(
    store: Store, lobbies: Lobbies, clock: Clock
) -> None:
    await lived(store, lobbies, clock)
    before = await dump(store)
    given: dict[str, set[str]] = {}
    for rows in (await exported(store)).values():
        for row in rows:
            for key, value in row.items():
                given.setdefault(key, set()).add(str(value))
    for table, columns in personal_columns().items():
        for column, held in columns.items():
            text = before[table, column]
            if held is PersonalContent.NOBODY:
                assert not any(trace in text for trace in TRACES), f"{table}.{column} holds a person"
            elif (table, column) == ("due", "about") or held in (PersonalContent.PASSING, PersonalContent.MENTION):
                continue  # who is about to leave, and what is there for a while; it goes below
            elif held is PersonalContent.HELD:
                assert str(ANN) in text
                assert "5" in given["guild_id"]
            elif held is PersonalContent.IDS:
                assert str(ANN) in text
                assert "True" in given["seat_kept_for_you"]
            else:
                ours = await _of_ann(store, table, column)
                assert ours, f"this test says nothing of {table}.{column}"
                name = f"dm_{column}" if table == "surfaces" else column
                for value in ours:
                    assert str(readable_value(name, value)) in given[name], f"{table}.{column} is not exported"
    await left(lobbies)
    for place, text in (await dump(store)).items():
        if place == ("servers", "settings"):  # whoever may not play in a server does not come back by leaving
            assert text == before[place]
            continue
        assert not any(trace in text for trace in TRACES), f"{'.'.join(place)} still holds a person"


async def _of_ann(store: Store, table: str, column: str) -> list[Any]:
    """What a column says of Ann."""
    found = metadata.tables[table]
    if table == "surfaces":  # they belong to whoever has the seat
        seats = metadata.tables["seats"]
        theirs = seats.join(found, (seats.c.table_id == found.c.table_id) & (seats.c.seat == found.c.seat))
        rows = await store.fetch(
            select(found.c[column].label("value")).select_from(theirs).where(seats.c.user_id == ANN)
        )
        return [row.value for row in rows]
    own = "host_id" if column == "host_name" else column if column in ("host_id", "invited_id") else "user_id"
    wanted = found.c[column]
    rows = await store.fetch(select(wanted.label("value")).where(found.c[own] == ANN, wanted.is_not(None)))
    return [row.value for row in rows]


async def test_somebody_is_told_where_they_may_not_play(store: Store, lobbies: Lobbies) -> None:
    """Of themselves, and of nobody else; a role or a channel with such a number is none."""
    await lobbies.tables.servers.change(5, unwelcome=[CAT, ANN])
    await lobbies.tables.servers.change(6, unwelcome=[CAT], log=ANN)
    assert (await exported(store))["unwelcome_in.json"] == [{"guild_id": 5}]


async def test_leaving_resigns_games_and_leaves_lobbies(store: Store, lobbies: Lobbies, clock: Clock) -> None:
    running = await lived(store, lobbies, clock)
    waiting = {lobby.id: lobby for lobby in await lobbies.open_lobbies()}
    assert await left(lobbies) == [running.id]
    assert running.status == "over"
    assert running.names == ("Cat", FORMER)
    assert running.seat_of(ANN) is None
    assert running.verdict is not None
    assert running.verdict.changes[0].after > 1500
    statuses = {}
    for lobby_id, lobby in waiting.items():
        now = await lobbies.get(lobby_id)
        assert now is not None
        statuses[now.status] = not now.has_joined(ANN) and (lobby.host_id == ANN) == (now.host_id < FIRST_NOBODY)
    assert statuses == {"cancelled": True, "declined": True, "lobby": True}


async def test_what_others_have_stays_whole(store: Store, lobbies: Lobbies, clock: Clock) -> None:
    running = await lived(store, lobbies, clock)
    await left(lobbies)
    for info in await lobbies.tables.finished_tables_of(BOB) + await lobbies.tables.finished_tables_of(CAT):
        verdict = await lobbies.tables.verify_table(info.id)
        assert verdict is not None
        assert verdict.ok, verdict.problems
    theirs = {name: sorted(map(tuple, await store.fetch(select(metadata.tables[name])))) for name in DERIVED}
    assert {row[0] for row in theirs["ratings"]} == {BOB, CAT}
    await store.transact(rebuild)
    assert {name: sorted(map(tuple, await store.fetch(select(metadata.tables[name])))) for name in DERIVED} == theirs
    with pytest.raises(LobbyRefusal, match="deleted their data"):
        await lobbies.open(rematch_invitation(running, person(CAT), PLACE))


async def test_what_a_kill_interrupts_goes_on(
    store: Store, lobbies: Lobbies, clock: Clock, another: Another, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The process ends when the games are resigned and nothing else has happened."""
    running = await lived(store, lobbies, clock)
    with monkeypatch.context() as dying:
        dying.setattr("sessions.tables.leaving.rows.anonymise", _killed)
        await left(lobbies)
    assert running.status == "over"
    assert str(ANN) in (await dump(store))["due", "about"]
    elsewhere = await another()
    clock.advance(3600)
    after = Lobbies(elsewhere, Tables(elsewhere, lobbies.tables.games, clock), clock)
    leaving = LeavingForGood(after.tables, clock)
    work = DueWork(elsewhere, clock)
    work.register_kind(KIND, lambda user_id, _at: leaving.carry_out(user_id, FORMER))
    await work.do_due()
    held = [place for place, text in (await dump(elsewhere)).items() if str(ANN) in text or NAME in text]
    assert held == [("servers", "settings")]


def _killed(*_: object) -> None:
    raise SystemError("killed")


async def test_whoever_comes_back_begins_anew(store: Store, lobbies: Lobbies, clock: Clock) -> None:
    await lived(store, lobbies, clock)
    await left(lobbies)
    assert (await lobbies.tables.people.preferences(ANN)).hands == "dm"
    table = await began(lobbies, ann(), person(BOB))
    await play(table, 8)
    await table.act(BOB, Resign())
    assert table.verdict is not None
    assert table.verdict.changes[0].before == 1500
    assert len(await lobbies.tables.finished_tables_of(ANN)) == 1


async def test_much_stands_in_several_files(
    store: Store, lobbies: Lobbies, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sessions.people.own_data.PAGE", 1)
    monkeypatch.setattr("sessions.people.own_data.MOST_BYTES", 1000)
    await lived(store, lobbies, clock)
    parts = await own_data(store, ANN, "Read me.")
    assert len(parts) > 2
    names = [name for part in parts for name in zipfile.ZipFile(io.BytesIO(part)).namelist() if "games" in name]
    assert len(names) == len(set(names)) == 4
