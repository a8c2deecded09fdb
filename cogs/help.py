"""``/help``: a first answer for somebody who does not know where to begin."""

from discord.ext import commands

import engine
from ui import HostBot, Interaction, answering, command
from ui.decks.text import pieces
from ui.interactions.answer import LONGEST
from words import Voice


class Help(commands.Cog):
    def __init__(self, bot: HostBot) -> None:
        self.router = bot.router
        self.mention = bot.router.mentions.of

    @command("", "help")
    async def help(self, interaction: Interaction) -> None:
        async with answering(interaction, "private") as answer:
            voice = answer.voice
            lines = [
                f"### {voice.say('help-title')}",
                *(self._line(voice, game) for game in self.router.tables.games.values()),
            ]
            groups = [self.router.layouts[game_id].group for game_id in self.router.tables.games]
            first = next(iter(groups), "")
            lines += [
                voice.say("help-play", play=self.mention("play")),
                voice.say("help-hand", hand=self.mention("table", "hand"), move=self.mention(first, "move")),
                voice.say("help-table", **{name: self.mention("table", name) for name in ("board", "offer", "resign")}),
                voice.say("help-games", **{name: self.mention("games", name) for name in GAMES}),
            ]
            if titles := [voice.title(game_id) for game_id in self.router.decks.games]:
                build, games = self.mention("deck", "build"), voice.list_of(titles)
                lines.append(voice.say("help-decks", build=build, games=games))
            lines.append(voice.say("help-people", **{name: self.mention(name) for name in PEOPLE}))
            for piece in pieces("\n".join(lines), LONGEST):
                await answer.say(piece)

    def _line(self, voice: Voice, game: engine.Game) -> str:
        group = self.router.layouts[game.id].group
        summary = voice.words(game.id).summary({}, game.min_seats, game.max_seats)
        start, rules = self.mention(group, "start"), self.mention(group, "rules")
        return f"- {voice.say('help-game', game=voice.title(game.id), like=summary, start=start, rules=rules)}"


GAMES = ("mine", "here", "watch", "replay", "verify")
PEOPLE = ("me", "profile", "leaderboard", "settings")


async def setup(bot: HostBot) -> None:
    await bot.add_cog(Help(bot))
