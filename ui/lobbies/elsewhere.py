"""The way from a direct message, where no game begins, to where its reader plays."""

from collections.abc import Sequence
from contextlib import suppress
from typing import Any

import discord
from discord.ui import Button

from sessions import ServerSettings, TableInfo, Tables
from ui.interactions.components import LABEL
from ui.interactions.faults import FAULTS
from ui.interactions.names import plain
from words import Voice

URL = "https://discord.com/channels"
ASKED = 5
"""In so many servers at most it is asked whether somebody is there whom I have never seen play."""


async def way_to_play(voice: Voice, interaction: discord.Interaction, tables: Tables) -> Button[Any] | None:
    """A link to the channel in which somebody has last played, else to a server that they share with me.

    None where I know of neither.
    """
    client, user_id = interaction.client, interaction.user.id
    played = [*await tables.of(user_id), *await tables.finished_of(user_id)]
    for guild_id, channel_id in _newest(played):
        known = client.get_guild(guild_id)
        if known is not None and known.get_channel_or_thread(channel_id) is not None:
            return await _link(voice, tables, known, channel_id)
    for guild in client.guilds[:ASKED]:
        there = _channel_of(guild, await tables.servers.settings(guild.id))
        if there is not None and await _is_member(guild, user_id):
            return await _link(voice, tables, guild, there)
    return None


def _channel_of(guild: discord.Guild, settled: ServerSettings) -> int | None:
    """Where one would look for a game in a server: at its start buttons, else where games are allowed, or its first."""
    named = [*settled.start_messages, *settled.channels, *([guild.system_channel.id] if guild.system_channel else [])]
    return next((channel_id for channel_id in (*named, *(one.id for one in guild.text_channels[:1]))), None)


async def _is_member(guild: discord.Guild, user_id: int) -> bool:
    """Whether somebody is in a server; Discord is asked where I don't know."""
    if guild.get_member(user_id) is not None:
        return True
    with suppress(*FAULTS):
        return await guild.fetch_member(user_id) is not None
    return False


def _newest(played: Sequence[TableInfo]) -> Sequence[tuple[int, int]]:
    """The servers and channels of these tables, those of the newest first, each once."""
    ordered = sorted(played, key=lambda info: info.created_at, reverse=True)
    return [*dict.fromkeys((info.guild_id, info.channel_id) for info in ordered if info.guild_id is not None)]


async def _link(voice: Voice, tables: Tables, guild: discord.Guild, channel_id: int) -> Button[Any]:
    """To the start buttons of a channel where they are posted, else to the channel."""
    message_id = (await tables.servers.settings(guild.id)).start_messages.get(channel_id)
    place = f"{URL}/{guild.id}/{channel_id}" + (f"/{message_id}" if message_id else "")
    return Button(label=voice.say("play-elsewhere", server=plain(voice, guild.name))[:LABEL], url=place)
