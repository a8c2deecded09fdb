"""Elementarium: reads the settings, opens the store, connects to Discord and loads a cog for each game."""

import asyncio
import ctypes
import errno
import gc
import logging
import signal
import socket
import sys
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import aiohttp
import discord
import structlog
from discord.ext import commands

import engine
import render
from compat import shortcuts
from compat.discord_address import api, point_at
from engine.sentences import traceback_of
from sessions import NO_MORE, Limits, LoginTurns, Shards, Store, StoreUnavailable, StoreUnusable
from sessions.time.wall_clock import CLOCK, Clock
from settings import BadSettings, NotAvailableNow, Settings, read_settings, unknown_names
from ui import HostBot
from ui.command_sync import sync_commands
from ui.gateway import ClosedForGood, MoreShardsWanted
from ui.health import Health, last_error
from ui.identifying import IdentifyQueues
from ui.interactions.answer import Refused, answering, wait_until_all_answered
from ui.interactions.discord_faults import LONGEST_WAIT
from ui.interactions.request_budget import RATE, RequestBudget
from ui.router import Router
from watch import Watch
from watch.watchdog import Watchdog

if sys.platform != "win32":
    import uvloop

log = structlog.get_logger()

OUTDATED = (discord.app_commands.CommandNotFound, discord.app_commands.CommandSignatureMismatch)

PICTURES = Path("var/pictures")
"""Where covers and the pictures of the rules are kept, so that the next start need not draw them."""
FILMS = Path("var/films")
"""Where the films of finished games are kept."""
ANSWER_WITHIN, SHOW_WITHIN, GIVE_BACK_WITHIN = 3.0, 4.5, 1.0
"""Seconds that stopping may take for answers, for showing what is stored, and for what the next start would do."""

MALLOC = {-3: 4 << 20, -8: 2}
"""Options of glibc's malloc: what is larger than this is given back at once, and all threads share so many heaps."""
SWITCH_INTERVAL = 0.0005
"""Seconds after which Python lets another thread run: the event loop must not wait long for one that draws."""
COLLECTION_AFTER = 5000
"""How many more objects than before there must be until the newest are looked through for garbage. A few moves on their
way at once are a thousand, most of which are gone when they are done: to look at these took a 25th of every move."""
FULL_COLLECTION_AFTER = 7
"""How many garbage collections of the middle generation come before a full one, which everybody has to wait for."""

NOTES_WAIT = 0.025
"""Seconds that a note of what is shown waits for an action, or another note, to be stored with."""
LATER, FOR_GOOD = 2, 78
"""Exit codes: what keeps the bot from running may be over by itself; or somebody must change something first, and to
start again would only cost one of the logins that Discord allows (deploy/ doesn't). 78 is EX_CONFIG of sysexits.h."""
ENDING = (signal.SIGINT, signal.SIGTERM)
PATIENCE = 15.0
"""Seconds for which a start waits until the process before it has let go of the database."""


class Tree(discord.app_commands.CommandTree["Elementarium"]):
    """The commands, with an answer for what fails before a command's own work begins."""

    async def on_error(self, interaction: discord.Interaction, error: discord.app_commands.AppCommandError, /) -> None:
        """Answer in private: what is out of date has a sentence of its own, the rest is an unexpected error."""
        async with answering(interaction, "private"):
            if isinstance(error, OUTDATED):
                raise Refused("outdated")
            raise error

    async def interaction_check(self, interaction: discord.Interaction, /) -> bool:
        """Whether to run the command, or to complete it: Discord may deliver an interaction a second time."""
        router: Router = interaction.client.router  # type: ignore[attr-defined]  # it is this bot's
        return await router.accept_interaction(interaction)


