"""Several processes on one PostgreSQL against one on SQLite: what a move costs, how many there are, how late they show.

    python -m bench processes

All bots run at the same time, each on a playground of its own, and take turns: only one of them has anything to do. The
host of a table plays by direct message, which is the first process's, and the guest at the table, which is another's
where there are two: each move is stored and shown by the one that did not show the last, which it has to read. Where
all play by direct message, as most do, one process does everything, and what is added is the store and the leases.
Linux only.
"""

import asyncio
import re
import tempfile
import time
from collections.abc import Collection, Mapping, Sequence
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from typing import NamedTuple

from bench import store
from bench.crowd import Button, Refused, Stage, Unanswered, named
from bench.rows import Row, at_most, number, percentile, told
from bench.wire import FREE, RISKY
from playground.postgres import Postgres
from sessions import Deal, Invitation, Lobbies, Person, Place, Shards, Store, Tables
from sessions.tables.publishing_lease import PublishingLeases
from sessions.time.wall_clock import CLOCK

ROUNDS = 4
KINDS = {"one process on SQLite": 0, "one on PostgreSQL": 1, "two on PostgreSQL": 2, "four on PostgreSQL": 4}
MESSAGED = {f"{name}, all by direct message": count for name, count in KINDS.items() if count != 1}
TABLES = 32
CONNECTIONS = 400
"""More than all bots together may open."""
SWEEPS = 6
"""So often in a round a move is made at each table of each fleet in turn."""
STORED_ROUNDS, STORED_TABLES, STORED_MOVES = 9, 20, 6
HANDS = (1, 2, 4)
"""So many people press at the same time, one move after the other; the most moves a second that are in time count."""
LOADED_FOR = 2.0
RESTED_FOR = 1.0
LATE = 50.0
"""Milliseconds that the slowest answer of a hundred may take."""
ADDED_GOAL = 1.15
THOUSAND = 1_000
LAG = "elementarium_publishing_lag_seconds_bucket"
LONG: Mapping[str, str] = {"mode": "endless"}


def rows() -> list[Row]:
    """All rows of several processes."""
    return asyncio.run(_rows())


async def _rows() -> list[Row]:
    async with AsyncExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        postgres = await Postgres.start(folder / "postgres", CONNECTIONS)
        stack.push_async_callback(postgres.stop)
        found = await _in_the_store(folder, postgres)
        fleets = {}
        for name, count in (KINDS | MESSAGED).items():
            environments = await _environments(postgres, name, count)
            stage = Stage(folder / name.replace(" ", "-"), "bot.py", others=environments[1:], **environments[0])
            await stack.enter_async_context(stage)
            fleets[name] = await Fleet.of(stage, at_table=name in KINDS)
        await _round(fleets.values(), 1)  # caches fill, connections open
        for fleet in fleets.values():
            fleet.forget()
        for _ in range(ROUNDS):
            await _round(fleets.values(), SWEEPS)
        for kinds in (KINDS, MESSAGED):
            measure = fleets[next(iter(kinds))]
            found += [row for name in kinds for row in await fleets[name].told(name, measure)]
        return found


async def _round(fleets: Collection["Fleet"], sweeps: int) -> None:
    """Measure everything once; what is compared is measured within seconds, for a machine's speed changes."""
    for fleet in fleets:
        await fleet.rest()
    for _ in range(sweeps):
        for fleet in fleets:
            await fleet.sweep()
    for fleet in fleets:
        fleet.reckon()
        await fleet.load()


async def _environments(postgres: Postgres, name: str, count: int) -> list[dict[str, str]]:
    metrics = {"METRICS_PORT": "0"}
    if not count:
        return [metrics]
    shared = {**metrics, "DATABASE_URL": await postgres.database(re.sub(r"\W+", "_", name.lower()))}
    if count == 1:
        return [shared]
    return [{**shared, "SHARD_COUNT": str(count), "SHARD_IDS": str(shard)} for shard in range(count)]


# The store alone


