"""The slash commands are sent to Discord when they have changed, and only then."""

from hashlib import sha256
from json import dumps

import structlog

from sessions import Store
from ui.cog import HostBot

log = structlog.get_logger()


async def sync_commands(bot: HostBot, store: Store) -> None:
    """Send the commands unless they are those that this application was sent last."""
    assert bot.application_id is not None  # known since the login
    key = f"commands:{bot.application_id}"
    payload = [command.to_dict(bot.tree) for command in bot.tree.get_commands()]
    digest = sha256(dumps(payload, sort_keys=True).encode()).hexdigest()
    if await store.recall(key) == digest:
        return
    sent = await bot.tree.sync()
    await store.remember(key, digest)
    log.info("commands sent", count=len(sent))
