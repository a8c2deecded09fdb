"""Decks over real sockets, against Discord's own description of what a bot may send, with a bot that is killed."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from tests.support.openapi import violations
from tests.support.over_the_wire import restart_bot, world
from tests.support.wire import Wire


@pytest.fixture
async def wire(tmp_path: Path) -> AsyncIterator[Any]:
    async with Wire(world(tmp_path), validator=violations) as opened:
        await opened.fork_bot("tests.bot.deck_bot")
        await opened.log_line("game=elements")
        yield opened
        assert not await opened.violations()


async def test_a_deck_from_the_first_card_to_the_table(wire: Wire) -> None:
    ada, bo = wire.ada, wire.bo
    builder = (await ada.slash("#games", "deck build")).message
    await ada.select(builder, "Moving", menu="Which cards?")
    await ada.select(builder, "Water", menu="Moving: one card, or several")
    await restart_bot(wire, "elements")
    await ada.select(builder, "3", menu="How many?")
    await ada.select(builder, "Growing", menu="Which cards?")
    await ada.select(builder, "Wood", menu="Growing: one card, or several")
    await ada.click(builder, "One more")
    form = await ada.click(builder, "Save as…")
    await restart_bot(wire, "elements")
    saved = (await ada.submit(form, name="Deep & wet")).message
    assert saved.content.startswith("**Deep & wet** (4 cards, 16 of 20 points) is saved.")
    assert saved.alts == ["Deep & wet: 4 cards"]

    lobby = (await ada.slash("#games", "elements start", opponent=bo)).message
    shown = (await ada.click(lobby, "My deck")).message
    assert shown.ephemeral
    await restart_bot(wire, "elements")
    chosen = (await ada.select(shown, "Deep & wet")).message
    assert chosen.content == "You play with **Deep & wet** (4 cards, 16 of 20 points)."
    offered = (await bo.click(lobby, "My deck")).message
    begun = (await bo.select(offered, "Standard")).message
    assert "The game has begun in <#" in begun.content
    place = begun.content.rpartition("<#")[2].partition(">")[0]
    table = await bo.wait(place, lambda message: "More" in message.buttons)
    more = await bo.peek(table, "More")
    decks = (await bo.click(more, "Decks")).message.content
    assert "wood, water, water, water" in decks
    assert "wood, fire, earth, metal" in decks


async def test_a_long_list_comes_through_a_form(wire: Wire) -> None:
    form = await wire.bo.slash("#games", "deck import")
    saved = await wire.bo.submit(form, cards="wood\nwood\nfire\nfire\nmetal", name="Rush")
    assert saved.message.content.startswith("**Rush** (5 cards")
    code = (await wire.bo.slash("#games", "deck cards", deck="rush")).message.content.split("```")[1]
    checked = await wire.ada.slash("#games", "deck show", deck=code)
    assert "5 cards, 10 of 20 points\n✅ It can be played." in checked.message.content
    gone = await wire.bo.slash("#games", "deck delete", deck="RUSH")
    await wire.bo.click(gone.message, "Yes, delete it")
    listed = await wire.bo.slash("#games", "deck list")
    assert "You have no decks of your own yet" in listed.message.content
