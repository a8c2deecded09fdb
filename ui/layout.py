"""How the choices of a game stand on Discord: the steps to an action, the rows, the look of a button."""

from collections.abc import Mapping, Sequence
from typing import ClassVar, Generic, TypeVar

import discord

import engine
from engine import Action, Game
from ui.steps import Choice, Row
from words.game import GameWords, Names, Path

V = TypeVar("V")


class Layout(Generic[V]):
    """One game on Discord, with the words it speaks; it never decides what is allowed. ``V``: the type of its views."""

    game: ClassVar[Game]
    group: str
    """What the game's commands begin with."""
    risky: ClassVar[frozenset[str]] = frozenset()
    """Types of actions that are confirmed before they are sent, where one press would do it."""
    styles: ClassVar[Mapping[str, discord.ButtonStyle]] = {}
    """The look of the buttons by the action's type."""
    folded: ClassVar[frozenset[str]] = frozenset()
    """Types of actions that stay behind one button, however few they are."""

    elsewhere: ClassVar[frozenset[str]] = frozenset()
    """Types of actions that are no choices of a message: they have a control of their own."""

    def __init__(self, words: GameWords[V]) -> None:
        self.words = words

    def asks(self, action: Action) -> bool:
        """Whether an action is confirmed before it is sent, where one press would do it."""
        return engine.to_json(action)["type"] in self.risky

    def path(self, action: Action) -> Path:
        """The steps to an action: by default its type, then field by field."""
        data = engine.to_json(action)
        return (data.pop("type"), *(str(part) for part in data.values()))

    def rows(self, choices: Sequence[Choice], view: V, names: Names) -> list[Row] | None:
        """How the choices of a step stand, in at most four rows; None: as usual."""
        return None

    def style(self, path: Path) -> discord.ButtonStyle:
        """The look of the button that these steps lead to."""
        return self.styles.get(path[0], discord.ButtonStyle.secondary)

    def cards(self, view: V) -> Sequence[tuple[str, str]]:
        """The cards that lie open, by id and name, at most 25; only games whose cards can be looked at have some."""
        return ()

    def preview(self, actions: Sequence[Action], view: V) -> V:
        """The view that a seat's picture is made from while it chooses among actions, or confirms the only one."""
        return view
