"""One lobby: what it is, who is welcome, and which decks can be played there."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

import msgspec

import engine
from engine.sentences import Sentence
from sessions.decks.repository import ChosenDeck, objections, ready_decks
from sessions.log import fair
from sessions.ratings.rules import counts
from sessions.refusals import LobbyRefusal
from sessions.store.lobbies import Room
from sessions.store.rows import Level, LobbyRow, Person, Status

MOST_REASONS = 5


class DeckUnplayable(LobbyRefusal):
    """Somebody's deck keeps a game from beginning; the text is for everybody and says nothing of the deck."""

    def __init__(self, owner: Person, chosen: ChosenDeck, reasons: Sequence[Sentence]) -> None:
        super().__init__("deck-hinders", player=owner.name)
        self._owner = owner
        self._for_owner = unplayable(chosen, reasons)

    def told(self, user_id: int) -> LobbyRefusal:
        """The refusal as one person reads it: the owner of the deck learns the reasons."""
        return self._for_owner if user_id == self._owner.user_id else self


def unplayable(chosen: ChosenDeck, reasons: Sequence[Sentence]) -> LobbyRefusal:
    """Why a deck can't be chosen, for its owner."""
    told, more = tuple(reasons[:MOST_REASONS]), len(reasons) - MOST_REASONS
    if more > 0:
        return LobbyRefusal("deck-unplayable-more", deck=chosen.name, reasons=told, more=more)
    return LobbyRefusal("deck-unplayable", deck=chosen.name, reasons=told)


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
    pace: str
    rated: str | None
    """For whom the game is to count; see ``sessions.ratings.rules``."""
    language: str | None
    """In which language its place is spoken to; None is English."""

    @property
    def counts(self) -> bool:
        """Whether the game of those who have joined would be rated."""
        return counts(self.rated, [person.level for person in self.joined])

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


def check_status(row: LobbyRow) -> None:
    """LobbyRefusal for a lobby that is not open any more."""
    if row.status != "lobby":
        raise LobbyRefusal(f"status-{row.status}")


def check_welcome(room: Room, user_id: int) -> None:
    """LobbyRefusal for somebody who can't take a seat in a lobby."""
    if room.seat_of(user_id) is not None:
        raise LobbyRefusal("joined")
    if room.seating and user_id not in room.seating:
        raise LobbyRefusal("rematch-kept")
    if room.row.invited_id not in (None, user_id):
        raise LobbyRefusal("for-somebody-else")
    if len(room.people) >= room.row.max_seats:
        raise LobbyRefusal("seats-taken")


def check_options(game: engine.Game, options: Mapping[str, Any], least: int, most: int) -> None:
    """Raise BadOptions or LobbyRefusal unless a game can be started with these options by any number of people."""
    if "position" in options:
        raise LobbyRefusal("options-position")
    if "decks" in options:
        raise LobbyRefusal("options-decks")
    if least > most:
        raise LobbyRefusal("options-seats", least=least, most=most)
    for count in range(least, most + 1):
        game.new(count, "", options)


def computer(level: Level, seat: int) -> Person:
    """A computer at a seat: it has no id of Discord's, and adds nothing to the seed."""
    return Person(user_id=-1 - seat, name=f"Elementarium ({level})", join_id=0, level=level)


def agreed(options: Mapping[str, Any]) -> dict[str, Any]:
    """The options of a table as its lobby had them, without the decks and standing orders of its people."""
    return {name: value for name, value in options.items() if name not in ("decks", "orders")}


def encoded(deck: ChosenDeck | None) -> str | None:
    """A deck as ``Person.deck`` keeps it."""
    return None if deck is None else encoded_json(deck)


def _chosen(person: Person) -> ChosenDeck | None:
    return None if person.deck is None else msgspec.json.decode(person.deck, type=ChosenDeck)


def _reasons(game: engine.Game, person: Person, options: Mapping[str, Any]) -> list[Sentence]:
    """What speaks against the deck that somebody has chosen."""
    chosen = _chosen(person)
    return [] if chosen is None else objections(game, chosen.cards, options)


