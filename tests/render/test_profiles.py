"""Pictures of ratings: same values same bytes, whoever is in them; readable alt texts of bounded length."""

import io
from typing import Any

import pytest
from PIL import Image

from render import Picture
from render.kit.canvas import Canvas
from render.kit.palette import FELT
from render.profiles import (
    FACE,
    LeaderboardRow,
    LearningProgress,
    Profile,
    RatingHistory,
    UnratedGames,
    compose_leaderboard,
    compose_profile,
    leaderboard_picture,
    profile_picture,
)
from tests.render.test_sizes import faults
from tests.support.english import VOICE
from words.alt_texts import LONGEST

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
    picture = profile_picture(VOICE, Profile(name, histories, "in " + "S" * 100))
    assert picture == profile_picture(VOICE, Profile(name, histories, "in " + "S" * 100))
    _check(picture)
    _check(profile_picture(VOICE, Profile(name, [], "everywhere")))
    unrated = [UnratedGames(title, ["won", "lost", "drawn"] * 5) for title in ("Elements", "Realm of the Defenders")]
    for some in (unrated[:1], unrated, unrated * 2):
        _check(
            profile_picture(
                VOICE, Profile(name, histories[:1], "everywhere", None, some, LearningProgress(3, 9, 120, 12))
            )
        )


def test_the_numbers_beside_a_chart_keep_their_distance(monkeypatch: pytest.MonkeyPatch) -> None:
    """Those of the rating, and how many games were won, drawn and lost."""
    written: dict[str, tuple[int, int]] = {}
    write = Canvas._write

    def noting(canvas: Canvas, x: int, y: int, said: str, *rest: Any) -> int:
        long = write(canvas, x, y, said, *rest)
        start = x - long if rest[2:] == ("r",) else x
        written[said] = start, start + long
        return long

    monkeypatch.setattr(Canvas, "_write", noting)
    for results in (["won"], ["drawn"] * 50):
        written.clear()
        shown = RatingHistory("Elements", 1578, 238, len(results), True, [1578], results, None)
        profile_picture(VOICE, Profile("Bo", [shown], "everywhere"))
        chart = [end for said, (_, end) in written.items() if said == "1578"]
        counts = [start for said, (start, _) in written.items() if said.split()[-1] in ("won", "draw", "draws", "lost")]
        assert len(chart) == 1
        assert len(counts) == 3
        assert min(counts) - max(chart) >= 16


@pytest.mark.parametrize(
    ("games", "told"),
    [
        (1, "after 1 game: 1 won, 0 drawn and 0 lost."),
        (3, "after 3 games: 1 won, 1 drawn and 1 lost."),
        (60, "after 60 games; of the last 50, 17 won, 17 drawn and 16 lost."),
    ],
)
def test_what_the_alt_text_counts(games: int, told: str) -> None:
    assert told in profile_picture(VOICE, Profile("Bo", [_history(games)], "everywhere")).alt


def test_a_leaderboard_is_drawn_whoever_stands_on_it() -> None:
    people = [
        LeaderboardRow(place if place < 8 else None, name, 1900 - 50 * place, 60, 30)
        for place, name in enumerate(NAMES, 1)
    ]
    picture = leaderboard_picture(VOICE, "Elements", "everywhere", people)
    _check(picture)
    assert "1. Ada 1850, give or take 60" in picture.alt
    assert "Not ranked yet: Bo 1500?" in picture.alt
    _check(leaderboard_picture(VOICE, "Elements", "everywhere", []))


def _check(picture: Picture) -> None:
    image = Image.open(io.BytesIO(picture.png))
    image.load()
    assert image.width == 1000
    assert len(picture.png) < 62_000
    assert 0 < len(picture.alt) <= LONGEST


def test_that_nobody_has_a_place_is_said_once() -> None:
    rows = [LeaderboardRow(None, name, 1500, 50, 0, is_computer=True) for name in ("Hard", "Easy")]
    alt = leaderboard_picture(VOICE, "Elements", "everywhere", rows).alt
    assert alt.count(VOICE.say("board-alt-nobody")) == 1


@pytest.mark.parametrize("games", [1, 2, 3, 5])
def test_a_profile_can_be_read_where_discord_shows_it(games: int) -> None:
    canvas = compose_profile(VOICE, Profile("Ada", [_history(60, "Stone")] * games, "everywhere"))
    assert list(faults(canvas)) == []
    unrated = [UnratedGames("Realm of the Defenders", ["won", "lost"] * 9)] * games
    assert (
        list(
            faults(
                compose_profile(VOICE, Profile("Ada", [], "everywhere", None, unrated, LearningProgress(1, 9, 4, 2)))
            )
        )
        == []
    )


@pytest.mark.parametrize("people", [0, 2, 7, 8, 11])
def test_a_leaderboard_can_be_read_where_discord_shows_it(people: int) -> None:
    rows = [LeaderboardRow(place + 1, NAMES[place], 1900 - 50 * place, 60, 30) for place in range(people)]
    assert list(faults(compose_leaderboard(VOICE, "Elements", "everywhere", rows))) == []


def test_an_avatar_stands_round_before_the_name() -> None:
    buffer = io.BytesIO()
    Image.new("RGB", (128, 128), (200, 40, 40)).save(buffer, "PNG")
    image = Image.open(
        io.BytesIO(profile_picture(VOICE, Profile("Ada", [_history(3)], "everywhere", buffer.getvalue())).png)
    )
    face = image.convert("RGB").crop((26, 8, 26 + FACE, 8 + FACE)).tobytes()
    middle = 3 * (FACE * FACE // 2 + FACE // 2)
    red, green, blue = face[middle : middle + 3]
    assert red > green + blue
    assert sum(abs(one - other) for one, other in zip(face[:3], FELT, strict=True)) < 40, "corners are the ground's"


@pytest.mark.parametrize("junk", [b"", b"no picture", b"\x89PNG\r\n\x1a\nno"])
def test_what_is_no_picture_is_no_avatar(junk: bytes) -> None:
    assert profile_picture(VOICE, Profile("Ada", [_history(3)], "here", junk)) == profile_picture(
        VOICE, Profile("Ada", [_history(3)], "here")
    )


def test_games_that_count_for_no_rating_are_shown_and_what_was_learnt() -> None:
    shown = Profile(
        "Ada", [], "everywhere", None, [UnratedGames("Elements", ["won", "lost", "won"])], LearningProgress(1, 9, 4, 2)
    )
    alt = profile_picture(VOICE, shown).alt
    assert "Elements, friendly: 3 games, 2 won, 0 drawn and 1 lost." in alt
    assert "1 of 9 lessons · 4 puzzles solved · 2 days in a row." in alt
    assert VOICE.say("profile-none") not in alt


@pytest.mark.parametrize("games", range(6))
def test_a_profile_is_no_higher_than_discord_shows_it(games: int) -> None:
    unrated = [UnratedGames(f"Game {number}", ["won"]) for number in range(games)]
    for rated in range(games + 1):
        shown = Profile(
            "Ada", [_history(12)] * rated, "everywhere", None, unrated[rated:], LearningProgress(1, 9, 4, 2)
        )
        wide, high = compose_profile(VOICE, shown).image().size
        assert high <= wide * 7 / 11, (rated, games)
