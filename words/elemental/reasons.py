"""Why an order or a landing is good: what surely follows it as the pieces stand, from what its seat knows."""

from collections.abc import Iterator, Sequence

from engine import Action
from engine.elemental import ElementalView
from engine.elemental.actions import DASHING, Dash, Land, Move, Substitute, Summon, Teleport
from engine.elemental.board import (
    BITS,
    BY_NAME,
    CELLS,
    CIRCLES,
    DASHES,
    GROUNDS,
    NAMES,
    NEAR,
    NEIGHBOURS,
    WELLS,
    WITHIN_DASH,
    Cell,
    Element,
    distance,
    union,
)
from engine.elemental.fights import Clash, cells_of, clash, knocked_away
from engine.elemental.legal import moves, moves_and_dashes
from engine.elemental.pieces import HALF, KINGS, Number, piece_of
from engine.elemental.view import PieceView
from words.elemental.orders import other_well
from words.elemental.story import Sayer

Leading = Move | Dash | Summon | Teleport
"""An order that leads to a cell."""

NEARBY = 3
"""An enemy fewer steps away may be met in this round, as both move."""


def reason(words: Sayer, action: Action, other: Action | None, view: ElementalView) -> str | None:
    """Why an action is better than another one, if there is one; None where nothing certain can be said."""
    cell = _end(action, view)
    lost = cell is not None and any(_lost(action, cell, view))
    said = None if lost else _gain(words, action, cell, view)
    if other is None and not lost and said in (None, words.say("reason-free")):
        said = _escape(words, action, cell, view) or _plan(words, action, cell, view) or said
    if other is None and said is None:
        said = _danger(words, action, None, view) or _stance(words, action, cell, view)
    if said is not None and (other is None or said != _gain(words, other, _end(other, view), view)):
        return _without_crystal(words, action, said, view) if other is None else said
    return None if lost else _danger(words, action, other, view)


def _without_crystal(words: Sayer, action: Action, said: str, view: ElementalView) -> str:
    """The same, with what a teleport does not bring, though it lies there (EL-5.7)."""
    if not isinstance(action, Teleport) or other_well(action, view) not in view.wells.full:
        return said
    return words.say("reason-leaves", said=said, cell=_own(view, action.number).cell or "")


def loses(action: Action, view: ElementalView) -> bool:
    """Whether an order leads into a fight that is lost, as the pieces stand and as far as everybody knows them."""
    return _threat(action, view) is not None


def warning(words: Sayer, action: Action, view: ElementalView) -> str | None:
    """What is lost so; None for nothing."""
    threat = _threat(action, view)
    return None if threat is None else _avoided(words, action, *threat, view)


def met(order: Leading, view: ElementalView) -> list[int]:
    """The numbers of the enemies that an order leads to, on its cell or beside it, as they stand."""
    return [*outlooks(order, view)]


def outlooks(order: Leading, view: ElementalView) -> dict[int, str]:
    """The enemies that an order leads to, as they stand, and which of `FORECASTS` a fight with each would be."""
    cell = _stop(order, view) if isinstance(order, Move | Dash) else _end(order, view)
    near = [] if cell is None else _near(cell, view)
    return {enemy.number: _outlook(order.number, cell, enemy, view) for enemy in near if cell is not None}


def attacks(number: Number, view: ElementalView) -> bool:
    """Whether an own piece on the board can get to an enemy, with a step or by a teleport."""
    cell = _own(view, number).cell
    on_well = cell is not None and BY_NAME[cell] in WELLS
    return any(met(step, view) for step in _steps(number, view)) or (on_well and bool(met(Teleport(number), view)))


def dashes_to_enemy(number: Number, view: ElementalView) -> bool:
    """Whether an own piece on the board can get to an enemy with a dash."""
    return any(isinstance(step, Dash) and met(step, view) for step in _steps(number, view))


def _steps(number: Number, view: ElementalView) -> Sequence[Move | Dash]:
    """The moves and dashes of an own piece; none for one that is not on the board."""
    side, piece = view.seats[view.viewer or 0], _own(view, number)
    if piece.cell is None:
        return ()
    cell, own = BY_NAME[piece.cell], union([BY_NAME[one.cell] for one in side.pieces if one.cell])
    dashes = piece.fresh or side.crystals >= DASHING
    return moves_and_dashes(number, cell, own & WITHIN_DASH[cell]) if dashes else moves(number, cell, own & NEAR[cell])