class Elementarium(HostBot):
    """The bot. ``setup_hook`` is its beginning; ``run`` starts it, and ends it when it is stopped."""

    def __init__(
        self,
        store: Store,
        *,
        lobby_seconds: float,
        limits: Limits = NO_MORE,
        shard_count: int | None = None,
        shard_ids: Sequence[int] | None = None,
        thinking: int | None = None,
        games: Mapping[str, engine.Game] = engine.GAMES,
        clock: Clock = CLOCK,
        http_trace: aiohttp.TraceConfig | None = None,
        requests_a_second: float = RATE,
        edits_by_token: bool = True,
        owner_server: int | None = None,
    ) -> None:
        budget = RequestBudget(requests_a_second)
        more: dict[str, Any] = {"http_trace": budget.guard_requests(http_trace or aiohttp.TraceConfig())}
        if shard_ids is not None:
            more["shard_ids"] = list(shard_ids)
        super().__init__(
            command_prefix=commands.when_mentioned,
            tree_cls=Tree,
            intents=discord.Intents(guilds=True, guild_messages=True),  # messages only to see how far a table moves up
            help_command=None,
            max_messages=None,
            guild_ready_timeout=0,  # nothing waits for the servers' members
            shard_count=shard_count,  # None: as many as Discord recommends
            max_ratelimit_timeout=LONGEST_WAIT,
            allowed_mentions=discord.AllowedMentions.none(),
            allowed_contexts=discord.app_commands.AppCommandContext(guild=True, dm_channel=True),
            allowed_installs=discord.app_commands.AppInstallationType(guild=True),
            activity=discord.Game("/help"),
            **more,
        )
        self.store = store
        self.identifying = IdentifyQueues(LoginTurns(store, "identify"), self.start_limit)
        self.health = Health(self, store)
        self.games = games
        self.owner_server = owner_server
        self.router = Router(
            self,
            store,
            lobby_seconds=lobby_seconds,
            limits=limits,
            thinking=thinking,
            games=games,
            clock=clock,
            cut_off=lambda: self.health.is_cut_off,
            budget=budget,
            by_token=edits_by_token,
        )
        self._housekeeping: asyncio.Task[None] | None = None
        self._warming: asyncio.Task[None] | None = None

    async def setup_hook(self) -> None:
        """Load the cogs, register the commands, take up the tables and begin keeping house, before connecting."""
        self._warming = asyncio.create_task(self.router.draw_ahead())
        for game_id in self.games:
            await self.load_extension(f"cogs.{game_id}")
        for shared in ("play", "learn", "table", "games", "puzzle", "decks", "settings", "people", "help", "owner"):
            await self.load_extension(f"cogs.{shared}")
        await sync_commands(self, self.store)
        await self.router.count_messages_around_tables()
        await self.router.publisher.left_tokens.read_tokens()
        await self._beat()
        self._housekeeping = asyncio.create_task(self.router.do_due_work())

    async def on_ready(self) -> None:
        """Log how many servers there are, and which shards of how many are this process's."""
        log.info("ready", servers=len(self.guilds), shards=[*self.shards], of=self.shard_count)
        with suppress(StoreUnavailable):  # the next start is another try
            await self.router.departures.note_missing(self.shards, self.shard_count or 1)

    async def on_guild_remove(self, guild: discord.Guild, /) -> None:
        """A server has removed the bot; Discord says otherwise where it is out of order itself."""
        with suppress(StoreUnavailable):  # then it is missing after the next start
            await self.router.departures.removed(guild.id)

    async def on_guild_join(self, guild: discord.Guild, /) -> None:
        """The bot is in a server, for the first time or again."""
        with suppress(StoreUnavailable):
            await self.router.departures.joined(guild.id)

    async def on_shard_resumed(self, _shard_id: int, /) -> None:
        """A shard goes on where it was: the bot is here again."""
        await self._beat()

    async def on_shard_connect(self, shard_id: int, /) -> None:
        """A shard is connected: the next one may identify, and the bot is here again."""
        await self.identifying.begin_pause(shard_id)
        await self._beat()

    async def _beat(self) -> None:
        """Let whoever acts from now on have lost no time while nobody was here."""
        with suppress(StoreUnavailable):  # housekeeping tries again
            await self.router.tables.outages.store_heartbeat()

    async def on_interaction(self, interaction: discord.Interaction, /) -> None:
        """Presses and forms; commands come through the tree."""
        await self.router.route_interaction(interaction)

    async def on_message(self, message: discord.Message, /) -> None:
        """Messages are counted, not read: a table that talk has pushed away is shown again below."""
        mine = self.user is not None and message.author.id == self.user.id
        if not mine or message.attachments:  # the bot's own lines about a turn are deleted again
            self.router.publisher.talk.note_message(message.channel.id)

    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent, /) -> None:
        """Show the tables of a thread that has been unarchived."""
        if not payload.data["thread_metadata"]["archived"]:
            await self.router.note_thread_changed(payload.thread_id)

    async def close(self) -> None:
        """Answer what was begun, show what is stored, give back what was claimed, and disconnect."""
        log.info("stopping")
        if self._housekeeping is not None:
            self._housekeeping.cancel()
            await asyncio.wait([self._housekeeping])
        with suppress(TimeoutError):
            async with asyncio.timeout(ANSWER_WITHIN):
                await wait_until_all_answered()
        with suppress(TimeoutError, StoreUnavailable):  # what is not given back is taken over when its lease runs out
            async with asyncio.timeout(SHOW_WITHIN + GIVE_BACK_WITHIN):
                await self.router.close(SHOW_WITHIN)
        await super().close()
        await self.health.close()
        await self.store.close()


