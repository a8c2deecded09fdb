"""*Options…* in a lobby: whoever opened it changes what is played, by menus, until somebody has joined."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import discord
from discord.ui import Item, View

from sessions import Lobbies, Lobby
from sessions.seating.changes import LobbyChange
from sessions.store.rows import LEVELS
from sessions.time.paces import PACES
from ui.interactions.answer import Answer, Refused, answering, is_private_message
from ui.interactions.components import ENTRY, Style, button, make_view, menu, menu_entry
from ui.interactions.ids import LobbyPress
from ui.interactions.routes import PressRoutes
from ui.layouts.layout import Layout
from ui.lobbies.board import LobbyMessages
from ui.lobbies.content import FRIENDLY, RATED
from ui.lobbies.presses import LobbyOptionPress
from words import Voice


class LobbyOptions:
    """Shows what can be changed in a lobby, and changes it."""

    def __init__(self, lobbies: Lobbies, board: LobbyMessages, layouts: Mapping[str, Layout[Any]]) -> None:
        self._lobbies = lobbies
        self._board = board
        self._layouts = layouts

    def register_presses(self, routes: PressRoutes) -> None:
        """Say which presses lead here."""
        routes.add(LobbyOptionPress, self.handle_press)

    async def show_options(self, answer: Answer, lobby_id: int) -> None:
        """Show the host what they can change, in the place of *More* where it was pressed there."""
        lobby = await self._lobbies.changeable_lobby(lobby_id, answer.interaction.user.id)
        text, view = answer.voice.say("lobby-options"), self._view(answer.voice, lobby)
        if is_private_message(answer.interaction):
            await answer.edit(text, None, view)
            self._board.panels.note_panel(answer, lobby_id)
        else:
            await answer.say(text, view=view)
            self._board.panels.note_new_panel(answer, lobby_id)

    async def handle_press(self, interaction: discord.Interaction, press: LobbyOptionPress) -> None:
        """A choice from one of the menus, or a press on one of the buttons below them."""
        self._board.note_presence(press.lobby, interaction.user.id)
        async with answering(interaction, "edit") as answer, self._board.lock(press.lobby):
            user_id = interaction.user.id
            if press.name in (RATED, FRIENDLY):
                lobby = await self._lobbies.set_rated(press.lobby, user_id, rated=press.name == RATED)
            else:
                lobby = await self._board.existing_lobby(press.lobby)
                lobby = await self._lobbies.change(lobby.id, user_id, self._meant_change(lobby, press))
            answer.mark_stored()
            await answer.edit(answer.voice.say("lobby-options"), None, self._view(answer.voice, lobby))
            self._board.panels.note_panel(answer, lobby.id)
            await self._board.redraw(lobby, None)

    def _meant_change(self, lobby: Lobby, press: LobbyOptionPress) -> LobbyChange:
        """The change that a press means; Refused when there is no such thing to change."""
        match press.name, press.value:
            case "pace", value if value in PACES:
                return LobbyChange(pace=value)
            case "players", value if value in map(str, _seat_counts(lobby)):
                return LobbyChange(seats=int(value))
            case "level", "easy" | "normal" | "hard" as value:
                return LobbyChange(level=value)
            case "mode", value if value in map(str, range(len(self._variants(lobby)))):
                return LobbyChange(options=_options_with_variant(lobby, self._variants(lobby), int(value)))
        raise Refused("button-unknown")

    def _variants(self, lobby: Lobby) -> Sequence[Mapping[str, Any]]:
        layout = self._layouts.get(lobby.game.id)
        return () if layout is None else layout.lobby_options

    def _view(self, voice: Voice, lobby: Lobby) -> View:
        return make_view(*self._menus(voice, lobby), *_buttons(voice, lobby))

    def _menus(self, voice: Voice, lobby: Lobby) -> Iterator[Item[Any]]:
        say, words = voice.say, voice.game_words(lobby.game.id)
        variants = self._variants(lobby)
        modes = [words.options_text(_options_with_variant(lobby, variants, number)) for number in range(len(variants))]
        menus = option_menus(
            voice, modes, words.options_text(lobby.options), lobby.pace, _seat_counts(lobby), lobby.max_seats
        )
        for name, prompt, entries in menus:
            yield menu(LobbyOptionPress(name, lobby.id), prompt, entries)
        if present := {person.level for person in lobby.joined if person.level}:
            levels = [_entry(say(f"play-computer-{level}"), level, chosen={level} == present) for level in LEVELS]
            yield menu(LobbyOptionPress("level", lobby.id), say("lobby-which-level"), levels)


def option_menus(
    voice: Voice, modes: Sequence[str], mode: str, pace: str, seats: Sequence[int], most: int
) -> Iterator[tuple[str, str, list[discord.SelectOption]]]:
    """The menus of what a game is like, each with its name, its prompt and its entries, and what is chosen now."""
    say = voice.say
    if modes:
        entries = [_entry(one, str(number), chosen=one == mode) for number, one in enumerate(modes)]
        yield "mode", say("lobby-options-mode"), entries
    yield "pace", say("lobby-options-pace"), [_entry(say(f"pace-{one}"), one, chosen=one == pace) for one in PACES]
    if len(seats) > 1:
        counts = [_entry(say("lobby-options-seats", count=one), str(one), chosen=one == most) for one in seats]
        yield "players", say("lobby-options-players"), counts


def _seat_counts(lobby: Lobby) -> Sequence[int]:
    """The numbers of seats that the lobby can have."""
    if lobby.invited_id is not None or lobby.rematch_of is not None:
        return ()
    return range(max(lobby.game.min_seats, len(lobby.joined)), lobby.game.max_seats + 1)


def _options_with_variant(lobby: Lobby, variants: Sequence[Mapping[str, Any]], number: int) -> dict[str, Any]:
    """The options of a lobby as one of the variants of the game."""
    settled = {name for variant in variants for name in variant}
    others = {name: value for name, value in lobby.options.items() if name not in settled}
    return others | dict(variants[number])


def _entry(said: str, value: str, *, chosen: bool) -> discord.SelectOption:
    """An entry; what does not fit into its first line stands in the second."""
    if len(said) <= ENTRY:
        return menu_entry(said, value, default=chosen)
    first = said.rfind(" ", 0, ENTRY)
    return menu_entry(said[:first], value, said[first + 1 :], default=chosen)


def _buttons(voice: Voice, lobby: Lobby) -> Iterator[Item[Any]]:
    if lobby.can_be_rated:
        wanted = FRIENDLY if lobby.would_be_rated else RATED
        yield button(LobbyOptionPress(wanted, lobby.id, "on"), voice.say(f"button-{wanted}"), Style.primary)
    if lobby.game.decks is not None:
        yield button(LobbyPress("deck", lobby.id), voice.say("button-my-deck"))
    if lobby.game.standing_orders:
        yield button(LobbyPress("orders", lobby.id), voice.say("button-orders"))
