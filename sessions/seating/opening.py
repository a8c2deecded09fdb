"""The opening of a lobby: everything that is checked before, and what is stored, in one transaction."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from sessions.log import fair
from sessions.ratings.rules import wish
from sessions.refusals import LobbyRefusal
from sessions.seating.chosen_decks import check_deck
from sessions.seating.deal import Deal, Place, encoded_json, stored
from sessions.seating.invitations import Limits, check_challenge, check_open, check_server, check_tables
from sessions.seating.lobby import agreed, check_options, check_past, turned
from sessions.store import lobbies as rows
from sessions.store.rows import Person
from sessions.store.writer import Transaction
from sessions.tables.table import Table
from sessions.time.wall_clock import Clock


@dataclass(frozen=True, slots=True, kw_only=True)
class Invitation:
    """A deal for which people are still wanted: who invites, and whom."""

    deal: Deal
    host: Person
    """Whoever invites; they need not have a seat, where computers play for an audience."""
    invited_id: int | None = None
    """The one person who is challenged; None: whoever comes."""
    reserved: tuple[int, ...] = ()
    """The ids of those for whom the seats are kept, by seat; none where anybody may have any."""
    rematch_of: int | None = None
    """The finished table whose people play again."""
    asked: bool | None = None
    """True where the host wants the game rated, False where not; None leaves it to what is usual, or was before."""
    expires_at: float | None = None
    most_here: int | None = None
    """The most tables that may be open in the server; None: any number."""

    @property
    def least(self) -> int:
        """The number of people from which on the game can begin."""
        return len(self.deal.people) if self.reserved else self.deal.game.min_seats


def rematch(
    table: Table, host: Person, place: Place, *, options: Mapping[str, Any] | None = None, **more: Any
) -> Invitation:
    """One of the people of a finished table invites the others to play again, each one seat further round.

    ``options``: those of the table, unless others are given. ``more``: of the invitation.
    """
    people = turned(table.people)
    deal = Deal(
        game=table.game,
        people=tuple(_again(person, host) for person in people),
        place=place,
        options=agreed(table.options) if options is None else options,
        pace=table.row.pace,
        rated=table.row.rated,
    )
    others = [person.user_id for person in people if person.level is None and person.user_id != host.user_id]
    return Invitation(
        deal=deal,
        host=host,
        invited_id=others[0] if len(others) == 1 else None,
        reserved=tuple(person.user_id for person in people),
        rematch_of=table.id,
        **more,
    )


def _again(person: Person, host: Person) -> Person | None:
    """The person at a seat as soon as a rematch is offered: a computer, or whoever offers it; None for the others."""
    if person.level is not None:
        return person
    return host if person.user_id == host.user_id else None


def open_lobby(transaction: Transaction, invitation: Invitation, limits: Limits, clock: Clock) -> int:
    """Open a lobby inside a transaction, and return its number. Raises BadOptions or LobbyRefusal."""
    deal, host, now = invitation.deal, invitation.host, clock()
    if invitation.invited_id == host.user_id:
        raise LobbyRefusal("yourself")
    if invitation.rematch_of is not None:
        _check_rematch(transaction, invitation.rematch_of, host.user_id)
    check_options(deal, invitation.least)
    check_deck(deal.game, host, deal.options)
    if invitation.rematch_of is not None:
        keep_deck(transaction, invitation.rematch_of, host)
    elif host in deal.people:
        deal = _counted(deal, invitation.asked)
    check_open(transaction, host.user_id, now, limits)
    check_tables(transaction, host.user_id, limits)
    if deal.place.guild_id is not None and invitation.most_here is not None:
        check_server(transaction, deal.place.guild_id, invitation.most_here)
    if invitation.invited_id is not None:
        check_challenge(transaction, host.user_id, invitation.invited_id, now, limits)
    values = stored(deal, deal.secret or fair.new_secret(), now) | {
        "host_id": host.user_id,
        "host_name": host.name,
        "invited_id": invitation.invited_id,
        "seating": encoded_json(invitation.reserved) if invitation.reserved else None,
        "min_seats": invitation.least,
        "expires_at": invitation.expires_at,
        "rematch_of": invitation.rematch_of,
    }
    return rows.add(transaction, values, {seat: one for seat, one in enumerate(deal.people) if one is not None})


def _counted(deal: Deal, asked: bool | None) -> Deal:
    """The deal with for whom it counts; LobbyRefusal when somebody asks for what is never rated."""
    computers = any(person is not None and person.level for person in deal.people)
    return replace(deal, rated=wish(deal.game, deal.options, deal.pace, asked=asked, computers=computers))


def _check_rematch(transaction: Transaction, table_id: int, host_id: int) -> None:
    """LobbyRefusal where somebody can't have a rematch; the finished table is locked, so that there is one of it."""
    room = rows.lock(transaction, table_id)
    if room is not None and rows.has_rematch(transaction, table_id):
        raise LobbyRefusal("rematch-offered")
    check_past(room, host_id)


def keep_deck(transaction: Transaction, played: int, person: Person) -> None:
    """Give somebody who has chosen no other deck the one that they had at a table. Whether it can still be played is
    asked when the game begins, so that they are told instead of being dealt other cards."""
    if person.deck is None:
        person.deck = rows.deck_at(transaction, played, person.user_id)
