"""`python -m playground`: the world, the bot as a child process or several, and the address of the page."""

from __future__ import annotations

import argparse
import asyncio
import ctypes
import fcntl
import gc
import importlib
import logging
import os
import shlex
import shutil
import signal
import sys
from contextlib import AsyncExitStack
from pathlib import Path

from playground.base_world import LOCALE, locale_for_language
from playground.postgres import NoPostgres, Postgres
from playground.pseudo_language import PSEUDO, PSEUDO_LONG
from playground.rates import GLOBAL_LIKE_DISCORD
from playground.rest import Validator
from playground.server import Playground
from playground.session_starts import SessionStarts
from playground.simcord_internals import copy_quickly
from playground.world import home_shard
from words.language_files import ENGLISH
from words.languages import languages, written_languages

ROOT = Path(__file__).parent.parent
STATE = ROOT / "var" / "playground"
LOCK = "lock"
PORT = 8765
STOP_WITHIN = 10.0  # seconds that the bot gets to end by itself
LIVED_LONG = 60.0
PR_SET_PDEATHSIG = 1
GREETING = ("play", {"post": True})
"""With this the owner of a new server lets the bot greet everybody."""
NEW_AFTER, ALL_AFTER = 5000, 7
"""The new objects before a collection of the young ones, and the collections of the middle-aged before one of the whole
world, for which everybody waits."""
WAITS = (1, 2, 5, 15, 30)  # seconds before the bot is started again


def main() -> None:
    """Run the playground until Ctrl-C or SIGTERM."""
    parser = argparse.ArgumentParser(prog="python -m playground", description="Discord on one machine, and the bot.")
    parser.add_argument("--port", type=int, default=PORT, help=f"of the page (default {PORT}, 0 for any)")
    parser.add_argument("--no-bot", action="store_true", help="serve the world alone")
    parser.add_argument("--fresh", action="store_true", help="forget the old world and its games")
    parser.add_argument("--state", type=Path, default=STATE, help="the folder where the world is kept")
    parser.add_argument("--strict", action="store_true", help="check all that the bot sends against Discord's OpenAPI")
    parser.add_argument("--rates", action="store_true", help="limit requests as Discord usually does")
    parser.add_argument("--global-rate", action="store_true", help="of its limits, keep the one of 50 a second alone")
    parser.add_argument("--privileged", action="store_true", help="approve the privileged intents")
    parser.add_argument(
        "--latency",
        type=float,
        default=0.0,
        metavar="SECONDS",
        help="the longest that requests, answers and events are on their way, by chance (default 0)",
    )
    parser.add_argument(
        "--concurrency",
        type=int,
        metavar="N",
        help="let so many shards identify within five seconds, and a thousand a day, as Discord does (default: all)",
    )
    parser.add_argument(
        "--language",
        type=_language,
        default=os.environ.get("LANGUAGE", ENGLISH),
        help="what everybody speaks who chooses nothing else (default: $LANGUAGE, else en); xx is English with every"
        " letter marked",
    )
    parser.add_argument(
        "--bot", metavar="CMD", help="the command that starts the bot (default: this one, as python bot.py does)"
    )
    parser.add_argument(
        "--processes",
        type=int,
        default=1,
        help="of the bot, each with a shard, on a PostgreSQL of their own (default 1)",
    )
    chosen = parser.parse_args()
    logging.basicConfig(format="%(asctime)s playground: %(message)s", level=logging.WARNING)
    copy_quickly()
    gc.set_threshold(NEW_AFTER, gc.get_threshold()[1], ALL_AFTER)
    chosen.state.mkdir(parents=True, exist_ok=True)
    with (chosen.state / LOCK).open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            _say(f"Another playground is using {chosen.state}. End it first, or choose another folder with --state.")
            sys.exit(1)
        if chosen.fresh:
            _empty(chosen.state)
        sys.exit(asyncio.run(_run(chosen)))


def _empty(folder: Path) -> None:
    for path in folder.iterdir():
        if path.is_dir():
            shutil.rmtree(path)
        elif path.name != LOCK:
            path.unlink()


