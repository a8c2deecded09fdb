"""Realm of the Defenders on Discord: attacks, interrupts, powers, deployments, resources."""

import re
from typing import Any

import pytest

from bot import Elementarium
from tests.bot.test_table import answer
from tests.games.realm_of_the_defenders.at_the_table import (
    ADA,
    BO,
    IN_VAIN,
    choose,
    gather,
    lay_out,
    place,
    send_out,
    ticked,
)
from tests.support.bot import Clock, make_bot
from tests.support.scene import Scene, alt_of
from ui.tables.announcing import THERE

MANY_CLUBS = ["2C", "3C", "4C", "5C", "6C", "7C", "8C"]
"""With an Elder, more than have room as buttons."""


async def test_an_attack_is_put_together_and_shown_before_it_begins(three: Any) -> None:
    scene = three
    assert scene.labels(scene.private(scene.ada)) == [
        "Deploy…",
        "Attack Bo",
        "Attack Cleo",
        "Deploy Q♠ for 8♦ 5♦ 2♦",
        "Q♠ (hand): destroy a card (15 Courage)",
        "Dismantle…",
        "Place 5♣ K♥ and end",
        "Place…",
        "End turn",
    ]
    before = len(requests_to(scene, scene.place))
    await scene.press(scene.ada, "Attack Bo")
    fells = (
        ("A♠ (e)", "K♣", "15 of 26 Courage"),
        ("10♠ (c)", "K♣", "10 of 26 Courage"),
        ("3♠ (d)", "6♣", "3 of 26 Courage"),
    )
    best = [f"{mine} {power}: {one} falls, {cost}" for mine in ("8♠ (b)", "9♠ (a)") for one, power, cost in fells]
    assert scene.labels(scene.private(scene.ada)) == [*best[:5], "Another attack…", "Back"]
    await send_out(scene, scene.ada, "9♠ (a) with 9♣ against 10♠ (c)")
    labels = scene.labels(scene.private(scene.ada))
    assert labels[0] == "8♠ (b) with K♣ against A♠ (e)" and labels[1] == "8♠ (b) with 6♣ against 10♠ (c)", "15 in all"
    await send_out(scene, scene.ada, "8♠ (b) with 6♣ against 10♠ (c)")
    shown = scene.private(scene.ada)
    assert "**Attack Bo: 9♠ (a) with 9♣ and 8♠ (b) with 6♣ against 10♠ (c)**" in shown.content
    assert "9♠ (a) with 9♣ and 8♠ (b) with 6♣ against 10♠ (c)" in alt_of(shown)
    assert "Begin the battle" in scene.labels(shown)
    assert len(requests_to(scene, scene.place)) == before, "for everybody else nothing has happened"
    await scene.press(scene.ada, "Begin the battle")
    assert "> Ada sends 9♠ (a) with 9♣ against Bo's 10♠ (c)." in scene.table().content
    assert "**Bo** to answer the attack." in scene.table().content


async def test_every_attack_on_the_one_other_realm_is_asked_for_alike(scene: Scene, simcord_bot: Elementarium) -> None:
    """Who attacks, with which Power, against whom in one press, then what follows."""
    await gather(scene, scene.bo, players=2)
    most: dict[str, Any] = {"defenders": ["9S", "8S"], "power": ["9C", "6C", "6C"], "deck": ["3H"] * 9}
    for defenders, power, others, offered in (
        ((0,), (0,), 1, 1), ((0,), (0, 1), 1, 2), ((0, 1), (0,), 2, 2), ((0, 1), (0, 1, 2), 2, 4),
    ):  # fmt: skip
        mine = {**most, "defenders": [most["defenders"][n] for n in defenders]}
        mine["power"] = [most["power"][n] for n in power]
        theirs = {"defenders": ["10S", "4S"][:others], "deck": ["3H"] * 9}
        await lay_out(scene, simcord_bot, mine, theirs)
        for fold in {"Attack…", IN_VAIN} & {*scene.labels(scene.private(scene.ada))}:
            await scene.press(scene.ada, fold)
        for whom in [one for one in scene.labels(scene.private(scene.ada)) if one.startswith("4♠ (d) falls")]:
            await scene.press(scene.ada, whom)
        lines = [one for one in scene.labels(scene.private(scene.ada)) if "9♠ (a) " in one or "8♠ (b) " in one]
        assert len(lines) == offered, "what defeats somebody, or else all"
        if others > 1:
            await scene.press(scene.ada, "Back")
        attacked = "10♠ (b)" if len(defenders) == 1 else "10♠ (c)"
        await send_out(scene, scene.ada, f"9♠ (a) with 9♣ against {attacked}")
        shown = scene.private(scene.ada)
        assert "**Attack Bo: 9♠ (a) with 9♣ against 10♠ " in shown.content
        assert "Power 9 does not defeat 10♠ " in shown.content, "what follows, before it begins"
        assert "Begin the battle" in scene.labels(shown)


