"""Changes of a lobby by whoever opened it, as long as nobody else has joined."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import msgspec

import engine
from sessions.ratings.rules import can_be_rated
from sessions.refusals import LobbyRefusal
from sessions.seating.chosen_decks import check_deck
from sessions.seating.deal import Deal, Place, computer, encoded_json
from sessions.seating.lobby import check_may_change, check_options, pace_of
from sessions.store import lobbies as rows
from sessions.store.lobbies import LockedLobby
from sessions.store.rows import Level
from sessions.store.writer import Transaction


@dataclass(frozen=True, slots=True, kw_only=True)
class LobbyChange:
    """What is to be another in a lobby; None leaves it as it is."""

    options: Mapping[str, Any] | None = None
    pace: str | None = None
    seats: int | None = None
    level: Level | None = None
    """The level of all computers that have a seat."""


def change_lobby(
    transaction: Transaction, room: LockedLobby, game: engine.Game, user_id: int, change: LobbyChange
) -> None:
    """Change a lobby inside a transaction. Raises BadOptions or LobbyRefusal, for a deck that can't be played, too.

    A rating that was wished for stays only where the changed game can have one.
    """
    check_may_change(room, user_id)
    row = room.row
    options = msgspec.json.decode(row.options, type=dict[str, Any]) if change.options is None else dict(change.options)
    seats = _checked_seats(room, change.seats)
    pace = change.pace or pace_of(room, closed=change.seats == len(room.people))
    check_options(Deal(game=game, people=(None,) * seats, place=Place(row.channel_id), options=options), row.min_seats)
    host = room.seat_of(user_id)
    if host is not None:
        check_deck(game, room.people[host], options)
    can_count = can_be_rated(game, options, pace)
    values = {"options": encoded_json(options), "pace": pace, "max_seats": seats}
    rows.set_game(transaction, row.id, values | {"rated": row.rated if can_count else None})
    if change.level is not None:
        for seat, person in room.people.items():
            if person.level is not None:
                rows.replace_computer(transaction, row.id, seat, computer(change.level, seat))


def _checked_seats(room: LockedLobby, wanted: int | None) -> int:
    """The number of seats from now on; LobbyRefusal where it can't be another."""
    if wanted is None:
        return room.row.max_seats
    if room.seating or room.row.invited_id is not None:
        raise LobbyRefusal("seat-kept")
    if wanted < len(room.people):
        raise LobbyRefusal("seats-taken")
    return wanted
