"""Where discord.py looks for Discord."""

import discord
import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route


def point_at(api: str | None, gateway: str | None, pictures: str | None) -> None:
    """Let discord.py send its requests to one address, connect to another, and name pictures at a third."""
    if api:
        Route.BASE = api
    if gateway:
        DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway)
    if pictures:
        discord.Asset.BASE = pictures
