"""Realm of the Defenders on Discord: games of two and three to their ends, its verbs, interrupts, resigning, decks."""

import random
import re
import statistics
from typing import Any

import discord
import pytest
import pytest_asyncio

import engine
from bot import Elementarium
from sessions.lines import Course
from tests.bot.test_table import answer
from tests.support.bot import Clock, make_bot
from tests.support.courses import resign
from tests.support.scene import Scene, alt_of
from ui.tables.calls import PATIENCE

GAME = engine.GAMES["realm_of_the_defenders"]
END = re.compile(r"\*\*(?:(?:Ada|Bo|Cleo) wins.+|A draw: .+)\*\*")
MOST_PRESSES = 400
ENOUGH_TURNS = 16
WHOLE = re.compile(r"End your turn|Pay .+ \(\d+\)|[0-9JQKA]+[♣♥] to|Elder to|Bid (?!nothing)")
"""Buttons and entries that mean several actions, or one that comes after others."""


@pytest.fixture
def scene(scene: Scene) -> Any:
    scene.group = "realm"
    return scene


def people(scene: Scene) -> Any:
    return scene.ada, scene.bo, scene.cleo


async def gather(scene: Scene, *guests: Any, **options: Any) -> None:
    """Ada opens a table, the guests join, and Ada starts it."""
    await scene.ada.slash(scene.channel, "realm start", **options)
    lobby = scene.newest(scene.channel)
    for guest in guests:
        await guest.click(lobby, label="Join")
        lobby = scene.newest(scene.channel)
    if "Start now" in scene.labels(lobby):
        await scene.ada.click(lobby, label="Start now")


def asked(scene: Scene) -> Any:
    """Whoever has controls in his direct message."""
    return [
        person
        for person in people(scene)
        if (person.user.dm_channel and person.user.dm_channel.last_message and scene.private(person).components)
    ]


def over(scene: Scene) -> bool:
    return "Rematch" in scene.labels(scene.table())


async def play_sensibly(scene: Scene, bot: Elementarium, most: int = MOST_PRESSES) -> list[str]:
    """Everybody deploys, attacks and places what they can; returns what was pressed though all could see the answer."""
    table = await bot.router.tables.table(1)
    needless: list[str] = []
    for _ in range(most):
        if over(scene) or table.view(None)["turn"] >= ENOUGH_TURNS:
            return needless
        person = asked(scene)[0]
        seat = table.seat_of(person.id)
        assert seat is not None
        if table._course.state.forced(engine.Seat(seat)) is not None:
            needless.append(scene.private(person).content)
        labels = scene.labels(scene.private(person))
        placed = [label for label in labels if " to Power" in label or " to Courage" in label]
        liked = [next((label for label in labels if label.startswith(like)), None) for like in LIKES]
        choice = next(filter(None, liked), None)
        if choice is not None:
            await scene.press(person, choice)
        elif placed:
            await scene.pick(person, *placed[:2])
        else:
            await scene.press(person, next(label for label in labels if label not in ("Back", "Begin again")))
    raise AssertionError(f"the game got stuck: {scene.presses.all[-8:]}")


LIKES = (
    "Deploy and pay", "Begin the battle", "Place, and", "Answer so", "Do it", "Bid nothing", "Deploy", "Attack",
    "Pay ",
)  # fmt: skip


@pytest.mark.parametrize("guests", [1, 2], ids=["two", "three"])
async def test_a_whole_game_by_the_buttons_of_the_direct_messages(
    scene: Scene, simcord_bot: Elementarium, guests: Any
) -> None:
    await gather(scene, *people(scene)[1 : 1 + guests], fortresses=4, players=1 + guests)
    needless = await play_sensibly(scene, simcord_bot)
    answers = {"Bid nothing", "Let it happen", "Answer so"}
    turns = [turn for turn in scene.presses.turns() if not answers & {*turn}]
    assert len(turns) > 5, turns
    assert statistics.median(len(turn) for turn in turns) <= 4
    assert not needless
    for person in people(scene)[1 : 1 + guests]:
        if not over(scene):
            await resign(scene, person)
    table = scene.table()
    assert END.search(table.content)
    assert alt_of(table).startswith("The game is over. ")
    for person in people(scene)[: 1 + guests]:
        assert END.search(scene.private(person).content)
        assert not scene.private(person).components
        assert len(person.user.dm_channel.history()) == 1
    assert not [m for m in scene.place.history() if "<@" in m.content]


