"""``/play``, the one command to remember."""

from discord import app_commands
from discord.ext import commands

from ui import HostBot, Interaction
from ui.play import ask_game


class Play(commands.Cog):
    @app_commands.command()
    async def play(self, interaction: Interaction) -> None:
        """Begin any game: choose it, and with whom."""
        await ask_game(interaction)


async def setup(bot: HostBot) -> None:
    await bot.add_cog(Play())
