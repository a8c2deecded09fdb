"""Lobbies: tables for which people are still wanted."""

import time
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Unpack

import msgspec
import structlog
from sqlalchemy import Connection, Select, bindparam, delete, func, insert, or_, select, update

import engine
from sessions import fair
from sessions.decks import ChosenDeck, DeckRefusal, decks_of, objections
from sessions.invitations import LobbyRefusal, check_challenge, check_open, mute, unmute
from sessions.schema import Level, LobbyRow, Person, SeatNotes, Status, eras, seat_bits, seats, tables
from sessions.store import Store
from sessions.tables import Table, TableBroken, Tables

log = structlog.get_logger(__name__)


class DeckUnplayable(LobbyRefusal):
    """Somebody's deck keeps a game from beginning; the text is for everybody and says nothing of the deck."""

    def __init__(self, owner: Person, chosen: ChosenDeck, reasons: Sequence[str]) -> None:
        super().__init__(_unplayable_of(owner.name))
        self.owner = owner
        self._told = unplayable(chosen, reasons)

    def told(self, user_id: int, name: str | None = None) -> str:
        """The same for one person, with the owner called by ``name``: the owner learns the reasons."""
        return self._told if user_id == self.owner.user_id else _unplayable_of(name or self.owner.name)


def _unplayable_of(name: str) -> str:
    return f"{name}'s deck can't be played at this table: {name} must choose another one."


def unplayable(chosen: ChosenDeck, reasons: Sequence[str]) -> str:
    """Why a deck can't be chosen, for its owner."""
    more = f" There are {len(reasons) - MOST_REASONS} more reasons." if len(reasons) > MOST_REASONS else ""
    return f"“{chosen.name}” can't be played at this table: {' '.join(reasons[:MOST_REASONS])}{more}"


@dataclass(slots=True)
class Lobby:
    """A table that waits for people. ``joined`` names the host first, then the others in the order of their coming."""

    id: int
    game: engine.Game
    options: dict[str, Any]
    status: Status
    host_id: int
    host_name: str
    invited_id: int | None
    joined: list[Person]
    min_seats: int
    max_seats: int
    commitment: str
    created_at: float
    expires_at: float | None
    guild_id: int | None
    channel_id: int
    lobby_message_id: int | None
    rematch_of: int | None

    @property
    def host(self) -> Person:
        """Whoever opened the lobby; they need not have a seat, where computers play for an audience."""
        own = (person for person in self.joined if person.user_id == self.host_id)
        return next(own, Person(self.host_id, self.host_name, 0))

    @property
    def waits_for_deal(self) -> bool:
        """Whether nobody but the host can make the cards unforeseeable: the game begins when the host presses."""
        return self.full and all(person.level or person.user_id == self.host_id for person in self.joined)

    @property
    def full(self) -> bool:
        """Whether every seat is taken."""
        return len(self.joined) >= self.max_seats

    @property
    def enough(self) -> bool:
        """Whether there are people enough to begin."""
        return len(self.joined) >= self.min_seats

    def has(self, user_id: int) -> bool:
        """Whether somebody has joined."""
        return any(person.user_id == user_id for person in self.joined)

    def deck_of(self, user_id: int) -> ChosenDeck | None:
        """The deck that somebody who has joined has chosen; None for the default."""
        return next((_chosen(person) for person in self.joined if person.user_id == user_id), None)

    def hindered(self) -> list[Person]:
        """Those whose decks can't be played at this table."""
        return [person for person in self.joined if _reasons(self.game, person, self.options)]


@dataclass(slots=True)
class _Room:
    """A lobby under lock: its row, and its people by the seat that they will have."""

    row: LobbyRow
    people: dict[int, Person]
    seating: tuple[int, ...]
    """User ids for whom the seats are reserved, by seat; empty when anybody may have any."""

    @property
    def waits_for_deal(self) -> bool:
        """See ``Lobby.waits_for_deal``; the seats that are free are not looked at."""
        return all(person.level or person.user_id == self.row.host_id for person in self.people.values())

    def seat_of(self, user_id: int) -> int | None:
        for seat, person in self.people.items():
            if person.user_id == user_id:
                return seat
        return None

    def seat_for(self, user_id: int) -> int:
        """The reserved seat, or the lowest free one."""
        if user_id in self.seating:
            return self.seating.index(user_id)
        return next(seat for seat in range(self.row.max_seats) if seat not in self.people)


