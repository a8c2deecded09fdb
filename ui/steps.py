"""Choices and the rows in which they stand: what the words of a game and the surface both speak of."""

from dataclasses import dataclass

from engine import Action
from words.game import Path


@dataclass(frozen=True, slots=True)
class Choice:
    """One button or one entry of a menu: an action, or a step (``action is None``) that leads to further choices."""

    key: str
    label: str
    path: Path
    action: Action | None


@dataclass(frozen=True, slots=True)
class Row:
    """A row of buttons (None: a gap that can't be pressed), or, with a prompt, a menu."""

    choices: tuple[Choice | None, ...]
    prompt: str | None = None
