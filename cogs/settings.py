"""What people prefer and what servers settle: ``/me`` and ``/settings``."""

from typing import Literal

from discord import app_commands
from discord.ext import commands

from ui import HostBot, Interaction, answering, described_command


class Settings(commands.Cog):
    """The commands for what people prefer, what is stored about them, and what a server settles."""

    def __init__(self, bot: HostBot) -> None:
        self.router = bot.router

    @described_command("", "me")
    async def me(self, interaction: Interaction, data: Literal["export", "delete"] | None = None) -> None:
        """``/me``: what somebody prefers; or all that is stored about them as a file, or to be deleted."""
        async with answering(interaction, "private") as answer:
            match data:
                case "export":
                    await self.router.data.export_data(answer)
                case "delete":
                    await self.router.data.ask_to_delete(answer)
                case None:
                    await self.router.preferences.show_preferences(answer)

    @app_commands.guild_only
    @described_command("", "settings")
    async def settings(self, interaction: Interaction) -> None:
        """``/settings``: what the server settles, to be changed by those who may manage it."""
        async with answering(interaction, "private") as answer:
            await self.router.servers.show_settings(answer)


async def setup(bot: HostBot) -> None:
    """Give the bot ``/me`` and ``/settings``."""
    await bot.add_cog(Settings(bot))
