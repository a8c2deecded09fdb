"""Computer players: iterations a second, against OpenSpiel's Python IS-MCTS bot, and a match against it in Elements.

    python -m bench.search
    python -m bench.search --match 100 --iterations 200

OpenSpiel is needed for the comparison alone and isn't among the requirements: ``pip install open_spiel==2.0.2``.
"""

import argparse
import asyncio
import time
from collections.abc import Awaitable, Iterator, Sequence
from typing import Any

import engine
from bench.rows import Row, at_most, percentile, show, told
from computer import PLAYERS
from computer.elements import ElementsPlayer
from computer.match import Played, summary
from computer.player import Question as Thought
from computer.workers import Question, Workers

try:
    import numpy
    import pyspiel
    from open_spiel.python.algorithms import ismcts, mcts
except ImportError:
    ismcts = None

ROUNDS = 5
ITERATIONS = 300
THEIR_GAME = "leduc_poker"
SECONDS_GOAL = 1.0
TABLES, WORKERS = 20, 2
CROWD_SECONDS = 10.0
TICK = 0.005
DECISIONS = 12  # of a game, for the time of an answer


def rows() -> list[Row]:
    """All rows of the computer players."""
    found = []
    theirs = [_their_speed(number) for number in range(ROUNDS)] if ismcts else []
    if theirs:
        found.append(told(f"OpenSpiel's Python IS-MCTS on {THEIR_GAME}", theirs, " iterations/s"))
    for game in engine.GAMES.values():
        moments = list(_moments(game))
        if hasattr(PLAYERS[game.id], "budgets"):
            speeds = [_speed(game, *moments[number % len(moments)]) for number in range(ROUNDS)]
            found.append(told(f"{game.id}: search", speeds, " iterations/s"))
        times = [_seconds(game, *moment) for moment in moments]
        found.append(at_most(f"{game.id}: an answer of hard", times, " s", SECONDS_GOAL))
    return [*found, *asyncio.run(_crowd())]


async def _crowd() -> list[Row]:
    """Twenty tables that ask ``hard`` again and again: how much later the loop wakes, and how long answers take."""
    workers = Workers(WORKERS)
    await workers.start()
    await asyncio.gather(*(_asking(workers, table, 1) for table in range(WORKERS)))  # warm
    idle = await _lags(asyncio.sleep(CROWD_SECONDS))
    waits: list[float] = []
    until = time.monotonic() + CROWD_SECONDS
    busy = await _lags(asyncio.gather(*(_asking(workers, table, 0, waits, until) for table in range(TABLES))))
    await workers.close()
    ratio = percentile(busy, 99) / max(percentile(idle, 99), 1e-4)
    return [
        at_most(f"{TABLES} tables against hard: loop lag, p99 / idle", [ratio], "x", 3),
        told(f"{TABLES} tables against hard: loop lag, p99", [percentile(busy, 99) * 1000], " ms"),
        told(f"{TABLES} tables against hard, {WORKERS} workers: a wait", waits, " s"),
    ]


async def _asking(
    workers: Workers, table: int, times: int, waits: list[float] | None = None, until: float = 0.0
) -> None:
    """Ask so many times, or until a moment."""
    game = list(engine.GAMES.values())[table % len(engine.GAMES)]
    moments = list(_moments(game))
    number = 0
    while number < times or time.monotonic() < until:
        view, seat = moments[number % len(moments)]
        begun = time.monotonic()
        question = Question(game=game.id, view=view, seat=seat, level="hard", seed=str(number), number=number)
        await workers.ask(f"bench/{table}", question)
        number += 1
        if waits is not None:
            waits.append(time.monotonic() - begun)


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
    """Decisions of a game between players that hardly think."""
    state = game.new(game.min_seats, "bench", {"setup": "random"} if game.id == "elemental" else {})
    found: list[tuple[engine.View, engine.Seat]] = []
    while state.active and len(found) < 8 * DECISIONS:
        seat = state.active[0]
        moves = state.legal(seat)
        if len(moves) == 1:
            state.play(seat, moves[0])
            continue
        view = state.view(seat)
        found.append((view, seat))
        state.play(seat, PLAYERS[game.id].choose(Thought(game, view, seat, "easy", str(len(found)), budget=4)))
    yield from found[:: max(1, len(found) // DECISIONS)]


def _speed(game: engine.Game, view: engine.View, seat: engine.Seat) -> float:
    begun = time.process_time()
    PLAYERS[game.id].choose(Thought(game, view, seat, "hard", "bench", budget=ITERATIONS))
    return ITERATIONS / (time.process_time() - begun)


def _seconds(game: engine.Game, view: engine.View, seat: engine.Seat) -> float:
    begun = time.process_time()
    PLAYERS[game.id].choose(Thought(game, view, seat, "hard", "bench"))
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
                question = Thought(game, state.view(seat), seat, "hard", f"{number}/{plies}", budget=iterations)
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
    given = parser.parse_args()
    if not given.match:
        show(rows())
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
