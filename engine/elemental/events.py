"""The events of Elemental, for those who may see it (EL-11.5)."""

from typing import Literal

import msgspec

from engine.contract import Event, Seat
from engine.elemental.actions import Dash, Move, Order, Substitute, Summon, Teleport
from engine.elemental.board import Element
from engine.elemental.pieces import NUMBERS, SEATS, CellField, DamageField, NumberField, RoundField, SeatField


class CoveredSubstitute(msgspec.Struct, frozen=True, gc=False, tag="substitute", tag_field="type"):
    """A substitution as everybody sees it: with which number stays secret (EL-5.5)."""

    number: NumberField


PublicOrder = Move | Dash | Teleport | CoveredSubstitute | Summon
_COVERED = {number: CoveredSubstitute(number) for number in NUMBERS}


def public_order(order: Order) -> PublicOrder:
    """An order as everybody sees it."""
    return _COVERED[order.number] if isinstance(order, Substitute) else order


FightKind = Literal["priority", "ordinary"]


class Assigned(Event, frozen=True, tag="assigned"):
    """For its seat alone: which elemental is now under a number."""

    seat: SeatField
    number: NumberField
    element: Element


class Ready(Event, frozen=True, tag="ready"):
    """A seat has finished its setup, or has chosen its landing places before the other seat has."""

    seat: SeatField


class OrderSubmitted(Event, frozen=True, tag="ordered"):
    """A seat has submitted its order, which stays hidden."""

    seat: SeatField


class OrdersRevealed(Event, frozen=True, tag="orders"):
    """Both orders, South's first."""

    round: RoundField
    orders: tuple[PublicOrder, PublicOrder]


class Moved(Event, frozen=True, tag="moved"):
    """A piece has come to a cell by its order, or was swapped by a teleport; ``start`` is ``None`` for a summons."""

    seat: SeatField
    number: NumberField
    by: Literal["move", "dash", "summon", "teleport", "swap"]
    stopped: bool
    start: CellField | None = msgspec.field(name="from")
    cell: CellField


class Substituted(Event, frozen=True, tag="substituted"):
    """Under ``number`` may be another elemental now (EL-5.5)."""

    seat: SeatField
    number: NumberField


class TeleportVoid(Event, frozen=True, tag="void"):
    """A teleport does not happen (EL-5.8)."""

    seat: SeatField
    number: NumberField


class CrystalSwapped(Event, frozen=True, tag="crystal_swapped"):
    """A teleporter has changed places with a crystal (EL-5.7)."""

    start: CellField = msgspec.field(name="from")
    cell: CellField


class Fought(Event, frozen=True, tag="fight"):
    """A fight; all pairs are South's, North's. ``acting`` is ``None`` for a king off the fountains."""

    kind: FightKind
    numbers: tuple[NumberField, NumberField]
    cells: tuple[CellField, CellField]
    elements: tuple[Element, Element]
    acting: tuple[Element | None, Element | None]
    damage: tuple[DamageField, DamageField]
    pushed: tuple[bool, bool]


class Fatigued(Event, frozen=True, tag="fatigue"):
    """The third stand-off in a row of South's and North's piece: both lose 1 energy."""

    numbers: tuple[NumberField, NumberField]


class Defeated(Event, frozen=True, tag="defeated"):
    """A piece without energy has left the board, uncovered (EL-6)."""

    seat: SeatField
    number: NumberField
    element: Element
    cell: CellField


class LandingAsked(Event, frozen=True, tag="choose"):
    """A seat has to choose where a piece of its own lands; that it has to choose again, it alone is told."""

    seat: SeatField


class Landed(Event, frozen=True, tag="knocked"):
    """A piece thrown by a fight has landed (perhaps where it was)."""

    seat: SeatField
    number: NumberField
    start: CellField = msgspec.field(name="from")
    cell: CellField


class Returned(Event, frozen=True, tag="returned"):
    """A piece has gone back after a level priority fight; ``cell`` is ``None`` for a failed summons."""

    seat: SeatField
    number: NumberField
    start: CellField = msgspec.field(name="from")
    cell: CellField | None


class CrystalClaimed(Event, frozen=True, tag="claimed"):
    """A piece has taken the crystal on its cell."""

    seat: SeatField
    number: NumberField
    cell: CellField


class Healed(Event, frozen=True, tag="healed"):
    """A piece has its whole energy back (EL-8.4)."""

    seat: SeatField
    number: NumberField


class CrystalMade(Event, frozen=True, tag="crystal"):
    """The defeat of this piece has made a crystal on a well."""

    seat: SeatField
    number: NumberField
    cell: CellField


class Resigned(Event, frozen=True, tag="resign"):
    """A seat has given the game up."""

    seat: SeatField


class Ended(Event, frozen=True, tag="end"):
    """The game is over; ``winners`` is empty for a draw (EL-9)."""

    winners: tuple[Seat, ...]
    reason: str


READY = (Ready(seat=SEATS[0]), Ready(seat=SEATS[1]))
ORDERED = (OrderSubmitted(seat=SEATS[0]), OrderSubmitted(seat=SEATS[1]))
CHOOSING = (LandingAsked(seat=SEATS[0]), LandingAsked(seat=SEATS[1]))
CHOOSING_AGAIN = (LandingAsked(seat=SEATS[0], to=SEATS[:1]), LandingAsked(seat=SEATS[1], to=SEATS[1:]))

ElementalEvent = (
    Assigned | Ready | OrderSubmitted | OrdersRevealed | Moved | Substituted | TeleportVoid | CrystalSwapped | Fought
    | Fatigued | Defeated | LandingAsked | Landed | Returned | CrystalClaimed | Healed | CrystalMade | Resigned | Ended
)  # fmt: skip
