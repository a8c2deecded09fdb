"""The opening of a lobby: everything that is checked before, and what is stored, in one transaction."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from sessions.log import fair
from sessions.people.preferences import People
from sessions.ratings.counting import limit_rating_wish
from sessions.ratings.rules import PRACTISED, SeatedPlayer, Wish, rating_wish
from sessions.refusals import LobbyRefusal, RematchAlreadyPlayed, SecretSpent
from sessions.seating.chosen_decks import check_deck
from sessions.seating.deal import Deal, Place, computer, encoded_json, stored_columns
from sessions.seating.invitations import Limits, check_challenge, check_open, check_server, check_tables
from sessions.seating.lobby import agreed_options, check_options, check_rematch, rotated_people
from sessions.store import lobbies as rows
from sessions.store.invitations import has_played
from sessions.store.lessons import Sealed, spend_secret
from sessions.store.rows import LEVELS, Level, Person, is_one_person_with_computers
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
    sealed: Sealed | None = field(default=None, repr=False)
    """The secret that a lesson of the host's has committed to: it is spent when the lobby is opened."""
    most_here: int | None = None
    """The most tables that may be open in the server; None: any number."""

    @property
    def least_people(self) -> int:
        """The number of people from which on the game can begin."""
        return len(self.deal.people) if self.reserved else self.deal.game.min_seats


def next_stronger_level(table: Table, seat: int | None) -> Level | None:
    """How well the weakest computers play in the next game of whoever has won there alone against computers: one level
    better; None for others, and where there is no such level."""
    if not has_won_alone(table, seat):
        return None
    weakest = min(LEVELS.index(level) for level in table.levels if level is not None)
    return LEVELS[weakest + 1] if weakest + 1 < len(LEVELS) else None


def has_won_alone(table: Table, seat: int | None) -> bool:
    """Whether somebody has won at a seat alone against computers."""
    outcome = table.outcome
    if seat is None or outcome is None or seat not in outcome.winners or not is_one_person_with_computers(table.people):
        return False
    return table.people[seat].level is None


def _at_least(level: Level, people: Sequence[Person]) -> list[Person]:
    """The same people, with computers that play so well, or better."""
    return [
        computer(level, seat) if person.level and LEVELS.index(person.level) < LEVELS.index(level) else person
        for seat, person in enumerate(people)
    ]