# The lobby


async def test_four_seats_are_open_and_the_host_starts_when_enough_have_come(scene: Scene) -> None:
    await scene.ada.slash(scene.channel, "realm start")
    lobby = scene.newest(scene.channel)
    assert "**Ada** is looking for players." in lobby.content
    assert "2 to 4 players, 25 to 60 minutes" in lobby.content
    assert "Without a choice in *My deck* you play **" in lobby.content
    assert "At the table: Ada (1 of 4)." in lobby.content
    assert alt_of(lobby).startswith("Cover of Realm of the Defenders")
    assert scene.labels(lobby) == ["Join", "My deck", "Give the seat to the computer", "Cancel", "Rules"]
    await scene.bo.click(lobby, label="Join")
    lobby = scene.newest(scene.channel)
    assert "At the table: Ada and Bo (2 of 4)." in lobby.content
    assert scene.labels(lobby) == ["Join", "My deck", "Start now", "Give the seat to the computer", "Cancel", "Rules"]
    refused = await scene.bo.click(lobby, label="Start now")
    assert refused.ephemeral
    assert not scene.channel.threads
    await scene.cleo.click(lobby, label="Join")
    await scene.ada.click(scene.newest(scene.channel), label="Start now")
    assert scene.place.name == "Realm of the Defenders: Ada, Bo and Cleo"
    assert "**Ada**, **Bo** and **Cleo** are still bidding." in scene.table().content
    assert len(asked(scene)) == 3


async def test_a_full_lobby_begins_by_itself(scene: Scene) -> None:
    dan = scene.guild.add_member(scene.env.create_user("Dan"))
    await gather(scene, scene.bo, scene.cleo, dan)
    assert scene.place.name == "Realm of the Defenders: Ada, Bo, Cleo and Dan"


async def test_a_number_of_players_and_a_challenge_for_two(scene: Scene) -> None:
    await gather(scene, scene.bo, players=2)
    assert scene.place.name == "Realm of the Defenders: Ada and Bo"
    lobby = await scene.open(fortresses=4, short=True)
    assert "Four Fortresses each; the last realm that stands wins. Short game: " in lobby.content
    await scene.bo.click(lobby, label="Accept")
    assert len(scene.channel.threads) == 2
    refused = answer(await scene.ada.slash(scene.channel, "realm start", opponent=scene.bo, players=3))
    assert refused.content == "A challenge is for two. Leave the opponent out, and everybody can join."


async def take_in(scene: Scene, name: str, cards: Any) -> Any:
    shown = await scene.ada.slash(scene.channel, "deck import", game=GAME.id, cards=cards, name=name)
    return answer(shown)


async def test_a_deck_of_ones_own_is_played_with(scene: Scene) -> None:
    refused = await take_in(scene, "Odd", "2x 2S 2x 3S 4x 4S 2C-less")
    assert "I can't read “2C-LESS” as a card." in refused.content
    saved = await take_in(scene, "Strong", "4x 9S, 4x KS, 4x 9C, 4x KC, 4x 9D 4x 9H X x4")
    assert "**Strong** (28 cards, 352 of 500 points)" in saved.content
    assert alt_of(saved.message).startswith("Strong: 28 cards, 352 of 500 points. 9♠ ×4, K♠ ×4, ")
    few = await take_in(scene, "Few", "19x 2S")
    assert "- It holds 19 copies of 2S, and 4 is the most.\n- It has 19 of at least 20 cards." in few.content
    refused = answer(await scene.ada.slash(scene.channel, "realm start", deck="Few"))
    assert "It has 19 of at least 20 cards." in refused.content
    await gather(scene, scene.bo, deck="Strong", players=2)
    shown = await scene.cleo.click(scene.table(), label="More")
    decks = answer(await scene.cleo.click(answer(shown).message, label="Decks"))
    assert "**Ada**: 28 cards, 352 of 500 points" in decks.content
    assert "**Bo**: 54 cards, 500 of 500 points" in decks.content


