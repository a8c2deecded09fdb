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
from ui import HostBot, Interaction, PaceName, TableCog, TableOption, command, description_of, legal_values


class Elements(TableCog, commands.GroupCog, group_name="elements", group_description=description_of("elements")):
    game: ClassVar[Game] = engine.GAMES["elements"]

    # Verbs

    @command("elements", "start")
    async def start(
        self,
        interaction: Interaction,
        opponent: discord.User | None = None,
        computer: Level | None = None,
        pace: PaceName | None = None,
        rated: bool | None = None,
        mode: Literal["tokens", "endless"] = "tokens",
        rounds: app_commands.Range[int, 1, 99] | None = None,
    ) -> None:
        options: dict[str, Any] = {"mode": mode}
        if rounds is not None:
            options["rounds"] = rounds
        await self.open_table(interaction, opponent, options, computer=computer, pace=pace, rated=rated)

    @command("elements", "play")
    @app_commands.autocomplete(card=legal_values("play", "card"))
    async def play(self, interaction: Interaction, card: int, table: TableOption = None) -> None:
        await self.move(interaction, table, Play(Card(card)))

    @command("elements", "take")
    async def take(self, interaction: Interaction, table: TableOption = None) -> None:
        await self.move(interaction, table, TAKE)

    @command("elements", "discard")
    async def discard(self, interaction: Interaction, table: TableOption = None) -> None:
        await self.move(interaction, table, DISCARD)

    @command("elements", "knock")
    async def knock(self, interaction: Interaction, table: TableOption = None) -> None:
        await self.move(interaction, table, KNOCK)

    @command("elements", "yield")
    async def yield_(self, interaction: Interaction, table: TableOption = None) -> None:
        await self.move(interaction, table, YIELD)


async def setup(bot: HostBot) -> None:
    await bot.add_cog(Elements(bot))
