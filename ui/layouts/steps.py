"""Choices and the rows in which they stand, as layouts and messages share them."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from engine import Action
from ui.interactions.components import BUTTONS
from words.game import Path


@dataclass(frozen=True, slots=True)
class Choice:
    """One button or one entry of a menu: an action, or a step (``action is None``) that leads to further choices."""

    key: str
    label: str
    path: Path
    action: Action | None
    further_actions: tuple[Action, ...] = ()
    """The actions that follow it in the same decision."""
    sends_at_once: bool = False
    """Whether the press sends several actions at once; its label says what they do."""
    description: str = ""
    """What it brings, in a line below its label in a menu."""
    label_with_outcome: str = ""
    """A label that says what it brings, for a button that has no line below it."""
    plain_label: str = ""
    """The label without what comes of it, where that stands on it."""


@dataclass(frozen=True, slots=True)
class Row:
    """A row of buttons (None: a gap that can't be pressed), or, with a prompt, a menu."""

    choices: tuple[Choice | None, ...]
    prompt: str | None = None
    make_actions: Callable[[Sequence[Choice]], Sequence[Action]] | None = None
    """For a menu of which ``least_chosen`` to ``most_chosen`` entries are chosen at a time: makes their actions.

    These need not be legal: that is found out when they are tried.
    """
    least_chosen: int = 1
    most_chosen: int = 1
    check_chosen: Callable[[Sequence[Choice]], None] | None = None
    """Raises IllegalAction where entries exclude each other, if the game's own sentence would be less clear."""


def button_rows(choices: Sequence[Choice], across: int = BUTTONS) -> list[Row]:
    """Rows of buttons, so many side by side."""
    return [Row(tuple(choices[at : at + across])) for at in range(0, len(choices), across)]


def actions_of(chosen: Sequence[Choice]) -> list[Action]:
    """The actions among choices, without the steps."""
    return [choice.action for choice in chosen if choice.action is not None]
