"""What stands on the buttons of a question: all that is paid, who can be sacrificed, what a Queen is asked for."""

from typing import Any, cast

import pytest
from discord.ui import Select

import engine
from engine.realm_of_the_defenders.planning import payments
from engine.realm_of_the_defenders.view import RealmView
from tests.games.realm_of_the_defenders import samples
from tests.games.realm_of_the_defenders.at_the_table import GAME, gather, lay_out, send_out
from tests.games.realm_of_the_defenders.test_rules import play, table
from tests.support.scene import Scene, alt_of
from ui.interactions.ids import StageMenuPress
from ui.interactions.reader import Reader
from ui.layouts import LAYOUTS
from ui.learning.position import Position, ShownPosition, position_content
from ui.tables.deciding import follow_press
from words import ENGLISH, voice_of, words_of_game
from words.realm_of_the_defenders import RealmWords

ADA, BO = engine.Seat(0), engine.Seat(1)
NAMES = ("Ada", "Bo")
DIES_FOR = "Sacrifice 2♠ (c) for 10♠ (b)"
DIES = "Sacrifice 2♠ (c), pay all of K♥"
LONE = {"defenders": ["9S"], "power": ["KC"], "deck": ["2D"] * 9}


def words() -> RealmWords:
    return cast(RealmWords, words_of_game(GAME.id))


def deploying(card: str, *money: str) -> RealmView:
    state = table({"hand": [card, *money]}, {})
    state.play(ADA, GAME.action({"type": "deploy", "card": card}))
    return state.see(ADA)


def test_every_way_to_pay_is_there_whole_and_what_wastes_the_least_first() -> None:
    view = deploying("QS", "3D", "5D", "6D", "8D")  # the 8 is paid in any case
    assert payments(view) == [("5D", "3D"), ("6D", "3D"), ("6D", "5D")]
    assert payments(deploying("9S", "10D", "JD", "X1")) == [("10D",), ("JD",), ("X1",)]
    assert payments(table({}, {}).see(ADA)) == (), "nothing is asked to be paid"


def test_equal_cards_in_another_order_are_no_other_payment() -> None:
    state = table({"hand": ["X1", "KD", "JD", "9D"], "defeated": ["10S"], "deck": ["2D"] * 9}, {})
    state.play(ADA, GAME.action({"type": "inspire", "from": "hand"}))
    assert payments(state.see(ADA)) == [("JD", "9D"), ("KD", "9D"), ("JD", "KD")]


async def test_each_way_to_pay_has_a_button_what_wastes_least_first(scene: Scene, simcord_bot: Any) -> None:
    await gather(scene, scene.bo, players=2)
    held = {"hand": ["QS", "3D", "5D", "6D", "8D"], "deck": ["2D"] * 9}
    await lay_out(scene, simcord_bot, held, {"defenders": ["4S"], "deck": ["2D"] * 9})
    await scene.press(scene.ada, "Deploy…")
    labels = scene.labels(scene.private(scene.ada))
    ways = ["8♦ 5♦ 3♦", "8♦ 6♦ 3♦", "8♦ 6♦ 5♦"]
    assert labels[:3] == [f"Deploy Q♠ for {way}" for way in ways]
    await scene.press(scene.ada, labels[2])
    assert "Ada deploys Q♠ (b) for 8♦ 6♦ 5♦." in scene.table().content


def attacked(*attack: dict[str, Any], **bo: Any) -> RealmView:
    state = table(LONE, {"deck": ["2D"] * 9, **bo})
    for said in ({"type": "attack", "seat": 1}, *attack):
        state.play(ADA, GAME.action(said))
    return state.see(BO)


@pytest.mark.parametrize(
    ("defenders", "hand", "courage", "label"),
    [
        (["10S", "2S"], ["3S"], ["9H"], DIES_FOR),
        (["10S", "2S", "3S"], ["JS"], ["9H"], "Sacrifice 2♠ (c) or 3♠ (d) for 10♠ (b)"),
        (["10S", "2S"], ["JS"], ["KH"], "Sacrifice 2♠ (c) or J♠ (hand) for 10♠ (b)"),
        (["10S", "2S", "3S"], ["JS"], ["KH"], "Sacrifice another for 10♠ (b)"),
    ],
)
def test_who_can_be_sacrificed_stands_on_the_button(
    defenders: list[str], hand: list[str], courage: list[str], label: str
) -> None:
    view = attacked({"type": "against", "defender": 2}, defenders=defenders, hand=hand, courage=courage)
    said = GAME.action({"type": "sacrifice", "for": 2})
    assert words().action_label(said, view, NAMES) == label


