"""Which process shows a table on Discord, where several could."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None

Id = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    """Add it; nobody shows anything yet."""
    op.create_table(
        "showing",
        sa.Column("table_id", Id, nullable=False, autoincrement=False),
        sa.Column("owner", sa.Text, nullable=False),
        sa.Column("until", sa.Double, nullable=False),
        sa.Column("before", sa.Text),
        sa.Column("memory", sa.Text),
        sa.PrimaryKeyConstraint("table_id", name="pk_showing"),
    )
