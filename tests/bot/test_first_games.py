"""Somebody's first games of a kind: what the game is about, and what they meet for the first time, in a line each."""

from typing import Any

import pytest

import engine
from bot import Elementarium
from sessions.tables.wishes import FIRST_GAMES
from tests.bot.test_secrecy_pairs import played
from tests.support.everybody import in_another_language_too
from tests.support.scene import Scene
from words import ENGLISH, voice_of

AIM, NEW = "**Goal**: ", "**New**: "
MOST_WORDS = 30


def lines(scene: Scene, person: Any, begin: str) -> list[str]:
    """The lines of somebody's hand that begin so."""
    return [line for line in scene.private(person).content.splitlines() if line.startswith(begin)]


@in_another_language_too
async def test_the_first_games_say_what_they_are_about_and_what_is_new(scene: Scene, simcord_bot: Elementarium) -> None:
    await scene.begin()
    person = scene.waiting()
    other = scene.bo if person is scene.ada else scene.ada
    assert len(lines(scene, person, AIM)) == len(lines(scene, other, AIM)) == 1
    met: set[tuple[str, str]] = set()
    for _ in range(12):
        person = scene.waiting()
        new = lines(scene, person, NEW)
        assert len(new) <= 1
        told = {(person.name, line) for line in new}
        assert not told & met
        met |= told
        assert not lines(scene, scene.bo if person is scene.ada else scene.ada, NEW)
        await scene.move()
    explained = (await simcord_bot.router.tables.people.preferences(scene.ada.id)).explained
    assert len(explained["elements"]) == len({*explained["elements"]}) > 1
    assert AIM not in scene.table().content
    assert NEW not in scene.table().content


async def test_whoever_has_played_some_games_is_told_nothing(scene: Scene, simcord_bot: Elementarium) -> None:
    for _ in range(FIRST_GAMES):
        await scene.begin(mode="endless", rounds=1)
        assert lines(scene, scene.ada, AIM)
        await scene.ada.click(await resigning(scene), label="Yes, I resign")
    await scene.begin(mode="endless", rounds=1)
    for person in (scene.ada, scene.bo):
        assert not lines(scene, person, AIM)
        assert not lines(scene, person, NEW)


async def resigning(scene: Scene) -> Any:
    asked = await scene.ada.slash(scene.place, "table resign")
    return (asked.followups[-1] if asked.followups else asked.response).message


async def test_who_wants_nothing_explained_is_told_nothing(scene: Scene, simcord_bot: Elementarium) -> None:
    for person in (scene.ada, scene.bo):
        await simcord_bot.router.tables.people.change(person.id, explains="off")
    await scene.begin()
    for person in (scene.ada, scene.bo):
        assert not lines(scene, person, AIM)
        assert not lines(scene, person, NEW)


async def test_nothing_is_explained_where_people_play_for_ratings(scene: Scene) -> None:
    await scene.begin(rated=True)
    assert lines(scene, scene.ada, AIM)
    assert not lines(scene, scene.waiting(), NEW)


@pytest.mark.parametrize("game_id", engine.GAMES)
def test_everything_that_is_met_is_explained_in_a_line(game_id: str) -> None:
    game, words = engine.GAMES[game_id], voice_of(ENGLISH).words(game_id)
    met: set[str] = set()
    for state, recent in played(game):
        for seat in state.active:
            events = [event for one in recent for event in game.read_events(one.events)]
            types = dict.fromkeys(engine.to_json(action)["type"] for action in state.legal(seat))
            met |= {*words.met(events, state.see(seat), types)}
        view = state.see(engine.Seat(0))
        assert words.aim(view)
    assert len(met) >= 4
    for key in met:
        said = words.explanation(key)
        assert "\n" not in said
        assert len(said.split()) <= MOST_WORDS
