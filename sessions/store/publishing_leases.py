"""The leases for showing a table on Discord: the rows by which processes on one PostgreSQL take turns."""

from collections.abc import Collection, Sequence
from functools import partial
from typing import Any, NamedTuple

from sqlalchemy import (
    BigInteger,
    ColumnElement,
    CompoundSelect,
    Connection,
    Double,
    Integer,
    Select,
    Text,
    Update,
    and_,
    bindparam,
    case,
    cast,
    exists,
    func,
    literal,
    null,
    or_,
    select,
    update,
)
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.sql.dml import ReturningInsert, ReturningUpdate

from sessions.store.messenger import notified
from sessions.store.schema import showing
from sessions.store.single_process_lock import SHARD_KEY
from sessions.store.statements import Prepared, SingleStatement

GONE = "gone"

TABLE, BY, KNOWN = bindparam("id_", type_=BigInteger), bindparam("by", type_=Text), bindparam("known", type_=Text)
NOW, TILL = bindparam("now", type_=Double), bindparam("till", type_=Double)
MEMORY = bindparam("p_memory", type_=Text)  # an UPDATE keeps the plain names of its columns to itself
OWN = and_(showing.c.owner == BY, showing.c.table_id == TABLE)
"""The row of a table, if this process has it."""
HANDED = "-"
"""Stands before the name of whoever handed a table over, until the one who has it has claimed it: they may act before
they hear of it, and then know nothing of what goes with it. The release before, which may run beside, reads it as
somebody who is gone."""
BEFORE = case(
    (and_(showing.c.owner == BY, showing.c.before.startswith(HANDED)), func.ltrim(showing.c.before, HANDED)),
    else_=showing.c.owner,
)
"""Who has shown a table last, as it is being claimed."""


def _claim_statement() -> ReturningInsert[Any]:
    wanted = insert(showing).values(table_id=TABLE, owner=BY, until=TILL)
    return wanted.on_conflict_do_update(
        index_elements=[showing.c.table_id],
        set_={"owner": BY, "until": TILL, "before": BEFORE},
        where=or_(showing.c.owner == BY, showing.c.until <= NOW),
    ).returning(showing.c.before, showing.c.memory)


def _ask_query() -> CompoundSelect[Any]:
    claimed = _claim_statement().cte("claimed")
    told = cast(notified(bindparam("wanted", type_=Text)), Text)
    other = case((func.pg_try_advisory_xact_lock(SHARD_KEY, cast(showing.c.owner, Integer)), GONE), else_=told)
    whose = (showing.c.table_id == TABLE, ~exists(select(claimed.c.before)))
    theirs = select(null(), null(), other).where(*whose)
    return select(claimed.c.before, claimed.c.memory, literal(None, Text)).union_all(theirs)


def _release_statement() -> Select[Any]:
    released = update(showing).where(OWN).values(until=0.0, memory=MEMORY).cte("released")
    return select(notified(bindparam("free", type_=Text))).add_cte(released)


def _handing_over() -> Select[Any]:
    given = {"owner": bindparam("to"), "before": literal(HANDED).concat(BY), "until": TILL, "memory": MEMORY}
    handed = update(showing).where(OWN).values(given).returning(showing.c.table_id).cte("handed")
    return select(notified(bindparam("given", type_=Text))).select_from(handed)


def claim_expression(table_id: ColumnElement[int]) -> ReturningUpdate[Any]:
    """Claim the table of an action: this process's own, or one that another has released, knowing no more of where it
    is shown than this one knows."""
    free = and_(showing.c.until <= NOW, showing.c.before == KNOWN)
    taken = {"owner": BY, "until": TILL, "before": BEFORE}
    mine = update(showing).where(showing.c.table_id == table_id, or_(showing.c.owner == BY, free)).values(taken)
    return mine.returning(showing.c.before, showing.c.memory)


def release_expression(table_id: ColumnElement[int]) -> Update:
    """Let others show a table with the next action that they store."""
    own = (showing.c.table_id == table_id, showing.c.owner == BY)
    return update(showing).where(*own).values(until=0.0, memory=MEMORY, before=KNOWN)


def _decline_statement() -> Select[Any]:
    got = showing.c.until > 0.0  # else it was shown, and released
    before = func.ltrim(func.coalesce(showing.c.before, showing.c.owner), HANDED)
    given = update(showing).where(OWN, got).values(owner=before, until=0.0)
    declined = given.returning(showing.c.table_id).cte("declined")
    return select(notified(bindparam("free", type_=Text))).select_from(declined)


