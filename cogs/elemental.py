"""Elemental on Discord: its verbs."""

from typing import ClassVar, Literal

import discord
from discord import app_commands
from discord.ext import commands

import engine
from engine import Game
from engine.elemental.actions import SHUFFLE, Assign, Dash, Land, Move, Substitute, Summon, Teleport
from sessions import Level
from ui import HostBot, Interaction, TableCog, legal_values, tables_here
from ui.layouts.elemental import ElementalLayout

Number = app_commands.Range[int, 1, 6]
Cell = app_commands.Range[str, 2, 2]


class Elemental(
    TableCog,
    commands.GroupCog,
    group_name="elemental",
    group_description="Elemental: hidden pieces, secret orders, a king to defend",
):
    game: ClassVar[Game] = engine.GAMES["elemental"]
    layout_type = ElementalLayout

    # Verbs

    @app_commands.command()
    @app_commands.describe(
        opponent="Whom you challenge; leave it out for an open seat",
        computer="Play against the computer: how good it should be",
        setup="Choose which elemental goes under which number, or have all of them dealt",
    )
    async def start(
        self,
        interaction: Interaction,
        opponent: discord.User | None = None,
        computer: Level | None = None,
        setup: Literal["choose", "random"] = "choose",
    ) -> None:
        """Open a table: challenge somebody, or leave a seat open."""
        await self.open_table(interaction, opponent, {"setup": setup}, computer=computer)

    @app_commands.command()
    @app_commands.describe(number="The next of your numbers", element="What lies under it", table="Which of your games")
    @app_commands.autocomplete(
        number=legal_values("assign", "number"), element=legal_values("assign", "element"), table=tables_here
    )
    async def assign(self, interaction: Interaction, number: Number, element: str, table: str | None = None) -> None:
        """Set-up: put one of your elementals under your next number."""
        await self.move(interaction, table, Assign(number, element.strip().lower()))

    @app_commands.command()
    @app_commands.describe(table="Which of your games")
    @app_commands.autocomplete(table=tables_here)
    async def shuffle(self, interaction: Interaction, table: str | None = None) -> None:
        """Set-up: deal whatever you have left to your numbers at random."""
        await self.move(interaction, table, SHUFFLE)

    @app_commands.command(name="move")
    @app_commands.describe(
        number="One of your pieces", to="A cell next to it", heal="On your circle: full energy for a crystal",
        table="Which of your games",
    )  # fmt: skip
    @app_commands.autocomplete(
        number=legal_values("move", "number"), to=legal_values("move", "to", "number"), table=tables_here
    )
    async def move_(
        self, interaction: Interaction, number: Number, to: Cell, heal: bool = False, table: str | None = None
    ) -> None:
        """Order a piece to move one step."""
        await self.order(interaction, table, Move(number, to.lower(), heal))

    @app_commands.command()
    @app_commands.describe(
        number="One of your pieces", to="A cell two steps away", heal="On your circle: full energy for a crystal",
        table="Which of your games",
    )  # fmt: skip
    @app_commands.autocomplete(
        number=legal_values("dash", "number"), to=legal_values("dash", "to", "number"), table=tables_here
    )
    async def dash(
        self, interaction: Interaction, number: Number, to: Cell, heal: bool = False, table: str | None = None
    ) -> None:
        """Order a piece to dash two steps, for a crystal unless it is fresh."""
        await self.order(interaction, table, Dash(number, to.lower(), heal))

    @app_commands.command()
    @app_commands.describe(number="A piece of yours on a well", table="Which of your games")
    @app_commands.autocomplete(number=legal_values("teleport", "number"), table=tables_here)
    async def teleport(self, interaction: Interaction, number: Number, table: str | None = None) -> None:
        """Order a piece on a well to teleport to the other well."""
        await self.order(interaction, table, Teleport(number))

    @app_commands.command()
    @app_commands.rename(other="with")
    @app_commands.describe(
        number="Your piece on your circle", other="A removed number of yours", table="Which of your games"
    )
    @app_commands.autocomplete(
        number=legal_values("substitute", "number"), other=legal_values("substitute", "with", "number"),
        table=tables_here,
    )  # fmt: skip
    async def substitute(
        self, interaction: Interaction, number: Number, other: Number, table: str | None = None
    ) -> None:
        """Order your piece on the circle to change elementals with a removed one, for a crystal."""
        await self.order(interaction, table, Substitute(number, other))

    @app_commands.command()
    @app_commands.describe(number="A removed number of yours", table="Which of your games")
    @app_commands.autocomplete(number=legal_values("summon", "number"), table=tables_here)
    async def summon(self, interaction: Interaction, number: Number, table: str | None = None) -> None:
        """Order a removed piece to be summoned on your circle, for two crystals."""
        await self.order(interaction, table, Summon(number))

    @app_commands.command()
    @app_commands.describe(number="Your piece in the air", to="Where it lands", table="Which of your games")
    @app_commands.autocomplete(
        number=legal_values("land", "number"), to=legal_values("land", "to", "number"), table=tables_here
    )
    async def land(self, interaction: Interaction, number: Number, to: Cell, table: str | None = None) -> None:
        """Choose where a piece of yours lands that has been thrown."""
        await self.move(interaction, table, Land(number, to.lower()))


async def setup(bot: HostBot) -> None:
    await bot.add_cog(Elemental(bot))
