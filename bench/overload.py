"""What a bot does of which more is asked than its machine carries.

    python -m bench.overload

The bot gets a share of one core and no more, so that neither the playground nor the crowd is what is too slow. Presses
come as often as is said, whether or not answers have come: first a little more often in every stage, until the bot
stores no more actions for that, then for longer at the two rates that brought most, then twice as often as the better
one. Nobody may go without an answer within the three seconds that Discord gives, and as many actions must be stored as
before: what is asked for comes before what is shown.
"""

import asyncio
import os
import random
import signal
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import engine
from bench.crowd import HAND, Button, Json, Refused, Stage, Unanswered, named
from bench.paced import FREE, LOOK, RISKY, SHOWN_WITHIN, YES, Paced
from bench.rows import Row, at_least, at_most, percentile, show, told

SHARE = 0.2
"""Of one core, for the bot."""
SLICE = 0.005
"""Seconds between two looks whether the bot has had its share, and how much of it may be left for later."""
TABLES = 100
FIRST_RATE, STEEPER = 4.0, 1.5
STAGE_FOR, OVERLOAD_FOR = 6.0, 20.0
CARRIED = 0.8
"""Of what would have been stored at the rate before: where it is less, the machine carries no more."""
MOST_STAGES = 12
TWICE, FAR = 2.0, 5.0
STORED_GOAL = 0.9
LIMITED_RATE = 40.0
PUT_OFF = 1.2
"""Seconds after which an answer is perhaps none yet, but the word that it takes longer."""
LOADING = 1 << 7
ROUNDS = 1


class Seated(NamedTuple):
    """Two people at a table, and *My hand* there."""

    people: tuple[str, str]
    hand: Button


class Pressed(NamedTuple):
    """What came of a time in which people pressed."""

    offered: float
    """Presses a second."""
    stored: float
    """Actions a second."""
    waits: list[float]
    unanswered: int
    behind: int
    """How many tables did not show their newest position at its end."""

    def told(self) -> str:
        waits = (
            f"p50 {percentile(self.waits, 50):.2f}, p99 {percentile(self.waits, 99):.2f} s" if self.waits[1:] else ""
        )
        return (
            f"{self.offered:.1f} presses a second: {self.stored:.1f} actions stored, answers {waits},"
            f" {self.unanswered} of {self.unanswered + len(self.waits)} unanswered, {self.behind} tables behind"
        )


class Overload(NamedTuple):
    """What came of both, and the seconds until everything was shown."""

    best: Pressed
    twice: Pressed
    far: Pressed
    shown_after: float


class Limited(NamedTuple):
    """What came of presses that cause more requests than Discord allows."""

    pressed: Pressed
    refused: float
    shown_after: float


class Crowd(Paced):
    """People who press whatever there is, as often as is said."""

    def __init__(self, stage: Stage, database: Path, tables: list[Seated], chance: random.Random) -> None:
        super().__init__(database)
        self._stage = stage
        self._tables = tables
        self._chance = chance
        self._busy: set[Seated] = set()
        self._waits: list[float] = []
        self._unanswered = 0

    async def press(self, rate: float, seconds: float) -> Pressed:
        """Press so often a second, for so long."""
        self._waits, self._unanswered = [], 0
        pace = await self.pace(self._press, rate, seconds)
        return Pressed(pace.offered, pace.stored, self._waits, self._unanswered, pace.behind)

    async def _press(self) -> None:
        """A move at a table where nobody waits for an answer; *My hand* where there is none to be made."""
        free = [table for table in self._tables if table not in self._busy]
        if not free:
            return  # everybody waits for an answer
        table = self._chance.choice(free)
        self._busy.add(table)
        try:
            button = await self._move(table) or table.hand
            begun = time.perf_counter()
            outcome = await self._stage.press(button)
            self._waits.append(time.perf_counter() - begun)
            if self._waits[-1] > PUT_OFF:
                await self._come(button, outcome)
        except Unanswered:
            self._unanswered += 1
        except Refused:
            pass  # it was gone when they pressed
        finally:
            self._busy.discard(table)

    async def _come(self, button: Button, outcome: Json) -> None:
        """Wait until an answer that was put off is there: nobody presses anything else meanwhile."""
        id_, until = int(outcome["message_id"] or button.message_id), time.monotonic() + SHOWN_WITHIN
        while time.monotonic() < until:
            shown = await self._stage.look(button.person, int(button.channel_id), id_)
            if shown is None or not (shown.get("flags", 0) & LOADING or _has(shown, button)):
                return
            await asyncio.sleep(LOOK)

    async def _move(self, table: Seated) -> Button | None:
        for person in table.people:
            buttons = await self._stage.buttons(person, self._stage.dms[person])
            if found := named(buttons, *FREE, YES, *RISKY):
                return found
        return None


def _has(message: Json, button: Button) -> bool:
    """Whether a message still has the button of a move that was pressed on it."""
    rows = message["components"] if message["id"] == button.message_id and button.label not in HAND else []
    return any(one.get("custom_id") == button.custom_id for row in rows for one in row["components"])


@contextmanager
def held_to(share: float, stage: Stage) -> Iterator[None]:
    """Let the bot have no more than a share of one core; on a small machine of its own it would have as much."""
    over = threading.Event()

    def hold() -> None:
        stopped, before, left = False, stage.cpu(), 0.0
        at = time.monotonic()
        while not over.wait(SLICE):
            now, used = time.monotonic(), stage.cpu()
            left = min(left + share * (now - at) - (used - before), SLICE)
            at, before = now, used
            if stopped is not (left < 0):
                stopped = not stopped
                stage.signal(signal.SIGSTOP if stopped else signal.SIGCONT)

    holding = threading.Thread(target=hold)
    holding.start()
    try:
        yield
    finally:
        over.set()
        holding.join()
        stage.signal(signal.SIGCONT)


