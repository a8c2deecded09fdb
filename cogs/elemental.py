"""Elemental on Discord: with which options it begins."""

from typing import ClassVar, Literal

import discord
from discord.ext import commands

import engine
from engine import Game
from sessions import Level
from ui import GameCog, HostBot, Interaction, PaceName, described_command, group_description


class Elemental(GameCog, commands.GroupCog, group_name="elemental", group_description=group_description("elemental")):
    """``/elemental``: the commands of this game."""

    game: ClassVar[Game] = engine.GAMES["elemental"]

    @described_command("elemental", "start")
    async def start(
        self,
        interaction: Interaction,
        opponent: discord.User | None = None,
        computer: Level | None = None,
        pace: PaceName | None = None,
        rated: bool | None = None,
        setup: Literal["choose", "random"] = "choose",
    ) -> None:
        """``/elemental start``: open a table of Elemental, with its set-up chosen or at random."""
        await self.open_lobby(interaction, opponent, {"setup": setup}, computer=computer, pace=pace, rated=rated)


async def setup(bot: HostBot) -> None:
    """Give the bot the commands of this game."""
    await bot.add_cog(Elemental(bot))
