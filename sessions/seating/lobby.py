"""One lobby: what it is, and who is welcome."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import msgspec

import engine
from sessions.decks.repository import ChosenDeck
from sessions.log import fair
from sessions.ratings.rules import OFTEN, can_be_rated, is_to_be_rated
from sessions.refusals import LobbyRefusal
from sessions.seating.chosen_decks import chosen_deck, objections_to
from sessions.seating.deal import Deal, Place, computer
from sessions.store.lobbies import LockedLobby
from sessions.store.rows import LobbyRow, Person, Status, row_attribute
from sessions.time.paces import NONE


class _StoredLobby:
    """What stands in the ``row`` of a lobby, as it was when it was read."""

    __slots__ = ()

    id: int = row_attribute("id")
    status: Status = row_attribute("status")
    host_id: int = row_attribute("host_id")
    invited_id: int | None = row_attribute("invited_id")
    min_seats: int = row_attribute("min_seats")
    max_seats: int = row_attribute("max_seats")
    created_at: float = row_attribute("created_at")
    expires_at: float | None = row_attribute("expires_at")
    guild_id: int | None = row_attribute("guild_id")
    channel_id: int = row_attribute("channel_id")
    lobby_message_id: int | None = row_attribute("lobby_message_id")
    rematch_of: int | None = row_attribute("rematch_of")
    pace: str = row_attribute("pace")
    rated: str | None = row_attribute("rated")
    """For whom the game is to count; see ``sessions.ratings.rules``."""
    language: str | None = row_attribute("language")
    """In which language its place is spoken to; None is English."""


@dataclass(slots=True)
class Lobby(_StoredLobby):
    """A table that waits for people."""

    row: LobbyRow = field(repr=False)  # it has the secret
    game: engine.Game
    joined: list[Person]
    """The host first, then the others in the order of their coming, and computers last."""

    def __post_init__(self) -> None:
        self.joined.sort(key=lambda person: (person.user_id != self.host_id, person.level is not None))

    def with_message(self, message_id: int) -> "Lobby":
        """The lobby, shown by this message."""
        return replace(self, row=self.row._replace(lobby_message_id=message_id))

    @property
    def options(self) -> dict[str, Any]:
        """The options on which the people have agreed."""
        return agreed_options(msgspec.json.decode(self.row.options, type=dict[str, Any]))

    @property
    def commitment(self) -> str:
        """The SHA-256 of the secret that was drawn when the lobby opened."""
        return fair.commitment(self.row.secret)

    @property
    def would_be_rated(self) -> bool:
        """True where the game of those who have joined would be rated."""
        return is_to_be_rated(self.rated, [person.level for person in self.joined])

    @property
    def is_alone(self) -> bool:
        """True while nobody but the host, and computers, has joined."""
        return all(person.level or person.user_id == self.host_id for person in self.joined)

    @property
    def can_be_rated(self) -> bool:
        """True for a game that can be rated, by these people."""
        return self.rated != OFTEN and can_be_rated(self.game, self.options, self.pace)

    @property
    def host(self) -> Person:
        """Whoever opened the lobby; they need not have a seat, where computers play for an audience."""
        own = (person for person in self.joined if person.user_id == self.host_id)
        return next(own, Person(self.host_id, self.row.host_name or "", 0))

    @property
    def reserved_for(self) -> tuple[int, ...]:
        """The ids of the people for whom the seats of a rematch are kept."""
        seating = msgspec.json.decode(self.row.seating or "[]", type=tuple[int, ...])
        return tuple(user_id for user_id in seating if user_id > 0)

    @property
    def waits_for_deal(self) -> bool:
        """True where nobody but the host can make the cards unforeseeable: the game begins when the host presses."""
        return self.is_full and self.is_alone

    @property
    def is_full(self) -> bool:
        """True once every seat is taken."""
        return len(self.joined) >= self.max_seats

    @property
    def has_enough_people(self) -> bool:
        """True once there are people enough to begin."""
        return len(self.joined) >= self.min_seats

    def has_joined(self, user_id: int) -> bool:
        """True for somebody who has joined."""
        return any(person.user_id == user_id for person in self.joined)

    def waits_for(self, user_id: int) -> bool:
        """True while somebody who was asked can still join: they have not, and the game has not begun."""
        return self.status == "lobby" and not self.has_joined(user_id)

    def deck_of(self, user_id: int) -> ChosenDeck | None:
        """The deck that somebody who has joined has chosen; None for the default."""
        return next((chosen_deck(person) for person in self.joined if person.user_id == user_id), None)

    def with_unplayable_decks(self) -> list[Person]:
        """The people whose decks can't be played at this table."""
        return [person for person in self.joined if objections_to(self.game, person, self.options)]


