"""The rows of what people have been told about games of theirs."""

from typing import Any

from sqlalchemy import Connection, Select, delete, insert, select

from sessions.store.schema import reviews, seats


def review_query(user_id: int, table_id: int, version: str) -> Select[Any]:
    """The document about a table that somebody was told, as that version makes it."""
    wanted = select(reviews.c.document).where(reviews.c.user_id == user_id, reviews.c.table_id == table_id)
    return wanted.where(reviews.c.version == version)


def put_review(
    connection: Connection, user_id: int, table_id: int, version: str, document: str, now: float, most: int
) -> None:
    """Keep a document in place of an older one about that table, and of all of theirs the newest ``most``.

    Of whoever does not sit there any more, for they have left for good, nothing is kept.
    """
    sits = select(seats.c.seat).where(seats.c.user_id == user_id, seats.c.table_id == table_id)
    if connection.execute(sits).first() is None:
        return
    mine = reviews.c.user_id == user_id
    connection.execute(delete(reviews).where(mine, reviews.c.table_id == table_id))
    row = {"user_id": user_id, "table_id": table_id, "version": version, "document": document, "at": now}
    connection.execute(insert(reviews).values(row))
    newest = select(reviews.c.table_id).where(mine).order_by(reviews.c.at.desc(), reviews.c.table_id.desc())
    kept = [found.table_id for found in connection.execute(newest.limit(most))]
    connection.execute(delete(reviews).where(mine, reviews.c.table_id.not_in(kept)))
