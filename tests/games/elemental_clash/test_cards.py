"""Elemental Clash: what is printed on each card, and what stones and neutral cards do."""

from pathlib import Path

import pytest

import engine
from engine.elemental_clash.cards import ABILITY_WORDS, POOL
from tests.games.elemental_clash.card_table import BASIC, CARDS, GAME, Table
from tests.games.elemental_clash.world import card_file

# What is printed


@pytest.mark.parametrize("card_id", [card_id for card_id, card in CARDS.items() if card["kind"] == "creature"])
def test_a_creature_has_what_is_printed_on_it(card_id: str) -> None:
    card = CARDS[card_id]
    position = {"seats": [{"deck": ["venus*9"], "atk": {"3": card_id}}, {"deck": ["venus*9"]}]}
    seen = GAME.new(2, "", {"position": position}).view(None)["seats"][0]["atk"][2]
    assert (seen["card"], seen["kind"]) == (card_id, "creature")
    assert (seen["atk"], seen["def"], seen["keywords"]) == (card["atk"], card["def"], sorted(card.get("keywords", [])))


def test_ability_words_are_those_of_the_printed_text() -> None:
    """EC-2.6, EC-2.7: what is worked out from the abilities is what the text begins them with."""
    for card in POOL.cards:
        worded = {word for word in ABILITY_WORDS.values() if f"{word[:1].upper()}{word[1:]}:" in card.text}
        worded |= {"DPT"} if card.dpt else set()
        assert card.keywords == worded | set(CARDS[card.id].get("keywords", [])), card.id


@pytest.mark.parametrize("card_id", [card_id for card_id, card in CARDS.items() if card["kind"] != "stone"])
def test_a_card_needs_its_level_and_its_element(card_id: str) -> None:
    card = CARDS[card_id]
    wrong = "mars" if card["element"] != "fire" else "venus"
    piles = [
        {"stones": [BASIC[card["element"]]] * (card["level"] - 1) or ["moon_pebble"]},
        {"stones": [wrong] * 3},
        {"stones": [BASIC[card["element"]]] * card["level"]},
        {"stones": ["prism_stone"] * card["level"]},
    ]
    # Something to aim at, of every kind that a card asks for.
    theirs = {"deck": ["venus*9"], "atk": {"1": {"card": "kindle_drake", "damage": 1}}, "piles": [
        {"stones": ["venus"], "card": "pearl_ward"}]}  # fmt: skip
    mine = {"deck": ["venus*9"], "hand": [card_id], "piles": piles, "def": {"1": "gravel_hound"},
            "discard": ["gravel_hound", "flare_dart"]}  # fmt: skip
    state = GAME.new(2, "", {"position": {"seats": [mine, theirs]}})
    actions = [engine.to_json(action) for action in state.legal(engine.Seat(0))]
    fitting = {action["pile"] for action in actions if action["type"] == "play"}
    neutral = {2} if card["element"] == "neutral" else set()
    level_one = {1} if card["element"] == "neutral" and card["level"] == 1 else set()
    needs_a_fight_or_a_chain = card_id in ("furnace_breath", "snuffing_gust", "hush_of_depths")
    assert fitting == (set() if needs_a_fight_or_a_chain else {3, 4} | neutral | level_one)


