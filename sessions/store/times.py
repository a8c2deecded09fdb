"""When bots were there: a heartbeat, and the times between which there was none."""

from sqlalchemy import Connection, delete, insert, select

from sessions.paces import Pauses
from sessions.store.database import Store
from sessions.store.schema import meta, outages

HEARTBEAT = "heartbeat"


def beat(connection: Connection, now: float, most: float) -> None:
    """A bot is there; when none was for longer than ``most`` seconds, that was an outage."""
    stored = select(meta.c.value).where(meta.c.key == HEARTBEAT).with_for_update()
    last = connection.scalar(stored)
    if last is not None and float(last) >= now:
        return  # another process was there just now
    if last is not None and now - float(last) > most:
        connection.execute(insert(outages).values(began=float(last), ended=now))
    connection.execute(delete(meta).where(meta.c.key == HEARTBEAT))
    connection.execute(insert(meta).values(key=HEARTBEAT, value=repr(now)))


async def since(store: Store, at: float) -> Pauses:
    """The outages that ended after a time, in order."""
    query = select(outages.c.began, outages.c.ended).where(outages.c.ended > at).order_by(outages.c.began)
    return [(row.began, row.ended) for row in await store.fetch(query)]
