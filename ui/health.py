"""The health of the bot, for its owner and whoever watches over it. No name and no message is part of it."""

import asyncio
import logging
import time
from collections.abc import Mapping
from typing import Any, NamedTuple, Protocol

import discord

from engine import GAMES
from sessions import Store, StoreUnavailable
from sessions.running.backlog import Backlog, read_backlog
from sessions.store.errors import EVENT, NO_ANSWER
from ui.interactions.answer import Refused, answering
from ui.release import release_version
from ui.router import Router
from words import Voice

PROBE_EVERY = 10.0
"""Seconds for which it is believed that the database takes writes."""
PROBE_WITHIN = 3.0
"""Seconds after which a database that has not answered is taken for one that does not."""
KEY = "probe"
REASONED = (EVENT,)
"""The errors whose reason is of a kind that names nobody."""


class LoggedError(NamedTuple):
    """An error in the log: what it is called there, of what kind it was, and when."""

    event: str
    error_kind: str
    logged_at: float


class LastError(logging.Handler):
    """Remembers the last error of the log, without anything that it was about."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.error: LoggedError | None = None

    def emit(self, record: logging.LogRecord) -> None:
        """Keep what a record is called, the kind of its error and when it was; nothing that was put into it."""
        event: Any = record.msg
        if isinstance(event, dict):  # one of ours
            error = event.get("exc_info") or (event.get("reason") if event.get("event") in REASONED else None)
            event = event.get("event")
        else:
            error = record.exc_info  # the text as it stands in the code: what would be put into it may name somebody
        self.error = LoggedError(str(event), _error_kind(error), record.created)


def _error_kind(error: Any) -> str:
    if isinstance(error, tuple):
        error = error[1]
    if isinstance(error, str):
        return error
    return type(error).__name__ if isinstance(error, BaseException) else ""


last_error = LastError()
"""That of this process; `bot.start_logging` lets it hear."""


class BotStatus(Protocol):
    """The part of the bot that this needs."""

    router: Router

    @property
    def shards(self) -> Mapping[int, discord.ShardInfo]:
        """The shards of this process."""

    def is_ready(self) -> bool:
        """True once it knows its servers."""

    async def is_owner(self, user: discord.abc.User, /) -> bool:
        """True for the owner of the bot."""


class Health:
    """The health of this process."""

    def __init__(self, client: BotStatus, store: Store) -> None:
        self._client = client
        self._store = store
        self._began = time.monotonic()
        self._probe: asyncio.Task[bool] | None = None
        self._probed = float("-inf")
        self._writes = False

    @property
    def uptime(self) -> float:
        """Seconds since the start."""
        return time.monotonic() - self._began

    def shards(self) -> dict[int, float | None]:
        """The shards of this process, each with the seconds from a heartbeat to its answer; None: not connected."""
        if not self._client.is_ready():
            return dict.fromkeys(self._client.shards)
        return {
            number: None if shard.is_closed() or shard.latency != shard.latency else shard.latency
            for number, shard in self._client.shards.items()
        }

    @property
    def is_connected(self) -> bool:
        """True while all shards of this process hear what happens on Discord."""
        shards = self.shards()
        return self._client.is_ready() and bool(shards) and all(one is not None for one in shards.values())

    @property
    def is_cut_off(self) -> bool:
        """True while nothing that happens on Discord reaches this process."""
        return not self._client.is_ready() or all(shard.is_closed() for shard in self._client.shards.values())

    @property
    def keeps_house(self) -> bool:
        """True while clocks, reminders and whatever else is due are looked after."""
        return self._client.router.keeps_house

    async def accepts_writes(self) -> bool:
        """True while the database takes writes: by the last one, or by one that is made to find out."""
        fresh = time.monotonic() - self._probed < PROBE_EVERY
        if not fresh or self._store.trouble:
            if self._probe is None or self._probe.done():
                self._probe = asyncio.create_task(self._try_to_write())
            await asyncio.wait({self._probe}, timeout=PROBE_WITHIN)
            self._writes = self._probe.done() and self._probe.result()
        return self._writes and not self._store.trouble

    @property
    def write_trouble(self) -> str:
        """The reason why the database takes no writes, where it takes none, in the words of the log."""
        return self._store.trouble or NO_ANSWER

    async def _try_to_write(self) -> bool:
        try:
            await self._store.put_value(KEY, str(int(time.time())))
        except StoreUnavailable:
            return False
        self._probed = time.monotonic()
        return True

    async def backlog(self) -> Backlog:
        """The load in the store. Raises StoreUnavailable."""
        return await read_backlog(self._store, time.time())

    async def show_to_owner(self, interaction: discord.Interaction) -> None:
        """Tell the bot's owner how it is; Refused for anybody else."""
        async with answering(interaction, "private") as answer:
            if not await self._client.is_owner(interaction.user):
                raise Refused("health-not-yours")
            await answer.say("\n".join(f"- {line}" for line in await self._report_lines(answer.voice)))

    async def _report_lines(self, voice: Voice) -> list[str]:
        say, shards = voice.say, self.shards()
        known = [latency for latency in shards.values() if latency is not None]
        slowest = str(round(max(known) * 1000)) if known else "none"
        workers = self._client.router.workers
        try:
            stored = _backlog_lines(voice, await self.backlog())
        except StoreUnavailable:
            stored = [say("health-unknown")]
        return [
            say("health-title", version=release_version(), uptime=time_span_text(voice, self.uptime)),
            say("health-shards", total=len(shards), away=len(shards) - len(known), latency=slowest),
            say("health-database", reason="none" if await self.accepts_writes() else self.write_trouble),
            *stored,
            say("health-thinking", thinking=workers.thinking_count, waiting=workers.waiting_count),
            _error_line(voice, last_error.error),
        ]

    async def close(self) -> None:
        """Wait for a write that is under way."""
        if self._probe is not None:
            await asyncio.wait({self._probe})


def _backlog_lines(voice: Voice, found: Backlog) -> list[str]:
    """The load in the store, in lines."""
    say = voice.say
    games = voice.list_of(
        [
            say("health-game", game=voice.game_title(game), count=count)
            for game, count in found.open.items()
            if game in GAMES
        ]
    )
    return [
        say("health-tables", open=sum(found.open.values()), games=games),
        say("health-behind", behind=found.behind),
        say("health-due", due=sum(found.due.values()), age=time_span_text(voice, found.oldest)),
    ]


def _error_line(voice: Voice, error: LoggedError | None) -> str:
    if error is None:
        return voice.say("health-no-error")
    at = str(int(error.logged_at))
    return voice.say("health-error", event=error.event, kind=error.error_kind or "none", at=at)


def time_span_text(voice: Voice, seconds: float) -> str:
    """A span of time in words, by its two largest units."""
    minutes, hours, days = int(seconds) // 60, int(seconds) // 3600, int(seconds) // 86400
    if days:
        return voice.say("span-days", days=days, hours=hours % 24)
    if hours:
        return voice.say("span-hours", hours=hours, minutes=minutes % 60)
    return voice.say("span-minutes", minutes=minutes)
