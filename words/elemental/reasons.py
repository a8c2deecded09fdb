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
    WELLS,
    WITHIN_DASH,
    Cell,
    Element,
    cells_as_bits,
    distance,
)
from engine.elemental.fights import FightResult, cells_of, knocked_away
from engine.elemental.legal import moves, moves_and_dashes
from engine.elemental.pieces import HALF, KINGS, Number, piece_of
from engine.elemental.view import PieceView
from words.elemental.foreseen_fights import (
    Odds,
    enemies_on_board,
    enemies_on_or_beside,
    enemy_name,
    fight_with_enemy,
    fights_with_known_enemies,
    hidden_odds,
    known_enemies_that_win,
    own_piece,
    own_piece_name,
)
from words.elemental.orders import teleport_destination
from words.elemental.purposes import approach_reason, is_threatened, step_purpose
from words.elemental.story import MessageVoice

OrderWithDestination = Move | Dash | Summon | Teleport
"""An order that leads to a cell."""

NEARBY_STEPS = 3
"""An enemy fewer steps away may be met in this round, as both move."""


def reason_for_action(words: MessageVoice, action: Action, other: Action | None, view: ElementalView) -> str | None:
    """Why an action is better than another one, if there is one; None where nothing certain can be said."""
    cell = _end_cell(action, view)
    lost = cell is not None and any(known_enemies_that_win(action, cell, view))
    said = None if lost else _gain_reason(words, action, cell, view)
    if other is None and not lost and said in (None, words.say("reason-free")):
        said = _escape_reason(words, action, cell, view) or _plan_reason(words, action, cell, view) or said
    if other is None and said is None:
        said = _danger_reason(words, action, None, view) or _uncertain_reason(words, action, cell, view)
    if said is not None and (other is None or said != _gain_reason(words, other, _end_cell(other, view), view)):
        return _without_crystal(words, action, said, view) if other is None else said
    return None if lost else _danger_reason(words, action, other, view)


def _without_crystal(words: MessageVoice, action: Action, said: str, view: ElementalView) -> str:
    """A reason for an order, with what a teleport does not bring, though it lies there (EL-5.7)."""
    if not isinstance(action, Teleport) or teleport_destination(action, view) not in view.wells.full:
        return said
    return words.say("reason-leaves", said=said, cell=own_piece(view, action.number).cell or "")


def loses_known_fight(action: Action, view: ElementalView) -> bool:
    """Whether an order leads into a fight that is lost, as the pieces stand and as far as everybody knows them."""
    return _cell_and_winning_enemy(action, view) is not None


def loss_warning(words: MessageVoice, action: Action, view: ElementalView) -> str | None:
    """The fight that an order is known to lose, in a sentence; None for no such fight."""
    threat = _cell_and_winning_enemy(action, view)
    return None if threat is None else _avoidance_reason(words, action, *threat, view)


def enemies_met(order: OrderWithDestination, view: ElementalView) -> list[int]:
    """The numbers of the enemies that an order leads to, on its cell or beside it, as they stand."""
    return [*fight_forecasts(order, view)]


def fight_forecasts(order: OrderWithDestination, view: ElementalView) -> dict[int, str]:
    """The enemies that an order leads to, as they stand, and which of `FIGHT_FORECASTS` a fight with each would be."""
    cell = _stopping_cell(order, view) if isinstance(order, Move | Dash) else _end_cell(order, view)
    near = [] if cell is None else enemies_on_or_beside(cell, view)
    return {enemy.number: _fight_forecast(order.number, cell, enemy, view) for enemy in near if cell is not None}


def can_reach_enemy(number: Number, view: ElementalView) -> bool:
    """Whether an own piece on the board can get to an enemy, with a step or by a teleport."""
    cell = own_piece(view, number).cell
    on_well = cell is not None and BY_NAME[cell] in WELLS
    return any(enemies_met(step, view) for step in _possible_steps(number, view)) or (
        on_well and bool(enemies_met(Teleport(number), view))
    )


def can_dash_to_enemy(number: Number, view: ElementalView) -> bool:
    """Whether an own piece on the board can get to an enemy with a dash."""
    return any(isinstance(step, Dash) and enemies_met(step, view) for step in _possible_steps(number, view))