def _stop(step: Move | Dash, view: ElementalView) -> Cell:
    """The cell where a step ends: a dash is stopped by enemies who stand in each of its ways (EL-5.2)."""
    end = _end(step, view)
    if end is not None:
        return end
    own = {piece.cell for piece in view.seats[view.viewer or 0].pieces}
    ways = [way for way in _ways(step, view) if NAMES[way] not in own]
    enemies = {piece.cell for piece in _enemies(view)}
    return BY_NAME[step.to] if any(NAMES[way] not in enemies for way in ways) else ways[0]


def _ways(step: Move | Dash, view: ElementalView) -> tuple[Cell, ...]:
    """The cells between the ends of a dash; none for a move."""
    start, end = _own(view, step.number).cell, BY_NAME[step.to]
    return next((ways for there, ways in DASHES[BY_NAME[start or step.to]] if there == end), ())


def _threat(action: Action, view: ElementalView) -> tuple[Cell, PieceView] | None:
    """Where an order leads, and the first known enemy that would win a fight there."""
    cell = _end(action, view)
    enemy = None if cell is None else next(_lost(action, cell, view), None)
    return None if cell is None or enemy is None else (cell, enemy)


def _end(action: Action, view: ElementalView) -> Cell | None:
    """The cell where a piece gets to, if nobody gets in its way now."""
    match action:
        case Move(to=to) | Land(to=to):
            return BY_NAME[to]
        case Dash(to=to):
            enemies = {piece.cell for piece in _enemies(view)}
            return None if enemies & {NAMES[way] for way in _ways(action, view)} else BY_NAME[to]
        case Summon():
            return CIRCLES[view.viewer or 0]
        case Teleport():
            there = other_well(action, view)
            return None if there in {piece.cell for piece in _enemies(view)} else BY_NAME[there]  # it would be swapped
    return None


def _own(view: ElementalView, number: int) -> PieceView:
    return view.seats[view.viewer or 0].pieces[number - 1]


def _enemies(view: ElementalView) -> Iterator[PieceView]:
    """The other side's pieces that stand on the board."""
    for piece in view.seats[1 - (view.viewer or 0)].pieces:
        if piece.cell is not None and not piece.flying:
            yield piece


def _fights(number: int, cell: Cell, view: ElementalView) -> Iterator[tuple[PieceView, Clash]]:
    """The fights of an own piece on a cell against enemies that everybody knows, as these stand."""
    for enemy in _near(cell, view):
        if enemy.known is not None:
            yield enemy, _fight(number, cell, enemy, enemy.known, view)


def _near(cell: Cell, view: ElementalView) -> list[PieceView]:
    """The enemies on a cell or beside it."""
    near = {NAMES[place] for place in (cell, *NEIGHBOURS[cell])}
    return [enemy for enemy in _enemies(view) if enemy.cell in near]


def _fight(number: int, cell: Cell, enemy: PieceView, element: Element, view: ElementalView) -> Clash:
    """What comes of a fight of an own piece on a cell if an enemy is this."""
    mine = _own(view, number).element
    assert mine is not None, "a seat knows its own pieces"
    sides = [(mine, GROUNDS[cell]), (element, GROUNDS[BY_NAME[enemy.cell or ""]])]
    (south, at), (north, there) = sides if view.viewer == 0 else sides[::-1]
    return clash(south, at, north, there)


FORECASTS = ("beats", "loses", "level", "pushes", "pushed", "hidden")
"""What may come of a fight with an enemy, as the pieces stand."""


def forecast(words: Sayer, orders: Sequence[Leading], view: ElementalView) -> str:
    """The signs that stand beside enemies on the buttons of these orders, with what they mean."""
    found = {outlook for order in orders for outlook in outlooks(order, view).values()}
    said = [
        words.say("forecast", sign=words.say(f"sign-{outlook}"), what=words.say(f"forecast-{outlook}"))
        for outlook in FORECASTS
        if outlook in found
    ]
    return words.catalogue.apart(said)


def _outlook(number: int, cell: Cell, enemy: PieceView, view: ElementalView) -> str:
    """Which of `FORECASTS` a fight of an own piece on a cell would be."""
    if enemy.known is None:
        return "hidden"
    fight = _fight(number, cell, enemy, enemy.known, view)
    if fight.loser is None:
        return "level"
    if fight.loser == view.viewer:
        return "loses" if fight.cost else "pushed"
    return "beats" if fight.cost else "pushes"


