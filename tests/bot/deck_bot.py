"""The bot with a game that has decks, for `Wire.fork_bot`."""

from collections.abc import Sequence
from functools import partial

import bot
import render
from render.elements import ElementsPictures
from tests.support.deck_game import DeckElements
from tests.support.english import VOICE
from tests.support.steady_bot import deal_steadily


def draw(_pictures: object, deck: Sequence[str], name: str, _words: object) -> render.Picture:
    """Stands in the pictures of Elements for a picture of a deck."""
    return render.Picture(render.cover_picture(VOICE, "elements").png, f"{name}: {len(deck)} cards")


def main() -> int:
    """Run it."""
    deal_steadily("decks")
    ElementsPictures.deck_picture = draw  # type: ignore[method-assign, assignment]
    bot.Elementarium = partial(bot.Elementarium, games={"elements": DeckElements()})  # type: ignore[misc,assignment]
    return bot.main()
