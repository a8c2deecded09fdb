"""Challenges in the direct messages of those who are challenged: sent once, and kept as things stand."""

import asyncio
from collections.abc import Iterable

import discord
import structlog

from sessions import DueWork, Lobbies, Lobby, Table
from sessions.time.wall_clock import Clock
from ui.interactions.discord_faults import FAULTS, fault_name, is_transient
from ui.lobbies.content import challenge_text, challenge_view, find_lobby_message
from ui.lobbies.threads import PATIENCE
from ui.tables.surfaces.content import Content
from ui.tables.surfaces.sender import MessageSender, message_nonce
from words import ENGLISH, Voice, voice_of

log = structlog.get_logger()

CHALLENGE, ANSWERED = "challenge", "answered"
"""The kinds of due work that tell of a challenge, and that change what was told."""
AGAIN = 15.0
"""Seconds until something is tried again that Discord could not be asked for."""


class ChallengeMessages:
    """Tells people that they are challenged, and what has become of it."""

    def __init__(
        self, client: discord.Client, lobbies: Lobbies, sender: MessageSender, due: DueWork, clock: Clock
    ) -> None:
        self._client = client
        self._lobbies = lobbies
        self._sender = sender
        self._due = due
        self._clock = clock

    async def send_soon(self, lobby: Lobby, *, elsewhere: bool = False) -> None:
        """Tell whoever is challenged; a rematch stands where they have just played, unless it was asked for
        ``elsewhere``."""
        if _challenged_ids(lobby) and (elsewhere or lobby.rematch_of is None):
            await self._due.schedule(CHALLENGE, lobby.id, self._clock())

    async def update_soon(self, lobby: Lobby) -> None:
        """Let what was told show the challenge as it is."""
        if _challenged_ids(lobby):
            await self._due.schedule(ANSWERED, lobby.id, self._clock())

    async def send_challenge(self, lobby_id: int, _due_at: float) -> float | None:
        """Tell those who share the server; returns when that is to be tried again, or None."""
        return await self._show_challenge(lobby_id, new=True)

    async def update_challenge(self, lobby_id: int, _due_at: float) -> float | None:
        """Change what was told; returns when that is to be tried again, or None."""
        return await self._show_challenge(lobby_id, new=False)

    async def _show_challenge(self, lobby_id: int, *, new: bool) -> float | None:
        lobby = await self._lobbies.get(lobby_id)
        if lobby is None:
            return None
        begun = await self._lobbies.tables.get(lobby.id) if lobby.status in ("open", "over") else None
        again = False
        for user_id in _challenged_ids(lobby):
            try:
                async with asyncio.timeout(PATIENCE):
                    await self._show_to(lobby, user_id, begun, new=new)
            except FAULTS as error:
                log.info("no direct message about a challenge", table=lobby.id, error=fault_name(error))
                again = again or is_transient(error)
        return self._clock() + AGAIN if again else None

    async def _show_to(self, lobby: Lobby, user_id: int, begun: Table | None, *, new: bool) -> None:
        new = new and lobby.waits_for(user_id)
        if new and not await self._shares_server(lobby, user_id):
            return  # the mention is left
        voice = await self._voice(lobby, user_id)
        text, view = challenge_text(voice, lobby, user_id, begun), challenge_view(voice, lobby, user_id)
        channel_id = await self._sender.direct_channel_id(user_id)
        found = await find_lobby_message(self._client.get_partial_messageable(channel_id), lobby, "join")
        if found is None and new:
            now = await self._lobbies.get(lobby.id)  # while the channel was opened they may have answered elsewhere
            if now is not None and now.waits_for(user_id):
                nonce = message_nonce(f"challenge{user_id}", lobby, None)
                preferences = await self._lobbies.tables.people.preferences(user_id)
                content = Content(text, None, view, is_quiet=preferences.is_quiet(self._clock()))
                await self._sender.send(channel_id, content, nonce)
        elif found is not None and found.content != text:
            await self._sender.edit(channel_id, found.id, Content(text, None, view))

    async def _shares_server(self, lobby: Lobby, user_id: int) -> bool:
        guild = None if lobby.guild_id is None else self._client.get_guild(lobby.guild_id)
        if guild is None:
            return False
        try:
            guild.get_member(user_id) or await guild.fetch_member(user_id)
        except discord.NotFound:
            return False
        return True

    async def _voice(self, lobby: Lobby, user_id: int) -> Voice:
        preferences = await self._lobbies.tables.people.preferences(user_id)
        # Whoever has never pressed anything is spoken to as everybody is there.
        return voice_of(preferences.language or preferences.spoken or lobby.language or ENGLISH)


def _challenged_ids(lobby: Lobby) -> Iterable[int]:
    """Those who are challenged, without the host, who asks."""
    asked = lobby.reserved_for or ([lobby.invited_id] if lobby.invited_id else [])
    return [user_id for user_id in asked if user_id > 0 and user_id != lobby.host_id]
