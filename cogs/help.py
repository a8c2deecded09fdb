"""A first answer to whoever does not know where to begin."""

from discord.ext import commands

import engine
from ui import HostBot, Interaction, answering, command
from words import catalogue

say = catalogue().say


class Help(commands.Cog):
    def __init__(self, bot: HostBot) -> None:
        self.router = bot.router

    @command("", "help")
    async def help(self, interaction: Interaction) -> None:
        async with answering(interaction, "private") as answer:
            lines = [
                f"### {say('help-title')}",
                *(self._line(game) for game in self.router.tables.tables.games.values()),
            ]
            lines += [say("help-play"), say("help-hand"), say("help-list")]
            if titles := [game.title for game in self.router.decks.games.values()]:
                lines.append(say("help-decks", games=catalogue().list_of(titles)))
            await answer.say("\n".join(lines))

    def _line(self, game: engine.Game) -> str:
        group = self.router.layouts[game.id].group
        seats = str(game.min_seats) if game.min_seats == game.max_seats else f"{game.min_seats}–{game.max_seats}"
        return f"- {say('help-game', game=game.title, seats=seats, group=group)}"


async def setup(bot: HostBot) -> None:
    await bot.add_cog(Help(bot))
