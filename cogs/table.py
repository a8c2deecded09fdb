"""``/table``: what people do at their table whichever game it is; the channel knows which."""

from typing import Literal

from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from ui import HostBot, Interaction, answering, command, description_of, quietly
from ui.interactions.suggestions import matching, suggestion
from ui.interactions.voices import voice_to
from ui.tables.offers import SAID


class Table(commands.GroupCog, group_name="table", group_description=description_of("table")):
    """``/table``: what people do at their table besides moving."""

    def __init__(self, bot: HostBot) -> None:
        self.which = bot.router.which_table
        self.tables = bot.router.table_controller

    @quietly
    async def _own(self, interaction: Interaction, typed: str) -> list[Choice[str]]:
        return await self.which.offer(interaction, typed)

    @quietly
    async def _here(self, interaction: Interaction, typed: str) -> list[Choice[str]]:
        return await self.which.offer(interaction, typed, watching=True)

    @quietly
    async def _windows(self, interaction: Interaction, typed: str) -> list[Choice[str]]:
        table = await self.which.pick(interaction, interaction.namespace.table)
        words = voice_to(interaction).words(table.game.id)
        names = dict.fromkeys(name for orders in table.game.standing_orders.values() for name in orders)
        return matching([suggestion(words.say(f"window-{name}"), name) for name in names], typed)

    @command("table", "hand")
    @app_commands.autocomplete(table=_own)
    async def hand(self, interaction: Interaction, table: str | None = None) -> None:
        """``/table hand``: a player's picture and controls once more."""
        async with answering(interaction, "private") as answer:
            await self.tables.show_hand(answer, await self.which.pick(interaction, table))

    @command("table", "board")
    @app_commands.autocomplete(table=_here)
    async def board(self, interaction: Interaction, table: str | None = None) -> None:
        """``/table board``: the table message again at the end of its channel; elsewhere the picture alone."""
        async with answering(interaction, "private") as answer:
            await self.tables.repost(answer, await self.which.pick(interaction, table, watching=True))

    @command("table", "offer")
    @app_commands.autocomplete(table=_own)
    async def offer(
        self, interaction: Interaction, what: Literal["draw", "back", "time"], table: str | None = None
    ) -> None:
        """``/table offer``: offer a draw or a takeback, or give all others more time."""
        async with answering(interaction, "private") as answer:
            found = await self.which.pick(interaction, table, exactly=what)
            if what == "time":
                await self.tables.give_time(answer, found)
            else:
                await self.tables.offer(answer, found, SAID[what])

    @command("table", "orders")
    @app_commands.autocomplete(window=_windows, table=_own)
    async def orders(
        self, interaction: Interaction, window: str | None = None, on: bool | None = None, table: str | None = None
    ) -> None:
        """``/table orders``: show one's standing orders; change one where a window and on or off are named."""
        async with answering(interaction, "private") as answer:
            found = await self.which.pick(interaction, table, exactly="orders")
            if window is None or on is None or not found.game.standing_orders:
                await self.tables.orders.offer(answer, found)
            else:
                await self.tables.orders.switch(answer, found, window, on)

    @command("table", "resign")
    @app_commands.autocomplete(table=_own)
    async def resign(self, interaction: Interaction, table: str | None = None) -> None:
        """``/table resign``: ask whether to give the game up."""
        async with answering(interaction, "private") as answer:
            await self.tables.ask_resign(answer, await self.which.pick(interaction, table, exactly="resign"))


async def setup(bot: HostBot) -> None:
    """Give the bot ``/table``."""
    await bot.add_cog(Table(bot))
