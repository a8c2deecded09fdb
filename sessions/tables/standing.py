"""The standing of a table: as its rows say, after more lines of its log, and after what another process has stored."""

from collections.abc import Sequence
from hashlib import blake2b
from typing import NamedTuple

import msgspec
from msgspec.structs import astuple, replace

import engine
from sessions.log.lines import ACTION, NOTHING, TIME, Course, Line, read_line
from sessions.log.next_line import NextLine, TableState, next_line
from sessions.log.offers import NO_TALKS, StandingOffers
from sessions.ratings.verdicts import RatingVerdict
from sessions.store.rows import Person, SurfaceKind, SurfaceNotes, TableRow, ToldLine
from sessions.store.tables import LoadedTable, recent_line
from sessions.time.paces import Clocks, Pace, Pauses

BARE, A_BYTE = 6000, 5
"""About how many bytes a table takes, and more for each byte of its position as it is stored."""


class TableStanding(NamedTuple):
    """All that is known of a table: its row, the newest lines of its log, the state of its game, and its worth."""

    row: TableRow
    recent: tuple[ToldLine, ...]
    state: TableState
    weight: int
    """About how many bytes all of it takes."""
    verdict: RatingVerdict | None = None


def read_standing(loaded: LoadedTable, game: engine.Game) -> TableStanding:
    """The standing of a table as it is loaded; raises one of ``fair.UNREADABLE`` for what can't be read."""
    return TableStanding(
        _row_without_state(loaded.row),
        loaded.recent[-game.recent :],
        _read_state(loaded, game),
        _weight_of_position(loaded.row.position),
    )


def next_lines(
    standing: TableStanding, lines: Sequence[Line], pace: Pace, now: float, outages: Pauses
) -> tuple[list[NextLine], TableStanding]:
    """Lines that follow in a log, not stored yet, and the standing after them; IllegalAction or Refusal."""
    state, added = standing.state, list[NextLine]()
    for line in lines:
        added.append(next_line(standing.row, pace, state, line, now, outages))
        state = added[-1].state_after
    rows = [one.row for one in added]
    # An action without events, such as a secret order, must not push a line that people read out of the newest ones.
    news = [row for row in rows if row.events != "[]" or row.kind != ACTION]
    recent = (*standing.recent, *(recent_line(row.kind, row.seat, row.action, row.events) for row in news))
    return added, standing._replace(
        row=standing.row._replace(number=rows[-1].number, status=rows[-1].status, asked_at=None),
        recent=recent[-state.course.game.recent :],
        # What was before the last action is found in the log when it is asked for, and not kept for every table.
        state=state._replace(course=state.course._replace(before=None)),
        weight=_weight_of_position(rows[-1].position),
    )


def follow_standing(known: TableStanding, stored: LoadedTable, game: engine.Game) -> TableStanding | None:
    """The standing of a game that has gone on by the same rules; None where it has to be loaded as a whole.

    Raises one of ``fair.UNREADABLE`` for what can't be read.
    """
    before, now = known.row, stored.row
    if now.status != "open" or now.version != before.version or now.number < before.number:
        return None
    recent = (*known.recent, *stored.recent)
    if now.number > before.number:
        state, weight = _read_state(stored._replace(recent=recent), game), _weight_of_position(now.position)
    else:
        state, weight = known.state._replace(clocks=_clocks(now)), known.weight  # clocks may have been set back
    return known._replace(row=_row_without_state(now), recent=recent[-game.recent :], state=state, weight=weight)


def shows_same_position(one: TableRow, other: TableRow) -> bool:
    """True unless something was played, other rules were taken, or the table is shown somewhere else since."""
    return _values_compared(one) == _values_compared(other)


def row_with_note(
    row: TableRow, people: Sequence[Person], kind: SurfaceKind, seat: int | None, fields: SurfaceNotes
) -> TableRow:
    """A table's row after a note of one of its surfaces; a direct message stands with its person."""
    if kind == "direct" and seat is not None:
        people[seat].direct = replace(people[seat].direct, **fields)
    if kind == "table":
        return row._replace(message=replace(row.message, **fields))
    return row._replace(call=replace(row.call, **fields)) if kind == "call" else row


def digest_of_places(row: TableRow, people: Sequence[Person]) -> str:
    """A mark of where a table and its direct messages are shown: alike where two processes know the same; no ids."""
    # The release before, which may run beside, says it in the same words.
    told = [astuple(person.direct)[:4] for person in people]
    known = f"{row.message.channel_id} {row.message.message_id} {row.call.message_id} {told}"
    return f"at {blake2b(known.encode(), digest_size=8).hexdigest()}"


def told_line(recent: ToldLine, game: engine.Game) -> Line:
    """A line of the log as it is told; ``NOTHING`` stands for a game action, whose events say everything."""
    if recent.kind == ACTION:
        return Line(ACTION, recent.seat, NOTHING)
    return read_line(game, recent.kind, recent.seat, recent.action)


def _weight_of_position(position: str | None) -> int:
    return BARE + A_BYTE * len(position or "")


def _values_compared(row: TableRow) -> tuple[int | None, ...]:
    return row.number, row.version, row.message.channel_id, row.message.message_id


def _row_without_state(row: TableRow) -> TableRow:
    """A table's row without what its state and its people hold: nothing is kept twice."""
    return row._replace(seed=None, position=None, steps="", outcome=None, clocks=None, talks=None)


def _read_state(loaded: LoadedTable, game: engine.Game) -> TableState:
    row = loaded.row
    options = {"position": msgspec.json.decode(row.position or "null")}
    state = game.new(len(loaded.people), row.seed or "", options)
    steps = msgspec.json.decode(row.steps, type=tuple[int, ...])
    if len(steps) != len(loaded.people):
        raise ValueError("there are other people than steps")
    outcome = msgspec.json.decode(row.outcome or "null", type=engine.Outcome | None)
    late = bool(loaded.recent) and loaded.recent[-1].kind == TIME
    course = Course(game, state, None if state.outcome else outcome, _stored_offers(row, game), late=late)
    return TableState(course, _clocks(row), row.number, steps)


def _clocks(row: TableRow) -> Clocks:
    return msgspec.json.decode(row.clocks or "[]", type=Clocks)


def _stored_offers(row: TableRow, game: engine.Game) -> StandingOffers:
    """The offers that stand; other rules than those by which they were made take none of them over."""
    return (
        msgspec.json.decode(row.talks, type=StandingOffers) if row.talks and row.version == game.version else NO_TALKS
    )
