"""Sends the slash commands to Discord when they have changed, and only then."""

from hashlib import sha256
from json import dumps, loads

import structlog

from sessions import Store
from ui.cog import HostBot

log = structlog.get_logger()


async def sync_commands(bot: HostBot, store: Store) -> None:
    """Send the commands to Discord, unless they are the same as last time."""
    assert bot.application_id is not None  # known since the login
    key, ids_key = f"commands:{bot.application_id}", f"command-ids:{bot.application_id}"
    payload = [command.to_dict(bot.tree) for command in bot.tree.get_commands()]
    digest = sha256(dumps(payload, sort_keys=True).encode()).hexdigest()
    known = await store.recall(ids_key)
    if known is not None and await store.recall(key) == digest:
        bot.router.mentions.know(loads(known))
        return
    sent = await bot.tree.sync()
    ids = {command.name: command.id for command in sent}
    bot.router.mentions.know(ids)
    await store.remember(ids_key, dumps(ids))
    await store.remember(key, digest)
    log.info("commands sent", count=len(sent))
