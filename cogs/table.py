"""``/table``: what people do at their table whichever game it is; the channel knows which."""

from typing import Literal

from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from ui import HostBot, Interaction, answering, described_command, group_description, without_errors
from ui.interactions.suggestions import filter_suggestions, suggestion
from ui.interactions.voices import voice_for
from ui.tables.offers import SAID


class Table(commands.GroupCog, group_name="table", group_description=group_description("table")):
    """``/table``: what people do at their table besides moving."""

    def __init__(self, bot: HostBot) -> None:
        self.which = bot.router.which_table
        self.tables = bot.router.table_controller

    @without_errors
    async def _suggest_own_tables(self, interaction: Interaction, typed: str) -> list[Choice[str]]:
        return await self.which.suggest_tables(interaction, typed)

    @without_errors
    async def _suggest_tables_here(self, interaction: Interaction, typed: str) -> list[Choice[str]]:
        return await self.which.suggest_tables(interaction, typed, watching=True)

    @without_errors
    async def _suggest_windows(self, interaction: Interaction, typed: str) -> list[Choice[str]]:
        table = await self.which.find_table(interaction, interaction.namespace.table)
        words = voice_for(interaction).game_words(table.game.id)
        names = dict.fromkeys(name for orders in table.game.standing_orders.values() for name in orders)
        return filter_suggestions([suggestion(words.say(f"window-{name}"), name) for name in names], typed)

    @described_command("table", "hand")
    @app_commands.autocomplete(table=_suggest_own_tables)
    async def hand(self, interaction: Interaction, table: str | None = None) -> None:
        """``/table hand``: a player's picture and controls once more."""
        async with answering(interaction, "private") as answer:
            await self.tables.show_hand(answer, await self.which.find_table(interaction, table))

    @described_command("table", "board")
    @app_commands.autocomplete(table=_suggest_tables_here)
    async def board(self, interaction: Interaction, table: str | None = None) -> None:
        """``/table board``: the table message again at the end of its channel; elsewhere the picture alone."""
        async with answering(interaction, "private") as answer:
            await self.tables.repost_table_message(
                answer, await self.which.find_table(interaction, table, watching=True)
            )

    @described_command("table", "offer")
    @app_commands.autocomplete(table=_suggest_own_tables)
    async def offer(
        self, interaction: Interaction, what: Literal["draw", "back", "time"], table: str | None = None
    ) -> None:
        """``/table offer``: offer a draw or a takeback, or give all others more time."""
        async with answering(interaction, "private") as answer:
            found = await self.which.find_table(interaction, table, exactly=what)
            if what == "time":
                await self.tables.give_time(answer, found)
            else:
                await self.tables.make_offer(answer, found, SAID[what])

    @described_command("table", "orders")
    @app_commands.autocomplete(window=_suggest_windows, table=_suggest_own_tables)
    async def orders(
        self, interaction: Interaction, window: str | None = None, on: bool | None = None, table: str | None = None
    ) -> None:
        """``/table orders``: show one's standing orders; change one where a window and on or off are named."""
        async with answering(interaction, "private") as answer:
            found = await self.which.find_table(interaction, table, exactly="orders")
            if window is None or on is None or not found.game.standing_orders:
                await self.tables.orders.show(answer, found)
            else:
                await self.tables.orders.switch(answer, found, window, on)

    @described_command("table", "resign")
    @app_commands.autocomplete(table=_suggest_own_tables)
    async def resign(self, interaction: Interaction, table: str | None = None) -> None:
        """``/table resign``: ask whether to give the game up."""
        async with answering(interaction, "private") as answer:
            await self.tables.ask_resign(answer, await self.which.find_table(interaction, table, exactly="resign"))


async def setup(bot: HostBot) -> None:
    """Give the bot ``/table``."""
    await bot.add_cog(Table(bot))
