"""The lines that log channels have been told, which mention people who may leave."""

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add them; those from before are not known."""
    op.create_table(
        "log_lines",
        sa.Column("message_id", sa.BigInteger, nullable=False, autoincrement=False),
        sa.Column("channel_id", sa.BigInteger, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("message_id", name="pk_log_lines"),
    )
    op.create_index("ix_log_lines_at", "log_lines", ["at"])
