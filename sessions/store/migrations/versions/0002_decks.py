"""Decks that people keep, decks that are being built, and the deck that somebody has chosen in a lobby."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def _number() -> sa.types.TypeEngine[int]:
    return sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    """Add them; seats that are taken have the default deck."""
    op.create_table(
        "decks",
        sa.Column("id", _number(), autoincrement=True, nullable=False),
        sa.Column("user_id", sa.BigInteger, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("folded", sa.Text, nullable=False),
        sa.Column("cards", sa.Text, nullable=False),
        sa.Column("changed_at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_decks"),
        sa.UniqueConstraint("user_id", "game", "folded", name="uq_decks_user_id_game_folded"),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "drafts",
        sa.Column("user_id", sa.BigInteger, nullable=False, autoincrement=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("deck_id", _number()),
        sa.Column("cards", sa.Text, nullable=False),
        sa.Column("undo", sa.Text, nullable=False),
        sa.Column("changed_at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("user_id", "game", name="pk_drafts"),
    )
    op.add_column("seats", sa.Column("deck", sa.Text))
