"""Time that passes quickly at the page, and the bot that lives in it: reminders, the end by the clock, and its news."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from sessions.time.paces import DAY
from tests.support.openapi import violations
from tests.support.over_the_wire import Game, world
from tests.support.person import Refused, Seen
from tests.support.wire import Wire
from words import catalogue

say = catalogue().say
HERE = "playground.bot_here"
"""The module whose `main` runs the bot as `make play` does."""


@pytest.fixture
async def wire_in_time(tmp_path: Path) -> AsyncIterator[Wire]:
    """A playground with a bot that follows its time."""
    async with Wire(world(tmp_path), validator=violations) as opened:
        await opened.fork_bot(HERE)
        yield opened
        assert not await opened.violations()


def deadline(shown: Seen) -> int:
    return int(shown.content.partition("Time runs out <t:")[2].partition(":")[0])


async def test_three_days_pass_and_a_game_ends_by_the_clock(wire_in_time: Wire) -> None:
    game = await Game.begin(wire_in_time, wire_in_time.ada, wire_in_time.bo, pace="3days")
    for _ in range(6):  # of less nothing counts, and nobody would lose
        before = await game.table()
        mover = game.whose_turn(before)
        await game.press(mover, await game.controls(mover))
        await game.later_than(before)
    table = await game.table()
    late = game.whose_turn(table)
    other = next(person for person in game.people if person is not late)
    ends = deadline(table)
    last = {person: (await person.dms())[-1] for person in game.people}

    await other.ask("pass", seconds=1.6 * DAY)
    last[late] = await late.wait("dm", say("table-time-half"), after=last[late])
    assert deadline(await game.table()) == ends, "the bot was there all the while, so the clock ran"

    await other.ask("pass", seconds=1.5 * DAY)
    assert f"{late.key.title()} ran out of time" in (await game.over()).content
    for person in game.people:
        news = await person.wait("dm", "ran out of time", after=last[person])
        assert "ran out of time" in news.content.splitlines()[0], "a phone shows no more of a new message"


async def test_a_bot_that_was_away_while_time_passed_says_so(wire_in_time: Wire) -> None:
    game = await Game.begin(wire_in_time, wire_in_time.ada, wire_in_time.bo)
    ends = deadline(await game.table())
    await wire_in_time.kill_bot()
    await wire_in_time.put_forward(DAY / 2)
    await wire_in_time.restart_bot()
    told = await game.people[0].wait(game.place, lambda one: bool(one.pictures) and deadline(one) > ends + DAY / 3)
    assert deadline(told) - ends == pytest.approx(DAY / 2, abs=600)


async def test_no_more_than_a_week_passes_at_once(wire_in_time: Wire) -> None:
    with pytest.raises(Refused, match="a week"):
        await wire_in_time.ada.ask("pass", seconds=8 * DAY)
