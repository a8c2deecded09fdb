"""A log as people write it: rows of what each seat did in a row; ``docs/notation.md`` is the grammar."""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import count
from types import MappingProxyType

import msgspec

import engine
from engine.notation import LETTERS, Notation
from sessions.log.lines import ACTION, ACTIONS, KINDS, NOBODY, Line

MOST_IN_A_ROW = 12
NOBODYS = "-"
_TOLD = -2
_ROW = re.compile(r"\d{1,5}\. ([A-H-]): (.+)", re.ASCII)
_OTHER = re.compile(r"\{([\w-]+) ([\w-]+)\}", re.ASCII)


def write_moves(
    game: engine.Game,
    lines: Iterable[Line],
    names: Sequence[str] = LETTERS,
    told: Callable[[Line], str] | None = None,
    headings: Mapping[int, str] = MappingProxyType({}),
    undone: Mapping[int, str] = MappingProxyType({}),
) -> list[str]:
    """A log row by row; nothing for a game without a notation. ValueError for an action that no rules allow.

    ``names``: what the seats are called at the beginning of a row. ``told``: says a line that is no action of the game,
    which then has a row without a number, as ``headings`` have (before which line, the first is 1, stands which) and
    actions that were taken back (``undone``: by line, what stands behind it); such rows are for people alone.
    """
    if game.notation is None:
        return []
    rows: list[tuple[int, list[str]]] = []
    for number, line in enumerate(lines, 1):
        if number in headings:
            rows.append((_TOLD, [headings[number]]))
        if told is not None and line.kind not in ACTIONS:
            rows.append((_TOLD, [told(line)]))
            continue
        if number in undone:
            move = game.notation.write(line.action)
            rows.append((_TOLD, [f"{names[line.seat]}: {move} {undone[number]}"]))
            continue
        if not rows or rows[-1][0] != line.seat or len(rows[-1][1]) == MOST_IN_A_ROW:
            rows.append((line.seat, []))
        rows[-1][1].append(game.notation.write(line.action) if told is not None else _written_line(game.notation, line))
    numbers = count(1)
    return [
        written[0]
        if seat == _TOLD
        else f"{next(numbers)}. {NOBODYS if seat == NOBODY else names[seat]}: {', '.join(written)}"
        for seat, written in rows
    ]


def read_moves(game: engine.Game, rows: Sequence[str]) -> Iterator[Line]:
    """The log that rows of text say. ValueError for what is not written as ``write_moves`` would."""
    if game.notation is None:
        raise ValueError(f"{game.id} has no notation")
    for row in rows:
        found = _ROW.fullmatch(row)
        if found is None:
            raise ValueError(f"no row: {row[:40]!r}")
        seat = NOBODY if found[1] == NOBODYS else LETTERS.index(found[1])
        for text in found[2].split(", "):
            yield _line_of_text(game.notation, seat, text)


def _written_line(notation: Notation, line: Line) -> str:
    if line.kind == ACTION:
        return notation.write(line.action)
    return f"{{{line.kind} {line.action.__struct_config__.tag}}}"


def _line_of_text(notation: Notation, seat: int, text: str) -> Line:
    other = _OTHER.fullmatch(text)
    if other is None:
        return Line(ACTION, seat, notation.read(text))
    if other[1] not in KINDS or other[1] == ACTION:
        raise ValueError(f"no such kind of line: {other[1][:40]!r}")
    reads = KINDS[other[1]].reads or engine.Resign  # what a game's rules can be made to do from outside
    return Line(other[1], seat, msgspec.convert({"type": other[2]}, reads))
