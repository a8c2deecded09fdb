"""Elemental Defenders on Discord: both games to their ends, its verbs, its refusals, what its messages show."""

import re
from typing import Any

import pytest

from bot import Elementarium
from engine.elemental_defenders.cards import DECK, Card, virtue
from engine.elemental_defenders.cards import card_name as called
from sessions.log import fair
from tests.bot.test_table import answer
from tests.support.everybody import in_another_language
from tests.support.scene import Scene, alt_of
from ui.layouts.elemental_defenders import FORETOLD, MOST_FORETOLD, PLAIN

END = re.compile(r"\*\*(?:(Ada wins|Bo wins|You win), \d+ to \d+|A draw, (\d+) to \2)\.\*\*")


@pytest.fixture
def scene(scene: Scene, monkeypatch: pytest.MonkeyPatch) -> Any:
    """Every game has the same deal, in which both players hold Mystics."""
    monkeypatch.setattr(fair, "new_secret", lambda: "1" * 64)
    scene.group = "defenders"
    return scene


async def table_of(bot: Elementarium) -> Any:
    return await bot.router.table_controller.table(1)


def other_than(scene: Scene, person: Any) -> Any:
    return scene.bo if person is scene.ada else scene.ada


STORY = re.compile(r"(?:answers?|attacks?) with [⛰️🔥💨💧]")
SIGNS = {"⛰️": "E", "🔥": "F", "💨": "A", "💧": "W"}


def cards(scene: Scene, person: Any) -> Any:
    """The names of the cards on the buttons of whoever has the turn."""
    labels = [label.split() for label in scene.labels(scene.private(person))]
    return [card_name(card_on(*label[:2])) for label in labels if label[0] in SIGNS]


def card_on(sign: str, stars: str) -> Card:
    return Card(SIGNS[sign] + stars[0])


def written_short(name: str) -> str:
    """A card as it stands on its button and in the story: "🔥 4★"."""
    element, level = card_named(name)
    return f"{next(sign for sign, one in SIGNS.items() if one == element)} {level}★"


async def pass_mediators(scene: Scene) -> None:
    await scene.say(scene.waiting(), "No Mediator")


@in_another_language
async def test_a_whole_advanced_game_by_the_buttons_of_the_direct_messages(scene: Scene) -> None:
    await scene.begin(mode="advanced")
    await scene.play_to_the_end()
    assert not scene.presses.single()
    assert {len(decision) for decision in scene.presses.decisions()} == {1}
    table = scene.table()
    assert END.search(table.content)
    assert scene.labels(table) == ["Rematch", "Review", "Replay", "More"]
    assert alt_of(table).startswith("The game is over. ")
    assert "Round 2 w" in alt_of(table)
    for person in (scene.ada, scene.bo):
        assert END.search(scene.private(person).content)
        assert not scene.labels(scene.private(person))


async def test_a_whole_basic_game_by_slash_commands(scene: Scene) -> None:
    await scene.begin(mode="basic")
    for _ in range(44):
        if "Rematch" in scene.labels(scene.table()):
            break
        person = scene.waiting()
        offered = await scene.sayable(person)
        await scene.say(person, [*offered.values()][-1])
    assert END.search(scene.table().content)


@pytest.mark.parametrize(
    ("mode", "said"),
    [("basic", "Basic game. Two rounds"), ("advanced", "Advanced: Mediators and Challenges.")],
)
@in_another_language
async def test_the_lobby_says_which_game_it_is(scene: Scene, mode: str, said: str) -> None:
    lobby = await scene.open(mode=mode)
    assert said in lobby.content
    assert alt_of(lobby).startswith("Cover of Elemental Defenders")


async def test_everybody_sees_both_hands(scene: Scene, simcord_bot: Elementarium) -> None:
    await scene.begin()
    alt = alt_of(scene.table())
    seen = alt_of(answer(await scene.cleo.click(scene.table(), label="My hand")))
    assert alt == seen
    hands = re.findall(r"(?:Earth|Fire|Air|Water)((?: [1-5])+)", alt)
    assert sum(len(stars.split()) for stars in hands) == len(DECK)


