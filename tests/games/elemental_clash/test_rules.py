"""Elemental Clash: its vectors, its naive judge (read by the generic tests), and what the vectors leave open."""

import json
from collections import Counter
from itertools import product
from random import Random
from typing import Any

import pytest

import engine
from tests.games.elemental_clash.judge import card_file, conceivable, judge, redeal
from tests.support.rules import Json, Setting, folder_of, plain, vectors, walk

__all__ = ["DULL", "OPTIONS", "OWN_EXPECTATIONS", "PERFT", "PLAYTHROUGH", "REVEALING", "conceivable", "judge", "redeal"]

GAME = engine.GAMES["elemental_clash"]
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


@pytest.mark.parametrize("seed", range(12))
def test_spellbooks_of_any_cards_play_as_the_judge_says(seed: int) -> None:
    """All cards of the pool come up here, also those that no ready deck holds."""
    rng = Random(seed)
    setting = Setting(GAME, 2, {"decks": [any_spellbook(rng), any_spellbook(rng)]})
    for number, (state, seat, _) in enumerate(walk(setting, "any", dull=0.1)):
        if number % 3:
            continue
        position = json.loads(plain(state.position()))
        assert plain_legal(state, seat) == judge(position, seat)
        assert plain(setting.resume(position, "any").position()) == plain(position)
        for viewer in (seat, None):
            imagined = GAME.imagine(state.view(viewer), viewer, str(number))
            assert plain(imagined.view(viewer)) == plain(state.view(viewer))
            assert imagined.legal(seat) == state.legal(seat) or viewer is None


def test_the_view_has_the_format_of_the_rules() -> None:  # EC-14.4
    """The example of the rules: seat 0's view, with a Flash spell of his on the chain that answers a block."""
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


# Windows


def test_a_window_stays_open_when_its_order_is_switched_off() -> None:  # EC-8.7
    theirs = {"hand": ["t_bolt"], "piles": [{"stones": ["venus"]}], "def": {"1": "t_wall"}}
    state = laid_out({"atk": {"1": "t_bear"}}, theirs)
    do(state, 0, type="combat")
    do(state, 0, type="attack", **{"from": "0A1", "to": "1P"})
    events = do(state, 1, type="ask", window="combat", on=False)
    assert events == [{"type": "ask", "window": "combat", "on": False, "to": [1]}]
    assert {"type": "play", "card": "t_bolt", "pile": 1} in plain_legal(state, 1)
    assert GAME.imagine(state.view(engine.Seat(1)), engine.Seat(1), "x").legal(engine.Seat(1)) == state.legal(
        engine.Seat(1)
    )
    do(state, 1, type="block", **{"from": "1D1", "to": "0A1"})
    assert state.view(None)["phase"] == "main2"  # no block is left, and he is not asked for Flash spells any more


def test_blocks_without_flash_stay_so_when_the_order_is_switched_on() -> None:  # EC-8.7
    theirs = {"hand": ["t_bolt"], "piles": [{"stones": ["venus"]}], "def": {"1": "t_wall"}}
    state = laid_out({"atk": {"1": "t_bear"}}, theirs, {"orders": {"combat": False}})
    do(state, 0, type="combat")
    do(state, 0, type="attack", **{"from": "0A1", "to": "1P"})
    before = [action for action in plain_legal(state, 1) if action["type"] != "ask"]
    do(state, 1, type="ask", window="combat", on=True)
    again = GAME.new(2, "v", {"position": state.position()})
    for one in (state, again, GAME.imagine(state.view(engine.Seat(1)), engine.Seat(1), "x")):
        assert [action for action in plain_legal(one, 1) if action["type"] != "ask"] == before


def test_the_flash_half_of_the_block_step_is_its_owner_s_secret() -> None:  # EC-13.4
    theirs = {"hand": ["t_bolt"], "piles": [{"stones": ["venus"]}], "def": {"1": "t_wall"}}
    seen = []
    for combat in (True, False):
        state = laid_out({"atk": {"1": "t_bear"}}, theirs, {"orders": {"combat": combat}})
        do(state, 0, type="combat")
        do(state, 0, type="attack", **{"from": "0A1", "to": "1P"})
        assert len(plain_legal(state, 1)) == 5 + combat
        seen.append((state.view(None), state.view(engine.Seat(0))["decision"]))
    assert seen[0] == seen[1]
    rule, message = refused(state, 1, type="play", card="t_bolt", pile=1)
    assert (rule, "standing order" in str(message)) == ("EC-8.6", True)


