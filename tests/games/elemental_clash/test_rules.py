"""Elemental Clash: its vectors, its naive judge (read by the generic tests), and what the vectors leave open."""

import json
from collections import Counter
from itertools import product
from random import Random
from typing import Any

import pytest

import engine
from engine.elemental_clash import ElementalClash
from tests.games.elemental_clash.judge import conceivable, judge, redeal
from tests.games.elemental_clash.world import card_file
from tests.support.rules import Json, Setting, folder_of, plain, vectors, walk

__all__ = ["DULL", "OPTIONS", "OWN_EXPECTATIONS", "PERFT", "PLAYTHROUGH", "REVEALING", "conceivable", "judge", "redeal"]

GAME = ElementalClash()
DECKS = [deck["id"] for deck in card_file()["deck"]]
# Every ready deck once; all pairs of them are played below.
OPTIONS: list[Json] = [{"decks": DECKS[n : n + 2]} for n in range(0, len(DECKS), 2)]
REVEALING = {
    "attack", "block", "choose", "discard", "divide", "done", "end", "move", "no", "order", "pass", "place", "play",
    "put", "skip", "stone", "target", "yes",
}  # fmt: skip
DULL = {"ask", "end"}
OWN_EXPECTATIONS: set[str] = set()
# Attackers, an elusive one among them, blockers, Flash spells on both sides, triggers of both, a card with DPT.
FIGHT: Json = {
    "position": {
        "seats": [
            {"deck": ["venus*9"], "hand": ["flare_dart"], "atk": {"1": "scorchtail", "2": "gust_finch"},
             "piles": [{"stones": ["mars"]}]},
            {"deck": ["venus*9", "last_spark"], "hand": ["chill_grasp"], "atk": {"1": "coal_snatcher"},
             "def": {"1": "drift_bell", "2": "loamling"}, "piles": [{"stones": ["mercury"]}]},
        ]
    },
    "orders": {"end": False},
}  # fmt: skip
PERFT = {
    "f00d": [1, 7, 37, 160, 630],
    '1 {"decks": ["wildfire", "stilltide"], "orders": {"spell": false, "combat": false, "end": false}}': [
        1, 6, 28, 110, 429, 1939,
    ],
    f"fight {json.dumps(FIGHT)}": [1, 6, 64, 913, 11316],
}  # fmt: skip
SILENT = {
    "phase": "the headline names the phase",
    "over": "how it ended stands below the story, with the scores",
}
PLAYTHROUGH = (2, "f00d", {"decks": ["wildfire", "stilltide"]})
TEST_POOL = json.loads((folder_of("elemental_clash") / "pool.json").read_text())


# The vectors: scenarios in steps


def holds(event: Json, fields: Json) -> bool:
    return all(key in event and event[key] == value for key, value in fields.items())


def at_path(view: Any, path: str) -> Any:
    for key in path.split("."):
        view = view[int(key)] if isinstance(view, list) else view[key]
    return view


def plain_legal(state: engine.State[Any], seat: int) -> list[Json]:
    return [engine.to_json(action) for action in state.legal(engine.Seat(seat))]


def take_step(state: engine.State[Any], step: list[Any], events: list[Json]) -> list[Json]:
    """Do or check one step; the events of the last thing done."""
    match step:
        case ["do", seat, action]:
            return [engine.to_json(event) for event in state.play(engine.Seat(seat), GAME.action(action))]
        case ["can", seat, action]:
            assert action in plain_legal(state, seat)
        case ["cannot", seat, action]:
            assert action not in plain_legal(state, seat)
            with pytest.raises(engine.IllegalAction) as refused:
                state.play(engine.Seat(seat), GAME.action(action))
            assert refused.value.rule
        case ["legal", seat, actions]:
            assert [action for action in plain_legal(state, seat) if action["type"] != "ask"] == actions
        case ["active", seats]:
            assert list(state.active) == seats
        case ["see", viewer, path, value]:
            assert at_path(state.view(viewer), path) == value
        case ["event", fields]:
            assert any(holds(event, fields) for event in events), events
        case ["no_event", fields]:
            assert not any(holds(event, fields) for event in events), events
        case ["over", None]:
            assert state.outcome is None
        case ["over", fields]:
            assert state.outcome is not None
            assert holds(engine.to_json(state.outcome), fields)
        case _:
            pytest.fail(f"nobody knows this step: {step}")
    return events


@pytest.mark.parametrize("vector", vectors("elemental_clash"))
def test_vector(vector: Json) -> None:
    options = dict(vector["options"])
    if options.get("pool") == "@test":
        options["pool"] = TEST_POOL
    state = GAME.new(2, vector.get("seed", ""), options)
    events: list[Json] = []
    for step in vector["steps"]:
        events = take_step(state, step, events)


