"""The view of a game, typed (EC-13, EC-14.4)."""

from collections.abc import Iterator, Sequence
from typing import Any, ClassVar, Literal

import msgspec
from msgspec import UNSET, UnsetType, field

from engine.contract import GameView, Outcome
from engine.elemental_clash.actions import Window
from engine.elemental_clash.cards import POOL, Pool, canonical_json, extended_pool
from engine.elemental_clash.frames import (
    AnyFrame,
    Frozen,
    LastingEffect,
    Link,
    Phase,
    SeatNo,
    Trigger,
)
from engine.elemental_clash.language import Energy, Keyword, Kind, On
from engine.elemental_clash.latest_changes import LatestChanges, TableChange


class UnfinishedWork(Frozen, frozen=True, kw_only=True, omit_defaults=True):
    """The work in hand, which everybody knows and EC-14.4 leaves out, and how often abilities have been carried out.

    A view holds it, as ``half_done``, only while there is something of the kind, so that the view is complete: all
    that a viewer could do, and all that follows from it, can be found from it.
    """

    counts: tuple[tuple[SeatNo, str, int, int], ...] = ()
    """The times that each ability (seat, card, number) has taken place in this turn (EC-10.6)."""
    uid: int = 0
    stack: tuple[AnyFrame, ...] = ()
    chain: tuple[Link, ...] = ()
    batches: tuple[tuple[Trigger, ...], ...] = ()
    gone: tuple[tuple[int, str], ...] = ()
    unresolved: tuple[int, ...] = ()
    """The uids of spells that are not through yet."""
    places: tuple[tuple[int, str], ...] = ()
    """The uids of what lies on spaces and piles, …"""
    stones: tuple[tuple[tuple[int, ...], ...], ...] = ()
    """… of the stones, by seat and pile, …"""
    buried: tuple[tuple[int, ...], ...] = ()
    """… and of the cards in the discard piles, by seat."""


class Part(msgspec.Struct, frozen=True, gc=False):
    """The base of what a view consists of."""


class Creature(Part, frozen=True, kw_only=True, tag_field="kind", tag="creature"):
    """A creature on the field, with its values of now; DEF is without damage."""

    card: str
    atk: int
    def_: int = field(name="def")
    damage: int
    keywords: tuple[Keyword, ...]
    effects: tuple[LastingEffect, ...]

    kind: ClassVar[Kind] = "creature"


class Spell(Part, frozen=True, tag_field="kind", tag="spell"):
    """A spent spell, or one that is on the chain."""

    card: str

    kind: ClassVar[Kind] = "spell"


class Flash(Part, frozen=True, tag_field="kind", tag="flash"):
    """A spent Flash spell, or one that is on the chain."""

    card: str

    kind: ClassVar[Kind] = "flash"


class Permanent(Part, frozen=True, tag_field="kind", tag="permanent"):
    """A permanent in play, or one that is on the chain."""

    card: str

    kind: ClassVar[Kind] = "permanent"


Lying = Creature | Spell | Flash | Permanent


class PileView(Part, frozen=True):
    """An ES-pile, its stones from the bottom up, with the card that lies on it."""

    stones: tuple[str, ...]
    energy: Energy
    height: int
    card: Lying | None


class KnownCard(Part, frozen=True):
    """A card of a Spellbook whose place the viewer knows: so many from the top, 1 = top."""

    n: int
    card: str


class Hand(Part, frozen=True):
    """The number of cards, and those that the viewer knows."""

    count: int
    cards: tuple[str, ...]
    shown: tuple[str, ...] | UnsetType = UNSET
    """In one's own hand: those that everybody knows, where there are some."""


class SideView(Part, frozen=True, kw_only=True):
    """The part of one player."""

    spellbook: int
    spellbook_known: tuple[KnownCard, ...]
    hand: Hand
    discard: tuple[str, ...]
    atk: tuple[Creature | None, ...]
    def_: tuple[Creature | None, ...] = field(name="def")
    piles: tuple[PileView, ...]
    spellbook_list: tuple[str, ...] | UnsetType = UNSET
    """The cards in the Spellbook, for its owner alone."""
    spellbook_shown: tuple[int, ...] | UnsetType = UNSET
    """For its owner, which of the known cards everybody knows, where there are some: so many from the top."""


class DecisionView(Part, frozen=True, kw_only=True):
    """A decision, and whose it is; the kind says which of the other fields are there."""

    seat: SeatNo
    kind: str
    window: Window | UnsetType = UNSET
    card: str | UnsetType | None = UNSET
    target: int | UnsetType = UNSET
    picked: tuple[str, ...] | UnsetType = UNSET
    n: int | UnsetType = UNSET
    to: str | UnsetType | None = UNSET


