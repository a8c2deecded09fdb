"""A server's log channel: which tables are opened there, how they end, and who has closed one."""

import re
from collections.abc import Callable
from contextlib import suppress

import discord
import structlog

from sessions import DueWork, Lobby, Servers, StoreUnavailable, Table
from sessions.log.lines import ABORTS
from sessions.store import Store
from sessions.store.log_channel_lines import REWRITE, LogChannelLine, change_text, keep_line, line_of_message
from sessions.time.paces import PACES
from sessions.time.wall_clock import Clock
from ui.interactions.answer import NOBODY
from ui.interactions.discord_faults import FAULTS, fault_name, with_retries
from ui.interactions.names import escaped_name, message_link
from ui.interactions.noted_messages import edit_noted_message, note_message
from ui.interactions.voices import Voices
from ui.lobbies.content import game_over_text, player_mentions, way_to_table
from ui.tables.publisher import Publisher
from ui.tables.table_texts import line_text, stakes_text
from words import Voice

log = structlog.get_logger()

Said = Callable[[Voice], str]

LEFT = re.compile(r"<@-\d+>")
"""A mention in a stored line of somebody who has left since."""


class ServerLog:
    """Tells the log channels of servers what happens to tables, a line each; where none is settled, nothing.

    People stand in the lines as mentions alone. A line is stored, so that it can be changed when one of them leaves.
    """

    def __init__(
        self,
        client: discord.Client,
        servers: Servers,
        voices: Voices,
        publisher: Publisher,
        store: Store,
        due: DueWork,
        clock: Clock,
    ) -> None:
        self._client = client
        self._servers = servers
        self._voices = voices
        self._publisher = publisher
        self._store = store
        self._clock = clock
        due.register_kind(REWRITE, self._rewrite_line)

    def log_opened(self, lobby: Lobby) -> None:
        """Tell that somebody has opened a lobby."""
        there = message_link(lobby.guild_id, lobby.channel_id, lobby.lobby_message_id)

        def said(voice: Voice) -> str:
            host, game = f"<@{lobby.host_id}>", voice.game_title(lobby.game.id)
            told = voice.say("log-opened", host=host, game=game, place=there)
            if lobby.pace not in PACES:
                return told
            terms = stakes_text(voice, lobby.pace, lobby.rated, counts=lobby.would_be_rated)
            against = [escaped_name(voice, person.name) for person in lobby.joined if person.level]
            against += [f"<@{lobby.invited_id}>"] if lobby.invited_id is not None else []
            if against:
                terms = voice.say("log-against", terms=terms, players=voice.list_of(against))
            return f"{told}\n-# {terms}"

        self._tell_soon(lobby.guild_id, said)

    def log_ended(self, table: Table) -> None:
        """Tell how a game has ended."""

        def said(voice: Voice) -> str:
            names = player_mentions(voice, table)
            told = voice.say("log-ended", people=voice.list_of(names), result=game_over_text(voice, table, names))
            if table.row.pace in PACES:
                told += f"\n-# {stakes_text(voice, table.row.pace, table.row.rated, counts=table.is_to_be_rated)}"
            last = table.lines[-1][0] if table.lines else None
            if last is None or last.kind not in ABORTS:
                return told
            return f"{line_text(voice, last, names)} {told}"

        self._tell_soon(table.guild_id, said, table)

    def log_closed(self, table: Table, manager: discord.abc.User) -> None:
        """Tell which manager has closed a table."""

        def said(voice: Voice) -> str:
            return voice.say(
                "log-closed",
                manager=f"<@{manager.id}>",
                game=voice.game_title(table.game.id),
                people=voice.list_of(player_mentions(voice, table)),
                place=way_to_table(table),
            )

        self._tell_soon(table.guild_id, said, table)

    def log_tidied(self, guild_id: int, manager: discord.abc.User, count: int) -> None:
        """Tell which manager has tidied up, and what that has done."""
        self._tell_soon(
            guild_id,
            lambda voice: voice.say(
                "log-tidied", manager=f"<@{manager.id}>", change=voice.say("settings-tidied", count=count)
            ),
        )

    def log_changed(self, guild_id: int, manager: discord.abc.User, change: Said) -> None:
        """Tell which manager has changed a setting, which ``change`` says."""
        self._tell_soon(
            guild_id, lambda voice: voice.say("log-changed", manager=f"<@{manager.id}>", change=change(voice))
        )

    def daily_ended(self, guild_id: int, channel_id: int) -> None:
        """Tell that the daily puzzle is switched off, as I can't post it in its channel."""
        self._tell_soon(guild_id, lambda voice: voice.say("log-daily-off", channel=f"<#{channel_id}>"))

    def _tell_soon(self, guild_id: int | None, said: Said, table: Table | None = None) -> None:
        """``table``: the one whose players are named."""
        if guild_id is not None:
            self._publisher.run_in_background(self._post_line(guild_id, said, table))

    async def _post_line(self, guild_id: int, said: Said, table: Table | None) -> None:
        settings = await self._servers.settings(guild_id)
        if settings.log is None:
            return
        voice = await self._voices.voice_of_channel(self._client, settings.log)
        text = said(voice)
        channel = self._client.get_partial_messageable(settings.log, guild_id=guild_id)
        try:
            message = await with_retries(lambda: channel.send(text, allowed_mentions=NOBODY, suppress_embeds=True))
        except FAULTS as error:
            log.info("log channel not told", server=guild_id, error=fault_name(error))
            return
        line = LogChannelLine(message.id, settings.log, text, self._clock())
        await note_message(self._store, lambda transaction: keep_line(transaction, line))
        if table is not None:
            with suppress(StoreUnavailable):
                await self._rename_players(line, table, lambda: said(voice))

    async def _rename_players(self, line: LogChannelLine, table: Table, said: Callable[[], str]) -> None:
        """Let a line name the players as they are called by now.

        Whoever leaves for good ends their games by that, and may be gone before the line about the end is stored.
        """
        table.mark_doubtful()
        await table.refresh()
        text, now = said(), self._clock()
        if text != line.text:
            await self._store.transact(lambda transaction: change_text(transaction, line, text, now))
            self._store.alarm.note_due(now)

    async def _rewrite_line(self, message_id: int, _due_at: float) -> float | None:
        """Show a line as it is stored, now that somebody whom it mentioned has left."""
        line = await line_of_message(self._store, message_id)
        if line is None:
            return None
        voice = await self._voices.voice_of_channel(self._client, line.channel_id)
        text = LEFT.sub(voice.say("former-player"), line.text)
        return await edit_noted_message(self._client, self._clock, (line.channel_id, message_id), content=text)
