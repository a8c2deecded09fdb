"""Realm of the Defenders on Discord: attacks, interrupts, powers, deployments, resources."""

import re
from typing import Any

import pytest

from bot import Elementarium
from tests.bot.test_table import answer
from tests.games.realm_of_the_defenders.at_the_table import ADA, BO, gather, lay_out, send_out, ticked
from tests.support.bot import Clock, make_bot
from tests.support.scene import Scene, alt_of
from ui.tables.announcing import THERE


async def test_an_attack_is_put_together_and_shown_before_it_begins(three: Any) -> None:
    scene = three
    assert scene.labels(scene.private(scene.ada)) == [
        "Deploy…",
        "Queen of Spades from your hand: destroy a card, for 15 Courage",
        "Attack Bo",
        "Attack Cleo",
        "5♣ to Power",
        "K♥ to Courage",
        "End your turn",
        "Dismantle a Fortress",
    ]
    before = len(requests_to(scene, scene.place))
    await scene.press(scene.ada, "Attack Bo")
    for labels in (
        ("9♠ (a) attacks", "8♠ (b) attacks"),
        ("With 9♣", "With 6♣", "With K♣"),
        ("Against 10♠ (c)", "Against 3♠ (d)", "Against A♠ (e)"),
        ("8♠ (b) attacks", "Begin the battle"),
        ("With 6♣", "With K♣"),
        ("Against 10♠ (c)", "Against 3♠ (d)", "Against A♠ (e)"),
    ):
        shown = scene.labels(scene.private(scene.ada))
        assert {*shown} == {*labels} | ({"Back", "Start over"} if "Start over" in shown else {"Back"})
        await scene.press(scene.ada, labels[0])
    shown = scene.private(scene.ada)
    assert "**Attack Bo: 9♠ (a) with 9♣ and 8♠ (b) with 6♣ against 10♠ (c)**" in shown.content
    assert "9♠ (a) with 9♣ and 8♠ (b) with 6♣ against 10♠ (c)" in alt_of(shown)
    assert "Begin the battle" in scene.labels(shown)
    assert len(requests_to(scene, scene.place)) == before, "for everybody else nothing has happened"
    await scene.press(scene.ada, "Begin the battle")
    assert "> Ada sends 9♠ (a) with 9♣ against Bo's 10♠ (c)." in scene.table().content
    assert "**Bo** to answer the attack." in scene.table().content


async def test_every_attack_on_the_one_other_realm_is_asked_for_alike(scene: Scene, simcord_bot: Elementarium) -> None:
    """Who attacks, with which Power, against whom, then what follows; only what has one answer alone is not asked."""
    await gather(scene, scene.bo, players=2)
    most: dict[str, Any] = {"defenders": ["9S", "8S"], "power": ["9C", "6C", "6C"], "deck": ["3H"] * 9}
    for defenders, power, others in (((0,), (0,), 1), ((0,), (0, 1), 1), ((0, 1), (0,), 2), ((0, 1), (0, 1, 2), 2)):
        mine = {**most, "defenders": [most["defenders"][n] for n in defenders]}
        mine["power"] = [most["power"][n] for n in power]
        theirs = {"defenders": ["10S", "4S"][:others], "deck": ["3H"] * 9}
        await lay_out(scene, simcord_bot, mine, theirs)
        begun = [f"{name} attacks Bo" for name in ("9♠ (a)", "8♠ (b)")[: len(defenders)]]
        assert [one for one in scene.labels(scene.private(scene.ada)) if "ttack" in one] == begun
        await scene.press(scene.ada, begun[0])
        if len({*mine["power"]}) > 1:
            assert scene.labels(scene.private(scene.ada))[:2] == ["With 6♣", "With 9♣"]
            await scene.press(scene.ada, "With 9♣")
        if others > 1:
            attacked = [one for one in scene.labels(scene.private(scene.ada)) if one.startswith("Against")]
            assert [one[:-4] for one in attacked] == ["Against 10♠", "Against 4♠"]
            await scene.press(scene.ada, attacked[0])
        shown = scene.private(scene.ada)
        assert "**Attack Bo: 9♠ (a) with 9♣ against 10♠ " in shown.content
        assert "Power 9 does not defeat 10♠ " in shown.content, "what follows, before it begins"
        assert "Begin the battle" in scene.labels(shown)


