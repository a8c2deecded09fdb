"""Films: every shot as it was drawn, what has changed framed, and never too large."""

from io import BytesIO, StringIO
from itertools import pairwise

import pytest
from PIL import Image, ImageChops, ImageSequence

import engine
import render
from render.film import LAST, Film, Shot, spread_evenly, write_film
from sessions.records.replays import Replay
from tests.support.english import VOICE
from tests.support.every import every_game
from tests.support.records import walked
from tests.support.rules import ROOT, Setting
from tools import films
from words import ENGLISH, words_of_game

NAMES = ("Ada", "Bo", "Cleo", "Dan")


def film_of(game: engine.Game, shots: int = 5) -> Film:
    """The first steps of a random game, and its end."""
    replay = Replay(walked(Setting(game, game.min_seats, {}), "film"))
    chosen = [*range(shots - 1), replay.last_step(None)]
    taken = [Shot(replay.view_after(None, step), f"Step {step}.") for step in chosen]
    return Film(game.id, NAMES[: game.min_seats], taken, ENGLISH)


def images(gif: bytes) -> list[Image.Image]:
    return [frame.convert("RGB") for frame in ImageSequence.Iterator(Image.open(BytesIO(gif)))]


def drawn(film: Film, largest: int = 8_000_000) -> tuple[bytes, int]:
    render.draw_ahead(VOICE, film.game_id)
    out = BytesIO()
    count = write_film(film, out, StringIO(), largest)
    return out.getvalue(), count


@every_game
def test_a_film_shows_every_shot_and_stays_with_the_last(game: engine.Game) -> None:
    film = film_of(game)
    gif, count = drawn(film)
    assert count == len(film.shots)
    shown = images(gif)
    assert len(shown) == count
    picture = render.PICTURES[game.id].compose_film_shot(film.shots[-1].view, film.names, words_of_game(game.id))
    last = Image.open(BytesIO(picture.png())).convert("RGB")
    # But for the frames around what has changed, the last shot is the final picture.
    left, top = (shown[-1].width - last.width) // 2, (shown[-1].height - 104 - last.height) // 2
    part = shown[-1].crop((left, top, left + last.width, top + last.height))
    same = ImageChops.difference(part, last).convert("L").point([255] + [0] * 255)
    assert same.histogram()[255] > 0.85 * last.width * last.height
    durations = [frame.info["duration"] for frame in ImageSequence.Iterator(Image.open(BytesIO(gif)))]
    assert durations[-1] == LAST
    assert all(ImageChops.difference(one, other).getbbox() for one, other in pairwise(shown))


def test_a_film_that_would_be_too_large_leaves_shots_out() -> None:
    film = film_of(engine.GAMES["elemental_defenders"], 12)
    whole, _ = drawn(film)
    gif, count = drawn(film, len(whole) * 2 // 3)
    assert len(gif) <= len(whole) * 2 // 3
    assert 2 <= count < len(film.shots)
    assert len(images(gif)) == count


@pytest.mark.parametrize(("count", "most"), [(1, 5), (5, 5), (100, 7), (500_000, 600), (3, 2)])
def test_shots_are_left_out_evenly(count: int, most: int) -> None:
    chosen = spread_evenly(count, most)
    assert len(chosen) == min(count, most)
    assert chosen == sorted(set(chosen))
    assert (chosen[0], chosen[-1]) == (0, count - 1)


def test_suits_stand_in_captions_as_signs() -> None:
    film = film_of(engine.GAMES["realm_of_the_defenders"])
    told = ["Bo's 6 falls.", "Bo's 6♠ falls.", "Bo's 6♥ falls.", "Bo's 6¤ falls.", "6♥ " * 60]
    shots = [Shot(film.shots[0].view, caption) for caption in told]
    gif, _ = drawn(film._replace(shots=shots))
    strips = [image.crop((0, image.height - 98, image.width, image.height - 10)).tobytes() for image in images(gif)]
    assert [strips.index(strip) for strip in strips] == [0, 1, 2, 0, 4]


def test_a_card_in_a_caption_keeps_its_element_and_its_star() -> None:
    film = film_of(engine.GAMES["elemental_defenders"])
    told = ["Bo attacks with 3.", "Bo attacks with ⛰️ 3★.", "Bo attacks with 🔥 3★.", "Bo attacks with ⛰ 3★."]
    gif, _ = drawn(film._replace(shots=[Shot(film.shots[0].view, caption) for caption in told]))
    strips = [image.crop((0, image.height - 98, image.width, image.height - 10)).tobytes() for image in images(gif)]
    assert [strips.index(strip) for strip in strips] == [0, 1, 2, 1]


@every_game
def test_the_first_page_has_a_short_film_of_each_game_that_it_names(game: engine.Game) -> None:
    page = (ROOT / "README.md").read_text(encoding="utf-8")
    assert (game.id in films.TURNS) == (f"**{game.title}**" in page)
    if game.id in films.TURNS:
        path = films.FOLDER / f"{game.id}-turn.gif"
        assert path.stat().st_size <= films.LARGEST
        assert f"docs/pictures/{path.name})" in page
