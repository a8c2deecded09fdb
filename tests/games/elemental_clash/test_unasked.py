"""The order of abilities is asked only where it may make a difference."""

from typing import Any

import engine
from engine.elemental_clash.actions import Order
from tests.games.elemental_clash.test_rules import GAME

FIRST = engine.Seat(0)


WATCHER = [
    {
        "id": "watcher",
        "kind": "stone",
        "energy": "neutral",
        "text": "Whenever you play a creature on this pile, draw a card.",
        "ability": [
            {"on": "play", "of": {"kind": "creature", "side": "own", "near": "pile"}, "do": [{"op": "draw"}]},
        ],
    }
]


def played(card: str, stones: list[str], pool: Any = (), **mine: Any) -> engine.State[Any]:
    """A creature has just been played on a pile whose stones do something for it."""
    position = {
        "seats": [
            {"deck": ["venus*9"], "hand": [card], "piles": [{"stones": stones}], **mine},
            {"deck": ["mars*9"]},
        ],
        "phase": "main1",
    }
    state = GAME.new(2, "unasked", {"position": position, **({"pool": pool} if pool else {})})
    state.play(FIRST, GAME.action({"type": "play", "card": card, "pile": 1}))
    return state


def seen(state: engine.State[Any]) -> Any:
    """How the first player sees it."""
    return state.see(FIRST)


def fighters(state: engine.State[Any]) -> Any:
    """The card on the first pile, its ATK and DEF."""
    card = seen(state).seats[0].piles[0].card
    return card.card, card.atk, card.def_


def test_gifts_come_to_the_same_whichever_is_first() -> None:
    state = played("gravel_hound", ["venus", "bulwark_stone", "honing_slab"])
    assert seen(state).decision.kind == "order"
    assert state.forced(FIRST) is None
    assert state.unasked(FIRST) == Order(0)
    other = state.copy()
    for each, first in ((state, 0), (other, 1)):
        each.play(FIRST, Order(first))
    assert [fighters(each) for each in (state, other)] == [("gravel_hound", 3, 5)] * 2


def test_a_gift_and_a_target_to_choose_do_not_meddle_with_each_other() -> None:
    state = played("elder_cairn", ["venus", "venus", "bulwark_stone"], discard=["gravel_hound", "loamling"])
    assert seen(state).decision.kind == "order"
    assert state.unasked(FIRST) == Order(0)
    state.play(FIRST, Order(0))
    assert seen(state).decision.kind == "target"


def test_whoever_draws_before_choosing_is_asked() -> None:
    """What is healed is what could have been taken back: the order makes a difference."""
    state = GAME.new(
        2,
        "unasked",
        {
            "position": {
                "seats": [
                    {
                        "deck": ["venus*9"],
                        "discard": ["gravel_hound", "venus"],
                        "atk": {
                            "1": {"card": "silver_shoal", "damage": 9},
                            "2": {"card": "orchard_matron", "damage": 9},
                        },
                        "hand": ["venus"],
                        "piles": [{"stones": ["venus"]}],
                    },
                    {"deck": ["mars*9"]},
                ],
                "phase": "main1",
            }
        },
    )
    if seen(state).decision.kind != "order":
        state.play(FIRST, GAME.action({"type": "stone", "card": "venus", "pile": 1}))
    assert seen(state).decision.kind == "order"
    assert state.unasked(FIRST) is None


def test_a_search_and_a_gift_do_not_meddle_with_each_other() -> None:
    for deck in (["venus*9"], ["gravel_hound", "boulder_lesson"]):  # whether anything can be found is nobody's concern
        state = played("furrow_herald", ["venus", "venus", "bulwark_stone"], deck=deck)
        assert seen(state).decision.kind == "order"
        assert state.unasked(FIRST) == Order(0)
        ends = []
        for first in (0, 1):
            one = state.copy()
            one.play(FIRST, Order(first))
            one.play(FIRST, one.legal(FIRST)[0])
            ends.append((fighters(one), one.view(FIRST)["seats"][0]["hand"], seen(one).decision.kind))
        assert ends[0] == ends[1]


def test_a_creature_that_is_fetched_and_a_gift_do_not_meddle_with_each_other() -> None:
    for deck in (["venus*9"], ["acorn_sentry", "rootgate_warden", "loamling", "venus*3"]):
        state = played("boughmother", ["venus", "venus", "venus", "bulwark_stone"], deck=deck)
        assert seen(state).decision.kind == "order"
        assert state.unasked(FIRST) == Order(0)


def test_whoever_draws_beside_a_search_is_asked() -> None:
    state = played("furrow_herald", ["venus", "venus", "watcher"], pool=WATCHER)
    assert seen(state).decision.kind == "order"
    assert state.unasked(FIRST) is None


def test_trying_orders_changes_nothing() -> None:
    state = played("gravel_hound", ["venus", "bulwark_stone", "honing_slab"])
    before = state.position()
    state.unasked(FIRST)
    assert state.position() == before
