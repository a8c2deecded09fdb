"""Outages: no clock counts them, and the tables whose clocks ran tell of them."""

import asyncio

import pytest
from structlog.testing import capture_logs

from bot import Elementarium
from sessions.running.outages import BEAT
from sessions.time.paces import DAY
from tests.bot.test_time import later
from tests.support.bot import Clock, make_bot, nothing
from tests.support.everybody import in_another_language_too
from tests.support.scene import Scene
from ui.health import Health
from ui.router import HOUSEKEEPING_AGAIN, Router
from words import catalogue

say = catalogue().say


async def test_work_that_takes_long_is_no_outage(scene: Scene, simcord_bot: Elementarium, clock: Clock) -> None:
    await scene.begin(pace="live")
    router = simcord_bot.router
    steps = 4

    async def slow(_about: int, _due_at: float) -> None:
        for _ in range(steps):
            await clock.sleep(40)

    router.due.register_kind("slow", slow)
    await router.due.schedule("slow", 1, clock())
    await scene.env.settle()
    for _ in range(steps):
        clock.advance(40)
        await scene.env.settle()
    await router.do_overdue_work()
    assert not router.tables.outages.pauses


class BrokenOnce(Clock):
    """A clock by which the first wait between two heartbeats fails."""

    is_broken = True

    def wake(self, sleeper: asyncio.Future[None], seconds: float) -> asyncio.TimerHandle:
        if self.is_broken and seconds == BEAT / 2:
            self.is_broken = False
            raise RuntimeError("a clock that is broken")
        return super().wake(sleeper, seconds)


@pytest.mark.simcord(check_errors=False)
async def test_housekeeping_that_has_ended_says_so_and_begins_again(scene: Scene, url: str) -> None:
    clock = BrokenOnce(1_800_000_000.0)
    bot = await make_bot(url, clock)
    with capture_logs() as logged:
        await scene.env.restart_bot(bot)
        await scene.env.settle()
    assert not bot.health.keeps_house
    assert ("housekeeping has ended", "critical") in [(line["event"], line["log_level"]) for line in logged]
    clock.advance(HOUSEKEEPING_AGAIN)
    await scene.env.settle()
    assert bot.health.keeps_house
    done = []

    async def do(about: int, _due_at: float) -> None:
        done.append(about)

    bot.router.due.register_kind("test", do)
    await bot.router.due.schedule("test", 7, clock())
    await scene.env.settle()
    assert done == [7]


@pytest.mark.parametrize(
    ("pace", "seconds", "told"),
    [("day", 59, False), ("day", 90, True), ("day", 3600, True), ("live", 20, True), ("live", 9, False)],
)
@in_another_language_too
async def test_a_bot_that_was_down_says_so_where_time_ran(
    scene: Scene, simcord_bot: Elementarium, url: str, clock: Clock, pace: str, seconds: int, told: bool
) -> None:
    await scene.begin(pace=pace)
    await later(scene, simcord_bot, clock, 100)
    await simcord_bot.close()
    began, messages = int(clock()), len(scene.place.history())
    clock.advance(seconds)
    bot = await make_bot(url, clock)
    await scene.env.restart_bot(bot)
    await scene.env.settle()
    await later(scene, bot, clock, 0)
    style, left = "f" if seconds == 3600 else "T", 180 if pace == "live" else int(DAY)
    said = f"I was away from <t:{began}:{style}> to <t:{began + seconds}:{style}>. Nobody has lost any time by that."
    shown = scene.table(), scene.private(scene.waiting())
    assert [said in message.content for message in shown] == [told, told]
    assert (f"Time runs out <t:{began - 100 + seconds + left}:R>" in scene.table().content) == told
    assert len(scene.place.history()) == messages
    await scene.move()
    assert said not in scene.table().content


async def test_nobody_is_told_of_an_outage_where_no_clock_runs(
    scene: Scene, simcord_bot: Elementarium, url: str, clock: Clock
) -> None:
    await scene.begin(pace="none")
    await simcord_bot.close()
    clock.advance(3600)
    bot = await make_bot(url, clock)
    await scene.env.restart_bot(bot)
    await scene.env.settle()
    before = len(scene.env.http_requests)
    await later(scene, bot, clock, 0)
    assert len(scene.env.http_requests) == before
    assert "I was away" not in scene.table().content


async def test_whoever_acts_before_a_new_start_has_looked_around_has_lost_no_time_either(
    scene: Scene, simcord_bot: Elementarium, url: str, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    await scene.begin(pace="live")
    await later(scene, simcord_bot, clock, 100)
    await simcord_bot.router.close()
    clock.advance(3600)
    monkeypatch.setattr(Router, "do_due_work", nothing)
    bot = await make_bot(url, clock)
    await scene.env.restart_bot(bot)
    table = await bot.router.table_controller.table(1)
    (seat,) = table.active
    assert table.time.deadline(seat) == clock() + 80
    await scene.move()
    assert table.clocks[seat].left == 100


async def test_nobody_loses_on_time_while_discord_can_not_reach_the_bot(
    scene: Scene, simcord_bot: Elementarium, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    await scene.begin(pace="live")
    await later(scene, simcord_bot, clock, 100)
    table = await simcord_bot.router.table_controller.table(1)
    (seat,) = table.active
    with monkeypatch.context() as patch:
        patch.setattr(Health, "is_cut_off", True)
        for _ in range(20):
            clock.now += 30
            await simcord_bot.router.do_overdue_work()
    assert table.status == "open"
    await simcord_bot.on_shard_resumed(0)
    assert table.time.deadline(seat) == clock() + 80
    await later(scene, simcord_bot, clock, 79)
    assert table.status == "open"
    await later(scene, simcord_bot, clock, 1)
    assert "ran out of time" in scene.table().content