# The bids


async def test_bids_are_secret_until_all_are_closed(scene: Scene, clock: Clock) -> None:
    await gather(scene, scene.bo, scene.cleo)
    first = scene.table()
    *cards, nothing = scene.labels(scene.private(scene.bo))
    assert (len(cards), nothing) == (10, "Bid nothing")
    await scene.pick(scene.bo, *cards[:2])
    bid = " ".join(card.removeprefix("Bid ") for card in cards[:2])
    assert f"**Bid {bid}**" in scene.private(scene.bo).content
    assert ticked(scene.private(scene.bo)) == cards[:2]
    await scene.press(scene.bo, "Back")
    assert scene.labels(scene.private(scene.bo)) == [*cards, nothing]
    await scene.pick(scene.bo, *cards[1:3])
    await scene.pick(scene.bo, *cards[2:4])  # others instead
    assert scene.table().content == first.content
    assert alt_of(scene.table()) == first.attachments[0].description
    await scene.press(scene.bo, "Bid these, and close your bid")
    assert "> Bo has closed the bid." in scene.table().content
    assert "**Ada** and **Cleo** are still bidding." in scene.table().content
    assert "Bo: 2 Fortresses, 42 in the deck, has bid." in alt_of(scene.table())
    await scene.press(scene.ada, "Bid nothing")
    done = answer(await scene.cleo.slash(scene.place, "realm done"))
    assert done.ephemeral
    bid = " ".join(card.removeprefix("Bid ") for card in cards[2:4])
    assert re.search(rf"> The bids: Ada nothing; Bo {bid}; Cleo nothing\. Turn order(, with a toss)?: Bo, ",
                     scene.table().content)  # fmt: skip
    assert "**Bo** to move." in scene.table().content
    clock.advance(PATIENCE)  # Bo is there, and is called after a while
    await scene.env.settle()
    calls = [m.content for m in scene.place.history() if "<@" in m.content]
    assert calls == [f"<@{scene.bo.id}>, it is your turn."]


def ticked(message: Any) -> list[str]:
    """The entries of a message's menus that are chosen in it."""
    menus = (item for row in message.components for item in row.children if isinstance(item, discord.SelectMenu))
    return [option.label for menu in menus for option in menu.options if option.default]


# Battles

ADA = {
    "hand": ["9S", "8D", "5D", "2D", "5C", "KH", "QS"],
    "power": ["6C", "9C", "KC"],
    "courage": ["9H", "KH"],
    "defenders": ["9S", "8S"],
    "deck": ["2C"] * 9,
}
BO = {
    "hand": ["4S", "3C", "JS"],
    "power": ["10C"],
    "courage": ["2H", "9H", "KH"],
    "defenders": ["10S", "3S", "AS"],
    "deck": ["2H"] * 9,
}
CLEO = {"hand": ["AS", "2D"], "courage": ["KH", "KH"], "defenders": ["7S"], "deck": ["3H"] * 9}


async def lay_out(scene: Scene, bot: Elementarium, *seats: Any, **more: Any) -> None:
    """The newest table goes on from a position, which nobody could start it from."""
    table = await bot.router.tables.table(1)
    position = {"turn": 5, **more, "seats": list(seats)}
    table._course = Course(GAME, GAME.new(len(seats), "realm", {"position": position}))
    bot.router.publisher._faces.pop(table.id)
    bot.router.publisher.soon(table)
    await bot.router.publisher.settle()
    await scene.env.settle()


