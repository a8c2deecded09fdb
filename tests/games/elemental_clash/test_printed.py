"""What is printed on the cards that somebody is asked about can be read: in the picture, or in the words beside it."""

from typing import Any, cast

import pytest

import engine
from engine import Seat
from engine.elemental_clash.view import ClashView
from render import PICTURES
from render.elemental_clash import ClashPictures, column, hand_cards
from render.elemental_clash.cards_asked_about import cards_to_decide_about, has_lasting_effect
from render.elemental_clash.looks import card_looks
from render.kit.shapes import SHAPES, TALL, WIDE
from tests.games.elemental_clash.test_rules import GAME
from words import words_of_game
from words.elemental_clash import PRINTED, ClashWords

PICTURE = cast(ClashPictures, PICTURES["elemental_clash"])
WORDS = cast(ClashWords, words_of_game("elemental_clash"))
FIRST, SECOND = Seat(0), Seat(1)
ROW = ("thicket_bull", "burrow_sow", "gravel_hound", "bramble_shoat", "acorn_sentry")
CROWDED: dict[str, Any] = {
    "turn": 25,
    "phase": "main1",
    "seats": [
        {
            "deck": ["venus*14"],
            "hand": ["hillbreaker", "bark_mantle", "venus", "deep_tilling", "furrow_herald", "rootgate_warden"],
            "atk": {str(number): card for number, card in enumerate(ROW, 1)},
            "def": {"1": "rootgate_warden", "4": "quarry_golem"},
            "piles": [
                {"stones": ["venus"] * 3, "card": "evergreen_pact"},
                {"stones": ["venus"] * 2, "card": "humus_stalker"},
                {"stones": ["venus", "wellspring_stone"]},
            ],
        },
        {
            "deck": ["mars*12"],
            "atk": {"1": "caldera_drake", "3": "scorchtail"},
            "def": {"2": "ember_tyrant"},
            "piles": [{"stones": ["mars"] * 2, "card": "war_forge"}, {"stones": ["mars"], "card": "sparkpaw"}],
        },
    ],
}


def state_of(position: dict[str, Any]) -> engine.State[Any]:
    return GAME.new(2, "printed", {"position": position})


@pytest.mark.parametrize("shape", SHAPES)
def test_each_card_that_is_asked_about_is_read_in_the_picture_or_beside_it(shape: str) -> None:
    state = state_of(CROWDED)
    view, legal = cast(ClashView, state.see(FIRST)), state.legal(FIRST)
    beside = PICTURE.cards_without_text(view, WORDS, legal, shape)
    said = "\n".join(WORDS.card_text_lines(beside))
    layout = PICTURE.compose_hand(view, ("Ada", "Bo"), WORDS, legal, shape).layout()
    about = cards_to_decide_about(view, legal)
    assert {"bark_mantle", "deep_tilling", "furrow_herald", "evergreen_pact", "war_forge"} <= {*about}
    for card in about:
        assert card not in beside or (WORDS.card(card) in said and WORDS.printed_text(card) in said)
        assert card in beside or f"[{card}" in layout
    assert {"evergreen_pact", "war_forge"} <= {*beside}


@pytest.mark.parametrize("shape", SHAPES)
def test_where_there_is_room_nothing_stands_beside_the_picture(shape: str) -> None:
    mine = {"deck": ["venus*9"], "hand": ["bark_mantle", "venus"], "piles": [{"stones": ["venus"]}]}
    state = state_of({"phase": "main1", "seats": [mine, {"deck": ["mars*9"], "atk": {"1": "scorchtail"}}]})
    assert not PICTURE.cards_without_text(cast(ClashView, state.see(FIRST)), WORDS, state.legal(FIRST), shape)


def test_an_attacker_that_does_something_is_read_by_whoever_can_block_it() -> None:
    attacker = {"deck": ["mars*9"], "atk": {"1": "slag_drake", "2": "scorchtail"}}
    blocker = {"deck": ["venus*9"], "def": {"1": "gravel_hound"}, "orders": []}
    state = state_of({"phase": "main1", "seats": [attacker, blocker]})
    for action in ({"type": "combat"}, {"type": "attack", "from": "0A1", "to": "1P"}, {"type": "done"}):
        state.play(FIRST, GAME.action(action))
    view = cast(ClashView, state.see(SECOND))
    assert cards_to_decide_about(view, state.legal(SECOND)) == ["slag_drake"]
    assert PICTURE.cards_without_text(view, WORDS, state.legal(SECOND), TALL) == ["slag_drake"]
    assert not PICTURE.cards_without_text(view, WORDS, state.legal(SECOND), WIDE)  # there it lies under "On the table"
    assert not cards_to_decide_about(cast(ClashView, state.see(FIRST)), state.legal(FIRST))


def test_what_stays_in_force_comes_before_what_is_over() -> None:
    """Tide Pupil has done what it does when it was played."""
    rules = cast(ClashView, state_of(CROWDED).see(FIRST)).rules
    assert [has_lasting_effect(rules[card]) for card in ("evergreen_pact", "slag_drake", "burrow_sow")] == [True] * 3
    assert [has_lasting_effect(rules[card]) for card in ("tide_pupil", "ember_tyrant", "gravel_hound")] == [False] * 3


def test_no_more_is_printed_than_a_message_has_room_for() -> None:
    lines = WORDS.card_text_lines([*ROW, "boughmother", "tide_pupil"] * 3)
    assert 0 < sum(map(len, lines)) <= PRINTED


def test_cards_of_two_columns_lie_in_their_order_where_these_are_lowest() -> None:
    sizes: tuple[tuple[str, hand_cards.CardSize], ...] = (
        ("furrow_herald", "told"), ("deep_tilling", "told"), ("bark_mantle", "told"), ("boughmother", "line"),
    )  # fmt: skip
    found = card_looks(WORDS)
    slots = [column.CardSlot(found[card], 1, size, 300) for card, size in sizes]
    left, right = column.split_into_columns(slots, 2)
    assert [slot.look.id for slot in (*left, *right)] == [card for card, _ in sizes]
    others = (
        [[*slots[:first]] for first in range(len(slots) + 1)],
        [[*slots[first:]] for first in range(len(slots) + 1)],
    )
    lowest = min(max(column.cards_height(one), column.cards_height(other)) for one, other in zip(*others, strict=True))
    assert max(column.cards_height(left), column.cards_height(right)) == lowest


@pytest.mark.parametrize("shape", SHAPES)
def test_whoever_discards_reads_what_is_printed_on_each_card_of_the_hand(shape: str) -> None:
    hand = ["hillbreaker", "bark_mantle", "deep_tilling", "furrow_herald", "rootgate_warden", "wake_the_grove"]
    seats = [{**CROWDED["seats"][0], "hand": hand}, CROWDED["seats"][1]]
    state = state_of({**CROWDED, "seats": seats})
    state.play(FIRST, GAME.action({"type": "end"}))
    assert state.view(None)["decision"]["kind"] == "discard"
    view, legal = cast(ClashView, state.see(FIRST)), state.legal(FIRST)
    assert {*hand} <= {*cards_to_decide_about(view, legal)}
