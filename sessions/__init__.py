"""People at tables: what is stored, who sits where, and the one way in which an action reaches a game."""

from sessions.decks import ChosenDeck, DeckRefusal, DeckShelf, Draft, StoredDeck
from sessions.fair import Verdict, verify
from sessions.invitations import LobbyRefusal
from sessions.lobbies import DeckUnplayable, Lobbies, Lobby
from sessions.schema import Level, Person, Record, SeatNotes, TableInfo
from sessions.share_codes import BadCode
from sessions.store import Store, StoreUnavailable
from sessions.tables import NotSeated, PositionChanged, Table, TableBroken, TableOver, Tables

__all__ = [
    "BadCode",
    "ChosenDeck",
    "DeckRefusal",
    "DeckShelf",
    "DeckUnplayable",
    "Draft",
    "Level",
    "Lobbies",
    "Lobby",
    "LobbyRefusal",
    "NotSeated",
    "Person",
    "PositionChanged",
    "Record",
    "SeatNotes",
    "Store",
    "StoreUnavailable",
    "StoredDeck",
    "Table",
    "TableBroken",
    "TableInfo",
    "TableOver",
    "Tables",
    "Verdict",
    "verify",
]
