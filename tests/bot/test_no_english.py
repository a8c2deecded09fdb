"""Where everybody and every place speak another language, no English word reaches Discord."""

from random import Random

import pytest

import engine
from tests.bot.test_secrecy import look_around
from tests.support.every import every_game
from tests.support.pseudo_world import look
from tests.support.scene import Scene
from tests.support.scripts import begin, script_of

MOVES = 15
WAYS_BACK = {"Back", "Begin again"}


@every_game
@pytest.mark.usefixtures("pseudo_world")
async def test_a_game_is_said_by_the_catalogues(scene: Scene, game: engine.Game) -> None:
    """What is pressed reads as in English, for what reaches people is put back into it on its way."""
    chance, script = Random(game.id), script_of(game.id)
    scene.group = script.GROUP
    await begin(script, scene)
    await look_around(scene)
    for _ in range(MOVES):
        there = [person for person in (scene.ada, scene.bo) if scene.labels(scene.private(person))]
        person = chance.choice(there)
        labels = [label for label in scene.labels(scene.private(person)) if label not in WAYS_BACK]
        await scene.press(person, chance.choice(labels or ["Back"]))
    await look_around(scene)


def test_what_no_catalogue_has_said_is_found() -> None:
    assert list(look("message content", "Ťáķéø a card", ()))
    assert not list(look("message content", "Ťáķéø **Ada** `/me` Q♠ c4", ("Ada",)))
