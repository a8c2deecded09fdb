"""An order as a part of a message's id, and what the message is about."""

from engine.elemental import ElementalView
from engine.elemental.actions import HEALING, Dash, Move, Order, Substitute, Summon, Teleport
from engine.elemental.board import BY_NAME, CIRCLES, NAMES, WELLS, distance
from engine.elemental.events import CoveredSubstitute, Moved, PublicOrder
from engine.elemental.pieces import HALF

DASH_STEP = "dashes"
"""The step at which it is chosen where a piece dashes to."""


def order_message_parts(order: Order | PublicOrder) -> tuple[str, str, int]:
    """The part of a message's id, the cell and the other number of an order; "" and 0 where there is none."""
    match order:
        case Move(_, to, heal):
            return ("move-heal" if heal else "move"), to, 0
        case Dash(_, to, heal):
            return ("dash-heal" if heal else "dash"), to, 0
        case Teleport():
            return "teleport", "", 0
        case Substitute(_, other):
            return "substitute", "", other
        case CoveredSubstitute():
            return "substitute-covered", "", 0
        case Summon():
            return "summon", "", 0


def order_parts_in_view(
    order: Order | PublicOrder, view: ElementalView, seat: int | None = None
) -> tuple[str, str, int]:
    """The part of a message's id, the cell and the other number of an order; of a teleport the cell it leads to.

    ``seat``: whose order of the newest round it was; None for one that the viewer may give now, or has given.
    """
    key, cell, other = order_message_parts(order)
    if isinstance(order, Teleport):
        cell = teleport_destination(order, view) if seat is None else _led_to(order, view, seat)
    return key, cell, other


def destination_cell(order: Order, view: ElementalView) -> str:
    """The cell that an order of the viewer's leads to; "" for a substitution."""
    return NAMES[CIRCLES[view.viewer or 0]] if isinstance(order, Summon) else order_parts_in_view(order, view)[1]


def teleport_destination(order: Teleport, view: ElementalView) -> str:
    """The cell that a teleport leads to which the viewer may order now, or has ordered."""
    return _OTHER[view.seats[view.viewer or 0].pieces[order.number - 1].cell or ""]


def is_swapping_teleport(order: Teleport, view: ElementalView) -> bool:
    """Whether a teleport changes places with somebody or with a crystal, as the pieces stand (EL-5.7)."""
    there = teleport_destination(order, view)
    return there in view.wells.full or any(piece.cell == there for side in view.seats for piece in side.pieces)


def _led_to(order: Teleport, view: ElementalView, seat: int) -> str:
    """The cell that a teleport of the newest round led to."""
    moved = [event for event in view.last if isinstance(event, Moved)]
    for event in moved:
        if (event.seat, event.number, event.by) == (seat, order.number, "teleport"):
            return event.cell
    return _OTHER[next(event.cell for event in moved if event.seat != seat)]  # void: an enemy came to its well (EL-5.8)


_HERE, _THERE = (NAMES[well] for well in WELLS)
_OTHER = {_HERE: _THERE, _THERE: _HERE}


def can_heal_with_move(view: ElementalView) -> bool:
    """Whether a hurt piece of the viewer's can go onto the own circle with a step, and pay for being healed there."""
    own = view.seats[view.viewer or 0]
    circle = CIRCLES[own.seat]
    standing = [(piece, BY_NAME[piece.cell]) for piece in own.pieces if piece.cell is not None]
    if own.crystals < HEALING or any(cell == circle for _, cell in standing):
        return False
    return any(piece.energy == HALF and distance(cell, circle) == 1 for piece, cell in standing)