CLAIM = Prepared(lambda _: _claim_statement())
ASK = Prepared(lambda _: _ask_query())
RELEASE = Prepared(lambda _: _release_statement())
HAND_OVER = Prepared(lambda _: _handing_over())
DECLINE = Prepared(lambda _: _decline_statement())


class Claim(NamedTuple):
    """A claimed table: ``mine`` where this process was the last to show it, and the memory of the one before."""

    mine: bool
    memory: str | None


class Claiming(NamedTuple):
    """A claim to publish a table, stored with an action; it runs out at ``till``."""

    by: str
    now: float
    till: float


class Claimed(NamedTuple):
    """A table that was claimed with an action: the claim, the newest action that is shown, and the end of the lease."""

    table_id: int
    number: int
    claim: Claim
    shown: int
    until: float


def claimed_by(
    claiming: Claiming, table_id: int, number: int, before: str | None, memory: str | None, shown: int
) -> Claimed | None:
    """The claimed table, read from the row of the statement; None when another process shows the table."""
    if before is None:
        return None
    return Claimed(table_id, number, Claim(before == claiming.by, memory), shown, claiming.till)


class AskResult(NamedTuple):
    """The result of asking: a claim; without one the process that has the table is gone, or was asked."""

    claim: Claim | None
    is_gone: bool


def ask_statement(owner: str, table_id: int, now: float, until: float, wanted: str) -> SingleStatement[AskResult]:
    """Show a table until then, or tell another process that shows it what is ``wanted``."""
    known = {"by": owner, "id_": table_id, "now": now, "till": until, "wanted": wanted}
    return SingleStatement(ASK, [known], partial(_ask_result, owner))


def _ask_result(owner: str, found: Sequence[Any]) -> AskResult:
    for before, memory, gone in found:
        return (
            AskResult(None, is_gone=gone == GONE)
            if gone is not None
            else AskResult(Claim(before == owner, memory), False)
        )
    return AskResult(None, is_gone=False)


def take_over(connection: Connection, owner: str, table_id: int, until: float) -> Claim | None:
    """Show a table until then that a process had which is gone; None when it is there again."""
    had = connection.scalar(select(showing.c.owner).where(showing.c.table_id == table_id))
    if not connection.scalar(select(func.pg_try_advisory_xact_lock(SHARD_KEY, int(had or 0)))):
        return None
    for before, memory in CLAIM.fetch(connection, {"by": owner, "id_": table_id, "now": float("inf"), "till": until}):
        return Claim(before == owner, memory)
    return None


def renew(owner: str, table_ids: Collection[int], until: float, connection: Connection) -> None:
    """Go on showing these, as far as nobody else does by now."""
    own = update(showing).where(
        showing.c.owner == owner, showing.c.table_id.in_(list(table_ids)), showing.c.until > 0.0
    )
    connection.execute(own.values(until=until))


def hand_over_statement(
    owner: str, to: str, table_id: int, until: float, memory: str | None, given: str
) -> SingleStatement[None]:
    """Let another process show a table until then, and tell it that it is ``given``."""
    known = {"by": owner, "to": to, "id_": table_id, "till": until, "memory": memory, "given": given}
    return SingleStatement(HAND_OVER, [known], _result_of_nothing)


def decline_statement(owner: str, table_id: int, free: str) -> SingleStatement[None]:
    """Let others show a table that this process has got and does not show, and tell them that it is ``free``: it stays
    as if it had not been."""
    return SingleStatement(DECLINE, [{"by": owner, "id_": table_id, "free": free}], _result_of_nothing)


def release_at_start(connection: Connection, owner: str, held: Collection[int]) -> None:
    """At the start of a process: others may show what it showed before it was killed; what it has by now stays."""
    left = update(showing).where(showing.c.owner == owner, showing.c.table_id.not_in(list(held)))
    connection.execute(left.values(until=0.0))


def release_statement(owner: str, table_id: int, memory: str | None, free: str) -> SingleStatement[None]:
    """Let others show a table, and tell them what its messages are known to hold, and that it is ``free``."""
    return SingleStatement(
        RELEASE, [{"by": owner, "id_": table_id, "memory": memory, "free": free}], _result_of_nothing
    )


def _result_of_nothing(_: Sequence[Any]) -> None:
    pass
