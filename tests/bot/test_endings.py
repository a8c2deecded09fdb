"""How a game ends on Discord: resigning, the rematch, the list and the check of what was played."""

import re

import discord

from bot import Elementarium
from tests.bot.test_table import answer
from tests.support.bot import Clock
from tests.support.everybody import in_another_language
from tests.support.scene import Scene
from words import catalogue

say = catalogue().say


@in_another_language
async def test_giving_up_early_asks_once_more_and_aborts_the_game(scene: Scene) -> None:
    await scene.begin()
    more = answer(await scene.bo.click(scene.table(), label="More")).message
    asked = answer(await scene.bo.click(more, label="Resign")).message
    await scene.bo.click(asked, label="Yes, break it off")
    said = "**Bo breaks the game off. This game is aborted and does not count: nobody wins.**"
    assert said in scene.table().content
    (done,) = [message for message in scene.place.history(viewer=scene.bo) if message.id == asked.id]
    assert done.content == "You have broken the game off."
    assert not done.components
    for person, others in ((scene.ada, "Bo"), (scene.bo, "Ada")):
        listed = answer(await person.slash(scene.channel, "games mine")).message
        assert re.search(rf"\*\*.*\*\* with {others}: aborted <t:", listed.content)


async def test_whoever_is_out_of_a_game_of_three_at_once_has_resigned(scene: Scene, simcord_bot: Elementarium) -> None:
    await scene.ada.slash(scene.channel, "realm start", players=3)
    for person in (scene.bo, scene.cleo):
        await person.click(scene.newest(scene.channel), label="Join")
    asked = answer(await scene.ada.slash(scene.place, "table resign"))
    assert "you are out, and it counts for nobody's rating." in asked.content
    await scene.ada.click(asked.message, label="Yes, I resign")
    assert "Ada leaves the game." in scene.table().content
    assert "Out of the game: Ada." in scene.table().content
    (said,) = [one for one in scene.place.history(viewer=scene.ada) if one.id == asked.message.id]
    assert said.content == say("abort-done-out"), "what they were asked"


async def test_whoever_is_asked_about_resigning_can_play_on(scene: Scene) -> None:
    await scene.begin()
    asked = answer(await scene.bo.slash(scene.place, "table resign")).message
    await scene.bo.click(asked, label="No, I play on")
    assert "to move" in scene.table().content


async def test_a_spectator_can_not_resign(scene: Scene) -> None:
    await scene.begin()
    more = answer(await scene.cleo.click(scene.table(), label="More")).message
    assert scene.labels(more) == ["Replay", "Rules", "Is it fair?"]


@in_another_language
async def test_only_players_and_managers_post_the_table_again(scene: Scene) -> None:
    await scene.begin()
    managers = scene.guild.create_role("Managers", permissions=discord.Permissions(manage_guild=True))
    mia = scene.guild.add_member(scene.env.create_user("Mia"), roles=[managers])
    shown = answer(await scene.cleo.slash(scene.place, "table board"))
    assert shown.content.startswith("You are not playing at this table. This is what everybody can see:")
    for person in (scene.ada, mia):
        more = answer(await person.click(scene.table(), label="More")).message
        assert answer(await person.click(more, label="Post the table again")).content == (
            "The table is posted again below."
        )


@in_another_language
async def test_more_stands_below_a_hand_too(scene: Scene) -> None:
    await scene.begin()
    for person in (scene.ada, scene.bo):
        labels = [item.label for row in scene.private(person).components for item in row.children]
        assert labels[-1] == "More"
        await person.user.click(scene.private(person), label="More")
        more = [item.label for row in scene.private(person).components for item in row.children]
        assert "Resign" in more
        assert "Post the table again" not in more
    for label in ("Resign", "Yes, break it off"):
        await scene.bo.user.click(scene.private(scene.bo), label=label)
    assert "Rematch" in scene.labels(scene.table())
    assert [item.label for row in scene.private(scene.bo).components for item in row.children].count("More") == 1
    await scene.bo.user.click(scene.private(scene.bo), label="More")
    assert "Export" in [item.label for row in scene.private(scene.bo).components for item in row.children]


