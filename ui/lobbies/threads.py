"""The place of a game that begins: a thread of its own where the server allows it, else the channel."""

import asyncio
from collections.abc import Container, Sequence
from itertools import chain, count

import discord
import structlog

from sessions import Table
from ui.interactions.discord_faults import FAULTS, discord_error_code, fault_name, is_transient, with_retries
from ui.interactions.names import brief_names, plain_name
from ui.interactions.reader import public_reader
from words import Voice

log = structlog.get_logger()

PATIENCE = 10.0
"""Seconds after which a request to Discord is given up while others wait for a thread or lobby message."""
THREAD_NAME = 100
BETWEEN = " – "
"""Stands between the players in the name of a thread."""
THREAD_EXISTS = 160004
"""Discord's code for a message from which a thread has grown already."""
EVERYTHING = discord.Permissions.all()


async def choose_place(channel: object, held: discord.Permissions, table: Table, *, threads: bool) -> None:
    """Give a table its place; ``held`` are my permissions in the channel of its lobby.

    ``threads``: whether it gets a thread of its own where I may open one.
    """
    await table.note_surface(
        "table", channel_id=await _thread_or_channel_id(channel, held, table) if threads else table.channel_id
    )


async def find_place(client: discord.Client, table: Table, *, threads: bool) -> None:
    """Give a place to a table that was begun just before a stop; it stays without one when Discord can't be asked."""
    channel: object = client.get_channel(table.channel_id)
    try:
        if channel is None:  # so soon after a start I may not know the servers yet
            channel = await client.fetch_channel(table.channel_id)
    except FAULTS as error:
        log.info("no place for a table yet", table=table.id, error=fault_name(error))
        if is_transient(error):
            return
    own = channel.guild.me if isinstance(channel, discord.TextChannel) else None
    # Where I don't know what I may do, Discord says so.
    held = channel.permissions_for(own) if isinstance(channel, discord.TextChannel) and own else EVERYTHING
    await choose_place(channel, held, table, threads=threads)


async def _thread_or_channel_id(channel: object, held: discord.Permissions, table: Table) -> int:
    message_id = table.row.lobby_message_id
    if not isinstance(channel, discord.TextChannel) or message_id is None:
        return table.channel_id
    if channel.get_thread(message_id) is not None:  # a thread has the id of the message from which it has grown
        return message_id
    if not (held.create_public_threads and held.send_messages_in_threads):
        return table.channel_id
    name = _name_for(table, {one.name for one in channel.threads})
    message = channel.get_partial_message(message_id)
    try:
        async with asyncio.timeout(PATIENCE):
            thread = await with_retries(lambda: message.create_thread(name=name, auto_archive_duration=1440))
    except FAULTS as error:
        if discord_error_code(error) == THREAD_EXISTS:
            return message_id
        log.info("no thread for a table", table=table.id, error=fault_name(error))
        return table.channel_id
    return thread.id


def _name_for(table: Table, taken: Container[str]) -> str:
    voice = public_reader(table).voice
    seats = zip(brief_names(voice, table.names), table.levels, strict=True)
    people_first = sorted(seats, key=lambda seat: seat[1] is not None)
    # The list of threads is narrow: a game is called by the short form of its title, a computer as at the table.
    names = [plain_name(voice, name) for name, _ in people_first]
    return thread_name(voice, voice.game_title(table.game.id, short=True), names, taken)


def thread_name(voice: Voice, title: str, names: Sequence[str], taken: Container[str] = ()) -> str:
    """The name of a table's thread: its players, the last of them counted where all are too long, and the game.

    A number tells it from another that is ``taken``.
    """
    name = voice.say("thread-name", game=title, people=BETWEEN.join(names))
    for left_out in range(1, len(names)):
        if len(name) <= THREAD_NAME:
            break
        name = voice.say("thread-name-more", game=title, people=BETWEEN.join(names[:-left_out]), count=left_out)
    numbers = (f" ({number})" for number in count(2))
    numbered = (f"{name[: THREAD_NAME - len(number)]}{number}" for number in numbers)
    return next(one for one in chain([name[:THREAD_NAME]], numbered) if one not in taken)


async def archive_thread(client: discord.Client, thread_id: int) -> bool:
    """Archive a thread that I have opened; False where Discord can't be asked now."""
    try:
        async with asyncio.timeout(PATIENCE):
            thread = await _own_thread(client, thread_id)
            if thread is not None and not thread.archived:
                await thread.edit(archived=True)
    except FAULTS as error:
        log.info("thread not archived", thread=thread_id, error=fault_name(error))
        return not is_transient(error)
    return True


async def rename_thread(client: discord.Client, table: Table) -> bool:
    """Name the thread of a table by its players as they are called now; False where Discord can't be asked now."""
    if table.place_id is None:
        return True
    try:
        async with asyncio.timeout(PATIENCE):
            thread = await _own_thread(client, table.place_id)
            name = None if thread is None else _name_for(table, ())
            if thread is not None and name is not None and thread.name != name:
                slept = thread.archived
                await thread.edit(name=name, archived=False)  # a thread in the archive keeps its name otherwise
                if slept:
                    await thread.edit(archived=True)
    except FAULTS as error:
        log.info("thread not renamed", thread=table.place_id, error=fault_name(error))
        return not is_transient(error)
    return True


async def _own_thread(client: discord.Client, thread_id: int) -> discord.Thread | None:
    """The thread of that id, if I have opened it; raises one of FAULTS."""
    thread: object = client.get_channel(thread_id) or await client.fetch_channel(thread_id)
    own = client.user is not None and isinstance(thread, discord.Thread) and thread.owner_id == client.user.id
    return thread if own and isinstance(thread, discord.Thread) else None
