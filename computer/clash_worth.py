"""The worth of a position of Elemental Clash to each player, as a turn is about to begin."""

from functools import lru_cache
from math import exp, log

import msgspec

from engine import Seat
from engine.elemental_clash.squares import ATK_SPACES, DEF_SPACES, PILES
from engine.elemental_clash.state import ClashState
from engine.elemental_clash.values import current_values

SEATS = (Seat(0), Seat(1))
ATK, DEF, KEYWORDS = 0, 1, 2  # places in what the state says of a creature
WAITING = 0.7
"""The weight of a creature's ATK while it still lies on its pile; in the DEF zone that is ``GUARDING``."""
GUARDING = 0.25

Need = tuple[int, str]
"""The demand of a card on a pile: its level and its element."""
Heap = tuple[int, str]
"""The offer of a pile: its height and its energy."""


class Worth(msgspec.Struct, frozen=True):
    """The weights of a position, as log odds."""

    clock: float = 0.35
    pressure: float = 0.75
    blocker: float = 0.45
    book: float = 2.15
    card: float = 0.02
    ready: float = 0.4
    """A level of what could be played in the next turn."""
    attack: float = 0.01
    strong: float = 0.026
    """The square of a creature's ATK."""
    defence: float = 0.12


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
            atk = values[ATK]
            side.atk += share * atk
            side.attackers += share
            side.worth += WORTH.attack * atk + WORTH.strong * atk * atk + WORTH.defence * values[DEF]
            if share == GUARDING:
                side.blockers += 1
    side.worth += WORTH.card * len(state.zones.hand[seat]) + WORTH.ready * playable_levels(state, seat)
    return side


def playable_levels(state: ClashState, seat: Seat) -> int:
    """The levels of the cards in hand that the piles could take in the next turn, with the best stone played first.

    Creatures and spent spells will have left their piles by then, permanents won't.
    """
    needs: list[Need] = []
    stones: set[Heap] = set()
    for no in state.zones.hand[seat]:
        card = state.pool.cards[no]
        if card.kind == "stone":
            stones.add((card.height, card.energy))
        else:
            needs.append((card.level, card.element))
    if not needs:
        return 0
    piles, pieces = state.field.piles[seat], state.field.pieces
    heaps: list[Heap] = []
    for pile, place in zip(piles, PILES[seat], strict=False):
        piece = pieces[place]
        if piece is None or piece.card.kind != "permanent":
            heaps.append((pile.height, pile.energy))
    return _most_levels_with_stone(
        tuple(sorted(needs, reverse=True)),
        tuple(sorted(heaps)),
        tuple(sorted(stones)),
        state.field.may_start_pile(seat),
    )


@lru_cache(maxsize=1 << 15)
def _most_levels_with_stone(
    needs: tuple[Need, ...], heaps: tuple[Heap, ...], stones: tuple[Heap, ...], room: bool
) -> int:
    """The most levels that find a pile after one of the stones has been played, or none."""
    best = _sum_of_playable_levels(needs, heaps)
    for height, energy in stones:
        for n, (had, gave) in enumerate(heaps):
            grown = (had + height, energy if gave == "neutral" else gave)
            best = max(best, _sum_of_playable_levels(needs, tuple(sorted((*heaps[:n], grown, *heaps[n + 1 :])))))
        if room:
            best = max(best, _sum_of_playable_levels(needs, tuple(sorted((*heaps, (height, energy))))))
    return best


@lru_cache(maxsize=1 << 15)
def _sum_of_playable_levels(needs: tuple[Need, ...], heaps: tuple[Heap, ...]) -> int:
    """The levels that find a pile: the highest first, each on the lowest pile that takes it."""
    free, found = list(heaps), 0
    for level, element in needs:
        for n, (height, energy) in enumerate(free):
            if height >= level and (element in (energy, "neutral") or energy == "any"):
                del free[n]
                found += level
                break
    return found


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
    odds += WORTH.book * log((one.book + 0.5) / (two.book + 0.5))
    chance = 1 / (1 + exp(-odds))
    return chance, 1 - chance
