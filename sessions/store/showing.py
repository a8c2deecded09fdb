"""Which process shows a table on Discord: the rows by which processes on one PostgreSQL take turns."""

from collections.abc import Collection
from typing import Any, NamedTuple

from sqlalchemy import Connection, Integer, Text, case, cast, exists, func, literal, null, or_, select, update
from sqlalchemy.dialects.postgresql import insert

from sessions.store.alone import SHARD_KEY
from sessions.store.messenger import notified
from sessions.store.schema import showing

GONE = "gone"


class Claim(NamedTuple):
    """A claimed table: whether this process was the last to show it, and what the one before remembers of it."""

    mine: bool
    memory: str | None


class Asked(NamedTuple):
    """What became of a claim: a claim; or whether the process is gone that has the table, and otherwise was asked."""

    claim: Claim | None
    is_gone: bool


def ask(connection: Connection, owner: str, table_id: int, now: float, until: float, wanted: str) -> Asked:
    """Show a table until then, or tell another process that shows it what is ``wanted``. One statement."""
    claimed = _claiming(owner, table_id, now, until).cte("claimed")
    shard = cast(showing.c.owner, Integer)
    told = cast(notified(literal(wanted)), Text)
    other = case((func.pg_try_advisory_xact_lock(SHARD_KEY, shard), GONE), else_=told)
    theirs = select(null(), null(), other).where(showing.c.table_id == table_id, ~exists(select(claimed.c.before)))
    found = select(claimed.c.before, claimed.c.memory, literal(None, Text)).union_all(theirs)
    for before, memory, gone in connection.execute(found):
        return Asked(None, is_gone=gone == GONE) if gone is not None else Asked(Claim(before == owner, memory), False)
    return Asked(None, is_gone=False)


def take_over(connection: Connection, owner: str, table_id: int, until: float) -> Claim | None:
    """Show a table until then that a process had which is gone; None when it is there again."""
    had = connection.scalar(select(showing.c.owner).where(showing.c.table_id == table_id))
    if not connection.scalar(select(func.pg_try_advisory_xact_lock(SHARD_KEY, int(had or 0)))):
        return None
    for before, memory in connection.execute(_claiming(owner, table_id, float("inf"), until)):
        return Claim(before == owner, memory)
    return None


def _claiming(owner: str, table_id: int, now: float, until: float) -> Any:
    wanted = insert(showing).values(table_id=table_id, owner=owner, until=until)
    return wanted.on_conflict_do_update(
        index_elements=[showing.c.table_id],
        set_={"owner": owner, "until": until, "before": showing.c.owner},
        where=or_(showing.c.owner == owner, showing.c.until <= now),
    ).returning(showing.c.before, showing.c.memory)


def renew(owner: str, table_ids: Collection[int], until: float, connection: Connection) -> None:
    """Go on showing these, as far as nobody else does by now."""
    own = update(showing).where(showing.c.owner == owner, showing.c.table_id.in_(list(table_ids)))
    connection.execute(own.values(until=until))


def release(connection: Connection, owner: str, table_id: int, memory: str | None, free: str) -> None:
    """Let others show a table, and tell them what its messages are known to hold, and that it is ``free``. One
    statement."""
    own = update(showing).where(showing.c.owner == owner, showing.c.table_id == table_id)
    released = own.values(until=0.0, memory=memory).cte("released")
    connection.execute(select(notified(literal(free))).add_cte(released))
