"""What people prefer, as it is stored."""

from sqlalchemy import Connection, delete, insert, select

from sessions.store.database import Store
from sessions.store.schema import people


async def preferences(store: Store, user_id: int) -> str | None:
    """What somebody prefers, as JSON; None when they never said."""
    for row in await store.fetch(select(people.c.preferences).where(people.c.user_id == user_id)):
        return str(row.preferences)
    return None


def look(connection: Connection, user_id: int) -> str | None:
    """The same, for somebody who has a connection."""
    return connection.scalar(select(people.c.preferences).where(people.c.user_id == user_id))


def lock(connection: Connection, user_id: int) -> str | None:
    """The same, locked for a change."""
    wanted = select(people.c.preferences).where(people.c.user_id == user_id).with_for_update()
    return connection.scalar(wanted)


def put(connection: Connection, user_id: int, preferences: str, now: float) -> None:
    """Keep what somebody prefers, in place of what was there."""
    connection.execute(delete(people).where(people.c.user_id == user_id))
    connection.execute(insert(people).values(user_id=user_id, preferences=preferences, changed_at=now))
