"""The messages of lobbies in their channels, and the greetings of those who joined: kept as things stand."""

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from weakref import WeakValueDictionary

import discord
import structlog
from discord.ui import View

from sessions import DueWork, Lobbies, Lobby, LobbyRefusal, Person, Table, TableInfo
from sessions.store.rows import SurfaceRow
from sessions.time.wall_clock import Clock
from ui.interactions.discord_faults import FAULTS, GONE, discord_error_code, fault_name, is_transient
from ui.interactions.voices import voice_without_press
from ui.lobbies.challenges import ChallengeMessages
from ui.lobbies.content import (
    CLOSED,
    allowed_mentions,
    end_text,
    find_lobby_message,
    invitation_text,
    is_folded,
    lobby_text,
    lobby_view,
    voice_of_lobby,
)
from ui.lobbies.panels import OpenPanels
from ui.lobbies.threads import PATIENCE, archive_thread, rename_thread
from ui.tables.publisher import Publisher
from ui.tables.surfaces.sender import MessageSender
from words import Voice

log = structlog.get_logger()

OPENED_WITHIN = 60.0
"""Seconds in which another process, if it is alive, has shown a lobby that it has opened."""
ARCHIVE = "archive"
"""The kind of due work that archives a thread."""
QUIET = 3600.0
"""Seconds after the end of its last game until a thread is archived."""
TIDIED = 100
"""So many finished games of a server are tidied up at once."""
AGAIN = 15.0
"""Seconds until something is tried again that Discord could not be asked for."""


