"""The secret of the game after a lesson, which is committed to where the lesson ends."""

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column; a game after a lesson that has ended before this has a secret of its own lobby."""
    op.add_column("lessons", sa.Column("secret", sa.Text))
