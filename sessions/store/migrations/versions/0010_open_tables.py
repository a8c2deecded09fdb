"""Indexes of the open tables and of computers' seats: what is looked for there must not read all the others."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None

OPEN = sa.text("status = 'open'")
COMPUTER = sa.text("level IS NOT NULL")


def upgrade() -> None:
    """Add them."""
    op.create_index("ix_tables_open", "tables", ["id", "place_id"], sqlite_where=OPEN, postgresql_where=OPEN)
    op.create_index(
        "ix_seats_computers", "seats", ["table_id", "seat"], sqlite_where=COMPUTER, postgresql_where=COMPUTER
    )
