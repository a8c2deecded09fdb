"""Puzzles: first tries, ratings, streaks, and the daily puzzles of servers."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None

UNSHOWN = sa.text("shown < version")


def upgrade() -> None:
    """Add the tables."""
    op.create_table(
        "puzzle_tries",
        sa.Column("user_id", sa.BigInteger, nullable=False, autoincrement=False),
        sa.Column("puzzle", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("solved", sa.Boolean, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("user_id", "puzzle", name="pk_puzzle_tries"),
    )
    op.create_table(
        "puzzle_ratings",
        sa.Column("user_id", sa.BigInteger, nullable=False, autoincrement=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("solved", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("user_id", "game", name="pk_puzzle_ratings"),
    )
    op.create_table(
        "puzzle_strengths",
        sa.Column("puzzle", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("solved", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("puzzle", name="pk_puzzle_strengths"),
    )
    op.create_index("ix_puzzle_strengths_game", "puzzle_strengths", ["game"])
    op.create_table(
        "puzzle_streaks",
        sa.Column("user_id", sa.BigInteger, nullable=False, autoincrement=False),
        sa.Column("length", sa.Integer, nullable=False),
        sa.Column("best", sa.Integer, nullable=False),
        sa.Column("day", sa.Integer, nullable=False),
        sa.Column("forgiven", sa.Integer),
        sa.PrimaryKeyConstraint("user_id", name="pk_puzzle_streaks"),
    )
    op.create_table(
        "puzzle_courses",
        sa.Column("user_id", sa.BigInteger, nullable=False, autoincrement=False),
        sa.Column("puzzle", sa.Text, nullable=False),
        sa.Column("course", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("user_id", name="pk_puzzle_courses"),
    )
    op.create_table(
        "puzzle_days",
        sa.Column("day", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("puzzle", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("day", "game", name="pk_puzzle_days"),
    )
    op.create_index("ix_puzzle_days_puzzle", "puzzle_days", ["puzzle"])
    op.create_table(
        "daily_puzzles",
        sa.Column("guild_id", sa.BigInteger, nullable=False, autoincrement=False),
        sa.Column("day", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("puzzle", sa.Text, nullable=False),
        sa.Column("channel_id", sa.BigInteger, nullable=False),
        sa.Column("message_id", sa.BigInteger),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("shown_at", sa.Double, nullable=False, server_default="0"),
        sa.Column("version", sa.Integer, nullable=False, server_default="0"),
        sa.Column("shown", sa.Integer, nullable=False, server_default="0"),
        sa.Column("closed", sa.Boolean, nullable=False, server_default=sa.text("false")),
        sa.PrimaryKeyConstraint("guild_id", "day", name="pk_daily_puzzles"),
    )
    op.create_index(
        "ix_daily_puzzles_unshown", "daily_puzzles", ["guild_id"], sqlite_where=UNSHOWN, postgresql_where=UNSHOWN
    )
    op.create_table(
        "daily_tries",
        sa.Column("guild_id", sa.BigInteger, nullable=False, autoincrement=False),
        sa.Column("day", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("user_id", sa.BigInteger, nullable=False, autoincrement=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("solved", sa.Boolean, nullable=False),
        sa.Column("streak", sa.Integer, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("guild_id", "day", "user_id", name="pk_daily_tries"),
    )
    op.create_index("ix_daily_tries_user_id", "daily_tries", ["user_id"])
