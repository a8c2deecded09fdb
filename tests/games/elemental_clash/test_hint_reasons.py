"""Why a hint ends, passes, does not block, trades or discards: what is certain as everything lies."""

from typing import Any

import pytest

from tests.test_reasons import clash, of_clash

END = {"type": "end"}
COMBAT = {"type": "combat"}
DONE = {"type": "done"}


def main(hand: list[str], **more: Any) -> Any:
    mine = {"deck": ["venus*9"], "hand": hand, "piles": [{"stones": ["venus", "venus"]}]}
    return {"turn": 5, "phase": "main1", "seats": [mine, {"deck": ["mars*9"], **more}]}


def test_whoever_ends_the_turn_reads_what_becomes_of_the_hand() -> None:
    assert of_clash(clash(main(["boughmother"])), END) == "What you keep in hand can still be played in a later turn."
    answering = "A pile of yours stays free: Roots That Hold can answer from it in the other turn."
    assert of_clash(clash(main(["roots_that_hold"])), END) == answering
    assert of_clash(clash(main([])), END) is None
    assert of_clash(clash(main(["venus"] * 6)), END) is None  # cards are discarded


@pytest.mark.parametrize(("blocker", "said"), [("gust_finch", True), ("rootgate_warden", False)])
def test_no_block_is_explained_where_whoever_blocks_falls(blocker: str, said: bool) -> None:
    mine = {"deck": ["mars*9"], "atk": {"1": "slag_drake"}}
    position = {"turn": 5, "seats": [mine, {"deck": ["venus*9"], "def": {"1": blocker}}]}
    state = clash(position, (0, COMBAT), (0, {"type": "attack", "from": "0A1", "to": "1P"}))
    reason = of_clash(state, DONE)
    assert (reason == "As the cards lie, every creature that blocks alone would fall.") is said
    assert said or reason is None


def test_a_trade_says_so() -> None:
    hurt = {"1": {"card": "gravel_hound", "damage": 1}}
    position = {"turn": 5, "phase": "main1", "seats": [{"deck": ["venus*9"], "atk": hurt}] * 2}
    state = clash(position, (0, COMBAT))
    said = of_clash(state, {"type": "attack", "from": "0A1", "to": "1A1"})
    assert said == "As the cards lie, both fall: a creature of yours for one of theirs."


def test_a_spell_that_is_kept_can_answer_later() -> None:
    seats: list[Any] = [
        {
            "deck": ["mars*9"],
            "hand": ["white_heat"],
            "piles": [{"stones": ["mars", "mars"]}],
            "atk": {"1": "slag_drake"},
        },
        {"deck": ["venus*9"], "hand": ["bark_mantle"], "piles": [{"stones": ["venus"]}]},
    ]
    position = {"turn": 5, "phase": "main1", "seats": seats}
    state = clash(position, (0, {"type": "play", "card": "white_heat", "pile": 1}))
    assert of_clash(state, {"type": "pass"}) == "Your spell stays in your hand: it can still answer later."


def test_what_no_pile_carries_is_discarded() -> None:
    hand = ["boughmother", "venus", "venus", "venus", "venus", "venus"]
    state = clash(main(hand), (0, END))
    while state.view(None)["decision"]["kind"] != "discard":
        state.play(state.active[0], state.legal(state.active[0])[0])
    said = of_clash(state, {"type": "discard", "card": "boughmother"})
    assert said == "No free pile of yours can carry it yet."
