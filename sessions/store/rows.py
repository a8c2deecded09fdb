"""The values that are read from, and written to, the database, with no database in them."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from operator import attrgetter
from typing import Any, Literal, NamedTuple, TypedDict, TypeVar, get_args

import msgspec

from engine import Outcome

R = TypeVar("R")

Level = Literal["easy", "normal", "hard"]
LEVELS: Sequence[Level] = get_args(Level)
"""From the weakest to the strongest."""
Status = Literal["lobby", "open", "over", "cancelled", "expired", "declined", "lost"]


SurfaceKind = Literal["table", "call", "direct", "eyes"]
"""What a surface is: the table message; the line that calls whoever's turn it is, which releases before have sent; a
direct message; a message for one person's eyes. One that stands in a place where the bot is no member comes here."""
EVERYBODY = -1
"""The seat of surfaces that are for everybody's eyes."""


class SurfaceRow(msgspec.Struct, frozen=True, gc=False):
    """Where, and by which means, a table is shown. ``closed``: whoever it is for takes nothing there; ``at``: since
    when, or when the newest message was sent there. ``token``: of a press there, which is good ``until`` then."""

    channel_id: int | None = None
    message_id: int | None = None
    closed: bool = False
    at: float = 0.0
    token: str | None = None
    until: float | None = None

    def __repr__(self) -> str:
        return f"SurfaceRow({self.channel_id}, {self.message_id})"  # a token is a secret


NOWHERE = SurfaceRow()


class SurfaceNotes(TypedDict, total=False):
    """What is to be stored of a surface."""

    channel_id: int | None
    message_id: int | None
    closed: bool
    at: float
    token: str | None
    until: float | None


@dataclass(slots=True)
class Person:
    """Somebody at a table or in a lobby. Ids are Discord's; ``join_id`` is the interaction by which they joined.

    ``direct`` is their direct message, ``steps`` counts their own actions so far (they are stored with the table).
    ``deck`` is the deck that they have chosen in a lobby, as JSON; None is the default. ``level`` says how well a
    computer plays, which has no id of Discord's; None for people.
    """

    user_id: int
    name: str
    join_id: int
    direct: SurfaceRow = NOWHERE
    level: Level | None = None
    deck: str | None = field(default=None, repr=False)
    steps: int = 0

    @property
    def has_left(self) -> bool:
        """True for somebody who has left for good."""
        return self.level is None and self.user_id < 0

    def copy_from(self, other: "Person") -> None:
        """Take over everything."""
        for name in self.__dataclass_fields__:
            setattr(self, name, getattr(other, name))


def level_of(name: str) -> Level | None:
    """The level of that name; None where there is none."""
    return next((level for level in LEVELS if level == name), None)


def is_one_person_with_computers(people: Sequence[Person]) -> bool:
    """True for one person among computers."""
    return [person.level for person in people].count(None) == 1


class TableNotes(TypedDict, total=False):
    """The message of a table's lobby, and the number of the newest action that all its surfaces show."""

    lobby_message_id: int | None
    lobby_stale: bool
    shown: int
    asked_at: float | None
    """The time at which the people were asked whether they go on."""


class NewAction(NamedTuple):
    """An action to be stored, with everything that it changes. ``number`` counts a table's actions from 1."""

    table_id: int
    number: int
    seat: int
    action: str
    events: str
    version: int
    at: float
    position: str
    active: int
    status: Status
    outcome: str | None
    ended_at: float | None
    steps: str
    """The number of actions of each seat, as a JSON list."""
    kind: str = "action"
    clocks: str | None = None
    talks: str | None = None
    due: float | None = None
    """The latest time to look at the clocks of the table."""
    known: str | None = None
    """The messages by which this process knows the table to be shown; not stored with the action."""


class Handover(NamedTuple):
    """The release of a table by a process: its name, its memory for the next one, and the messages that it knows of."""

    by: str
    memory: str | None
    known: str


class Note(NamedTuple):
    """Something to be remembered about a table, or about one of its surfaces; with it others may be let show the
    table."""

    table_id: int
    kind: SurfaceKind | None
    seat: int
    fields: Mapping[str, int | float | str | None]
    freed: Handover | None = None


