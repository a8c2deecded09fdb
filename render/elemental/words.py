"""Alt texts of Elemental: what the pictures show, in words that can be read out."""

from __future__ import annotations

from collections.abc import Sequence

from render.elemental.view import Data, Outcome, Piece, Side, View
from render.names import spoken

LONGEST = 1024
"""Discord's limit for an attachment's description, in characters."""

COVER = (
    "Cover of Elemental: a part of the board of hexagons, with round white and square black pieces, "
    "fountains of the elements, and two pieces in a fight."
)
SIDES = ("South", "North")
REASONS = {
    "king": "the enemy king is defeated",
    "isolation": "the enemy king is left alone",
    "both": "both sides have lost",
    "quiet": "20 rounds without a loss",
    "resign": "the other side has resigned",
}


def table(view: View, names: Sequence[str]) -> str:
    """The whole public table; the same for every viewer."""
    parts = [f"Elemental, {_round(view)}."]
    if view.outcome is not None:
        parts.insert(0, _end(view.outcome, names))
    parts += [_player(view, side, names) for side in view.seats]
    parts.append(_crystals(view))
    return _with_story(parts, view)


def hand(view: View, seat: int, names: Sequence[str]) -> str:
    """One seat's own board, and its notes about the other side."""
    own, other = view.seats[seat], view.seats[1 - seat]
    parts = [f"Your board in Elemental, {_round(view)}. You are {SIDES[seat]}, {_count(own.crystals)}."]
    parts.append(f"Your pieces: {_pieces(own.pieces)}.")
    if view.order is not None:
        asked = "Your order would be" if seat in view.active else "Your order"
        parts.append(f"{asked}: {_order(view.order)}.")
    if view.choice is not None:
        verb = "lands" if view.phase == "knockback" else "goes"
        parts.append(f"Choose where your {view.choice.number} {verb}: {', '.join(view.choice.cells)}.")
    parts.append(f"{spoken(names, 1 - seat)}, {_count(other.crystals)}: {_pieces(other.pieces)}.")
    unknown = [piece for piece in other.pieces if piece.element is None and len(piece.possible) < len(other.pieces)]
    guesses = "; ".join(f"{piece.number} {'/'.join(piece.possible)}" for piece in unknown)
    if guesses:
        parts.append(f"May be: {guesses}.")
    parts.append(_crystals(view))
    return _with_story(parts, view)


def _with_story(parts: list[str], view: View) -> str:
    """The parts, and after them as many lines of the newest round as there is room for."""
    text = " ".join(parts)
    for line in _story(view):
        if len(text) + len(line) + 3 > LONGEST:
            return f"{text} …"
        text = f"{text} {line}"
    return text


def _round(view: View) -> str:
    return "set-up" if view.phase == "setup" else f"round {view.round}"


def _player(view: View, side: Side, names: Sequence[str]) -> str:
    waiting = side.seat in view.active
    doing = {
        "setup": "is setting up" if waiting else "is set up",
        "orders": "is thinking" if waiting else "has ordered",
        "knockback": "chooses a landing place" if waiting else "waits",
        "over": "",
    }[view.phase]
    who = f"{SIDES[side.seat]}: {spoken(names, side.seat)}{', ' + doing if doing else ''}, {_count(side.crystals)}"
    return f"{who}. {_pieces(side.pieces)}."


def _pieces(pieces: Sequence[Piece]) -> str:
    return ", ".join(_piece(piece) for piece in pieces)


def _piece(piece: Piece) -> str:
    words = [str(piece.number)]
    if piece.element:
        words.append(piece.element)
    if piece.cell is None:
        words.append("removed")
        return " ".join(words)
    words.append(f"over {piece.cell}" if piece.flying else piece.cell)
    if piece.energy == 1:
        words.append("half")
    if piece.fresh:
        words.append("fresh")
    return " ".join(words)


def _count(crystals: int) -> str:
    return f"{crystals} crystal{'' if crystals == 1 else 's'}"


def _crystals(view: View) -> str:
    wells = [name for name, there in view.wells.items() if there]
    lying = f"crystal on {' and '.join(wells)}" if wells else "no crystal on the wells"
    return f"Supply {view.supply}, {lying}."


def _story(view: View) -> list[str]:
    lines = []
    for event in view.last:
        match event:
            case {"type": "orders", "round": number, "orders": orders}:
                both = "; ".join(f"{side} {_order(order)}" for side, order in zip(SIDES, orders, strict=True))
                lines.append(f"Round {number}: {both}.")
            case {"type": "fight", "numbers": [south, north], "elements": [one, other], "cells": cells}:
                where = cells[0] if cells[0] == cells[1] else f"{cells[0]}-{cells[1]}"
                lines.append(f"{where}: South's {south} {one} {_verb(event)} North's {north} {other}.")
            case {"type": "knocked", "seat": seat, "number": number, "cell": cell}:
                lines.append(f"{SIDES[seat]}'s {number} is thrown to {cell}.")
            case {"type": "returned", "seat": seat, "number": number, "cell": str() as cell}:
                lines.append(f"{SIDES[seat]}'s {number} goes back to {cell}.")
            case {"type": "defeated", "seat": seat, "number": number}:
                lines.append(f"{SIDES[seat]}'s {number} is defeated.")
    return lines


def _verb(fight: Data) -> str:
    ours, theirs = (damage or pushed for damage, pushed in zip(fight["damage"], fight["pushed"], strict=True))
    return "loses to" if ours else "beats" if theirs else "equals"


def _order(order: Data) -> str:
    words = [str(order["number"]), order["type"]]
    if "to" in order:
        words.append(order["to"])
    if "with" in order:
        words += ["with", str(order["with"])]
    if order.get("heal"):
        words.append("and heal")
    return " ".join(words)


def _end(outcome: Outcome, names: Sequence[str]) -> str:
    if not outcome.winners:
        return f"The game is over. A draw: {REASONS[outcome.reason]}."
    return f"The game is over. {spoken(names, outcome.winners[0])} wins: {REASONS[outcome.reason]}."