async def test_what_is_chosen_twice_is_refused_by_its_name(scene: Scene, simcord_bot: Elementarium) -> None:
    """Not as if the attacked player were to answer, or the Elder were not there."""
    await gather(scene, scene.bo, players=2)
    held = {"power": ["9C"], "defenders": ["9S", "8S"], "hand": ["X1", *MANY_CLUBS], "deck": ["3H"] * 9}
    await lay_out(scene, simcord_bot, held, {"defenders": ["10S", "4S"], "deck": ["3H"] * 9})
    await scene.press(scene.ada, "Place…")
    refused = answer(await scene.pick(scene.ada, "Elder to Power", "Elder to Courage"))
    assert refused.content.startswith("You have chosen your Elder twice")


async def test_a_turn_that_ends_by_itself_says_so(scene: Scene, simcord_bot: Elementarium) -> None:
    await gather(scene, scene.bo, players=2)
    held = {"hand": ["3H"], "power": ["KC"], "defenders": ["9S"], "deck": ["3H"] * 9}
    await lay_out(scene, simcord_bot, held, {"defenders": ["4S"], "courage": ["9H"], "deck": ["2H"] * 9})
    await attack(scene, "9♠ (a) with K♣ against 4♠ (b)")
    assert "> Ada's turn ends by itself: nothing else can be done." in scene.table().content
    assert "> Your turn is over: nothing is left to do." in scene.private(scene.ada).content
    assert "the only choice" not in scene.table().content


async def test_what_has_happened_since_begins_with_the_whole_of_the_others_turn(
    scene: Scene, simcord_bot: Elementarium
) -> None:
    await gather(scene, scene.bo, players=2)
    held = {"hand": ["9S", "9D", "5C", "7C"], "deck": ["3H"] * 9, "defenders": []}
    answering = {"hand": ["8S", "8D", "4C", "6H"], "deck": ["2H"] * 9, "defenders": ["4S"]}
    await lay_out(scene, simcord_bot, held, answering)
    for person, defender, cards in (
        (scene.ada, "9♠", ("5♣ to Power", "7♣ to Power")),
        (scene.bo, "8♠", ("4♣ to Power", "6♥ to Courage")),
    ):
        await scene.press(person, next(one for one in scene.labels(scene.private(person)) if defender in one))
        await place(scene, person, *cards)
    lines = [line for line in scene.private(scene.ada).content.splitlines() if line.startswith("> ")]
    assert lines == [
        "> Turn 6: Bo deploys 8♠ (c), then places a Power card and 6♥ as Courage.",
        "> Turn 7: You draw 3♥.",
    ], "what she has done herself is in the picture"


async def test_what_a_turn_lacks_is_not_said_while_an_attack_is_put_together(
    scene: Scene, simcord_bot: Elementarium
) -> None:
    await gather(scene, scene.bo, players=2)
    held = {"power": ["9C"], "defenders": ["9S", "8S"], "hand": ["2S"], "deck": ["3H"] * 9}
    await lay_out(scene, simcord_bot, held, {"defenders": ["10S", "4S"], "deck": ["3H"] * 9})
    assert "You can't deploy: there is no Money in your hand." in scene.private(scene.ada).content
    await send_out(scene, scene.ada, "9♠ (a) with 9♣ against 10♠ (c)")
    assert "Begin the battle" in scene.labels(scene.private(scene.ada))
    assert "You can't deploy" not in scene.private(scene.ada).content


async def test_a_stage_outlives_a_restart_and_is_stale_where_the_table_stands_elsewhere(
    three: Any, url: str, clock: Clock
) -> None:
    scene = three
    await scene.press(scene.ada, "Attack Bo")
    await send_out(scene, scene.ada, "9♠ (a) with 9♣ against 10♠ (c)")
    stage = scene.private(scene.ada)
    await scene.env.restart_bot(await make_bot(url, clock))
    await scene.env.settle()  # what was laid out is not kept
    await scene.press(scene.ada, "Begin the battle", stage)
    shown = scene.private(scene.ada).content
    assert "None of it was sent." in shown
    assert "attacks" not in scene.table().content


def requests_to(scene: Scene, channel: Any) -> Any:
    return [entry for entry in scene.env.http_requests if f"/channels/{channel.id}/" in entry.path]