async def _in_the_store(folder: Path, postgres: Postgres) -> list[Row]:
    """A move, read, stored and noted as shown, one after the other: without Discord and without a picture."""
    urls = [f"sqlite:///{folder / 'store.db'}", await postgres.database("alone"), await postgres.database("shared")]
    times: list[list[float]] = [[], [], []]
    for _ in range(STORED_ROUNDS):
        for url, shards, spent in zip(urls, (None, None, Shards(2, (0,))), times, strict=True):
            spent.append(await _moves_in_the_store(url, shards))
    sqlite, alone, shared = times
    opened = await Store.open(f"sqlite:///{folder / 'many.db'}")
    await store.fill(opened, store.LOADED + 1)
    size = await store.size(opened)
    await opened.close()
    return [
        told("in the store alone: processor time of a move on SQLite", sqlite, " ms"),
        told("in the store alone: one process on PostgreSQL / SQLite", _ratios(alone, sqlite), "x"),
        told("in the store alone: one of several / one on PostgreSQL", _ratios(shared, alone), "x"),
        Row(f"{THOUSAND:,} open tables in memory", f"{number(size * THOUSAND / 1e6)} MB"),
    ]


async def _moves_in_the_store(url: str, shards: Shards | None) -> float:
    """Milliseconds of this process's time for a move."""
    opened = await Store.open(url, alone=10, shards=shards)
    tables = Tables(opened)
    lobbies, leases = Lobbies(opened, tables), PublishingLeases(opened, CLOCK)
    ids = []
    for place in range(STORED_TABLES):
        host, guest = (Person(store.USER + 2 * place + seat, "Somebody", store.USER + seat) for seat in range(2))
        elements = tables.games["elements"]
        deal = Deal(game=elements, people=(host, None), place=Place(1, 1), options=LONG)
        lobby = await lobbies.open(Invitation(deal=deal, host=host))
        await lobbies.join(lobby.id, guest)
        ids.append((await lobbies.begin(lobby.id)).id)

    async def move(table_id: int) -> None:
        table = await tables.get(table_id)
        assert table is not None
        seat = table.active[0]
        await table.act(table.people[seat].user_id, table.legal(seat)[0])
        async with leases.lease_of(table):
            await leases.note(table, table.number)

    for table_id in ids:
        await move(table_id)
    begun = time.process_time()
    for _ in range(STORED_MOVES):
        for table_id in ids:
            await move(table_id)
    spent = time.process_time() - begun
    for table_id in ids:
        table = await tables.get(table_id)
        assert table is not None
        await table.act(table.people[0].user_id, table.game.action({"type": "resign"}))
    await leases.close()
    await opened.close()
    return spent / (STORED_MOVES * len(ids)) * 1000


def _ratios(ours: Sequence[float], theirs: Sequence[float]) -> list[float]:
    return [one / other for one, other in zip(ours, theirs, strict=True)]


# Whole bots


class Seated(NamedTuple):
    """Two people at a table: the host plays by direct message, and the guest, too, or by the message ``hand`` there."""

    host: str
    guest: str
    thread: str
    hand: str | None