def _lost(action: Action, cell: Cell, view: ElementalView) -> Iterator[PieceView]:
    """The known enemies that would beat the piece of an action on a cell."""
    number = getattr(action, "number", 0)
    yield from (enemy for enemy, fight in _fights(number, cell, view) if fight.cost and fight.loser == view.viewer)


def _gain(words: Sayer, action: Action, cell: Cell | None, view: ElementalView) -> str | None:
    """The best that follows an action by itself."""
    if cell is not None:
        number = getattr(action, "number", 0)
        won = [each for each in _fights(number, cell, view) if each[1].loser == 1 - (view.viewer or 0)]
        if won:
            enemy, fight = max(won, key=lambda each: (each[0].known in KINGS, each[1].cost >= each[0].energy))
            if (said := _victory(words, number, cell, enemy, fight, view)) is not None:
                return said
        if NAMES[cell] in view.wells.full and not isinstance(action, Teleport):  # that swaps it (EL-5.7)
            return words.say("reason-crystal")
        if (said := _odds(words, number, cell, view)) is not None:
            return said
    match action:
        case Summon():
            left = [one for one in view.seats[view.viewer or 0].pieces if one.energy and one.element not in KINGS]
            return words.say("reason-last") if len(left) == 1 else None
        case Dash(number=number) if _own(view, number).fresh:
            return words.say("reason-free")
    return None


def _odds(words: Sayer, number: int, cell: Cell, view: ElementalView) -> str | None:
    """That the only enemy met, still covered, is rather something that the piece beats than that it loses to."""
    enemies = _near(cell, view)
    if len(enemies) != 1 or enemies[0].known is not None:
        return None
    (enemy,) = enemies
    losers = [fight.loser for one in enemy.possible if (fight := _fight(number, cell, enemy, one, view)).cost]
    lost, won = (losers.count(seat) for seat in (view.viewer, 1 - (view.viewer or 0)))
    if won <= lost:
        return None
    named = words.say("choice-enemy", number=enemy.number)
    mine, every = _mine(words, view, number), len(enemy.possible)
    return words.say("reason-odds", enemy=named, piece=mine, all=every, won=won, lost=lost)


def _plan(words: Sayer, action: Action, cell: Cell | None, view: ElementalView) -> str | None:
    """What a step that leads to no fight yet is good for."""
    if not isinstance(action, Move | Dash) or cell is None or any(met(action, view)):
        return None
    piece = _own(view, action.number)
    if GROUNDS[cell] == piece.element != GROUNDS[BY_NAME[piece.cell or ""]]:
        return words.say("reason-home", piece=_mine(words, view, action.number))
    start = BY_NAME[piece.cell or ""]
    for well in view.wells.full:
        if cell != BY_NAME[well] and distance(cell, BY_NAME[well]) < distance(start, BY_NAME[well]):
            return words.say("reason-nearer", cell=well)
    own = [BY_NAME[one.cell] for one in view.seats[view.viewer or 0].pieces if one.cell]
    if any(distance(BY_NAME[enemy.cell or ""], one) < NEARBY for enemy in _enemies(view) for one in [cell, *own]):
        return None
    mine, home = _mine(words, view, action.number), [one for one in CELLS if GROUNDS[one] == piece.element]
    nearest = min(WELLS, key=lambda one: distance(cell, one))
    to_well = distance(cell, nearest) < _nearest(WELLS, start)
    closer = to_well and distance(cell, nearest) < _nearest(home, cell)
    if _nearest(home, cell) < _nearest(home, start) and not closer:
        return words.say("reason-home-nearer", piece=mine, count=_nearest(home, cell))
    if to_well:
        return words.say("reason-well-nearer", cell=NAMES[nearest], count=distance(cell, nearest))
    return words.say("reason-early")


def _escape(words: Sayer, action: Action, cell: Cell | None, view: ElementalView) -> str | None:
    """The enemy that a step gets away from: one that beats the piece where it is, or any if one hit more ends it."""
    if not isinstance(action, Move | Dash) or cell is None or any(met(action, view)):
        return None
    piece = _own(view, action.number)
    start = BY_NAME[piece.cell or ""]
    if (enemy := next(_lost(action, start, view), None)) is not None:
        return _avoided(words, action, start, enemy, view)
    covered = [str(enemy.number) for enemy in _near(start, view) if enemy.known is None]
    if piece.energy != HALF or not covered:
        return None
    return words.say("reason-escapes", numbers=words.catalogue.list_of(covered))


def _nearest(cells: Sequence[Cell], to: Cell) -> int:
    """How many steps the nearest of some cells is away; many where there is none."""
    return min((distance(cell, to) for cell in cells), default=len(CELLS))