class TableRow(NamedTuple):
    """A table as it is stored, without its people and its log."""

    id: int
    game: str
    options: str
    status: Status
    version: int
    secret: str
    seed: str | None
    number: int
    position: str | None
    steps: str
    outcome: str | None
    host_id: int
    guild_id: int | None
    channel_id: int
    lobby_message_id: int | None
    shown: int
    rematch_of: int | None
    pace: str
    clocks: str | None
    talks: str | None
    asked_at: float | None
    rated: str | None = None
    language: str | None = None
    next_secret: str | None = None
    message: SurfaceRow = NOWHERE
    call: SurfaceRow = NOWHERE

    def __repr__(self) -> str:
        return f"TableRow({self.id})"  # it has the secret

    def with_notes(self, fields: TableNotes) -> "TableRow":
        """The row with what is new of the table."""
        return self._replace(
            lobby_message_id=fields.get("lobby_message_id", self.lobby_message_id),
            shown=fields.get("shown", self.shown),
            asked_at=fields.get("asked_at", self.asked_at),
        )


class LobbyRow(NamedTuple):
    """A lobby as it is stored, without the people who joined."""

    id: int
    game: str
    options: str
    status: Status
    secret: str
    host_id: int
    host_name: str | None
    invited_id: int | None
    seating: str | None
    min_seats: int
    max_seats: int
    created_at: float
    expires_at: float | None
    guild_id: int | None
    channel_id: int
    lobby_message_id: int | None
    rematch_of: int | None
    pace: str
    rated: str | None = None
    language: str | None = None


class ActionRow(NamedTuple):
    """One line of a table's log; ``kind`` is one of ``sessions.log.lines``."""

    number: int
    seat: int
    action: str
    events: str
    version: int
    at: float
    kind: str = "action"


class ToldLine(msgspec.Struct, frozen=True, gc=False):
    """A line of the log that is told at the table; its action is JSON, its events are a JSON list.

    Each open table keeps some: this takes half the room of a tuple.
    """

    kind: str
    seat: int
    action: bytes
    events: bytes


class EraRow(NamedTuple):
    """From the action after ``number`` on, ``version`` of the game was played, starting at ``position``.

    No position: the game began from its seed.
    """

    number: int
    version: int
    position: str | None


Result = Literal["won", "lost", "drawn", "closed", "aborted", "nobody"]
"""How a game has ended for somebody: ``aborted`` before it could count; with ``nobody`` all were out of time."""


class TableInfo(NamedTuple):
    """A table in a list: no state is needed for it."""

    id: int
    game: str
    status: Status
    number: int
    people: tuple[tuple[int, str], ...]
    """User id and name, by seat."""
    active: tuple[int, ...]
    """The seats that have something to do now."""
    guild_id: int | None
    channel_id: int
    place_id: int | None
    message_id: int | None
    created_at: float
    ended_at: float | None
    outcome: str | None
    pace: str = "none"
    clocks: str | None = None
    """The clocks by seat, as they are stored."""

    @property
    def waits_for(self) -> set[int]:
        """The ids of those who have something to do now."""
        return {self.people[seat][0] for seat in self.active}

    def result_of(self, user_id: int) -> Result:
        """How a finished game has ended for somebody at it."""
        outcome = msgspec.json.decode(self.outcome or "null", type=Outcome | None)
        if outcome is None or outcome.reason in ("closed", "abandoned"):
            return "closed"
        if outcome.reason == "aborted":
            return "aborted"
        if not outcome.winners:
            return "nobody" if outcome.reason == "time" else "drawn"
        return "won" if any(self.people[seat][0] == user_id for seat in outcome.winners) else "lost"


class Record(NamedTuple):
    """Everything that is needed to check a table afterwards; all JSON as stored."""

    id: int
    game: str
    options: str
    status: Status
    version: int
    secret: str
    commitment: str
    seed: str | None
    joins: tuple[int, ...]
    position: str | None
    outcome: str | None
    actions: tuple[ActionRow, ...]
    eras: tuple[EraRow, ...]
    names: tuple[str, ...] = ()
    levels: tuple[Level | None, ...] = ()
    pace: str = "none"


class DeckRow(NamedTuple):
    """A deck that somebody keeps; its cards are JSON."""

    id: int
    game: str
    name: str
    cards: str


class DraftRow(NamedTuple):
    """A deck while it is being built, with the name of the one that it began from; cards and steps are JSON."""

    game: str
    deck_id: int | None
    name: str | None
    cards: str
    undo: str


def seat_bits(active: tuple[int, ...]) -> int:
    """The active seats as one number, bit by bit."""
    return sum(1 << seat for seat in active)


def bit_seats(bits: int) -> tuple[int, ...]:
    """The reverse of ``seat_bits``."""
    return tuple(seat for seat in range(bits.bit_length()) if bits >> seat & 1)


def row_attribute(column: str) -> Any:
    """An attribute of something that keeps its row in ``row``: what stands there in a column."""
    return property(attrgetter(f"row.{column}"))


def typed_row(kind: type[R], row: Any) -> R:
    """A row of the database as one of ours, field by field."""
    return kind(**{name: getattr(row, name) for name in kind._fields})  # type: ignore[attr-defined]
