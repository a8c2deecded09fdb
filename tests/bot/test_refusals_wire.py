"""What Discord refuses for a long time, over real sockets: everything else goes on."""

from typing import Any

import pytest

from tests.support.over_the_wire import Game
from tests.support.wire import Wire
from ui.interactions.discord_faults import ATTEMPTS
from words import catalogue

PLACE_LOCKED = catalogue().say("place-locked")
SHORT: dict[str, Any] = {"mode": "endless", "rounds": 1}
LONG = 600.0
"""Seconds of a rate limit: nobody can wait for it to pass."""


async def test_a_long_rate_limit_of_direct_messages_keeps_nobody_from_the_table(wire: Wire) -> None:
    await wire.fault("429", "POST", "/users/@me/channels", seconds=LONG, times=100)
    game = await Game.begin(wire, wire.ada, wire.bo, **SHORT)
    for _ in range(2):
        before = await game.table("Ada can't be reached", "Bo can't be reached")
        person = await game.turn()
        await game.press(person, await person.peek(before, "Make a move"))
        await wire.ada.changed(before)


async def test_a_page_of_html_in_place_of_an_answer_is_no_refusal(wire: Wire) -> None:
    game = await Game.begin(wire, wire.ada, wire.bo, **SHORT)
    person = await game.turn()
    other = wire.bo if person is wire.ada else wire.ada
    hand = await other.wait("dm", "**Elements** with ")
    path = f"/channels/{hand.channel_id}/*"
    await wire.fault("error", "*", path, status=403, html="<html>Sorry</html>", times=ATTEMPTS)
    await game.press(person, await game.controls(person))
    shown = await game.table("> ", f"{other.key.title()} can't be reached by direct message")
    await other.click(shown, "My hand")
    await other.wait("dm", "> ")
    await wire.ada.change(shown, lambda message: "can't be reached" not in message.content)


async def test_a_locked_thread_is_told_to_the_players_until_it_opens(wire: Wire) -> None:
    game = await Game.begin(wire, wire.ada, wire.bo, **SHORT)
    await wire.archive(game.place, locked=True)
    person = await game.turn()
    await game.press(person, await game.controls(person))
    for player in game.people:
        await player.wait("dm", PLACE_LOCKED)
    sent = (await wire.status())["requests"]
    other = wire.bo if person is wire.ada else wire.ada
    await game.press(other, await game.controls(other))
    await person.wait("dm", lambda message: bool(message.buttons) and PLACE_LOCKED in message.content)
    assert not await wire.requests("", f"/channels/{game.place}/", after=sent)
    await wire.archive(game.place, archived=False)
    await game.table("> ")
    for player in game.people:
        await player.wait("dm", lambda one: "**Elements** with " in one.content and PLACE_LOCKED not in one.content)


CALLBACK = "/interactions/*"
ORIGINAL = "/webhooks/*"


async def test_an_invitation_whose_answer_got_lost_is_as_good_as_any(wire: Wire) -> None:
    await wire.fault("lost", "POST", CALLBACK)
    await wire.ada.slash("#games", "elements start", opponent=wire.bo.id)
    lobby = await wire.bo.wait("#games", "Elements")
    await wire.bo.click(lobby, "Accept")
    await wire.bo.wait("dm", "**Elements** with ")


@pytest.mark.parametrize("deferral", ["soon", "late"])
async def test_an_invitation_that_nobody_could_find_says_that_it_got_lost(wire: Wire, deferral: str) -> None:
    """Not even Discord could be asked: whoever presses is told the truth, and nothing is left to be pressed.

    Meanwhile the answer is put off, which Discord refuses: it has the invitation for an answer.
    """
    await wire.fault("lost", "POST", CALLBACK)
    if deferral == "late":
        await wire.fault("slow", "POST", CALLBACK, seconds=2.0)
    await wire.fault("dropped", "GET", ORIGINAL, times=100)
    await wire.ada.slash("#games", "elements start", opponent=wire.bo.id)
    lobby = await wire.bo.wait("#games", "Elements")
    await wire.log_line("error=ServerDisconnectedError")
    refused = await wire.bo.click(lobby, "Accept")
    assert "got lost on its way" in refused.message.content
    shown = await wire.bo.change(lobby, "got lost on its way")
    assert not shown.buttons
    assert "has cancelled" not in shown.content
    if deferral == "late":
        await wire.ada.wait("#games", catalogue().say("sorry"))
    assert not await wire.requests("DELETE", "/webhooks/")
