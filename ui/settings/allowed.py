"""The check that a server's settings allow the table that somebody wants to open."""

import discord

from sessions import ServerSettings
from ui.interactions.answer import Refused
from ui.interactions.channels import channel_here
from words import Voice


def check_allowed(voice: Voice, settings: ServerSettings, interaction: discord.Interaction, *, computers: bool) -> None:
    """Refused where the managers of the server want no table, or no computers at one."""
    if settings.channels and channel_here(interaction) not in settings.channels:
        channels = voice.list_of([f"<#{allowed}>" for allowed in settings.channels])
        raise Refused("settings-elsewhere", channels=channels)
    if computers and not settings.computers:
        raise Refused("settings-no-computers")
