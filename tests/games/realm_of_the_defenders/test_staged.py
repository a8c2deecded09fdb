"""What a decision shows before it is sent: title, words, picture and alt text say what the button will do."""

from typing import Any

import pytest

import render
from tests.games.realm_of_the_defenders import samples
from tests.games.realm_of_the_defenders.at_the_table import GAME, gather, lay_out, send_out
from tests.support.scene import Scene, alt_of
from words import words_of

ADA, BO = samples.ADA, samples.BO
PLACER = {**ADA, "hand": ["4S", "QC", "6H"], "power": [], "courage": []}
HIDDEN = {**BO, "deck": ["2D"] * 3 + ["KS"] * 3}


async def test_two_cards_to_be_placed_stand_in_their_pools_before_they_are_sent(three: Scene, simcord_bot: Any) -> None:
    await lay_out(three, simcord_bot, PLACER, HIDDEN, samples.CLEO)
    await three.pick(three.ada, "Q♣ to Power", "6♥ to Courage")
    shown = three.private(three.ada)
    assert "Turn 5: placing cards" in shown.content.splitlines()[:3]
    assert alt_of(shown).startswith("Your hand: 4♠. Your Power pool: Q♣.\n")
    assert "Courage 6 (6♥)" in alt_of(shown)


async def test_one_card_to_be_placed_stands_in_its_pool_before_it_is_sent(three: Scene, simcord_bot: Any) -> None:
    await lay_out(three, simcord_bot, PLACER, HIDDEN, samples.CLEO)
    await three.pick(three.ada, "6♥ to Courage")
    shown = three.private(three.ada)
    assert "Turn 5: placing cards" in shown.content.splitlines()[:3]
    assert alt_of(shown).startswith("Your hand: 4♠ Q♣. Your Power pool: none.\n")
    await three.press(three.ada, "Back")
    assert alt_of(three.private(three.ada)).startswith("Your hand: 4♠ Q♣ 6♥. Your Power pool: none.\n")
    assert "Your hand: **" not in three.private(three.ada).content, "the picture shows it"


def battle(viewer: int, names: Any = ("Ada", "Bo")) -> list[str]:
    """What is drawn for a seat while Ada's 9 attacks Bo's 10, beside whom two others stand."""
    moves = (*samples.OVERWHELM[:4], (0, {"type": "done"}))
    view = samples.view(viewer, (ADA, BO), moves)
    canvas = render.PICTURES[GAME.id].compose_hand(view, names, words_of(GAME.id), [])
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


def bold(text: str) -> list[str]:
    """The lines of a message that are in bold from end to end."""
    return [line.strip("*") for line in text.splitlines() if line.startswith("**") and line.endswith("**")]


async def test_an_attack_that_is_put_together_asks_one_thing_at_a_time(three: Scene, simcord_bot: Any) -> None:
    await lay_out(three, simcord_bot, ADA, BO, samples.CLEO)
    await three.press(three.ada, "Attack Bo")
    assert bold(three.private(three.ada).content) == ["Who attacks Bo?"]
    await three.press(three.ada, "9♠ (a) attacks")
    assert bold(three.private(three.ada).content) == ["9♠ (a) attacks: with which Power?"]
    await three.press(three.ada, "With 9♣")
    assert bold(three.private(three.ada).content) == ["9♠ (a) attacks with 9♣: against whom?"]
    await three.press(three.ada, "Against 10♠ (e)")
    shown = three.private(three.ada).content
    assert bold(shown) == ["Attack Bo: 9♠ (a) with 9♣ against 10♠ (e)"]
    assert "Who else attacks? If nobody, begin the battle." in shown


NOTHING_MORE = "As it stands, you lose nothing more."


@pytest.mark.parametrize(
    ("courage", "fortresses", "cost", "further"),
    [
        (["9H"], 1, "that costs 4 Courage (you can pay with 9♥; you have 9)", NOTHING_MORE),
        (["3H"], 1, "all of your 3 Courage goes", NOTHING_MORE),
        ([], 2, "without Courage a Fortress falls", NOTHING_MORE),
        ([], 1, "without Courage your last Fortress falls, and your realm is out", None),
    ],
)
async def test_whoever_chooses_a_sacrifice_sees_what_then_happens(
    three: Scene, simcord_bot: Any, courage: list[str], fortresses: int, cost: str, further: str | None
) -> None:
    bo = {**BO, "defenders": ["10S", "4S"], "courage": courage, "fortresses": ["2C"] * fortresses}
    await lay_out(three, simcord_bot, {**ADA, "power": ["KC"]}, bo, samples.CLEO)
    await three.press(three.ada, "Attack Bo")
    await send_out(three, three.ada, "9♠ (a) with K♣ against 10♠ (e)")
    await three.press(three.ada, "Begin the battle")
    await three.press(three.bo, "Let another die for 10♠ (e)")
    shown = three.private(three.bo).content
    assert bold(shown) == [f"4♠ dies for 10♠ (e): {cost}"]
    assert next((line for line in shown.splitlines() if line.startswith("As it stands")), None) == further
    assert "4♠ sacrificed" in alt_of(three.private(three.bo))


