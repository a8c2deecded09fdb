"""A first answer to whoever does not know where to begin."""

from discord import app_commands
from discord.ext import commands

import engine
from ui import HostBot, Interaction
from ui.interactions.answer import Answer, answering
from words import catalogue

DECKS = (
    "`/deck build` makes decks of your own for {games}; *My deck* in the lobby chooses one. There is a ready one, too."
)
LAST = (
    "Your hand reaches you by direct message, with buttons for exactly what you can do; *My hand* and *Make a move* at "
    "the table show you the same. Everybody else follows the picture in the channel.",
    "`/games list` shows the open tables, `/games verify` checks a finished game's shuffles.",
)


class Help(commands.Cog):
    def __init__(self, bot: HostBot) -> None:
        self.host = bot.host

    @app_commands.command()
    async def help(self, interaction: Interaction) -> None:
        """What there is to play, and how to begin."""

        async def work(answer: Answer) -> None:
            lines = ["### Games at this table", *(self._line(game) for game in self.host.tables.games.values()), *LAST]
            if titles := [game.title for game in self.host.decks.games.values()]:
                lines.append(DECKS.format(games=catalogue().list_of(titles)))
            await answer.say("\n".join(lines))

        await answering(interaction, "private", work)

    def _line(self, game: engine.Game) -> str:
        group = self.host.layout(game.id).group
        seats = str(game.min_seats) if game.min_seats == game.max_seats else f"{game.min_seats} to {game.max_seats}"
        return f"- **{game.title}**, for {seats}: `/{group} start` opens a table, `/{group} rules` explains it."


async def setup(bot: HostBot) -> None:
    await bot.add_cog(Help(bot))
