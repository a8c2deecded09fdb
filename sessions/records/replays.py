"""The steps of a table's game, each as a viewer saw it then, with nothing that they learnt later.

A step is a change that a viewer saw: lines of the log that show them nothing new, like an offer or somebody else's
secret order, are part of the next one. So the steps of a viewer tell no more than the viewer was told.
"""

import asyncio
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property
from typing import Any, NamedTuple

import msgspec

import engine
from engine import Event
from engine.caches import LruByWeight
from sessions.log.fair import UNREADABLE, after_json, is_consistent_with
from sessions.log.lines import ACTION, FORCED, PLAYED, TAKEBACK, TIME, Course, Line, follow_line, read_line
from sessions.records.moves import write_moves
from sessions.refusals import Refusal
from sessions.store.rows import ActionRow, EraRow, Record
from sessions.store.tables import TableRows
from sessions.tables.table import Table
from sessions.tables.tables import Tables

EVERY = 8
"""The lines from one state that is kept to the next; those between are played again when they are asked for."""
MEGABYTES = 24.0
"""The megabytes that the replays which are kept may take together."""
A_LINE, A_BYTE = 1500, 4
"""About how many bytes a replay takes for a line of the log, and for each byte of what is stored of it."""

LEAST_BELOW_A_HEADING = 2
"""Rows of moves in a round, or turn, on average, from which on each has a heading."""

Viewer = int | None
EVERYBODY = -1
"""Stands for all seats together, whose steps and events are everybody's; what they see is what a spectator sees."""
IMPOSSIBLE = (engine.IllegalAction, Refusal, *UNREADABLE)


class Chapter(NamedTuple):
    """The first step of a round, or of a turn, where a game has turns."""

    number: int
    step: int


class DecisionTaken(NamedTuple):
    """A decision: whose it was, what they saw and could have done, and what they did."""

    seat: int
    view: Any
    legal: Sequence[engine.Action]
    action: engine.Action


class PlayedEra(NamedTuple):
    """Lines that one version of the rules has played: after ``first``, up to ``last_step``."""

    era: EraRow
    first: int
    last: int
    position: str | None
    """The position after them, where it was noted."""


