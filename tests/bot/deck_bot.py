"""The bot with a game that has decks, as a process of its own: python -m tests.bot.deck_bot."""

import sys
from collections.abc import Sequence
from functools import partial

import bot
import render
from render import elements
from tests.support.deck_game import DeckElements


def draw(deck: Sequence[str], name: str) -> render.Picture:
    """Stands in the pictures of Elements for a picture of a deck."""
    return render.Picture(render.cover("elements").png, f"{name}: {len(deck)} cards")


if __name__ == "__main__":
    elements.deck = draw  # type: ignore[attr-defined]
    bot.Elementarium = partial(bot.Elementarium, games={"elements": DeckElements()})  # type: ignore[misc,assignment]
    sys.exit(bot.main())