# What the vectors leave open


def laid_out(mine: Json, theirs: Json | None = None, options: Json | None = None, **more: Any) -> engine.State[Any]:
    """A position with the test pool in which seat 0 plays."""
    sides = [{"deck": ["venus*9"], **side} for side in (mine, theirs or {})]
    return GAME.new(2, "v", {"pool": TEST_POOL, "position": {"seats": sides, **more}, **(options or {})})


def do(state: engine.State[Any], seat: int, **action: Any) -> list[Json]:
    return [engine.to_json(event) for event in state.play(engine.Seat(seat), GAME.action(action))]


def refused(state: engine.State[Any], seat: int, **action: Any) -> tuple[str, str | None]:
    with pytest.raises(engine.IllegalAction) as error:
        state.play(engine.Seat(seat), GAME.action(action))
    return error.value.rule or "", error.value.message


def kinds(events: list[Json]) -> list[str]:
    return [event["type"] for event in events]


@pytest.mark.parametrize("decks", list(product(DECKS, DECKS)), ids="-".join)
def test_all_pairs_of_ready_decks_play_as_the_judge_says(decks: tuple[str, str]) -> None:
    setting = Setting(GAME, 2, {"decks": list(decks)})
    state: Any = None
    for number, (state, seat, _) in enumerate(walk(setting, "pairs", dull=0.1)):
        if number % 4 == 0:
            position = json.loads(plain(state.position()))
            assert plain_legal(state, seat) == judge(position, seat)
    assert state.turn <= 150


STONE_OF = {"earth": "venus", "air": "jupiter", "fire": "mars", "water": "mercury"}


def any_spellbook(rng: Random) -> list[str]:
    """Two elements, a third of it stones, and of all cards of the pool at most three each."""
    elements = rng.sample(sorted(STONE_OF), 2)
    fitting = [card["id"] for card in card_file()["card"] if card.get("element", "neutral") in (*elements, "neutral")]
    cards = [STONE_OF[elements[n % 2]] for n in range(13)]
    others = [card_id for card_id in fitting if card_id not in STONE_OF.values()] * 3
    return cards + rng.sample(others, 27)


@pytest.mark.parametrize("seed", range(6))
def test_spellbooks_of_any_cards_play_as_the_judge_says(seed: int) -> None:
    """All cards of the pool come up here, also those that no ready deck holds."""
    rng = Random(seed)
    setting = Setting(GAME, 2, {"decks": [any_spellbook(rng), any_spellbook(rng)]})
    for number, (state, seat, _) in enumerate(walk(setting, "any", dull=0.1)):
        if number % 5:
            continue
        position = json.loads(plain(state.position()))
        assert plain_legal(state, seat) == judge(position, seat)
        assert plain(setting.resume(position, "any").position()) == plain(position)
        for viewer in (seat, None):
            imagined = GAME.imagine(state.view(viewer), viewer, str(number))
            assert plain(imagined.view(viewer)) == plain(state.view(viewer))
            assert imagined.legal(seat) == state.legal(seat) or viewer is None


