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


def is_private_game(table: Table | TableInfo) -> bool:
    """True for a game of one person with computers that is shown to nobody else: it is played by direct messages."""
    ids = [person.user_id if isinstance(person, Person) else person[0] for person in table.people]
    return table.message_id is None and sum(user_id > 0 for user_id in ids) == 1


def visible_tables(user_id: int, found: Iterable[TableInfo]) -> list[TableInfo]:
    """The tables, of these, that somebody may know of: they are shown to others, or are their own."""
    return [info for info in found if not is_private_game(info) or any(user_id == one for one, _ in info.people)]