async def test_autocomplete_offers_exactly_what_stands_on_the_buttons(scene: Scene) -> None:
    await scene.begin()
    for _ in range(4):
        person = scene.waiting()
        offered = await scene.sayable(person)
        assert [name.partition(" ★")[0] for name in offered] == cards(scene, person)
        assert all(re.search(r" ★+, Virtue \d+$", name) for name in offered), [*offered]
        assert [*await scene.sayable(other_than(scene, person))] == [
            f"It is not your turn: the game waits for {person.name}."
        ]
        for typed in ("mediator", "pass"):
            assert not await scene.sayable(person, typed)
            said = await scene.say(person, typed)
            assert said.content.startswith("The basic game has no Mediators, and nobody may pass.")
        await scene.move()


@pytest.mark.parametrize("written", ["{name}", "{element} {stars}", "{element}{stars}", "{card}", "{card!s} "])
async def test_autocomplete_understands_what_is_understood_when_it_is_sent(scene: Scene, written: str) -> None:
    await scene.begin()
    person = scene.waiting()
    name = cards(scene, person)[0]
    card = card_named(name)
    text = written.format(name=name.lower(), element=name.split()[-1].lower(), stars=card[1], card=card)
    (offered,) = await scene.sayable(person, text)
    assert offered.startswith(f"{name} ★")
    await scene.say(person, text)
    assert f"> {person.name} attacks with {written_short(name)}." in scene.table().content


async def on_phones(scene: Scene, bot: Elementarium) -> None:
    """Both have chosen tall pictures."""
    for person in (scene.ada, scene.bo):
        await bot.router.tables.people.change(person.id, shape="tall", shape_chosen=True)


async def test_beside_tall_pictures_a_story_stands_in_one_place(scene: Scene, simcord_bot: Elementarium) -> None:
    """Moves that were played for somebody come in order with those before and after them, with nothing between."""
    await on_phones(scene, simcord_bot)
    await scene.begin()
    longest = 0
    for _ in range(12):
        person = scene.waiting()
        hand = scene.private(person)
        told = [bool(STORY.search(line)) for line in hand.content.splitlines()]
        longest = max(longest, sum(told))
        first, last = (told.index(True), len(told) - told[::-1].index(True)) if any(told) else (0, 0)
        assert all(told[first:last])
        await scene.press(person, scene.labels(hand)[0])
        if "Rematch" in scene.labels(scene.table()):
            break
    assert longest > 2


async def test_five_cards_stand_side_by_side_at_a_desk(scene: Scene) -> None:
    """Ten cards take two rows there, so that the message is seen from its top."""
    await scene.begin()
    rows = [[str(item.label) for item in row.children] for row in scene.private(scene.waiting()).components]
    assert [len(row) for row in rows[:2]] == [5, 5]
    assert all(label.split()[0] in SIGNS for row in rows[:2] for label in row)
    assert rows[2:] == [["Rules", "Hint", "More"]]


async def test_cards_stand_in_so_few_rows_that_a_phone_has_room_for_them(
    scene: Scene, simcord_bot: Elementarium
) -> None:
    await on_phones(scene, simcord_bot)
    await scene.begin(mode="advanced")
    shown = scene.private(scene.waiting())
    rows = [[str(item.label) for item in row.children] for row in shown.components]
    assert rows[-1] == ["Rules", "Hint", "More"]
    assert rows[-2].pop() == "No Mediator"
    assert len(rows) == 4
    signs = [label.split()[0] for row in rows[:-1] for label in row]
    assert signs == sorted(signs, key=[*SIGNS].index)
    assert all(len(row) <= PLAIN and len(label) <= len("⛰️ 5★") for row in rows[:-1] for label in row)
    assert "Your hand" not in shown.content  # the picture shows it, and it is long on a phone
    assert alt_of(shown).startswith("Your hand in Elemental Defenders")
    await pass_mediators(scene)
    challenges = [label for label in scene.labels(scene.private(scene.waiting())) if label.startswith("Challenge ")]
    assert challenges


