"""Discord's side of every game: interactions, tables, lobbies, decks, rules, and the router that joins them."""

from ui.cog import GameCog, HostBot, Interaction, PaceName
from ui.interactions.answer import Answer, Refused, answering
from ui.interactions.descriptions import described_command, group_description
from ui.interactions.suggestions import without_errors

__all__ = [
    "Answer",
    "GameCog",
    "HostBot",
    "Interaction",
    "PaceName",
    "Refused",
    "answering",
    "described_command",
    "group_description",
    "without_errors",
]