def test_each_order_is_switched_once_a_turn() -> None:  # EC-8.7
    state = laid_out({})
    do(state, 0, type="ask", window="end", on=False)
    assert refused(state, 0, type="ask", window="end", on=True)[0] == "EC-8.7"
    assert refused(state, 0, type="ask", window="spell", on=True) == ("EC-8.7", "That standing order is on already.")
    assert state.view(engine.Seat(0))["switched"] == ["end"]
    do(state, 0, type="end")
    assert "switched" not in state.view(engine.Seat(0))


def test_nobody_is_asked_for_a_flash_that_no_card_of_the_pool_could_be() -> None:  # EC-8.6
    """With the standard pool a neutral Flash of level I fits any pile; without it only a pile of the right height."""
    pool = [card for card in TEST_POOL if card["kind"] != "flash"]
    salve = {"id": "mending_salve", "kind": "flash", "element": "water", "level": 3,
             "ability": [{"on": "play", "do": [{"op": "draw"}]}]}  # fmt: skip
    gone = [{"id": card_id, "kind": "stone"} for card_id in standard_flashes("earth")]
    theirs = {"hand": ["venus"], "piles": [{"stones": ["venus"] * 3}]}
    state = laid_out({}, theirs, {"pool": [*pool, salve, *gone]})
    do(state, 0, type="end")
    assert state.view(None)["turn"] == 4
    theirs["piles"] = [{"stones": ["mercury"] * 3}]
    state = laid_out({}, theirs, {"pool": [*pool, salve, *gone]})
    do(state, 0, type="end")
    assert state.view(None)["decision"] == {"seat": 1, "kind": "window", "window": "end"}


def standard_flashes(element: str) -> list[str]:
    return [card["id"] for card in card_file()["card"] if card["kind"] == "flash" and card["element"] == element]


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


def test_the_order_of_the_events_of_a_fight() -> None:  # EC-14.3
    state = laid_out({"atk": {"1": "t_bear"}}, {"atk": {"1": "t_bear"}})
    do(state, 0, type="combat")
    events = do(state, 0, type="attack", **{"from": "0A1", "to": "1A1"})
    assert kinds(events) == ["attack", "fight", "damage", "damage", "destroy", "destroy", "phase"]
    assert [event["at"] for event in events if event["type"] == "damage"] == ["1A1", "0A1"]
    assert [event["ref"] for event in events if event["type"] == "destroy"] == ["0A1", "1A1"]


# Searching and what is known


def searcher(op: Json) -> Json:
    return {
        "id": "t_find",
        "kind": "spell",
        "element": "earth",
        "level": 1,
        "ability": [{"on": "play", "do": [{"op": "search", **op}]}],
    }


def searching(op: Json, deck: list[str]) -> engine.State[Any]:
    mine = {"hand": ["t_find"], "deck": deck, "piles": [{"stones": ["venus"]}]}
    state = laid_out(mine, options={"pool": [*TEST_POOL, searcher(op)]})
    do(state, 0, type="play", card="t_find", pile=1)
    return state


def test_cards_for_the_top_are_kept_apart_until_the_end() -> None:  # EC-11.12
    state = searching({"n": 2, "to": "top"}, ["mars", "venus", "t_bear", "t_wall"])
    do(state, 0, type="choose", card="mars")
    assert state.view(None)["seats"][0]["spellbook"] == 3
    hidden = GAME.imagine(state.view(engine.Seat(1)), engine.Seat(1), "x")
    assert hidden.view(engine.Seat(1)) == state.view(engine.Seat(1))
    assert hidden.position()["seats"][0]["deck"] != state.position()["seats"][0]["deck"]
    do(state, 0, type="choose", card="t_bear")
    known = state.view(engine.Seat(0))["seats"][0]["spellbook_known"]
    assert known == [{"n": 1, "card": "t_bear"}, {"n": 2, "card": "mars"}]
    assert state.view(engine.Seat(1))["seats"][0]["spellbook_known"] == []


