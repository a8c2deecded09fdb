"""Commands as a payload of our own making: discord.py's documentation shows only the way that makes its own."""

from collections.abc import Sequence
from typing import Any

import discord


async def send(client: discord.Client, payload: Sequence[Any], server: int | None) -> list[dict[str, Any]]:
    """Send these commands in place of all that are there: everywhere, or in one server."""
    assert client.application_id is not None  # known since the login
    found: Any
    if server is None:
        found = await client.http.bulk_upsert_global_commands(client.application_id, list(payload))
    else:
        found = await client.http.bulk_upsert_guild_commands(client.application_id, server, list(payload))
    return list(found)
