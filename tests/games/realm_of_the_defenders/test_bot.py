"""Realm of the Defenders on Discord: games of two and three to their ends, the lobby, decks, the bids."""

import io
import re
import statistics
from typing import Any

import pytest
from PIL import Image

import engine
from bot import Elementarium
from tests.bot.test_table import answer
from tests.games.realm_of_the_defenders.at_the_table import END, GAME, asked, gather, lay_out, over, people, ticked
from tests.support.bot import Clock
from tests.support.everybody import in_another_language
from tests.support.scene import Scene, alt_of
from tests.support.scripts import resign
from ui.tables.announcing import THERE

MOST_PRESSES = 400
ENOUGH_TURNS = 16


async def play_sensibly(scene: Scene, bot: Elementarium, most: int = MOST_PRESSES) -> list[str]:
    """Everybody deploys, attacks and places what they can; returns what was pressed though all could see the answer."""
    table = await bot.router.table_controller.table(1)
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
        placed = next((label for label in labels if " to Power" in label or " to Courage" in label), None)
        liked = [
            next((label for label in labels if label.startswith(like) or like in VERBS & {*label.split()}), None)
            for like in LIKES
        ]
        choice = next(filter(None, liked), None)
        if choice is not None:
            await scene.press(person, choice)
        elif placed:
            await scene.press(person, placed)
        else:
            await scene.press(person, next(label for label in labels if label not in ("Back", "Start over")))
    raise AssertionError(f"the game got stuck: {scene.presses.all[-8:]}")


VERBS = {"attacks", "against"}
LIKES = (
    "Deploy and pay", "Begin the battle", "Place, and", "Make the sacrifice", "Sacrifice", "Strike back", "Do it",
    "Bid nothing", "Deploy", "Attack", "attacks", "against",
    "Pay ",
)  # fmt: skip


@pytest.mark.usefixtures("undrawn")
@pytest.mark.parametrize("guests", [1, 2], ids=["two", "three"])
@in_another_language
async def test_a_whole_game_by_the_buttons_of_the_direct_messages(
    scene: Scene, simcord_bot: Elementarium, guests: Any
) -> None:
    await gather(scene, *people(scene)[1 : 1 + guests], fortresses=4, players=1 + guests)
    needless = await play_sensibly(scene, simcord_bot)
    answers = {"Bid nothing", "Let it happen", "Strike back", "Make the sacrifice"}
    answers |= {f"{one}, and end your answer" for one in answers}
    turns = [turn for turn in scene.presses.turns() if not answers & {*turn}]
    assert len(turns) > 5, turns
    assert statistics.mean(len(turn) for turn in turns) <= 3.5
    assert not needless
    for person in people(scene)[1 : 1 + guests]:
        if not over(scene):
            await resign(scene, person)
    table = scene.table()
    assert END.search(table.content)
    assert alt_of(table).startswith("The game is over. ")
    for person in people(scene)[: 1 + guests]:
        assert END.search(scene.private(person).content)
        assert not scene.labels(scene.private(person))
        assert len(scene.hands(person)) == 1
    assert not [m for m in scene.place.history() if "<@" in m.content]


async def test_whoever_is_out_is_told_so_while_the_others_play_on(scene: Scene) -> None:
    told = "**Your realm is out of the game. The others play on.**"
    await gather(scene, *people(scene)[1:3], players=3)
    await resign(scene, scene.cleo)
    assert told in scene.private(scene.cleo).content
    assert told not in scene.private(scene.bo).content
    for shown in (scene.table(), scene.private(scene.bo)):
        assert "-# Out of the game: Cleo." in shown.content.splitlines()
    await resign(scene, scene.bo)
    assert "Out of the game" not in scene.table().content
    for person in people(scene)[:3]:
        assert told not in scene.private(person).content


async def test_whoever_is_out_has_nothing_to_ask_of_the_others(scene: Scene) -> None:
    await gather(scene, *people(scene)[1:3], players=3)
    await resign(scene, scene.cleo)
    more = answer(await scene.cleo.click(scene.table(), label="More")).message
    assert not {"Resign", "Offer a draw", "Give more time"} & {*scene.labels(more)}
    refused = answer(await scene.cleo.slash(scene.place, "table resign"))
    assert refused.content == "You are out of this game."


# The lobby


async def test_four_seats_are_open_and_the_host_starts_when_enough_have_come(scene: Scene) -> None:
    await scene.ada.slash(scene.channel, "realm start")
    lobby = scene.newest(scene.channel)
    assert "**Ada** is looking for players." in lobby.content
    assert "2 to 4 players, 5 to 60 minutes" in lobby.content
    assert "Without a choice in *My deck* you play **" in lobby.content
    assert "At the table: Ada (1 of 4)." in lobby.content
    assert alt_of(lobby).startswith("Cover of Realm of the Defenders")
    assert scene.labels(lobby) == [
        "Join",
        "My deck",
        "Give the seat to the computer",
        "Make it rated",
        "More",
    ]
    assert [len(row.children) for row in lobby.components] == [3, 2]
    await scene.bo.click(lobby, label="Join")
    lobby = scene.newest(scene.channel)
    assert "At the table: Ada and Bo (2 of 4)." in lobby.content
    assert [len(row.children) for row in lobby.components] == [4, 2], "no more in a row than a phone shows"
    assert scene.labels(lobby) == [
        "Join",
        "My deck",
        "Start now",
        "Give the seat to the computer",
        "Leave",
        "More",
    ]
    refused = await scene.bo.click(lobby, label="Start now")
    assert refused.ephemeral
    assert not scene.channel.threads
    await scene.cleo.click(lobby, label="Join")
    await scene.ada.click(scene.newest(scene.channel), label="Start now")
    assert scene.place.name == "Ada – Bo – Cleo · Realm"
    assert "**Ada**, **Bo** and **Cleo** are still bidding." in scene.table().content
    assert len(asked(scene)) == 3


