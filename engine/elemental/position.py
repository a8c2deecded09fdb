"""Positions as text and JSON (EL-11.8), read and written."""

from collections import Counter
from typing import Annotated, Any, Literal, NamedTuple, get_args

import msgspec

from engine.contract import BadOptions, Outcome, Seat
from engine.elemental.actions import Order
from engine.elemental.arena import Arena
from engine.elemental.board import BITS, BY_NAME, NAMES, OFF, START_CELLS, WELLS, Cell, Element
from engine.elemental.chronicle import Chronicle, RoundEvent, Sighting
from engine.elemental.legal import orders
from engine.elemental.notes import ANYTHING, Notes, NotesText, is_possible_assignment, notes_after_reveal
from engine.elemental.pieces import (
    CRYSTALS,
    ELEMENTALS,
    FULL,
    HALF,
    KINGS,
    LAST_ROUND,
    NUMBER_OF,
    NUMBERS,
    PIECES,
    QUIET_LIMIT,
    REMOVED,
    SEATS,
    SIDES,
    CrystalsField,
    FatigueField,
    Number,
    NumberField,
    Piece,
    QuietField,
    RoundField,
    piece_of,
)  # fmt: skip
from engine.elemental.play_landing import restore_landings
from engine.elemental.resolution import Resolution, RoundRecord
from engine.elemental.state import NO_ORDERS, ElementalState, Phase

WellName = Literal["c4", "g4"]
_WELL_NAMES: tuple[WellName, WellName] = ("c4", "g4")
Revealed = Annotated[tuple[NumberField, ...], msgspec.Meta(max_length=6)]

UNASSIGNED = "?"


class Position(msgspec.Struct, forbid_unknown_fields=True, kw_only=True, frozen=True):
    """The fields of ``options["position"]``; the first eight fields are those of EL-11.8.

    In ``south`` and ``north`` a piece is "number elemental place flags": the place is a cell, "off" (removed) or "air"
    (a flight tells from where), the flags are "half" and "fresh", the elemental is "?" while it is not assigned.
    Numbers that are not listed are removed. ``notes`` are bit sets of assignments in hexadecimal (see ``notes.py``);
    without them everybody knows what is removed or revealed.
    """

    south: str
    north: str
    crystals: tuple[CrystalsField, CrystalsField] = (0, 0)
    wells: tuple[WellName, ...] = ()
    round: RoundField = 1
    quiet: QuietField = 0
    fatigue: tuple[FatigueField, ...] = ()
    revealed: tuple[Revealed, Revealed] = ((), ())
    phase: Phase = "orders"
    orders: tuple[Order | None, Order | None] = (None, None)
    notes: tuple[NotesText, NotesText] | None = None
    knockback: RoundRecord | None = None
    outcome: Outcome | None = None
    chance: Annotated[int, msgspec.Meta(ge=0, le=2)] = 0
    """The number of the next random event."""
    last: tuple[RoundEvent, ...] = ()
    seen: tuple[Sighting, ...] = ()


class ListedPiece(NamedTuple):
    """One piece as its text tells it."""

    number: Number
    element: Element | None
    cell: Cell
    energy: int
    fresh: bool


def read_piece(text: str) -> ListedPiece:
    """A piece from "1 fire e3 half fresh"; BadOptions when that is none."""
    words = text.split()
    if len(words) < 3:
        raise BadOptions('A piece is told as "1 fire e3", with "half" or "fresh" behind it where that is so.')
    number, name, place, *flags = words
    if number not in ("1", "2", "3", "4", "5", "6"):
        raise BadOptions("The number of a piece is one from 1 to 6.")
    element: Element | None = next((known for known in get_args(Element) if known == name), None)
    if element is None and name != UNASSIGNED:
        raise BadOptions(f"Under number {number} is no elemental that there is.")
    if place not in BY_NAME and place not in ("off", "air"):
        raise BadOptions(f"Number {number} is on no cell that there is.")
    if not set(flags) <= {"half", "fresh"} or len(set(flags)) < len(flags):
        raise BadOptions(f"Behind the cell of number {number} can stand half and fresh, nothing else.")
    if place == "off" and flags:
        raise BadOptions(f"Number {number} is removed: neither half nor fresh can stand behind that.")
    energy = REMOVED if place == "off" else HALF if "half" in flags else FULL
    return ListedPiece(int(number), element, BY_NAME.get(place, OFF), energy, "fresh" in flags)


