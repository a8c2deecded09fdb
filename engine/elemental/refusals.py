"""The refusals of Elemental: a sentence for the player, and the rule that says so."""

from engine.contract import Action, IllegalAction, Seat
from engine.elemental.actions import Assign, Dash, Land, Move, Substitute, Summon, Teleport
from engine.elemental.board import BITS, BY_NAME, CIRCLES, DASHES, NAMES, NEIGHBOURS, OFF, CellName
from engine.elemental.fights import cells_of
from engine.elemental.notes import RANK
from engine.elemental.pieces import HALF, KINGS, NUMBER_OF, Number, piece_of
from engine.elemental.state import ElementalState
from engine.sentences import Field, Sentence, Sentences

SENTENCES = Sentences("elemental-refusal")


def refuse(key: str, rule: str, **fields: Field) -> IllegalAction:
    """A refusal by its key."""
    return IllegalAction(SENTENCES(key, **fields), rule)


def refusal(state: ElementalState, seat: Seat, action: Action) -> IllegalAction:
    """The reason why an action is not legal now."""
    if state.outcome:
        return refuse("over", "EL-9.1")
    odd = _refuse_odd(action)
    if odd:
        return odd
    match state.phase:
        case "setup":
            return _refuse_in_setup(state, seat, action)
        case "knockback":
            return _refuse_landing(state, seat, action)
        case _:
            return _refuse_order(state, seat, action)


def _refuse_odd(action: Action) -> IllegalAction | None:
    """The refusal of an action that names something that isn't there; it isn't quoted, as it may hold anything."""
    for field in getattr(action, "__struct_fields__", ()):
        value = getattr(action, field)
        if field == "to" and value not in BY_NAME:
            return refuse("cell", "EL-1.3")
        if field == "element" and value not in RANK:
            return refuse("element", "EL-2.2")
    return None


def _refuse_in_setup(state: ElementalState, seat: Seat, action: Action) -> IllegalAction:
    number = state.open_number(seat)
    if not number:
        return refuse("set-up", "EL-2.5")
    if isinstance(action, Assign):
        if action.number != number:
            return refuse("next-number", "EL-2.5", number=number)
        return refuse("given", "EL-2.5", element=Sentence(f"elemental-element-{action.element}"))
    return refuse("assign", "EL-2.5")


def _refuse_landing(state: ElementalState, seat: Seat, action: Action) -> IllegalAction:
    asked = state.round_in_progress().asked[seat]
    if not asked:
        return refuse("no-landing", "EL-7.7")
    number, cells = NUMBER_OF[asked[0]], ", ".join(NAMES[cell] for cell in cells_of(asked[1]))
    if isinstance(action, Land) and action.number == number:
        return refuse("landing", "EL-7.2", number=number, cell=action.to, cells=cells)
    return refuse("land", "EL-7.7", number=number, cells=cells)


def _refuse_order(state: ElementalState, seat: Seat, action: Action) -> IllegalAction:
    if state.orders[seat] is not None:
        return refuse("ordered", "EL-3.1")
    match action:
        case Move():
            return _refuse_move(state, seat, action) or _refuse_healing(state, seat, action, 1)
        case Dash():
            fresh = state.arena.fresh[piece_of(seat, action.number)]
            return _refuse_dash(state, seat, action, fresh) or _refuse_healing(state, seat, action, 1 if fresh else 2)
        case Teleport(number):
            return _refuse_absent(state, seat, number) or refuse("well", "EL-4.3", number=number)
        case Substitute():
            return _refuse_substitution(state, seat, action)
        case Summon(number):
            return _refuse_summons(state, seat, number)
        case Land():
            return refuse("nothing-flies", "EL-7.7")
        case _:
            return refuse("orders", "EL-3.1")


def _refuse_absent(state: ElementalState, seat: Seat, number: Number) -> IllegalAction | None:
    if state.arena.at[piece_of(seat, number)] == OFF:
        return refuse("removed", "EL-4.5", number=number)
    return None


def _refuse_end(state: ElementalState, seat: Seat, cell: CellName, rule: str) -> IllegalAction | None:
    if BITS[BY_NAME[cell]] & state.arena.occupied_cells(seat):
        return refuse("own", rule, cell=cell)
    return None


def _refuse_move(state: ElementalState, seat: Seat, move: Move) -> IllegalAction | None:
    refused = _refuse_absent(state, seat, move.number) or _refuse_end(state, seat, move.to, "EL-4.1")
    if refused:
        return refused
    start = state.arena.at[piece_of(seat, move.number)]
    if BY_NAME[move.to] not in NEIGHBOURS[start]:
        return refuse("move", "EL-4.1", cell=move.to, start=NAMES[start])
    return None


def _refuse_dash(state: ElementalState, seat: Seat, dash: Dash, fresh: bool) -> IllegalAction | None:
    refused = _refuse_absent(state, seat, dash.number) or _refuse_end(state, seat, dash.to, "EL-4.2")
    if refused:
        return refused
    start = state.arena.at[piece_of(seat, dash.number)]
    ways = dict(DASHES[start]).get(BY_NAME[dash.to])
    if ways is None:
        return refuse("dash", "EL-4.2", cell=dash.to, start=NAMES[start])
    if all(BITS[way] & state.arena.occupied_cells(seat) for way in ways):
        return refuse("dash-way", "EL-4.2", cell=dash.to)
    if not fresh and not state.arena.crystals[seat]:
        return refuse("dash-price", "EL-4.2", number=dash.number)
    return None


def _refuse_healing(state: ElementalState, seat: Seat, order: Move | Dash, price: int) -> IllegalAction:
    """The refusal of an order that would be legal without ``heal``."""
    if BY_NAME[order.to] != CIRCLES[seat]:
        return refuse("heal-cell", "EL-4.6", circle=NAMES[CIRCLES[seat]], cell=order.to)
    if state.arena.energy[piece_of(seat, order.number)] != HALF:
        return refuse("heal-full", "EL-4.6", number=order.number)
    return refuse("heal-price", "EL-4.6", price=price, crystals=state.arena.crystals[seat])


def _refuse_substitution(state: ElementalState, seat: Seat, order: Substitute) -> IllegalAction:
    arena = state.arena
    piece = piece_of(seat, order.number)
    absent = _refuse_absent(state, seat, order.number)
    if absent:
        return absent
    if arena.elements[piece] == KINGS[seat]:
        return refuse("substitute-king", "EL-4.4")
    if arena.at[piece] != CIRCLES[seat]:
        return refuse("substitute-cell", "EL-4.4", circle=NAMES[CIRCLES[seat]])
    if order.other not in arena.removed(seat):
        return refuse("substitute-with", "EL-4.4", number=order.other)
    return refuse("substitute-price", "EL-4.4")


def _refuse_summons(state: ElementalState, seat: Seat, number: Number) -> IllegalAction:
    if state.arena.at[piece_of(seat, number)] != OFF:
        return refuse("summon-there", "EL-4.5", number=number)
    if BITS[CIRCLES[seat]] & state.arena.occupied_cells(seat):
        return refuse("summon-circle", "EL-4.5", circle=NAMES[CIRCLES[seat]])
    return refuse("summon-price", "EL-4.5", crystals=state.arena.crystals[seat])
