"""Setup, orders, the end (EL-2.5, EL-3, EL-9)."""

from typing import assert_never, cast

from engine.chance import Chance
from engine.contract import Event, Outcome, Seat
from engine.elemental.actions import (
    Assign,
    Choice,
    Dash,
    Land,
    Move,
    Order,
    Shuffle,
    Substitute,
    Summon,
    Teleport,
)  # fmt: skip
from engine.elemental.arena import Arena
from engine.elemental.board import BY_NAME, OFF, START_CELLS, Cell, Element
from engine.elemental.events import (
    CHOOSING_AGAIN,
    ORDERED,
    READY,
    Assigned,
    Ended,
    OrdersRevealed,
    Resigned,
    public_order,
)
from engine.elemental.notes import ANYTHING
from engine.elemental.pieces import FULL, KINGS, PIECES, QUIET_LIMIT, SEATS, Number, piece_of
from engine.elemental.play_landing import choose_landing, land_at_once
from engine.elemental.play_movement import carry_out_orders
from engine.elemental.play_round import after_last_fight, run_resolution_loop
from engine.elemental.refusals import refuse
from engine.elemental.resolution import Resolution
from engine.elemental.state import NO_ORDERS, ElementalState


def first_arena() -> Arena:
    """The table as every game begins (EL-2.4)."""
    arena = Arena()
    arena.at = list(START_CELLS)
    arena.energy = (FULL,) * 12
    arena.fresh = (True,) * 12
    arena.elements = (None,) * 12
    arena.crystals = (1, 1)
    arena.wells = 0
    arena.notes = (ANYTHING, ANYTHING)
    arena.fatigue = {}
    return arena


def set_up(state: ElementalState, at_random: bool) -> None:
    """Begin a game with the setup to be done, or dealt (EL-2.5)."""
    state.phase = "setup"
    if at_random:
        for seat in SEATS:
            _deal_unassigned(state, seat)
        state.phase = "orders"


def apply(state: ElementalState, seat: Seat, action: Choice) -> list[Event]:
    """Carry out a legal action."""
    match action:
        case Move() | Dash() | Teleport() | Substitute() | Summon():
            return _take_order(state, seat, action)
        case Land():
            return _choose_landing(state, seat, BY_NAME[action.to])
        case Assign(number, element):
            return _assign_element(state, seat, number, cast(Element, element))
        case Shuffle():
            return _shuffle_pieces(state, seat)
        case _:
            assert_never(action)


def _assign_element(state: ElementalState, seat: Seat, number: Number, element: Element) -> list[Event]:
    events = [_set_element(state, seat, number, element)]
    left = state.unassigned(seat)
    if len(left) == 1:
        events.append(_set_element(state, seat, state.open_number(seat), left[0]))
    return events + _finish_setup(state, seat)


def _shuffle_pieces(state: ElementalState, seat: Seat) -> list[Event]:
    return [*_deal_unassigned(state, seat), *_finish_setup(state, seat)]


def _deal_unassigned(state: ElementalState, seat: Seat) -> list[Event]:
    """Deal the remaining elementals to the open numbers; one random event (EL-11.4)."""
    left = state.unassigned(seat)
    Chance(state.seed, state.chance).shuffle(left)
    state.chance += 1
    first = state.open_number(seat)
    return [_set_element(state, seat, first + i, element) for i, element in enumerate(left)]


def _set_element(state: ElementalState, seat: Seat, number: Number, element: Element) -> Event:
    state.arena.set_element(piece_of(seat, number), element)
    return Assigned(seat=seat, number=number, element=element, to=(seat,))


def _finish_setup(state: ElementalState, seat: Seat) -> list[Event]:
    if state.open_number(seat):
        return []
    if not any(state.open_number(each) for each in SEATS):
        state.phase = "orders"
    return [READY[seat]]


def _take_order(state: ElementalState, seat: Seat, order: Order) -> list[Event]:
    """Take an order; with the second one the round is played (EL-3)."""
    first = state.orders[1 - seat]
    if first is None:
        state.orders = (None, order) if seat else (order, None)
        return [ORDERED[seat]]
    state.orders = NO_ORDERS
    south, north = (first, order) if seat else (order, first)
    resolution = Resolution(state.arena)
    resolution.events = [
        ORDERED[seat],
        OrdersRevealed(round=state.round, orders=(public_order(south), public_order(north))),
    ]
    carry_out_orders(resolution, (south, north))
    return _go_on(state, resolution)


def _choose_landing(state: ElementalState, seat: Seat, cell: Cell) -> list[Event]:
    resolution = state.round_in_progress()
    if not choose_landing(resolution, seat, cell):
        return [CHOOSING_AGAIN[seat] if resolution.asked[seat] else READY[seat]]
    land_at_once(resolution)
    return _go_on(state, resolution)


def _go_on(state: ElementalState, resolution: Resolution) -> list[Event]:
    """Play the round up to its end or to the next question."""
    goes_on = resolution is state.resolution
    if not run_resolution_loop(resolution):
        state.resolution = resolution
        state.phase = "knockback"
        events = resolution.take_events()
        state.chronicle = state.chronicle.after(events, state.round, goes_on)
        return events
    after_last_fight(resolution)
    state.chronicle = state.chronicle.after(resolution.events, state.round, goes_on)
    state.resolution = None
    state.phase = "orders"
    state.quiet = 0 if resolution.lost else state.quiet + 1
    end = _end_of_round(state, any_defeats=bool(resolution.defeats))
    if end:
        return [*resolution.events, _end_game(state, *end)]
    state.round += 1
    return resolution.events


def _end_of_round(state: ElementalState, any_defeats: bool) -> tuple[tuple[Seat, ...], str] | None:
    """Winners and reason, if the game ends with this round (EL-9)."""
    if any_defeats or state.arena.at.count(OFF) >= 5:  # a position may begin with a king alone
        south, north = (_reason_of_loss(state, seat) for seat in SEATS)
        if south and north:
            return (), "both"
        if south:
            return SEATS[1:], south
        if north:
            return SEATS[:1], north
    return ((), "quiet") if state.quiet >= QUIET_LIMIT else None


def _reason_of_loss(state: ElementalState, seat: Seat) -> str | None:
    """The reason why the seat has lost, if it has (EL-9.2, EL-9.3)."""
    arena = state.arena
    there = [arena.elements[piece] for piece in PIECES[seat] if arena.at[piece] != OFF]
    if KINGS[seat] not in there:
        return "king"
    return "isolation" if len(there) == 1 else None


def _end_game(state: ElementalState, winners: tuple[Seat, ...], reason: str) -> Event:
    state.outcome = Outcome(winners, None, reason)
    state.phase = "over"
    state.orders = NO_ORDERS
    return Ended(winners=winners, reason=reason)


def resign(state: ElementalState, seat: Seat) -> list[Event]:
    """Give the game up (EL-9.6)."""
    if state.outcome:
        raise refuse("over", "EL-9.1")
    return [Resigned(seat=seat), _break_off(state, (SEATS[1 - seat],), "resign")]


def stop(state: ElementalState, reason: str) -> None:
    """End the game without a winner."""
    _break_off(state, (), reason)


def _break_off(state: ElementalState, winners: tuple[Seat, ...], reason: str) -> Event:
    """End the game in the middle of whatever is going on."""
    if state.resolution:
        state.resolution.placed = {}
        state.resolution.asked = [None, None]
    return _end_game(state, winners, reason)
