"""The pictures: drawing and packing one against packing alone, and how large they are.

    python -m bench.pictures

What is measured against is `zlib.compress(…, 1)` of the same picture's palette bytes, taken back out of the file.
Processor time; what repeats has been drawn before, as it is after the first minute of a bot.
"""

import struct
import time
import zlib
from collections.abc import Callable, Iterator
from random import Random
from typing import Any, NamedTuple

import engine
import render
from bench.rows import Row, at_most, number, percentile, show, told
from render import Picture
from words import ENGLISH, voice_of

ROUNDS = 7
STATES = 200
TIMED = 40  # pictures drawn in a round
RATIO_GOAL = 1.5
MOST_KB = 60.0
"""What a phone waits for."""
NAMES = ("Ada", "Bo", "Cleo", "Dan", "Eve", "Finn")

Draw = Callable[[], Picture]


class Position(NamedTuple):
    """A moment of a random game: its public picture and the hand of a seat."""

    table: Draw
    hand: Draw


def rows() -> list[Row]:
    """All rows of the pictures."""
    for game_id in engine.GAMES:
        render.draw_ahead(voice_of(ENGLISH), game_id)
    return [row for game in engine.GAMES.values() for row in _rows(game)]


def _rows(game: engine.Game) -> Iterator[Row]:
    positions = list(_positions(game))
    kinds: dict[str, list[Draw]] = {
        "table": [one.table for one in positions],
        "hand": [one.hand for one in positions],
    }
    sizes = {name: [len(draw().png) / 1024 for draw in draws] for name, draws in kinds.items()}
    rounds = [{name: _round(draws[number::ROUNDS]) for name, draws in kinds.items()} for number in range(ROUNDS)]
    for name in kinds:
        times = [one[name] for one in rounds]
        ratios = [drawn / packed for drawn, packed in times]
        yield at_most(f"{game.id}: {name} drawn and packed / zlib 1 alone", ratios, "x", RATIO_GOAL)
        yield told(f"{game.id}: {name} drawn and packed", [drawn for drawn, _ in times], " ms")
        large = percentile(sizes[name], 95)
        yield Row(f"{game.id}: {name}, p95 of {STATES}", f"{number(large)} KB", f"<= {MOST_KB:g} KB", large <= MOST_KB)


def _round(draws: list[Draw]) -> tuple[float, float]:
    """Milliseconds of the processor for a picture, and for packing the same bytes."""
    chosen = (draws * TIMED)[:TIMED]
    begun = time.process_time()
    pictures = [draw() for draw in chosen]
    drawn = time.process_time() - begun
    plain = [unpacked(picture.png) for picture in pictures]
    begun = time.process_time()
    for lines in plain:
        zlib.compress(lines, 1)
    return drawn / TIMED * 1000, (time.process_time() - begun) / TIMED * 1000


def unpacked(png: bytes) -> bytes:
    """The lines of a PNG as they were before they were packed."""
    packed, place = b"", 8
    while place < len(png):
        length, kind = struct.unpack_from(">I4s", png, place)
        if kind == b"IDAT":
            packed += png[place + 8 : place + 8 + length]
        place += length + 12
    return zlib.decompress(packed)


def _positions(game: engine.Game) -> Iterator[Position]:
    """Moments of random games, evenly over their whole length."""
    rng = Random(game.id)
    left = STATES
    while left:
        state = game.new(game.min_seats, str(rng.getrandbits(64)), {})
        names = NAMES[: game.min_seats]
        while state.active and left:
            left -= 1
            seat = rng.choice(state.active)
            yield _position(game.id, state.see(None), state.see(seat), names, state.legal(seat))
            state.play(seat, rng.choice(state.legal(seat)))


def _position(game_id: str, public: Any, own: Any, names: tuple[str, ...], legal: list[engine.Action]) -> Position:
    return Position(
        lambda: render.table_picture(voice_of(ENGLISH), game_id, public, names),
        lambda: render.hand_picture(voice_of(ENGLISH), game_id, own, names, legal),
    )


def main() -> None:
    """Print the table."""
    show(rows())


if __name__ == "__main__":
    main()
