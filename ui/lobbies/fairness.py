"""*Is it fair?* of a lobby: what its shuffle is sealed with, before anybody joins."""

import discord

from sessions import Lobbies, LobbyRefusal
from ui.interactions.answer import answering
from ui.interactions.ids import LobbyPress
from ui.interactions.routes import Routes
from ui.tables.telling import fair_text


class Fairness:
    """Answers that press, whoever presses."""

    def __init__(self, lobbies: Lobbies) -> None:
        self._lobbies = lobbies

    def take_presses(self, routes: Routes) -> None:
        """Say which presses lead here."""
        routes.add(LobbyPress, self.press, "fair")

    async def press(self, interaction: discord.Interaction, press: LobbyPress) -> None:
        """What was promised; the secret is told where the game is over."""
        async with answering(interaction, "private") as answer:
            lobby = await self._lobbies.get(press.lobby)
            if lobby is None:
                raise LobbyRefusal("unknown")
            await answer.say(fair_text(answer.voice, lobby.commitment))
