"""Elemental Clash with pools of one's own: what cards can say that no card of the standard pool does."""

import json
from random import Random
from typing import Any

import pytest

import engine
from tests.games.elemental_clash.judge import judge
from tests.games.elemental_clash.pools import game_of
from tests.games.elemental_clash.test_rules import GAME, TEST_POOL, do, kinds, laid_out, plain_legal
from tests.support.rules import Json, plain, viewers


def spell(card_id: str, *ops: Json, kind: str = "spell", **more: Any) -> Json:
    ability = {"on": "play", "do": list(ops), **more}
    return {"id": card_id, "kind": kind, "element": "earth", "level": 1, "ability": [ability]}


def permanent(card_id: str, *abilities: Json) -> Json:
    return {"id": card_id, "kind": "permanent", "element": "earth", "level": 1, "ability": list(abilities)}


def creature(card_id: str, *abilities: Json, atk: int = 1, def_: int = 3) -> Json:
    numbers = {"element": "earth", "level": 1, "type": "Beast", "atk": atk, "def": def_}
    return {"id": card_id, "kind": "creature", **numbers, "ability": list(abilities)}


def with_cards(mine: Json, theirs: Json | None, *cards: Json) -> engine.State[Any]:
    return laid_out(mine, theirs, {"pool": [*TEST_POOL, *cards]})


def seen(state: engine.State[Any], seat: int, zone: str, number: int = 1) -> Json:
    found = state.view(None)["seats"][seat][zone][number - 1]
    card: Json = found["card"] if zone == "piles" else found
    return card


PILES = [{"stones": ["venus"]}] * 3


# Everything at once


def lively(actions: list[Any], rng: Random) -> list[Any]:
    if rng.random() < 0.15:
        return actions
    return [action for action in actions if engine.to_json(action)["type"] not in ("ask", "end")] or actions


@pytest.mark.parametrize("seed", [0, 16, 33, 56, 84, 97])
def test_games_with_any_cards_go_on_from_every_position(seed: int) -> None:
    """What is laid out anew has the same values and actions, those of the judge, and can be imagined from each view."""
    rng = Random(seed)
    state = GAME.new(2, str(seed), game_of(seed))
    for number in range(300):
        if not state.active:
            break
        seat = state.active[0]
        if number % 6 == 0:
            position = json.loads(plain(state.position()))
            again = GAME.new(2, str(seed), {"position": position})
            assert plain(again.position()) == plain(position)
            assert plain_legal(again, seat) == plain_legal(state, seat) == judge(position, seat)
            for viewer in viewers(2):
                assert plain(again.view(viewer)) == plain(state.view(viewer))
            viewer = rng.choice(viewers(2))
            imagined = GAME.imagine(state.view(viewer), viewer, str(number))
            assert plain(imagined.view(viewer)) == plain(state.view(viewer))
        state.play(seat, rng.choice(lively(state.legal(seat), rng)))


# Statics (EC-11.6)


@pytest.mark.parametrize(
    ("counted", "atk"),
    [({"min_atk": 2}, 1), ({"min_atk": 1}, 3), ({"keyword": "elusive"}, 1), ({"zone": "atk"}, 3)],
    ids=json.dumps,
)
def test_a_static_that_counts_values_counts_printed_ones(counted: Json, atk: int) -> None:
    """It would make itself larger, and so look at what it is about to make."""
    proud = creature("t_proud", {"static": "self", "if": {"count": counted, "min": 1}, "atk": 2, "add": ["elusive"]})
    state = with_cards({"atk": {"1": "t_proud"}}, None, proud)
    assert seen(state, 0, "atk")["atk"] == atk


def test_a_stone_gives_itself_nothing_and_the_creature_on_its_pile_neither() -> None:
    rock = {"id": "t_vain", "kind": "stone", "ability": [{"static": "self", "atk": 5, "add": ["quickattacker"]}]}
    kind = {"id": "t_kind", "kind": "stone", "ability": [{"static": {"near": "pile"}, "def": 1}]}
    pile = {"stones": ["venus", "t_vain", "t_kind"], "card": "t_bear"}
    state = with_cards({"piles": [pile]}, None, rock, kind)
    bear = seen(state, 0, "piles")
    assert (bear["atk"], bear["def"], bear["keywords"]) == (2, 3, [])


def test_values_follow_spells_that_become_spent_or_leave() -> None:  # EC-8.4
    proud = creature("t_proud", {"static": "self", "if": {"count": {"kind": "spell"}, "min": 1}, "def": 2}, def_=1)
    clear = spell("t_clear", {"op": "move", "what": {"kind": "spell"}, "to": "discard"}, kind="flash")
    mine = {"hand": ["t_mill", "t_clear"], "atk": {"1": "t_proud"}, "piles": PILES}
    state = with_cards(mine, None, proud, clear)
    assert seen(state, 0, "atk")["def"] == 1
    do(state, 0, type="play", card="t_mill", pile=1)
    assert seen(state, 0, "atk")["def"] == 3
    do(state, 0, type="play", card="t_clear", pile=2)
    assert seen(state, 0, "atk")["def"] == 1