async def test_what_is_chosen_twice_is_refused_by_its_name(scene: Scene, simcord_bot: Elementarium) -> None:
    """Not as if the attacked player were to answer, or the Elder were not there."""
    await gather(scene, scene.bo, players=2)
    held = {"power": ["9C"], "defenders": ["9S", "8S"], "hand": ["X1", "2C"], "deck": ["3H"] * 9}
    await lay_out(scene, simcord_bot, held, {"defenders": ["10S", "4S"], "deck": ["3H"] * 9})
    refused = answer(await scene.pick(scene.ada, "Elder to Power", "Elder to Courage"))
    assert refused.content.startswith("You have chosen your Elder twice")


async def test_a_turn_that_ends_by_itself_says_so(scene: Scene, simcord_bot: Elementarium) -> None:
    await gather(scene, scene.bo, players=2)
    held = {"hand": ["3H"], "power": ["KC"], "defenders": ["9S"], "deck": ["3H"] * 9}
    await lay_out(scene, simcord_bot, held, {"defenders": ["4S"], "courage": ["9H"], "deck": ["2H"] * 9})
    await scene.press(scene.ada, "9♠ (a) attacks Bo")
    await scene.press(scene.ada, "Begin the battle")
    assert "> Ada's turn ends by itself: nothing else can be done." in scene.table().content
    assert "> -# Your turn ends by itself" in scene.private(scene.ada).content
    assert "the only choice" not in scene.table().content


async def test_what_has_happened_since_begins_with_the_whole_of_the_others_turn(
    scene: Scene, simcord_bot: Elementarium
) -> None:
    await gather(scene, scene.bo, players=2)
    held = {"hand": ["9S", "9D", "5C", "7C"], "deck": ["3H"] * 9, "defenders": []}
    answering = {"hand": ["8S", "8D", "4C", "6H"], "deck": ["2H"] * 9, "defenders": ["4S"]}
    await lay_out(scene, simcord_bot, held, answering)
    for person, defender, cards in ((scene.ada, "9♠", ("5♣", "7♣")), (scene.bo, "8♠", ("4♣", "6♥"))):
        await scene.press(person, next(one for one in scene.labels(scene.private(person)) if defender in one))
        placed = [one for one in scene.labels(scene.private(person)) if one.startswith(cards)]
        await scene.pick(person, *placed)
        await scene.press(person, "Place, and end your turn")
    lines = [line for line in scene.private(scene.ada).content.splitlines() if line.startswith("> ")]
    assert lines[0].startswith("> Turn ") and "Bo deploys 8♠" in lines[0], "nor that one has done more oneself"
    assert all(line.startswith("> -# ") for line in lines[1:]), "what passes every turn is small"
    assert len(lines) <= 5


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
    await scene.press(scene.ada, "Deploy…")
    await scene.press(scene.ada, "Deploy 9♠…")
    stage = scene.private(scene.ada)
    await scene.env.restart_bot(await make_bot(url, clock))
    await scene.env.settle()  # what was laid out is not kept
    await scene.press(scene.ada, "Deploy and pay", stage)
    shown = scene.private(scene.ada).content
    assert "None of it was sent." in shown
    assert "deploys" not in scene.table().content


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
    assert "Ada attacks you with 15 Power in all." in private.content
    assert "**You are under attack: what is your answer?**" in private.content
    assert scene.labels(private) == ["Let another die for 10♠ (c)", "10♠ (c) strikes back", "Let it happen"]
    alt = alt_of(scene.table())
    assert "Ada attacks Bo: 9♠ (a) with 9♣ and 8♠ (b) with 6♣ against 10♠ (c)." in alt
    assert alt.endswith("Waiting for Bo.")
    assert not scene.labels(scene.private(scene.ada))