MOST_REASONS = 5
PERSON = tuple(seats.c[name] for name in Person.__dataclass_fields__ if name in seats.c)
LOBBY = tuple(tables.c[name] for name in LobbyRow._fields)
ENDED = {
    "open": "The game has begun already.",
    "over": "The game is over already.",
    "cancelled": "This table was cancelled.",
    "expired": "Nobody came in time: this invitation has expired.",
    "declined": "This challenge was declined.",
}


class Lobbies:
    """All lobbies. Whatever two people, or two processes, do at once happens one after the other."""

    def __init__(self, store: Store, tables_: Tables, clock: Callable[[], float] = time.time) -> None:
        self.store = store
        self.tables = tables_
        self.clock = clock

    async def open(
        self,
        game_id: str,
        options: Mapping[str, Any],
        host: Person,
        *,
        channel_id: int,
        guild_id: int | None = None,
        invited_id: int | None = None,
        expires_at: float | None = None,
        min_seats: int | None = None,
        max_seats: int | None = None,
        rematch_of: int | None = None,
        computers: Sequence[Level] = (),
        seated: bool = True,
    ) -> Lobby:
        """Open a lobby with the host in it; the numbers of seats default to the game's.

        ``computers`` sit down at once, each as good as it says; with ``seated`` false the host only watches them.

        ``rematch_of``: a finished table; its people are invited, each one seat further round, with the deck that he
        had. Raises BadOptions for options that the game does not take, LobbyRefusal for people, a deck or a rematch
        that can't be, and for more invitations than anybody should have to bear.
        """
        game = self.tables.games[game_id]
        least = game.min_seats if min_seats is None else min_seats
        most = game.max_seats if max_seats is None else max_seats
        if invited_id == host.user_id:
            raise LobbyRefusal("You can't challenge yourself.")

        def insert_lobby(connection: Connection) -> int:
            seating: tuple[int, ...] = ()
            low, high, invited = least, most, invited_id
            first = 1 if seated else 0
            sitting = [computer(level, seat) for seat, level in enumerate(computers, first)]
            if rematch_of is not None:
                before = _seating(connection, rematch_of, host.user_id)
                seating = tuple(person.user_id for person in before)
                sitting = [person for person in before if person.level is not None]
                low = high = len(seating)
                invited = _only_other([person.user_id for person in before if person.level is None], host.user_id)
            if first + len(computers) > high:
                raise LobbyRefusal("There are not so many seats at this table.")
            _check_options(game, options, low, high)
            _check_deck(game, host, options)
            if rematch_of is not None:
                _keep_deck(connection, rematch_of, host)
            now = self.clock()
            check_open(connection, host.user_id, now)
            if invited is not None:
                check_challenge(connection, host.user_id, invited, now)
            secret = fair.new_secret()
            made = connection.execute(
                insert(tables)
                .values(
                    game=game_id,
                    options=_json(options),
                    status="lobby",
                    version=game.version,
                    secret=secret,
                    commitment=fair.commitment(secret),
                    host_id=host.user_id,
                    host_name=host.name,
                    invited_id=invited,
                    seating=_json(seating) if seating else None,
                    min_seats=low,
                    max_seats=high,
                    created_at=now,
                    expires_at=expires_at,
                    guild_id=guild_id,
                    channel_id=channel_id,
                    rematch_of=rematch_of,
                    lobby_stale=True,
                )
                .returning(tables.c.id)
            )
            table_id = int(made.scalar_one())
            seat = seating.index(host.user_id) if seating else 0
            taken = [_seat_row(table_id, seat, host)] if seated else []
            taken += [_seat_row(table_id, -1 - person.user_id, person) for person in sitting]
            connection.execute(insert(seats), taken)
            return table_id

        return await self._known(await self.store.transact(insert_lobby))

    async def get(self, table_id: int) -> Lobby | None:
        """The lobby of that number, whatever became of it; None when there never was one."""
        found = await self._found(select(*LOBBY).where(tables.c.id == table_id))
        return found[0] if found else None

    async def join(self, table_id: int, person: Person) -> Lobby:
        """Take a seat, with the deck that the person brings. LobbyRefusal when there is no seat for him, or the deck
        can't be played here."""

        def take_seat(connection: Connection) -> None:
            room = _room(connection, table_id)
            self._check_waiting(room.row)
            _check_welcome(room, person.user_id)
            _check_deck(self._game(room.row), person, msgspec.json.decode(room.row.options))
            if room.row.rematch_of is not None:
                _keep_deck(connection, room.row.rematch_of, person)
            seat = room.seat_for(person.user_id)
            connection.execute(insert(seats), [_seat_row(table_id, seat, person)])
            _changed(connection, table_id)

        await self.store.transact(take_seat)
        return await self._known(table_id)

    async def give_seat(self, table_id: int, user_id: int, level: Level) -> Lobby:
        """Let a computer take the next free seat; only the host can."""

        def take_seat(connection: Connection) -> None:
            room = _room(connection, table_id)
            self._check_waiting(room.row)
            if room.row.host_id != user_id:
                raise LobbyRefusal("Only whoever opened this table can give a seat to the computer.")
            if room.seating or room.row.invited_id is not None:
                raise LobbyRefusal("This seat is kept for somebody.")
            if len(room.people) >= room.row.max_seats:
                raise LobbyRefusal("All seats are taken.")
            seat = room.seat_for(0)
            connection.execute(insert(seats), [_seat_row(table_id, seat, computer(level, seat))])
            _changed(connection, table_id)

        await self.store.transact(take_seat)
        return await self._known(table_id)

    async def check_welcome(self, table_id: int, user_id: int) -> None:
        """LobbyRefusal for somebody who has no seat here and can't take one."""

        def look(connection: Connection) -> None:
            room = _room(connection, table_id)
            self._check_waiting(room.row)
            if room.seat_of(user_id) is None:
                _check_welcome(room, user_id)

        await self.store.transact(look)

    async def choose_deck(self, table_id: int, user_id: int, deck: ChosenDeck | None) -> Lobby:
        """Choose the deck for a seat that was taken; None is the default. LobbyRefusal when it can't be played here."""

        def write(connection: Connection) -> None:
            room = _room(connection, table_id)
            _check_status(room.row)
            seat = room.seat_of(user_id)
            if seat is None:
                raise LobbyRefusal("You have not joined this table.")
            person = replace(room.people[seat], deck=encoded(deck))
            _check_deck(self._game(room.row), person, msgspec.json.decode(room.row.options))
            whose = (seats.c.table_id == table_id, seats.c.user_id == user_id)
            connection.execute(update(seats).where(*whose).values(deck=person.deck))
            _changed(connection, table_id)

        await self.store.transact(write)
        return await self._known(table_id)

    async def leave(self, table_id: int, user_id: int) -> Lobby:
        """Give a seat back; the host can't, he cancels."""

        def free_seat(connection: Connection) -> None:
            room = _room(connection, table_id)
            _check_status(room.row)
            if room.row.host_id == user_id:
                raise LobbyRefusal("You opened this table: you can cancel it, but not leave it.")
            if room.seat_of(user_id) is None:
                raise LobbyRefusal("You have not joined this table.")
            connection.execute(delete(seats).where(seats.c.table_id == table_id, seats.c.user_id == user_id))
            _changed(connection, table_id)

        await self.store.transact(free_seat)
        return await self._known(table_id)

    async def decline(self, table_id: int, user_id: int) -> Lobby:
        """Turn a challenge or a rematch down; only whoever was invited, and has not joined, can."""

        def turn_down(connection: Connection) -> None:
            room = _room(connection, table_id)
            _check_status(room.row)
            if user_id not in (room.row.invited_id, *room.seating):
                raise LobbyRefusal("Only somebody who was invited can decline.")
            if room.seat_of(user_id) is not None:
                raise LobbyRefusal("You have joined already.")
            _close(connection, table_id, "declined", self.clock())

        await self.store.transact(turn_down)
        return await self._known(table_id)

    async def cancel(self, table_id: int, user_id: int) -> Lobby:
        """Close a lobby; only its host can."""

        def call_off(connection: Connection) -> None:
            room = _room(connection, table_id)
            _check_status(room.row)
            if room.row.host_id != user_id:
                raise LobbyRefusal("Only whoever opened this table can cancel it.")
            _close(connection, table_id, "cancelled", self.clock())

        await self.store.transact(call_off)
        return await self._known(table_id)

    async def expire(self, now: float) -> list[Lobby]:
        """Close the lobbies whose time is past; each is returned once, to whoever closed it.

        A full one is left to be begun: everybody came in time.
        """

        def close_late(connection: Connection) -> list[int]:
            late = (
                update(tables)
                .where(
                    tables.c.status == "lobby", tables.c.expires_at <= now, or_(tables.c.max_seats > JOINED, PEOPLE < 2)
                )
                .values(status="expired", ended_at=now, lobby_stale=True)
                .returning(tables.c.id)
            )
            return [id_ for (id_,) in connection.execute(late).all()]

        closed = await self.store.transact(close_late)
        return await self._found(select(*LOBBY).where(tables.c.id.in_(closed))) if closed else []

    async def waiting(self) -> list[Lobby]:
        """All lobbies that are open, by number; among them those that are full and were not begun before a stop."""
        return await self._found(WAITING)

    async def here(self, channel_id: int, most: int) -> tuple[list[Lobby], int]:
        """The newest open lobbies of a channel, the last first, and how many there are in all."""
        there = (tables.c.channel_id == channel_id, tables.c.status == "lobby")
        found = select(*LOBBY).where(*there).order_by(tables.c.id.desc()).limit(most)
        ((count,),) = await self.store.fetch(select(func.count()).select_from(tables).where(*there))
        return await self._found(found), count

    async def stale(self) -> list[Lobby]:
        """The lobbies, closed and begun ones too, whose messages may not show them as they are, by number."""
        return await self._found(select(*LOBBY).where(tables.c.lobby_stale).order_by(tables.c.id))

    async def rematch(self, table_id: int) -> Lobby | None:
        """The open lobby for a rematch of a table, if there is one."""
        query = select(*LOBBY).where(tables.c.rematch_of == table_id, tables.c.status == "lobby")
        found = await self._found(query)
        return found[0] if found else None

    async def note(self, table_id: int, *, lobby_message_id: int | None) -> None:
        """Remember the message that shows the lobby, as it is now."""
        await self.store.note(table_id, lobby_message_id=lobby_message_id, lobby_stale=False)

    async def drawn(self, table_id: int) -> None:
        """Remember that the lobby's message shows it as it is, as well as it can."""
        await self.store.note(table_id, lobby_stale=False)

    async def drop(self, table_id: int) -> Lobby:
        """Close a lobby that nobody has seen."""

        def call_off(connection: Connection) -> None:
            if _room(connection, table_id).row.status == "lobby":
                _close(connection, table_id, "cancelled", self.clock())
            ended = {"lobby_stale": False, "ended_at": None}  # which was no challenge: the next need not wait
            connection.execute(update(tables).where(tables.c.id == table_id).values(**ended))

        await self.store.transact(call_off)
        return await self._known(table_id)

    async def mute(self, table_id: int, user_id: int, *, muted: bool) -> Lobby:
        """Let whoever was challenged here not be challenged by this host any more, or again after all."""

        def write(connection: Connection) -> None:
            row = _room(connection, table_id).row
            if row.invited_id != user_id:
                raise LobbyRefusal("This challenge is for somebody else.")
            if muted:
                mute(connection, user_id, row.host_id, self.clock())
            else:
                unmute(connection, user_id, row.host_id)

        await self.store.transact(write)
        return await self._known(table_id)

    async def note_person(self, table_id: int, user_id: int, **fields: Unpack[SeatNotes]) -> None:
        """Remember how somebody is told; by the person, for the seats may still close up."""

        def write(connection: Connection) -> None:
            whose = (seats.c.table_id == table_id, seats.c.user_id == user_id)
            connection.execute(update(seats).where(*whose).values(**fields))

        await self.store.transact(write)
        # The game may have begun meanwhile.
        table = self.tables.loaded(table_id)
        if table is not None:
            table.noted(table.seat_of(user_id), fields)

    async def begin(self, table_id: int, by: int | None = None, press_id: int | None = None) -> Table:
        """Make a table of a lobby: the seed is made, the game starts. Once; LobbyRefusal for whoever comes second.

        DeckUnplayable when a deck that was chosen can't be played (any more); nothing has happened then.
        ``by``: a person who asks for it; only the host may, unless all seats are taken. Where nobody else has joined
        but computers, ``press_id``, the interaction by which the host deals, makes the seed unforeseeable.
        """

        def start_game(connection: Connection) -> None:
            room = _room(connection, table_id)
            _check_status(room.row)
            people = [room.people[seat] for seat in sorted(room.people)]
            if len(people) < room.row.min_seats:
                raise LobbyRefusal(f"{room.row.min_seats - len(people)} more must join before the game can begin.")
            if by not in (None, room.row.host_id) and len(people) < room.row.max_seats:
                raise LobbyRefusal("Only whoever opened this table can begin before it is full.")
            if room.waits_for_deal:
                if press_id is None or by != room.row.host_id:
                    raise LobbyRefusal("Only whoever opened this table can deal.")
                own = next((person for person in people if person.level is None), people[0])
                own.join_id = press_id
            self._start(connection, room.row, people)

        await self.store.transact(start_game)
        table = await self.tables.get(table_id)
        if table is None:
            raise TableBroken(table_id, "it is not stored any more.")
        return table

    async def begin_full(self, but: Collection[int] = ()) -> list[Table]:
        """Begin what a stop of the process kept from beginning: every lobby that is full.

        ``but``: the ids of those that somebody is busy with. One that somebody else begins meanwhile, or that can't be
        begun any more, is passed over.
        """
        begun = []
        for lobby in await self._found(FULL):
            if lobby.id not in but:
                try:
                    begun.append(await self.begin(lobby.id))
                except LobbyRefusal:
                    continue
                except (engine.BadOptions, TableBroken) as error:
                    # What a game says of its options may quote a deck, and decks can be secret.
                    reason = str(error) if lobby.game.decks is None else type(error).__name__
                    log.error("lobby can't begin", table=lobby.id, game=lobby.game.id, reason=reason)
        return begun

    def _start(self, connection: Connection, row: LobbyRow, people: Sequence[Person]) -> None:
        game = self._game(row)
        seed = fair.seed(row.secret, [person.join_id for person in people])
        options = _with_decks(game, msgspec.json.decode(row.options), people)
        state = game.new(len(people), seed, options)
        connection.execute(
            update(tables)
            .where(tables.c.id == row.id)
            .values(
                status="open",
                options=_json(options),
                version=game.version,
                seed=seed,
                position=_json(state.position()),
                active=seat_bits(state.active),
                steps=_json([0] * len(people)),
                lobby_stale=True,
            )
        )
        # Seats that stayed empty close up.
        connection.execute(delete(seats).where(seats.c.table_id == row.id))
        for seat, person in enumerate(people):
            if person.level is not None:
                person.user_id = -1 - seat
        connection.execute(insert(seats), [_seat_row(row.id, seat, person) for seat, person in enumerate(people)])
        connection.execute(insert(eras).values(table_id=row.id, number=0, version=game.version))

    def _check_waiting(self, row: LobbyRow) -> None:
        _check_status(row)
        if row.expires_at is not None and row.expires_at <= self.clock():
            raise LobbyRefusal(ENDED["expired"])

    def _game(self, row: LobbyRow) -> engine.Game:
        game = self.tables.games.get(row.game)
        if game is None:
            raise TableBroken(row.id, f"there is no game called {row.game} here.")
        return game

    async def _known(self, table_id: int) -> Lobby:
        lobby = await self.get(table_id)
        if lobby is None:
            raise LobbyRefusal("There is no such table.")
        return lobby

    async def _found(self, query: Select[Any]) -> list[Lobby]:
        rows = [LobbyRow(*row) for row in await self.store.fetch(query)]
        people: dict[int, list[Person]] = {row.id: [] for row in rows}
        if rows:
            joined = select(seats.c.table_id, *PERSON).where(seats.c.table_id.in_(people)).order_by(seats.c.join_id)
            for table_id, *fields in await self.store.fetch(joined):
                people[table_id].append(Person(*fields))
        return [self._lobby(row, people[row.id]) for row in rows if row.game in self.tables.games]

    def _lobby(self, row: LobbyRow, people: list[Person]) -> Lobby:
        return Lobby(
            row.id,
            self._game(row),
            without_decks(msgspec.json.decode(row.options, type=dict[str, Any])),
            row.status,
            row.host_id,
            row.host_name or next((person.name for person in people if person.user_id == row.host_id), ""),
            row.invited_id,
            sorted(people, key=lambda person: (person.user_id != row.host_id, person.level is not None)),
            row.min_seats,
            row.max_seats,
            fair.commitment(row.secret),
            row.created_at,
            row.expires_at,
            row.guild_id,
            row.channel_id,
            row.lobby_message_id,
            row.rematch_of,
        )


