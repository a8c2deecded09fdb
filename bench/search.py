"""Computer players: iterations a second, against OpenSpiel's Python IS-MCTS bot, and a match against it in Elements.

    python -m bench.search
    python -m bench.search --rounds 1 --tables 4 --seconds 2
    python -m bench.search --match 100 --iterations 200

OpenSpiel is needed for the comparison alone and isn't among the requirements: ``pip install open_spiel==2.0.2``.
"""

import argparse
import asyncio
import statistics
import time
from collections.abc import Awaitable, Iterator, Mapping, Sequence
from random import Random
from typing import Any

import engine
from bench import turns
from bench.rows import Row, at_most, percentile, show, told
from computer import PLAYERS
from computer.elements import ElementsPlayer
from computer.player import Question
from computer.workers import TableQuestion, Workers
from tools.match import Played, summary

try:
    import numpy
    import pyspiel
    from open_spiel.python.algorithms import ismcts, mcts
except ImportError:
    ismcts = None

ROUNDS = 5
ITERATIONS = 300
THEIR_GAME = "leduc_poker"
UNIT, UNIT_ITERATIONS = "realm_of_the_defenders", 1000
"""A search that takes as long as this machine is slow, beside which the answers of *hard* are measured."""
GOAL = 9.0
"""Of those: a second where it was set."""
TABLES, WORKERS = 20, 2
CROWD_SECONDS = 20.0
PEOPLE_SECONDS = (1.0, 4.0)
"""Between so many seconds, people think about their own moves."""
LONG_QUEUE = 8
ANSWER_GOAL = 2.0
"""Seconds for an answer, and for each that has to be given before it, as long as the queue is not longer than that."""
TICK = 0.005
LAG = 0.002
"""Seconds that a timer of the loop may be late beside computers that think, or three times what it is without them."""
DECISIONS = 12  # of a game, for the time of an answer


def rows(rounds: int | None = None, tables: int = TABLES, seconds: float = CROWD_SECONDS) -> list[Row]:
    """All rows of the computer players."""
    rounds = rounds or ROUNDS
    found = []
    theirs = [_their_speed(number) for number in range(rounds)] if ismcts else []
    if theirs:
        found.append(told(f"OpenSpiel's Python IS-MCTS on {THEIR_GAME}", theirs, " iterations/s"))
    moments = {game.id: list(_moments(game)) for game in engine.GAMES.values()}
    unit = statistics.median(
        UNIT_ITERATIONS / _speed(engine.GAMES[UNIT], *moments[UNIT][number % DECISIONS]) for number in range(rounds)
    )
    for game in engine.GAMES.values():
        decisions = moments[game.id]
        if hasattr(PLAYERS[game.id], "budgets"):
            speeds = [_speed(game, *decisions[number % len(decisions)]) for number in range(rounds)]
            found.append(told(f"{game.id}: search", speeds, " iterations/s"))
        times = [_seconds(game, *decision) for decision in decisions]
        late = percentile(times, 95)
        found.append(told(f"{game.id}: an answer of hard, p95, CPU", [late], " s"))
        found.append(at_most(f"{game.id}: the same / {UNIT_ITERATIONS} iterations of {UNIT}", [late / unit], "x", GOAL))
        found += turns.rows(game)
    return [*found, *asyncio.run(_crowd(moments, tables, seconds))]


