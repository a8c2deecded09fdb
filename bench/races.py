"""The bot in several processes, one of which is killed with -9 again and again while people play; then all is counted.

    python -m bench races --seconds 180 --games 6 --processes 2 --looks 1000 --takeovers 6

Everything is real but Discord: the processes, the PostgreSQL, the sockets. Afterwards people act through one process,
by direct message, and look through another, at the table, so many times as `--looks` says. At the end no action that
was acknowledged may be missing, none may have been played twice, no message may stand twice, every table must be shown
as it is, and nobody may have seen a table that was older than what was acknowledged.
"""

import argparse
import asyncio
import random
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Coroutine, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import aiohttp
import asyncpg  # type: ignore[import-untyped]  # it has no types

from playground.postgres import Postgres
from sessions.store.messenger import BEAT
from tests.support.fleet import Fleet
from tests.support.over_the_wire import Game, likely, sure
from tests.support.person import Changed, Person, Seen
from tests.support.wire import Wire

LONG: dict[str, Any] = {"mode": "endless", "rounds": 40}
IN_PLACE = """SELECT id, number, shown < number FROM tables JOIN surfaces ON id = table_id
 WHERE kind = 'table' AND surfaces.channel_id = $1"""
PREFER = "INSERT INTO people (user_id, preferences, changed_at) VALUES ($1, $2, 0)"
LOOK = 0.25
BETWEEN_KILLS = 8.0
RATE = 12.0
"""Actions a second of everybody together: more would fill two cores, and show how people wait for each other."""
SETTLED_WITHIN = 180.0
AT_ONCE = 2
"""So many games are begun at the same time."""
TRIES = 5
"""Of a machine that is too busy to answer a command in three seconds."""
LOOKERS = 4
"""At so many tables people look at the same time."""
IN_VAIN = 40
"""After so many tries in a row that came to nothing people look at another table: tries count, and no clock."""
PUT_OFF = 20.0
"""Seconds within which an answer that has been put off is there."""
HELD_UP = 60.0
"""Seconds for which a process that is about to be killed waits for Discord, so that it leaves something behind."""
TAKEN_OVER_WITHIN = 3.0
FAILED = (AssertionError, Changed, TimeoutError)
RISKY = ("Knock", "Yield")
EXPECTED = ("Attempting a reconnect",)
"""What the log says of a kill."""


class Tally:
    """What people did, and what was acknowledged of it."""

    def __init__(self) -> None:
        self.pressed: Counter[tuple[str, str]] = Counter()
        self.acknowledged: Counter[tuple[str, str]] = Counter()
        self.failures: Counter[str] = Counter()
        self.kills = 0
        self.lags: dict[int, float] = {}
        self.longest = 0.0
        self.looks = 0
        self.older: list[str] = []


