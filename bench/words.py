"""The words: a message of the catalogue against the same text formatted by Python, and what telling a game takes.

    python -m bench.words

What is said again with the same fields is remembered, so both are measured: new fields, and the same ones.
"""

import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from itertools import count
from pathlib import Path

import engine
from bench.engine import Moment, moments, moves_a_second
from bench.rows import Row, at_most, show, told
from words import catalogue, words_of_game

ROOT = Path(__file__).parent.parent
ROUNDS = 7
GROWN = 3
"""So often a process says everything."""
MESSAGES = 2000
TOLD = 300
"""So many moments of each game are told."""
KEY, PLAIN = "elements-refusal-knock", "You can't knock yet: your sum is {sum}, the limit is {limit}."
AGAIN_GOAL = 3.0
"""Python's own formatting times so many, at most, for what was said before."""
NAMES = ("Ada", "Bo", "Cleo", "Dan")
MEMORY_GOAL = 20.0


def rows() -> list[Row]:
    """All rows of the words."""
    games = {game: list(moments(game))[:TOLD] for game in engine.GAMES.values()}
    rounds = [_message(number) for number in range(ROUNDS)]
    found = [
        told("a message with new fields", [new for new, _, _ in rounds], " µs"),
        told("a message with new fields / str.format", [new / plain for new, _, plain in rounds], "x"),
        at_most("a message said before / str.format", [again / plain for _, again, plain in rounds], "x", AGAIN_GOAL),
    ]
    grown = [float(subprocess.check_output([sys.executable, "-m", "bench.said"], cwd=ROOT)) for _ in range(GROWN)]
    found.append(at_most("memory for all without fields, said in all languages", grown, " MB", MEMORY_GOAL))
    for game, some in games.items():
        shares = [_telling(game, some) * moves_a_second(game, number) / 1e6 for number in range(ROUNDS)]
        found.append(told(f"{game.id}: telling what a move did / the move", shares, "x"))
    return found


def _message(number: int) -> tuple[float, float, float]:
    """µs for a message with new fields, for one that was said before, and for Python's formatting of it."""
    say, fresh = catalogue().say, count(number * MESSAGES)
    new = _micros(lambda: say(KEY, sum=next(fresh), limit=11))
    return new, _micros(lambda: say(KEY, sum=14, limit=11)), _micros(lambda: PLAIN.format(sum=14, limit=11))


def _telling(game: engine.Game, some: Sequence[Moment]) -> float:
    """µs to tell the events of one action."""
    words, names = words_of_game(game.id), NAMES[: game.min_seats]
    done = [moment.state.copy().play(moment.seat, moment.action) for moment in some]
    begun = time.process_time()
    for events in done:
        for event in events:
            words.event_line(event, names)
    return (time.process_time() - begun) / len(done) * 1e6


def _micros(call: Callable[[], object]) -> float:
    begun = time.process_time()
    for _ in range(MESSAGES):
        call()
    return (time.process_time() - begun) / MESSAGES * 1e6


def main() -> None:
    """Print the table."""
    show(rows())


if __name__ == "__main__":
    main()
