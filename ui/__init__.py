"""Everything that the games share on Discord: lobbies, tables, buttons, menus, the one error answer."""

from ui.cog import TableCog, decks_here, everything_legal, legal_values, tables_here
from ui.host import Host, HostBot, Interaction

__all__ = [
    "Host",
    "HostBot",
    "Interaction",
    "TableCog",
    "decks_here",
    "everything_legal",
    "legal_values",
    "tables_here",
]
