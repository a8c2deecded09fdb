"""The resolution loop (EL-6.7), crystals and healing (EL-8)."""

from engine.elemental.actions import HEALING
from engine.elemental.board import BITS, CIRCLES, NAMES, RIGHT_HAND_WELLS, WELLS, Cell, distance
from engine.elemental.events import CrystalClaimed, CrystalMade, Healed
from engine.elemental.fights import cells_of
from engine.elemental.pieces import FULL, HALF, NUMBER_OF, SEAT_OF, Piece, piece_of
from engine.elemental.play_fights import ordinary_wave, priority_wave
from engine.elemental.play_landing import run_landing_pass
from engine.elemental.resolution import Resolution


def run_resolution_loop(resolution: Resolution) -> bool:
    """The resolution loop (EL-6.7); False when it stops at a question, True when no fight is left."""
    arena = resolution.arena
    while True:
        if resolution.flights:
            if not run_landing_pass(resolution):
                return False
            continue
        south, north = arena.occupied_cells(0), arena.occupied_cells(1)
        if south & north:
            priority_wave(resolution, cells_of(south & north))
            continue
        resolution.comers.clear()
        if (south | north) & arena.wells:
            _claim_crystals(resolution)
        if resolution.heals:
            _heal_pieces(resolution)
        if not ordinary_wave(resolution, north):
            return True


def _claim_crystals(resolution: Resolution) -> None:
    """Give each crystal to whoever is on its cell (EL-8.2)."""
    arena = resolution.arena
    for piece, cell in enumerate(arena.at):
        if BITS[cell] & arena.wells:
            arena.wells &= ~BITS[cell]
            arena.gain(SEAT_OF[piece], 1)
            resolution.events.append(CrystalClaimed(seat=SEAT_OF[piece], number=NUMBER_OF[piece], cell=NAMES[cell]))


def _heal_pieces(resolution: Resolution) -> None:
    """EL-8.4, once a round, before the first ordinary fights."""
    arena = resolution.arena
    for seat, number in sorted(resolution.heals.items()):
        piece = piece_of(seat, number)
        if arena.at[piece] == CIRCLES[seat] and arena.energy[piece] == HALF:
            arena.set_energy(piece, FULL)
            arena.gain(seat, -HEALING)
            resolution.events.append(Healed(seat=seat, number=number))
    resolution.heals = {}


def after_last_fight(resolution: Resolution) -> None:
    """After the last fight: crystals of the defeated (EL-8.3), and stand-offs that were not repeated (EL-6.11)."""
    arena = resolution.arena
    if resolution.defeats:
        for piece in sorted(resolution.defeats, key=lambda piece: (NUMBER_OF[piece], piece)):
            _make_crystal(resolution, piece, resolution.defeats[piece])
    if arena.fatigue:
        arena.fatigue = {pair: rounds for pair, rounds in arena.fatigue.items() if pair in resolution.levels}


def _make_crystal(resolution: Resolution, piece: Piece, cell: Cell) -> None:
    arena = resolution.arena
    seat = SEAT_OF[piece]
    occupied = arena.occupied_cells(0) | arena.occupied_cells(1) | arena.wells
    free = [well for well in WELLS if not BITS[well] & occupied]
    if not free or not arena.supply:
        return
    well = min(free, key=lambda well: (distance(cell, well), well != RIGHT_HAND_WELLS[seat]))
    arena.wells |= BITS[well]
    resolution.events.append(CrystalMade(seat=seat, number=NUMBER_OF[piece], cell=NAMES[well]))
