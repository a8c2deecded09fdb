"""Realm of the Defenders on Discord: its verbs and its words."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, ClassVar, Literal, assert_never

import discord
from discord import ButtonStyle, app_commands
from discord.ext import commands

import engine
from cogs import _realm_story
from cogs._realm_story import card_name, cards_in_words, defender_name, source_in_words
from engine import Action, Game, View
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
    Block,
    Counter,
    DefenderId,
    Deploy,
    Dismantle,
    Done,
    Hit,
    Inspire,
    Keep,
    Offer,
    Pass,
    Pay,
    Place,
    Power,
    Queen,
    Recall,
    Redraw,
    Retaliate,
    Sacrifice,
    Strike,
)
from engine.realm_of_the_defenders.cards import Card
from sessions import Level
from ui import HostBot, Interaction, TableCog, decks_here, everything_legal, legal_values, tables_here
from words import catalogue
from words.game import Names, Path

ELDERS = ("X", "ELDER", "JOKER")
SUITS = str.maketrans("♠♣♦♥", "SCDH")


def card_code(text: str) -> Card:
    """The code of a card as people write it: "10♠", "qh", "Elder"; what is none is refused by the rules."""
    code = text.strip().upper().translate(SUITS)
    return "X1" if code in ELDERS else code  # type: ignore[return-value]  # play() looks it up among what is legal


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
    risky: ClassVar[frozenset[str]] = frozenset({"dismantle"})
    styles: ClassVar[Mapping[str, ButtonStyle]] = {
        "deploy": ButtonStyle.primary,
        "inspire": ButtonStyle.primary,
        "place": ButtonStyle.primary,
        "attack": ButtonStyle.danger,
        "attacker": ButtonStyle.danger,
        "retaliate": ButtonStyle.danger,
        "dismantle": ButtonStyle.danger,
        "done": ButtonStyle.success,
        "keep": ButtonStyle.success,
        "pass": ButtonStyle.success,
    }
    prompts: ClassVar[Mapping[str, str]] = {
        "bid": "Bid a card",
        "deploy": "Deploy a Defender",
        "inspire": "Inspire with an Elder",
        "queen": "Use a Queen of Spades",
        "attack": "Attack a realm",
        "pay": "Pay with",
        "recall": "Bring back",
        "strike": "Strike",
        "attacker": "Who attacks?",
        "power": "With which Power?",
        "against": "Against whom?",
        "sacrifice": "Sacrifice somebody for",
        "retaliate": "Strike back with",
        "offer": "Who is sacrificed?",
        "counter": "With which card?",
        "block": "Whose Power is stopped?",
        "hit": "Who is hit?",
        "ace": "Use an Ace of Spades",
        "place": "Place a resource",
    }

    # Verbs

    @app_commands.command()
    @app_commands.describe(
        opponent="Whom you challenge, for a game of two; leave it out for open seats",
        computer="Play against the computer: how good it should be",
        players="For how many at most; whoever opens the table can start it as soon as two are there",
        fortresses="How many Fortresses everybody has: 2, or 4 for a game twice as long",
        short="Short game: who ends a turn without a Defender is out, from the third turn on",
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
        await self.move(interaction, table, Bid(card_code(card)))

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
        await self.move(interaction, table, Deploy(card_code(card)))

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
        power="His card of your Power pool",
        against="The number of the Defender whom he attacks",
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
        """Attack a realm; you may name the first attacker, his Power and whom he faces at once."""
        planned = self._planned(defender, power, against)
        await self.moves(interaction, table, [Attack(engine.Seat(opponent)), *planned])

    @app_commands.command()
    @app_commands.describe(
        defender="The number of the next attacker",
        power="His card of your Power pool",
        against="The number of the Defender whom he attacks",
        table="Which of your games",
    )
    @app_commands.autocomplete(defender=legal_values("attacker", "defender"), table=tables_here)
    async def empower(
        self, interaction: Interaction, defender: int, power: str, against: int | None = None, table: str | None = None
    ) -> None:
        """Send another attacker with a Power card; `/realm done` begins the battle."""
        await self.moves(interaction, table, self._planned(defender, power, against))

    def _planned(self, defender: int | None, power: str | None, against: int | None) -> list[Action]:
        """Answers to the questions of an attack, as far as they are given."""
        planned: list[Action] = []
        if defender is not None:
            planned.append(Attacker(DefenderId(defender)))
        if power is not None:
            planned.append(Power(card_code(power)))
        if against is not None:
            planned.append(Against(DefenderId(against)))
        return planned

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
        answers: list[Action] = [Retaliate(DefenderId(defender))]
        if card is not None:
            # At most one of them is still a question when its turn comes.
            answers += [Counter("pool", card_code(card)), Counter("hand", card_code(card))]
        await self.moves(interaction, table, answers)

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
        """Give an Ace of Spades and 15 Courage, so that who dismantles draws nothing."""
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
        code = card_code(card)
        fitting: Literal["power", "courage"] = "courage" if code[-1] == "H" else "power"
        if pool is not None and pool.lower() == "courage":
            fitting = "courage"
        await self.move(interaction, table, Place(code, fitting))

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

    # Words

    def label(self, action: Action, view: View, names: Names) -> str:
        match action:
            case Bid(card):
                return f"Bid {card_name(card)}"
            case Deploy(card):
                return f"Deploy {card_name(card)}"
            case Pay(card):
                return f"Pay {card_name(card)}"
            case Recall(card):
                return f"Bring {card_name(card)} back"
            case Power(card):
                return f"with {card_name(card)}"
            case Inspire(source, defender):
                return f"Inspire with an Elder {source_in_words(source, defender)}"
            case Queen(source, defender):
                return f"Queen of Spades {source_in_words(source, defender)}"
            case Ace(source, defender):
                return f"Ace of Spades {source_in_words(source, defender)}"
            case Attack(seat):
                return f"Attack {names[seat]}"
            case Attacker(defender):
                return f"{defender_name(view, defender)} attacks"
            case Against(defender):
                return "against the realm" if defender is None else f"against {defender_name(view, defender)}"
            case Sacrifice(attacked):
                return f"Sacrifice for {defender_name(view, attacked)}"
            case Retaliate(attacked):
                return f"{defender_name(view, attacked)} strikes back"
            case Offer(_, defender, card):
                return f"{card_name(card)} from the hand" if card else f"{defender_name(view, defender)} steps in"
            case Counter(source, card):
                return f"{card_name(card)} from the {source}"
            case Block(defender):
                return f"Stop the Power of {defender_name(view, defender)}"
            case Hit(defender):
                return f"{defender_name(view, defender)} is hit"
            case Strike():
                return self._target(action, view, names)
            case Place(card, pool):
                return f"{card_name(card)} to {pool.capitalize()}"
            case Done():
                return self._done(view)
            case Dismantle():
                return "Dismantle a Fortress"
            case Redraw():
                return "Draw a new hand"
            case Keep():
                return "Keep this hand"
            case Pass():
                return "Pass"
        raise ValueError(f"{action} is not an action of Realm of the Defenders")

    def _target(self, strike: Strike, view: View, names: Names) -> str:
        whose = names[strike.seat]
        match strike.pool:
            case "courage":
                assert strike.card is not None
                return f"{whose}: {card_name(strike.card)} of Courage"
            case "power":
                return f"{whose}: one of {view['seats'][strike.seat]['power']} Power cards, by chance"
            case "battle":
                return f"{whose}: what {defender_name(view, strike.defender)} strikes back with"
        assert_never(strike.pool)

    def _done(self, view: View) -> str:
        ask = view["private"]["ask"]
        match ask["ask"] if ask else view["step"]:
            case "bid":
                return "Bid nothing" if not view["private"]["bid"] else "Close the bid"
            case "price":
                return "That is his price"
            case "attacker":
                return "Begin the battle"
            case "respond":
                return "Let it happen" if not _realm_story.answered(view["battle"]) else "No further answer"
            case "main" if not view["attacked"]:
                return "Done: on to the resources"
        return "End the turn"

    def path(self, action: Action) -> Path:
        kind, *parts = super().path(action)
        return (kind, " ".join(parts)) if parts else (kind,)

    def choice(self, name: str, value: Any, view: View, names: Names) -> str:
        match name, value:
            case ("card", str()):
                return card_name(value)
            case ("seat", int()):
                return str(names[value])
            case ("defender" | "for" | "with", int()):
                return defender_name(view, value)
        return "from the hand" if value is None else str(value).capitalize()

    def headline(self, view: View) -> str:
        match view["step"]:
            case "bid":
                return "Bids for the first turn, in secret: as many of ten cards as you like"
            case "redraw":
                return "First hands: somebody had to draw again, so the others may"
        return f"Turn {view['turn']} of {view['last_turn']}" + self._doing(view)

    def _doing(self, view: View) -> str:
        """What the player of the turn has done, as far as it bears on what he may do yet."""
        match view["step"]:
            case "resource":
                return f", resources ({view['placed']} of 2 placed)"
            case "over":
                return ""
        return ", after a battle" if view["attacked"] and not view["battle"] else ""

    def waiting(self, view: View, names: Names, active: Sequence[int]) -> str:
        who = f"**{catalogue().list_of([names[seat] for seat in active])}**"
        match view["step"]:
            case "bid":
                return f"{who} {'are' if len(active) > 1 else 'is'} still bidding."
            case "redraw":
                return f"{who} {'have' if len(active) > 1 else 'has'} to choose: a new hand, or this one."
            case "main" | "resource":
                return f"{who} to move."
            case "loss":
                return f"{who} to pay {view['due']['amount']} Courage."
        return f"Waiting for the answer of {who}."

    def call(self, view: View) -> str:
        match view["step"]:
            case "main" | "resource":
                return super().call(view)
            case "bid":
                return "your bid, please."
        return "you are asked something."

    def tell(self, event: Any, names: Names) -> str | None:
        return _realm_story.tell(event, names, {})

    def story(self, events: Sequence[Any], view: View, names: Names) -> list[str]:
        return _realm_story.story(events, view, names)

    def private(self, view: View, names: Names) -> str:
        return "\n".join(self._private_lines(view, names))

    def _private_lines(self, view: View, names: Names) -> Iterator[str]:
        own = view["private"]
        if view["step"] == "bid" and own["bid_cards"]:
            yield f"Your ten cards: **{cards_in_words(own['bid_cards'])}**. More cards go first; bid cards are lost."
            if own["bid"]:
                yield f"Bid so far: **{cards_in_words(own['bid'])}**."
            return
        realm = view["seats"][view["viewer"]]
        yield f"Your hand: **{cards_in_words(own['hand'])}**."
        courage = _realm_story.courage_in_words(realm["courage"])
        yield f"Your Power: **{cards_in_words(own['power'])}**. Your Courage: **{courage}**."
        if view["battle"]:
            yield f"The battle: {'; '.join(_realm_story.battle_lines(view))}."
        if own["ask"]:
            yield f"**{_realm_story.question(view, own['ask'], names)}**"
        elif view["step"] == "respond" and view["viewer"] in view["active"]:
            yield "**You are attacked: sacrifice, strike back, or let it happen.**"
        elif view["step"] == "ace" and view["viewer"] in view["active"]:
            yield f"**{names[view['player']]} gives a Fortress for seven cards. An Ace of Spades would prevent that.**"

    def options(self, options: Mapping[str, Any]) -> str:
        many = {2: "Two", 4: "Four"}[options.get("fortresses", 2)]
        text = f"{many} Fortresses each; the last realm that stands wins."
        if options.get("short"):
            text += " Short game: who ends a turn without a Defender is out, from the third turn on."
        if options.get("lost_last") is not None:
            text += " Equal bids: who lost the last game comes first."
        return text

    def again(self, options: Mapping[str, Any], view: View) -> Mapping[str, Any]:
        """Between two, the loser comes first where the bids are equal; the loser's new seat is the winner's old one."""
        winners = view["outcome"]["winners"]
        return {**options, "lost_last": winners[0] if winners and len(view["seats"]) == 2 else None}

    def result(self, view: View, names: Names) -> str:
        outcome = view["outcome"]
        if not outcome["winners"]:
            return "A draw: the turns are over, and the realms are equal."
        winner = outcome["winners"][0]
        others = [seat for seat in range(len(names)) if seat != winner]
        if len(others) == 1:
            why = {
                "fortresses": f"{names[others[0]]} has no Fortress left",
                "resigned": f"{names[others[0]]} has resigned",
                "no_defenders": f"{names[others[0]]} has no Defender left",
            }
        else:
            why = {
                "fortresses": "the last realm that stands",
                "resigned": "the others have fallen or resigned",
                "no_defenders": "the last realm that stands",
            }
        return f"{names[winner]} wins: {why.get(outcome['reason'], 'the strongest realm when the turns were over')}."


async def setup(bot: HostBot) -> None:
    await bot.add_cog(RealmOfTheDefenders(bot))
