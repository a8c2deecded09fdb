"""People at tables: what is stored, who sits where, and the one way in which an action reaches a game."""

from sessions.fair import Verdict, verify
from sessions.lobbies import Lobbies, Lobby, LobbyRefusal
from sessions.schema import Person, Record, TableInfo
from sessions.store import Store, StoreUnavailable
from sessions.tables import NotSeated, PositionChanged, Table, TableBroken, TableOver, Tables

__all__ = [
    "Lobbies",
    "Lobby",
    "LobbyRefusal",
    "NotSeated",
    "Person",
    "PositionChanged",
    "Record",
    "Store",
    "StoreUnavailable",
    "Table",
    "TableBroken",
    "TableInfo",
    "TableOver",
    "Tables",
    "Verdict",
    "verify",
]
