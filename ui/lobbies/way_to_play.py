"""The way from a direct message, where no game begins, to where its reader plays; and tables in another channel."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Any, TypeVar

import discord
from discord.ui import Button

from sessions import Place, ServerSettings, TableInfo, Tables
from ui.interactions.answer import Refused
from ui.interactions.components import LABEL
from ui.interactions.discord_faults import FAULTS, is_transient, missing_permissions_text, with_retries
from ui.interactions.names import plain_name
from ui.interactions.voices import language_of_place, voice_for
from ui.lobbies.threads import PATIENCE
from ui.settings.permission_checks import TableOpener, check_server_allows
from words import Voice

URL = "https://discord.com/channels"
ASKED = 5
"""In so many servers at most it is asked whether somebody is there whom I have never seen play."""
Channel = discord.abc.GuildChannel | discord.Thread
T = TypeVar("T")


async def link_to_play(voice: Voice, interaction: discord.Interaction, tables: Tables) -> Button[Any] | None:
    """A link to where somebody plays; None where I know of no such place."""
    channel = await channel_to_play(interaction, tables)
    return None if channel is None else await _link_button(voice, tables, channel.guild, channel.id)


async def channel_to_play(interaction: discord.Interaction, tables: Tables) -> Channel | None:
    """The channel in which somebody has last played, else one of a server that they share with me.

    None where I know of neither.
    """
    return await anext(_known_places(interaction, tables, guessed=True), None)


async def place_to_open(interaction: discord.Interaction, tables: Tables) -> Place | None:
    """Where somebody may open a table with computers from a direct message; None where I know of no such place."""
    async for channel in _known_places(interaction, tables, guessed=False):
        with suppress(Refused):
            settled = await tables.servers.settings(channel.guild.id)
            return await place_in_channel(interaction, channel, settled, computers=True)
    return None


async def _known_places(interaction: discord.Interaction, tables: Tables, *, guessed: bool) -> AsyncIterator[Channel]:
    """Where somebody has played, the last place first; then where games belong in servers that they share with me.

    ``guessed``: also where one would look for a game where nothing is settled.
    """
    client, user_id = interaction.client, interaction.user.id
    played = [*await tables.open_tables_of(user_id), *await tables.finished_tables_of(user_id)]
    for guild_id, channel_id in _newest_places(played):
        known = client.get_guild(guild_id)
        channel = None if known is None else known.get_channel_or_thread(channel_id)
        if channel is not None:
            yield channel
    for guild in client.guilds[:ASKED]:
        there = _channel_of(guild, await tables.servers.settings(guild.id), guessed=guessed)
        if there is not None and await _is_member(guild, user_id):
            yield there


def _channel_of(guild: discord.Guild, settled: ServerSettings, *, guessed: bool) -> Channel | None:
    """Where one would look for a game in a server: at its start buttons, else where games are allowed, or its first."""
    named = [*settled.start_messages, *settled.channels]
    if guessed:
        named += [one.id for one in (guild.system_channel, *guild.text_channels[:1]) if one is not None]
    found = (guild.get_channel_or_thread(channel_id) for channel_id in named)
    return next((one for one in found if isinstance(one, discord.TextChannel | discord.Thread)), None)


async def _is_member(guild: discord.Guild, user_id: int) -> bool:
    """Whether somebody is in a server; Discord is asked where I don't know."""
    try:
        return await _member(guild, user_id) is not None
    except FAULTS:
        return False


def _newest_places(played: Sequence[TableInfo]) -> Sequence[tuple[int, int]]:
    """The servers and channels of these tables, those of the newest first, each once."""
    ordered = sorted(played, key=lambda info: info.created_at, reverse=True)
    return [*dict.fromkeys((info.guild_id, info.channel_id) for info in ordered if info.guild_id is not None)]


async def _link_button(voice: Voice, tables: Tables, guild: discord.Guild, channel_id: int) -> Button[Any]:
    """To the start buttons of a channel where they are posted, else to the channel."""
    message_id = (await tables.servers.settings(guild.id)).start_messages.get(channel_id)
    place = f"{URL}/{guild.id}/{channel_id}" + (f"/{message_id}" if message_id else "")
    return Button(label=voice.say("play-elsewhere", server=plain_name(voice, guild.name))[:LABEL], url=place)


async def place_in_channel(
    interaction: discord.Interaction, channel: Channel, settled: ServerSettings, *, computers: bool
) -> Place:
    """Another channel as the place of a table, where whoever presses may open one; Refused where they, or I, can't."""
    voice, guild = voice_for(interaction), channel.guild
    member = await _member(guild, interaction.user.id)
    if member is None or not _may_play(channel, member):
        raise Refused("lobby-rematch-nowhere")
    in_thread = isinstance(channel, discord.Thread)
    manages = channel.permissions_for(member).manage_guild
    if lacking := missing_permissions_text(voice, channel.permissions_for(guild.me), in_thread=in_thread):
        raise Refused("missing-there", permissions=lacking) if manages else Refused("missing-there-unnamed")
    around = channel.parent_id if isinstance(channel, discord.Thread) else channel.id
    check_server_allows(voice, settled, TableOpener(member, around, manages), computers=computers)
    return Place(channel.id, guild.id, language=language_of_place(settled, guild.preferred_locale, around))


async def check_may_play(interaction: discord.Interaction, channel_id: int) -> None:
    """Refused where whoever presses in a direct message could not press in this channel."""
    client = interaction.client
    channel: object = client.get_channel(channel_id) or await fetch_or_none(client.fetch_channel, channel_id)
    member = await _member(channel.guild, interaction.user.id) if isinstance(channel, Channel) else None
    if member is None or not isinstance(channel, Channel) or not _may_play(channel, member):
        raise Refused("lobby-rematch-nowhere")


def _may_play(channel: Channel, member: discord.Member) -> bool:
    """Whether somebody could press there what they press here: Discord asks that of no direct message."""
    may = channel.permissions_for(member)
    return may.view_channel and may.use_application_commands and not member.is_timed_out()


async def _member(guild: discord.Guild, user_id: int) -> discord.Member | None:
    return guild.get_member(user_id) or await fetch_or_none(guild.fetch_member, user_id)


async def fetch_or_none(fetch: Callable[[int], Awaitable[T]], wanted: int) -> T | None:
    """What Discord has under an id; None where it has nothing for me."""
    try:
        async with asyncio.timeout(PATIENCE):
            return await with_retries(lambda: fetch(wanted))
    except FAULTS as error:
        if is_transient(error):
            raise
        return None
