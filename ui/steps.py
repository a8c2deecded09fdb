"""Choices and the rows in which they stand: what the words of a game and the surface both speak of."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from engine import Action
from words.game import Path

ENTRIES = 25
"""So many entries has a menu at most, and so many suggestions an option of a command."""


@dataclass(frozen=True, slots=True)
class Choice:
    """One button or one entry of a menu: an action, or a step (``action is None``) that leads to further choices."""

    key: str
    label: str
    path: Path
    action: Action | None
    further: tuple[Action, ...] = ()
    """The actions that follow it in the same decision."""
    at_once: bool = False
    """Whether several actions are sent by the press, which says all that there is to say."""


@dataclass(frozen=True, slots=True)
class Row:
    """A row of buttons (None: a gap that can't be pressed), or, with a prompt, a menu."""

    choices: tuple[Choice | None, ...]
    prompt: str | None = None
    gather: Callable[[Sequence[Choice]], Sequence[Action]] | None = None
    """For a menu of which ``least`` to ``most`` entries are chosen at a time: the actions that they are together.

    What it puts together need not be possible: that is found out when it is tried.
    """
    least: int = 1
    most: int = 1
    check: Callable[[Sequence[Choice]], None] | None = None
    """Raises IllegalAction where its entries exclude each other, which the game might say less well."""
