"""The surfaces on which tables are shown, in one table.

The columns in which they stood before stay for the release before, which may run beside this one on PostgreSQL: there,
triggers carry over what either release writes. The next release takes both away; see docs/decisions/0014-surfaces.md.
"""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None

TABLE_ID = sa.BigInteger().with_variant(sa.Integer, "sqlite")
OF_TABLES = sa.text("kind = 'table'")
OPEN = sa.text("status = 'open'")

CARRY_OVER = (
    "INSERT INTO surfaces (table_id, kind, seat, channel_id, message_id)"
    " SELECT id, 'table', -1, place_id, message_id FROM tables WHERE place_id IS NOT NULL OR message_id IS NOT NULL",
    "INSERT INTO surfaces (table_id, kind, seat, message_id)"
    " SELECT id, 'call', -1, mention_id FROM tables WHERE mention_id IS NOT NULL",
    "INSERT INTO surfaces (table_id, kind, seat, channel_id, message_id, closed, at)"
    " SELECT table_id, 'direct', seat, dm_channel_id, dm_message_id, dm_closed, dm_at FROM seats"
    " WHERE dm_channel_id IS NOT NULL OR dm_message_id IS NOT NULL OR dm_closed OR dm_at <> 0",
)
EMPTY = (
    "UPDATE tables SET place_id = NULL, message_id = NULL, mention_id = NULL",
    "UPDATE seats SET dm_channel_id = NULL, dm_message_id = NULL, dm_closed = false, dm_at = 0",
)

FROM_BEFORE = (
    """CREATE FUNCTION surfaces_from_tables() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    INSERT INTO surfaces (table_id, kind, seat, channel_id, message_id)
    VALUES (NEW.id, 'table', -1, NEW.place_id, NEW.message_id)
    ON CONFLICT (table_id, kind, seat) DO UPDATE
    SET channel_id = excluded.channel_id, message_id = excluded.message_id;
    IF NEW.mention_id IS NOT NULL OR OLD.mention_id IS NOT NULL THEN
        INSERT INTO surfaces (table_id, kind, seat, message_id) VALUES (NEW.id, 'call', -1, NEW.mention_id)
        ON CONFLICT (table_id, kind, seat) DO UPDATE SET message_id = excluded.message_id;
    END IF;
    RETURN NULL;
    END $$""",
    """CREATE TRIGGER surfaces_from_tables AFTER UPDATE OF place_id, message_id, mention_id ON tables
    FOR EACH ROW WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION surfaces_from_tables()""",
    """CREATE FUNCTION surfaces_from_seats() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    INSERT INTO surfaces (table_id, kind, seat, channel_id, message_id, closed, at)
    VALUES (NEW.table_id, 'direct', NEW.seat, NEW.dm_channel_id, NEW.dm_message_id, NEW.dm_closed, NEW.dm_at)
    ON CONFLICT (table_id, kind, seat) DO UPDATE SET channel_id = excluded.channel_id,
    message_id = excluded.message_id, closed = excluded.closed, at = excluded.at;
    RETURN NULL;
    END $$""",
    """CREATE TRIGGER surfaces_from_seats AFTER UPDATE OF dm_channel_id, dm_message_id, dm_closed, dm_at ON seats
    FOR EACH ROW WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION surfaces_from_seats()""",
    """CREATE TRIGGER surfaces_from_new_seats AFTER INSERT ON seats FOR EACH ROW
    WHEN (pg_trigger_depth() = 0 AND (NEW.dm_channel_id IS NOT NULL OR NEW.dm_closed))
    EXECUTE FUNCTION surfaces_from_seats()""",
    """CREATE FUNCTION surfaces_without_seats() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    DELETE FROM surfaces WHERE table_id = OLD.table_id AND seat = OLD.seat;
    RETURN NULL;
    END $$""",
    """CREATE TRIGGER surfaces_without_seats AFTER DELETE ON seats
    FOR EACH ROW WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION surfaces_without_seats()""",
)
"""What the release before writes is carried over."""
FOR_BEFORE = (
    """CREATE FUNCTION surfaces_before() RETURNS trigger LANGUAGE plpgsql AS $$ DECLARE kept surfaces%ROWTYPE; BEGIN
    IF TG_OP = 'DELETE' THEN
        kept := OLD;
        kept.channel_id := NULL;
        kept.message_id := NULL;
        kept.closed := true;
        kept.at := 0;
    ELSE
        kept := NEW;
    END IF;
    IF kept.kind = 'table' THEN
        UPDATE tables SET place_id = kept.channel_id, message_id = kept.message_id WHERE id = kept.table_id;
    ELSIF kept.kind = 'call' THEN
        UPDATE tables SET mention_id = kept.message_id WHERE id = kept.table_id;
    ELSIF kept.kind = 'direct' THEN
        UPDATE seats SET dm_channel_id = kept.channel_id, dm_message_id = kept.message_id, dm_closed = kept.closed,
        dm_at = kept.at WHERE table_id = kept.table_id AND seat = kept.seat;
    END IF;
    RETURN NULL;
    END $$""",
    """CREATE TRIGGER surfaces_before AFTER UPDATE OF channel_id, message_id, closed, at ON surfaces
    FOR EACH ROW WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION surfaces_before()""",
    """CREATE TRIGGER new_surfaces_before AFTER INSERT OR DELETE ON surfaces
    FOR EACH ROW WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION surfaces_before()""",
)
"""What this release writes is carried back."""


def upgrade() -> None:
    """Add the table, and carry over what is known."""
    shared = op.get_bind().dialect.name == "postgresql"
    if shared:  # or the release before could write something between the carrying over and the triggers
        op.execute("LOCK TABLE tables, seats IN SHARE ROW EXCLUSIVE MODE")
    op.create_table(
        "surfaces",
        sa.Column("table_id", TABLE_ID, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("channel_id", sa.BigInteger),
        sa.Column("message_id", sa.BigInteger),
        sa.Column("closed", sa.Boolean, nullable=False, server_default=sa.text("false")),
        sa.Column("at", sa.Double, nullable=False, server_default="0"),
        sa.Column("token", sa.Text),
        sa.Column("until", sa.Double),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_surfaces_table_id"),
        sa.PrimaryKeyConstraint("table_id", "kind", "seat", name="pk_surfaces"),
    )
    for statement in CARRY_OVER:
        op.execute(statement)
    op.create_index(
        "ix_surfaces_of_tables", "surfaces", ["channel_id"], sqlite_where=OF_TABLES, postgresql_where=OF_TABLES
    )
    op.drop_index("ix_tables_open", "tables")
    op.create_index("ix_tables_open", "tables", ["id"], sqlite_where=OPEN, postgresql_where=OPEN)
    for statement in (*FROM_BEFORE, *FOR_BEFORE) if shared else EMPTY:  # nobody can run beside on SQLite
        op.execute(statement)
