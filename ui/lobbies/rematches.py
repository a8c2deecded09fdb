"""*Rematch*, wherever it is pressed: the next game has the place of the one before."""

from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from typing import Any

import discord

from sessions import Invitation, Lobbies, Lobby, Place, RematchAlreadyPlayed, ServerSettings, StoreUnavailable, Table
from sessions.seating.lobby import agreed_options
from sessions.seating.opening import rematch_invitation
from sessions.store.rows import LEVELS, Level, level_of
from sessions.time.paces import invitation_seconds
from sessions.time.wall_clock import Clock
from ui.interactions.answer import NOBODY, Answer, Refused, answering
from ui.interactions.ids import FURTHER, TablePress
from ui.interactions.names import message_link
from ui.interactions.own_hand import table_of_hand
from ui.interactions.routes import PressRoutes
from ui.interactions.voices import voice_for
from ui.layouts.layout import Layout
from ui.lobbies.beginning import BegunGames
from ui.lobbies.board import LobbyMessages
from ui.lobbies.content import joined_text
from ui.lobbies.opening import LobbyOpener
from ui.lobbies.requests import check_place, joining_person, place_of_interaction
from ui.lobbies.server_log import ServerLog
from ui.lobbies.way_to_play import Channel, fetch_or_none, place_in_channel
from ui.settings.permission_checks import check_server_allows, table_opener
from ui.tables.surfaces.direct import is_played_directly

Join = Callable[[Answer, int], Awaitable[tuple[Lobby, Table | None]]]
ShowHand = Callable[[Answer, Table], Awaitable[None]]


