"""Elements on Discord: with which options it begins."""

from typing import Any, ClassVar, Literal

import discord
from discord import app_commands
from discord.ext import commands

import engine
from engine import Game
from sessions import Level
from ui import GameCog, HostBot, Interaction, PaceName, described_command, group_description


class Elements(GameCog, commands.GroupCog, group_name="elements", group_description=group_description("elements")):
    """``/elements``: the commands of this game."""

    game: ClassVar[Game] = engine.GAMES["elements"]

    @described_command("elements", "start")
    async def start(
        self,
        interaction: Interaction,
        opponent: discord.User | None = None,
        computer: Level | None = None,
        pace: PaceName | None = None,
        rated: bool | None = None,
        mode: Literal["tokens", "endless"] = "tokens",
        rounds: app_commands.Range[int, 1, 99] | None = None,
    ) -> None:
        """``/elements start``: open a table of Elements, for tokens or endless."""
        options: dict[str, Any] = {"mode": mode}
        if rounds is not None:
            options["rounds"] = rounds
        await self.open_lobby(interaction, opponent, options, computer=computer, pace=pace, rated=rated)


async def setup(bot: HostBot) -> None:
    """Give the bot the commands of this game."""
    await bot.add_cog(Elements(bot))
