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


def test_a_permanent_that_is_kept_would_take_up_its_pile() -> None:
    said = "Weight of Stone would take up its pile for the whole game: only stones can still come there."
    state = clash(main(["weight_of_stone"]))
    assert of_clash(state, END) == said
    state = clash(main(["weight_of_stone", "loamling"]))
    assert of_clash(state, END) == "What you keep in hand can still be played in a later turn."
    assert of_clash(state, END, play("weight_of_stone")) == said


@pytest.mark.parametrize(
    ("zones", "said"),
    [
        ({"def": {"3": "bramble_shoat"}}, "Whoever stays in the DEF zone can still block in the other turn."),
        ({"atk": {"3": "gravel_hound"}}, "Whoever stays in the ATK zone can attack in this very turn."),
    ],
)
def test_whoever_moves_nobody_reads_what_creatures_can_do_where_they_are(zones: Any, said: str) -> None:
    seats = [{"deck": ["venus*9"], **zones}, {"deck": ["mars*9"]}]
    assert of_clash(clash({"turn": 5, "phase": "standby", "seats": seats}), DONE) == said


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


def play(card: str, pile: int = 1) -> Any:
    return {"type": "play", "card": card, "pile": pile}


def test_a_card_that_does_something_is_played_for_what_it_does() -> None:
    mine = {
        "deck": ["venus*9"],
        "hand": ["deep_tilling", "loamling", "gravel_hound", "sparkpaw", "bulwark_stone", "mars", "rootgate_warden"],
        "piles": [{"stones": ["venus"]}, {"stones": ["mars"]}],
    }
    state = clash({"turn": 5, "phase": "main1", "seats": [mine, {"deck": ["mars*9"]}]})
    assert of_clash(state, play("deep_tilling")) == "What it does: Draw a card. You may play one more stone this turn."
    assert of_clash(state, play("loamling")) == "Its own effect: When played: Heal yourself 1."
    blocks = "In the DEF zone it can't be attacked, and it can block."
    assert of_clash(state, play("rootgate_warden")) == blocks, "not that it can't attack"
    waits = "It waits on its pile, and goes to a zone when your next turn begins: then it can attack or block."
    assert of_clash(state, play("gravel_hound")) == waits
    quick = "A quickattacker can attack in this very turn, from its pile."
    assert of_clash(state, play("sparkpaw", 2)) == quick
    stone = {"type": "stone", "card": "bulwark_stone", "pile": 1}
    assert of_clash(state, stone).startswith(
        "The stone also does this: Neutral. Whenever you play a creature on this pile"
    )
    assert of_clash(state, stone, {**stone, "pile": 2}) is None, "it does so wherever it lies"
    basic = {"type": "stone", "card": "mars", "pile": 2}
    assert of_clash(state, basic) == "You may play a stone in each turn, whatever else you play."


def fight(theirs: Any, deck: int = 9) -> Any:
    mine = {"deck": ["venus*9"], "atk": {"1": "hillbreaker"}, "hand": ["venus"]}
    seats = [mine, {"deck": [f"mars*{deck}"] if deck else [], **theirs}]
    return {"turn": 5, "phase": "main1", "seats": seats}


def test_combat_is_entered_for_what_it_takes() -> None:
    taken = "As the cards lie, your attackers can take 6 cards of the other Spellbook if nobody blocks."
    assert of_clash(clash(fight({})), COMBAT) == taken
    assert of_clash(clash(fight({"def": {"1": "gust_finch"}}, 3)), COMBAT) == taken.replace("6", "3")
    wins = of_clash(clash(fight({}, 3)), COMBAT)
    assert wins is not None and wins.startswith("As the cards lie, this wins now: whoever blocks")


def test_a_turn_is_ended_to_win_where_the_other_spellbook_is_empty() -> None:
    said = of_clash(clash(fight({}, 0)), END)
    assert said is not None and said.startswith("No card is left in the other Spellbook: as things stand, the game is")


def test_an_attack_at_a_creature_says_that_it_falls_and_no_other_does() -> None:
    attack = {"type": "attack", "from": "0A1", "to": "1A1"}
    state = clash(fight({"atk": {"1": "gust_finch"}}), (0, COMBAT))
    assert of_clash(state, attack) == "As the cards lie, the creature that you attack falls, and yours stays."


def test_a_target_that_falls_says_so() -> None:
    mine = {"deck": ["mars*9"], "hand": ["flare_dart"], "piles": [{"stones": ["mars"]}]}
    theirs = {"deck": ["venus*9"], "atk": {"1": "gust_finch", "2": "rootgate_warden"}}
    state = clash({"turn": 5, "phase": "main1", "seats": [mine, theirs]}, (0, play("flare_dart")))
    target = {"type": "target", "ref": "1A1"}
    assert of_clash(state, target) == "As the cards lie, this creature falls."
    assert of_clash(state, {**target, "ref": "1A2"}) is None