@in_another_language
async def test_a_rematch_swaps_the_seats(scene: Scene, simcord_bot: Elementarium) -> None:
    await scene.begin(mode="endless", rounds=1)
    await scene.play_to_the_end()
    first = scene.place
    await scene.ada.click(scene.table(), label="Rematch")
    lobby = [m for m in first.history() if m.components][-1]
    assert scene.labels(lobby) == ["Accept", "Decline", "More"]
    await scene.bo.click(lobby, label="Accept")
    open_tables = await simcord_bot.router.tables.open_tables_of(scene.ada.id)
    assert [name for _, name in open_tables[0].people] == ["Bo", "Ada"]
    assert open_tables[0].place_id == first.id


async def test_a_rematch_that_both_press_begins(scene: Scene, simcord_bot: Elementarium) -> None:
    await scene.begin(mode="endless", rounds=1)
    await scene.play_to_the_end()
    table = scene.table()
    await scene.ada.click(table, label="Rematch")
    await scene.bo.click(table, label="Rematch")
    assert len(await simcord_bot.router.tables.open_tables_of(scene.ada.id)) == 1
    listed = answer(await scene.cleo.slash(scene.channel, "games here")).content
    assert re.match(r"### Open tables here\n- \[Elements\]\(https://\S+\): ", listed)


@in_another_language
async def test_games_mine_and_here_and_verify(scene: Scene) -> None:
    await scene.begin(mode="endless", rounds=1)
    listed = answer(await scene.cleo.slash(scene.place, "games here"))
    assert listed.content.count("Ada and Bo") == 1
    assert "Elements]" in listed.content
    far = scene.guild.create_text_channel("far")
    first, other = (scene.ada, scene.bo) if scene.waiting() is scene.ada else (scene.bo, scene.ada)
    table = f"https://discord.com/channels/{scene.guild.id}/{scene.place.id}/{scene.table().id}"
    mine = answer(await first.slash(far, "games mine")).content
    until = "Time runs out <t:1800086400:R>."  # a day from where the clock of these tests stands
    assert mine == f"### Your move\n- **[Elements]({table})** with {other.user.name} · {until}"
    theirs = answer(await other.slash(far, "games mine")).content
    waiting = f"[Elements]({table}): Ada and Bo; {first.user.name} to move"
    assert theirs == f"### Waiting for the others\n- {waiting} · {until}"
    assert answer(await first.slash(far, "games here")).content == "No table is open here. `/play` begins a game."
    hand = scene.private(first)
    private = answer(await first.user.slash("games mine")).content
    assert f"https://discord.com/channels/@me/{hand.channel.id}/{hand.id}" in private
    await scene.play_to_the_end()
    over = answer(await first.slash(far, "games mine"))
    told = f"{say('games-none-mine')}\n### Finished\n- **[Elements]({table})** with {other.user.name}: you "
    assert over.content.startswith(told)
    assert say("button-help-play") in scene.labels(over.message)
    chosen = answer(await first.select(over.message, ["1"], custom_id="gms1:game:")).message
    assert chosen.content.startswith("### Elements: Ada and Bo\n")
    assert scene.labels(chosen) == ["Replay", "Rematch", "Review", "Film", "Export", "Verify", "My games"]
    exported = answer(await first.click(chosen, label="Export")).message
    assert exported.attachments[0].filename.endswith(".json")
    assert answer(await first.click(chosen, label="Verify")).content.count("✅") == 3
    back = answer(await first.click(chosen, label="My games")).message
    none = answer(await first.select(back, ["elemental"], custom_id="gms1:list:")).content
    assert none == "You have played none of it yet. `/play` begins a game."
    offered = await scene.cleo.autocomplete(scene.place, "games verify", "table", "")
    checked = answer(await scene.cleo.slash(scene.place, "games verify", table=offered[0]["value"]))
    assert checked.content.count("✅") == 3
    assert "❌" not in checked.content