def _possible_steps(number: Number, view: ElementalView) -> Sequence[Move | Dash]:
    """The moves and dashes of an own piece; none for one that is not on the board."""
    side, piece = view.seats[view.viewer or 0], own_piece(view, number)
    if piece.cell is None:
        return ()
    cell, own = BY_NAME[piece.cell], cells_as_bits([BY_NAME[one.cell] for one in side.pieces if one.cell])
    dashes = piece.fresh or side.crystals >= DASHING
    return moves_and_dashes(number, cell, own & WITHIN_DASH[cell]) if dashes else moves(number, cell, own & NEAR[cell])


def _stopping_cell(step: Move | Dash, view: ElementalView) -> Cell:
    """The cell where a step ends: a dash is stopped by enemies who stand in each of its ways (EL-5.2)."""
    end = _end_cell(step, view)
    if end is not None:
        return end
    own = {piece.cell for piece in view.seats[view.viewer or 0].pieces}
    ways = [way for way in _cells_between(step, view) if NAMES[way] not in own]
    enemies = {piece.cell for piece in enemies_on_board(view)}
    return BY_NAME[step.to] if any(NAMES[way] not in enemies for way in ways) else ways[0]


def _cells_between(step: Move | Dash, view: ElementalView) -> tuple[Cell, ...]:
    """The cells between the ends of a dash; none for a move."""
    start, end = own_piece(view, step.number).cell, BY_NAME[step.to]
    return next((ways for there, ways in DASHES[BY_NAME[start or step.to]] if there == end), ())


def _cell_and_winning_enemy(action: Action, view: ElementalView) -> tuple[Cell, PieceView] | None:
    """Where an order leads, and the first known enemy that would win a fight there."""
    cell = _end_cell(action, view)
    enemy = None if cell is None else next(known_enemies_that_win(action, cell, view), None)
    return None if cell is None or enemy is None else (cell, enemy)


def _end_cell(action: Action, view: ElementalView) -> Cell | None:
    """The cell where a piece gets to, if nobody gets in its way now."""
    match action:
        case Move(to=to) | Land(to=to):
            return BY_NAME[to]
        case Dash(to=to):
            enemies = {piece.cell for piece in enemies_on_board(view)}
            return None if enemies & {NAMES[way] for way in _cells_between(action, view)} else BY_NAME[to]
        case Summon():
            return CIRCLES[view.viewer or 0]
        case Teleport():
            there = teleport_destination(action, view)
            return (
                None if there in {piece.cell for piece in enemies_on_board(view)} else BY_NAME[there]
            )  # it would be swapped
    return None


FIGHT_FORECASTS = ("defeats", "beats", "loses", "level", "pushes", "pushed", "hidden")
"""What may come of a fight with an enemy, as the pieces stand."""


def forecast_legend(words: MessageVoice, orders: Sequence[OrderWithDestination], view: ElementalView) -> str:
    """The signs that stand beside enemies on the buttons of these orders, with what they mean."""
    found = {outlook for order in orders for outlook in fight_forecasts(order, view).values()}
    said = [
        words.say("forecast", sign=words.say(f"sign-{outlook}"), what=words.say(f"forecast-{outlook}"))
        for outlook in FIGHT_FORECASTS
        if outlook in found - {"hidden"}
    ]
    if "hidden" in found:
        said += [
            words.say("forecast", sign=words.say("sign-hidden"), what=what)
            for what in _odds_in_words(words, orders, view)
        ]
    return words.catalogue.list_with_semicolons(said)