def write_piece(arena: Arena, piece: Piece) -> str:
    """A piece as positions have it: its number, what is under it, its cell, and what differs from a whole one."""
    words = [str(NUMBER_OF[piece]), arena.elements[piece] or UNASSIGNED]
    if arena.energy[piece] == REMOVED:
        return " ".join((*words, "off"))
    words.append("air" if arena.at[piece] == OFF else NAMES[arena.at[piece]])
    if arena.energy[piece] == HALF:
        words.append("half")
    if arena.fresh[piece]:
        words.append("fresh")
    return " ".join(words)


def write_side(arena: Arena, seat: int) -> str:
    """A seat's six pieces as positions have them."""
    return ", ".join(write_piece(arena, piece) for piece in PIECES[seat])


def read_arena(position: Position) -> Arena:
    """The table of a position; BadOptions when there can't be such a one."""
    arena = Arena()
    sides = [_read_side(position, seat) for seat in (0, 1)]
    pieces = [side[number] for side in sides for number in NUMBERS]
    arena.elements = tuple(piece.element for piece in pieces)
    arena.at = [piece.cell for piece in pieces]
    arena.energy = tuple(piece.energy for piece in pieces)
    arena.fresh = tuple(piece.fresh for piece in pieces)
    arena.crystals = position.crystals
    if len(set(position.wells)) < len(position.wells):
        raise BadOptions("A well holds at most one of the 8 crystals.")
    arena.wells = sum(BITS[BY_NAME[name]] for name in set(position.wells))
    arena.fatigue = {(south, north): rounds for south, north, rounds in position.fatigue}
    arena.notes = tuple(_read_notes(position, arena, seat) for seat in SEATS)
    if len(arena.fatigue) < len(position.fatigue):
        raise BadOptions("In fatigue a pair stands twice.")
    return arena


def _read_side(position: Position, seat: int) -> dict[Number, ListedPiece]:
    """The pieces of a seat by number; those that are not listed are removed and get what is left over."""
    text = position.south if seat == 0 else position.north
    listed = [read_piece(piece) for piece in text.split(",")] if text.strip() else []
    side = {piece.number: piece for piece in listed}
    if len(side) < len(listed):
        raise BadOptions(f"In {SIDES[seat]} a number stands twice.")
    named = [piece.element for piece in listed if piece.element]
    if len(set(named)) < len(named) or not set(named) <= set(ELEMENTALS[seat]):
        raise BadOptions(f"{SIDES[seat].capitalize()} has five elementals and {KINGS[seat]}, each of them once.")
    left = [element for element in ELEMENTALS[seat] if element not in named]
    for number in NUMBERS:
        if number not in side:
            side[number] = ListedPiece(number, left.pop(0), OFF, REMOVED, False)
    return side


def _read_notes(position: Position, arena: Arena, seat: int) -> Notes:
    if position.notes is not None:
        return Notes(int(position.notes[seat], 16) & ANYTHING)
    if position.phase == "setup":
        return ANYTHING
    notes = ANYTHING
    for number in {*arena.removed(seat), *position.revealed[seat]}:
        element = arena.elements[piece_of(seat, number)]
        notes = notes_after_reveal(notes, number, element) if element else notes
    return notes


