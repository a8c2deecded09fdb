"""The whole bot against a bare echo: processor time of a click, and how long people wait.

    python -m bench.wire

The bot and the echo are processes of their own, each on a playground that is a process too. Their clicks take turns:
so many of the one kind, so many of the next, and the same again. Times of the wait include the playground's.
"""

import asyncio
import signal
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from itertools import cycle
from pathlib import Path
from typing import NamedTuple

import engine
from bench.crowd import GIVEN, QUIET_FOR, Button, Refused, Stage, Unanswered, named
from bench.rows import Row, at_most, percentile, show, told

ROUNDS = 5
COSTS = 3  # so often in a round the clicks take turns, for a machine's speed changes from minute to minute
TABLES = 100
HANDS = 20  # tables more, where *My hand* is pressed: a message that is shown costs every later move a request
CLICKS = 200
MOVES = 60
AHEAD = 30  # moves that are looked up before they are due
RATE = 41.0  # clicks a second of everybody together
LOADED_FOR = 6.0  # seconds
MOST_MOVES = 100  # at one table under one load: far more than it takes
STEP_GOAL, ANSWER_GOAL, MOVE_GOAL, REQUESTS_GOAL = 2.0, 6.0, 6.5, 3.0
STEP_P99_GOAL, MOVE_P99_GOAL = 2.5, 3.5  # of the echo's
LOOKS = 40  # for the next move of a table, while its messages are brought up to date
RISKY = ("Yield", "Knock")
FREE = ("Play", "Take", "Discard")
CHANNEL = "games"


class Seated(NamedTuple):
    """Two people at a table."""

    people: tuple[str, str]
    hand: Button


class Load(NamedTuple):
    """How long people waited, in seconds, and how often a second they really clicked."""

    waits: list[float]
    rate: float


class Costs(NamedTuple):
    """Milliseconds of the processor for one click of each kind."""

    echo: float
    step: float
    hand: float
    answer: float
    move: float
    requests: float
    """Of the bot, for a move."""


class Loads(NamedTuple):
    """The waits under load."""

    echo: Load
    step: Load
    move: Load


def rows() -> list[Row]:
    """All rows of the wire."""
    costs, loads = asyncio.run(_rounds())
    return [
        told("echo: processor time of a click", [one.echo for one in costs], " ms"),
        at_most("a step in a private message / echo", [one.step / one.echo for one in costs], "x", STEP_GOAL),
        told("My hand, with its picture / echo", [one.hand / one.echo for one in costs], "x"),
        at_most("a move, its answer alone / echo", [one.answer / one.echo for one in costs], "x", ANSWER_GOAL),
        at_most("a move, everything it causes / echo", [one.move / one.echo for one in costs], "x", MOVE_GOAL),
        at_most(
            "a move between two people who are there: requests", [one.requests for one in costs], "", REQUESTS_GOAL
        ),
        *_waits("echo", [one.echo for one in loads]),
        *_waits("a step", [one.step for one in loads]),
        *_waits("a move", [one.move for one in loads]),
        at_most("a step, p99 / the echo's", [_late(one.step) / _late(one.echo) for one in loads], "x", STEP_P99_GOAL),
        at_most("a move, p99 / the echo's", [_late(one.move) / _late(one.echo) for one in loads], "x", MOVE_P99_GOAL),
    ]


def _late(load: Load) -> float:
    return percentile(load.waits, 99)


def _waits(name: str, rounds: list[Load]) -> list[Row]:
    many = f"{2 * TABLES} people, {RATE:g} clicks a second, {name}"
    return [
        told(f"{many}: p50", [percentile(one.waits, 50) * 1000 for one in rounds], " ms"),
        told(f"{many}: p99", [_late(one) * 1000 for one in rounds], " ms"),
        told(f"{many}: clicks a second that came about", [one.rate for one in rounds], "/s"),
    ]