@pytest_asyncio.fixture
async def three(scene: Scene, simcord_bot: Elementarium) -> Any:
    """Ada is to move, against Bo and Cleo."""
    await gather(scene, scene.bo, scene.cleo)
    await lay_out(scene, simcord_bot, ADA, BO, CLEO)
    return scene


async def test_an_attack_is_put_together_and_shown_before_it_begins(three: Any) -> None:
    scene = three
    assert scene.labels(scene.private(scene.ada)) == [
        "Deploy 9♠",
        "Deploy Q♠ for 8♦ 5♦ 2♦",
        "Queen of Spades from your hand",
        "Attack Bo",
        "Attack Cleo",
        "5♣ to Power",
        "K♥ to Courage",
        "Dismantle a Fortress",
        "End your turn",
    ]
    before = len(requests_to(scene, scene.place))
    await scene.press(scene.ada, "Attack Bo")
    lines = scene.labels(scene.private(scene.ada))
    assert len(lines) == 2 * 3 * 3 + 1  # attackers, Power, attacked; and Back
    await scene.pick(scene.ada, "9♠ (a) with 9♣ against 10♠ (c)", "8♠ (b) with 6♣ against 10♠ (c)")
    shown = scene.private(scene.ada)
    assert "**Attack Bo: 9♠ (a) with 9♣ and 8♠ (b) with 6♣ against 10♠ (c)**" in shown.content
    assert "9♠ (a) with 9♣ and 8♠ (b) with 6♣ against 10♠ (c)" in alt_of(shown)
    assert "Begin the battle" in scene.labels(shown)
    assert len(requests_to(scene, scene.place)) == before, "for everybody else nothing has happened"
    await scene.press(scene.ada, "Begin the battle")
    assert "> Ada sends 9♠ (a) with 9♣ against Bo's 10♠ (c)." in scene.table().content
    assert "**Bo** to answer the attack." in scene.table().content


async def test_attackers_that_do_not_go_together_are_refused_and_nothing_is_lost(three: Any) -> None:
    scene = three
    await scene.press(scene.ada, "Attack Bo")
    before = scene.private(scene.ada)
    refused = answer(await scene.pick(scene.ada, "9♠ (a) with 9♣ against 10♠ (c)", "9♠ (a) with 6♣ against 3♠ (d)"))
    assert refused.ephemeral
    assert "Your 9♠ is in this battle already." in refused.content
    assert scene.private(scene.ada).content == before.content
    await scene.pick(scene.ada, "9♠ (a) with 9♣ against 10♠ (c)")
    assert "Begin the battle" in scene.labels(scene.private(scene.ada))


async def test_a_stage_outlives_a_restart_and_is_stale_when_the_seat_has_acted(
    three: Any, url: str, clock: Clock
) -> None:
    scene = three
    await scene.press(scene.ada, "Deploy 9♠")
    stage = scene.private(scene.ada)
    await scene.env.restart_bot(await make_bot(url, clock))
    await scene.env.settle()
    await scene.ada.slash(scene.place, "realm attack", opponent=1, defender=1, power="9♣", against=3)
    await scene.press(scene.ada, "Deploy and pay", stage)
    shown = scene.private(scene.ada).content
    assert "None of it was sent." in shown
    assert "deploys" not in scene.table().content


def requests_to(scene: Scene, channel: Any) -> Any:
    return [entry for entry in scene.env.http_requests if f"/channels/{channel.id}/" in entry.path]


