"""A server's log channel: which tables are opened there, how they end, and who has closed one."""

from collections.abc import Callable

import discord
import structlog

from sessions import Lobby, Servers, Table
from ui.interactions.faults import FAULTS, fault_name, with_retries
from ui.interactions.names import link
from ui.interactions.voices import Voices
from ui.lobbies.content import over_text, people_at, way_to
from ui.tables.publisher import Publisher
from words import Voice

log = structlog.get_logger()

Said = Callable[[Voice], str]


class ServerLog:
    """Tells the log channels of servers what happens to tables, a line each; where none is settled, nothing."""

    def __init__(self, client: discord.Client, servers: Servers, voices: Voices, publisher: Publisher) -> None:
        self._client = client
        self._servers = servers
        self._voices = voices
        self._publisher = publisher

    def opened(self, lobby: Lobby) -> None:
        """Tell that somebody has opened a lobby."""
        there = link(lobby.guild_id, lobby.channel_id, lobby.lobby_message_id)

        def said(voice: Voice) -> str:
            host, game = f"<@{lobby.host_id}>", voice.title(lobby.game.id)
            return voice.say("log-opened", host=host, number=lobby.id, game=game, place=there)

        self._tell_soon(lobby.guild_id, said)

    def ended(self, table: Table) -> None:
        """Tell how a game has ended."""

        def said(voice: Voice) -> str:
            return voice.say(
                "log-ended", number=table.id, people=people_at(voice, table), result=over_text(voice, table)
            )

        self._tell_soon(table.guild_id, said)

    def closed(self, table: Table, manager: discord.abc.User) -> None:
        """Tell which manager has closed a table."""

        def said(voice: Voice) -> str:
            return voice.say(
                "log-closed",
                manager=f"<@{manager.id}>",
                number=table.id,
                game=voice.title(table.game.id),
                people=people_at(voice, table),
                place=way_to(table),
            )

        self._tell_soon(table.guild_id, said)

    def changed(self, guild_id: int, manager: discord.abc.User, change: Said) -> None:
        """Tell which manager has changed a setting, which ``change`` says."""
        self._tell_soon(
            guild_id, lambda voice: voice.say("log-changed", manager=f"<@{manager.id}>", change=change(voice))
        )

    def _tell_soon(self, guild_id: int | None, said: Said) -> None:
        if guild_id is not None:
            self._publisher.background(self._tell(guild_id, said))

    async def _tell(self, guild_id: int, said: Said) -> None:
        settings = await self._servers.settings(guild_id)
        if settings.log is None:
            return
        text = said(await self._voices.in_channel(self._client, settings.log))
        channel = self._client.get_partial_messageable(settings.log, guild_id=guild_id)
        try:
            await with_retries(
                lambda: channel.send(text, allowed_mentions=discord.AllowedMentions.none(), suppress_embeds=True)
            )
        except FAULTS as error:
            log.info("log channel not told", server=guild_id, error=fault_name(error))
