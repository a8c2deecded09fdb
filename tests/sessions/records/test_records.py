"""A finished game becomes a file that holds all of it, and a file is believed only as far as it can be checked."""

import json
from collections.abc import Callable
from typing import Any

import jsonschema_rs
import pytest

import engine
from engine.notation import LETTERS
from sessions import Lobbies, Store, Tables
from sessions.log import lines
from sessions.records import (
    GameRecord,
    as_stored_record,
    check_record,
    file_of_game,
    playable_part,
    read_record,
    record_of_game,
)
from sessions.records.moves import read_moves, write_moves
from sessions.records.replays import EVERYBODY, Replay
from sessions.store.rows import Record
from tests.sessions.doubles import ANN, BOB, CAT, DAN, GAMES, NewerElements, play, seated
from tests.support.records import problems_of
from tests.support.rules import ROOT
from tools.record_schema import text

FileOf = Callable[[str], bytes]
NAMES = [*engine.GAMES, "talks"]
SCHEMA = json.loads((ROOT / "docs" / "record.schema.json").read_text())


def test_the_schema_in_the_docs_is_current() -> None:
    assert (ROOT / "docs" / "record.schema.json").read_text() == text()


@pytest.mark.parametrize("name", NAMES)
def test_an_export_is_what_the_schema_says_and_verifies(file_of: FileOf, name: str) -> None:
    data = file_of(name)
    assert not list(jsonschema_rs.Draft202012Validator(SCHEMA).iter_errors(json.loads(data)))
    verdict = check_record(read_record(data))
    assert verdict.ok, verdict.problems
    assert verdict.actions > 3


@pytest.mark.parametrize("name", NAMES)
def test_nothing_of_the_game_is_lost_in_a_file(finished: dict[str, Record], file_of: FileOf, name: str) -> None:
    kept, found = finished[name], as_stored_record(read_record(file_of(name)))
    assert [row._replace(at=0) for row in found.actions] == [row._replace(at=0) for row in kept.actions]
    assert [row.at for row in found.actions] == pytest.approx([row.at for row in kept.actions])
    assert found._replace(id=kept.id, actions=kept.actions) == kept


def test_a_file_names_nobody_but_by_the_name_at_the_table(file_of: FileOf) -> None:
    record = json.loads(file_of("elements"))
    assert [seat["name"] for seat in record["seats"]] == ["Ann", "Bob"]
    assert set().union(*record["seats"]) == {"name", "join"}
    assert not {"id", "table", "guild_id", "channel_id", "host_id"} & set(record)


def test_a_running_game_is_not_exported(finished: dict[str, Record]) -> None:
    with pytest.raises(ValueError, match="goes on"):
        file_of_game(finished["elements"]._replace(status="open"))


def test_talks_and_their_kinds_stand_in_a_file(file_of: FileOf) -> None:
    kinds = [line.get("kind", "action") for line in json.loads(file_of("talks"))["lines"]]
    assert [kind for kind in kinds if kind != "action"] == ["draw", "draw", "takeback", "takeback", "draw", "draw"]


@pytest.mark.parametrize("name", NAMES)
def test_the_moves_that_people_read_are_the_whole_log(finished: dict[str, Record], name: str) -> None:
    kept = finished[name]
    game = engine.GAMES[kept.game]
    log = [lines.read_line(game, row.kind, row.seat, row.action) for row in kept.actions]
    rows = write_moves(game, log)
    assert list(read_moves(game, rows)) == log
    assert record_of_game(kept).moves == rows


@pytest.mark.parametrize("name", NAMES)
def test_the_rounds_of_a_game_are_headings_among_its_moves(finished: dict[str, Record], name: str) -> None:
    replay = Replay(finished[name])
    rows = replay.moves_in_notation(LETTERS, lambda _: "told", lambda number: f"chapter {number}", "(taken back)")
    headings = [row for row in rows if row.startswith("chapter")]
    chapters = [f"chapter {chapter.number}" for chapter in replay.chapters(EVERYBODY)]
    undone = [row for row in rows if row.endswith(" (taken back)")]
    assert len(undone) == (name == "talks")
    plain = [row for row in rows if row not in (*headings, *undone)]
    assert headings in (chapters, [])
    assert not headings or (rows[0] == headings[0] and len(plain) >= len(headings))
    assert [row.partition(". ")[0] for row in plain if row != "told"] == [
        str(number) for number in range(1, len(plain) - plain.count("told") + 1)
    ]


def test_what_is_no_action_stands_in_braces() -> None:
    game = engine.GAMES["elements"]
    rows = ["1. A: 4, {draw offer}", "2. B: {draw decline}, {time resign}", "3. -: {abandoned close}"]
    assert write_moves(game, read_moves(game, rows)) == rows


