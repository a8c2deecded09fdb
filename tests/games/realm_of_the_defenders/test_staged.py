"""What a decision shows before it is sent: title, words, picture and alt text say what the button will do."""

from typing import Any

import pytest
from discord import ButtonStyle

import render
from tests.games.realm_of_the_defenders import samples
from tests.games.realm_of_the_defenders.at_the_table import GAME, IN_VAIN, bold, gather, lay_out, put_down, send_out
from tests.support.scene import Scene, alt_of
from words import words_of_game

ADA, BO = samples.ADA, samples.BO
MANY = ["4S", "QC", "2C", "3C", "4C", "6H", "7H", "8H"]
PLACER = {**ADA, "hand": MANY, "power": [], "courage": []}
HIDDEN = {**BO, "deck": ["2D"] * 3 + ["KS"] * 3}


async def test_a_card_to_be_placed_stands_in_its_pool_and_the_second_one_ends_the_turn(
    three: Scene, simcord_bot: Any
) -> None:
    await lay_out(three, simcord_bot, PLACER, HIDDEN, samples.CLEO)
    assert "Q♣ to Power" not in three.labels(three.private(three.ada)), "no menu lies over the realms"
    await put_down(three, three.ada, "Q♣ to Power")
    shown = three.private(three.ada)
    assert "Turn 5: placing cards" in shown.content.splitlines()[:3]
    assert alt_of(shown).startswith("Your hand: 4♠ 2♣ 3♣ 4♣ 6♥ 7♥ 8♥. Your Power pool: Q♣.\n")
    labels = three.labels(shown)
    assert labels[:2] == ["2♣ to Power, and end", "3♣ to Power, and end"] and "Q♣ to Power, and end" not in labels
    await three.press(three.ada, "6♥ to Courage, and end")
    assert "Ada places a Power card and 6♥ as Courage." in three.table().content


async def test_one_card_to_be_placed_stands_in_its_pool_before_it_is_sent(three: Scene, simcord_bot: Any) -> None:
    await lay_out(three, simcord_bot, PLACER, HIDDEN, samples.CLEO)
    await put_down(three, three.ada, "6♥ to Courage")
    shown = three.private(three.ada)
    assert "Turn 5: placing cards" in shown.content.splitlines()[:3]
    assert alt_of(shown).startswith("Your hand: 4♠ 2♣ 3♣ 4♣ Q♣ 7♥ 8♥. Your Power pool: none.\n")
    await three.press(three.ada, "Back")
    assert alt_of(three.private(three.ada)).startswith("Your hand: 4♠ 2♣ 3♣ 4♣ Q♣ 6♥ 7♥ 8♥. Your Power pool: none.\n")
    assert "Your hand: **" not in three.private(three.ada).content, "the picture shows it"


def battle(viewer: int, names: Any = ("Ada", "Bo")) -> list[str]:
    """What is drawn for a seat while Ada's 9 attacks Bo's 10, beside whom two others stand."""
    moves = (*samples.OVERWHELM[:4], (0, {"type": "done"}))
    view = samples.view(viewer, (ADA, BO), moves)
    canvas = render.PICTURES[GAME.id].compose_hand(view, names, words_of_game(GAME.id), [])
    return [what for _, _, what in canvas.placed]


def test_whoever_attacks_reads_that_they_do() -> None:
    drawn = battle(0)
    assert drawn[drawn.index("You") + 1] == "attack"
    assert "attacks" not in drawn
    attacked = battle(1)
    assert attacked[attacked.index("Ada") + 1] == "attacks"


def test_defenders_that_are_not_attacked_stay_in_the_picture_of_a_battle() -> None:
    drawn = battle(0)
    assert "[10S red]" in drawn
    assert "[QS 15]" in drawn
    letters = [what[-2] for what in drawn if what.startswith("[letter ")]
    assert letters == list("ae" + "efg" + "abcd"), "those in the battle, then all of both realms"
    assert "[castles 1 of 2]" in drawn, "nor do the Fortresses of whoever is attacked"


