"""Matches between computer players.

    python -m tools.match hard normal elements 200
    python -m tools.match hard greedy elemental_clash 100 --out matches.jsonl --processes 2

A and B are levels (easy, normal, hard), numbers (iterations), or the frozen opponents random and greedy. Every deal is
played with A in each seat in turn, so seats and decks are exchanged; N counts games. Results go to a file, a line each,
when one is named; games that are in it already are not played again, so a match can be broken off and gone on with.
"""

import argparse
import json
import os
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from math import sqrt
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

import engine
from computer import PLAYERS
from computer.plan import Plan
from computer.player import LEVELS, Decision, Question
from engine import Seat, State
from tools.frozen import FROZEN

Z = 1.96  # 95 %


class Pairing(NamedTuple):
    """One game of a match: A sits at ``seat``, B at all others."""

    game: str
    a: str
    b: str
    seats: int
    options: dict[str, Any]
    deal: str
    seat: int

    def key(self) -> str:
        """A key that tells this game from all others."""
        return json.dumps(list(self))


class Played(msgspec.Struct, frozen=True):
    """A game's result for A: the share of the win, and the CPU seconds of A's decisions that were not forced."""

    key: str
    score: float
    plies: int
    reason: str
    seconds: tuple[float, ...]


def play(pairing: Pairing) -> Played:
    """Play one game."""
    game = engine.GAMES[pairing.game]
    state = game.new(pairing.seats, f"match/{pairing.deal}", pairing.options)
    seconds: list[float] = []
    plans: dict[Seat, Plan | None] = {}
    plies = 0
    while active := state.active:
        seat = active[0]
        moves = state.legal(seat)
        action = moves[0]
        if len(moves) > 1:
            begun = time.process_time()
            name = pairing.a if seat == pairing.seat else pairing.b
            action, plans[seat] = decide(name, game, state, seat, f"{pairing.deal}/{plies}", plans.get(seat))
            if seat == pairing.seat:
                seconds.append(round(time.process_time() - begun, 4))
        state.play(seat, action)
        plies += 1
    assert state.outcome is not None, "nobody is active any more"
    winners = state.outcome.winners
    score = 0.0 if winners else 0.5
    if pairing.seat in winners:
        score = 1 / len(winners)
    return Played(pairing.key(), score, plies, state.outcome.reason, tuple(seconds))


def decide(
    name: str, game: engine.Game, state: State[Any], seat: Seat, seed: str, plan: Plan | None = None
) -> Decision:
    """The decision of a player of that name, with the plan for the rest of its turn."""
    view = state.view(seat)
    if name in FROZEN:
        return FROZEN[name].decide(Question(game, view, seat, "normal", seed))
    level = next((level for level in LEVELS if level == name), LEVELS[-1])
    budget = int(name) if name.isdigit() else None
    return PLAYERS[game.id].decide(Question(game, view, seat, level, seed, budget=budget, plan=plan))


def pairings(game: str, a: str, b: str, games: int, seats: int, options: dict[str, Any]) -> Iterator[Pairing]:
    """The games of a match: each deal with A in every seat."""
    for number in range(games):
        yield Pairing(game, a, b, seats, options, str(number // seats), number % seats)


def wilson_interval(score: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share."""
    if not games:
        return 0.0, 1.0
    share = score / games
    middle = share + Z * Z / (2 * games)
    spread = Z * sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    whole = 1 + Z * Z / games
    return max((middle - spread) / whole, 0.0), min((middle + spread) / whole, 1.0)


def summary(a: str, b: str, game: str, played: Sequence[Played]) -> str:
    """The match in a line."""
    games, score = len(played), sum(one.score for one in played)
    low, high = wilson_interval(score, games)
    seconds = sorted(second for one in played for second in one.seconds)
    won = sum(one.score == 1 for one in played)
    lost = sum(one.score == 0 for one in played)
    line = f"{game}: {a} against {b}: {score / max(games, 1):.1%} [{low:.0%}-{high:.0%}] of {games}"
    line += f" ({won} won, {games - won - lost} shared, {lost} lost)"
    if seconds:
        p50, p95 = (seconds[min(int(len(seconds) * part), len(seconds) - 1)] for part in (0.5, 0.95))
        line += f"; CPU p50 {p50 * 1000:.0f} p95 {p95 * 1000:.0f} max {seconds[-1] * 1000:.0f} ms"
    return line


def read_recorded(path: Path | None) -> dict[str, Played]:
    """The games that a file holds, by key."""
    if path is None or not path.exists():
        return {}
    lines = path.read_bytes().splitlines()
    return {played.key: played for played in (msgspec.json.decode(line, type=Played) for line in lines)}


def run(wanted: Sequence[Pairing], processes: int, out: Path | None) -> Iterator[Played]:
    """The games of a match: those on record at once, the others as they are played."""
    known = read_recorded(out)
    yield from (known[pairing.key()] for pairing in wanted if pairing.key() in known)
    missing = [pairing for pairing in wanted if pairing.key() not in known]
    if processes > 1:
        with ProcessPoolExecutor(processes) as pool:
            for played in pool.map(play, missing):
                _append_record(played, out)
                yield played
        return
    for pairing in missing:
        played = play(pairing)
        _append_record(played, out)
        yield played


def _append_record(played: Played, out: Path | None) -> None:
    if out is not None:
        with out.open("ab") as file:
            file.write(msgspec.json.encode(played) + b"\n")


def main() -> None:
    """Play a match and print how it stands, every tenth game and at the end."""
    parser = argparse.ArgumentParser(prog="python -m tools.match", description=__doc__.partition("\n")[0])
    parser.add_argument("a")
    parser.add_argument("b")
    parser.add_argument("game", choices=sorted(engine.GAMES))
    parser.add_argument("games", type=int)
    parser.add_argument("--seats", type=int)
    parser.add_argument("--options", type=json.loads, default={})
    parser.add_argument("--out", type=Path)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--nice", type=int, default=10)
    given = parser.parse_args()
    os.nice(given.nice)
    seats = given.seats or engine.GAMES[given.game].min_seats
    wanted = list(pairings(given.game, given.a, given.b, given.games, seats, given.options))
    played: list[Played] = []
    for one in run(wanted, min(given.processes, os.cpu_count() or 1), given.out):
        played.append(one)
        if len(played) % 10 == 0:
            print(summary(given.a, given.b, given.game, played), flush=True)
    print(summary(given.a, given.b, given.game, played))


if __name__ == "__main__":
    main()
