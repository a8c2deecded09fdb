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
    check_person(settings, interaction.user.id)
    if settings.openers is not None and not _may_open(interaction, settings.openers):
        raise Refused("settings-openers-only", role=f"<@&{settings.openers}>")
    if computers and not settings.computers:
        raise Refused("settings-no-computers")


def check_person(settings: ServerSettings, user_id: int, refusal: str = "settings-unwelcome") -> None:
    """Refused for somebody whom the managers of the server don't let play there."""
    if user_id in settings.unwelcome:
        raise Refused(refusal)


def _may_open(interaction: discord.Interaction, role_id: int) -> bool:
    """Whether somebody has the role that may open tables, or manages the server."""
    user = interaction.user
    held = isinstance(user, discord.Member) and user.get_role(role_id) is not None
    return held or interaction.permissions.manage_guild