def test_the_view_has_the_format_of_the_rules() -> None:  # EC-14.4
    """The example of the rules: seat 0's view, with a Flash spell of theirs on the chain that answers a block."""
    ember = {"card": "slag_drake", "damage": 1}
    mine = {
        "deck": ["mars", "venus*3"],
        "hand": ["mars", "flare_dart"],
        "discard": ["coal_snatcher"],
        "atk": {"2": ember},
        "piles": [{"stones": ["mars", "mars"]}, {"stones": ["moon_pebble", "venus"], "card": "evergreen_pact"}],
    }
    theirs = {
        "deck": ["mercury*4"],
        "hand": ["mercury*3"],
        "def": {"1": "reef_guard"},
        "piles": [{"stones": ["mercury", "mercury"]}, {"stones": ["mercury"], "card": "silver_shoal"}],
    }
    state = GAME.new(2, "", {"position": {"turn": 7, "seats": [mine, theirs]}, "orders": {"combat": True}})
    do(state, 0, type="combat")
    do(state, 0, type="attack", **{"from": "0A2", "to": "1P"})
    do(state, 1, type="block", **{"from": "1D1", "to": "0A2"})
    do(state, 1, type="done")
    do(state, 0, type="play", card="flare_dart", pile=1)
    do(state, 0, type="target", ref="1D1")
    view = state.view(engine.Seat(0))
    view.pop("half_done")
    free: list[None] = [None] * 5
    drake = {"card": "slag_drake", "kind": "creature", "atk": 4, "def": 3, "damage": 1, "keywords": [],
             "effects": [{"atk": 1, "def": 0, "add": [], "until": 7}]}  # fmt: skip
    guard = {"card": "reef_guard", "kind": "creature", "atk": 1, "def": 4, "damage": 0, "keywords": [], "effects": []}
    shoal = {"card": "silver_shoal", "kind": "creature", "atk": 1, "def": 1, "damage": 0, "keywords": [], "effects": []}
    assert view == {
        "game": "elemental_clash", "viewer": 0, "turn": 7, "player": 0, "phase": "combat", "active": [1],
        "stones_left": 1,
        "seats": [
            {"spellbook": 4, "spellbook_known": [], "hand": {"count": 1, "cards": ["mars"]},
             "discard": ["coal_snatcher"], "atk": [None, drake, None, None, None], "def": free,
             "piles": [
                 {"stones": ["mars", "mars"], "energy": "fire", "height": 2,
                  "card": {"card": "flare_dart", "kind": "flash"}},
                 {"stones": ["moon_pebble", "venus"], "energy": "earth", "height": 2,
                  "card": {"card": "evergreen_pact", "kind": "permanent"}}],
             "spellbook_list": ["mars", "venus", "venus", "venus"]},
            {"spellbook": 4, "spellbook_known": [], "hand": {"count": 3, "cards": []}, "discard": [], "atk": free,
             "def": [guard, None, None, None, None],
             "piles": [{"stones": ["mercury", "mercury"], "energy": "water", "height": 2, "card": None},
                       {"stones": ["mercury"], "energy": "water", "height": 1, "card": shoal}]}],
        "decision": {"seat": 1, "kind": "window", "window": "spell"},
        "moved": [],
        "attacks": [{"from": "0A2", "to": "1P", "blocked": True, "blockers": ["1D1"]}],
        "chain": [{"link": 1, "seat": 0, "card": "flare_dart", "targets": ["1D1"]}],
        "pending": [],
        "outcome": None,
        "orders": {"spell": True, "combat": True, "end": True},
    }  # fmt: skip


# Combat


def test_a_moved_away_target_is_no_target_any_more() -> None:  # EC-7.9
    op = {"op": "move", "what": "t1", "to": "def"}
    ability = {"on": "play", "target": [{"zone": "atk", "side": "own"}], "do": [op]}
    pull = {"id": "t_pull", "kind": "flash", "element": "earth", "level": 1, "ability": [ability]}
    walls = {str(n): "t_wall" for n in range(1, 5)}
    theirs = {"hand": ["t_pull"], "piles": [{"stones": ["venus"]}], "atk": {"1": "t_bear"}, "def": walls}
    state = laid_out({"atk": {"1": "t_ogre", "2": "t_ogre"}}, theirs, {"pool": [*TEST_POOL, pull]})
    do(state, 0, type="combat")
    do(state, 0, type="attack", **{"from": "0A1", "to": "1A1"})
    do(state, 0, type="attack", **{"from": "0A2", "to": "1P"})
    do(state, 1, type="play", card="t_pull", pile=1)
    assert [attack["to"] for attack in state.view(None)["attacks"]] == [None, "1P"]
    events = do(state, 1, type="done")
    assert [(event["from"], event["at"]) for event in events if event["type"] == "fight"] == [
        ("0A1", []),
        ("0A2", ["1P"]),
    ]
    assert state.view(None)["seats"][1]["def"][4]["damage"] == 0


def test_an_attacker_without_atk_is_divided_as_well() -> None:  # EC-7.8
    mine = {"atk": {"1": {"card": "t_wall", "atk": -3}}}
    state = laid_out(mine, {"def": {"1": "t_bear", "2": "t_bear"}})
    do(state, 0, type="combat")
    do(state, 0, type="attack", **{"from": "0A1", "to": "1P"})
    do(state, 1, type="block", **{"from": "1D1", "to": "0A1"})
    do(state, 1, type="block", **{"from": "1D2", "to": "0A1"})
    assert plain_legal(state, 0)[0] == {"type": "divide", "to": "1D1", "n": 0}
    events = do(state, 0, type="divide", to="1D1", n=0)
    assert [event["n"] for event in events if event["type"] == "damage"] == [2, 2]


def test_a_creature_without_atk_strikes_nobody_back() -> None:  # EC-7.7
    state = laid_out({"atk": {"1": "t_bear"}}, {"atk": {"1": {"card": "t_wall", "atk": -3}}})
    do(state, 0, type="combat")
    events = do(state, 0, type="attack", **{"from": "0A1", "to": "1A1"})
    assert [(event["at"], event["n"]) for event in events if event["type"] == "damage"] == [("1A1", 2)]