@pytest.mark.parametrize(
    ("hand", "power", "buttons"),
    [
        ([], ["3C"], [DIES, "Sacrifice 2♠ (c); Strike back: 3♣…", "Strike back: 3♣, too little for 9♠ (a)…"]),
        ([], ["9C"], ["Strike back: 9♣, 9♠ (a) falls, a Fortress", "Sacrifice 2♠ (c); Strike back: 9♣", DIES]),
        (["JS"], [], [DIES, "Sacrifice J♠ (hand), pay all of K♥…"]),
    ],
)
async def test_each_answer_is_one_press_the_best_first(
    scene: Scene, simcord_bot: Any, hand: list[str], power: list[str], buttons: list[str]
) -> None:
    await gather(scene, scene.bo, players=2)
    theirs = {"defenders": ["10S", "2S"], "hand": hand, "power": power, "courage": ["KH"], "deck": ["2D"] * 9}
    await lay_out(scene, simcord_bot, LONE, theirs)
    await send_out(scene, scene.ada, "9♠ (a) with K♣ against 10♠ (b)")
    await scene.press(scene.ada, "Begin the battle")
    labels = scene.labels(scene.private(scene.bo))
    assert labels[: labels.index("Let it happen")] == buttons
    await scene.press(scene.bo, buttons[-1])
    asks = buttons[-1].endswith("…")  # a card is given up for its power, or is no use
    assert ("Back" in scene.labels(scene.private(scene.bo))) is asks
    shown = alt_of(scene.table()) + scene.table().content
    assert ("sacrifice" in shown or "strikes back" in shown) is not asks


async def test_a_queen_is_asked_first_for_what_strikes_back_and_her_price_is_reckoned_with(
    scene: Scene, simcord_bot: Any
) -> None:
    await gather(scene, scene.bo, players=2)
    held = {"hand": ["QS"], "power": ["10C"], "defenders": ["9S"], "courage": ["3H", "KH"], "deck": ["2D"] * 9}
    hurt = {"defenders": ["10S"], "power": ["9C"], "courage": ["9H", "5H"], "deck": ["2D"] * 9}
    await lay_out(scene, simcord_bot, held, hurt)
    await send_out(scene, scene.ada, "9♠ (a) with 10♣ against 10♠ (b)")
    await scene.press(scene.ada, "Begin the battle")
    await scene.press(scene.bo, "Strike back: 9♣, 9♠ (a) falls")
    assert "it costs 9 Courage (you can pay with K♥; you have 18)" in scene.private(scene.ada).content
    await scene.press(scene.ada, "Q♠ (hand): destroy a card (15 Courage)")
    labels = scene.labels(scene.private(scene.ada))
    assert labels[:3] == [
        "Bo: 9♣, with which 10♠ (b) strikes back (saves 9♠ (a))",
        "Bo: 5♥ of Courage, 9 left",
        "Bo: 9♥ of Courage, 5 left",
    ]
    await scene.press(scene.ada, "Bo: 5♥ of Courage, 9 left")
    assert "and all of your 3 Courage goes" in scene.private(scene.ada).content, "the K♥ is the price"


async def test_an_ace_is_shown_once_more_before_it_is_given_up_however_it_is_paid(three: Any, simcord_bot: Any) -> None:
    cleo = {**samples.CLEO, "hand": ["AS"], "courage": ["KH"]}
    await lay_out(three, simcord_bot, samples.ADA, samples.BO, cleo)
    await three.press(three.ada, "Other…")
    await three.press(three.ada, "Dismantle a Fortress")
    await three.press(three.ada, next(one for one in three.labels(three.private(three.ada)) if one.startswith("Yes")))
    await three.press(three.cleo, "A♠ (hand): they draw nothing (15 Courage)")
    assert "You give up A♠ and K♥" in three.private(three.cleo).content
    shown = alt_of(three.private(three.cleo))
    assert "Your hand: none" in shown and "K♥" not in shown.split("Your realm")[1].split(";")[2], "they are gone in it"
    assert "gives up" not in three.table().content
    await three.press(three.cleo, "Do it")
    assert "Cleo gives up A♠ and K♥: nothing is drawn for the Fortress." in three.table().content


