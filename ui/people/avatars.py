"""People's avatars, as Discord shows them: fetched for a picture, and kept for a while: somebody turns its pages."""

import asyncio
from contextlib import suppress
from typing import NamedTuple

import discord

from engine.caches import LruByWeight
from sessions.time.wall_clock import Clock
from ui.interactions.discord_faults import FAULTS

SIZE = 128
PATIENCE = 1.5
"""Seconds after which a picture is drawn without: nobody waits for an avatar."""
MOST = 500_000
"""The bytes of an avatar at most."""
KEPT, MISSED = 600.0, 60.0
"""Seconds for which an avatar is kept, and for which none is fetched where Discord gave none."""
MEGABYTES = 2.0


class Avatar(NamedTuple):
    """An avatar as a file, or that there was none, until when that holds, and where it came from, if that is known."""

    data: bytes | None
    until: float
    url: str | None


class Avatars:
    """Fetches avatars."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._kept: LruByWeight[int, Avatar] = LruByWeight("ui.people.avatars", MEGABYTES)

    async def fetch(self, client: discord.Client, user_id: int, known: discord.abc.User | None) -> bytes | None:
        """Somebody's avatar as a file; None where Discord doesn't give it in time. ``known``: they themselves, if at
        hand."""
        for each in [one for one in self._kept if self._is_past(one)]:
            self._kept.pop(each)
        user = known or client.get_user(user_id)
        kept = self._kept.get(user_id)
        if kept is not None and (user is None or kept.url in (None, _avatar_asset(user).url)):
            return kept.data
        data, url = await _fetch_avatar(client, user_id, user)
        until = self._clock() + (MISSED if data is None else KEPT)
        self._kept.put(user_id, Avatar(data, until, url), len(data or b""))
        return data

    def _is_past(self, user_id: int) -> bool:
        face = self._kept.peek(user_id)
        return face is None or face.until <= self._clock()


async def _fetch_avatar(
    client: discord.Client, user_id: int, user: discord.abc.User | None
) -> tuple[bytes | None, str | None]:
    """The file, if Discord gives it, and its address, if that has become known."""
    url = None if user is None else _avatar_asset(user).url
    with suppress(*FAULTS):
        async with asyncio.timeout(PATIENCE):
            asset = _avatar_asset(user or await client.fetch_user(user_id))
            url = asset.url
            data = await asset.read()
            return (data if len(data) <= MOST else None), url
    return None, url


def _avatar_asset(user: discord.abc.User) -> discord.Asset:
    return user.display_avatar.replace(size=SIZE, static_format="png")
