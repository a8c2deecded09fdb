"""*More* of a lobby, and *Is it fair?* behind it: what its shuffle is sealed with, before anybody joins."""

import discord

from sessions import Lobbies, Lobby, LobbyRefusal
from ui.interactions.answer import answering
from ui.interactions.ids import LobbyPress
from ui.interactions.routes import PressRoutes
from ui.lobbies.content import more_view
from ui.lobbies.panels import OpenPanels
from ui.tables.table_texts import fair_text


class FairnessController:
    """Answers these presses, whoever presses."""

    def __init__(self, lobbies: Lobbies, panels: OpenPanels) -> None:
        self._lobbies = lobbies
        self._panels = panels

    def register_presses(self, routes: PressRoutes) -> None:
        """Say which presses lead here."""
        routes.add(LobbyPress, self.show_commitment, "fair")
        routes.add(LobbyPress, self.show_more, "more")

    async def show_commitment(self, interaction: discord.Interaction, press: LobbyPress) -> None:
        """What was promised; the secret is told where the game is over."""
        async with answering(interaction, "private") as answer:
            await answer.say(fair_text(answer.voice, (await self._existing_lobby(press)).commitment))

    async def show_more(self, interaction: discord.Interaction, press: LobbyPress) -> None:
        """What else there is to read or to choose, for whoever asks alone: the lobby keeps to joining and dealing."""
        async with answering(interaction, "private") as answer:
            lobby = await self._existing_lobby(press)
            await answer.say(answer.voice.say("table-more"), view=more_view(answer.voice, lobby, interaction.user.id))
            if lobby.status == "lobby":
                self._panels.note_new_panel(answer, lobby.id)

    async def _existing_lobby(self, press: LobbyPress) -> Lobby:
        lobby = await self._lobbies.get(press.lobby)
        if lobby is None:
            raise LobbyRefusal("unknown")
        return lobby
