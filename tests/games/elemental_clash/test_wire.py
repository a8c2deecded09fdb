"""Elemental Clash over real sockets, the bot a process of its own."""

from sessions.records import check_record, read_record
from tests.support.over_the_wire import Game, restart_bot
from tests.support.wire import Wire

BEFORE_THE_KILL, AFTER_IT = 12, 8
"""So many moves are made; whole games are played in `test_bot`."""


async def test_a_game_with_kill_9_in_it_that_leaves_as_a_file(wire: Wire) -> None:
    game = await Game.begin(
        wire, wire.ada, wire.bo, group="clash", deck="elemental_clash:ready:Wildfire (fire)", windows="none"
    )
    for _ in range(BEFORE_THE_KILL):
        await game.move()
    person = await game.turn()
    shown = await game.controls(person)
    await person.press(shown, shown.buttons[0])  # not waited for
    await restart_bot(wire)
    for _ in range(AFTER_IT):
        await game.move()
    asked = await wire.bo.slash(game.place, "table resign")
    await wire.bo.click(asked.message, "Yes, I resign")
    table = await game.table("Bo has resigned.")
    assert table.alts[0].startswith("The game is over. ")
    await game.settled()

    exported = await wire.bo.slash(game.place, "games export")
    data = await wire.download(exported.message.pictures[0])
    verdict = check_record(read_record(data))
    assert verdict.ok, verdict.problems
    file = await wire.cleo.upload("dm", "game.json", data)
    opened = await wire.cleo.slash("dm", "games open", file=file)
    assert "✅" in opened.message.content
    stepper = await wire.cleo.wait("dm", "Step 0 of")
    assert stepper.alts
