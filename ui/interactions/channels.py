"""Where an interaction happens."""

import discord

from sessions import Table, TableInfo


def channels_here(interaction: discord.Interaction) -> set[int]:
    """The ids of an interaction's channel or thread, and of the channel's public threads.

    A rematch stays in the thread of the game before it, so its table knows nothing of the channel.
    """
    channel = interaction.channel
    threads = channel.threads if isinstance(channel, discord.TextChannel) else []
    here = set() if interaction.channel_id is None else {interaction.channel_id}
    return here | {thread.id for thread in threads if not thread.is_private()}


def channel_here(interaction: discord.Interaction) -> int | None:
    """The id of an interaction's channel, or of the channel whose thread it happens in."""
    channel = interaction.channel
    return channel.parent_id if isinstance(channel, discord.Thread) else interaction.channel_id


def may_watch(interaction: discord.Interaction, table: Table | TableInfo) -> bool:
    """Whether somebody who does not play sees the place where a table is shown: it is here, or they may view it."""
    guild, user = interaction.guild, interaction.user
    if guild is None or table.guild_id != guild.id or not isinstance(user, discord.Member):
        return False
    if interaction.channel_id in (table.place_id, table.channel_id):
        return True
    # Discord does not tell bots of archived threads; whoever sees the channel may open them.
    place = guild.get_channel_or_thread(table.place_id or 0) or guild.get_channel(table.channel_id)
    return place is not None and place.permissions_for(user).view_channel
