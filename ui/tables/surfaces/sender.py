"""Messages to Discord: sent once whatever is lost on the way, edited, deleted; and the first direct message."""

import asyncio
from collections.abc import Iterable, Sequence
from contextlib import suppress
from functools import partial
from hashlib import sha256
from typing import Any

import discord
import structlog

from sessions import Lobby, Person, SurfaceNotes, Table
from sessions.time.wall_clock import Clock
from ui.interactions.discord_faults import (
    CLOSED,
    FAULTS,
    GONE,
    SLEEPING,
    discord_error_code,
    fault_name,
    missing_permissions,
    with_retries,
)
from ui.interactions.pictures import attached_files
from ui.interactions.signals import refused_dm
from ui.tables.surfaces.content import Content
from ui.tables.surfaces.token import Token

log = structlog.get_logger()

GREETING = 60
"""Seconds after which a greeting that Discord has not taken is given up."""
NONCE = 25
PATIENCE = 10
"""Seconds after which what is done with a token is given up."""

Mentions = discord.AllowedMentions
NOBODY = Mentions.none()
NO_EMBEDS: Sequence[discord.Embed] = ()
"""A text of a former release stood between picture and buttons: it goes with the first change."""


class _Named(int):
    """A message that belongs to a token, in the place of its number."""

    def __new__(cls, token: Token) -> "_Named":
        named = super().__new__(cls, token.message_id or 0)
        named._name = token.name
        return named

    _name: str

    def __format__(self, _: str) -> str:
        return self._name


async def edit_by_token(client: discord.Client, token: Token, content: Content) -> None:
    """Let a message that belongs to a token show something else; raises one of FAULTS."""
    async with asyncio.timeout(PATIENCE):
        await _webhook(client, token).edit_message(
            _Named(token),
            content=content.text,
            attachments=attached_files(content.picture),
            embeds=NO_EMBEDS,
            view=content.view,
            allowed_mentions=NOBODY,
        )


def _webhook(client: discord.Client, token: Token) -> discord.Webhook:
    return discord.Webhook.partial(client.application_id or 0, token.value, client=client)