@pytest.mark.parametrize(
    "row",
    [
        "",
        "A: 4",
        "1. A 4",
        "1. Z: 4",
        "1. A: 4,4",
        "1. A: {draw}",
        "1. A: {draw close}",
        "1. A: {action take}",
        "1. A: {x y}",
    ],
)
def test_a_row_that_says_nothing_is_refused(row: str) -> None:
    with pytest.raises(ValueError):
        list(read_moves(engine.GAMES["elements"], [row]))


def test_chance_is_told_event_by_event(file_of: FileOf) -> None:
    chance = json.loads(file_of("elements"))["chance"]
    assert chance[0].keys() == {"event", "below", "gave"}
    assert sorted(chance[1]["gave"]) == list(range(chance[1]["shuffled"])) == list(range(16))


def test_a_game_that_newer_rules_took_over_is_checked_from_there_on(finished: dict[str, Record]) -> None:
    record = finished["elements"]
    games = {"elements": NewerElements()}
    made_by_newer = record_of_game(record, games)
    assert made_by_newer.chance == []
    assert "version 1" in problems_of(check_record(made_by_newer, games))[0]


def changed(file_of: FileOf, change: Callable[[dict[str, Any]], None]) -> GameRecord:
    """The record of a game of Elements in which somebody has changed something."""
    data = json.loads(file_of("elements"))
    change(data)
    return read_record(json.dumps(data).encode())


FORGERIES: dict[str, tuple[Callable[[dict[str, Any]], Any], str]] = {
    "another secret": (lambda r: r.update(secret="0" * 63 + "f"), "not the one that was promised"),
    "another join": (lambda r: r["seats"][0].update(join="7"), "seed is not made"),
    "a line less": (lambda r: r["lines"].pop(), "outcome|position"),
    "another action": (lambda r: r["lines"][0].update(action={"type": "knock"}), "breaks the rules"),
    "an action of another game": (lambda r: r["lines"][0].update(action={"type": "assign"}), "Action 1"),
    "another winner": (lambda r: r["outcome"].update(winners=[0, 1]), "outcome"),
    "other moves to read": (lambda r: r["moves"].append("99. A: knock"), "moves"),
    "another shuffle": (lambda r: r["chance"][1]["gave"].reverse(), "chance"),
    "other cards at the end": (lambda r: r["position"].update(display=[]), "position"),
}


@pytest.mark.parametrize("name", FORGERIES)
def test_a_forgery_can_be_read_and_is_found(file_of: FileOf, name: str) -> None:
    change, problem = FORGERIES[name]
    verdict = check_record(changed(file_of, change))
    assert not verdict.ok
    with pytest.raises(AssertionError, match=problem):
        raise AssertionError(" ".join(problems_of(verdict)))


@pytest.mark.usefixtures("same_cards")
async def test_a_game_that_was_updated_in_the_middle_is_checked_and_shown_from_there_on(sqlite_url: str) -> None:
    store = await Store.open(sqlite_url)
    old = await seated(Lobbies(store, Tables(store, GAMES)), ANN, BOB, mode="endless", rounds=4)
    await play(old, 30)
    newer = {"elements": NewerElements()}
    tables = Tables(store, newer)
    table = await tables.get(old.id)
    assert table is not None
    played = await play(table)
    kept = await tables.record(old.id)
    await store.close()
    assert kept is not None
    record = read_record(file_of_game(kept, newer), newer)
    assert [(era.after, era.version) for era in record.eras] == [(0, 1), (30, 2)]
    assert as_stored_record(record).actions == tuple(row._replace(at=round(row.at, 3)) for row in kept.actions)
    verdict = check_record(record, newer)
    assert (verdict.ok, verdict.replayed_from, verdict.actions) == (True, 31, 30 + played)
    replay = Replay(playable_part(record), newer)
    assert replay.number == played
    assert replay.view_after(None, 0) == old.see(None)


@pytest.mark.usefixtures("same_cards")
async def test_four_seats_and_computers_come_through(sqlite_url: str) -> None:
    store = await Store.open(sqlite_url)
    lobbies = Lobbies(store, Tables(store, engine.GAMES))
    table = await seated(lobbies, ANN, BOB, CAT, DAN, game="realm_of_the_defenders", short=True)
    await play(table)
    kept = await lobbies.tables.record(table.id)
    await store.close()
    assert kept is not None
    record = read_record(file_of_game(kept._replace(levels=(None, "easy", None, "hard"))))
    assert [seat.computer for seat in record.seats] == [None, "easy", None, "hard"]
    assert check_record(record).ok
    assert any(row.split(" ")[1] == "D:" for row in record.moves)
