"""The steps of replays that people have shared: what their messages show, so that they can be changed later."""

from collections.abc import Collection
from typing import NamedTuple

from sqlalchemy import Connection, delete, insert, or_, select, update

from sessions.store.database import Store
from sessions.store.rows import typed_row
from sessions.store.schema import shared_steps

KEPT = 7 * 24 * 3600.0
"""Seconds for which a shared step gets its new names when somebody leaves for good."""


class SharedStep(NamedTuple):
    """A message with a step of a replay (``subject``, ``eyes`` and ``step`` say which), and who has shared it."""

    message_id: int
    channel_id: int
    subject: str
    eyes: str
    step: int
    user_id: int
    name: str
    at: float


async def shared_step(store: Store, message_id: int) -> SharedStep | None:
    """The step that a message shows."""
    rows = await store.fetch(select(shared_steps).where(shared_steps.c.message_id == message_id))
    return typed_row(SharedStep, rows[0]) if rows else None


def keep_step(connection: Connection, step: SharedStep) -> None:
    """Keep the step that a message shows, and forget those that are too old to be changed."""
    connection.execute(delete(shared_steps).where(shared_steps.c.at < step.at - KEPT))
    connection.execute(insert(shared_steps).values(step._asdict()))


def rename_person(
    connection: Connection, user_id: int, nobody: int, name: str, subjects: Collection[str], now: float, most: int
) -> list[int]:
    """Take somebody out of what they have shared; the messages of that, and of what others have shared of theirs."""
    mine = shared_steps.c.user_id == user_id
    wanted = select(shared_steps.c.message_id).where(
        or_(mine, shared_steps.c.subject.in_(subjects)), shared_steps.c.at >= now - KEPT
    )
    found = [
        row.message_id for row in connection.execute(wanted.order_by(shared_steps.c.message_id.desc()).limit(most))
    ]
    connection.execute(update(shared_steps).where(mine).values(user_id=nobody, name=name))
    return found
