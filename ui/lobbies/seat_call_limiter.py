"""The call of a server's role for open seats: once for a lobby, and not for each of many."""

import discord

from sessions import Lobby, ServerSettings
from sessions.time.wall_clock import Clock

PAUSE = 600.0
"""Seconds within which a server's role is not called again."""


class SeatCallLimiter:
    """Knows in which servers a role has just been called."""

    def __init__(self, client: discord.Client, clock: Clock) -> None:
        self._client = client
        self._clock = clock
        self._called: dict[int, float] = {}

    def take_role_to_call(self, lobby: Lobby, settings: ServerSettings) -> discord.Role | None:
        """The role to call for the open seats of a lobby that is just shown, called by that; None for nobody."""
        if (
            settings.seat_role is None
            or lobby.guild_id is None
            or lobby.invited_id
            or lobby.is_full
            or lobby.rematch_of
        ):
            return None
        now = self._clock()
        self._called = {guild_id: at for guild_id, at in self._called.items() if now - PAUSE < at <= now}
        guild = self._client.get_guild(lobby.guild_id)
        role = guild.get_role(settings.seat_role) if guild else None
        if role is None or lobby.guild_id in self._called:
            return None
        self._called[lobby.guild_id] = now
        return role
