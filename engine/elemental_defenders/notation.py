"""The notation of Elemental Defenders."""

from engine.contract import Resign
from engine.elemental_defenders.actions import Attack, Challenge, Defend, Mediate, Move, Pass
from engine.notation import Form, Notation

NOTATION = Notation(
    Move | Resign,
    (
        Form(Attack, "{card}"),
        Form(Challenge, "{card}!"),
        Form(Defend, "={card}"),
        Form(Mediate, "*{card}"),
        Form(Pass, "pass"),
    ),
)
