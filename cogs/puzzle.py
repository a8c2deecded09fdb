"""``/puzzle``: positions with a right answer that is proved."""

from discord import app_commands
from discord.ext import commands

from learning.puzzles.library import games_with_puzzles
from ui import HostBot, Interaction, answering, described_command
from ui.interactions.descriptions import game_choice

GAMES = [game_choice(game_id) for game_id in games_with_puzzles()]


class Puzzle(commands.Cog):
    """The command that sets puzzles."""

    def __init__(self, bot: HostBot) -> None:
        self.router = bot.router

    @described_command("", "puzzle")
    @app_commands.choices(game=GAMES)
    async def puzzle(self, interaction: Interaction, game: str | None = None) -> None:
        """``/puzzle``: the next puzzle of a game for whoever asks, or which games there are."""
        async with answering(interaction, "private") as answer:
            await self.router.puzzles.show_next(answer, game)


async def setup(bot: HostBot) -> None:
    """Give the bot ``/puzzle``."""
    await bot.add_cog(Puzzle(bot))
