"""Work that is due at some time: what is to be done (``kind``) about what, by whom it is claimed and until when.

Several processes may look at once: each piece is claimed by one of them, and by another when that one has let its
lease run out. A row may say a time that is too early; whoever does the work then says when it is due again.
"""

from collections.abc import Collection, Sequence
from typing import Any, NamedTuple

from sqlalchemy import Connection, Table, bindparam, case, delete, func, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.sql.elements import ColumnElement

from sessions.store.database import Store
from sessions.store.schema import due, seats
from sessions.store.single_process_lock import SHARD_KEY
from sessions.store.writing import CLOCK

LOBBY = "lobby"
"""The kind of due work that closes a lobby."""
LONGEST_CLAIM = 60.0
"""Seconds; nobody claims anything for as long as that, but renews it."""


class DuePiece(NamedTuple):
    """Something that is due, about a table, a lobby or (0) nothing in particular; ``tries`` that have failed."""

    kind: str
    about: int
    due_at: float
    tries: int


async def next_at(store: Store, but: str | None = None) -> float | None:
    """The time at which the next piece can be claimed; None when there is nothing to be done, now or later.

    ``but``: whose claims are left out, since they know themselves when they are done.
    """
    at = case((due.c.until > due.c.due_at, due.c.until), else_=due.c.due_at).label("at")
    others = or_(due.c.owner.is_(None), due.c.owner != but)
    for row in await store.fetch(select(at).where(others).order_by(at).limit(1)):
        return float(row.at)
    return None


def claim_due(
    connection: Connection, owner: str, kinds: Collection[str], now: float, until: float, most: int
) -> list[DuePiece]:
    """Claim what is due, the oldest first, of some kinds."""
    wanted = (
        select(due.c.kind, due.c.about, due.c.due_at, due.c.tries)
        .where(due.c.kind.in_(kinds), due.c.due_at <= now, or_(due.c.until.is_(None), due.c.until <= now))
        .order_by(due.c.due_at, due.c.kind, due.c.about)
        .limit(most)
        .with_for_update(skip_locked=True)
    )
    pieces = [DuePiece(*row) for row in connection.execute(wanted)]
    if pieces:
        own = update(due).where(due.c.kind == bindparam("of_kind"), due.c.about == bindparam("of_about"))
        names = [{"of_kind": piece.kind, "of_about": piece.about} for piece in pieces]
        connection.execute(own.values(owner=owner, until=until), names)
    return pieces


def renew_claims(owner: str, pieces: Sequence[DuePiece], until: float, connection: Connection) -> None:
    """Go on doing these, as far as they are not done and nobody has asked for them anew."""
    own = (due.c.kind == bindparam("of_kind"), due.c.about == bindparam("of_about"), due.c.owner == owner)
    names = [{"of_kind": piece.kind, "of_about": piece.about} for piece in pieces]
    connection.execute(update(due).where(*own).values(until=until), names)


def finish_piece(connection: Connection, owner: str, piece: DuePiece, again: float | None) -> None:
    """A claimed piece is done, and due again at some time, or never. One that was asked for meanwhile stays."""
    if again is None:
        connection.execute(delete(due).where(*_is_claimed_piece(owner, piece)))
    else:
        next_time = {"due_at": again, "owner": None, "until": None, "tries": 0}
        connection.execute(update(due).where(*_is_claimed_piece(owner, piece)).values(**next_time))


def postpone(connection: Connection, owner: str, piece: DuePiece, until: float) -> None:
    """A claimed piece has failed: nobody tries it again before that."""
    failed = {"owner": None, "until": until, "tries": piece.tries + 1}
    connection.execute(update(due).where(*_is_claimed_piece(owner, piece)).values(**failed))


def give_back(connection: Connection, owner: str) -> None:
    """Whatever somebody has claimed can be claimed by others at once."""
    connection.execute(update(due).where(due.c.owner == owner).values(owner=None, until=None))


def take_back(connection: Connection, shard: int) -> None:
    """Whatever a process had claimed that was named by a shard can be claimed at once, unless it is there again."""
    if connection.scalar(select(func.pg_try_advisory_xact_lock(SHARD_KEY, shard))):
        give_back(connection, str(shard))


def schedule(connection: Connection, kind: str, about: int, at: float) -> None:
    """Something is due at that time at the latest; whoever is just doing it does not finish it."""
    wanted = insert_statement(connection).values(kind=kind, about=about, due_at=at)
    nearer = or_(due.c.owner.is_not(None), due.c.due_at > at)
    connection.execute(
        wanted.on_conflict_do_update(
            index_elements=[due.c.kind, due.c.about],
            set_={"due_at": at, "owner": None, "until": None, "tries": 0},
            where=nearer,
        )
    )


def make_clocks_due(connection: Connection, user_id: int, now: float) -> None:
    """The clocks of all tables at which somebody sits are due: they may run again."""
    own = select(seats.c.table_id).where(seats.c.user_id == user_id)
    wanted = update(due).where(due.c.kind == CLOCK, due.c.about.in_(own), due.c.due_at > now)
    connection.execute(wanted.values(due_at=now, owner=None, until=None))


def make_all_due(connection: Connection, now: float) -> None:
    """Everything that is to come is due now: the time at which it was to come may have been a wrong one.

    Whoever does it says when it is due again. The time of a lobby is stored with it, and was told to people.
    """
    nobodys = or_(due.c.owner.is_(None), due.c.until > now + LONGEST_CLAIM)
    connection.execute(update(due).where(due.c.until > now, nobodys).values(owner=None, until=None))
    connection.execute(update(due).where(due.c.due_at > now, due.c.kind != LOBBY).values(due_at=now))


def retry_at_start(connection: Connection, owner: str, now: float, kinds: Sequence[str]) -> None:
    """At the start of a process: try these again at once, and what it had claimed itself before it was killed.

    Where there is no other process, nothing is claimed.
    """
    if connection.dialect.name == "sqlite":
        connection.execute(update(due).values(owner=None, until=None))
    give_back(connection, owner)
    connection.execute(update(due).where(due.c.kind.in_(kinds), due.c.due_at > now).values(due_at=now))


def _is_claimed_piece(owner: str, piece: DuePiece) -> Sequence[ColumnElement[bool]]:
    return (
        due.c.kind == piece.kind,
        due.c.about == piece.about,
        due.c.owner == owner,
        due.c.due_at == piece.due_at,
    )


def insert_statement(connection: Connection) -> Any:
    """An INSERT of the database's own kind, which knows what to do with rows that are there."""
    return insert_statement_for(connection, due)


def insert_statement_for(connection: Connection, table: Table) -> Any:
    """An INSERT into a table, of the database's own kind, which knows what to do with rows that are there."""
    dialect: Any = postgresql if connection.dialect.name == "postgresql" else sqlite
    return dialect.insert(table)