async def _run(chosen: argparse.Namespace) -> int:
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, stop.set)
    playground = Playground(
        chosen.state,
        port=chosen.port,
        validator=_validator() if chosen.strict else None,
        strict_rates=chosen.rates,
        privileged=chosen.privileged,
        latency=chosen.latency,
        starts=SessionStarts(chosen.concurrency),
        new_token=not chosen.no_bot,
        greeting=None if chosen.no_bot else GREETING,
        locale=LOCALE if chosen.language == ENGLISH else locale_for_language(chosen.language),
    )
    if chosen.global_rate:
        playground.rest.rates.all = GLOBAL_LIKE_DISCORD
    async with AsyncExitStack() as stack:
        try:
            await playground.start()
        except OSError as error:
            _say(f"Port {chosen.port} can't be used ({error.strerror}). Try --port 0.")
            return 1
        stack.push_async_callback(playground.close)
        try:
            environments = [] if chosen.no_bot else await _environments(playground, chosen, stack)
        except NoPostgres as error:
            _say(str(error))
            return 1
        command = shlex.split(chosen.bot) if chosen.bot else [sys.executable, *_bot(chosen.language)]
        bots = [asyncio.create_task(_keep_bot(command, one, stop)) for one in environments]
        people = ", ".join(f"{playground.url}/?as={key}" for key in playground.world.people)
        _say(f"Open {playground.url}/ (as one person each: {people}). Ctrl-C ends it.")
        await stop.wait()
        await asyncio.gather(*bots)
    _say("Ended. The world is kept.")
    return 0


async def _environments(
    playground: Playground, chosen: argparse.Namespace, stack: AsyncExitStack
) -> list[dict[str, str]]:
    """The environment of each process of the bot; several share a PostgreSQL, which ``stack`` stops."""
    if chosen.processes == 1:
        return [playground.environment()]
    postgres = await Postgres.start(chosen.state / "postgres")
    stack.push_async_callback(postgres.stop)
    url = await postgres.database(f"bot_{playground.world.application_id}")
    home = home_shard(chosen.processes)
    _say(f"{chosen.processes} processes: shard 0 has the direct messages, shard {home} the server.")
    return _shards(playground.environment(), url, chosen.processes)


def _language(named: str) -> str:
    """The language that is meant: the first of a system's list, if the bot speaks it, if only in part; else English."""
    first = named.partition(":")[0].partition(".")[0].replace("_", "-")
    spoken = [*written_languages(), PSEUDO, PSEUDO_LONG]
    return next((one for one in (first, first.partition("-")[0]) if one in spoken), ENGLISH)


def _bot(language: str) -> list[str]:
    """Python's arguments that start a bot which can speak this language."""
    return ["-m", "playground.bot_here", *([] if language in languages() else [language])]


def _shards(environment: dict[str, str], url: str, count: int) -> list[dict[str, str]]:
    """The environment of each process of a bot that are so many."""
    shared = {**environment, "DATABASE_URL": url, "SHARD_COUNT": str(count)}
    return [{**shared, "SHARD_IDS": str(shard)} for shard in range(count)]


def _validator() -> Validator:
    found: Validator = importlib.import_module("tests.support.openapi").violations
    return found


async def _keep_bot(command: list[str], environment: dict[str, str], stop: asyncio.Event) -> None:
    # The bot is a session of its own: Ctrl-C comes here alone, and here the bot is told to end.
    loop = asyncio.get_running_loop()
    failures = 0
    while not stop.is_set():
        begun = loop.time()
        process = await asyncio.create_subprocess_exec(
            *command,
            env={**os.environ, **environment},
            cwd=ROOT,
            start_new_session=True,
            preexec_fn=_end_with_parent if sys.platform == "linux" else None,
        )
        ended = asyncio.create_task(process.wait())
        stopping = asyncio.create_task(stop.wait())
        await asyncio.wait({ended, stopping}, return_when=asyncio.FIRST_COMPLETED)
        stopping.cancel()
        if stop.is_set():
            await _end(process)
            return
        failures = 0 if loop.time() - begun > LIVED_LONG else failures + 1
        wait = WAITS[min(failures, len(WAITS)) - 1] if failures else WAITS[0]
        _say(f"The bot ended unexpectedly ({_how(ended.result())}). It is started again in {wait} s.")
        try:
            await asyncio.wait_for(stop.wait(), wait)
        except TimeoutError:
            continue


def _end_with_parent() -> None:
    # When the playground is killed, the bot must not go on alone beside the next one.
    ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, int(signal.SIGTERM))


async def _end(process: asyncio.subprocess.Process) -> None:
    if process.returncode is None:
        process.terminate()
    try:
        await asyncio.wait_for(process.wait(), STOP_WITHIN)
    except TimeoutError:
        process.kill()
        await process.wait()


def _how(code: int) -> str:
    return f"exit code {code}" if code >= 0 else f"signal {signal.Signals(-code).name}"


def _say(sentence: str) -> None:
    print(sentence, flush=True)


if __name__ == "__main__":
    main()
