"""The pictures of Realm of the Defenders: what lies in a row, what is marked, decks, and what the alt texts say."""

import io
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
import pytest
from PIL import Image

import render
from engine.realm_of_the_defenders import CARDS, STANDARD_DECK
from render import realm_of_the_defenders as pictures
from render.realm_of_the_defenders import faces, parts
from tests.render.samples import realm_of_the_defenders as samples

GAME = "realm_of_the_defenders"
NAMES = ("Ada", "Bo", "Cleo", "Dan")


def shown(view: Mapping[str, Any]) -> str:
    return pictures.compose_table(view, NAMES).layout()


def alt(name: str) -> str:
    return render.table(GAME, samples.tables()[name], NAMES).alt


def test_all_cards_differ_in_every_size() -> None:
    for size in (faces.MIDDLE, faces.LITTLE):
        assert len({faces.face(card, size).tobytes() for card in CARDS}) == 53


def test_the_corner_of_a_card_names_it_when_others_lie_over_it() -> None:
    """What looks out of a row that is as close as can be."""
    corners = {faces.face(card, faces.MIDDLE).crop((0, 0, parts.TUCK, faces.MIDDLE.height)).tobytes() for card in CARDS}
    assert len(corners) == 53


def test_who_is_asked_between_is_asked_for_an_answer_and_no_more() -> None:
    tables = samples.tables()
    assert "[label to move]" in shown(tables["middle"])
    for name in ("four in a battle", "stopped and struck", "who is hit"):
        assert shown(tables[name]).count("[label to answer]") == 1
        assert "[label to move]" not in shown(tables[name])
    assert shown(tables["bids"]).count("[label to bid]") == 2


def test_a_battle_shows_what_is_stopped_sacrificed_and_struck_back_with() -> None:
    layout = shown(samples.tables()["stopped and struck"])
    for part in ("[9C stopped]", "[2S little red]", "[10C little]", "[arrow up]", "[10S red]"):
        assert part in layout
    assert "[gate]" in shown(samples.tables()["nobody at the gate"])


def test_a_realm_that_is_out_is_veiled() -> None:
    assert shown(samples.tables()["four in a battle"]).count("[veil") == 1
    assert shown(samples.tables()["final"]).count("[veil") == 2


def test_an_elder_bears_his_toughness_and_lies_over_his_money() -> None:
    lines = shown(samples.tables()["middle"]).splitlines()
    elder = next(number for number, line in enumerate(lines) if "[X1 7]" in line)
    assert lines[elder - 1].endswith("[2D middle]")
    assert lines[elder - 2].endswith("[5D middle]")
    assert "[KS 15 resting]" in shown(samples.tables()["middle"])


def test_paid_cards_are_marked_in_the_hand() -> None:
    layout = pictures.compose_hand(samples.hands()["rich"], NAMES).layout()
    assert layout.count(" gold]") == 1
    assert "[10D middle gold]" in layout
    assert pictures.compose_hand(samples.hands()["bidding"], NAMES).layout().count(" gold]") == 2


def test_alt_texts() -> None:
    assert alt("bids") == (
        "Realm of the Defenders, bids. Ada: 2 Fortresses, 42 in deck. Bo: 2 Fortresses, 42 in deck, has bid. "
        "Cleo: 2 Fortresses, 42 in deck. Waiting for Ada, Cleo."
    )
    assert (
        "Ada attacks Bo: 9♠ #1 with 9♣ (stopped) and 8♠ #2 with 6♣ against 10♠ #5, 2♠ sacrificed, who strikes"
        in alt("stopped and struck")
    )
    assert "Elder #3 of 7 on 5♦ 2♦, K♠ #4 (not ready); Courage 28 (4♥ 9♥ K♥); Power 4; hand 7" in alt("middle")
    assert "Dan (out): 0 Fortresses; no Defender; no Courage; " in alt("four in a battle")
    assert alt("draw").startswith("The game is over. A draw.")


@pytest.mark.parametrize(
    ("deck", "words"),
    [
        (STANDARD_DECK, "Standard: 54 cards, 500 of 500 points. 2♠, 3♠, "),
        (["9S"] * 4 + ["X1"] * 5, "Standard: 9 cards, 146 of 500 points. 9♠ ×4, Elder ×5."),
        ([], "Standard: 0 cards, 0 of 500 points. It is empty."),
        (list(CARDS) * 30, "Standard: 1590 cards, "),
    ],
    ids=["standard", "few", "none", "far too many"],
)
def test_decks(deck: Sequence[str], words: str) -> None:
    picture = pictures.deck(deck, "Standard")
    assert picture == pictures.deck(list(reversed(deck)), "Standard")
    assert picture.alt.startswith(words)
    assert len(picture.alt) <= 1024
    assert len(picture.png) <= 40_000
    assert Image.open(io.BytesIO(picture.png)).size == (1000, 502)


def test_what_is_no_card_is_no_deck() -> None:
    with pytest.raises(msgspec.ValidationError):
        pictures.deck(["1S"], "Odd")
