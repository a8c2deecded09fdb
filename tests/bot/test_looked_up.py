"""What stands below a hand beside its choices: rules, a hint, and after the game what to go on with."""

from typing import Any

from bot import Elementarium
from sessions import Tables
from sessions.store.messenger import News
from sessions.store.writing import MOVED
from tests.bot.test_table import answer
from tests.bot.test_tokens import counted
from tests.support.everybody import in_another_language
from tests.support.scene import Scene, alt_of
from words import ENGLISH, voice_of

HINT = voice_of(ENGLISH).say("hint-plain", action="").partition(":")[0]


def below(message: Any) -> list[str]:
    """The labels in the last row of a message's buttons."""
    return [item.label for item in message.components[-1].children]


@in_another_language
async def test_the_rules_and_a_hint_stand_below_what_can_be_chosen(scene: Scene) -> None:
    await scene.begin()
    person = scene.waiting()
    hand = scene.private(person)
    assert below(hand) == ["Rules", "Hint", "More"]
    page = answer(await person.user.click(hand, label="Rules"))
    assert page.ephemeral
    assert page.content.startswith("## ")
    assert scene.private(person).content == hand.content
    await person.user.click(hand, label="Hint")
    advised = scene.private(person)
    assert advised.id == hand.id
    assert HINT in advised.content
    assert not ephemeral(person) & {advised.id}
    assert below(advised) == ["Rules", "Follow the hint", "More"]


@in_another_language
async def test_a_hint_goes_with_the_position_that_it_was_for(scene: Scene) -> None:
    await scene.begin()
    person = scene.waiting()
    await person.user.click(scene.private(person), label="Hint")
    first = scene.private(person).content
    before = len(scene.env.http_requests)
    await scene.move()
    await scene.env.settle()
    assert HINT in first
    assert HINT not in scene.private(person).content
    assert not any(one.startswith("DELETE") for one in counted(scene, before))


async def test_a_hint_goes_when_what_came_before_it_is_taken_back(scene: Scene) -> None:
    await scene.begin()
    asks = scene.waiting()
    await scene.move()
    person = scene.waiting()
    await person.user.click(scene.private(person), label="Hint")
    more = answer(await asks.click(scene.table(), label="More")).message
    await asks.click(more, label="Take back my last action")
    await scene.press(person, "Let them take it back")
    await scene.env.settle()
    assert HINT not in scene.private(person).content
    await scene.press(asks, scene.labels(scene.private(asks))[1])  # something else than before
    await scene.press(person, "Yield")
    await scene.press(person, "Back")
    assert HINT not in scene.private(person).content, "it was about another position"


async def test_a_hint_stands_there_again_after_the_way_back(scene: Scene) -> None:
    await scene.begin()
    person = scene.waiting()
    await person.user.click(scene.private(person), label="Hint")
    hinted = scene.private(person).content
    assert HINT in hinted
    await scene.press(person, "Yield")
    assert scene.private(person).content != hinted
    await scene.press(person, "Back")
    assert scene.private(person).content == hinted


async def test_a_hint_behind_more_takes_its_place(scene: Scene) -> None:
    await scene.begin()
    person = scene.waiting()
    more = answer(await person.click(scene.table(), label="More")).message
    await person.click(more, label="Hint")
    hand = scene.now(more, person)
    assert HINT in hand.content
    assert "Follow the hint" in below(hand)


@in_another_language
async def test_what_is_behind_more_goes_once_its_reader_has_played_and_stays_until_then(scene: Scene) -> None:
    await scene.begin()
    person = scene.waiting()
    waits = next(each for each in (scene.ada, scene.bo) if each is not person)
    more = answer(await person.user.click(scene.private(person), label="More")).message
    theirs = answer(await waits.user.click(scene.private(waits), label="More")).message
    assert more.id in ephemeral(person)
    await scene.move()
    await scene.env.settle()
    assert not ephemeral(person)
    assert theirs.id in ephemeral(waits)


@in_another_language
async def test_the_rules_below_a_hand_go_once_their_reader_has_played_whatever_page_they_show(scene: Scene) -> None:
    await scene.begin()
    person = scene.waiting()
    page = answer(await person.user.click(scene.private(person), label="Rules")).message
    assert answer(await person.user.click(page, label="▶")).message.id == page.id
    assert page.id in ephemeral(person)
    await scene.move()
    await scene.env.settle()
    assert page.id not in ephemeral(person)


@in_another_language
async def test_what_is_behind_more_goes_alone_and_not_the_table_where_it_was_pressed(scene: Scene) -> None:
    await scene.begin()
    person, table = scene.waiting(), scene.table()
    more = answer(await person.click(table, label="More")).message
    await scene.move()
    await scene.env.settle()
    assert scene.table().id == table.id
    assert more.id not in [each.id for each in scene.place.history(viewer=person)]


async def test_a_hint_goes_when_another_process_has_stored_the_move(scene: Scene, simcord_bot: Elementarium) -> None:
    await scene.begin()
    person = scene.waiting()
    await person.user.click(scene.private(person), label="Hint")
    assert HINT in scene.private(person).content
    (info,) = await simcord_bot.router.tables.of(person.id)
    other = Tables(simcord_bot.store)
    table = await other.get(info.id)
    assert table is not None
    await table.act(person.id, table.legal(table.active[0])[0])
    simcord_bot.router.other_processes._hear(News(MOVED, table.id))
    await scene.env.settle()
    assert HINT not in scene.private(person).content


def ephemeral(person: Any) -> set[int]:
    """The messages for somebody's eyes only that stand in their direct messages."""
    return {message.id for message in person.user.dm_channel.history(viewer=person.user) if message.flags.ephemeral}


@in_another_language
async def test_the_rules_leave_a_hand_as_it_is_that_only_one_can_see(scene: Scene) -> None:
    await scene.begin()
    person = scene.waiting()
    hand = answer(await person.click(scene.table(), label="My hand")).message
    page = answer(await person.click(hand, label="Rules"))
    assert page.ephemeral
    assert page.message.id != hand.id
    first = page.content
    assert first.startswith("## ")
    turned = answer(await person.click(page.message, label="▶"))
    assert turned.message.id == page.message.id
    assert turned.content != first
    assert alt_of(hand)


@in_another_language
async def test_a_hand_is_made_tall_where_one_plays_and_wide_again(scene: Scene) -> None:
    await scene.begin()
    person = scene.waiting()
    for label, is_tall in (("Tall pictures, for a phone", True), ("Wide pictures", False)):
        more = answer(await person.user.click(scene.private(person), label="More")).message
        await person.user.click(more, label=label)
        await scene.env.settle()
        (picture,) = scene.private(person).attachments
        assert ("-tall" in picture.filename) is is_tall


async def test_a_game_that_counts_has_no_hints(scene: Scene) -> None:
    await scene.begin(rated=True)
    assert below(scene.private(scene.waiting())) == ["Rules", "More"]


@in_another_language
async def test_after_a_game_there_is_something_to_go_on_with(scene: Scene) -> None:
    await scene.begin(mode="endless", rounds=1)
    await scene.play_to_the_end()
    shown = scene.private(scene.ada).components
    assert [item.label for row in shown for item in row.children] == [
        "Rematch",
        "Review",
        "My games",
        "More",
    ]
    more = answer(await scene.ada.user.click(scene.private(scene.ada), label="More")).message
    behind = [item.label for row in more.components for item in row.children]
    assert {"Replay", "Rules", "Puzzle"} <= {*behind}
    games = answer(await scene.ada.user.click(scene.private(scene.ada), label="My games"))
    assert games.ephemeral
    assert "### Finished" in games.content
