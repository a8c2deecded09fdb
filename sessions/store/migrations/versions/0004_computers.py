"""Seats of computers, hosts without a seat, and what people prefer."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add them; everybody there is so far is a person, who prefers nothing."""
    op.add_column("seats", sa.Column("level", sa.Text))
    op.add_column("tables", sa.Column("host_name", sa.Text))
    op.create_table(
        "people",
        sa.Column("user_id", sa.BigInteger, nullable=False, autoincrement=False),
        sa.Column("preferences", sa.Text, nullable=False),
        sa.Column("changed_at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("user_id", name="pk_people"),
    )
