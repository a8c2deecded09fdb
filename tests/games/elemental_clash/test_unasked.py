"""The order of abilities is asked only where it may make a difference."""

from typing import Any

import engine
from engine.elemental_clash.actions import OrderTrigger
from tests.games.elemental_clash.test_rules import GAME

FIRST, SECOND = engine.Seat(0), engine.Seat(1)


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
    assert state.unasked(FIRST) == OrderTrigger(0)
    other = state.copy()
    for each, first in ((state, 0), (other, 1)):
        each.play(FIRST, OrderTrigger(first))
    assert [fighters(each) for each in (state, other)] == [("gravel_hound", 3, 5)] * 2


def test_a_gift_and_a_target_to_choose_do_not_meddle_with_each_other() -> None:
    state = played("elder_cairn", ["venus", "venus", "bulwark_stone"], discard=["gravel_hound", "loamling"])
    assert seen(state).decision.kind == "order"
    assert state.unasked(FIRST) == OrderTrigger(0)
    state.play(FIRST, OrderTrigger(0))
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
        assert state.unasked(FIRST) == OrderTrigger(0)
        ends = []
        for first in (0, 1):
            one = state.copy()
            one.play(FIRST, OrderTrigger(first))
            one.play(FIRST, one.legal(FIRST)[0])
            ends.append((fighters(one), one.view(FIRST)["seats"][0]["hand"], seen(one).decision.kind))
        assert ends[0] == ends[1]


def test_a_creature_that_is_fetched_and_a_gift_do_not_meddle_with_each_other() -> None:
    for deck in (["venus*9"], ["acorn_sentry", "rootgate_warden", "loamling", "venus*3"]):
        state = played("boughmother", ["venus", "venus", "venus", "bulwark_stone"], deck=deck)
        assert seen(state).decision.kind == "order"
        assert state.unasked(FIRST) == OrderTrigger(0)


def test_whoever_draws_beside_a_search_is_asked() -> None:
    state = played("furrow_herald", ["venus", "venus", "watcher"], pool=WATCHER)
    assert seen(state).decision.kind == "order"
    assert state.unasked(FIRST) is None


def test_trying_orders_changes_nothing() -> None:
    state = played("gravel_hound", ["venus", "bulwark_stone", "honing_slab"])
    before = state.position()
    state.unasked(FIRST)
    assert state.position() == before


def attacked(flash: str, **mine: Any) -> engine.State[Any]:
    """The second player is attacked, holds a Flash spell, and is in the block step."""
    theirs = {"deck": ["venus*9"], "hand": [flash], "piles": [{"stones": ["venus", "venus"]}], **mine}
    attacker = {"deck": ["mars*9"], "atk": {"1": "scorchtail"}}
    state = GAME.new(2, "flash", {"position": {"seats": [attacker, theirs], "phase": "main1", "turn": 9}})
    for action in ({"type": "combat"}, {"type": "attack", "from": "0A1", "to": "1P"}):
        state.play(FIRST, GAME.action(action))
    assert seen(state).decision.kind == "block"
    return state


def test_against_computers_a_flash_spell_is_asked_for_once_where_nobody_can_block() -> None:
    state = attacked("bark_mantle")
    assert state.unasked(SECOND) is None
    done = state.unasked_alone(SECOND)
    assert done == GAME.action({"type": "done"})
    state.play(SECOND, done)
    assert (seen(state).decision.kind, seen(state).decision.seat) == ("window", SECOND)
    assert GAME.action({"type": "pass"}) in state.legal(SECOND)
    assert state.unasked_alone(SECOND) == GAME.action({"type": "pass"}), "nobody strengthens an attacker of the other"


def test_whoever_can_block_or_could_bring_somebody_who_can_is_asked() -> None:
    discard = {"discard": ["loamling"]}
    assert attacked("sudden_thicket", **discard).unasked_alone(SECOND) is None
    assert attacked("bark_mantle", **discard).unasked_alone(SECOND) is not None
    assert attacked("bark_mantle", **{"def": {"1": "gravel_hound"}}).unasked_alone(SECOND) is None
    assert attacked("bark_mantle").unasked_alone(FIRST) is None


def attacking(flash: str, at: str, **theirs: Any) -> engine.State[Any]:
    """The first player attacks what is there with a Flash spell in hand, and is asked for it before the fights."""
    mine = {"deck": ["mars*9"], "hand": [flash], "piles": [{"stones": ["venus", "venus"]}], "atk": {"1": "scorchtail"}}
    seats = [mine, {"deck": ["venus*9"], **theirs}]
    state = GAME.new(2, "flash", {"position": {"seats": seats, "phase": "main1", "turn": 9}})
    for action in ({"type": "combat"}, {"type": "attack", "from": "0A1", "to": at}):
        state.play(FIRST, GAME.action(action))
    assert (seen(state).decision.kind, seen(state).decision.seat) == ("window", FIRST)
    return state


def test_against_computers_nobody_is_asked_in_their_attack_for_a_spell_that_changes_no_fight() -> None:
    idle = {"atk": {"1": "loamling", "2": "gravel_hound"}}
    state = attacking("roots_that_hold", "1P", **idle)
    assert state.unasked(FIRST) is None  # who sees that no more than the rules say must not learn it
    assert state.unasked_alone(FIRST) == GAME.action({"type": "pass"})
    state.play(FIRST, GAME.action({"type": "pass"}))
    kinds = [engine.to_json(action)["type"] for action in state.legal(FIRST)]
    assert "play" in kinds  # in Main II it still can be played