@pytest.mark.parametrize("press", ["Pay 5♥ 2♥ (7)", "menu"])
async def test_a_loss_whose_last_card_is_paid_by_itself(scene: Scene, simcord_bot: Elementarium, press: str) -> None:
    """After the 5 only the 2 can follow, for an Elder is above it: nobody is asked for it, and nothing gets stuck."""
    await gather(scene, scene.bo, players=2)
    hurt = {"courage": ["2H", "5H", "X1"], "defenders": ["4S", "7S"], "deck": ["3H"] * 9}
    await lay_out(scene, simcord_bot, {"power": ["3C"], "defenders": ["AS"], "deck": ["3H"] * 9}, hurt)
    await attack(scene, "A♠ (a) with 3♣ against 4♠ (b)")
    await answer_with(scene, scene.bo, "Let another die for 4♠ (b)")
    content = scene.private(scene.bo).content
    assert content.count("7 Courage") == 1
    assert "to pay." not in content
    if press == "menu":
        await scene.pick(scene.bo, "Pay 5♥", "Pay 2♥")
        await scene.press(scene.bo, "Do it")
    else:
        await scene.press(scene.bo, press)
    assert "Bo owes 7 Courage and pays 5♥ 2♥." in scene.table().content


async def test_an_overwhelmed_defender_is_helped_and_strikes_back(three: Any) -> None:
    scene = three
    await attack(scene, "9♠ (a) with 9♣ against 10♠ (c)", "8♠ (b) with 6♣ against 10♠ (c)")
    asked = await scene.say(scene.bo, "Let another die for 10♠ (c)")
    assert "**Who is sacrificed for 10♠ (c)?**" in asked.content
    assert scene.labels(asked.message) == [
        "Sacrifice 3♠ (d)", "Sacrifice A♠ (e)", "Sacrifice 4♠ from your hand", "Sacrifice J♠ from your hand", "Back"
    ]  # fmt: skip
    assert [*await scene.sayable(scene.bo, "4♠")] == ["Sacrifice 4♠ from your hand"]
    await scene.say(scene.bo, "4s hand")
    await scene.say(scene.bo, "Make the sacrifice")
    assert (
        "**You lose 4 Courage: choose what to pay with. You pay whole cards, and get no change.**"
        in scene.private(scene.bo).content
    )
    assert "**Bo** to pay 4 Courage." in scene.table().content
    await scene.press(scene.bo, "Pay 9♥ (9)")
    assert "**Ada** to choose whose Power is stopped." in scene.table().content
    await scene.press(scene.ada, "Stop the Power of 9♠ (a)")
    for said in ("10♠ (c) strikes back", "Strike with 10♣ from your Power", "strike back"):
        await scene.say(scene.bo, said)
    # Ada holds a Queen and 15 Courage; she might strike the card.
    assert "Queen of Spades from your hand: destroy a card, for 15 Courage" in scene.labels(scene.private(scene.ada))
    await scene.say(scene.ada, "pass")
    await scene.press(scene.ada, "Hit 8♠ (b)")
    content = scene.table().content
    assert "> Bo's 10♠ (c) strikes back with 10♣ from the Power pool." in content
    assert "> 8♠ (b) is hit." in content
    assert "> Ada's 8♠ (b) falls." in content
    assert "**Ada** to pay 8 Courage." in content


