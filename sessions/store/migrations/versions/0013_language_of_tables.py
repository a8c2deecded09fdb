"""The language of a table: what everybody there reads is said in it."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column; tables from before speak English."""
    op.add_column("tables", sa.Column("language", sa.Text))
