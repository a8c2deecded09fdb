"""The store: group commit against a commit an action, 100,000 unfinished tables, the size of a loaded table.

    python -m bench.store

Ratios are medians over interleaved rounds, with the smallest and the largest behind them.
"""

import asyncio
import gc
import os
import subprocess
import sys
import tempfile
import time
import tracemalloc
from collections.abc import Awaitable, Callable, Sequence
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import aiosqlite
import msgspec
from sqlalchemy import Connection, Engine, event, insert, select

import engine
from bench.rows import Row, at_least, at_most, number, percentile, show, told
from sessions import DueWork
from sessions.log import fair
from sessions.store import Store
from sessions.store.rows import EVERYBODY, NewAction, seat_bits
from sessions.store.schema import actions, due, eras, seats, surfaces, tables
from sessions.store.sweep import record_unrecorded_work
from sessions.store.writing import CLOCK
from sessions.tables.tables import Tables

ROOT = Path(__file__).parent.parent
TASKS = 64
ROUNDS = 7
SECONDS = 0.5
UNFINISHED = 100_000
PLAYED = 20
DISTINCT = 500  # games that are really played; the other tables repeat them
LOGGED = 2_000
LOADED = 500
OPENED = 400
SYNCS = 200
CHUNK = 1_000
DISKS = {"this disk": (0.0, 10), "a disk that takes 2 ms for each": (0.002, 20)}
"""Seconds by which a commit is slowed, and by how much group commit is to be faster there."""
START_GOAL = 1.2  # of what it takes with no tables
OPEN_GOAL = 8  # times what it takes to select one row by its key
STARTS = 5
SIZE_GOAL = 5_000
LATER = 1e10  # when clocks are to be looked at that nobody here looks at
USER = 1_100_000_000_000_000_000  # as large as Discord's ids


def rows() -> list[Row]:
    """All rows of the store."""
    with tempfile.TemporaryDirectory() as folder:
        commits = [
            row for disk, (slow, goal) in DISKS.items() for row in asyncio.run(_commits(Path(folder), disk, slow, goal))
        ]
        syncs = told("4 KB write and fdatasync on this disk", _syncs(Path(folder)), " ms")
        return [*commits, syncs, *asyncio.run(_many(Path(folder)))]


# Commits


async def _commits(folder: Path, disk: str, slow: float, goal: float) -> list[Row]:
    store = await Store.open(f"sqlite:///{folder / f'group-{slow}.db'}")
    await fill(store, TASKS)
    other = await Store.open(f"sqlite:///{folder / f'plain-{slow}.db'}")
    await fill(other, TASKS)
    await other.close()
    plain = await aiosqlite.connect(folder / f"plain-{slow}.db")

    def wait_for_disk(_connection: Connection) -> None:
        time.sleep(slow)

    event.listen(Engine, "commit", wait_for_disk)
    await plain.execute("PRAGMA synchronous=FULL")
    writing = asyncio.Lock()
    numbers = [PLAYED] * TASKS

    async def together(number: int, place: int) -> None:
        await store.append(_append(place + 1, number))

    async def one_by_one(number: int, place: int) -> None:
        row = _append(place + 1, number)
        # A transaction belongs to the connection, so one task after the other begins and commits it.
        async with writing:
            await plain.execute("INSERT INTO actions VALUES (?, ?, ?, ?, ?, ?, ?, ?)", (*row[:7], row.kind))
            await plain.execute(
                "UPDATE tables SET number = ?, position = ?, active = ?, steps = ? WHERE id = ?",
                (row.number, row.position, row.active, row.steps, row.table_id),
            )
            if slow:
                await asyncio.to_thread(time.sleep, slow)
            await plain.commit()

    group, single = [], []
    apart = [PLAYED] * TASKS
    for _ in range(ROUNDS):
        group.append(await _rate(together, numbers))
        single.append(await _rate(one_by_one, apart))
    event.remove(Engine, "commit", wait_for_disk)
    await plain.close()
    await store.close()
    ratios = [ours / theirs for ours, theirs in zip(group, single, strict=True)]
    return [
        at_least(f"group commit / commit an action, {TASKS} tasks, FULL, {disk}", ratios, "x", goal),
        told(f"actions a second, group commit, {disk}", group, "/s"),
        told(f"actions a second, a commit an action, {disk}", single, "/s"),
    ]


