"""Elemental Clash: what each card of the pool does."""

from pathlib import Path
from typing import Any

import pytest

import engine
from tests.games.elemental_clash.judge import card_file, standard_cards
from tests.support.rules import Json

GAME = engine.GAMES["elemental_clash"]
CARDS = standard_cards()
BASIC = {"earth": "venus", "air": "jupiter", "fire": "mars", "water": "mercury", "neutral": "venus"}


def pile_for(card_id: str) -> Json:
    """A free pile that takes the card and is just high enough."""
    card = CARDS[card_id]
    return {"stones": [BASIC[card["element"]]] * card["level"]}


class Table:
    """A position in which seat 0 plays; the piles for the spells and creatures of both hands come first."""

    def __init__(self, mine: Json, theirs: Json | None = None, **more: Any) -> None:
        sides = [self.side(mine), self.side(theirs or {})]
        self.state = GAME.new(2, "cards", {"position": {"seats": sides, **more}})
        self.events: list[Json] = []

    @staticmethod
    def side(given: Json) -> Json:
        hand = given.get("hand", [])
        piles = [pile_for(card_id) for card_id in hand if CARDS[card_id]["kind"] != "stone"]
        return {"deck": ["venus*9"], **given, "piles": piles + given.get("piles", [])}

    def do(self, seat: int, **action: Any) -> "Table":
        told = self.state.play(engine.Seat(seat), GAME.action(action))
        self.events = [engine.to_json(event) for event in told]
        return self

    def play(self, card: str, pile: int = 1, seat: int = 0) -> "Table":
        return self.do(seat, type="play", card=card, pile=pile)

    def stone(self, card: str, pile: int = 1) -> "Table":
        return self.do(0, type="stone", card=card, pile=pile)

    def target(self, ref: str, seat: int = 0) -> "Table":
        return self.do(seat, type="target", ref=ref)

    def attack(self, start: str, to: str = "1P") -> "Table":
        return self.do(0, type="attack", **{"from": start, "to": to})

    def combat(self, *attacks: tuple[str, str]) -> "Table":
        self.do(0, type="combat")
        for start, to in attacks:
            self.attack(start, to)
        return self

    def see(self, path: str, viewer: int | None = None) -> Any:
        found: Any = self.state.view(None if viewer is None else engine.Seat(viewer))
        for key in path.split("."):
            found = found[int(key)] if isinstance(found, list) else found[key]
        return found

    def side_of(self, seat: int) -> Json:
        side: Json = self.state.view(engine.Seat(seat))["seats"][seat]
        return side

    def creature(self, ref: str) -> Json | None:
        """What lies on a space or a pile, as everybody sees it."""
        seat, letter, number = int(ref[0]), ref[1], int(ref[2]) - 1
        side = self.state.view(None)["seats"][seat]
        found: Json | None = (
            side["piles"][number]["card"] if letter == "S" else side[{"A": "atk", "D": "def"}[letter]][number]
        )
        return found

    def stats(self, ref: str) -> tuple[int, int]:
        found = self.creature(ref)
        assert found is not None
        return found["atk"], found["def"]

    def keywords(self, ref: str) -> list[str]:
        found = self.creature(ref)
        assert found is not None
        words: list[str] = found["keywords"]
        return words

    def damage(self, ref: str) -> int:
        found = self.creature(ref)
        assert found is not None
        n: int = found["damage"]
        return n

    def sizes(self) -> tuple[int, int]:
        return self.see("seats.0.spellbook"), self.see("seats.1.spellbook")

    def legal(self, kind: str, seat: int = 0) -> list[Json]:
        actions = [engine.to_json(action) for action in self.state.legal(engine.Seat(seat))]
        return [action for action in actions if action["type"] == kind]

    def targets(self, seat: int = 0) -> list[str]:
        return [action.get("ref") or action["card"] for action in self.legal("target", seat)]

    def told(self, kind: str) -> list[Json]:
        return [event for event in self.events if event["type"] == kind]


# What is printed


@pytest.mark.parametrize("card_id", [card_id for card_id, card in CARDS.items() if card["kind"] == "creature"])
def test_a_creature_has_what_is_printed_on_it(card_id: str) -> None:
    card = CARDS[card_id]
    position = {"seats": [{"deck": ["venus*9"], "atk": {"3": card_id}}, {"deck": ["venus*9"]}]}
    seen = GAME.new(2, "", {"position": position}).view(None)["seats"][0]["atk"][2]
    assert (seen["card"], seen["kind"]) == (card_id, "creature")
    assert (seen["atk"], seen["def"], seen["keywords"]) == (card["atk"], card["def"], sorted(card.get("keywords", [])))


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
    text = Path(__file__).read_text(encoding="utf-8")
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


# Earth


def test_loamling_heals_one() -> None:
    table = Table({"hand": ["loamling"], "discard": ["mars"] * 2}).play("loamling")
    assert table.told("heal") == [{"type": "heal", "to": None, "at": "0P", "n": 1, "cards": ["mars"]}]