def test_whoever_holds_a_spell_for_one_who_fights_is_asked_in_their_attack() -> None:
    there = {"atk": {"1": "loamling", "2": "gravel_hound"}}
    assert attacking("roots_that_hold", "1A1", **there).unasked_alone(FIRST) is None
    assert attacking("bark_mantle", "1P", **there).unasked_alone(FIRST) is None
    assert attacking("hold_the_wall", "1P", **there).unasked_alone(FIRST) is None


def test_against_computers_nobody_is_asked_for_what_nobody_would_do_before_the_fights() -> None:
    few = {"deck": ["venus*2"]}
    assert attacking("bark_mantle", "1P", **few).unasked_alone(FIRST) == GAME.action({"type": "pass"}), "it is enough"
    assert attacking("hold_the_wall", "1P", **few).unasked_alone(FIRST) is None, "that does something else"
    warded = {"card": "scorchtail", "add": ["warded"]}
    strong = defending("bark_mantle", theirs_atk={"1": "scorchtail"})
    assert strong.unasked_alone(SECOND) == GAME.action({"type": "pass"}), "nobody strengthens an attacker of the other"
    blocked = defending("bark_mantle", theirs_atk={"1": warded}, block=True, **{"def": {"1": "gravel_hound"}})
    assert blocked.unasked_alone(SECOND) is None


def defending(flash: str, *, theirs_atk: Any = None, block: bool = False, **mine: Any) -> engine.State[Any]:
    """The second player is attacked by one whom nothing of theirs reaches, and is asked before the fights."""
    theirs = {"deck": ["venus*9"], "hand": [flash], "piles": [{"stones": ["venus", "venus"]}], **mine}
    attacker = {"deck": ["mars*9"], "atk": theirs_atk or {"1": {"card": "scorchtail", "add": ["warded"]}}}
    state = GAME.new(2, "flash", {"position": {"seats": [attacker, theirs], "phase": "main1", "turn": 9}})
    actions = [{"type": "combat"}, {"type": "attack", "from": "0A1", "to": "1P"}]
    actions.append({"type": "block", "from": "1D1", "to": "0A1"} if block else {"type": "done"})
    for seat, action in zip((FIRST, FIRST, SECOND), actions, strict=True):
        state.play(seat, GAME.action(action))
    if block and seen(state).decision.kind == "block":
        state.play(SECOND, GAME.action({"type": "done"}))
    if seen(state).decision.seat == FIRST:
        state.play(FIRST, GAME.action({"type": "pass"}))
    assert (seen(state).decision.kind, seen(state).decision.seat) == ("window", SECOND)
    return state


def test_against_computers_whoever_is_attacked_is_not_asked_for_a_gift_to_somebody_who_does_not_fight() -> None:
    idle: dict[str, Any] = {"atk": {"2": "gravel_hound"}}
    state = defending("bark_mantle", **idle)
    assert state.unasked(SECOND) is None  # people ask all the same, so that nobody learns what is held
    assert state.unasked_alone(SECOND) == GAME.action({"type": "pass"})
    assert defending("bark_mantle", orders=["combat"], **idle).unasked_alone(SECOND) is None, "asked at no spell later"
    assert defending("flare_dart", **idle, piles=[{"stones": ["mars"]}]).unasked_alone(SECOND) is None


def answering(spell: str, flash: str, **mine: Any) -> engine.State[Any]:
    """The first player casts a spell; the second one, whose creature lies there, holds a Flash spell."""
    earth, fire = {"stones": ["venus"] * 3}, {"stones": ["mars"] * 3}
    theirs = {"deck": ["venus*9"], "hand": [flash], "piles": [earth, fire], "atk": {"1": "gravel_hound"}, **mine}
    caster = {"deck": ["mars*9"], "hand": [spell], "piles": [fire, earth]}
    state = GAME.new(2, "flash", {"position": {"seats": [caster, theirs], "phase": "main1", "turn": 9}})
    play = next(one for one in map(engine.to_json, state.legal(FIRST)) if one["type"] == "play")
    state.play(FIRST, GAME.action(play))
    assert (seen(state).decision.kind, seen(state).decision.seat) == ("window", SECOND)
    return state


def test_against_computers_nobody_is_asked_for_a_gift_that_changes_nothing_of_a_spell() -> None:
    for spell in ("deep_tilling", "firebrand_volley"):
        state = answering(spell, "bark_mantle")
        assert state.unasked(SECOND) is None
        assert state.unasked_alone(SECOND) == GAME.action({"type": "pass"})


def test_whoever_could_change_what_a_spell_does_or_is_asked_at_no_other_time_is_asked_at_a_spell() -> None:
    assert answering("white_heat", "bark_mantle").unasked_alone(SECOND) is None  # it could save the Hound
    assert answering("rain_of_cinders", "bark_mantle").unasked_alone(SECOND) is None
    assert answering("deep_tilling", "flare_dart").unasked_alone(SECOND) is None
    assert answering("deep_tilling", "bark_mantle", orders=["spell"]).unasked_alone(SECOND) is None
