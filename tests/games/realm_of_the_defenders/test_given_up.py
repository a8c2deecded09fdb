"""What a decision gives up is said before it is sent: by a battle, by a sacrifice; and what is news is large."""

from typing import Any

import pytest

import engine
from tests.games.realm_of_the_defenders.at_the_table import GAME, gather, lay_out, send_out
from tests.games.realm_of_the_defenders.test_rules import table
from tests.games.realm_of_the_defenders.test_turn_story import DECK, attack, played, told, words
from tests.support.scene import Scene
from words.game import NewsLine

ADA, BO = engine.Seat(0), engine.Seat(1)
NAMES = ("Ada", "Bo")
FIGHTS = {"defenders": ["9S"], "power": ["10C", "6C"], "deck": DECK}
NO_DEPLOYING = "After it you can't deploy 3♠ or place cards."
NO_PLACING = "After it you can't place cards."


@pytest.mark.parametrize(
    ("hand", "attacked", "said"),
    [
        (["3S", "KS", "5D", "4H"], False, NO_DEPLOYING),
        (["3S", "5D"], False, "After it you can't deploy 3♠."),
        (["KS", "5D", "4C"], False, NO_PLACING),
        (["KS", "5D"], False, None),
        (["3S", "5D", "4H"], True, None),
    ],
)
async def test_the_look_at_an_attack_says_what_it_gives_up(
    scene: Scene, simcord_bot: Any, hand: list[str], attacked: bool, said: str | None
) -> None:
    await gather(scene, scene.bo, players=2)
    await lay_out(scene, simcord_bot, {**FIGHTS, "hand": hand}, {"defenders": ["10S"], "deck": DECK}, attacked=attacked)
    await send_out(scene, scene.ada, "9♠ (a) with 10♣ against 10♠ (b)")
    content = scene.private(scene.ada).content
    assert "Power 10 defeats 10♠ (b)." in content
    assert ("After it you" in content) is (said is not None)
    assert said is None or said in content


def test_a_look_back_says_that_nobody_deploys_after_a_battle() -> None:
    state = table({**FIGHTS, "hand": ["3S", "5D"]}, {"defenders": ["10S"], "deck": DECK})
    view = state.see(ADA)
    deploy, fight = GAME.action({"type": "deploy", "card": "3S"}), GAME.action({"type": "attack", "seat": 1})
    assert words().missed_reason(deploy, fight, view) == (
        "After a battle nobody can deploy any more in that turn: deploy first, then attack."
    )
    assert words().missed_reason(fight, deploy, view) is None


@pytest.mark.parametrize(
    ("hand", "label"),
    [
        (["2S", "6D"], "Deploy 2♠ for 6♦"),
        (["6S", "6D"], "Deploy 6♠ for 6♦"),
        (["9S", "8D", "2D"], "Deploy 9♠ for 8♦ 2♦"),
    ],
)
def test_what_a_defender_is_paid_with_stands_on_the_button(hand: list[str], label: str) -> None:
    view = table({"hand": hand}, {}).see(ADA)
    assert words().action_label(GAME.action({"type": "deploy", "card": hand[0]}), view, NAMES) == label


async def test_a_sacrifice_says_that_all_courage_goes_where_no_change_comes_back(
    scene: Scene, simcord_bot: Any
) -> None:
    await gather(scene, scene.bo, players=2)
    hurt = {"defenders": ["10S", "2S"], "courage": ["AH"], "deck": DECK}
    await lay_out(scene, simcord_bot, {**FIGHTS, "power": ["KC"]}, hurt)
    await send_out(scene, scene.ada, "9♠ (a) with K♣ against 10♠ (b)")
    await scene.press(scene.ada, "Begin the battle")
    assert "all of your 15 Courage goes" in scene.private(scene.bo).content
    labels = scene.labels(scene.private(scene.bo))
    assert "Sacrifice 2♠ (c), pay all of A♥" in labels


