"""Decks on Discord: people build them, bring them, look at them. Games without decks need none of this."""

from discord import app_commands
from discord.app_commands import Choice, Range
from discord.ext import commands

from sessions.decks.repository import LONGEST_NAME
from ui import HostBot, Interaction, answering, described_command, group_description, without_errors
from ui.decks.autocomplete import deck_suggestions
from ui.decks.failed_forms import FilledForm
from ui.decks.found_deck import deck_holder
from ui.interactions.suggestions import filter_suggestions, suggestion
from ui.interactions.voices import voice_for
from words.decks import LONGEST_TEXT


class Decks(commands.GroupCog, group_name="deck", group_description=group_description("deck")):
    """``/deck``: building, bringing, looking at and keeping decks, in private."""

    def __init__(self, bot: HostBot) -> None:
        self.decks = bot.router.decks

    @without_errors
    async def _suggest_games(self, interaction: Interaction, typed: str) -> list[Choice[str]]:
        voice = voice_for(interaction)
        return filter_suggestions(
            [suggestion(voice.game_title(game_id), game_id) for game_id in self.decks.games], typed
        )

    @without_errors
    async def _suggest_all_decks(self, interaction: Interaction, typed: str) -> list[Choice[str]]:
        game = interaction.namespace.game
        voice, only = voice_for(interaction), game if game in self.decks.games else None
        return deck_suggestions(voice, await self.decks.all_decks(voice, deck_holder(interaction), only), typed)

    @without_errors
    async def _suggest_own_decks(self, interaction: Interaction, typed: str) -> list[Choice[str]]:
        voice = voice_for(interaction)
        return deck_suggestions(voice, await self.decks.all_decks(voice, deck_holder(interaction), ready=False), typed)

    @described_command("deck", "build")
    @app_commands.autocomplete(deck=_suggest_all_decks, game=_suggest_games)
    async def build(self, interaction: Interaction, deck: str | None = None, game: str | None = None) -> None:
        """``/deck build``: open the builder with a deck, or for a game, which is asked for where neither is named."""
        async with answering(interaction, "private") as answer:
            wanted = self.decks.game_named(answer.voice, game)
            found = (
                await self.decks.existing_deck(answer.voice, deck_holder(interaction), deck, wanted)
                if deck is not None
                else None
            )
            asked = found.game if found else wanted
            if asked is None:
                await self.decks.ask_game(answer)
            else:
                await self.decks.build(answer, asked, found)

    @described_command("deck", "import")
    @app_commands.autocomplete(game=_suggest_games)
    async def import_(
        self,
        interaction: Interaction,
        cards: Range[str, 1, LONGEST_TEXT] | None = None,
        name: Range[str, 1, LONGEST_NAME] | None = None,
        game: str | None = None,
    ) -> None:
        """``/deck import``: store a deck from a list of cards or a share code; a form asks for what is missing."""
        async with answering(interaction, "private") as answer:
            wanted = self.decks.game_named(answer.voice, game)
            if cards is None or name is None:
                await self.decks.ask_cards(answer, wanted, name, cards)
            else:
                fields = {"cards": cards, "name": name}
                self.decks.keep_form(answer, FilledForm("import", wanted.id if wanted else "", fields))
                await self.decks.import_deck(answer, cards, name, wanted)

    @described_command("deck", "cards")
    @app_commands.autocomplete(deck=_suggest_all_decks)
    async def cards(self, interaction: Interaction, deck: str) -> None:
        """``/deck cards``: a deck as a text and as a share code, to be copied."""
        async with answering(interaction, "private") as answer:
            await self.decks.export_deck(
                answer, await self.decks.existing_deck(answer.voice, deck_holder(interaction), deck)
            )

    @described_command("deck", "list")
    @app_commands.autocomplete(game=_suggest_games)
    async def list_(self, interaction: Interaction, game: str | None = None) -> None:
        """``/deck list``: one's own decks, those of the server and the ready ones, of one game or of all."""
        async with answering(interaction, "private") as answer:
            await self.decks.list_decks(answer, self.decks.game_named(answer.voice, game))

    @described_command("deck", "show")
    @app_commands.autocomplete(deck=_suggest_all_decks, game=_suggest_games)
    async def show(
        self, interaction: Interaction, deck: Range[str, 1, LONGEST_TEXT] | None = None, game: str | None = None
    ) -> None:
        """``/deck show``: a deck or a list of cards, and whether it can be played; all decks where none is named."""
        async with answering(interaction, "private") as answer:
            wanted = self.decks.game_named(answer.voice, game)
            if deck is None:
                await self.decks.list_decks(answer, wanted)
            else:
                await self.decks.show_deck(answer, deck, wanted)

    @described_command("deck", "rename")
    @app_commands.autocomplete(deck=_suggest_own_decks)
    async def rename(self, interaction: Interaction, deck: str, name: Range[str, 1, LONGEST_NAME]) -> None:
        """``/deck rename``: give a deck that one may change another name."""
        async with answering(interaction, "private") as answer:
            await self.decks.rename_deck(
                answer, await self.decks.changeable_deck(answer.voice, deck_holder(interaction), deck), name
            )

    @described_command("deck", "delete")
    @app_commands.autocomplete(deck=_suggest_own_decks)
    async def delete(self, interaction: Interaction, deck: str) -> None:
        """``/deck delete``: ask whether a deck that one may change is to be deleted."""
        async with answering(interaction, "private") as answer:
            await self.decks.ask_delete(
                answer, await self.decks.changeable_deck(answer.voice, deck_holder(interaction), deck)
            )


async def setup(bot: HostBot) -> None:
    """Without a game that has decks there is no `/deck`."""
    if bot.router.decks.games:
        await bot.add_cog(Decks(bot))
