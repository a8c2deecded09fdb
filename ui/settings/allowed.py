"""Whether a server's settings allow the table that somebody wants to open."""

import discord

from sessions import ServerSettings
from ui.interactions.answer import Refused
from words import catalogue

say = catalogue().say


def check_allowed(settings: ServerSettings, interaction: discord.Interaction, *, computers: bool) -> None:
    """Refused where the managers of the server want no table, or no computers at one."""
    channel = interaction.channel
    here = channel.parent_id if isinstance(channel, discord.Thread) else interaction.channel_id
    if settings.channels and here not in settings.channels:
        channels = catalogue().list_of([f"<#{allowed}>" for allowed in settings.channels])
        raise Refused(say("settings-elsewhere", channels=channels))
    if computers and not settings.computers:
        raise Refused(say("settings-no-computers"))