def resume(state: ElementalState, position: Position) -> None:
    """Bring a state, around the arena of a position, to where the position is."""
    state.phase = position.phase
    state.round = position.round
    state.quiet = position.quiet
    state.outcome = position.outcome
    state.chance = position.chance
    state.chronicle = Chronicle(position.last, position.seen)
    check(state, position.knockback)
    _resume_orders(state, position.orders)
    if position.knockback is not None:
        state.resolution = Resolution.resume(state.arena, position.knockback)
        if position.phase == "knockback":
            _ask_again(state.resolution, position.knockback)


def _resume_orders(state: ElementalState, waiting: tuple[Order | None, Order | None]) -> None:
    if waiting == NO_ORDERS:
        return
    if state.phase != "orders":
        raise BadOptions("An order waits for the other one only between rounds.")
    if all(waiting):
        raise BadOptions("When both orders are in, the round is played.")
    for seat, order in zip(SEATS, waiting, strict=True):
        if order is not None and order not in orders(state, seat):
            raise BadOptions(f"The order of {SIDES[seat].capitalize()} is not legal.")
    state.orders = waiting


def _ask_again(resolution: Resolution, record: RoundRecord) -> None:
    if not all(restore_landings(resolution, seat, record) for seat in SEATS):
        raise BadOptions("The pieces in the air can't have these landing places.")
    if not any(resolution.asked):
        raise BadOptions("In knockback somebody has a landing place to choose.")


# What no game comes to


def check(state: ElementalState, record: RoundRecord | None) -> None:
    """Raise BadOptions for a table that no game can come to (EL-11.8), or a round that can't have been like this."""
    arena = state.arena
    if any(count > 1 for cell, count in Counter(arena.at).items() if cell != OFF):
        raise BadOptions("Two pieces stand on one cell.")
    if arena.supply < 0:
        raise BadOptions(f"There are {CRYSTALS} crystals.")
    if state.phase == "setup" or None in arena.elements:
        _check_setup(state)
    else:
        _check_assigned(arena)
    _check_counters(state, record)
    if record is not None:
        _check_round(record, arena)
    else:
        _check_between_rounds(arena, over=state.phase == "over")
    if state.phase != "over" and (state.phase == "knockback") != (record is not None):
        raise BadOptions("A round that waits for landing places is told in knockback, and only then.")
    if (state.phase == "over") != (state.outcome is not None):
        raise BadOptions("A game that is over has an outcome, and no other has.")
    if state.outcome is not None:
        _check_outcome(state.outcome, arena)


def _check_setup(state: ElementalState) -> None:
    """A setup that goes on, or in which somebody has resigned."""
    arena = state.arena
    if state.phase not in ("setup", "over"):
        raise BadOptions("After the setup there is an elemental under each number.")
    whole = (arena.at, arena.energy, arena.fresh) == (list(START_CELLS), (FULL,) * 12, (True,) * 12)
    if not whole or None not in arena.elements:
        raise BadOptions("In the setup all pieces are on their start cells, and not all elementals are assigned.")
    if any(None in arena.elements_of(seat)[: 6 - arena.elements_of(seat).count(None)] for seat in SEATS):
        raise BadOptions("In the setup the numbers get their elementals one after the other.")
    if arena.notes != (ANYTHING, ANYTHING):
        raise BadOptions("Nothing is known of anybody's elementals before the setup is over.")


def _check_counters(state: ElementalState, record: RoundRecord | None) -> None:
    """Nothing that is counted may come to more than a position can tell."""
    if state.chance > sum(None not in state.arena.elements_of(seat) for seat in SEATS):
        raise BadOptions("In chance are more deals than sides that have all their elementals.")
    if state.quiet >= QUIET_LIMIT + (state.phase == "over"):
        raise BadOptions(f"In quiet are fewer than {QUIET_LIMIT} rounds while the game goes on.")
    if state.round + _rounds_left(state, record) > LAST_ROUND:
        raise BadOptions(f"In round is a number so high that the game could go on after round {LAST_ROUND}.")