def test_powers_are_recalled_where_their_courage_is_there() -> None:
    def recalled(courage: list[str], *explained: str) -> str:
        state = table({"hand": ["JS", "KS", "AS"], "courage": courage, "defenders": ["2S"]}, {})
        return "".join(words().reminders(state.see(ADA), explained))

    poor = recalled(["5H"], "king", "ace", "jack")
    assert "K♠" in poor
    assert "A♠" not in poor
    assert "J♠" not in poor
    rich = recalled(["KH"], "king", "ace")
    assert "A♠" in rich
    assert "J♠, who can die from your hand" in rich, "also before he is explained"
    assert recalled(["KH"]) == ""


def test_an_elder_is_recalled_with_what_he_is_worth_and_how_he_brings_somebody_back() -> None:
    for defeated, brings in (([], False), (["9H"], False), (["9S"], True)):
        (line,) = words().reminders(table({"hand": ["X1"], "defeated": defeated}, {}).see(ADA), ("elder",))
        assert "worth 15 (as a Defender what you pay)" in line
        assert ("for twice its toughness in Money" in line) is brings, "a fallen Defender has to lie there"


@pytest.mark.parametrize(
    ("card", "own", "other", "is_told"),
    [
        ("AS", {}, {"fortresses": ["2C", "3C"]}, True),
        ("AS", {}, {"fortresses": ["2C"]}, False),  # they can't dismantle their last one (RD-6.1)
        ("QS", {}, {"courage": ["2H"]}, True),
        ("QS", {}, {"power": ["2C"]}, True),
        ("QS", {}, {}, False),  # there is nothing to destroy
        ("JS", {"defenders": ["2S"]}, {}, True),
        ("JS", {}, {}, False),  # there is nobody to die for
    ],
)
def test_a_power_is_recalled_where_it_can_be_used(card: str, own: Any, other: Any, is_told: bool) -> None:
    state = table({"hand": [card], "courage": ["KH"], **own}, other)
    names = {"AS": "ace", "QS": "queen", "JS": "jack"}
    assert bool(words().reminders(state.see(ADA), (names[card],))) is is_told


def test_what_ones_own_battle_came_to_and_then_the_turn_of_the_other_are_the_news() -> None:
    state = table(
        {"power": ["9C"], "defenders": ["9S"], "hand": ["2D"] * 7, "deck": DECK},
        {"defenders": ["8S", "7S"], "courage": ["9H"], "deck": DECK, "hand": ["3S", "3D"]},
    )
    own = played(state, *attack(1, "9C"), (0, {"type": "against", "defender": 2}), (0, {"type": "done"}))
    own += played(state, (1, {"type": "done"}), (0, {"type": "done"}))
    events = [*own, *played(state, (1, {"type": "deploy", "card": "3S"}), (1, {"type": "done"}), (1, {"type": "done"}))]
    lines = told(state, events, ADA)
    leads = [line for line in lines if isinstance(line, NewsLine)]
    own_battle, theirs = leads
    assert "Bo's 8♠ (b) falls" in own_battle and "Bo deploys 3♠" in theirs
    assert any(line.startswith("You send") for line in lines if line not in leads), "who fought is small"


async def test_what_the_other_has_done_stands_next_to_the_picture(scene: Scene, simcord_bot: Any) -> None:
    await gather(scene, scene.bo, players=2)
    await lay_out(scene, simcord_bot, {"hand": ["3S", "3D"], "deck": DECK}, {"hand": ["KS", "2D"], "deck": DECK})
    await scene.press(scene.ada, "Deploy 3♠ for 3♦")
    lines = scene.private(scene.bo).content.splitlines()
    told = next(place for place, line in enumerate(lines) if "Ada deploys 3♠" in line)
    assert told > next(place for place, line in enumerate(lines) if "You can't deploy" in line)
    assert told < next(number for number, line in enumerate(lines) if line.startswith("**Your turn: "))