def _syncs(folder: Path) -> list[float]:
    """Milliseconds; the ratio above grows with them, since a commit an action waits for each."""
    times = []
    with (folder / "sync").open("wb", buffering=0) as file:
        for _ in range(SYNCS):
            file.write(bytes(4096))
            begun = time.perf_counter()
            os.fdatasync(file.fileno())
            times.append((time.perf_counter() - begun) * 1000)
    return times


async def _rate(append: Callable[[int, int], Awaitable[None]], numbers: list[int]) -> float:
    """Actions a second that all tasks together get acknowledged."""
    until = time.perf_counter() + SECONDS
    before = sum(numbers)

    async def work(place: int) -> None:
        while time.perf_counter() < until:
            await append(numbers[place] + 1, place)
            numbers[place] += 1

    begun = time.perf_counter()
    await asyncio.gather(*(work(place) for place in range(TASKS)))
    return (sum(numbers) - before) / (time.perf_counter() - begun)


def _append(table_id: int, number: int) -> NewAction:
    return NewAction(
        table_id=table_id,
        number=number,
        seat=number % 2,
        action='{"type":"play","card":5}',
        events='[{"type":"play","seat":0,"card":5,"limit":5,"to":null}]',
        version=1,
        at=1.0,
        position=POSITION,
        active=1,
        status="open",
        outcome=None,
        ended_at=None,
        steps=f"[{number // 2},{number // 2}]",
    )


# Many tables


async def _many(folder: Path) -> list[Row]:
    url = f"sqlite:///{folder / 'many.db'}"
    store = await Store.open(url)
    await fill(store, UNFINISHED)
    await store.close()

    nothing = f"sqlite:///{folder / 'nothing.db'}"
    await (await Store.open(nothing)).close()
    ratios = [_started(url) / _started(nothing) for _ in range(STARTS)]
    starts, waits = [], []
    for _ in range(ROUNDS):
        begun = time.perf_counter()
        store = await Store.open(url)
        await DueWork(store).retry_at_start("show", "mend")
        await Tables(store).places_of_open_tables()
        starts.append(time.perf_counter() - begun)
        waits.append(await _wait_beside_a_sweep(store) * 1000)
        await store.close()

    store = await Store.open(url)
    opened, selected = await _times_to_open(store)
    held = await size(store)
    await store.close()
    return [
        at_most(f"a start with {UNFINISHED:,} unfinished tables / with none", ratios, "x", START_GOAL),
        told(f"{UNFINISHED:,} unfinished tables: the store's part of it", starts, " s"),
        told("a commit while what was left behind is looked for", waits, " ms"),
        told("one table on demand", opened, " ms"),
        at_most(
            "one table on demand / one row by its key, p99 each",
            [percentile(opened, 99) / percentile(selected, 99)],
            "x",
            OPEN_GOAL,
        ),
        Row("bytes a loaded table", number(held), f"<= {SIZE_GOAL:,}", held <= SIZE_GOAL),
    ]


async def _wait_beside_a_sweep(store: Store) -> float:
    """Seconds that a note takes to be stored which comes while a sweep is under way."""
    sweeping = asyncio.create_task(record_unrecorded_work(store, 0.0))
    await asyncio.sleep(0.005)
    begun = time.perf_counter()
    await store.note_surface(1, "table", message_id=1)
    waited = time.perf_counter() - begun
    await sweeping
    return waited


def _started(url: str) -> float:
    """Seconds that a process takes."""
    begun = time.perf_counter()
    subprocess.run([sys.executable, "-m", "bench.starting", url], cwd=ROOT, check=True)
    return time.perf_counter() - begun


async def _times_to_open(store: Store) -> tuple[list[float], list[float]]:
    """Milliseconds, for tables that were not loaded before, and for a row of each, in turn."""
    all_tables = Tables(store)
    opened, selected = [], []
    for table_id in range(1, OPENED + 1):
        begun = time.perf_counter()
        await store.fetch(select(tables.c.number).where(tables.c.id == UNFINISHED - table_id))
        between = time.perf_counter()
        await all_tables.get(table_id)
        opened.append((time.perf_counter() - between) * 1000)
        selected.append((between - begun) * 1000)
    return opened, selected


