"""``/help``: a first answer for somebody who does not know where to begin, and where everything is."""

from discord.ext import commands

from ui import HostBot, Interaction, answering, described_command


class Help(commands.Cog):
    """The command that says where everything is."""

    def __init__(self, bot: HostBot) -> None:
        self.router = bot.router

    @described_command("", "help")
    async def help(self, interaction: Interaction) -> None:
        """``/help``: the first page, for whoever asks alone."""
        async with answering(interaction, "private") as answer:
            await self.router.help.show_first_page(answer)


async def setup(bot: HostBot) -> None:
    """Give the bot ``/help``."""
    await bot.add_cog(Help(bot))
