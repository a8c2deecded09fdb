"""Decks in autocomplete."""

from collections.abc import Sequence

from discord.app_commands import Choice

from ui.decks.controller import FoundDeck
from ui.interactions.suggestions import matching, suggestion
from words import catalogue

say = catalogue().say


def deck_choices(found: Sequence[FoundDeck], current: str) -> list[Choice[str]]:
    """Decks that a person can name, as far as they fit what has been typed."""
    return matching([suggestion(_described(deck), f"{deck.game.id}:{deck.ref}") for deck in found], current)


def _described(deck: FoundDeck) -> str:
    return say("deck-own-choice" if deck.stored else "deck-ready-choice", deck=deck.name, game=deck.game.title)