class MessageSender:
    """Sends, edits and deletes for one connection to Discord; what fails for a moment is tried again at once."""

    def __init__(self, client: discord.Client, clock: Clock) -> None:
        self._client = client
        self._clock = clock
        self._opening = asyncio.Lock()

    async def send(self, channel_id: int, content: Content, nonce: str) -> int:
        """Send a content; returns the message's id."""
        channel = self._client.get_partial_messageable(channel_id)
        extra: dict[str, Any] = {"view": content.view} if content.view else {}
        mentioned = Mentions(users=[discord.Object(id_) for id_ in content.called_users], everyone=False, roles=False)
        # The nonce makes a second try harmless, after a lost answer or after a stop of the bot: Discord gives back the
        # first message, which may show an older position then.
        message = await with_retries(
            lambda: channel.send(
                content.text,
                files=attached_files(content.picture),
                allowed_mentions=mentioned,
                nonce=nonce,
                silent=content.is_quiet,
                **extra,
            )
        )
        if message.content != content.text:
            await self.edit(channel_id, message.id, content)
        return message.id

    async def edit(self, channel_id: int, message_id: int, content: Content) -> bool:
        """Let a message show a content; False when it is gone, or sleeps in an archived thread."""
        message = self._client.get_partial_messageable(channel_id).get_partial_message(message_id)

        async def change() -> None:
            await message.edit(
                content=content.text,
                attachments=attached_files(content.picture),
                embeds=NO_EMBEDS,
                view=content.view,
                allowed_mentions=NOBODY,
            )

        try:
            await with_retries(change)
        except discord.HTTPException as error:
            if error.code not in (GONE, SLEEPING):
                raise
            return False
        return True

    async def edit_by_token(self, token: Token, content: Content) -> None:
        """Let a message that belongs to a token show a content; raises one of FAULTS."""
        await edit_by_token(self._client, token, content)

    async def delete_by_token(self, token: Token) -> None:
        """Delete a message that belongs to a token; raises one of FAULTS."""
        async with asyncio.timeout(PATIENCE):
            await _webhook(self._client, token).delete_message(_Named(token))

    async def delete(self, channel_id: int, message_id: int) -> None:
        """Delete a message; one that is gone, or can't be touched any more, is left alone."""
        message = self._client.get_partial_messageable(channel_id).get_partial_message(message_id)
        try:
            await with_retries(message.delete)
        except (discord.NotFound, discord.Forbidden):
            pass
        except discord.HTTPException as error:
            if error.code != SLEEPING:
                raise

    async def _direct_channel(self, user_id: int) -> discord.DMChannel:
        """Somebody's direct messages; one after the other, for discord.py lets too many through that come at once."""
        async with self._opening:
            return await with_retries(lambda: self._client.create_dm(discord.Object(user_id)))

    async def direct_channel_id(self, user_id: int) -> int:
        """The id of somebody's direct messages."""
        channel = await self._direct_channel(user_id)
        return channel.id

    async def send_greeting(self, person: Person, text: str, game: Lobby, *, instead_of: str) -> SurfaceNotes:
        """Send a first direct message; returns where it is, or that there can be none; nothing while that is open.

        ``instead_of``: what it says of somebody who had left, and has come back.
        """
        nonce = hand_nonce(person, game, None)  # once the hand has come, this is it
        try:
            async with asyncio.timeout(GREETING):
                channel = await self._direct_channel(person.user_id)
                message = await with_retries(lambda: channel.send(text, nonce=nonce))
                if message.content == instead_of:  # Discord knows the nonce: it has sent nothing
                    await with_retries(lambda: message.edit(content=text))
        except FAULTS as error:
            log.info("no direct message at the greeting", table=game.id, error=fault_name(error))
            if discord_error_code(error) not in CLOSED:
                return {}
            refused_dm()
            return {"closed": True, "at": self._clock()}
        return {"channel_id": channel.id, "message_id": message.id, "closed": False, "at": self._clock()}

    async def edit_greeting(self, person: Person, text: str) -> None:
        """Change a first direct message of which nothing more will come."""
        if person.direct.channel_id is None or person.direct.message_id is None:
            return
        channel = self._client.get_partial_messageable(person.direct.channel_id)
        message = channel.get_partial_message(person.direct.message_id)
        with suppress(*FAULTS):
            await with_retries(lambda: message.edit(content=text))

    async def empty_messages(self, messages: Iterable[tuple[int, int]], text: str) -> None:
        """Let messages say this alone, without pictures and buttons."""
        for channel_id, message_id in messages:
            message = self._client.get_partial_messageable(channel_id).get_partial_message(message_id)
            with suppress(*FAULTS):
                await with_retries(
                    partial(message.edit, content=text, attachments=[], embeds=[], view=None, allowed_mentions=NOBODY)
                )

    def missing_permissions(self, channel_id: int) -> tuple[str, ...]:
        """Which permissions I lack in a channel, as far as I know."""
        channel = self._client.get_channel(channel_id)
        if isinstance(channel, discord.abc.GuildChannel | discord.Thread):
            held = channel.permissions_for(channel.guild.me)
            return missing_permissions(held, in_thread=isinstance(channel, discord.Thread))
        return ()


def hand_nonce(person: Person, table: Table | Lobby, old: int | None) -> str:
    """The greeting's and the first hand's: only one of them is sent, whichever comes first."""
    return message_nonce(f"hand{person.user_id}", table, old)


def message_nonce(what: str, table: Table | Lobby, old: int | None) -> str:
    """What makes a message known to Discord when it is sent again: what it is, and which message it replaces."""
    return sha256(f"{what}/{table.id}/{table.commitment}/{old}".encode()).hexdigest()[:NONCE]