def test_a_realm_that_is_attacked_by_itself_shows_its_own_defenders_once() -> None:
    drawn = battle(1)
    assert drawn.count("[QS 15]") == 1


async def test_an_attack_that_is_put_together_is_chosen_line_by_line(three: Scene, simcord_bot: Any) -> None:
    await lay_out(three, simcord_bot, {**ADA, "power": ["9C", "KC"]}, BO, samples.CLEO)
    await three.press(three.ada, "Attack Bo")
    assert bold(three.private(three.ada).content) == ["Who attacks Bo?"]
    await send_out(three, three.ada, "9♠ (a) with 9♣ against 10♠ (e)")
    shown = three.private(three.ada).content
    assert bold(shown) == ["Attack Bo: 9♠ (a) with 9♣ against 10♠ (e)"]
    assert "Who else attacks at once?" in shown and "you can attack again after it" in shown


NOTHING_MORE = "As it stands, you lose nothing more."


@pytest.mark.parametrize(
    ("courage", "fortresses", "cost", "told", "further"),
    [
        (["9H"], 1, "ay all of 9♥", "", None),
        (["3H"], 1, "ay all of 3♥", "", None),
        (["4H", "9H"], 1, "ay 4♥", "", None),
        ([], 2, "Fortress falls", "without Courage a Fortress falls", NOTHING_MORE),
        ([], 1, "our last Fortress falls", "without Courage your last Fortress falls, and your realm is out", None),
    ],
)
async def test_whoever_chooses_a_sacrifice_sees_what_then_happens(
    three: Scene, simcord_bot: Any, courage: list[str], fortresses: int, cost: str, told: str, further: str | None
) -> None:
    bo = {**BO, "defenders": ["10S", "4S"], "courage": courage, "fortresses": ["2C"] * fortresses}
    await lay_out(three, simcord_bot, {**ADA, "power": ["KC"]}, bo, samples.CLEO)
    await three.press(three.ada, "Attack Bo")
    await send_out(three, three.ada, "9♠ (a) with K♣ against 10♠ (e)")
    await three.press(three.ada, "Begin the battle")
    if "Sacrifice…" in three.labels(three.private(three.bo)):
        await three.press(three.bo, "Sacrifice…")
    labels = three.labels(three.private(three.bo))
    entry = next(one for one in labels if one.startswith("Sacrifice 4♠ (f)") and ";" not in one)
    assert cost in entry
    await three.press(three.bo, entry)
    if courage:
        assert "sacrifices 4♠ for 10♠ (e)" in three.table().content, "its label has said all"
        return
    shown = three.private(three.bo).content
    assert bold(shown) == [f"Sacrifice 4♠ for 10♠ (e): {told}"]
    assert next((line for line in shown.splitlines() if line.startswith("As it stands")), None) == further
    assert "4♠ sacrificed" in alt_of(three.private(three.bo))


async def test_two_strikes_back_are_one_press(three: Scene, simcord_bot: Any) -> None:
    ada, bo = {**ADA, "power": ["KC", "6C"]}, {**BO, "hand": [], "defenders": ["10S", "5S"], "power": ["9C", "10C"]}
    await lay_out(three, simcord_bot, ada, bo, samples.CLEO)
    await three.press(three.ada, "Attack Bo")
    await send_out(three, three.ada, "9♠ (a) with K♣ against 10♠ (e)", "8♠ (b) with 6♣ against 5♠ (f)")
    assert "Who else attacks" not in three.private(three.ada).content
    await three.press(three.ada, "Begin the battle")
    both = "10♠ (e) strikes: 9♣; 5♠ (f) strikes: 10♣"
    await three.press(three.bo, both)
    content = three.table().content
    assert "10♠ (e) strikes back with 9♣ from the Power pool." in content
    assert "5♠ (f) strikes back with 10♣ from the Power pool." in content