async def test_what_comes_of_a_card_at_once_stands_on_its_button(scene: Scene, simcord_bot: Elementarium) -> None:
    """How many cards answer an attack, and whether all are weaker, or what it wins where none does; whether an answer
    takes the attack, or leaves the other one that nothing answers. No card leaves its row in a round."""
    await on_phones(scene, simcord_bot)
    await scene.begin()
    seen, signs = set[int](), set[str]()
    for _ in range(8):
        view = (await table_of(simcord_bot)).view(None)
        own, theirs = view["hands"][view["turn"]], view["hands"][1 - view["turn"]]
        dealt = sorted(own + view["piles"][view["turn"]], key=DECK.index)
        asked = scene.private(scene.waiting())
        labels = [[str(item.label) for item in row.children] for row in asked.components]
        rows = [[label for label in row if label.split()[0] in SIGNS] for row in labels]
        seen.add(sum(map(len, rows)))
        assert all(len(row) <= FORETOLD for row in rows)
        for label in (label for row in rows for label in row):
            sign, stars, *outcome = label.split()
            card = card_on(sign, stars)
            same = [one for one in theirs if one[0] == card[0]] or [one for one in theirs if one[1] == card[1]]
            wins = f"🏆{virtue(card) * view['move']}"
            strike = view["attack"] and DECK.index(Card(view["attack"]["card"]))
            stays = all(DECK.index(one) > DECK.index(card) for one in same) and view["move"] < 10
            answered = f"{'⚔️' if stays else '🛡️'}{len(same)}" if same else wins
            takes = strike is not None and DECK.index(card) < strike
            loses = strike is not None and view["move"] < 10 and _unanswered(theirs, [x for x in own if x != card])
            expected = [answered] if strike is None else ["⚔️"] if takes else ["⚠️"] if loses else []
            assert outcome == expected, label
            signs.update(one[0] for one in outcome)
        kept = [{card_on(*label.split()[:2]) for label in row} for row in rows if row]
        if view["attack"] is None and sum(map(len, kept)) > FORETOLD:
            begun = [dealt[at : at + FORETOLD] for at in range(0, len(dealt), FORETOLD)]
            assert kept == [left for row in begun if (left := {*row} & {*own})]
        await scene.press(scene.waiting(), next(label for row in rows for label in row))
        if "Round 2" in scene.table().content:
            break
    assert max(seen) == 10
    assert min(seen) <= FORETOLD
    assert {"🛡", "⚔"} <= signs


def _unanswered(attacks: list[str], hand: list[str]) -> bool:
    """Whether one of these attacks has neither its Element nor its Level in a hand."""
    return any(not any(one[0] == attack[0] or one[1] == attack[1] for one in hand) for attack in attacks)


async def test_with_challenges_what_comes_of_a_card_stands_on_few_alone(
    scene: Scene, simcord_bot: Elementarium
) -> None:
    """They take a row, and what helps needs one, too."""
    await on_phones(scene, simcord_bot)
    await scene.begin(mode="advanced")
    await pass_mediators(scene)
    await pass_mediators(scene) if "No Mediator" in scene.labels(scene.private(scene.waiting())) else None
    rows = [[str(item.label) for item in row.children] for row in scene.private(scene.waiting()).components]
    counted = [label for row in rows for label in row if label.split()[0] in SIGNS]
    assert len(counted) > MOST_FORETOLD
    assert not any("🛡" in label for label in counted)
    assert rows[-1][-2:] == ["Hint", "More"]


async def test_what_helps_stands_beside_the_last_of_ten_cards(scene: Scene, simcord_bot: Elementarium) -> None:
    """Ten cards and all else take four rows on a phone, of which each is full."""
    await on_phones(scene, simcord_bot)
    await scene.begin()
    rows = [[str(item.label) for item in row.children] for row in scene.private(scene.waiting()).components]
    assert [len(row) for row in rows] == [FORETOLD, FORETOLD, FORETOLD, 4]
    assert rows[3][0].split()[0] in SIGNS
    assert rows[3][1:] == ["Rules", "Hint", "More"]


