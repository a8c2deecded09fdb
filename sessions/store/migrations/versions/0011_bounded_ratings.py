"""What a rating would be without a bound, and what somebody's games against the hard computer alone say."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns; ``python -m sessions.ratings rebuild`` fills them from the games that there were."""
    for name in ("overall_mu", "hard_mu", "hard_sigma"):
        op.add_column("ratings", sa.Column(name, sa.Double))
