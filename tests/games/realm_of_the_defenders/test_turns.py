"""The course of Realm of the Defenders by examples: bids, battles, powers, losses, resignations, the end."""

from collections import Counter
from typing import Any

import pytest

import engine
from tests.games.realm_of_the_defenders.test_rules import GAME, listed, play, realm, table, types


def test_of_three_equal_bids_the_last_loser_is_first_and_the_others_are_tossed_for() -> None:  # RD-2.5
    orders = set()
    for seed in "abcdefgh":
        state = GAME.new(3, seed, {"lost_last": 1})
        for seat in (0, 1):
            play(state, seat, "done")
        bids = play(state, 2, "done")[1]
        assert bids["toss"] is True
        assert bids["order"][0] == 1
        orders.add(tuple(bids["order"]))
    assert orders == {(1, 0, 2), (1, 2, 0)}


def test_without_bids_it_is_as_if_all_had_bid_nothing() -> None:
    for seats in (2, 3, 4):
        without, with_bids = GAME.new(seats, "realm", {"bids": False}), GAME.new(seats, "realm", {})
        for seat in range(seats):
            play(with_bids, seat, "done")
        assert without.position() == with_bids.position()
        assert without.turn == 1


def test_whoever_resigns_while_bids_are_open_is_dealt_nothing() -> None:  # RD-2.11
    state = GAME.new(3, "realm", {})
    play(state, 0, "bid", card="2S")
    play(state, 0, "done")
    play(state, 2, "done")
    events = play(state, 1, "resign")
    assert [event["type"] for event in events[:3]] == ["out", "bids", "elder"]
    assert events[1]["bids"] == [["2S"], None, []]
    assert events[1]["order"] == [0, 2]
    assert realm(state, 1)["hand"] == 0
    assert state.view(engine.Seat(1))["private"]["bid_cards"] != []
    assert state.view(None)["player"] == 0


def test_the_first_in_the_order_may_have_resigned_before_the_first_turn() -> None:  # RD-2.10, RD-9.4
    clubs = [f"{rank}C" for rank in (2, 3, 4, 5) for _ in range(4)] + ["6C", "6C", "6C", "2S"]
    state = GAME.new(3, "realm", {"decks": [clubs, None, None]})
    for seat in (2, 0, 1):
        if seat == 2:
            play(state, seat, "bid", card=state.view(engine.Seat(2))["private"]["bid_cards"][0])
        play(state, seat, "done")
    assert state.view(None)["step"] == "redraw"
    assert state.active == (1, 2)
    play(state, 2, "resign")
    assert types(state.play(engine.Seat(1), GAME.action({"type": "keep"})))[:2] == ["keep", "turn"]
    assert state.view(None)["player"] in (0, 1)


def test_an_elder_from_the_hand_stops_a_power_card_and_costs_no_courage() -> None:  # RD-5.8, RD-5.9
    state = table(
        {"defenders": ["9S", "8S"], "power": ["6C", "9C"]},
        {"defenders": ["10S"], "hand": ["X1", "2D"], "courage": ["2H"]},
    )
    play(state, 0, "attack", seat=1)
    play(state, 0, "attacker", defender=1)
    play(state, 0, "power", card="9C")
    play(state, 0, "attacker", defender=2)
    events = play(state, 1, "sacrifice", for_=3)
    assert [event["type"] for event in events] == ["sacrifice"]
    assert events[0]["toughness"] == 0
    assert state.view(None)["step"] == "block"
    assert realm(state, 1)["courage"] == ["2H"]
    assert realm(state, 1)["discard"] == 1


def test_an_elder_from_play_is_lost_with_his_money_when_sacrificed() -> None:  # RD-1.6, RD-5.9
    state = table(
        {"defenders": ["9S"], "power": ["KC"]},
        {"defenders": ["10S", {"card": "X1", "under": ["5D"]}], "courage": ["5H"]},
    )
    play(state, 0, "attack", seat=1)
    play(state, 0, "against", defender=2)
    events = play(state, 1, "sacrifice", for_=2)
    assert events[0]["toughness"] == 5
    assert events[1]["courage"] == ["5H"]
    assert realm(state, 1)["defeated"] == []
    assert realm(state, 1)["discard"] == 3


