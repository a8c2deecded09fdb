"""What everybody knows of a game of Elemental Defenders (ED-9.1), and what can be seen in it."""

from collections.abc import Iterator
from typing import Literal, NamedTuple

import msgspec

from engine.contract import GameView, Outcome, Seat
from engine.elemental_defenders.cards import BIT, CARDS, Card, Cards, set_of
from engine.elemental_defenders.legal import apart, fitting
from engine.elemental_defenders.state import DefendersState, Mode, Phase, Result


class AttackView(msgspec.Struct, frozen=True, gc=False):
    """The card that has to be answered."""

    card: Card
    challenge: bool


class Column(NamedTuple):
    """One move in the piles: what each seat has played in it, and which seat attacked."""

    cards: tuple[Card | None, Card | None]
    attacker: int

    @property
    def beaten(self) -> int | None:
        """The seat whose card is the weaker one (ED-4.4); nobody's before the answer."""
        south, north = self.cards
        return None if south is None or north is None else int(BIT[south] < BIT[north])


class DefendersView(GameView, frozen=True, gc=False, kw_only=True):
    """The three views differ only in ``viewer``."""

    game: Literal["elemental_defenders"] = "elemental_defenders"
    mode: Mode
    round: int
    opener: Seat
    phase: Phase
    turn: Seat | None
    attacker: Seat
    attack: AttackView | None
    move: int
    hands: tuple[Cards, Cards]
    piles: tuple[Cards, Cards]
    mediators: tuple[Card | None, Card | None]
    scores: tuple[int, int]
    results: tuple[Result, ...]
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
    def open_to(self) -> Cards:
        """The cards that whoever has the turn may play or put aside now (ED-4, ED-6, ED-7)."""
        if self.turn is None:
            return ()
        cards = set_of((self.again,) if self.again else self.hands[self.turn])
        first = self.mediators[1 - self.turn]
        if self.attack is not None:
            return CARDS(fitting(cards, self.attack.card, self.attack.challenge))
        return CARDS(apart(cards, first) if self.phase == "answer" and first else cards)

    def columns(self) -> Iterator[Column]:
        """The moves of this round so far: the owner of the stronger card attacks next (ED-3.3)."""
        attacker = int(self.opener)
        for number in range(max(map(len, self.piles))):
            south, north = (pile[number] if number < len(pile) else None for pile in self.piles)
            if south is None or north is None:
                attacker = self.attacker
            column = Column((south, north), attacker)
            yield column
            if column.beaten is not None:
                attacker = 1 - column.beaten
        if self.attack and len(self.piles[0]) == len(self.piles[1]):  # the ninth card attacks once more (ED-6.6)
            card = self.attack.card
            yield Column((card, None) if self.attacker == 0 else (None, card), self.attacker)


def see(state: DefendersState, viewer: Seat | None) -> DefendersView:
    """What ``viewer`` knows: everything."""
    (south, north), (south_pile, north_pile) = state.hands, state.piles
    first, second = state.mediators
    return DefendersView(
        viewer=viewer,
        mode=state.mode,
        round=state.round,
        opener=state.opener,
        phase=state.phase,
        turn=None if state.outcome else state.turn,
        attacker=state.attacker,
        attack=None if state.attack is None else AttackView(state.attack, state.challenge),
        move=state.move,
        hands=(CARDS(south), CARDS(north)),
        piles=(south_pile, north_pile),
        mediators=(first, second),
        scores=state.scores,
        results=state.results,
        outcome=state.outcome,
    )
