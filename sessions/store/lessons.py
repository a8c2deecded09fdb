"""The rows of how far people are in lessons."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from sqlalchemy import Connection, Select, func, literal, select, update

from sessions.store.due import insert_statement_for
from sessions.store.schema import lessons, seats, tables


class LessonRow(NamedTuple):
    """How far somebody is in a lesson; ``step`` is "" where it has only been offered."""

    lesson: str
    step: str
    done_at: float | None
    secret: str | None = None
    """The secret of the game after it, while that has not begun."""


class Sealed(NamedTuple):
    """The secret of the game after a lesson, which its end has committed to."""

    lesson: str
    secret: str


def lessons_of_person(user_id: int) -> Select[Any]:
    """The lessons that somebody knows of."""
    wanted = select(lessons.c.lesson, lessons.c.step, lessons.c.done_at, lessons.c.secret)
    return wanted.where(lessons.c.user_id == user_id)


def has_played(user_id: int, game_id: str) -> Select[Any]:
    """A row where somebody has ever sat at a table of a game."""
    sat = select(literal(1)).select_from(seats.join(tables, tables.c.id == seats.c.table_id))
    return sat.where(seats.c.user_id == user_id, tables.c.game == game_id).limit(1)


def reach(connection: Connection, user_id: int, lesson: str, step: str, now: float, *, done: bool) -> None:
    """Keep the step that somebody is at, and when they were through all for the first time; a secret stays as it is."""
    row = {"user_id": user_id, "lesson": lesson, "step": step, "changed_at": now, "done_at": now if done else None}
    wanted = insert_statement_for(connection, lessons).values(row)
    connection.execute(
        wanted.on_conflict_do_update(
            index_elements=[lessons.c.user_id, lessons.c.lesson],
            set_={
                "step": step,
                "changed_at": now,
                "done_at": func.coalesce(lessons.c.done_at, wanted.excluded.done_at),
            },
        )
    )


def note_offered(connection: Connection, user_id: int, lesson: str, now: float) -> bool:
    """Note that a lesson was offered; False where it was before, or was begun."""
    row = {"user_id": user_id, "lesson": lesson, "step": "", "done_at": None, "changed_at": now}
    return bool(connection.execute(insert_statement_for(connection, lessons).on_conflict_do_nothing(), row).rowcount)


def keep_secret(connection: Connection, user_id: int, lesson: str, among: Sequence[str], secret: str) -> None:
    """Keep the secret of the game after a lesson, unless one of the lessons of that game has one."""
    mine = (lessons.c.user_id == user_id, lessons.c.lesson.in_(among))
    if connection.scalar(select(lessons.c.secret).where(*mine, lessons.c.secret.is_not(None)).limit(1)) is None:
        connection.execute(
            update(lessons).where(lessons.c.user_id == user_id, lessons.c.lesson == lesson).values(secret=secret)
        )


def spend_secret(connection: Connection, user_id: int, sealed: Sealed) -> bool:
    """Take the secret of the game after a lesson, so that nothing else is given it; False where another press has."""
    its = (lessons.c.user_id == user_id, lessons.c.lesson == sealed.lesson, lessons.c.secret == sealed.secret)
    return bool(connection.execute(update(lessons).where(*its).values(secret=None)).rowcount)


def give_secret_back(connection: Connection, user_id: int, sealed: Sealed) -> None:
    """Keep a secret again whose game has not begun, unless the lesson has another one by now."""
    its = (lessons.c.user_id == user_id, lessons.c.lesson == sealed.lesson, lessons.c.secret.is_(None))
    connection.execute(update(lessons).where(*its).values(secret=sealed.secret))
