"""Realm of the Defenders on Discord: its verbs."""

from typing import Any, ClassVar, Literal

import discord
from discord import app_commands
from discord.ext import commands

import engine
from engine import Action, Game
from engine.decks import excerpt
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
from engine.realm_of_the_defenders.decks import card_named
from sessions import Level
from ui import HostBot, Interaction, TableCog, decks_here, everything_legal, legal_values, tables_here
from ui.answer import Refused
from ui.layouts.realm_of_the_defenders import RealmLayout
from words import catalogue


def card_code(text: str) -> Card:
    """The card that somebody means: "10♠", "qh", "Elder"; Refused for what is none."""
    card = card_named(text)
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
    group_description="Realm of the Defenders: Fortresses, Power and Courage, for two to four",
):
    game: ClassVar[Game] = engine.GAMES["realm_of_the_defenders"]
    layout_type: ClassVar[type[RealmLayout]] = RealmLayout

    # Verbs

    @app_commands.command()
    @app_commands.describe(
        opponent="Whom you challenge, for a game of two; leave it out for open seats",
        computer="Play against the computer: how good it should be",
        players="For how many at most; whoever opens the table can start it as soon as two are there",
        fortresses="How many Fortresses everybody has: 2, or 4 for a game twice as long",
        short="Short game: from the third turn on, whoever ends a turn without a Defender is out",
        deck="The deck that you play with; the standard deck without one",
    )
    @app_commands.autocomplete(deck=decks_here)
    async def start(
        self,
        interaction: Interaction,
        opponent: discord.User | None = None,
        computer: Level | None = None,
        players: app_commands.Range[int, 2, 4] | None = None,
        fortresses: Literal[2, 4] = 2,
        short: bool = False,
        deck: str | None = None,
    ) -> None:
        """Open a table for two to four: challenge somebody, or leave seats open."""
        options = {"fortresses": fortresses, "short": short}
        await self.open_table(interaction, opponent, options, deck, players, computer=computer)

    @app_commands.command()
    @app_commands.describe(card="One of your ten cards; `/realm done` closes the bid", table="Which of your games")
    @app_commands.autocomplete(card=legal_values("bid", "card"), table=tables_here)
    async def bid(self, interaction: Interaction, card: str, table: str | None = None) -> None:
        """Bid a card for the first turn, in secret."""
        await self.move(interaction, table, lambda _: Bid(card_code(card)))

    @app_commands.command()
    @app_commands.describe(again="Draw a new hand, or keep the one that you have", table="Which of your games")
    @app_commands.autocomplete(table=tables_here)
    async def redraw(self, interaction: Interaction, again: bool = True, table: str | None = None) -> None:
        """Draw your first hand again, or keep it, after somebody had to."""
        await self.move(interaction, table, REDRAW if again else KEEP)

    @app_commands.command()
    @app_commands.describe(card="A Spade or an Elder of your hand", table="Which of your games")
    @app_commands.autocomplete(card=legal_values("deploy", "card"), table=tables_here)
    async def deploy(self, interaction: Interaction, card: str, table: str | None = None) -> None:
        """Buy a Defender with Money."""
        await self.move(interaction, table, lambda _: Deploy(card_code(card)))

    @app_commands.command()
    @app_commands.describe(
        defender="The number of your Elder in play; leave it out for one in your hand", table="Which of your games"
    )
    @app_commands.autocomplete(defender=legal_values("inspire", "defender"), table=tables_here)
    async def inspire(self, interaction: Interaction, defender: int | None = None, table: str | None = None) -> None:
        """Give an Elder to bring a defeated Spade back."""
        await self.move(interaction, table, Inspire(**from_where(defender)))

    @app_commands.command()
    @app_commands.describe(
        opponent="The realm that you attack",
        defender="The number of the first attacker",
        power="The card of your Power pool that this attacker gets",
        against="The number of the Defender under attack",
        table="Which of your games",
    )
    @app_commands.autocomplete(
        opponent=legal_values("attack", "seat"), defender=legal_values("attacker", "defender"), table=tables_here
    )
    async def attack(
        self,
        interaction: Interaction,
        opponent: int,
        defender: int | None = None,
        power: str | None = None,
        against: int | None = None,
        table: str | None = None,
    ) -> None:
        """Attack a realm; you may name the first attacker, its Power and whom it faces at once."""
        attack = Attack(engine.Seat(opponent))
        await self.moves(interaction, table, lambda: [attack, *planned(defender, power, against)])

    @app_commands.command()
    @app_commands.describe(
        defender="The number of the next attacker",
        power="The card of your Power pool that this attacker gets",
        against="The number of the Defender under attack",
        table="Which of your games",
    )
    @app_commands.autocomplete(defender=legal_values("attacker", "defender"), table=tables_here)
    async def empower(
        self, interaction: Interaction, defender: int, power: str, against: int | None = None, table: str | None = None
    ) -> None:
        """Send another attacker with a Power card; `/realm done` begins the battle."""
        await self.moves(interaction, table, lambda: planned(defender, power, against))

    @app_commands.command()
    @app_commands.describe(choice="What you answer", table="Which of your games")
    @app_commands.autocomplete(choice=everything_legal, table=tables_here)
    async def respond(self, interaction: Interaction, choice: str, table: str | None = None) -> None:
        """Answer what you are asked: whom, with which card, what you pay with."""
        await self.choose(interaction, table, choice)

    @app_commands.command()
    @app_commands.describe(defender="The number of your attacked Defender", table="Which of your games")
    @app_commands.autocomplete(defender=legal_values("sacrifice", "for"), table=tables_here)
    async def sacrifice(self, interaction: Interaction, defender: int, table: str | None = None) -> None:
        """Sacrifice somebody for an attacked Defender."""
        await self.move(interaction, table, Sacrifice(DefenderId(defender)))

    @app_commands.command()
    @app_commands.describe(
        defender="The number of your attacked Defender",
        card="The Power card of your pool, or of your hand if it isn't there",
        table="Which of your games",
    )
    @app_commands.autocomplete(defender=legal_values("retaliate", "with"), table=tables_here)
    async def retaliate(
        self, interaction: Interaction, defender: int, card: str | None = None, table: str | None = None
    ) -> None:
        """Strike back with an attacked Defender."""
        await self.moves(interaction, table, lambda: [Retaliate(DefenderId(defender)), *countering(card)])

    @app_commands.command()
    @app_commands.describe(
        defender="The number of your Queen in play; leave it out for one in your hand", table="Which of your games"
    )
    @app_commands.autocomplete(defender=legal_values("queen", "defender"), table=tables_here)
    async def queen(self, interaction: Interaction, defender: int | None = None, table: str | None = None) -> None:
        """Give a Queen of Spades and 15 Courage to strike a resource of an opponent."""
        await self.move(interaction, table, Queen(**from_where(defender)))

    @app_commands.command()
    @app_commands.describe(
        defender="The number of your Ace in play; leave it out for one in your hand", table="Which of your games"
    )
    @app_commands.autocomplete(defender=legal_values("ace", "defender"), table=tables_here)
    async def ace(self, interaction: Interaction, defender: int | None = None, table: str | None = None) -> None:
        """Give an Ace of Spades and 15 Courage, so that whoever dismantles draws nothing."""
        await self.move(interaction, table, Ace(**from_where(defender)))

    @app_commands.command()
    @app_commands.describe(table="Which of your games")
    @app_commands.autocomplete(table=tables_here)
    async def dismantle(self, interaction: Interaction, table: str | None = None) -> None:
        """Give a Fortress for seven cards; you are asked once more."""
        await self.order(interaction, table, DISMANTLE)

    @app_commands.command()
    @app_commands.describe(
        card="A Club, a Heart or an Elder of your hand", pool="The pool it goes to", table="Which of your games"
    )
    @app_commands.autocomplete(
        card=legal_values("place", "card"), pool=legal_values("place", "pool", "card"), table=tables_here
    )
    async def resources(
        self, interaction: Interaction, card: str, pool: str | None = None, table: str | None = None
    ) -> None:
        """Place a card in your Power or Courage pool; `/realm done` ends the turn."""
        await self.move(interaction, table, lambda _: Place(placed := card_code(card), _pool(placed, pool)))

    @app_commands.command(name="pass")
    @app_commands.describe(table="Which of your games")
    @app_commands.autocomplete(table=tables_here)
    async def pass_(self, interaction: Interaction, table: str | None = None) -> None:
        """Use no Ace or Queen now."""
        await self.move(interaction, table, PASS)

    @app_commands.command()
    @app_commands.describe(table="Which of your games")
    @app_commands.autocomplete(table=tables_here)
    async def done(self, interaction: Interaction, table: str | None = None) -> None:
        """Close your bid, begin the battle, end your answer, your main step or your turn."""
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
    """With which card a Defender strikes back, wherever it is; at most one of these is still a question then."""
    return [] if card is None else [Counter("pool", card_code(card)), Counter("hand", card_code(card))]


def _pool(card: Card, named: str | None) -> Literal["power", "courage"]:
    """The pool that a card is placed in: where only one fits, it need not be named."""
    return "courage" if card in HEARTS or (named or "").lower() == "courage" else "power"


async def setup(bot: HostBot) -> None:
    await bot.add_cog(RealmOfTheDefenders(bot))
