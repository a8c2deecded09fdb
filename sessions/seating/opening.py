"""How a lobby is opened: everything that is checked before, and what is stored, in one transaction."""

from collections.abc import Mapping
from typing import Any, NamedTuple

import engine
from sessions.log import fair
from sessions.ratings.rules import wish
from sessions.refusals import LobbyRefusal
from sessions.seating.invitations import Limits, check_challenge, check_open, check_server, check_tables
from sessions.seating.lobby import check_deck, check_options, check_past, computer, encoded_json, only_other, turned
from sessions.store import lobbies as rows
from sessions.store.rows import Level, Person
from sessions.store.writer import Transaction
from sessions.time.wall_clock import Clock


class LobbyRequest(NamedTuple):
    """The lobby that somebody wants; see ``Lobbies.open``."""

    game: engine.Game
    options: Mapping[str, Any]
    host: Person
    channel_id: int
    guild_id: int | None
    invited_id: int | None
    expires_at: float | None
    least: int
    most: int
    rematch_of: int | None
    computers: tuple[Level, ...]
    watched: bool
    pace: str
    most_here: int | None
    rated: bool | None
    language: str | None


class _Places(NamedTuple):
    """Who sits where, for whom seats are kept, how many there are, and for whom the game is to count."""

    people: dict[int, Person]
    seating: tuple[int, ...]
    least: int
    most: int
    invited_id: int | None
    rated: str | None


def open_lobby(transaction: Transaction, request: LobbyRequest, limits: Limits, clock: Clock) -> int:
    """Open a lobby inside a transaction, and return its number. Raises BadOptions or LobbyRefusal."""
    game, host = request.game, request.host
    if request.invited_id == host.user_id:
        raise LobbyRefusal("yourself")
    places = _new_places(request) if request.rematch_of is None else _rematch(transaction, request.rematch_of, host)
    if len(places.people) > places.most:
        raise LobbyRefusal("too-few-seats")
    check_options(game, request.options, places.least, places.most)
    check_deck(game, host, request.options)
    rated = places.rated
    if request.rematch_of is not None:
        keep_deck(transaction, request.rematch_of, host)
    elif not request.watched:
        rated = wish(game, request.options, request.pace, asked=request.rated, computers=bool(request.computers))
    now = clock()
    check_open(transaction, host.user_id, now, limits)
    check_tables(transaction, host.user_id, limits)
    if request.guild_id is not None and request.most_here is not None:
        check_server(transaction, request.guild_id, request.most_here)
    if places.invited_id is not None:
        check_challenge(transaction, host.user_id, places.invited_id, now, limits)
    secret = fair.new_secret()
    values = {
        "game": game.id,
        "options": encoded_json(request.options),
        "version": game.version,
        "secret": secret,
        "commitment": fair.commitment(secret),
        "host_id": host.user_id,
        "host_name": host.name,
        "invited_id": places.invited_id,
        "seating": encoded_json(places.seating) if places.seating else None,
        "min_seats": places.least,
        "max_seats": places.most,
        "created_at": now,
        "expires_at": request.expires_at,
        "guild_id": request.guild_id,
        "channel_id": request.channel_id,
        "rematch_of": request.rematch_of,
        "pace": request.pace,
        "rated": rated,
        "language": request.language,
    }
    return rows.add(transaction, values, places.people)


def _new_places(request: LobbyRequest) -> _Places:
    first = 0 if request.watched else 1
    people = {} if request.watched else {0: request.host}
    people |= {seat: computer(level, seat) for seat, level in enumerate(request.computers, first)}
    return _Places(people, (), request.least, request.most, request.invited_id, None)


def _rematch(transaction: Transaction, table_id: int, host: Person) -> _Places:
    """The people of a finished table, each one seat further round; it is locked, so that there is one rematch."""
    room = rows.lock(transaction, table_id)
    if room is not None and rows.has_rematch(transaction, table_id):
        raise LobbyRefusal("rematch-offered")
    past = check_past(room, host.user_id)
    everybody = turned(past)
    seating = tuple(person.user_id for person in everybody)
    people = {seat: person for seat, person in enumerate(everybody) if person.level is not None}
    people[seating.index(host.user_id)] = host
    return _Places(people, seating, len(everybody), len(everybody), only_other(everybody, host.user_id), past.row.rated)


def keep_deck(transaction: Transaction, played: int, person: Person) -> None:
    """Give somebody who has chosen no other deck the one that they had at a table. Whether it can still be played is
    asked when the game begins, so that they are told instead of being dealt other cards."""
    if person.deck is None:
        person.deck = rows.deck_at(transaction, played, person.user_id)
