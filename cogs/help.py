"""``/help``: a first answer for somebody who does not know where to begin."""

from discord.ext import commands

import engine
from ui import HostBot, Interaction, answering, command
from words import ENGLISH, catalogue, voice_of

say = catalogue().say


class Help(commands.Cog):
    def __init__(self, bot: HostBot) -> None:
        self.router = bot.router

    @command("", "help")
    async def help(self, interaction: Interaction) -> None:
        async with answering(interaction, "private") as answer:
            lines = [
                f"### {say('help-title')}",
                *(self._line(game) for game in self.router.tables.games.values()),
            ]
            mention = self.router.mentions.of
            lines += [
                say("help-play", play=mention("play")),
                say("help-hand"),
                say("help-list", list=mention("games", "list"), verify=mention("games", "verify")),
            ]
            if titles := [game.title for game in self.router.decks.games.values()]:
                lines.append(say("help-decks", build=mention("deck", "build"), games=catalogue().list_of(titles)))
            await answer.say("\n".join(lines))

    def _line(self, game: engine.Game) -> str:
        layout, mention = self.router.layouts[game.id], self.router.mentions.of
        summary = voice_of(ENGLISH).words(game.id).summary({}, game.min_seats, game.max_seats)
        start, rules = mention(layout.group, "start"), mention(layout.group, "rules")
        return f"- {say('help-game', game=game.title, like=summary, start=start, rules=rules)}"


async def setup(bot: HostBot) -> None:
    await bot.add_cog(Help(bot))
