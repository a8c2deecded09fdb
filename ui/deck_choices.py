"""Decks in autocomplete."""

from typing import TYPE_CHECKING

from discord.app_commands import Choice

from ui.deck_desk import Found

if TYPE_CHECKING:
    from ui.host import Interaction

MOST_CHOICES = 25


async def deck_choices(
    interaction: "Interaction", current: str, game_id: str | None = None, *, ready: bool = True
) -> list[Choice[str]]:
    """The decks that a person can name, his own first, as far as they fit what he has typed."""
    desk = interaction.client.host.decks
    found = await desk.all(interaction.user.id, game_id if game_id in desk.games else None, ready=ready)
    choices = [Choice(name=_described(deck)[:100], value=f"{deck.game.id}:{deck.ref}") for deck in found]
    return [choice for choice in choices if current.lower() in choice.name.lower()][:MOST_CHOICES]


def _described(deck: Found) -> str:
    return f"{deck.name} ({deck.game.title}{'' if deck.stored else ', ready'})"
