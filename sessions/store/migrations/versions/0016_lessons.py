"""How far somebody is in a lesson."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the table; nobody has begun one."""
    op.create_table(
        "lessons",
        sa.Column("user_id", sa.BigInteger, nullable=False, autoincrement=False),
        sa.Column("lesson", sa.Text, nullable=False),
        sa.Column("step", sa.Text, nullable=False),
        sa.Column("done_at", sa.Double),
        sa.Column("changed_at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("user_id", "lesson", name="pk_lessons"),
    )
