"""Elemental on Discord: its verbs, its words, and the compass."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, ClassVar, Literal

import discord
from discord import ButtonStyle, app_commands
from discord.ext import commands

import engine
from cogs import _elemental_story as story
from engine import Action, Game, View
from engine.elemental.actions import SHUFFLE, Assign, Dash, Land, Move, Substitute, Summon, Teleport
from engine.elemental.board import (
    BY_NAME,
    CIRCLES,
    DIRECTIONS,
    FOUNTAIN_CENTRES,
    GROUNDS,
    NAMES,
    WELLS,
    between,
)
from sessions import Level
from ui import HostBot, Interaction, TableCog, legal_values, tables_here
from ui.steps import Choice, Row
from words import catalogue
from words.game import Names, Path

Number = app_commands.Range[int, 1, 6]
Cell = app_commands.Range[str, 2, 2]

SIDES = ("South", "North")
KINDS = {
    "move": "Move",
    "dash": "Dash",
    "teleport": "Teleport",
    "substitute": "Substitute",
    "summon": "Summon",
}
ARROWS = ("⬆", "↗", "↘", "⬇", "↙", "↖")
COMPASS = ((5, 0, 1), (4, 3, 2))
"""The six directions, clockwise from north, as they stand on buttons."""
CLOCK = ((10, 11, 0, 1, 2), (9, None, None, None, 3), (8, 7, 6, 5, 4))
"""The twelve dashes, like the hours of a clock; 0 is twelve."""
HOURS = {
    (one[0] + other[0], one[1] + other[1]): hour
    for hour in range(12)
    for one, other in [(DIRECTIONS[hour // 2], DIRECTIONS[(hour + 1) // 2 % 6])]
}
WINS = {
    "king": "{winner} wins: {loser}'s king is defeated.",
    "isolation": "{winner} wins: {loser}'s king is left alone.",
    "resign": "{winner} wins: {loser} has resigned.",
    "both": "A draw: both have lost in the same round.",
    "quiet": "A draw: twenty rounds without a loss.",
}
QUIET_IS_LONG = 12
TIMES = {1: "once", 2: "twice: once more costs both energy"}
FEW = 3
"""So many elementals that a number may be are worth listing."""


class Elemental(
    TableCog,
    commands.GroupCog,
    group_name="elemental",
    group_description="Elemental: hidden pieces, secret orders, a king to defend",
):
    game: ClassVar[Game] = engine.GAMES["elemental"]
    risky: ClassVar[frozenset[str]] = frozenset(KINDS)

    # Verbs

    @app_commands.command()
    @app_commands.describe(
        opponent="Whom you challenge; leave it out for an open seat",
        computer="Play against the computer: how good it should be",
        setup="Choose which elemental goes under which number, or have all of them dealt",
    )
    async def start(
        self,
        interaction: Interaction,
        opponent: discord.User | None = None,
        computer: Level | None = None,
        setup: Literal["choose", "random"] = "choose",
    ) -> None:
        """Open a table: challenge somebody, or leave a seat open."""
        await self.open_table(interaction, opponent, {"setup": setup}, computer=computer)

    @app_commands.command()
    @app_commands.describe(number="The next of your numbers", element="What lies under it", table="Which of your games")
    @app_commands.autocomplete(
        number=legal_values("assign", "number"), element=legal_values("assign", "element"), table=tables_here
    )
    async def assign(self, interaction: Interaction, number: Number, element: str, table: str | None = None) -> None:
        """Set-up: put one of your elementals under your next number."""
        await self.move(interaction, table, Assign(number, element.strip().lower()))  # type: ignore[arg-type]

    @app_commands.command()
    @app_commands.describe(table="Which of your games")
    @app_commands.autocomplete(table=tables_here)
    async def shuffle(self, interaction: Interaction, table: str | None = None) -> None:
        """Set-up: deal whatever you have left to your numbers at random."""
        await self.move(interaction, table, SHUFFLE)

    @app_commands.command(name="move")
    @app_commands.describe(
        number="One of your pieces", to="A cell next to it", heal="On your circle: full energy for a crystal",
        table="Which of your games",
    )  # fmt: skip
    @app_commands.autocomplete(
        number=legal_values("move", "number"), to=legal_values("move", "to", "number"), table=tables_here
    )
    async def move_(
        self, interaction: Interaction, number: Number, to: Cell, heal: bool = False, table: str | None = None
    ) -> None:
        """Order a piece to move one step."""
        await self.order(interaction, table, Move(number, to.lower(), heal))

    @app_commands.command()
    @app_commands.describe(
        number="One of your pieces", to="A cell two steps away", heal="On your circle: full energy for a crystal",
        table="Which of your games",
    )  # fmt: skip
    @app_commands.autocomplete(
        number=legal_values("dash", "number"), to=legal_values("dash", "to", "number"), table=tables_here
    )
    async def dash(
        self, interaction: Interaction, number: Number, to: Cell, heal: bool = False, table: str | None = None
    ) -> None:
        """Order a piece to dash two steps, for a crystal unless it is fresh."""
        await self.order(interaction, table, Dash(number, to.lower(), heal))

    @app_commands.command()
    @app_commands.describe(number="A piece of yours on a well", table="Which of your games")
    @app_commands.autocomplete(number=legal_values("teleport", "number"), table=tables_here)
    async def teleport(self, interaction: Interaction, number: Number, table: str | None = None) -> None:
        """Order a piece on a well to teleport to the other well."""
        await self.order(interaction, table, Teleport(number))

    @app_commands.command()
    @app_commands.rename(other="with")
    @app_commands.describe(
        number="Your piece on your circle", other="A removed number of yours", table="Which of your games"
    )
    @app_commands.autocomplete(
        number=legal_values("substitute", "number"), other=legal_values("substitute", "with", "number"),
        table=tables_here,
    )  # fmt: skip
    async def substitute(
        self, interaction: Interaction, number: Number, other: Number, table: str | None = None
    ) -> None:
        """Order your piece on the circle to change elementals with a removed one, for a crystal."""
        await self.order(interaction, table, Substitute(number, other))

    @app_commands.command()
    @app_commands.describe(number="A removed number of yours", table="Which of your games")
    @app_commands.autocomplete(number=legal_values("summon", "number"), table=tables_here)
    async def summon(self, interaction: Interaction, number: Number, table: str | None = None) -> None:
        """Order a removed piece to be summoned on your circle, for two crystals."""
        await self.order(interaction, table, Summon(number))

    @app_commands.command()
    @app_commands.describe(number="Your piece in the air", to="Where it lands", table="Which of your games")
    @app_commands.autocomplete(
        number=legal_values("land", "number"), to=legal_values("land", "to", "number"), table=tables_here
    )
    async def land(self, interaction: Interaction, number: Number, to: Cell, table: str | None = None) -> None:
        """Choose where a piece of yours lands that has been thrown."""
        await self.move(interaction, table, Land(number, to.lower()))

    # Words

    def label(self, action: Action, view: View, names: Names) -> str:
        match action:
            case Assign(number, element):
                return f"{number}: {element.capitalize()}"
            case Move(number, to, heal):
                return f"Move {number} to {to}{' and heal' if heal else ''}"
            case Dash(number, to, heal):
                return f"Dash {number} to {to}{' and heal' if heal else ''}"
            case Teleport(number):
                return f"Teleport {number}"
            case Substitute(number, other):
                return f"Substitute {number} with {other}"
            case Summon(number):
                return f"Summon {number}"
            case Land(_, to):
                return f"Land on {to}"
        return "Shuffle the rest"

    def path(self, action: Action) -> Path:
        match action:
            case Assign(_, element):
                return "assign", element
            case Move(number, to, heal) | Dash(number, to, heal):
                kind = "move" if isinstance(action, Move) else "dash"
                return (str(number), kind, to, "heal") if heal else (str(number), kind, to)
            case Teleport(number):
                return str(number), "teleport"
            case Substitute(number, other):
                return str(number), "substitute", str(other)
            case Summon(number):
                return str(number), "summon"
            case Land(_, to):
                return "land", to
        return ("shuffle",)

    def step(self, path: Path, view: View, names: Names) -> str:
        match path:
            case ("assign",):
                return "Set up"
            case ("land",):
                return "Land"
            case (number,):
                return _own_piece(view, int(number))
            case (number, kind):
                return f"{KINDS[kind]} {number}"
        return f"{KINDS[path[1]]} {path[0]} to {path[2]}"

    def rows(self, choices: Sequence[Choice], view: View, names: Names) -> list[Row] | None:
        if view["phase"] != "orders":
            return None
        first = choices[0].path
        if len(first) == 1 or (len(choices) > 1 and choices[0].path[0] != choices[1].path[0]):
            return [Row(tuple(choices[at : at + 3])) for at in range(0, len(choices), 3)]
        if len(first) == 2:
            return [Row(tuple(replace(choice, label=_priced(choice.path, view)) for choice in choices))]
        if first[1] in ("move", "dash") and all(len(choice.path) == 3 for choice in choices):
            return _compass(choices, view) if first[1] == "move" else _clock(choices, view)
        return None

    def style(self, path: Path) -> ButtonStyle:
        if len(path) == 1:
            return ButtonStyle.success if path == ("shuffle",) else ButtonStyle.primary
        return ButtonStyle.primary if path[0] in ("assign", "land") else ButtonStyle.secondary

    def preview(self, actions: Sequence[Action], view: View) -> View:
        """The order that is being confirmed as an arrow, or the cells that a piece can go to."""
        data = [engine.to_json(action) for action in actions]
        if len(data) == 1:
            return {**view, "order": data[0]} if data[0]["type"] in KINDS else view
        cells = list(dict.fromkeys(action["to"] for action in data if "to" in action))
        numbers = {action["number"] for action in data if "to" in action}
        if not cells or len(numbers) > 1:
            return view
        return {**view, "choice": {"number": numbers.pop(), "cells": cells}}

    def choice(self, name: str, value: Any, view: View, names: Names) -> str:
        if name in ("number", "with"):
            return _own_piece(view, value)
        if name == "element":
            return str(value).capitalize()
        return f"{value}{_about(value, view)}"

    def options(self, options: Mapping[str, Any]) -> str:
        if options.get("setup") == "random":
            return "All elementals are dealt at random; secret orders begin at once."
        return "First both set up their pieces in secret, then come the orders."

    def headline(self, view: View) -> str:
        if view["phase"] == "setup":
            return "Set-up: six elementals under six numbers, in secret"
        words = [f"Round {view['round']}"]
        if view["quiet"] >= QUIET_IS_LONG:
            words.append(f"{view['quiet']} of {view['quiet_limit']} rounds without a loss, then it is a draw")
        words += [f"{south} and {north} have stood off {TIMES[rounds]}" for south, north, rounds in view["fatigue"]]
        return " · ".join(words)

    def tell(self, event: Any, names: Names) -> str | None:
        return None  # a round is told as a whole

    def story(self, events: Sequence[Any], view: View, names: Names) -> list[str]:
        return story.tell(view["last"], names)

    def waiting(self, view: View, names: Names, active: Sequence[int]) -> str:
        thinking = f"**{catalogue().list_of([names[seat] for seat in active])}**"
        be = "are" if len(active) > 1 else "is"
        ready = [names[seat] for seat in range(2) if seat not in active]
        match view["phase"]:
            case "setup":
                return f"{ready[0]} is set up; {thinking} is still at it." if ready else f"{thinking} are setting up."
            case "knockback":
                return f"{thinking} {be} choosing where a piece lands."
        if ready:
            return f"{ready[0]}'s order is in; {thinking} is still thinking."
        return f"{thinking} {be} thinking of an order."

    def private(self, view: View, names: Names) -> str:
        seat = view["viewer"]
        own, other = view["seats"][seat], view["seats"][1 - seat]
        lines = [f"You are **{SIDES[seat]}**, with {_crystals(own['crystals'])}; {names[1 - seat]} has "
                 f"{_crystals(other['crystals'])}."]  # fmt: skip
        lines.append("Yours: " + " · ".join(_described(piece) for piece in own["pieces"]))
        if view["order"] is not None:
            lines.append(f"Your order stands: **{story.ordered(view['order'])}**.")
        if view["choice"] is not None:
            lines.append(f"Your **{view['choice']['number']}** is in the air: choose where it lands.")
        known = _notes(view, 1 - seat)
        if known:
            lines.append(f"-# Notes on {names[1 - seat]}: {known}")
        shown = _notes(view, seat)
        if shown:
            lines.append(f"-# {names[1 - seat]} knows of you: {shown}")
        return "\n".join(lines)

    def result(self, view: View, names: Names) -> str:
        outcome = view["outcome"]
        if not outcome["winners"]:
            return WINS[outcome["reason"]]
        winner = outcome["winners"][0]
        return WINS[outcome["reason"]].format(winner=names[winner], loser=names[1 - winner])


# Where things are


def _compass(choices: Sequence[Choice], view: View) -> list[Row]:
    found = _by_way(choices, view, {direction: k for k, direction in enumerate(DIRECTIONS)})
    named = {way: _leading(choice, ARROWS[way], view) for way, choice in found.items()}
    return [Row(tuple(named.get(way) for way in row)) for row in COMPASS]


def _clock(choices: Sequence[Choice], view: View) -> list[Row]:
    found = _by_way(choices, view, HOURS)
    named = {hour: _leading(choice, f"{hour or 12}h", view) for hour, choice in found.items()}
    return [Row(tuple(None if hour is None else named.get(hour) for hour in row)) for row in CLOCK]


def _leading(choice: Choice, way: str, view: View) -> Choice:
    """A choice on a button of the compass: the way, the cell, and which enemy stands there."""
    cell = choice.path[2]
    enemies = [piece["number"] for piece in view["seats"][1 - view["viewer"]]["pieces"] if piece["cell"] == cell]
    return replace(choice, label=" · ".join([f"{way} {cell}", *(f"their {number}" for number in enemies)]))


def _by_way(choices: Sequence[Choice], view: View, ways: Mapping[tuple[int, int], int]) -> dict[int, Choice]:
    """The choices by the way that they lead, seen from their piece."""
    number = int(choices[0].path[0])
    start = BY_NAME[view["seats"][view["viewer"]]["pieces"][number - 1]["cell"]]
    return {ways[between(start, BY_NAME[choice.path[2]])]: choice for choice in choices}


def _priced(path: Path, view: View) -> str:
    """A kind of order, with what it costs (EL-4)."""
    fresh = view["seats"][view["viewer"]]["pieces"][int(path[0]) - 1]["fresh"]
    price = {"dash": "free" if fresh else "1 crystal", "substitute": "1 crystal", "summon": "2 crystals"}.get(path[1])
    return f"{KINDS[path[1]]} ({price})" if price else KINDS[path[1]]


def _about(cell: str, view: View) -> str:
    """What is on a cell, for a list of cells."""
    place = BY_NAME[cell]
    words = []
    for side in view["seats"]:
        there = [piece for piece in side["pieces"] if piece["cell"] == cell and not piece["flying"]]
        words += [f"{SIDES[side['seat']]}'s {piece['number']}" for piece in there]
    if place in WELLS:
        words.append("well with a crystal" if view["wells"][cell] else "well")
    if place in CIRCLES:
        words.append(f"{SIDES[CIRCLES.index(place)]}'s circle")
    element = GROUNDS[place]
    if element is not None:
        centre = NAMES[place] == FOUNTAIN_CENTRES[element]
        words.append(f"{element} fountain{', the middle' if centre else ''}")
    return f" · {', '.join(words)}" if words else ""


# How a piece reads


def _own_piece(view: View, number: int) -> str:
    """A piece of the viewer's on a button: "3 Fire e4"."""
    piece = view["seats"][view["viewer"]]["pieces"][number - 1]
    words = [str(number), (piece["element"] or "?").capitalize(), piece["cell"] or "(removed)"]
    return " ".join(words)


