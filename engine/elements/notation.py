"""The notation of Elements."""

from engine.contract import Resign
from engine.elements.actions import Discard, Knock, Move, Play, Take, Yield
from engine.notation import Form, Notation

NOTATION = Notation(
    Move | Resign,
    (
        Form(Play, "{card}"),
        Form(Take, "take"),
        Form(Discard, "discard"),
        Form(Knock, "knock"),
        Form(Yield, "yield"),
    ),
)