def test_rootgate_warden_hides_who_is_in_front_of_it_while_it_defends() -> None:
    table = Table({"def": {"2": "rootgate_warden"}, "atk": {"2": "gravel_hound", "3": "gravel_hound"}})
    assert [table.keywords(f"0A{n}") for n in (2, 3)] == [["hidden"], []]
    assert table.keywords("0D2") == ["bound"]
    other = Table({"atk": {"2": "rootgate_warden"}, "def": {"2": "gravel_hound"}})
    assert other.keywords("0D2") == []


@pytest.mark.parametrize("card_id", ["bramble_shoat", "humus_stalker", "flint_lurker", "lantern_angler"])
def test_creatures_with_dpt_may_come_from_the_spellbook(card_id: str) -> None:
    table = Table({"hand": ["kindling_stone"]}, {"deck": ["venus", "venus", card_id]}).stone("kindling_stone")
    assert table.see("decision") == {"seat": 1, "kind": "put", "card": card_id}
    assert len(table.legal("put", 1)) == 10
    table.do(1, type="put", to="1A4")
    assert table.told("move") == [
        {"type": "move", "to": None, "card": card_id, "seat": 1, "from": "discard", "into": "1A4"}
    ]
    assert table.see("seats.1.discard") == ["venus"]


def test_acorn_sentry_strengthens_its_neighbours() -> None:
    table = Table({"def": {"1": "gravel_hound", "2": "acorn_sentry", "3": "gravel_hound", "4": "gravel_hound"},
                   "atk": {"2": "gravel_hound"}})  # fmt: skip
    assert [table.stats(ref) for ref in ("0D1", "0D2", "0D3", "0D4", "0A2")] == [(3, 4), (1, 3), (3, 4), (2, 3), (2, 3)]


def test_orchard_matron_heals_four_when_destroyed() -> None:
    table = Table({"hand": ["sea_claim"], "atk": {"1": "orchard_matron"}, "discard": ["mars"] * 3}).play("sea_claim")
    # She lies on top of the discard pile herself by then.
    assert table.told("heal")[0]["cards"] == ["orchard_matron", "mars", "mars", "mars"]


def test_burrow_sow_fetches_a_small_beast() -> None:
    deck = ["venus", "gravel_hound", "thicket_bull", "loamling"]
    table = Table({"hand": ["sea_claim"], "atk": {"1": "burrow_sow"}, "deck": deck}).play("sea_claim")
    assert table.legal("choose") == [{"type": "choose", "card": "gravel_hound"}]
    table.do(0, type="choose", card="gravel_hound")
    assert table.see("seats.0.hand.cards") == ["gravel_hound"]
    assert table.told("shuffle")


def test_furrow_herald_fetches_a_stone_that_can_be_played_as_well() -> None:
    deck = ["loamling", "mars", "twin_geode"]
    table = Table({"hand": ["furrow_herald", "venus"], "deck": deck}).stone("venus", 2).play("furrow_herald")
    assert [action["card"] for action in table.legal("choose")] == ["mars", "twin_geode"]
    table.do(0, type="choose", card="mars")
    assert table.see("stones_left") == 1
    assert table.stone("mars", 2).see("stones_left") == 0


def test_boughmother_calls_a_dryad_and_strengthens_dryads() -> None:
    deck = ["boughmother", "gravel_hound", "orchard_matron"]
    table = Table({"hand": ["boughmother"], "deck": deck, "def": {"1": "loamling"}}).play("boughmother")
    assert [action["card"] for action in table.legal("choose")] == ["orchard_matron"]
    table.do(0, type="choose", card="orchard_matron").do(0, type="put", to="0D3")
    assert [table.stats(ref) for ref in ("0S1", "0D1", "0D3")] == [(3, 5), (2, 3), (3, 4)]


def test_hillbreaker_leads_the_beasts() -> None:
    table = Table({"atk": {"1": "hillbreaker", "2": "gravel_hound"}, "def": {"1": "gravel_hound", "2": "loamling"}})
    table.combat(("0A1", "1P"), ("0A2", "1P"))
    assert [table.stats(ref) for ref in ("0A1", "0A2", "0D1", "0D2")] == [(6, 4), (3, 3), (3, 3), (1, 3)]
    assert table.sizes() == (9, 0)


def test_elder_cairn_may_take_back_a_creature() -> None:
    discard = ["boughmother", "thicket_bull", "late_harvest", "loamling"]
    table = Table({"hand": ["elder_cairn"], "discard": discard}).play("elder_cairn")
    assert table.targets() == ["loamling", "thicket_bull"]
    assert table.legal("skip")
    table.do(0, type="target", card="thicket_bull")
    assert table.see("seats.0.hand.cards") == ["thicket_bull"]
    assert table.see("seats.0.discard") == ["boughmother", "late_harvest", "loamling"]


@pytest.mark.parametrize(("size", "drawn"), [(15, 0), (16, 1)])
def test_late_harvest_heals_and_draws_from_twelve_cards_on(size: int, drawn: int) -> None:
    table = Table({"hand": ["late_harvest"], "discard": ["mars"] * size}).play("late_harvest")
    assert table.see("seats.0.hand.count") == drawn
    assert len(table.see("seats.0.discard")) == size - 4