@pytest.mark.parametrize(("courage", "last"), [(["9H"], True), (["9H", "5H"], False)])
def test_a_queen_outside_a_battle_is_advised_by_what_she_destroys(courage: list[str], last: bool) -> None:
    state = table({"hand": ["QS"], "courage": ["KH"]}, {"courage": courage, "defenders": ["2S"]})
    strike = GAME.action({"type": "strike", "seat": 1, "pool": "courage", "card": "9H"})
    said = words().action_reason(strike, None, state.see(ADA))
    assert said is not None and said.startswith("A Courage card that she destroys can't pay for a loss.")
    assert ("It is their last one" in said) is last


@pytest.mark.parametrize(
    ("action", "said"),
    [
        ({"type": "place", "card": "6H", "pool": "courage"}, "As long as you have Courage, a loss takes no Fortress."),
        ({"type": "place", "card": "6C", "pool": "power"}, "Each card of Power is one attack, or one strike back."),
        ({"type": "deploy", "card": "3S"}, "It would be your toughest Defender: less than 3 Power can't defeat it."),
        ({"type": "deploy", "card": "2S"}, "One more who can attack from your next turn on, or die for another."),
        ({"type": "dismantle"}, "It brings seven cards, and leaves you one Fortress."),
    ],
)
def test_what_is_placed_or_deployed_has_a_reason_however_much_is_there(action: dict[str, Any], said: str) -> None:
    own = {"hand": ["6H", "6C", "3S", "3D"], "courage": ["2H"], "power": ["2C"], "defenders": ["2S"]}
    assert words().action_reason(GAME.action(action), None, table(own, {}).see(ADA)) == said


@pytest.mark.parametrize(
    ("theirs", "said"),
    [
        (
            {"courage": ["9H"], "hand": ["2D"]},
            "Power 9 defeats 9♠ (c) (toughness 9). For that the realm owes 9 Courage.",
        ),
        (
            {"fortresses": ["2C"]},
            "Power 9 defeats 9♠ (c) (toughness 9). Without Courage that costs the realm its last Fortress. "
            "Nothing there can strike back.",
        ),
        ({"defenders": ["QS"], "hand": ["2D"]}, "9 and 6 Power together defeat Q♠ (c), whom neither defeats alone."),
        (
            {"defenders": [], "fortresses": ["2C"]},
            "Nobody defends that realm, so it can't answer. It has no Courage, and this takes its last Fortress.",
        ),
    ],
)
def test_an_attack_is_advised_by_what_it_takes_and_what_can_answer_it(theirs: dict[str, Any], said: str) -> None:
    state = table({"defenders": ["8S", "7S"], "power": ["9C", "6C"]}, {"defenders": ["9S"], **theirs})
    assert words().action_reason(GAME.action({"type": "attack", "seat": 1}), None, state.see(ADA)) == said


@pytest.mark.parametrize(
    ("own", "said"),
    [
        ({"defenders": ["9S"]}, "You have no Power left to attack with."),
        (
            {"defenders": [{"card": "9S", "ready": False}], "power": ["2C"]},
            "None of your Defenders is ready to attack.",
        ),
        ({"defenders": ["9S"], "power": ["2C", "3C"]}, "Your Power, 3 at most, defeats none of their Defenders."),
        ({"defenders": ["9S", "8S"], "power": ["2C", "3C"]}, None),
    ],
)
def test_the_end_of_a_turn_is_advised_by_what_an_attack_lacks(own: dict[str, Any], said: str | None) -> None:
    """Two can defeat a 5 together."""
    state = table({"hand": ["2D"], **own}, {"defenders": ["5S"]})
    assert words().action_reason(GAME.action({"type": "done"}), None, state.see(ADA)) == said


@pytest.mark.parametrize(
    ("power", "kept"), [(["9C", "KC"], "Power 9 defeats 9♠ (a) (toughness 9). "), (["2C", "KC"], "")]
)
def test_a_lower_card_that_strikes_back_is_advised_by_the_higher_that_stays(power: list[str], kept: str) -> None:
    view = attacked(defenders=["10S"], hand=["2D"], power=power)
    low, high = ({"type": "counter", "from": "pool", "card": card} for card in power)
    state = table(LONE, {"deck": ["2D"] * 9, "defenders": ["10S"], "hand": ["2D"], "power": power})
    play(state, 0, "attack", seat=1)
    play(state, 1, "retaliate", **{"with": 2})
    view = state.see(BO)
    said = words().action_reason(GAME.action(low), GAME.action(high), view)
    assert said is not None and said.endswith("K♣ stays for an attack or a strike back of later.")
    assert ("Power 9 defeats 9♠ (a)" in said) is bool(kept)


