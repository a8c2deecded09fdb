"""The rows of servers that have removed the bot: what is due about them, and the deletion of what they have kept."""

from collections.abc import Collection
from typing import Any

from sqlalchemy import Connection, Select, delete, select

from sessions.store.daily_puzzles import POST, SHOW
from sessions.store.due import schedule
from sessions.store.schema import decks, drafts, due, servers

FORGET = "forget"
"""The kind of due work that deletes what a server has settled, and its decks; it is about the server's id."""


def leave(connection: Connection, guild_id: int, at: float) -> None:
    """Let nothing be posted there any more, and what is kept be deleted at a time."""
    _cancel_due(connection, guild_id, (POST, SHOW))
    schedule(connection, FORGET, guild_id, at)


def come_back(connection: Connection, guild_id: int) -> bool:
    """Keep everything; whether it was to be deleted."""
    return _cancel_due(connection, guild_id, (FORGET,))


def forget_decks(connection: Connection, guild_id: int) -> None:
    """Delete the decks that a server offers: it keeps them as a person does, under its own id."""
    for table in (drafts, decks):
        connection.execute(delete(table).where(table.c.user_id == guild_id))


def with_settings() -> Select[Any]:
    """The query for the ids of all servers that have settled something."""
    return select(servers.c.guild_id)


def _cancel_due(connection: Connection, guild_id: int, kinds: Collection[str]) -> bool:
    return bool(connection.execute(delete(due).where(due.c.kind.in_(kinds), due.c.about == guild_id)).rowcount)