async def _rounds() -> tuple[list[Costs], list[Loads]]:
    async with AsyncExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        echo = await stack.enter_async_context(Stage(folder / "echo", "-m", "bench.echo_bot"))
        ours = await stack.enter_async_context(Stage(folder / "ours", "-m", "bench.held_bot"))
        presses = await _presses(echo)
        await ours.bot_says(f"game={list(engine.GAMES)[-1]}")
        tables = await _seat(ours, TABLES)
        hands = await _seat(ours, HANDS)
        costs: list[Costs] = []
        loads: list[Loads] = []
        for number in range(ROUNDS + 1):
            await _go_on(ours, tables)
            costs += [await _costs(echo, presses, ours, tables, hands) for _ in range(COSTS)]
            loads.append(await _loads(echo, presses, ours, tables))
            if not number:  # caches fill, connections open
                costs.clear()
                loads.clear()
        return costs, loads


# Who sits where


async def _presses(stage: Stage) -> list[Button]:
    """Everybody's button of the echo."""
    people = await stage.gather(2 * TABLES)
    found = []
    for person in people:
        outcome = await stage.slash(person, stage.dms[person], "echo")
        found += await stage.buttons(person, stage.dms[person], outcome["message_id"])
    return found


async def _seat(stage: Stage, count: int) -> list[Seated]:
    people = await stage.gather(2 * count)
    return [await _begin(stage, *pair) for pair in zip(people[::2], people[1::2], strict=True)]


async def _begin(stage: Stage, host: str, guest: str) -> Seated:
    return Seated((host, guest), await stage.seat(host, guest, "elements"))


async def _go_on(stage: Stage, tables: list[Seated]) -> None:
    """Where a game is over, let the same two begin another."""
    for place, table in enumerate(tables):
        if not await _turn(stage, table):
            tables[place] = await _begin(stage, *table.people)


async def _turn(stage: Stage, table: Seated) -> list[Button]:
    """The buttons of whoever's turn it is at a table; none when the game is over."""
    for person in table.people:
        buttons = await stage.buttons(person, stage.dms[person])
        if (back := named(buttons, "Back")) is not None:
            await stage.click(back)
            return await _turn(stage, table)
        if named(buttons, *FREE, *RISKY):  # others stand below a hand to look things up
            return buttons
    return []


async def _next_move(stage: Stage, table: Seated) -> Button | None:
    """A button that is a move by one press. Where there is none, the round is ended by the two presses of another."""
    move = named(await _turn(stage, table), *FREE)
    if move is None:
        await _end_round(stage, table)
        for _ in range(LOOKS):
            if (move := named(await _turn(stage, table), *FREE)) is not None:
                break
            await asyncio.sleep(QUIET_FOR)
    return move


async def _end_round(stage: Stage, table: Seated) -> None:
    """Knock or yield, and say that it is meant."""
    with suppress(Refused, Unanswered):
        if risky := named(await _turn(stage, table), "Knock", "Yield"):
            await stage.click(risky)
            if yes := named(await stage.buttons(risky.person, risky.channel_id), "Yes"):
                await stage.click(yes)


async def _moves(stage: Stage, tables: list[Seated]) -> list[Button]:
    """A move at each of these tables, but where games have ended."""
    found = [await _next_move(stage, table) for table in tables]
    return [move for move in found if move is not None]


# A round


async def _costs(echo: Stage, presses: list[Button], ours: Stage, tables: list[Seated], hands: list[Seated]) -> Costs:
    steps = await _steps(ours, tables)
    one_step = await _cost(ours, (steps * CLICKS)[:CLICKS])
    one_hand = await _cost(ours, [table.hand for table in hands])
    playing = [table for table in tables if await _turn(ours, table)][:MOVES]
    await _cost(ours, await _moves(ours, playing), settled=True)  # from here on both are there, and nobody is called
    async with _held(ours):
        one_answer = await _cost(ours, await _moves(ours, playing))
    moves = await _moves(ours, playing)
    one_echo = await _cost(echo, (presses * CLICKS)[:CLICKS])
    sent = await ours.requests()
    one_move = await _cost(ours, moves, settled=True)
    requests = (await ours.requests() - sent) / len(moves)
    return Costs(
        echo=one_echo * 1000,
        step=one_step * 1000,
        hand=one_hand * 1000,
        answer=one_answer * 1000,
        move=one_move * 1000,
        requests=requests,
    )


