"""The pictures of Elemental Defenders: what stands out in a hand, who attacked, and what the alt texts say."""

import io
from typing import cast

import pytest
from PIL import Image

import engine
import render
from engine.elemental_defenders.cards import Card
from engine.elemental_defenders.state import factors
from engine.elemental_defenders.view import DefendersView
from tests.games.elemental_defenders import samples
from tests.support.rules import Ply, Setting, walk
from tests.support.samples import draw_hand

NAMES = ("Ada", "Bo")
GAME = "elemental_defenders"
MODES = ["basic", "advanced"]


def seen(ply: Ply) -> DefendersView:
    """What everybody sees of a moment."""
    return cast(DefendersView, ply.state.see(None))


def size(picture: render.Picture) -> tuple[int, int]:
    return Image.open(io.BytesIO(picture.png)).size


def test_sizes() -> None:
    assert {size(render.table(GAME, view, NAMES)) for view in samples.tables().values()} == {(1000, 712)}
    assert {size(draw_hand(GAME, view, NAMES)) for view in samples.hands().values()} == {(820, 402)}


@pytest.mark.parametrize("mode", MODES)
def test_what_stands_out_is_what_is_legal(mode: str) -> None:
    for number in range(30):
        for ply in walk(Setting(samples.GAME, 2, {"mode": mode}), f"open {number}"):
            legal = map(engine.to_json, ply.state.legal(ply.seat))
            assert set(seen(ply).open_to) == {action["card"] for action in legal if "card" in action}


@pytest.mark.parametrize("mode", MODES)
def test_the_piles_show_who_attacked(mode: str) -> None:
    for number in range(30):
        attackers: list[int] = []
        for ply in walk(Setting(samples.GAME, 2, {"mode": mode}), f"moves {number}"):
            view = seen(ply)
            if view.phase in ("mediator", "answer") or view.move == 1:
                attackers.clear()
            if view.phase == "defend":
                attackers.append(view.attacker)
            if view.again is None:
                assert [move.attacker for move in view.columns()] == attackers


def test_hands_differ_where_cards_differ() -> None:
    first, second = (samples.example(0, seat) for seat in (samples.FIRST, samples.SECOND))
    assert draw_hand(GAME, first, NAMES).png != draw_hand(GAME, second, NAMES).png


@pytest.mark.parametrize(
    ("card", "points", "righteous", "product"),
    [("F4", 70, False, (7, 10)), ("A3", 32, False, (8, 4)), ("W1", 154, True, (11, 7)), ("E5", 242, True, (11, 11))],
)
def test_the_points_are_a_product(card: str, points: int, righteous: bool, product: tuple[int, int]) -> None:
    assert factors(Card(card), points, righteous) == (*product, righteous)


def test_alt_text_of_a_table() -> None:
    assert render.table(GAME, samples.tables()["middle"], NAMES).alt == (
        "Elemental Defenders, advanced, round 1 of 2, move 4. "
        "Ada's hand: Earth 4, Fire 4 3 2, Air 4, Water 1. Ada: 0 points, pile Earth 2 Air 5 Water 2, Mediator Water 3. "
        "Bo's hand: Earth 5 3, Air 3 2 1, Water 5. Bo: 0 points, pile Earth 1 Fire 5 Water 4 Fire 1. "
        "Bo attacks with Neonate of Fire; Ada to answer."
    )


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("final", "The game is over. Bo wins, 80 to 70. "),
        ("righteous", "The game is over. Ada wins, 242 to 0. "),
        ("resigned", "The game is over. Bo wins: Ada resigned. "),
        ("draw", "The game is over. A draw, 32 to 32. "),
    ],
)
def test_alt_text_at_the_end_begins_with_who_won(name: str, words: str) -> None:
    assert render.table(GAME, samples.tables()[name], NAMES).alt.startswith(words)


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("final", "Round 2 went to Bo with Warden of Earth, with a Mediator: 8 × 10 = 80."),
        ("righteous", "Round 2 went to Ada with Mystic of Earth, a Righteous Victory: 11 × 11 × 2 = 242."),
        ("after a tie", "Round 1 was a tie."),
        ("challenge", "Ada attacks with Mystic of Air, a Challenge; Bo to answer."),
        ("second mediator", "Bo may put a Mediator aside."),
    ],
)
def test_alt_text_of_special_moments(name: str, words: str) -> None:
    assert words in render.table(GAME, samples.tables()[name], NAMES).alt


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("challenged", "Your turn, what fits: Earth 5, Fire 5, Water 5."),
        ("has to answer", "Your turn, what fits: Fire 4 3 2."),
        ("attacks", "Your turn. Ada to attack."),
        ("ninth card answers", "Your turn, the Fire 1 is used once more."),
        ("other's turn", "move 4: Earth 5 3, Air 3 2 1, Water 5. Bo attacks with Neonate of Fire; Ada to answer."),
    ],
)
def test_alt_text_of_a_hand(name: str, words: str) -> None:
    assert words in draw_hand(GAME, samples.hands()[name], NAMES).alt
