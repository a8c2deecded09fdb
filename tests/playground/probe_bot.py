"""A small bot that uses everything of Discord that the playground has to play: run as a process by the tests."""

from __future__ import annotations

import asyncio
import io
import os
import sys

import aiohttp
import discord
import yarl
from discord import app_commands
from discord.asset import Asset
from discord.backoff import ExponentialBackoff
from discord.ext import commands
from discord.gateway import DiscordWebSocket
from discord.http import Route
from PIL import Image, ImageDraw

SOON = 0.2  # seconds
FRUIT = [
    "apple", "apricot", "banana", "blackberry", "cherry", "currant", "fig", "grape", "kiwi", "lemon", "lime", "mango",
]  # fmt: skip


def say(words: str) -> None:
    """Write a line to the log that a test reads."""
    sys.stdout.write(f"{words}\n")
    sys.stdout.flush()


def picture(words: str, colour: str) -> discord.File:
    """Return a small card with some words on it."""
    card = Image.new("RGB", (640, 360), "#1f2430")
    pen = ImageDraw.Draw(card)
    pen.rounded_rectangle((24, 24, 616, 336), 24, fill=colour)
    pen.text((60, 150), words, fill="#ffffff", font_size=44)
    buffer = io.BytesIO()
    card.save(buffer, "PNG")
    buffer.seek(0)
    return discord.File(buffer, "card.png", description=f"A card that says {words}")


class Duel(discord.ui.View):
    """Accept, decline, a menu, a form: one of each."""

    def __init__(self) -> None:
        super().__init__(timeout=None)

    @discord.ui.button(label="Accept", style=discord.ButtonStyle.success, emoji="⚔️", custom_id="accept")
    async def accept(self, interaction: discord.Interaction[Probe], _: discord.ui.Button[Duel]) -> None:
        """Edit the message, with another picture."""
        await interaction.response.edit_message(
            content=f"Accepted by {interaction.user.mention}", attachments=[picture("Accepted", "#2d7d46")], view=self
        )

    @discord.ui.button(label="Decline", style=discord.ButtonStyle.danger, custom_id="decline")
    async def decline(self, interaction: discord.Interaction[Probe], _: discord.ui.Button[Duel]) -> None:
        """Answer privately."""
        await interaction.response.send_message("Only the challenged player can decline.", ephemeral=True)

    @discord.ui.button(label="Write", custom_id="write")
    async def write(self, interaction: discord.Interaction[Probe], _: discord.ui.Button[Duel]) -> None:
        """Open a form."""
        letter = Letter()
        # discord.py knows of a form when it hears that it was opened; by then somebody may have sent it.
        interaction.client._connection.store_view(letter)
        await interaction.response.send_modal(letter)

    @discord.ui.button(label="Silent", custom_id="silent")
    async def silent(self, interaction: discord.Interaction[Probe], _: discord.ui.Button[Duel]) -> None:
        """Never answer."""

    @discord.ui.button(label="Closed", custom_id="closed", disabled=True)
    async def closed(self, interaction: discord.Interaction[Probe], _: discord.ui.Button[Duel]) -> None:
        """Can't be pressed."""

    @discord.ui.select(
        custom_id="element",
        placeholder="Choose an element",
        options=[
            discord.SelectOption(label="Fire", value="fire", emoji="🔥", description="Burns"),
            discord.SelectOption(label="Water", value="water", emoji="💧"),
            discord.SelectOption(label="Earth", value="earth", emoji="🌱"),
        ],
    )
    async def element(self, interaction: discord.Interaction[Probe], menu: discord.ui.Select[Duel]) -> None:
        """Defer, then edit."""
        await interaction.response.defer()
        await interaction.edit_original_response(content=f"{interaction.user.mention} chose **{menu.values[0]}**")


