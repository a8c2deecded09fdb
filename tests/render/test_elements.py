"""The pictures of Elements: what lies where, what the alt texts say, that nothing secret is in them."""

import io
import random
import re
from collections.abc import Iterator, Mapping
from typing import Any

import msgspec
import pytest
from PIL import Image

import engine
import render
from render.elements import FIGURES
from render.elements.view import read
from tests.render import samples
from tests.render.sheet import LAYOUTS, NAMES, layouts
from tests.rules import ROOT

View = Mapping[str, Any]

SEATS = (engine.Seat(0), engine.Seat(1))
LONGEST = ("W" * 32, "ẞ" * 32)
ODD = ("مرحبا بالعالم", "🎲👩‍🚀🔥")

every_table = pytest.mark.parametrize("view", samples.tables().values(), ids=samples.tables().keys())
every_hand = pytest.mark.parametrize("view", samples.hands().values(), ids=samples.hands().keys())


def size(picture: render.Picture) -> tuple[int, int]:
    image = Image.open(io.BytesIO(picture.png))
    image.load()
    return image.size


def random_states(seed: int, options: Mapping[str, Any]) -> Iterator[engine.State[Any]]:
    """All states of one game of random actions; yields are rare, so that rounds last."""
    chance = random.Random(seed)
    state = samples.GAME.new(seats=2, seed=str(seed), options=dict(options))
    yield state
    while state.active:
        seat = state.active[0]
        legal = state.legal(seat)
        tame = [action for action in legal if engine.to_json(action)["type"] != "yield"]
        state.play(seat, chance.choice(tame if tame and chance.random() < 0.95 else legal))
        yield state


def test_layouts_are_as_agreed() -> None:
    """After a wanted change: `python -m tests.render.sheet`, and read the difference."""
    assert layouts() == LAYOUTS.read_text(encoding="utf-8")


@every_table
def test_the_same_view_gives_the_same_bytes(view: View) -> None:
    assert render.table("elements", view, NAMES) == render.table("elements", view, NAMES)


@every_table
@pytest.mark.parametrize("names", [NAMES, LONGEST, ODD])
def test_a_table_has_its_size_whoever_plays(view: View, names: tuple[str, str]) -> None:
    picture = render.table("elements", view, names)
    assert size(picture) == (1000, 650)
    assert len(picture.png) <= 50_000
    assert len(picture.alt) <= 1024


@every_hand
@pytest.mark.parametrize("names", [NAMES, LONGEST, ODD])
def test_a_hand_has_its_size_whoever_plays(view: View, names: tuple[str, str]) -> None:
    picture = render.hand("elements", view, names)
    assert size(picture) == (800, 230)
    assert len(picture.png) <= 15_000
    assert len(picture.alt) <= 1024


@pytest.mark.parametrize("options", [{}, {"mode": "endless", "rounds": 3}])
@pytest.mark.parametrize("seed", range(3))
def test_every_state_of_a_game_can_be_drawn(seed: int, options: Mapping[str, Any]) -> None:
    for state in random_states(seed, options):
        seen = render.table("elements", state.view(None), NAMES)
        assert len(seen.png) <= 50_000
        assert len(seen.alt) <= 1024
        for seat in SEATS:
            assert render.table("elements", state.view(seat), NAMES) == seen
            assert len(render.hand("elements", state.view(seat), NAMES).alt) <= 1024


@pytest.mark.parametrize("seed", range(3))
def test_pictures_hold_nothing_that_is_secret(seed: int) -> None:
    """Two states that differ only in what a viewer can't know give the viewer the same pictures (EM-12.2)."""
    for state in random_states(seed, {}):
        for seat in SEATS:
            view = state.view(seat)
            other = samples.GAME.imagine(view, seat, f"other {seed}")
            assert render.hand("elements", other.view(seat), NAMES) == render.hand("elements", view, NAMES)
            public = render.table("elements", state.view(None), NAMES)
            assert render.table("elements", other.view(None), NAMES) == public


def test_hands_differ_where_cards_differ() -> None:
    six, five = (
        samples.view(engine.Seat(0), position={**samples.MIDDLE, "hands": hands})
        for hands in ([[2, 6], [3, 6]], [[2, 5], [3, 6]])
    )
    assert render.hand("elements", six, NAMES).png != render.hand("elements", five, NAMES).png


def test_a_spectator_has_no_hand() -> None:
    with pytest.raises(ValueError, match="spectator"):
        render.hand("elements", samples.view(), NAMES)


def test_what_is_no_view_is_refused() -> None:
    with pytest.raises(msgspec.ValidationError):
        read({"game": "elements"})


def test_an_unknown_game_has_no_pictures() -> None:
    with pytest.raises(KeyError):
        render.cover("palette")


def test_alt_text_of_a_table() -> None:
    assert render.table("elements", samples.tables()["middle"], NAMES).alt == (
        "Elements, round 4, first to 6 tokens. Ada 3 tokens, 2 cards in hand, front 1 3 (4). "
        "Bo 2 tokens, 2 cards in hand, front 2. Display, bottom to top: 4, 6, 1; limit 11. "
        "2 discarded, 4 aside. Ada to move."
    )


def test_alt_text_after_a_knock_tells_both_hands() -> None:
    assert (
        "Round 4: Ada knocked at limit 11; Ada 2 5 in hand, sum 11, Bo 3 4 in hand, sum 9; 2 tokens for Ada."
        in render.table("elements", samples.tables()["knock"], NAMES).alt
    )


def test_alt_text_after_a_yield_tells_no_hand() -> None:
    assert "Round 4: Ada yielded; 1 token for Bo." in render.table("elements", samples.tables()["yield"], NAMES).alt


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("final", "The game is over. Ada wins, 7 to 5 tokens. "),
        ("final by yield", "The game is over. Bo wins, 6 to 5 tokens. "),
        ("resigned", "The game is over. Ada wins: Bo resigned. "),
        ("draw", "The game is over. A draw, 1 to 1 rounds. "),
    ],
)
def test_alt_text_at_the_end_begins_with_who_won(name: str, words: str) -> None:
    picture = render.table("elements", samples.tables()[name], NAMES)
    assert picture.alt.startswith(words)
    assert "to move" not in picture.alt


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("may knock", "2 5. Your front: 1 3. Your sum 11, limit 11. Your turn: you may knock."),
        ("other's turn", "3 4. Your front: 2. Your sum 9, limit 11. Ada to move."),
        ("six cards", "Your turn: you can't knock now."),
    ],
)
def test_alt_text_of_a_hand(name: str, words: str) -> None:
    assert words in render.hand("elements", samples.hands()[name], NAMES).alt


def test_cover_and_figures() -> None:
    render.warm()
    assert size(render.cover("elements")) == (1000, 400)
    for name in FIGURES:
        picture = render.figure("elements", name)
        assert size(picture)[0] == 1000
        assert 0 < len(picture.alt) <= 1024


def test_rules_pages_and_figures_name_each_other() -> None:
    page = (ROOT / "docs" / "rules" / "elements.md").read_text(encoding="utf-8")
    assert sorted(re.findall(r"\(figure:([a-z0-9-]+)\)", page)) == sorted(FIGURES)
    assert all(len(section) <= 900 for section in page.split("\n## ")[1:])