async def test_two_answers_are_both_told_before_they_are_sent(three: Scene, simcord_bot: Any) -> None:
    ada, bo = {**ADA, "power": ["KC", "6C"]}, {**BO, "hand": [], "defenders": ["10S", "5S"], "power": ["9C", "10C"]}
    await lay_out(three, simcord_bot, ada, bo, samples.CLEO)
    await three.press(three.ada, "Attack Bo")
    await send_out(three, three.ada, "9♠ (a) with K♣ against 10♠ (e)", "8♠ (b) with 6♣ against 5♠ (f)")
    assert "Who else attacks?" not in three.private(three.ada).content
    await three.press(three.ada, "Begin the battle")
    for label in ("10♠ (e) strikes back", "Strike with 9♣ from your Power", "5♠ (f) strikes back"):
        await three.press(three.bo, label)
    shown = three.private(three.bo).content
    assert bold(shown) == ["10♠ (e) strikes back with 9♣; 5♠ (f) strikes back with 10♣"]
    assert "Power 10 defeats 8♠ (b)." in shown
    assert "Strike back" in three.labels(three.private(three.bo)), "nobody is left who could answer"


async def test_a_button_that_ends_an_answer_says_so(three: Scene, simcord_bot: Any) -> None:
    bo = {**BO, "defenders": ["10S", "4S", "3S"], "courage": ["9H"], "power": ["9C"]}
    await lay_out(three, simcord_bot, {**ADA, "power": ["KC"]}, bo, samples.CLEO)
    await three.press(three.ada, "Attack Bo")
    await send_out(three, three.ada, "9♠ (a) with K♣ against 10♠ (e)")
    await three.press(three.ada, "Begin the battle")
    await three.press(three.bo, "Let another die for 10♠ (e)")
    await three.press(three.bo, "Sacrifice 4♠ (f)")
    labels = three.labels(three.private(three.bo))
    assert "Make the sacrifice, and end your answer" in labels
    assert "10♠ (e) strikes back" in labels
    await three.press(three.bo, "Make the sacrifice, and end your answer")
    assert "strike" not in " ".join(three.labels(three.private(three.bo)))


async def test_which_power_card_a_queen_strikes_by_chance_is_not_told_before_it_is_sent(
    three: Scene, simcord_bot: Any
) -> None:
    ada = {**ADA, "hand": ["QS"], "courage": ["KH"]}
    await lay_out(three, simcord_bot, ada, {**BO, "courage": [], "power": ["3C", "10C"]}, samples.CLEO)
    await three.press(three.ada, "Queen of Spades from your hand: destroy a card, for 15 Courage")
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
    await scene.press(scene.ada, "K♠ (a) attacks Bo")
    await scene.press(scene.ada, "Begin the battle")
    await scene.say(scene.bo, "9♠ (b) strikes back")
    await scene.say(scene.bo, "Strike back")
    assert "J♣" in alt_of(scene.private(scene.ada)) and "Courage 15" in alt_of(scene.private(scene.ada))
    await scene.press(scene.ada, "Queen of Spades from your hand: destroy a card, for 15 Courage")
    shown = alt_of(scene.private(scene.ada))
    assert "strikes back" not in shown and "Your hand: 4♦." in shown and "no Courage" in shown


async def test_many_of_a_kind_stand_behind_one_button(scene: Scene, simcord_bot: Any) -> None:
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
    buttons = [label for label in labels if " to Power" not in label and " to Courage" not in label]
    assert {*buttons} == {"Attack…", "Deploy…", "End your turn", "Dismantle a Fortress"}
    await scene.press(scene.ada, "Deploy…")
    labels = scene.labels(scene.private(scene.ada))
    assert "Deploy 9♠…" in labels, "an Elder could pay, too"
    assert "Deploy Elder…" in labels, "what is paid for it is asked"
    await scene.press(scene.ada, "Back")
    await scene.press(scene.ada, "Attack…")
    assert bold(scene.private(scene.ada).content) == ["Who attacks?"]


async def test_whoever_strikes_back_at_two_reads_what_that_can_do(scene: Scene, simcord_bot: Any) -> None:
    await gather(scene, scene.bo, players=2)
    mine = {"defenders": ["6S", "9S"], "power": ["5C", "6C"], "deck": ["3H"] * 9}
    theirs = {"defenders": ["10S", "2S"], "power": ["7C"], "courage": ["KH"], "deck": ["3H"] * 9}
    await lay_out(scene, simcord_bot, mine, theirs)
    await scene.press(scene.ada, "6♠ (a) attacks Bo")
    await send_out(scene, scene.ada, "6♠ (a) with 5♣ against 10♠ (c)")
    for label in ("9♠ (b) attacks", "With 6♣", "Against 10♠ (c)", "Begin the battle"):
        if label in scene.labels(scene.private(scene.ada)):
            await scene.press(scene.ada, label)
    await scene.press(scene.bo, "10♠ (c) strikes back")
    shown = scene.private(scene.bo).content
    assert "then nobody can be sacrificed any more (sacrifice first if you want both)" in shown
    assert (
        "Power 7 hits one attacker, and whoever attacks chooses which: 6♠ (a) would fall, 9♠ (b) would not."
        in shown.splitlines()
    )