async def test_who_has_to_answer_is_told_so_by_a_new_direct_message_that_asks(three: Any, clock: Clock) -> None:
    scene = three
    clock.now += THERE
    before = scene.private(scene.bo).id
    await attack(scene, "9♠ (a) with 9♣ against 10♠ (c)", "8♠ (b) with 6♣ against 10♠ (c)")
    assert not scene.called()
    private = scene.private(scene.bo)
    assert private.id != before
    assert "As it stands, you lose 10♠ (c)" in private.content
    assert "**You are attacked: your answer?**" in private.content
    labels = scene.labels(private)
    assert labels[0] == "Sacrifice 4♠ (hand), pay 9♥" and labels[-1] == "Let it happen"
    assert {"Strike back…", "Sacrifice…"} <= {*labels}, "each kind behind one button, no menu over the realms"
    alt = alt_of(scene.table())
    assert "Ada attacks Bo: 9♠ (a) with 9♣ and 8♠ (b) with 6♣ against 10♠ (c)." in alt
    assert alt.endswith("Waiting for Bo.")
    assert not scene.labels(scene.private(scene.ada))


@pytest.mark.parametrize(("press", "paid"), [("Pay 5♥ 2♥ (7)", "5♥ 2♥"), ("Pay Elder (15)", "Elder, without change")])
async def test_a_loss_whose_last_card_is_paid_by_itself(
    scene: Scene, simcord_bot: Elementarium, press: str, paid: str
) -> None:
    """After the 5 only the 2 can follow, for an Elder is above it: nobody is asked for it, and nothing gets stuck."""
    await gather(scene, scene.bo, players=2)
    hurt = {"courage": ["2H", "5H", "X1"], "defenders": ["4S", "7S"], "deck": ["3H"] * 9}
    await lay_out(scene, simcord_bot, {"power": ["3C"], "defenders": ["AS"], "deck": ["3H"] * 9}, hurt)
    await attack(scene, "A♠ (a) with 3♣ against 4♠ (b)")
    await choose(scene, scene.bo, "Sacrifice 7♠ (c): choose what pays…")
    await scene.press(scene.bo, "Make the sacrifice")
    content = scene.private(scene.bo).content
    assert content.count("7 Courage") == 1
    assert "to pay." not in content
    await scene.press(scene.bo, press)
    if "Do it" in scene.labels(scene.private(scene.bo)):
        await scene.press(scene.bo, "Do it")
    assert f"Bo owes 7 Courage and pays {paid}." in scene.table().content


async def test_an_overwhelmed_defender_is_helped_and_strikes_back(three: Any) -> None:
    scene = three
    await attack(scene, "9♠ (a) with 9♣ against 10♠ (c)", "8♠ (b) with 6♣ against 10♠ (c)")
    dying = [one for one in scene.labels(scene.private(scene.bo)) if "acrifice" in one]
    assert dying == ["Sacrifice 4♠ (hand), pay 9♥", "Sacrifice…"]
    await scene.press(scene.bo, "Sacrifice…")
    others = scene.labels(scene.private(scene.bo))
    assert {"Sacrifice 3♠ (d), pay 9♥", "Sacrifice 4♠ (hand): choose what pays…"} <= {*others}, others
    await scene.press(scene.bo, "Back")
    assert "Sacrifice 4♠ (hand), pay 9♥" in await scene.sayable(scene.bo, "4♠")
    await choose(scene, scene.bo, "Sacrifice 4♠ (hand): choose what pays…")
    await scene.press(scene.bo, "Make the sacrifice")
    assert (
        "**You lose 4 Courage: choose what to pay with. You pay whole cards, and get no change.**"
        in scene.private(scene.bo).content
    )
    assert "**Bo** to pay 4 Courage." in scene.table().content
    await scene.press(scene.bo, "Pay 9♥ (9)")
    assert "**Ada** to choose whose Power is stopped." in scene.table().content
    await scene.press(scene.ada, "Stop the Power of 9♠ (a)")
    await scene.press(scene.bo, "Strike back: 10♣, whoever is hit falls")
    # Ada holds a Queen and 15 Courage; she might strike the card.
    assert "Q♠ (hand): destroy a card (15 Courage)" in scene.labels(scene.private(scene.ada))
    await scene.say(scene.ada, "pass")
    await scene.press(scene.ada, "Hit 8♠ (b): falls")
    content = scene.table().content
    assert "> Bo's 10♠ (c) strikes back with 10♣ from the Power pool." in content
    assert "> 8♠ (b) is hit." in content
    assert "> 8♠ (b) is hit. Ada's 8♠ (b) falls." in content
    assert "**Ada** to pay 8 Courage." in content


