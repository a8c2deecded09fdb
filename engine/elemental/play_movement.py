"""Movement (EL-5): what both orders do before the fights."""

from typing import Literal

from engine.elemental.actions import Dash, Move, Order, Substitute, Summon, Teleport, price
from engine.elemental.arena import replace_item
from engine.elemental.board import BEHIND_CIRCLES, BITS, BY_NAME, CIRCLES, DASHES, NAMES, OFF, WELLS, Cell
from engine.elemental.events import Assigned, CrystalSwapped, Moved, Substituted, TeleportVoid
from engine.elemental.notes import after_substitution
from engine.elemental.pieces import FULL, NUMBER_OF, PIECES, SEAT_OF, SEATS, Piece, piece_of
from engine.elemental.resolution import Comer, Resolution


def carry_out_orders(resolution: Resolution, orders: tuple[Order, Order]) -> None:
    """Carry out both orders (EL-5)."""
    south, north = orders
    if type(south) is Move and type(north) is Move:  # most rounds: nothing to pay or to stop
        _move_piece(resolution, 0, south, BY_NAME[south.to])
        _move_piece(resolution, 1, north, BY_NAME[north.to])
        return
    _pay_orders(resolution, orders)
    ends = _end_cells(resolution, orders)
    for seat, order in enumerate(orders):
        if type(order) is Move or type(order) is Dash:
            _move_piece(resolution, seat, order, ends[seat])
    for seat, order in enumerate(orders):
        if type(order) is Substitute:
            _substitute(resolution, seat, order)
        elif type(order) is Summon:
            _summon(resolution, seat, order)
    travellers = [piece_of(seat, order.number) for seat, order in enumerate(orders) if type(order) is Teleport]
    if len(travellers) == 2:
        _exchange_cells(resolution, travellers[0], travellers[1], by="teleport")
    elif travellers:
        _teleport(resolution, travellers[0])


def _pay_orders(resolution: Resolution, orders: tuple[Order, Order]) -> None:
    for seat, order in enumerate(orders):
        if cost := price(order, resolution.arena.fresh[piece_of(seat, order.number)]):
            resolution.arena.gain(seat, -cost)


def _end_cells(resolution: Resolution, orders: tuple[Order, Order]) -> tuple[Cell, Cell]:
    """The cells where moves and dashes end (EL-5.2, EL-5.3); for other orders their aim, or OFF."""
    aims: list[Cell] = []
    ways: list[list[Cell]] = []  # the open ways of a dash that no standing piece has stopped
    for seat, order in enumerate(orders):
        aim = OFF
        open_ways: list[Cell] = []
        match order:
            case Move():
                aim = BY_NAME[order.to]
            case Dash():
                aim, open_ways = _dash_against_standing(resolution, seat, order, orders[1 - seat])
            case Summon():
                aim = CIRCLES[seat]
            case _:
                pass
        aims.append(aim)
        ways.append(open_ways)
    south = aims[1] if ways[0] == [aims[1]] else aims[0]
    north = aims[0] if ways[1] == [aims[0]] else aims[1]
    return south, north


def _dash_against_standing(resolution: Resolution, seat: int, dash: Dash, other: Order) -> tuple[Cell, list[Cell]]:
    """The aim of a dash, and the ways that are open to it (none when it is stopped already) (EL-5.2)."""
    arena = resolution.arena
    end = BY_NAME[dash.to]
    ways = next(ways for goal, ways in DASHES[arena.at[piece_of(seat, dash.number)]] if goal == end)
    own = arena.occupied_cells(seat)
    passable = [way for way in ways if not BITS[way] & own]
    standing = _standing_cells(resolution, 1 - seat, other)
    open_ways = [way for way in passable if not BITS[way] & standing]
    return (end, open_ways) if open_ways else (passable[0], [])


def _standing_cells(resolution: Resolution, seat: int, order: Order) -> int:
    """The cells of the seat's standing pieces (EL-5.2)."""
    cells = resolution.arena.occupied_cells(seat)
    if isinstance(order, (Move, Dash, Teleport)):
        cells &= ~BITS[resolution.arena.at[piece_of(seat, order.number)]]
    return cells


