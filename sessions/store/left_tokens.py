"""The tokens that surfaces have at a clean stop, for the next start."""

from collections.abc import Collection
from typing import NamedTuple

from sqlalchemy import Connection, Update, delete, select, update

from sessions.store.database import Store
from sessions.store.rows import SurfaceKind
from sessions.store.schema import surfaces
from sessions.store.surfaces import note_statement


class LeftToken(NamedTuple):
    """A token of a surface. ``message_id``: what it edits; None: the answer to what it is the token of."""

    table_id: int
    kind: SurfaceKind
    seat: int
    message_id: int | None
    token: str
    until: float

    def __repr__(self) -> str:
        return f"LeftToken({self.table_id}, {self.kind})"  # a token is a secret


async def keep_tokens(store: Store, left: Collection[LeftToken]) -> None:
    """Store these for the next start."""

    def write(connection: Connection) -> None:
        for one in left:
            if one.kind == "eyes":
                connection.execute(note_statement(connection.dialect.name, one._asdict()))
            else:
                connection.execute(_update_of_token(one))

    if left:
        await store.transact(write)


def _update_of_token(one: LeftToken) -> Update:
    """The statement that stores a token beside the message that it edits, if that is still the one."""
    whose = (surfaces.c.table_id == one.table_id, surfaces.c.kind == one.kind, surfaces.c.seat == one.seat)
    same = surfaces.c.message_id == one.message_id
    return update(surfaces).where(*whose, same).values(token=one.token, until=one.until)


async def take_tokens(store: Store, now: float) -> list[LeftToken]:
    """The stored tokens that are good still; the others are deleted."""

    def read(connection: Connection) -> list[LeftToken]:
        past = surfaces.c.until <= now
        connection.execute(delete(surfaces).where(surfaces.c.kind == "eyes", past))
        connection.execute(update(surfaces).where(past).values(token=None, until=None))
        columns = (surfaces.c[name] for name in LeftToken._fields)
        return [LeftToken(*row) for row in connection.execute(select(*columns).where(surfaces.c.token.is_not(None)))]

    return await store.transact(read)