async def test_a_battle_that_ends_a_turn_is_shown_until_whoever_attacked_has_seen_what_came_of_it(
    scene: Scene, simcord_bot: Elementarium
) -> None:
    """The newest is told, and where the rest is, however much the other one does; the picture has the battle."""
    await gather(scene, scene.bo, players=2)
    held = {"power": ["9C"], "defenders": ["9S"], "deck": ["3H"] * 9, "courage": ["2H"]}
    cards = ["3S", "4S", "5S", "6S", "3D", "4D", "5D", "6D", "2C", "2H"]
    await lay_out(scene, simcord_bot, held, {"defenders": ["8S"], "courage": ["KH"], "hand": cards, "deck": ["3H"] * 9})
    await scene.press(scene.ada, "9♠ (a) attacks Bo")
    await scene.press(scene.ada, "Begin the battle")
    await scene.press(scene.bo, "Let it happen")
    for rank in (6, 5, 4, 3):
        await scene.say(scene.bo, f"Deploy {rank}♠")
        await scene.say(scene.bo, "Deploy and pay")
    await scene.say(scene.bo, "End your turn")
    shown = scene.private(scene.ada)
    told = [line for line in shown.content.splitlines() if line.startswith("> ")]
    assert told[0] == "> -# More has happened before: *More*, then *Replay* shows it."
    assert len(told) == 7
    ended = next(place for place, line in enumerate(told) if "Your turn ends by itself" in line)
    assert any("falls" in line for line in told[:ended]), "first how the battle went"
    assert any("Bo" in line for line in told[ended:]), "then the other's turn"
    assert "Ada has attacked Bo: 9♠ (a) with 9♣ against 8♠ (b).\nFallen: Bo's 8♠ (b)." in alt_of(shown)


async def test_a_restart_inside_an_interrupt_loses_nothing(three: Any, url: str, clock: Clock) -> None:
    scene = three
    await attack(scene, "9♠ (a) with 9♣ against 10♠ (c)")
    await scene.press(scene.bo, "10♠ (c) strikes back")
    shown = scene.private(scene.bo)
    assert "**Which Power does 10♠ (c) strike back with?**" in shown.content
    await scene.env.restart_bot(await make_bot(url, clock))
    await scene.env.settle()
    await scene.press(scene.bo, "Strike with 10♣ from your Power", shown)
    assert "strikes back" not in scene.table().content
    await scene.press(scene.bo, "Strike back")
    assert "strikes back with 10♣ from the Power pool." in scene.table().content
    assert "**Ada** may use a Queen." in scene.table().content
    await scene.press(scene.ada, "Queen of Spades from your hand: destroy a card, for 15 Courage")
    assert (
        "**What does your Queen strike? Courage pays for their losses, Power strikes back.**"
        in scene.private(scene.ada).content
    )
    await scene.press(scene.ada, "Bo: what 10♠ (c) strikes back with")
    told = "You give up a Queen and K♥: Bo loses 10♣, which was striking back."
    assert f"**{told}**" in scene.private(scene.ada).content
    await scene.env.restart_bot(await make_bot(url, clock))
    await scene.env.settle()
    await scene.press(scene.ada, "Do it")
    content = scene.table().content
    assert "> Ada gives up a Queen and K♥: Bo loses 10♣, which was striking back." in content
    assert "> Nobody falls." in content
    assert len([m for m in scene.place.history() if m.attachments]) == 1


# Powers, dismantling, deploying, resources


async def test_a_deployment_shows_its_price_and_takes_one_press(three: Any) -> None:
    scene = three
    before = len(requests_to(scene, scene.place))
    assert [*await scene.sayable(scene.ada, "deploy")] == ["Deploy…", "Deploy 9♠", "Deploy Q♠ for 8♦ 5♦ 2♦"]
    shown = await scene.say(scene.ada, "+9S")
    assert shown.ephemeral
    assert "**Deploy 9♠ (g) for 8♦ 2♦**" in shown.content
    assert "Paid so far: 8♦ 2♦." in alt_of(shown.message)
    assert "still missing" not in shown.content
    assert ticked(shown.message) == ["Pay 2♦"]  # the 8 is paid in any case
    assert len(requests_to(scene, scene.place)) == before
    odd = answer(await scene.pick(scene.ada, "Pay 5♦", "Pay 2♦", message=shown.message))
    assert "That is already paid without 2♦: choose fewer cards." in odd.content
    await scene.press(scene.ada, "Deploy…")
    await scene.press(scene.ada, "Deploy 9♠…")
    await scene.pick(scene.ada, "Pay 5♦")
    assert "**Deploy 9♠ (g) for 8♦ 5♦**" in scene.private(scene.ada).content
    await scene.press(scene.ada, "Deploy and pay")
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
    assert "End your turn" in scene.labels(scene.private(scene.ada))