async def test_verify_in_a_thread_is_about_the_game_of_this_thread(scene: Scene) -> None:
    await scene.begin(mode="endless", rounds=1)
    await scene.play_to_the_end()
    first = scene.place
    await scene.begin(mode="endless", rounds=1)
    await scene.play_to_the_end()
    assert scene.place is not first
    checked = []
    for place in (first, scene.place):
        checked.append(answer(await scene.ada.slash(place, "games verify")).content)
        assert checked[-1].startswith("### Elements: Ada and Bo\n")
    assert checked[0] != checked[1]
    asked = answer(await scene.ada.slash(scene.channel, "games verify"))
    assert asked.content == say("verify-which")
    offered = asked.message.components[0].children[0].options
    assert [option.value for option in offered] == ["2", "1"]
    assert all(say("games-how-won") in one.description or say("games-how-lost") in one.description for one in offered)
    for number in (1, 2):
        chosen = answer(await scene.ada.select(asked.message, [str(number)], custom_id="gms1:verify:"))
        assert chosen.content == checked[number - 1]


async def test_verify_tells_nothing_of_a_game_that_goes_on(scene: Scene, simcord_bot: Elementarium) -> None:
    await scene.begin()
    (info,) = await simcord_bot.router.tables.open_tables_of(scene.ada.id)
    refused = answer(await scene.cleo.slash(scene.place, "games verify", table=str(info.id)))
    assert refused.content.startswith("I can do that with finished games of this channel and with your own")


async def test_the_lobby_tells_how_the_game_has_ended(scene: Scene) -> None:
    await scene.begin(mode="endless", rounds=1)
    await scene.play_to_the_end()
    shown = scene.channel.history()[0]
    assert re.fullmatch(rf"\*\*Elements\*\*: (Ada|Bo) wins, .*\. <#{scene.place.id}>", shown.content)
    assert not shown.attachments


async def test_a_game_that_is_over_is_exported_and_checked_at_its_table(scene: Scene) -> None:
    await scene.begin(mode="endless", rounds=1)
    running = answer(await scene.ada.click(scene.table(), label="More")).message
    assert not {"Export", "Verify"} & {*scene.labels(running)}
    await scene.play_to_the_end()
    more = answer(await scene.cleo.click(scene.table(), label="More")).message
    checked = answer(await scene.cleo.click(more, label="Verify"))
    assert checked.content.count("✅") == 3
    file = answer(await scene.cleo.click(more, label="Export"))
    assert file.message.attachments[0].filename == "elements-1.json"


async def test_whoever_gives_up_at_once_is_told_beforehand_that_it_does_not_count(scene: Scene) -> None:
    await scene.begin(rated=True)
    asked = answer(await scene.ada.slash(scene.place, "table resign")).content
    assert asked == (
        "Do you want to break off Elements? So early that is an abort: "
        "the game ends at once, and it counts for nobody's rating."
    )


def resting(scene: Scene) -> bool:
    """True once the thread of the newest game is archived."""
    kept = scene.env.backend.get_channel(scene.place.id).thread_metadata
    return bool(kept and kept.archived)


async def test_the_thread_is_archived_an_hour_after_the_end(
    scene: Scene, simcord_bot: Elementarium, clock: Clock
) -> None:
    await scene.begin(mode="endless", rounds=1)
    await scene.play_to_the_end()
    clock.now += 3599
    await simcord_bot.router.do_overdue_work()
    assert not resting(scene)
    clock.now += 1
    await simcord_bot.router.do_overdue_work()
    assert resting(scene)


async def test_the_thread_is_archived_at_once_where_a_manager_tidies_up(
    scene: Scene, simcord_bot: Elementarium
) -> None:
    await scene.begin(mode="endless", rounds=1)
    await scene.play_to_the_end()
    assert await simcord_bot.router.lobbies.board.tidy_games(scene.guild.id) == 1
    await simcord_bot.router.do_overdue_work()
    assert resting(scene)


