"""Elemental Defenders on Discord: with which options it begins."""

from typing import ClassVar, Literal

import discord
from discord.ext import commands

import engine
from engine import Game
from sessions import Level
from ui import GameCog, HostBot, Interaction, PaceName, described_command, group_description


class ElementalDefenders(
    GameCog,
    commands.GroupCog,
    group_name="defenders",
    group_description=group_description("defenders"),
):
    """``/defenders``: the commands of this game."""

    game: ClassVar[Game] = engine.GAMES["elemental_defenders"]

    @described_command("defenders", "start")
    async def start(
        self,
        interaction: Interaction,
        opponent: discord.User | None = None,
        computer: Level | None = None,
        pace: PaceName | None = None,
        rated: bool | None = None,
        mode: Literal["basic", "advanced"] = "basic",
    ) -> None:
        """``/defenders start``: open a table of Elemental Defenders, basic or advanced."""
        await self.open_lobby(interaction, opponent, {"mode": mode}, computer=computer, pace=pace, rated=rated)


async def setup(bot: HostBot) -> None:
    """Give the bot the commands of this game."""
    await bot.add_cog(ElementalDefenders(bot))
