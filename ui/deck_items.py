"""The buttons, menus and forms of decks. Like those of tables they carry everything in their ids."""

import re
from collections.abc import Mapping, Sequence
from typing import Any

import discord
from discord.ui import Button, DynamicItem, Item, Label, Modal, Select, TextInput

from ui.buttons import Style, host_of, number, ours

SPOT = r"(?P<user>\d+):(?P<game>[a-z_]+):(?P<group>\d+):(?P<card>.*)"
FORM = re.compile(r"dckf1:(?P<verb>[a-z]+):(?P<game>[a-z_]*)")


class Spot:
    """Where somebody is in the builder: his game, the group that is open, the card that is chosen (or none, "").

    In a few buttons the name of a deck stands in the place of the card.
    """

    __slots__ = ("card", "game_id", "group", "user_id")

    def __init__(self, user_id: int, game_id: str, group: int = 0, card: str = "") -> None:
        self.user_id = user_id
        self.game_id = game_id
        self.group = group
        self.card = card

    @classmethod
    def of(cls, match: re.Match[str]) -> "Spot":
        return cls(int(match["user"]), match["game"], number(match["group"]), match["card"])

    def __str__(self) -> str:
        return f"{self.user_id}:{self.game_id}:{self.group}:{self.card}"


class BuilderButton(DynamicItem[Button[Any]], template=rf"dck1:(?P<verb>[a-z]+):{SPOT}"):
    """*One more*, *One less*, *Undo*, *Save as …*, *Throw away*, and what follows from them."""

    def __init__(
        self, verb: str, spot: Spot, label: str, style: Style = Style.secondary, *, disabled: bool = False
    ) -> None:
        super().__init__(Button(label=label, style=style, disabled=disabled, custom_id=f"dck1:{verb}:{spot}"))
        self.verb = verb
        self.spot = spot

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction, item: Item[Any], match: re.Match[str], /
    ) -> "BuilderButton":
        return cls(match["verb"], Spot.of(match), "")

    async def callback(self, interaction: discord.Interaction) -> Any:
        await host_of(interaction).decks.press(ours(interaction), self.verb, self.spot)


class BuilderMenu(DynamicItem[Select[Any]], template=rf"dckm1:(?P<verb>[a-z]+):{SPOT}"):
    """The groups of cards, the cards of one, how many of a card."""

    def __init__(self, verb: str, spot: Spot, prompt: str, options: Sequence[discord.SelectOption]) -> None:
        super().__init__(Select(placeholder=prompt, options=list(options), custom_id=f"dckm1:{verb}:{spot}"))
        self.verb = verb
        self.spot = spot

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction, item: Item[Any], match: re.Match[str], /
    ) -> "BuilderMenu":
        return cls(match["verb"], Spot.of(match), "", ())

    async def callback(self, interaction: discord.Interaction) -> Any:
        await host_of(interaction).decks.press(ours(interaction), self.verb, self.spot, self.item.values[0])


class DeleteButton(DynamicItem[Button[Any]], template=r"dckd1:(?P<user>\d+):(?P<deck>\d+)"):
    """The second press, without which no deck is deleted."""

    def __init__(self, user_id: int, deck_id: int, label: str = "Yes, delete it") -> None:
        super().__init__(Button(label=label, style=Style.danger, custom_id=f"dckd1:{user_id}:{deck_id}"))
        self.user_id = user_id
        self.deck_id = deck_id

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction, item: Item[Any], match: re.Match[str], /
    ) -> "DeleteButton":
        return cls(int(match["user"]), number(match["deck"]))

    async def callback(self, interaction: discord.Interaction) -> Any:
        await host_of(interaction).decks.delete(ours(interaction), self.user_id, self.deck_id)


class LobbyDeckMenu(DynamicItem[Select[Any]], template=r"lobd1:(?P<kind>own|ready):(?P<lobby>\d+)"):
    """The decks with which somebody can play at a table that is about to begin: ready ones, or his own."""

    def __init__(self, kind: str, lobby: int, prompt: str, options: Sequence[discord.SelectOption]) -> None:
        super().__init__(Select(placeholder=prompt, options=list(options), custom_id=f"lobd1:{kind}:{lobby}"))
        self.kind = kind
        self.lobby = lobby

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction, item: Item[Any], match: re.Match[str], /
    ) -> "LobbyDeckMenu":
        return cls(match["kind"], number(match["lobby"]), "", ())

    async def callback(self, interaction: discord.Interaction) -> Any:
        desk = host_of(interaction).lobbies
        await desk.choose_deck(ours(interaction), self.lobby, self.kind, self.item.values[0])


DECK_ITEMS: tuple[type[DynamicItem[Any]], ...] = (BuilderButton, BuilderMenu, DeleteButton, LobbyDeckMenu)


def form(verb: str, game_id: str, title: str, *fields: Label[Any]) -> Modal:
    """A form whose answer names the verb and the game."""
    modal = Modal(title=title, timeout=None, custom_id=f"dckf1:{verb}:{game_id}")
    for field in fields:
        modal.add_item(field)
    return modal


def name_field(most: int, default: str | None = None) -> Label[Any]:
    return Label(text="Name", component=TextInput(custom_id="name", max_length=most, default=default))


def cards_field(default: str | None = None) -> Label[Any]:
    component: TextInput[Any] = TextInput(custom_id="cards", style=discord.TextStyle.paragraph, default=default)
    return Label(text="Cards", description="A list of cards, or a share code", component=component)


def game_field(titles: Mapping[str, str]) -> Label[Any]:
    options = [discord.SelectOption(label=title, value=game_id) for game_id, title in titles.items()]
    return Label(text="Game", component=Select(custom_id="game", options=options))


def filled_in(interaction: discord.Interaction) -> tuple[re.Match[str], dict[str, str]] | None:
    """What a form of ours was sent back with, by field; None for everything else."""
    data: Mapping[str, Any] = interaction.data or {}
    found = FORM.fullmatch(data.get("custom_id", ""))
    if interaction.type is not discord.InteractionType.modal_submit or found is None:
        return None
    fields = [label["component"] for label in data["components"]]
    return found, {field["custom_id"]: field.get("value") or "".join(field.get("values", ())) for field in fields}
