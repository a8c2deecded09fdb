"""Pictures of ratings: same values same bytes, whoever is in them; readable alt texts of bounded length."""

import io

import pytest
from PIL import Image

from render import Picture
from render.profiles import LeaderboardRow, RatingHistory, leaderboard, profile
from words.alts import LONGEST

NAMES = ["Ada", "W" * 32, "@everyone **bold**", "مرحبا", "🎲", "", "中村", "Bo", "Cleo", "Dmitri", "Eve"]


def _history(games: int, deck: str | None = None) -> RatingHistory:
    points = [1500 + (number * 37) % 211 for number in range(min(games, 50))]
    results = [("won", "drawn", "lost")[number % 3] for number in range(min(games, 50))]
    return RatingHistory("Realm of the Defenders", 1600, 80, games, games < 10, points, results, deck)


@pytest.mark.parametrize("name", NAMES)
def test_a_profile_is_drawn_whoever_it_is(name: str) -> None:
    histories = [
        _history(games, deck) for games, deck in ((0, None), (1, name), (2, "x" * 40), (50, "Stone"), (900, ""))
    ]
    picture = profile(name, histories, "in " + "S" * 100)
    assert picture == profile(name, histories, "in " + "S" * 100)
    _check(picture)
    _check(profile(name, [], "everywhere"))


def test_a_leaderboard_is_drawn_whoever_stands_on_it() -> None:
    people = [
        LeaderboardRow(place if place < 8 else None, name, 1900 - 50 * place, 60, 30)
        for place, name in enumerate(NAMES, 1)
    ]
    picture = leaderboard("Elements", "everywhere", people)
    _check(picture)
    assert "1. Ada 1850, give or take 60" in picture.alt
    assert "Not ranked yet: Bo 1500?" in picture.alt
    _check(leaderboard("Elements", "everywhere", []))


def _check(picture: Picture) -> None:
    image = Image.open(io.BytesIO(picture.png))
    image.load()
    assert image.width == 1000
    assert len(picture.png) < 62_000
    assert 0 < len(picture.alt) <= LONGEST
