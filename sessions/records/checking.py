"""The check of a record: its secret, its seed, every line, the draws of chance, the end."""

from collections.abc import Mapping
from dataclasses import replace

import engine
from sessions.log import lines
from sessions.log.fair import Verdict
from sessions.records.exporting import UNWRITTEN, draws_of
from sessions.records.format import GameRecord
from sessions.records.moves import read_moves
from sessions.records.reading import as_stored_record
from sessions.refusals import sentence


def check_record(record: GameRecord, games: Mapping[str, engine.Game] = engine.GAMES) -> Verdict:
    """Play a record again, and compare everything that it says; what it leaves out is not missed."""
    draws, verdict = draws_of(as_stored_record(record), games)
    problems = list(verdict.problems)
    if not problems and record.chance and record.chance != draws:
        problems.append(sentence("record-chance"))
    if not problems and record.moves and not _says_the_same(record, games[record.game]):
        problems.append(sentence("record-moves"))
    return replace(verdict, problems=tuple(problems))


def _says_the_same(record: GameRecord, game: engine.Game) -> bool:
    """True where the moves that people read are those of the log."""
    try:
        moves = list(read_moves(game, record.moves))
        return moves == [
            lines.read_line(game, row.kind, row.seat, row.action) for row in as_stored_record(record).actions
        ]
    except UNWRITTEN:
        return False
