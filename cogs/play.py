"""``/play``, the one command to remember."""

from discord.ext import commands

from ui import HostBot, Interaction, answering, described_command


class Play(commands.Cog):
    """The command with which any game begins."""

    def __init__(self, bot: HostBot) -> None:
        self.router = bot.router

    @described_command("", "play")
    async def play(self, interaction: Interaction, post: bool = False) -> None:
        """``/play``: ask which game; with ``post``, which managers may use, leave the buttons there for everybody."""
        async with answering(interaction, "public" if post else "private") as answer:
            await (self.router.play.post_games(answer) if post else self.router.play.ask_game(answer))


async def setup(bot: HostBot) -> None:
    """Give the bot ``/play``."""
    await bot.add_cog(Play(bot))