async def test_a_sacrifice_and_a_strike_back_are_one_press(three: Scene, simcord_bot: Any) -> None:
    bo = {**BO, "defenders": ["10S", "4S", "3S"], "courage": ["9H"], "power": ["9C"]}
    await lay_out(three, simcord_bot, {**ADA, "power": ["KC"]}, bo, samples.CLEO)
    await three.press(three.ada, "Attack Bo")
    await send_out(three, three.ada, "9♠ (a) with K♣ against 10♠ (e)")
    await three.press(three.ada, "Begin the battle")
    labels = three.labels(three.private(three.bo))
    assert labels[0] == "Strike back: 9♣, 9♠ (a) falls" and labels[-1] == "Let it happen"
    await three.press(three.bo, "Sacrifice…")
    assert "Sacrifice 4♠ (f); Strike back: 9♣" in three.labels(three.private(three.bo))
    await three.press(three.bo, "Sacrifice 4♠ (f), pay all of 9♥")
    assert "trike" not in " ".join(three.labels(three.private(three.bo)))


def looks(message: Any) -> dict[str, Any]:
    """The look of each button of a message, by its label."""
    return {item.label: item.style for row in message.components for item in row.children if hasattr(item, "style")}


@pytest.mark.parametrize(
    ("attack", "answer", "hand", "retaliates"),
    [
        ("KC", "secondary", ["JC"], "primary"),  # 10♠ would fall
        ("9C", "success", ["7C"], "secondary"),  # which defeats nobody
        ("9C", "secondary", ["JC"], "secondary"),  # to strike back would defeat the attacker
    ],
)
async def test_nothing_is_lit_that_gives_something_up_where_nothing_can_be_lost(
    scene: Scene, simcord_bot: Any, attack: str, answer: str, hand: list[str], retaliates: str | None
) -> None:
    await gather(scene, scene.bo, players=2)
    mine = {"defenders": ["9S"], "power": [attack], "deck": ["3H"] * 9}
    theirs = {"defenders": ["10S"], "hand": hand, "courage": ["KH"], "deck": ["3H"] * 9}
    await lay_out(scene, simcord_bot, mine, theirs)
    await send_out(scene, scene.ada, f"9♠ (a) with {attack.replace('C', '♣')} against 10♠ (b)")
    await scene.press(scene.ada, "Begin the battle")
    found = looks(scene.private(scene.bo))
    assert found["Let it happen"] is ButtonStyle[answer]
    strikes = [look for label, look in found.items() if label.startswith("Strike back")]
    assert strikes == ([ButtonStyle[retaliates]] if retaliates else [])


@pytest.mark.parametrize(("power", "style"), [("KC", "success"), ("9C", "secondary")])
async def test_an_attack_that_defeats_nobody_is_not_lit(scene: Scene, simcord_bot: Any, power: str, style: str) -> None:
    await gather(scene, scene.bo, players=2)
    mine = {"defenders": ["9S"], "power": [power], "deck": ["3H"] * 9}
    await lay_out(scene, simcord_bot, mine, {"defenders": ["10S"], "deck": ["3H"] * 9})
    await send_out(scene, scene.ada, f"9♠ (a) with {power.replace('C', '♣')} against 10♠ (b)")
    assert looks(scene.private(scene.ada))["Begin the battle"] is ButtonStyle[style]


async def test_which_power_card_a_queen_strikes_by_chance_is_not_told_before_it_is_sent(
    three: Scene, simcord_bot: Any
) -> None:
    ada = {**ADA, "hand": ["QS"], "courage": ["KH"]}
    await lay_out(three, simcord_bot, ada, {**BO, "courage": [], "power": ["3C", "10C"]}, samples.CLEO)
    await three.press(three.ada, "Q♠ (hand): destroy a card (15 Courage)")
    await three.press(three.ada, "Bo: one of 2 Power cards, at random")
    shown = three.private(three.ada).content
    (told,) = bold(shown)
    assert told.endswith("Bo: one of 2 Power cards, at random")
    assert "Bo loses" not in shown