async def test_a_battle_that_ends_a_turn_is_shown_until_whoever_attacked_has_seen_what_came_of_it(
    scene: Scene, simcord_bot: Elementarium
) -> None:
    """All of it is told, however much the other one does; the picture has the battle."""
    await gather(scene, scene.bo, players=2)
    held = {"power": ["9C"], "defenders": ["9S"], "deck": ["3H"] * 9, "courage": ["2H"]}
    cards = ["3S", "4S", "5S", "6S", "3D", "4D", "5D", "6D", "2C", "2H"]
    await lay_out(scene, simcord_bot, held, {"defenders": ["8S"], "courage": ["KH"], "hand": cards, "deck": ["3H"] * 9})
    await attack(scene, "9♠ (a) with 9♣ against 8♠ (b)")
    await scene.press(scene.bo, "Let it happen")
    for rank in (6, 5, 4, 3):
        await choose(scene, scene.bo, f"Deploy {rank}♠ for {rank}♦")
    await scene.say(scene.bo, "End turn")
    shown = scene.private(scene.ada)
    told = [line for line in shown.content.splitlines() if line.startswith("> ")]
    assert not any("More has happened" in line for line in told), "what the other one deploys is run on"
    assert len(told) == 5
    ended = next(place for place, line in enumerate(told) if "Your turn is over" in line)
    assert any("falls" in line for line in told[:ended]), "first how the battle went"
    assert any("Bo" in line for line in told[ended:]), "then the other's turn"
    assert "You have attacked Bo: 9♠ (a) with 9♣ against 8♠ (b).\nFallen: Bo's 8♠ (b)." in alt_of(shown)


async def test_a_restart_inside_an_interrupt_loses_nothing(three: Any, url: str, clock: Clock) -> None:
    scene = three
    await attack(scene, "9♠ (a) with 9♣ against 10♠ (c)")
    shown = scene.private(scene.bo)
    await scene.env.restart_bot(await make_bot(url, clock))
    await scene.env.settle()
    await scene.press(scene.bo, "Strike back: 10♣, 9♠ (a) falls", shown)
    assert "strikes back with 10♣ from the Power pool." in scene.table().content
    assert "**Ada** may use Q♠." in scene.table().content
    await scene.press(scene.ada, "Q♠ (hand): destroy a card (15 Courage)")
    assert (
        "**What does your Q♠ strike? Courage pays for their losses, Power strikes back.**"
        in scene.private(scene.ada).content
    )
    await scene.press(scene.ada, "Bo: 10♣, with which 10♠ (c) strikes back (saves 9♠ (a))")
    told = "You give up Q♠ and K♥: Bo loses 10♣, which was striking back."
    assert f"**{told}**" in scene.private(scene.ada).content
    await scene.env.restart_bot(await make_bot(url, clock))
    await scene.env.settle()
    await scene.press(scene.ada, "Do it")
    content = scene.table().content
    assert "> Ada gives up Q♠ and K♥: Bo loses 10♣, which was striking back." in content
    assert "> Nobody falls." in content
    assert len([m for m in scene.place.history() if m.attachments]) == 1


# Powers, dismantling, deploying, resources


async def test_a_deployment_shows_its_price_and_takes_one_press(three: Any) -> None:
    scene = three
    before = len(requests_to(scene, scene.place))
    ways = ["Deploy Q♠ for 8♦ 5♦ 2♦", "Deploy 9♠ for 8♦ 2♦", "Deploy 9♠ for 8♦ 5♦"]
    assert [*await scene.sayable(scene.ada, "deploy")][:4] == ["Deploy…", *ways]
    shown = await scene.say(scene.ada, "+9S")
    assert shown.ephemeral
    assert "**Deploy 9♠ (g) for 8♦ 2♦**" in shown.content
    assert "Paid so far: 8♦ 2♦." in alt_of(shown.message)
    assert "still missing" not in shown.content
    assert ticked(shown.message) == ["Pay 8♦ 2♦ (10)"], "all that is paid, what must be paid in any case too"
    assert scene.labels(shown.message)[:3] == ["Pay 8♦ 2♦ (10)", "Pay 8♦ 5♦ (13)", "Deploy and pay"]
    assert len(requests_to(scene, scene.place)) == before
    await choose(scene, scene.ada, ways[2])
    assert "> Ada deploys 9♠ (g) for 8♦ 5♦." in scene.table().content
    assert "9♠ (g), not ready" in alt_of(scene.table())


