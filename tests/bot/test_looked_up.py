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
async def test_more_takes_the_place_of_a_hand_and_leads_back(scene: Scene) -> None:
    await scene.begin()
    person = scene.waiting()
    hand = scene.private(person)
    await person.user.click(hand, label="More")
    more = scene.private(person)
    assert more.id == hand.id
    assert not more.attachments
    assert below(more)[-1] == "Back"
    await person.user.click(more, label="Back")
    again = scene.private(person)
    assert (again.id, again.content, below(again)) == (hand.id, hand.content, below(hand))
    assert alt_of(again) == alt_of(hand)
    assert not ephemeral(person)


async def test_what_takes_the_place_of_a_hand_gives_way_when_the_game_goes_on(scene: Scene) -> None:
    await scene.begin()
    person = scene.waiting()
    waits = next(each for each in (scene.ada, scene.bo) if each is not person)
    await waits.user.click(scene.private(waits), label="More")
    await scene.press(person, scene.labels(scene.private(person))[0])
    await scene.env.settle()
    assert scene.waiting() is waits
    assert scene.private(waits).attachments


async def test_what_is_done_behind_more_is_told_in_the_hand(scene: Scene) -> None:
    await scene.begin()
    person = scene.waiting()
    other = next(each for each in (scene.ada, scene.bo) if each is not person)
    for label, told in (
        ("I play my only move myself", "From now on I play nothing for you"),
        ("Give more time: a day", "The others have more time now"),
        ("Offer a draw", "You have offered a draw."),
    ):
        await person.user.click(scene.private(person), label="More")
        await person.user.click(scene.private(person), label=label)
        assert told in scene.private(person).content
        assert scene.private(person).attachments
    await other.user.click(scene.private(other), label="No draw")
    assert "You decline the draw." in scene.private(other).content
    assert "You have declined." not in scene.private(other).content
    assert not ephemeral(person) | ephemeral(other)


async def test_a_hand_asks_whether_its_player_resigns_and_comes_back(scene: Scene) -> None:
    await scene.begin()
    person = scene.waiting()
    hand = scene.private(person)
    for label in ("More", "Resign", "No, I play on"):
        await person.user.click(scene.private(person), label=label)
        assert scene.private(person).id == hand.id
    assert scene.private(person).content == hand.content
    for label in ("More", "Resign", "Yes, break it off"):
        await person.user.click(scene.private(person), label=label)
    assert "Rematch" in scene.labels(scene.table())
    assert "You break the game off." in scene.private(person).content
    assert not ephemeral(person)


async def test_what_takes_the_place_of_a_hand_shows_how_the_game_ended(scene: Scene) -> None:
    await scene.begin()
    person = scene.waiting()
    other = next(each for each in (scene.ada, scene.bo) if each is not person)
    hand = answer(await person.click(scene.table(), label="My hand")).message
    more = answer(await person.click(hand, label="More")).message
    assert more.id == hand.id
    for label in ("More", "Resign", "Yes, break it off"):
        await other.user.click(scene.private(other), label=label)
    await scene.env.settle()
    assert "nobody wins." in scene.now(hand, person).content
    assert below(scene.now(hand, person))[-1] == "More"


@in_another_language
async def test_the_rules_take_the_place_of_a_hand_and_lead_back(scene: Scene) -> None:
    await scene.begin()
    person = scene.waiting()
    hand = scene.private(person)
    await person.user.click(hand, label="Rules")
    page = scene.private(person)
    assert page.id == hand.id
    assert page.content.startswith("## ")
    await person.user.click(page, label="▶")
    turned = scene.private(person)
    assert turned.id == hand.id
    assert turned.content not in (page.content, hand.content)
    await person.user.click(turned, label="My hand")
    assert scene.private(person).content == hand.content
    assert not ephemeral(person)