def test_deep_tilling_draws_and_allows_another_stone() -> None:
    table = Table({"hand": ["deep_tilling"]}).play("deep_tilling")
    assert (table.see("seats.0.hand.count"), table.see("stones_left")) == (1, 2)


def test_boulder_lesson_strikes_with_def() -> None:
    mine = {"hand": ["boulder_lesson"], "def": {"1": {"card": "quarry_golem", "damage": 2, "def": 1}, "2": "loamling"}}
    table = Table(mine, {"atk": {"1": "elder_cairn", "2": "loamling"}}).play("boulder_lesson").target("0D1")
    assert table.see("decision.picked") == ["0D1"]
    table.target("1A1")
    assert table.creature("1A1") is None


def test_wake_the_grove_brings_back_up_to_two() -> None:
    discard = ["loamling", "gravel_hound", "gravel_hound", "hillbreaker"]
    table = Table({"hand": ["wake_the_grove"], "discard": discard}).play("wake_the_grove")
    assert table.targets() == ["gravel_hound", "loamling"]
    table.do(0, type="target", card="gravel_hound")
    assert table.targets() == ["gravel_hound", "loamling"]
    table.do(0, type="target", card="gravel_hound").do(0, type="put", to="0D5").do(0, type="put", to="0D1")
    assert [table.stats(ref) for ref in ("0D5", "0D1")] == [(2, 3), (2, 3)]
    assert table.see("seats.0.discard") == ["loamling", "hillbreaker"]


def test_bark_mantle_toughens_until_end_of_turn() -> None:
    table = Table({"hand": ["bark_mantle"], "atk": {"1": "gravel_hound"}}).play("bark_mantle")
    assert table.stats("0A1") == (3, 7)
    assert table.do(0, type="end").stats("0A1") == (2, 3)


def test_sudden_thicket_brings_back_a_small_creature() -> None:
    table = Table({"hand": ["sudden_thicket"], "discard": ["thicket_bull", "loamling"]}).play("sudden_thicket")
    assert table.do(0, type="put", to="0D2").stats("0D2") == (1, 3)
    assert not Table({"hand": ["sudden_thicket"], "discard": ["thicket_bull"]}).legal("play")


def test_roots_that_hold_weakens_now_and_binds_for_another_turn() -> None:
    table = Table({"hand": ["roots_that_hold"]}, {"atk": {"1": "scorchtail"}}).play("roots_that_hold")
    assert (table.stats("1A1"), table.keywords("1A1")) == ((1, 3), ["bound"])
    table.do(0, type="end").do(1, type="done")
    assert (table.stats("1A1"), table.keywords("1A1")) == ((4, 3), ["bound"])
    assert table.do(1, type="end").keywords("1A1") == []


def test_hold_the_wall_strengthens_blockers_only() -> None:
    theirs = {"hand": ["hold_the_wall", "mars"], "def": {"1": "gravel_hound", "2": "gravel_hound"}}
    table = Table({"atk": {"1": "caldera_drake"}}, theirs).combat(("0A1", "1P"))
    table.do(1, type="block", **{"from": "1D1", "to": "0A1"}).play("hold_the_wall", seat=1)
    table.do(1, type="done")
    assert table.damage("0A1") == 4
    assert table.creature("1D1") is None
    assert table.stats("1D2") == (2, 3)


def test_evergreen_pact_strengthens_the_def_zone() -> None:
    table = Table({"hand": ["evergreen_pact"], "atk": {"1": "loamling"}, "def": {"1": "loamling"}})
    table.play("evergreen_pact")
    assert [table.stats(ref) for ref in ("0A1", "0D1")] == [(1, 3), (2, 4)]
    assert table.creature("0S1") == {"card": "evergreen_pact", "kind": "permanent"}


def test_font_of_seasons_heals_for_each_creature_of_one_s_own() -> None:
    mine = {"hand": ["rain_of_cinders"], "atk": {"1": "sparkpaw"}, "discard": ["mars"] * 9}
    theirs = {"piles": [{"stones": ["venus"], "card": "font_of_seasons"}], "discard": ["mars"] * 9,
              "atk": {"1": "sparkpaw", "2": "sparkpaw"}}  # fmt: skip
    table = Table(mine, theirs).play("rain_of_cinders")
    assert [event["at"] for event in table.told("heal")] == ["1P", "1P"]
    assert table.sizes() == (7, 11)


def test_weight_of_stone_weakens_small_opposing_creatures() -> None:
    table = Table(
        {"hand": ["weight_of_stone"], "atk": {"1": "loamling"}}, {"atk": {"1": "loamling", "2": "thicket_bull"}}
    )
    table.play("weight_of_stone")
    assert [table.stats(ref) for ref in ("0A1", "1A1", "1A2")] == [(1, 3), (0, 3), (3, 4)]


# Air


@pytest.mark.parametrize("card_id", ["gust_finch", "squall_heron", "gale_roc"])
def test_elusive_creatures_are_not_blocked(card_id: str) -> None:
    table = Table({"atk": {"1": card_id}}, {"def": {"1": "quarry_golem"}}).combat(("0A1", "1P"))
    assert table.see("phase") == "main2"
    assert table.sizes() == (9, 9 - CARDS[card_id]["atk"])


