"""Who lets whom not challenge them, which lobbies are not shown as they are, and indexes for the limits."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

LOBBIES = sa.text("status = 'lobby'")
STALE = sa.text("lobby_stale")
CHALLENGES = sa.text("invited_id IS NOT NULL")


def upgrade() -> None:
    """Add them; whatever there is counts as shown."""
    op.create_table(
        "mutes",
        sa.Column("user_id", sa.BigInteger, nullable=False, autoincrement=False),
        sa.Column("other_id", sa.BigInteger, nullable=False, autoincrement=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("user_id", "other_id", name="pk_mutes"),
    )
    op.add_column("tables", sa.Column("lobby_stale", sa.Boolean, nullable=False, server_default=sa.text("false")))
    op.create_index("ix_tables_stale", "tables", ["id"], sqlite_where=STALE, postgresql_where=STALE)
    op.create_index("ix_tables_hosts", "tables", ["host_id"], sqlite_where=LOBBIES, postgresql_where=LOBBIES)
    op.create_index(
        "ix_tables_challenges",
        "tables",
        ["invited_id", "host_id"],
        sqlite_where=CHALLENGES,
        postgresql_where=CHALLENGES,
    )