def point_at_discord(settings: Settings) -> None:
    """Let discord.py talk to the Discord that the settings name; the real one by default."""
    named = settings.discord_api, settings.discord_gateway, settings.discord_cdn
    point_at(*(str(one).rstrip("/") if one else None for one in named))


def take_shortcuts(settings: Settings) -> None:
    """Go past the public interfaces of libraries where that is possible, and allowed by the settings."""
    if settings.shortcuts:
        shortcuts.turn_on()
    else:
        shortcuts.turn_off()
    shortcuts.log_untaken()


SHARED: list[Callable[..., object]] = [
    structlog.stdlib.add_log_level,
    structlog.processors.TimeStamper(fmt="iso"),
]
"""The processors that every event of the log goes through, ours and those of libraries."""

OF_OTHERS = ("game", "error", "exception", "seconds", "reason", "puzzles", "left_out")
"""What `computer/` and `learning/`, which know the library's logging alone, say more in a line of the log."""


def start_logging(level: str, style: str) -> None:
    """Log one line for each event on standard error, those of libraries included."""
    handler = logging.StreamHandler()
    handler.setFormatter(log_formatter(style))
    logging.basicConfig(handlers=[handler, last_error], level=level, force=True)
    logging.getLogger("alembic").setLevel(logging.WARNING)
    # The bot uses no voice: that the libraries for it are missing is nobody's concern.
    logging.getLogger("discord.client").addFilter(lambda record: "voice" not in record.getMessage())
    logging.getLogger("discord").setLevel(max(logging.INFO, logging.getLevelName(level)))
    structlog.configure(
        processors=[*SHARED, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],  # type: ignore[list-item]
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=True,
    )


def log_formatter(style: str) -> logging.Formatter:
    """The formatter of a line of the log: for people, or as "json"."""
    last = (
        structlog.processors.JSONRenderer()
        if style == "json"
        else structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty())
    )
    return structlog.stdlib.ProcessorFormatter(
        foreign_pre_chain=[*SHARED, structlog.stdlib.add_logger_name, structlog.stdlib.ExtraAdder(OF_OTHERS)],  # type: ignore[list-item]
        processors=[
            structlog.stdlib.ProcessorFormatter.remove_processors_meta,
            structlog.processors.ExceptionRenderer(lambda error: traceback_of(error[1])),
            last,
        ],
    )


def limits_of(settings: Settings) -> Limits:
    """The limits on invitations and tables that the settings name."""
    return Limits(
        lobbies=settings.most_lobbies,
        tables=settings.most_tables,
        pause=settings.challenge_pause_seconds,
        longest_pause=settings.challenge_pause_most_minutes * 60,
    )


def shards_of(settings: Settings) -> Shards | None:
    """The shards of this process where it is one of several, else None."""
    if settings.shard_ids is None or settings.shard_count is None:
        return None
    return Shards(settings.shard_count, settings.shard_ids)


@asynccontextmanager
async def serve_metrics(bot: Elementarium, watch: Watch | None, settings: Settings) -> AsyncIterator[None]:
    """Serve the bot's metrics, if they are asked for, until it has closed; BadSettings when the port is taken."""
    if watch is None or settings.metrics_port is None:
        yield
        return
    watch.watch_over(bot)
    try:
        try:
            port = await watch.serve(settings.metrics_address, settings.metrics_port)
        except OSError as error:
            raise _not_served(error) from error
        log.info("metrics served", address=settings.metrics_address, port=port)
        yield
    finally:
        await watch.close()


def _not_served(error: OSError) -> BadSettings:
    """What is wrong with METRICS_ADDRESS or METRICS_PORT, and whether it may be over by itself."""
    if isinstance(error, socket.gaierror):
        passing = error.errno == socket.EAI_AGAIN
        setting, reason = "METRICS_ADDRESS", "this machine has no such address. 127.0.0.1 is for this machine alone"
    else:
        passing = error.errno in (errno.EADDRINUSE, errno.EADDRNOTAVAIL)
        setting = "METRICS_ADDRESS" if error.errno == errno.EADDRNOTAVAIL else "METRICS_PORT"
        reason = error.strerror or str(error)
    return (NotAvailableNow if passing else BadSettings)(f"{setting} can't be used: {reason}.")


