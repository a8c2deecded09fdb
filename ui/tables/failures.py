"""What is said of surfaces that can't be shown: in the log, and to people."""

from collections.abc import Coroutine
from typing import Any

import discord
import structlog

from sessions import StoreUnavailable, Table
from sessions.time.log_throttle import LogThrottle
from ui.interactions.discord_faults import (
    FAULTS,
    LOCKED,
    PLACE_GONE,
    SLEEPING,
    discord_error_code,
    fault_name,
    is_transient,
)
from ui.tables.surfaces.problem import PlaceProblem
from ui.tables.surfaces.sender import MessageSender

log = structlog.get_logger()


class FailureLog:
    """The lines about messages of tables: one for each, but for a database that is away, where one stands for all."""

    def __init__(self) -> None:
        self._paced = LogThrottle()

    def log_not_shown(self, table_id: int, number: int, part: str, error: Exception) -> None:
        """Log that a part of a table does not show the action of that number."""
        times = self._paced.count_trouble(error.reason) if isinstance(error, StoreUnavailable) else 1
        if times is None:
            return
        if isinstance(error, (*FAULTS, StoreUnavailable)):
            told = fault_name(error)
            log.warning("not shown", table=table_id, number=number, part=part, error=told, times=times)
        else:
            log.error("not shown", table=table_id, number=number, part=part, exc_info=error)


def place_problem(sender: MessageSender, table: Table, error: BaseException) -> PlaceProblem:
    """Why a table can't be shown in its place."""
    if discord_error_code(error) in (SLEEPING, LOCKED):
        return PlaceProblem("place-locked")
    if discord_error_code(error) == PLACE_GONE:
        return PlaceProblem("place-deleted")
    if is_transient(error) or not isinstance(error, discord.HTTPException):
        return PlaceProblem("place-silent")
    if isinstance(error, discord.Forbidden):
        place_id = table.place_id or 0
        return PlaceProblem("place-refused", place_id, sender.missing_permissions(place_id))
    return PlaceProblem("place-picture-refused")


async def log_errors(work: Coroutine[Any, Any, None]) -> None:
    """Do something that nobody waits for."""
    try:
        await work
    except StoreUnavailable:
        pass  # the store has said so; what is left is found when it is back
    except Exception:  # nobody else would hear of it
        log.exception("background work failed")
