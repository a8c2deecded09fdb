"""The SQL tables. JSON is kept as text that is encoded and decoded by whoever knows what it says; times are Unix time.

``eras`` says which version of the rules has played which part of a table's log, and ``shown`` up to which action of
it all surfaces show the table.
"""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    Table,
    Text,
    UniqueConstraint,
    text,
)

from sessions.store.metadata import metadata as metadata
from sessions.store.puzzle_tables import daily_puzzles as daily_puzzles
from sessions.store.puzzle_tables import daily_tries as daily_tries
from sessions.store.puzzle_tables import puzzle_courses as puzzle_courses
from sessions.store.puzzle_tables import puzzle_days as puzzle_days
from sessions.store.puzzle_tables import puzzle_ratings as puzzle_ratings
from sessions.store.puzzle_tables import puzzle_streaks as puzzle_streaks
from sessions.store.puzzle_tables import puzzle_strengths as puzzle_strengths
from sessions.store.puzzle_tables import puzzle_tries as puzzle_tries

# SQLite gives out numbers by itself only for a column that is exactly INTEGER, which has 64 bits there.
TableId = BigInteger().with_variant(Integer, "sqlite")

LAGGING = "status IN ('open', 'over') AND shown < number"
"""The tables of which Discord does not show the newest position; written like this in the index and in the query."""
SETTLED = "listed AND games >= 10"
PROVISIONAL = "listed AND games < 10"
"""The ratings that a leaderboard shows, and those that it shows where there is room; written like this in both, too."""

OPEN = "status = 'open'"
"""The tables at which a game goes on; written like this in the index and in the queries that need it."""

OF_TABLES = "kind = 'table'"
"""The surfaces that are table messages."""

