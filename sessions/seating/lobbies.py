"""Lobbies: tables for which people are still wanted."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import TypeVar, Unpack

import msgspec
import structlog

import engine
from sessions.decks.repository import ChosenDeck
from sessions.ratings.rules import rating_wish
from sessions.refusals import LobbyRefusal, TableBroken, sentence
from sessions.seating.beginning import Seating
from sessions.seating.changes import LobbyChange, change_lobby
from sessions.seating.chosen_decks import check_deck, encoded_deck
from sessions.seating.deal import computer
from sessions.seating.invitations import NO_MORE, Limits, check_tables
from sessions.seating.lobby import (
    Lobby,
    agreed_options,
    check_may_change,
    check_still_open,
    check_welcome,
    deal_of,
    pace_of,
    ready_people,
    seat_taken_by,
)
from sessions.seating.opening import (
    Invitation,
    awaited_people,
    bring_same_deck,
    has_computers,
    limited_rating_wish,
    open_lobby,
    rematch_deal,
    with_settled_rating,
)
from sessions.store import Store, surfaces
from sessions.store import invitations as invitation_rows
from sessions.store import lobbies as rows
from sessions.store.lessons import Sealed, give_secret_back
from sessions.store.lobbies import LobbyRows, LockedLobby
from sessions.store.rows import Level, LobbyRow, Person, Status, SurfaceNotes, TableNotes
from sessions.store.writer import Transaction
from sessions.tables.table import Table
from sessions.tables.tables import Tables
from sessions.time.wall_clock import CLOCK, Clock

log = structlog.get_logger(__name__)

T = TypeVar("T")


class Lobbies:
    """All lobbies. Whatever two people, or two processes, do at once happens one after the other."""

    def __init__(self, store: Store, tables: Tables, clock: Clock = CLOCK, limits: Limits = NO_MORE) -> None:
        self.store = store
        self.rows = LobbyRows(store)
        self.tables = tables
        self.clock = clock
        self.limits = limits
        self.seating = Seating(tables, clock)

    async def open(self, invitation: Invitation) -> Lobby:
        """Open a lobby, in which whoever has a seat in the deal sits at once.

        Raises BadOptions for options that the game does not take, LobbyRefusal for people, a deck or a rematch that
        can't be, and for more invitations than anybody should have to bear.
        """
        lobby_id = await self.store.transact(
            partial(open_lobby, invitation=invitation, people=self.tables.people, limits=self.limits, clock=self.clock)
        )
        if invitation.asked is not None and not has_computers(invitation.deal.people):
            await self._keep_choice(invitation.host.user_id, invitation.deal.game, rated=invitation.asked)
        lobby = self._lobby_or_refusal(await self.rows.get(lobby_id))
        if invitation.expires_at is not None:
            self.store.alarm.note_due(invitation.expires_at)
        return lobby

    async def begin_rematch(self, invitation: Invitation) -> Table | None:
        """Begin a rematch by the one press that asks for it, where computers alone play against whoever asks.

        None where a lobby has to be opened: others are awaited, or its secret was not committed to. Raises what
        ``open`` does, and DeckUnplayable.
        """

        def deal_out(transaction: Transaction) -> int | None:
            deal = rematch_deal(transaction, invitation, self.limits, self.clock())
            if deal is None:
                return None
            return self.seating.store_beginning(transaction, deal, rematch_of=invitation.rematch_of)

        table_id = await self.store.transact(deal_out)
        return None if table_id is None else await self.seating.open_begun_table(table_id)

    # Reading

    async def get(self, table_id: int) -> Lobby | None:
        """The lobby of that number, whatever became of it; None when there never was one."""
        found = await self.rows.get(table_id)
        return self._lobby_if_found(found)

    async def open_lobbies(self) -> list[Lobby]:
        """All lobbies that are open, by number; among them those that are full and were not begun before a stop."""
        return self._lobbies(await self.rows.open_lobbies())

    async def open_in_channel(self, channel_id: int, most: int) -> tuple[list[Lobby], int]:
        """The newest lobbies of a channel with a free seat, the last first, and how many there are in all."""
        found, count = await self.rows.open_in_channel(channel_id, most)
        return self._lobbies(found), count

    async def mark_outdated(self, table_id: int) -> None:
        """Note that the lobby's message is out of date."""
        await self.store.note(table_id, lobby_stale=True)

    async def with_stale_messages(self, only: int | None = None) -> list[Lobby]:
        """The lobbies, closed and begun ones too, whose messages may not show them as they are, by number.

        ``only``: this one, if it is one of them.
        """
        return self._lobbies(await self.rows.with_stale_messages(only))

    async def rematch(self, table_id: int) -> Lobby | None:
        """The open lobby for a rematch of a table, if there is one."""
        found = await self.rows.open_rematch(table_id)
        return self._lobby_if_found(found)

    async def newest_rematch(self, table_id: int, user_id: int) -> Table | None:
        """A table, or the newest of its rematches that somebody plays or has played; None where there is none."""
        return await self.tables.get(await self.rows.newest_rematch(table_id, user_id))

    async def check_welcome(self, table_id: int, user_id: int) -> None:
        """LobbyRefusal for somebody who has no seat here and can't take one."""

        def look(transaction: Transaction) -> None:
            room = _locked_lobby(transaction, table_id)
            self._check_waiting(room.row)
            if room.seat_of(user_id) is None:
                check_welcome(room, user_id)

        await self.store.transact(look)

    # What people do

    async def join(self, table_id: int, person: Person) -> Lobby:
        """Take a seat, with the deck that the person brings. LobbyRefusal when there is no seat for them, or the deck
        can't be played here."""

        def take_seat(transaction: Transaction, room: LockedLobby) -> None:
            self._check_waiting(room.row)
            check_welcome(room, person.user_id)
            check_tables(transaction, person.user_id, self.limits)
            check_deck(self._game_of_row(room.row), person, msgspec.json.decode(room.row.options))
            if room.row.rematch_of is not None:
                bring_same_deck(transaction, room.row.rematch_of, person)
            rows.seat_person(transaction, table_id, room.seat_for(person.user_id), person)
            self._limit_rating_wish(transaction, table_id)

        return await self._in_room(table_id, take_seat)

    async def give_seat(self, table_id: int, user_id: int, level: Level) -> Lobby:
        """Let a computer take the next free seat; only the host can."""

        def take_seat(transaction: Transaction, room: LockedLobby) -> None:
            self._check_waiting(room.row)
            if room.row.host_id != user_id:
                raise LobbyRefusal("computer-not-yours")
            if room.seating or room.row.invited_id is not None:
                raise LobbyRefusal("seat-kept")
            if len(room.people) >= room.row.max_seats:
                raise LobbyRefusal("seats-taken")
            seat = room.seat_for(0)
            room.people[seat] = computer(level, seat)
            rows.seat_person(transaction, table_id, seat, room.people[seat])
            rows.set_game(transaction, table_id, {"pace": pace_of(room, closed=len(room.people) >= room.row.max_seats)})
            self._limit_rating_wish(transaction, table_id)

        return await self._in_room(table_id, take_seat)

    async def set_rated(self, table_id: int, user_id: int, *, rated: bool) -> Lobby:
        """Settle whether the game counts; only the host can, and only until anybody else has joined.

        LobbyRefusal also for what is never rated.
        """

        def settle(transaction: Transaction, room: LockedLobby) -> None:
            self._check_changeable(room, user_id)
            options = agreed_options(msgspec.json.decode(room.row.options))
            computers = has_computers(room.people.values())
            wanted = rating_wish(self._game_of_row(room.row), options, room.row.pace, asked=rated, computers=computers)
            rows.set_game(transaction, table_id, {"rated": wanted})
            self._limit_rating_wish(transaction, table_id)

        lobby = await self._in_room(table_id, settle)
        if not has_computers(lobby.joined):
            await self._keep_choice(user_id, lobby.game, rated=rated)
        return lobby

    async def changeable_lobby(self, table_id: int, user_id: int) -> Lobby:
        """The lobby, for somebody who can change what is played; LobbyRefusal for others."""
        return await self._in_room(table_id, lambda _, room: self._check_changeable(room, user_id))

    async def change(self, table_id: int, user_id: int, change: LobbyChange) -> Lobby:
        """Change what is played; only the host can, and only until anybody else has joined.

        Raises BadOptions or LobbyRefusal for what can't be.
        """

        def write(transaction: Transaction, room: LockedLobby) -> None:
            self._check_waiting(room.row)
            change_lobby(transaction, room, self._game_of_row(room.row), user_id, change)
            self._limit_rating_wish(transaction, table_id)

        return await self._in_room(table_id, write)

    async def _keep_choice(self, user_id: int, game: engine.Game, *, rated: bool) -> None:
        """Keep what a host has chosen for games among people."""
        await self.tables.people.choose_rated(user_id, game.id, rated=rated)

    async def choose_deck(self, table_id: int, user_id: int, deck: ChosenDeck | None) -> Lobby:
        """Choose the deck for a seat that was taken; None is the default. LobbyRefusal when it can't be played here."""

        def write(transaction: Transaction, room: LockedLobby) -> None:
            check_still_open(room.row)
            person = replace(room.people[seat_taken_by(room, user_id)], deck=encoded_deck(deck))
            check_deck(self._game_of_row(room.row), person, msgspec.json.decode(room.row.options))
            rows.choose_deck(transaction, table_id, user_id, person.deck)

        return await self._in_room(table_id, write)

    async def decline(self, table_id: int, user_id: int) -> Lobby:
        """Turn a challenge or a rematch down; only whoever was invited, and has not joined, can."""

        def check(room: LockedLobby) -> None:
            if user_id not in (room.row.invited_id, *room.seating):
                raise LobbyRefusal("decline-not-invited")
            if room.seat_of(user_id) is not None:
                raise LobbyRefusal("joined")

        return await self._close_lobby(table_id, "declined", check)

    async def leave(self, table_id: int, user_id: int) -> tuple[Lobby, Person]:
        """Free a seat that was taken, and return who had it; not the host's, who can cancel."""

        def stand_up(transaction: Transaction, room: LockedLobby) -> Person:
            check_still_open(room.row)
            seat = seat_taken_by(room, user_id)
            if room.row.host_id == user_id:
                raise LobbyRefusal("leave-yours")
            rows.free_seat(transaction, table_id, user_id)
            self._limit_rating_wish(transaction, table_id)
            return room.people[seat]

        return await self._in_room_with_result(table_id, stand_up)

    async def cancel(self, table_id: int, user_id: int) -> Lobby:
        """Close a lobby; only its host can."""

        def check(room: LockedLobby) -> None:
            if room.row.host_id != user_id:
                raise LobbyRefusal("cancel-not-yours")

        return await self._close_lobby(table_id, "cancelled", check)

    async def _close_lobby(self, table_id: int, status: Status, check: Callable[[LockedLobby], None]) -> Lobby:
        def end(transaction: Transaction, room: LockedLobby) -> None:
            check_still_open(room.row)
            check(room)
            rows.close_lobby(transaction, table_id, status, self.clock())

        return await self._in_room(table_id, end)

    async def mute(self, table_id: int, user_id: int, *, muted: bool) -> Lobby:
        """Stop this host from challenging the person challenged here, or allow it again."""

        def write(transaction: Transaction, room: LockedLobby) -> None:
            if room.row.invited_id != user_id:
                raise LobbyRefusal("for-somebody-else")
            if muted:
                invitation_rows.mute(transaction, user_id, room.row.host_id, self.clock())
            else:
                invitation_rows.unmute(transaction, user_id, room.row.host_id)

        return await self._in_room(table_id, write)

    # What happens by itself

    async def expire(self, now: float, only: int | None = None) -> list[Lobby]:
        """Close the lobbies whose time is past, or ``only`` this one; each is returned once, to whoever closed it.

        One in which everybody came in time is left to be begun.
        """
        closed = await self.store.transact(lambda transaction: rows.close_expired(transaction, now, only))
        return self._lobbies(await self.rows.lobbies_by_numbers(closed))

    async def drop_lobby(self, table_id: int, sealed: Sealed | None = None) -> Lobby:
        """Close a lobby of which no message is known, and forget it. One that turns up later says that it got lost.

        ``sealed``: the secret of a lesson that its opening has spent, and that nobody has been told.
        """

        def call_off(transaction: Transaction, room: LockedLobby) -> None:
            if room.row.status == "lobby":
                rows.close_lobby(transaction, table_id, "lost", self.clock())
                if sealed is not None:
                    give_secret_back(transaction, room.row.host_id, sealed)
            rows.forget_lobby(transaction, table_id)

        return await self._in_room(table_id, call_off)

    async def note_message(self, table_id: int, *, lobby_message_id: int | None, is_current: bool = True) -> None:
        """Store the id of a lobby's message; unless it ``is_current``, it may have to be shown as it is yet."""
        notes = TableNotes(lobby_message_id=lobby_message_id)
        await self.store.note(table_id, **(TableNotes(**notes, lobby_stale=False) if is_current else notes))

    async def note_shown(self, lobby: Lobby) -> None:
        """Note that the lobby's message shows this state of it, which may be out of date by now."""
        await self.store.transact(lambda transaction: rows.note_shown(transaction, lobby.row, lobby.joined))

    async def note_direct_channel(self, table_id: int, user_id: int, **fields: Unpack[SurfaceNotes]) -> None:
        """Store how somebody is reached by direct message; by person, because seats may still close up."""
        await self.store.transact(lambda transaction: surfaces.note_direct(transaction, table_id, user_id, fields))
        # The game may have begun meanwhile.
        table = self.tables.loaded_table(table_id)
        if table is not None:
            table.take_over_note("direct", table.seat_of(user_id), fields)

    # Beginning

    async def begin(self, table_id: int, by: int | None = None, press_id: int | None = None) -> Table:
        """Turn a lobby into a table: make the seed and start the game. LobbyRefusal when somebody has done so already.

        DeckUnplayable when a deck that was chosen can't be played (any more); nothing has happened then.
        ``by``: a person who asks for it; only the host may, unless all seats are taken. Where nobody else has joined
        but computers, ``press_id``, the interaction by which the host deals, makes the seed unforeseeable.
        """

        def end_in_a_game(transaction: Transaction) -> None:
            room = _locked_lobby(transaction, table_id)
            people = ready_people(room, by, press_id)
            deal = with_settled_rating(
                transaction, deal_of(room.row, people, self._game_of_row(room.row)), self.clock()
            )
            deal = replace(deal, pace=pace_of(room, closed=len(people) < room.row.max_seats))
            self.seating.store_beginning(transaction, deal, table_id)

        await self.store.transact(end_in_a_game)
        return await self.seating.open_begun_table(table_id)

    async def begin_full(self, only: int | None = None) -> list[Table]:
        """Begin what a stop of the process kept from beginning: every lobby that is full, or ``only`` this one.

        One that somebody else begins meanwhile, or that can't be begun any more, is passed over.
        """
        begun = []
        for lobby in self._lobbies(await self.rows.full_lobbies(only)):
            try:
                begun.append(await self.begin(lobby.id))
            except LobbyRefusal:
                continue
            except (engine.BadOptions, TableBroken) as error:
                # What a game says of its options may quote a deck, and decks can be secret.
                reason = str(error) if lobby.game.decks is None else type(error).__name__
                log.error("lobby can't begin", table=lobby.id, game=lobby.game.id, reason=reason)
        return begun

    # What all of them need

    async def _in_room(self, table_id: int, work: Callable[[Transaction, LockedLobby], object]) -> Lobby:
        """Do something in a lobby under lock; the lobby as that has left it, whatever somebody else does next."""
        lobby, _ = await self._in_room_with_result(table_id, work)
        return lobby

    async def _in_room_with_result(
        self, table_id: int, work: Callable[[Transaction, LockedLobby], T]
    ) -> tuple[Lobby, T]:
        """Like ``_in_room``, with what ``work`` returns."""

        def do(transaction: Transaction) -> tuple[rows.Found, T]:
            result = work(transaction, _locked_lobby(transaction, table_id))
            return _locked_lobby(transaction, table_id).found, result

        found, result = await self.store.transact(do)
        return self._lobby_or_refusal(found), result

    def _check_changeable(self, room: LockedLobby, user_id: int) -> None:
        self._check_waiting(room.row)
        check_may_change(room, user_id)

    def _check_waiting(self, row: LobbyRow) -> None:
        check_still_open(row)
        if row.expires_at is not None and row.expires_at <= self.clock():
            raise LobbyRefusal("status-expired")

    def _game_of_row(self, row: LobbyRow) -> engine.Game:
        game = self.tables.games.get(row.game)
        if game is None:
            raise TableBroken(row.id, sentence("broken-no-game", game=row.game))
        return game

    def _limit_rating_wish(self, transaction: Transaction, table_id: int) -> None:
        """Settle anew whether those who have joined, or for whom seats are kept, have played each other too often."""
        room = _locked_lobby(transaction, table_id)
        there, row = list(room.people.values()), room.row
        known = [*there, *awaited_people(row.invited_id, room.seating, there)]
        wanted = limited_rating_wish(transaction, row.game, row.rated, known, self.clock())
        if wanted != row.rated:
            rows.set_game(transaction, table_id, {"rated": wanted})

    def _lobby_or_refusal(self, found: rows.Found | None) -> Lobby:
        lobby = self._lobby_if_found(found)
        if lobby is None:
            raise LobbyRefusal("unknown")
        return lobby

    def _lobby_if_found(self, found: rows.Found | None) -> Lobby | None:
        return next(iter(self._lobbies([found])), None) if found is not None else None

    def _lobbies(self, found: Sequence[rows.Found]) -> list[Lobby]:
        return [Lobby(row, self._game_of_row(row), people) for row, people in found if row.game in self.tables.games]


def _locked_lobby(transaction: Transaction, table_id: int) -> LockedLobby:
    """Lock a lobby and read it."""
    room = rows.lock_lobby(transaction, table_id)
    if room is None:
        raise LobbyRefusal("unknown")
    return room