def _odds_in_words(words: MessageVoice, orders: Sequence[OrderWithDestination], view: ElementalView) -> Iterator[str]:
    """Of each hidden enemy that these orders of one piece lead to: how much of what it can be would beat that one.

    Numbers of which the same is true stand together; where it depends on the cell, the most is said.
    """
    found: dict[int, list[Odds]] = {}
    for order in orders:
        cell = _stopping_cell(order, view) if isinstance(order, Move | Dash) else _end_cell(order, view)
        for enemy in enemies_on_or_beside(cell, view) if cell is not None else ():
            if enemy.known is None:
                found.setdefault(enemy.number, []).append(hidden_odds(order.number, cell or Cell(0), enemy, view))
    alike: dict[tuple[int, int, str], list[str]] = {}
    for number, odds in sorted(found.items()):
        most, least = (pick(one.lost for one in odds) for pick in (max, min))
        alike.setdefault((odds[0].every, most, "yes" if least < most else "no"), []).append(str(number))
    for (every, lost, differs), numbers in alike.items():
        named = words.catalogue.list_in_sentence(numbers) if len(alike) > 1 else "none"  # the buttons say which
        yield words.say("forecast-hidden", numbers=named, all=every, lost=lost, differs=differs)


def _fight_forecast(number: int, cell: Cell, enemy: PieceView, view: ElementalView) -> str:
    """Which of `FIGHT_FORECASTS` a fight of an own piece on a cell would be."""
    if enemy.known is None:
        return "hidden"
    fight = fight_with_enemy(number, cell, enemy, enemy.known, view)
    if fight.loser is None:
        return "level"
    if fight.loser == view.viewer:
        return "loses" if fight.cost else "pushed"
    if fight.cost >= enemy.energy:
        return "defeats"
    return "beats" if fight.cost else "pushes"


def _gain_reason(words: MessageVoice, action: Action, cell: Cell | None, view: ElementalView) -> str | None:
    """The best that follows an action by itself."""
    if cell is not None:
        number = getattr(action, "number", 0)
        won = [
            each for each in fights_with_known_enemies(number, cell, view) if each[1].loser == 1 - (view.viewer or 0)
        ]
        if won:
            enemy, fight = max(won, key=lambda each: (each[0].known in KINGS, each[1].cost >= each[0].energy))
            if (said := _victory_reason(words, number, cell, enemy, fight, view)) is not None:
                return said
        if NAMES[cell] in view.wells.full and not isinstance(action, Teleport):  # that swaps it (EL-5.7)
            return words.say("reason-crystal")
        if (said := _odds_reason(words, number, cell, view)) is not None:
            return said
    match action:
        case Summon():
            left = [one for one in view.seats[view.viewer or 0].pieces if one.energy and one.element not in KINGS]
            return words.say("reason-last") if len(left) == 1 else None
        case Dash(number=number) if own_piece(view, number).fresh:
            return words.say("reason-free")
    return None


def _odds_reason(words: MessageVoice, number: int, cell: Cell, view: ElementalView) -> str | None:
    """That the only enemy met, still covered, is rather something that the piece beats than that it loses to."""
    enemies = enemies_on_or_beside(cell, view)
    if len(enemies) != 1 or enemies[0].known is not None:
        return None
    (enemy,) = enemies
    every, won, lost = hidden_odds(number, cell, enemy, view)
    if won <= lost:
        return None
    named = words.say("choice-enemy", number=enemy.number)
    mine = own_piece_name(words, view, number)
    return words.say("reason-odds", enemy=named, piece=mine, all=every, won=won, lost=lost)


def _plan_reason(words: MessageVoice, action: Action, cell: Cell | None, view: ElementalView) -> str | None:
    """What a step that leads to no fight yet is good for."""
    if not isinstance(action, Move | Dash) or cell is None or any(enemies_met(action, view)):
        return None
    piece = own_piece(view, action.number)
    if GROUNDS[cell] == piece.element != GROUNDS[BY_NAME[piece.cell or ""]]:
        return words.say("reason-home", piece=own_piece_name(words, view, action.number))
    start = BY_NAME[piece.cell or ""]
    for well in view.wells.full:
        if cell != BY_NAME[well] and distance(cell, BY_NAME[well]) < distance(start, BY_NAME[well]):
            return words.say("reason-nearer", cell=well)
    own = [BY_NAME[one.cell] for one in view.seats[view.viewer or 0].pieces if one.cell]
    if any(
        distance(BY_NAME[enemy.cell or ""], one) < NEARBY_STEPS
        for enemy in enemies_on_board(view)
        for one in [cell, *own]
    ):
        return None
    said = _nearing_reason(words, action, cell, view) or approach_reason(words, action, cell, view)
    return said or words.say("reason-early")


