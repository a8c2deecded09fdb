"""The check that a server's settings allow the table that somebody wants to open."""

from typing import NamedTuple

import discord

from sessions import ServerSettings
from ui.interactions.answer import Refused
from ui.interactions.channels import channel_here
from words import Voice


class TableOpener(NamedTuple):
    """Somebody who wants to open a table, and the channel where, or in whose thread."""

    user: discord.User | discord.Member
    channel_id: int | None
    manages_server: bool


def table_opener(interaction: discord.Interaction) -> TableOpener:
    """Whoever wants to open a table where they press or command."""
    return TableOpener(interaction.user, channel_here(interaction), interaction.permissions.manage_guild)


def check_server_allows(voice: Voice, settings: ServerSettings, asker: TableOpener, *, computers: bool) -> None:
    """Refused where the managers of the server want no table, or no computers at one."""
    if settings.channels and asker.channel_id not in settings.channels:
        channels = voice.list_of([f"<#{allowed}>" for allowed in settings.channels])
        raise Refused("settings-elsewhere", channels=channels)
    check_person_allowed(settings, asker.user.id)
    if settings.openers is not None and not _may_open(asker, settings.openers):
        raise Refused("settings-openers-only", role=f"<@&{settings.openers}>")
    if computers and not settings.computers:
        raise Refused("settings-no-computers")


def check_person_allowed(
    settings: ServerSettings, user_id: int, refusal: str = "settings-unwelcome", **fields: str
) -> None:
    """Refused for somebody whom the managers of the server don't let play there; ``fields``: of the refusal."""
    if user_id in settings.unwelcome:
        raise Refused(refusal, **fields)


def _may_open(asker: TableOpener, role_id: int) -> bool:
    """Whether somebody has the role that may open tables, or manages the server."""
    user = asker.user
    held = isinstance(user, discord.Member) and user.get_role(role_id) is not None
    return held or asker.manages_server