async def run(settings: Settings) -> None:
    """Open the store, connect, and stay until a signal ends it."""
    sys.setswitchinterval(SWITCH_INTERVAL)
    gc.set_threshold(COLLECTION_AFTER, gc.get_threshold()[1], FULL_COLLECTION_AFTER)
    life = asyncio.create_task(_live(settings))
    loop = asyncio.get_running_loop()

    def stop() -> None:
        for number in ENDING:
            loop.add_signal_handler(number, lambda: None)  # it is ending: whoever is impatient breaks nothing off
        life.cancel()

    for number in ENDING:
        loop.add_signal_handler(number, stop)
    with suppress(asyncio.CancelledError):
        await life


async def _live(settings: Settings) -> None:
    store = await Store.open(settings.database_url, alone=PATIENCE, shards=shards_of(settings), patience=NOTES_WAIT)
    try:
        await _run_on(store, settings)
    finally:
        await store.close()  # the bot does, unless something keeps it from beginning


async def _run_on(store: Store, settings: Settings) -> None:
    watch = None if settings.metrics_port is None else Watch()
    bot = Elementarium(
        store,
        lobby_seconds=settings.lobby_minutes * 60,
        limits=limits_of(settings),
        thinking=settings.computer_workers,
        shard_count=settings.shard_count,
        shard_ids=settings.shard_ids,
        http_trace=watch.trace if watch else None,
        requests_a_second=settings.discord_requests_a_second,
        edits_by_token=settings.edits_by_token,
        owner_server=settings.owner_server,
    )
    bot.router.studio.set_folder(FILMS)
    async with serve_metrics(bot, watch, settings), bot:
        with Watchdog(asyncio.get_running_loop()), suppress(asyncio.CancelledError):
            await bot.login(settings.discord_token.get_secret_value())
            gc.freeze()  # what is loaded by now stays, so the collector need not look at it again
            await bot.connect()


def curb_malloc() -> None:
    """Let glibc give back what pictures have taken.

    A picture in the making takes tens of megabytes for a moment, in whichever thread draws it. By itself glibc gets
    used to such blocks, keeps them in a heap for each thread, and holds 200 MB that nobody uses after a minute of
    ``bench soak``.
    """
    with suppress(OSError, AttributeError, TypeError):  # another C library, or another system
        libc = ctypes.CDLL("libc.so.6")
        for option, value in MALLOC.items():
            libc.mallopt(option, value)


def new_event_loop() -> asyncio.AbstractEventLoop:
    """The event loop: uvloop's, with which a move costs a sixth less, but asyncio's own on Windows."""
    if sys.platform == "win32":
        return asyncio.new_event_loop()
    return uvloop.new_event_loop()


def main() -> int:
    """Run the bot, and return the exit status; what keeps it from running is one sentence on standard error."""
    try:
        settings = read_settings()
        start_logging(settings.log_level, settings.log_format)
        for name, meant in unknown_names().items():
            log.warning("no such setting", name=name, **({"meant": meant} if meant else {}))
        point_at_discord(settings)
        curb_malloc()
        take_shortcuts(settings)
        render.keep_pictures_in(PICTURES)
        with asyncio.Runner(loop_factory=new_event_loop) as runner:
            runner.run(run(settings))
    except (NotAvailableNow, MoreShardsWanted) as error:
        return _ended(LATER, error)
    except (BadSettings, StoreUnusable, ClosedForGood) as error:
        return _ended(FOR_GOOD, error)
    except StoreUnavailable as error:
        return _ended(LATER, error)
    except discord.LoginFailure:
        return _ended(FOR_GOOD, "DISCORD_TOKEN is not accepted: copy it again from the Discord developer portal.")
    except (aiohttp.ClientConnectionError, discord.HTTPException, discord.GatewayNotFound) as error:
        return _ended(LATER, f"Discord can't be reached at {api()}: {error}")
    return 0


def _ended(code: int, why: object) -> int:
    print(why, file=sys.stderr)  # noqa: T201
    return code


if __name__ == "__main__":
    sys.exit(main())
