"""Where Discord is: the real one, unless the settings name another, such as the playground."""

import structlog

log = structlog.get_logger(__name__)

REAL = "https://discord.com/api/v10"

_api = REAL


def api() -> str:
    """The address below which Discord takes requests."""
    return _api


def point_at(api: str | None, gateway: str | None, pictures: str | None) -> None:
    """Let discord.py talk to another Discord. It has no public way to say so; nothing happens where none is named."""
    global _api
    if api or gateway or pictures:
        from compat.inside import discord_address

        discord_address.point_at(api, gateway, pictures)
    _api = api or REAL
