"""Work that is due, times when the bot was away, paces and clocks, and lines of the log that are no actions."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

Id = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    """Add them; the tables that there are have no clocks."""
    op.create_table(
        "due",
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("about", Id, nullable=False, autoincrement=False),
        sa.Column("due_at", sa.Double, nullable=False),
        sa.Column("owner", sa.Text),
        sa.Column("until", sa.Double),
        sa.Column("tries", sa.Integer, nullable=False, server_default="0"),
        sa.PrimaryKeyConstraint("kind", "about", name="pk_due"),
    )
    op.create_index("ix_due_due_at", "due", ["due_at"])
    op.create_table(
        "outages",
        sa.Column("began", sa.Double, nullable=False),
        sa.Column("ended", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("began", name="pk_outages"),
    )
    op.add_column("actions", sa.Column("kind", sa.Text, nullable=False, server_default="action"))
    op.add_column("tables", sa.Column("pace", sa.Text, nullable=False, server_default="none"))
    op.add_column("tables", sa.Column("clocks", sa.Text))
    op.add_column("tables", sa.Column("asked_at", sa.Double))
