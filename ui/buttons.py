"""The buttons and menus of all games. They carry everything they need in their ids, so they outlive restarts.

Discord calls every class whose template matches, so each has a prefix of its own; the digit in it is the version of
the format. The ids of a seat's choices are hashes of secrets that could be guessed: they stand in direct and
ephemeral messages only.
"""

import re
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, cast

import discord
from discord.ui import Button, DynamicItem, Item, Select, View

from ui.choices import MENU
from ui.layout import Layout
from ui.pages import Page
from ui.steps import Choice, Row

if TYPE_CHECKING:
    from ui.host import Host, Interaction

ROOT_KEY = "root"
CONFIRMED = "yes"

LARGEST = 2**63 - 1

Style = discord.ButtonStyle


def ours(interaction: discord.Interaction) -> "Interaction":
    """discord.py does not know whose buttons these are."""
    return cast("Interaction", interaction)


def number(digits: str) -> int:
    """The number in an id, where one that fits into no database becomes the largest that does: nothing has it."""
    return min(int(digits), LARGEST)


def host_of(interaction: discord.Interaction) -> "Host":
    return ours(interaction).client.host


class TableButton(DynamicItem[Button[Any]], template=r"tab1:(?P<verb>[a-z]+):(?P<table>\d+)"):
    """A button that everybody may see: *My hand*, *Make a move*, *Rules*, *More*, and those behind *More*."""

    def __init__(
        self, verb: str, table: int, label: str, style: Style = Style.secondary, emoji: str | None = None
    ) -> None:
        super().__init__(Button(label=label, style=style, emoji=emoji, custom_id=f"tab1:{verb}:{table}"))
        self.verb = verb
        self.table = table

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction, item: Item[Any], match: re.Match[str], /
    ) -> "TableButton":
        return cls(match["verb"], number(match["table"]), "")

    async def callback(self, interaction: discord.Interaction) -> Any:
        await host_of(interaction).press(ours(interaction), self.verb, self.table)


class LobbyButton(DynamicItem[Button[Any]], template=r"lob1:(?P<verb>[a-z]+):(?P<lobby>\d+)"):
    """*Join*, *Accept*, *Decline*, *Cancel*, *Start now*."""

    def __init__(self, verb: str, lobby: int, label: str, style: Style = Style.secondary) -> None:
        super().__init__(Button(label=label, style=style, custom_id=f"lob1:{verb}:{lobby}"))
        self.verb = verb
        self.lobby = lobby

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction, item: Item[Any], match: re.Match[str], /
    ) -> "LobbyButton":
        return cls(match["verb"], number(match["lobby"]), "")

    async def callback(self, interaction: discord.Interaction) -> Any:
        await host_of(interaction).lobby_press(ours(interaction), self.verb, self.lobby)


class ChoiceButton(
    DynamicItem[Button[Any]],
    template=r"act1:(?P<table>\d+):(?P<seat>\d+):(?P<step>\d+):(?P<key>[0-9a-f]{8}|root)(?P<yes>:yes)?",
):
    """An action or a step towards one. ``step`` counts the seat's own actions, so a second press is a late one."""

    def __init__(
        self, place: "Place", key: str, label: str, style: Style = Style.secondary, *, confirmed: bool = False
    ) -> None:
        custom_id = f"act1:{place}:{key}" + (f":{CONFIRMED}" if confirmed else "")
        super().__init__(Button(label=label, style=style, custom_id=custom_id))
        self.place = place
        self.key = key
        self.confirmed = confirmed

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction, item: Item[Any], match: re.Match[str], /
    ) -> "ChoiceButton":
        return cls(Place.of(match), match["key"], "", confirmed=bool(match["yes"]))

    async def callback(self, interaction: discord.Interaction) -> Any:
        await host_of(interaction).choose(ours(interaction), self.place, self.key, confirmed=self.confirmed)


class ChoiceMenu(DynamicItem[Select[Any]], template=r"menu1:(?P<table>\d+):(?P<seat>\d+):(?P<step>\d+):(?P<row>\d)"):
    """A menu of actions or steps; its values are their keys."""

    def __init__(self, place: "Place", row: int, prompt: str, choices: Sequence[Choice]) -> None:
        options = [discord.SelectOption(label=choice.label[:100], value=choice.key) for choice in choices]
        super().__init__(Select(placeholder=prompt, options=options, custom_id=f"menu1:{place}:{row}"))
        self.place = place

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction, item: Item[Any], match: re.Match[str], /
    ) -> "ChoiceMenu":
        return cls(Place.of(match), int(match["row"]), "", ())

    async def callback(self, interaction: discord.Interaction) -> Any:
        await host_of(interaction).choose(ours(interaction), self.place, self.item.values[0], confirmed=False)


