"""Messages that name people and that nothing else keeps up to date: they are noted, and shown anew when somebody has
left for good."""

from collections.abc import Callable
from contextlib import suppress
from typing import Any

import discord
import structlog

from sessions import StoreUnavailable
from sessions.store import Store
from sessions.store.writer import Transaction
from sessions.time.wall_clock import Clock
from ui.interactions.answer import NOBODY
from ui.interactions.discord_faults import FAULTS, fault_name, is_transient, with_retries

log = structlog.get_logger(__name__)

AGAIN = 60.0
"""Seconds until such a message is tried again that could not be shown anew."""


async def note_message(store: Store, keep: Callable[[Transaction], None]) -> None:
    """Note a message that stands there already; where that can't be stored, it stays as it is."""
    with suppress(StoreUnavailable):
        await store.transact(keep)


async def delete_kept(client: discord.Client, channel_id: int, message_id: int) -> None:
    """Delete a message; where that fails nothing is left of it, or a manager deletes it."""
    message = client.get_partial_messageable(channel_id).get_partial_message(message_id)
    with suppress(*FAULTS):
        await with_retries(message.delete)


async def edit_noted_message(client: discord.Client, clock: Clock, at: tuple[int, int], **content: Any) -> float | None:
    """Show a message, by its channel and id, as it is to be now; when to try again, or None."""
    channel_id, message_id = at
    message = client.get_partial_messageable(channel_id).get_partial_message(message_id)
    try:
        await message.edit(allowed_mentions=NOBODY, **content)
    except FAULTS as error:
        log.info("message not shown anew", message=message_id, error=fault_name(error))
        return clock() + AGAIN if is_transient(error) else None
    return None
