"""The machine: the last frame of the stack goes on until somebody has a decision."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from engine.contract import Seat
from engine.elemental_clash.cards import Card
from engine.elemental_clash.chain import continue_aiming, end_link, resolve_chain
from engine.elemental_clash.changes import next_chance_stream, shuffle
from engine.elemental_clash.combat import (
    FLOW,
    continue_dividing,
    declare_attacks,
    declare_blocks,
    end_blocks,
    fight_window,
    fights,
)
from engine.elemental_clash.effects import continue_discarding, run_operations
from engine.elemental_clash.frames import (
    Aiming,
    Discarding,
    Dividing,
    Fighting,
    Frame,
    LinkEnd,
    Offering,
    Operating,
    Putting,
    PuttingFound,
    PuttingMilled,
    Resolving,
    Searching,
    Settling,
    TurnStep,
    Window,
)
from engine.elemental_clash.putting import continue_putting
from engine.elemental_clash.searching import continue_putting_found, continue_search
from engine.elemental_clash.settling import settle
from engine.elemental_clash.squares import SEATS
from engine.elemental_clash.state import ClashState
from engine.elemental_clash.turn import (
    begin_standby,
    clear_spent,
    draw_step,
    end_phase,
    end_window,
    hand_limit,
    main_phase,
    move_creatures,
    next_turn,
    opponent_decides,
    place_creatures,
    spell_window,
)

START_HAND = 5
FEWEST_STONES, MOST_STONES = 2, 3
"""How many of its five cards are stones in a mixed first hand."""
EARLY = 2
"""The highest level that two stones carry."""
MOST_SHUFFLES = 30
"""After so many shuffles a hand stays as it is: a Spellbook of stones alone has no mixed one."""

STEPS = {
    "standby": begin_standby,
    "spent": clear_spent,
    "place": place_creatures,
    "move": move_creatures,
    "draw": draw_step,
    "main1": main_phase,
    "attack": declare_attacks,
    "block": declare_blocks,
    "plain_block": opponent_decides,
    "flash_block": opponent_decides,
    "blocked": end_blocks,
    "fights": fights,
    "main2": main_phase,
    "closing": end_window,
    "end_window": opponent_decides,
    "end": end_phase,
    "hand": hand_limit,
    "next": next_turn,
}


def run(state: ClashState) -> None:
    """Go on with the last frame until somebody has a decision or the game is over."""
    state.waiting_for = None
    stack = state.stack
    while stack and not take_step(state):
        pass


def take_step(state: ClashState) -> bool:
    """One step; True if it waits for a decision."""
    frame = state.stack[-1]
    return STEPS[frame.step](state) if type(frame) is TurnStep else _ON[type(frame)](state, frame)


def _step_operating(state: ClashState, frame: Operating) -> bool:
    run_operations(state, frame)
    return False


def _step_resolving(state: ClashState, _frame: Resolving) -> bool:
    resolve_chain(state)
    return False


def _end_link(state: ClashState, frame: LinkEnd) -> bool:
    state.stack.pop()
    end_link(state, frame)
    return False


def _step_offering(state: ClashState, frame: Offering) -> bool:
    state.waiting_for = frame.context.seat
    return True


def _offer_milled(state: ClashState, frame: PuttingMilled) -> bool:
    state.waiting_for = frame.trigger.seat
    return True


_ON: Mapping[type[Frame], Callable[[ClashState, Any], bool]] = {
    Settling: lambda state, _frame: settle(state),
    Operating: _step_operating,
    Window: spell_window,
    Resolving: _step_resolving,
    LinkEnd: _end_link,
    Aiming: continue_aiming,
    Fighting: fight_window,
    Discarding: continue_discarding,
    Searching: continue_search,
    Putting: continue_putting,
    PuttingFound: continue_putting_found,
    Offering: _step_offering,
    PuttingMilled: _offer_milled,
    Dividing: continue_dividing,
}
"""The way in which the machine goes on with each kind of frame but Flow."""


def run_without_events(state: ClashState) -> None:
    """Go on to the first decision; what happens before it is not told (EC-14.1)."""
    run(state)
    state.events = []


def start(
    state: ClashState,
    decks: tuple[tuple[int, ...], tuple[int, ...]],
    first: Seat | None,
    orders: tuple[int, int],
    *,
    mixed_hands: bool = False,
) -> None:
    """Shuffle, toss for the starting player, draw, and go on to the first decision (EC-3.3, EC-3.5).

    With ``mixed_hands`` a Spellbook whose first hand would not be mixed is shuffled again, each time by a random event
    of its own.
    """
    for seat in SEATS:
        state.zones.deck[seat] = decks[seat]
        shuffle(state, seat)
        for _ in range(MOST_SHUFFLES if mixed_hands else 0):
            if is_mixed_hand([state.pool.cards[no] for no in state.zones.deck[seat][-START_HAND:]]):
                break
            shuffle(state, seat)
    state.player = SEATS[next_chance_stream(state).below(2) if first is None else first]
    state.orders = list(orders)
    for seat in SEATS:
        for no in state.zones.off_top(seat, START_HAND)[0]:
            state.zones.to_hand(seat, no, shown=False)
    state.stack.append(FLOW["standby"])
    run_without_events(state)


def is_mixed_hand(cards: Sequence[Card]) -> bool:
    """True for a first hand that can be played from: two or three stones, and a creature that these carry soon."""
    stones = [card for card in cards if card.kind == "stone"]
    energies = {stone.energy for stone in stones}
    return FEWEST_STONES <= len(stones) <= MOST_STONES and any(
        card.creature and card.level <= EARLY and ({card.element, "any"} & energies or card.element == "neutral")
        for card in cards
    )


def random_choice(state: ClashState, items: list[str]) -> str:
    """One of the items, by a random event of its own."""
    return items[next_chance_stream(state).below(len(items))]
