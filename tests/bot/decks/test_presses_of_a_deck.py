"""How many presses a whole deck takes that somebody builds from nothing."""

from collections import Counter
from typing import Any

import pytest

import engine
from bot import Elementarium
from sessions.decks.repository import decks_of
from tests.bot.decks.helpers import deck, menu
from tests.bot.test_table import answer
from tests.support.scene import Scene

MOST = {"elemental_clash": 25, "realm_of_the_defenders": 20}
"""A Spellbook of 40, and a Realm deck."""


@pytest.fixture
def games() -> Any:
    return engine.GAMES


@pytest.mark.parametrize("game_id", MOST)
async def test_a_deck_is_built_from_nothing_in_few_presses(scene: Scene, game_id: str) -> None:
    """A person who knows what they want: group by group, all cards at once of which there shall be as many."""
    rules = decks_of(engine.GAMES[game_id])
    wanted = Counter(next(iter(rules.ready.values())))
    message = (await deck(scene, "build", game=game_id)).message
    presses = 0
    if game_id == "elemental_clash":
        one = await choose(scene, message, 1, [rules.groups["stones"][0]])
        assert one.attachments[0].description, "a card that is chosen by itself is shown"
        message = await choose(scene, one, 1, [])
        assert not message.attachments
    for number, cards in enumerate(rules.groups.values()):
        by_count: dict[int, list[str]] = {}
        for card in cards:
            if wanted[card]:
                by_count.setdefault(wanted[card], []).append(card)
        if not by_count:
            continue
        if number:
            message = await choose(scene, message, 0, [str(number)])
            presses += 1
        for count, same in by_count.items():
            message = await choose(scene, message, 1, same)
            message = await choose(scene, message, 2, [str(count)])
            presses += 2
            assert message.attachments[0].filename.startswith("deck-"), "it is seen how the deck grows"
    assert "It can be played" in message.content
    saved = await scene.ada.click(message, label="Save as…")
    done = answer(await scene.ada.submit_modal(saved, {"name": "Mine"})).message
    presses += 2
    assert f"{sum(wanted.values())} cards" in done.content
    assert presses <= MOST[game_id]


async def choose(scene: Scene, message: Any, number: int, values: list[str]) -> Any:
    return answer(await scene.ada.select(message, values, custom_id=menu(message, number).custom_id)).message


async def test_whoever_wants_no_pictures_reads_the_card(scene: Scene, simcord_bot: Elementarium) -> None:
    await simcord_bot.router.tables.people.change(scene.ada.id, pictures=False)
    message = (await deck(scene, "build", game="elemental_clash")).message
    card = await choose(scene, message, 1, [decks_of(engine.GAMES["elemental_clash"]).groups["stones"][4]])
    assert not card.attachments
    assert ">>> " in card.content
