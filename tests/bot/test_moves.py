"""`/x move`: whatever can be pressed can be said, is found while one types, and is refused for the same reasons."""

import re
from random import Random
from typing import Any

import discord
import pytest

import engine
from bot import Elementarium
from playground.pseudo_language import PSEUDO, from_pseudo_language
from tests.bot.test_restart import restart
from tests.games.realm_of_the_defenders.at_the_table import asked
from tests.support.bot import Clock
from tests.support.every import every_game
from tests.support.everybody import in_another_language
from tests.support.scene import Scene
from ui.interactions.reader import Reader
from ui.interactions.suggestions import NOTHING
from ui.tables.sayings import find_saying, sayings
from words import voice_of

MOST = 45
"""So many things are said in each game."""
SET_UP = {"elemental": 25}
"""So many more where pieces are set up first."""
OTHERWISE = {"When to ask me…"}
LOOKED_UP = {"Rules", "Hint", "Tall pictures, for a phone", "More", "Cards…", "How it ended"}
"""What stands below every hand and is no move."""


def pressable(message: discord.Message) -> set[str]:
    """What stands on a message's buttons and in its menus, gaps and what is chosen in them already left out."""
    found: set[str] = set()
    for row in message.components:
        for item in row.children:
            if isinstance(item, discord.SelectMenu):
                found |= {option.label for option in item.options if not option.default}
            elif not item.disabled:
                found.add(item.label or "")
    return found


@in_another_language
@pytest.mark.usefixtures("undrawn")
@every_game
async def test_a_game_is_played_by_what_is_said_alone(
    scene: Scene, simcord_bot: Elementarium, game: engine.Game
) -> None:
    """Every label on the newest message of whoever is to move is offered, by itself or in a longer one."""
    scene.group = simcord_bot.router.layouts[game.id].command_group
    await scene.begin()
    controller, chance = simcord_bot.router.table_controller, Random(game.id)
    shown: dict[Any, discord.Message] = {}
    for _ in range(MOST + SET_UP.get(game.id, 0)):
        people = asked(scene)
        if not people:
            break
        person = chance.choice(people)
        message = shown.pop(person, None) or scene.private(person)
        moment = controller.moment(await controller.table(1))
        seat = moment.table.seat_of(person.id)
        assert seat is not None
        # In the language of the message: by how long others are there, something stands on a button of its own or not.
        found = sayings(Reader(voice_of(PSEUDO), seat), moment, controller.begun.begun_press(moment, seat))
        said = [
            one._replace(
                label=from_pseudo_language(one.label), other_names=tuple(map(from_pseudo_language, one.other_names))
            )
            for one in found
        ]
        assert not [label for label in pressable(message) - LOOKED_UP if find_saying(said, label) is None]
        offered = await scene.sayable(person)
        name = next(iter(offered)) if chance.random() < 0.3 else chance.choice([*offered])
        answer = await scene.say(person, offered[name])
        assert answer.ephemeral
        if "Back" in pressable(answer.message):
            shown[person] = answer.message
    table = await controller.table(1)
    assert table.number > MOST // 10


async def elements(scene: Scene) -> tuple[Any, Any]:
    """A game of Elements: whoever is to move, and the other."""
    await scene.begin()
    person = scene.waiting()
    return person, scene.bo if person is scene.ada else scene.ada


async def until_somebody_can_knock(scene: Scene) -> Any:
    await scene.begin()
    for _ in range(40):
        if any("Knock" in label for label in scene.labels(scene.private(scene.waiting()))):
            return scene.waiting()
        await scene.move()
    raise AssertionError("nobody could knock")


async def test_a_part_of_a_word_finds_what_is_meant(scene: Scene) -> None:
    person = await until_somebody_can_knock(scene)
    for typed in ("kn", "KNO", "nock"):
        assert [*await scene.sayable(person, typed)] == ["Knock"]
    assert next(iter(await scene.sayable(person, "y"))) == "Yield", "what begins so comes first"


@pytest.mark.parametrize("said", ["Knock", " kNOCK ", "kn", "knock"])
async def test_what_is_risky_is_asked_and_confirmed_in_words_too(scene: Scene, said: str) -> None:
    person = await until_somebody_can_knock(scene)
    asked = await scene.say(person, said)
    assert asked.ephemeral
    assert scene.labels(asked.message) == ["Yes: Knock", "Back"]
    assert "Round 1," in scene.table().content
    await scene.say(person, "Back")
    assert "Yes: Knock" not in await scene.sayable(person)
    await scene.say(person, said)
    assert next(iter(await scene.sayable(person))) == "Yes: Knock"
    await scene.say(person, "yes")
    assert f"**{person.name} knocked with " in scene.table().content


@pytest.mark.parametrize("said", ["Play 1 Wood", "play 1", "1", "wood"])
async def test_a_label_its_words_and_notation_are_understood(scene: Scene, said: str) -> None:
    person, _ = await elements(scene)
    if "Play 1 Wood" not in await scene.sayable(person):
        await scene.move()
        person = scene.waiting()
    await scene.say(person, said)
    assert f"> {person.name} plays 1 Wood" in scene.table().content


