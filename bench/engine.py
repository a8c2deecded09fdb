"""The engine: random playouts against python-chess, and what copies and views cost beside a move.

    python -m bench.engine

Each figure is the median over interleaved rounds, with the smallest and the largest behind it. Ratios are what counts:
the times of one machine move with its load, the ratios hardly. CPU time, one core.
"""

import time
from collections.abc import Callable, Iterator
from random import Random
from typing import Any, NamedTuple, TypeVar

import chess
import msgspec

import engine
from bench.rows import Row, at_least, at_most, show, told

ROUNDS = 7
SLICE = 0.25  # seconds of CPU
CHESS_PLIES = 40
MOMENTS = 1500  # moments of games to copy, view and play on from
AGAIN = 20  # times that the same moment is measured
PLAYOUT_GOALS = {"elements": 6.0, "elemental_defenders": 6.0, "elemental": 3.0}
OTHER_PLAYOUT_GOAL = 1.5
COPY_GOALS = {"elements": 1.5, "elemental": 1.5}  # copies of a chess board
VIEW_GOAL = 0.8
LEGAL_AGAIN_GOAL = 0.004  # moves of chess: 0.2 µs where those are made 20,000 times a second


class Round(NamedTuple):
    """What one round measured of a game; times in µs."""

    moves: float
    """Moves a second of random playouts: through the whole contract, events and the check of each action included."""
    times_chess: float
    copy: float
    legal_and_play: float
    view_and_json: float
    legal_again: float
    imagine: float
    copies_of_a_board: float


def rows() -> list[Row]:
    """All rows of the engine."""
    some = {game.id: list(moments(game)) for game in engine.GAMES.values()}
    rounds: dict[str, list[Round]] = {game_id: [] for game_id in engine.GAMES}
    for number in range(ROUNDS):
        for game in engine.GAMES.values():
            rounds[game.id].append(_round(game, some[game.id], number))
    return [row for game_id, measured in rounds.items() for row in _rows(game_id, measured)]


def _rows(game_id: str, rounds: list[Round]) -> Iterator[Row]:
    def name(what: str) -> str:
        return f"{game_id}: {what}"

    playouts = [one.times_chess for one in rounds]
    least = PLAYOUT_GOALS.get(game_id, OTHER_PLAYOUT_GOAL)
    yield at_least(name("random playout / python-chess"), playouts, "x", least)
    yield told(name("moves a second"), [one.moves for one in rounds], "/s")
    yield at_most(name("copy / legal and play"), [one.copy / one.legal_and_play for one in rounds], "x", 1)
    if game_id in COPY_GOALS:
        copies = [one.copies_of_a_board for one in rounds]
        yield at_most(name("copy / copy of a chess board"), copies, "x", COPY_GOALS[game_id])
    yield at_most(
        name("view and JSON / a move"), [one.view_and_json * one.moves / 1e6 for one in rounds], "x", VIEW_GOAL
    )
    again = [one.legal_again * one.moves / one.times_chess / 1e6 for one in rounds]
    yield at_most(name("legal again / a move of chess"), again, "x", LEGAL_AGAIN_GOAL)
    yield told(name("imagine / a move"), [one.imagine * one.moves / 1e6 for one in rounds], "x")


def _round(game: engine.Game, moments: list["Moment"], number: int) -> Round:
    chess_moves = _per_second(_play_chess, number)
    moves = moves_a_second(game, number)
    few = moments[::AGAIN]
    twins = [(moment.state.copy(), moment) for moment in moments]
    copy = _micros(few, lambda moment: moment.state.copy())
    boards = [(board,) for board in _boards(len(few))]
    return Round(
        moves=moves,
        times_chess=moves / chess_moves,
        copy=copy,
        legal_and_play=_micros(twins, _legal_and_play, times=1),
        view_and_json=_micros(few, lambda moment: msgspec.json.encode(moment.state.see(moment.seat))),
        legal_again=_legal_again(moments),
        imagine=_micros(few, lambda moment: game.imagine(moment.view, moment.seat, "bench")),
        copies_of_a_board=copy / _micros(boards, lambda board: board[0].copy(stack=False)),
    )


def _legal_and_play(pair: tuple[engine.State[Any], "Moment"]) -> object:
    twin, moment = pair
    twin.legal(moment.seat)
    return twin.play(moment.seat, moment.action)


Thing = TypeVar("Thing")


def _micros(things: list[Thing], call: Callable[[Thing], object], times: int = AGAIN) -> float:
    """µs of CPU for a call, without what the loop around it takes."""
    begun = time.process_time()
    for thing in things:
        for _ in range(times):
            call(thing)
    called = time.process_time()
    for thing in things:
        for _ in range(times):
            _nothing(thing)
    return (2 * called - begun - time.process_time()) / len(things) / times * 1e6


def _legal_again(moments: list["Moment"]) -> float:
    """µs of CPU for ``legal()`` that was called before; so little that no call around it may be measured with it."""
    for moment in moments:
        moment.state.legal(moment.seat)
    begun = time.process_time()
    for moment in moments:
        legal, seat = moment.state.legal, moment.seat
        for _ in range(AGAIN):
            legal(seat)
    return (time.process_time() - begun) / len(moments) / AGAIN * 1e6


def _nothing(_thing: object) -> None:
    """What a call costs in which nothing happens."""


def _per_second(play: Callable[[Random], int], number: int) -> float:
    """Moves a second of CPU time."""
    rng = Random(number)
    moves = 0
    begun = time.process_time()
    until = begun + SLICE
    while (now := time.process_time()) < until:
        moves += play(rng)
    return moves / (now - begun)


def moves_a_second(game: engine.Game, number: int) -> float:
    """Moves a second of CPU time in random games."""
    return _per_second(lambda rng: _play_out(game, rng), number)


def _play_chess(rng: Random) -> int:
    board = chess.Board()
    for ply in range(CHESS_PLIES):
        moves = list(board.legal_moves)
        if not moves:
            return ply
        board.push(moves[int(rng.random() * len(moves))])
    return CHESS_PLIES


def _play_out(game: engine.Game, rng: Random) -> int:
    state = game.new(game.min_seats, str(rng.getrandbits(64)), {})
    moves = 0
    while active := state.active:
        seat = active[int(rng.random() * len(active))]
        actions = state.legal(seat)
        state.play(seat, actions[int(rng.random() * len(actions))])
        moves += 1
    return moves


class Moment(NamedTuple):
    """A moment of a game, and the action that is played next."""

    state: engine.State[Any]
    seat: engine.Seat
    action: engine.Action
    view: engine.View


def moments(game: engine.Game) -> Iterator[Moment]:
    """Moments of random games, evenly over their whole length."""
    rng = Random(game.id)
    left = MOMENTS
    while True:
        state = game.new(game.min_seats, str(rng.getrandbits(64)), {})
        while state.active:
            if left == 0:
                return
            left -= 1
            seat = rng.choice(state.active)
            action = rng.choice(state.legal(seat))
            yield Moment(state.copy(), seat, action, state.view(seat))
            state.play(seat, action)


def _boards(count: int) -> list[chess.Board]:
    """Boards in the middle of random games."""
    rng = Random(count)
    boards: list[chess.Board] = []
    while len(boards) < count:
        board = chess.Board()
        for _ in range(CHESS_PLIES):
            moves = list(board.legal_moves)
            if not moves:
                break
            board.push(rng.choice(moves))
        boards += [board] * 50
    return boards[:count]


def main() -> None:
    """Print the table."""
    show(rows())


if __name__ == "__main__":
    main()
