"""The next line of a table's log, and the table after it: plain values, ready to be stored."""

from typing import Any, NamedTuple

import msgspec

import engine
from sessions.log.lines import KINDS, MORE_TIME, NOBODY, Course, Line, follow_line
from sessions.log.offers import NO_TALKS
from sessions.store.rows import NewAction, TableRow, seat_bits
from sessions.time import paces
from sessions.time.paces import Clocks, Pace, Pauses


class TableState(NamedTuple):
    """The state of a table, after which the next line is written."""

    course: Course
    clocks: Clocks
    number: int
    steps: tuple[int, ...]
    """The number of actions of each seat."""


class NextLine(NamedTuple):
    """A line as it is stored, its events as JSON objects, and the state of the table after it."""

    row: NewAction
    events: list[dict[str, Any]]
    state_after: TableState


def next_line(table: TableRow, pace: Pace, before: TableState, line: Line, now: float, outages: Pauses) -> NextLine:
    """The next line of a table's log, not stored yet; IllegalAction or Refusal for one that can't be."""
    course, played = follow_line(before.course, line)
    actor = line.seat if KINDS[line.kind].counts else None
    clocks = paces.clocks_after(pace, before.clocks, actor, () if course.ended else course.state.active, now, outages)
    if line.kind == MORE_TIME:
        give = paces.with_new_reserve if line.seat == NOBODY else paces.clocks_with_gift
        clocks = give(pace, clocks, [seat for seat in range(len(clocks)) if seat != line.seat])
    # Whose action is taken back has another step, too: no button of the time before it is in time again.
    back = before.course.before
    changed = {actor} if back is None or course.state is not back.state else {back.seat}
    steps = tuple(count + (seat in changed) for seat, count in enumerate(before.steps))
    events = [engine.to_json(event) for event in played]
    ended = course.ended
    row = NewAction(
        table_id=table.id,
        number=before.number + 1,
        seat=line.seat,
        action=_json(engine.to_json(line.action)),
        events=_json(events),
        version=table.version,
        at=now,
        position=_json(course.state.position()),
        active=0 if ended else seat_bits(course.state.active),
        status="open" if ended is None else "over",
        outcome=None if ended is None else _json(engine.to_json(ended)),
        ended_at=None if ended is None else now,
        steps=_json(steps),
        kind=line.kind,
        clocks=_json(clocks) if clocks else None,
        talks=None if course.talks == NO_TALKS else _json(course.talks),
        due=None if ended else paces.next_look(pace, clocks, now),
    )
    return NextLine(row, events, TableState(course, clocks, row.number, steps))


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()
