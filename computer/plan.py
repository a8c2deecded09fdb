"""A thought's plan for the rest of a turn: the likely next decisions, and the part of the turn's budget that is spent.

A turn of many small decisions is one thought. The plan says what to do at each view that was foreseen; where
something else happens, the rest is thought again within what is left. It is made of imagined states alone, and it is
data: it travels beside the next question, and whoever has lost it thinks the turn again.
"""

from hashlib import sha256
from typing import Any

import msgspec

from engine import View

MOST_STEPS = 40
"""The reach of a plan, in actions of all seats."""
ENCODE = msgspec.json.Encoder(order="deterministic").encode


class Step(msgspec.Struct, frozen=True):
    """The action for a view that was foreseen."""

    view: str
    """Its digest."""
    action: dict[str, Any]


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """A plan for the rest of a turn."""

    turn: int
    """The turn it is for; in another one it is worth nothing."""
    spent: int = 0
    """The iterations that the turn has taken."""
    seconds: float = 0.0
    """The processor time that the turn has taken, for the safety net."""
    steps: tuple[Step, ...] = ()
    """The decisions that were foreseen, in order."""

    def foreseen(self, view: View) -> dict[str, Any] | None:
        """The action for a view, if it was foreseen."""
        if not self.steps:
            return None
        seen = digest(view)
        return next((step.action for step in self.steps if step.view == seen), None)


def digest(view: View) -> str:
    """A digest that tells a view from all others."""
    return sha256(ENCODE(view)).hexdigest()[:24]