def test_nothing_is_divided_for_an_attacker_that_no_longer_fights() -> None:  # EC-6.6, EC-7.9
    """It attacks from a pile as long as another creature makes it a Quickattacker."""
    leader = {"id": "leader", "kind": "creature", "element": "earth", "level": 1, "type": "Imp", "atk": 1, "def": 1}
    leader["ability"] = [{"static": {"side": "own", "zone": "pile"}, "add": ["quickattacker"]}]
    piles = [{"stones": ["venus"]}, {"stones": ["venus"], "card": "t_bear"}]
    mine = {"deck": ["venus*9"], "atk": {"1": "leader"}, "hand": ["t_back"], "piles": piles}
    theirs = {"deck": ["venus*9"], "def": {"1": "t_bear", "2": "t_bear"}}
    state = GAME.new(2, "v", {"pool": [*TEST_POOL, leader], "position": {"seats": [mine, theirs]}})
    do(state, 0, type="combat")
    do(state, 0, type="attack", **{"from": "0S2", "to": "1P"})
    do(state, 0, type="done")
    for blocker in ("1D1", "1D2"):
        do(state, 1, type="block", **{"from": blocker, "to": "0S2"})
    do(state, 0, type="play", card="t_back", pile=1)
    events = do(state, 0, type="target", ref="0A1")
    assert not [event for event in events if event["type"] == "fight"]
    assert state.view(None)["phase"] == "main2"


def test_the_order_of_the_events_of_a_fight() -> None:  # EC-14.3
    state = laid_out({"atk": {"1": "t_bear"}}, {"atk": {"1": "t_bear"}})
    do(state, 0, type="combat")
    events = do(state, 0, type="attack", **{"from": "0A1", "to": "1A1"})
    assert kinds(events) == ["attack", "fight", "damage", "damage", "destroy", "destroy", "phase"]
    assert [event["at"] for event in events if event["type"] == "damage"] == ["1A1", "0A1"]
    assert [event["ref"] for event in events if event["type"] == "destroy"] == ["0A1", "1A1"]


# What others may know of imagined games


def test_an_imagined_opponent_plays_with_a_deck_that_agrees_with_what_is_seen() -> None:
    state = GAME.new(2, "f00d", {"decks": ["deeproot", "highwind"]})
    view = state.view(engine.Seat(0))
    decks = Counter()  # type: Counter[str]
    for n in range(60):
        side = GAME.imagine(view, engine.Seat(0), str(n)).position()["seats"][1]
        cards = Counter(side["deck"] + side["hand"])
        decks.update(deck["id"] for deck in card_file()["deck"] if cards == Counter(deck["cards"]))
    assert set(decks) == set(DECKS)
    do(state, 1, type="stone", card="jupiter", pile=1)
    seen = {plain(sorted(hand_and_deck(state, n))) for n in range(20)}
    assert seen == {plain(sorted(all_cards("highwind"))), plain(sorted(all_cards("storm_and_tide")))}


def all_cards(deck_id: str) -> list[str]:
    deck = next(deck for deck in card_file()["deck"] if deck["id"] == deck_id)
    return list(Counter(deck["cards"]).elements())


def hand_and_deck(state: engine.State[Any], n: int) -> list[str]:
    side = GAME.imagine(state.view(engine.Seat(0)), engine.Seat(0), str(n)).position()["seats"][1]
    return [*side["deck"], *side["hand"], *(stone for pile in side["piles"] for stone in pile["stones"])]


@pytest.mark.parametrize("seed", ["1", "2", "3"])
def test_public_events_are_the_same_until_something_hidden_shows(seed: str) -> None:
    """Stricter than the generic test: the first event that differs is one that names hidden cards or follows one."""
    setting, compared = Setting(GAME, 2, OPTIONS[0]), 0
    for number, (state, seat, action) in enumerate(walk(setting, seed, 200)):
        position = json.loads(plain(state.position()))
        redealt = redeal(json.loads(plain(position)), None, Random(f"{seed}/{number}"))
        for side, was in zip(redealt["seats"], position["seats"], strict=True):
            side["orders"] = was["orders"]
        redealt["going"] = position["going"]
        other = setting.resume(redealt, seed)
        if action not in other.legal(seat):
            continue
        ours, theirs = ([engine.to_json(event) for event in each.copy().play(seat, action)] for each in (state, other))
        for mine, yours in zip(public(ours), public(theirs), strict=False):
            if mine != yours:
                assert {mine["type"], yours["type"]} & HIDDEN_CARDS_SHOW
                break
        compared += 1
    assert compared


HIDDEN_CARDS_SHOW = {"damage", "discard", "search", "discard_top", "heal"}


def public(events: list[Json]) -> list[Json]:
    return [event for event in events if event["to"] is None]
