"""The actions of Elemental (EL-11.2), each made once."""

import msgspec

from engine.contract import Action
from engine.elemental.board import NAMES
from engine.elemental.pieces import ELEMENTALS, NUMBERS, NumberField, Written


class Assign(Action, frozen=True, tag="assign"):
    number: NumberField
    element: Written


class Shuffle(Action, frozen=True, tag="shuffle"):
    pass


class Move(Action, frozen=True, tag="move", omit_defaults=True):
    number: NumberField
    to: Written
    heal: bool = False


class Dash(Action, frozen=True, tag="dash", omit_defaults=True):
    number: NumberField
    to: Written
    heal: bool = False


class Teleport(Action, frozen=True, tag="teleport"):
    number: NumberField


class Substitute(Action, frozen=True, tag="substitute"):
    number: NumberField
    other: NumberField = msgspec.field(name="with")


class Summon(Action, frozen=True, tag="summon"):
    number: NumberField


class Land(Action, frozen=True, tag="land"):
    number: NumberField
    to: Written


Order = Move | Dash | Teleport | Substitute | Summon
Choice = Assign | Shuffle | Order | Land

ASSIGN = {(number, element): Assign(number, element) for number in NUMBERS for element in (*ELEMENTALS[0], "dark")}
SHUFFLE = Shuffle()
MOVE = {number: tuple((Move(number, name), Move(number, name, True)) for name in NAMES) for number in NUMBERS}
DASH = {number: tuple((Dash(number, name), Dash(number, name, True)) for name in NAMES) for number in NUMBERS}
TELEPORT = {number: Teleport(number) for number in NUMBERS}
SUMMON = {number: Summon(number) for number in NUMBERS}
SUBSTITUTE = {(number, other): Substitute(number, other) for number in NUMBERS for other in NUMBERS}
LAND = {number: tuple(Land(number, name) for name in NAMES) for number in NUMBERS}