def test_who_lives_by_a_spent_spell_dies_with_it() -> None:  # EC-5.2, EC-9.3
    frail = creature("t_frail", {"static": "self", "if": {"count": {"kind": "spell"}, "min": 1}, "def": 1}, def_=0)
    mine = {"atk": {"1": "t_frail"}, "piles": [{"stones": ["venus"], "card": "t_mill"}]}
    state = laid_out(mine, None, {"pool": [*TEST_POOL, frail]}, player=1)
    events = [*do(state, 1, type="end"), *do(state, 0, type="done")]
    assert kinds(events).index("spent") < kinds(events).index("destroy")


# Fights (EC-7.7)


def test_an_attack_is_still_going_on_while_it_is_fought() -> None:
    """Statics see it, and what watches for hits of attackers, but no longer what settles afterwards."""
    drums = permanent(
        "t_drums",
        {"static": {"state": "attacking"}, "atk": 3},
        {"on": "hit", "of": {"state": "attacking"}, "do": [{"op": "stones", "n": 2}]},
        {"on": "destroy", "of": {"state": "fighting"}, "do": [{"op": "heal", "what": "you", "n": 1}]},
    )
    mine = {"atk": {"1": "t_bear", "2": {"card": "t_bear", "damage": 1}}, "discard": ["venus"]}
    state = with_cards(mine | {"piles": [{"stones": ["venus"], "card": "t_drums"}]}, {"atk": {"1": "t_wall"}}, drums)
    do(state, 0, type="combat")
    do(state, 0, type="attack", **{"from": "0A1", "to": "1P"})
    events = do(state, 0, type="attack", **{"from": "0A2", "to": "1A1"})
    damage = [(event["at"], event["n"]) for event in events if event["type"] == "damage"]
    assert damage == [("1P", 5), ("1A1", 5), ("0A2", 1)]
    assert [event["ref"] for event in events if event["type"] == "destroy"] == ["0A2", "1A1"]
    assert (kinds(events).count("stones"), kinds(events).count("heal")) == (1, 0)
    assert seen(state, 0, "atk")["atk"] == 2


def test_an_attacker_that_is_no_quickattacker_any_more_does_not_fight() -> None:  # EC-7.9
    """It has not left its place: the position can be written down and goes on."""
    banner = creature("t_banner", {"static": {"side": "own", "other": True}, "add": ["quickattacker"]})
    mine = {"atk": {"1": "t_banner"}, "piles": [{"stones": ["venus"], "card": "t_bear"}]}
    theirs = {"hand": ["t_bolt", "t_back"], "piles": PILES}
    state = with_cards(mine, theirs, banner)
    do(state, 0, type="combat")
    do(state, 0, type="attack", **{"from": "0S1", "to": "1P"})
    do(state, 0, type="done")
    do(state, 1, type="play", card="t_back", pile=1)
    do(state, 1, type="target", ref="0A1")
    again = GAME.new(2, "v", {"position": state.position()})
    assert again.view(None) == state.view(None)
    for one in (state, again):
        events = do(one, 1, type="done") if one.view(None)["phase"] == "combat" else []
        assert "fight" not in kinds(events)
        assert one.view(None)["seats"][1]["spellbook"] == 9


# Spells (EC-8.4)

MAGPIE = creature("t_magpie", {"on": "play", "of": {"kind": "permanent"}, "do": [{"op": "draw"}]})


@pytest.mark.parametrize("to", ["hand", "discard"])
def test_a_permanent_that_leaves_by_its_own_effect_has_been_played(to: str) -> None:
    brief = spell("t_brief", {"op": "move", "what": "self", "to": to}, {"op": "stones"}, kind="permanent")
    mine = {"hand": ["t_brief", "venus"], "atk": {"1": "t_magpie"}, "piles": PILES}
    state = with_cards(mine, None, brief, MAGPIE)
    events = do(state, 0, type="play", card="t_brief", pile=1)
    assert [event["card"] for event in events if event["type"] == "trigger"] == ["t_magpie"]
    assert "draw" in kinds(events)


def test_that_it_has_been_played_is_known_after_a_decision() -> None:
    """It destroys itself, then asks: the position between the two knows what is to come."""
    brief = spell("t_brief", {"op": "destroy", "what": "self"}, {"op": "search", "to": "discard"}, kind="permanent")
    rescuer = creature(
        "t_rescuer",
        {"on": "play", "of": {"kind": "permanent"}, "do": [{"op": "move", "what": "subject", "to": "hand"}]},
    )
    state = with_cards({"hand": ["t_brief"], "atk": {"1": "t_rescuer"}, "piles": PILES}, None, brief, rescuer)
    do(state, 0, type="play", card="t_brief", pile=1)
    again = GAME.new(2, "v", {"position": state.position()})
    for one in (state, again, GAME.imagine(state.view(None), None, "x")):
        do(one, 0, type="skip")
        side = one.view(None)["seats"][0]
        assert (side["hand"], side["discard"]) == ({"count": 1, "cards": ["t_brief"]}, [])