class Fleet:
    """A bot in one or several processes, and what was measured of it."""

    def __init__(self, stage: Stage, tables: Sequence[Seated]) -> None:
        self._stage = stage
        self._tables = [*tables]
        self._before: Mapping[str, float] = {}
        self._idle = self._spent = 0.0
        self._moves = 0
        self.costs: list[float] = []
        self.rates: list[float] = []

    @classmethod
    async def of(cls, stage: Stage, *, at_table: bool) -> "Fleet":
        """Let people sit down; ``at_table``: the guests play there."""
        people = await stage.gather(2 * TABLES)
        pairs = zip(people[::2], people[1::2], strict=True)
        return cls(stage, [await _begin(stage, *pair, at_table=at_table) for pair in pairs])

    def forget(self) -> None:
        """What was measured so far does not count."""
        self.costs.clear()
        self.rates.clear()

    async def rest(self) -> None:
        """Measure what all processes together take though nobody does anything: a share of a core."""
        await self._stage.quiet()
        begun, spent = time.perf_counter(), self._stage.cpu()
        await asyncio.sleep(RESTED_FOR)
        self._idle = (self._stage.cpu() - spent) / (time.perf_counter() - begun)

    async def sweep(self) -> None:
        """Measure what a move at each table costs all of them together."""
        await self._go_on()
        moves = [(table, move) for table in self._tables if (move := await self._next_move(table)) is not None]
        await self._stage.quiet()
        begun, spent = time.perf_counter(), self._stage.cpu()
        for table, move in moves:
            try:
                await self._stage.click(move)
            except Refused:  # the hand that was looked at has been replaced by a newer one since
                if (again := await self._next_move(table)) is not None:
                    await self._stage.click(again)
        await self._stage.quiet()
        self._spent += self._stage.cpu() - spent - self._idle * (time.perf_counter() - begun)
        self._moves += len(moves)

    def reckon(self) -> None:
        """Take what a round's moves have cost together: those of the hosts and of the guests cost differently."""
        self.costs.append(self._spent / self._moves * 1000)
        self._spent, self._moves = 0.0, 0

    async def load(self) -> None:
        """Measure how many moves a second are answered in time."""
        self._before = self._before or await self._stage.metrics()
        fast = []
        for hands in HANDS:
            await self._go_on()
            rate, waited = await self._load(hands)
            if waited <= LATE:
                fast.append(rate)
        self.rates.append(max(fast, default=0.0))
        await self._stage.quiet()

    async def _go_on(self) -> None:
        """Where a game is over, let the same two begin another: on a fast machine many come to their end."""
        for place, table in enumerate(self._tables):
            if await _turn(self._stage, table) is None:
                at_table = table.hand is not None
                self._tables[place] = await _begin(self._stage, table.host, table.guest, at_table=at_table)

    async def _load(self, hands: int) -> tuple[float, float]:
        """Moves a second of so many at a time, and the milliseconds that the slowest of a hundred took."""
        waits: list[float] = []
        begun = time.perf_counter()

        async def play(tables: Sequence[Seated]) -> None:
            place = 0
            while time.perf_counter() - begun < LOADED_FOR:
                place += 1
                with suppress(Refused, Unanswered):
                    if (move := await self._next_move(tables[place % len(tables)])) is not None:
                        waits.append(await self._stage.click(move) * 1000)

        await asyncio.gather(*(play(self._tables[hand::hands]) for hand in range(hands)))
        return len(waits) / (time.perf_counter() - begun), percentile(waits, 99) if len(waits) > 1 else float("inf")

    async def _next_move(self, table: Seated) -> Button | None:
        """A button that is a move by one press; a round that has none left is ended."""
        buttons = await _turn(self._stage, table)
        if buttons is None:
            return None
        if (move := named(buttons, *FREE)) is None:
            with suppress(Refused, Unanswered):
                await self._end_round(table, buttons)
        return move

    async def _end_round(self, table: Seated, buttons: list[Button]) -> None:
        """Knock or yield, and say that it is meant; that may be asked already, where the first answer got lost."""
        if (risky := named(buttons, *RISKY)) is not None:
            await self._stage.click(risky)
            buttons = await _turn(self._stage, table) or []
        if (yes := named(buttons, "Yes")) is not None:
            await self._stage.click(yes)

    async def told(self, name: str, measure: "Fleet") -> list[Row]:
        """The rows of this one, beside those that are the measure of all."""
        counted = await self._stage.metrics()
        cost = f"{name}: processor time of a move"
        ratios = _ratios(self.costs, measure.costs)
        return [
            told(cost, self.costs, " ms"),
            *([] if self is measure else [at_most(f"{cost} / on SQLite", ratios, "x", ADDED_GOAL)]),
            told(f"{name}: moves a second, p99 <= {LATE:g} ms", self.rates, "/s"),
            Row(f"{name}: 99 of 100 moves are shown within", _within(self._before, counted)),
        ]


def _within(before: Mapping[str, float], after: Mapping[str, float]) -> str:
    """The least bound of the histogram below which 99 of 100 are."""
    grown: dict[float, float] = {}
    for name in after:
        if name.startswith(LAG):
            bound = float(name.partition('le="')[2].partition('"')[0])
            grown[bound] = grown.get(bound, 0.0) + after[name] - before.get(name, 0.0)
    most = max(grown.values(), default=0.0)
    enough = [bound for bound, count in grown.items() if most and count >= 0.99 * most]
    return f"{number(min(enough))} s" if enough else "nothing was shown"


async def _begin(stage: Stage, host: str, guest: str, *, at_table: bool) -> Seated:
    """Let two people sit down. First hands wait where many direct messages are opened, and nobody has a turn before."""
    thread = (await stage.seat(host, guest, "elements", **LONG)).channel_id
    my_hand = await stage.until(lambda: stage.my_hand(guest, thread), "table")
    table = Seated(host, guest, thread, await stage.take_hand(my_hand) if at_table else None)
    await stage.until(lambda: _turn(stage, table), "first hand")
    return table


async def _turn(stage: Stage, table: Seated) -> list[Button] | None:
    """The buttons of whoever is to move; others stand below a hand to look things up, and after a game."""
    hands = [
        (table.host, stage.dms[table.host], None),
        (table.guest, stage.dms[table.guest] if table.hand is None else table.thread, table.hand),
    ]
    for person, place, message in hands:
        buttons = await stage.buttons(person, place, message)
        if named(buttons, *FREE, *RISKY, "Yes"):
            return buttons
    return None
