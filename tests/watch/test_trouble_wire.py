"""A disk that is full while people play: they are told, the bot is not ready, and it goes on when there is room."""

import resource

from tests.support.over_the_wire import Game, likely
from tests.support.wire import Wire
from tests.watch.test_serving import served, wire
from words import catalogue

__all__ = ["wire"]

NOT_PLAYED = catalogue().say("move-not-stored")


def may_write(wire: Wire, size: int) -> None:
    """Let the bot's files be so large and no larger."""
    resource.prlimit(wire.bot_pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))


async def test_a_full_disk_costs_one_answer_and_no_restart(wire: Wire) -> None:
    game = await Game.begin(wire, wire.ada, wire.bo, mode="endless", rounds=1)
    await game.settled()
    before = await game.stored()
    person = game.whose_turn(before)
    controls = await game.controls(person)
    may_write(wire, 0)
    refused = await person.click(controls, likely(controls))
    assert refused.message.content == NOT_PLAYED
    status, text = await served(wire, "health/ready")
    assert (status, '"database": false' in text) == (503, True)
    assert '"trouble": "disk ' in text
    may_write(wire, resource.RLIM_INFINITY)
    assert (await served(wire, "health/ready"))[0] == 200
    await game.press(person, await game.controls(person))
    other = next(one for one in game.people if one is not person)
    await game.table(f"**{other.key.title()}** to move.")


async def test_a_full_disk_is_told_in_a_few_lines(wire: Wire) -> None:
    """However many messages can't be shown meanwhile: one line says why, and none where in the code."""
    games = [await Game.begin(wire, wire.ada, wire.bo, mode="endless", rounds=1) for _ in range(3)]
    for game in games:
        await game.controls(game.whose_turn(await game.stored()))
        await game.settled()
    before = len(wire.lines)
    may_write(wire, 0)
    for _ in range(2):
        for game in games:
            person = game.whose_turn(await game.stored())
            controls = await game.controls(person)
            assert (await person.click(controls, likely(controls))).message.content == NOT_PLAYED
    may_write(wire, resource.RLIM_INFINITY)
    assert (await served(wire, "health/ready"))[0] == 200
    await wire.log_line("store available again", before)
    told = wire.lines[before:]
    assert len([line for line in told if "store unavailable" in line and "writing" in line]) == 1
    assert not [line for line in told if "Traceback" in line]