def test_two_queens_in_one_battle() -> None:  # RD-5.12
    state = table(
        {"defenders": ["10S", "9S"], "power": ["KC", "QC"], "courage": ["KH", "QH"], "hand": ["QS", "QS"]},
        {"defenders": ["4S", "5S"], "power": ["JC", "AC"], "courage": ["9H"]},
    )
    play(state, 0, "attack", seat=1)
    play(state, 0, "attacker", defender=1)
    play(state, 0, "power", card="KC")
    play(state, 0, "against", defender=3)
    play(state, 0, "attacker", defender=2)
    play(state, 0, "against", defender=4)
    play(state, 1, "retaliate", with_=3)
    play(state, 1, "counter", from_="pool", card="JC")
    play(state, 1, "retaliate", with_=4)
    assert state.view(None)["step"] == "queen"
    play(state, 0, "queen", from_="hand")
    play(state, 0, "strike", seat=1, pool="battle", defender=4)
    play(state, 0, "pay", card="KH")
    assert state.view(None)["step"] == "queen"
    assert state.view(None)["battle"]["lines"][1]["counter"] is None
    play(state, 0, "queen", from_="hand")
    events = play(state, 0, "strike", seat=1, pool="battle", defender=3)
    assert [event["type"] for event in events] == ["queen", "resolve", "loss"]
    assert events[1]["defeated"] == [
        {"seat": 1, "id": 3, "card": "4S", "toughness": 4, "ready": True, "under": []},
        {"seat": 1, "id": 4, "card": "5S", "toughness": 5, "ready": True, "under": []},
    ]
    assert realm(state, 0)["defeated"] == ["QS", "QS", "QH", "KH"]


def test_a_queen_who_attacks_can_not_be_forfeited() -> None:  # RD-5.12
    state = table(
        {"defenders": ["QS"], "power": ["KC"], "courage": ["KH"], "hand": ["2D"]},
        {"defenders": ["4S"], "power": ["JC"], "courage": ["9H"]},
    )
    play(state, 0, "attack", seat=1)
    play(state, 1, "retaliate", with_=2)
    assert state.view(None)["step"] == "main"  # her only copy stands in play, so nobody can suspect another


def test_a_queen_in_the_main_step_does_not_prevent_dismantling() -> None:  # RD-6.1
    state = table({"hand": ["QS"], "courage": ["KH"], "deck": ["2D"]}, {"courage": ["2H"]})
    play(state, 0, "queen", from_="hand")
    assert {"type": "dismantle"} in listed(state, 0)


def test_an_ace_passed_by_the_first_is_asked_of_the_second() -> None:  # RD-6.3
    asked = {"courage": ["KH"], "hand": ["2D"], "deck": ["AS"]}
    state = table({"deck": ["9H"]}, asked, {**asked, "hand": ["AS"], "deck": []})
    play(state, 0, "dismantle")
    assert state.active == (1,)
    assert [event["type"] for event in play(state, 1, "pass")] == ["pass"]
    assert state.active == (2,)
    events = play(state, 2, "ace", from_="hand")
    assert [event["type"] for event in events] == ["ace"]
    assert realm(state, 0)["hand"] == 0


def test_a_view_tells_whom_the_first_attacker_is_to_attack() -> None:
    """With several opponents nothing else in the view would."""
    attacker = {"defenders": ["9S", "8S"], "power": ["5C"]}
    state = table(attacker, {"defenders": ["5S"]}, {})
    play(state, 0, "attack", seat=2)
    assert state.view(engine.Seat(0))["private"]["ask"] == {"ask": "attacker", "target": 2}
    assert state.view(None)["battle"] is None
    alone = table(attacker, {"defenders": ["5S"]})
    play(alone, 0, "attack", seat=1)
    assert alone.view(engine.Seat(0))["private"]["ask"] == {"ask": "attacker"}


def two_losses() -> engine.State[Any]:
    """Both have lost a Defender, and both may choose how to pay."""
    courage = {"courage": ["2H", "3H", "10H"]}
    state = table(
        {"defenders": ["5S"], "power": ["9C"], **courage}, {"defenders": ["4S"], "power": ["6C"], **courage}, {}
    )
    play(state, 0, "attack", seat=1)
    play(state, 1, "retaliate", with_=2)
    return state


def test_a_view_tells_the_loss_that_comes_next() -> None:  # RD-5.15
    state = two_losses()
    view = state.view(None)
    assert view["due"] == {"seat": 0, "amount": 5}
    assert view["next_due"] == {"seat": 1, "amount": 4, "count": 1}
    play(state, 0, "pay", card="10H")
    assert state.view(None)["due"] == {"seat": 1, "amount": 4}
    assert "next_due" not in state.view(None)


def test_losses_of_the_others_are_paid_when_the_player_resigns() -> None:  # RD-9.4
    state = two_losses()
    play(state, 0, "resign")
    assert state.view(None)["due"] == {"seat": 1, "amount": 4}
    events = play(state, 1, "pay", card="10H")
    assert [event["type"] for event in events[:2]] == ["loss", "turn"]
    assert state.view(None)["player"] == 1