def _nearing_reason(words: MessageVoice, action: Move | Dash, cell: Cell, view: ElementalView) -> str | None:
    """What a step comes nearer to, of what lies still: its own fountain, or a well where a crystal is or can come."""
    piece = own_piece(view, action.number)
    start = BY_NAME[piece.cell or ""]
    mine, home = own_piece_name(words, view, action.number), [one for one in CELLS if GROUNDS[one] == piece.element]
    wells = [one for one in WELLS if view.supply or NAMES[one] in view.wells.full]
    nearest = min(wells or WELLS, key=lambda one: distance(cell, one))
    to_well = bool(wells) and distance(cell, nearest) < _steps_to_nearest(wells, start)
    closer = to_well and distance(cell, nearest) < _steps_to_nearest(home, cell)
    if _steps_to_nearest(home, cell) < _steps_to_nearest(home, start) and not closer:
        return words.say("reason-home-nearer", piece=mine, count=_steps_to_nearest(home, cell))
    if to_well and NAMES[nearest] in view.wells.full and cell != nearest:
        return words.say("reason-nearer", cell=NAMES[nearest])
    if to_well:
        return words.say("reason-well-nearer", cell=NAMES[nearest], count=distance(cell, nearest))
    return None


def _escape_reason(words: MessageVoice, action: Action, cell: Cell | None, view: ElementalView) -> str | None:
    """The enemy that a step gets away from: one that beats the piece where it is, or any if one hit more ends it."""
    if not isinstance(action, Move | Dash) or cell is None or any(enemies_met(action, view)):
        return None
    piece = own_piece(view, action.number)
    start = BY_NAME[piece.cell or ""]
    if (enemy := next(known_enemies_that_win(action, start, view), None)) is not None:
        return _avoidance_reason(words, action, start, enemy, view)
    covered = [str(enemy.number) for enemy in enemies_on_or_beside(start, view) if enemy.known is None]
    if piece.energy != HALF or not covered:
        return None
    return words.say("reason-escapes", numbers=words.catalogue.list_in_sentence(covered))


def _steps_to_nearest(cells: Sequence[Cell], to: Cell) -> int:
    """How many steps the nearest of some cells is away; many where there is none."""
    return min((distance(cell, to) for cell in cells), default=len(CELLS))


def _uncertain_reason(words: MessageVoice, action: Action, cell: Cell | None, view: ElementalView) -> str | None:
    """What can still be said of an action from which nothing certain follows."""
    if isinstance(action, Substitute):
        return words.say("reason-covered")
    if isinstance(action, Summon):
        return words.say("reason-more")
    if cell is None or not isinstance(action, Move | Dash | Land | Teleport):
        return None
    if (beaten := next(known_enemies_that_win(action, cell, view), None)) is not None:
        return _bet_reason(words, action, cell, beaten, view)
    near = [
        enemy
        for enemy in enemies_on_or_beside(cell, view)
        if _fight_forecast(action.number, cell, enemy, view) != "level"
    ]
    if near:
        return _meeting_reason(words, action.number, cell, near, view)
    here = own_piece(view, action.number).cell
    step = action if isinstance(action, Move | Dash) else None
    if step is not None and (said := step_purpose(words, step, cell, view)) is not None:
        return said
    after, before = _in_reach(cell, view), _in_reach(BY_NAME[here or NAMES[cell]], view)
    if after < before:
        return words.say("reason-safer", after=after, before=before)
    if (
        step is not None
        and (said := _nearing_reason(words, step, cell, view) or approach_reason(words, step, cell, view)) is not None
    ):
        return said
    if not after:
        return words.say("reason-calm")
    if step is not None and not is_threatened(step, cell, view):
        return words.say("reason-risks-little", count=after, piece=own_piece_name(words, view, step.number))
    return words.say("reason-as-near", count=after)


