"""The bot's connection to the gateway: how many shards there are, and why Discord lets it in no more."""

from typing import Any

import aiohttp
import discord

from compat.discord_address import api
from compat.shards import Shards
from ui.identifying import IdentifyQueues
from words import ENGLISH, voice_of

FOR_GOOD = {4004: "token", 4010: "shard", 4011: "servers", 4012: "version", 4013: "intents", 4014: "permission"}
"""The codes with which the gateway closes for a reason that stays, and what that is about."""
ANSWER_WITHIN = 20.0
"""Seconds after which Discord is not waited for any more when it is asked for the gateway."""
AGENT = f"DiscordBot (https://github.com/Rapptz/discord.py {discord.__version__})"


class ClosedForGood(Exception):
    """Discord does not let the bot in any more until somebody changes something; the text says what."""


class MoreShardsWanted(Exception):
    """Discord wants more shards, of which the next start asks how many there are."""


class ShardedBot(Shards):
    """A bot whose shards identify in turn with those of other processes."""

    identifying: IdentifyQueues
    for_good = FOR_GOOD.keys()
    _asked: int | None = None
    """The number of shards that Discord has chosen; None where it is set."""
    _recommended = 1
    _token = ""

    def __init__(self, *args: Any, http_trace: aiohttp.TraceConfig, **options: Any) -> None:
        self._trace = http_trace
        super().__init__(*args, http_trace=http_trace, **options)

    async def login(self, token: str) -> None:
        """Log in as discord.py does, and keep the token for asking how many shards there should be."""
        self._token = token.strip()
        await super().login(token)

    async def start_limit(self) -> Any:
        """Discord's answer to how many shards may identify."""
        return (await self._ask_for_gateway())["session_start_limit"]

    async def _ask_for_gateway(self) -> Any:
        """What Discord says to a bot that wants to connect. Raises GatewayNotFound.

        discord.py asks this, too, and does not tell how many shards are recommended.
        """
        headers = {"Authorization": f"Bot {self._token}", "User-Agent": AGENT}
        within = aiohttp.ClientTimeout(ANSWER_WITHIN)
        try:
            async with (
                aiohttp.ClientSession(timeout=within, trace_configs=[self._trace]) as session,
                session.get(f"{api()}/gateway/bot", headers=headers, raise_for_status=True) as answer,
            ):
                told = await answer.json()
        except (aiohttp.ClientError, TimeoutError) as error:
            raise discord.GatewayNotFound from error
        self._recommended = told["shards"]
        return told

    async def connect(self, *, reconnect: bool = True) -> None:
        """Keep all shards connected until the bot is closed; raises why Discord has closed the connection for good."""
        if self.shard_count is None:
            self._asked = self.shard_count = (await self._ask_for_gateway())["shards"]
        try:
            await super().connect(reconnect=reconnect)
        except discord.PrivilegedIntentsRequired:
            raise self._closed_for_good(4014) from None
        except discord.ConnectionClosed as error:
            if error.code not in FOR_GOOD:
                raise
            raise self._closed_for_good(error.code) from None

    def _closed_for_good(self, code: int) -> Exception:
        say = voice_of(ENGLISH).say  # whoever runs the bot reads this in a terminal
        if code == 4011 and self._asked is not None:
            return MoreShardsWanted(say("more-shards-wanted", shards=self._asked))
        return ClosedForGood(say("closed-for-good", reason=FOR_GOOD[code], recommended=str(self._recommended)))
