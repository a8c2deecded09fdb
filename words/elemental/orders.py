"""An order as a part of a message's id, and what the message is about."""

from engine.elemental import ElementalView
from engine.elemental.actions import Dash, Move, Order, Substitute, Summon, Teleport
from engine.elemental.board import NAMES, WELLS
from engine.elemental.events import CoveredSubstitute, PublicOrder


def order_key(order: Order | PublicOrder) -> tuple[str, str, int]:
    """The part of the id, the cell and the other number; "" and 0 where there is none."""
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


def other_well(action: Teleport, view: ElementalView) -> str:
    """The cell that a teleport of the viewer's leads to."""
    here, there = (NAMES[well] for well in WELLS)
    return there if view.seats[view.viewer or 0].pieces[action.number - 1].cell == here else here
