"""Where an interaction happens."""

import discord


def places_here(interaction: discord.Interaction) -> set[int]:
    """The channel or thread of an interaction, and the channel's threads that everybody sees.

    A rematch stays in the thread of the game before it, so its table knows nothing of the channel.
    """
    channel = interaction.channel
    threads = channel.threads if isinstance(channel, discord.TextChannel) else []
    here = set() if interaction.channel_id is None else {interaction.channel_id}
    return here | {thread.id for thread in threads if not thread.is_private()}