def _move_piece(resolution: Resolution, seat: int, order: Move | Dash, end: Cell) -> None:
    arena = resolution.arena
    piece = PIECES[seat][order.number - 1]
    start = arena.at[piece]
    arena.at[piece] = end
    if arena.fresh[piece]:
        arena.set_fresh(piece, False)
    resolution.comers[piece] = Comer(start)
    if order.heal:
        resolution.heals[SEATS[seat]] = order.number
    resolution.events.append(
        Moved(
            seat=SEATS[seat],
            number=order.number,
            by="move" if type(order) is Move else "dash",
            stopped=NAMES[end] != order.to,
            start=NAMES[start],
            cell=NAMES[end],
        )
    )


def _substitute(resolution: Resolution, seat: int, order: Substitute) -> None:
    arena = resolution.arena
    number, other = order.number, order.other
    one, two = piece_of(seat, number), piece_of(seat, other)
    arena.notes = replace_item(arena.notes, seat, after_substitution(arena.notes[seat], number, arena.removed(seat)))
    first, second = arena.elements[one], arena.elements[two]
    arena.set_element(one, second)
    arena.set_element(two, first)
    resolution.events.append(Substituted(seat=SEATS[seat], number=number))
    for piece in (one, two):
        resolution.events.append(
            Assigned(seat=SEATS[seat], number=NUMBER_OF[piece], element=arena.element(piece), to=(SEATS[seat],))
        )


def _summon(resolution: Resolution, seat: int, order: Summon) -> None:
    """EL-5.6; an enemy who stood on the circle before is met from behind."""
    arena = resolution.arena
    piece, circle = piece_of(seat, order.number), CIRCLES[seat]
    arena.at[piece] = circle
    arena.set_energy(piece, FULL)
    arena.set_fresh(piece, True)
    enemies = [enemy for enemy in arena.pieces_on(circle) if enemy != piece]
    if enemies and enemies[0] not in resolution.comers:
        resolution.comers[piece] = Comer(BEHIND_CIRCLES[seat], summoned=True)
    resolution.events.append(
        Moved(seat=SEATS[seat], number=order.number, by="summon", stopped=False, start=None, cell=NAMES[circle])
    )


def _teleport(resolution: Resolution, traveller: Piece) -> None:
    """The only teleport of the round, after all moves (EL-5.7, EL-5.8)."""
    arena = resolution.arena
    here = arena.at[traveller]
    there = WELLS[0] if here == WELLS[1] else WELLS[1]
    others = arena.pieces_on(there)
    stayed = [piece for piece in others if piece not in resolution.comers]
    if stayed:
        swapped = stayed[0]
        enemies_here = [piece for piece in arena.pieces_on(here) if piece != traveller]
        if SEAT_OF[swapped] != SEAT_OF[traveller] and enemies_here:
            resolution.events.append(TeleportVoid(seat=SEAT_OF[traveller], number=NUMBER_OF[traveller]))
            return
        _exchange_cells(resolution, traveller, swapped, by="swap")
        return
    if BITS[there] & arena.wells and not others:
        arena.wells = arena.wells & ~BITS[there] | BITS[here]
        resolution.events.append(CrystalSwapped(start=NAMES[there], cell=NAMES[here]))
    arena.at[traveller] = there
    arena.set_fresh(traveller, False)
    resolution.events.append(_moved_event(traveller, "teleport", here, there))


def _exchange_cells(resolution: Resolution, one: Piece, other: Piece, by: Literal["teleport", "swap"]) -> None:
    """A teleporter changes places with another piece on the other well, which teleports too or is swapped."""
    arena = resolution.arena
    start, end = arena.at[one], arena.at[other]
    arena.at[one], arena.at[other] = end, start
    arena.set_fresh(one, False)
    if by == "teleport":
        arena.set_fresh(other, False)
    resolution.events.append(_moved_event(one, "teleport", start, end))
    resolution.events.append(_moved_event(other, by, end, start))


def _moved_event(piece: Piece, by: Literal["teleport", "swap"], start: Cell, end: Cell) -> Moved:
    return Moved(
        seat=SEAT_OF[piece], number=NUMBER_OF[piece], by=by, stopped=False, start=NAMES[start], cell=NAMES[end]
    )