async def test_who_has_to_answer_is_called_at_the_table_and_asked_in_the_direct_message(three: Any) -> None:
    scene = three
    await scene.ada.slash(scene.place, "realm attack", opponent=1, defender=1, power="9♣", against=3)
    await scene.ada.slash(scene.place, "realm empower", defender=2, power="6c", against=3)
    calls = [m.content for m in scene.place.history() if "<@" in m.content]
    assert calls == [f"<@{scene.bo.id}>, you are under attack: what is your answer?"]
    private = scene.private(scene.bo)
    assert "**Ada attacks you: sacrifice, strike back, or let it happen.**" in private.content
    assert "**You are under attack: what is your answer?**" in private.content
    assert scene.labels(private) == ["Sacrifice for 10♠ (c)", "10♠ (c) strikes back", "Let it happen"]
    alt = alt_of(scene.table())
    assert "Ada attacks Bo: 9♠ (a) with 9♣ and 8♠ (b) with 6♣ against 10♠ (c)." in alt
    assert alt.endswith("Waiting for Bo.")
    assert not scene.private(scene.ada).components


async def test_an_overwhelmed_defender_is_helped_and_strikes_back(three: Any) -> None:
    scene = three
    await scene.ada.slash(scene.place, "realm attack", opponent=1, defender=1, power="9C", against=3)
    await scene.ada.slash(scene.place, "realm empower", defender=2, power="6C", against=3)
    await scene.bo.slash(scene.place, "realm sacrifice", defender=3)
    assert "**Who is sacrificed for 10♠ (c)?**" in scene.private(scene.bo).content
    assert scene.labels(scene.private(scene.bo)) == [
        "3♠ (d) steps in", "A♠ (e) steps in", "4♠ from your hand", "J♠ from your hand"
    ]  # fmt: skip
    offered = await scene.bo.autocomplete(scene.place, "realm respond", "choice", "4♠")
    assert [choice["name"] for choice in offered] == ["4♠ from your hand"]
    await scene.bo.slash(scene.place, "realm respond", choice=offered[0]["value"])
    assert "**You lose Courage: 4 to pay.**" in scene.private(scene.bo).content
    assert "**Bo** to pay 4 Courage." in scene.table().content
    await scene.press(scene.bo, "Pay 9♥ (9)")
    assert "**Ada** to choose whose Power is stopped." in scene.table().content
    await scene.press(scene.ada, "Stop the Power of 9♠ (a)")
    await scene.bo.slash(scene.place, "realm retaliate", defender=3, card="10♣")
    # Ada holds a Queen and 15 Courage; she might strike the card.
    assert "Queen of Spades from your hand" in scene.labels(scene.private(scene.ada))
    await scene.ada.slash(scene.place, "realm pass")
    await scene.press(scene.ada, "8♠ (b) is hit")
    content = scene.table().content
    assert "> Bo's 10♠ (c) strikes back with 10♣ from the pool." in content
    assert "> 8♠ (b) is hit." in content
    assert "> Ada's 8♠ (b) falls." in content
    assert "**Ada** to pay 8 Courage." in content


async def test_a_restart_inside_an_interrupt_loses_nothing(three: Any, url: str, clock: Clock) -> None:
    scene = three
    await scene.ada.slash(scene.place, "realm attack", opponent=1, defender=1, power="9C", against=3)
    await scene.press(scene.ada, "Begin the battle")
    await scene.press(scene.bo, "10♠ (c) strikes back")
    shown = scene.private(scene.bo)
    assert "**With which Power does 10♠ (c) strike back?**" in shown.content
    await scene.env.restart_bot(await make_bot(url, clock))
    await scene.env.settle()
    await scene.press(scene.bo, "10♣ from your pool", shown)
    assert "strikes back" not in scene.table().content
    await scene.press(scene.bo, "Answer so")
    assert "strikes back with 10♣ from the pool." in scene.table().content
    assert "**Ada** may use a Queen." in scene.table().content
    await scene.press(scene.ada, "Queen of Spades from your hand")
    assert "**What does your Queen strike?**" in scene.private(scene.ada).content
    await scene.press(scene.ada, "Bo: what 10♠ (c) strikes back with")
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
    offered = await scene.ada.autocomplete(scene.place, "realm deploy", "card", "")
    assert [(choice["name"], choice["value"]) for choice in offered] == [("9♠", "9S"), ("Q♠", "QS")]
    shown = answer(await scene.ada.slash(scene.place, "realm deploy", card="9♠"))
    assert shown.ephemeral
    assert "**Deploy 9♠ (g) for 8♦ 2♦**" in shown.content
    assert "Paid so far: 8♦ 2♦." in alt_of(shown.message)
    assert "still missing" not in shown.content
    assert ticked(shown.message) == ["Pay 2♦"]  # the 8 is paid in any case
    assert len(requests_to(scene, scene.place)) == before
    odd = answer(await scene.pick(scene.ada, "Pay 5♦", "Pay 2♦", message=shown.message))
    assert "That is paid already without 2♦: choose fewer cards." in odd.content
    await scene.press(scene.ada, "Deploy 9♠")
    await scene.pick(scene.ada, "Pay 5♦")
    assert "**Deploy 9♠ (g) for 8♦ 5♦**" in scene.private(scene.ada).content
    await scene.press(scene.ada, "Deploy and pay")
    assert "> Ada deploys 9♠ (g) for 8♦ 5♦." in scene.table().content
    assert "9♠ (g), not ready" in alt_of(scene.table())


