"""A round after both orders are in: movement (EL-5), fights (EL-6), knockback (EL-7), crystals and healing (EL-8).

It stops where a seat must choose a landing place, and goes on from there.
"""

from typing import Annotated, Literal

import msgspec

from engine.contract import Event, Seat
from engine.elemental.arena import FULL, HALF, Arena, replaced
from engine.elemental.board import (
    BEHIND_CIRCLES,
    BITS,
    BY_NAME,
    CIRCLES,
    DASHES,
    FARTHEST,
    GROUNDS,
    NAMES,
    NEAR,
    OFF,
    RIGHT_HAND_WELLS,
    WELLS,
    Cell,
    between,
    distance,
    union,
)
from engine.elemental.fights import (
    Clash,
    Flight,
    cells_of,
    clash,
    knocked_away,
    radii_from,
    returning,
    thrown_back,
)
from engine.elemental.moves import (
    CHOOSING,
    NUMBER_OF,
    PIECES,
    SEAT_OF,
    SEATS,
    Assigned,
    CellField,
    Claimed,
    CrystalMade,
    CrystalSwapped,
    Dash,
    Defeated,
    Fatigued,
    FightKind,
    Fought,
    Healed,
    Knocked,
    Move,
    Moved,
    Number,
    NumberField,
    Order,
    Piece,
    Returned,
    SeatField,
    Substitute,
    Substituted,
    Summon,
    Teleport,
    Void,
    piece_of,
)
from engine.elemental.notes import substituted

FATIGUE_ROUNDS = 3
PieceField = tuple[SeatField, NumberField]
Radius = Annotated[int, msgspec.Meta(ge=0, le=FARTHEST)]
Offset = Annotated[int, msgspec.Meta(ge=-6 * FARTHEST, le=6 * FARTHEST)]


class Comer(msgspec.Struct, frozen=True, gc=False):
    """Why a piece is a comer (EL-6.8): by a move or dash from its origin, by a flight, or summoned onto an enemy."""

    origin: Cell
    flight: Flight | None = None
    summoned: bool = False


