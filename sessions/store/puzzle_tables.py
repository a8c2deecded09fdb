"""The SQL tables of puzzles: who has tried which, ratings and streaks, and the daily puzzles of servers.

A day is a number: so many days after 1 January 1970.
"""

from sqlalchemy import BigInteger, Boolean, Column, Double, Index, Integer, Table, Text, text

from sessions.store.metadata import metadata

puzzle_tries = Table(
    "puzzle_tries",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("puzzle", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("solved", Boolean, nullable=False),
    Column("at", Double, nullable=False),
)
"""The first try of each person at each puzzle."""

puzzle_ratings = Table(
    "puzzle_ratings",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("game", Text, primary_key=True),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("solved", Integer, nullable=False),
)
"""The ratings of people at puzzles of a game, by their first tries."""

puzzle_strengths = Table(
    "puzzle_strengths",
    metadata,
    Column("puzzle", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("solved", Integer, nullable=False),
    Index("ix_puzzle_strengths_game", "game"),
)
"""The ratings of puzzles that anybody has tried."""

puzzle_streaks = Table(
    "puzzle_streaks",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("length", Integer, nullable=False),
    Column("best", Integer, nullable=False),
    Column("day", Integer, nullable=False),
    Column("forgiven", Integer),
)
"""The days in a row on which somebody has solved a puzzle: how many, the most there ever were, the last of them, and
the day without one that was forgiven last."""

puzzle_courses = Table(
    "puzzle_courses",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("puzzle", Text, nullable=False),
    Column("course", Text, nullable=False),
    Column("at", Double, nullable=False),
)
"""What somebody has played of the puzzle of several actions that they are at, as JSON."""

puzzle_days = Table(
    "puzzle_days",
    metadata,
    Column("day", Integer, primary_key=True, autoincrement=False),
    Column("game", Text, primary_key=True),
    Column("puzzle", Text, nullable=False),
    Index("ix_puzzle_days_puzzle", "puzzle"),
)
"""The puzzle of each day in each game."""

UNSHOWN = "shown < version"
"""The daily puzzles whose messages don't show them as they are; written like this in the index and in the query."""

daily_puzzles = Table(
    "daily_puzzles",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("day", Integer, primary_key=True, autoincrement=False),
    Column("game", Text, nullable=False),
    Column("puzzle", Text, nullable=False),
    Column("channel_id", BigInteger, nullable=False),
    Column("message_id", BigInteger),
    Column("language", Text, nullable=False),
    Column("at", Double, nullable=False),
    Column("shown_at", Double, nullable=False, server_default="0"),
    Column("version", Integer, nullable=False, server_default="0"),
    Column("shown", Integer, nullable=False, server_default="0"),
    Column("closed", Boolean, nullable=False, server_default=text("false")),
    Index("ix_daily_puzzles_unshown", "guild_id", sqlite_where=text(UNSHOWN), postgresql_where=text(UNSHOWN)),
)
"""The daily puzzle of a server: the message that shows it, since when it was to be sent (``at``), when it was changed
last (``shown_at``), whether it is to show the solution, and of how many changes it shows how many."""

daily_tries = Table(
    "daily_tries",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("day", Integer, primary_key=True, autoincrement=False),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("name", Text, nullable=False),
    Column("solved", Boolean, nullable=False),
    Column("streak", Integer, nullable=False),
    Column("at", Double, nullable=False),
    Index("ix_daily_tries_user_id", "user_id"),
)
"""Who has tried the daily puzzle of a server, with their streak then."""