JOINED = select(func.count()).where(seats.c.table_id == tables.c.id).scalar_subquery()
WAITING = select(*LOBBY).where(tables.c.status == "lobby").order_by(tables.c.id)
PEOPLE = select(func.count()).where(seats.c.table_id == tables.c.id, seats.c.level.is_(None)).scalar_subquery()
FULL = WAITING.where(tables.c.max_seats <= JOINED, PEOPLE >= 2)
ROOM = select(*LOBBY).where(tables.c.id == bindparam("table_id")).with_for_update()
ROOM_PEOPLE = select(seats.c.seat, *PERSON).where(seats.c.table_id == bindparam("table_id")).order_by(seats.c.seat)


def _room(connection: Connection, table_id: int) -> _Room:
    """Lock a lobby and read it."""
    found = connection.execute(ROOM, {"table_id": table_id}).one_or_none()
    if found is None:
        raise LobbyRefusal("There is no such table.")
    row = LobbyRow(*found)
    people = connection.execute(ROOM_PEOPLE, {"table_id": table_id})
    seating = msgspec.json.decode(row.seating, type=tuple[int, ...]) if row.seating else ()
    return _Room(row, {seat: Person(*fields) for seat, *fields in people}, seating)


def _check_status(row: LobbyRow) -> None:
    if row.status != "lobby":
        raise LobbyRefusal(ENDED[row.status])


