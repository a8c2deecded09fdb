"""What a game says: the words and the layout that each game's cog brings."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

import discord

import engine
from engine import Action, Game, View

Path = tuple[str, ...]
"""The small steps that lead to an action: its type, then one part after the other."""

EventData = Mapping[str, Any]
"""An event as JSON-able data, as the rules file shows it."""

Names = Sequence[str]
"""The players' names by seat, safe to stand in a message."""


def joined(names: Names) -> str:
    """Names in a sentence: "Ada, Bo and Cleo"."""
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}"


class Words:
    """The words of one game. They never decide what is allowed."""

    game: ClassVar[Game]
    group: str
    """What the game's commands begin with."""
    risky: ClassVar[frozenset[str]] = frozenset()
    """Types of actions that are confirmed before they are sent, where one press would do it."""
    styles: ClassVar[Mapping[str, discord.ButtonStyle]] = {}
    """The look of the buttons by the action's type."""
    folded: ClassVar[frozenset[str]] = frozenset()
    """Types of actions that stay behind one button, however few they are."""
    prompts: ClassVar[Mapping[str, str]] = {}
    """What stands on a menu of actions, by their type: "Play a card"."""

    def label(self, action: Action, view: View) -> str:
        """An action on a button or in a menu: at most 80 characters, unlike every other legal one's."""
        raise NotImplementedError

    def tell(self, event: EventData, names: Names) -> str | None:
        """An event in a plain line, or None where it needs no word of its own."""
        raise NotImplementedError

    def headline(self, view: View) -> str:
        """Where the game stands, in a few words: "Round 2, first to 6 tokens"."""
        raise NotImplementedError

    def private(self, view: View, names: Names) -> str:
        """What a seat needs to know and only it may: its hand in words."""
        raise NotImplementedError

    def options(self, options: Mapping[str, Any]) -> str:
        """The options of a game in words, for its lobby."""
        raise NotImplementedError

    def result(self, view: View, names: Names) -> str:
        """Who won and how, in one sentence."""
        raise NotImplementedError

    def waiting(self, view: View, names: Names, active: Sequence[int]) -> str:
        """Who is being waited for, in a sentence."""
        return f"**{joined([names[seat] for seat in active])}** to move."

    def path(self, action: Action) -> Path:
        """The steps to an action: by default its type, then field by field."""
        data = engine.to_json(action)
        return (data.pop("type"), *(str(part) for part in data.values()))

    def step(self, path: Path, view: View) -> str:
        """The label of a step that several actions share."""
        return self.prompts.get(path[0], path[-1]) if len(path) == 1 else path[-1]

    def style(self, path: Path) -> discord.ButtonStyle:
        return self.styles.get(path[0], discord.ButtonStyle.secondary)

    def choice(self, name: str, value: Any, view: View) -> str:
        """How a legal value of a command's argument reads in autocomplete."""
        return str(value)
