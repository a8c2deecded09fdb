"""The secret of a rematch, which is committed to when the game before it ends."""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column; a rematch of a game that has begun before this has a secret of its own lobby."""
    op.add_column("tables", sa.Column("next_secret", sa.Text))