def _check_welcome(room: _Room, user_id: int) -> None:
    if room.seat_of(user_id) is not None:
        raise LobbyRefusal("You have joined already.")
    if room.seating and user_id not in room.seating:
        raise LobbyRefusal("This rematch is for those who played before.")
    if room.row.invited_id not in (None, user_id):
        raise LobbyRefusal("This challenge is for somebody else.")
    if len(room.people) >= room.row.max_seats:
        raise LobbyRefusal("All seats are taken.")


def _check_options(game: engine.Game, options: Mapping[str, Any], least: int, most: int) -> None:
    """Raise BadOptions unless a game can be started with these, whoever comes."""
    if "position" in options:
        raise engine.BadOptions("A table starts from the beginning, not from a position.")
    if "decks" in options:
        raise engine.BadOptions("Everybody chooses his own deck.")
    if least > most:
        raise engine.BadOptions(f"At least {least} and at most {most} players can't be.")
    for count in range(least, most + 1):
        game.new(count, "", options)


def computer(level: Level, seat: int) -> Person:
    """A computer at a seat: it has no id of Discord's, and adds nothing to the seed."""
    return Person(user_id=-1 - seat, name=f"Elementarium ({level})", join_id=0, level=level)


def without_decks(options: Mapping[str, Any]) -> dict[str, Any]:
    """The options of a table as its lobby had them: the decks are its people's."""
    return {name: value for name, value in options.items() if name != "decks"}


