"""The project's puzzles as they are asked: found by their ids, and no file is used that is damaged."""

import logging
from pathlib import Path

import msgspec
import pytest

import engine
from learning.games import MINERS
from learning.puzzles.library import DamagedFile, Library, PuzzleEntry, read_collection
from learning.puzzles.puzzle import puzzle_file, puzzles_of
from sessions.puzzles.tries import initial_rating
from sessions.ratings.scale import Rating
from ui.learning.puzzles.next_puzzle import AMONG

SOME = puzzles_of("elements")[:5]


def filed(folder: Path, lines: list[bytes]) -> Path:
    path = folder / "elements.jsonl"
    path.write_bytes(b"".join(line + b"\n" for line in lines))
    return path


def lines_of() -> list[bytes]:
    return puzzle_file("elements").read_bytes().splitlines()[:5]


def test_every_puzzle_of_the_project_is_found_by_its_id() -> None:
    library = Library()
    assert {"elements", "elemental_defenders", "elemental"} <= {*library.games}
    for game_id in library.games:
        collection = library.puzzles_of_game(game_id)
        assert collection.left_out == 0
        assert [*collection.entries] == [puzzle.id for puzzle in puzzles_of(game_id)]
        for puzzle in puzzles_of(game_id)[::97]:
            assert library.find_puzzle(puzzle.id) == puzzle
            assert {*puzzle.themes} <= {*collection.themes}
    assert library.find_puzzle("em-00000000") is None


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        (lambda line: line[:-9], "line 3"),
        (lambda line: b"", "line 3"),
        (lambda line: line.replace(b'"seat":1', b'"seat":0').replace(b'"seat":0,"sol', b'"seat":1,"sol'), "changed"),
        (lambda line: lines_of()[0], "twice"),
        (lambda line: puzzle_file("elemental").read_bytes().splitlines()[0], "a puzzle of elemental"),
        (lambda line: b"\xff\xfe", "line 3"),
    ],
)
def test_a_damaged_file_is_refused_with_its_line(
    tmp_path: Path, change: object, problem: str, caplog: pytest.LogCaptureFixture
) -> None:
    lines = lines_of()
    lines[2] = change(lines[2])  # type: ignore[operator]
    path = filed(tmp_path, lines)
    with pytest.raises(DamagedFile, match="line 3") as damaged:
        read_collection(path, "elements")
    assert problem in str(damaged.value)
    library = Library(tmp_path)
    library.read_all()
    assert library.puzzles_of_game("elements").entries == {}
    (record,) = [one for one in caplog.records if one.levelno == logging.ERROR]
    assert "line 3" in record.reason  # type: ignore[attr-defined]


def test_puzzles_of_other_rules_are_left_out_and_counted(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    older = msgspec.structs.replace(SOME[1], version=engine.GAMES["elements"].version + 1)
    lines = lines_of()
    lines[1] = msgspec.json.encode(older)
    filed(tmp_path, lines)
    collection = Library(tmp_path).puzzles_of_game("elements")
    assert (collection.left_out, len(collection.entries)) == (1, 4)
    assert collection.read_puzzle(older.id) is None
    assert collection.read_puzzle(SOME[4].id) == SOME[4]
    assert [record.left_out for record in caplog.records if record.levelno == logging.WARNING] == [1]  # type: ignore[attr-defined]


def test_what_has_no_file_has_no_puzzles(tmp_path: Path) -> None:
    library = Library(tmp_path)
    library.read_all()
    assert [*library.games] == []
    assert library.puzzles_of_game("elements").entries == {}


@pytest.mark.parametrize("game_id", sorted(MINERS))
def test_somebody_new_is_asked_puzzles_of_the_second_step(game_id: str) -> None:
    collection = read_collection(puzzle_file(game_id), game_id)
    own = Rating().mu

    def distance(entry: PuzzleEntry) -> float:
        return abs(initial_rating(collection.comparable_difficulty(entry.difficulty)).mu - own)

    nearest = sorted(collection.entries.values(), key=distance)[:AMONG]
    assert {entry.step for entry in nearest} == {2}