class Replay:
    """A log as steps, whether the game is over or not. For each viewer steps are numbered from 0, the beginning.

    Lines that older rules have played are played again by those that are here, and count only if they had the same
    consequences and led to the same position. Otherwise there are events of them, and no views.
    """

    def __init__(self, record: Record, games: Mapping[str, engine.Game] = engine.GAMES) -> None:
        """LookupError for an unknown game. The record may also come from a file."""
        self.game = games[record.game]
        self.seats = len(record.joins)
        self.number = len(record.actions)
        self._record = record
        self._events: list[list[Any]] = []
        self._kept: dict[int, Course] = {}
        self._unknown: set[int] = set()
        self._latest: tuple[int, Course] | None = None
        self._seen: dict[Viewer, engine.GameView | None] = {}
        self.counts = ""
        """The unit of its chapters: "round" or "turn"."""
        self._steps: dict[Viewer, list[int]] = {viewer: [] for viewer in (None, *range(self.seats), EVERYBODY)}
        self._chapters: dict[Viewer, list[Chapter]] = {viewer: [] for viewer in self._steps}
        for part in _eras_of_log(record):
            self._follow_era(part)
        self._show_end()
        self._seen.clear()

    @property
    def approximate_bytes(self) -> int:
        """About how many bytes it takes."""
        return sum(A_LINE + A_BYTE * (len(row.action) + len(row.events)) for row in self._record.actions)

    # The steps of a viewer

    def last_step(self, viewer: Viewer) -> int:
        """The number of the last step."""
        return len(self._steps[viewer]) - 1

    def line_of(self, viewer: Viewer, step: int) -> int:
        """The number of the last line of a step."""
        return self._steps[viewer][step]

    def step_at(self, viewer: Viewer, number: int) -> int:
        """The step of a viewer that shows the game as it was after a line, or the last one before it."""
        return max((step for step, line in enumerate(self._steps[viewer]) if line <= number), default=0)

    def is_undone(self, viewer: Viewer, step: int) -> bool:
        """True for a step whose action was taken back."""
        return self.line_of(viewer, step) in self._takeback_lines_by_action

    def is_not_taken_back(self, viewer: Viewer, step: int) -> bool:
        """True unless an action was taken back that makes this step, or this step takes it back."""
        line = self.line_of(viewer, step)
        return line not in self._takeback_lines_by_action and line not in self._takeback_lines_by_action.values()

    def displayed_step_number(self, viewer: Viewer, step: int) -> int:
        """The number of a step as it is told: those alone count that stand."""
        return sum(self.is_not_taken_back(viewer, one) for one in range(1, step + 1))

    def step_number_among_all(self, viewer: Viewer, step: int) -> int:
        """A step's number among those of everybody, which tells how much was decided that the viewer did not see."""
        return self.displayed_step_number(EVERYBODY, self.step_at(EVERYBODY, self.line_of(viewer, step)))

    def step_of(self, line: int) -> int:
        """The number, as it is told of everybody's steps, of the one with which a line was seen; or the next one's."""
        seen = self._steps[EVERYBODY]
        step = next((step for step, last in enumerate(seen) if last >= line), None)
        return (
            self.displayed_step_number(EVERYBODY, len(seen) - 1) + 1
            if step is None
            else self.displayed_step_number(EVERYBODY, step)
        )

    def chapters(self, viewer: Viewer) -> Sequence[Chapter]:
        """The steps with which rounds, or turns, begin."""
        return self._chapters[viewer]

    def view_after(self, viewer: Viewer, step: int) -> Any:
        """A viewer's view after a step; None where only rules that are gone could tell."""
        return self.view_of_other(viewer, step, viewer)

    def view_of_other(self, viewer: Viewer, step: int, other: Viewer) -> Any:
        """Another viewer's view when this one saw a step."""
        course = self._course_after_line(self.line_of(viewer, step))
        return None if course is None else course.see(_seat_of_viewer(other))

    def legal(self, viewer: Viewer, step: int, seat: int) -> list[Any]:
        """The legal actions of a seat after a step of a viewer."""
        course = self._course_after_line(self.line_of(viewer, step))
        return [] if course is None or course.ended else course.state.legal(engine.Seat(seat))

    def active_seats(self, viewer: Viewer, step: int) -> tuple[int, ...]:
        """The seats that had something to do after a step."""
        course = self._course_after_line(self.line_of(viewer, step))
        return () if course is None or course.ended else course.state.active

    def outcome_at(self, viewer: Viewer, step: int) -> engine.Outcome | None:
        """The outcome of the game by then; None while it went on."""
        course = self._course_after_line(self.line_of(viewer, step))
        return None if course is None else course.ended

    def visible_lines(self, viewer: Viewer, step: int) -> list[tuple[Line | None, list[Any]]]:
        """The lines of a step, each with those of its events that the viewer may know.

        Of actions of others that show the viewer nothing there is no line; None stands for one that can't be read any
        more.
        """
        first = self.line_of(viewer, step - 1) + 1 if step else 1
        found = []
        for number in range(first, self.line_of(viewer, step) + 1):
            events = [event for event in self._events[number - 1] if may_know(viewer, event)]
            line = self._line_by_number(number)
            if events or (line is not None and (line.kind != ACTION or viewer in (line.seat, EVERYBODY))):
                found.append((line, events))
        return found

    def view_before(self, viewer: Viewer, step: int) -> Any:
        """The view of the seat that acted last in a step, from before it; None where that is not known."""
        number = self.line_of(viewer, step)
        course = self._course_after_line(number - 1) if number else None
        return None if course is None else course.see(self._record.actions[number - 1].seat)

    def moves_in_notation(
        self, names: Sequence[str], told: Callable[[Line], str], heading: Callable[[int], str], taken_back: str
    ) -> list[str]:
        """The log as people write it, by these names, secrets and all; none where it can't be read any more.

        ``told``: says what is no action of the game. ``heading``: what stands above a round, or turn, of that number.
        ``taken_back``: what stands behind an action that was taken back.
        """
        try:
            rows = self._record.actions
            lines = [read_line(self.game, row.kind, row.seat, row.action) for row in rows]
            undone = dict.fromkeys(self._takeback_lines_by_action, taken_back)
            written = write_moves(self.game, lines, names, told, undone=undone)
            chapters = self.chapters(EVERYBODY)
            if len(chapters) * LEAST_BELOW_A_HEADING > len(written):
                return written
            begun = {self.line_of(EVERYBODY, one.step) + 1: heading(one.number) for one in chapters}
            return write_moves(self.game, lines, names, told, begun, undone)
        except IMPOSSIBLE:
            return []

    def position_before(self, number: int) -> dict[str, Any] | None:
        """The whole position before a line, secrets and all; None where only rules that are gone could tell."""
        course = self._course_after_line(number - 1)
        return None if course is None else course.state.position()

    def decisions(self, seat: int | None = None) -> list[int]:
        """The numbers of the lines by which a seat, or any, has decided something that was not taken back."""
        decided = [row for row in self._record.actions if row.kind == ACTION and seat in (None, row.seat)]
        return [row.number for row in decided if row.number not in self._takeback_lines_by_action]

    @cached_property
    def _takeback_lines_by_action(self) -> Mapping[int, int]:
        """By the number of each action that was taken back, that of the line with which it was."""
        found: list[int] = []
        undone = {}
        for row in self._record.actions:
            if row.kind in PLAYED:
                found.append(row.number)
            elif row.kind == TAKEBACK and self._takes_back(row.number):
                undone[found.pop()] = row.number
        return undone

    def _takes_back(self, number: int) -> bool:
        """True for the line with which everybody agrees that the last action is taken back."""
        before, after = self._course_after_line(number - 1), self._course_after_line(number)
        return bool(before and after and before.before and not after.before)

    def decision(self, number: int) -> DecisionTaken | None:
        """What a line has decided; None where only rules that are gone could tell, for whoever has given up, and where
        there is no such line yet."""
        if number > len(self._record.actions):
            return None
        line, course = self._line_by_number(number), self._course_after_line(number - 1)
        if line is None or course is None or course.ended:
            return None
        legal = course.state.legal(engine.Seat(line.seat))
        return DecisionTaken(line.seat, course.see(line.seat), legal, line.action) if line.action in legal else None

    # How it is made

    def _follow_era(self, part: PlayedEra) -> None:
        """Follow the lines of one version of the rules."""
        followed = self._courses_of_era(part)
        rows = self._record.actions[part.first : part.last]
        if part.first == 0:
            self._add_steps(0, followed[0][0] if followed else None, [])
        elif followed:
            self._add_known_position(part.first, followed[0][0])
        for place, row in enumerate(rows, 1):
            if place < len(followed):
                course, events = followed[place]
                self._add_steps(row.number, course, events)
            else:
                self._add_steps(row.number, None, self._stored_events(row))

    def _courses_of_era(self, part: PlayedEra) -> list[tuple[Course, list[Any]]]:
        """The states and the events, from the beginning of a part on, as far as these rules lead to them."""
        try:
            course = Course(self.game, self._start_of_era(part.era))
            found: list[tuple[Course, list[Any]]] = [(course, [])]
        except UNREADABLE:
            return []
        for row in self._record.actions[part.first : part.last]:
            try:
                course, events = follow_line(course, read_line(self.game, row.kind, row.seat, row.action))
                same = _are_stored_events(events, row.events)
            except IMPOSSIBLE:
                break
            if not same:
                break
            found.append((course, events))
        if part.era.version == self.game.version or self._leads_there(found, part):
            return found
        return []

    def _start_of_era(self, era: EraRow) -> engine.State[Any]:
        options = self._record.options if era.position is None else f'{{"position":{era.position}}}'
        return self.game.new(self.seats, self._record.seed or "", msgspec.json.decode(options, type=dict[str, Any]))

    def _leads_there(self, found: Sequence[tuple[Course, list[Any]]], part: PlayedEra) -> bool:
        if len(found) != part.last - part.first + 1 or part.position is None:
            return False
        return is_consistent_with(after_json(found[-1][0].state.position()), msgspec.json.decode(part.position))

    def _stored_events(self, row: ActionRow) -> list[Any]:
        try:
            return self.game.read_events(row.events.encode())
        except UNREADABLE:
            return []

    def _add_steps(self, number: int, course: Course | None, events: list[Any]) -> None:
        """Add the steps that a line makes, by what each viewer sees and is told after it."""
        if number:
            self._events.append(events)
        if course is None:
            self._unknown.add(number)
        elif number % EVERY == 0 or number - 1 in self._unknown:
            self._kept[number] = course
        told = number and self._record.actions[number - 1].kind in (FORCED, TIME)
        new = False
        for viewer, steps in self._steps.items():
            view = None if course is None else course.see(_seat_of_viewer(viewer))
            known = any(may_know(viewer, event) for event in events)
            if not number or told or known or view != self._seen[viewer] or (new and viewer == EVERYBODY):
                self._begin_chapter(viewer, view)
                steps.append(number)
                new = True
            self._seen[viewer] = view

    def _begin_chapter(self, viewer: Viewer, view: engine.GameView | None) -> None:
        chapters = self._chapters[viewer]
        if view is None:
            return
        count, self.counts = view.chapter, view.counts
        if count and (not chapters or chapters[-1].number != count):
            chapters.append(Chapter(count, len(self._steps[viewer])))

    def _show_end(self) -> None:
        """Add the newest position, which is stored whatever rules have led there."""
        if self.number not in self._unknown or self._record.position is None:
            return
        try:
            state = self._start_of_era(EraRow(self.number, self.game.version, self._record.position))
            outcome = msgspec.json.decode(self._record.outcome or "null", type=engine.Outcome | None)
        except UNREADABLE:
            return
        late = self.number > 0 and self._record.actions[-1].kind == TIME
        self._add_known_position(self.number, Course(self.game, state, None if state.outcome else outcome, late=late))

    def _add_known_position(self, number: int, course: Course) -> None:
        """Add how the game stood after a line of which only the position is stored."""
        self._kept[number] = course
        if number not in self._unknown:
            return
        self._unknown.discard(number)
        for viewer, steps in self._steps.items():
            self._seen[viewer] = view = course.see(_seat_of_viewer(viewer))
            if steps[-1] != number:
                self._begin_chapter(viewer, view)
                steps.append(number)

    # States

    def _course_after_line(self, number: int) -> Course | None:
        """The course of the game after a line; None where it is not known."""
        if number in self._unknown:
            return None
        latest = self._latest
        near = max(kept for kept in self._kept if kept <= number)
        course = self._kept[near]
        if latest is not None and near < latest[0] <= number:
            near, course = latest
        for row in self._record.actions[near:number]:
            course, _ = follow_line(course, read_line(self.game, row.kind, row.seat, row.action))
        self._latest = number, course
        return course

    def _line_by_number(self, number: int) -> Line | None:
        row = self._record.actions[number - 1]
        try:
            return read_line(self.game, row.kind, row.seat, row.action)
        except IMPOSSIBLE:
            return None


