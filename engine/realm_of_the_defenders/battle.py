"""Defenders in play and the lines of a battle: values, shared by all copies of a state."""

from collections.abc import Sequence
from typing import Literal

import msgspec

from engine.contract import Seat
from engine.realm_of_the_defenders.actions import DefenderId, SeatNumber
from engine.realm_of_the_defenders.cards import ELDER, FACE_VALUE, KING, VALUE, Card, Cards, worth

MOST_ATTACKERS = 2


class Defender(msgspec.Struct, frozen=True, gc=False):
    """A Spade or an Elder in play; ``under`` is the Money that an Elder for less than 15 keeps (RD-4.5)."""

    id: DefenderId
    card: Card
    toughness: int
    ready: bool
    under: Cards

    @classmethod
    def entering_play(cls, id_: DefenderId, card: Card, under: Cards = (), ready: bool = False) -> "Defender":
        """A Spade has the toughness of its value, an Elder that of the Money under it, or 15 with none."""
        toughness = VALUE[card] if card != ELDER else worth(under) if under else FACE_VALUE
        return cls(id_, card, toughness, ready, under)

    def readied(self) -> "Defender":
        """The same, ready to attack (RD-3)."""
        return Defender(self.id, self.card, self.toughness, True, self.under)


Defenders = tuple[Defender, ...]


class LineAttacker(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """One of the player's Defenders with the Power card on it."""

    defender: DefenderId
    power: Card
    blocked: bool = False
    hit: bool = False

    def stopped(self) -> "LineAttacker":
        """The same, stopped by a sacrifice."""
        return LineAttacker(self.defender, self.power, True, self.hit)

    def struck(self) -> "LineAttacker":
        """The same, struck by whoever retaliates."""
        return LineAttacker(self.defender, self.power, self.blocked, True)


class Counterstroke(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True, rename={"source": "from"}):
    """The Power card with which an attacked Defender retaliates."""

    source: Literal["pool", "hand"]
    card: Card


class Line(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """An attacked Defender and those who attack it; ``defender`` is None for a realm without Defenders."""

    defender: DefenderId | None
    attackers: tuple[LineAttacker, ...]
    sacrifice: Card | None = None
    counter: Counterstroke | None = None

    @property
    def overwhelmed(self) -> bool:
        """Whether two attack it: more can't (RD-5.4)."""
        return self.defender is not None and len(self.attackers) == MOST_ATTACKERS

    @property
    def strength(self) -> int:
        """All Power laid down here, stopped or not."""
        return sum([VALUE[attacker.power] for attacker in self.attackers])

    @property
    def unstopped(self) -> int:
        """The Power laid down here by those who are not stopped."""
        return sum([VALUE[attacker.power] for attacker in self.attackers if not attacker.blocked])

    def defeats(self, toughness: int) -> bool:
        """Whether enough Power is left for a Defender so tough; of two whose Power may be stopped, the lower one is."""
        stopped = min([VALUE[one.power] for one in self.attackers]) if self.sacrifice else 0
        return min(self.unstopped, self.strength - stopped) >= toughness

    def sacrificing(self, card: Card) -> "Line":
        """The same with the card that is sacrificed for its Defender."""
        return Line(self.defender, self.attackers, card, self.counter)

    def countering(self, counter: Counterstroke | None) -> "Line":
        """The same with what its Defender strikes back with, or without."""
        return Line(self.defender, self.attackers, self.sacrifice, counter)

    def stopping(self, attacker: DefenderId) -> "Line":
        """The same where this attacker is stopped."""
        attackers = tuple([one.stopped() if one.defender == attacker else one for one in self.attackers])
        return Line(self.defender, attackers, self.sacrifice, self.counter)

    def striking(self, attacker: DefenderId) -> "Line":
        """The same where this attacker is struck."""
        attackers = tuple([one.struck() if one.defender == attacker else one for one in self.attackers])
        return Line(self.defender, attackers, self.sacrifice, self.counter)


class Battle(msgspec.Struct, frozen=True, gc=False):
    """A battle from the choice of the realm on; until ``begun`` the player assigns attackers (RD-5.2)."""

    target: Seat
    lines: tuple[Line, ...] = ()
    begun: bool = False

    @property
    def assigned(self) -> list[DefenderId]:
        """Those who attack, line by line."""
        return [attacker.defender for line in self.lines for attacker in line.attackers]

    @property
    def attacked(self) -> list[DefenderId]:
        """Those who are attacked; nobody for a realm without Defenders."""
        return [line.defender for line in self.lines if line.defender is not None]

    @property
    def strength(self) -> int:
        """All Power that the player has laid down."""
        return sum([line.strength for line in self.lines])

    @property
    def cards(self) -> int:
        """The number of Power cards that the player has laid down."""
        return sum([len(line.attackers) for line in self.lines])

    @property
    def retaliated(self) -> bool:
        """Whether somebody strikes back."""
        return any(line.counter is not None for line in self.lines)

    def line(self, attacked: DefenderId | None) -> Line | None:
        """The line before a Defender, or before the realm itself; None where nobody attacks there."""
        for line in self.lines:
            if line.defender == attacked:
                return line
        return None

    def room(self, defenders: Sequence[Defender]) -> list[DefenderId]:
        """The target's Defenders against whom one more attacker may stand (RD-5.4)."""
        standing = {line.defender: len(line.attackers) for line in self.lines}
        return [
            defender.id
            for defender in defenders
            if standing.get(defender.id, 0) < (MOST_ATTACKERS if defender.card != KING else 1)
        ]

    def assigning(self, attacked: DefenderId | None, attacker: LineAttacker) -> "Battle":
        """The same with one more attacker against a Defender, or against the realm itself."""
        line = self.line(attacked)
        if line is not None:
            return self.replacing(Line(attacked, (*line.attackers, attacker), line.sacrifice, line.counter))
        lines = [*self.lines, Line(attacked, (attacker,))]
        lines.sort(key=lambda line: line.defender or 0)
        return Battle(self.target, tuple(lines), self.begun)

    def replacing(self, changed: Line) -> "Battle":
        """The battle with a line in place of the one before the same Defender."""
        lines = tuple([changed if line.defender == changed.defender else line for line in self.lines])
        return Battle(self.target, lines, self.begun)

    def beginning(self) -> "Battle":
        """The same with all attackers chosen."""
        return Battle(self.target, self.lines, True)


class FoughtBattle(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True, omit_defaults=True):
    """A battle that is over: its lines, who fought in it as they were, and who of them fell."""

    turn: int
    player: SeatNumber
    target: SeatNumber
    lines: tuple[Line, ...]
    fighters: Defenders
    fallen: tuple[DefenderId, ...]
    ruined: bool = False
    """Whether the attacked realm has lost a Fortress by it."""

    def fighter(self, number: DefenderId) -> Defender:
        """The one with this number who fought."""
        return next(one for one in self.fighters if one.id == number)