class FlightRecord(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A flight as JSON: cells by name, ``aim`` and ``scale`` as in EL-7.4."""

    piece: PieceField
    returns: bool
    cell: CellField
    centre: CellField
    radii: Annotated[tuple[Radius, ...], msgspec.Meta(max_length=FARTHEST + 1)]
    scale: Annotated[int, msgspec.Meta(ge=1, le=FARTHEST)]
    aim: tuple[Offset, Offset]
    ruled_out: Annotated[tuple[CellField, ...], msgspec.Meta(max_length=12)]


class RoundRecord(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A round that waits for landing choices, as JSON. All but ``placed`` is public."""

    flights: tuple[FlightRecord, ...]
    placed: tuple[tuple[SeatField, NumberField, CellField], ...]
    """Landing places that are settled, by choice or because there is only one; each seat knows its own."""
    heals: tuple[NumberField | None, NumberField | None]
    fought: bool
    landed: tuple[PieceField, ...]
    pushes: tuple[tuple[PieceField, PieceField], ...]
    levels: tuple[tuple[NumberField, NumberField], ...]
    defeats: tuple[tuple[SeatField, NumberField, CellField], ...]
    lost: bool


class Resolution:
    """A round in progress. ``events`` gathers what happens until somebody takes them."""

    __slots__ = (
        "arena",
        "asked",
        "comers",
        "defeats",
        "events",
        "flights",
        "fought",
        "heals",
        "landed",
        "levels",
        "lost",
        "placed",
        "pushes",
    )

    def __init__(self, arena: Arena) -> None:
        self.arena = arena
        self.events: list[Event] = []
        self.comers: dict[Piece, Comer] = {}
        self.flights: list[Flight] = []
        self.placed: dict[Piece, Cell] = {}
        self.asked: list[tuple[Piece, int] | None] = [None, None]
        """By seat: the piece that it must place, and the cells to choose from as a bit set."""
        self.heals: dict[Seat, Number] = {}
        """By seat: the piece that is to be healed, until the time for it has come."""
        self.fought = False
        """Whether the first ordinary wave is over."""
        self.landed: set[Piece] = set()
        """Pieces that have landed since the last ordinary wave (EL-6.9)."""
        self.pushes: set[tuple[Piece, Piece]] = set()
        """Who has pushed which king in an ordinary fight (EL-6.10)."""
        self.levels: set[tuple[Number, Number]] = set()
        """Pairs whose priority fight was level in this round (EL-6.11)."""
        self.defeats: dict[Piece, Cell] = {}
        self.lost = False
        """Whether a piece has lost energy (EL-9.5)."""

    def copy(self, arena: Arena) -> "Resolution":
        """An independent copy of a round that waits for a choice, on a copy of the arena."""
        twin = Resolution(arena)
        twin.flights = self.flights.copy()
        twin.placed = self.placed.copy()
        twin.asked = self.asked.copy()
        twin.heals = self.heals.copy()
        twin.fought = self.fought
        twin.landed = self.landed.copy()
        twin.pushes = self.pushes.copy()
        twin.levels = self.levels.copy()
        twin.defeats = self.defeats.copy()
        twin.lost = self.lost
        return twin

    def take_events(self) -> list[Event]:
        events, self.events = self.events, []
        return events

    # Movement

    def move(self, orders: tuple[Order, Order]) -> None:
        """Carry out both orders (EL-5)."""
        south, north = orders
        if type(south) is Move and type(north) is Move:  # most rounds: nothing to pay or to stop
            self._step(0, south, BY_NAME[south.to])
            self._step(1, north, BY_NAME[north.to])
            return
        self._pay(orders)
        ends = self._ends(orders)
        for seat, order in enumerate(orders):
            if type(order) is Move or type(order) is Dash:
                self._step(seat, order, ends[seat])
        for seat, order in enumerate(orders):
            if type(order) is Substitute:
                self._substitute(seat, order)
            elif type(order) is Summon:
                self._summon(seat, order)
        travellers = [piece_of(seat, order.number) for seat, order in enumerate(orders) if type(order) is Teleport]
        if len(travellers) == 2:
            self._exchange(travellers[0], travellers[1], by="teleport")
        elif travellers:
            self._teleport(travellers[0])

    def _pay(self, orders: tuple[Order, Order]) -> None:
        for seat, order in enumerate(orders):
            match order:
                case Dash(number):
                    cost = 0 if self.arena.fresh[piece_of(seat, number)] else 1
                case Substitute():
                    cost = 1
                case Summon():
                    cost = 2
                case _:
                    continue
            self.arena.gain(seat, -cost)

    def _ends(self, orders: tuple[Order, Order]) -> tuple[Cell, Cell]:
        """Where moves and dashes end (EL-5.2, EL-5.3); for other orders their aim, or OFF."""
        aims: list[Cell] = []
        ways: list[list[Cell]] = []  # the open ways of a dash that no standing piece has stopped
        for seat, order in enumerate(orders):
            aim = OFF
            open_ways: list[Cell] = []
            match order:
                case Move():
                    aim = BY_NAME[order.to]
                case Dash():
                    aim, open_ways = self._dash_against_standing(seat, order, orders[1 - seat])
                case Summon():
                    aim = CIRCLES[seat]
                case _:
                    pass
            aims.append(aim)
            ways.append(open_ways)
        south = aims[1] if ways[0] == [aims[1]] else aims[0]
        north = aims[0] if ways[1] == [aims[0]] else aims[1]
        return south, north

    def _dash_against_standing(self, seat: int, dash: Dash, other: Order) -> tuple[Cell, list[Cell]]:
        """The aim of a dash, and the ways that are open to it (none when it is stopped already) (EL-5.2)."""
        arena = self.arena
        end = BY_NAME[dash.to]
        ways = next(ways for goal, ways in DASHES[arena.at[piece_of(seat, dash.number)]] if goal == end)
        own = arena.taken(seat)
        passable = [way for way in ways if not BITS[way] & own]
        standing = self._standing(1 - seat, other)
        open_ways = [way for way in passable if not BITS[way] & standing]
        return (end, open_ways) if open_ways else (passable[0], [])

    def _standing(self, seat: int, order: Order) -> int:
        """The cells of the seat's standing pieces (EL-5.2)."""
        cells = self.arena.taken(seat)
        if isinstance(order, (Move, Dash, Teleport)):
            cells &= ~BITS[self.arena.at[piece_of(seat, order.number)]]
        return cells

    def _step(self, seat: int, order: Move | Dash, end: Cell) -> None:
        arena = self.arena
        piece = PIECES[seat][order.number - 1]
        start = arena.at[piece]
        arena.at[piece] = end
        arena.set_fresh(piece, False)
        self.comers[piece] = Comer(start)
        if order.heal:
            self.heals[SEATS[seat]] = order.number
        self.events.append(
            Moved(
                seat=SEATS[seat],
                number=order.number,
                by="move" if type(order) is Move else "dash",
                stopped=NAMES[end] != order.to,
                start=NAMES[start],
                cell=NAMES[end],
            )
        )

    def _substitute(self, seat: int, order: Substitute) -> None:
        arena = self.arena
        number, other = order.number, order.other
        one, two = piece_of(seat, number), piece_of(seat, other)
        arena.notes = replaced(arena.notes, seat, substituted(arena.notes[seat], number, arena.removed(seat)))
        first, second = arena.elements[one], arena.elements[two]
        arena.set_element(one, second)
        arena.set_element(two, first)
        self.events.append(Substituted(seat=SEATS[seat], number=number))
        for piece in (one, two):
            self.events.append(
                Assigned(seat=SEATS[seat], number=NUMBER_OF[piece], element=arena.element(piece), to=(SEATS[seat],))
            )

    def _summon(self, seat: int, order: Summon) -> None:
        """EL-5.6; an enemy who stood on the circle before is met from behind."""
        arena = self.arena
        piece, circle = piece_of(seat, order.number), CIRCLES[seat]
        arena.at[piece] = circle
        arena.set_energy(piece, FULL)
        arena.set_fresh(piece, True)
        enemies = [enemy for enemy in arena.on(circle) if enemy != piece]
        if enemies and enemies[0] not in self.comers:
            self.comers[piece] = Comer(BEHIND_CIRCLES[seat], summoned=True)
        self.events.append(
            Moved(seat=SEATS[seat], number=order.number, by="summon", stopped=False, start=None, cell=NAMES[circle])
        )

    def _teleport(self, traveller: Piece) -> None:
        """The only teleport of the round, after all moves (EL-5.7, EL-5.8)."""
        arena = self.arena
        here = arena.at[traveller]
        there = WELLS[0] if here == WELLS[1] else WELLS[1]
        others = arena.on(there)
        stayed = [piece for piece in others if piece not in self.comers]
        if stayed:
            swapped = stayed[0]
            enemies_here = [piece for piece in arena.on(here) if piece != traveller]
            if SEAT_OF[swapped] != SEAT_OF[traveller] and enemies_here:
                self.events.append(Void(seat=SEAT_OF[traveller], number=NUMBER_OF[traveller]))
                return
            self._exchange(traveller, swapped, by="swap")
            return
        if BITS[there] & arena.wells and not others:
            arena.wells = arena.wells & ~BITS[there] | BITS[here]
            self.events.append(CrystalSwapped(start=NAMES[there], cell=NAMES[here]))
        arena.at[traveller] = there
        arena.set_fresh(traveller, False)
        self.events.append(_transported(traveller, "teleport", here, there))

    def _exchange(self, one: Piece, other: Piece, by: Literal["teleport", "swap"]) -> None:
        """A teleporter changes places with another piece on the other well, which teleports too or is swapped."""
        arena = self.arena
        start, end = arena.at[one], arena.at[other]
        arena.at[one], arena.at[other] = end, start
        arena.set_fresh(one, False)
        if by == "teleport":
            arena.set_fresh(other, False)
        self.events.append(_transported(one, "teleport", start, end))
        self.events.append(_transported(other, by, end, start))

    # Fights

    def go_on(self) -> bool:
        """The resolution loop (EL-6.7); False when it stops at a question, True when no fight is left."""
        arena = self.arena
        while True:
            if self.flights:
                if not self._land_all():
                    return False
                continue
            south, north = arena.taken(0), arena.taken(1)
            if south & north:
                self._priority_wave(cells_of(south & north))
                continue
            self.comers.clear()
            if (south | north) & arena.wells:
                self._claim()
            if self.heals:
                self._heal()
            if not self._ordinary_wave(north):
                return True

    def _fight(self, kind: FightKind, south: Piece, north: Piece, result: Clash) -> None:
        arena = self.arena
        arena.show(south)
        arena.show(north)
        self.events.append(
            Fought(
                kind=kind,
                numbers=(NUMBER_OF[south], NUMBER_OF[north]),
                cells=(NAMES[arena.at[south]], NAMES[arena.at[north]]),
                elements=(arena.element(south), arena.element(north)),
                acting=result.acting,
                damage=result.damage,
                pushed=result.pushed,
            )
        )

    def _clash(self, south: Piece, north: Piece) -> Clash:
        arena = self.arena
        grounds = GROUNDS[arena.at[south]], GROUNDS[arena.at[north]]
        return clash(arena.element(south), grounds[0], arena.element(north), grounds[1])

    def _weaken(self, piece: Piece, damage: int) -> bool:
        """Take energy off; True when the piece survives, otherwise it is removed (EL-6.6)."""
        arena = self.arena
        self.lost = True
        if damage < arena.energy[piece]:
            arena.set_energy(piece, arena.energy[piece] - damage)
            return True
        cell = arena.at[piece]
        self.defeats[piece] = cell
        arena.remove(piece)
        self.events.append(
            Defeated(seat=SEAT_OF[piece], number=NUMBER_OF[piece], element=arena.element(piece), cell=NAMES[cell])
        )
        return False

    def _lift(self, flight: Flight) -> None:
        self.arena.at[flight.piece] = OFF
        self.flights.append(flight)

    def _priority_wave(self, shared: list[Cell]) -> None:
        """All shared cells at once (EL-6.8)."""
        for cell in shared:
            south, north = self.arena.on(cell)
            result = self._clash(south, north)
            self._fight("priority", south, north, result)
            if result.loser is None:
                self._stand_off(south, north, result)
                continue
            loser, winner = (north, south) if result.loser else (south, north)
            if not result.cost:
                self._priority_push(loser, winner)
            elif self._weaken(loser, result.cost):
                self._throw(loser, winner)
        self.comers.clear()

    def _priority_push(self, king: Piece, other: Piece) -> None:
        comer = self.comers.get(king)
        if comer and comer.flight:
            self._lift(comer.flight.bounced(self.arena.at[king]))
        else:
            self._throw(king, other)

    def _throw(self, loser: Piece, winner: Piece) -> None:
        """Two cells: a comer back the way it came, a holder on in the direction of the blow (EL-7.4)."""
        cell = self.arena.at[loser]
        comer = self.comers.get(loser)
        way = between(cell, comer.origin) if comer else between(self.comers[winner].origin, cell)
        self._lift(thrown_back(loser, cell, way))

    def _stand_off(self, south: Piece, north: Piece, result: Clash) -> None:
        """Nobody wins: the comers leave, a holder stays (EL-6.8)."""
        pair = (south, north)
        survive = self._tire(pair) if result.level else (True, True)
        for piece, survives in zip(pair, survive, strict=True):
            comer = self.comers.get(piece)
            if comer and survives:
                self._leave(piece, comer)

    def _leave(self, piece: Piece, comer: Comer) -> None:
        cell = self.arena.at[piece]
        if comer.flight:
            self._lift(comer.flight.bounced(cell))
        elif comer.summoned:
            self.arena.remove(piece)
            self.events.append(Returned(seat=SEAT_OF[piece], number=NUMBER_OF[piece], start=NAMES[cell], cell=None))
        else:
            self._lift(returning(piece, cell, comer.origin))

    def _tire(self, pair: tuple[Piece, Piece]) -> tuple[bool, bool]:
        """Count a level priority fight, once a round; the third in a row costs both 1 energy (EL-6.11)."""
        fatigue = self.arena.fatigue
        numbers = (NUMBER_OF[pair[0]], NUMBER_OF[pair[1]])
        if numbers in self.levels:
            return True, True
        self.levels.add(numbers)
        fatigue[numbers] = fatigue.get(numbers, 0) + 1
        if fatigue[numbers] < FATIGUE_ROUNDS:
            return True, True
        del fatigue[numbers]
        self.events.append(Fatigued(numbers=numbers))
        return self._weaken(pair[0], 1), self._weaken(pair[1], 1)

    def _meetings(self, northern: int) -> list[tuple[Piece, Piece]]:
        """The pairs of an ordinary wave, by South's, then North's number (EL-6.9)."""
        at = self.arena.at
        touching = [(piece, touched) for piece in PIECES[0] if (touched := NEAR[at[piece]] & northern)]
        pairs = [(south, piece) for south, touched in touching for piece in PIECES[1] if BITS[at[piece]] & touched]
        if self.fought and pairs:
            landed = self.landed
            pairs = [pair for pair in pairs if pair[0] in landed or pair[1] in landed]
        return pairs

    def _ordinary_wave(self, northern: int) -> bool:
        """All fights between neighbours at once (EL-6.9); ``northern``: North's cells; True if a piece was lifted."""
        pairs = self._meetings(northern)
        self.fought = True
        self.landed.clear()
        if not pairs:
            return False
        at = self.arena.at
        damage: dict[Piece, int] = {}
        winners: dict[Piece, list[Cell]] = {}
        for south, north in pairs:
            result = self._clash(south, north)
            if result.loser is None:
                self._fight("ordinary", south, north, result)
                continue
            loser, winner = (north, south) if result.loser else (south, north)
            if not result.cost and not self._may_push(winner, loser):
                continue
            self._fight("ordinary", south, north, result)
            damage[loser] = damage.get(loser, 0) + result.cost
            winners.setdefault(loser, []).append(at[winner])
        places = {piece: at[piece] for piece in sorted(winners)}
        for piece, cell in places.items():
            if not damage[piece] or self._weaken(piece, damage[piece]):
                self._lift(knocked_away(piece, cell, winners[piece]))
        return bool(self.flights)

    def _may_push(self, enemy: Piece, king: Piece) -> bool:
        """Whether this enemy has not pushed this king before in the round (EL-6.10)."""
        if (enemy, king) in self.pushes:
            return False
        self.pushes.add((enemy, king))
        return True

    # Landing

    def _land_all(self) -> bool:
        """The landing pass (EL-7.7); False when somebody is asked first."""
        self.flights.sort(key=_landing_order)
        for seat in SEATS:
            self.place(seat)
            if self.asked[seat]:
                self.events.append(CHOOSING[seat])
        if any(self.asked):
            return False
        self.land()
        return True

    def place(self, seat: Seat) -> None:
        """Find landing places for the seat's pieces in the air up to the first with several."""
        arena = self.arena
        own, enemies = arena.taken(seat), arena.taken(1 - seat)
        for flight in self.flights:
            piece = flight.piece
            if SEAT_OF[piece] != seat:
                continue
            if piece not in self.placed:
                places = flight.places(own, enemies)
                if places.bit_count() > 1:
                    self.asked[seat] = (piece, places)
                    return
                self.placed[piece] = cells_of(places)[0]
            own |= BITS[self.placed[piece]]
        self.asked[seat] = None

    def choose(self, seat: Seat, cell: Cell) -> bool:
        """Put the piece that the seat was asked about on a cell; True when nobody is asked any more."""
        asked = self.asked[seat]
        assert asked is not None, "only a seat that is asked has something to choose"
        self.placed[asked[0]] = cell
        self.place(seat)
        return not any(self.asked)

    def place_again(self, seat: Seat, record: RoundRecord) -> bool:
        """Settle the landing places that a record has for a seat; False when it could not have them."""
        settled = {piece_of(seat, number): BY_NAME[cell] for by, number, cell in record.placed if by == seat}
        self.place(seat)
        while (asked := self.asked[seat]) is not None:
            cell = settled.get(asked[0], OFF)
            if not BITS[cell] & asked[1]:
                break
            self.choose(seat, cell)
        return settled == {piece: cell for piece, cell in self.placed.items() if SEAT_OF[piece] == seat}

    def land(self) -> None:
        """All pieces in the air come down at once."""
        for flight in self.flights:
            piece, cell = flight.piece, self.placed[flight.piece]
            self.arena.at[piece] = cell
            self.landed.add(piece)
            if cell != flight.centre:
                self.comers[piece] = Comer(flight.centre, flight)
            event = Returned if flight.returns else Knocked
            self.events.append(
                event(seat=SEAT_OF[piece], number=NUMBER_OF[piece], start=NAMES[flight.cell], cell=NAMES[cell])
            )
        self.flights = []
        self.placed = {}

    # Crystals

    def _claim(self) -> None:
        """Whoever is on a cell with a crystal takes it (EL-8.2)."""
        arena = self.arena
        for piece, cell in enumerate(arena.at):
            if BITS[cell] & arena.wells:
                arena.wells &= ~BITS[cell]
                arena.gain(SEAT_OF[piece], 1)
                self.events.append(Claimed(seat=SEAT_OF[piece], number=NUMBER_OF[piece], cell=NAMES[cell]))

    def _heal(self) -> None:
        """EL-8.4, once a round, before the first ordinary fights."""
        arena = self.arena
        for seat, number in sorted(self.heals.items()):
            piece = piece_of(seat, number)
            if arena.at[piece] == CIRCLES[seat] and arena.energy[piece] == HALF:
                arena.set_energy(piece, FULL)
                arena.gain(seat, -1)
                self.events.append(Healed(seat=seat, number=number))
        self.heals = {}

    def finish(self) -> None:
        """After the last fight: crystals of the defeated (EL-8.3), and stand-offs that were not repeated (EL-6.11)."""
        arena = self.arena
        if self.defeats:
            for piece in sorted(self.defeats, key=lambda piece: (NUMBER_OF[piece], piece)):
                self._make_crystal(piece, self.defeats[piece])
        if arena.fatigue:
            arena.fatigue = {pair: rounds for pair, rounds in arena.fatigue.items() if pair in self.levels}

    def _make_crystal(self, piece: Piece, cell: Cell) -> None:
        arena = self.arena
        seat = SEAT_OF[piece]
        occupied = arena.taken(0) | arena.taken(1) | arena.wells
        free = [well for well in WELLS if not BITS[well] & occupied]
        if not free or not arena.supply:
            return
        well = min(free, key=lambda well: (distance(cell, well), well != RIGHT_HAND_WELLS[seat]))
        arena.wells |= BITS[well]
        self.events.append(CrystalMade(seat=seat, number=NUMBER_OF[piece], cell=NAMES[well]))

    # As data

    def record(self, seats: tuple[Seat, ...]) -> RoundRecord:
        """The round as JSON-able data, with the landing places that these seats have settled."""
        return RoundRecord(
            flights=tuple(_record_flight(flight) for flight in self.flights),
            placed=tuple(
                (*_name(piece), NAMES[cell]) for piece, cell in self.placed.items() if SEAT_OF[piece] in seats
            ),
            heals=(self.heals.get(SEATS[0]), self.heals.get(SEATS[1])),
            fought=self.fought,
            landed=tuple(_name(piece) for piece in sorted(self.landed)),
            pushes=tuple((_name(one), _name(king)) for one, king in sorted(self.pushes)),
            levels=tuple(sorted(self.levels)),
            defeats=tuple((*_name(piece), NAMES[cell]) for piece, cell in self.defeats.items()),
            lost=self.lost,
        )

    @classmethod
    def resume(cls, arena: Arena, record: RoundRecord) -> "Resolution":
        """The round that a record tells; nothing is placed and nobody asked yet (``place_again`` does that)."""
        resolution = cls(arena)
        resolution.flights = [_read_flight(flight) for flight in record.flights]
        resolution.heals = {seat: number for seat, number in zip(SEATS, record.heals, strict=True) if number}
        resolution.fought = record.fought
        resolution.landed = {piece_of(*piece) for piece in record.landed}
        resolution.pushes = {(piece_of(*one), piece_of(*king)) for one, king in record.pushes}
        resolution.levels = set(record.levels)
        resolution.defeats = {piece_of(seat, number): BY_NAME[cell] for seat, number, cell in record.defeats}
        resolution.lost = record.lost
        return resolution


def _transported(piece: Piece, by: Literal["teleport", "swap"], start: Cell, end: Cell) -> Moved:
    return Moved(
        seat=SEAT_OF[piece], number=NUMBER_OF[piece], by=by, stopped=False, start=NAMES[start], cell=NAMES[end]
    )


def _landing_order(flight: Flight) -> tuple[int, bool, int]:
    """South first; of a seat returns first, then by number (EL-7.7)."""
    return SEAT_OF[flight.piece], not flight.returns, flight.piece


def _name(piece: Piece) -> PieceField:
    return SEAT_OF[piece], NUMBER_OF[piece]


def _record_flight(flight: Flight) -> FlightRecord:
    return FlightRecord(
        piece=_name(flight.piece),
        returns=flight.returns,
        cell=NAMES[flight.cell],
        centre=NAMES[flight.centre],
        radii=flight.radii,
        scale=flight.scale,
        aim=flight.aim,
        ruled_out=tuple(NAMES[cell] for cell in cells_of(flight.ruled_out)),
    )


def _read_flight(record: FlightRecord) -> Flight:
    return Flight(
        piece=piece_of(*record.piece),
        returns=record.returns,
        cell=BY_NAME[record.cell],
        centre=BY_NAME[record.centre],
        radii=radii_from(*record.radii),
        scale=record.scale,
        aim=record.aim,
        ruled_out=union([BY_NAME[name] for name in record.ruled_out]),
    )
