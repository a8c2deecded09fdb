"""What SQLAlchemy has compiled for one store serves all that this process opens: there are hundreds, all alike."""

from typing import Any

from sqlalchemy import Connection, event
from sqlalchemy.engine import Engine


class Compiled(dict[Any, Any]):
    """Keeps by the kind of a database what an engine keeps by its own dialect, the first part of each key."""

    def get(self, key: Any, default: Any = None) -> Any:
        return super().get(_of_its_kind(key), default)

    def __setitem__(self, key: Any, compiled: Any) -> None:
        super().__setitem__(_of_its_kind(key), compiled)


def _of_its_kind(key: Any) -> Any:
    return type(key[0]), *key[1:]


def share_compiled() -> None:
    """From now on all engines of this process keep what they have compiled in one place."""
    compiled = Compiled()

    @event.listens_for(Engine, "engine_connect")
    def share(connection: Connection) -> None:
        connection.execution_options(compiled_cache=compiled)