def _stance(words: Sayer, action: Action, cell: Cell | None, view: ElementalView) -> str | None:
    """What can still be said of an action from which nothing certain follows."""
    if isinstance(action, Substitute):
        return words.say("reason-covered")
    if isinstance(action, Summon):
        return words.say("reason-more")
    if cell is None or not isinstance(action, Move | Dash | Land | Teleport):
        return None
    if (beaten := next(_lost(action, cell, view), None)) is not None:
        return words.say("reason-bet", enemy=_named(words, beaten))
    near = [enemy for enemy in _near(cell, view) if _outlook(action.number, cell, enemy, view) != "level"]
    if near:
        numbers = [str(enemy.number) for enemy in near]
        return words.say("reason-meets", numbers=words.catalogue.list_of(numbers))
    here = _own(view, action.number).cell
    after, before = _in_reach(cell, view), _in_reach(BY_NAME[here or NAMES[cell]], view)
    if after < before:
        return words.say("reason-safer", after=after, before=before)
    if after > before:
        return words.say("reason-reaches", after=after, before=before)
    return words.say("reason-as-near", count=after) if after else words.say("reason-calm")


def _in_reach(cell: Cell, view: ElementalView) -> int:
    """How many enemies are two steps away from a cell or less: each of them may be beside it after a move."""
    return sum(distance(BY_NAME[enemy.cell or ""], cell) < NEARBY for enemy in _enemies(view))


def _victory(words: Sayer, number: int, cell: Cell, enemy: PieceView, fight: Clash, view: ElementalView) -> str | None:
    fields = {"piece": _mine(words, view, number), "enemy": _named(words, enemy)}
    if fight.cost >= enemy.energy:
        return words.say("reason-defeats" if enemy.energy == HALF else "reason-twice", **fields)
    if fight.cost:
        return words.say("reason-beats", **fields)
    pushed = _pushed_to(cell, enemy, view)
    if pushed is None or view.phase != "orders":  # later on, the same one may have pushed it already (EL-6.10)
        return None
    cell_there, ground = pushed
    return words.say("reason-pushes", **fields, cell=NAMES[cell_there], ground=words.say(f"ground-{ground}"))


def _pushed_to(cell: Cell, king: PieceView, view: ElementalView) -> tuple[Cell, Element] | None:
    """The only cell where a king lands that is pushed from a neighbouring cell, if it belongs to a fountain."""
    place = BY_NAME[king.cell or ""]
    if place == cell:
        return None
    seat = 1 - (view.viewer or 0)
    taken = union([BY_NAME[one.cell] for one in view.seats[seat].pieces if one.cell and one.number != king.number])
    flight = knocked_away(piece_of(seat, king.number), place, [cell])
    landing = cells_of(flight.places(taken, BITS[cell]))
    ground = GROUNDS[landing[0]]
    return (landing[0], ground) if len(landing) == 1 and ground is not None else None


def _danger(words: Sayer, action: Action, other: Action | None, view: ElementalView) -> str | None:
    """The fight that is lost where a piece stays, or where the other action leads."""
    if isinstance(action, Move | Dash | Teleport):
        start = BY_NAME[_own(view, action.number).cell or ""]
        if (enemy := next(_lost(action, start, view), None)) is not None:
            return _avoided(words, action, start, enemy, view)
    end = None if other is None else _end(other, view)
    if other is None or end is None or (enemy := next(_lost(other, end, view), None)) is None:
        return None
    return _avoided(words, other, end, enemy, view)


def _avoided(words: Sayer, action: Action, cell: Cell, enemy: PieceView, view: ElementalView) -> str:
    piece = _mine(words, view, getattr(action, "number", 0))
    key = "reason-avoids" if enemy.cell == NAMES[cell] else "reason-avoids-beside"
    return words.say(key, cell=NAMES[cell], piece=piece, enemy=_named(words, enemy))


def _named(words: Sayer, enemy: PieceView) -> str:
    """A known enemy; of a king on a fountain, also what it fights as."""
    element = words.say(f"element-{enemy.known}")
    ground = GROUNDS[BY_NAME[enemy.cell or ""]]
    if enemy.known in KINGS and ground is not None:
        element = words.say("element-acting", element=element, acting=words.say(f"element-{ground}"))
    return words.say("reason-enemy", number=enemy.number, element=element)


def _mine(words: Sayer, view: ElementalView, number: int) -> str:
    return f"{number} {words.say(f'element-{_own(view, number).element}')}"