@pytest.mark.parametrize("paid", [("5♦",), ("2♦",), ("5♦", "2♦")])
async def test_whoever_buys_an_elder_goes_on_with_their_turn(
    scene: Scene, simcord_bot: Elementarium, paid: tuple[str, ...]
) -> None:
    """Whether something lower is left, which is then not wanted, or nothing, where the price is closed by itself."""
    await gather(scene, scene.bo, players=2)
    buyer = {"hand": ["X1", "5D", "2D"], "power": ["3C"], "defenders": ["AS"], "deck": ["3H"] * 9}
    await lay_out(scene, simcord_bot, buyer, {"courage": ["2H"], "deck": ["3H"] * 9})
    await scene.press(scene.ada, "Deploy Elder…")
    await scene.pick(scene.ada, *(f"Pay {card}" for card in paid))
    await scene.press(scene.ada, "Deploy and pay")
    assert f"for {' '.join(paid)}." in scene.table().content
    assert "End turn" in scene.labels(scene.private(scene.ada))


async def test_an_ace_is_asked_for_in_turn_order_and_spoils_a_dismantling(three: Any) -> None:
    scene = three
    asked_first = await scene.say(scene.ada, "dismantle")
    assert "**Dismantle a Fortress? You draw seven cards, and have " in asked_first.content
    assert "Waiting" not in scene.table().content
    await scene.ada.click(asked_first.message, label="Yes: Dismantle a Fortress")
    assert "**Bo** may use A♠, so that no cards are drawn." in scene.table().content
    assert "A♠ and 15 of your Courage would prevent that." in scene.private(scene.bo).content
    await scene.say(scene.bo, "Pass")
    assert "**Cleo** may use A♠, so that no cards are drawn." in scene.table().content
    assert scene.labels(scene.private(scene.cleo)) == [
        "A♠ (hand): they draw nothing (15 Courage)",
        "Pass",
    ]
    await scene.say(scene.cleo, "ace")
    await scene.say(scene.cleo, "Do it")
    content = scene.table().content
    assert "> Cleo gives up A♠ and K♥: nothing is drawn for the Fortress." in content
    assert ": placing cards" in content


async def test_resources_go_to_their_pools_and_only_their_owner_sees_the_power(three: Any) -> None:
    scene = three
    await place(scene, scene.ada, "5♣ to Power", "K♥ to Courage")
    content = scene.table().content
    assert "> Ada places a Power card and K♥ as Courage." in content
    assert "5♣" not in content + alt_of(scene.table())
    assert "> You place 5♣ as Power and K♥ as Courage." in scene.private(scene.ada).content
    assert "**Bo** to move." in content
    assert "> Turn 6: You draw 2♥." in scene.private(scene.bo).content


async def test_an_elder_inspires(scene: Scene, simcord_bot: Elementarium) -> None:
    await gather(scene, scene.bo)
    elder = {**ADA, "defenders": [{"card": "X1", "under": ["5D"]}], "defeated": ["4S", "3S"], "hand": ["9D", "X1"]}
    await lay_out(scene, simcord_bot, elder, BO)
    (offered,) = await scene.sayable(scene.ada, "elder in play")
    assert offered == "Elder in play (a): get a fallen Defender back"
    await scene.say(scene.ada, offered)
    shown = await scene.say(scene.ada, "Bring 4♠ back")
    assert ticked(shown.message) == ["Pay 9♦ (9)"]
    await scene.say(scene.ada, "Do it")
    assert re.search(r"> Ada's Elder brings 4♠ \(\w+\) back for 9♦\.", scene.table().content)


async def test_what_is_not_possible_is_refused_with_its_rule(three: Any) -> None:
    scene = three
    refused = await scene.say(scene.ada, "+KS")
    assert refused.ephemeral
    (button,) = refused.message.components[0].children
    assert button.label.startswith("Rule RD-")
    refused = await scene.say(scene.bo, "attack A")
    assert re.match(r"[A-Z].*\.", refused.content)
    refused = await scene.say(scene.ada, "everything")
    assert refused.content == "That is not possible now: please choose one from the list."
    for typed in ("", "deploy"):
        assert [*await scene.sayable(scene.cleo, typed)] == ["It is not your turn: the game waits for Ada."]
    assert (await scene.say(scene.cleo, "deploy")).content == "It is another player's turn."


async def attack(scene: Scene, *lines: str) -> None:
    """Ada attacks Bo with these."""
    if "Attack Bo" in scene.labels(scene.private(scene.ada)):  # of several realms
        await scene.press(scene.ada, "Attack Bo")
    await send_out(scene, scene.ada, *lines)
    await scene.press(scene.ada, "Begin the battle")
