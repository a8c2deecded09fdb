"""Greed's evaluation of positions of Elemental Clash, and the policy that completes them: those of an earlier release.

They stay as they are, so that figures of matches against greed can be compared. What `clash_worth` has in common with
them is written here a second time on purpose: that one may change.
"""

from collections.abc import Callable, Mapping, Sequence
from math import exp, log
from typing import Any

import msgspec

from computer.elemental_clash import ClashPlayer
from engine import Action, Seat
from engine.elemental_clash.actions import (
    Attack,
    Block,
    Done,
    EndTurn,
    GoToCombat,
    MoveCreature,
    No,
    Pass,
    PlaceCreature,
    PlayCard,
    PlayStone,
    Skip,
    Yes,
)
from engine.elemental_clash.squares import ATK_SPACES, BY_NAME, DEF_SPACES, PILES, PLAYER_NAME, ZONE, Place
from engine.elemental_clash.state import ClashState
from engine.elemental_clash.values import current_values

SEATS = (Seat(0), Seat(1))
ATK, DEF = 0, 1  # places in what the state says of a creature
WAITING = 0.7
"""The weight of a creature's ATK while it still lies on its pile; in the DEF zone that is ``GUARDING``."""
GUARDING = 0.25


class Worth(msgspec.Struct, frozen=True):
    """The weights of a position, as log odds."""

    clock: float = 1.3
    pressure: float = 0.75
    blocker: float = 0.45
    card: float = 0.10
    creature: float = 0.05
    attack: float = 0.05
    defence: float = 0.035
    stone: float = 0.08


WORTH = Worth()


class Side(msgspec.Struct):
    """One player's half of a position in figures."""

    book: int
    atk: float = 0.0
    attackers: float = 0.0
    blockers: int = 0
    worth: float = 0.0


def side_of(state: ClashState, seat: Seat) -> Side:
    """A player's side of the field, summed up."""
    side = Side(len(state.zones.deck[seat]))
    stats = current_values(state)
    for spaces, share in ((ATK_SPACES[seat], 1.0), (DEF_SPACES[seat], GUARDING), (PILES[seat], WAITING)):
        for place in spaces:
            values = stats[place]
            if values is None:
                continue
            side.atk += share * values[ATK]
            side.attackers += share
            side.worth += WORTH.creature + WORTH.attack * values[ATK] + WORTH.defence * values[DEF]
            if share == GUARDING:
                side.blockers += 1
    side.worth += WORTH.card * len(state.zones.hand[seat])
    side.worth += WORTH.stone * sum([pile.height for pile in state.field.piles[seat]])
    return side


def turns_left(own: Side, other: Side) -> float:
    """The number of turns that a Spellbook lasts."""
    pressure = other.atk
    if own.blockers and other.attackers:
        pressure -= WORTH.blocker * own.blockers * other.atk / max(other.attackers, 1.0)
    return (own.book + 0.5) / (1 + WORTH.pressure * max(pressure, other.atk / 4))


def win_chances(state: ClashState) -> tuple[float, float]:
    """The chance of each player to win."""
    if state.outcome:
        winners = state.outcome.winners
        return (float(0 in winners), float(1 in winners)) if winners else (0.5, 0.5)
    one, two = side_of(state, SEATS[0]), side_of(state, SEATS[1])
    odds = WORTH.clock * log(turns_left(one, two) / turns_left(two, one)) + one.worth - two.worth
    chance = 1 / (1 + exp(-odds))
    return chance, 1 - chance


# The policy: for each type of action how likely a sensible player is to choose it


def _atk_and_remaining_def(state: ClashState, place: Place) -> tuple[int, int]:
    values = current_values(state)[place]
    if values is None:
        return 0, 0
    piece = state.field.pieces[place]
    return values[ATK], values[DEF] - (piece.damage if piece else 0)


def _likely_attack(state: ClashState, seat: Seat, action: Attack) -> float:
    if action.to in PLAYER_NAME:
        return 1.0
    atk, def_ = _atk_and_remaining_def(state, BY_NAME[action.from_])
    other_atk, other_def = _atk_and_remaining_def(state, BY_NAME[action.to])
    if atk < other_def:
        return 0.05
    return 0.5 + 0.3 * other_atk if other_atk < def_ else 0.4


def _likely_block(state: ClashState, seat: Seat, action: Block) -> float:
    atk, def_ = _atk_and_remaining_def(state, BY_NAME[action.from_])
    other_atk, other_def = _atk_and_remaining_def(state, BY_NAME[action.to])
    survives, kills = other_atk < def_, atk >= other_def
    if survives:
        return 2.0 if kills else 1.0 + 0.2 * other_atk
    return 0.6 + 0.1 * other_atk if kills else 0.1 + 0.05 * other_atk


def _likely_play(state: ClashState, seat: Seat, action: PlayCard) -> float:
    card = state.pool[action.card]
    return 2.0 + card.level if card.creature else 0.8


def _likely_place(state: ClashState, seat: Seat, action: PlaceCreature) -> float:
    atk, def_ = _atk_and_remaining_def(state, BY_NAME[action.from_])
    attacks = ZONE[BY_NAME[action.to]] == "atk"
    return 0.3 + (atk if attacks else 0.6 * def_)


_LIKELY: Mapping[type[Action], Callable[[ClashState, Seat, Any], float]] = {
    Attack: _likely_attack,
    Block: _likely_block,
    PlayCard: _likely_play,
    PlaceCreature: _likely_place,
    PlayStone: lambda _state, _seat, _action: 3.0,
    MoveCreature: lambda _state, _seat, _action: 0.1,
    GoToCombat: lambda _state, _seat, _action: 1.5,
    EndTurn: lambda _state, _seat, _action: 0.3,
    Done: lambda _state, _seat, _action: 0.7,
    Pass: lambda _state, _seat, _action: 1.5,
    Yes: lambda _state, _seat, _action: 2.0,
    Skip: lambda _state, _seat, _action: 0.3,
    No: lambda _state, _seat, _action: 0.7,
}


class Guide(ClashPlayer):
    """The policy of that time."""

    def weights(self, state: ClashState, seat: Seat, moves: Sequence[Action]) -> Sequence[float]:
        found = []
        for action in moves:
            likely = _LIKELY.get(type(action))
            found.append(1.0 if likely is None else likely(state, seat, action))
        return found