async def test_a_card_that_may_not_be_played_is_refused_with_the_reason_and_the_rule(
    scene: Scene, simcord_bot: Elementarium
) -> None:
    """Attack with an Element that the other holds; he answers with another one."""
    await scene.begin()
    view = (await table_of(simcord_bot)).view(None)
    mine, theirs = view["hands"][view["turn"]], view["hands"][1 - view["turn"]]
    attack = next(card for card in mine if any(card[0] == other[0] for other in theirs))
    element = card_name(attack).rpartition(" ")[2]
    wrong = next(card for card in theirs if card[0] != attack[0])
    attacker = scene.waiting()
    await scene.say(attacker, attack)
    refused = await scene.say(scene.waiting(), f"={wrong}")
    assert refused.ephemeral
    assert refused.content.startswith(f"You hold {element}, so you must answer with {element}: ")
    assert "(" not in refused.content  # the rule's number stands on the link alone
    (button,) = refused.message.components[0].children
    assert button.label == "Rule ED-4.1: Answering"
    page = answer(await scene.waiting().click(refused.message, label=button.label))
    assert page.content.startswith("## Answering")
    assert page.attachments[0].description
    late = await scene.say(attacker, mine[-1])
    assert late.content.startswith("It is the other player's turn.")


async def test_cards_can_be_named_as_people_name_them(scene: Scene) -> None:
    await scene.begin()
    person = scene.waiting()
    name = cards(scene, person)[0]
    refused = await scene.say(person, "the big one")
    assert refused.content == "That is not possible now: please choose one from the list."
    refused = await scene.say(person, "Z4")
    assert refused.content == "There is no such card. One is written like F4, the Warden of Fire."
    await scene.say(person, f" {name.upper()} ")
    assert f"> {person.name} attacks with {written_short(name)}." in scene.table().content


async def test_a_mediator_is_put_aside_and_answered(scene: Scene) -> None:
    await scene.begin(mode="advanced")
    opener = scene.waiting()
    assert scene.labels(scene.private(opener))[-1] == "No Mediator"
    refused = await scene.say(opener, f"{card_named(cards(scene, opener)[0])}!")
    assert refused.content.startswith("Put a Mediator aside first, or pass.")
    offered = next(iter(await scene.sayable(opener)))
    await scene.say(opener, offered)
    first = offered.partition(" ★")[0]
    assert f"> {opener.name} puts the {first} aside as a Mediator." in scene.table().content
    second = scene.waiting()
    assert second is not opener
    level, _, element = first.split()
    assert cards(scene, second)
    assert not [name for name in cards(scene, second) if level in name or element in name]
    await scene.press(second, "No Mediator")
    assert f"> {second.name} puts no Mediator aside." in scene.table().content
    assert scene.waiting() is opener
    assert f"**{opener.name}** to attack." in scene.table().content


async def test_there_are_no_mediators_and_challenges_in_the_basic_game(scene: Scene) -> None:
    await scene.begin()
    person = scene.waiting()
    refused = await scene.say(person, "pass")
    assert refused.content == "The basic game has no Mediators, and nobody may pass."
    refused = await scene.say(person, "E5!")
    assert refused.content == "The basic game has no Challenges."


@pytest.mark.parametrize("by", ["button", "command"])
async def test_a_challenge_is_declared_and_has_to_be_answered_with_a_mystic(scene: Scene, by: Any) -> None:
    await scene.begin(mode="advanced")
    await pass_mediators(scene)
    person = scene.waiting()
    challenges = [label for label in scene.labels(scene.private(person)) if label.startswith("Challenge ")]
    name = card_name(card_on(*challenges[0].removeprefix("Challenge ").split()))
    if by == "button":
        await scene.press(person, challenges[0])
    else:
        await scene.say(person, f"Challenge: {name}")
    table = scene.table()
    assert f"{person.name} attacks with {written_short(name)}: a Challenge." in table.content
    assert "a Challenge" in alt_of(table)
    answers = cards(scene, scene.waiting())
    assert answers
    assert all(label.startswith("Mystic of ") for label in answers)


