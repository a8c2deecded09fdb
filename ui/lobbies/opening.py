"""The opening of a lobby: stored, shown where it belongs, and closed again where it can't be shown."""

import asyncio
from contextlib import suppress
from typing import Any

import discord
from discord.ui import Button

from sessions import AlreadyChallenged, Invitation, Lobbies, Lobby, Table
from sessions.people.absences import Absences
from ui.interactions.answer import Answer, Refused
from ui.interactions.components import button, make_view
from ui.interactions.discord_faults import FAULTS, is_transient
from ui.interactions.ids import PreferencePress
from ui.interactions.names import message_link
from ui.interactions.open_answers import OpenAnswers
from ui.interactions.pictures import LazyPicture, cover_picture
from ui.interactions.voices import Voices
from ui.lobbies.board import LobbyMessages
from ui.lobbies.content import (
    allowed_mentions,
    away_text,
    deal_button,
    has_lobby_buttons,
    joined_text,
    lobby_text,
    voice_of_lobby,
)
from ui.lobbies.seat_call_limiter import SeatCallLimiter
from ui.lobbies.server_log import ServerLog
from ui.lobbies.threads import PATIENCE
from ui.tables.surfaces.content import Content
from ui.tables.surfaces.sender import MessageSender, message_nonce
from words import Voice
from words.catalogue import OwnName

MEGABYTES = 5.0
"""How much the answers may take that lead to a lobby's *Deal*: those of 500 lobbies."""


