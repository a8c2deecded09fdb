"""A view of Realm of the Defenders, read into types (RD-11.5), and what its cards are called and worth."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Literal

import msgspec

from engine.realm_of_the_defenders.cards import ELDER, VALUE, Card

Step = Literal["bid", "redraw", "main", "ace", "respond", "block", "queen", "hit", "loss", "resource", "over"]
Reason = Literal["fortresses", "resigned", "no_defenders", "turn_limit"]

SYMBOLS = {"S": "♠", "C": "♣", "D": "♦", "H": "♥"}


def spoken_card(card: Card) -> str:
    """A card in few characters: "10♠", "Elder"."""
    return "Elder" if card == ELDER else f"{card[:-1]}{SYMBOLS[card[-1]]}"


def worth(cards: Iterable[Card]) -> int:
    """The sum of the cards' values (RD-1.2)."""
    return sum(VALUE[card] for card in cards)


class Options(msgspec.Struct, frozen=True):
    """What of the options a picture needs."""

    fortresses: int
    short: bool


class Defender(msgspec.Struct, frozen=True):
    """A Defender in play, with the Money under an Elder (RD-4.5)."""

    id: int
    card: Card
    toughness: int
    ready: bool
    under: list[Card]


class Seat(msgspec.Struct, frozen=True):
    """What everybody sees of a realm (RD-10.1)."""

    out: bool
    fortresses: int
    deck: int
    discard: int
    defeated: list[Card]
    hand: int
    power: int
    courage: list[Card]
    bid_done: bool
    own_turns: int
    defenders: list[Defender]


class Attacker(msgspec.Struct, frozen=True):
    """An attacking Defender with his Power card."""

    defender: int
    power: Card
    blocked: bool
    hit: bool


class Retaliation(msgspec.Struct, frozen=True, rename={"source": "from"}):
    """The Power card that an attacked Defender strikes back with."""

    source: str
    card: Card


class Line(msgspec.Struct, frozen=True):
    """An attacked Defender, or the realm itself (None), and who stands against it."""

    defender: int | None
    sacrifice: Card | None
    counter: Retaliation | None
    attackers: list[Attacker]


class Battle(msgspec.Struct, frozen=True):
    """A battle as it stands."""

    target: int
    lines: list[Line]


class Due(msgspec.Struct, frozen=True):
    """A loss of Courage that is being paid."""

    seat: int
    amount: int


class Private(msgspec.Struct, frozen=True):
    """What a seat alone knows; `ask` is its open question (RD-3.4)."""

    hand: list[Card]
    power: list[Card]
    bid_cards: list[Card]
    bid: list[Card]
    ask: dict[str, Any] | None

    @property
    def paid(self) -> list[Card]:
        """The cards that the open payment has so far."""
        return list(self.ask.get("paid", ())) if self.ask else []


class Outcome(msgspec.Struct, frozen=True):
    """How the game ended; no winners means a draw."""

    winners: list[int]
    scores: list[int]
    reason: Reason


class View(msgspec.Struct, frozen=True):
    """What one viewer knows; `viewer` and `private` are None for a spectator."""

    viewer: int | None
    options: Options
    step: Step
    active: list[int]
    turn: int
    last_turn: int
    player: int | None
    order: list[int]
    deployed: bool
    attacked: bool
    placed: int
    due: Due | None
    battle: Battle | None
    seats: list[Seat]
    private: Private | None
    outcome: Outcome | None

    @property
    def seating(self) -> list[int]:
        """The seats in turn order; by number before the order is known."""
        return self.order or list(range(len(self.seats)))

    def defender(self, number: int) -> Defender | None:
        """A Defender in play by his id."""
        return next((one for seat in self.seats for one in seat.defenders if one.id == number), None)


def read(view: Mapping[str, Any]) -> View:
    """The typed view; msgspec.ValidationError for anything that is not a view of this game."""
    return msgspec.convert(view, View)
