"""A bot with a game that has decks."""

from typing import Any

import pytest
import pytest_asyncio

from render.elements import ElementsPictures
from tests.bot.deck_bot import draw
from tests.bot.decks.helpers import GAMES
from tests.support.bot import Clock, make_bot


@pytest.fixture(autouse=True)
def pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ElementsPictures, "deck_picture", draw)


@pytest.fixture
def games() -> Any:
    return GAMES


@pytest_asyncio.fixture
async def simcord_bot(url: str, clock: Clock, games: Any) -> Any:
    return await make_bot(url, clock, games)