async def test_a_queen_that_is_about_to_be_used_shows_what_becomes_of_it(scene: Scene, simcord_bot: Any) -> None:
    await gather(scene, scene.bo, players=2)
    mine = {"defenders": ["KS"], "power": ["10C"], "courage": ["KH"], "hand": ["QS", "4D"], "deck": ["3H"] * 9}
    theirs = {"defenders": ["9S"], "power": ["JC"], "deck": ["3H"] * 9}
    await lay_out(scene, simcord_bot, mine, theirs)
    await send_out(scene, scene.ada, "K♠ (a) with 10♣ against 9♠ (b)")
    await scene.press(scene.ada, "Begin the battle")
    await scene.press(scene.bo, "Strike back: J♣, K♠ (a) falls")
    assert "J♣" in alt_of(scene.private(scene.ada)) and "Courage ×1, worth 15" in alt_of(scene.private(scene.ada))
    await scene.press(scene.ada, "Q♠ (hand): destroy a card (15 Courage)")
    shown = alt_of(scene.private(scene.ada))
    assert "strikes back" not in shown and "Your hand: 4♦." in shown and "no Courage" in shown


async def test_of_what_can_be_done_in_many_ways_the_best_has_a_button_and_the_rest_is_behind_one(
    scene: Scene, simcord_bot: Any
) -> None:
    await gather(scene, scene.bo, players=2)
    mine = {
        "hand": ["9S", "8S", "2S", "9D", "8D", "X1"],
        "defenders": ["4S", "5S", "6S"],
        "power": ["KC", "5C"],
        "fortresses": ["2C", "3C"],
        "deck": ["2H"] * 9,
    }
    await lay_out(scene, simcord_bot, mine, BO)
    labels = scene.labels(scene.private(scene.ada))
    kinds = (" to Power", " to Courage")
    assert [label for label in labels if not any(kind in label for kind in kinds)] == [
        "Deploy 9♠ for 9♦",
        "Deploy…",
        "Attack…",
        "Attack: 6♠ (c) with K♣ against Q♠ (f)",
        "Place…",
        "Dismantle…",
        "End turn",
    ], "the best way to pay for the toughest Defenders is one press"
    await scene.press(scene.ada, "Deploy…")
    labels = scene.labels(scene.private(scene.ada))
    assert "Deploy 9♠ for Elder…" in labels, "an Elder is shown before he is given away"
    assert "Deploy Elder…" in labels, "what is paid for it is asked"
    assert labels.index("Deploy 9♠ for 9♦") < labels.index("Deploy 8♠ for 8♦") < labels.index("Deploy 2♠ for 8♦")


async def test_where_nobody_can_be_deployed_the_best_attack_is_one_press_beside_the_others(
    scene: Scene, simcord_bot: Any
) -> None:
    await gather(scene, scene.bo, players=2)
    mine = {"hand": ["9H"], "defenders": ["4S", "5S"], "power": ["KC", "5C"], "deck": ["2H"] * 9}
    await lay_out(scene, simcord_bot, mine, {"defenders": ["9S", "2S"], "deck": ["3H"] * 9})
    labels = scene.labels(scene.private(scene.ada))
    assert labels[:2] == ["Attack: 5♠ (b) with K♣ against 9♠ (c)", "Attack…"], labels
    assert labels[-3:] == ["Dismantle…", "Place 9♥ and end", "End turn"]
    await scene.press(scene.ada, labels[0])
    assert bold(scene.private(scene.ada).content) == ["Attack Bo: 5♠ (b) with K♣ against 9♠ (c)"]
    await scene.press(scene.ada, "Back")
    await scene.press(scene.ada, "Attack…")
    falls = ["9♠ (c) falls: a Fortress", "2♠ (d) falls: a Fortress"]
    assert scene.labels(scene.private(scene.ada)) == [*falls, "Back"]
    await lay_out(scene, simcord_bot, {**mine, "power": ["4C", "5C"]}, {"defenders": ["QS", "JS"], "deck": ["3H"] * 9})
    labels = scene.labels(scene.private(scene.ada))
    assert labels[0] == IN_VAIN and not any("against" in label for label in labels), "none that defeats nobody"
    assert looks(scene.private(scene.ada))[IN_VAIN] is ButtonStyle.secondary


