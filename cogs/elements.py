"""Elements on Discord: its verbs and its words."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Literal

import discord
from discord import ButtonStyle, app_commands
from discord.ext import commands

import engine
from engine import Action, Game, View
from engine.elements.actions import DISCARD, KNOCK, TAKE, YIELD, Play
from engine.elements.cards import Card
from ui import HostBot, Interaction, TableCog, legal_values, tables_here
from words.game import Names

CARDS = {1: "Wood", 2: "Fire", 3: "Earth", 4: "Metal", 5: "Water", 6: "Yin/Yang"}

WHY = {
    "over": "{loser} is above the limit",
    "higher": "{winner} has the higher sum",
    "equal": "the sums are equal, which is lost for {loser}, who knocked",
    "lower": "{winner} has the higher sum",
    "yield": "{loser} has yielded",
}


def card_name(card: int) -> str:
    """A card in words: "5 Water"."""
    return f"{card} {CARDS[card]}"


def _row(cards: Sequence[int]) -> str:
    return " ".join(str(card) for card in cards) or "empty"


def _about(view: View, seat: int, name: str) -> str:
    """What lies before a player, and how he stands."""
    unit = "rounds" if view["mode"] == "endless" else "tokens"
    return (
        f"{name}: front {_row(view['fronts'][seat])}, {view['hand_sizes'][seat]} in hand, {view['scores'][seat]} {unit}"
    )


class Elements(
    TableCog, commands.GroupCog, group_name="elements", group_description="Elements: sixteen cards, knock or bust"
):
    game: ClassVar[Game] = engine.GAMES["elements"]
    risky: ClassVar[frozenset[str]] = frozenset({"knock", "yield"})
    styles: ClassVar[Mapping[str, ButtonStyle]] = {
        "play": ButtonStyle.primary,
        "knock": ButtonStyle.success,
        "yield": ButtonStyle.danger,
    }
    prompts: ClassVar[Mapping[str, str]] = {"play": "Play a card"}

    # Verbs

    @app_commands.command()
    @app_commands.describe(
        opponent="Whom you challenge; leave it out for an open seat",
        mode="Play for six tokens, or a number of rounds",
        rounds="How many rounds the endless game has (1 to 99, usually 5)",
    )
    async def start(
        self,
        interaction: Interaction,
        opponent: discord.User | None = None,
        mode: Literal["tokens", "endless"] = "tokens",
        rounds: app_commands.Range[int, 1, 99] | None = None,
    ) -> None:
        """Open a table: challenge somebody, or leave a seat open."""
        options: dict[str, Any] = {"mode": mode}
        if rounds is not None:
            options["rounds"] = rounds
        await self.open_table(interaction, opponent, options)

    @app_commands.command()
    @app_commands.describe(card="A card of your hand", table="Which of your games")
    @app_commands.autocomplete(card=legal_values("play", "card"), table=tables_here)
    async def play(self, interaction: Interaction, card: int, table: str | None = None) -> None:
        """Play a card of your hand on top of the display."""
        await self.move(interaction, table, Play(Card(card)))

    @app_commands.command()
    @app_commands.describe(table="Which of your games")
    @app_commands.autocomplete(table=tables_here)
    async def take(self, interaction: Interaction, table: str | None = None) -> None:
        """Take the top card of the display into your front."""
        await self.move(interaction, table, TAKE)

    @app_commands.command()
    @app_commands.describe(table="Which of your games")
    @app_commands.autocomplete(table=tables_here)
    async def discard(self, interaction: Interaction, table: str | None = None) -> None:
        """Discard a 6 of your hand."""
        await self.move(interaction, table, DISCARD)

    @app_commands.command()
    @app_commands.describe(table="Which of your games")
    @app_commands.autocomplete(table=tables_here)
    async def knock(self, interaction: Interaction, table: str | None = None) -> None:
        """Knock: both hands are shown, and the round is decided."""
        await self.move(interaction, table, KNOCK)

    @app_commands.command(name="yield")
    @app_commands.describe(table="Which of your games")
    @app_commands.autocomplete(table=tables_here)
    async def yield_(self, interaction: Interaction, table: str | None = None) -> None:
        """Yield: the round ends, and the other player gets 1 token."""
        await self.move(interaction, table, YIELD)

    # Words

    def label(self, action: Action, view: View, names: Names) -> str:
        match engine.to_json(action):
            case {"type": "play", "card": card}:
                return f"Play {card_name(card)}"
            case {"type": "take"}:
                return f"Take {card_name(view['display'][-1])}"
            case {"type": "discard"}:
                return "Discard a 6"
            case {"type": "knock"}:
                return "Knock"
            case {"type": "yield"}:
                return "Yield"
        raise ValueError(f"{action} is not an action of Elements")

    def choice(self, name: str, value: Any, view: View, names: Names) -> str:
        return card_name(value)

    def options(self, options: Mapping[str, Any]) -> str:
        if options.get("mode") == "endless":
            rounds = options.get("rounds", 5)
            return f"Endless game: {rounds} rounds, and whoever wins more of them wins."
        return "The first to 6 tokens wins: 2 for a round won by a knock, 1 when the other yields."

    def headline(self, view: View) -> str:
        if view["mode"] == "endless":
            return f"Round {view['round']} of {view['rounds']}"
        return f"Round {view['round']}, first to 6 tokens"

    def tell(self, event: Any, names: Names) -> str | None:
        match event:
            case {"type": "play", "seat": seat, "card": card, "limit": limit}:
                return f"{names[seat]} plays {card_name(card)}: the limit is {limit}."
            case {"type": "take", "seat": seat, "card": card, "limit": limit}:
                return f"{names[seat]} takes {card_name(card)}: the limit is {limit}."
            case {"type": "discard", "seat": seat}:
                return f"{names[seat]} discards a 6."
            case {"type": "knock", "seat": seat, "limit": limit, "sums": sums}:
                other = 1 - seat
                return f"{names[seat]} knocks: {sums[seat]} against {names[other]}'s {sums[other]}, limit {limit}."
            case {"type": "yield", "seat": seat}:
                return f"{names[seat]} yields."
            case {"type": "score", "round": number, "winner": winner, "points": points, "why": why}:
                reason = WHY[why].format(winner=names[winner], loser=names[1 - winner])
                return f"Round {number} goes to {names[winner]} (+{points}): {reason}."
            case {"type": "round", "round": number, "starter": starter}:
                return f"Round {number} begins; {names[starter]} starts."
            case {"type": "resign", "seat": seat}:
                return f"{names[seat]} resigns."
        return None

    def private(self, view: View, names: Names) -> str:
        seat = view["viewer"]
        hand = _row(view["hands"][seat])
        if view["outcome"]:
            return f"Your last hand: **{hand}**."
        total, limit = view["sums"][seat], view["limit"]
        room = "you may knock" if total <= limit else f"{total - limit} above the limit"
        lines = [f"Your hand: **{hand}**. Your sum is **{total}**, the limit **{limit}**: {room}."]
        lines.append(f"-# Display: {_row(view['display'])}. {_about(view, seat, 'You')}.")
        lines.append(f"-# {_about(view, 1 - seat, names[1 - seat])}.")
        return "\n".join(lines)

    def result(self, view: View, names: Names) -> str:
        outcome = view["outcome"]
        ours, theirs = outcome["scores"]
        if not outcome["winners"]:
            return f"A draw, {ours} to {theirs}."
        winner = outcome["winners"][0]
        score = f"{outcome['scores'][winner]} to {outcome['scores'][1 - winner]}"
        if outcome["reason"] == "resign":
            return f"{names[winner]} wins: {names[1 - winner]} has resigned, at {score}."
        return f"{names[winner]} wins, {score}."


async def setup(bot: HostBot) -> None:
    await bot.add_cog(Elements(bot))