def test_the_loss_of_a_target_that_resigns_lapses() -> None:  # RD-9.4
    state = two_losses()
    play(state, 1, "resign")
    assert state.view(None)["due"] == {"seat": 0, "amount": 5}
    play(state, 0, "pay", card="10H")
    assert state.view(None)["step"] == "main"
    assert realm(state, 1)["courage"] == ["2H", "3H", "10H"]


def responding() -> engine.State[Any]:
    """The target is about to say which of two Defenders it sacrifices."""
    state = table(
        {"defenders": ["9S"], "power": ["KC"], "deck": ["2D"]},
        {"defenders": ["10S", "3S", "4S"], "hand": ["2D"], "courage": ["2H", "3H"]},
        {"deck": ["2D"]},
    )
    play(state, 0, "attack", seat=1)
    play(state, 0, "against", defender=2)
    play(state, 1, "sacrifice", for_=2)
    return state


def test_the_questions_of_a_battle_lapse_when_the_player_resigns() -> None:  # RD-9.4
    state = responding()
    assert state.view(engine.Seat(1))["private"]["ask"] == {"ask": "offer", "for": 2}
    play(state, 0, "resign")
    assert state.view(None)["player"] == 1
    assert state.view(engine.Seat(1))["private"]["ask"] is None
    assert realm(state, 0)["discard"] == 1


def test_the_loss_for_a_sacrifice_is_paid_when_the_player_resigns() -> None:  # RD-9.4
    state = table(
        {"defenders": ["9S"], "power": ["KC"]},
        {"defenders": ["10S", "2S"], "courage": ["2H", "3H"]},
        {},
    )
    play(state, 0, "attack", seat=1)
    play(state, 0, "against", defender=2)
    play(state, 1, "sacrifice", for_=2)
    assert state.view(None)["due"] == {"seat": 1, "amount": 2}
    play(state, 0, "resign")
    assert state.view(None)["step"] == "loss"
    assert state.view(None)["battle"] is None
    events = play(state, 1, "pay", card="3H")
    assert [event["type"] for event in events[:2]] == ["loss", "turn"]


def test_a_bystander_who_resigns_undoes_only_a_queen_who_has_not_struck() -> None:  # RD-9.4
    state = table({"hand": ["QS"], "courage": ["KH"]}, {"courage": ["2H"]}, {"courage": ["3H"]})
    play(state, 0, "queen", from_="hand")
    assert state.view(engine.Seat(0))["private"]["ask"]["ask"] == "strike"
    play(state, 2, "resign")
    assert state.view(engine.Seat(0))["private"]["ask"] is None
    assert {"type": "queen", "from": "hand"} in listed(state, 0)
    state = table({"hand": ["9S", "8D", "2D", "AD"]}, {}, {})
    play(state, 0, "deploy", card="9S")
    play(state, 2, "resign")
    assert state.view(engine.Seat(0))["private"]["ask"]["for"] == "deploy"


def test_the_power_is_taken_back_when_the_target_resigns_during_the_assignment() -> None:  # RD-9.4
    state = table({"defenders": ["9S", "8S"], "power": ["5C", "6C"]}, {"defenders": ["2S"]}, {})
    play(state, 0, "attack", seat=1)
    play(state, 0, "attacker", defender=1)
    play(state, 0, "power", card="6C")
    assert realm(state, 0)["power"] == 1
    play(state, 1, "resign")
    view = state.view(None)
    assert (view["step"], view["attacked"], view["battle"]) == ("main", False, None)
    assert state.view(engine.Seat(0))["private"]["power"] == ["5C", "6C"]


def test_the_asked_seat_resigns_and_the_next_one_is_asked() -> None:  # RD-6.3, RD-9.4
    asked = {"courage": ["KH"], "hand": ["2D"], "deck": ["AS"]}
    state = table({"deck": ["9H"]}, asked, asked)
    play(state, 0, "dismantle")
    play(state, 1, "resign")
    assert state.active == (2,)
    play(state, 2, "pass")
    assert realm(state, 0)["hand"] == 2


def test_the_player_resigns_while_an_opponent_pays_for_an_ace() -> None:  # RD-9.4
    state = table({"deck": ["9H"]}, {"courage": ["7H", "8H", "9H"], "hand": ["AS"]}, {})
    play(state, 0, "dismantle")
    play(state, 1, "ace", from_="hand")
    play(state, 0, "resign")
    view = state.view(engine.Seat(1))
    assert (view["player"], view["step"], view["private"]["ask"]) == (1, "main", None)
    assert view["private"]["hand"] == ["AS"]


