"""Elements on Discord: its verbs."""

from typing import Any, ClassVar, Literal

import discord
from discord import app_commands
from discord.ext import commands

import engine
from engine import Game
from engine.elements.actions import DISCARD, KNOCK, TAKE, YIELD, Play
from engine.elements.cards import Card
from sessions import Level
from ui import HostBot, Interaction, TableCog, legal_values, tables_here
from ui.layouts.elements import ElementsLayout


class Elements(
    TableCog, commands.GroupCog, group_name="elements", group_description="Elements: sixteen cards, knock or bust"
):
    game: ClassVar[Game] = engine.GAMES["elements"]
    layout_type = ElementsLayout

    # Verbs

    @app_commands.command()
    @app_commands.describe(
        opponent="Whom you challenge; leave it out for an open seat",
        computer="Play against the computer: how good it should be",
        mode="Play for six tokens, or a number of rounds",
        rounds="How many rounds the endless game has (1 to 99, usually 5)",
    )
    async def start(
        self,
        interaction: Interaction,
        opponent: discord.User | None = None,
        computer: Level | None = None,
        mode: Literal["tokens", "endless"] = "tokens",
        rounds: app_commands.Range[int, 1, 99] | None = None,
    ) -> None:
        """Open a table: challenge somebody, or leave a seat open."""
        options: dict[str, Any] = {"mode": mode}
        if rounds is not None:
            options["rounds"] = rounds
        await self.open_table(interaction, opponent, options, computer=computer)

    @app_commands.command()
    @app_commands.describe(card="A card of your hand", table="Which of your games")
    @app_commands.autocomplete(card=legal_values("play", "card"), table=tables_here)
    async def play(self, interaction: Interaction, card: int, table: str | None = None) -> None:
        """Play a card of your hand on top of the display."""
        await self.move(interaction, table, Play(Card(card)))

    @app_commands.command()
    @app_commands.describe(table="Which of your games")
    @app_commands.autocomplete(table=tables_here)
    async def take(self, interaction: Interaction, table: str | None = None) -> None:
        """Take the top card of the display into your front."""
        await self.move(interaction, table, TAKE)

    @app_commands.command()
    @app_commands.describe(table="Which of your games")
    @app_commands.autocomplete(table=tables_here)
    async def discard(self, interaction: Interaction, table: str | None = None) -> None:
        """Discard a 6 of your hand."""
        await self.move(interaction, table, DISCARD)

    @app_commands.command()
    @app_commands.describe(table="Which of your games")
    @app_commands.autocomplete(table=tables_here)
    async def knock(self, interaction: Interaction, table: str | None = None) -> None:
        """Knock: both hands are shown, and the round is decided."""
        await self.move(interaction, table, KNOCK)

    @app_commands.command(name="yield")
    @app_commands.describe(table="Which of your games")
    @app_commands.autocomplete(table=tables_here)
    async def yield_(self, interaction: Interaction, table: str | None = None) -> None:
        """Yield: the round ends, and the other player gets 1 token."""
        await self.move(interaction, table, YIELD)


async def setup(bot: HostBot) -> None:
    await bot.add_cog(Elements(bot))
