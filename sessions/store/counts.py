"""Queries that count what there is in the store, for whoever runs the bot."""

from typing import Any

from sqlalchemy import Select, func, select, text

from sessions.store.schema import LAGGING, due, tables

OPEN_BY_GAME: Select[Any] = select(tables.c.game, func.count()).where(tables.c.status == "open").group_by(tables.c.game)
"""Each game with its open tables."""
BEHIND: Select[Any] = select(func.count()).select_from(tables).where(text(LAGGING))
"""The number of tables whose messages don't show the newest position."""


def due_by_kind(now: float) -> Select[Any]:
    """Each kind of work with the number of pieces whose time is past, and the time of the oldest."""
    return select(due.c.kind, func.count(), func.min(due.c.due_at)).where(due.c.due_at <= now).group_by(due.c.kind)
