"""The bar that the wire's benchmark holds the bot against: discord.py and nothing else, a click edits a text.

It reads the same environment as the bot. `/echo` brings a message with a button; each press on it edits the text.
"""

import os

import discord
from discord import app_commands

from compat.discord_address import point_at


class Echo(discord.Client):
    """Counts the presses of a button in its message's text."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True, guild_messages=True), max_messages=None)
        self.tree = app_commands.CommandTree(self)
        self.presses = 0

    async def setup_hook(self) -> None:
        self.tree.add_command(app_commands.Command(name="echo", description="A button", callback=echo))
        await self.tree.sync()

    async def on_ready(self) -> None:
        print("ready", flush=True)

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        if interaction.type is discord.InteractionType.component:
            self.presses += 1
            await interaction.response.edit_message(content=f"Pressed {self.presses} times")


async def echo(interaction: discord.Interaction) -> None:
    """Answer with a button that nothing in this process remembers."""
    view = discord.ui.View(timeout=None)
    view.add_item(discord.ui.Button(label="Press", custom_id="press"))
    await interaction.response.send_message("Not pressed yet", view=view)
    view.stop()


def main() -> None:
    """Run until told to end."""
    point_at(os.environ["DISCORD_API"], os.environ["DISCORD_GATEWAY"], None)
    Echo().run(os.environ["DISCORD_TOKEN"], log_handler=None)


if __name__ == "__main__":
    main()