def test_a_permanent_that_has_left_does_not_hear_that_it_was_played() -> None:  # EC-10.1
    brief = spell("t_brief", {"op": "destroy", "what": "self"}, kind="permanent")
    brief["ability"].append({"on": "play", "of": {"kind": "permanent"}, "do": [{"op": "draw"}]})
    state = with_cards({"hand": ["t_brief"], "piles": PILES}, None, brief)
    assert "trigger" not in kinds(do(state, 0, type="play", card="t_brief", pile=1))


# Searches (EC-11.12)


@pytest.mark.parametrize(
    ("pick", "secret"),
    [
        ({"kind": "card"}, True),
        ({"kind": "card", "side": "own"}, True),
        ({"kind": ["creature", "spell", "flash", "permanent", "stone"]}, True),
        ({"kind": "card", "element": ["earth", "air", "fire", "water", "neutral"]}, True),
        ({"kind": "card", "min_level": 1}, False),  # no stones
        ({"kind": "card", "element": "neutral"}, False),
        ({"kind": ["creature", "stone"]}, False),
        ({}, False),  # creatures
    ],
    ids=json.dumps,
)
def test_a_search_for_any_card_is_secret_however_it_is_said(pick: Json, secret: bool) -> None:
    find = spell("t_find", {"op": "search", "pick": pick, "to": "hand"})
    mine = {"hand": ["t_find"], "deck": ["t_tin", "t_bear"], "piles": PILES}
    state = with_cards(mine, None, find)
    do(state, 0, type="play", card="t_find", pile=1)
    card = plain_legal(state, 0)[-5 if len(plain_legal(state, 0)) > 5 else 0]["card"]
    events = do(state, 0, type="choose", card=card)
    assert [event["card"] for event in events if event["type"] == "search"] == [None if secret else card]
    assert state.view(engine.Seat(1))["seats"][0]["hand"]["cards"] == ([] if secret else [card])


# Numbers without end


def test_numbers_at_their_limits_leave_a_position_that_can_be_read() -> None:
    """Values double, damage and stones grow, and the position counts everything up to the largest number."""
    twice = {"op": "buff", "what": "self", "atk": {"stat": "atk", "of": "self"}, "for": "stay"}
    snake = creature(
        "t_snake", {"on": "standby", "whose": "each", "do": [twice]}, {"on": "end", "do": [{"op": "stones", "n": 1000}]}
    )
    chaos = {"on": "standby", "whose": "each", "do": [{"op": "discard", "who": "each", "random": True}]}
    mine = {"deck": ["t_bear*100"], "atk": {"1": "t_snake", "2": {"card": "t_snake", "damage": 2}}}
    state = with_cards(mine, {"deck": ["venus*100"], "atk": {"1": "t_mess"}}, snake, creature("t_mess", chaos))
    position = json.loads(plain(state.position()))
    position["going"]["uid"] = position["chance"] = 10**9
    position["stones"] = 1000
    state = GAME.new(2, "v", {"position": position})
    for _ in range(60):
        seat = state.active[0]
        state.play(seat, next(action for action in state.legal(seat) if engine.to_json(action)["type"] != "combat"))
        position = json.loads(plain(state.position()))
        assert plain(GAME.new(2, "v", {"position": position}).position()) == plain(position)


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"going": {"uid": 0, "stack": []}}, "uid"),
        ({"started": {"decks": [["venus"], {"a": 1}]}}, "started"),
        ({"started": [[[[]]]]}, "started"),
        ({"started": {"size": 39}}, "started"),
    ],
)
def test_odd_positions_are_refused_in_words(change: Json, sentence: str) -> None:
    position = {"seats": [{"deck": ["venus*9"]}, {"deck": ["venus*9"]}], **change}
    with pytest.raises(engine.BadOptions, match=sentence):
        GAME.new(2, "", {"position": position})


def test_a_player_s_cards_are_limited_wherever_they_lie() -> None:
    """They stay with their owner for the whole game, so that what can be laid out can always be laid out again."""
    full = {"deck": ["venus*100"] * 9, "discard": ["venus*100"]}
    GAME.new(2, "", {"position": {"seats": [full, full]}})
    for more in ({"hand": ["mars"]}, {"atk": {"1": "loamling"}}, {"piles": [{"stones": ["mars"]}]}):
        with pytest.raises(engine.BadOptions, match="at most 1000 cards"):
            GAME.new(2, "", {"position": {"seats": [full, full | more]}})
