"""What a thought leaves for the rest of a turn: the likely next decisions, and how much of the turn's budget is spent.

A turn of many small decisions is one thought. The plan says what to do at each view that was foreseen; where
something else happens, the rest is thought anew within what is left. It is made of imagined states alone, and it is
data: it travels beside the next question, and whoever has lost it thinks the turn anew.
"""

from hashlib import sha256
from typing import Any

import msgspec

from engine import View

MOST_STEPS = 40
"""How far a plan looks, in actions of all seats."""
ENCODE = msgspec.json.Encoder(order="deterministic").encode


class Step(msgspec.Struct, frozen=True):
    """What to do when the view is the one that was foreseen."""

    view: str
    """Its digest."""
    action: dict[str, Any]


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """How a turn is to go on."""

    turn: int
    """The turn it is for; in another one it is worth nothing."""
    spent: int = 0
    """How many iterations the turn has taken."""
    seconds: float = 0.0
    """The processor time that the turn has taken, for the safety net."""
    steps: tuple[Step, ...] = ()
    """What was foreseen, in its order."""

    def foreseen(self, view: View) -> dict[str, Any] | None:
        """The action for a view, if it was foreseen."""
        if not self.steps:
            return None
        seen = digest(view)
        return next((step.action for step in self.steps if step.view == seen), None)


def digest(view: View) -> str:
    """What tells a view from others."""
    return sha256(ENCODE(view)).hexdigest()[:24]
