"""What Discord may do instead of what it was asked for, and which of it is worth another try."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

import aiohttp
import discord

T = TypeVar("T")

FAULTS = (discord.HTTPException, discord.RateLimited, aiohttp.ClientError, TimeoutError)
"""Everything that a request can raise when Discord, or the way there, fails."""

LONGEST_WAIT = 30.0
"""Seconds that a request waits for a rate limit to pass; for a longer one it raises RateLimited."""
ATTEMPTS = 4
FIRST_WAIT = 0.5
UNAUTHORIZED = 401
TOO_MANY = 429
SERVER_ERROR = 500


def passes(error: BaseException) -> bool:
    """Whether what is refused now may go through later, as it is."""
    if not isinstance(error, discord.HTTPException):
        return True
    # Without a code of Discord's it is no answer of its API: something on the way, a page of HTML mostly.
    unsaid = error.code == 0 and error.status != UNAUTHORIZED
    return unsaid or error.status == TOO_MANY or error.status >= SERVER_ERROR


async def again(call: Callable[[], Awaitable[T]]) -> T:
    """Call, and call again after a fault that passes; the last fault is raised."""
    wait = FIRST_WAIT
    for _ in range(ATTEMPTS - 1):
        try:
            return await call()
        except discord.RateLimited:
            raise  # to ask again at once would make it longer
        except FAULTS as error:
            if not passes(error):
                raise
        await asyncio.sleep(wait)
        wait *= 2
    return await call()
