"""In which language somebody is answered: settled at the border, where an interaction comes in."""

import discord

from words import ENGLISH, Voice, voice_of

_VOICE = "voice"
"""Where an interaction carries the voice that answers it."""


def speak(interaction: discord.Interaction, voice: Voice) -> None:
    """Settle by which voice an interaction is answered."""
    interaction.extras[_VOICE] = voice


def voice_to(interaction: discord.Interaction) -> Voice:
    """The voice that answers an interaction: private words are in the language of whoever pressed or typed."""
    voice: Voice | None = interaction.extras.get(_VOICE)
    return voice_of(ENGLISH) if voice is None else voice