def test_vane_sprite_may_push_an_attacker_back() -> None:
    table = Table({"hand": ["vane_sprite"]}, {"atk": {"1": "scorchtail"}, "def": {"1": "loamling"}}).play("vane_sprite")
    assert table.targets() == ["1A1"]
    table.target("1A1")
    assert [action["to"] for action in table.legal("put", 1)] == ["1D2", "1D3", "1D4", "1D5"]
    assert table.do(1, type="put", to="1D2").stats("1D2") == (4, 3)


def test_thermal_kite_grows_among_birds() -> None:
    two = Table({"atk": {"1": "thermal_kite", "2": "gust_finch"}}, {"atk": {"1": "gust_finch"}})
    assert two.stats("0A1") == (2, 2)
    three = Table(
        {"atk": {"1": "thermal_kite", "2": "gust_finch"}, "piles": [{"stones": ["jupiter"], "card": "gust_finch"}]}
    )
    assert three.stats("0A1") == (3, 3)


def test_whisper_page_is_warded_and_may_draw_when_it_leaves() -> None:
    mine = {"hand": ["white_heat"]}
    table = Table(mine, {"atk": {"1": "whisper_page", "2": "thicket_bull"}}).play("white_heat")
    assert table.see("seats.1.atk.1") is None  # the page is no target, so the bull was the only one
    table = Table({"hand": ["half_a_step"], "atk": {"1": "whisper_page"}}).play("half_a_step")
    assert table.see("decision") == {"seat": 0, "kind": "may", "card": "whisper_page"}
    assert table.do(0, type="yes").see("seats.0.hand.count") == 3


@pytest.mark.parametrize("card_id", ["haze_calf", "wandering_eyewall"])
def test_hidden_creatures_are_not_attacked(card_id: str) -> None:
    table = Table({"atk": {"1": "loamling"}}, {"atk": {"1": card_id, "2": "loamling"}}).do(0, type="combat")
    assert [action["to"] for action in table.legal("attack")] == ["1P", "1A2"]


def test_updraft_dancer_may_return_what_is_frail() -> None:
    theirs = {"atk": {"1": "thicket_bull", "2": "scorchtail"}, "def": {"2": {"card": "loamling", "def": 1}}}
    table = Table({"hand": ["updraft_dancer"]}, theirs).play("updraft_dancer")
    assert table.targets() == ["1A2"]
    assert table.target("1A2").see("seats.1.hand.cards") == ["scorchtail"]


@pytest.mark.parametrize("card_id", ["petrel_flight", "sparkpaw", "furnace_runner", "walking_bonfire"])
def test_quickattackers_attack_from_their_pile(card_id: str) -> None:
    table = Table({"hand": [card_id]}).play(card_id).combat(("0S1", "1P"))
    assert table.sizes() == (9, 9 - CARDS[card_id]["atk"])


def test_cloud_shepherd_looks_ahead_and_lifts_its_neighbours() -> None:
    mine = {"hand": ["cloud_shepherd"], "deck": ["venus", "mars", "jupiter", "mercury"]}
    table = Table(mine).play("cloud_shepherd")
    assert [action["card"] for action in table.legal("choose")] == ["jupiter", "mars", "mercury"]
    table.do(0, type="choose", card="mars")
    assert table.see("seats.0.spellbook_known", 0) == [
        {"n": 1, "card": "mars"}, {"n": 3, "card": "mercury"}, {"n": 4, "card": "jupiter"},
    ]  # fmt: skip
    assert table.see("seats.0.spellbook_known", 1) == []
    assert Table({"atk": {"2": "cloud_shepherd", "3": "loamling"}}).keywords("0A3") == ["elusive"]


def test_mistral_scholar_draws_a_card() -> None:
    assert Table({"hand": ["mistral_scholar"]}).play("mistral_scholar").see("seats.0.hand.count") == 1


def test_courier_swift_brings_a_card_from_the_fight() -> None:
    table = Table({"atk": {"1": "courier_swift"}}).combat(("0A1", "1P"))
    assert table.do(0, type="yes").see("seats.0.hand.count") == 1
    assert table.sizes() == (8, 7)


def test_wandering_eyewall_returns_up_to_two() -> None:
    theirs = {"atk": {"1": "loamling", "2": "caldera_drake", "3": "thicket_bull"}}
    table = Table({"hand": ["wandering_eyewall"]}, theirs).play("wandering_eyewall").target("1A1").target("1A3")
    assert table.see("seats.1.hand.cards") == ["loamling", "thicket_bull"]


def test_zephyr_regent_leads_sylphs_and_birds() -> None:
    table = Table({"atk": {"1": "zephyr_regent", "2": "zephyr_regent", "3": "gust_finch", "4": "haze_calf"}})
    assert [table.stats(f"0A{n}")[0] for n in (1, 2, 3, 4)] == [5, 5, 4, 1]