def test_who_loses_the_short_game_among_three_is_out() -> None:  # RD-9.5
    state = table({"own_turns": 2}, {}, {}, short=True, step="resource")
    events = play(state, 0, "done")
    assert [event["type"] for event in events] == ["draw", "out", "turn", "draw"]
    assert events[1] == {"type": "out", "seat": 0, "reason": "no_defenders", "to": None}


def test_a_queen_draws_from_a_power_pool_evenly() -> None:  # RD-8.3
    struck = Counter(
        play(
            table({"hand": ["QS"], "courage": ["KH"]}, {"power": ["2C", "3C", "X1"]}, seed=str(i)),
            0,
            "queen",
            from_="hand",
        )[0]["target"]["card"]
        for i in range(600)
    )
    assert set(struck) == {"2C", "3C", "X1"}
    assert min(struck.values()) > 150


def test_imagination_puts_power_into_power_pools_and_deals_evenly() -> None:  # RD-10.3
    other = {"power": ["2C"], "hand": ["3C"], "deck": ["4C", "5H"], "fortresses": ["2H", "3H"]}
    view = table({"hand": ["2D"]}, other).view(engine.Seat(0))
    imagined = [GAME.imagine(view, engine.Seat(0), str(i)).position() for i in range(900)]
    deals = Counter(position["seats"][1]["power"][0] for position in imagined)
    assert set(deals) == {"2C", "3C", "4C"}
    assert min(deals.values()) > 230


def test_a_battle_is_remembered_until_whoever_attacked_acts_in_a_later_turn_or_somebody_fights_again() -> None:
    """Only pictures show it: no view has it, a position has; a question in secret changes nothing for others."""
    state = table(
        {"defenders": ["9S", "8S"], "power": ["6C", "9C"], "deck": ["2D"] * 20},
        {"defenders": ["5S"], "hand": ["2S", "3D", "4D"], "courage": ["9H"], "deck": ["2D"] * 20},
    )
    play(state, 0, "attack", seat=1)
    play(state, 0, "attacker", defender=1)
    play(state, 0, "power", card="6C")
    play(state, 0, "done")
    play(state, 1, "done")
    seen = state.see(None).last_battle
    assert (seen.player, seen.target, [one.id for one in seen.fighters], seen.fallen) == (0, 1, [1, 3], (3,))
    assert "last_battle" not in state.view(None)
    again = GAME.new(2, "realm", {"position": state.position()})
    assert again.see(None) == state.see(None)
    play(again, 0, "attack", seat=1)
    assert again.see(None).last_battle == seen
    play(again, 0, "attacker", defender=1)
    assert again.see(None).last_battle.lines[0].defender is None  # the realm itself, at once
    assert not seen.ruined
    assert again.see(None).last_battle.ruined
    play(state, 0, "done")
    assert state.see(None).last_battle == seen
    play(state, 1, "deploy", card="2S")
    assert state.view(engine.Seat(1))["private"]["ask"] is not None
    assert state.see(None).last_battle == seen
    play(state, 1, "pay", card="3D")
    assert state.see(engine.Seat(1)).fought is None, "whoever was attacked has seen it"
    assert state.see(engine.Seat(0)).fought == seen, "whoever attacked was not asked since"
    for _ in range(2):
        play(state, 1, "done")
    assert state.see(engine.Seat(0)).fought == seen
    play(state, 0, "done")
    assert state.see(None).last_battle is None
    assert "last_battle" not in state.position()


def test_a_last_battle_that_no_game_has_is_refused() -> None:
    one = {"id": 1, "card": "9S", "toughness": 9, "ready": True, "under": []}
    two = {"id": 2, "card": "5S", "toughness": 5, "ready": True, "under": []}
    line = {"defender": 2, "attackers": [{"defender": 1, "power": "6C"}]}
    fought = {"turn": 1, "player": 0, "target": 1, "lines": [line], "fighters": [one, two], "fallen": [2]}
    position = {"seats": [{"defenders": ["9S"]}, {}], "next_id": 3}
    assert GAME.new(2, "realm", {"position": {**position, "last_battle": fought}}).see(None).last_battle is not None
    wrongs: tuple[dict[str, Any], ...] = (
        {"turn": 2},
        {"target": 0},
        {"target": 3},
        {"fighters": [one]},
        {"fallen": [3]},
        {"lines": []},
        {"lines": [{**line, "attackers": []}]},
        {"fighters": [one, {**two, "id": 4}], "lines": [{**line, "defender": 4}], "fallen": [4]},
        {"fighters": [one, {**two, "toughness": 6}]},
    )
    for wrong in wrongs:
        with pytest.raises(engine.BadOptions):
            GAME.new(2, "realm", {"position": {**position, "last_battle": {**fought, **wrong}}})
