"""Decks in autocomplete."""

from collections.abc import Sequence

from discord.app_commands import Choice

from ui.decks.found_deck import FoundDeck
from ui.interactions.suggestions import filter_suggestions, suggestion
from words import Voice


def deck_suggestions(voice: Voice, found: Sequence[FoundDeck], current: str) -> list[Choice[str]]:
    """Decks that a person can name, as far as they fit what has been typed."""
    return filter_suggestions(
        [suggestion(_deck_label(voice, deck), f"{deck.game.id}:{deck.id_in_game}") for deck in found], current
    )


def _deck_label(voice: Voice, deck: FoundDeck) -> str:
    kind = "server" if deck.is_of_server else "own" if deck.stored_deck else "ready"
    return voice.say(f"deck-{kind}-choice", deck=deck.name, game=voice.game_title(deck.game.id))
