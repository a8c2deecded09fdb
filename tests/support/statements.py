"""What is asked of databases while something happens."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from sqlalchemy import Engine, event


@contextmanager
def statements(about: str) -> Iterator[list[str]]:
    """The statements in which a word stands that go to the database meanwhile."""
    heard: list[str] = []

    def hear(_connection: Any, _cursor: Any, statement: str, *_more: Any) -> None:
        if about in statement:
            heard.append(statement)

    event.listen(Engine, "before_cursor_execute", hear)
    yield heard
    event.remove(Engine, "before_cursor_execute", hear)
