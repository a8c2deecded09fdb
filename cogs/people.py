"""How people stand: ``/profile`` and ``/leaderboard``."""

import discord
from discord import app_commands
from discord.ext import commands

import engine
from ui import HostBot, Interaction, answering, described_command
from ui.interactions.descriptions import game_choice

GAMES = [game_choice(game_id) for game_id in engine.GAMES]


class People(commands.Cog):
    """The commands that show ratings."""

    def __init__(self, bot: HostBot) -> None:
        self.router = bot.router

    @described_command("", "profile")
    async def profile(self, interaction: Interaction, person: discord.User | None = None) -> None:
        """``/profile``: somebody's ratings, or the asker's own, in private."""
        async with answering(interaction, "private") as answer:
            await self.router.profiles.show_profile(answer, person)

    @described_command("", "leaderboard")
    @app_commands.choices(game=GAMES)
    async def leaderboard(self, interaction: Interaction, game: str | None = None) -> None:
        """``/leaderboard``: the best of a game, of the asker's most played one where none is named; in private."""
        async with answering(interaction, "private") as answer:
            await self.router.profiles.show_leaderboard(answer, game)


async def setup(bot: HostBot) -> None:
    """Give the bot ``/profile`` and ``/leaderboard``."""
    await bot.add_cog(People(bot))