async def test_a_full_lobby_begins_by_itself(scene: Scene) -> None:
    dan = scene.guild.add_member(scene.env.create_user("Dan"))
    await gather(scene, scene.bo, scene.cleo, dan)
    assert scene.place.name == "Ada – Bo – Cleo – Dan · Realm"


async def test_a_number_of_players_and_a_challenge_for_two(scene: Scene) -> None:
    await gather(scene, scene.bo, players=2)
    assert scene.place.name == "Ada – Bo · Realm"
    lobby = await scene.open(fortresses=4, short=True)
    assert "Four Fortresses each; the last realm that stands wins. Short game: " in lobby.content
    await scene.bo.click(lobby, label="Accept")
    assert len(scene.channel.threads) == 2
    refused = answer(await scene.ada.slash(scene.channel, "realm start", opponent=scene.bo, players=3))
    assert refused.content == "A challenge is for two. Leave the opponent out, and anybody can join."


async def take_in(scene: Scene, name: str, cards: Any) -> Any:
    shown = await scene.ada.slash(scene.channel, "deck import", game=GAME.id, cards=cards, name=name)
    return answer(shown)


@in_another_language
async def test_a_deck_of_ones_own_is_played_with(scene: Scene) -> None:
    odd = await take_in(scene, "Odd", "2x 2S 2x 3S 4x 4S 2C-LESS")
    assert "**Odd** (8 cards, which cost 26 of at most 500 points) is saved." in odd.content
    assert "I know no card called “2C-LESS”." in odd.content
    saved = await take_in(scene, "Strong", "4x 9S, 4x KS, 4x 9C, 4x KC, 4x 9D 4x 9H X x4")
    assert "**Strong** (28 cards, which cost 352 of at most 500 points)" in saved.content
    assert alt_of(saved.message).startswith("Strong: 28 cards, 352 of 500 points. 9♠ ×4, K♠ ×4, ")
    few = await take_in(scene, "Few", "19x 2S 4x 3S 4x 4S 4x 5S 3x 6S")
    assert "2♠: 4 of 19 taken, as many as a deck may have." in few.content
    assert "- It has 19 of at least 20 cards." in few.content
    refused = answer(await scene.ada.slash(scene.channel, "realm start", deck="Few"))
    assert "It has 19 of at least 20 cards." in refused.content
    await gather(scene, scene.bo, deck="Strong", players=2)
    shown = await scene.cleo.click(scene.table(), label="More")
    decks = answer(await scene.cleo.click(answer(shown).message, label="Decks"))
    assert "**Ada**: 28 cards, which cost 352 of at most 500 points" in decks.content
    assert "**Bo**: 54 cards, which cost 500 of at most 500 points" in decks.content


async def test_a_deck_that_both_play_with_is_told_once(scene: Scene) -> None:
    await gather(scene, scene.bo, players=2)
    shown = await scene.cleo.click(scene.table(), label="More")
    decks = answer(await scene.cleo.click(answer(shown).message, label="Decks")).content
    assert decks.startswith("**Ada and Bo**: 54 cards, which cost 500 of at most 500 points\n```")
    assert decks.count("```") == 2


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
    assert "> Bo has bid." in scene.table().content
    assert "**Ada** and **Cleo** are still bidding." in scene.table().content
    assert "Bo: 2 Fortresses, hand 10, deck 42, has bid." in alt_of(scene.table())
    await scene.press(scene.ada, "Bid nothing")
    done = await scene.say(scene.cleo, "done")
    assert done.ephemeral
    bid = " ".join(card.removeprefix("Bid ") for card in cards[2:4])
    assert re.search(rf"> The bids: Ada nothing; Bo {bid}; Cleo nothing\. Turn order(, with a toss)?: Bo, ",
                     scene.table().content)  # fmt: skip
    assert "**Bo** to move." in scene.table().content
    before = scene.private(scene.bo).id
    clock.advance(THERE)  # Bo is there, and is told when he is not any more
    await scene.env.settle()
    assert scene.private(scene.bo).id != before
    assert not scene.called()


@pytest.mark.parametrize(("shape", "width"), [("tall", 720), ("wide", 1000)])
async def test_the_end_is_shown_in_the_shape_of_its_reader(
    scene: Scene, simcord_bot: Elementarium, shape: str, width: int
) -> None:
    await gather(scene, scene.bo, players=2)
    await simcord_bot.router.tables.people.change(scene.ada.id, shape=shape)
    await resign(scene, scene.bo)
    await scene.env.settle()
    (picture,) = scene.private(scene.ada).attachments
    with Image.open(io.BytesIO(await picture.read())) as drawn:
        assert drawn.width == width


@pytest.mark.parametrize(
    ("hand", "label", "left"),
    [
        (["2C", "9C", "4H", "KH", "X1"], "Place 9♣ K♥ and end", {"2C", "4H", "X1"}),
        (["2C", "9C", "4C"], "Place 9♣ 4♣ and end", {"2C"}),
        (["4H", "X1"], "Place 4♥ and end", {"X1"}),
    ],
)
async def test_one_press_places_the_best_of_each_pool_and_ends_the_turn(
    scene: Scene, simcord_bot: Any, hand: list[str], label: str, left: set[str]
) -> None:
    await gather(scene, scene.bo, players=2)
    await lay_out(scene, simcord_bot, {"hand": hand, "deck": ["2D"] * 9}, {"deck": ["3H"] * 9})
    await scene.press(scene.ada, label)
    table = await simcord_bot.router.table_controller.table(1)
    view = table.see(0)
    assert table.active == (1,)
    assert {card for card in view.own().hand if card != "2D"} == left
