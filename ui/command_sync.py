"""Sends the slash commands to Discord when they have changed, and only then."""

from hashlib import sha256
from json import dumps, loads

import discord
import structlog

from compat import commands
from sessions import Store
from ui.cog import HostBot
from ui.interactions.descriptions import Payload, commands_payload
from ui.interactions.discord_faults import fault_name

log = structlog.get_logger()


async def sync_commands(bot: HostBot, store: Store) -> None:
    """Send the commands to Discord, unless they are the same as last time, in all languages."""
    assert bot.application_id is not None  # known since the login
    key, ids_key = f"commands:{bot.application_id}", f"command-ids:{bot.application_id}"
    payload = commands_payload(bot.tree)
    known = await store.get_value(ids_key)
    if known is not None and await store.get_value(key) == _digest(payload):
        bot.router.mentions.set_command_ids(loads(known))
    else:
        sent = await commands.send(bot, payload)
        ids = {command["name"]: int(command["id"]) for command in sent}
        bot.router.mentions.set_command_ids(ids)
        await store.put_value(ids_key, dumps(ids))
        await store.put_value(key, _digest(payload))
        log.info("commands sent", count=len(sent))
    await _sync_to_owner(bot, store, f"owner-commands:{bot.application_id}")


async def _sync_to_owner(bot: HostBot, store: Store, key: str) -> None:
    """The same for those that the owner's server alone has; a server that is none any more has none."""
    before, digest = loads(await store.get_value(key) or "[null, null]")
    server = bot.owner_server
    payload = [] if server is None else commands_payload(bot.tree, discord.Object(server))
    if [before, digest] == [server, _digest(payload) if server else None]:
        return
    if before not in (None, server):
        await _send_to(bot, before, [])
    if server is None or await _send_to(bot, server, payload):
        await store.put_value(key, dumps([server, _digest(payload) if server else None]))


async def _send_to(bot: HostBot, server: int, payload: list[Payload]) -> bool:
    """Whether a server has these commands from now on; the bot has to be there."""
    try:
        await commands.send(bot, payload, server)
    except (discord.Forbidden, discord.NotFound) as error:
        log.warning("commands not sent to the owner's server", server=server, error=fault_name(error))
        return False
    return True


def _digest(payload: list[Payload]) -> str:
    return sha256(dumps(payload, sort_keys=True).encode()).hexdigest()