def test_blown_off_course_returns_and_draws() -> None:
    table = Table({"hand": ["blown_off_course"]}, {"def": {"1": "loamling"}}).play("blown_off_course")
    assert table.see("seats.1.hand.cards") == ["loamling"]
    assert table.see("seats.0.hand.count") == 1


def test_council_of_kites_draws_two() -> None:
    assert Table({"hand": ["council_of_kites"]}).play("council_of_kites").see("seats.0.hand.count") == 2


def test_wing_drill_strengthens_all_and_the_elusive_more() -> None:
    table = Table(
        {"hand": ["wing_drill"], "atk": {"1": "gust_finch", "2": "thermal_kite"}}, {"atk": {"1": "gust_finch"}}
    )
    table.play("wing_drill")
    assert [table.stats(ref) for ref in ("0A1", "0A2", "1A1")] == [(4, 2), (3, 3), (2, 1)]


def test_the_sky_turns_over_empties_the_opposing_atk_zone() -> None:
    theirs = {"atk": {"1": "loamling", "5": "whisper_page"}, "def": {"1": "loamling"},
              "piles": [{"stones": ["mars"], "card": "sparkpaw"}]}  # fmt: skip
    table = Table({"hand": ["sky_turns_over"], "atk": {"1": "loamling"}}, theirs).play("sky_turns_over")
    assert table.see("seats.1.hand.cards") == ["loamling", "sparkpaw", "whisper_page"]
    assert table.stats("0A1") == table.stats("1D1") == (1, 3)


def test_half_a_step_saves_a_creature_of_one_s_own() -> None:
    table = Table({"hand": ["half_a_step"], "atk": {"1": "loamling"}}, {"atk": {"1": "loamling"}}).play("half_a_step")
    assert table.see("seats.0.hand") == {"count": 2, "cards": ["loamling"]}


def test_contrary_wind_stops_an_attack() -> None:
    theirs = {"hand": ["contrary_wind", "mars"]}
    table = Table({"atk": {"1": "loamling", "2": "thicket_bull"}}, theirs).combat(("0A1", "1P"), ("0A2", "1P"))
    table.play("contrary_wind", seat=1).target("0A2", seat=1).do(0, type="put", to="0D5")
    assert table.stats("0D5") == (3, 4)
    assert table.sizes() == (9, 7)  # one for the loamling, one drawn
    assert table.see("seats.1.hand.count") == 2


def test_wind_at_your_back_lifts_a_creature() -> None:
    table = Table({"hand": ["wind_at_your_back"], "atk": {"1": "loamling"}}).play("wind_at_your_back")
    assert (table.stats("0A1"), table.keywords("0A1")) == ((3, 3), ["elusive"])
    assert table.see("seats.0.hand.count") == 1


@pytest.mark.parametrize(("spell", "legal"), [("council_of_kites", True), ("rain_of_cinders", False)])
def test_snuffing_gust_counters_small_spells(spell: str, legal: bool) -> None:
    table = Table({"hand": [spell, "venus"]}, {"hand": ["snuffing_gust"]}).play(spell)
    assert bool(table.legal("play", 1)) == legal
    if legal:
        table.play("snuffing_gust", seat=1)
        assert table.see("seats.0.discard") == [spell, "venus"]
        assert table.see("seats.0.hand.count") == 1


def test_feather_banner_is_for_birds() -> None:
    table = Table({"hand": ["feather_banner"], "atk": {"1": "gust_finch", "2": "haze_calf"}}).play("feather_banner")
    assert [table.stats(ref) for ref in ("0A1", "0A2")] == [(3, 2), (1, 3)]


def test_restless_sky_hears_other_spells_of_one_s_own() -> None:
    table = Table({"hand": ["restless_sky", "deep_tilling"]}, {"hand": ["bark_mantle"], "atk": {"1": "loamling"}})
    assert table.play("restless_sky").do(1, type="pass").sizes() == (9, 9)
    assert table.play("deep_tilling", 2).do(1, type="pass").sizes() == (8, 7)
    table.do(0, type="end").play("bark_mantle", seat=1)
    assert table.sizes() == (8, 7)


def test_thin_air_looks_at_what_is_printed() -> None:
    theirs = {"atk": {"1": "scorchtail", "2": {"card": "kindle_drake", "atk": 2}, "3": "caldera_drake"}}
    table = Table({"hand": ["thin_air"]}, theirs).play("thin_air")
    assert [table.stats(f"1A{n}")[0] for n in (1, 2, 3)] == [2, 5, 4]


# Fire


@pytest.mark.parametrize(("card_id", "n"), [("coal_snatcher", 2), ("walking_bonfire", 3)])
def test_some_burn_the_opponent_when_destroyed(card_id: str, n: int) -> None:
    table = Table({"hand": ["sea_claim"]}, {"atk": {"1": card_id}}).play("sea_claim")
    assert table.sizes() == (9 - n, 9)


@pytest.mark.parametrize("card_id", ["ashfoot_raider", "patchwork_colossus"])
def test_dazed_creatures_do_not_block(card_id: str) -> None:
    table = Table({"atk": {"1": "loamling"}}, {"def": {"1": card_id}}).combat(("0A1", "1P"))
    assert table.sizes() == (9, 8)


