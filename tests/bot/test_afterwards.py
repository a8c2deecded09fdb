"""What comes after a game, before whoever played it: they are "you" wherever they alone read it, and the next game."""

from typing import Any

import discord
import pytest

from bot import Elementarium
from engine import Resign
from sessions import Table
from sessions.tables.wishes import FIRST_GAMES
from tests.bot.test_computers import begun
from tests.bot.test_replays import enabled, ended, step
from tests.bot.test_table import answer
from tests.support.everybody import in_another_language
from tests.support.scene import Scene, alt_of
from ui.layouts import LAYOUTS

AFTER = ["Rematch", "Review", "My games", "More"]


def labels(message: Any) -> list[str]:
    buttons = [item for row in message.components for item in row.children if isinstance(item, discord.Button)]
    return [item.label or "" for item in buttons]


async def over(scene: Scene, bot: Elementarium, table: Table, *, won: bool = True) -> Any:
    """Ada's game against a computer, which gives up, or she does; her hand."""
    if won:
        await table.act_as(1 - seat_of(scene, table), Resign(), table.number)
    else:
        await table.act(scene.ada.id, Resign())
    bot.router.publisher.publish_soon(table)
    await bot.router.publisher.wait_until_shown()
    await scene.env.settle()
    return scene.private(scene.ada)


def seat_of(scene: Scene, table: Table) -> int:
    seat = table.seat_of(scene.ada.id)
    assert seat is not None
    return seat


async def newest(scene: Scene, bot: Elementarium) -> Table:
    """The table at which Ada plays."""
    (info,) = await bot.router.tables.open_tables_of(scene.ada.id)
    return await bot.router.table_controller.table(info.id)


def levels(table: Table) -> set[Any]:
    return {person.level for person in table.people if person.level}


@in_another_language
async def test_a_hand_at_the_end_speaks_to_its_player_and_the_table_names_them(
    scene: Scene, simcord_bot: Elementarium
) -> None:
    await ended(scene, simcord_bot)
    for person, told in ((scene.ada, "You win: Bo resigned"), (scene.bo, "Ada wins: you resigned")):
        hand = scene.private(person)
        for text in (hand.content, alt_of(hand)):
            assert told in text
            assert person.name not in text.replace(f"**Elements** with {person.name}", "")
    assert "Ada wins: Bo resigned" in scene.table().content
    assert "Ada wins: Bo resigned" in alt_of(scene.table())
    files = [one.attachments[0].filename for one in (scene.private(scene.ada), scene.private(scene.bo), scene.table())]
    assert len({*files}) == 3, "they are three pictures"


@in_another_language
async def test_more_speaks_to_whoever_has_played(scene: Scene, simcord_bot: Elementarium) -> None:
    await ended(scene, simcord_bot)
    said = {}
    for person in (scene.ada, scene.bo, scene.cleo):
        said[person.name] = answer(await person.click(scene.table(), label="More")).content
    assert "You win: Bo resigned" in said["Ada"]
    assert "Ada wins: you resigned" in said["Bo"]
    assert "Ada wins: Bo resigned" in said["Cleo"]


@in_another_language
async def test_a_replay_speaks_to_its_reader_but_through_the_eyes_of_others(
    scene: Scene, simcord_bot: Elementarium
) -> None:
    await ended(scene, simcord_bot)
    shown = answer(await scene.ada.click(scene.table(), label="Replay")).message
    for eyes in ("with everything open", "as you saw it", "as spectators saw it"):
        shown = await step(scene, scene.ada, shown, eyes)
        shown = await step(scene, scene.ada, shown, "Last") if "Last" in enabled(shown) else shown
        assert "**You win: Bo resigned" in shown.content
        assert "You win" in alt_of(shown)
        assert "Ada" not in shown.content.partition("\n")[2] + alt_of(shown)
    shown = await step(scene, scene.ada, shown, "as Bo saw it")
    assert "**Ada wins: Bo resigned" in shown.content
    for before in ("◀ Back", "First"):
        shown = await step(scene, scene.ada, shown, before)
    shown = await step(scene, scene.ada, shown, "as you saw it")
    assert "It was your turn." in shown.content or "**Bo** to move" in shown.content


