"""The legal actions (EL-2.5, EL-4, EL-7.2), in the order of EL-11.3."""

from collections.abc import Iterable
from functools import cache, lru_cache

from engine.contract import Seat
from engine.elemental.actions import (
    ASSIGN,
    DASH,
    DASHING,
    HEALING,
    LAND,
    MOVE,
    SHUFFLE,
    SUBSTITUTE,
    SUMMON,
    SUMMONING,
    TELEPORT,
    Choice,
    Dash,
    Land,
    Move,
    Order,
)
from engine.elemental.board import (
    BITS,
    CELLS,
    CIRCLES,
    DASHES,
    NAMES,
    NEAR,
    NEIGHBOURS,
    WELLS,
    WITHIN_DASH,
    Cell,
    cells_as_bits,
)
from engine.elemental.pieces import HALF, KINGS, NUMBER_OF, NUMBERS, PIECES, Number
from engine.elemental.state import ElementalState


def legal(state: ElementalState, seat: Seat) -> tuple[Choice, ...]:
    """The legal actions of a seat."""
    match state.phase:
        case "orders":
            return orders(state, seat) if state.orders[seat] is None else ()
        case "setup":
            number = state.open_number(seat)
            return (*[ASSIGN[number, element] for element in state.unassigned(seat)], SHUFFLE) if number else ()
        case "knockback":
            asked = state.round_in_progress().asked[seat]
            return landings(NUMBER_OF[asked[0]], asked[1]) if asked else ()
        case "over":
            return ()


def orders(state: ElementalState, seat: Seat) -> tuple[Order, ...]:
    """All orders (EL-4) in the order of EL-11.3."""
    arena = state.arena
    at, energy, fresh = arena.at, arena.energy, arena.fresh
    crystals = arena.crystals[seat]
    circle = CIRCLES[seat]
    found: list[Order] = []
    own = arena.occupied_cells(seat)
    for piece in PIECES[seat]:
        number, cell = NUMBER_OF[piece], at[piece]
        if cell < 0:
            if crystals >= SUMMONING and not own & BITS[circle]:
                found.append(SUMMON[number])
            continue
        if crystals or fresh[piece]:
            ways = moves_and_dashes(number, cell, own & WITHIN_DASH[cell])
            if crystals and energy[piece] == HALF and WITHIN_DASH[cell] & BITS[circle]:
                ways = with_healing(ways, circle, dash_heals=crystals >= DASHING + HEALING or fresh[piece])
        else:
            ways = moves(number, cell, own & NEAR[cell])
        found += ways
        if cell in WELLS:
            found.append(TELEPORT[number])
        if cell == circle and crystals and arena.elements[piece] != KINGS[seat]:
            found += [SUBSTITUTE[number, other] for other in arena.removed(seat)]
    return tuple(found)


@cache  # at most 64 a number and cell
def moves(number: Number, cell: Cell, blocked: int) -> tuple[Move | Dash, ...]:
    """The moves of a piece, clockwise from N; ``blocked``: the neighbours with own pieces (EL-4.1)."""
    return tuple([MOVE[number][near][0] for near in NEIGHBOURS[cell] if not BITS[near] & blocked])


_DASHES_FROM = {
    number: tuple(
        tuple((BITS[end], cells_as_bits(ways), DASH[number][end][0]) for end, ways in DASHES[cell]) for cell in CELLS
    )
    for number in NUMBERS
}


@lru_cache(maxsize=1 << 13)  # hundreds of random games need no more of them
def moves_and_dashes(number: Number, cell: Cell, blocked: int) -> tuple[Move | Dash, ...]:
    """The moves of a piece, then its dashes, clockwise from N,N.

    ``blocked``: the cells within a dash with own pieces (EL-4.2).
    """
    free = ~blocked
    dashes = [dash for end, ways, dash in _DASHES_FROM[number][cell] if end & free and ways & free]
    return (*moves(number, cell, blocked & NEAR[cell]), *dashes)


def with_healing(found: Iterable[Move | Dash], circle: Cell, dash_heals: bool) -> tuple[Move | Dash, ...]:
    """The orders with those that heal on the circle, each after the same order without (EL-4.6, EL-11.3)."""
    both: list[Move | Dash] = []
    for order in found:
        both.append(order)
        if order.to == NAMES[circle] and (dash_heals or type(order) is Move):
            both.append((MOVE if type(order) is Move else DASH)[order.number][circle][1])
    return tuple(both)


@lru_cache(maxsize=1 << 12)
def landings(number: Number, cells: int) -> tuple[Land, ...]:
    """The choices of a landing place, in canonical order."""
    return tuple(LAND[number][cell] for cell in CELLS if BITS[cell] & cells)
