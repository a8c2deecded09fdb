"""A view of Elemental Clash, read into types (EC-14.4), and what can be seen in it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec
from msgspec import field

from engine.elemental_clash import POOL, Card, Pool
from engine.elemental_clash.cards import extended
from engine.elemental_clash.language import SPELLS, TargetSpec, bits, facts_fit, values_fit
from render.elemental_clash.looks import Look, looks

PHASES = {
    "standby": "Standby",
    "draw": "Draw",
    "main1": "Main I",
    "combat": "Combat",
    "main2": "Main II",
    "end": "End",
}
ZONES = {"A": "ATK", "D": "DEF", "S": "pile"}


class Lying(msgspec.Struct, frozen=True):
    """A card on a space or a pile; only creatures have numbers."""

    card: str
    kind: str
    atk: int = 0
    defence: int = field(name="def", default=0)
    damage: int = 0
    keywords: tuple[str, ...] = ()


class Pile(msgspec.Struct, frozen=True):
    """An ES-pile: its stones from the bottom up, its energy and height, and the card that lies on it."""

    stones: tuple[str, ...]
    energy: str
    height: int
    card: Lying | None


class Hand(msgspec.Struct, frozen=True):
    """How many cards a hand holds, and which of them the viewer knows."""

    count: int
    cards: tuple[str, ...]


class Side(msgspec.Struct, frozen=True):
    """What belongs to one seat."""

    spellbook: int
    hand: Hand
    discard: tuple[str, ...]
    atk: tuple[Lying | None, ...]
    defence: tuple[Lying | None, ...] = field(name="def")
    piles: tuple[Pile, ...]


class Decision(msgspec.Struct, frozen=True):
    """Who has to decide what."""

    seat: int
    kind: str
    window: str | None = None
    card: str | None = None
    to: str | None = None
    n: int = 0


class Attack(msgspec.Struct, frozen=True):
    """An attack with its blockers; what is gone is None."""

    from_: str | None = field(name="from")
    to: str | None
    blocked: bool
    blockers: tuple[str | None, ...]


class Link(msgspec.Struct, frozen=True):
    """A spell on the chain."""

    link: int
    seat: int
    card: str
    targets: tuple[str, ...]


class Outcome(msgspec.Struct, frozen=True):
    """How the game ended; no winner means a draw."""

    winners: tuple[int, ...]
    scores: tuple[int, int]
    reason: str


class View(msgspec.Struct, frozen=True):
    """What a viewer sees of a game."""

    viewer: int | None
    turn: int
    player: int
    phase: str
    active: tuple[int, ...]
    stones_left: int
    seats: tuple[Side, Side]
    decision: Decision | None
    attacks: tuple[Attack, ...]
    chain: tuple[Link, ...]
    outcome: Outcome | None
    orders: dict[str, bool] | None = None
    pool: list[Any] | None = None

    @property
    def added(self) -> str | None:
        """The cards that the game added to the pool, as JSON."""
        return None if self.pool is None else msgspec.json.encode(self.pool).decode()

    @property
    def looks(self) -> Mapping[str, Look]:
        """How the cards of this game look, by id."""
        return looks(self.added)

    @property
    def rules(self) -> Pool:
        """The cards of this game."""
        return POOL if self.added is None else extended(self.added)

    def lying(self, seat: int) -> Iterator[tuple[str, Lying]]:
        """The cards on a player's spaces and piles with their places, in field order (EC-4.6)."""
        side = self.seats[seat]
        rows = (("A", side.atk), ("D", side.defence), ("S", tuple(pile.card for pile in side.piles)))
        for zone, row in rows:
            for number, card in enumerate(row, 1):
                if card is not None:
                    yield f"{seat}{zone}{number}", card

    def at(self, place: str) -> Lying | None:
        """What lies at a place."""
        return next((card for where, card in self.lying(int(place[0])) if where == place), None)


def read(view: Mapping[str, Any]) -> View:
    """A view in types; ValidationError for what is none."""
    return msgspec.convert(view, View)


def playable(view: View) -> frozenset[str] | None:
    """The ids in the viewer's hand that he could play now (EC-6); None where he is not asked for a card at all."""
    decision, seat = view.decision, view.viewer
    if decision is None or seat is None or decision.seat != seat or decision.kind not in ("main", "block", "window"):
        return None
    cards = {card_id: view.rules[card_id] for card_id in view.seats[seat].hand.cards}
    return frozenset(card_id for card_id, card in cards.items() if _can_play(view, seat, card, decision.kind == "main"))


def _can_play(view: View, seat: int, card: Card, main: bool) -> bool:
    if card.kind == "stone":
        return main and view.stones_left > 0
    if not main and (card.kind != "flash" or (view.decision and _only_blocks(view))):
        return False
    if not any(_carries(pile, card) for pile in view.seats[seat].piles):
        return False
    if card.kind not in SPELLS or card.effect is None:
        return True
    return all(spec.min == 0 or _has_target(view, seat, spec) for spec in card.triggered(card.effect).target)


def _only_blocks(view: View) -> bool:
    """Whether the defender isn't asked for Flash spells beside his blocks, by his own order (EC-7.4, EC-8.6)."""
    return view.decision is not None and view.decision.kind == "block" and not _asked(view)


def _asked(view: View) -> bool:
    return view.orders is None or view.orders.get("combat", True)


def _carries(pile: Pile, card: Card) -> bool:
    """EC-6.1."""
    fitting = card.element == "neutral" or pile.energy in (card.element, "any")
    return pile.card is None and pile.height >= card.level and fitting


def _has_target(view: View, seat: int, spec: TargetSpec) -> bool:
    """EC-11.3, EC-11.5."""
    if "player" in spec.kind:
        return True
    sides = {"own": (seat,), "opp": (1 - seat,), "any": (0, 1)}[spec.side]
    if spec.area == "discard":
        return any(_fits(view.rules[card], spec) for side in sides for card in view.seats[side].discard)
    if spec.area == "chain":
        return any(link.seat in sides and _fits(view.rules[link.card], spec) for link in view.chain)
    return any(_is_target(view, seat, place, card, spec) for side in sides for place, card in view.lying(side))


def _fits(card: Card, spec: TargetSpec) -> bool:
    return facts_fit(spec, card.kind, card.element, card.type, card.level)


def _is_target(view: View, seat: int, place: str, lying: Lying, spec: TargetSpec) -> bool:
    if not _fits(view.rules[lying.card], spec) or (int(place[0]) != seat and "warded" in lying.keywords):
        return False
    if lying.kind != "creature":
        return lying.kind == "permanent" and not any(link.card == lying.card for link in view.chain)
    if not values_fit(spec, (lying.atk, lying.defence, bits(lying.keywords))):  # type: ignore[arg-type]
        return False
    return _in_zone(place, lying, spec) and _in_state(view, place, lying, spec)


def _in_zone(place: str, lying: Lying, spec: TargetSpec) -> bool:
    zone = {"A": "atk", "D": "def", "S": "pile"}[place[1]]
    quick = zone == "pile" and "quickattacker" in lying.keywords and "atk" in spec.zone  # EC-6.6
    return not spec.zone or zone in spec.zone or quick


def _in_state(view: View, place: str, lying: Lying, spec: TargetSpec) -> bool:
    attacking = any(attack.from_ == place for attack in view.attacks)
    blocking = any(place in attack.blockers for attack in view.attacks)
    match spec.state:
        case None:
            return True
        case "attacking":
            return attacking
        case "blocking":
            return blocking
        case "fighting":
            return attacking or blocking
        case "damaged":
            return lying.damage > 0