def _rounds_left(state: ElementalState, record: RoundRecord | None) -> int:
    """The most rounds that can follow: at most 20 for each half that a piece can lose, and 20 quiet ones (EL-9.7).

    A crystal buys one half, and the piece that it buys leaves a crystal again: so a crystal counts as two halves.
    """
    arena, quiet = state.arena, state.quiet
    crystals = sum(arena.crystals) + arena.wells.bit_count()
    if record is not None:
        crystals += len(record.defeats)
        quiet = 0 if record.lost else quiet
    halves = 2 * crystals + sum(energy + 2 for energy in arena.energy if energy != REMOVED)
    return QUIET_LIMIT * (halves + 1) - quiet


def _check_outcome(outcome: Outcome, arena: Arena) -> None:
    winners = [()] if outcome.reason in ("both", "quiet") else [(Seat(0),), (Seat(1),)]
    known = ("resign",) if None in arena.elements else ("both", "quiet", "king", "isolation", "resign")
    if outcome.scores is not None or outcome.reason not in known or outcome.winners not in winners:
        raise BadOptions("A game of Elemental can't end like that.")


def _check_between_rounds(arena: Arena, over: bool) -> None:
    if any(BITS[cell] & arena.wells for cell in arena.at):
        raise BadOptions("A piece stands on a well with a crystal.")
    for seat, pieces in enumerate(PIECES):
        if any(arena.energy[piece] != REMOVED and arena.at[piece] == OFF for piece in pieces):
            raise BadOptions("A piece is in the air only while a round waits for landing places.")
        kings = [piece for piece in pieces if arena.elements[piece] == KINGS[seat]]
        if not over and any(arena.energy[piece] == REMOVED for piece in kings):
            raise BadOptions(f"The king of {SIDES[seat].capitalize()} is not on the board.")


def _check_assigned(arena: Arena) -> None:
    for seat in (0, 1):
        ranks = tuple(ELEMENTALS[seat].index(element) for element in arena.elements_of(seat) if element)
        if not is_possible_assignment(arena.notes[seat], ranks):
            raise BadOptions("The notes rule out what is under the numbers.")


def _check_round(record: RoundRecord, arena: Arena) -> None:
    flying = [piece for piece, cell in enumerate(arena.at) if cell == OFF and arena.energy[piece] != REMOVED]
    if sorted(piece_of(*flight.piece) for flight in record.flights) != flying:
        raise BadOptions("Each piece in the air has a flight, and no other has one.")
    if any(len(set(flight.radii)) < len(flight.radii) for flight in record.flights):
        raise BadOptions("A flight has each radius once.")
    centres = [flight.centre for flight in record.flights if 0 in flight.radii]
    if len(set(centres)) < len(centres):
        raise BadOptions("Two pieces in the air can't both fall back on one cell.")
    if any(number and not crystals for number, crystals in zip(record.heals, arena.crystals, strict=True)):
        raise BadOptions("Whoever has ordered healing has a crystal for it.")


def _whole_position(state: ElementalState) -> Position:
    """Everything there is in a game, as a position."""
    arena = state.arena
    return Position(
        south=write_side(arena, 0),
        north=write_side(arena, 1),
        crystals=(arena.crystals[0], arena.crystals[1]),
        wells=tuple(name for name, well in zip(_WELL_NAMES, WELLS, strict=True) if BITS[well] & arena.wells),
        round=state.round,
        quiet=state.quiet,
        fatigue=arena.fatigues(),
        phase=state.phase,
        orders=(state.orders[0], state.orders[1]),
        notes=(f"{arena.notes[0]:x}", f"{arena.notes[1]:x}"),
        knockback=state.resolution.record(SEATS) if state.resolution else None,
        outcome=state.outcome,
        chance=state.chance,
        last=state.chronicle.last_round,
        seen=state.chronicle.seen,
    )


def position(state: ElementalState) -> dict[str, Any]:
    """Everything there is in a game, as plain data."""
    data: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(_whole_position(state)))
    return data