class Seats:
    """Two people at a table, who play on whatever happens to the bot."""

    def __init__(self, game: Game, tally: Tally) -> None:
        self.game = game
        self.tally = tally
        self.looks = 0
        self.unlike: tuple[Person, Seen, Seen] | None = None
        """Who saw something else at the table than in their direct message: what they saw there, and then here."""

    async def play(self, until: float, pause: float = 0.0) -> None:
        """Play until a time, with so many seconds between two moves."""
        while time.monotonic() < until:
            await self._try(self._move())
            await asyncio.sleep(pause)

    async def look(self, enough: int) -> None:
        """Act and look until everybody together has looked often enough, or this game is over or gets stuck."""
        looks, in_vain = 0, 0
        while self.tally.looks < enough and in_vain < IN_VAIN and not await self.game.ended():
            await self._try(self._act_and_look())
            looks, in_vain = self.looks, in_vain + 1 if self.looks == looks else 0
            if self.unlike is not None:
                person, own, seen = self.unlike
                self.unlike = None
                if await self._is_older(person, seen):
                    self.tally.older.append(f"{person.key} in {self.game.place} acted and saw {own}, then {seen}")

    async def _try(self, work: Coroutine[Any, Any, object]) -> None:
        try:
            async with asyncio.timeout(15):
                await work
        except FAILED as error:
            self.tally.failures[type(error).__name__] += 1
            await asyncio.sleep(LOOK)

    async def _act_and_look(self) -> None:
        """A move by direct message, and then *My hand* at the table: it shows the same."""
        before = sum(self.tally.acknowledged[self.game.place, person.key] for person in self.game.people)
        moved = await self._move()
        after = sum(self.tally.acknowledged[self.game.place, person.key] for person in self.game.people)
        if moved is None or after == before:
            return
        person, own = moved
        seen = (await person.click(await self.game.table(), "My hand")).message
        self.looks += 1
        self.tally.looks += 1
        if _pictures(seen) != _pictures(own):
            self.unlike = person, own, seen
        await person.dismiss(seen)

    async def _is_older(self, person: Person, seen: Seen) -> bool:
        """Whether what somebody saw at the table is no newer than their direct message, which has not come to show
        the same since: an answer may have been put off, but where the table was older nobody else's turn changes it."""
        until = time.monotonic() + PUT_OFF
        while time.monotonic() < until:
            with suppress(*FAILED):
                if any(_pictures(one) == _pictures(seen) for one in await person.dms()):
                    return False
            await asyncio.sleep(LOOK)
        return True

    async def _move(self) -> tuple[Person, Seen] | None:
        """Whoever has moved, and what they saw then."""
        table = await self.game.table()
        if "Rematch" in table.buttons:
            await asyncio.sleep(LOOK)
            return None
        person = mover(self.game, table)
        try:
            async with asyncio.timeout(LOOK):
                shown = await self.game.controls(person)
        except TimeoutError:
            return None  # they have moved, and the table does not show it yet
        label = likely(shown)
        key = self.game.place, person.key
        if not label.startswith(RISKY):
            self.tally.pressed[key] += 1
        done = await person.click(shown, label)
        after = done.message
        if label.startswith(RISKY):
            self.tally.pressed[key] += 1
            if (yes := sure(after)) is not None:
                done = await person.click(after, yes)
                after = done.message
        if done.state == "answered" and after != shown and not _refused(after.content):
            self.tally.acknowledged[key] += 1
        return person, after


def mover(game: Game, table: Seen) -> Person:
    """Whose turn it is, by the table message."""
    (person,) = [one for one in game.people if f"\n**Player {one.key[1:]}** " in table.content]
    return person


def _pictures(message: Seen) -> list[str]:
    """What it shows: pictures are named by that."""
    return [one["filename"] for one in message.raw["attachments"]]


def _refused(text: str) -> bool:
    return any(part in text for part in ("older position", "try again", "not been played", "went wrong"))


@asynccontextmanager
async def bot(folder: Path, count: int) -> AsyncIterator[tuple[Wire, Fleet, str]]:
    """A playground, a PostgreSQL and all processes."""
    postgres = await Postgres.start(folder / "postgres")
    try:
        url = await postgres.database("races")
        async with Wire(folder / "world") as wire:
            fleet = Fleet(wire, url, count)
            try:
                await fleet.start()
                yield wire, fleet, url.replace("+asyncpg", "")
            finally:
                await fleet.end()
    finally:
        await postgres.stop()


async def people(wire: Wire, session: aiohttp.ClientSession, count: int) -> list[Person]:
    """So many people; nobody else looks any more."""
    for person in wire.people.values():
        await person.leave()
    found = []
    for key, id_ in (await wire.control("POST", "people", {"count": count})).items():
        found.append(Person(key, session))
        found[-1].id = id_
    return found


async def begun(wire: Wire, guests: Sequence[Person]) -> list[Game]:
    """A game of each two of them."""
    pairs = [(host, guest) for host, guest in zip(guests[::2], guests[1::2], strict=True)]
    games: list[Game] = []
    for some in (pairs[first : first + AT_ONCE] for first in range(0, len(pairs), AT_ONCE)):
        games += await asyncio.gather(*(_begun(wire, pair) for pair in some))
    return games


async def _begun(wire: Wire, pair: tuple[Person, Person]) -> Game:
    """A game, of which each of the two looks at the table and at their direct messages: if all looked at everything,
    a hundred games would cost a hundred times as much as they do."""
    for person in pair:
        await person.connect(wire.url)
    game = await _accepted(wire, pair)
    for person in pair:
        await person.connect(wire.url, game.place, person.channel("dm"))
    return game


