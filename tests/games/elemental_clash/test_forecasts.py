"""What is said of fights before they are fought holds for the blocker, the attackers and whoever is attacked."""

from typing import Any, cast

import pytest
from msgspec import structs

import engine
from engine import Seat
from engine.elemental_clash.actions import COMBAT, DONE, SwitchOrder
from engine.elemental_clash.stakes import possible_attacks
from engine.elemental_clash.view import ClashView, Creature
from render.kit.shapes import TALL
from tests.games.elemental_clash.test_rules import GAME
from tests.games.elemental_clash.test_words import NAMES, WORDS
from ui.layouts import LAYOUTS
from ui.tables.choices import ROOT, Choices
from words import ENGLISH, voice_of
from words.elemental_clash import explanations

SHOAT = {"card": "bramble_shoat"}


def before(mine: Any, theirs: Any, **more: Any) -> engine.State[Any]:
    """The first player's turn with these cards."""
    seats = [{"deck": ["venus*9"], **mine}, {"deck": ["mars*9"], **theirs}]
    return GAME.new(2, "told", {"position": {"seats": seats, "phase": "main1", "turn": 9, **more}})


def seen(state: engine.State[Any], seat: int = 0) -> ClashView:
    return cast(ClashView, state.see(engine.Seat(seat)))


def test_a_blocker_that_falls_with_its_attacker_trades_with_one_of_several() -> None:
    view = seen(before({"atk": {"1": SHOAT, "2": SHOAT}}, {"def": {"1": "whisper_page"}}))
    there = view.card_at("0A1"), view.card_at("1D1")
    assert [(one.atk, one.def_) for one in there if isinstance(one, Creature)] == [(2, 2), (2, 2)]
    found = [attack for attack in possible_attacks(view) if attack.to == "1P"]
    assert WORDS.all_attack_label(found, view, NAMES).endswith(
        "4 cards lost if unblocked; Whisper Page would trade with one"
    )
    risks = [line for line in WORDS.why_unplayable(view, [COMBAT]) if "can block" in line]
    assert risks == ["-# Whisper Page 2/2 can block one of these, and both fall: 2 Bramble Shoats"]


def test_a_lone_attacker_reads_what_its_attack_costs_only_if_unblocked() -> None:
    view = seen(before({"atk": {"1": SHOAT}}, {"def": {"1": "rootgate_warden"}}))
    (attack,) = possible_attacks(view)
    assert WORDS.lone_attack_label(attack, view, NAMES) == "Attack Bo: 2 cards lost if unblocked"
    alone = seen(before({"atk": {"1": SHOAT}}, {}))
    assert WORDS.lone_attack_label(attack, alone, NAMES) == "Attack Bo: 2 cards lost"


@pytest.mark.parametrize(
    ("attackers", "told"),
    [
        (1, "A block keeps Loamling safe: the blocker fights instead."),
        (2, "2 creatures attack Loamling: to keep it safe, block each of them."),
    ],
)
def test_a_block_keeps_the_attacked_creature_safe_only_from_one_attacker(attackers: int, told: str) -> None:
    rows = {str(number): "gravel_hound" for number in range(1, attackers + 1)}
    state = before({"atk": rows}, {"atk": {"1": "loamling"}, "def": {"3": "rootgate_warden"}})
    state.play(engine.Seat(0), COMBAT)
    for number in rows:
        attack = GAME.action({"type": "attack", "from": f"0A{number}", "to": "1A1"})
        state.play(engine.Seat(0), attack)
    if state.active == (0,):
        state.play(engine.Seat(0), DONE)
    view = seen(state, 1)
    assert WORDS.private_text(view, NAMES).endswith(told)
    block = GAME.action({"type": "block", "from": "1D3", "to": "0A1"})
    assert WORDS.action_label(block, view, NAMES).endswith(": attacker and blocker stay")


@pytest.mark.parametrize(
    ("card", "told"),
    [
        ("loamling", "All your piles are taken until your next turn"),
        ("evergreen_pact", "a stone can start a new pile"),
    ],
)
def test_whoever_has_no_free_pile_reads_how_long_that_lasts(card: str, told: str) -> None:
    mine = {"hand": ["burrow_sow"], "piles": [{"stones": ["venus"] * 3, "card": card}]}
    (line,) = WORDS.why_unplayable(seen(before(mine, {}, turn=5)), [])
    assert told in line
    assert WORDS.why_unplayable(seen(before(mine, {}, turn=9)), []) == [], "whoever has played so far knows it"


def test_a_permanent_that_would_take_the_only_pile_says_so_on_its_button() -> None:
    for piles, told in ((1, "War Forge: stays on your only pile"), (2, "War Forge on pile 1")):
        mine = {"hand": ["war_forge"], "piles": [{"stones": ["mars"] * (3 + n)} for n in range(piles)]}
        view = seen(before(mine, {}))
        play = GAME.action({"type": "play", "card": "war_forge", "pile": 1})
        assert WORDS.card_and_pile_label(play, view) == told
        assert WORDS.card_label(play, view) == told.removesuffix(" on pile 1")


def test_a_card_is_told_to_lack_a_pile_in_the_first_turns_alone() -> None:
    mine = {"hand": ["burrow_sow", "scorchtail"], "piles": [{"stones": ["venus"]}]}
    told = "-# No free pile yet for: Burrow Sow (earth, height 2); Scorchtail (fire, height 2)"
    for turn, lines in ((5, [told]), (7, [])):
        assert WORDS.why_unplayable(seen(before(mine, {}, turn=turn)), []) == lines


