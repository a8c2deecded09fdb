"""What Discord may do instead of what it was asked for, and when it is worth another try."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import TypeVar

import aiohttp
import discord

from sessions import StoreUnavailable
from sessions.store.errors import EVENT
from ui.interactions.voices import voice_for
from words import Voice

T = TypeVar("T")

FAULTS = (discord.HTTPException, discord.RateLimited, aiohttp.ClientError, TimeoutError)
"""Everything that a request can raise when Discord, or the way there, fails."""

REFUSED = (403, 404)
"""The statuses of what I may not do, and of what is not there: a second try is refused as well."""
CLOSED = (50007, 50278)
"""Discord's codes for somebody who takes no direct messages from me."""
GONE = 10008
"""Discord's code for a message that was deleted."""
PLACE_GONE = 10003
"""Discord's code for a channel or thread that was deleted."""
SLEEPING = 50083
"""Discord's code for a thread that is archived: a new message wakes it, unless it is locked; an edit does not."""
LOCKED = 160005
"""Discord's code for a thread in which only moderators may write."""

LONGEST_WAIT = 30.0
"""Seconds that a request waits for a rate limit to pass; for a longer one it raises RateLimited."""
ATTEMPTS = 4
FIRST_WAIT = 0.5
FIRST_PAUSE = 15.0
LONGEST_PAUSE = 6 * 3600.0
UNAUTHORIZED = 401
TOO_MANY = 429
SERVER_ERROR = 500


def discord_error_code(error: BaseException) -> int:
    """Discord's own code of a fault; 0 when it has none."""
    return error.code if isinstance(error, discord.HTTPException) else 0


def http_status(error: BaseException) -> int:
    """The status of the answer in which a fault was; 0 where there was none."""
    return error.status if isinstance(error, discord.HTTPException) else 0


def fault_name(error: BaseException) -> str:
    """A fault for the log, without the page of HTML that it may hold."""
    match error:
        case discord.HTTPException():
            return f"{type(error).__name__} {error.status} {error.code}"
        case StoreUnavailable():
            return f"{EVENT}: {error.reason}"
        case aiohttp.ClientConnectorError():  # of others the text may have an address in it, and that a token
            return f"{type(error).__name__}: {error.os_error.strerror}"
    return type(error).__name__


def is_transient(error: BaseException) -> bool:
    """Whether what is refused now may go through later, as it is."""
    if not isinstance(error, discord.HTTPException):
        return True
    # Without a code of Discord's it is no answer of its API: something on the way, a page of HTML mostly.
    unsaid = error.code == 0 and error.status != UNAUTHORIZED
    return unsaid or error.status == TOO_MANY or error.status >= SERVER_ERROR


async def with_retries(call: Callable[[], Awaitable[T]]) -> T:
    """Call, and call again after a fault that passes; the last fault is raised."""
    wait = FIRST_WAIT
    for _ in range(ATTEMPTS - 1):
        try:
            return await call()
        except discord.RateLimited:
            raise  # to ask again at once would make it longer
        except FAULTS as error:
            if not is_transient(error):
                raise
        await asyncio.sleep(wait)
        wait *= 2
    return await call()


def backoff_seconds(failures: int) -> float:
    """Seconds until the next try of something that has failed so many times in a row, at least once."""
    return min(FIRST_PAUSE * 2.0 ** min(failures - 1, 20), LONGEST_PAUSE)


def retry_delay(failures: int, error: BaseException) -> float:
    """Seconds until the next try of what has failed so many times in a row, and with this fault the last time."""
    pause = backoff_seconds(failures)
    return max(pause, error.retry_after) if isinstance(error, discord.RateLimited) else pause


def missing_permissions_text(voice: Voice, held: discord.Permissions, *, in_thread: bool) -> str | None:
    """The permissions that showing a table needs and that aren't held, in words; None when nothing lacks."""
    lacking = missing_permissions(held, in_thread=in_thread)
    return permission_names(voice, lacking) if lacking else None


def missing_permissions(held: discord.Permissions, *, in_thread: bool) -> tuple[str, ...]:
    """The permissions that showing a table needs and that aren't held."""
    needed = {
        "permission-view": held.view_channel,
        "permission-send-in-threads" if in_thread else "permission-send": (
            held.send_messages_in_threads if in_thread else held.send_messages
        ),
        "permission-attach": held.attach_files,
    }
    return tuple(key for key, granted in needed.items() if not granted)


def permission_names(voice: Voice, lacking: Sequence[str]) -> str:
    """Permissions in a sentence."""
    return voice.list_of([f"*{voice.say(key)}*" for key in lacking])


def missing_permissions_here(interaction: discord.Interaction) -> str:
    """What I lack where an interaction comes from, in a sentence; named to those alone who can give it."""
    voice, in_thread = voice_for(interaction), isinstance(interaction.channel, discord.Thread)
    lacking = missing_permissions_text(voice, interaction.app_permissions, in_thread=in_thread)
    if not lacking:
        return voice.say("not-allowed-here")
    if not interaction.permissions.manage_guild:
        return voice.say("missing-here-unnamed")
    return voice.say("missing-here", permissions=lacking)