async def test_an_ace_is_asked_for_in_turn_order_and_spoils_a_dismantling(three: Any) -> None:
    scene = three
    asked_first = await scene.say(scene.ada, "dismantle")
    assert (
        "**Dismantle a Fortress? You draw seven cards, and keep more than seven: then nothing is "
        in asked_first.content
    )
    assert "Waiting" not in scene.table().content
    await scene.ada.click(asked_first.message, label="Yes: Dismantle a Fortress")
    assert "**Bo** may use an Ace, so that no cards are drawn." in scene.table().content
    assert "An Ace of Spades and 15 of your Courage would prevent that." in scene.private(scene.bo).content
    await scene.say(scene.bo, "Pass")
    assert "**Cleo** may use an Ace, so that no cards are drawn." in scene.table().content
    assert scene.labels(scene.private(scene.cleo)) == [
        "Ace of Spades from your hand: they draw no cards, for 15 of your Courage",
        "Pass",
    ]
    await scene.say(scene.cleo, "ace")
    await scene.say(scene.cleo, "Do it")
    content = scene.table().content
    assert "> Cleo gives up an Ace and K♥: nothing is drawn for the Fortress." in content
    assert ": placing cards" in content


async def test_resources_go_to_their_pools_and_only_their_owner_sees_the_power(three: Any) -> None:
    scene = three
    await scene.pick(scene.ada, "5♣ to Power", "K♥ to Courage")
    assert "5♣" not in scene.table().content + alt_of(scene.table())
    await scene.press(scene.ada, "Place, and end your turn")
    content = scene.table().content
    assert "> Ada places a Power card." in content
    assert "> Ada places K♥ as Courage." in content
    assert "5♣" not in content + alt_of(scene.table())
    assert "> You place 5♣ as Power." in scene.private(scene.ada).content
    assert "**Bo** to move." in content
    assert "> Turn 6: You draw 2♥." in scene.private(scene.bo).content


async def test_an_elder_inspires(scene: Scene, simcord_bot: Elementarium) -> None:
    await gather(scene, scene.bo)
    elder = {**ADA, "defenders": [{"card": "X1", "under": ["5D"]}], "defeated": ["4S", "3S"], "hand": ["9D", "X1"]}
    await lay_out(scene, simcord_bot, elder, BO)
    (offered,) = await scene.sayable(scene.ada, "elder in play")
    assert offered == "Give up an Elder in play (a) to get a fallen Defender back"
    await scene.say(scene.ada, offered)
    shown = await scene.say(scene.ada, "Bring 4♠ back")
    assert ticked(shown.message) == ["Pay 9♦"]
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
        assert not await scene.sayable(scene.cleo, typed)
    assert (await scene.say(scene.cleo, "deploy")).content == "It is another player's turn."


async def attack(scene: Scene, *lines: str) -> None:
    """Ada attacks Bo with these."""
    if "Attack Bo" in scene.labels(scene.private(scene.ada)):  # of several realms
        await scene.press(scene.ada, "Attack Bo")
    await send_out(scene, scene.ada, *lines)
    await scene.press(scene.ada, "Begin the battle")


async def answer_with(scene: Scene, person: Any, said: str) -> None:
    """Answer an attack in words, with whatever else it needs left as it is proposed."""
    await scene.say(person, said)
    await scene.say(person, "Make the sacrifice")
