"""What the requests cost that Discord counts, and how old what is shown becomes where there are too many.

    python -m bench budget --seconds 60

Discord lets a bot make 50 requests a second. The playground keeps that limit, and those by bucket and by token, with
Discord's headers; tokens of presses fail now and then (401, 50027), and answers get lost. 200 tables are played as
people play (`bench.players`), as often as is said, whether or not messages keep up. docs/requests.md says what each
case costs.
"""

import asyncio
import os
import random
import tempfile
import time
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple

import engine
from bench.crowd import Stage
from bench.players import Players
from bench.rows import Row, at_most, percentile, show, told

SECONDS = 60.0
"""For so long people act at each rate."""
TABLES, SMALL, MOVES = 200, 12, 6
BEFORE = 6
"""After so many moves everybody has pressed something, also where a turn takes many presses."""
HERE, COMPUTERS = 0.5, 0.5
"""The shares of the tables at which people play by *My hand*, and against computers."""
AWAY, THERE = 60.0, 45.0
"""Seconds for which some are away again and again, and after which somebody is taken for away: longer than between two
moves of those who play on."""
ALWAYS, NEVER = "3600", "0"
CALM, BUSY, FULL = 12.0, 18.0, 40.0
"""Actions a second."""
LIMIT, OF_LIMIT, DISCORDS = 45.0, 0.6, 50.0
MOVES_OF_A_SERVER = 0.0056
"""A second, in the busiest hour; see docs/scale.md."""
FAULT_EVERY, LOOK_EVERY = 3.0, 1.0
FAULTS: Sequence[dict[str, Any]] = (
    {
        "kind": "error",
        "method": "PATCH",
        "path": "/webhooks/*",
        "status": 401,
        "body": {"message": "Invalid Webhook Token", "code": 50027},
    },
    {"kind": "lost", "method": "PATCH", "path": "/webhooks/*"},
    {"kind": "lost", "method": "PATCH", "path": "/channels/*"},
    {"kind": "lost", "method": "POST", "path": "/channels/*/messages"},
)


class Counted(NamedTuple):
    """What was counted until a moment."""

    requests: float
    """Those that Discord counts."""
    refused: float
    """429s."""
    waiting: float
    by_token: float
    by_request: float
    actions: int


class Played(NamedTuple):
    """What came of a time in which people acted."""

    rate: float
    """Actions a second."""
    cost: float
    """Counted requests an action, all that follows from it among them."""
    by_token: float
    """The share of edits and deletions that tokens paid."""
    refused: float
    tables: list[float]
    """How old a table message was each time that it came to show the newest position, in seconds."""
    opponents: list[float]
    """The same for what whoever is to act acts by."""
    waiting: tuple[float, float]
    """How many requests waited in the second quarter of it and in the last, on the mean: from one moment to the next
    it is a half or the double of that."""
    unanswered: int

    def told(self) -> str:
        ages = [f"{name} {_ages(found)}" for name, found in (("tables", self.tables), ("opponents", self.opponents))]
        return (
            f"    {self.rate:.1f} actions a second, {self.cost:.2f} counted requests each, {self.by_token:.0%} of edits"
            f" by token, {self.refused:.0f} 429s, {self.unanswered} unanswered; {'; '.join(ages)}; waiting"
            f" {self.waiting[0]:.0f}, {self.waiting[1]:.0f}; the machine's load {os.getloadavg()[0]:.1f}"
        )


def _ages(found: Sequence[float]) -> str:
    if not found[1:]:
        return "never late"
    return f"p50 {percentile(found, 50):.2f}, p99 {percentile(found, 99):.2f}, longest {max(found):.2f} s"