async def size(store: Store) -> float:
    """Bytes that a loaded table adds, everything that keeps it included."""
    all_tables = Tables(store)
    await all_tables.get(1)
    gc.collect()
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    for table_id in range(2, LOADED + 2):
        table = await all_tables.get(table_id)
        assert table is not None
        table.view(None)
    gc.collect()
    after = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return (after - before) / LOADED


# Tables to measure with


class _Played(NamedTuple):
    """A game of Elements that is under way."""

    table_id: int
    secret: str
    seed: str
    state: engine.State[Any]
    log: Sequence[tuple[int, str, str]]
    """Seat, action and events of every action."""


@cache
def _play(table_id: int) -> _Played:
    secret = fair.commitment(str(table_id))
    seed = fair.seed_of(secret, (1, 2))
    state = engine.GAMES["elements"].new(2, seed, {})
    log = []
    for turn in range(PLAYED):
        seat = state.active[0]
        legal = state.legal(seat)
        action = legal[turn % max(len(legal) - 1, 1)]
        events = [engine.to_json(event) for event in state.play(seat, action)]
        log.append((seat, _json(engine.to_json(action)), _json(events)))
    return _Played(table_id, secret, seed, state, log)


async def fill(store: Store, count: int) -> None:
    """Put tables into the store that are in the middle of their games, the first of them with their whole logs."""
    for first in range(1, count + 1, CHUNK):
        ids = range(first, min(first + CHUNK, count + 1))
        games = [_play(table_id % DISTINCT)._replace(table_id=table_id) for table_id in ids]
        logged = [game for game in games if game.table_id <= LOGGED]

        def write(connection: Connection, games: list[_Played] = games, logged: list[_Played] = logged) -> None:
            connection.execute(insert(tables), [_table_row(game) for game in games])
            connection.execute(insert(seats), [row for game in games for row in _seat_rows(game)])
            connection.execute(insert(surfaces), [row for game in games for row in _surface_rows(game)])
            connection.execute(insert(eras), [{"table_id": game.table_id, "number": 0, "version": 1} for game in games])
            if logged:
                connection.execute(insert(actions), [row for game in logged for row in _action_rows(game)])
            connection.execute(
                insert(due), [{"kind": CLOCK, "about": game.table_id, "due_at": LATER} for game in games]
            )

        await store.transact(write)


def _table_row(game: _Played) -> dict[str, Any]:
    return {
        "id": game.table_id,
        "game": "elements",
        "options": "{}",
        "status": "open",
        "version": 1,
        "secret": game.secret,
        "commitment": fair.commitment(game.secret),
        "seed": game.seed,
        "number": PLAYED,
        "position": _json(game.state.position()),
        "active": seat_bits(game.state.active),
        "steps": f"[{PLAYED // 2},{PLAYED // 2}]",
        "host_id": USER,
        "min_seats": 2,
        "max_seats": 2,
        "created_at": 1.0,
        "channel_id": USER + game.table_id,
        "shown": PLAYED,
    }


def _seat_rows(game: _Played) -> list[dict[str, Any]]:
    return [
        {
            "table_id": game.table_id,
            "seat": seat,
            "user_id": USER + 2 * game.table_id + seat,
            "name": f"Player {game.table_id}/{seat}",
            "join_id": USER + seat,
        }
        for seat in (0, 1)
    ]


def _surface_rows(game: _Played) -> list[dict[str, Any]]:
    public: dict[str, Any] = {"kind": "table", "seat": EVERYBODY, "channel_id": 2, "message_id": 3, "at": 0.0}
    direct = [{"kind": "direct", "seat": seat, "channel_id": 5, "message_id": 6 + seat, "at": 1.5} for seat in (0, 1)]
    return [
        {**row, "table_id": game.table_id, "channel_id": USER + row["channel_id"] * game.table_id}
        for row in (public, *direct)
    ]


def _action_rows(game: _Played) -> list[dict[str, Any]]:
    return [
        {
            "table_id": game.table_id,
            "number": number,
            "seat": seat,
            "action": action,
            "events": events,
            "version": 1,
            "at": 1.0,
        }
        for number, (seat, action, events) in enumerate(game.log, 1)
    ]


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


POSITION = _json(_play(1).state.position())


def main() -> None:
    """Print the table."""
    show(rows())


if __name__ == "__main__":
    main()