def encoded(deck: ChosenDeck | None) -> str | None:
    """A deck as ``Person.deck`` keeps it."""
    return None if deck is None else _json(deck)


def _chosen(person: Person) -> ChosenDeck | None:
    return None if person.deck is None else msgspec.json.decode(person.deck, type=ChosenDeck)


def _reasons(game: engine.Game, person: Person, options: Mapping[str, Any]) -> list[str]:
    """What speaks against the deck that somebody has chosen."""
    chosen = _chosen(person)
    return [] if chosen is None else objections(game, chosen.cards, options)


def _check_deck(game: engine.Game, person: Person, options: Mapping[str, Any]) -> None:
    chosen = _chosen(person)
    if chosen is None:
        return
    try:
        decks_of(game)
    except DeckRefusal as refusal:
        raise LobbyRefusal(str(refusal)) from refusal
    if reasons := _reasons(game, person, options):
        raise LobbyRefusal(unplayable(chosen, reasons))


def _with_decks(game: engine.Game, options: dict[str, Any], people: Sequence[Person]) -> dict[str, Any]:
    """The options with the decks by seat, once more checked: a game may have changed since they were chosen."""
    if game.decks is None:
        return options
    decks = [_chosen(person) for person in people]
    for person, chosen in zip(people, decks, strict=True):
        if chosen is not None and (reasons := objections(game, chosen.cards, options)):
            raise DeckUnplayable(person, chosen, reasons)
    return options | {"decks": [None if chosen is None else list(chosen.cards) for chosen in decks]}


