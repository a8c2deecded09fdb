"""The actions of Elemental (EL-11.2), each made once."""

import msgspec

from engine.contract import Action
from engine.elemental.board import NAMES
from engine.elemental.pieces import ELEMENTALS, NUMBERS, NumberField, Written


class Assign(Action, frozen=True, tag="assign"):
    """Set up what goes under a number: an elemental or the own king (EL-2)."""

    number: NumberField
    element: Written


class Shuffle(Action, frozen=True, tag="shuffle"):
    """Set up what is left at random (EL-2)."""


class Move(Action, frozen=True, tag="move", omit_defaults=True):
    """One step, to a neighbouring cell; ``heal``: pay for healing on the own circle as well (EL-4.1, EL-4.6)."""

    number: NumberField
    to: Written
    heal: bool = False


class Dash(Action, frozen=True, tag="dash", omit_defaults=True):
    """Two steps, to one of twelve cells; ``heal`` as for a move (EL-4.2, EL-4.6)."""

    number: NumberField
    to: Written
    heal: bool = False


class Teleport(Action, frozen=True, tag="teleport"):
    """From one well to the other (EL-4.3)."""

    number: NumberField


class Substitute(Action, frozen=True, tag="substitute"):
    """Exchange, in secret, the elemental under a number for a removed one (EL-4.4)."""

    number: NumberField
    other: NumberField = msgspec.field(name="with")


class Summon(Action, frozen=True, tag="summon"):
    """Bring a removed piece back on the own circle (EL-4.5)."""

    number: NumberField


class Land(Action, frozen=True, tag="land"):
    """Choose where a thrown piece of one's own lands (EL-7)."""

    number: NumberField
    to: Written


Order = Move | Dash | Teleport | Substitute | Summon
Choice = Assign | Shuffle | Order | Land

DASHING, SUBSTITUTING, SUMMONING, HEALING = 1, 1, 2, 1
"""What these cost, in crystals (EL-4)."""


def price(order: Order, fresh: bool) -> int:
    """The crystals that an order costs, but for healing, which is paid when it happens (EL-5.1)."""
    match order:
        case Dash():
            return 0 if fresh else DASHING
        case Substitute():
            return SUBSTITUTING
        case Summon():
            return SUMMONING
        case _:
            return 0


ASSIGN = {(number, element): Assign(number, element) for number in NUMBERS for element in (*ELEMENTALS[0], "dark")}
SHUFFLE = Shuffle()
MOVE = {number: tuple((Move(number, name), Move(number, name, True)) for name in NAMES) for number in NUMBERS}
DASH = {number: tuple((Dash(number, name), Dash(number, name, True)) for name in NAMES) for number in NUMBERS}
TELEPORT = {number: Teleport(number) for number in NUMBERS}
SUMMON = {number: Summon(number) for number in NUMBERS}
SUBSTITUTE = {(number, other): Substitute(number, other) for number in NUMBERS for other in NUMBERS}
LAND = {number: tuple(Land(number, name) for name in NAMES) for number in NUMBERS}
