"""People at tables: what is stored, who sits where, and the one way in which an action reaches a game."""

from sessions.decks.repository import ChosenDeck, DeckRepository, Draft, StoredDeck
from sessions.log.fair import Verdict
from sessions.log.rehearsal import Rehearsal
from sessions.people.preferences import People, Preferences
from sessions.people.servers import Servers, ServerSettings
from sessions.refusals import (
    AlreadyChallenged,
    BadCode,
    DeckRefusal,
    LobbyRefusal,
    NotSeated,
    NotStored,
    PositionChanged,
    Refusal,
    RematchAlreadyPlayed,
    TableBroken,
    TableOver,
)
from sessions.running.due import DueWork
from sessions.seating.beginning import Seating
from sessions.seating.chosen_decks import DeckUnplayable
from sessions.seating.deal import Deal, Place
from sessions.seating.invitations import NO_MORE, Limits, MutedPerson, Mutes
from sessions.seating.lobbies import Lobbies
from sessions.seating.lobby import Lobby
from sessions.seating.opening import Invitation
from sessions.store import LoginTurns, Shards, Store, StoreUnavailable, StoreUnusable
from sessions.store.rows import Level, Person, Record, SurfaceNotes, TableInfo
from sessions.tables.table import Table
from sessions.tables.tables import Tables

__all__ = [
    "NO_MORE",
    "AlreadyChallenged",
    "BadCode",
    "ChosenDeck",
    "Deal",
    "DeckRefusal",
    "DeckRepository",
    "DeckUnplayable",
    "Draft",
    "DueWork",
    "Invitation",
    "Level",
    "Limits",
    "Lobbies",
    "Lobby",
    "LobbyRefusal",
    "LoginTurns",
    "MutedPerson",
    "Mutes",
    "NotSeated",
    "NotStored",
    "People",
    "Person",
    "Place",
    "PositionChanged",
    "Preferences",
    "Record",
    "Refusal",
    "Rehearsal",
    "RematchAlreadyPlayed",
    "Seating",
    "ServerSettings",
    "Servers",
    "Shards",
    "Store",
    "StoreUnavailable",
    "StoreUnusable",
    "StoredDeck",
    "SurfaceNotes",
    "Table",
    "TableBroken",
    "TableInfo",
    "TableOver",
    "Tables",
    "Verdict",
]