class PageButton(DynamicItem[Button[Any]], template=r"rul1:(?P<game>[a-z_]+):(?P<topic>[a-z0-9-]+)"):
    """Turns to a page of the rules."""

    def __init__(self, game: str, topic: str, label: str, *, disabled: bool = False) -> None:
        super().__init__(Button(label=label, custom_id=f"rul1:{game}:{topic}", disabled=disabled))
        self.game = game
        self.topic = topic

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction, item: Item[Any], match: re.Match[str], /
    ) -> "PageButton":
        return cls(match["game"], match["topic"], "")

    async def callback(self, interaction: discord.Interaction) -> Any:
        await host_of(interaction).turn_page(ours(interaction), self.game, self.topic)


class PageMenu(DynamicItem[Select[Any]], template=r"rulm1:(?P<game>[a-z_]+)(?::(?P<part>\d))?"):
    """The contents of the rules, or a part of them: a menu has room for 25 pages."""

    def __init__(self, game: str, pages: Iterable[Page], current: str, part: int = 0) -> None:
        options = [
            discord.SelectOption(label=page.title, value=page.topic, default=page.topic == current) for page in pages
        ]
        prompt, custom_id = ("More contents", f"rulm1:{game}:{part}") if part else ("Contents", f"rulm1:{game}")
        super().__init__(Select(placeholder=prompt, options=options, custom_id=custom_id))
        self.game = game

    @classmethod
    def whole(cls, game: str, pages: Sequence[Page], current: str) -> "list[PageMenu]":
        """As many menus as it takes for all pages."""
        starts = range(0, len(pages), MENU)
        return [cls(game, pages[start : start + MENU], current, part) for part, start in enumerate(starts)]

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction, item: Item[Any], match: re.Match[str], /
    ) -> "PageMenu":
        return cls(match["game"], (), "")

    async def callback(self, interaction: discord.Interaction) -> Any:
        await host_of(interaction).turn_page(ours(interaction), self.game, self.item.values[0])


ALL_ITEMS: tuple[type[DynamicItem[Any]], ...] = (
    TableButton, LobbyButton, ChoiceButton, ChoiceMenu, PageButton, PageMenu,
)  # fmt: skip


class Place:
    """A table, a seat at it, and how many actions that seat had taken when the button was made."""

    __slots__ = ("seat", "step", "table")

    def __init__(self, table: int, seat: int, step: int) -> None:
        self.table = table
        self.seat = seat
        self.step = step

    @classmethod
    def of(cls, match: re.Match[str]) -> "Place":
        return cls(number(match["table"]), number(match["seat"]), number(match["step"]))

    def __str__(self) -> str:
        return f"{self.table}:{self.seat}:{self.step}"


def view_of(*items: Item[Any]) -> View:
    """A message's components. Nobody keeps it: the items find their way by their ids."""
    view = View(timeout=None)
    for item in items:
        view.add_item(item)
    return view


def choice_view(place: Place, rows: Sequence[Row], layout: Layout[Any], *, back: bool) -> View:
    """The choices of a seat, row by row, with *Back* below when they are not the first step."""
    view = View(timeout=None)
    for number, row in enumerate(rows):
        if row.prompt is not None:
            view.add_item(_in_row(ChoiceMenu(place, number, row.prompt, [one for one in row.choices if one]), number))
            continue
        for column, choice in enumerate(row.choices):
            if choice is None:
                view.add_item(Button(label="·", disabled=True, custom_id=f"gap:{number}:{column}", row=number))
                continue
            view.add_item(_in_row(ChoiceButton(place, choice.key, choice.label, layout.style(choice.path)), number))
    if back:
        view.add_item(_in_row(ChoiceButton(place, ROOT_KEY, "Back"), len(rows)))
    return view


def _in_row(item: DynamicItem[Any], row: int) -> DynamicItem[Any]:
    item.row = row
    return item


def confirm_view(place: Place, choice: Choice, layout: Layout[Any]) -> View:
    return view_of(
        ChoiceButton(place, choice.key, f"Yes: {choice.label}"[:80], layout.style(choice.path), confirmed=True),
        ChoiceButton(place, ROOT_KEY, "Back"),
    )
