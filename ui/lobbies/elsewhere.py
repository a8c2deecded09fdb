"""The way from a direct message, where no game begins, to where its reader plays."""

from collections.abc import Sequence
from typing import Any

import discord
from discord.ui import Button

from sessions import TableInfo, Tables
from ui.interactions.components import LABEL
from ui.interactions.names import plain
from words import Voice

URL = "https://discord.com/channels"


async def way_to_play(voice: Voice, interaction: discord.Interaction, tables: Tables) -> Button[Any] | None:
    """A link to the channel in which somebody has last played, or to start buttons in a server that they share with me.

    None where I know of neither.
    """
    client, user_id = interaction.client, interaction.user.id
    played = [*await tables.of(user_id), *await tables.finished_of(user_id)]
    for guild_id, channel_id in _newest(played):
        guild = client.get_guild(guild_id)
        if guild is not None and guild.get_channel_or_thread(channel_id) is not None:
            return await _link(voice, tables, guild, channel_id)
    for guild in client.guilds:
        if guild.get_member(user_id) is not None and (
            posted := (await tables.servers.settings(guild.id)).start_messages
        ):
            return await _link(voice, tables, guild, next(iter(posted)))
    return None


def _newest(played: Sequence[TableInfo]) -> Sequence[tuple[int, int]]:
    """The servers and channels of these tables, those of the newest first, each once."""
    ordered = sorted(played, key=lambda info: info.created_at, reverse=True)
    return [*dict.fromkeys((info.guild_id, info.channel_id) for info in ordered if info.guild_id is not None)]


async def _link(voice: Voice, tables: Tables, guild: discord.Guild, channel_id: int) -> Button[Any]:
    """To the start buttons of a channel where they are posted, else to the channel."""
    message_id = (await tables.servers.settings(guild.id)).start_messages.get(channel_id)
    place = f"{URL}/{guild.id}/{channel_id}" + (f"/{message_id}" if message_id else "")
    return Button(label=voice.say("play-elsewhere", server=plain(voice, guild.name))[:LABEL], url=place)
