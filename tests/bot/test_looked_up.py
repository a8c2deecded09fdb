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

TALL = "Tall pictures, for a phone"


def below(message: Any) -> list[str]:
    """The labels in the last row of a message's buttons."""
    return [item.label for item in message.components[-1].children]


@in_another_language
async def test_the_rules_and_a_hint_stand_below_what_can_be_chosen(scene: Scene) -> None:
    await scene.begin()
    person = scene.waiting()
    hand = scene.private(person)
    assert below(hand) == ["Rules", "Hint", TALL, "More"]
    page = answer(await person.user.click(hand, label="Rules"))
    assert page.ephemeral
    assert page.content.startswith("## ")
    assert scene.private(person).content == hand.content
    hint = answer(await person.user.click(hand, label="Hint"))
    assert hint.ephemeral
    assert "int" in hint.content


@in_another_language
async def test_a_hint_goes_with_the_position_that_it_was_for(scene: Scene, simcord_bot: Elementarium) -> None:
    await scene.begin()
    shown = simcord_bot.router.hints
    table = await simcord_bot.router.table_controller.table(1)
    seat = table.active[0]
    assert shown.advised(table, seat) is None
    person = scene.waiting()
    hand = scene.private(person)
    first = answer(await person.user.click(hand, label="Hint"))
    hint = answer(await person.user.click(hand, label="Hint"))
    assert first.message.id not in hints(person)
    assert hint.message.id in hints(person)
    assert shown.advised(table, seat) in table.legal(seat)
    before = len(scene.env.http_requests)
    await scene.move()
    await scene.env.settle()
    assert not hints(person)
    assert shown.advised(table, seat) is None
    assert not any(one.startswith("DELETE") for one in counted(scene, before))


@in_another_language
async def test_a_hint_goes_when_what_came_before_it_is_taken_back(scene: Scene) -> None:
    await scene.begin()
    asks = scene.waiting()
    await scene.move()
    person = scene.waiting()
    hint = answer(await person.user.click(scene.private(person), label="Hint")).message
    more = answer(await asks.click(scene.table(), label="More")).message
    await asks.click(more, label="Take back my last action")
    assert hint.id in hints(person)
    await scene.press(person, "Let them take it back")
    await scene.env.settle()
    assert hint.id not in hints(person)


@in_another_language
async def test_what_is_behind_more_goes_once_its_reader_has_played_and_stays_until_then(scene: Scene) -> None:
    await scene.begin()
    person = scene.waiting()
    waits = next(each for each in (scene.ada, scene.bo) if each is not person)
    more = answer(await person.user.click(scene.private(person), label="More")).message
    theirs = answer(await waits.user.click(scene.private(waits), label="More")).message
    assert more.id in hints(person)
    await scene.move()
    await scene.env.settle()
    assert not hints(person)
    assert theirs.id in hints(waits)


@in_another_language
async def test_the_rules_below_a_hand_go_once_their_reader_has_played_whatever_page_they_show(scene: Scene) -> None:
    await scene.begin()
    person = scene.waiting()
    page = answer(await person.user.click(scene.private(person), label="Rules")).message
    assert answer(await person.user.click(page, label="▶")).message.id == page.id
    assert page.id in hints(person)
    await scene.move()
    await scene.env.settle()
    assert page.id not in hints(person)


@in_another_language
async def test_what_is_behind_more_goes_alone_and_not_the_table_where_it_was_pressed(scene: Scene) -> None:
    await scene.begin()
    person, table = scene.waiting(), scene.table()
    more = answer(await person.click(table, label="More")).message
    await scene.move()
    await scene.env.settle()
    assert scene.table().id == table.id
    assert more.id not in [each.id for each in scene.place.history(viewer=person)]


async def test_a_stop_takes_hints_with_it(scene: Scene, simcord_bot: Elementarium) -> None:
    await scene.begin()
    person = scene.waiting()
    await person.user.click(scene.private(person), label="Hint")
    assert hints(person)
    await simcord_bot.router.close(1.0)
    assert not hints(person)


async def test_a_hint_goes_when_another_process_has_stored_the_move(scene: Scene, simcord_bot: Elementarium) -> None:
    await scene.begin()
    person = scene.waiting()
    await person.user.click(scene.private(person), label="Hint")
    (info,) = await simcord_bot.router.tables.of(person.id)
    other = Tables(simcord_bot.store)
    table = await other.get(info.id)
    assert table is not None
    await table.act(person.id, table.legal(table.active[0])[0])
    simcord_bot.router.other_processes._hear(News(MOVED, table.id))
    await scene.env.settle()
    assert not hints(person)


def hints(person: Any) -> list[int]:
    """The messages for somebody's eyes only that stand in their direct messages."""
    return [message.id for message in person.user.dm_channel.history(viewer=person.user) if message.flags.ephemeral]


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
    assert below(scene.private(scene.waiting())) == ["Rules", TALL, "More"]


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