class _Crowd:
    """Tables that ask ``hard`` again and again, with people who take their time in between."""

    def __init__(self, moments: Mapping[str, Sequence[tuple[engine.View, engine.Seat]]], workers: Workers) -> None:
        self.moments = moments
        self.workers = workers
        self.waits: list[float] = []
        self.shares: list[float] = []
        """Seconds of a wait for each answer that had to be given before, where the queue was short."""

    async def asks(self, table: int, until: float, pauses: Random | None) -> None:
        """Ask for a table, at least once, until a moment."""
        game_id = list(self.moments)[table % len(self.moments)]
        number = table
        while True:
            view, seat = self.moments[game_id][number % len(self.moments[game_id])]
            before = self.workers.waiting_count
            begun = time.monotonic()
            question = TableQuestion(game=game_id, view=view, seat=seat, level="hard", seed=str(number), number=number)
            await self.workers.ask(f"bench/{table}", question)
            wait = time.monotonic() - begun
            self.waits.append(wait)
            if before < LONG_QUEUE:
                self.shares.append(wait / (1 + -(-before // WORKERS)))
            number += 1
            if pauses is None or time.monotonic() >= until:
                return
            await asyncio.sleep(pauses.uniform(*PEOPLE_SECONDS))


async def _crowd(
    moments: Mapping[str, Sequence[tuple[engine.View, engine.Seat]]], tables: int, seconds: float
) -> list[Row]:
    """How much later the loop wakes while tables ask, and how long answers take."""
    workers = Workers(WORKERS)
    await workers.start()
    warming = _Crowd(moments, workers)
    await asyncio.gather(*(warming.asks(table, 0.0, None) for table in range(WORKERS)))
    idle = await _lags(asyncio.sleep(seconds))
    crowd = _Crowd(moments, workers)
    until = time.monotonic() + seconds
    busy = await _lags(asyncio.gather(*(crowd.asks(table, until, Random(table)) for table in range(tables))))
    await workers.close()
    who = f"{tables} tables against hard"
    late, allowed = percentile(busy, 99), max(3 * percentile(idle, 99), LAG)
    return [
        at_most(f"{who}: loop lag, p99 / the larger of 3 x idle and {LAG * 1000:g} ms", [late / allowed], "x", 1),
        told(f"{who}: loop lag, p99", [late * 1000], " ms"),
        told(f"{who}, {WORKERS} workers: a wait", crowd.waits, " s"),
        at_most(f"{who}: the longest wait for each answer before it", [max(crowd.shares)], " s", ANSWER_GOAL),
    ]


async def _lags(work: Awaitable[object]) -> list[float]:
    """By how many seconds a timer of the loop is late while something is done."""
    task = asyncio.ensure_future(work)
    found = []
    while not task.done():
        begun = time.monotonic()
        await asyncio.sleep(TICK)
        found.append(time.monotonic() - begun - TICK)
    return found


def _moments(game: engine.Game) -> Iterator[tuple[engine.View, engine.Seat]]:
    """Decisions of a game between players that hardly think, those that take a search."""
    state = game.new(game.min_seats, "bench", {"setup": "random"} if game.id == "elemental" else {})
    found: list[tuple[engine.View, engine.Seat]] = []
    while state.active and len(found) < 8 * DECISIONS:
        seat = state.active[0]
        moves = state.legal(seat)
        if len(moves) == 1:
            state.play(seat, moves[0])
            continue
        view = state.view(seat)
        table = PLAYERS[game.id].think(Question(game, view, seat, "easy", str(len(found)), budget=4))
        if len(table) > 1:
            found.append((view, seat))
        state.play(seat, table[0].action)
    yield from found[:: max(1, len(found) // DECISIONS)]


def _speed(game: engine.Game, view: engine.View, seat: engine.Seat) -> float:
    begun = time.process_time()
    PLAYERS[game.id].choose(Question(game, view, seat, "hard", "bench", budget=ITERATIONS))
    return ITERATIONS / (time.process_time() - begun)


def _seconds(game: engine.Game, view: engine.View, seat: engine.Seat) -> float:
    begun = time.process_time()
    PLAYERS[game.id].choose(Question(game, view, seat, "hard", "bench"))
    return time.process_time() - begun


def _their_speed(number: int) -> float:
    game = pyspiel.load_game(THEIR_GAME)
    bot = _their_bot(game, ITERATIONS, number)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[number % 3])
    begun = time.process_time()
    bot.step(state)
    return ITERATIONS / (time.process_time() - begun)


def _their_bot(game: Any, iterations: int, seed: int) -> Any:
    """Their bot as it is usually used: UCT with c = 1, random rollouts, the most visited action."""
    chance = numpy.random.RandomState(seed)
    return ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, chance), 1.0, iterations, random_state=chance)


class _Kind:
    """What their bot asks of the type of a game."""

    def __init__(self) -> None:
        self.dynamics = pyspiel.GameType.Dynamics.SEQUENTIAL
        self.information = pyspiel.GameType.Information.IMPERFECT_INFORMATION


class _Round:
    """A round of Elements as OpenSpiel knows games: actions are numbers, and each state says what its player knows."""

    def __init__(self, state: Any, number: int) -> None:
        self.state = state
        self.number = number

    def get_game(self) -> "_Round":
        return self

    def get_type(self) -> _Kind:
        return _Kind()

    def num_players(self) -> int:
        return 2

    def is_chance_node(self) -> bool:
        return False

    def is_terminal(self) -> bool:
        return self.state.outcome is not None or self.state.round != self.number

    def current_player(self) -> int:
        return int(self.state.active[0])

    def legal_actions(self, _player: int | None = None) -> list[int]:
        return [_number(action) for action in self.state.legal(self.state.active[0])]

    def apply_action(self, action: int) -> None:
        seat = self.state.active[0]
        self.state.play(seat, next(move for move in self.state.legal(seat) if _number(move) == action))

    def returns(self) -> list[float]:
        """From -1 to 1, as much as our own search is told."""
        value = ElementsPlayer().values(self.state, _ROOT[0])[0]
        return [2 * value - 1, 1 - 2 * value]

    def information_state_string(self) -> str:
        seat = self.state.active[0]
        return f"{seat} {self.state.hands[seat]} {self.state.log}"

    def clone(self) -> "_Round":
        return _Round(self.state.copy(), self.number)

    def resample_from_infostate(self, player: int, sampler: Any) -> "_Round":
        seat = engine.Seat(player)
        seed = str(sampler())
        return _Round(engine.GAMES["elements"].imagine(self.state.view(seat), seat, seed), self.number)


_ROOT: list[Any] = []


def _number(action: engine.Action) -> int:
    data = engine.to_json(action)
    return int(data.get("card", 6 + ("play", "take", "discard", "knock", "yield").index(data["type"])))


def match(games: int, iterations: int) -> Iterator[Played]:
    """Our search against theirs in Elements, with as many iterations each and the same states."""
    game = engine.GAMES["elements"]
    for number in range(games):
        state: Any = game.new(2, f"openspiel/{number // 2}", {})
        ours = engine.Seat(number % 2)
        seconds = []
        plies = 0
        while state.active:
            seat = state.active[0]
            moves = state.legal(seat)
            action = moves[0]
            begun = time.process_time()
            if len(moves) > 1 and seat == ours:
                question = Question(game, state.view(seat), seat, "hard", f"{number}/{plies}", budget=iterations)
                action = PLAYERS["elements"].choose(question)
                seconds.append(time.process_time() - begun)
            elif len(moves) > 1:
                _ROOT[:] = [state.copy()]
                wrapped = _Round(state.copy(), state.round)
                chosen = _their_bot(wrapped, iterations, number * 1000 + plies).step(wrapped)
                action = next(move for move in moves if _number(move) == chosen)
            state.play(seat, action)
            plies += 1
        score = float(ours in state.outcome.winners) if state.outcome.winners else 0.5
        yield Played(str(number), score, plies, state.outcome.reason, tuple(seconds))


def _told(played: Sequence[Played], iterations: int) -> str:
    return summary(f"{iterations} iterations", "OpenSpiel's with as many", "elements", played)


def main() -> None:
    """Print the table, or play the match."""
    parser = argparse.ArgumentParser(prog="python -m bench.search", description=__doc__)
    parser.add_argument("--match", type=int, default=0, metavar="GAMES")
    parser.add_argument("--iterations", type=int, default=200)
    parser.add_argument("--rounds", type=int, default=ROUNDS, help="how often each speed is measured")
    parser.add_argument("--tables", type=int, default=TABLES, help="how many tables ask at once")
    parser.add_argument("--seconds", type=float, default=CROWD_SECONDS, help="for how long")
    given = parser.parse_args()
    if not given.match:
        show(rows(given.rounds, given.tables, given.seconds))
        return
    if ismcts is None:
        parser.error("OpenSpiel is not installed")
    played = []
    for one in match(given.match, given.iterations):
        played.append(one)
        if len(played) % 10 == 0:
            print(_told(played, given.iterations), flush=True)
    print(_told(played, given.iterations))


if __name__ == "__main__":
    main()