def test_what_is_found_and_shown_is_known_on_top() -> None:  # EC-13.3
    state = searching({"pick": {"type": "Beast"}, "to": "top"}, ["t_bear", "venus", "mars"])
    do(state, 0, type="choose", card="t_bear")
    assert state.view(None)["seats"][0]["spellbook_known"] == [{"n": 1, "card": "t_bear"}]


def test_a_secret_search_makes_others_forget_what_lay_on_top() -> None:  # EC-13.3
    mine = {"hand": ["t_find"], "deck": ["venus", "mars", "t_wall"], "piles": [{"stones": ["venus"]}]}
    theirs = {"hand": ["t_top"], "piles": [{"stones": ["venus"]}]}
    pool = [*TEST_POOL, searcher({"top": 2})]
    options = {"pool": pool, "orders": {"spell": False}}
    state = laid_out({**mine, "atk": {"1": "t_ogre"}}, theirs, options, player=1)
    do(state, 1, type="play", card="t_top", pile=1)
    assert state.view(None)["seats"][0]["spellbook_known"] == [{"n": 1, "card": "t_ogre"}]
    position = state.position()
    position["player"], position["going"]["stack"] = 0, [{"frame": "flow", "step": "main1"}]
    state = GAME.new(2, "v", {"position": position})
    do(state, 0, type="play", card="t_find", pile=1)
    do(state, 0, type="choose", card="t_wall")
    assert state.view(None)["seats"][0]["spellbook_known"] == []
    assert state.view(None)["seats"][0]["hand"] == {"count": 1, "cards": []}
    assert state.view(engine.Seat(0))["seats"][0]["spellbook_known"] == [{"n": 3, "card": "t_ogre"}]


def test_an_empty_spellbook_is_not_searched() -> None:  # EC-11.12
    state = searching({"top": 3}, [])
    assert state.view(None)["decision"]["kind"] == "main"


def test_a_found_creature_stays_where_it_is_when_there_is_no_space() -> None:  # EC-9.5
    mine = {"hand": ["t_find"], "deck": ["t_bear", "venus"], "piles": [{"stones": ["venus"]}],
            "def": {str(n): "t_wall" for n in range(1, 6)}}  # fmt: skip
    state = laid_out(mine, options={"pool": [*TEST_POOL, searcher({"to": "def"})]})
    do(state, 0, type="play", card="t_find", pile=1)
    assert plain_legal(state, 0)[:2] == [{"type": "choose", "card": "t_bear"}, {"type": "skip"}]
    do(state, 0, type="choose", card="t_bear")
    assert state.view(engine.Seat(0))["seats"][0]["spellbook_list"] == ["t_bear", "venus"]


def test_of_equal_cards_in_a_hand_the_known_one_leaves_first() -> None:  # EC-13.3
    state = laid_out(
        {"hand": ["t_back", "t_bear"], "piles": [{"stones": ["venus"]}, {"stones": ["venus"]}], "atk": {"1": "t_bear"}}
    )
    do(state, 0, type="play", card="t_back", pile=1)
    assert state.view(None)["seats"][0]["hand"] == {"count": 2, "cards": ["t_bear"]}
    do(state, 0, type="play", card="t_bear", pile=2)
    assert state.view(None)["seats"][0]["hand"] == {"count": 1, "cards": []}


# Triggers and effects


def test_triggers_of_one_kind_come_as_they_arose_without_a_question() -> None:  # EC-10.3
    mine = {"hand": ["t_sweep"], "piles": [{"stones": ["venus"]}], "def": {"1": "t_dpt"}, "atk": {"1": "t_dpt"}}
    theirs = {"atk": {"1": "t_crow", "2": "t_crow", "3": "t_bear"}, "discard": ["mars"] * 4}
    state = laid_out(mine, theirs)
    events = do(state, 0, type="play", card="t_sweep", pile=1)
    assert [event["ref"] for event in events if event["type"] == "destroy"] == ["0A1", "0D1", "1A3"]
    assert kinds(events).count("trigger") == 6