async def _loads(echo: Stage, presses: list[Button], ours: Stage, tables: list[Seated]) -> Loads:
    return Loads(
        await _load(echo, _again_and_again(presses)),
        await _load(ours, _again_and_again(await _steps(ours, tables))),
        await _load(ours, _moving(ours, tables)),
    )


async def _steps(stage: Stage, tables: list[Seated]) -> list[Button]:
    """Presses at which the bot asks "are you sure?", one at each table, and then the ways back."""
    offered = [named(await _turn(stage, table), *RISKY) for table in tables]
    asks = [ask for ask in offered if ask is not None]
    return asks + [ask._replace(custom_id=f"{ask.custom_id.rpartition(':')[0]}:root") for ask in asks]


@asynccontextmanager
async def _held(stage: Stage) -> AsyncIterator[None]:
    """Between beginning and end the bot only answers."""
    stage.signal(signal.SIGUSR1)
    await stage.quiet()
    try:
        yield
    finally:
        stage.signal(signal.SIGUSR2)
        await stage.quiet()


async def _cost(stage: Stage, clicks: list[Button], *, settled: bool = False) -> float:
    """Seconds of the bot's processor time for a click; `settled`: for everything that it causes."""
    await stage.quiet()
    begun = stage.cpu()
    for button in clicks:
        await stage.click(button)
    if settled:
        await stage.quiet()
    return (stage.cpu() - begun) / len(clicks)


# Under load


async def _load(stage: Stage, buttons: AsyncIterator[Button]) -> Load:
    """Click as often as the rate says, whether or not answers have come."""
    ready: asyncio.Queue[Button] = asyncio.Queue(AHEAD)
    for _ in range(AHEAD):
        ready.put_nowait(await anext(buttons))
    await stage.quiet()
    looking = asyncio.create_task(_look_up(buttons, ready))
    waiting: list[asyncio.Task[float]] = []
    begun = time.perf_counter()
    while (now := time.perf_counter() - begun) < LOADED_FOR:
        due = len(waiting) / RATE
        if due > now:
            await asyncio.sleep(due - now)
        waiting.append(asyncio.create_task(_wait(stage, await ready.get())))
    rate = len(waiting) / (time.perf_counter() - begun)
    looking.cancel()
    waits = await asyncio.gather(*waiting)
    await stage.quiet()
    return Load(waits, rate)


async def _look_up(buttons: AsyncIterator[Button], ready: "asyncio.Queue[Button]") -> None:
    """Look for what is pressed next, and end rounds that have no free move left, without holding the clicks up."""
    async for button in buttons:
        await ready.put(button)


async def _wait(stage: Stage, button: Button) -> float:
    """Seconds until the answer; the three that Discord gives when none has come, or the button was not there yet."""
    try:
        return await stage.click(button)
    except (Refused, Unanswered):
        return GIVEN


async def _again_and_again(buttons: list[Button]) -> AsyncIterator[Button]:
    for button in cycle(buttons):
        yield button


async def _moving(stage: Stage, tables: list[Seated]) -> AsyncIterator[Button]:
    """Free moves, table after table; rounds that have none left are ended meanwhile."""
    ending: dict[Seated, asyncio.Task[None]] = {}
    for _ in range(MOST_MOVES):
        for table in tables:
            if table in ending and not ending[table].done():
                continue
            if (move := named(await _turn(stage, table), *FREE)) is not None:
                yield move
            else:
                ending[table] = asyncio.create_task(_end_round(stage, table))


def main() -> None:
    """Print the table."""
    show(rows())


if __name__ == "__main__":
    main()