@pytest.mark.parametrize(("card_id", "n"), [("tinder_mote", 1), ("flare_dart", 2)])
def test_some_shoot_at_creatures_and_players(card_id: str, n: int) -> None:
    table = Table({"hand": [card_id]}, {"atk": {"1": "thicket_bull"}}).play(card_id)
    own = ["0S1"] if card_id == "tinder_mote" else []
    assert table.targets() == ["0P", "1P", *own, "1A1"]
    assert table.target("1A1").damage("1A1") == n
    assert Table({"hand": [card_id]}, {"atk": {"1": "loamling"}}).play(card_id).target("1P").sizes() == (9, 9 - n)


def test_slag_drake_rages_when_it_attacks() -> None:
    table = Table({"atk": {"1": "slag_drake"}}).combat(("0A1", "1P"))
    assert table.sizes() == (9, 5)
    assert table.do(0, type="end").stats("0A1") == (3, 3)


def test_bellows_chief_leads_the_imps() -> None:
    table = Table({"atk": {"1": "bellows_chief", "2": "sparkpaw", "3": "kindle_drake"}}, {"atk": {"1": "sparkpaw"}})
    assert [table.stats(ref)[0] for ref in ("0A1", "0A2", "0A3", "1A1")] == [2, 3, 3, 2]


def test_pyre_dancer_takes_somebody_along() -> None:
    table = Table({"atk": {"1": "pyre_dancer"}}, {"atk": {"1": "abyss_coil", "2": "thicket_bull"}})
    table.combat(("0A1", "1A1"))
    assert table.targets() == ["1A1", "1A2"]
    assert table.target("1A1").see("seats.1.discard") == ["abyss_coil"]


def test_ember_tyrant_scorches_the_opposing_atk_zone() -> None:
    theirs = {"atk": {"1": "loamling", "2": "gust_finch"}, "def": {"1": "loamling"},
              "piles": [{"stones": ["mars"], "card": "furnace_runner"}]}  # fmt: skip
    table = Table({"hand": ["ember_tyrant"]}, theirs).play("ember_tyrant")
    assert (table.damage("1A1"), table.damage("1D1")) == (2, 0)
    assert sorted(table.see("seats.1.discard")) == ["furnace_runner", "gust_finch"]


@pytest.mark.parametrize(("imps", "n"), [(0, 4), (2, 6), (5, 7)])
def test_firebrand_volley_grows_with_imps(imps: int, n: int) -> None:
    mine = {"hand": ["firebrand_volley"], "atk": {str(i + 1): "sparkpaw" for i in range(imps)}}
    assert Table(mine).play("firebrand_volley").sizes() == (9, 9 - n)


def test_white_heat_deals_four() -> None:
    table = Table({"hand": ["white_heat"]}, {"def": {"1": "quarry_golem"}}).play("white_heat")
    assert table.damage("1D1") == 4


def test_rain_of_cinders_falls_on_everybody_but_one_s_own_creatures() -> None:
    table = Table(
        {"hand": ["rain_of_cinders"], "atk": {"1": "loamling"}}, {"atk": {"1": "loamling"}, "def": {"1": "gust_finch"}}
    )
    table.play("rain_of_cinders")
    assert (table.damage("0A1"), table.damage("1A1"), table.creature("1D1")) == (0, 2, None)
    assert table.sizes() == (7, 7)


def test_gamblers_ember_draws_three_and_loses_one() -> None:
    table = Table({"hand": ["gamblers_ember"]}).play("gamblers_ember")
    assert table.see("seats.0.hand.count") == 2
    assert table.told("discard") == [{"type": "discard", "to": None, "seat": 0, "card": "venus"}]


def test_war_heat_adds_three() -> None:
    assert Table({"hand": ["war_heat"], "atk": {"1": "loamling"}}).play("war_heat").stats("0A1") == (4, 3)


def test_furnace_breath_is_for_fights() -> None:
    theirs = {"hand": ["furnace_breath", "mars"], "def": {"1": "loamling"}}
    table = Table({"atk": {"1": "thicket_bull", "2": "scorchtail"}}, theirs).combat(("0A1", "1P"), ("0A2", "1P"))
    table.play("furnace_breath", seat=1)
    assert table.targets(1) == ["0A1", "0A2"]
    table.target("0A2", seat=1)
    assert table.sizes()[0] == 7
    assert table.creature("0A2") is None


def test_searing_seal_finishes_the_wounded() -> None:
    theirs = {
        "atk": {"1": {"card": "thicket_bull", "damage": 1}, "2": {"card": "elder_cairn", "damage": 1}, "3": "loamling"}
    }
    table = Table({"hand": ["searing_seal"]}, theirs).play("searing_seal")
    assert table.see("seats.1.discard") == ["thicket_bull"]


