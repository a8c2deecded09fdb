"""Commands sent to Discord in all languages. `CommandTree.sync` would send the ids of their descriptions."""

from collections.abc import Sequence
from typing import Any

import discord


async def send(client: discord.Client, payload: Sequence[Any], server: int | None = None) -> list[dict[str, Any]]:
    """Send these commands in place of all that are there, everywhere or in one server; as Discord then has them."""
    from compat.inside import commands

    return await commands.send(client, payload, server)