def _bet_reason(
    words: MessageVoice, action: Move | Dash | Land | Teleport, cell: Cell, enemy: PieceView, view: ElementalView
) -> str:
    """What a step may bring that loses to a known enemy, should that one stay."""
    named = enemy_name(words, enemy)
    fetches = NAMES[cell] in view.wells.full and not isinstance(action, Teleport)
    if not fetches or view.phase != "orders":
        return words.say("reason-bet", enemy=named)
    fight = fight_with_enemy(action.number, cell, enemy, enemy.known or "earth", view)
    falls = fight.cost >= own_piece(view, action.number).energy
    return words.say("reason-bet-crystal", cell=NAMES[cell], enemy=named, falls="yes" if falls else "no")


def _meeting_reason(
    words: MessageVoice, number: Number, cell: Cell, near: Sequence[PieceView], view: ElementalView
) -> str:
    """What a meeting with enemies may bring that nobody can know to be won or lost: their elements, and the odds."""
    found: dict[Odds, list[str]] = {}
    for enemy in near:
        if enemy.known is None:
            found.setdefault(hidden_odds(number, cell, enemy, view), []).append(str(enemy.number))
    if not found:
        return words.say("reason-meets", numbers=words.catalogue.list_in_sentence([str(one.number) for one in near]))
    mine = own_piece_name(words, view, number)
    said = [
        words.say(
            "reason-uncovers",
            numbers=words.catalogue.list_in_sentence(numbers),
            count=len(numbers),
            piece=mine,
            all=odds.every,
            won=odds.won,
            lost=odds.lost,
        )
        for odds, numbers in found.items()
    ]
    return " ".join(said)


def risks_last_energy(action: Action, view: ElementalView) -> bool:
    """Whether a piece that the next hit ends goes to a hidden enemy that may beat it there."""
    cell = _end_cell(action, view)
    if not isinstance(action, Move | Dash | Teleport) or cell is None or own_piece(view, action.number).energy != HALF:
        return False
    hidden = [enemy for enemy in enemies_on_or_beside(cell, view) if enemy.known is None]
    return any(hidden_odds(action.number, cell, enemy, view).lost for enemy in hidden)


def _in_reach(cell: Cell, view: ElementalView) -> int:
    """How many enemies are two steps away from a cell or less: each of them may be beside it after a move."""
    return sum(distance(BY_NAME[enemy.cell or ""], cell) < NEARBY_STEPS for enemy in enemies_on_board(view))


def _victory_reason(
    words: MessageVoice, number: int, cell: Cell, enemy: PieceView, fight: FightResult, view: ElementalView
) -> str | None:
    fields = {"piece": own_piece_name(words, view, number), "enemy": enemy_name(words, enemy)}
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
    taken = cells_as_bits(
        [BY_NAME[one.cell] for one in view.seats[seat].pieces if one.cell and one.number != king.number]
    )
    flight = knocked_away(piece_of(seat, king.number), place, [cell])
    landing = cells_of(flight.landing_places(taken, BITS[cell]))
    ground = GROUNDS[landing[0]]
    return (landing[0], ground) if len(landing) == 1 and ground is not None else None


def _danger_reason(words: MessageVoice, action: Action, other: Action | None, view: ElementalView) -> str | None:
    """The fight that is lost where a piece stays, or where the other action leads."""
    if isinstance(action, Move | Dash | Teleport):
        start = BY_NAME[own_piece(view, action.number).cell or ""]
        if (enemy := next(known_enemies_that_win(action, start, view), None)) is not None:
            return _avoidance_reason(words, action, start, enemy, view)
    end = None if other is None else _end_cell(other, view)
    if other is None or end is None or (enemy := next(known_enemies_that_win(other, end, view), None)) is None:
        return None
    return _avoidance_reason(words, other, end, enemy, view)


def _avoidance_reason(words: MessageVoice, action: Action, cell: Cell, enemy: PieceView, view: ElementalView) -> str:
    piece = own_piece_name(words, view, getattr(action, "number", 0))
    key = "reason-avoids" if enemy.cell == NAMES[cell] else "reason-avoids-beside"
    return words.say(key, cell=NAMES[cell], piece=piece, enemy=enemy_name(words, enemy))
