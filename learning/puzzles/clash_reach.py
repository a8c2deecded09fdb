"""Elemental Clash: how many cards a seat could still take from the other's Spellbook in this turn, at most.

Everything that each card could bring is added up, whether it fits together or not; so what is more than this is out of
reach for certain.
"""

from collections.abc import Iterable
from functools import cache
from typing import Any

from engine import Seat
from engine.elemental_clash import POOL
from engine.elemental_clash.cards import Card
from engine.elemental_clash.combat import can_attack
from engine.elemental_clash.frames import Fighting, TurnStep, Window
from engine.elemental_clash.language import QUICKATTACKER, Amount, Buff, Damage, Draw, Filter, Triggered, Value
from engine.elemental_clash.squares import OTHER, OWN
from engine.elemental_clash.state import ClashState
from engine.elemental_clash.values import current_values
from learning.puzzles.clash_unseen import BLANK

MANY = 99
CALM = TurnStep | Fighting | Window
"""What goes on where everything lies open that may still do harm."""


def most_cards_taken(state: ClashState[Any], seat: Seat) -> int:
    """The cards that a seat can still take from the other's Spellbook in its turn, or more."""
    if state.triggers.batches or state.triggers.fresh or not all(isinstance(one, CALM) for one in state.stack):
        return MANY  # in the middle of an effect
    hand = [POOL.cards[no] for no in state.zones.hand[seat] if no != BLANK]
    lying = [piece.card for place in OWN[seat] if (piece := state.field.pieces[place]) is not None]
    stones = [stone.card for pile in state.field.piles[seat] for stone in pile.stones]
    found = sum(harm_to_spellbook(card.no, played=True) for card in hand) + sum(
        harm_to_spellbook(card.no, played=False) for card in lying
    )
    chain = [POOL[link.card] for link in state.chain]  # theirs as well: they may harm themselves by it
    found += sum(harm_to_spellbook(card.no, played=True) for card in chain)
    found += sum(most_cards_drawn_by_card(POOL.numbers[link.card]) for link in state.chain if link.seat != seat)
    pushes = sum(atk_gain(card.no, played=True) for card in (*hand, *chain))
    pushes += sum(atk_gain(card.no, played=False) for card in (*lying, *stones))
    return found + _most_from_fights(state, seat, hand, pushes)


def _most_from_fights(state: ClashState[Any], seat: Seat, hand: Iterable[Card], pushes: int) -> int:
    """What can come through in fights, if each creature is made as strong as it can be."""
    stats = current_values(state)
    found = 0
    if state.phase == "main1" or (state.phase == "combat" and state.stack and _is_declaring(state)):
        for place in can_attack(state):
            values = stats[place]
            found += 0 if values is None else values[0] + pushes
        if state.phase == "main1":
            found += sum(card.printed[0] + pushes for card in hand if card.printed[2] & QUICKATTACKER)
    player = -1 - OTHER[seat]
    for attack in state.attacks:
        start = state.field.where.get(attack.attacker)
        values = None if start is None else stats[start]
        if attack.to == player and not attack.blocked and values is not None:
            found += values[0] + pushes
    return found


def _is_declaring(state: ClashState[Any]) -> bool:
    return any(isinstance(frame, TurnStep) and frame.step == "attack" for frame in state.stack)


@cache
def harm_to_spellbook(no: int, played: bool) -> int:
    """What the abilities of a card can do to the other's Spellbook; those of its being played only if it is to be."""
    found = 0
    for ability in POOL.cards[no].ability:
        if not isinstance(ability, Triggered) or (ability.on == "play" and ability.of == "self" and not played):
            continue
        for op in ability.do:
            if isinstance(op, Damage) and _may_mean_a_player(op, ability):
                found += MANY if ability.of != "self" else _largest_number(op.n)
    return found


@cache
def most_cards_drawn_by_card(no: int) -> int:
    """The most cards that whoever plays a card draws by it: they are gone from the Spellbook, too."""
    told = [one for one in POOL.cards[no].ability if isinstance(one, Triggered)]
    return sum(_largest_number(op.n) for ability in told for op in ability.do if isinstance(op, Draw))


def _may_mean_a_player(op: Damage, ability: Triggered) -> bool:
    match op.to:
        case "opp" | "each":
            return True
        case Filter():
            return op.to.takes_players
        case _:
            return any(spec.takes_players for spec in ability.target)


@cache
def atk_gain(no: int, played: bool) -> int:
    """By how much a card can raise the ATK of one creature, beside what it gives for as long as it lies there."""
    found = 0
    for ability in POOL.cards[no].ability:
        if not isinstance(ability, Triggered):
            found += max(ability.atk, 0) if played or ability.if_ is not None else 0
        elif played or ability.on != "play" or ability.of != "self":
            found += sum(max(_largest_number(op.atk), 0) for op in ability.do if isinstance(op, Buff))
    return found


def _largest_number(value: Value) -> int:
    """The largest number that a value can be."""
    if not isinstance(value, Amount):
        return value
    return MANY if value.max is None else value.max