@in_another_language
async def test_what_is_shared_of_a_replay_calls_everybody_by_name(scene: Scene, simcord_bot: Elementarium) -> None:
    await ended(scene, simcord_bot)
    shown = answer(await scene.ada.click(scene.table(), label="Replay")).message
    shown = await step(scene, scene.ada, shown, "Last")
    await scene.press(scene.ada, "Share", shown)
    shared = scene.newest(scene.place)
    assert "**Ada wins: Bo resigned" in shared.content
    assert "Ada wins" in alt_of(shared)
    for text in (shared.content, alt_of(shared)):
        assert "you" not in text.lower()


async def test_whoever_has_not_played_reads_a_replay_by_names(scene: Scene, simcord_bot: Elementarium) -> None:
    await ended(scene, simcord_bot)
    shown = answer(await scene.cleo.click(scene.table(), label="Replay")).message
    shown = await step(scene, scene.cleo, shown, "Last")
    assert "**Ada wins: Bo resigned" in shown.content
    assert "you" not in alt_of(shown).lower()


# The next game


@in_another_language
@pytest.mark.parametrize("group", ["elements", "clash"])
async def test_whoever_has_beaten_the_computer_is_offered_a_better_one(
    scene: Scene, simcord_bot: Elementarium, group: str
) -> None:
    table, options = await begun(scene, simcord_bot, group), None
    for level, label in (("easy", "Next level: Normal"), ("normal", "Next level: Hard")):
        assert levels(table) == {level}
        hand = await over(scene, simcord_bot, table)
        assert labels(hand) == [label, *AFTER]
        assert [one.style.name for row in hand.components for one in row.children][:2] == ["success", "secondary"]
        options, before = table.options, seat_of(scene, table)
        await scene.press(scene.ada, label, hand)
        table = await newest(scene, simcord_bot)
        assert (table.options.get("mode"), table.options.get("decks")) == (options.get("mode"), options.get("decks"))
        assert seat_of(scene, table) == 1 - before
    assert levels(table) == {"hard"}
    assert labels(await over(scene, simcord_bot, table)) == AFTER, "nothing plays better"


async def test_whoever_has_lost_is_offered_a_rematch_first(scene: Scene, simcord_bot: Elementarium) -> None:
    hand = await over(scene, simcord_bot, await begun(scene, simcord_bot), won=False)
    assert labels(hand) == AFTER
    assert hand.components[0].children[0].style.name == "success"


async def test_the_game_before_has_no_buttons_once_the_next_one_stands_below_it(
    scene: Scene, simcord_bot: Elementarium
) -> None:
    """Two panels whose buttons all worked lay one above the other."""
    hand = await over(scene, simcord_bot, await first_game(scene, simcord_bot), won=False)
    assert hand.flags.ephemeral
    await scene.press(scene.ada, labels(hand)[0], hand)
    past, now = scene.now(hand, scene.ada), scene.private(scene.ada)
    assert now.id != hand.id
    assert past.components == []
    assert (past.content, len(past.attachments)) == (hand.content, len(hand.attachments))
    assert labels(now)


async def test_a_better_computer_is_for_games_alone(scene: Scene, simcord_bot: Elementarium) -> None:
    await ended(scene, simcord_bot)
    assert labels(scene.private(scene.ada)) == AFTER


async def test_a_first_game_against_a_better_computer_begins_as_simply(scene: Scene, simcord_bot: Elementarium) -> None:
    first = LAYOUTS["realm_of_the_defenders"].first_game_options
    table = await first_game(scene, simcord_bot)
    for game in range(1, FIRST_GAMES + 1):
        assert first.items() <= table.options.items(), f"game {game} is one of the first"
        hand = await over(scene, simcord_bot, table)
        label = labels(hand)[0]
        if label == "Rematch":
            break
        await scene.press(scene.ada, label, hand)
        table = await newest(scene, simcord_bot)


async def test_once_the_first_games_are_over_nothing_is_left_out(scene: Scene, simcord_bot: Elementarium) -> None:
    table = await first_game(scene, simcord_bot)
    for _ in range(FIRST_GAMES - 1):
        hand = await over(scene, simcord_bot, table, won=False)
        await scene.press(scene.ada, "Rematch", hand)
        table = await newest(scene, simcord_bot)
    hand = await over(scene, simcord_bot, table)
    await scene.press(scene.ada, "Next level: Normal", hand)
    table = await newest(scene, simcord_bot)
    assert levels(table) == {"normal"}
    assert table.options.get("bids", True), "the fourth game begins with bids"


