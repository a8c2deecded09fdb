"""``/play``: the way into any game by buttons alone. First which game, then with whom."""

from collections.abc import Mapping
from typing import Any

import discord
from discord.ui import UserSelect

import engine
from sessions import Level
from ui.interactions.answer import Answer, Refused, answering
from ui.interactions.components import PROMPT, Style, button, view_of
from ui.interactions.ids import PlayPress
from ui.interactions.pictures import cover_picture
from ui.lobbies.controller import LEVELS, LobbyController
from words import catalogue

say = catalogue().say


class PlayController:
    """Asks which game and with whom, and opens the table."""

    def __init__(self, games: Mapping[str, engine.Game], lobbies: LobbyController) -> None:
        self._games = games
        self._lobbies = lobbies

    async def ask_game(self, answer: Answer, *, edit: bool = False) -> None:
        """Ask which game."""
        games = self._games.values()
        lines = [say("play-which"), *(say("play-game", game=game.title, seats=_seats(game)) for game in games)]
        view = view_of(*(button(PlayPress(game.id, "choose"), game.title, Style.primary) for game in games))
        if edit:
            await answer.edit("\n".join(lines), None, view)
        else:
            await answer.say("\n".join(lines), view=view)

    async def press(self, interaction: discord.Interaction, press: PlayPress) -> None:
        """A press on one of the buttons, or a choice from the menu of people."""
        if press.whom in ("choose", "back"):
            async with answering(interaction, "edit") as answer:
                await self._ask(answer, press)
            return
        async with answering(interaction, "public") as answer:
            self._check(press)
            opponent = await _somebody(interaction, press.user_id) if press.whom == "user" else None
            await self._lobbies.open(answer, press.game, {}, opponent, computer=LEVELS.get(press.whom))

    async def _ask(self, answer: Answer, press: PlayPress) -> None:
        if press.whom == "back":
            await self.ask_game(answer, edit=True)
            return
        self._check(press)
        view = view_of(
            *(_level(press.game, level) for level in LEVELS.values()),
            button(PlayPress(press.game, "open"), say("play-open")),
            button(PlayPress(press.game, "back"), say("play-back")),
            _people(press.game),
        )
        text = say("play-whom", game=self._games[press.game].title)
        await answer.edit(text, cover_picture(press.game), view)

    def _check(self, press: PlayPress) -> None:
        if press.game not in self._games:
            raise Refused(say("button-unknown"))


def _seats(game: engine.Game) -> str:
    return str(game.min_seats) if game.min_seats == game.max_seats else f"{game.min_seats}–{game.max_seats}"


def _level(game_id: str, level: Level) -> discord.ui.Button[Any]:
    return button(PlayPress(game_id, level), say(f"play-computer-{level}"), Style.primary)


def _people(game_id: str) -> UserSelect[Any]:
    return UserSelect(placeholder=say("play-somebody")[:PROMPT], custom_id=str(PlayPress(game_id, "user")))


async def _somebody(interaction: discord.Interaction, user_id: int) -> discord.abc.User:
    return interaction.client.get_user(user_id) or await interaction.client.fetch_user(user_id)