class Field:
    """A stage with its players, and what the bot counts and notes."""

    def __init__(self, stage: Stage, players: Players, ages: Path) -> None:
        self.stage = stage
        self.players = players
        self._ages = ages

    async def counted(self) -> Counted:
        found = await self.stage.metrics()

        def total(name: str, label: str = "") -> float:
            return sum(value for key, value in found.items() if key.startswith(f"elementarium_{name}") and label in key)

        return Counted(
            requests=total("discord_requests_counted_total"),
            refused=total("discord_rate_limited_total"),
            waiting=total("discord_requests_waiting"),
            by_token=total("table_edits_total", '"token"'),
            by_request=total("table_edits_total", '"request"'),
            actions=self.players.counted()[0],
        )

    async def moves(self) -> float:
        """Counted requests a move where one comes after the other, at every table."""
        await self._rest()  # until then first hands wait for their direct messages to be opened
        await self.players.moves(BEFORE)
        await self._rest()
        before = await self.counted()
        await self.players.moves(MOVES)
        await self._rest()
        after = await self.counted()
        return (after.requests - before.requests) / (after.actions - before.actions)

    async def play(self, rate: float, seconds: float) -> Played:
        """Let people act so often a second for so long, while Discord fails now and then."""
        await self._rest()
        before, noted, unanswered = await self.counted(), self._ages.stat().st_size, self.players.unanswered
        failing = asyncio.create_task(self._fail(time.monotonic() + seconds))
        waiting = list[float]()
        looking = asyncio.create_task(self._look(waiting))
        taken = await self.players.press(rate, seconds)
        looking.cancel()
        await failing
        await self._rest()
        after = await self.counted()
        by_token, by_request = after.by_token - before.by_token, after.by_request - before.by_request
        ages = self._noted(noted)
        played = Played(
            rate=taken,
            cost=(after.requests - before.requests) / max(1, after.actions - before.actions),
            by_token=by_token / max(1.0, by_token + by_request),
            refused=after.refused - before.refused,
            tables=[age for kind, _, age in ages if kind == "table"],
            opponents=[age for kind, who, age in ages if kind != "table" and who in ("turn", "call")],
            waiting=(_in_quarter(waiting, 2), _in_quarter(waiting, 4)),
            unanswered=self.players.unanswered - unanswered,
        )
        print(played.told(), flush=True)
        return played

    def _noted(self, since: int) -> list[tuple[str, str, float]]:
        with self._ages.open(encoding="utf-8") as ages:
            ages.seek(since)
            lines = [line.split() for line in ages]
        return [(kind, importance, float(age)) for kind, importance, age in lines]

    async def _look(self, waiting: list[float]) -> None:
        """Note again and again how many requests wait."""
        while True:
            waiting.append((await self.counted()).waiting)
            await asyncio.sleep(LOOK_EVERY)

    async def _rest(self) -> None:
        await self.players.shown()
        await self.stage.quiet()

    async def _fail(self, until: float) -> None:
        chance = random.Random(1)
        while time.monotonic() < until:
            await self.stage.control("POST", "faults", chance.choice(FAULTS))
            await self.stage.control("DELETE", "requests")
            await asyncio.sleep(FAULT_EVERY)
        await self.stage.control("DELETE", "faults")


