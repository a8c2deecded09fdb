"""Realm of the Defenders on Discord: its verbs."""

from typing import Any, ClassVar, Literal

import discord
from discord import app_commands
from discord.ext import commands

import engine
from engine import Action, Game
from engine.realm_of_the_defenders.actions import (
    DISMANTLE,
    DONE,
    KEEP,
    PASS,
    REDRAW,
    Ace,
    Against,
    Attack,
    Attacker,
    Bid,
    Counter,
    DefenderId,
    Deploy,
    Inspire,
    Place,
    Power,
    Queen,
    Retaliate,
    Sacrifice,
)
from engine.realm_of_the_defenders.cards import HEARTS, Card
from sessions import Level
from ui import (
    HostBot,
    Interaction,
    PaceName,
    Refused,
    TableCog,
    TableOption,
    command,
    decks_here,
    description_of,
    everything_legal,
    legal_values,
)
from words import ENGLISH, catalogue
from words.decks import excerpt
from words.realm_of_the_defenders.deck import RealmDeckWords


def card_code(text: str) -> Card:
    """The card that somebody means: "10♠", "qh", "Elder"; Refused for what is none."""
    card = RealmDeckWords(catalogue(ENGLISH), engine.GAMES["realm_of_the_defenders"]).named(text)
    if card is None:
        raise Refused(catalogue().say("realm-of-the-defenders-no-card", text=excerpt(text)))
    return card


def from_where(defender: int | None) -> dict[str, Any]:
    """Where a face card or an Elder is used from: from play, if a Defender is named."""
    return {"source": "hand"} if defender is None else {"source": "play", "defender": DefenderId(defender)}


class RealmOfTheDefenders(
    TableCog,
    commands.GroupCog,
    group_name="realm",
    group_description=description_of("realm"),
):
    game: ClassVar[Game] = engine.GAMES["realm_of_the_defenders"]

    # Verbs

    @command("realm", "start")
    @app_commands.autocomplete(deck=decks_here)
    async def start(
        self,
        interaction: Interaction,
        opponent: discord.User | None = None,
        computer: Level | None = None,
        pace: PaceName | None = None,
        rated: bool | None = None,
        players: app_commands.Range[int, 2, 4] | None = None,
        fortresses: Literal[2, 4] = 2,
        short: bool = False,
        deck: str | None = None,
    ) -> None:
        options = {"fortresses": fortresses, "short": short}
        await self.open_table(interaction, opponent, options, deck, players, computer=computer, pace=pace, rated=rated)

    @command("realm", "bid")
    @app_commands.autocomplete(card=legal_values("bid", "card"))
    async def bid(self, interaction: Interaction, card: str, table: TableOption = None) -> None:
        await self.move(interaction, table, lambda _: Bid(card_code(card)))

    @command("realm", "redraw")
    async def redraw(self, interaction: Interaction, again: bool = True, table: TableOption = None) -> None:
        await self.move(interaction, table, REDRAW if again else KEEP)

    @command("realm", "deploy")
    @app_commands.autocomplete(card=legal_values("deploy", "card"))
    async def deploy(self, interaction: Interaction, card: str, table: TableOption = None) -> None:
        await self.confirm(interaction, table, lambda: Deploy(card_code(card)))

    @command("realm", "inspire")
    @app_commands.autocomplete(defender=legal_values("inspire", "defender"))
    async def inspire(self, interaction: Interaction, defender: int | None = None, table: TableOption = None) -> None:
        await self.move(interaction, table, Inspire(**from_where(defender)))

    @command("realm", "attack")
    @app_commands.autocomplete(
        opponent=legal_values("attack", "seat"), defender=legal_values("attacker", "defender", later=True)
    )
    async def attack(
        self,
        interaction: Interaction,
        opponent: int,
        defender: int | None = None,
        power: str | None = None,
        against: int | None = None,
        table: TableOption = None,
    ) -> None:
        attack = Attack(engine.Seat(opponent))
        await self.move_with_answers(interaction, table, lambda: [attack, *planned(defender, power, against)])

    @command("realm", "empower")
    @app_commands.autocomplete(defender=legal_values("attacker", "defender"))
    async def empower(
        self, interaction: Interaction, defender: int, power: str, against: int | None = None, table: TableOption = None
    ) -> None:
        await self.move_with_answers(interaction, table, lambda: planned(defender, power, against))

    @command("realm", "respond")
    @app_commands.autocomplete(choice=everything_legal)
    async def respond(self, interaction: Interaction, choice: str, table: TableOption = None) -> None:
        await self.choose(interaction, table, choice)

    @command("realm", "sacrifice")
    @app_commands.autocomplete(defender=legal_values("sacrifice", "for"))
    async def sacrifice(self, interaction: Interaction, defender: int, table: TableOption = None) -> None:
        await self.move(interaction, table, Sacrifice(DefenderId(defender)))

    @command("realm", "retaliate")
    @app_commands.autocomplete(defender=legal_values("retaliate", "with"))
    async def retaliate(
        self, interaction: Interaction, defender: int, card: str | None = None, table: TableOption = None
    ) -> None:
        await self.move_with_answers(interaction, table, lambda: [Retaliate(DefenderId(defender)), *countering(card)])

    @command("realm", "queen")
    @app_commands.autocomplete(defender=legal_values("queen", "defender"))
    async def queen(self, interaction: Interaction, defender: int | None = None, table: TableOption = None) -> None:
        await self.move(interaction, table, Queen(**from_where(defender)))

    @command("realm", "ace")
    @app_commands.autocomplete(defender=legal_values("ace", "defender"))
    async def ace(self, interaction: Interaction, defender: int | None = None, table: TableOption = None) -> None:
        await self.move(interaction, table, Ace(**from_where(defender)))

    @command("realm", "dismantle")
    async def dismantle(self, interaction: Interaction, table: TableOption = None) -> None:
        await self.confirm(interaction, table, DISMANTLE)

    @command("realm", "resources")
    @app_commands.autocomplete(card=legal_values("place", "card"), pool=legal_values("place", "pool", "card"))
    async def resources(
        self, interaction: Interaction, card: str, pool: str | None = None, table: TableOption = None
    ) -> None:
        await self.move(interaction, table, lambda _: Place(placed := card_code(card), _pool(placed, pool)))

    @command("realm", "pass")
    async def pass_(self, interaction: Interaction, table: TableOption = None) -> None:
        await self.move(interaction, table, PASS)

    @command("realm", "done")
    async def done(self, interaction: Interaction, table: TableOption = None) -> None:
        await self.move(interaction, table, DONE)


def planned(defender: int | None, power: str | None, against: int | None) -> list[Action]:
    """Answers to the questions of an attack, as far as they are given."""
    answers: list[Action] = []
    if defender is not None:
        answers.append(Attacker(DefenderId(defender)))
    if power is not None:
        answers.append(Power(card_code(power)))
    if against is not None:
        answers.append(Against(DefenderId(against)))
    return answers


def countering(card: str | None) -> list[Action]:
    """Answers that name the card with which a Defender strikes back; at most one of them is asked for."""
    return [] if card is None else [Counter("pool", card_code(card)), Counter("hand", card_code(card))]


def _pool(card: Card, named: str | None) -> Literal["power", "courage"]:
    """The pool that a card is placed in: where only one fits, it need not be named."""
    return "courage" if card in HEARTS or (named or "").lower() == "courage" else "power"


async def setup(bot: HostBot) -> None:
    await bot.add_cog(RealmOfTheDefenders(bot))
