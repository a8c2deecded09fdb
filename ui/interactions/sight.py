"""Who sees the place where a table is shown, without playing there."""

import asyncio
from collections.abc import Iterable
from typing import TypeAlias, TypeVar

import discord

from sessions import Table, TableInfo
from ui.interactions.channels import is_private_game
from ui.interactions.discord_faults import FAULTS

T = TypeVar("T", bound=Table | TableInfo)
GuildPlace: TypeAlias = discord.Thread | discord.abc.GuildChannel

MOST_ASKED = 5
"""The most private threads of which Discord is asked, for one answer, whether somebody is in them."""
PATIENCE = 5.0
"""Seconds after which whoever can't be found in a private thread is taken not to be in it."""


async def may_watch(interaction: discord.Interaction, table: Table | TableInfo) -> bool:
    """Whether somebody who does not play sees the place where a table is shown: it is here, or they may view it."""
    return bool(await watchable_tables(interaction, [table]))


async def may_look_at(interaction: discord.Interaction, table: Table) -> bool:
    """Whether somebody plays at a table, or sees the place where it is shown."""
    return table.seat_of(interaction.user.id) is not None or await may_watch(interaction, table)


async def watchable_tables(interaction: discord.Interaction, found: Iterable[T]) -> list[T]:
    """Those of these tables of which somebody sees the place without playing at them; see `may_watch`.

    Discord tells a bot of no private thread who is in it: it is asked, of `MOST_ASKED` threads at most. Whoever is to
    be shown more of them does without.
    """
    inside: dict[int, bool] = {}
    seen: list[T] = []
    for table in found:
        sees = _sees_place(interaction, table)
        if isinstance(sees, discord.Thread):
            if sees.id not in inside and len(inside) < MOST_ASKED:
                inside[sees.id] = await _is_in(sees, interaction.user.id)
            sees = inside.get(sees.id, False)
        if sees:
            seen.append(table)
    return seen


def _sees_place(interaction: discord.Interaction, table: Table | TableInfo) -> bool | discord.Thread:
    """Whether somebody sees the place of a table; a private thread where only those in it do."""
    guild, user = interaction.guild, interaction.user
    if guild is None or table.guild_id != guild.id or not isinstance(user, discord.Member) or is_private_game(table):
        return False
    place = _place_of_table(guild, table)
    hidden = isinstance(place, discord.Thread) and place.is_private()
    here = interaction.channel_id
    if here is not None and (here == table.place_id or (here == table.channel_id and not hidden)):
        return True
    if place is None:
        return False
    held = place.permissions_for(user)  # of a thread it says what may be done in its channel
    if isinstance(place, discord.Thread) and hidden and held.view_channel and not held.manage_threads:
        return place
    return held.view_channel


async def _is_in(thread: discord.Thread, user_id: int) -> bool:
    """Whether somebody is in a private thread; False where Discord doesn't say."""
    try:
        async with asyncio.timeout(PATIENCE):
            await thread.fetch_member(user_id)
    except FAULTS:
        return False
    return True


def everybody_may_watch(guild: discord.Guild, table: TableInfo) -> bool:
    """Whether everybody in a server sees the place where a table was shown."""
    place = _place_of_table(guild, table)
    if table.guild_id != guild.id or is_private_game(table) or place is None:
        return False
    if isinstance(place, discord.Thread) and place.is_private():
        return False
    return place.permissions_for(guild.default_role).view_channel


def _place_of_table(guild: discord.Guild, table: Table | TableInfo) -> GuildPlace | None:
    """The channel or thread where a table is shown.

    Discord does not tell bots of archived threads: of one that I have opened it is the channel, whose people may open
    it, and of others None.
    """
    return guild.get_channel_or_thread(table.place_id or 0) or guild.get_channel(table.channel_id)