def test_a_hint_whose_thought_ends_early_goes_on_as_buttons_do() -> None:
    layout, voice = LAYOUTS[GAME.id], voice_of(ENGLISH)
    state = table({**LONE, "power": ["9C", "KC"]}, {"defenders": ["9S", "KS"]})
    attack = GAME.action({"type": "attack", "seat": 1})
    assert [*map(engine.to_json, layout.best_rest(voice, attack, state.see(ADA)))] == [
        {"type": "power", "card": "KC"},
        {"type": "against", "defender": 3},
    ], "the toughest whom it defeats"
    weak = table({**LONE, "power": ["2C"]}, {"defenders": ["9S"]})
    assert [*layout.best_rest(voice, attack, weak.see(ADA))] == []
    view = attacked(defenders=["10S"], hand=["2D"], power=["2C", "9C"])
    strikes = GAME.action({"type": "retaliate", "with": 2})
    assert engine.to_json(layout.best_rest(voice, strikes, view)[0]) == {
        "type": "counter",
        "from": "pool",
        "card": "9C",
    }


@pytest.mark.parametrize(("hand", "said"), [(["9H"], True), (["2D"], False)])
def test_to_end_a_turn_without_a_battle_is_advised_by_what_can_be_placed(hand: list[str], said: bool) -> None:
    view = table({**LONE, "hand": hand}, {"defenders": ["10S"]}).see(ADA)
    reason = words().action_reason(GAME.action({"type": "done"}), GAME.action({"type": "attack", "seat": 1}), view)
    assert (reason == "After a battle you can't place cards in the same turn.") is said


def test_a_queen_has_nothing_to_destroy_only_where_nobody_else_has_anything_and_in_ones_own_turn() -> None:
    held = {"hand": ["QS", "9H"], "courage": ["KH"], "deck": ["2D"] * 9}
    state = table(held, {"power": ["2C"], "deck": ["2D"] * 9})
    play(state, 0, "done")
    play(state, 0, "done")
    assert [*state.active] == [BO] and words().why_unplayable(state.see(ADA), state.legal(ADA)) == []
    (said,) = words().why_unplayable(table(held, {}).see(ADA), ())
    assert said.endswith("nobody else has Courage or Power.")


@pytest.mark.parametrize(("left", "both"), [(["2C"], True), (["2C", "3C"], False)])
def test_who_wins_is_said_where_both_realms_can_fall_at_once(left: list[str], both: bool) -> None:
    theirs = {"defenders": ["9S"], "hand": ["2D"], "fortresses": ["2C"], "power": ["KC"], "deck": ["2D"] * 9}
    state = table({**LONE, "fortresses": left, "defenders": ["9S", "8S"], "power": ["5C", "6C"]}, theirs)
    play(state, 0, "attack", seat=1)
    play(state, 0, "attacker", defender=1)
    play(state, 0, "power", card="5C")
    play(state, 0, "attacker", defender=2)
    told = " ".join(words().consequence_lines(state.see(ADA), NAMES))
    assert ("If both last Fortresses fall at once, you win, because you attack." in told) is both, told


@pytest.mark.parametrize(
    ("own", "said"),
    [
        ({}, "Nothing of yours saves them, or surely defeats whoever attacks."),
        ({"defenders": ["10S", "QS"], "courage": ["9H"]}, "Whoever else could die costs as much Courage, or more."),
        ({"defenders": ["10S", "2S"]}, "Without Courage a sacrifice costs a Fortress, too."),
        ({"defenders": ["10S", "2S"], "courage": ["9H"]}, None),
        ({"hand": ["KC"]}, None),
    ],
)
def test_letting_an_attack_happen_is_advised_by_what_answers_would_cost(own: dict[str, Any], said: str | None) -> None:
    state = table({"defenders": ["9S"], "power": ["KC"]}, {"defenders": ["10S"], "hand": ["2D", "5S"], **own})
    play(state, 0, "attack", seat=1)
    if len(state.see(BO).seats[1].defenders) > 1:
        play(state, 0, "against", defender=2)
    assert words().action_reason(GAME.action({"type": "done"}), None, state.see(BO)) == said


async def test_a_hint_names_what_it_would_place(scene: Scene, simcord_bot: Any) -> None:
    await gather(scene, scene.bo, players=2)
    held = {"hand": ["KH", "2D", "3D"], "deck": ["2D"] * 9, "fortresses": ["2C"]}
    await lay_out(scene, simcord_bot, held, {"defenders": ["9S"], "power": ["KC"], "deck": ["2D"] * 9})
    await scene.ada.user.click(scene.private(scene.ada), label="Hint")
    said = scene.private(scene.ada).content
    assert "K♥ to Courage" in said, "not that cards could be placed"
    assert "You have no Courage: without any, each Defender that you lose costs a Fortress." in said


