"""Elemental on Discord: its verbs."""

from typing import ClassVar, Literal

import discord
from discord import app_commands
from discord.ext import commands

import engine
from engine import Game
from engine.elemental.actions import SHUFFLE, Assign, Dash, Land, Move, Substitute, Summon, Teleport
from sessions import Level
from ui import HostBot, Interaction, PaceName, TableCog, TableOption, command, description_of, legal_values

Number = app_commands.Range[int, 1, 6]
Cell = app_commands.Range[str, 2, 2]


class Elemental(TableCog, commands.GroupCog, group_name="elemental", group_description=description_of("elemental")):
    game: ClassVar[Game] = engine.GAMES["elemental"]

    @command("elemental", "start")
    async def start(
        self,
        interaction: Interaction,
        opponent: discord.User | None = None,
        computer: Level | None = None,
        pace: PaceName | None = None,
        rated: bool | None = None,
        setup: Literal["choose", "random"] = "choose",
    ) -> None:
        await self.open_table(interaction, opponent, {"setup": setup}, computer=computer, pace=pace, rated=rated)

    @command("elemental", "assign")
    @app_commands.autocomplete(number=legal_values("assign", "number"), element=legal_values("assign", "element"))
    async def assign(self, interaction: Interaction, number: Number, element: str, table: TableOption = None) -> None:
        await self.move(interaction, table, Assign(number, element.strip().lower()))

    @command("elemental", "shuffle")
    async def shuffle(self, interaction: Interaction, table: TableOption = None) -> None:
        await self.move(interaction, table, SHUFFLE)

    @command("elemental", "move")
    @app_commands.autocomplete(number=legal_values("move", "number"), to=legal_values("move", "to", "number"))
    async def move_(
        self, interaction: Interaction, number: Number, to: Cell, heal: bool = False, table: TableOption = None
    ) -> None:
        await self.confirm(interaction, table, Move(number, to.lower(), heal))

    @command("elemental", "dash")
    @app_commands.autocomplete(number=legal_values("dash", "number"), to=legal_values("dash", "to", "number"))
    async def dash(
        self, interaction: Interaction, number: Number, to: Cell, heal: bool = False, table: TableOption = None
    ) -> None:
        await self.confirm(interaction, table, Dash(number, to.lower(), heal))

    @command("elemental", "teleport")
    @app_commands.autocomplete(number=legal_values("teleport", "number"))
    async def teleport(self, interaction: Interaction, number: Number, table: TableOption = None) -> None:
        await self.confirm(interaction, table, Teleport(number))

    @command("elemental", "substitute")
    @app_commands.rename(other="with")
    @app_commands.autocomplete(
        number=legal_values("substitute", "number"), other=legal_values("substitute", "with", "number")
    )
    async def substitute(
        self, interaction: Interaction, number: Number, other: Number, table: TableOption = None
    ) -> None:
        await self.confirm(interaction, table, Substitute(number, other))

    @command("elemental", "summon")
    @app_commands.autocomplete(number=legal_values("summon", "number"))
    async def summon(self, interaction: Interaction, number: Number, table: TableOption = None) -> None:
        await self.confirm(interaction, table, Summon(number))

    @command("elemental", "land")
    @app_commands.autocomplete(number=legal_values("land", "number"), to=legal_values("land", "to", "number"))
    async def land(self, interaction: Interaction, number: Number, to: Cell, table: TableOption = None) -> None:
        await self.move(interaction, table, Land(number, to.lower()))


async def setup(bot: HostBot) -> None:
    await bot.add_cog(Elemental(bot))
