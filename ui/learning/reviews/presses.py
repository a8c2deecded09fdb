"""The presses that stand in reviews alone."""

from typing import Annotated

from ui.interactions.press import Digit, IdPart, Number, Press, Values


class ReviewMovePress(Press, prefix="rvm1"):
    """A press of a game's own at one of the costliest decisions, tried once more."""

    table: Number
    place: Digit
    inner: Annotated[str, IdPart("[a-z].*")]
    chosen: Values = ()