def test_a_card_that_has_come_back_is_another_card() -> None:  # EC-9.4
    mine = {"hand": ["t_shell", "t_bear"], "piles": [{"stones": ["venus"]}] * 2, "atk": {"1": "t_wall"}}
    state = laid_out(mine, {"hand": ["t_back"], "piles": [{"stones": ["venus"]}]})
    do(state, 0, type="play", card="t_shell", pile=1)
    do(state, 1, type="play", card="t_back", pile=1)
    events = do(state, 0, type="pass")
    assert "buff" not in kinds(events)
    assert state.view(None)["seats"][0]["hand"]["cards"] == ["t_wall"]


def test_statics_look_at_printed_values_and_so_do_not_run_in_circles() -> None:  # EC-11.6
    big = {"id": "t_big", "kind": "permanent", "element": "earth", "level": 1,
           "ability": [{"static": {"min_atk": 3}, "atk": 1}, {"static": {"max_atk": 2}, "atk": 1, "add": ["elusive"]},
                       {"static": {"keyword": "elusive"}, "def": 5}]}  # fmt: skip
    piles = [{"stones": ["venus"], "card": "t_big"}]
    state = laid_out({"atk": {"1": "t_bear"}, "piles": piles}, options={"pool": [*TEST_POOL, big]})
    bear = state.view(None)["seats"][0]["atk"][0]
    assert (bear["atk"], bear["def"], bear["keywords"]) == (3, 2, ["elusive"])


def test_values_that_follow_a_hand_kill_when_the_hand_shrinks() -> None:  # EC-9.3, EC-11.6
    condition = {"count": {"side": "own", "zone": "hand"}, "min": 1}
    ability = [{"static": "self", "if": condition, "def": 2}]
    frail = {"id": "t_frail", "kind": "creature", "element": "earth", "level": 1, "type": "Beast", "atk": 1, "def": 0}
    frail["ability"] = ability
    mine = {"atk": {"1": "t_frail"}, "hand": ["venus"]}
    state = laid_out(mine, options={"pool": [*TEST_POOL, frail]})
    events = do(state, 0, type="stone", card="venus", pile=1)
    assert kinds(events) == ["stone", "destroy"]


def test_an_effect_of_the_end_phase_lasts_until_the_next_one() -> None:  # EC-11.13
    late = {"id": "t_late", "kind": "permanent", "element": "earth", "level": 1,
            "ability": [{"on": "end", "do": [{"op": "buff", "what": {"side": "own"}, "atk": 1}]}]}  # fmt: skip
    piles = [{"stones": ["venus"], "card": "t_late"}]
    state = laid_out({"atk": {"1": "t_bear"}, "piles": piles}, options={"pool": [*TEST_POOL, late]})
    do(state, 0, type="end")
    assert state.view(None)["seats"][0]["atk"][0]["effects"] == [{"atk": 1, "def": 0, "add": [], "until": 4}]
    do(state, 1, type="end")
    assert state.view(None)["seats"][0]["atk"][0]["effects"] == []


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
    setting = Setting(GAME, 2, OPTIONS[0])
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


HIDDEN_CARDS_SHOW = {"damage", "discard", "search", "discard_top", "heal"}


def public(events: list[Json]) -> list[Json]:
    return [event for event in events if event["to"] is None]


# Decks, options, cards


