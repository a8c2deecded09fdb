"""Elemental Clash: hands and Spellbooks dealt, so that what was shown of them comes about."""

from collections import Counter
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from engine import Seat
from engine.elemental_clash.squares import OTHER
from engine.elemental_clash.state import ClashState
from engine.elemental_clash.zones import TO_ALL
from learning.puzzles.clash_unseen import BLANK, FLASH, MILLED, Entry, unseen_of


def deal_fitting(
    state: ClashState[Any], seat: Seat, deck: Mapping[int, int], log: Sequence[Entry], rng: Random | None = None
) -> ClashState[Any]:
    """The position with unseen cards of the other dealt in a way in which all of the log happens.

    What is left is dealt at random, or else with everything that could be an answer in the hand.
    """
    other = OTHER[seat]
    left = Counter(unseen_of(state, seat, deck))
    zones = state.zones
    places = [n for n in reversed(range(len(zones.deck[other]))) if zones.known[other][n] != TO_ALL]
    hidden = len(zones.hand[other]) - len(zones.shown[other])
    at, hand = _cards_by_place(log, places, hidden)
    left.subtract([*hand, *(no for no in at.values() if no != BLANK)])
    rest = sorted(left.elements(), key=lambda no: (no in FLASH, no in MILLED, no))
    if rng is not None:
        rng.shuffle(rest)
    for place, no in at.items():
        if no == BLANK:
            at[place] = next(one for one in rest if not (one in FLASH or one in MILLED))
            rest.remove(at[place])
    while len(hand) < hidden:
        hand.append(rest.pop())
    for place in places:
        if place not in at:
            at[place] = rest.pop()
    laid = state.copy()
    laid.zones.hand[other] = tuple(sorted((*zones.shown[other], *hand)))
    laid.zones.deck[other] = tuple(at.get(n, no) for n, no in enumerate(zones.deck[other]))
    return laid


def _cards_by_place(log: Sequence[Entry], places: Sequence[int], hidden: int) -> tuple[dict[int, int], list[int]]:
    """Which cards have to lie at which places of the Spellbook, and which in the hand of so many hidden cards."""
    at: dict[int, int] = {}
    hand: list[int] = []
    drawn: list[int] = []
    top = 0
    for kind, cards in log:
        if kind == "play":
            if len(hand) < hidden:
                hand += cards
            else:
                at[drawn.pop()] = cards[0]
            continue
        taken = places[top : top + len(cards)]
        top += len(cards)
        if kind == "draw":
            drawn += taken
        else:
            at.update(zip(taken, cards, strict=True))
    return at, hand
