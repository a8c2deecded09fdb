"""``/health``, in the server of whoever owns the bot and nowhere else."""

import discord
from discord import app_commands
from discord.ext import commands

from ui import HostBot, Interaction, described_command


class Owner(commands.Cog):
    """The command of the bot's owner."""

    def __init__(self, bot: HostBot) -> None:
        self.health_ = bot.health

    @app_commands.default_permissions()
    @described_command("", "health")
    async def health(self, interaction: Interaction) -> None:
        """``/health``: how the bot is doing; Refused for anybody but its owner."""
        await self.health_.show_to_owner(interaction)


async def setup(bot: HostBot) -> None:
    """Without a server of the owner nobody has the command."""
    if bot.owner_server is not None:
        await bot.add_cog(Owner(bot), guild=discord.Object(bot.owner_server))