@asynccontextmanager
async def _field(
    tables: int, env: Mapping[str, str], *, here: float, computers: float = 0.0, away: float = 0.0
) -> AsyncIterator[Field]:
    """A stage on which so many games have begun; from then on Discord's limits hold."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        environment = {"METRICS_PORT": "0", "AGES": str(folder / "ages"), **env}
        async with Stage(folder, "-m", "bench.aged_bot", others=(), world=(), **environment) as stage:
            await stage.bot_says(f"game={list(engine.GAMES)[-1]}")
            url: str = (await stage.control("GET", "status"))["environment"]["DATABASE_URL"]
            players = Players(stage, Path(url.partition("///")[2]), random.Random(1))
            await players.seat(tables, here=here, computers=computers, away=away)
            await stage.control("POST", "rates", {"strict": True})
            yield Field(stage, players, folder / "ages")


def _mixed(tables: int, **env: str) -> AbstractAsyncContextManager[Field]:
    """A stage with people who play in all ways."""
    return _field(tables, {"THERE": str(THERE), **env}, here=HERE, computers=COMPUTERS, away=AWAY)


async def _one_by_one(here: float, **env: str) -> float:
    async with _field(SMALL, env, here=here) as field:
        return await field.moves()


async def _mix(seconds: float) -> list[Played]:
    async with _mixed(TABLES) as field:
        return [await field.play(rate, seconds) for rate in (CALM, BUSY, FULL)]


async def _too_much(cost: float, seconds: float) -> Played:
    """Three times what a budget carries: with the budget and the tables made smaller, for the machine to carry it."""
    budget = min(LIMIT, FULL * cost / 3)
    async with _mixed(max(SMALL, round(TABLES * budget / LIMIT)), DISCORD_REQUESTS_A_SECOND=f"{budget:.1f}") as field:
        return await field.play(FULL, seconds)


def rows() -> list[Row]:
    """All rows of it."""
    direct = asyncio.run(_one_by_one(0.0, THERE=ALWAYS))
    here = asyncio.run(_one_by_one(1.0, THERE=ALWAYS))
    away = asyncio.run(_one_by_one(0.0, THERE=NEVER))
    long_away = asyncio.run(_one_by_one(0.0, THERE=NEVER, EDITS_BY_TOKEN="off"))
    calm, busy, full = asyncio.run(_mix(SECONDS))
    over = asyncio.run(_too_much(calm.cost, SECONDS))  # of moves that are shown one by one
    servers = OF_LIMIT * DISCORDS / calm.cost / MOVES_OF_A_SERVER
    return [
        at_most(f"counted requests an action, {TABLES} tables as people play", [calm.cost], "", 1.2),
        told("edits and deletions that tokens paid there", [100 * calm.by_token], " %"),
        at_most("counted requests a move, both there, by direct message", [direct], "", 1.0),
        at_most("the same by My hand at the table", [here], "", 1.0),
        at_most("counted requests a move, the other is away", [away], "", 2.0),
        at_most("the same, away for longer than a token is good", [long_away], "", 2.0),
        *_at("tables", CALM, calm, calm.tables, (0.1, 1.0, 3.0)),
        *_at("tables", BUSY, busy, busy.tables, (0.2, 2.0, None)),
        at_most(
            f"429s until then and at {FULL:g} actions a second", [calm.refused + busy.refused + full.refused], "", 0
        ),
        *_at("opponents", FULL, full, full.opponents, (None, 2.0, None)),
        *_at("tables", FULL, full, full.tables, (None, 5.0, None)),
        told("three times what the budget carries: actions a second", [over.rate], "/s"),
        *_at("opponents", 0, over, over.opponents, (None, 3.0, None)),
        *_at("tables", 0, over, over.tables, (None, 20.0, None)),
        at_most("then: requests that wait in the last quarter, of the second", [_growth(over)], "x", 1.2),
        at_most("then: 429s", [over.refused], "", 0),
        Row("servers that one bot carries at 60 % of the limit", f"{servers:,.0f}", ">= 6,000", servers >= 6000),
    ]


def _growth(played: Played) -> float:
    before, end = played.waiting
    return end / max(before, 10.0)


def _in_quarter(found: Sequence[float], number: int) -> float:
    """The mean of a quarter of what was noted."""
    quarter = found[(number - 1) * len(found) // 4 : number * len(found) // 4]
    return sum(quarter) / max(1, len(quarter))


def _at(
    what: str, rate: float, played: Played, found: list[float], goals: tuple[float | None, float | None, float | None]
) -> list[Row]:
    """How old they were at a rate; at none it is said before."""
    name = f"at {rate:g} actions a second ({played.rate:.0f}): {what}" if rate else f"then: {what}"
    found = found if found[1:] else [0.0, 0.0]
    values = (percentile(found, 50), percentile(found, 99), max(found))
    return [
        at_most(f"{name}, {word}", [value], " s", goal)
        for word, value, goal in zip(("p50", "p99", "longest"), values, goals, strict=True)
        if goal is not None
    ]


if __name__ == "__main__":
    show(rows())
