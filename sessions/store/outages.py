"""The outages of the bot: a heartbeat, and the times between which there was none."""

from collections.abc import Collection, Mapping
from types import MappingProxyType

from sqlalchemy import Connection, delete, insert, literal, select, text, update

from sessions.store.database import Store
from sessions.store.due import insert_statement, make_all_due
from sessions.store.schema import OPEN, meta, outages, tables
from sessions.time.paces import Pauses

HEARTBEAT = "heartbeat"
NOBODY_TOLD: Mapping[str, float] = MappingProxyType({})
BACK = "back"
"""The kind of due work that tells at a table that no bot was there."""


def store_heartbeat(
    connection: Connection, now: float, most: float, wrong: float, *, told: Mapping[str, float] = NOBODY_TOLD
) -> float:
    """A bot is there; when none was for longer than ``most`` seconds, that was an outage.

    ``told``: of one that was so long, by their pace, the tables with clocks are to tell their people.

    Returns by how much the clock of the last one was ahead, where that is more than ``wrong`` seconds: it has been set
    back since, and what it has stored as still to come is set right. Otherwise 0.
    """
    stored = select(meta.c.value).where(meta.c.key == HEARTBEAT).with_for_update()
    found = connection.scalar(stored)
    last = None if found is None else float(found)
    ahead = 0.0 if last is None else last - now
    if ahead > wrong:
        _set_back(connection, now)
    elif last is not None and last >= now:
        return 0.0  # another process was there just now
    elif last is not None and now - last > most:
        connection.execute(insert(outages).values(began=last, ended=now))
        if paces := [pace for pace, least in told.items() if now - last >= least]:
            _have_told(connection, now, paces)
    connection.execute(delete(meta).where(meta.c.key == HEARTBEAT))
    connection.execute(insert(meta).values(key=HEARTBEAT, value=repr(now)))
    return ahead if ahead > wrong else 0.0


def _have_told(connection: Connection, now: float, paces: Collection[str]) -> None:
    """Make it due that each open table with clocks tells of an outage, at these paces."""
    running = (text(OPEN), tables.c.clocks.is_not(None), tables.c.pace.in_(paces))
    wanted = select(literal(BACK), tables.c.id, literal(now)).where(*running)
    rows = insert_statement(connection).from_select(["kind", "about", "due_at"], wanted)
    connection.execute(rows.on_conflict_do_nothing())


def _set_back(connection: Connection, now: float) -> None:
    """Let no outage last longer than until now, and look again at what is due at some time."""
    connection.execute(delete(outages).where(outages.c.began >= now))
    connection.execute(update(outages).where(outages.c.ended > now).values(ended=now))
    make_all_due(connection, now)


async def outages_since(store: Store, at: float) -> Pauses:
    """The outages that ended after a time, in order."""
    query = select(outages.c.began, outages.c.ended).where(outages.c.ended > at).order_by(outages.c.began)
    return [(row.began, row.ended) for row in await store.fetch(query)]
