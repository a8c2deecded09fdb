"""Decks on Discord: people build them, bring them, look at them. Games without decks need none of this."""

from discord import app_commands
from discord.app_commands import Choice, Range
from discord.ext import commands

from engine import Game
from engine.decks import LONGEST_TEXT
from sessions.decks import LONGEST_NAME
from ui import HostBot, Interaction
from ui.interactions.answer import Answer, Refused, answering
from ui.decks.choices import deck_choices
from ui.decks.controller import DeckDesk
from ui.decks.components import DECK_ITEMS


async def _games(interaction: Interaction, current: str) -> list[Choice[str]]:
    games = interaction.client.host.decks.games.values()
    return [Choice(name=game.title, value=game.id) for game in games if current.lower() in game.title.lower()]


async def _all(interaction: Interaction, current: str) -> list[Choice[str]]:
    return await deck_choices(interaction, current, interaction.namespace.game)


async def _own(interaction: Interaction, current: str) -> list[Choice[str]]:
    return await deck_choices(interaction, current, ready=False)


class Decks(commands.GroupCog, group_name="deck", group_description="Decks for the games that are played with them"):
    def __init__(self, bot: HostBot) -> None:
        self.desk: DeckDesk = bot.host.decks

    @app_commands.command()
    @app_commands.describe(deck="A deck to begin with; leave it out to begin with nothing", game="For which game")
    @app_commands.autocomplete(deck=_all, game=_games)
    async def build(self, interaction: Interaction, deck: str | None = None, game: str | None = None) -> None:
        """Build a deck, or go on building."""

        async def work(answer: Answer) -> None:
            wanted = self.desk.game(game)
            found = await self.desk.known(interaction.user.id, deck, wanted) if deck is not None else None
            await self.desk.build(answer, _clear(found.game if found else wanted), found)

        await answering(interaction, "private", work)

    @app_commands.command(name="import")
    @app_commands.describe(
        cards="A share code, or a list of cards; leave it out for a form with more room",
        name="The name of your new deck",
        game="For which game",
    )
    @app_commands.autocomplete(game=_games)
    async def import_(
        self,
        interaction: Interaction,
        cards: Range[str, 1, LONGEST_TEXT] | None = None,
        name: Range[str, 1, LONGEST_NAME] | None = None,
        game: str | None = None,
    ) -> None:
        """Keep a deck that you have as a list or as a share code."""

        async def work(answer: Answer) -> None:
            wanted = self.desk.game(game)
            if cards is None or name is None:
                await self.desk.ask_cards(answer, "import", wanted, name, cards)
            else:
                await self.desk.take_in(answer, cards, name, wanted)

        await answering(interaction, "private", work)

    @app_commands.command()
    @app_commands.describe(deck="One of your decks, or a ready one")
    @app_commands.autocomplete(deck=_all)
    async def export(self, interaction: Interaction, deck: str) -> None:
        """A deck as a text and as a share code."""

        async def work(answer: Answer) -> None:
            await self.desk.export(answer, await self.desk.known(interaction.user.id, deck))

        await answering(interaction, "private", work)

    @app_commands.command()
    @app_commands.describe(
        deck="A deck, a share code or a list of cards; leave it out for a form with more room", game="For which game"
    )
    @app_commands.autocomplete(deck=_all, game=_games)
    async def check(
        self, interaction: Interaction, deck: Range[str, 1, LONGEST_TEXT] | None = None, game: str | None = None
    ) -> None:
        """Whether a deck can be played, and why not."""

        async def work(answer: Answer) -> None:
            wanted = self.desk.game(game)
            if deck is None:
                await self.desk.ask_cards(answer, "check", wanted)
            else:
                await self.desk.check(answer, deck, wanted)

        await answering(interaction, "private", work)

    @app_commands.command(name="list")
    @app_commands.describe(game="For which game")
    @app_commands.autocomplete(game=_games)
    async def list_(self, interaction: Interaction, game: str | None = None) -> None:
        """Your decks, and the ready ones."""

        async def work(answer: Answer) -> None:
            await self.desk.list_(answer, interaction.user.id, self.desk.game(game))

        await answering(interaction, "private", work)

    @app_commands.command()
    @app_commands.describe(deck="One of your decks, or a ready one")
    @app_commands.autocomplete(deck=_all)
    async def show(self, interaction: Interaction, deck: str) -> None:
        """A deck as a picture."""

        async def work(answer: Answer) -> None:
            await self.desk.show(answer, await self.desk.known(interaction.user.id, deck))

        await answering(interaction, "private", work)

    @app_commands.command()
    @app_commands.describe(deck="One of your decks", name="Its new name")
    @app_commands.autocomplete(deck=_own)
    async def rename(self, interaction: Interaction, deck: str, name: Range[str, 1, LONGEST_NAME]) -> None:
        """Give one of your decks another name."""

        async def work(answer: Answer) -> None:
            await self.desk.rename(answer, await self.desk.own(interaction.user.id, deck), name)

        await answering(interaction, "private", work)

    @app_commands.command()
    @app_commands.describe(deck="One of your decks")
    @app_commands.autocomplete(deck=_own)
    async def delete(self, interaction: Interaction, deck: str) -> None:
        """Delete one of your decks; you are asked once more."""

        async def work(answer: Answer) -> None:
            await self.desk.ask_delete(answer, await self.desk.own(interaction.user.id, deck))

        await answering(interaction, "private", work)

    @commands.Cog.listener()
    async def on_interaction(self, interaction: Interaction) -> None:
        """Forms come back here, also those that were opened before a restart."""
        await self.desk.submitted(interaction)


def _clear(game: Game | None) -> Game:
    if game is None:
        raise Refused("For which game? Choose it with `game`.")
    return game


async def setup(bot: HostBot) -> None:
    """Without a game that has decks there is no `/deck`."""
    if bot.host.decks.games:
        bot.add_dynamic_items(*DECK_ITEMS)
        await bot.add_cog(Decks(bot))