class LobbyOpener:
    """Opens lobbies."""

    def __init__(
        self,
        lobbies: Lobbies,
        board: LobbyMessages,
        call_limiter: SeatCallLimiter,
        sender: MessageSender,
        voices: Voices,
        log: ServerLog,
        absences: Absences,
    ) -> None:
        self._lobbies = lobbies
        self._absences = absences
        self._board = board
        self._call_limiter = call_limiter
        self._sender = sender
        self._voices = voices
        self._log = log
        self._leading = OpenAnswers[Answer]("ui.lobbies.opening", MEGABYTES)
        """By lobby: the answer that leads to its *Deal*. After a restart, or where there are many, that stays."""

    async def open_lobby(
        self, answer: Answer, invitation: Invitation, *, away: bool = False, told: bool = True
    ) -> Lobby:
        """Open a lobby and show it; one that can't be shown is closed again.

        ``away``: not as the answer, which is the message that was pressed with the way to the lobby; without ``told``
        whoever opens it answers themselves.
        """
        self._board.opening += 1
        try:
            lobby = await self._lobbies.open(invitation)
            self._board.note_presence(lobby.id, invitation.host.user_id)
            try:
                await self.keep_language(answer.interaction)
                shown = await self._announce_lobby(answer, lobby, away=away, told=told)
            except FAULTS:
                await self._lobbies.drop_lobby(lobby.id, invitation.sealed)
                raise
            return lobby.with_message(shown)
        except AlreadyChallenged as refusal:
            raise await self._already_challenged(answer.voice, refusal.lobby_id) from refusal
        finally:
            self._board.opening -= 1

    async def keep_language(self, interaction: discord.Interaction) -> None:
        """Keep the language of somebody who has taken a seat, before anything is sent to them."""
        if self._voices.is_language_new(interaction, seated=True):
            await self._voices.store_language(interaction)

    async def _already_challenged(self, voice: Voice, lobby_id: int) -> Refused:
        """The refusal that names the challenge which waits for an answer, and its place."""
        lobby = await self._board.existing_lobby(lobby_id)
        there = message_link(lobby.guild_id, lobby.channel_id, lobby.lobby_message_id)
        return Refused("lobby-challenged", game=voice.game_title(lobby.game.id), place=there)

    async def _announce_lobby(self, answer: Answer, lobby: Lobby, *, away: bool, told: bool) -> int:
        """Show a lobby, and tell those whom it concerns; the id of its message."""
        here = lobby.channel_id == answer.interaction.channel_id and not away
        async with self._board.lock(lobby.id):
            message_id = await (self._post_as_answer(answer, lobby) if here else self._send_to_place(lobby))
            await self._lobbies.note_message(lobby.id, lobby_message_id=message_id)
        if answer.interaction.guild_id is not None or not lobby.waits_for_deal:  # else nothing is left of it there
            self._log.log_opened(lobby.with_message(message_id))
        if not told:
            return message_id
        answer.mark_stored()
        awaits = lobby.has_joined(lobby.host_id) and not lobby.waits_for_deal
        if awaits and not await self._lobbies.rows.takes_direct_messages(
            lobby.host_id
        ):  # else it would only be one unread more
            self._board.greet_soon(lobby, lobby.host)
        await self._board.challenges.send_soon(lobby, elsewhere=not here)
        if not here:
            there = message_link(lobby.guild_id, lobby.channel_id, message_id)
            said = "lobby-rematch-there" if lobby.rematch_of else "lobby-invited-there"
            if lobby.waits_for_deal:
                said = "lobby-opened-there"
            line = answer.voice.say(said, place=there)
            way = Button[Any](label=answer.voice.say("button-your-table"), url=there)
            # In one channel both messages are in sight, and one *Deal* is enough: that at the table, which is newer.
            deals = lobby.waits_for_deal and lobby.channel_id != answer.interaction.channel_id
            ways = [deal_button(answer.voice, lobby, "deal"), way] if deals else [way]
            if away:
                await answer.set_headline(line, line.removesuffix(there), *ways)
            else:
                await answer.say(line, view=make_view(*ways))
            if lobby.waits_for_deal:
                self._leading.put(lobby.id, answer)
        if lobby.invited_id is not None:
            away_until = await self._absences.away_until(lobby.invited_id)
            if away_until is not None:
                await answer.say(away_text(answer.voice, f"<@{lobby.invited_id}>", away_until))
        return message_id

    def forget_deal_button(self, lobby_id: int) -> None:
        """Note that what leads to a lobby's *Deal* says something else now."""
        self._leading.take(lobby_id)

    async def note_game_begun(self, begun: Table) -> None:
        """Say that a game has begun where its lobby was opened from, if that was somewhere else."""
        answer = self._leading.take(begun.id)
        if answer is not None and not answer.interaction.is_expired():
            with suppress(*FAULTS):
                await answer.edit(joined_text(answer.voice, begun), None, None)

    async def tell_joined(self, answer: Answer, begun: Table | None) -> None:
        """Tell whoever has joined the way to a game that has begun, and, if so, that they are away, with the way
        back."""
        voice, user = answer.voice, answer.interaction.user
        until = await self._absences.away_until(user.id)
        lines = [joined_text(voice, begun)] if begun else []
        lines += [away_text(voice, OwnName(user.display_name), until)] if until else []
        back = [button(PreferencePress("back"), voice.say("button-back-again"))] if until else []
        if lines:
            await answer.say("\n".join(lines), view=make_view(*back))

    async def _post_as_answer(self, answer: Answer, lobby: Lobby) -> int:
        """Show a lobby as the answer to whoever opens it; the message's id."""
        voice = voice_of_lobby(lobby)
        text, view = lobby_text(voice, lobby), await self._board.lobby_buttons(lobby) or make_view()
        settings = await self._lobbies.tables.servers.settings(lobby.guild_id or 0)
        called = self._call_limiter.take_role_to_call(lobby, settings)
        if called is not None:
            text = f"{text}\n{voice.say('lobby-call', role=called.mention)}"
        mentions = (
            allowed_mentions(lobby)
            if called is None
            else discord.AllowedMentions(everyone=False, users=False, roles=[called])
        )
        try:
            return await answer.post(text, _cover_picture(voice, lobby), view, mentions)
        except FAULTS as error:
            return await _posted_message_id(answer, lobby, error)

    async def _send_to_place(self, lobby: Lobby) -> int:
        """Show a lobby that is opened from somewhere else, in its place; the message's id."""
        voice = voice_of_lobby(lobby)
        text, picture = lobby_text(voice, lobby), _cover_picture(voice, lobby)
        calls = (lobby.invited_id,) if lobby.invited_id else ()
        content = Content(text, picture, await self._board.lobby_buttons(lobby), called_users=calls)
        if picture is not None:
            await picture.prepare()
        return await self._sender.send(lobby.channel_id, content, message_nonce("lobby", lobby, None))


def _cover_picture(voice: Voice, lobby: Lobby) -> LazyPicture | None:
    """The cover of the game; none for a rematch, below whose last game it would stand once more."""
    return cover_picture(voice, lobby.game.id) if lobby.rematch_of is None else None


async def _posted_message_id(answer: Answer, lobby: Lobby, error: Exception) -> int:
    """The message of a lobby, where Discord took it and only the answer got lost; the fault where it did not."""
    if not is_transient(error):
        raise error
    async with asyncio.timeout(PATIENCE):
        found = await answer.fetch_original()
    if found is None or not has_lobby_buttons(found, lobby.id):
        raise error
    return found.id
