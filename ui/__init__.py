"""Discord's side of every game: interactions, tables, lobbies, decks, rules, and the router that joins them."""

from ui.cog import (
    HostBot,
    Interaction,
    PaceName,
    TableCog,
    TableOption,
    WatchedOption,
    decks_here,
    everything_legal,
    legal_values,
    tables_here,
)
from ui.interactions.answer import Answer, Refused, answering
from ui.interactions.descriptions import command, description_of

__all__ = [
    "Answer",
    "HostBot",
    "Interaction",
    "PaceName",
    "Refused",
    "TableCog",
    "TableOption",
    "WatchedOption",
    "answering",
    "command",
    "decks_here",
    "description_of",
    "everything_legal",
    "legal_values",
    "tables_here",
]