async def test_an_ace_is_asked_for_in_turn_order_and_spoils_a_dismantling(three: Any) -> None:
    scene = three
    asked_first = answer(await scene.ada.slash(scene.place, "realm dismantle"))
    assert "**Dismantle a Fortress: are you sure?**" in asked_first.content
    assert "Waiting" not in scene.table().content
    await scene.ada.click(asked_first.message, label="Yes: Dismantle a Fortress")
    assert "**Bo** may stop this with an Ace." in scene.table().content
    assert "An Ace of Spades would prevent that." in scene.private(scene.bo).content
    await scene.bo.slash(scene.place, "realm pass")
    assert "**Cleo** may stop this with an Ace." in scene.table().content
    assert scene.labels(scene.private(scene.cleo)) == ["Ace of Spades from your hand", "Pass"]
    await scene.cleo.slash(scene.place, "realm ace")
    content = scene.table().content
    assert "> Cleo gives up an Ace and K♥: nothing is drawn for the Fortress." in content
    assert "resources: 0 of 2 placed" in content


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
    offered = await scene.ada.autocomplete(scene.place, "realm inspire", "defender", "")
    assert [choice["name"] for choice in offered] == ["Elder of 5 (a)"]
    await scene.ada.slash(scene.place, "realm inspire", defender=1)
    await scene.press(scene.ada, "Bring 4♠ back")
    assert ticked(scene.private(scene.ada)) == ["Pay 9♦"]
    await scene.press(scene.ada, "Do it")
    assert re.search(r"> Ada's Elder brings 4♠ \(\w+\) back for 9♦\.", scene.table().content)


async def test_what_is_not_possible_is_refused_with_its_rule(three: Any) -> None:
    scene = three
    refused = answer(await scene.ada.slash(scene.place, "realm deploy", card="KS"))
    assert refused.ephemeral
    (button,) = refused.message.components[0].children
    assert button.label.startswith("Rule RD-")
    refused = answer(await scene.bo.slash(scene.place, "realm attack", opponent=0))
    assert re.match(r"[A-Z].*\.", refused.content)
    refused = answer(await scene.ada.slash(scene.place, "realm respond", choice="everything"))
    assert refused.content == "That is not possible now: please choose one from the list."
    assert await scene.cleo.autocomplete(scene.place, "realm respond", "choice", "") == []


# Leaving