def test_last_spark_burns_twice_from_the_pile_and_from_the_spellbook() -> None:
    table = Table({"hand": ["last_spark"]}, {"atk": {"1": "loamling"}}).play("last_spark")
    assert (table.damage("1A1"), table.sizes()) == (1, (9, 8))
    theirs = {"deck": ["venus", "last_spark", "venus"], "atk": {"1": "loamling"}}
    table = Table({"hand": ["kindling_stone"], "atk": {"1": "thicket_bull"}}, theirs).stone("kindling_stone")
    table.do(1, type="yes").target("0A1", seat=1)
    assert (table.damage("0A1"), table.sizes()) == (1, (8, 1))
    assert table.see("seats.1.discard") == ["venus", "last_spark"]


def test_war_forge_is_for_the_atk_zone() -> None:
    mine = {"hand": ["war_forge"], "atk": {"1": "loamling"}, "def": {"1": "loamling"},
            "piles": [{"stones": ["mars"], "card": "sparkpaw"}, {"stones": ["mars"], "card": "loamling"}]}  # fmt: skip
    table = Table(mine).play("war_forge")
    assert [table.stats(ref)[0] for ref in ("0A1", "0D1", "0S2", "0S3")] == [2, 1, 3, 1]


@pytest.mark.parametrize(("zone", "n"), [("atk", 2), ("def", 0)])
def test_smouldering_ground_punishes_at_the_end(zone: str, n: int) -> None:
    mine = {zone: {"1": "loamling"}, "piles": [{"stones": ["mars"], "card": "smouldering_ground"}]}
    table = Table(mine, {"def": {"1": "loamling"}}).do(0, type="end")
    assert len(table.see("seats.1.discard")) == n


def test_imp_pyre_burns_for_each_imp() -> None:
    mine = {"atk": {"1": "sparkpaw", "2": "kindle_drake"}, "piles": [{"stones": ["mars"], "card": "imp_pyre"}]}
    table = Table(mine, {"atk": {"1": "thicket_bull", "2": "thicket_bull"}}).combat(("0A1", "1A1"), ("0A2", "1A2"))
    assert table.see("seats.0.discard") == ["sparkpaw", "kindle_drake"]
    assert table.sizes() == (9, 7)


# Water


def test_tide_pupil_takes_one_of_three() -> None:
    table = Table({"hand": ["tide_pupil"], "deck": ["venus", "mars", "jupiter", "mercury"]}).play("tide_pupil")
    table.do(0, type="choose", card="jupiter")
    assert table.side_of(0)["hand"]["cards"] == ["jupiter"]
    assert table.see("seats.0.hand.cards") == []
    assert table.side_of(0)["spellbook_known"] == [{"n": 2, "card": "mercury"}, {"n": 3, "card": "mars"}]


def test_silver_shoal_may_draw_when_it_leaves() -> None:
    table = Table({"atk": {"1": "silver_shoal"}}, {"atk": {"1": "loamling"}}).combat(("0A1", "1A1"))
    assert table.do(0, type="no").see("seats.0.hand.count") == 0


def test_reef_guard_slows_who_faces_it() -> None:
    table = Table(
        {"def": {"2": "reef_guard"}}, {"atk": {"2": "loamling", "3": "loamling"}, "def": {"2": "gravel_hound"}}
    )
    assert [table.stats(ref)[0] for ref in ("1A2", "1A3", "1D2")] == [0, 1, 1]


def test_drift_bell_slows_attackers_when_it_blocks() -> None:
    table = Table({"atk": {"1": "scorchtail", "2": "thicket_bull"}}, {"def": {"1": "drift_bell"}})
    table.combat(("0A1", "1P"), ("0A2", "1P")).do(1, type="block", **{"from": "1D1", "to": "0A1"})
    assert [event["n"] for event in table.told("damage")] == [3, 1, 2]
    assert table.sizes() == (9, 7)


def test_moonwell_singer_may_lull_somebody() -> None:
    table = Table({"hand": ["moonwell_singer"]}, {"atk": {"1": "loamling"}}).play("moonwell_singer").target("1A1")
    assert table.keywords("1A1") == ["bound", "dazed"]
    table = Table({"hand": ["moonwell_singer"]}, {"atk": {"1": "loamling"}}).play("moonwell_singer").do(0, type="skip")
    assert table.keywords("1A1") == []


def test_current_weaver_weakens_with_every_spell() -> None:
    table = Table({"hand": ["surfacing_dream"], "def": {"1": "current_weaver"}}, {"atk": {"1": "thicket_bull"}})
    table.play("surfacing_dream").target("1A1")
    assert table.stats("1A1") == (1, 4)


def test_mirror_carp_may_bring_a_spell_back() -> None:
    discard = ["flare_dart", "evergreen_pact", "white_heat", "loamling"]
    table = Table({"atk": {"1": "mirror_carp"}, "discard": discard}, {"atk": {"1": "thicket_bull"}})
    table.combat(("0A1", "1A1"))
    assert table.targets() == ["flare_dart", "white_heat"]
    assert table.do(0, type="target", card="flare_dart").see("seats.0.hand.cards") == ["flare_dart"]


