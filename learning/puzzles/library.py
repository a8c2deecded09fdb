"""The project's puzzles as they are asked: what there is of each game is known, and a puzzle is read when it is needed.

A file is read once, line by line. One that is damaged is refused as a whole, with the line in the log; puzzles of other
rules than those that are played are left out, and the log says how many.
"""

import logging
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence, Set
from functools import cached_property
from pathlib import Path
from statistics import median
from threading import Lock
from typing import NamedTuple

import msgspec

import engine
from engine import Seat
from learning.puzzles.puzzle import DATA, Puzzle, id_of_puzzle

NEWCOMER = 10 / 3
"""The difficulty for which somebody is as likely to solve a puzzle as not who has tried none
(``comparable_difficulty``)."""
ENOUGH = 20
"""So many puzzles of a motif are worth choosing it."""
log = logging.getLogger("learning.puzzles")


class DamagedFile(Exception):
    """A file of puzzles can't be used: the line, and what is wrong with it."""

    def __init__(self, path: Path, line: int, problem: str) -> None:
        super().__init__(f"{path.name}, line {line}: {problem}")
        self.path = path
        self.line = line
        self.problem = problem


class PuzzleEntry(NamedTuple):
    """What is known of a puzzle before it is read."""

    id: str
    difficulty: float
    step: int
    themes: tuple[str, ...]
    at: int
    """Where its line begins in the file, in bytes."""


class PuzzleCollection:
    """The puzzles of a game."""

    def __init__(self, path: Path, entries: Iterable[PuzzleEntry] = (), left_out: int = 0) -> None:
        """``left_out``: the puzzles of other rules in the file."""
        self._collection_path = path
        self.entries: Mapping[str, PuzzleEntry] = {entry.id: entry for entry in entries}
        self.left_out = left_out

    def read_puzzle(self, puzzle_id: str) -> Puzzle | None:
        """A puzzle, read from the file; None where there is none of this id."""
        entry = self.entries.get(puzzle_id)
        if entry is None:
            return None
        with self._collection_path.open("rb") as file:
            file.seek(entry.at)
            return msgspec.json.decode(file.readline(), type=Puzzle)

    @cached_property
    def _easy_difficulty(self) -> float:
        """The difficulty in the middle of the second step, or of all where nothing is of that."""
        entries = self.entries.values()
        easy = [one.difficulty for one in entries if one.step == 2]
        return median(easy or [one.difficulty for one in entries] or [NEWCOMER])

    def comparable_difficulty(self, difficulty: float) -> float:
        """A difficulty as it counts for ratings: the games' bits differ, and somebody new begins at the second step."""
        return NEWCOMER + difficulty - self._easy_difficulty

    @cached_property
    def _counts_by_theme(self) -> Counter[str]:
        return Counter(theme for entry in self.entries.values() for theme in entry.themes)

    @property
    def themes(self) -> Set[str]:
        """What its puzzles are about."""
        return self._counts_by_theme.keys()

    @property
    def usual_themes(self) -> Sequence[str]:
        """What enough of them are about to be asked for it, the commonest first."""
        counts = self._counts_by_theme
        usual = [theme for theme in counts if counts[theme] >= ENOUGH]
        return sorted(usual, key=lambda theme: (-counts[theme], theme))


def read_collection(path: Path, game_id: str) -> PuzzleCollection:
    """The puzzles in a file that are of the rules that are played; raises Damaged, and OSError."""
    entries: dict[str, PuzzleEntry] = {}
    left_out = at = 0
    with path.open("rb") as file:
        for number, line in enumerate(file, 1):
            puzzle = _read_puzzle(path, number, line, game_id)
            if puzzle.id in entries:
                raise DamagedFile(path, number, f"{puzzle.id} stands there twice")
            if puzzle.version == engine.GAMES[game_id].version:
                entries[puzzle.id] = PuzzleEntry(puzzle.id, puzzle.difficulty, puzzle.step, puzzle.themes, at)
            else:
                left_out += 1
            at += len(line)
    return PuzzleCollection(path, entries.values(), left_out)


def _read_puzzle(path: Path, number: int, line: bytes, game_id: str) -> Puzzle:
    try:
        puzzle = msgspec.json.decode(line, type=Puzzle)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise DamagedFile(path, number, str(error)) from error
    if puzzle.game != game_id:
        raise DamagedFile(path, number, f"this is a puzzle of {puzzle.game}")
    named = id_of_puzzle(game_id, Seat(puzzle.seat), puzzle.question, puzzle.position, puzzle.options)
    if puzzle.id != named:
        raise DamagedFile(path, number, f"what {puzzle.id} asks has been changed")
    return puzzle


def games_with_puzzles(folder: Path = DATA, games: Iterable[str] = engine.GAMES) -> Sequence[str]:
    """The games that have a file of puzzles."""
    return [game_id for game_id in games if (folder / f"{game_id}.jsonl").exists()]


class Library:
    """The collections of all games, each read when somebody asks for it first."""

    def __init__(self, folder: Path = DATA, games: Iterable[str] = engine.GAMES) -> None:
        self._folder = folder
        self._known: dict[str, PuzzleCollection] = {}
        self._reading = Lock()
        self.games = games_with_puzzles(folder, games)

    def _collection_path(self, game_id: str) -> Path:
        return self._folder / f"{game_id}.jsonl"

    def puzzles_of_game(self, game_id: str) -> PuzzleCollection:
        """The puzzles of a game; none where its file is damaged, or where there is none."""
        with self._reading:
            if game_id not in self._known:
                self._known[game_id] = self._collect_puzzles(game_id)
            return self._known[game_id]

    def _collect_puzzles(self, game_id: str) -> PuzzleCollection:
        path = self._collection_path(game_id)
        if game_id not in self.games:
            return PuzzleCollection(path)
        try:
            found = read_collection(path, game_id)
        except (DamagedFile, OSError) as error:
            log.error("puzzles refused", extra={"game": game_id, "reason": str(error)})
            return PuzzleCollection(path)
        more = {"game": game_id, "puzzles": len(found.entries), "left_out": found.left_out}
        if found.left_out:
            log.warning("puzzles of other rules left out", extra=more)
        log.info("puzzles read", extra=more)
        return found

    def read_all(self) -> None:
        """Read all files now: what is wrong with them stands in the log from the start."""
        for game_id in self.games:
            self.puzzles_of_game(game_id)

    def find_puzzle(self, puzzle_id: str) -> Puzzle | None:
        """The puzzle with an id, of whichever game."""
        for game_id in self.games:
            if puzzle_id in self.puzzles_of_game(game_id).entries:
                return self.puzzles_of_game(game_id).read_puzzle(puzzle_id)
        return None
