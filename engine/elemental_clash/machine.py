"""The machine: the last frame of the stack goes on until somebody has a decision."""

from typing import assert_never

from engine.contract import Seat
from engine.elemental_clash.chain import aim_on, end_link, resolve_on
from engine.elemental_clash.changes import next_chance, shuffle
from engine.elemental_clash.combat import (
    FLOW,
    declare_attacks,
    declare_blocks,
    divide_on,
    end_blocks,
    fight_window,
    fights,
)
from engine.elemental_clash.effects import discard_on, operate
from engine.elemental_clash.frames import (
    Aiming,
    Discarding,
    Dividing,
    Fighting,
    Flow,
    LinkEnd,
    Offering,
    Operating,
    Putting,
    PuttingFound,
    PuttingMilled,
    Resolving,
    Searching,
    Settling,
    Window,
)
from engine.elemental_clash.places import SEATS
from engine.elemental_clash.putting import put_on
from engine.elemental_clash.searching import put_found_on, search_on
from engine.elemental_clash.settling import settle
from engine.elemental_clash.state import ClashState
from engine.elemental_clash.turn import (
    begin_standby,
    clear_spent,
    closing,
    draw_step,
    end_phase,
    hand_limit,
    main_phase,
    move_creatures,
    next_turn,
    opponent_decides,
    place_creatures,
    spell_window,
)

START_HAND = 5

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
    "closing": closing,
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
    stack = state.stack
    frame = stack[-1]
    match frame:
        case Settling():
            return settle(state)
        case Flow():
            return STEPS[frame.step](state)
        case Operating():
            operate(state, frame)
        case Window():
            return spell_window(state, frame)
        case Resolving():
            resolve_on(state)
        case LinkEnd():
            stack.pop()
            end_link(state, frame)
        case Aiming():
            return aim_on(state, frame)
        case Fighting():
            return fight_window(state, frame)
        case Discarding():
            return discard_on(state, frame)
        case Searching():
            return search_on(state, frame)
        case Putting():
            return put_on(state, frame)
        case PuttingFound():
            return put_found_on(state, frame)
        case Offering() | PuttingMilled():
            seat = frame.context.seat if isinstance(frame, Offering) else frame.trigger.seat
            state.waiting_for = seat
            return True
        case Dividing():
            return divide_on(state, frame)
        case _:
            assert_never(frame)
    return False


def go_on(state: ClashState) -> None:
    """Go on to the first decision; what happens before it is not told (EC-14.1)."""
    run(state)
    state.events = []


def start(
    state: ClashState, decks: tuple[tuple[int, ...], tuple[int, ...]], first: Seat | None, orders: tuple[int, int]
) -> None:
    """Shuffle, toss for the starting player, draw, and go on to the first decision (EC-3.3, EC-3.5)."""
    for seat in SEATS:
        state.zones.deck[seat] = decks[seat]
        shuffle(state, seat)
    state.player = SEATS[next_chance(state).below(2) if first is None else first]
    state.orders = list(orders)
    for seat in SEATS:
        for no in state.zones.off_top(seat, START_HAND)[0]:
            state.zones.take(seat, no, shown=False)
    state.stack.append(FLOW["standby"])
    go_on(state)


def random_choice(state: ClashState, items: list[str]) -> str:
    """One of the items, by a random event of its own."""
    return items[next_chance(state).below(len(items))]
