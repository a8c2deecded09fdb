"""A game of one person with computers: it is played where it was begun, and nowhere else."""

import discord

from sessions import Table
from sessions.store.rows import is_one_person_with_computers


async def note_begun_directly(interaction: discord.Interaction, table: Table) -> None:
    """Note that such a game was begun by a press among direct messages: then its hand comes there."""
    seat, channel_id = table.seat_of(interaction.user.id), interaction.channel_id
    if (
        seat is not None
        and channel_id is not None
        and interaction.guild_id is None
        and is_one_person_with_computers(table.people)
    ):
        await table.note_surface("direct", seat, channel_id=channel_id)
