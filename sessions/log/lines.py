"""The lines of a table's log: the actions of its game, and what else can happen at a table.

Each line has a kind. Whoever plays, loads, verifies or replays a table follows its lines with ``follow_line``, so that
a new kind is an entry in ``KINDS`` and, where it is told, a message in the catalogue.
"""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

import msgspec

import engine
from sessions.log.offers import NO_TALKS, Matter, Offer, StandingOffers, Word
from sessions.log.takeback import revealed_nothing
from sessions.refusals import Refusal

ACTION = "action"
"""The kind of a line that is an action of the game."""
FORCED = "forced"
"""The kind of a line that is an action of the game, too, which was played for a person: it was their only one."""
TIME = "time"
"""The kind of a line by which somebody whose time has run out leaves the game, and the reason when that ends it."""
ABORT = "aborted"
"""The kind of a line by which somebody ends a game before it can count, and the reason of that end."""
LAPSED = "lapsed"
"""The kind of a line by which a game is aborted since its seat has run out of time before the game could count."""
ABORTS = (ABORT, LAPSED)
"""The kinds of lines that abort a game."""
MORE_TIME = "more-time"
"""The kind of a line that gives all other seats more time."""
DRAW: Matter = "draw"
TAKEBACK: Matter = "takeback"
"""The kinds of lines by which players offer each other a draw, or to let the last action be taken back."""
ACTIONS = (ACTION, FORCED)
"""The kinds of lines that are actions of the game."""
PLAYED = (*ACTIONS, TIME)
"""The kinds of lines that change the game."""
NOBODY = -1
"""The seat of a line that is nobody's."""


class AnyGameAction(engine.Action, frozen=True, tag="nothing"):
    """Stands for an action of the game, where its events say what there is to be said."""


NOTHING = AnyGameAction()


class MoreTime(engine.Action, frozen=True, tag="more-time"):
    """Give the others more time."""


class PlayOn(engine.Action, frozen=True, tag="play-on"):
    """Go on with a table at which nothing has happened for long."""


class Close(engine.Action, frozen=True, tag="close"):
    """End the game without a winner."""


class Line(NamedTuple):
    """A line of the log: its kind, the seat, and the action, which is of the game or one of ours."""

    kind: str
    seat: int
    action: engine.Action


class BeforeLastAction(NamedTuple):
    """The state before the last action, with its seat and the action."""

    state: engine.State[Any]
    seat: int
    action: engine.Action


class Course(NamedTuple):
    """The course of a game up to now: the state, the outcome where something else than the rules has ended it, the
    offers of the players, and the state before the last action, where that is known."""

    game: engine.Game
    state: engine.State[Any]
    outcome: engine.Outcome | None = None
    talks: StandingOffers = NO_TALKS
    before: BeforeLastAction | None = None
    late: bool = False
    """True where the newest line is that of somebody whose time has run out."""

    def see(self, viewer: int | None) -> engine.GameView:
        """The typed view of a viewer; its outcome says how the game has ended, whatever has ended it."""
        seat = None if viewer is None else engine.Seat(viewer)
        if self.outcome is not None:
            return self.state.stopped(self.outcome.reason).see(seat)
        view, outcome = self.state.see(seat), self.state.outcome
        if not self.late or outcome is None:
            return view
        return msgspec.structs.replace(view, outcome=msgspec.structs.replace(outcome, reason=TIME))

    @property
    def ended(self) -> engine.Outcome | None:
        """The outcome of the game; None while it goes on."""
        return self.outcome or self.state.outcome


Followed = tuple[Course, list[engine.Event]]


class LineKind(NamedTuple):
    """A kind of line, with its reader and its effect; ``counts``: it is one of the seat's own actions."""

    reads: Any
    follow: Callable[[Course, Line], Followed]
    counts: bool = False


def follow_line(course: Course, line: Line) -> Followed:
    """The course after a line, and the events of the game; the course before it stays as it is.

    IllegalAction or Refusal when it can't be; LookupError for a kind that is not known.
    """
    return KINDS[line.kind].follow(course, line)


def read_line(game: engine.Game, kind: str, seat: int, action: bytes | str) -> Line:
    """A line as it is stored; LookupError, BadOptions or MsgspecError for one that can't be read."""
    reads = KINDS[kind].reads
    if reads is None:
        return Line(kind, seat, game.action(msgspec.json.decode(action)))
    return Line(kind, seat, msgspec.json.decode(action, type=reads))


def _follow_action(course: Course, line: Line) -> Followed:
    state = course.state.copy()
    events = state.play(engine.Seat(line.seat), line.action)
    before = BeforeLastAction(course.state, line.seat, line.action)
    talks = course.talks.after_action(line.seat)
    return course._replace(state=state, talks=talks, before=before, late=line.kind == TIME), events


def _unchanged_course(course: Course, _line: Line) -> Followed:
    return course, []


def _follow_close(course: Course, line: Line) -> Followed:
    reason = ABORT if line.kind in ABORTS else line.kind
    return course._replace(outcome=engine.Outcome((), None, reason)), []


def _follow_word(course: Course, line: Line, matter: Matter) -> tuple[Course, bool]:
    """The course after a word about a draw or a takeback, and True where everybody has agreed to it."""
    assert isinstance(line.action, Word)
    talks, agreed = course.talks.after_offer_line(matter, line.seat, line.action, course.state.remaining())
    return course._replace(talks=talks), agreed


def _follow_draw(course: Course, line: Line) -> Followed:
    course, agreed = _follow_word(course, line, "draw")
    return (course._replace(outcome=engine.Outcome((), None, DRAW)) if agreed else course), []


def _follow_takeback(course: Course, line: Line) -> Followed:
    course, agreed = _follow_word(course, line, "takeback")
    before = course.before
    if isinstance(line.action, Offer):
        if before is None:
            raise Refusal("takeback-rules")
        if not revealed_nothing(course.game, before.state, before.seat, before.action):
            ended = engine.type_of(before.action) in course.game.ends_turns
            raise Refusal("takeback-ended") if ended else Refusal("takeback-revealed")
    if agreed and before is not None:
        talks = msgspec.structs.replace(course.talks, last=None)
        course = course._replace(state=before.state, talks=talks, before=None)
    return course, []


KINDS: Mapping[str, LineKind] = {
    ACTION: LineKind(None, _follow_action, counts=True),
    FORCED: LineKind(None, _follow_action, counts=True),
    TIME: LineKind(None, _follow_action, counts=True),  # a resignation by the clock
    MORE_TIME: LineKind(MoreTime, _unchanged_course),
    "play-on": LineKind(PlayOn, _unchanged_course),
    DRAW: LineKind(Word, _follow_draw),
    TAKEBACK: LineKind(Word, _follow_takeback),
    "closed": LineKind(Close, _follow_close),  # by a manager of the server
    "abandoned": LineKind(Close, _follow_close),
    ABORT: LineKind(Close, _follow_close),  # its seat is whoever does it
    LAPSED: LineKind(Close, _follow_close),  # its seat is whoever was late
}
"""Every kind of line."""
