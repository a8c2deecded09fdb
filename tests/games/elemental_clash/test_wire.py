"""Elemental Clash over real sockets, the bot a process of its own."""

from tests.support.over_the_wire import Game, restart_bot
from tests.support.wire import Wire

UNTIL_THE_KILL = 25


async def test_a_whole_game_with_kill_9_in_it(wire: Wire) -> None:
    game = await Game.begin(
        wire, wire.ada, wire.bo, group="clash", deck="elemental_clash:ready:Wildfire (fire)", windows="none"
    )
    for _ in range(UNTIL_THE_KILL):
        await game.move()
    person = await game.turn()
    shown = await game.controls(person)
    await person.press(shown, shown.buttons[0])  # not waited for
    await restart_bot(wire)
    table = await game.play_to_the_end(most=400)
    assert " has to draw and can't." in table.content
    assert table.alts[0].startswith("The game is over. ")
    await game.settled()
