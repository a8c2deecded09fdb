"""Replays and films: following a log, going to a step of it, and three ways of making a film of the same pictures.

    python -m bench.films

Processor time. Of each game a random one is followed; the first hundred shots of it are filmed.
"""

import time
from collections.abc import Callable, Iterator
from io import BytesIO, StringIO
from random import Random
from typing import Any

import msgspec
from PIL import Image

import engine
import render
from bench.rows import Row, at_most, number, show, told
from render.film import Film, GifWriter, Shot, write_film
from render.kit.palette import NIGHT, PLTE, plain_image
from sessions.records.replays import Replay
from sessions.store.rows import ActionRow, EraRow, Record, Status
from words import ENGLISH, voice_of

LINES, SHOTS, STEPS = 500, 100, 60
STEP_GOAL = 20.0
"""Milliseconds of a step: less than a picture and the message around it."""
MEGABYTES_GOAL = 8.0
NAMES = ("Ada", "Bo", "Cleo", "Dan")

Images = list[Image.Image]


def rows() -> list[Row]:
    """All rows of replays and films."""
    return [row for game in engine.GAMES.values() for row in _rows(game)]


def _rows(game: engine.Game) -> Iterator[Row]:
    render.draw_ahead(voice_of(ENGLISH), game.id)
    record = _played(game)
    begun = time.process_time()
    replay = Replay(record)
    followed = (time.process_time() - begun) * 1000
    yield Row(f"{game.id}: a log of {len(record.actions)} lines followed", f"{number(followed)} ms")
    rng = Random(game.id)
    yield at_most(f"{game.id}: a step of it, anywhere", [_step(replay, rng) for _ in range(STEPS)], " ms", STEP_GOAL)
    shots = [
        Shot(replay.view_after(None, step), f"Step {step}") for step in range(min(replay.last_step(None) + 1, SHOTS))
    ]
    film = Film(game.id, NAMES[: replay.seats], shots, ENGLISH)
    yield from _film(game.id, "a film, drawn and packed", lambda: _made(film), len(shots), goal=True)
    images = _images(film)
    yield from _film(game.id, "our GIF of pictures", lambda: _own_gif(images), len(shots))
    yield from _film(game.id, "Pillow's GIF of the same pictures", lambda: _gif(images), len(shots))
    yield from _film(game.id, "lossless WebP of the same pictures", lambda: _webp(images), len(shots))


def _played(game: engine.Game) -> Record:
    """A random game of at most so many lines, the longest of a few."""
    return max((_random(game, f"{game.id} {number}") for number in range(3)), key=lambda record: len(record.actions))


def _random(game: engine.Game, seed: str) -> Record:
    rng, state = Random(seed), game.new(game.min_seats, seed, {})
    lines: list[ActionRow] = []
    while state.active and len(lines) < LINES:
        seat = rng.choice(state.active)
        action = rng.choice(state.legal(seat))
        events = state.play(seat, action)
        lines.append(ActionRow(len(lines) + 1, seat, _json(action), _json(events), game.version, 0.0))
    ended: Status = "over" if state.outcome else "open"
    joins, begun = tuple(range(game.min_seats)), (EraRow(0, game.version, None),)
    return Record(1, game.id, "{}", ended, game.version, "", "", seed, joins, None, None, tuple(lines), begun)


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def _step(replay: Replay, rng: Random) -> float:
    begun = time.process_time()
    viewer = rng.choice((None, *range(replay.seats)))
    replay.view_after(viewer, rng.randint(0, replay.last_step(viewer)))
    return (time.process_time() - begun) * 1000


def _film(game_id: str, how: str, make: Callable[[], bytes], shots: int, *, goal: bool = False) -> Iterator[Row]:
    begun = time.process_time()
    size = len(make())
    seconds = (time.process_time() - begun) * 100 / shots
    yield told(f"{game_id}: {how}, 100 shots", [seconds], " s")
    megabytes = size / shots / 10_000
    if goal:
        yield at_most(f"{game_id}: {how}, 100 shots, size", [megabytes], " MB", MEGABYTES_GOAL)
    else:
        yield told(f"{game_id}: {how}, 100 shots, size", [megabytes], " MB")


def _made(film: Film) -> bytes:
    out = BytesIO()
    write_film(film, out, StringIO())
    return out.getvalue()


def _images(film: Film) -> Images:
    """The tables alone, each in the middle of a picture that has room for the largest."""
    drawn = [
        Image.open(BytesIO(render.table_picture(voice_of(ENGLISH), film.game_id, shot.view, film.names).png))
        for shot in film.shots
    ]
    wide, high = max(one.width for one in drawn), max(one.height for one in drawn)
    found = []
    for one in drawn:
        whole = plain_image((wide, high), NIGHT)
        whole.paste(one, ((wide - one.width) // 2, (high - one.height) // 2))
        whole.putpalette(PLTE)
        found.append(whole)
    return found


def _own_gif(images: Images) -> bytes:
    out = BytesIO()
    writer = GifWriter(out, images[0].size)
    for image in images:
        writer.add_picture(image, 1200)
    writer.end_file()
    return out.getvalue()


def _gif(images: Images) -> bytes:
    out = BytesIO()
    images[0].save(out, "GIF", save_all=True, append_images=images[1:], duration=1200, disposal=1, optimize=False)
    return out.getvalue()


def _webp(images: Images) -> bytes:
    out = BytesIO()
    first, *others = [image.convert("RGB") for image in images]
    first.save(out, "WEBP", save_all=True, append_images=others, duration=1200, lossless=True, quality=20, method=1)
    return out.getvalue()


def main() -> None:
    """Print the table."""
    show(rows())


if __name__ == "__main__":
    main()
