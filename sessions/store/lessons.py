"""The rows of how far people are in lessons."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from sqlalchemy import Connection, Select, delete, insert, literal, select, update

from sessions.store.schema import lessons, seats, tables


class LessonRow(NamedTuple):
    """How far somebody is in a lesson; ``step`` is "" where it has only been offered."""

    lesson: str
    step: str
    done_at: float | None
    secret: str | None = None
    """The secret of the game after it, while that has not begun."""


def of(user_id: int) -> Select[Any]:
    """The lessons that somebody knows of."""
    wanted = select(lessons.c.lesson, lessons.c.step, lessons.c.done_at, lessons.c.secret)
    return wanted.where(lessons.c.user_id == user_id)


def has_played(user_id: int, game_id: str) -> Select[Any]:
    """A row where somebody has ever sat at a table of a game."""
    sat = select(literal(1)).select_from(seats.join(tables, tables.c.id == seats.c.table_id))
    return sat.where(seats.c.user_id == user_id, tables.c.game == game_id).limit(1)


def put(connection: Connection, user_id: int, lesson: str, values: Mapping[str, Any]) -> None:
    """Keep how far somebody is, in place of how far they were."""
    mine = (lessons.c.user_id == user_id, lessons.c.lesson == lesson)
    connection.execute(delete(lessons).where(*mine))
    connection.execute(insert(lessons).values(user_id=user_id, lesson=lesson, **values))


def note_offered(connection: Connection, user_id: int, lesson: str, now: float) -> bool:
    """Note that a lesson was offered; False where it was before, or was begun."""
    known = select(lessons.c.step).where(lessons.c.user_id == user_id, lessons.c.lesson == lesson)
    if connection.execute(known).first() is not None:
        return False
    put(connection, user_id, lesson, {"step": "", "done_at": None, "changed_at": now})
    return True


def keep_secret(connection: Connection, user_id: int, lesson: str, among: Sequence[str], secret: str) -> None:
    """Keep the secret of the game after a lesson, unless one of the lessons of that game has one."""
    mine = (lessons.c.user_id == user_id, lessons.c.lesson.in_(among))
    if connection.scalar(select(lessons.c.secret).where(*mine, lessons.c.secret.is_not(None)).limit(1)) is None:
        connection.execute(
            update(lessons).where(lessons.c.user_id == user_id, lessons.c.lesson == lesson).values(secret=secret)
        )


def take_secret(connection: Connection, user_id: int, among: Sequence[str]) -> str | None:
    """The secret of the game after these lessons, which nothing else is given; None where there is none."""
    mine = (lessons.c.user_id == user_id, lessons.c.lesson.in_(among))
    secret = connection.scalar(select(lessons.c.secret).where(*mine, lessons.c.secret.is_not(None)).limit(1))
    if secret is None:
        return None
    taken = connection.execute(update(lessons).where(*mine, lessons.c.secret == secret).values(secret=None))
    return secret if taken.rowcount else None  # another press may have been quicker
