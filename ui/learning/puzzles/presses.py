"""The presses that stand below puzzles alone."""

from typing import Annotated

from ui.interactions.press import Game, IdPart, Press, Value, Values

PuzzleId = Annotated[str, IdPart("[a-z]{2}-[0-9a-f]{8}")]


class PuzzleMovePress(Press, prefix="pzm1"):
    """A press of a game's own in a puzzle (``inner``, as it would stand there), after so many actions were played."""

    puzzle: PuzzleId
    step: Annotated[int, IdPart(r"\d{1,3}", int)]
    inner: Annotated[str, IdPart("[a-z].*")]
    chosen: Values = ()


class PuzzleThemePress(Press, prefix="pzt1"):
    """A menu of motifs: the next puzzle of a game that is about one of them."""

    game: Game
    theme: Value = ""