def check_still_open(row: LobbyRow) -> None:
    """LobbyRefusal for a lobby that is not open any more."""
    if row.status != "lobby":
        raise LobbyRefusal(f"status-{row.status}")


def check_welcome(room: LockedLobby, user_id: int) -> None:
    """LobbyRefusal for somebody who can't take a seat in a lobby."""
    if room.seat_of(user_id) is not None:
        raise LobbyRefusal("joined")
    if room.seating and user_id not in room.seating:
        raise LobbyRefusal("rematch-kept")
    if room.row.invited_id not in (None, user_id):
        raise LobbyRefusal("for-somebody-else")
    if len(room.people) >= room.row.max_seats:
        raise LobbyRefusal("seats-taken")


def seat_taken_by(room: LockedLobby, user_id: int) -> int:
    """The seat of somebody; LobbyRefusal for whoever has none."""
    seat = room.seat_of(user_id)
    if seat is None:
        raise LobbyRefusal("not-joined")
    return seat


def check_may_change(room: LockedLobby, user_id: int) -> None:
    """LobbyRefusal for whoever can't change what a game is like: anybody but the host, and they once others joined."""
    if room.row.host_id != user_id:
        raise LobbyRefusal("options-not-yours")
    if any(person.level is None and person.user_id != user_id for person in room.people.values()):
        raise LobbyRefusal("options-too-late")


def check_options(deal: Deal, least: int) -> None:
    """Raise BadOptions or LobbyRefusal unless a game can begin with any number of people from ``least`` on."""
    most = len(deal.people)
    if deal.position is not None or "position" in deal.options:
        raise LobbyRefusal("options-position")
    if "decks" in deal.options:
        raise LobbyRefusal("options-decks")
    if least > most:
        raise LobbyRefusal("options-seats", least=least, most=most)
    for count in range(least, most + 1):
        deal.game.new(count, "", deal.options)


def agreed_options(options: Mapping[str, Any]) -> dict[str, Any]:
    """The options of a table as people have agreed on them, without what was dealt: decks, orders, a position."""
    return {name: value for name, value in options.items() if name not in ("decks", "orders", "position")}


def waits_for_deal(room: LockedLobby) -> bool:
    """True where nobody but the host has joined, apart from computers; ``Lobby.waits_for_deal`` says why it matters."""
    return all(person.level or person.user_id == room.row.host_id for person in room.people.values())


def pace_of(room: LockedLobby, *, closed: bool) -> str:
    """The pace of a lobby's game; once it is ``closed`` to people there is no clock among computers alone, unless the
    host has asked for a rated game."""
    against_computers = closed and waits_for_deal(room) and len(room.people) > 1
    return NONE.name if against_computers and room.row.rated != "asked" else room.row.pace


def deal_of(row: LobbyRow, people: Sequence[Person], game: engine.Game) -> Deal:
    """The deal in which a lobby ends: with those who are there when it begins."""
    return Deal(
        game=game,
        people=tuple(people),
        place=Place(row.channel_id, row.guild_id, language=row.language),
        options=msgspec.json.decode(row.options, type=dict[str, Any]),
        pace=row.pace,
        rated=row.rated,
        secret=row.secret,
    )


def check_rematch(room: LockedLobby | None, host_id: int) -> None:
    """LobbyRefusal where somebody can't have a rematch of a table."""
    if room is None or room.row.status != "over":
        raise LobbyRefusal("rematch-too-early")
    if room.seat_of(host_id) is None:
        raise LobbyRefusal("rematch-for-others")
    if any(person.has_left for person in room.people.values()):
        raise LobbyRefusal("rematch-left")


def rotated_people(people: Sequence[Person]) -> list[Person]:
    """The people of a table, each one seat further round."""
    after = [people[-1], *people[:-1]]
    return [person if person.level is None else computer(person.level, seat) for seat, person in enumerate(after)]


def ready_people(room: LockedLobby, by: int | None, press_id: int | None) -> list[Person]:
    """The people with whom a game begins now; LobbyRefusal when it can't."""
    check_still_open(room.row)
    people = [room.people[seat] for seat in sorted(room.people)]
    if len(people) < room.row.min_seats:
        raise LobbyRefusal("too-few-people", count=room.row.min_seats - len(people))
    if by not in (None, room.row.host_id) and len(people) < room.row.max_seats:
        raise LobbyRefusal("begin-not-yours")
    if waits_for_deal(room):
        if press_id is None or by != room.row.host_id:
            raise LobbyRefusal("deal-not-yours")
        dealer = next((person for person in people if person.level is None), people[0])
        dealer.join_id = press_id
    return people
