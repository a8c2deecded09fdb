"""What people have been told about games of theirs."""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the table; nobody has been told anything yet."""
    op.create_table(
        "reviews",
        sa.Column("user_id", sa.BigInteger, nullable=False, autoincrement=False),
        sa.Column("table_id", sa.BigInteger().with_variant(sa.Integer, "sqlite"), nullable=False, autoincrement=False),
        sa.Column("version", sa.Text, nullable=False),
        sa.Column("document", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("user_id", "table_id", name="pk_reviews"),
    )
