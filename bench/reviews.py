"""Looking back: how long it takes, whether what it names stands, and what a running one costs those who play.

python -m bench.reviews GAME N          what the looks back at N games name, and whether ten times the search agrees
"""

import argparse
import asyncio
import os
import signal
import time
from collections.abc import Iterator, Sequence
from typing import NamedTuple

import engine
from bench.rows import Row, at_least, at_most
from computer import PLAYERS
from computer.elements import win_chance_after_yield
from computer.player import Level, Question
from computer.process import IDLE
from computer.workers import TableQuestion, Workers
from engine import Seat
from learning.process import AnsweringProcess
from learning.questions import Judge
from learning.reviews.looking import look_back
from learning.reviews.review import Decision, Judged, costliest
from learning.reviews.searched import LEAST, compare_actions, question_of

ROUNDS = 3
GOAL = 20.0
"""Seconds on a quiet machine."""
SLOWER = 1.1
"""How much longer an answer may take to those who play while somebody looks back."""
ANSWERS = 48
NAMED = 3
PATIENCE = 600.0
TEN = 10.0
AGREES = 0.5
"""A named decision stands if ten times the search still finds half of the least that is named."""


class Played(NamedTuple):
    """A game that is over, with the decisions of the seat that looks back at it."""

    game: str
    decisions: dict[int, Decision]


def rows() -> list[Row]:
    """All rows."""
    return asyncio.run(_rows())


async def _rows() -> list[Row]:
    process = AnsweringProcess(IDLE)
    found = []
    for game_id in engine.GAMES:
        seconds = [await _seconds(played(game_id, number), process) for number in range(ROUNDS)]
        found.append(at_most(f"{game_id}: a look back", seconds, " s", GOAL))
    found.append(await _beside(process))
    await process.end()
    return found


async def _seconds(one: Played, process: AnsweringProcess) -> float:
    begun = time.monotonic()
    await looked_back(one, process)
    return time.monotonic() - begun


async def looked_back(one: Played, process: AnsweringProcess) -> list[Judged]:
    """A look back at a game, by a process as the bot has one."""

    async def ask(question: Judge) -> list[Judged]:
        found: list[Judged] = await process.ask(question, PATIENCE)
        return found

    return await look_back(one.game, [*one.decisions], one.decisions.get, ask, lambda _done, _of: None)


def played(game_id: str, number: int, levels: Sequence[Level] = ("easy", "normal")) -> Played:
    """A game that computers have played; the first of them looks back at it."""
    game, seed = engine.GAMES[game_id], f"bench/{number}"
    seats = game.min_seats
    state = game.new(seats, seed, {})
    own = Seat(number % seats)
    decisions: dict[int, Decision] = {}
    line = 0
    while state.active:
        seat = state.active[0]
        legal = state.legal(seat)
        line += 1
        action = legal[0]
        if len(legal) > 1:
            view = state.view(seat)
            level = levels[seat != own]
            action = PLAYERS[game_id].choose(Question(game, view, seat, level, f"{seed}/{line}"))
            if seat == own or game_id == "elemental_defenders":
                told = tuple(engine.to_json(one) for one in legal)
                chapter = state.see(seat).chapter
                decisions[line] = Decision(line, seat, view, told, engine.to_json(action), chapter)
        state.play(seat, action)
    return Played(game_id, decisions)


async def _beside(process: AnsweringProcess) -> Row:
    """The time of answers to those who play, while a game is looked back at, by that of the same ones without.

    Each is asked for twice in a row, with the process that looks back going and stopped: so whatever else the machine
    does comes to the same. As many are asked for at a time as there are processors.
    """
    one, asked = played("elemental_clash", 0), [*played("elemental_clash", 1).decisions.values()][:ANSWERS]
    count = os.cpu_count() or 1
    workers = Workers(count)
    await workers.start()
    await _answers(workers, asked[:count])
    looking = asyncio.ensure_future(_again_and_again(one, process))
    times: dict[bool, list[float]] = {True: [], False: []}
    for number, start in enumerate(range(0, len(asked), count)):
        for going in (True, False) if number % 2 else (False, True):
            os.kill((await process.start()).pid, signal.SIGCONT if going else signal.SIGSTOP)
            times[going] += await _answers(workers, asked[start : start + count])
    looking.cancel()
    await asyncio.gather(looking, return_exceptions=True)
    await process.end()
    await workers.close()
    ratios = [beside / alone for beside, alone in zip(times[True], times[False], strict=True)]
    return at_most("an answer of hard while somebody looks back / without", ratios, "x", SLOWER)


async def _again_and_again(one: Played, process: AnsweringProcess) -> None:
    while True:
        await looked_back(one, process)


async def _answers(workers: Workers, decisions: Sequence[Decision]) -> list[float]:
    """The seconds of answers to so many tables at once."""

    async def ask(place: int, decision: Decision) -> float:
        begun = time.monotonic()
        question = TableQuestion(
            game="elemental_clash", view=decision.view, seat=decision.seat, level="hard", seed="bench", number=place
        )
        await workers.ask(f"bench/{place}", question)
        return time.monotonic() - begun

    return await asyncio.gather(*(ask(place, decision) for place, decision in enumerate(decisions)))


def stands(one: Played, judged: Judged) -> float:
    """What ten times the search says a named decision has cost, in percent."""
    game, decision = engine.GAMES[one.game], one.decisions[judged.line]
    pair = (game.action(judged.best), game.action(decision.action))
    most, worth, _ = compare_actions(question_of(one.game, decision, TEN, "ten times"), pair)
    if judged.proved:
        most = max(most, win_chance_after_yield(decision.view, Seat(decision.seat)))
    return 100 * (most - worth)


def named(game_id: str, games: int) -> Iterator[tuple[Played, Judged]]:
    """What looks back at games name, found in this process."""
    for number in range(games):
        one = played(game_id, number)

        async def ask(question: Judge) -> list[Judged]:
            return question.answer()

        judged = asyncio.run(look_back(one.game, [*one.decisions], one.decisions.get, ask, lambda _done, _of: None))
        yield from ((one, found) for found in costliest(judged, Seat(number % 2), NAMED))


def standing(game_id: str, games: int) -> Row:
    """The share of what is named that stands."""
    found = []
    for one, judged in named(game_id, games):
        again = stands(one, judged)
        found.append(again >= AGREES * LEAST)
        print(f"{game_id} line {judged.line}: -{judged.cost} %, ten times the search: -{again:.1f} %", flush=True)
    share = sum(found) / max(len(found), 1)
    return at_least(f"{game_id}: named decisions that stand, of {len(found)}", [share], "", 0.9)


def main() -> None:
    """Check what is named."""
    parser = argparse.ArgumentParser(prog="python -m bench.reviews", description=__doc__.partition("\n")[0])
    parser.add_argument("game", choices=sorted(engine.GAMES))
    parser.add_argument("games", type=int)
    given = parser.parse_args()
    row = standing(given.game, given.games)
    print(f"{row.name}: {row.value} ({row.goal}: {'reached' if row.reached else 'missed'})")


if __name__ == "__main__":
    main()
