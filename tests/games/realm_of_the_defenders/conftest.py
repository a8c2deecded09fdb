"""The commands of Realm of the Defenders, and a table of three in the middle of a game."""

from typing import Any

import pytest
import pytest_asyncio

from bot import Elementarium
from tests.games.realm_of_the_defenders.at_the_table import ADA, BO, CLEO, gather, lay_out
from tests.support.scene import Scene


@pytest.fixture
def scene(scene: Scene) -> Any:
    scene.group = "realm"
    return scene


@pytest_asyncio.fixture
async def three(scene: Scene, simcord_bot: Elementarium) -> Any:
    """Ada is to move, against Bo and Cleo."""
    await gather(scene, scene.bo, scene.cleo)
    await lay_out(scene, simcord_bot, ADA, BO, CLEO)
    return scene
