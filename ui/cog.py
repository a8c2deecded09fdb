"""The commands that every game has: to begin it, to play it in words, and to read its rules."""

from collections.abc import Mapping
from typing import Any, ClassVar, Literal

import discord
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from engine import Game
from sessions import Level
from ui.decks.autocomplete import deck_suggestions
from ui.decks.found_deck import deck_holder
from ui.gateway import ShardedBot
from ui.health import Health
from ui.interactions.answer import answering
from ui.interactions.descriptions import described_command
from ui.interactions.suggestions import filter_suggestions, suggestion, without_errors
from ui.interactions.voices import voice_for
from ui.lobbies.requests import TableRequest
from ui.router import Router

Interaction = discord.Interaction
PaceName = Literal["live", "long", "day", "3days", "week", "none"]
"""How much time there is, as `start` asks for it."""


LONGEST = 200
"""How many characters a move in words may have."""


class HostBot(ShardedBot):
    """The bot as the cogs know it: a connection with a router."""

    router: Router
    health: Health
    owner_server: int | None
    """The server that alone has the commands of the bot's owner."""


class GameCog(commands.Cog):
    """One game on Discord. A subclass brings `start`, because every game has options of its own."""

    game: ClassVar[Game]

    def __init__(self, bot: HostBot) -> None:
        self.router = bot.router

    @without_errors
    async def suggest_decks(self, interaction: Interaction, typed: str) -> list[Choice[str]]:
        """Autocomplete for `deck`: the person's decks for this game, and the ready ones."""
        voice = voice_for(interaction)
        return deck_suggestions(
            voice, await self.router.decks.all_decks(voice, deck_holder(interaction), self.game.id), typed
        )

    @without_errors
    async def _suggest_sayings(self, interaction: Interaction, typed: str) -> list[Choice[str]]:
        return await self.router.moves.complete(interaction, self.game, interaction.namespace.table, typed)

    @without_errors
    async def _suggest_tables(self, interaction: Interaction, typed: str) -> list[Choice[str]]:
        return await self.router.which_table.suggest_tables(interaction, typed, self.game)

    @without_errors
    async def _suggest_topics(self, interaction: Interaction, typed: str) -> list[Choice[str]]:
        pages = voice_for(interaction).rules_pages(self.game.id).pages
        return filter_suggestions([suggestion(page.title, page.topic) for page in pages], typed)

    @described_command("game", "move")
    @app_commands.autocomplete(what=_suggest_sayings, table=_suggest_tables)
    async def move(
        self, interaction: Interaction, what: app_commands.Range[str, 1, LONGEST], table: str | None = None
    ) -> None:
        """Make a move: ``what`` was chosen from what is offered, or written as on a button. Refused for no table."""
        async with answering(interaction, "private") as answer:
            await self.router.moves.make(answer, self.game, table, what)

    @described_command("game", "rules")
    @app_commands.autocomplete(topic=_suggest_topics)
    async def rules(self, interaction: Interaction, topic: str | None = None) -> None:
        """Show a page of the game's rules to whoever asks; the first one where no topic is named."""
        async with answering(interaction, "private") as answer:
            await self.router.rules.show_page(answer, self.game.id, topic)

    async def open_lobby(
        self,
        interaction: Interaction,
        opponent: discord.User | None,
        options: Mapping[str, Any],
        deck: str | None = None,
        players: int | None = None,
        computer: Level | None = None,
        pace: PaceName | None = None,
        rated: bool | None = None,
        orders: Mapping[str, bool] | None = None,
    ) -> None:
        """Open a lobby with the options of the game, and the deck with which the host plays.

        ``players``: for how many at most, where the game leaves a choice; a challenge is for two. ``computer``: how
        good the computers are that take all other seats. ``rated``: whether the game counts; None leaves it to what is
        usual. ``orders``: the host's standing orders, here and from now on.
        """
        async with answering(interaction, "public") as answer:
            if orders is not None:
                await self.router.tables.people.keep_orders(interaction.user.id, self.game.id, orders)
            request = TableRequest(
                game=self.router.tables.games[self.game.id],
                options=options,
                opponent=opponent,
                deck=deck,
                players=players,
                computer=computer,
                pace=pace,
                rated=rated,
            )
            await self.router.lobbies.open_lobby(answer, request)
