"""Elemental Clash: windows for Flash spells, and the standing orders that open them."""

import engine
from tests.games.elemental_clash.test_rules import GAME, TEST_POOL, do, laid_out, plain_legal, refused
from tests.games.elemental_clash.world import card_file


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
    assert state.view(None)["phase"] == "main2"  # no block is left, and they are not asked for Flash spells any more


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
    assert (rule, message) == ("EC-8.6", "You have said that you play no Flash spells in combat.")


def test_each_order_is_switched_once_a_turn() -> None:  # EC-8.7
    state = laid_out({})
    do(state, 0, type="ask", window="end", on=False)
    assert refused(state, 0, type="ask", window="end", on=True)[0] == "EC-8.7"
    assert refused(state, 0, type="ask", window="spell", on=True) == (
        "EC-8.7",
        "You are already asked for Flash spells there.",
    )
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