def rematch_invitation(
    table: Table,
    host: Person,
    place: Place,
    *,
    options: Mapping[str, Any] | None = None,
    level: Level | None = None,
    **more: Any,
) -> Invitation:
    """One of the people of a finished table invites the others to play again, each one seat further round.

    ``options``: those of the table, unless others are given. ``level``: how well its computers play at least. ``more``:
    of the invitation.
    """
    people = rotated_people(table.people)
    people = people if level is None else _at_least(level, people)
    deal = Deal(
        game=table.game,
        people=tuple(_person_for_rematch(person, host) for person in people),
        place=place,
        options=agreed_options(table.options) if options is None else options,
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


def _person_for_rematch(person: Person, host: Person) -> Person | None:
    """The person at a seat as soon as a rematch is offered: a computer, or whoever offers it; None for the others."""
    if person.level is not None:
        return person
    return host if person.user_id == host.user_id else None


def next_commitment(table: Table) -> str | None:
    """The SHA-256 of the secret of a table's rematch, once its game is over; None where one press begins none."""
    secret = table.row.next_secret
    return None if secret is None or table.status != "over" else fair.commitment(secret)


def rematch_deal(transaction: Transaction, invitation: Invitation, limits: Limits, now: float) -> Deal | None:
    """The deal of a rematch for which nobody else is awaited, with the secret that the end of the game before committed
    to; None where people have to join, or nothing was committed to. Raises BadOptions or LobbyRefusal."""
    deal, host, played = invitation.deal, invitation.host, invitation.rematch_of
    if played is None or None in deal.people:
        return None
    _check_rematch(transaction, played, host.user_id)
    secret = rows.take_next_secret(transaction, played)
    if secret is None:
        return None
    check_options(deal, invitation.least_people)
    bring_same_deck(transaction, played, host)
    _check_room(transaction, invitation, limits)
    return with_settled_rating(transaction, replace(deal, secret=secret), now)


def open_lobby(transaction: Transaction, invitation: Invitation, people: People, limits: Limits, clock: Clock) -> int:
    """Open a lobby inside a transaction, and return its number. Raises BadOptions or LobbyRefusal."""
    deal, host, now = invitation.deal, invitation.host, clock()
    if invitation.invited_id == host.user_id:
        raise LobbyRefusal("yourself")
    if invitation.rematch_of is not None:
        _check_rematch(transaction, invitation.rematch_of, host.user_id)
    check_options(deal, invitation.least_people)
    check_deck(deal.game, host, deal.options)
    if invitation.rematch_of is not None:
        bring_same_deck(transaction, invitation.rematch_of, host)
    elif host in deal.people:
        deal = replace(deal, rated=_rating_wish_of(transaction, invitation, people))
    check_open(transaction, host.user_id, now, limits)
    _check_room(transaction, invitation, limits)
    if invitation.invited_id is not None:
        _check_welcome(transaction, invitation, people)
        check_challenge(transaction, host.user_id, invitation.invited_id, now, limits)
    there = [one for one in deal.people if one is not None]
    known = [*there, *awaited_people(invitation.invited_id, invitation.reserved, there)]
    deal = replace(deal, rated=limited_rating_wish(transaction, deal.game.id, deal.rated, known, now))
    secret = deal.secret or fair.new_secret()
    if invitation.sealed is not None:
        if not spend_secret(transaction, host.user_id, invitation.sealed):
            raise SecretSpent
        secret = invitation.sealed.secret
    values = stored_columns(deal, secret, now) | {
        "host_id": host.user_id,
        "host_name": host.name,
        "invited_id": invitation.invited_id,
        "seating": encoded_json(invitation.reserved) if invitation.reserved else None,
        "min_seats": invitation.least_people,
        "expires_at": invitation.expires_at,
        "rematch_of": invitation.rematch_of,
    }
    return rows.add_lobby(transaction, values, {seat: one for seat, one in enumerate(deal.people) if one is not None})


def _check_room(transaction: Transaction, invitation: Invitation, limits: Limits) -> None:
    """LobbyRefusal where the host, or the server, has as many tables as may be."""
    check_tables(transaction, invitation.host.user_id, limits)
    guild_id = invitation.deal.place.guild_id
    if guild_id is not None and invitation.most_here is not None:
        check_server(transaction, guild_id, invitation.most_here)


def _rating_wish_of(transaction: Transaction, invitation: Invitation, people: People) -> Wish | None:
    """For whom a game counts; LobbyRefusal when somebody asks for what is never rated."""
    deal, asked = invitation.deal, invitation.asked
    wanted = rating_wish(deal.game, deal.options, deal.pace, asked=asked, computers=has_computers(deal.people))
    if asked is not None or wanted is None:
        return wanted
    return _usual_wish(transaction, deal.game.id, invitation.host.user_id, invitation.invited_id, people)


def _usual_wish(
    transaction: Transaction, game: str, host_id: int, invited_id: int | None, people: People
) -> Wish | None:
    """For whom a game among people counts where nobody says: for those who are practised, unless the host last chose
    a friendly one."""
    if not people.inside(transaction, host_id).rated.get(game, True):
        return None
    known = [host_id] if invited_id is None else [host_id, invited_id]
    if not are_practised(transaction, game, known):
        return None
    return "practised" if invited_id is None else "people"


def are_practised(transaction: Transaction, game: str, user_ids: Iterable[int]) -> bool:
    """True where all of these people have finished enough games of a kind for theirs to count without being asked."""
    return all(has_played(transaction, user_id, game, PRACTISED) for user_id in user_ids)


def with_settled_rating(transaction: Transaction, deal: Deal, now: float) -> Deal:
    """The deal of a game that begins, in which it is settled whether it counts for those who have come."""
    people = [person for person in deal.people if person is not None]
    if deal.rated == "practised":
        user_ids = [person.user_id for person in people if person.level is None]
        deal = replace(deal, rated="people" if are_practised(transaction, deal.game.id, user_ids) else None)
    return replace(deal, rated=limited_rating_wish(transaction, deal.game.id, deal.rated, people, now))


def limited_rating_wish(
    transaction: Transaction, game: str, wanted: str | None, people: Iterable[Person], now: float
) -> str | None:
    """A wish for a rating, as far as these people have not played each other too often; see ``limit_rating_wish``."""
    sitting = [SeatedPlayer(person.user_id, person.name, person.level) for person in people]
    return limit_rating_wish(transaction, game, wanted, sitting, now)


def awaited_people(invited_id: int | None, reserved: Iterable[int], there: Iterable[Person]) -> list[Person]:
    """The people for whom seats are kept who have not come yet; nobody knows them by more than their ids."""
    ids = {invited_id, *(user_id for user_id in reserved if user_id > 0)} - {None}
    return [Person(user_id, "", 0) for user_id in ids - {person.user_id for person in there} if user_id is not None]


def has_computers(people: Iterable[Person | None]) -> bool:
    """True where a computer sits among these."""
    return any(person is not None and person.level for person in people)


def _check_welcome(transaction: Transaction, invitation: Invitation, people: People) -> None:
    """LobbyRefusal for a challenge to somebody who takes none; a rematch goes on with what they have begun."""
    assert invitation.invited_id is not None
    if invitation.rematch_of is None and not people.inside(transaction, invitation.invited_id).challenges:
        raise LobbyRefusal("no-challenges")


def _check_rematch(transaction: Transaction, table_id: int, host_id: int) -> None:
    """LobbyRefusal where somebody can't have a rematch; the finished table is locked, so that there is one of it."""
    room = rows.lock_lobby(transaction, table_id)
    if room is not None and rows.has_rematch(transaction, table_id):
        raise LobbyRefusal("rematch-offered")
    if (again := rows.running_rematch(transaction, table_id)) is not None:
        raise RematchAlreadyPlayed(again)
    check_rematch(room, host_id)


def bring_same_deck(transaction: Transaction, played: int, person: Person) -> None:
    """Give somebody who has chosen no other deck the one that they had at a table. Whether it can still be played is
    asked when the game begins, so that they are told instead of being dealt other cards."""
    if person.deck is None:
        person.deck = rows.deck_played_with(transaction, played, person.user_id)
