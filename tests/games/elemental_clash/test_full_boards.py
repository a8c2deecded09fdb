"""The pictures of Elemental Clash where much lies on the table: whole names, and nothing over names and numbers."""

from typing import cast

import pytest

from render import PICTURES
from render.elemental_clash import ClashPictures, rows, tiles
from render.elemental_clash.looks import card_looks
from tests.games.elemental_clash import samples
from tests.support.samples import legal_in
from words import words_of_game
from words.elemental_clash import ClashWords

NAMES = ("Ada", "Bo")
PICTURE = cast(ClashPictures, PICTURES["elemental_clash"])
WORDS = cast(ClashWords, words_of_game("elemental_clash"))


def layout(name: str) -> str:
    return PICTURE.compose_table(samples.tables()[name], NAMES, WORDS).layout()


@pytest.mark.parametrize("at", ["0S2", "0A2"])
def test_a_creature_that_has_fallen_on_its_pile_is_shown_as_one_in_a_zone(at: str) -> None:
    mine = {"deck": ["venus*9"], "piles": [{"stones": ["venus"]}] * 2}
    fell = {"turn": 9, "changes": [{"what": "fell", "at": at, "card": "gravel_hound"}]}
    position = {"turn": 9, "seats": [mine, {"deck": ["mercury*9"]}], "lately": fell}
    drawn = PICTURE.compose_table(samples.view(position=position), NAMES, WORDS).layout()
    assert drawn.count("[fallen]") == 1
    assert "[tile gravel_hound spent]" in drawn


def test_no_neighbour_covers_the_line_around_a_card() -> None:
    view = samples.view(samples.FIRST, samples.STANDBY)
    drawn = PICTURE.compose_hand(view, NAMES, WORDS, legal_in("elemental_clash", view)).layout()
    assert drawn.count("[ring]") == drawn.count(" ringed]") > 0
    assert drawn.index("[ring]") > max(drawn.rindex("[space"), drawn.rindex("[tile "))


def test_no_name_covers_more_than_half_of_a_card() -> None:
    for look in card_looks(WORDS).values():
        for high in rows.HEIGHTS:
            assert tiles.emblem_place(look, high).high >= high * 0.4, look.id


def test_arrows_of_changed_numbers_stand_before_them() -> None:
    """In the line of the digits, and none where another begins."""
    lines = layout("full").splitlines()
    arrows = [place for place, line in enumerate(lines) if line.endswith("[up]")]
    assert arrows
    for place in arrows:
        left, after = (int(lines[at].split()[0]) for at in (place, place + 1))
        assert after - left >= 11


def test_beside_a_fight_stands_what_its_signs_mean() -> None:
    blocks, middle = layout("blocks"), layout("middle")
    for said in ("Attack", "Block", "Would fall"):
        assert f" {said}\n" in f"{blocks}\n"
        assert f" {said}\n" not in f"{middle}\n"


def test_who_would_fall_and_who_has_fallen_have_signs_of_their_own() -> None:
    before, after = layout("blocks"), layout("falls")
    assert " Would fall\n" in f"{before}\n"
    assert "Has just fallen" not in before
    assert " Has just fallen\n" in f"{after}\n"
    assert "Would fall" not in after
