"""Knockback (EL-7): where pieces in the air come down, and who is asked."""

from engine.contract import Seat
from engine.elemental.board import BITS, BY_NAME, NAMES, OFF, Cell
from engine.elemental.events import CHOOSING, Landed, Returned
from engine.elemental.fights import Flight, cells_of
from engine.elemental.pieces import NUMBER_OF, SEAT_OF, SEATS, piece_of
from engine.elemental.resolution import Comer, Resolution, RoundRecord


def run_landing_pass(resolution: Resolution) -> bool:
    """The landing pass (EL-7.7); False when somebody is asked first."""
    resolution.flights.sort(key=_landing_order)
    for seat in SEATS:
        settle_landings(resolution, seat)
        if resolution.asked[seat]:
            resolution.events.append(CHOOSING[seat])
    if any(resolution.asked):
        return False
    land_at_once(resolution)
    return True


def settle_landings(resolution: Resolution, seat: Seat) -> None:
    """Find landing places for the seat's pieces in the air up to the first with several."""
    arena = resolution.arena
    own, enemies = arena.occupied_cells(seat), arena.occupied_cells(1 - seat)
    for flight in resolution.flights:
        piece = flight.piece
        if SEAT_OF[piece] != seat:
            continue
        if piece not in resolution.placed:
            places = flight.landing_places(own, enemies)
            if places.bit_count() > 1:
                resolution.asked[seat] = (piece, places)
                return
            resolution.placed[piece] = cells_of(places)[0]
        own |= BITS[resolution.placed[piece]]
    resolution.asked[seat] = None


def choose_landing(resolution: Resolution, seat: Seat, cell: Cell) -> bool:
    """Put the piece that the seat was asked about on a cell; True when nobody is asked any more."""
    asked = resolution.asked[seat]
    assert asked is not None, "only a seat that is asked has something to choose"
    resolution.placed[asked[0]] = cell
    settle_landings(resolution, seat)
    return not any(resolution.asked)


def restore_landings(resolution: Resolution, seat: Seat, record: RoundRecord) -> bool:
    """Settle the landing places that a record has for a seat; False when it could not have them."""
    settled = {piece_of(seat, number): BY_NAME[cell] for by, number, cell in record.placed if by == seat}
    settle_landings(resolution, seat)
    while (asked := resolution.asked[seat]) is not None:
        cell = settled.get(asked[0], OFF)
        if not BITS[cell] & asked[1]:
            break
        choose_landing(resolution, seat, cell)
    return settled == {piece: cell for piece, cell in resolution.placed.items() if SEAT_OF[piece] == seat}


def land_at_once(resolution: Resolution) -> None:
    """All pieces in the air come down at once."""
    for flight in resolution.flights:
        piece, cell = flight.piece, resolution.placed[flight.piece]
        resolution.arena.at[piece] = cell
        resolution.landed.add(piece)
        if cell != flight.centre:
            resolution.comers[piece] = Comer(flight.centre, flight)
        event = Returned if flight.returns else Landed
        resolution.events.append(
            event(seat=SEAT_OF[piece], number=NUMBER_OF[piece], start=NAMES[flight.cell], cell=NAMES[cell])
        )
    resolution.flights = []
    resolution.placed = {}


def _landing_order(flight: Flight) -> tuple[int, bool, int]:
    """South first; of a seat returns first, then by number (EL-7.7)."""
    return SEAT_OF[flight.piece], not flight.returns, flight.piece
