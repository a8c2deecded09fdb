"""Elemental Clash: searches, triggers and effects that the vectors leave open."""

from typing import Any

import engine
from tests.games.elemental_clash.test_rules import (
    GAME,
    TEST_POOL,
    do,
    kinds,
    laid_out,
    plain_legal,
)
from tests.support.rules import Json

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
