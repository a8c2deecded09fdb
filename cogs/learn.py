"""``/learn``: a first game by doing."""

from discord import app_commands
from discord.ext import commands

import engine
from ui import HostBot, Interaction, answering, described_command
from ui.interactions.descriptions import game_choice
from ui.learning.lessons.controller import answer_kind

GAMES = [game_choice(game_id) for game_id in engine.GAMES]


class Learn(commands.Cog):
    """The command that teaches games."""

    def __init__(self, bot: HostBot) -> None:
        self.router = bot.router

    @described_command("", "learn")
    @app_commands.choices(game=GAMES)
    async def learn(self, interaction: Interaction, game: str | None = None) -> None:
        """``/learn``: a game's lesson where its reader goes on, or all lessons; private in a server."""
        async with answering(interaction, answer_kind(interaction)) as answer:
            await self.router.lessons.open_lesson(answer, game)


async def setup(bot: HostBot) -> None:
    """Give the bot ``/learn``."""
    await bot.add_cog(Learn(bot))
