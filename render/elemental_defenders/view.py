"""A view of Elemental Defenders, read into types (ED-11), and what can be seen in it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Literal, NamedTuple

import msgspec

from engine.elemental_defenders import DECK, Card, virtue

Cards = list[Card]


def account(card: Card, points: int, righteous: bool) -> str:
    """The points of a round as a product (ED-5.2, ED-6.7): "7 × 10 = 70"."""
    played = points // (virtue(card) * (2 if righteous else 1))
    return f"{played} × {virtue(card)}{' × 2' if righteous else ''} = {points}"


class Attack(msgspec.Struct, frozen=True):
    """The card that has to be answered."""

    card: Card
    challenge: bool


class Result(msgspec.Struct, frozen=True):
    """How a round ended; a tie has no winner, card, left or mediator (ED-5)."""

    round: int
    opener: int
    winner: int | None
    card: Card | None
    left: int | None
    mediator: bool | None
    righteous: bool
    move: int
    points: int

    @property
    def account(self) -> str:
        """The points as a product: "7 × 10 = 70"."""
        return "0" if self.card is None else account(self.card, self.points, self.righteous)


class Outcome(msgspec.Struct, frozen=True):
    """How the game ended; no winners means a draw."""

    winners: list[int]
    scores: list[int]
    reason: Literal["score", "tie", "resign"]


class Move(NamedTuple):
    """A column of the piles: what each seat has played in it, and which seat attacked."""

    cards: tuple[Card | None, Card | None]
    attacker: int


class View(msgspec.Struct, frozen=True):
    """What everybody knows; `viewer` is None for a spectator, and nothing else differs (ED-9.1)."""

    viewer: int | None
    mode: Literal["basic", "advanced"]
    round: int
    opener: int
    phase: Literal["mediator", "answer", "attack", "defend", "over"]
    turn: int | None
    attacker: int
    attack: Attack | None
    move: int
    hands: list[Cards]
    piles: list[Cards]
    mediators: list[Card | None]
    scores: list[int]
    results: list[Result]
    outcome: Outcome | None

    @property
    def fresh(self) -> Result | None:
        """The result of the round before, while nothing has happened since."""
        if self.results and self.outcome is None and not any(self.piles) and not any(self.mediators):
            return self.results[-1]
        return None

    @property
    def again(self) -> Card | None:
        """The ninth card of whoever has to play and has no other: it is used once more (ED-6.6)."""
        if self.turn is None or self.phase not in ("attack", "defend") or self.hands[self.turn]:
            return None
        return self.piles[self.turn][-1]

    @property
    def open_to(self) -> frozenset[Card]:
        """The cards that whoever has the turn may play or put aside now (ED-4, ED-6, ED-7)."""
        if self.turn is None:
            return frozenset()
        cards = [self.again] if self.again else self.hands[self.turn]
        first = self.mediators[1 - self.turn]
        if self.phase == "answer" and first:
            return frozenset(card for card in cards if card[0] != first[0] and card[1] != first[1])
        if self.attack is None:
            return frozenset(cards)
        attack = self.attack.card
        same_element = [card for card in cards if card[0] == attack[0]]
        same_level = [card for card in cards if card[1] == attack[1]]
        if self.attack.challenge:
            return frozenset(same_level or same_element)
        return frozenset(same_element or same_level)

    def moves(self) -> Iterator[Move]:
        """The moves of this round so far and their attackers: the owner of the stronger card attacks next (ED-3.3)."""
        attacker = self.opener
        for number in range(max(map(len, self.piles))):
            south, north = (pile[number] if number < len(pile) else None for pile in self.piles)
            if south is None or north is None:
                attacker = self.attacker
            yield Move((south, north), attacker)
            if south and north:
                attacker = 0 if DECK.index(south) < DECK.index(north) else 1
        if self.attack and len(self.piles[0]) == len(self.piles[1]):  # the ninth card attacks once more (ED-6.6)
            card = self.attack.card
            yield Move((card, None) if self.attacker == 0 else (None, card), self.attacker)


def read(view: Mapping[str, Any]) -> View:
    """The typed view; msgspec.ValidationError for anything that is not a view of Elemental Defenders."""
    return msgspec.convert(view, View)