def test_of_two_risks_the_one_without_a_trade_is_told() -> None:
    state = before({"atk": {"1": "humus_stalker", "2": "gravel_hound"}}, {"def": {"1": "updraft_dancer"}})
    said = explanations.unplayable_card_lines(WORDS, seen(state), state.legal(engine.Seat(0)))
    assert [line for line in said if "can block" in line] == [
        "-# Updraft Dancer 3/3 can block and destroy your Gravel Hound."
    ]


TWO_BLOCK: dict[str, Any] = {
    "phase": "combat",
    "turn": 6,
    "player": 1,
    "seats": [
        {"deck": ["venus*17"], "def": {"2": "furrow_herald", "4": "gravel_hound"}},
        {"deck": ["jupiter*16"], "atk": {"1": "gust_finch", "3": "mistral_scholar"}},
    ],
}


def test_what_is_to_be_blocked_costs_nothing_in_the_forecast_of_a_block_that_is_put_together() -> None:
    state = GAME.new(2, "blocks", {"position": {**TWO_BLOCK, "phase": "main1"}})
    for action in (
        {"type": "combat"},
        {"type": "attack", "from": "1A1", "to": "0P"},
        {"type": "attack", "from": "1A3", "to": "0P"},
    ):
        state.play(Seat(1), GAME.action(action))
    view = state.see(Seat(0))
    together = "-# The attackers would cost you 4 cards of your Spellbook. Can't be blocked: 1 of them."
    assert WORDS.fight_forecasts(view, NAMES) == [together]
    assert WORDS.call_text(view) == "do you block Mistral Scholar 2/3 (A3)?"
    finch, scholar = view.attacks
    held = structs.replace(scholar, blocked=True, blockers=("0D2", "0D4"))
    staged = structs.replace(view, attacks=(finch, held))
    assert WORDS.forecast_view(view, staged) is staged
    (line,) = WORDS.fight_forecasts(staged, NAMES)
    assert "2 cards" in line and "Gust Finch" in line


def test_a_block_by_several_says_nothing_of_one_alone_and_the_menu_that_two_destroy_the_attacker() -> None:
    state = GAME.new(2, "blocks", {"position": {**TWO_BLOCK, "phase": "main1"}})
    for action in ({"type": "combat"}, {"type": "attack", "from": "1A3", "to": "0P"}, {"type": "done"}):
        state.play(Seat(1), GAME.action(action))
    legal = [one for one in state.legal(Seat(0)) if not isinstance(one, SwitchOrder)]
    found = Choices(voice_of(ENGLISH), legal, LAYOUTS[GAME.id].for_shape(TALL), state.see(Seat(0)), NAMES)
    (menu,) = [row for row in found.rows(ROOT) if row.prompt is not None]
    assert menu.prompt == "Two together destroy it…"
    assert [one.label for one in menu.choices if one] == [
        "Furrow Herald (D2) blocks Mistral Scholar 2/3 (A3) …",
        "Gravel Hound (D4) blocks Mistral Scholar 2/3 (A3) …",
    ]


@pytest.mark.parametrize(
    ("left", "told"),
    [(9, "Together they take 4 of Bo's 9 cards."), (3, "Together 4 damage: Bo has only 3 cards left.")],
)
def test_what_several_attacks_cost_the_other_player_is_one_sum_and_that_nobody_blocks(left: int, told: str) -> None:
    flash = {"hand": ["bark_mantle"], "piles": [{"stones": ["venus"]}]}
    state = before({"atk": {"1": SHOAT, "2": SHOAT}, **flash}, {"deck": [f"mars*{left}"]})
    state.play(Seat(0), COMBAT)
    for number in (1, 2):
        state.play(Seat(0), GAME.action({"type": "attack", "from": f"0A{number}", "to": "1P"}))
    view = seen(state)
    assert view.decision is not None
    assert view.decision.window == "combat"
    assert WORDS.fight_forecasts(view, NAMES) == [f"-# {told}", "-# Nobody blocks."]


def test_the_heading_of_a_game_that_is_over_names_no_phase() -> None:
    state = before({"deck": []}, {})
    state.play(Seat(0), GAME.action({"type": "resign"}))
    assert WORDS.headline(seen(state)) == "Turn 9"


def test_whoever_is_attacked_reads_blocks_before_spells() -> None:
    flash = {"hand": ["bark_mantle"], "piles": [{"stones": ["venus"]}, {"stones": ["venus", "venus"]}]}
    state = before({"atk": {"1": SHOAT}}, {"def": {"1": "rootgate_warden"}, **flash})
    state.play(Seat(0), COMBAT)
    state.play(Seat(0), GAME.action({"type": "attack", "from": "0A1", "to": "1P"}))
    legal = [one for one in state.legal(Seat(1)) if not isinstance(one, SwitchOrder)]
    layout = LAYOUTS[GAME.id].for_shape(TALL)
    found = Choices(voice_of(ENGLISH), legal, layout, seen(state, 1), NAMES)
    offered = [one for row in found.rows(ROOT) for one in row.choices if one is not None]
    assert [one.label for one in offered][1:] == ["Bark Mantle …", "Don't block"]
    assert " blocks " in offered[0].label
    styles = [layout.button_style(one.path, seen(state, 1)).name for one in offered]
    assert styles[:2] == ["primary", "secondary"]