async def first_game(scene: Scene, bot: Elementarium) -> Table:
    """Ada's first game of Realm of the Defenders, as `/play` offers it."""
    asked = answer(await scene.ada.slash(scene.channel, "play")).message
    asked = answer(await scene.ada.click(asked, label="Realm of the Defenders")).message
    await scene.ada.click(asked, label=next(one for one in labels(asked) if "irst" in one))
    await scene.ada.click(scene.newest(scene.channel), label="Deal")
    return await newest(scene, bot)


@in_another_language
async def test_whoever_has_won_the_basic_game_is_offered_the_advanced_one(
    scene: Scene, simcord_bot: Elementarium
) -> None:
    table = await begun(scene, simcord_bot, "defenders")
    hand = await over(scene, simcord_bot, table, won=False)
    assert "Play the advanced game" not in labels(hand)
    await scene.press(scene.ada, "Rematch", hand)
    hand = await over(scene, simcord_bot, await newest(scene, simcord_bot))
    assert labels(hand) == ["Next level: Normal", "Rematch", "Play the advanced game", *AFTER[1:]]
    await scene.press(scene.ada, "Play the advanced game", hand)
    table = await newest(scene, simcord_bot)
    assert (table.options["mode"], levels(table)) == ("advanced", {"easy"})
    assert "Play the advanced game" not in labels(await over(scene, simcord_bot, table))


# What opens in the place of the hand


@in_another_language
async def test_what_is_behind_more_opens_in_the_place_of_the_hand(scene: Scene, simcord_bot: Elementarium) -> None:
    await ended(scene, simcord_bot)
    hand = scene.private(scene.ada)
    told, picture, before = {*hand.content.split("\n")}, hand.attachments[0].filename, len(scene.hands(scene.ada))
    for label, sign in (("Film", "film.gif"), ("Export", ".json"), ("Verify", None), ("Is it fair?", None)):
        for one in ("More", label):
            shown = await scene.press(scene.ada, one, scene.private(scene.ada))
        shown = scene.private(scene.ada)
        assert {*shown.content.split("\n")} != told, label
        assert [one.filename.endswith(sign or "") for one in shown.attachments] == [True] * bool(sign), label
        assert labels(shown)[-1] == "Back"
        await scene.press(scene.ada, "Back", shown)
        shown = scene.private(scene.ada)
        assert {*shown.content.split("\n")} == told, "the news of the end need not come first any more"
        assert (shown.attachments[0].filename, labels(shown)) == (picture, AFTER)
    assert len(scene.hands(scene.ada)) == before, "nothing has come below it"


async def test_a_review_opens_in_the_place_of_the_hand(scene: Scene, simcord_bot: Elementarium) -> None:
    await ended(scene, simcord_bot)
    hand = scene.private(scene.ada)
    told = {*hand.content.split("\n")}
    await scene.press(scene.ada, "Review", hand)
    shown = scene.private(scene.ada)
    assert shown.content.startswith("### Looking back: Elements")
    assert labels(shown)[-1] == "My hand"
    await scene.press(scene.ada, "My hand", shown)
    assert {*scene.private(scene.ada).content.split("\n")} == told
    shown = answer(await scene.ada.click(scene.table(), label="Review")).message
    assert "My hand" not in labels(shown), "it is a message of its own"


@in_another_language
async def test_a_replay_opens_in_the_place_of_the_hand_and_leads_back_to_it(
    scene: Scene, simcord_bot: Elementarium
) -> None:
    await ended(scene, simcord_bot)
    hand = scene.private(scene.ada)
    told, before = {*hand.content.split("\n")}, len(scene.hands(scene.ada))
    await scene.press(scene.ada, "More", hand)
    await scene.press(scene.ada, "Replay", scene.private(scene.ada))
    first = scene.private(scene.ada)
    assert labels(first)[-2:] == ["Share", "Close"]
    await scene.press(scene.ada, "Last", first)
    last = scene.private(scene.ada)
    assert last.content != first.content and "You win" in alt_of(last)
    await scene.press(scene.ada, "◀ Back", last)
    assert "You win" not in alt_of(scene.private(scene.ada))
    await scene.press(scene.ada, "Close", scene.private(scene.ada))
    assert {*scene.private(scene.ada).content.split("\n")} == told
    assert len(scene.hands(scene.ada)) == before, "nothing has come below it"