class Letter(discord.ui.Modal, title="A letter"):
    """A form with two fields."""

    subject: discord.ui.TextInput[Letter] = discord.ui.TextInput(label="Subject", custom_id="subject", max_length=40)
    text: discord.ui.TextInput[Letter] = discord.ui.TextInput(
        label="Text", custom_id="text", style=discord.TextStyle.paragraph, required=False
    )

    async def on_submit(self, interaction: discord.Interaction) -> None:
        """Post the letter."""
        await interaction.response.send_message(f"**{self.subject.value}**\n{self.text.value}")


probe = app_commands.Group(name="probe", description="Everything that the playground can show")
nested = app_commands.Group(name="more", description="A group in a group", parent=probe)


@probe.command(description="Challenge somebody, with a picture and buttons")
@app_commands.describe(opponent="Whom to challenge", mode="How to play")
@app_commands.choices(
    mode=[app_commands.Choice(name="Tokens", value="tokens"), app_commands.Choice(name="Plain", value="plain")]
)
async def start(
    interaction: discord.Interaction, opponent: discord.Member | None = None, mode: str = "plain", rounds: int = 1
) -> None:
    """Post the challenge."""
    whom = opponent.mention if opponent else "anybody"
    await interaction.response.send_message(
        f"# Duel\n{interaction.user.mention} challenges {whom}, *{mode}*, {rounds} rounds",
        file=picture("Duel", "#5865f2"),
        view=Duel(),
    )


@probe.command(description="Pick a fruit that completes itself")
@app_commands.describe(fruit="Begin to type")
async def pick(interaction: discord.Interaction, fruit: str) -> None:
    """Say which."""
    await interaction.response.send_message(f"{fruit}!", ephemeral=True)