def _described(piece: Mapping[str, Any]) -> str:
    words = f"**{piece['number']}** {(piece['element'] or '?').capitalize()}"
    if piece["cell"] is None:
        return f"{words} (removed)"
    flags = [flag for flag, there in (("half", piece["energy"] == 1), ("fresh", piece["fresh"])) if there]
    return f"{words} {piece['cell']}{' (' + ', '.join(flags) + ')' if flags else ''}"


def _crystals(count: int) -> str:
    return "1 crystal" if count == 1 else f"{count or 'no'} crystals"


def _notes(view: View, seat: int) -> str:
    """What both know of a side's numbers: seen in which round, inferred, or narrowed down (EL-10.3)."""
    notes = []
    for piece in view["seats"][seat]["pieces"]:
        number, possible = piece["number"], piece["possible"]
        history = [(what, when) for of, which, what, when in view["seen"] if (of, which) == (seat, number)]
        words = ", ".join(
            f"substituted in round {when}" if what is None else f"{what.capitalize()} in round {when}"
            for what, when in history[-FEW:]
        )
        certain = len(possible) == 1
        if certain and not (history and history[-1][0] == possible[0]):
            words = f"{words + ', so ' if words else ''}{possible[0].capitalize()} by inference"
        elif not certain and len(possible) <= FEW:
            words = f"{words + ', now ' if words else ''}{' or '.join(one.capitalize() for one in possible)}"
        if words:
            notes.append(f"**{number}** {words}")
    return " · ".join(notes)


async def setup(bot: HostBot) -> None:
    await bot.add_cog(Elemental(bot))
