"""What players have offered each other at a table: a draw, or to let the last action be taken back."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add it; nothing is offered yet."""
    op.add_column("tables", sa.Column("talks", sa.Text))
