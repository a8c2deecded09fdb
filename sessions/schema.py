"""What is stored about tables: the SQL tables, and the rows that are read from and written to them.

JSON is kept as text that is encoded and decoded by whoever knows what it says; times are Unix seconds.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal, NamedTuple, TypedDict

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
    text,
)

Level = Literal["easy", "normal", "hard"]
Status = Literal["lobby", "open", "over", "cancelled", "expired", "declined"]

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    }
)

# SQLite gives out numbers by itself only for a column that is exactly INTEGER, which has 64 bits there.
TableId = BigInteger().with_variant(Integer, "sqlite")

LAGGING = "status IN ('open', 'over') AND shown < number"
"""The tables of which Discord does not show the newest position; written like this in the index and in the query."""

tables = Table(
    "tables",
    metadata,
    Column("id", TableId, primary_key=True, autoincrement=True),
    Column("game", Text, nullable=False),
    Column("options", Text, nullable=False),
    Column("status", Text, nullable=False),
    Column("version", Integer, nullable=False),
    Column("secret", Text, nullable=False),
    Column("commitment", Text, nullable=False),
    Column("seed", Text),
    Column("number", Integer, nullable=False, server_default="0"),
    Column("position", Text),
    Column("active", BigInteger, nullable=False, server_default="0"),
    Column("steps", Text, nullable=False, server_default="[]"),
    Column("outcome", Text),
    Column("host_id", BigInteger, nullable=False),
    Column("invited_id", BigInteger),
    Column("seating", Text),
    Column("min_seats", Integer, nullable=False),
    Column("max_seats", Integer, nullable=False),
    Column("created_at", Double, nullable=False),
    Column("expires_at", Double),
    Column("ended_at", Double),
    Column("guild_id", BigInteger),
    Column("channel_id", BigInteger, nullable=False),
    Column("lobby_message_id", BigInteger),
    Column("place_id", BigInteger),
    Column("message_id", BigInteger),
    Column("mention_id", BigInteger),
    Column("shown", Integer, nullable=False, server_default="-1"),
    Column("rematch_of", TableId, ForeignKey("tables.id")),
    Column("lobby_stale", Boolean, nullable=False, server_default=text("false")),
    Column("host_name", Text),
    Index("ix_tables_channel_id_status", "channel_id", "status"),
    Index("ix_tables_place_id_status", "place_id", "status"),
    Index("ix_tables_lagging", "id", sqlite_where=text(LAGGING), postgresql_where=text(LAGGING)),
    Index(
        "ix_tables_lobbies",
        "expires_at",
        sqlite_where=text("status = 'lobby'"),
        postgresql_where=text("status = 'lobby'"),
    ),
    Index("ix_tables_stale", "id", sqlite_where=text("lobby_stale"), postgresql_where=text("lobby_stale")),
    Index(
        "ix_tables_hosts",
        "host_id",
        sqlite_where=text("status = 'lobby'"),
        postgresql_where=text("status = 'lobby'"),
    ),
    Index(
        "ix_tables_challenges",
        "invited_id",
        "host_id",
        sqlite_where=text("invited_id IS NOT NULL"),
        postgresql_where=text("invited_id IS NOT NULL"),
    ),
    sqlite_autoincrement=True,
)
"""``lobby_stale``: the lobby's message may not show the lobby as it is, or may not be there."""

