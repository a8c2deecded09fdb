"""In which language somebody is answered: settled at the border, where an interaction comes in."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

import discord
import structlog

from sessions import People, Preferences, Servers, ServerSettings, StoreUnavailable
from ui.interactions.channels import channel_here
from words import ENGLISH, Voice, voice_of
from words.languages import language_of_locale, languages

log = structlog.get_logger()

T = TypeVar("T")

_VOICE = "voice"
"""Where an interaction carries the voice that answers it."""
PATIENCE = 0.5
"""For so many seconds a press waits for what is stored of a language: it has to be answered within three."""


def set_voice(interaction: discord.Interaction, voice: Voice) -> None:
    """Settle by which voice an interaction is answered."""
    interaction.extras[_VOICE] = voice


def voice_for(interaction: discord.Interaction) -> Voice:
    """The voice that answers an interaction: private words are in the language of whoever pressed or typed."""
    voice: Voice | None = interaction.extras.get(_VOICE)
    return voice_of(ENGLISH) if voice is None else voice


def voice_without_press(preferences: Preferences) -> Voice:
    """The voice of what comes to somebody without a press: the language that they chose, or were answered in last."""
    return voice_of(language_of_locale(preferences.language) or language_of_locale(preferences.spoken) or ENGLISH)


def language_of_place(settings: ServerSettings, locale: discord.Locale | None, channel_id: int | None = None) -> str:
    """The language in which everybody is spoken to: settled for the channel or the server, else that of its Discord."""
    settled = language_of_locale(settings.language_in(channel_id)) or language_of_locale(settings.language)
    return settled or language_of_locale(locale and locale.value) or ENGLISH


class Voices:
    """Settles in which language each interaction is answered, and keeps it for what comes without one."""

    def __init__(self, people: People, servers: Servers) -> None:
        self._people = people
        self._servers = servers

    async def settle_voice(self, interaction: discord.Interaction) -> None:
        """Settle by which voice an interaction is answered."""
        set_voice(interaction, voice_of(await self._language(interaction)))

    async def _language(self, interaction: discord.Interaction) -> str:
        if len(languages()) == 1:
            return ENGLISH
        user_id = interaction.user.id
        own = self._people.at_hand(user_id) or await _read_in_time(self._people.preferences, user_id) or Preferences()
        found = language_of_locale(own.language) or language_of_locale(interaction.locale.value)
        if found is None:
            settings = await self._settings(interaction.guild_id)
            found = language_of_place(settings, interaction.guild_locale, channel_here(interaction))
        return found

    async def voice_of_place(self, interaction: discord.Interaction) -> Voice:
        """The voice of what everybody reads in the place of an interaction; in direct messages that is its sender."""
        if interaction.guild_id is None:
            return voice_for(interaction)
        return await self._in_place(interaction.guild_id, interaction.guild_locale, channel_here(interaction))

    async def voice_of_channel(self, client: discord.Client, channel_id: int) -> Voice:
        """The voice of what everybody reads in a channel, for what is shown there without an interaction."""
        channel = client.get_channel(channel_id)
        guild: discord.Guild | None = getattr(channel, "guild", None)
        if guild is None:
            return voice_of(ENGLISH)
        return await self._in_place(guild.id, guild.preferred_locale, getattr(channel, "parent_id", None) or channel_id)

    async def _in_place(self, guild_id: int, locale: discord.Locale | None, channel_id: int | None) -> Voice:
        if len(languages()) == 1:
            return voice_of(ENGLISH)
        return voice_of(language_of_place(await self._settings(guild_id), locale, channel_id))

    async def _settings(self, guild_id: int | None) -> ServerSettings:
        if guild_id is None:
            return ServerSettings()
        return (
            self._servers.at_hand(guild_id) or await _read_in_time(self._servers.settings, guild_id) or ServerSettings()
        )

    def is_language_new(self, interaction: discord.Interaction, *, seated: bool = False) -> bool:
        """Whether the language of an answer is to be kept for whoever is answered.

        It is kept for those of whom something is stored already: what they prefer, or that they sit at a table.
        """
        own = self._people.known(interaction.user.id)
        return voice_for(interaction).language != (own.spoken or ENGLISH) and (seated or own != Preferences())

    async def store_language(self, interaction: discord.Interaction) -> None:
        """Keep the language that somebody is answered in."""
        try:
            await self._people.change(interaction.user.id, spoken=voice_for(interaction).language)
        except StoreUnavailable as error:
            log.warning("language not kept", reason=error.reason)  # it will be with the next press


async def _read_in_time(read: Callable[[int], Awaitable[T]], key: int) -> T | None:
    """What is stored under a key, if the store answers soon."""
    try:
        async with asyncio.timeout(PATIENCE):
            return await read(key)
    except (TimeoutError, StoreUnavailable):
        return None