@pick.autocomplete("fruit")
async def fruits(interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
    """Return the fruit that begin so."""
    return [app_commands.Choice(name=one.title(), value=one) for one in FRUIT if one.startswith(current.lower())]


@probe.command(description="Think, then answer privately and follow up")
async def think(interaction: discord.Interaction, seconds: float = 0.3) -> None:
    """Defer, wait, answer, follow up."""
    await interaction.response.defer(ephemeral=True)
    await asyncio.sleep(seconds)
    await interaction.followup.send("First", file=picture("First", "#a13d63"))
    await interaction.followup.send("Second", ephemeral=True)


@probe.command(description="Write you a direct message")
async def dm(interaction: discord.Interaction) -> None:
    """Send a DM with a picture, say how it went."""
    try:
        await interaction.user.send("Your hand", file=picture("Your hand", "#b5832b"), view=Duel())
    except discord.Forbidden as error:
        await interaction.response.send_message(f"No: {error.code}", ephemeral=True)
        return
    await interaction.response.send_message("Sent.", ephemeral=True)


@probe.command(description="Open a thread")
async def thread(interaction: discord.Interaction) -> None:
    """Post, open a thread on it, write in it."""
    await interaction.response.send_message("A table")
    message = await interaction.original_response()
    channel = await message.fetch()
    opened = await channel.create_thread(name="Table 1")
    await opened.send(f"Welcome {interaction.user.mention}")


@probe.command(description="Show the ways to write")
async def text(interaction: discord.Interaction) -> None:
    """Post all markdown."""
    embed = discord.Embed(
        title="An embed", description="With **bold** text and a [link](http://127.0.0.1/)", colour=0x2ECC71
    )
    embed.add_field(name="Field", value="Value").add_field(name="Other", value="`code`")
    embed.set_footer(text="Foot")
    await interaction.response.send_message(
        "## Ways to write\n- **bold**, *italic*, __underline__, ~~struck~~, ||hidden||\n- `code` and <#0>\n"
        "  - below\n1. one\n2. two\n> quoted\n```py\nprint('block')\n```\n-# small\n<t:1767225600:R> <t:1767225600:D>",
        embed=embed,
        allowed_mentions=discord.AllowedMentions.none(),
    )


@probe.command(description="Edit what you said, many times")
async def count(interaction: discord.Interaction, to: app_commands.Range[int, 1, 20] = 3) -> None:
    """Send one message and edit it."""
    await interaction.response.send_message("0")
    message = await interaction.original_response()
    for number in range(1, to + 1):
        await message.edit(content=str(number))


@probe.command(description="Write in the channel, not as an answer")
async def post(interaction: discord.Interaction, words: str) -> None:
    """Post to the channel through the bot's own routes, and say what went wrong."""
    await interaction.response.defer(ephemeral=True)
    assert isinstance(interaction.channel, discord.abc.Messageable)
    try:
        await interaction.channel.send(words)
    except discord.HTTPException as error:
        await interaction.followup.send(f"{type(error).__name__} {error.status} {error.code}")
        return
    except aiohttp.ClientError:
        await interaction.followup.send("No answer came.")
        return
    await interaction.followup.send("Posted.")


@probe.command(description="A menu of channels in which this one is chosen, and a tall picture")
async def choose(interaction: discord.Interaction) -> None:
    """Show them."""
    assert interaction.channel_id is not None
    chosen = discord.Object(interaction.channel_id, type=discord.TextChannel)
    view = discord.ui.View(timeout=None)
    view.add_item(discord.ui.ChannelSelect(placeholder="Which channels?", default_values=[chosen]))
    tall = io.BytesIO()
    Image.new("RGB", (500, 1000)).save(tall, "PNG")
    tall.seek(0)
    await interaction.response.send_message("Here", view=view, file=discord.File(tall, "tall.png", description="Tall"))


@probe.command(description="Read a file")
async def weigh(interaction: discord.Interaction, file: discord.Attachment) -> None:
    """Say what is in it."""
    data = await file.read()
    await interaction.response.send_message(f"{file.filename}: {file.size} bytes, {data[:20].decode()}", ephemeral=True)


@nested.command(description="In a sub-command group")
async def deep(interaction: discord.Interaction, who: discord.User) -> None:
    """Name somebody."""
    await interaction.response.send_message(f"deep {who.display_name}")


@nested.command(description="Say your language and the server's")
async def speak(interaction: discord.Interaction) -> None:
    """Name the locales that came with the command."""
    await interaction.response.send_message(f"{interaction.locale.value}, {interaction.guild_locale}", ephemeral=True)


TRANSLATED = {
    discord.Locale.german: {
        "pick": "wähle",
        "Pick a fruit that completes itself": "Such dir eine Frucht aus",
        "fruit": "frucht",
        "Begin to type": "Fang an zu tippen",
        "Tokens": "Marken",
    },
    discord.Locale.spain_spanish: {"Begin to type": "Empieza a escribir"},
}


class Translations(app_commands.Translator):
    """What the commands are called in other languages."""

    async def translate(
        self, string: app_commands.locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        """The words in a language; None for the others."""
        return TRANSLATED.get(locale, {}).get(string.message)


class Probe(commands.AutoShardedBot):
    """The bot."""

    async def setup_hook(self) -> None:
        """Register the commands and the view that outlives a restart."""
        self.tree.add_command(probe)
        self.add_view(Duel())
        await self.tree.set_translator(Translations())
        await self.tree.sync()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Identify again without the five seconds' pause that is for many shards."""

    async def on_ready(self) -> None:
        """Say so."""
        say("probe ready")

    async def on_resumed(self) -> None:
        """Say so."""
        say("probe resumed")


def main() -> None:
    """Run against the Discord that the environment names, and look for it often while it is away."""
    ExponentialBackoff.delay = lambda _: SOON  # type: ignore[method-assign, assignment]
    Route.BASE = os.environ["DISCORD_API"]
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(os.environ["DISCORD_GATEWAY"])
    Asset.BASE = os.environ["DISCORD_CDN"]
    intents = discord.Intents(guilds=True, guild_messages=True)
    bot = Probe(command_prefix=commands.when_mentioned, intents=intents, max_messages=None, guild_ready_timeout=0.0)
    bot.run(os.environ["DISCORD_TOKEN"], log_level=int(os.environ.get("PROBE_LOG", "30")))


if __name__ == "__main__":
    main()