async def _accepted(wire: Wire, pair: tuple[Person, Person]) -> Game:
    for _ in range(TRIES - 1):
        with suppress(AssertionError):
            return await Game.begin(wire, *pair, **LONG)
    return await Game.begin(wire, *pair, **LONG)


async def kill(fleet: Fleet, tally: Tally, until: float, chance: random.Random) -> None:
    """Kill one process after the other, and start it again."""
    while time.monotonic() < until:
        await asyncio.sleep(BETWEEN_KILLS)
        process = chance.choice(fleet.processes)
        await process.end()
        tally.kills += 1
        await process.start()


async def watch(database: asyncpg.Connection, tally: Tally, until: float) -> None:
    """See how long tables are behind."""
    while time.monotonic() < until:
        now = time.monotonic()
        behind = await database.fetch("SELECT id FROM tables WHERE status IN ('open', 'over') AND shown < number")
        tally.lags = {row["id"]: tally.lags.get(row["id"], now) for row in behind}
        tally.longest = max([tally.longest, *(now - since for since in tally.lags.values())])
        await asyncio.sleep(LOOK)


async def settled(database: asyncpg.Connection) -> bool:
    """Wait until every table is shown as it is; whether that came about."""
    until = time.monotonic() + SETTLED_WITHIN
    while time.monotonic() < until:
        if not await database.fetchval("SELECT count(*) FROM tables WHERE shown < number AND status = 'open'"):
            return True
        await asyncio.sleep(LOOK)
    return False


async def counted(games: list[Game], database: asyncpg.Connection, tally: Tally) -> list[str]:
    """What is wrong."""
    wrong = []
    for game in games:
        row = await database.fetchrow(IN_PLACE, int(game.place))
        lines = await database.fetch(
            "SELECT number, seat, kind FROM actions WHERE table_id = $1 ORDER BY number", row["id"]
        )
        if [line["number"] for line in lines] != list(range(1, row["number"] + 1)):
            wrong.append(f"table {row['id']}: the log has gaps")
        for seat, person in enumerate(game.people):
            played = sum(line["seat"] == seat and line["kind"] == "action" for line in lines)
            key = game.place, person.key
            if not tally.acknowledged[key] <= played:
                wrong.append(f"table {row['id']}: {tally.acknowledged[key]} acknowledged, {played} stored")
            if played > tally.pressed[key]:
                wrong.append(f"table {row['id']}: {tally.pressed[key]} pressed, {played} stored")
            hands = [one for one in await person.dms() if one.pictures and f"<#{game.place}>" in one.content]
            if len(hands) != 1:
                wrong.append(f"table {row['id']}: {person.key} has {len(hands)} hands")
        shown = await game.people[0].messages(game.place)
        if len([one for one in shown if one.pictures]) != 1:
            wrong.append(f"table {row['id']}: {len([one for one in shown if one.pictures])} table messages")
        if len([one for one in shown if "it is your turn" in one.content]) > 1:
            wrong.append(f"table {row['id']}: called twice")
    return wrong


async def look(games: list[Game], tally: Tally, enough: int) -> list[str]:
    """Act through one process and look through another, so many times; what is wrong."""
    waiting = iter(games)

    async def one_after_the_other() -> None:
        for game in waiting:
            await Seats(game, tally).look(enough)

    await asyncio.gather(*(one_after_the_other() for _ in range(LOOKERS)))
    few = [] if tally.looks >= enough else [f"looked {tally.looks} times instead of {enough}"]
    return few + tally.older


