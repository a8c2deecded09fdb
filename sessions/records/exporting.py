"""A finished game as a file."""

from collections.abc import Mapping

from msgspec import Raw

import engine
from engine.chance import record_draws
from sessions.log import fair
from sessions.log.lines import ACTION, read_line
from sessions.records.format import NULL, Draw, EraRecord, GameRecord, LineRecord, SeatRecord, encode_record
from sessions.records.moves import write_moves
from sessions.store.rows import ActionRow, Record

MILLISECONDS = 3
UNWRITTEN = (engine.IllegalAction, LookupError, ValueError)
"""The exceptions of reading and writing a line that other rules have played."""


def file_of_game(record: Record, games: Mapping[str, engine.Game] = engine.GAMES) -> bytes:
    """The file of a finished game. ValueError for one that goes on: it would tell the secret, and every hand."""
    return encode_record(record_of_game(record, games))


def record_of_game(record: Record, games: Mapping[str, engine.Game] = engine.GAMES) -> GameRecord:
    """The record of a finished game. ValueError for one that goes on."""
    if record.status != "over":
        raise ValueError("the game goes on")
    return GameRecord(
        format_version=1,
        game=record.game,
        seats=[
            SeatRecord(name, str(join), level)
            for name, join, level in zip(record.names, record.joins, record.levels, strict=True)
        ],
        options=_raw(record.options),
        pace=record.pace,
        commitment=record.commitment,
        secret=record.secret,
        seed=record.seed or "",
        eras=[
            EraRecord(era.number, era.version, NULL if era.position is None else _raw(era.position))
            for era in record.eras
        ],
        lines=[_line_record(row) for row in record.actions],
        position=_raw(record.position or "{}"),
        outcome=_raw(record.outcome or "{}"),
        moves=_written_moves(record, games),
        chance=_draws_of_chance(record, games),
    )


def _line_record(row: ActionRow) -> LineRecord:
    at = round(row.at, MILLISECONDS)
    kind = ACTION if row.kind == ACTION else row.kind  # the same text: what is usual is left out of the file
    return LineRecord(row.seat, _raw(row.action), at, _raw(row.events), kind)


def _written_moves(record: Record, games: Mapping[str, engine.Game]) -> list[str]:
    """The log as people write it; nothing where the rules that are here know other actions."""
    try:
        game = games[record.game]
        return write_moves(game, [read_line(game, row.kind, row.seat, row.action) for row in record.actions])
    except UNWRITTEN:
        return []


def _raw(stored: str) -> Raw:
    return Raw(stored.encode())


def _draws_of_chance(record: Record, games: Mapping[str, engine.Game]) -> list[Draw]:
    """All that chance decided; nothing where the rules that are here can't play the log again."""
    draws, verdict = draws_of(record, games)
    return draws if verdict.ok else []


def draws_of(record: Record, games: Mapping[str, engine.Game]) -> tuple[list[Draw], fair.Verdict]:
    """All that chance decides in a log, as far as it can be played again, and what the check of the log has shown."""
    with record_draws(record.seed or "") as draws:
        verdict = fair.verify(record, games)
    return [
        Draw(draw.event, draw.gave, below=draw.n)
        if isinstance(draw.gave, int)
        else Draw(draw.event, draw.gave, shuffled=draw.n)
        for draw in draws
    ], verdict