class AttackView(Part, frozen=True):
    """An attack that has not been fought; ``to`` is None when its target is gone."""

    from_: str | None = field(name="from")
    to: str | None
    blocked: bool
    blockers: tuple[str, ...]


class LinkView(Part, frozen=True):
    """A spell on the chain."""

    link: int
    seat: SeatNo
    card: str
    targets: tuple[str, ...]


class Pending(Part, frozen=True):
    """A trigger that waits."""

    seat: SeatNo
    card: str
    on: On | Literal["mill"]


class OrdersView(Part, frozen=True):
    """Standing orders: in which windows the viewer wants to be asked (EC-8.7)."""

    spell: bool
    combat: bool
    end: bool


class LeftCards(Part, frozen=True):
    """The cards that a player had left when the game ended; the Spellbook from the top down."""

    hand: tuple[str, ...]
    spellbook: tuple[str, ...]


class ClashView(GameView, frozen=True, kw_only=True):
    """The view of a game of Elemental Clash (EC-14.4)."""

    remembered: ClassVar[frozenset[str]] = frozenset({"drawn", "lately", "left"})

    counts: ClassVar[str] = "turn"

    turn: int
    player: SeatNo
    phase: Phase
    active: tuple[SeatNo, ...]
    stones_left: int
    seats: tuple[SideView, SideView]
    decision: DecisionView | None
    moved: tuple[str, ...]
    attacks: tuple[AttackView, ...]
    chain: tuple[LinkView, ...]
    pending: tuple[Pending, ...]
    outcome: Outcome | None
    orders: OrdersView | UnsetType = UNSET
    switched: tuple[Window, ...] | UnsetType = UNSET
    """The standing orders that the viewer has switched in this turn."""
    half_done: UnfinishedWork | UnsetType = UNSET
    pool: tuple[Any, ...] | UnsetType = UNSET
    """The cards that were added to the standard ones."""
    lately: LatestChanges | None = None
    """The changes of the newest turn, …"""
    drawn: tuple[str, ...] = ()
    """… the cards that the viewer has drawn in it, …"""
    left: tuple[LeftCards, LeftCards] | None = None
    """… and what was hidden, once the game is over."""

    @property
    def rules(self) -> Pool:
        """The cards of this game."""
        return POOL if isinstance(self.pool, UnsetType) else extended_pool(canonical_json(self.pool))

    @property
    def changes(self) -> tuple[TableChange, ...]:
        """The changes of the newest turn that has any, unless that was long ago."""
        return self.lately.changes if self.lately and self.lately.turn >= self.turn - 1 else ()

    def new_at(self, place: str, card: str) -> bool:
        """True if a card has just come to a place."""
        return any(each.what in ("played", "moved") and (each.at, each.card) == (place, card) for each in self.changes)

    def cards_lost(self, seat: int) -> int:
        """The number of cards of the Spellbook that a player has just lost."""
        return sum(each.n for each in self.changes if each.what == "lost" and each.at == f"{seat}P")

    def fallen(self) -> Iterator[tuple[str, str]]:
        """The creatures that have just fallen, each with its place."""
        for each in self.changes:
            if each.what == "fell" and each.card is not None:
                yield each.at, each.card

    def cards_on_field(self, seat: int) -> Iterator[tuple[str, Lying]]:
        """The cards on a player's spaces and piles with their places, in field order (EC-4.6)."""
        side = self.seats[seat]
        rows: Sequence[tuple[str, Sequence[Lying | None]]] = (
            ("A", side.atk),
            ("D", side.def_),
            ("S", [pile.card for pile in side.piles]),
        )
        for zone, row in rows:
            for number, card in enumerate(row, 1):
                if card is not None:
                    yield f"{seat}{zone}{number}", card

    def card_at(self, ref: str) -> Lying | None:
        """The card on a space or pile; None where there is none, and for what is no place."""
        return next((card for place, card in self.cards_on_field(int(ref[0])) if place == ref), None)


def piles_alike(view: ClashView, number: int) -> list[int]:
    """The numbers of the viewer's piles that are as good as that one to a card that comes there: of the same energy and
    height, with as good a card and stones that do as much. A new pile is like no other."""
    assert view.viewer is not None
    piles = view.seats[view.viewer].piles
    facts = [
        (pile.energy, pile.height, str(pile.card), sorted(stone for stone in pile.stones if view.rules[stone].ability))
        for pile in piles
    ]
    return [n for n, found in enumerate(facts, 1) if number <= len(facts) and found == facts[number - 1]] or [number]