class Rematches:
    """Lets the people of a finished table play again."""

    def __init__(
        self,
        client: discord.Client,
        lobbies: Lobbies,
        seconds: float,
        *,
        layouts: Mapping[str, Layout[Any]],
        board: LobbyMessages,
        opening: LobbyOpener,
        begun: BegunGames,
        log: ServerLog,
        join: Join,
        show_hand: ShowHand,
        clock: Clock,
    ) -> None:
        self._client = client
        self._lobbies = lobbies
        self._seconds = seconds
        self._layouts = layouts
        self._board = board
        self._opening = opening
        self._begun = begun
        self._log = log
        self._join = join
        self._show_hand = show_hand
        self._clock = clock

    def register_presses(self, routes: PressRoutes) -> None:
        """Say which presses lead here."""
        routes.add(TablePress, self.handle_press, "rematch", FURTHER, *LEVELS)

    async def handle_press(self, interaction: discord.Interaction, press: TablePress) -> None:
        """*Rematch*: a challenge to the same people, each one seat further round; a second press accepts the first.

        Against computers alone it begins at once, with the secret that the end of the game before committed to. Where
        there were rematches since, the newest is played again. *Play Normal*: the same against computers of that level,
        *Play advanced*: the fuller game.
        """
        async with answering(interaction, "private" if interaction.guild_id is None else "public") as answer:
            table = await self._lobbies.newest_rematch(press.table, interaction.user.id)
            if table is None:
                raise Refused("table-unknown")
            if table.seat_of(interaction.user.id) is None:
                raise Refused("table-not-yours")
            if table.active and table.id != press.table:
                raise self._played_already(table)
            settled = await self._lobbies.tables.servers.settings(table.guild_id or 0)
            place = await self._rematch_place(interaction, table, settled)
            offered = await self._lobbies.rematch(table.id)
            if offered is not None and not offered.has_joined(interaction.user.id):
                await self._join_rematch(answer, offered.id)
                return
            if offered is not None:
                _refuse_second_offer(answer, offered)
            level = level_of(press.verb)
            options = await self._rematch_options(interaction, table, level)
            if press.verb == FURTHER:
                options = {**options, **self._layouts[table.game.id].fuller_game_options}
            invitation = self._invitation(interaction, table, place, settled, options=options, level=level)
            try:
                begun = await self._lobbies.begin_rematch(invitation)
                if begun is None:
                    await self._opening.open_lobby(answer, invitation)
            except RematchAlreadyPlayed as refusal:
                running = await self._lobbies.tables.get(refusal.table_id)
                assert running is not None  # it is open
                raise self._played_already(running) from refusal
            if begun is not None:
                await self._show_begun(answer, begun)

    def _played_already(self, table: Table) -> Refused:
        """The refusal that leads to the rematch which is being played."""
        place = message_link(table.guild_id, table.place_id or table.channel_id, table.message_id)
        return Refused("lobby-rematch-played", place=place)

    async def _join_rematch(self, answer: Answer, lobby_id: int) -> None:
        """Join the rematch that somebody else has offered."""
        async with self._board.lock(lobby_id):
            lobby, begun = await self._join(answer, lobby_id)
            await answer.say(joined_text(answer.voice, begun) if begun else answer.voice.say("lobby-you-are-in"))
            await self._board.redraw(lobby, begun)

    async def _rematch_options(
        self, interaction: discord.Interaction, table: Table, level: Level | None
    ) -> Mapping[str, Any]:
        """The options of the next game; against a better computer what somebody's first games begin without is in it,
        as soon as it is none of these any more."""
        words, first = voice_for(interaction).game_words(table.game.id), self._layouts[table.game.id].first_game_options
        options = words.rematch_options(agreed_options(table.options), table.see(None))
        seat, user_id = table.seat_of(interaction.user.id), interaction.user.id
        if level is None or seat is None or not first or not first.items() <= options.items():
            return options
        outgrown = await table.wishes.is_new_to_game(seat) and not await self._lobbies.tables.is_new_to_game(
            user_id, table.game.id
        )
        return {name: value for name, value in options.items() if not (outgrown and name in first)}

    def _invitation(
        self,
        interaction: discord.Interaction,
        table: Table,
        place: Place,
        settled: ServerSettings,
        *,
        options: Mapping[str, Any],
        level: Level | None,
    ) -> Invitation:
        """The invitation of somebody who presses *Rematch*."""
        return rematch_invitation(
            table,
            joining_person(interaction),
            place,
            options=options,
            level=level,
            expires_at=self._clock() + invitation_seconds(table.row.pace, self._seconds),
            most_here=settled.tables,
        )

    async def _show_begun(self, answer: Answer, begun: Table) -> None:
        """Show a rematch that has begun by the press, where that was."""
        with suppress(StoreUnavailable):  # the store has said so: they are written to as before
            await self._opening.keep_language(answer.interaction)
        await self._begun.tell_begun(answer, begun)
        if is_played_directly(begun):  # nobody else has anything of it
            await answer.say(answer.voice.say("lobby-begun-here"))
            return
        self._log.log_opened(await self._board.existing_lobby(begun.id))
        if answer.interaction.guild_id is None:  # the hand comes there
            await answer.say(joined_text(answer.voice, begun))
        else:
            with suppress(Refused):  # whoever has dismissed it meanwhile sees the new hand all the same
                await _take_buttons_from_old_hand(answer)
            await self._show_hand(answer, begun)

    # Where

    async def _rematch_place(self, interaction: discord.Interaction, table: Table, settled: ServerSettings) -> Place:
        """The place of a rematch, where whoever presses may open it; Refused where they, or I, can't."""
        computers = any(table.levels)
        if interaction.channel_id == table.place_id:
            await check_place(interaction, self._lobbies.tables)
            check_server_allows(voice_for(interaction), settled, table_opener(interaction), computers=computers)
            return place_of_interaction(interaction, settled)
        channel = await self._table_channel(table)
        if channel is None:
            raise Refused("lobby-rematch-nowhere")
        return await place_in_channel(interaction, channel, settled, computers=computers)

    async def _table_channel(self, table: Table) -> Channel | None:
        """The channel or thread of a table, or the channel of its lobby where that is gone; None where both are."""
        for place_id in dict.fromkeys((table.place_id, table.channel_id)):
            if place_id is None:
                continue
            found: object = self._client.get_channel(place_id) or await fetch_or_none(
                self._client.fetch_channel, place_id
            )
            if isinstance(found, Channel):
                return found
        return None


async def _take_buttons_from_old_hand(answer: Answer) -> None:
    """Take the buttons from the hand that was pressed, below which that of the next game comes to stand.

    Where Discord had to be told that the answer takes longer, the message can't be changed any more.
    """
    message = answer.interaction.message
    if message is None or not message.flags.ephemeral or table_of_hand(message) is None or answer.has_responded:
        return
    await answer.edit_text(message.content, None, NOBODY)


def _refuse_second_offer(answer: Answer, offered: Lobby) -> None:
    """Refused for somebody who is in a rematch that waits for others already: for whom, and until when."""
    others = [one for one in dict.fromkeys((offered.invited_id, *offered.reserved_for)) if one is not None]
    people = [f"<@{one}>" for one in others if offered.waits_for(one)]
    if people and offered.expires_at is not None:
        key = "lobby-rematch-yours" if offered.host_id == answer.interaction.user.id else "lobby-rematch-joined"
        raise Refused(key, people=answer.voice.list_of(people), when=f"<t:{int(offered.expires_at)}:R>")