async def test_one_of_three_resigns_in_a_battle_and_the_others_go_on(three: Any) -> None:
    scene = three
    await scene.ada.slash(scene.place, "realm attack", opponent=1, defender=1, power="9C", against=3)
    await scene.press(scene.ada, "Begin the battle")
    more = answer(await scene.bo.click(scene.table(), label="More")).message
    question = answer(await scene.bo.click(more, label="Resign"))
    assert question.content == "Do you want to resign from Realm of the Defenders? You lose this game."
    await scene.bo.click(question.message, label="Yes, I resign")
    assert "> Bo resigns." in scene.table().content
    assert "**Ada** to move." in scene.table().content
    assert "Bo (out)" in alt_of(scene.table())
    assert not scene.private(scene.bo).components
    assert "Attack Cleo" in scene.labels(scene.private(scene.ada))
    assert "Attack Bo" not in scene.labels(scene.private(scene.ada))
    refused = answer(await scene.bo.slash(scene.place, "realm done"))
    assert re.match(r"[A-Z].*\.", refused.content)
    await resign(scene, scene.cleo)
    assert "**Ada wins: the others have fallen or resigned.**" in scene.table().content


async def test_the_player_of_the_turn_resigns_and_the_next_one_is_called(three: Any) -> None:
    scene = three
    await resign(scene, scene.ada)
    assert "**Bo** to move." in scene.table().content
    calls = [m.content for m in scene.place.history() if "<@" in m.content]
    assert calls == [f"<@{scene.bo.id}>, it is your turn."]


async def test_who_lost_comes_first_in_a_rematch_of_two_when_the_bids_are_equal(
    scene: Scene, simcord_bot: Elementarium
) -> None:
    await gather(scene, scene.bo, players=2)
    await resign(scene, scene.bo)
    assert "**Ada wins: Bo has resigned.**" in scene.table().content
    await scene.ada.click(scene.table(), label="Rematch")
    lobby = scene.newest(scene.place)
    assert "If bids are equal, the loser of the last game goes first." in lobby.content
    await scene.bo.click(lobby, label="Accept")
    table = await simcord_bot.router.tables.table(2)
    assert table.names == ("Bo", "Ada")
    for person in (scene.bo, scene.ada):
        await scene.press(person, "Bid nothing")
    assert "Turn order: Bo, Ada." in scene.table().content


async def test_three_meet_again_for_a_rematch(three: Any) -> None:
    scene = three
    await resign(scene, scene.ada)
    await resign(scene, scene.bo)
    await scene.ada.click(scene.table(), label="Rematch")
    lobby = scene.newest(scene.place)
    assert "**Ada** would like a rematch." in lobby.content
    await scene.bo.click(lobby, label="Join")
    await scene.cleo.click(scene.newest(scene.place), label="Join")
    assert "are still bidding." in scene.table().content


async def test_spectators_follow_and_see_nothing_secret(scene: Scene) -> None:
    await gather(scene, scene.bo)
    for label in ("My hand", "Make a move"):
        seen = answer(await scene.cleo.click(scene.table(), label=label))
        assert seen.content.startswith("You are not playing at this table.")
        assert seen.attachments[0].description == alt_of(scene.table())
        assert not seen.components


async def test_the_rules_can_be_read_page_by_page(scene: Scene) -> None:
    topics = await scene.cleo.autocomplete(scene.channel, "realm rules", "topic", "")
    assert len(topics) == 25
    for topic in topics:
        shown = answer(await scene.cleo.slash(scene.channel, "realm rules", topic=topic["value"]))
        assert shown.content.startswith(f"## {topic['name']}")


async def test_everything_that_stands_on_buttons_can_be_said_by_command(scene: Scene) -> None:
    await gather(scene, scene.bo, scene.cleo, players=3)
    chance = random.Random("by command")
    for _ in range(40):
        person = chance.choice(asked(scene))
        offered = await person.autocomplete(scene.place, "realm respond", "choice", "")
        said = {choice["name"] for choice in offered}
        assert {label for label in scene.labels(scene.private(person)) if not WHOLE.match(label)} <= said
        lively = [choice for choice in offered if not choice["name"].startswith("Done")] or offered
        await person.slash(scene.place, "realm respond", choice=chance.choice(lively)["value"])
    assert re.search(r"Turn \d+", scene.table().content)
