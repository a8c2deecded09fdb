"""Restarts: nothing that was acknowledged is lost, what Discord shows is repaired, old buttons still work."""

from typing import Any

import pytest
from sqlalchemy import update

from bot import Elementarium
from sessions import signals
from sessions.store import opening
from sessions.store.counts import BEHIND
from sessions.store.schema import tables
from tests.bot.test_table import answer
from tests.support.bot import LOBBY_SECONDS, Clock, make_bot
from tests.support.scene import Scene
from tests.support.statements import statements
from ui.tables.announcing import THERE
from ui.tables.surfaces.channel_talk import PUSHED_AWAY


async def restart(scene: Scene, url: str, clock: Clock) -> Any:
    """The bot ends, and another one starts on the same database."""
    bot = await make_bot(url, clock)
    await scene.env.restart_bot(bot)
    await scene.env.settle()
    return bot


async def test_a_game_goes_on_after_a_restart_before_every_action(scene: Scene, url: str, clock: Clock) -> None:
    await scene.begin(mode="endless", rounds=1)
    for _ in range(40):
        if "Rematch" in scene.labels(scene.table()):
            break
        await restart(scene, url, clock)
        await scene.move()
    assert "Rematch" in scene.labels(scene.table())
    assert len([m for m in scene.place.history() if m.attachments]) == 1
    assert not scene.mentions()


async def test_a_lobby_can_be_accepted_after_a_restart(scene: Scene, url: str, clock: Clock) -> None:
    lobby = await scene.open()
    await restart(scene, url, clock)
    await scene.bo.click(lobby, label="Accept")
    assert "My hand" in scene.labels(scene.table())


async def test_a_lobby_whose_time_passed_while_the_bot_was_down_expires_at_the_start(
    scene: Scene, url: str, clock: Clock
) -> None:
    await scene.open(pace="live")
    clock.now += LOBBY_SECONDS + 1
    await restart(scene, url, clock)
    assert "challenge has expired" in scene.newest(scene.channel).content


async def test_ephemeral_buttons_work_after_a_restart(scene: Scene, url: str, clock: Clock) -> None:
    await scene.begin()
    person = scene.waiting()
    shown = answer(await person.click(scene.table(), label="Make a move")).message
    await restart(scene, url, clock)
    await scene.press(person, scene.labels(shown)[0], shown)
    assert scene.waiting() is not person


async def test_what_lags_behind_the_log_is_repaired_at_the_start(scene: Scene, url: str, clock: Clock) -> None:
    await scene.begin()
    person = scene.waiting()
    # Discord takes neither the new picture nor what tells the next player, and the bot ends in the meantime.
    scene.env.inject_error("PATCH", "/channels/*/messages/*", status=500, times=None)
    scene.env.inject_error("POST", "/channels/*/messages", status=500, times=None)
    before = scene.table().content
    await scene.press(person, scene.labels(scene.private(person))[0])
    assert scene.table().content == before
    scene.env.backend.faults.clear()
    await restart(scene, url, clock)
    assert scene.table().content != before
    assert scene.waiting() is not person


@pytest.mark.parametrize("gone", [False, True], ids=["there", "gone"])
async def test_the_line_by_which_a_release_before_called_somebody_goes_with_the_next_move(
    scene: Scene, simcord_bot: Elementarium, url: str, clock: Clock, gone: bool
) -> None:
    await scene.begin()
    table = await simcord_bot.router.table_controller.table(1)
    line = await simcord_bot.get_partial_messageable(scene.place.id).send("You, it is your turn.")
    await table.note_surface("call", message_id=line.id)
    if gone:
        scene.env.backend.delete_message(scene.place.id, line.id)
    bot = await restart(scene, url, clock)
    assert (await bot.router.table_controller.table(1)).mention_id == line.id
    await scene.move()
    assert line.id not in {message.id for message in scene.place.history()}
    assert (await bot.router.table_controller.table(1)).mention_id is None
    before = len(scene.env.http_requests)
    await scene.move()
    assert not [one for one in scene.env.http_requests[before:] if str(line.id) in one.path]


async def test_what_is_done_after_the_stop_has_begun_is_shown_by_the_next_start(
    scene: Scene, simcord_bot: Elementarium, url: str, clock: Clock
) -> None:
    await scene.begin()
    person = scene.waiting()
    before = scene.table().attachments[0].filename
    await simcord_bot.router.close(1.0)
    await scene.move()
    assert scene.table().attachments[0].filename == before
    await restart(scene, url, clock)
    assert scene.table().attachments[0].filename != before
    assert scene.waiting() is not person


async def test_a_deleted_table_message_comes_again(scene: Scene) -> None:
    await scene.begin()
    table = scene.table()
    scene.env.backend.delete_message(table.channel.id, table.id)
    await scene.move()
    assert "My hand" in scene.labels(scene.table())


async def test_a_board_after_a_restart_wakes_nobody(scene: Scene, url: str, clock: Clock) -> None:
    await scene.begin()
    person = scene.waiting()
    hand, mention = scene.private(person).id, scene.mentions()
    clock.now += THERE
    await restart(scene, url, clock)
    await scene.cleo.slash(scene.place, "table board")
    assert scene.private(person).id == hand
    assert scene.mentions() == mention
    assert "My hand" in scene.labels(scene.table())


async def test_talk_is_counted_after_a_restart(scene: Scene, url: str, clock: Clock) -> None:
    await scene.begin()
    first = scene.table().id
    await restart(scene, url, clock)
    for number in range(PUSHED_AWAY):
        await scene.cleo.send(scene.place, f"well, well ({number})")
    await scene.move()
    assert scene.table().id != first


async def test_commands_are_sent_only_when_they_have_changed(scene: Scene, url: str, clock: Clock) -> None:
    def sent() -> Any:
        return [
            entry for entry in scene.env.http_requests if entry.method == "PUT" and entry.path.endswith("/commands")
        ]

    assert len(sent()) == 1
    await restart(scene, url, clock)
    assert len(sent()) == 1


async def test_a_start_with_many_tables_to_show_reads_what_people_prefer_once_for_each_at_most(
    scene: Scene, simcord_bot: Elementarium, url: str, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    count = 5
    for number in range(count):
        host, guest = (scene.guild.add_member(scene.env.create_user(f"{name} {number}")) for name in ("Host", "Guest"))
        await host.slash(scene.channel, "elements start", opponent=guest)
        await guest.click(scene.newest(scene.channel), label="Accept")
    await simcord_bot.store.transact(lambda connection: connection.execute(update(tables).values(shown=-1)))
    monkeypatch.setattr(opening, "BUSY_SECONDS", 0)  # a pool that has no connection left gives up at once
    failures: list[str] = []
    leave = signals.database_failed.listen(failures.append)
    with statements("preferences") as heard:
        bot = await restart(scene, url, clock)
    leave()
    assert not failures
    assert [tuple(row) for row in await bot.store.fetch(BEHIND)] == [(0,)]
    assert 0 < len(heard) <= count