DUMMY = {"defenders": [{"card": "9S", "ready": False}], "deck": ["2D"] * 9}


@pytest.mark.parametrize(
    ("held", "theirs", "done"),
    [
        (  # two cards
            {"hand": ["KH", "KC", "2D"], "fortresses": ["2C"]},
            {"defenders": ["9S"], "power": ["KC"], "deck": ["2D"] * 9},
            "Ada places a Power card and K♥ as Courage.",
        ),
        (  # a payment of several cards
            {"hand": ["10S", "6D", "5D", "2D"]},
            DUMMY,
            "Ada deploys 10♠",
        ),
        (  # who attacks, with what, against whom
            {"hand": ["2D"], "defenders": ["9S", "8S"], "power": ["KC", "2C"]},
            {"defenders": ["QS", "KS"], "fortresses": ["2C"], "deck": ["2D"] * 9},
            "K♣",
        ),
    ],
)
async def test_to_follow_a_hint_does_all_that_it_says(
    scene: Scene, simcord_bot: Any, held: dict[str, Any], theirs: dict[str, Any], done: str
) -> None:
    await gather(scene, scene.bo, players=2)
    await lay_out(scene, simcord_bot, {"deck": ["2D"] * 9, **held}, theirs)
    await scene.ada.user.click(scene.private(scene.ada), label="Hint")
    assert " is as good" not in scene.private(scene.ada).content, "a part of it is no other way"
    await scene.press(scene.ada, "Follow the hint")
    assert done in scene.table().content, "one press does all of it: nothing new was learnt in between"


async def test_to_follow_a_hint_answers_an_attack_whole(scene: Scene, simcord_bot: Any) -> None:
    await gather(scene, scene.bo, players=2)
    theirs = {"defenders": ["10S", "QS"], "hand": ["AC", "2C", "3S"], "power": ["3C", "4C"], "deck": ["2D"] * 9}
    await lay_out(scene, simcord_bot, LONE, {**theirs, "fortresses": ["2C"]})
    await send_out(scene, scene.ada, "9♠ (a) with K♣ against 10♠ (b)")
    await scene.press(scene.ada, "Begin the battle")
    await scene.bo.user.click(scene.private(scene.bo), label="Hint")
    assert "10♠ (b) strikes back with A♣" in scene.private(scene.bo).content
    await scene.press(scene.bo, "Follow the hint")
    if "Strike back, and end your answer" in scene.labels(scene.private(scene.bo)):
        await scene.press(scene.bo, "Strike back, and end your answer")
    assert "strikes back with A♣" in scene.table().content


def test_what_has_been_explained_of_ones_own_cards_is_recalled() -> None:
    state = table({"hand": ["JS", "2D"], "defenders": ["KS"], "courage": ["KH"]}, {"hand": ["QS"]})
    view = state.see(ADA)
    assert words().reminders(view, ()) == []
    (line,) = words().reminders(view, ("king", "queen"))
    assert line.endswith("K♠, whom two can't attack at once.")
    (line,) = words().reminders(view, ("king", "jack"))
    assert line.startswith("-# You have: J♠, who can die from your hand")
    assert words().reminders(state.see(BO), ("queen",)) == [], "it is not their turn"


@pytest.mark.parametrize(("money", "at_once"), [(("4D", "3D", "9D"), True), (("8D", "X1"), False)])
def test_a_whole_payment_is_sent_by_its_press_unless_it_gives_away_an_elder(
    money: tuple[str, ...], at_once: bool
) -> None:
    """What has been paid of it so far would not be all that its label says."""
    state = table({"hand": ["7S", *money], "deck": ["2D"] * 9}, {"deck": ["2D"] * 9})
    state.play(ADA, GAME.action({"type": "deploy", "card": "7S"}))
    shown = ShownPosition(Position(GAME.id, state, NAMES), "")
    reader = Reader(voice_of(ENGLISH), ADA)
    content = position_content(reader, shown)
    assert content.view is not None
    menu = next(item for item in content.view.children if isinstance(item, Select))
    entry = menu.options[0 if at_once else 1]
    pressed = StageMenuPress.parse(str(menu.custom_id), [entry.value])
    assert pressed is not None
    made = follow_press(reader, shown, pressed)
    assert isinstance(made, tuple) is at_once, entry.label
    if isinstance(made, tuple):
        for action in made:
            state.play(ADA, action)
        assert [card for card in ("4D", "3D") if card in state.see(ADA).own().hand] == []
