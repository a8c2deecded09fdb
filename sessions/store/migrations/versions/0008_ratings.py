"""Ratings: which tables are to be rated, in which order they ended, and what that has made of whom."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None

Id = sa.BigInteger().with_variant(sa.Integer, "sqlite")
SETTLED = "listed AND games >= 10"
PROVISIONAL = "listed AND games < 10"


def upgrade() -> None:
    """Add them; the tables that there are are not rated."""
    op.add_column("tables", sa.Column("rated", sa.Text))
    op.create_index("ix_tables_host_id", "tables", ["host_id"])
    op.create_table(
        "results",
        sa.Column("number", Id, nullable=False, autoincrement=False),
        sa.Column("table_id", Id, sa.ForeignKey("tables.id", name="fk_results_table_id"), nullable=False),
        sa.Column("unrated", sa.Text),
        sa.PrimaryKeyConstraint("number", name="pk_results"),
        sa.UniqueConstraint("table_id", name="uq_results_table_id"),
    )
    op.create_table(
        "ratings",
        sa.Column("user_id", sa.BigInteger, nullable=False, autoincrement=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False, server_default=sa.text("true")),
        sa.PrimaryKeyConstraint("user_id", "game", name="pk_ratings"),
    )
    for name, which in (("settled", SETTLED), ("provisional", PROVISIONAL)):
        where = sa.text(which)
        op.create_index(
            f"ix_ratings_{name}", "ratings", ["game", "mu", "user_id"], sqlite_where=where, postgresql_where=where
        )
    op.create_table(
        "rating_changes",
        sa.Column("table_id", Id, sa.ForeignKey("tables.id", name="fk_rating_changes_table_id"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("user_id", sa.BigInteger, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("result", sa.Text, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("mu_before", sa.Double, nullable=False),
        sa.Column("sigma_before", sa.Double, nullable=False),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_rating_changes"),
    )
    op.create_index("ix_rating_changes_user_id_game_at", "rating_changes", ["user_id", "game", "at"])
    op.create_table(
        "rated_in",
        sa.Column("guild_id", sa.BigInteger, nullable=False, autoincrement=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("user_id", sa.BigInteger, nullable=False, autoincrement=False),
        sa.PrimaryKeyConstraint("guild_id", "game", "user_id", name="pk_rated_in"),
    )
    op.create_index("ix_rated_in_user_id", "rated_in", ["user_id"])
