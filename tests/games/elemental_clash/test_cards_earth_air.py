"""Elemental Clash: what each card of earth and air does."""

import pytest

from tests.games.elemental_clash.card_table import CARDS, Table

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