def may_know(viewer: Viewer, event: Event) -> bool:
    """True for an event that a viewer may know of."""
    return viewer == EVERYBODY or event.is_known_to(viewer)


def allowed_viewers(table: Table, user_id: int) -> tuple[Viewer, ...]:
    """The viewers through whose eyes somebody may look at a table: everybody's after the end, until then their own."""
    if table.status == "over":
        return (None, *range(len(table.people)), EVERYBODY)
    seat = table.seat_of(user_id)
    return (None,) if seat is None else (None, seat)


class Replays:
    """The replays of tables; those asked for last are kept."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._kept: LruByWeight[int, Replay] = LruByWeight("sessions.records.replays", MEGABYTES)
        self._making: dict[int, asyncio.Task[Replay]] = {}

    async def replay_of(self, table: Table) -> Replay:
        """The replay of a table up to now; the log is followed in a thread."""
        found = self._kept.get(table.id)
        if found is None or found.number < table.number:
            making = self._making.get(table.id)
            if making is None:
                making = self._making[table.id] = asyncio.create_task(self._make_replay(table.id))
                making.add_done_callback(lambda _: self._making.pop(table.id))
            found = await asyncio.shield(making)
            self._kept.put(table.id, found, found.approximate_bytes)
        return found

    async def _make_replay(self, table_id: int) -> Replay:
        record = await TableRows(self._tables.store).read_record(table_id)
        assert record is not None  # there is a table
        return await asyncio.to_thread(Replay, record, self._tables.games)


def _eras_of_log(record: Record) -> Iterable[PlayedEra]:
    """A log by the versions of the rules that have played it."""
    eras = record.eras or (EraRow(0, record.version, None),)
    for era, after in zip(eras, (*eras[1:], None), strict=True):
        last = len(record.actions) if after is None else after.number
        yield PlayedEra(era, era.number, last, record.position if after is None else after.position)


def _are_stored_events(events: Sequence[Any], stored: str) -> bool:
    """True for events that are those stored, or where the record doesn't tell any."""
    if not stored or msgspec.json.encode(events) == stored.encode():
        return True
    return bool([engine.to_json(event) for event in events] == msgspec.json.decode(stored))


def _seat_of_viewer(viewer: Viewer) -> int | None:
    return None if viewer == EVERYBODY else viewer