@pytest.mark.parametrize("said", ["something else", "resigns", "1 2 3", "say1:1:0:0:xyz"])
async def test_what_nobody_can_mean_is_not_offered_and_refused_with_a_sentence(scene: Scene, said: str) -> None:
    person, _ = await elements(scene)
    assert not await scene.sayable(person, said)
    assert (await scene.say(person, said)).content == "That is not possible now: please choose one from the list."
    assert "Yes, I resign" not in scene.labels(scene.private(person))


async def test_what_cant_be_done_is_not_offered_and_refused_with_the_reason(scene: Scene) -> None:
    person, other = await elements(scene)
    for somebody, typed, why in (
        (other, "anything", "It is the other player's turn."),
        (other, "knock", "It is the other player's turn."),
        (person, "take", "There is nothing to take: the display is empty."),
        (person, "knock", "You can't knock"),
    ):
        assert {*(await scene.sayable(somebody, typed)).values()} <= {NOTHING}
        assert (await scene.say(somebody, typed)).content.startswith(why)
    (waits,) = await scene.sayable(other)
    assert waits == f"It is not your turn: the game waits for {person.name}."
    (nobody,) = await scene.sayable(scene.cleo)
    assert nobody == "You are not playing Elements at the moment. `/elements start` opens a table."


async def test_an_entry_that_was_offered_before_somebody_moved_does_nothing_now(scene: Scene) -> None:
    person, other = await elements(scene)
    before = await scene.sayable(person)
    played, kept = [*before][:2]
    await scene.say(person, before[played])
    await scene.press(other, scene.labels(scene.private(other))[0])
    told = scene.table().content
    late = await scene.say(person, before[kept])
    assert "earlier position" in late.content
    assert scene.table().content == told


async def test_what_was_offered_to_somebody_is_nothing_to_others(scene: Scene) -> None:
    person, other = await elements(scene)
    value = next(iter((await scene.sayable(person)).values()))
    before = scene.table().content
    assert (await scene.say(other, value)).content != ""
    assert (await scene.say(scene.cleo, value)).content == "I don't know that table: please choose one from the list."
    assert scene.table().content == before


async def test_of_several_games_one_is_chosen_and_an_entry_knows_its_own(scene: Scene) -> None:
    await scene.begin()
    first = scene.place
    if scene.waiting() is not scene.ada:
        await scene.move()
    value = next(iter((await scene.sayable(scene.ada)).values()))
    await scene.begin()
    if scene.waiting() is not scene.ada:
        await scene.move()
    (asked,) = await scene.ada.autocomplete(scene.channel, "elements move", "what", "")
    assert asked["name"] == "There are 2 games of Elements here: choose one, here or with `table`."
    tables = await scene.ada.autocomplete(scene.channel, "elements move", "table", "")
    assert [choice["name"] for choice in tables] == ["with Bo (your turn) · table 1", "with Bo (your turn) · table 2"]
    offered = await scene.ada.autocomplete(scene.channel, "elements move", "what", "", table=tables[1]["value"])
    assert all(choice["value"].startswith("say1:2:") for choice in offered)
    shown = await scene.ada.slash(scene.channel, "elements move", what=value)
    assert f"in <#{first.id}>" in shown.response.content


async def test_several_entries_of_a_menu_are_said_one_after_the_other(scene: Scene) -> None:
    scene.group = "realm"
    await scene.begin()
    cards = scene.labels(scene.private(scene.ada))[:3]
    for count, card in enumerate(cards, 1):
        shown = await scene.say(scene.ada, card)
        together = " ".join(one.removeprefix("Bid ") for one in cards[:count])
        assert f"**Bid {together}**" in shown.content
    assert cards[2] not in [*await scene.sayable(scene.ada)][: len(scene.labels(shown.message)) - 3]
    await scene.say(scene.ada, "bid these")
    assert "> Ada has bid." in scene.table().content


async def test_a_decision_half_made_is_forgotten_in_a_restart_and_all_can_be_said_again(
    scene: Scene, url: str, clock: Clock
) -> None:
    scene.group = "realm"
    await scene.begin()
    everything = [*await scene.sayable(scene.ada)]
    await scene.say(scene.ada, everything[0])
    assert next(iter(await scene.sayable(scene.ada))) == "Bid these, and close your bid"
    await restart(scene, url, clock)
    assert [*await scene.sayable(scene.ada)] == everything


async def test_an_offer_is_answered_in_words(scene: Scene) -> None:
    person, other = await elements(scene)
    await other.slash(scene.place, "table offer", what="draw")
    assert "Agree to a draw" in await scene.sayable(person)
    question = await scene.say(person, "agree to a draw")
    await person.click(question.message, label="Yes, a draw")
    assert "agreed on a draw" in scene.table().content


async def test_standing_orders_are_looked_at_in_words_and_elsewhere_there_are_none(scene: Scene) -> None:
    refused = (await scene.ada.slash(scene.channel, "table orders")).response
    assert re.fullmatch(r"You are not playing anything at the moment\. </play:\d+> opens a table\.", refused.content)
    await scene.begin()
    refused = (await scene.ada.slash(scene.place, "table orders")).response
    assert refused.content.startswith("In Elements there is nothing to choose beforehand")
