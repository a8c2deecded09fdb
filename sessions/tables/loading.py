"""Where a stored table stands, read from its rows."""

from typing import NamedTuple

import msgspec

import engine
from sessions.log.lines import TIME, Course
from sessions.log.next_line import TableState
from sessions.log.offers import Talks
from sessions.ratings.verdicts import Verdict
from sessions.store.rows import Person, Recent, TableRow
from sessions.store.tables import Loaded
from sessions.time.paces import Clocks


class Newer(NamedTuple):
    """What is to be taken over of a table that was loaded before."""

    row: TableRow
    people: tuple[Person, ...]
    recent: tuple[Recent, ...]
    table_state: TableState
    verdict: Verdict | None


def read_table_state(loaded: Loaded, game: engine.Game) -> TableState:
    """Where a table stands; raises one of ``fair.UNREADABLE`` for what can't be read."""
    row = loaded.row
    options = {"position": msgspec.json.decode(row.position or "null")}
    state = game.new(len(loaded.people), row.seed or "", options)
    steps = msgspec.json.decode(row.steps, type=tuple[int, ...])
    if len(steps) != len(loaded.people):
        raise ValueError("there are other people than steps")
    outcome = msgspec.json.decode(row.outcome or "null", type=engine.Outcome | None)
    late = bool(loaded.recent) and loaded.recent[-1].kind == TIME
    course = Course(game, state, None if state.outcome else outcome, _talks(row, game), late=late)
    return TableState(course, msgspec.json.decode(row.clocks or "[]", type=Clocks), row.number, steps)


def kept(row: TableRow) -> TableRow:
    """What a table keeps of its row: what its course, its clocks and its people have is not kept a second time."""
    return row._replace(seed=None, position=None, steps="", outcome=None, clocks=None, talks=None)


def _talks(row: TableRow, game: engine.Game) -> Talks:
    """What stands offered; other rules than those by which it was offered take nothing of it over."""
    return msgspec.json.decode(row.talks or "{}", type=Talks) if row.version == game.version else Talks()
