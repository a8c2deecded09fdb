"""Realm of the Defenders over real sockets: kill -9 inside an interrupt, and a game with closed direct messages."""

import re
from contextlib import suppress
from typing import Any

from tests.support.over_the_wire import Game, restart_bot, together
from tests.support.person import Changed
from tests.support.wire import Wire

LIKES = (
    "Deploy and pay", "Begin the battle", "Place, and", "Strike back", "Make the sacrifice", "Do it", "Pay ",
    "Bid nothing",
    "Let it happen", "With ", "Against ", " against ", "Deploy", " attacks", "Attack", " and end",
)  # fmt: skip
ASIDE = ("Back", "Rules", "Hint", "More")
OVER = re.compile(r"\*\*((Ada|Bo|You) wins?|A draw)")
MOST_PRESSES = 300
GAMES = 4
PATIENCE = 100.0


async def press(person: Any, shown: Any) -> None:
    """Press the first button that is liked; else choose from the first menu; else press the last that leads on."""
    found = next((label for like in LIKES for label in shown.buttons if like in label), None)
    if found is None and shown.choices:
        await person.select(shown, shown.choices[0])
    else:
        leads_on = [label for label in shown.buttons if label not in ASIDE]
        await person.click(shown, found or (leads_on or shown.buttons)[-1])


async def play(wire: Wire, game: Any, person: Any, killings: Any) -> None:
    """Press whenever there is something to press; the bot is killed where this person is asked for an answer."""

    def mine(message: Any) -> Any:
        return f"<#{game.place}>" in message.content and (bool(message.buttons) or bool(OVER.search(message.content)))

    for _ in range(MOST_PRESSES):
        shown = await person.wait("dm", mine, within=PATIENCE)
        if OVER.search(shown.content):
            return
        if "You are attacked" in shown.content and killings:
            killings.pop()
            await restart_bot(wire)
            await press(person, shown)
            asked = await person.slash(game.place, "table resign")  # all is seen that was to be seen
            await person.click(asked.message, "Yes, I resign")
            return
        with suppress(Changed):  # the other has acted meanwhile: look again
            await press(person, shown)
    raise AssertionError("the game did not end")


async def test_kill_9_when_somebody_has_to_answer(wire: Wire) -> None:
    """They answer by the button that they had before."""
    killings = ["once"]
    for _ in range(GAMES):  # cards are chance: there are games in which nobody has to answer
        game = await Game.begin(wire, wire.ada, wire.bo, group="realm", short=True)
        await together(*(play(wire, game, person, killings) for person in game.people))
        assert (await game.over()).alts[0].startswith("The game is over. ")
        await game.settled()
        if not killings:
            return
    raise AssertionError("nobody ever had to answer")


async def test_a_game_with_closed_direct_messages(wire: Wire) -> None:
    await wire.close_dms(wire.bo)
    game = await Game.begin(wire, wire.ada, wire.bo, group="realm", short=True)
    shown = await wire.bo.peek(await game.table("can't be reached"), "Make a move")
    assert shown.ephemeral
    assert shown.alts[0].startswith("Your ten cards for the bid: ")
    await wire.bo.click(shown, "Bid nothing")
    assert "> Bo has bid." in (await game.table("Bo has bid")).content
    assert not await wire.bo.dms()
