"""*Cards…*: the text of every card in hand and on the table, for the eyes that see them."""

from typing import Any, cast

import pytest

from bot import Elementarium
from engine.elemental_clash.view import ClashView, Creature
from tests.bot.test_table import answer
from tests.games.elemental_clash import samples
from tests.support.everybody import in_another_language
from tests.support.scene import Scene
from tests.support.skipping import skip_to
from words import ENGLISH, voice_of
from words.elemental_clash import ClashWords, visible_cards
from words.languages import languages

NAMES = ("Ada", "Bo")


def told(view: ClashView, language: str = ENGLISH) -> str:
    words = cast(ClashWords, voice_of(language).game_words("elemental_clash"))
    return visible_cards.visible_card_texts(words, view, NAMES)


def test_each_card_stands_there_with_its_text_and_its_places() -> None:
    text = told(samples.view(samples.FIRST, position=samples.MIDDLE))
    assert "D2: **Rootgate Warden** (earth II Golem" in text or "D2: **Rootgate Warden**" in text
    assert "A creature gets +1 ATK and +4 DEF until end of turn." in text
    assert "Honing Slab" in text
    assert "### Bo's side" in text
    assert "a wing, elusive: can't be blocked" in text


def test_of_the_others_hand_nothing_is_told() -> None:
    for viewer in (samples.FIRST, None):
        text = told(samples.view(viewer, position=samples.MIDDLE))
        assert "Flare Dart" not in text
        assert "Slag Drake" not in text
    assert "Bark Mantle" not in told(samples.view(None, position=samples.MIDDLE))


@pytest.mark.parametrize("language", sorted(languages()))
def test_it_fits_into_a_message(language: str) -> None:
    position: dict[str, Any] = {**samples.MIDDLE, "seats": [dict(side) for side in samples.MIDDLE["seats"]]}
    wordy = ["cloud_shepherd", "rootgate_warden", "moonwell_singer", "flood_empress", "wandering_eyewall"]
    for side in position["seats"]:
        side["atk"] = {str(n): card for n, card in enumerate(wordy, 1)}
        side["def"] = {str(n): card for n, card in enumerate(("boughmother", "tide_pupil", "wicker_scout"), 1)}
    assert len(told(samples.view(samples.FIRST, position=position), language)) <= 2000


@in_another_language
async def test_the_button_below_a_hand_tells_what_is_printed_on_the_cards(
    scene: Scene, simcord_bot: Elementarium
) -> None:
    await scene.begin(deck="Wildfire (fire)")
    await skip_to(scene, simcord_bot, lambda view: view["turn"] > 4)
    table = await simcord_bot.router.table_controller.table(1)
    for seat, person in enumerate((scene.ada, scene.bo)):  # also for whoever waits
        hand = scene.private(person)
        await person.user.click(hand, label="Cards…")
        shown = person.user.dm_channel.last_message
        assert shown.id == hand.id, "where the hand was, not below it"
        held = table.view(seat)["seats"][seat]["hand"]["cards"]
        words: Any = voice_of(ENGLISH).game_words("elemental_clash")
        assert all(f"**{words.card(card)}**" in shown.content for card in held)
        await person.user.select(shown, [held[0]])
        looked = person.user.dm_channel.last_message
        assert looked.id == hand.id, "in the same place, so that nothing is left over"
        assert looked.content.startswith(f"### {words.card(held[0])}")
        assert len(looked.attachments) == 1
        await person.user.click(looked, label="Back")
        assert scene.private(person).content == hand.content


@in_another_language
async def test_cards_can_be_read_in_lessons_and_in_puzzles(scene: Scene) -> None:
    lesson = answer(await scene.cleo.slash(scene.channel, "learn", game="elemental_clash")).message
    task = scene.now(lesson, scene.cleo).content
    await scene.cleo.click(lesson, label="Cards…")
    shown = scene.now(lesson, scene.cleo)
    assert "**Scorchtail**" in shown.content
    menu = shown.components[0].children[0]
    await scene.cleo.select(shown, ["scorchtail"], custom_id=menu.custom_id)
    looked = scene.now(lesson, scene.cleo)
    assert looked.content.startswith("### Scorchtail")
    await scene.cleo.click(looked, label="Back")
    assert scene.now(lesson, scene.cleo).content == task
    puzzle = answer(await scene.cleo.slash(scene.channel, "puzzle", game="elemental_clash")).message
    question = scene.now(puzzle, scene.cleo).content
    await scene.cleo.click(puzzle, label="Cards…")
    shown = scene.now(puzzle, scene.cleo)
    assert "### Your side" in shown.content or "### Your hand" in shown.content
    await scene.cleo.click(shown, label="Back")
    assert scene.now(puzzle, scene.cleo).content == question


def test_what_is_asked_about_comes_first_and_once() -> None:
    """While a card of one's own asks for its target, nothing is to be searched for."""

    view = samples.view(samples.FIRST, position=samples.AIM, moves=samples.AIMED[:1])
    lines = told(view).splitlines()
    assert lines[0] == "### What you are asked about"
    assert "**Boulder Lesson**" in lines[1]
    assert told(view).count("**Boulder Lesson**") == 1


def test_creatures_on_the_table_have_their_numbers_of_now() -> None:
    view = samples.view(samples.FIRST, position=samples.MIDDLE)
    text = told(view)
    creatures = [card for seat in (0, 1) for _, card in view.cards_on_field(seat) if isinstance(card, Creature)]
    assert len(creatures) >= 6
    for card in creatures:
        assert any(f"{card.atk}/{card.def_})" in line for line in text.splitlines()), card


def test_of_a_card_that_is_asked_about_and_lies_there_twice_both_have_their_numbers_of_now() -> None:
    pact = {"stones": ["venus"] * 3, "card": "evergreen_pact"}
    mine = {
        "deck": ["venus*9"],
        "hand": ["furrow_herald"],
        "atk": {"1": "furrow_herald"},
        "def": {"1": "furrow_herald"},
        "piles": [{"stones": ["venus"] * 3}, pact],
    }
    position = {"seats": [mine, {"deck": ["mars*9"]}], "phase": "main1"}
    view = samples.view(
        samples.FIRST, position=position, moves=[(0, {"type": "play", "card": "furrow_herald", "pile": 1})]
    )
    asked = [line for line in told(view).splitlines()[1:] if "Furrow Herald" in line][:2]
    assert ["2/3" in asked[0], "3/4" in asked[1]] == [True, True]
    assert [line.partition(":")[0] for line in asked] == ["A1 and pile 1", "D1"]


async def test_on_a_phone_what_helps_stands_beside_the_only_choice_that_is_left(
    scene: Scene, simcord_bot: Elementarium
) -> None:
    for person in (scene.ada, scene.bo):
        await simcord_bot.router.tables.people.change(person.id, shape="tall")
    await scene.begin(deck="Wildfire (fire)", rated=False)

    def only_ends(view: Any) -> bool:
        side = view["seats"][view["player"]]
        idle = not any(side["atk"]) and not any(pile["card"] for pile in side["piles"])
        return view["turn"] > 2 and view["decision"]["kind"] == "main" and idle

    await skip_to(scene, simcord_bot, only_ends)
    hand = answer(await scene.waiting().click(scene.table(), label="My hand"))
    *_, last = [[item.label for item in row.children] for row in hand.message.components]
    assert last == ["End the turn", "Cards…", "Hint", "More"]
