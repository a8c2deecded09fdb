"""What the managers of servers have settled, and a way to count a server's tables."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

OPEN = "status IN ('lobby', 'open')"


def upgrade() -> None:
    """Add them; nothing is settled yet."""
    op.create_table(
        "servers",
        sa.Column("guild_id", sa.BigInteger, nullable=False, autoincrement=False),
        sa.Column("settings", sa.Text, nullable=False),
        sa.Column("changed_at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("guild_id", name="pk_servers"),
    )
    op.create_index(
        "ix_tables_open_of_guild",
        "tables",
        ["guild_id"],
        sqlite_where=sa.text(OPEN),
        postgresql_where=sa.text(OPEN),
    )
