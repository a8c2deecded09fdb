"""Decks in autocomplete."""

from collections.abc import Sequence

from discord.app_commands import Choice

from ui.decks.found_deck import FoundDeck
from ui.interactions.suggestions import filter_suggestions, suggestion
from words import Voice


def deck_choices(voice: Voice, found: Sequence[FoundDeck], current: str) -> list[Choice[str]]:
    """Decks that a person can name, as far as they fit what has been typed."""
    return filter_suggestions(
        [suggestion(_described(voice, deck), f"{deck.game.id}:{deck.ref}") for deck in found], current
    )


def _described(voice: Voice, deck: FoundDeck) -> str:
    kind = "server" if deck.of_server else "own" if deck.stored else "ready"
    return voice.say(f"deck-{kind}-choice", deck=deck.name, game=voice.title(deck.game.id))
