"""A deal: everything with which a game begins, whichever way its people have come together."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import msgspec

import engine
from sessions.log import fair
from sessions.store.rows import Level, Person
from sessions.time.paces import NONE


class Place(NamedTuple):
    """The place of a table. Whoever sees it may watch."""

    channel_id: int
    guild_id: int | None = None
    thread_id: int | None = None
    """The thread where it is shown; None: in the channel, or in a thread that grows from its lobby's message."""
    language: str | None = None
    """The language in which everybody is spoken to there; None is English."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Deal:
    """Everything with which a game begins. A lobby holds one in which seats are still open."""

    game: engine.Game
    people: tuple[Person | None, ...]
    """People and computers by seat, each with the deck that they have chosen; None: a seat that is open."""
    place: Place
    options: Mapping[str, Any] = field(default_factory=dict)
    position: Mapping[str, Any] | None = None
    """The position in which the game begins, as ``State.position`` writes it; None: at its start. It is never rated."""
    pace: str = NONE.name
    rated: str | None = None
    """The people for whom the game counts; see ``sessions.ratings.rules``."""
    orders: tuple[Mapping[str, bool], ...] | None = None
    """Standing orders by seat; None: those that each of the people has settled for themselves."""
    secret: str | None = field(default=None, repr=False)
    """The secret that was committed to before anybody joined; None: a new one."""

    def __post_init__(self) -> None:
        if self.position is not None and (self.options or self.rated):
            raise ValueError("a game from a position has no options, and is not rated")

    @property
    def host_id(self) -> int:
        """The id of the first of the people, who stands for all where nobody has invited the others."""
        seated = [person for person in self.people if person is not None]
        return next((person for person in seated if person.level is None), seated[0]).user_id


def computer(level: Level, seat: int) -> Person:
    """A computer at a seat: it has no id of Discord's, and adds nothing to the seed."""
    return Person(user_id=-1 - seat, name=f"Computer ({level})", join_id=0, level=level)


def seated_around(host: Person | None, computers: Sequence[Level], seats: int) -> tuple[Person | None, ...]:
    """A host, if they play, then computers, then open seats: so many seats, and more where these need more."""
    first = () if host is None else (host,)
    taken = (*first, *(computer(level, seat) for seat, level in enumerate(computers, len(first))))
    return (*taken, *[None] * (seats - len(taken)))


def stored_columns(deal: Deal, secret: str, now: float) -> dict[str, Any]:
    """The columns of a deal that are stored from the moment when people have agreed on it."""
    return {
        "game": deal.game.id,
        "options": encoded_json(deal.options),
        "version": deal.game.version,
        "secret": secret,
        "commitment": fair.commitment(secret),
        "min_seats": len(deal.people),
        "max_seats": len(deal.people),
        "created_at": now,
        "guild_id": deal.place.guild_id,
        "channel_id": deal.place.channel_id,
        "pace": deal.pace,
        "rated": deal.rated,
        "language": deal.place.language,
    }


def encoded_json(value: object) -> str:
    """A value as JSON, as it is stored."""
    return msgspec.json.encode(value).decode()