def test_deep_caller_fetches_fish_and_serpents() -> None:
    deck = ["venus", "silver_shoal", "abyss_coil", "tide_pupil"]
    table = Table({"hand": ["deep_caller"], "deck": deck}).play("deep_caller")
    assert [action["card"] for action in table.legal("choose")] == ["abyss_coil", "silver_shoal"]
    assert table.do(0, type="choose", card="abyss_coil").see("seats.0.hand.cards") == ["abyss_coil"]


def test_flood_empress_puts_somebody_on_top_and_is_warded() -> None:
    table = Table({"hand": ["flood_empress"]}, {"atk": {"1": "loamling"}}).play("flood_empress").target("1A1")
    assert table.see("seats.1.spellbook_known") == [{"n": 1, "card": "loamling"}]
    assert not Table({"hand": ["pull_of_the_deep"]}, {"atk": {"1": "flood_empress"}}).legal("play")


def test_trench_maw_makes_the_opponent_discard() -> None:
    table = Table({"atk": {"1": "trench_maw"}}, {"hand": ["mars", "venus"]}).combat(("0A1", "1P"))
    assert table.see("decision") == {"seat": 1, "kind": "discard", "n": 1}
    assert table.do(1, type="discard", card="mars").see("seats.1.hand.count") == 1


def test_pull_of_the_deep_puts_somebody_under_the_spellbook() -> None:
    table = Table({"hand": ["pull_of_the_deep"]}, {"atk": {"1": "loamling"}}).play("pull_of_the_deep")
    assert table.see("seats.1.spellbook_known") == [{"n": 10, "card": "loamling"}]


def test_sounding_line_takes_one_of_four_and_discards_the_others() -> None:
    deck = ["venus", "mars", "surfacing_dream", "jupiter", "mercury"]
    table = Table({"hand": ["sounding_line"], "deck": deck}).play("sounding_line").do(0, type="choose", card="mars")
    assert table.told("discard_top")[0]["cards"] == ["mercury", "jupiter", "surfacing_dream"]
    assert table.see("decision") == {"seat": 0, "kind": "may", "card": "surfacing_dream"}
    assert table.do(0, type="yes").see("seats.0.spellbook") == 0


def test_the_sea_s_claim_destroys_any_creature() -> None:
    table = Table({"hand": ["sea_claim"]}, {"def": {"1": "elder_cairn"}}).play("sea_claim")
    assert table.see("seats.1.discard") == ["elder_cairn"]


def test_tidal_memory_takes_back_up_to_two_spells() -> None:
    discard = ["evergreen_pact", "loamling", "flare_dart"]
    table = Table({"hand": ["tidal_memory"], "discard": discard}).play("tidal_memory")
    table.do(0, type="target", card="flare_dart").do(0, type="skip")
    assert table.see("seats.0.hand.cards") == ["flare_dart"]


def test_hush_of_depths_counters_any_spell() -> None:
    table = Table({"hand": ["rain_of_cinders"]}, {"hand": ["hush_of_depths"]}).play("rain_of_cinders")
    table.play("hush_of_depths", seat=1)
    assert table.see("seats.0.discard") == ["rain_of_cinders"]
    assert table.sizes() == (9, 9)


def test_chill_grasp_weakens_and_draws() -> None:
    table = Table({"hand": ["chill_grasp"]}, {"atk": {"1": "scorchtail"}}).play("chill_grasp")
    assert table.stats("1A1") == (1, 3)
    assert table.see("seats.0.hand.count") == 1


def test_ebb_away_takes_the_weak() -> None:
    theirs = {"atk": {"1": "scorchtail", "2": "thicket_bull"}}
    table = Table({"hand": ["ebb_away"]}, theirs).play("ebb_away")
    assert table.see("seats.1.hand.cards") == ["thicket_bull"]


def test_surfacing_dream_draws_wherever_it_comes_from() -> None:
    assert Table({"hand": ["surfacing_dream"]}).play("surfacing_dream").see("seats.0.hand.count") == 1
    table = Table({"hand": ["kindling_stone"]}, {"deck": ["venus"] * 3 + ["surfacing_dream"]}).stone("kindling_stone")
    assert table.do(1, type="yes").see("seats.1.hand.count") == 1


def test_frozen_channel_slows_the_opposing_atk_zone() -> None:
    theirs = {"atk": {"1": "loamling"}, "def": {"1": "loamling"}}
    table = Table({"hand": ["frozen_channel"]}, theirs).play("frozen_channel")
    assert [table.stats(ref)[0] for ref in ("1A1", "1D1")] == [0, 1]


def test_tidal_archive_draws_and_heals_in_standby() -> None:
    mine = {"piles": [{"stones": ["mercury"], "card": "tidal_archive"}], "discard": ["mars"] * 2}
    table = Table(mine, phase="standby")
    assert table.see("seats.0.hand.count") == 2
    assert table.sizes() == (8, 9)


def test_pearl_ward_protects_naiads() -> None:
    table = Table({"hand": ["pearl_ward"], "atk": {"1": "reef_guard", "2": "loamling"}}).play("pearl_ward")
    assert (table.stats("0A1"), table.keywords("0A1"), table.keywords("0A2")) == ((1, 5), ["warded"], [])


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