class LobbyMessages:
    """Keeps the messages of lobbies up to date."""

    def __init__(
        self,
        client: discord.Client,
        lobbies: Lobbies,
        publisher: Publisher,
        sender: MessageSender,
        due: DueWork,
        clock: Clock,
    ) -> None:
        self._client = client
        self._lobbies = lobbies
        self._publisher = publisher
        self._sender = sender
        self._due = due
        # Changes of a lobby and the edits that show them take turns, so that the newest is shown last. Nobody holds a
        # lock for longer than PATIENCE because of Discord.
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._clock = clock
        self.challenges = ChallengeMessages(client, lobbies, sender, due, clock)
        self.panels = OpenPanels(publisher.run_in_background)
        self._began_at = clock()
        self.opening = 0
        """The number of lobbies that are just being opened."""

    def lock(self, lobby_id: int) -> asyncio.Lock:
        """The lock to hold while changing a lobby and showing the change."""
        return self._locks.setdefault(lobby_id, asyncio.Lock())

    def busy_lobbies(self) -> set[int]:
        """The lobbies that somebody is just changing here."""
        return {lobby_id for lobby_id, lock in self._locks.items() if lock.locked()}

    async def existing_lobby(self, lobby_id: int) -> Lobby:
        """The lobby of that number; LobbyRefusal when there never was one."""
        lobby = await self._lobbies.get(lobby_id)
        if lobby is None:
            raise LobbyRefusal("unknown")
        return lobby

    def note_presence(self, lobby_id: int, user_id: int) -> None:
        """Note that somebody has opened a lobby or pressed something in it just now."""
        self._publisher.note_arrival(lobby_id, user_id)

    # The message

    async def lobby_buttons(self, lobby: Lobby, begun: Table | None = None) -> View | None:
        """The buttons of a lobby, as far as its server lets them be pressed."""
        settled = await self._lobbies.tables.servers.settings(lobby.guild_id or 0)
        return lobby_view(voice_of_lobby(lobby), lobby, begun, computers=settled.computers)

    async def redraw(self, lobby: Lobby, begun: Table | None) -> None:
        """Edit a lobby's message to show it as it is; ``begun`` is the table that it has become."""
        self.panels.close_panels(lobby, begun)
        if lobby.lobby_message_id is None:
            return
        over = begun is not None and not begun.active
        if not over:
            await self.challenges.update_soon(lobby)
        channel = self._client.get_partial_messageable(lobby.channel_id)
        message = channel.get_partial_message(lobby.lobby_message_id)
        voice = voice_of_lobby(lobby)
        text, view, mentions = (
            lobby_text(voice, lobby, begun),
            await self.lobby_buttons(lobby, begun),
            allowed_mentions(lobby),
        )
        files = [] if is_folded(lobby, begun) else discord.utils.MISSING
        try:
            async with asyncio.timeout(PATIENCE):
                await message.edit(content=text, attachments=files, view=view, allowed_mentions=mentions)
        except FAULTS as error:
            log.info("lobby not redrawn", table=lobby.id, error=fault_name(error))
            if is_transient(error):
                return  # the next round tries again
        await self._lobbies.note_shown(lobby)

    async def delete_message(self, table: Table) -> None:
        """Delete the lobby's message of a game that is played among direct messages: nobody else has anything of it.

        Where that can't be done, it stays as for any other."""
        message_id = table.row.lobby_message_id
        if message_id is None:
            return
        channel = self._client.get_partial_messageable(table.channel_id)
        try:
            async with asyncio.timeout(PATIENCE):
                await channel.get_partial_message(message_id).delete()
        except FAULTS as error:
            log.info("lobby not withdrawn", table=table.id, error=fault_name(error))
            if discord_error_code(error) != GONE:
                return
        await table.store_notes(lobby_message_id=None, lobby_stale=False)

    async def redraw_closed(self, lobby_id: int) -> None:
        """Show how a lobby ended, in case its message does not."""
        lobby = await self._lobbies.get(lobby_id)
        if lobby is not None and lobby.status != "lobby":
            await self.redraw(lobby, await self._begun_table(lobby))

    async def _begun_table(self, lobby: Lobby) -> Table | None:
        return await self._lobbies.tables.get(lobby.id) if lobby.status in ("open", "over") else None

    async def store_message_id(self, lobby_id: int, message: discord.Message | None) -> None:
        """Store the id of a lobby's message, if a stop has prevented it, from a press on one of its buttons."""
        lobby = await self._lobbies.get(lobby_id)
        if lobby is not None and lobby.lobby_message_id is None and message is not None:
            await self._lobbies.note_message(lobby_id, lobby_message_id=message.id, is_current=False)

    def show_ended(self, table: Table) -> None:
        """Let the lobby's message tell how the game has ended."""
        self._publisher.run_in_background(self._redraw_ended(table))

    async def _redraw_ended(self, table: Table) -> None:
        await self._due.schedule(ARCHIVE, table.id, self._clock() + QUIET)
        if (await self.existing_lobby(table.id)).lobby_message_id is None:
            return  # the game began without a lobby, or its message is still looked for
        await self._lobbies.mark_outdated(table.id)
        async with self.lock(table.id):
            await self.redraw(await self.existing_lobby(table.id), table)

    async def open_lobby_lines(self, voice: Voice, channel_id: int, most: int) -> list[str]:
        """The lobbies of a channel that wait for people, a line each, the newest first."""
        found, count = await self._lobbies.open_in_channel(channel_id, most)
        lines = [
            f"- {voice.say('named-of', what=voice.game_title(lobby.game.id), which=invitation_text(voice, lobby))}"
            for lobby in found
        ]
        return [*lines, f"- {voice.say('and-more', count=count - most)}"] if count > most else lines

    async def untidied_games(self, guild_id: int) -> Sequence[TableInfo]:
        """The finished games of a server that have not been tidied up, the oldest first."""
        settled = await self._lobbies.tables.servers.settings(guild_id)
        return await self._lobbies.tables.finished_in_guild(guild_id, settled.tidied, TIDIED)

    async def tidy_games(self, guild_id: int) -> int:
        """Fold the lobbies of a server's finished games and archive their threads, soon; how many games that are."""
        finished, now = await self.untidied_games(guild_id), self._clock()
        for info in finished:
            await self._lobbies.mark_outdated(info.id)
            await self._due.schedule("mend", info.id, now)
        if finished:
            await self._lobbies.tables.servers.change(guild_id, tidied=finished[-1].ended_at or now)
        for info in finished:  # only now, for what has been tidied up is archived without waiting until it is quiet
            await self._due.schedule(ARCHIVE, info.id, now)
        return len(finished)

    async def archive_thread(self, table_id: int) -> float | None:
        """Archive the thread of a game that has long been over, or is tidied up; when to try again, or None."""
        table = await self._lobbies.tables.get(table_id)
        if table is None or table.place_id is None:
            return None
        until = await self._lobbies.rows.played_until(table.place_id)
        if until is None:
            return None  # the end of the game that is played there now makes it due again
        if until + QUIET > self._clock() and until > await self._tidied_until(table):
            return until + QUIET
        return None if await archive_thread(self._client, table.place_id) else self._clock() + AGAIN

    async def _tidied_until(self, table: Table) -> float:
        """Until when the games of a table's server have ended that were tidied up."""
        if table.guild_id is None:
            return 0.0
        return (await self._lobbies.tables.servers.settings(table.guild_id)).tidied

    async def rename_thread(self, table_id: int) -> float | None:
        """Name a table's thread anew, now that somebody at it has left for good; when to try again, or None."""
        table = await self._lobbies.tables.get(table_id)
        return None if table is None or await rename_thread(self._client, table) else self._clock() + AGAIN

    async def show_again(self, lobby_id: int) -> bool:
        """Show a lobby that a stop or a fault has left behind as it is; False when that is to be tried again."""
        if lobby_id in self.busy_lobbies():
            return False
        async with self.lock(lobby_id):
            await self._mend_message(await self.existing_lobby(lobby_id))
        return not await self._lobbies.with_stale_messages(lobby_id)

    async def _mend_message(self, lobby: Lobby) -> None:
        """Show a lobby as it is, after a stop or a fault; one whose message was never sent is closed."""
        if lobby.lobby_message_id is None:
            young = lobby.created_at > self._clock() - OPENED_WITHIN
            if young if self._lobbies.store.is_shared else lobby.created_at > self._began_at or self.opening:
                return  # it is about to be shown
            message_id = await self._find_message(lobby)
            if message_id is None:
                await self._lobbies.drop_lobby(lobby.id)
                return
            # What it shows is as old as the stop: until it has been shown anew, the next round tries that again.
            await self._lobbies.note_message(lobby.id, lobby_message_id=message_id, is_current=False)
            lobby = await self.existing_lobby(lobby.id)
        await self.redraw(lobby, await self._begun_table(lobby))

    async def _find_message(self, lobby: Lobby) -> int | None:
        """The message of a lobby that was sent just before a stop."""
        channel = self._client.get_partial_messageable(lobby.channel_id)
        try:
            async with asyncio.timeout(PATIENCE):
                found = await find_lobby_message(channel, lobby)
        except FAULTS as error:
            log.info("no message found for a lobby", table=lobby.id, error=fault_name(error))
            return None
        return None if found is None else found.id

    # Greetings

    def greet_soon(self, lobby: Lobby, person: Person) -> None:
        """Send a short direct message, so that closed ones are known before the game starts.

        Nobody waits for it, because Discord may take its time. Once the game has begun the hand is sent instead.
        """
        self._publisher.run_in_background(self._send_greeting(lobby, person))

    async def _send_greeting(self, lobby: Lobby, person: Person) -> None:
        preferences = await self._lobbies.tables.people.preferences(person.user_id)
        if preferences.hands == "here":
            return
        voice = voice_without_press(preferences)
        text = voice.say("greeting", game=voice.game_title(lobby.game.id), place=f"<#{lobby.channel_id}>")
        told = await self._sender.send_greeting(person, text, lobby, instead_of=_left_text(voice, lobby))
        if not told:
            return
        await self._lobbies.note_direct_channel(lobby.id, person.user_id, **told)
        async with self.lock(lobby.id):
            now = await self.existing_lobby(lobby.id)
            if now.status == "lobby" and told["closed"]:
                await self.redraw(now, None)
        if now.status in CLOSED:
            await self._close_greetings(now)
        elif now.status == "lobby" and not now.has_joined(person.user_id):
            await self._tell_left(
                now, replace(person, direct=SurfaceRow(told.get("channel_id"), told.get("message_id")))
            )

    def tell_left_soon(self, lobby: Lobby, person: Person) -> None:
        """Change the direct message of somebody who has left: it promised a hand."""
        self._publisher.run_in_background(self._tell_left(lobby, person))

    async def _tell_left(self, lobby: Lobby, person: Person) -> None:
        voice = voice_without_press(await self._lobbies.tables.people.preferences(person.user_id))
        await self._sender.edit_greeting(person, _left_text(voice, lobby))

    def cancel_greetings_soon(self, lobby: Lobby) -> None:
        """Change the direct messages that promised a hand, for none will appear there."""
        self._publisher.run_in_background(self._close_greetings(lobby))

    async def _close_greetings(self, lobby: Lobby) -> None:
        preferences = await self._lobbies.tables.people.of_all([person.user_id for person in lobby.joined])
        for person in lobby.joined:
            voice = voice_without_press(preferences[person.user_id])
            game, place, end = voice.game_title(lobby.game.id), f"<#{lobby.channel_id}>", end_text(voice, lobby)
            await self._sender.edit_greeting(person, voice.say("greeting-over", game=game, place=place, end=end))


def _left_text(voice: Voice, lobby: Lobby) -> str:
    """The direct message of somebody who has left a lobby."""
    return voice.say("greeting-left", game=voice.game_title(lobby.game.id), place=f"<#{lobby.channel_id}>")