async def test_an_attack_that_defeats_nobody_stands_behind_a_button_or_is_not_lit(
    scene: Scene, simcord_bot: Any
) -> None:
    await gather(scene, scene.bo, players=2)
    mine = {"hand": ["9H", "2S"], "defenders": ["QS"], "power": ["3C"], "deck": ["2H"] * 9}
    await lay_out(scene, simcord_bot, mine, {"defenders": ["7S", "4S"], "deck": ["3H"] * 9})
    found = looks(scene.private(scene.ada))
    assert not any("against" in label for label in found), "two that fail"
    assert found[IN_VAIN] is ButtonStyle.secondary
    await scene.press(scene.ada, IN_VAIN)
    assert looks(scene.private(scene.ada))["Too little: 4♠ (c) stays"] is ButtonStyle.secondary
    await lay_out(scene, simcord_bot, mine, {"defenders": ["7S", "3S"], "deck": ["3H"] * 9})
    found = looks(scene.private(scene.ada))
    assert found["Attack: Q♠ (a) with 3♣ against 3♠ (c)"] is ButtonStyle.primary
    assert not any("against 7♠" in label for label in found), "what defeats nobody is not offered beside it"


async def test_the_best_placement_is_lit_where_it_is_all_that_is_left_to_do(scene: Scene, simcord_bot: Any) -> None:
    await gather(scene, scene.bo, players=2)
    mine = {"hand": ["9H", "5C"], "defenders": ["4S"], "power": ["2C"], "deck": ["2H"] * 9}
    for theirs, style in (("3S", ButtonStyle.primary), ("2S", ButtonStyle.secondary)):
        await lay_out(scene, simcord_bot, mine, {"defenders": [theirs], "deck": ["3H"] * 9})
        assert looks(scene.private(scene.ada))["Place 5♣ 9♥ and end"] is style


async def test_an_attack_that_takes_a_fortress_stands_before_what_can_be_deployed(
    scene: Scene, simcord_bot: Any
) -> None:
    await gather(scene, scene.bo, players=2)
    mine = {
        "hand": ["2S", "9S", "8S", "7D", "8D", "9H"],
        "defenders": ["JS", "6S"],
        "power": ["2C", "KC"],
        "deck": ["2H"] * 9,
    }
    await lay_out(scene, simcord_bot, mine, {"defenders": ["AS"], "deck": ["3H"] * 9})
    labels = scene.labels(scene.private(scene.ada))
    assert labels[:4] == ["Attack: J♠ (a) with K♣ against A♠ (c)", "Deploy 8♠ for 8♦", "Deploy…", "Attack…"]


async def test_a_second_strike_back_is_sent_by_the_button_that_would_send_the_first(
    three: Scene, simcord_bot: Any
) -> None:
    ada, bo = (
        {**ADA, "power": ["KC", "6C"]},
        {**BO, "hand": [], "defenders": ["10S", "5S"], "power": ["9C", "10C", "8C"]},
    )
    await lay_out(three, simcord_bot, ada, bo, samples.CLEO)
    await three.press(three.ada, "Attack Bo")
    await send_out(three, three.ada, "9♠ (a) with K♣ against 10♠ (e)", "8♠ (b) with 6♣ against 5♠ (f)")
    await three.press(three.ada, "Begin the battle")
    await three.press(three.bo, "Strike back…")
    await three.press(three.bo, "10♠ (e) strikes back")
    await three.press(three.bo, "Strike with 9♣ from your Power")
    assert "Strike back, and end your answer" in three.labels(three.private(three.bo))
    await three.press(three.bo, next(one for one in three.labels(three.private(three.bo)) if "10♣" in one))
    assert "strikes back" not in three.table().content, "it is shown once more"
    await three.press(three.bo, "Strike back")
    assert "10♠ (e) strikes back with 9♣" in three.table().content