@in_another_language
async def test_a_term_stands_in_the_place_of_a_hand_too(scene: Scene) -> None:
    await scene.begin()
    person = scene.waiting()
    hand = scene.private(person)
    await person.user.click(hand, label="Rules")
    page = scene.private(person)
    menu = page.components[-1].children[0]
    await person.user.select(page, [menu.options[0].value], custom_id=menu.custom_id)
    term = scene.private(person)
    assert term.id == hand.id
    assert term.content.startswith(f"## {menu.options[0].label}")
    await person.user.click(term, label="My hand")
    assert scene.private(person).content == hand.content


@in_another_language
async def test_the_rules_at_a_table_go_once_their_reader_has_played_whatever_page_they_show(scene: Scene) -> None:
    await scene.begin()
    person = scene.waiting()
    page = answer(await person.click(scene.table(), label="Rules")).message
    assert answer(await person.click(page, label="▶")).message.id == page.id
    await scene.move()
    await scene.env.settle()
    assert page.id not in [each.id for each in scene.place.history(viewer=person)]


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
    (info,) = await simcord_bot.router.tables.open_tables_of(person.id)
    other = Tables(simcord_bot.store)
    table = await other.get(info.id)
    assert table is not None
    await table.act(person.id, table.legal(table.active[0])[0])
    simcord_bot.router.other_processes._handle_news(News(MOVED, table.id))
    await scene.env.settle()
    assert HINT not in scene.private(person).content


def ephemeral(person: Any) -> set[int]:
    """The messages for somebody's eyes only that stand in their direct messages."""
    return {message.id for message in person.user.dm_channel.history(viewer=person.user) if message.flags.ephemeral}


@in_another_language
async def test_the_rules_take_the_place_of_a_hand_that_only_one_can_see(scene: Scene) -> None:
    await scene.begin()
    person = scene.waiting()
    hand = answer(await person.click(scene.table(), label="My hand")).message
    page = answer(await person.click(hand, label="Rules")).message
    assert page.id == hand.id
    first = page.content
    assert first.startswith("## ")
    turned = answer(await person.click(page, label="▶")).message
    assert turned.id == hand.id
    assert turned.content != first
    assert alt_of(answer(await person.click(turned, label="My hand")).message)


@in_another_language
async def test_a_hand_is_made_tall_where_one_plays_and_wide_again(scene: Scene) -> None:
    await scene.begin()
    person = scene.waiting()
    for label, is_tall in (("Tall pictures, for a phone", True), ("Wide pictures", False)):
        await person.user.click(scene.private(person), label="More")
        await person.user.click(scene.private(person), label=label)
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
    await scene.ada.user.click(scene.private(scene.ada), label="More")
    behind = [item.label for row in scene.private(scene.ada).components for item in row.children]
    assert {"Replay", "Rules", "Puzzle"} <= {*behind}
    await scene.ada.user.click(scene.private(scene.ada), label="Back")
    games = answer(await scene.ada.user.click(scene.private(scene.ada), label="My games"))
    assert games.ephemeral
    assert "### Finished" in games.content


async def test_a_phone_shows_a_page_of_rules_in_parts_that_fit_it(scene: Scene, simcord_bot: Elementarium) -> None:
    whole = answer(await scene.ada.slash(scene.channel, "realm rules"))
    await simcord_bot.router.tables.people.change(scene.ada.id, shape="tall")
    shown = answer(await scene.ada.slash(scene.channel, "realm rules"))
    said = [shown.content]
    while "(" in shown.content.partition("\n")[0] and len(said) < 9:
        assert len(shown.content) < len(whole.content)
        assert bool(shown.attachments) is (len(said) == 1), "the picture stands with the first part"
        shown = answer(await scene.ada.click(shown, label="▶"))
        said.append(shown.content)
    assert len(said) > 2, "then comes the next page"
    lines = [line for part in said[:-1] for line in part.splitlines()[1:] if line]
    assert lines == [line for line in whole.content.splitlines()[1:] if line]
    back = answer(await scene.ada.click(shown, label="◀"))
    assert back.content == said[-2], "to the part before, of the page before"
