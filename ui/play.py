"""``/play``: the way into any game by buttons alone. First which game, then with whom."""

from collections.abc import Iterator, Mapping
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands
from discord.ui import UserSelect

import engine
from sessions import Level
from ui.interactions.answer import Answer, Refused, answering
from ui.interactions.components import PROMPT, Style, button, view_of
from ui.interactions.descriptions import described
from ui.interactions.ids import PlayPress
from ui.interactions.mentions import Mentions
from ui.interactions.pictures import cover_picture
from ui.interactions.routes import Routes
from ui.interactions.voices import Voices
from ui.layouts.layout import Layout
from ui.lobbies.controller import LEVELS, LobbyController
from ui.lobbies.requests import TableRequest
from words import Voice

FIRST_LEVEL: Level = "easy"
"""The level of the computer that a press on the posted message begins a game against."""
ALL = "all"
"""Stands for a game where a button is about all of them."""


class PlayController:
    """Asks which game and with whom, and opens the table."""

    def __init__(
        self,
        games: Mapping[str, engine.Game],
        layouts: Mapping[str, Layout[Any]],
        lobbies: LobbyController,
        mentions: Mentions,
        voices: Voices,
    ) -> None:
        self._games = games
        self._layouts = layouts
        self._lobbies = lobbies
        self._mentions = mentions
        self._voices = voices

    async def ask_game(self, answer: Answer, *, edit: bool = False) -> None:
        """Ask which game."""
        voice = answer.voice
        games = (button(PlayPress(game_id, "choose"), voice.title(game_id), Style.primary) for game_id in self._games)
        await (answer.edit if edit else answer.say)(
            self._text(voice, "play-which"), self._covers(voice), view_of(*games)
        )

    async def post(self, answer: Answer) -> None:
        """Post the games in a channel for everybody, to stay there: a game against the computer is one press away.

        Refused for those who don't manage the server.
        """
        interaction = answer.interaction
        if interaction.guild_id is None:
            raise Refused("lobby-not-in-dm")
        if not interaction.permissions.manage_guild:
            raise Refused("play-post-refused")
        voice = await self._voices.here(interaction)
        games = (
            button(PlayPress(game_id, FIRST_LEVEL), voice.title(game_id), Style.primary) for game_id in self._games
        )
        view = view_of(*games, button(PlayPress(ALL, "menu"), voice.say("play-more")))
        await answer.post(self._text(voice, "play-posted"), self._covers(voice), view)

    def _text(self, voice: Voice, key: str) -> str:
        lines = (
            voice.say("play-game", game=voice.title(game.id), like=_summary(voice, game))
            for game in self._games.values()
        )
        return "\n".join([voice.say(key), *lines])

    def _covers(self, voice: Voice) -> list[Any]:
        return [cover_picture(voice, game_id) for game_id in self._games]

    def take_presses(self, routes: Routes) -> None:
        """Say which presses lead here."""
        routes.add(PlayPress, self.press)

    async def press(self, interaction: discord.Interaction, press: PlayPress) -> None:
        """A press on one of the buttons, or a choice from the menu of people."""
        if press.whom == "menu":
            async with answering(interaction, "private") as answer:
                await self.ask_game(answer)
            return
        if press.whom in ("choose", "back", "options"):
            async with answering(interaction, "edit") as answer:
                await self._ask(answer, press)
            return
        async with answering(interaction, "public") as answer:
            self._check(press)
            opponent = await _somebody(interaction, press.user_id) if press.whom == "user" else None
            level, game = LEVELS.get(press.whom), self._games[press.game]
            await self._lobbies.open(answer, TableRequest(game=game, opponent=opponent, computer=level))

    async def _ask(self, answer: Answer, press: PlayPress) -> None:
        if press.whom == "back":
            await self.ask_game(answer, edit=True)
            return
        self._check(press)
        voice, game = answer.voice, self._games[press.game]
        cover = cover_picture(voice, game.id)
        back = button(PlayPress(game.id, "back"), voice.say("play-back"))
        if press.whom == "options":
            await answer.edit(self._options(voice, answer.interaction.client, game), cover, view_of(back))
            return
        view = view_of(
            *(_level(voice, game.id, level) for level in LEVELS.values()),
            button(PlayPress(game.id, "open"), voice.say("play-open")),
            button(PlayPress(game.id, "options"), voice.say("play-options")),
            back,
            _people(voice, game.id),
        )
        text = voice.say("play-whom", game=voice.title(game.id), like=_summary(voice, game))
        await answer.edit(text, cover, view)

    def _options(self, voice: Voice, client: discord.Client, game: engine.Game) -> str:
        """The options that the game's own command takes besides."""
        group = self._layouts[game.id].group
        lines = [voice.say("play-all-options", game=voice.title(game.id), start=self._mentions.of(group, "start"))]
        lines += [
            voice.say("play-option", name=name, about=about) for name, about in _start_options(voice, client, group)
        ]
        return "\n".join(lines)

    def _check(self, press: PlayPress) -> None:
        if press.game not in self._games:
            raise Refused("button-unknown")


def _summary(voice: Voice, game: engine.Game) -> str:
    """For how many people a game is, how long it takes, and how hard it is to learn."""
    return voice.words(game.id).summary({}, game.min_seats, game.max_seats)


def _start_options(voice: Voice, client: discord.Client, group: str) -> Iterator[tuple[str, str]]:
    """The names and descriptions of what `start` takes."""
    found = client.tree.get_command(group) if isinstance(client, commands.AutoShardedBot) else None
    start = found.get_command("start") if isinstance(found, app_commands.Group) else None
    if isinstance(start, app_commands.Command):
        for parameter in start.parameters:
            yield parameter.display_name, described(voice, str(parameter.description).split())


def _level(voice: Voice, game_id: str, level: Level) -> discord.ui.Button[Any]:
    return button(PlayPress(game_id, level), voice.say(f"play-computer-{level}"), Style.primary)


def _people(voice: Voice, game_id: str) -> UserSelect[Any]:
    return UserSelect(placeholder=voice.say("play-somebody")[:PROMPT], custom_id=str(PlayPress(game_id, "user")))


async def _somebody(interaction: discord.Interaction, user_id: int) -> discord.abc.User:
    return interaction.client.get_user(user_id) or await interaction.client.fetch_user(user_id)
