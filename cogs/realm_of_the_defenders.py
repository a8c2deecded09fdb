"""Realm of the Defenders on Discord: with which options it begins."""

from typing import ClassVar, Literal

import discord
from discord import app_commands
from discord.ext import commands

import engine
from engine import Game
from sessions import Level
from ui import GameCog, HostBot, Interaction, PaceName, described_command, group_description


class RealmOfTheDefenders(
    GameCog,
    commands.GroupCog,
    group_name="realm",
    group_description=group_description("realm"),
):
    """``/realm``: the commands of this game."""

    game: ClassVar[Game] = engine.GAMES["realm_of_the_defenders"]

    @described_command("realm", "start")
    @app_commands.autocomplete(deck=GameCog.suggest_decks)
    async def start(
        self,
        interaction: Interaction,
        opponent: discord.User | None = None,
        computer: Level | None = None,
        pace: PaceName | None = None,
        rated: bool | None = None,
        players: app_commands.Range[int, 2, 4] | None = None,
        fortresses: Literal[2, 4] = 2,
        short: bool = False,
        bids: bool = True,
        deck: str | None = None,
    ) -> None:
        """``/realm start``: open a table of Realm of the Defenders, with its deck and options."""
        options = {"fortresses": fortresses, "short": short} | ({} if bids else {"bids": False})
        await self.open_lobby(interaction, opponent, options, deck, players, computer=computer, pace=pace, rated=rated)


async def setup(bot: HostBot) -> None:
    """Give the bot the commands of this game."""
    await bot.add_cog(RealmOfTheDefenders(bot))
