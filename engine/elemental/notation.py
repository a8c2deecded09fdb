"""The notation of Elemental."""

from engine.contract import Resign
from engine.elemental.actions import Assign, Choice, Dash, Land, Move, Shuffle, Substitute, Summon, Teleport
from engine.notation import Form, Notation

NOTATION = Notation(
    Choice | Resign,
    (
        Form(Assign, "{number}={element}"),
        Form(Shuffle, "shuffle"),
        Form(Move, "{number}-{to}"),
        Form(Move, "{number}-{to}+", {"heal": True}),
        Form(Dash, "{number}--{to}"),
        Form(Dash, "{number}--{to}+", {"heal": True}),
        Form(Teleport, "{number}^"),
        Form(Substitute, "{number}/{with}"),
        Form(Summon, "{number}!"),
        Form(Land, "{number}@{to}"),
    ),
)
