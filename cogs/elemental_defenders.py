"""Elemental Defenders on Discord: its verbs and its words."""

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Any, ClassVar, Literal

import discord
from discord import ButtonStyle, app_commands
from discord.ext import commands

import engine
from engine import Action, Game, View
from engine.elemental_defenders import (
    DECK,
    ELEMENTS,
    PASS,
    Attack,
    Card,
    Challenge,
    Defend,
    Mediate,
    card_name,
    virtue,
)
from render.elemental_defenders.view import account
from sessions import Level
from ui import HostBot, Interaction, TableCog, legal_values, tables_here
from words.game import Names, Path

OF_ELEMENT = {
    "E": ButtonStyle.success,
    "F": ButtonStyle.danger,
    "A": ButtonStyle.secondary,
    "W": ButtonStyle.primary,
}
"""The buttons have the colours of the cards."""
BY_NAME = {card_name(card).lower(): card for card in DECK}


def stars(card: Card) -> str:
    """A card in words, with its stars: "Warden of Fire ★★★★"."""
    return f"{card_name(card)} {'★' * int(card[1])}"


def named(text: str) -> Card:
    """The card that somebody means: by its name, or by what is written for short."""
    return BY_NAME.get(text.strip().lower(), Card(text.strip().upper()))


class ElementalDefenders(
    TableCog,
    commands.GroupCog,
    group_name="defenders",
    group_description="Elemental Defenders: attack where no answer fits",
):
    game: ClassVar[Game] = engine.GAMES["elemental_defenders"]
    prompts: ClassVar[Mapping[str, str]] = {
        "attack": "Attack with",
        "challenge": "Challenge with",
        "defend": "Answer with",
        "mediator": "Put aside",
    }

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

        def meant(view: View) -> Action:
            if challenge:
                return Challenge(named(card))
            return Defend(named(card)) if view["phase"] == "defend" else Attack(named(card))

        await self.move(interaction, table, meant)

    @app_commands.command()
    @app_commands.describe(card="The card that you put aside; leave it out to pass", table="Which of your games")
    @app_commands.autocomplete(card=legal_values("mediator", "card"), table=tables_here)
    async def mediator(self, interaction: Interaction, card: str | None = None, table: str | None = None) -> None:
        """Put a Mediator aside before the first attack, or pass."""
        await self.move(interaction, table, PASS if card is None else Mediate(named(card)))

    # Words

    def label(self, action: Action, view: View, names: Names) -> str:
        match action:
            case Attack(card) | Defend(card) | Mediate(card):
                return stars(card)
            case Challenge(card):
                return f"Challenge: {stars(card)}"
            case _:
                return "No Mediator"

    def style(self, path: Path) -> ButtonStyle:
        return OF_ELEMENT[path[1][0]] if len(path) > 1 else ButtonStyle.secondary

    def choice(self, name: str, value: Any, view: View, names: Names) -> str:
        return f"{stars(value)}, Virtue {virtue(value)}"

    def options(self, options: Mapping[str, Any]) -> str:
        both = "Two rounds, the second with exchanged hands; more points win."
        if options.get("mode") == "advanced":
            return f"Advanced game, with Mediators and Challenges. {both}"
        return f"Basic game. {both}"

    def headline(self, view: View) -> str:
        where = f"Round {view['round']} of 2"
        if view["phase"] in ("mediator", "answer"):
            return f"{where}, before the first move"
        return where if view["phase"] == "over" else f"{where}, move {view['move']}"

    def waiting(self, view: View, names: Names, active: Sequence[int]) -> str:
        who = f"**{names[active[0]]}**"
        match view["phase"]:
            case "defend":
                return f"{who} has to answer the {_attack(view)}."
            case "attack":
                return f"{who} attacks."
        return f"{who} may put a Mediator aside."

    def tell(self, event: Any, names: Names) -> str | None:
        match event:
            case {"type": "mediator", "seat": seat, "card": card}:
                return f"{names[seat]} puts the {card_name(card)} aside as a Mediator."
            case {"type": "pass", "seat": seat}:
                return f"{names[seat]} puts no Mediator aside."
            case {"type": "attack", "seat": seat, "card": card, "challenge": challenge, "again": again}:
                how = (", used once more" if again else "") + (": a Challenge" if challenge else "")
                return f"{names[seat]} attacks with the {stars(card)}{how}."
            case {"type": "defend", "seat": seat, "card": card, "again": again, "takes": takes}:
                how = ", used once more," if again else ""
                follows = f"and {'attacks next' if takes else f'{names[1 - seat]} attacks again'}"
                return f"{names[seat]} answers with the {stars(card)}{how} {follows}."
            case {"type": "round_end", "round": number, "winner": None}:
                return f"Round {number} is a tie: every attack was answered, nobody scores."
            case {"type": "round_end", "round": number, "winner": winner}:
                return f"Nothing answers it. Round {number} goes to {names[winner]}: {_account(event)}."
            case {"type": "round", "round": number, "opener": opener}:
                return f"Round {number}: the hands are exchanged, and {names[opener]} opens."
            case {"type": "resign", "seat": seat}:
                return f"{names[seat]} resigns."
        return None

    def private(self, view: View, names: Names) -> str:
        seat = view["viewer"]
        groups = groupby(view["hands"][seat], key=lambda card: card[0])
        hand = " · ".join(f"**{ELEMENTS[one]}** {' '.join(f'{card[1]}★' for card in same)}" for one, same in groups)
        lines = [f"Your hand: {hand or 'no card left'}"]
        if view["phase"] == "defend" and view["turn"] == seat:
            lines.append(f"You are attacked: {_attack(view)}.")
        elif view["phase"] in ("mediator", "answer") and view["turn"] == seat:
            lines.append("You may put one card aside as a Mediator.")
        return "\n".join(lines)

    def result(self, view: View, names: Names) -> str:
        outcome = view["outcome"]
        if not outcome["winners"]:
            return f"A draw, {outcome['scores'][0]} to {outcome['scores'][1]}."
        winner = outcome["winners"][0]
        score = f"{outcome['scores'][winner]} to {outcome['scores'][1 - winner]}"
        if outcome["reason"] == "resign":
            return f"{names[winner]} wins: {names[1 - winner]} has resigned, at {score}."
        return f"{names[winner]} wins, {score}."


def _attack(view: View) -> str:
    """The attack that has to be answered, in words."""
    card, challenge = view["attack"]["card"], view["attack"]["challenge"]
    return f"{stars(card)}{', a Challenge' if challenge else ''}"


def _account(result: Any) -> str:
    """The points of a round as a product: "7 × 10 = 70"."""
    why = "a Righteous Victory, " if result["righteous"] else "with a Mediator, " if result["mediator"] else ""
    return why + account(result["card"], result["points"], result["righteous"])


async def setup(bot: HostBot) -> None:
    await bot.add_cog(ElementalDefenders(bot))
