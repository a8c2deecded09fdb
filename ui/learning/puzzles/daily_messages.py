"""Requests about the messages of daily puzzles."""

from collections.abc import Iterator
from contextlib import suppress
from datetime import UTC, datetime
from hashlib import sha256

import discord

from sessions.ratings.rules import FIRST_ACCOUNT
from sessions.store.daily_puzzles import DailyRow
from ui.interactions.discord_faults import with_retries
from ui.learning.puzzles.daily_content import solve_press
from ui.tables.surfaces.content import Content
from ui.tables.surfaces.sender import NOBODY, NONCE, MessageSender

LOOKED_THROUGH = 100
"""So many messages of a channel are looked through for one that may have been sent."""
SKEW = 60.0
"""Seconds by which Discord's clock may differ from ours."""


class DailyMessages:
    """Sends, finds and changes them."""

    def __init__(self, client: discord.Client, sender: MessageSender) -> None:
        self._client = client
        self._sender = sender

    async def send(self, row: DailyRow, content: Content) -> int:
        """Send the message of a day, and return its id; within a few minutes, a second try is harmless."""
        nonce = sha256(f"daily/{row.guild_id}/{row.day}".encode()).hexdigest()[:NONCE]
        return await self._sender.send(row.channel_id, content, nonce)

    async def find(self, row: DailyRow) -> int | None:
        """The message of a day, where it was sent and may be read."""
        me, wanted = self._client.user, str(solve_press(row.puzzle))
        since = datetime.fromtimestamp(max(row.at - SKEW, FIRST_ACCOUNT), UTC)
        channel = self._client.get_partial_messageable(row.channel_id)
        with suppress(discord.Forbidden, discord.NotFound):
            async for message in channel.history(limit=LOOKED_THROUGH, after=since, oldest_first=True):
                if me is not None and message.author.id == me.id and wanted in _custom_ids(message):
                    return message.id
        return None

    async def edit_text(self, row: DailyRow, text: str) -> None:
        """Change the words of a message."""
        assert row.message_id is not None
        message = self._client.get_partial_messageable(row.channel_id).get_partial_message(row.message_id)
        await with_retries(lambda: message.edit(content=text, allowed_mentions=NOBODY))

    async def edit(self, row: DailyRow, content: Content) -> None:
        """Let a message show something else; one that is gone stays so."""
        assert row.message_id is not None
        await self._sender.edit(row.channel_id, row.message_id, content)


def _custom_ids(message: discord.Message) -> Iterator[str]:
    for row in message.components:
        for item in getattr(row, "children", ()):
            yield getattr(item, "custom_id", None) or ""