async def take_over(
    wire: Wire, fleet: Fleet, game: Game, database: asyncpg.Connection, tally: Tally, number: int
) -> float:
    """Kill the process that has a shard while it shows a move; seconds until another one has shown that.

    The first process has all direct messages, the last one the server.
    """
    person = mover(game, await game.table())
    shown = await game.controls(person)
    if number:
        shown = (await person.click(await game.table(), "My hand")).message
    await wire.fault("slow", "PATCH", "/channels/*", seconds=HELD_UP, times=1000)
    tally.pressed[game.place, person.key] += 1
    await game.press(person, shown)
    left = await database.fetchval(IN_PLACE, int(game.place), column=2)
    await fleet.processes[number].end()
    begun = time.monotonic()
    await wire.control("DELETE", "faults")
    while await database.fetchval(IN_PLACE, int(game.place), column=2) and time.monotonic() - begun < SETTLED_WITHIN:  # noqa: ASYNC110
        await asyncio.sleep(0.01)
    taken = time.monotonic() - begun
    await fleet.processes[number].start()
    return taken if left else 0.0


async def take_overs(
    wire: Wire, fleet: Fleet, games: list[Game], database: asyncpg.Connection, tally: Tally, count: int
) -> list[str]:
    """The first and the last process are killed in turns, so many times; what took too long."""
    wrong = []
    for number in range(count):
        killed = 0 if number % 2 else len(fleet.processes) - 1
        if await games[number % len(games)].ended():
            continue
        await asyncio.sleep(2 * BEAT)  # until those who have just started know of the others
        seconds = await take_over(wire, fleet, games[number % len(games)], database, tally, killed)
        print(f"shard {killed} gone: what it had not shown was shown after {seconds:.2f} s", flush=True)
        if seconds > TAKEN_OVER_WITHIN:
            wrong.append(f"taken over after {seconds:.1f} s from shard {killed}")
    return wrong


async def race(
    folder: Path, seconds: float, count: int, processes: int, seed: int, looks: int, takeovers: int
) -> list[str]:
    """Play, kill, count; what is wrong."""
    tally, chance = Tally(), random.Random(seed)
    pages = aiohttp.TCPConnector(limit=0)  # each person's page keeps a connection
    async with bot(folder, processes) as (wire, fleet, url), aiohttp.ClientSession(connector=pages) as session:
        guests = await people(wire, session, 2 * count)
        database = await asyncpg.connect(url)
        for guest in guests:  # what is stored is what somebody has pressed, and no answer that was given by itself
            await database.execute(PREFER, int(guest.id), '{"answers_itself": false}')
        games = await begun(wire, guests)
        until = time.monotonic() + seconds
        await asyncio.gather(
            *(Seats(game, tally).play(until, count / RATE) for game in games),
            kill(fleet, tally, until, chance),
            watch(database, tally, until),
        )
        wrong = [] if await settled(database) else ["a table is still behind"]
        if looks:
            wrong += await look(games, tally, looks)
            wrong += [] if await settled(database) else ["a table is still behind"]
        wrong += await take_overs(wire, fleet, games, database, tally, takeovers)
        with suppress(*FAILED):
            await asyncio.gather(*(game.settled() for game in games))
        wrong += await counted(games, database, tally)
        wrong += [f"logged: {line}" for line in fleet.complaints() if not any(one in line for one in EXPECTED)]
        await database.close()
        for guest in guests:
            await guest.leave()
    print(
        f"{processes} processes, {count} games, {seconds:g} s: {tally.kills} kills,"
        f" {sum(tally.acknowledged.values())} actions acknowledged of {sum(tally.pressed.values())} pressed,"
        f" in vain {dict(tally.failures)}, longest behind {tally.longest:.1f} s,"
        f" {tally.looks} looks through another process"
    )
    return wrong


def main(arguments: Sequence[str]) -> int:
    """Race, and say what is wrong."""
    parser = argparse.ArgumentParser(prog="python -m bench races", description=str(__doc__).partition("\n")[0])
    parser.add_argument("--seconds", type=float, default=180)
    parser.add_argument("--games", type=int, default=6)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--looks", type=int, default=0, help="through one process, after acting through another")
    parser.add_argument("--takeovers", type=int, default=0, help="kills of a process that has something to show")
    chosen = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as folder:
        wrong = asyncio.run(
            race(
                Path(folder),
                chosen.seconds,
                chosen.games,
                chosen.processes,
                chosen.seed,
                chosen.looks,
                chosen.takeovers,
            )
        )
    print("\n".join(wrong) or "Nothing is wrong.")
    return 1 if wrong else 0
