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
from ui import HostBot, Interaction, TableCog, legal_values, tables_here
from ui.layouts.elemental_defenders import DefendersLayout

BY_NAME = {
    name.lower(): card
    for card in DECK
    for name in (card_name(card), f"{element(card)} {card[1]}", f"{element(card)}{card[1]}")
}
"""What people call a card: "Warden of Fire", "Fire 4", "fire4"."""


def named(text: str) -> Card:
    """The card that somebody means: by its name, or by what is written for short."""
    return BY_NAME.get(" ".join(text.lower().replace("★", "").split()), Card(text.strip().upper()[:8]))


class ElementalDefenders(
    TableCog,
    commands.GroupCog,
    group_name="defenders",
    group_description="Elemental Defenders: attack where no answer fits",
):
    game: ClassVar[Game] = engine.GAMES["elemental_defenders"]
    layout_type = DefendersLayout

    # Verbs

    @app_commands.command()
    @app_commands.describe(
        opponent="Whom you challenge; leave it out for an open seat",
        computer="Play against the computer: how good it should be",
        mode="Basic: attacks and answers. Advanced: with Mediators and Challenges, too",
    )
    async def start(
        self,
        interaction: Interaction,
        opponent: discord.User | None = None,
        computer: Level | None = None,
        mode: Literal["basic", "advanced"] = "basic",
    ) -> None:
        """Open a table: challenge somebody, or leave a seat open."""
        await self.open_table(interaction, opponent, {"mode": mode}, computer=computer)

    @app_commands.command()
    @app_commands.describe(
        card="A card of your hand",
        challenge="Advanced game, attack with a Mystic: it has to be answered with a Mystic",
        table="Which of your games",
    )
    @app_commands.autocomplete(card=legal_values(("attack", "challenge", "defend"), "card"), table=tables_here)
    async def play(
        self, interaction: Interaction, card: str, challenge: bool = False, table: str | None = None
    ) -> None:
        """Attack with a card of your hand, or answer an attack."""

        def meant(view: DefendersView) -> Action:
            if challenge:
                return Challenge(named(card))
            return Defend(named(card)) if view.phase == "defend" else Attack(named(card))

        await self.move(interaction, table, meant)

    @app_commands.command()
    @app_commands.describe(card="The card that you put aside; leave it out to pass", table="Which of your games")
    @app_commands.autocomplete(card=legal_values("mediator", "card"), table=tables_here)
    async def mediator(self, interaction: Interaction, card: str | None = None, table: str | None = None) -> None:
        """Put a Mediator aside before the first attack, or pass."""
        await self.move(interaction, table, PASS if card is None else Mediate(named(card)))


async def setup(bot: HostBot) -> None:
    await bot.add_cog(ElementalDefenders(bot))
