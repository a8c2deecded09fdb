"""The lines that log channels have been told. They call people by mentions alone, so that whoever leaves is found."""

from typing import NamedTuple

from sqlalchemy import Connection, bindparam, delete, insert, select, update

from sessions.store import due
from sessions.store.database import Store
from sessions.store.rows import typed_row
from sessions.store.schema import log_lines

KEPT = 90 * 24 * 3600.0
"""Seconds for which a line is changed when somebody whom it mentions leaves for good."""
REWRITE = "log"
"""The kind of due work that shows a line as it is stored; it is about the line's message."""


class LogChannelLine(NamedTuple):
    """A message in a log channel, and what stands in it."""

    message_id: int
    channel_id: int
    text: str
    at: float


async def line_of_message(store: Store, message_id: int) -> LogChannelLine | None:
    """The line that a message is."""
    rows = await store.fetch(select(log_lines).where(log_lines.c.message_id == message_id))
    return typed_row(LogChannelLine, rows[0]) if rows else None


def keep_line(connection: Connection, line: LogChannelLine) -> None:
    """Keep a line, and forget those that are too old to be changed."""
    connection.execute(delete(log_lines).where(log_lines.c.at < line.at - KEPT))
    connection.execute(insert(log_lines).values(line._asdict()))


def change_text(connection: Connection, line: LogChannelLine, text: str, now: float) -> None:
    """Let a line have another text, and be shown with it, unless it was changed meanwhile."""
    same = (log_lines.c.message_id == line.message_id, log_lines.c.text == line.text)
    if connection.execute(update(log_lines).where(*same).values(text=text)).rowcount:
        due.schedule(connection, REWRITE, line.message_id, now)


def mention_nobody(connection: Connection, user_id: int, nobody: int) -> list[int]:
    """Let lines mention nobody in the place of somebody; their messages."""
    mention = f"<@{user_id}>"
    wanted = select(log_lines.c.message_id, log_lines.c.text).where(log_lines.c.text.contains(mention))
    found = [
        {"of_message": row.message_id, "now": row.text.replace(mention, f"<@{nobody}>")}
        for row in connection.execute(wanted.order_by(log_lines.c.message_id.desc()))
    ]
    if found:
        own = update(log_lines).where(log_lines.c.message_id == bindparam("of_message"))
        connection.execute(own.values(text=bindparam("now")), found)
    return [line["of_message"] for line in found]