seats = Table(
    "seats",
    metadata,
    Column("table_id", TableId, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("user_id", BigInteger, nullable=False),
    Column("name", Text, nullable=False),
    Column("join_id", BigInteger, nullable=False),
    Column("dm_channel_id", BigInteger),
    Column("dm_message_id", BigInteger),
    Column("dm_closed", Boolean, nullable=False, server_default=text("false")),
    Column("dm_at", Double, nullable=False, server_default="0"),
    Column("deck", Text),
    Column("level", Text),
    UniqueConstraint("user_id", "table_id"),
)

actions = Table(
    "actions",
    metadata,
    Column("table_id", TableId, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("action", Text, nullable=False),
    Column("events", Text, nullable=False),
    Column("version", Integer, nullable=False),
    Column("at", Double, nullable=False),
    sqlite_with_rowid=False,
)

eras = Table(
    "eras",
    metadata,
    Column("table_id", TableId, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("version", Integer, nullable=False),
    Column("position", Text),
)

decks = Table(
    "decks",
    metadata,
    Column("id", TableId, primary_key=True, autoincrement=True),
    Column("user_id", BigInteger, nullable=False),
    Column("game", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("folded", Text, nullable=False),
    Column("cards", Text, nullable=False),
    Column("changed_at", Double, nullable=False),
    UniqueConstraint("user_id", "game", "folded"),
    sqlite_autoincrement=True,
)
"""``folded`` is the name as it is compared: two that differ by capitals are the same."""

drafts = Table(
    "drafts",
    metadata,
    Column("user_id", BigInteger, primary_key=True),
    Column("game", Text, primary_key=True),
    Column("deck_id", TableId),
    Column("cards", Text, nullable=False),
    Column("undo", Text, nullable=False),
    Column("changed_at", Double, nullable=False),
)
"""A deck while it is being built; ``deck_id`` names the stored one that it began from, ``undo`` the last steps."""

people = Table(
    "people",
    metadata,
    Column("user_id", BigInteger, primary_key=True),
    Column("preferences", Text, nullable=False),
    Column("changed_at", Double, nullable=False),
)
"""What people prefer, as a JSON object."""

mutes = Table(
    "mutes",
    metadata,
    Column("user_id", BigInteger, primary_key=True),
    Column("other_id", BigInteger, primary_key=True),
    Column("at", Double, nullable=False),
)
"""Who can't be challenged by whom: ``user_id`` takes no challenges from ``other_id``."""

meta = Table(
    "meta",
    metadata,
    Column("key", Text, primary_key=True),
    Column("value", Text, nullable=False),
)


@dataclass(slots=True)
class Person:
    """Somebody at a table or in a lobby. Ids are Discord's; ``join_id`` is the interaction by which he joined.

    ``dm_at`` says when the newest direct message was sent to him, ``steps`` counts his own actions so far (they are
    stored with the table). ``deck`` is the deck that he has chosen in a lobby, as JSON; None is the default.
    ``level`` says how well a computer plays, which has no id of Discord's; None for people.
    """

    user_id: int
    name: str
    join_id: int
    dm_channel_id: int | None = None
    dm_message_id: int | None = None
    dm_closed: bool = False
    dm_at: float = 0.0
    level: Level | None = None
    deck: str | None = field(default=None, repr=False)
    steps: int = 0


class TableNotes(TypedDict, total=False):
    """Where a table is shown, and the number of the newest action that is shown there."""

    place_id: int | None
    message_id: int | None
    mention_id: int | None
    lobby_message_id: int | None
    lobby_stale: bool
    shown: int


class SeatNotes(TypedDict, total=False):
    """How one player is told: his direct message, whether he can be sent one, and when he was."""

    dm_channel_id: int | None
    dm_message_id: int | None
    dm_closed: bool
    dm_at: float


class Append(NamedTuple):
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
    """How many actions each seat has played, by seat, as a JSON list."""


class Note(NamedTuple):
    """Something to be remembered about a table, or about one of its seats."""

    table_id: int
    seat: int | None
    fields: Mapping[str, int | float | None]


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
    place_id: int | None
    message_id: int | None
    mention_id: int | None
    shown: int
    rematch_of: int | None


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


class ActionRow(NamedTuple):
    """One line of a table's log."""

    number: int
    seat: int
    action: str
    events: str
    version: int
    at: float


class EraRow(NamedTuple):
    """From the action after ``number`` on, ``version`` of the game was played, starting at ``position``.

    No position: the game began from its seed.
    """

    number: int
    version: int
    position: str | None


class TableInfo(NamedTuple):
    """What a list says of a table: no state is needed for it."""

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


def seat_bits(active: tuple[int, ...]) -> int:
    """The active seats as one number, bit by bit."""
    return sum(1 << seat for seat in active)


def bit_seats(bits: int) -> tuple[int, ...]:
    """The reverse of ``seat_bits``."""
    return tuple(seat for seat in range(bits.bit_length()) if bits >> seat & 1)
