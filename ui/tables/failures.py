"""What the log says of messages that can't be shown."""

from collections.abc import Coroutine
from typing import Any

import structlog

from sessions import StoreUnavailable
from sessions.time.pacing import Paced
from ui.interactions.faults import FAULTS, fault_name

log = structlog.get_logger()


class Failures:
    """The lines about messages of tables: one for each, but for a database that is away, where one stands for all."""

    def __init__(self) -> None:
        self._paced = Paced()

    def not_shown(self, table_id: int, number: int, part: str, error: Exception) -> None:
        """Log that a part of a table does not show the action of that number."""
        times = self._paced.again(error.reason) if isinstance(error, StoreUnavailable) else 1
        if times is None:
            return
        if isinstance(error, (*FAULTS, StoreUnavailable)):
            told = fault_name(error)
            log.warning("not shown", table=table_id, number=number, part=part, error=told, times=times)
        else:
            log.error("not shown", table=table_id, number=number, part=part, exc_info=error)


async def logged(work: Coroutine[Any, Any, None]) -> None:
    """Do something that nobody waits for."""
    try:
        await work
    except StoreUnavailable:
        pass  # the store has said so; what is left is found when it is back
    except Exception:  # nobody else would hear of it
        log.exception("background work failed")