def check_deck(game: engine.Game, person: Person, options: Mapping[str, Any]) -> None:
    """LobbyRefusal when somebody's chosen deck can't be played with these options."""
    chosen = _chosen(person)
    if chosen is None:
        return
    if game.decks is None:
        raise LobbyRefusal("no-decks", game=game.title)
    if reasons := _reasons(game, person, options):
        raise unplayable(chosen, reasons)


def with_decks(game: engine.Game, options: dict[str, Any], people: Sequence[Person]) -> dict[str, Any]:
    """The options with the decks by seat, once more checked: a game may have changed since they were chosen.

    Who has chosen none gets a ready deck that nobody else plays with, as far as the game has several.
    """
    if game.decks is None:
        return options
    decks = [_chosen(person) for person in people]
    for person, chosen in zip(people, decks, strict=True):
        if chosen is not None and (reasons := objections(game, chosen.cards, options)):
            raise DeckUnplayable(person, chosen, reasons)
    return options | {"decks": [None if cards is None else list(cards) for cards in _dealt(game, options, decks)]}


def _dealt(
    game: engine.Game, options: Mapping[str, Any], decks: Sequence[ChosenDeck | None]
) -> Iterator[Sequence[str] | None]:
    """The decks by seat; None, the game's own choice, stays only where there is nothing to choose from."""
    ready = [deck.cards for deck in ready_decks(game) if not objections(game, deck.cards, options)]
    taken = [sorted(chosen.cards) for chosen in decks if chosen is not None]
    for chosen in decks:
        if chosen is not None or len(ready) < 2:
            yield None if chosen is None else chosen.cards
            continue
        cards = next((cards for cards in ready if sorted(cards) not in taken), ready[0])
        taken.append(sorted(cards))
        yield cards


def waits_for_deal(room: Room) -> bool:
    """Whether nobody but the host has joined, apart from computers; ``Lobby.waits_for_deal`` says why it matters."""
    return all(person.level or person.user_id == room.row.host_id for person in room.people.values())


def lobby_of(row: LobbyRow, people: Sequence[Person], game: engine.Game) -> Lobby:
    """A lobby as it is stored."""
    host_name = next((person.name for person in people if person.user_id == row.host_id), row.host_name or "")
    return Lobby(
        id=row.id,
        game=game,
        options=agreed(msgspec.json.decode(row.options, type=dict[str, Any])),
        status=row.status,
        host_id=row.host_id,
        host_name=host_name,
        invited_id=row.invited_id,
        joined=sorted(people, key=lambda person: (person.user_id != row.host_id, person.level is not None)),
        min_seats=row.min_seats,
        max_seats=row.max_seats,
        commitment=fair.commitment(row.secret),
        created_at=row.created_at,
        expires_at=row.expires_at,
        guild_id=row.guild_id,
        channel_id=row.channel_id,
        lobby_message_id=row.lobby_message_id,
        rematch_of=row.rematch_of,
        pace=row.pace,
        rated=row.rated,
        language=row.language,
    )


def seated(people: Sequence[Person]) -> list[Person]:
    """The people of a table that begins: computers are numbered by their seats."""
    return [
        person if person.level is None else replace(person, user_id=computer(person.level, seat).user_id)
        for seat, person in enumerate(people)
    ]


def check_past(room: Room | None, host_id: int) -> Room:
    """The finished table that somebody wants a rematch of; LobbyRefusal where they can't have one."""
    if room is None or room.row.status != "over":
        raise LobbyRefusal("rematch-too-early")
    if room.seat_of(host_id) is None:
        raise LobbyRefusal("rematch-for-others")
    if any(person.has_left for person in room.people.values()):
        raise LobbyRefusal("rematch-left")
    return room


def turned(room: Room) -> list[Person]:
    """The people of a finished table, each one seat further round."""
    before = [room.people[seat] for seat in sorted(room.people)]
    after = [before[-1], *before[:-1]]
    return [person if person.level is None else computer(person.level, seat) for seat, person in enumerate(after)]


def only_other(people: Sequence[Person], user_id: int) -> int | None:
    """The one other person among these; None when there are more, or none."""
    others = [person.user_id for person in people if person.level is None and person.user_id != user_id]
    return others[0] if len(others) == 1 else None


def encoded_json(value: object) -> str:
    """A value as JSON, as it is stored."""
    return msgspec.json.encode(value).decode()
