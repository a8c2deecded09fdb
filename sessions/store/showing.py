"""Which process shows a table on Discord: the rows by which processes on one PostgreSQL take turns."""

from collections.abc import Collection
from typing import NamedTuple

from sqlalchemy import Connection, or_, select, text, update
from sqlalchemy.dialects.postgresql import insert

from sessions.store.alone import SHARD_KEY
from sessions.store.schema import showing


class Claim(NamedTuple):
    """A claimed table: whether this process was the last to show it, and what the one before remembers of it."""

    mine: bool
    memory: str | None


def claim(connection: Connection, owner: str, table_id: int, now: float, until: float) -> Claim | None:
    """Show a table until then; None while another process does that is still there."""
    claimed = _claim(connection, owner, table_id, now, until)
    if claimed is None and _is_gone(connection, table_id):
        return _claim(connection, owner, table_id, float("inf"), until)
    return claimed


def _is_gone(connection: Connection, table_id: int) -> bool:
    """Whether nobody has the shard any more by which the process is named that shows a table."""
    owner = connection.scalar(select(showing.c.owner).where(showing.c.table_id == table_id))
    lock = {"key": SHARD_KEY, "shard": int(owner or 0)}
    return bool(connection.scalar(text("SELECT pg_try_advisory_xact_lock(:key, :shard)"), lock))


def _claim(connection: Connection, owner: str, table_id: int, now: float, until: float) -> Claim | None:
    wanted = insert(showing).values(table_id=table_id, owner=owner, until=until)
    claimed = wanted.on_conflict_do_update(
        index_elements=[showing.c.table_id],
        set_={"owner": owner, "until": until, "before": showing.c.owner},
        where=or_(showing.c.owner == owner, showing.c.until <= now),
    ).returning(showing.c.before, showing.c.memory)
    for row in connection.execute(claimed):
        return Claim(row.before == owner, row.memory)
    return None


def renew(owner: str, table_ids: Collection[int], until: float, connection: Connection) -> None:
    """Go on showing these, as far as nobody else does by now."""
    own = update(showing).where(showing.c.owner == owner, showing.c.table_id.in_(list(table_ids)))
    connection.execute(own.values(until=until))


def release(connection: Connection, owner: str, table_id: int, memory: str | None) -> None:
    """Let others show a table, and tell them what its messages are known to hold."""
    own = update(showing).where(showing.c.owner == owner, showing.c.table_id == table_id)
    connection.execute(own.values(until=0.0, memory=memory))
