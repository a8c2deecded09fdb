"""Messages for one person's eyes, which only the token of what they did can edit: Discord takes it for 15 minutes."""

import asyncio

import discord

from ui.interactions.pictures import files_of
from ui.interactions.wire import edit_answer
from ui.tables.content import Content

LIVES = 14 * 60
"""Seconds for which such a message is kept up to date."""
PATIENCE = 10


async def edit_ephemeral(client: discord.Client, token: str, content: Content) -> None:
    """Let the message that answered somebody show something else; raises one of FAULTS.

    ``token``: of what they did.
    """
    async with asyncio.timeout(PATIENCE):
        await edit_answer(client, token, content=content.text, attachments=files_of(content.picture), view=content.view)
