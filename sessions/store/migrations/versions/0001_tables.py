"""Tables, their people, their log and its eras; and what the bot remembers about itself."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

LAGGING = sa.text("status IN ('open', 'over') AND shown < number")
LOBBIES = sa.text("status = 'lobby'")


def _table_id() -> sa.types.TypeEngine[int]:
    return sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    """Create everything."""
    op.create_table(
        "tables",
        sa.Column("id", _table_id(), autoincrement=True, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("secret", sa.Text, nullable=False),
        sa.Column("commitment", sa.Text, nullable=False),
        sa.Column("seed", sa.Text),
        sa.Column("number", sa.Integer, nullable=False, server_default="0"),
        sa.Column("position", sa.Text),
        sa.Column("active", sa.BigInteger, nullable=False, server_default="0"),
        sa.Column("steps", sa.Text, nullable=False, server_default="[]"),
        sa.Column("outcome", sa.Text),
        sa.Column("host_id", sa.BigInteger, nullable=False),
        sa.Column("invited_id", sa.BigInteger),
        sa.Column("seating", sa.Text),
        sa.Column("min_seats", sa.Integer, nullable=False),
        sa.Column("max_seats", sa.Integer, nullable=False),
        sa.Column("created_at", sa.Double, nullable=False),
        sa.Column("expires_at", sa.Double),
        sa.Column("ended_at", sa.Double),
        sa.Column("guild_id", sa.BigInteger),
        sa.Column("channel_id", sa.BigInteger, nullable=False),
        sa.Column("lobby_message_id", sa.BigInteger),
        sa.Column("place_id", sa.BigInteger),
        sa.Column("message_id", sa.BigInteger),
        sa.Column("mention_id", sa.BigInteger),
        sa.Column("shown", sa.Integer, nullable=False, server_default="-1"),
        sa.Column("rematch_of", _table_id()),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
        sa.ForeignKeyConstraint(["rematch_of"], ["tables.id"], name="fk_tables_rematch_of"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_tables_channel_id_status", "tables", ["channel_id", "status"])
    op.create_index("ix_tables_place_id_status", "tables", ["place_id", "status"])
    op.create_index("ix_tables_lagging", "tables", ["id"], sqlite_where=LAGGING, postgresql_where=LAGGING)
    op.create_index("ix_tables_lobbies", "tables", ["expires_at"], sqlite_where=LOBBIES, postgresql_where=LOBBIES)
    op.create_table(
        "seats",
        sa.Column("table_id", _table_id(), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("user_id", sa.BigInteger, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("join_id", sa.BigInteger, nullable=False),
        sa.Column("dm_channel_id", sa.BigInteger),
        sa.Column("dm_message_id", sa.BigInteger),
        sa.Column("dm_closed", sa.Boolean, nullable=False, server_default=sa.text("false")),
        sa.Column("dm_at", sa.Double, nullable=False, server_default="0"),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_seats"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_seats_table_id"),
        sa.UniqueConstraint("user_id", "table_id", name="uq_seats_user_id_table_id"),
    )
    op.create_table(
        "actions",
        sa.Column("table_id", _table_id(), nullable=False),
        sa.Column("number", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("action", sa.Text, nullable=False),
        sa.Column("events", sa.Text, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_actions"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_actions_table_id"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "eras",
        sa.Column("table_id", _table_id(), nullable=False),
        sa.Column("number", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("position", sa.Text),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_eras"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_eras_table_id"),
    )
    op.create_table(
        "meta",
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("value", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("key", name="pk_meta"),
    )