def card_name(card: Card) -> str:
    return called(card).message


def card_named(name: str) -> Card:
    return next(card for card in DECK if card_name(card) == name)


async def test_the_second_round_is_announced_with_the_account_of_the_first(scene: Scene) -> None:
    await scene.begin()
    for _ in range(20):
        if "Round 2" in scene.table().content:
            break
        await scene.move()
    content = scene.table().content
    assert re.search(r"Round 1 (goes to (Ada|Bo): Virtue \d+ × move \d+ = \d+\.|is a tie)", content)
    assert re.search(r"> Round 2: (Ada|Bo) now has 💧 1★, and opens\.", content)
    assert re.search(r"Round 1 w(ent to|as a tie)", alt_of(scene.table()))


@pytest.mark.parametrize("mode", ["basic", "advanced"])
async def test_how_a_round_ended_can_be_looked_at_while_the_next_has_just_begun(scene: Scene, mode: str) -> None:
    """With all its cards; the button is there until the next round is under way, and so is what it has shown."""
    label = "How it ended"

    def offered(person: Any) -> bool:
        return any(item.label == label for row in scene.private(person).components for item in row.children)

    await scene.begin(mode=mode)
    assert not offered(scene.ada)
    for _ in range(22):
        if "Round 2" in scene.table().content:
            break
        await scene.move()
    for person in (scene.ada, scene.bo):
        assert offered(person)
        first = scene.private(person).content.splitlines()[1]
        assert re.match(r"\*\*Round 1 (goes to|is a tie)", first)  # before what has led to it
        hand = scene.private(person)
        await person.user.click(hand, label=label)
        shown = scene.private(person)
        assert shown.id == hand.id
        assert re.search(r"\*\*Round 1 (goes to|is a tie)", shown.content)
        assert "ound 1" in alt_of(shown)
        await scene.press(person, "Back")
        assert scene.private(person).content == hand.content
    for _ in range(8):
        if "move 4" in scene.table().content or "Round 2" not in scene.table().content:
            break
        await scene.move()
    assert not offered(scene.ada)


async def test_resigning_before_the_first_move(scene: Scene) -> None:
    await scene.begin(mode="advanced")
    more = answer(await scene.bo.click(scene.table(), label="More")).message
    asked = answer(await scene.bo.click(more, label="Resign")).message
    await scene.bo.click(asked, label="Yes, break it off")
    assert "This game is aborted and does not count: nobody wins.**" in scene.table().content


async def test_the_rules_can_be_read_page_by_page(scene: Scene) -> None:
    for topic in await scene.cleo.autocomplete(scene.channel, "defenders rules", "topic", ""):
        shown = answer(await scene.cleo.slash(scene.channel, "defenders rules", topic=topic["value"]))
        assert shown.content.startswith(f"## {topic['name']}")


async def test_a_hint_for_ten_cards_on_a_phone_takes_no_row_of_its_own(scene: Scene, simcord_bot: Elementarium) -> None:
    """And what the game is about goes while it is there: they have just read it."""
    await on_phones(scene, simcord_bot)
    await scene.begin(rated=False)
    person = scene.waiting()
    assert "**Goal**" in scene.private(person).content
    await person.user.click(scene.private(person), label="Hint")
    advised = scene.private(person)
    last = [str(item.label) for item in advised.components[-1].children]
    assert last[1:] == ["Follow the hint", "More"]
    assert last[0].startswith("💧 1★")
    assert "**Goal**" not in advised.content
    assert "…." not in advised.content
    more = answer(await person.user.click(advised, label="More")).message
    assert "Rules" in scene.labels(more)