async def test_tidying_up_leaves_a_thread_open_in_which_there_is_a_rematch(
    scene: Scene, simcord_bot: Elementarium
) -> None:
    await scene.begin(mode="endless", rounds=1)
    await scene.play_to_the_end()
    await scene.ada.click(scene.table(), label="Rematch")
    await simcord_bot.router.lobbies.board.tidy_games(scene.guild.id)
    await simcord_bot.router.do_overdue_work()
    assert not resting(scene)


async def test_a_rematch_keeps_the_thread_open(scene: Scene, simcord_bot: Elementarium, clock: Clock) -> None:
    await scene.begin(mode="endless", rounds=1)
    await scene.play_to_the_end()
    await scene.ada.click(scene.table(), label="Rematch")
    clock.now += 3600
    await simcord_bot.router.do_overdue_work()
    assert not resting(scene)


async def test_nothing_is_kept_of_a_game_whose_end_is_shown(scene: Scene, simcord_bot: Elementarium) -> None:
    await scene.begin(mode="endless", rounds=1)
    (info,) = await simcord_bot.router.tables.open_tables_of(scene.ada.id)
    publisher = simcord_bot.router.publisher
    assert publisher.knows_surfaces(info.id)
    await scene.play_to_the_end()
    assert not publisher.knows_surfaces(info.id)
    await scene.ada.slash(scene.place, "table hand", table=str(info.id))
    assert "Rematch" in scene.labels(scene.table())
    assert not publisher.knows_surfaces(info.id)


@in_another_language
async def test_what_is_open_behind_more_changes_when_the_game_ends(scene: Scene) -> None:
    await scene.begin()
    await scene.move()
    before = [scene.table().id]
    windows = [(scene.bo, answer(await scene.bo.click(scene.table(), label="More")).message)]
    windows.append((scene.cleo, answer(await scene.cleo.click(scene.table(), label="More")).message))
    changed = answer(await scene.ada.click(scene.table(), label="More")).message
    asked = answer(await scene.ada.click(changed, label="Resign")).message
    await scene.ada.click(changed, label="Tall pictures, for a phone")
    await scene.ada.click(asked, label="Yes, break it off")
    await scene.env.settle()
    assert [scene.table().id] == before
    assert "Rematch" in scene.labels(scene.table())
    for person, window in windows:
        seen = next(one for one in scene.place.history(viewer=person) if one.id == window.id)
        assert "aborted" in seen.content
        assert "Resign" not in scene.labels(seen)
        assert "Verify" in scene.labels(seen)
    assert not next(one for one in scene.place.history(viewer=scene.ada) if one.id == changed.id).components


async def test_what_is_behind_more_is_brought_up_to_date_by_a_press_after_the_end(scene: Scene) -> None:
    await scene.begin()
    await scene.move()
    older = answer(await scene.bo.click(scene.table(), label="More")).message
    more = answer(await scene.bo.click(scene.table(), label="More")).message
    assert not [one for one in scene.place.history(viewer=scene.bo) if one.id == older.id]
    first = answer(await scene.bo.click(more, label="Resign")).message
    again = answer(await scene.bo.click(more, label="Resign")).message
    await scene.bo.click(first, label="Yes, break it off")
    await scene.env.settle()
    (itself,) = [one for one in scene.place.history(viewer=scene.bo) if one.id == more.id]
    assert "Verify" in scene.labels(itself)
    await scene.bo.click(again, label="Yes, break it off")
    seen = {message.id: message for message in scene.place.history(viewer=scene.bo)}
    assert seen[again.id].content == "This game is over."
    assert not seen[again.id].components
    assert "Verify" in scene.labels(seen[more.id])
    assert "Resign" not in scene.labels(seen[more.id])


@in_another_language
async def test_a_game_that_is_over_gives_no_more_advice(scene: Scene) -> None:
    await scene.begin()
    advice = "Lower your sum, or raise the limit: then you may knock."
    while not (advised := [one for one in (scene.ada, scene.bo) if advice in scene.private(one).content]):
        await scene.move()
    asked = answer(await scene.ada.slash(scene.place, "table resign")).message
    await scene.ada.click(asked, label="Yes, break it off")
    for person in advised:
        assert advice not in scene.private(person).content
