"""The presses that stand below decks and in the builder alone."""

from typing import Annotated

from ui.interactions.ids import InBuilder
from ui.interactions.press import IdPart, Number, Press, Values, Word, flag

UserId = Annotated[int, IdPart(r"\d+", int)]


class BuilderMenuPress(Press, prefix="dckm1"):
    """A menu of the builder, of which one entry is chosen, or of cards several."""

    verb: Word
    spot: InBuilder
    values: Values = ()

    @property
    def value(self) -> str:
        """The first of the chosen entries, or ""."""
        return self.values[0] if self.values else ""


class DeleteDeckPress(Press, prefix="dckd1"):
    """The answer to whether a deck is to be deleted: yes, or ``keep`` it."""

    user_id: UserId
    deck_id: Number
    keep: Annotated[bool, flag("no")] = False


class ShareDeckPress(Press, prefix="dcks1"):
    """Shows a deck of somebody's own to everybody (``post``), or offers it to all in the server that they manage."""

    verb: Word
    deck_id: Number


class ReopenFormPress(Press, prefix="dckt1"):
    """Opens a refused form again; what somebody wrote into it is not in the id."""

    user_id: UserId
