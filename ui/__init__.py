"""Discord's side of every game: interactions, tables, lobbies, decks, rules, and the router that joins them."""

from ui.cog import GameCog, HostBot, Interaction, PaceName
from ui.interactions.answer import Answer, Refused, answering
from ui.interactions.descriptions import command, description_of
from ui.interactions.suggestions import quietly

__all__ = [
    "Answer",
    "GameCog",
    "HostBot",
    "Interaction",
    "PaceName",
    "Refused",
    "answering",
    "command",
    "description_of",
    "quietly",
]
