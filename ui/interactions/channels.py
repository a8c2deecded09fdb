"""Where an interaction happens."""

from collections.abc import Iterable

import discord

from sessions import Person, Table, TableInfo


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


def is_private(table: Table | TableInfo) -> bool:
    """True for a game of one person with computers that is shown to nobody else: it is played by direct messages."""
    ids = [person.user_id if isinstance(person, Person) else person[0] for person in table.people]
    return table.message_id is None and sum(user_id > 0 for user_id in ids) == 1


def shown_to(user_id: int, found: Iterable[TableInfo]) -> list[TableInfo]:
    """Those of these tables of which somebody may know, as they are shown to others, or are their own."""
    return [info for info in found if not is_private(info) or any(user_id == one for one, _ in info.people)]


def may_watch(interaction: discord.Interaction, table: Table | TableInfo) -> bool:
    """Whether somebody who does not play sees the place where a table is shown: it is here, or they may view it."""
    guild, user = interaction.guild, interaction.user
    if guild is None or table.guild_id != guild.id or not isinstance(user, discord.Member) or is_private(table):
        return False
    if interaction.channel_id in (table.place_id, table.channel_id):
        return True
    # Discord does not tell bots of archived threads; whoever sees the channel may open them.
    place = guild.get_channel_or_thread(table.place_id or 0) or guild.get_channel(table.channel_id)
    return place is not None and place.permissions_for(user).view_channel


def all_may_watch(guild: discord.Guild, table: TableInfo) -> bool:
    """Whether everybody in a server sees the place where a table was shown."""
    place = guild.get_channel_or_thread(table.place_id or 0) or guild.get_channel(table.channel_id)
    if table.guild_id != guild.id or is_private(table) or place is None:
        return False
    return place.permissions_for(guild.default_role).view_channel
