"""A puzzle, and the files in which they are kept: a JSON object a line (docs/puzzles.md)."""

from collections.abc import Iterable, Mapping, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Annotated, Any

import msgspec

import engine
from engine import Action, Seat, State

DATA = Path(__file__).parent / "data"
STEPS = 5
"""How many steps of difficulty there are."""

LETTERS = {
    "elements": "em",
    "elemental_defenders": "ed",
    "elemental": "el",
    "realm_of_the_defenders": "rd",
    "elemental_clash": "ec",
}
"""What the rules of a game are numbered with."""

Json = dict[str, Any]
Turn = tuple[int, Json]
"""A seat and its action."""


class Puzzle(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """One position and what is asked about it.

    What the others hold in ``position`` is one of all the hands that fit what ``seat`` sees: the one with which they
    hold out longest, or by which a wrong action fails. The answer is right against every one of them.
    """

    id: str
    """The letters of the game's rules and eight hexadecimal digits of the SHA-256 of what is asked: ``em-c6e44ab0``."""
    game: str
    version: int
    """The version of the game's rules with which it was proved."""
    solver: int
    """The version of the solver that found it."""
    seat: int
    question: str
    """What is asked, by its name: ``win-round``."""
    position: Json
    """The engine's option ``position``."""
    options: Json = {}
    """The other options of the game."""
    right: Annotated[tuple[Json, ...], msgspec.Meta(min_length=1)]
    """The first actions that are right."""
    line: tuple[Turn, ...]
    """How it goes on when it is solved, from the first action to the end, the other side holding out longest."""
    themes: Annotated[tuple[str, ...], msgspec.Meta(min_length=1)]
    """What it is about; the first one is its motif."""
    worlds: int
    """How many hands of the others, or other secrets, fit what the seat sees."""
    decisions: int
    """How many own decisions the line has."""
    difficulty: float
    """In bits: how unlikely habit finds the way, how long it is, how much lies hidden (docs/puzzles.md)."""
    step: Annotated[int, msgspec.Meta(ge=1, le=STEPS)]
    """The difficulty in five steps."""
    proof: str
    """The first 16 hexadecimal digits of the SHA-256 of the proof: the verdict on every first action, and the line."""

    def state(self) -> State[Any]:
        """The position, to be played on; BadOptions if these rules don't know it."""
        game = engine.GAMES[self.game]
        return game.new(_seat_count(self.position), f"puzzle/{self.id}", {**self.options, "position": self.position})

    def answers(self) -> list[Action]:
        """The right first actions."""
        return [engine.GAMES[self.game].action(one) for one in self.right]


def _seat_count(position: Mapping[str, Any]) -> int:
    return len(position["hands"]) if "hands" in position else 2


def digest(*made_from: object) -> str:
    """The SHA-256 of these as JSON with sorted keys, in hexadecimal digits."""
    return sha256(msgspec.json.encode(made_from, order="deterministic")).hexdigest()


def id_of_puzzle(game_id: str, seat: Seat, question: str, position: Json, options: Json) -> str:
    """The id of a puzzle: the same question is the same puzzle."""
    return f"{LETTERS.get(game_id, game_id)}-{digest(game_id, seat, question, position, options)[:8]}"


def proof_of(verdicts: Sequence[tuple[Json, bool]], line: Sequence[Turn]) -> str:
    """The hash of a proof."""
    return digest(verdicts, line)[:16]


def puzzle_file(game_id: str) -> Path:
    """The file with the project's puzzles of a game."""
    return DATA / f"{game_id}.jsonl"


def read_puzzles(path: Path) -> list[Puzzle]:
    """The puzzles of a file; ValidationError, with the line's number, for what is none."""
    found = []
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        try:
            found.append(msgspec.json.decode(line, type=Puzzle))
        except msgspec.DecodeError as error:
            raise msgspec.ValidationError(f"line {number}: {error}") from error
    return found


def puzzles_of(game_id: str) -> tuple[Puzzle, ...]:
    """The project's puzzles of a game; none for a game that has none."""
    path = puzzle_file(game_id)
    return tuple(read_puzzles(path)) if path.exists() else ()


def write_puzzles(puzzles: Iterable[Puzzle]) -> str:
    """The text of a file with these puzzles."""
    return "".join(f"{msgspec.json.encode(puzzle, order='sorted').decode()}\n" for puzzle in puzzles)