def test_objections_to_a_spellbook_are_sentences_with_rules() -> None:  # EC-3.1, EC-3.2
    from engine.elemental_clash import objections

    assert objections(all_cards("wildfire")) == []
    assert objections(["venus"] * 40) == []
    found = objections(["loamling"] * 4 + ["venus"] * 35 + ["unheard_of"] * 2)
    assert [objection.rule for objection in found] == ["EC-3.1", "EC-3.2", "EC-2.9"]
    assert found[0].message == "A Spellbook has exactly 40 cards; this one has 41."
    assert found[1].message.startswith("Loamling is in it 4 times")
    assert objections(["venus"] * 50, size=50) == []
    assert [objection.rule for objection in objections(["venus"] * 39, size=39)] == ["EC-3.1"]


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"decks": ["deeproot"]}, "decks"),
        ({"decks": ["deeproot", "sandcastle"]}, "There is no ready deck “sandcastle”"),
        ({"decks": ["deeproot", ["venus"] * 39]}, "exactly 40 cards; this one has 39"),
        ({"decks": ["deeproot", ["venus"] * 36 + ["loamling"] * 4]}, "Loamling is in it 4 times"),
        ({"decks": ["deeproot", ["venus"] * 39 + ["atlantis"]]}, "There is no card “atlantis”"),
        ({"size": 39}, "size"),
        ({"size": 41}, "exactly 41 cards; this one has 40"),
        ({"first": 2}, "first"),
        ({"orders": {"night": True}}, "night"),
        ({"position": {"seats": [{}, {}]}, "size": 40}, "brings its Spellbooks"),
        ({"position": {"seats": [{"hand": ["atlantis"]}, {}]}}, "There is no card “atlantis”"),
        ({"position": {"seats": [{"hand": ["venus*0"]}, {}]}}, "after the star"),
        ({"position": {"seats": [{"atk": {"1": "venus"}}, {}]}}, "can't lie on 0A1"),
        ({"position": {"seats": [{"piles": [{"stones": ["loamling"]}]}, {}]}}, "is no stone"),
        ({"position": {"seats": [{}, {}], "outcome": {"winners": [0], "scores": [1, 0], "reason": "deck"}}}, "sizes"),
        ({"pool": [{"id": "t_x", "kind": "creature"}]}, "card t_x, element"),
        ({"pool": [{"id": "t_x", "kind": "spell", "element": "air", "level": 4}]}, r"card t_x: .*level"),
        ({"pool": [{"id": "t_x", "kind": "flash", "element": "air", "level": 1}]}, "card t_x, ability"),
        ({"pool": [{"id": "t_x", "kind": "stone", "ability": [{"on": "play", "do": [{}]}]}]}, r"t_x in ability 0.*do"),
    ],
)  # fmt: skip
def test_odd_options_are_refused_in_words(options: Json, sentence: str) -> None:
    with pytest.raises(engine.BadOptions, match=sentence):
        GAME.new(2, "", options)


@pytest.mark.parametrize(
    ("card", "fault"),
    [
        ({"kind": "stone", "element": "fire"}, "element: a stone has none"),
        ({"kind": "stone", "keywords": ["bound"]}, "keywords"),
        ({"kind": "stone", "dpt": True}, "dpt"),
        ({"kind": "permanent", "element": "fire", "level": 1, "height": 2}, "height: only stones"),
        ({"on": "play", "target": [{"min": 2}], "do": []}, "min is more than max"),
        ({"on": "play", "target": [{"kind": "stone"}], "do": []}, "stones can't be chosen"),
        ({"on": "play", "target": [{"zone": "hand"}], "do": []}, "cards in a hand"),
        ({"on": "play", "do": [{"op": "damage", "to": "t1", "n": 1}]}, "do 0, to: there is no target spec 1"),
        ({"on": "play", "do": [{"op": "move", "what": "you", "to": "hand"}]}, "do 0, what: players"),
        ({"on": "play", "do": [{"op": "draw", "n": {"stat": "atk"}}]}, "do 0, n: either count"),
        ({"on": "play", "do": [{"op": "destroy", "what": {"zone": ["atk", "discard"]}}]}, "discard stands alone"),
        ({"on": "play", "whose": "opp", "do": []}, "whose: goes with standby and end"),
        ({"on": "end", "of": {}, "do": []}, "of: a phase is nobody's event"),
        ({"static": {"kind": "permanent"}, "atk": 1}, "static: only creatures"),
    ],
)
def test_card_errors_name_the_card_and_the_field(card: Json, fault: str) -> None:
    if "kind" not in card:
        card = {"kind": "stone", "ability": [card]}
    with pytest.raises(engine.BadOptions, match=f"card t_x, .*{fault}"):
        GAME.new(2, "", {"pool": [{"id": "t_x", **card}]})


def test_larger_spellbooks_can_be_agreed() -> None:  # EC-3.1
    state = GAME.new(2, "", {"size": 60, "decks": [["venus"] * 60, ["mars"] * 60], "first": 0})
    assert [side["spellbook"] for side in state.view(None)["seats"]] == [55, 55]


def test_random_decks_take_the_first_events() -> None:  # EC-3.5
    state = GAME.new(2, "f00d", {})
    assert state.position()["chance"] == 5
    assert GAME.new(2, "f00d", {"decks": ["wildfire", "random"], "first": 1}).position()["chance"] == 3