COMPUTER = "level IS NOT NULL"
"""The seats of computers."""

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
    Column("shown", Integer, nullable=False, server_default="-1"),
    Column("rematch_of", TableId, ForeignKey("tables.id")),
    Column("lobby_stale", Boolean, nullable=False, server_default=text("false")),
    Column("host_name", Text),
    Column("pace", Text, nullable=False, server_default="none"),
    Column("clocks", Text),
    Column("talks", Text),
    Column("asked_at", Double),
    Column("rated", Text),
    Column("language", Text),
    Column("next_secret", Text),
    Index("ix_tables_host_id", "host_id"),
    Index("ix_tables_channel_id_status", "channel_id", "status"),
    Index("ix_tables_open", "id", sqlite_where=text(OPEN), postgresql_where=text(OPEN)),
    Index("ix_tables_lagging", "id", sqlite_where=text(LAGGING), postgresql_where=text(LAGGING)),
    Index(
        "ix_tables_lobbies",
        "expires_at",
        sqlite_where=text("status = 'lobby'"),
        postgresql_where=text("status = 'lobby'"),
    ),
    Index(
        "ix_tables_open_of_guild",
        "guild_id",
        sqlite_where=text("status IN ('lobby', 'open')"),
        postgresql_where=text("status IN ('lobby', 'open')"),
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
"""``lobby_stale``: the lobby's message may not show the lobby as it is, or may not be there. ``clocks``: by seat, the
seconds that it has left, and since when they run (see ``sessions/time/paces.py``). ``rated``: for whom the game is to
count (see ``sessions/ratings/rules.py``). ``language``: in which everybody there is spoken to; null is English.
``next_secret``: that of a rematch, where one person plays against computers; null once that has begun."""

seats = Table(
    "seats",
    metadata,
    Column("table_id", TableId, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("user_id", BigInteger, nullable=False),
    Column("name", Text, nullable=False),
    Column("join_id", BigInteger, nullable=False),
    Column("deck", Text),
    Column("level", Text),
    UniqueConstraint("user_id", "table_id"),
    Index("ix_seats_computers", "table_id", "seat", sqlite_where=text(COMPUTER), postgresql_where=text(COMPUTER)),
)

surfaces = Table(
    "surfaces",
    metadata,
    Column("table_id", TableId, ForeignKey("tables.id"), primary_key=True),
    Column("kind", Text, primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("channel_id", BigInteger),
    Column("message_id", BigInteger),
    Column("closed", Boolean, nullable=False, server_default=text("false")),
    Column("at", Double, nullable=False, server_default="0"),
    Column("token", Text),
    Column("until", Double),
    Index("ix_surfaces_of_tables", "channel_id", sqlite_where=text(OF_TABLES), postgresql_where=text(OF_TABLES)),
)
"""Where, and by which means, tables are shown, and to whom: see ``rows.SurfaceRow``. Which action they show stands in
``tables``, where the index of those that lag needs it."""

OF_THE_RELEASE_BEFORE = {
    "tables": ("place_id", "message_id", "mention_id"),
    "seats": ("dm_channel_id", "dm_message_id", "dm_closed", "dm_at"),
}
"""Columns that the release before has, and nobody else: the next one takes them away, with the triggers that keep them
as ``surfaces`` is (see the migration that has made it)."""

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
    Column("kind", Text, nullable=False, server_default="action"),
    sqlite_with_rowid=False,
)
"""``kind`` is what a line of the log is: an action of the game, or one of those in ``sessions/log/lines.py``."""

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
"""``folded`` is the name as it is compared: two that differ by capitals are the same. ``user_id``: who keeps it; a
server keeps decks for everybody there, under its own id."""

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
"""The preferences of people, as JSON objects."""

servers = Table(
    "servers",
    metadata,
    Column("guild_id", BigInteger, primary_key=True),
    Column("settings", Text, nullable=False),
    Column("changed_at", Double, nullable=False),
)
"""The settings of servers, as JSON objects."""

mutes = Table(
    "mutes",
    metadata,
    Column("user_id", BigInteger, primary_key=True),
    Column("other_id", BigInteger, primary_key=True),
    Column("at", Double, nullable=False),
)
"""The muted: ``user_id`` takes no challenges from ``other_id``."""

lessons = Table(
    "lessons",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("lesson", Text, primary_key=True),
    Column("step", Text, nullable=False),
    Column("done_at", Double),
    Column("changed_at", Double, nullable=False),
    Column("secret", Text),
)
"""How far somebody is in a lesson: ``step`` is where they go on, or "" where the lesson has only been offered.

``secret``: that of the game that one press begins after it; null once that has begun."""

reviews = Table(
    "reviews",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("table_id", TableId, primary_key=True, autoincrement=False),
    Column("version", Text, nullable=False),
    Column("document", Text, nullable=False),
    Column("at", Double, nullable=False),
)
"""What somebody was told about a game of theirs, as JSON; ``version`` says by what it was made."""

due = Table(
    "due",
    metadata,
    Column("kind", Text, primary_key=True),
    Column("about", TableId, primary_key=True, autoincrement=False),
    Column("due_at", Double, nullable=False),
    Column("owner", Text),
    Column("until", Double),
    Column("tries", Integer, nullable=False, server_default="0"),
    Index("ix_due_due_at", "due_at"),
)
"""Work that is due at some time. ``owner`` has claimed it; nobody else does it before ``until``."""

results = Table(
    "results",
    metadata,
    Column("number", TableId, primary_key=True, autoincrement=False),
    Column("table_id", TableId, ForeignKey("tables.id"), nullable=False, unique=True),
    Column("unrated", Text),
)
"""The tables that were to be rated in the order in which they ended, with the reason where one was not."""

ratings = Table(
    "ratings",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("game", Text, primary_key=True),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("games", Integer, nullable=False),
    Column("name", Text, nullable=False),
    Column("listed", Boolean, nullable=False, server_default=text("true")),
    Column("overall_mu", Double),
    Column("hard_mu", Double),
    Column("hard_sigma", Double),
    Index(
        "ix_ratings_settled",
        "game",
        "mu",
        "user_id",
        sqlite_where=text(SETTLED),
        postgresql_where=text(SETTLED),
    ),
    Index(
        "ix_ratings_provisional",
        "game",
        "mu",
        "user_id",
        sqlite_where=text(PROVISIONAL),
        postgresql_where=text(PROVISIONAL),
    ),
)
"""The ratings of people, with the name that they had when they played last. Derived: see ``sessions/ratings``."""

rating_changes = Table(
    "rating_changes",
    metadata,
    Column("table_id", TableId, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("user_id", BigInteger, nullable=False),
    Column("game", Text, nullable=False),
    Column("result", Text, nullable=False),
    Column("games", Integer, nullable=False),
    Column("mu_before", Double, nullable=False),
    Column("sigma_before", Double, nullable=False),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("at", Double, nullable=False),
    Index("ix_rating_changes_user_id_game_at", "user_id", "game", "at"),
)
"""The change of somebody's rating by a game, which ``games`` counts. Derived, too."""

rated_in = Table(
    "rated_in",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("game", Text, primary_key=True),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Index("ix_rated_in_user_id", "user_id"),
)
"""The people who have finished a rated game in a server. Derived, too."""

showing = Table(
    "showing",
    metadata,
    Column("table_id", TableId, primary_key=True, autoincrement=False),
    Column("owner", Text, nullable=False),
    Column("until", Double, nullable=False),
    Column("before", Text),
    Column("memory", Text),
)
"""The leases for showing tables: the owner, the end of the lease, the owner before, and the memory of that one.

Where a process has released it by noting what is shown, ``before`` says where it knew the table to be shown.
"""

shared_steps = Table(
    "shared_steps",
    metadata,
    Column("message_id", BigInteger, primary_key=True, autoincrement=False),
    Column("channel_id", BigInteger, nullable=False),
    Column("subject", Text, nullable=False),
    Column("eyes", Text, nullable=False),
    Column("step", Integer, nullable=False),
    Column("user_id", BigInteger, nullable=False),
    Column("name", Text, nullable=False),
    Column("at", Double, nullable=False),
    Index("ix_shared_steps_subject", "subject"),
    Index("ix_shared_steps_user_id", "user_id"),
)
"""The messages with steps of replays that people have shared lately, and what is in them."""

log_lines = Table(
    "log_lines",
    metadata,
    Column("message_id", BigInteger, primary_key=True, autoincrement=False),
    Column("channel_id", BigInteger, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Double, nullable=False),
    Index("ix_log_lines_at", "at"),
)
"""The messages in log channels lately, and what is in them."""

outages = Table(
    "outages",
    metadata,
    Column("began", Double, primary_key=True),
    Column("ended", Double, nullable=False),
)
"""The times when no bot was there, which no clock counts."""

meta = Table(
    "meta",
    metadata,
    Column("key", Text, primary_key=True),
    Column("value", Text, nullable=False),
)