def _keep_deck(connection: Connection, played: int, person: Person) -> None:
    """Give somebody who has chosen no other deck the one that he had at a table. Whether it can still be played is
    asked when the game begins, so that he is told instead of being dealt other cards."""
    if person.deck is None:
        had = select(seats.c.deck).where(seats.c.table_id == played, seats.c.user_id == person.user_id)
        person.deck = connection.scalar(had)


def _seating(connection: Connection, table_id: int, host_id: int) -> list[Person]:
    """The people of a finished table, each one seat further round; it is locked, so that there is one rematch."""
    played = connection.execute(ROOM, {"table_id": table_id}).one_or_none()
    if played is None or LobbyRow(*played).status != "over":
        raise LobbyRefusal("A rematch needs a game that is over.")
    offered = select(tables.c.id).where(tables.c.rematch_of == table_id, tables.c.status == "lobby")
    if connection.execute(offered).first() is not None:
        raise LobbyRefusal("A rematch was offered already: join it.")
    before = [Person(*fields) for _, *fields in connection.execute(ROOM_PEOPLE, {"table_id": table_id})]
    if host_id not in [person.user_id for person in before]:
        raise LobbyRefusal("A rematch is for those who played before.")
    turned = [before[-1], *before[:-1]]
    return [person if person.level is None else computer(person.level, seat) for seat, person in enumerate(turned)]


def _only_other(user_ids: Sequence[int], user_id: int) -> int | None:
    """The other one of two; None when there are more."""
    others = [other for other in user_ids if other != user_id]
    return others[0] if len(others) == 1 else None


def _close(connection: Connection, table_id: int, status: Status, now: float) -> None:
    ended = {"status": status, "ended_at": now, "lobby_stale": True}
    connection.execute(update(tables).where(tables.c.id == table_id).values(**ended))


def _changed(connection: Connection, table_id: int) -> None:
    """From now on the lobby's message does not show it as it is."""
    connection.execute(update(tables).where(tables.c.id == table_id).values(lobby_stale=True))


def _seat_row(table_id: int, seat: int, person: Person) -> dict[str, Any]:
    return {"table_id": table_id, "seat": seat} | {column.name: getattr(person, column.name) for column in PERSON}


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()
