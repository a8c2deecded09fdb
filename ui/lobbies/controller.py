"""The commands and buttons of a lobby, until people are led to their table."""

import asyncio
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import replace
from typing import Any

import discord

from sessions import (
    ChosenDeck,
    DeckUnplayable,
    DueWork,
    Level,
    Lobbies,
    Lobby,
    LobbyRefusal,
    Place,
    ServerSettings,
    Table,
)
from sessions.people.absences import Absences
from sessions.refusals import SecretSpent
from sessions.store.lessons import Sealed
from sessions.store.rows import LEVELS, is_one_person_with_computers, level_of
from sessions.time.wall_clock import Clock
from ui.decks.controller import DeckController
from ui.decks.deck_texts import name_with_summary
from ui.decks.found_deck import deck_holder
from ui.interactions.answer import Answer, Refused, answering, is_private_message
from ui.interactions.components import button, make_view
from ui.interactions.ids import LobbyPress
from ui.interactions.names import escaped_name
from ui.interactions.routes import PressRoutes
from ui.interactions.standing_orders import PREFIX, StandingOrders, parse_orders
from ui.interactions.voices import Voices, voice_for
from ui.layouts.layout import Layout
from ui.lobbies import content, requests
from ui.lobbies.beginning import BegunGames
from ui.lobbies.board import LobbyMessages
from ui.lobbies.chosen_decks import host_deck, offer_decks
from ui.lobbies.fairness import FairnessController
from ui.lobbies.opening import LobbyOpener
from ui.lobbies.options import LobbyOptions
from ui.lobbies.presses import LobbyDeckPress
from ui.lobbies.rematches import Rematches, ShowHand
from ui.lobbies.seat_call_limiter import SeatCallLimiter
from ui.lobbies.server_log import ServerLog
from ui.lobbies.threads import PATIENCE
from ui.lobbies.way_to_play import check_may_play, place_to_open
from ui.settings.permission_checks import check_person_allowed, check_server_allows, table_opener
from ui.tables.publisher import Publisher
from ui.tables.surfaces.direct import is_played_directly
from ui.tables.surfaces.sender import MessageSender

PRIVATE = ("deck", "computer", "orders", "options")
"""The verbs that are answered by a message of their own."""


