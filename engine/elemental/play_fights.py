"""Fights (EL-6): priority waves, ordinary waves, and what they do to the pieces."""

from engine.elemental.board import BITS, GROUNDS, NAMES, NEAR, OFF, Cell, vector
from engine.elemental.events import Defeated, Fatigued, FightKind, Fought, Returned
from engine.elemental.fights import FightResult, Flight, fight_result, knocked_away, returning, thrown_back
from engine.elemental.pieces import FATIGUE_ROUNDS, NUMBER_OF, PIECES, SEAT_OF, Piece
from engine.elemental.resolution import Comer, Resolution


def priority_wave(resolution: Resolution, shared: list[Cell]) -> None:
    """All shared cells at once (EL-6.8)."""
    for cell in shared:
        south, north = resolution.arena.pieces_on(cell)
        result = _result_of_fight(resolution, south, north)
        _append_fought(resolution, "priority", south, north, result)
        if result.loser is None:
            _stand_off(resolution, south, north, result)
            continue
        loser, winner = (north, south) if result.loser else (south, north)
        if not result.cost:
            _priority_push(resolution, loser, winner)
        elif _take_energy(resolution, loser, result.cost):
            _throw_loser(resolution, loser, winner)
    resolution.comers.clear()


def ordinary_wave(resolution: Resolution, northern: int) -> bool:
    """All fights between neighbours at once (EL-6.9); ``northern``: North's cells; True if a piece was lifted."""
    pairs = _fighting_pairs(resolution, northern)
    resolution.fought = True
    resolution.landed.clear()
    if not pairs:
        return False
    at = resolution.arena.at
    damage: dict[Piece, int] = {}
    winners: dict[Piece, list[Cell]] = {}
    for south, north in pairs:
        result = _result_of_fight(resolution, south, north)
        if result.loser is None:
            _append_fought(resolution, "ordinary", south, north, result)
            continue
        loser, winner = (north, south) if result.loser else (south, north)
        if not result.cost and not _may_push(resolution, winner, loser):
            continue
        _append_fought(resolution, "ordinary", south, north, result)
        damage[loser] = damage.get(loser, 0) + result.cost
        winners.setdefault(loser, []).append(at[winner])
    places = {piece: at[piece] for piece in sorted(winners)}
    for piece, cell in places.items():
        if not damage[piece] or _take_energy(resolution, piece, damage[piece]):
            _start_flight(resolution, knocked_away(piece, cell, winners[piece]))
    return bool(resolution.flights)


def _priority_push(resolution: Resolution, king: Piece, other: Piece) -> None:
    comer = resolution.comers.get(king)
    if comer and comer.flight:
        _start_flight(resolution, comer.flight.bounced(resolution.arena.at[king]))
    else:
        _throw_loser(resolution, king, other)


def _throw_loser(resolution: Resolution, loser: Piece, winner: Piece) -> None:
    """Two cells: a comer back the way it came, a holder on in the direction of the blow (EL-7.4)."""
    cell = resolution.arena.at[loser]
    comer = resolution.comers.get(loser)
    way = vector(cell, comer.origin) if comer else vector(resolution.comers[winner].origin, cell)
    _start_flight(resolution, thrown_back(loser, cell, way))


def _stand_off(resolution: Resolution, south: Piece, north: Piece, result: FightResult) -> None:
    """Nobody wins: the comers leave, a holder stays (EL-6.8)."""
    pair = (south, north)
    survive = _count_level_fight(resolution, pair) if result.level else (True, True)
    for piece, survives in zip(pair, survive, strict=True):
        comer = resolution.comers.get(piece)
        if comer and survives:
            _turn_back(resolution, piece, comer)


def _turn_back(resolution: Resolution, piece: Piece, comer: Comer) -> None:
    cell = resolution.arena.at[piece]
    if comer.flight:
        _start_flight(resolution, comer.flight.bounced(cell))
    elif comer.summoned:
        resolution.arena.remove(piece)
        resolution.events.append(Returned(seat=SEAT_OF[piece], number=NUMBER_OF[piece], start=NAMES[cell], cell=None))
    else:
        _start_flight(resolution, returning(piece, cell, comer.origin))


def _count_level_fight(resolution: Resolution, pair: tuple[Piece, Piece]) -> tuple[bool, bool]:
    """Count a level priority fight, once a round; the third in a row costs both 1 energy (EL-6.11)."""
    fatigue = resolution.arena.fatigue
    numbers = (NUMBER_OF[pair[0]], NUMBER_OF[pair[1]])
    if numbers in resolution.levels:
        return True, True
    resolution.levels.add(numbers)
    fatigue[numbers] = fatigue.get(numbers, 0) + 1
    if fatigue[numbers] < FATIGUE_ROUNDS:
        return True, True
    del fatigue[numbers]
    resolution.events.append(Fatigued(numbers=numbers))
    return _take_energy(resolution, pair[0], 1), _take_energy(resolution, pair[1], 1)


def _fighting_pairs(resolution: Resolution, northern: int) -> list[tuple[Piece, Piece]]:
    """The pairs of an ordinary wave, by South's, then North's number (EL-6.9)."""
    if not resolution.arena.adjacent_cells(0) & northern:
        return []
    at = resolution.arena.at
    touching = [(piece, touched) for piece in PIECES[0] if (touched := NEAR[at[piece]] & northern)]
    pairs = [(south, piece) for south, touched in touching for piece in PIECES[1] if BITS[at[piece]] & touched]
    if resolution.fought and pairs:
        landed = resolution.landed
        pairs = [pair for pair in pairs if pair[0] in landed or pair[1] in landed]
    return pairs


def _may_push(resolution: Resolution, enemy: Piece, king: Piece) -> bool:
    """True if this enemy has not pushed this king before in the round (EL-6.10)."""
    if (enemy, king) in resolution.pushes:
        return False
    resolution.pushes.add((enemy, king))
    return True


def _append_fought(resolution: Resolution, kind: FightKind, south: Piece, north: Piece, result: FightResult) -> None:
    arena = resolution.arena
    arena.reveal(south)
    arena.reveal(north)
    resolution.events.append(
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


def _result_of_fight(resolution: Resolution, south: Piece, north: Piece) -> FightResult:
    arena = resolution.arena
    grounds = GROUNDS[arena.at[south]], GROUNDS[arena.at[north]]
    return fight_result(arena.element(south), grounds[0], arena.element(north), grounds[1])


def _take_energy(resolution: Resolution, piece: Piece, damage: int) -> bool:
    """Take energy off; True when the piece survives, otherwise it is removed (EL-6.6)."""
    arena = resolution.arena
    resolution.lost = True
    if damage < arena.energy[piece]:
        arena.set_energy(piece, arena.energy[piece] - damage)
        return True
    cell = arena.at[piece]
    resolution.defeats[piece] = cell
    arena.remove(piece)
    resolution.events.append(
        Defeated(seat=SEAT_OF[piece], number=NUMBER_OF[piece], element=arena.element(piece), cell=NAMES[cell])
    )
    return False


def _start_flight(resolution: Resolution, flight: Flight) -> None:
    resolution.arena.at[flight.piece] = OFF
    resolution.flights.append(flight)
