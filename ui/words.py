"""What a game says: the words and the layout that each game's cog brings."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

import discord

import engine
from engine import Action, Game, View
from ui.steps import Choice, Row
from ui.steps import Path as Path

TOLD = 4
"""How many of the last moves are told, where a game does not say otherwise."""

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
        """An action on a button or in a menu: at most 80 characters, unlike every other legal one's.

        The view of a seat that labels, steps and choices get also holds the players' ``names`` by seat.
        """
        raise NotImplementedError

    def tell(self, event: EventData, names: Names) -> str | None:
        """An event in a plain line, or None where it needs no word of its own."""
        raise NotImplementedError

    def story(self, events: Sequence[EventData], view: View, names: Names) -> list[str]:
        """What has happened lately in plain lines, from the newest events that the viewer may know."""
        return [line for event in events if (line := self.tell(event, names))][-TOLD:]

    def headline(self, view: View) -> str:
        """Where the game stands, in a few words: "Round 2, first to 6 tokens"."""
        raise NotImplementedError

    def private(self, view: View, names: Names) -> str:
        """What a seat needs to know and only it may: its hand in words."""
        raise NotImplementedError

    def options(self, options: Mapping[str, Any]) -> str:
        """The options of a game in words, for its lobby."""
        raise NotImplementedError

    def again(self, options: Mapping[str, Any], view: View) -> Mapping[str, Any]:
        """The options of a rematch, where everybody sits one seat further round, after a game that ended so."""
        return options

    def result(self, view: View, names: Names) -> str:
        """Who won and how, in one sentence."""
        raise NotImplementedError

    def waiting(self, view: View, names: Names, active: Sequence[int]) -> str:
        """Who is being waited for, in a sentence."""
        return f"**{joined([names[seat] for seat in active])}** to move."

    def call(self, view: View) -> str:
        """What is said to those who are being waited for, when they are mentioned and in their own messages."""
        return "it is your turn."

    def asks(self, action: Action) -> bool:
        """Whether an action is confirmed before it is sent, where one press would do it."""
        return engine.to_json(action)["type"] in self.risky

    def preview(self, actions: Sequence[Action], view: View) -> View:
        """The view that a seat's picture is made from while it chooses among actions, or confirms the only one."""
        return view

    def path(self, action: Action) -> Path:
        """The steps to an action: by default its type, then field by field."""
        data = engine.to_json(action)
        return (data.pop("type"), *(str(part) for part in data.values()))

    def step(self, path: Path, view: View) -> str:
        """The label of a step that several actions share."""
        return self.prompts.get(path[0], path[-1]) if len(path) == 1 else path[-1]

    def layout(self, choices: Sequence[Choice], view: View) -> list[Row] | None:
        """How the choices of a step stand, in at most four rows; None: as the surface thinks best."""
        return None

    def style(self, path: Path) -> discord.ButtonStyle:
        return self.styles.get(path[0], discord.ButtonStyle.secondary)

    def choice(self, name: str, value: Any, view: View) -> str:
        """How a legal value of a command's argument reads in autocomplete."""
        return str(value)