class LobbyController:
    """Opens lobbies, answers their buttons, and leads the people to their table."""

    def __init__(
        self,
        client: discord.Client,
        lobbies: Lobbies,
        seconds: float,
        *,
        publisher: Publisher,
        sender: MessageSender,
        decks: DeckController,
        voices: Voices,
        due: DueWork,
        layouts: Mapping[str, Layout[Any]],
        log: ServerLog,
        absences: Absences,
        show_hand: ShowHand,
        clock: Clock,
    ) -> None:
        """``show_hand``: answers somebody with their hand at a table."""
        self._client = client
        self._show_hand = show_hand
        self._lobbies = lobbies
        self._seconds = seconds
        self._decks = decks
        self._voices = voices
        self._clock = clock
        self._publisher = publisher
        self.board = LobbyMessages(client, lobbies, publisher, sender, due, clock)
        self._orders = StandingOrders(lobbies.tables, LobbyPress)
        self._options = LobbyOptions(lobbies, self.board, layouts)
        self._log = log
        self._opening = LobbyOpener(lobbies, self.board, SeatCallLimiter(client, clock), sender, voices, log, absences)
        self.begun = BegunGames(client, lobbies, publisher, self.board)
        self._rematches = Rematches(
            client,
            lobbies,
            seconds,
            layouts=layouts,
            board=self.board,
            opening=self._opening,
            begun=self.begun,
            log=log,
            join=self._join,
            show_hand=show_hand,
            clock=clock,
        )

    # Opening

    async def open_lobby(
        self, answer: Answer, request: requests.TableRequest, *, away: bool = False, sealed: Sealed | None = None
    ) -> Lobby:
        """`start`: a challenge to a person, open seats, or a game against computers; ``away`` is
        `LobbyOpener.open_lobby`'s.

        ``sealed``: the secret that was committed to before this press, which then begins a game against computers at
        once. It is spent with the opening; where another press has spent it, there is a lobby.
        """
        interaction = answer.interaction
        place = await self._opening_place(interaction, computers=request.computer is not None)
        requests.check_request(request, answer.voice, interaction.message)
        if request.opponent is not None:
            settled, other = await self._server_settings(interaction.guild_id), request.opponent.id
            check_person_allowed(settled, other, "settings-unwelcome-other", player=f"<@{other}>")
        host = requests.joining_person(interaction, await host_deck(self._decks, interaction, request))
        settled = await self._server_settings(place.guild_id)
        wanted = requests.make_invitation(request, host, place, settled, self._clock(), self._seconds)
        if sealed is not None:
            with suppress(SecretSpent):
                lobby = await self._opening.open_lobby(answer, replace(wanted, sealed=sealed), away=True, told=False)
                await self._deal(answer, lobby.id)
                return lobby
        return await self._opening.open_lobby(answer, wanted, away=away)

    async def _opening_place(self, interaction: discord.Interaction, *, computers: bool) -> Place:
        """Where a table is opened: here, or with computers from a direct message where its reader plays."""
        if interaction.guild_id is None and computers:
            place = await place_to_open(interaction, self._lobbies.tables)
            if place is not None:
                return place
        place = requests.place_of_interaction(interaction, await self.check_place(interaction, computers=computers))
        channel = interaction.channel
        # A thread that I have opened is another game's; this one gets its own.
        if isinstance(channel, discord.Thread) and self._client.user and channel.owner_id == self._client.user.id:
            return place._replace(channel_id=channel.parent_id)
        return place

    async def check_place(self, interaction: discord.Interaction, *, computers: bool = False) -> ServerSettings:
        """Refused where no table can be opened, by Discord or by the server's settings; these, where one can be."""
        await requests.check_place(interaction, self._lobbies.tables)
        await self._check_settled(interaction, computers=computers)
        return await self._server_settings(interaction.guild_id)

    # Buttons

    def register_presses(self, routes: PressRoutes) -> None:
        """Say which presses lead here."""
        self._options.register_presses(routes)
        FairnessController(self._lobbies, self.board.panels).register_presses(routes)
        routes.add(LobbyPress, self.handle_press)
        routes.add(LobbyDeckPress, self.choose_deck)
        self._rematches.register_presses(routes)

    async def handle_press(self, interaction: discord.Interaction, press: LobbyPress) -> None:
        """*Join* or *Accept*, *My deck*, *Start now*, *Decline*, *Cancel*, and what follows from them."""
        verb, lobby_id = press.verb, press.lobby
        self.board.note_presence(lobby_id, interaction.user.id)
        behind = verb == "options" and is_private_message(interaction)  # takes the place of *More*
        async with answering(interaction, "private" if verb in PRIVATE and not behind else "edit") as answer:
            match verb:
                case "options":
                    await self._options.show_options(answer, lobby_id)
                case "orders":
                    await self._orders.show(answer, await self.board.existing_lobby(lobby_id))
                case _ if verb.startswith(PREFIX):
                    lobby = await self.board.existing_lobby(lobby_id)
                    await self._orders.store(answer, lobby, parse_orders(verb, lobby.game))
                case "deck":
                    check_person_allowed(await self._server_settings(interaction.guild_id), interaction.user.id)
                    await offer_decks(answer, self.board, self._lobbies, self._decks, lobby_id)
                case "computer":
                    await self._offer_levels(answer, lobby_id)
                case "mute" | "unmute":
                    await self._mute(answer, lobby_id, muted=verb == "mute")
                case "deal":
                    await self._deal(answer, lobby_id)
                case _ if (level := level_of(verb)) is not None:
                    await self._give_seat(answer, lobby_id, level)
                case _:
                    await self._change_lobby(answer, lobby_id, verb)

    async def _change_lobby(self, answer: Answer, lobby_id: int, verb: str) -> None:
        """A press that changes the lobby, whose message is the answer."""
        if answer.interaction.guild_id is None:
            await self._answer_challenge(answer, lobby_id, verb)
            return
        behind = is_private_message(answer.interaction)  # *Cancel*, behind *More*
        async with self.board.lock(lobby_id):
            await self.board.store_message_id(lobby_id, None if behind else answer.interaction.message)
            try:
                lobby, begun = await self._apply_press(answer, verb, lobby_id)
            except LobbyRefusal:
                await self.board.redraw_closed(lobby_id)  # whoever sees these buttons has missed how it ended
                raise
            answer.mark_stored()
            if behind:
                await answer.edit(content.end_text(answer.voice, lobby), None, None)
                await self.board.redraw(lobby, begun)
                return
            self.board.panels.close_panels(lobby, begun)
            await self.board.challenges.update_soon(lobby)
            async with asyncio.timeout(PATIENCE):
                voice, bare = content.voice_of_lobby(lobby), content.is_folded(lobby, begun)
                text, view = content.lobby_text(voice, lobby, begun), await self.board.lobby_buttons(lobby, begun)
                await answer.edit_text(text, view, content.allowed_mentions(lobby), bare=bare)
            await self._lobbies.note_shown(lobby)
            if verb == "begin" and begun is not None:
                await self._opening.note_game_begun(begun)
        if begun is not None and verb == "begin" and lobby.waits_for_deal and lobby.has_joined(lobby.host_id):
            await self._show_hand(answer, begun)
        if verb == "join":
            await self._opening.tell_joined(answer, begun)
        if verb == "decline":
            mute = button(LobbyPress("mute", lobby_id), answer.voice.say("button-mute"))
            await answer.say(answer.voice.say("lobby-you-declined"), view=make_view(mute))

    async def _answer_challenge(self, answer: Answer, lobby_id: int, verb: str) -> None:
        """The same in the direct message that has told of a challenge; the lobby's message follows."""
        voice, user_id = answer.voice, answer.interaction.user.id
        async with self.board.lock(lobby_id):
            try:
                lobby, begun = await self._apply_press(answer, verb, lobby_id)
            except LobbyRefusal:
                lobby = await self.board.existing_lobby(lobby_id)
                if lobby.status == "lobby":
                    raise
                begun = await self._lobbies.tables.get(lobby_id) if lobby.status in ("open", "over") else None
            answer.mark_stored()
            text, view = (
                content.challenge_text(voice, lobby, user_id, begun),
                content.challenge_view(voice, lobby, user_id),
            )
            await answer.edit(text, None, view)
            await self.board.redraw(lobby, begun)
        if verb == "join":
            await self._opening.tell_joined(answer, None)

    async def _deal(self, answer: Answer, lobby_id: int) -> None:
        """*Deal*, pressed away from the lobby's message, which follows: the hand comes as the newest message."""
        interaction = answer.interaction
        if interaction.guild_id is None:
            await check_may_play(interaction, (await self.board.existing_lobby(lobby_id)).channel_id)
        async with self.board.lock(lobby_id):
            lobby = await self.board.existing_lobby(lobby_id)
            if lobby.status != "open":
                await self._begin_game(answer, lobby_id, interaction.user.id)
            begun = await self._lobbies.tables.get(lobby_id)
            assert begun is not None  # it has begun
            answer.mark_stored()  # somebody else may have begun it
            here = interaction.guild_id is None and is_one_person_with_computers(begun.people)
            told = answer.voice.say("lobby-begun-here") if here else content.joined_text(answer.voice, begun)
            await answer.edit(told, None, None)
            self._opening.forget_deal_button(lobby_id)
            if interaction.guild_id is not None:  # a direct message has the hand anyway
                await self._show_hand(answer, begun)
            await self.board.redraw(await self.board.existing_lobby(lobby_id), begun)

    async def _offer_levels(self, answer: Answer, lobby_id: int) -> None:
        """*Give the seat to the computer*: how good it should be."""
        lobby = await self.board.existing_lobby(lobby_id)
        if lobby.host_id != answer.interaction.user.id:
            raise Refused("lobby-computer-not-yours")
        await self._check_settled(answer.interaction, computers=True)
        buttons = [button(LobbyPress(level, lobby_id), answer.voice.say(f"level-{level}")) for level in LEVELS]
        await answer.say(answer.voice.say("lobby-which-level"), view=make_view(*buttons))

    async def _give_seat(self, answer: Answer, lobby_id: int, level: Level) -> None:
        async with self.board.lock(lobby_id):
            lobby, begun = await self._lobbies.give_seat(lobby_id, answer.interaction.user.id, level), None
            answer.mark_stored()
            if lobby.is_full:
                begun = await self._begin_game(answer, lobby_id, lobby.host_id)
                lobby = await self.board.existing_lobby(lobby_id)
            text = content.joined_text(answer.voice, begun) if begun else answer.voice.say("lobby-computer-seated")
            await answer.edit(text, None, None)
            await self.board.redraw(lobby, begun)

    async def _mute(self, answer: Answer, lobby_id: int, *, muted: bool) -> None:
        """*Don't let them challenge me*, and the way back, for whoever was challenged."""
        lobby = await self._lobbies.mute(lobby_id, answer.interaction.user.id, muted=muted)
        answer.mark_stored()
        host = escaped_name(answer.voice, lobby.host.name)
        if muted:
            unmute = button(LobbyPress("unmute", lobby_id), answer.voice.say("button-unmute"))
            await answer.edit(answer.voice.say("lobby-muted", host=host), None, make_view(unmute))
        else:
            await answer.edit(answer.voice.say("lobby-unmuted", host=host), None, None)

    async def _apply_press(self, answer: Answer, verb: str, lobby_id: int) -> tuple[Lobby, Table | None]:
        user_id = answer.interaction.user.id
        match verb:
            case "join":
                return await self._join(answer, lobby_id)
            case "begin":
                begun = await self._begin_game(answer, lobby_id, user_id)
                return await self.board.existing_lobby(lobby_id), begun
            case "decline":
                lobby = await self._lobbies.decline(lobby_id, user_id)
            case "leave":
                lobby, left = await self._lobbies.leave(lobby_id, user_id)
                self.board.tell_left_soon(lobby, left)
                return lobby, None
            case "rated" | "friendly":
                return await self._lobbies.set_rated(lobby_id, user_id, rated=verb == content.RATED), None
            case "cancel":
                lobby = await self._lobbies.cancel(lobby_id, user_id)
            case _:
                raise Refused("button-unknown")
        self.board.cancel_greetings_soon(lobby)
        return lobby, None

    async def _join(self, answer: Answer, lobby_id: int, deck: ChosenDeck | None = None) -> tuple[Lobby, Table | None]:
        user, guild_id = answer.interaction.user, answer.interaction.guild_id
        if guild_id is None:
            guild_id = (lobby := await self.board.existing_lobby(lobby_id)).guild_id
            await check_may_play(answer.interaction, lobby.channel_id)
        check_person_allowed(await self._server_settings(guild_id), user.id)
        lobby = await self._lobbies.join(lobby_id, requests.joining_person(answer.interaction, deck))
        self.board.note_presence(lobby_id, user.id)  # who accepts a rematch has pressed a button of the table before
        answer.mark_stored()
        await self._opening.keep_language(answer.interaction)
        begun = None
        if lobby.is_full:
            lobby, begun = await self._begin_full(answer, lobby_id)
        if begun is None:  # else the hand comes instead
            self.board.greet_soon(lobby, next(person for person in lobby.joined if person.user_id == user.id))
        return lobby, begun

    async def _begin_full(self, answer: Answer, lobby_id: int) -> tuple[Lobby, Table | None]:
        """Begin a game for which everybody is there; a deck that can't be played leaves the lobby as it is."""
        table: Table | None
        try:
            table = await self._begin_game(answer, lobby_id)
        except DeckUnplayable:
            return await self.board.existing_lobby(lobby_id), None
        except LobbyRefusal:  # somebody was quicker
            table = await self._lobbies.tables.get(lobby_id)
        return await self.board.existing_lobby(lobby_id), table

    async def _begin_game(self, answer: Answer, lobby_id: int, by: int | None = None) -> Table:
        try:
            table = await self._lobbies.begin(lobby_id, by, answer.interaction.id)
        except DeckUnplayable as refusal:
            if by is None:
                raise
            raise refusal.as_read_by(by) from refusal
        await self.begun.tell_begun(answer, table)
        return table

    # What is settled for the server

    async def _server_settings(self, guild_id: int | None) -> ServerSettings:
        return await self._lobbies.tables.servers.settings(guild_id or 0)

    async def _check_settled(self, interaction: discord.Interaction, *, computers: bool) -> None:
        settled = await self._server_settings(interaction.guild_id)
        check_server_allows(voice_for(interaction), settled, table_opener(interaction), computers=computers)

    # Decks

    async def choose_deck(self, interaction: discord.Interaction, press: LobbyDeckPress) -> None:
        """A choice from the menus of *My deck*; whoever has no seat yet takes it with that deck."""
        self.board.note_presence(press.lobby, interaction.user.id)
        async with answering(interaction, "edit") as answer, self.board.lock(press.lobby):
            user_id = interaction.user.id
            lobby, begun = await self.board.existing_lobby(press.lobby), None
            found = await self._decks.deck_of_entry(
                answer.voice, deck_holder(interaction), lobby.game, press.kind, press.value
            )
            deck = requests.playable_deck(found, lobby.options)
            if lobby.has_joined(user_id):
                lobby = await self._lobbies.choose_deck(lobby.id, user_id, deck)
                answer.mark_stored()
                if lobby.is_full:
                    lobby, begun = await self._begin_full(answer, lobby.id)
            else:
                lobby, begun = await self._join(answer, lobby.id, deck)
            text = answer.voice.say(
                "lobby-deck-now", deck=name_with_summary(answer.voice, lobby.game, found.name, found.cards)
            )
            await answer.edit(f"{text} {content.joined_text(answer.voice, begun)}" if begun else text, None, None)
            await self.board.redraw(lobby, begun)

    # What happens without a press

    def announce_end(self, table: Table) -> None:
        """Tell the end of a game, where it has ended, to whoever sees its lobby."""
        if not table.active:
            self.board.show_ended(table)
            if not is_played_directly(table):
                self._log.log_ended(table)

    async def close_expired(self, lobby_id: int) -> None:
        """Close a lobby whose time is over."""
        for lobby in await self._lobbies.expire(self._clock(), lobby_id):
            self.board.cancel_greetings_soon(lobby)
            await self.show_again(lobby.id)

    async def begin_interrupted(self, lobby_id: int) -> bool:
        """Begin a game that a stop of the bot kept from beginning; False when somebody is just busy with the lobby."""
        if lobby_id in self.board.busy_lobbies():
            return False
        for table in await self._lobbies.begin_full(lobby_id):
            if await self.begun.find_place(table):
                self._lobbies.tables.changed(table)
        return True

    async def show_again(self, lobby_id: int) -> bool:
        """Show a lobby as it is, after a stop or a fault; False when it could not be, or somebody is busy with it."""
        if (lobby := await self.board.existing_lobby(lobby_id)).status == "open":
            async for table in self._lobbies.tables.opened_tables([lobby.id]):
                await self.begun.find_place(table)  # which the message names
        return await self.board.show_again(lobby_id)