def test_every_card_is_tested_here() -> None:
    text = "".join(path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_cards*.py"))
    vanilla = {card_id for card_id, card in CARDS.items() if card["kind"] == "creature" and "ability" not in card}
    assert {card_id for card_id in CARDS if f'"{card_id}"' not in text} <= vanilla


def test_every_ready_deck_is_a_spellbook() -> None:
    for deck in card_file()["deck"]:
        assert GAME.new(2, "", {"decks": [deck["id"], deck["id"]]}).active


# Stones


@pytest.mark.parametrize(
    ("card_id", "energy"), [("venus", "earth"), ("jupiter", "air"), ("mars", "fire"), ("mercury", "water")]
)
def test_basic_stones_give_their_element_and_nothing_happens(card_id: str, energy: str) -> None:
    table = Table({"hand": [card_id]}).stone(card_id)
    assert table.see("seats.0.piles.0") == {"stones": [card_id], "energy": energy, "height": 1, "card": None}
    assert [event["type"] for event in table.events] == ["stone"]


def test_prism_stone_gives_any_energy_and_costs_a_card() -> None:
    table = Table({"hand": ["prism_stone"]}).stone("prism_stone")
    assert table.see("seats.0.piles.0.energy") == "any"
    assert table.sizes() == (8, 9)


def test_twin_geode_counts_twice_and_costs_three_cards() -> None:
    table = Table({"hand": ["twin_geode"], "piles": [{"stones": ["venus"]}]}).stone("twin_geode")
    assert (table.see("seats.0.piles.0.height"), table.see("seats.0.piles.0.energy")) == (3, "earth")
    assert table.sizes() == (6, 9)


def test_moon_pebble_draws_a_card() -> None:
    table = Table({"hand": ["moon_pebble"]}).stone("moon_pebble")
    assert table.side_of(0)["hand"] == {"count": 1, "cards": ["venus"]}
    assert table.see("seats.0.piles.0.energy") == "neutral"


def test_honing_slab_sharpens_what_is_played_on_it() -> None:
    table = Table({"hand": ["gravel_hound", "thicket_bull"], "piles": [{"stones": ["venus", "honing_slab"]}]})
    table.play("gravel_hound", 3).play("thicket_bull", 2)
    assert table.stats("0S3") == (3, 3)
    assert table.stats("0S2") == (3, 4)


def test_bulwark_stone_hardens_what_is_played_on_it_for_as_long_as_it_stays() -> None:
    table = Table({"hand": ["gravel_hound"], "piles": [{"stones": ["venus", "bulwark_stone", "bulwark_stone"]}]})
    table.play("gravel_hound", 2)
    assert table.stats("0S2") == (2, 7)
    table.do(0, type="end").do(1, type="end").do(0, type="place", **{"from": "0S2", "to": "0A1"})
    assert table.stats("0A1") == (2, 7)


def test_echo_stone_frees_its_pile_at_the_end_of_the_turn() -> None:
    table = Table({"hand": ["council_of_kites"], "piles": [{"stones": ["jupiter", "echo_stone"]}]})
    table.play("council_of_kites", 2)
    assert table.creature("0S2") == {"card": "council_of_kites", "kind": "spell"}
    table.do(0, type="end")
    assert table.creature("0S2") is None
    assert table.see("seats.0.discard") == ["council_of_kites"]


def test_wellspring_stone_heals_three() -> None:
    table = Table({"hand": ["wellspring_stone"], "discard": ["mars"] * 5}).stone("wellspring_stone")
    assert table.sizes() == (12, 9)


def test_kindling_stone_burns_the_opponent() -> None:
    assert Table({"hand": ["kindling_stone"]}).stone("kindling_stone").sizes() == (9, 7)


# Neutral


def test_wicker_scout_may_show_a_stone_and_take_it() -> None:
    table = Table({"hand": ["wicker_scout"], "deck": ["venus", "mars", "loamling", "jupiter"]}).play("wicker_scout")
    assert [action["card"] for action in table.legal("choose")] == ["jupiter", "mars"]
    assert table.do(0, type="choose", card="mars").see("seats.0.hand.cards") == ["mars"]
    assert table.see("seats.0.spellbook") == 3


def test_mending_salve_heals_a_creature_and_its_player() -> None:
    mine = {"hand": ["mending_salve"], "atk": {"1": {"card": "quarry_golem", "damage": 5}}, "discard": ["mars"] * 4}
    table = Table(mine).play("mending_salve").target("0A1")
    assert (table.damage("0A1"), table.sizes()) == (0, (12, 9))
    assert Table({"hand": ["mending_salve"], "discard": ["mars"]}).play("mending_salve").sizes() == (10, 9)


def test_loosened_knot_destroys_a_permanent() -> None:
    theirs = {"piles": [{"stones": ["mars"], "card": "war_forge"}], "atk": {"1": "loamling"}}
    table = Table({"hand": ["loosened_knot"]}, theirs).play("loosened_knot")
    assert table.see("seats.1.discard") == ["war_forge"]
    assert table.stats("1A1") == (1, 3)
    assert table.see("seats.0.hand.count") == 1
