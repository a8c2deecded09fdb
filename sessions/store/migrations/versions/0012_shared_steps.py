"""The steps of replays that people have shared, whose messages name them and the players."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add them; those from before are not known."""
    op.create_table(
        "shared_steps",
        sa.Column("message_id", sa.BigInteger, nullable=False, autoincrement=False),
        sa.Column("channel_id", sa.BigInteger, nullable=False),
        sa.Column("subject", sa.Text, nullable=False),
        sa.Column("eyes", sa.Text, nullable=False),
        sa.Column("step", sa.Integer, nullable=False),
        sa.Column("user_id", sa.BigInteger, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("message_id", name="pk_shared_steps"),
    )
    op.create_index("ix_shared_steps_subject", "shared_steps", ["subject"])
    op.create_index("ix_shared_steps_user_id", "shared_steps", ["user_id"])
