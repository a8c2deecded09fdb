"""Buttons and menus as Discord wants them. Nothing keeps them: a press finds its way by its id."""

from collections.abc import Sequence
from typing import Any, Self

import discord
from discord.ui import Button, Item, Select, View

from ui.interactions.ids import RulesPagePress
from ui.interactions.press import Press
from words import Voice

Style = discord.ButtonStyle

BUTTONS = 5
"""The most buttons side by side."""
ENTRIES = 25
"""The most entries of a menu, and the most suggestions of an autocomplete."""
LABEL = 80
PROMPT = 150
ENTRY = 100
_ACROSS, ROWS = 5, 5
"""How many buttons a row has room for, and how many rows a message."""


class Components(View):
    """The rows of components below a message, written out once for all who look at them."""

    _written: list[dict[str, Any]] | None = None

    def add_item(self, item: Item[Any]) -> Self:
        """Add a component, and write the rows anew when they are next asked for; ValueError if there is no room."""
        self._written = None
        return super().add_item(item)

    def to_components(self) -> list[dict[str, Any]]:
        """The rows as Discord's API takes them, the same list until a component is added."""
        if self._written is None:
            self._written = super().to_components()
        return self._written


def button(
    press: Press, label: str, style: Style = Style.secondary, *, disabled: bool = False, row: int | None = None
) -> Button[Any]:
    """A button whose press means this."""
    return Button(label=label[:LABEL], style=style, custom_id=str(press), disabled=disabled, row=row)


def button_heading(label: str) -> str:
    """The heading above what a button changes: it is called as the button."""
    return f"**{label.removesuffix('…').rstrip()}**"


def menu(
    press: Press,
    prompt: str,
    options: Sequence[discord.SelectOption],
    *,
    row: int | None = None,
    least: int = 1,
    most: int = 1,
) -> Select[Any]:
    """A menu whose press means this, with the values of the entries that were chosen."""
    return Select(
        placeholder=prompt[:PROMPT],
        options=list(options),
        custom_id=str(press),
        row=row,
        min_values=least,
        max_values=most,
    )


def menu_entry(
    label: str, value: str, description: str | None = None, *, default: bool = False
) -> discord.SelectOption:
    """An entry of a menu."""
    about = description[:ENTRY] if description else None
    return discord.SelectOption(label=label[:ENTRY], value=value, description=about, default=default)


def make_view(*items: Item[Any]) -> View:
    """A message's components."""
    view = Components(timeout=None)
    for item in items:
        view.add_item(item)
    view.stop()  # discord.py need not remember it
    return view


def rules_button(voice: Voice, game_id: str) -> Button[Any]:
    """*Rules*: the first page of a game's."""
    return button(RulesPagePress(game_id, voice.rules_pages(game_id).pages[0].topic), voice.say("button-rules"))


def append_components(view: View, *items: Item[Any], apart: bool = False, below_all: bool = False) -> None:
    """Add components that belong together below the others: to their last row, or (``apart``) to one of their own.

    Where neither has room they stand wherever there is some, unless they are to stand ``below_all``; ValueError when
    there is none.
    """
    last = max((one.row or 0 for one in view.children), default=0)
    taken = sum(one.width for one in view.children if (one.row or 0) == last)
    fits = taken + sum(item.width for item in items) <= _ACROSS
    row = last if not view.children or (fits and (not apart or last + 1 == ROWS)) else last + 1
    if row >= ROWS and below_all:
        raise ValueError("no room below all others")
    for item in items:
        item.row = row if row < ROWS else None
        view.add_item(item)