def rows() -> list[Row]:
    """All rows of it."""
    rounds = [asyncio.run(_round(number)) for number in range(ROUNDS)]
    name = f"{TABLES} tables, {SHARE:g} of a core"
    return [
        told(f"{name}: the most actions stored a second", [one.best.stored for one in rounds], "/s"),
        told(f"{name}: at so many presses a second", [one.best.offered for one in rounds], "/s"),
        *_overloaded(f"{name}, {TWICE:g} times the presses", [(one.twice, one.best) for one in rounds]),
        *_overloaded(f"{name}, {FAR:g} times the presses", [(one.far, one.best) for one in rounds]),
        told(f"{name}: all shown after that", [one.shown_after for one in rounds], " s"),
        *_at_discords_limit([asyncio.run(_limited(number)) for number in range(ROUNDS)]),
    ]


def _at_discords_limit(rounds: list[Limited]) -> list[Row]:
    name = f"{TABLES} tables, a whole core, Discord's limits, {LIMITED_RATE:g} presses a second"
    return [
        at_most(f"{name}: 429s", [one.refused for one in rounds], "", 0),
        told(f"{name}: actions stored a second", [one.pressed.stored for one in rounds], "/s"),
        told(f"{name}: tables behind at the end", [one.pressed.behind for one in rounds], ""),
        told(f"{name}: all shown after that", [one.shown_after for one in rounds], " s"),
    ]


def _overloaded(name: str, rounds: list[tuple[Pressed, Pressed]]) -> list[Row]:
    return [
        at_most(f"{name}: unanswered", [over.unanswered for over, _ in rounds], "", 0),
        at_least(f"{name}: stored / most", [over.stored / best.stored for over, best in rounds], "x", STORED_GOAL),
        told(f"{name}: an answer, p99", [percentile(over.waits, 99) for over, _ in rounds], " s"),
        told(f"{name}: tables behind at the end", [over.behind for over, _ in rounds], ""),
    ]


async def _round(number: int) -> Overload:
    with tempfile.TemporaryDirectory() as name:
        async with Stage(Path(name), "bot.py") as stage:
            await stage.bot_says(f"game={list(engine.GAMES)[-1]}")
            url: str = (await stage.control("GET", "status"))["environment"]["DATABASE_URL"]
            tables = await _seat(stage, TABLES)
            for table in tables:  # to keep these messages up to date is a part of every later move
                await stage.click(table.hand)
            await stage.quiet()
            crowd = Crowd(stage, Path(url.partition("///")[2]), tables, random.Random(number))
            with held_to(SHARE, stage):
                best = await _most(crowd)
                twice = await crowd.press(TWICE * best.offered, OVERLOAD_FOR)
                print(f"    {twice.told()}", flush=True)
                far = await crowd.press(FAR * best.offered, OVERLOAD_FOR)
                print(f"    {far.told()}; the machine's load {os.getloadavg()[0]:.1f}", flush=True)
                return Overload(best, twice, far, await crowd.shown())


async def _most(crowd: Crowd) -> Pressed:
    """What is stored at the rate at which most is, for as long as it is to be compared with.

    In a few seconds more can be stored than that: what is shown to everybody is put off, and done when they are over.
    """
    short, rate = [await crowd.press(FIRST_RATE, STAGE_FOR)], FIRST_RATE
    for _ in range(MOST_STAGES):
        rate *= STEEPER
        print(f"    {short[-1].told()}", flush=True)
        await crowd.shown()
        best = max(short, key=_stored)
        short.append(found := await crowd.press(rate, STAGE_FOR))
        if found.stored < CARRIED * best.stored * STEEPER and found.stored < CARRIED * found.offered:
            print(f"    {found.told()}", flush=True)
            break
    await crowd.shown()
    long = []
    for tried in sorted(short, key=_stored)[-2:]:
        long.append(await crowd.press(tried.offered, OVERLOAD_FOR))
        print(f"    {long[-1].told()}", flush=True)
        await crowd.shown()
    return max(long, key=_stored)


def _stored(pressed: Pressed) -> float:
    return pressed.stored


async def _limited(number: int) -> Limited:
    """More moves than Discord lets a bot show, on a processor that could show them."""
    with tempfile.TemporaryDirectory() as name:
        async with Stage(Path(name), "bot.py", world=("--global-rate",), METRICS_PORT="0") as stage:
            await stage.bot_says(f"game={list(engine.GAMES)[-1]}")
            url: str = (await stage.control("GET", "status"))["environment"]["DATABASE_URL"]
            crowd = Crowd(stage, Path(url.partition("///")[2]), await _seat(stage, TABLES), random.Random(number))
            await crowd.shown()
            before = await _refused(stage)
            pressed = await crowd.press(LIMITED_RATE, OVERLOAD_FOR)
            shown_after = await crowd.shown()
            refused = await _refused(stage) - before
            print(
                f"    {pressed.told()}, {refused:g} 429s, {before:g} before that; all shown after {shown_after:.1f} s"
            )
            return Limited(pressed, refused, shown_after)


async def _refused(stage: Stage) -> float:
    return sum(value for name, value in (await stage.metrics()).items() if "rate_limited_total" in name)


async def _seat(stage: Stage, count: int) -> list[Seated]:
    people = await stage.gather(2 * count)
    return [await _begin(stage, pair) for pair in zip(people[::2], people[1::2], strict=True)]


async def _begin(stage: Stage, pair: tuple[str, str]) -> Seated:
    """A game of which nobody sees the end."""
    return Seated(pair, await stage.seat(*pair, "elements", mode="endless", rounds="40"))


def main() -> None:
    """Print the table."""
    show(rows())


if __name__ == "__main__":
    main()
