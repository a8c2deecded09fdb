"""Elemental Clash: what each card of fire and water does."""

import pytest

from tests.games.elemental_clash.card_table import Table

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