async def test_where_buttons_are_many_an_elder_is_given_up_behind_one(scene: Scene, simcord_bot: Any) -> None:
    await gather(scene, scene.bo, players=2)
    mine = {
        "hand": ["9S", "8S", "8D", "5D", "X1", "9H"],
        "defenders": ["4S", "5S"],
        "power": ["KC", "5C"],
        "defeated": ["3S", "QS"],
        "deck": ["2H"] * 9,
    }
    await lay_out(scene, simcord_bot, mine, BO)
    labels = scene.labels(scene.private(scene.ada))
    assert "Attack…" in labels and "Elder (hand): get a fallen Defender back" not in labels
    await scene.press(scene.ada, "Other…")
    assert "Dismantle a Fortress" in scene.labels(scene.private(scene.ada))
    assert "Elder (hand): get a fallen Defender back" in scene.labels(scene.private(scene.ada))
    await scene.press(scene.ada, "Elder (hand): get a fallen Defender back")
    told = scene.private(scene.ada).content
    assert "It costs twice 3, so 6 Money. You have 13: Q♠ costs more." in told, "why it is this one"


async def test_whoever_strikes_back_at_two_reads_what_that_can_do(scene: Scene, simcord_bot: Any) -> None:
    await gather(scene, scene.bo, players=2)
    mine = {"defenders": ["6S", "9S"], "power": ["5C", "6C"], "deck": ["3H"] * 9}
    theirs = {"defenders": ["10S", "2S"], "power": ["7C", "KC"], "courage": ["KH"], "deck": ["3H"] * 9}
    await lay_out(scene, simcord_bot, mine, theirs)
    await send_out(scene, scene.ada, "6♠ (a) with 5♣ against 10♠ (c)", "9♠ (b) with 6♣ against 10♠ (c)")
    await scene.press(scene.ada, "Begin the battle")
    best, *others = scene.labels(scene.private(scene.bo))
    assert best == "Strike back: K♣, whoever is hit falls"
    assert others[:2] == ["Sacrifice 2♠ (d), pay all of K♥", "Strike back: 7♣, 9♠ (b) stands…"], (
        "they choose who is hit"
    )
    told = scene.private(scene.bo).content
    assert "the attacker chooses who is hit: only 9 or more is sure to defeat one" in told
    await scene.press(scene.bo, others[1])
    assert "strikes back" not in scene.table().content, "what is surely no use is shown once more"
    assert "6♠ (a) would fall, 9♠ (b) would not" in scene.private(scene.bo).content
    assert looks(scene.private(scene.bo))["Strike back"] is ButtonStyle.secondary


async def test_answers_that_save_or_defeat_nobody_come_last(scene: Scene, simcord_bot: Any) -> None:
    await gather(scene, scene.bo, players=2)
    mine = {"defenders": ["4S", "7S", "5S"], "power": ["10C", "3C", "7C"], "deck": ["3H"] * 9}
    theirs = {"defenders": ["QS", "7S"], "hand": ["2S", "3S", "JS"], "power": ["2C"], "courage": ["9H", "7H"]}
    await lay_out(scene, simcord_bot, mine, {**theirs, "deck": ["3H"] * 9})
    lines = ("4♠ (a) with 10♣ against Q♠ (d)", "7♠ (b) with 3♣ against Q♠ (d)", "5♠ (c) with 7♣ against 7♠ (e)")
    await send_out(scene, scene.ada, *lines)
    if "Begin the battle" in scene.labels(scene.private(scene.ada)):
        await scene.press(scene.ada, "Begin the battle")
    await scene.press(scene.bo, "Sacrifice…")
    first, *others = scene.labels(scene.private(scene.bo))
    assert first == "Sacrifice J♠ (hand) for 7♠ (e), pay all of 9♥ 7♥…"
    assert not any("for Q♠ (d)," in one for one in others) and "Sacrifice another for Q♠ (d)" in others
