"""Elemental Defenders on Discord: its verbs."""

from typing import ClassVar, Literal

import discord
from discord import app_commands
from discord.ext import commands

import engine
from engine import Action, Game
from engine.elemental_defenders.actions import PASS, Attack, Challenge, Defend, Mediate
from engine.elemental_defenders.cards import DECK, Card, card_name, element
from engine.elemental_defenders.view import DefendersView
from sessions import Level
from ui import HostBot, Interaction, PaceName, TableCog, TableOption, command, description_of, legal_values

BY_NAME = {
    name.lower(): card
    for card in DECK
    for name in (card_name(card).message, f"{element(card).message} {card[1]}", f"{element(card).message}{card[1]}")
}
"""What people call a card: "Warden of Fire", "Fire 4", "fire4"."""


def named(text: str) -> Card:
    """The card that somebody means: by its name, or by what is written for short."""
    return BY_NAME.get(" ".join(text.lower().replace("★", "").split()), Card(text.strip().upper()[:8]))


class ElementalDefenders(
    TableCog,
    commands.GroupCog,
    group_name="defenders",
    group_description=description_of("defenders"),
):
    game: ClassVar[Game] = engine.GAMES["elemental_defenders"]

    # Verbs

    @command("defenders", "start")
    async def start(
        self,
        interaction: Interaction,
        opponent: discord.User | None = None,
        computer: Level | None = None,
        pace: PaceName | None = None,
        rated: bool | None = None,
        mode: Literal["basic", "advanced"] = "basic",
    ) -> None:
        await self.open_table(interaction, opponent, {"mode": mode}, computer=computer, pace=pace, rated=rated)

    @command("defenders", "play")
    @app_commands.autocomplete(card=legal_values(("attack", "challenge", "defend"), "card", meant=named))
    async def play(
        self, interaction: Interaction, card: str, challenge: bool = False, table: TableOption = None
    ) -> None:

        def meant(view: DefendersView) -> Action:
            if challenge:
                return Challenge(named(card))
            return Defend(named(card)) if view.phase == "defend" else Attack(named(card))

        await self.move(interaction, table, meant)

    @command("defenders", "mediator")
    @app_commands.autocomplete(card=legal_values("mediator", "card", meant=named))
    async def mediator(self, interaction: Interaction, card: str | None = None, table: TableOption = None) -> None:
        await self.move(interaction, table, PASS if card is None else Mediate(named(card)))


async def setup(bot: HostBot) -> None:
    await bot.add_cog(ElementalDefenders(bot))
