"""What a step of Elemental that meets nobody is for: what it comes nearer to, keeps away from, or guards."""

from collections.abc import Callable, Iterable, Sequence

from engine.elemental import ElementalView
from engine.elemental.actions import Dash, Move
from engine.elemental.board import BY_NAME, GROUNDS, Cell
from engine.elemental.board import distance as steps
from engine.elemental.pieces import KINGS
from engine.elemental.view import PieceView
from words.elemental.foreseen_fights import enemies_on_board, enemy_name, fight_with_enemy, own_piece, own_piece_name
from words.elemental.story import MessageVoice

STEPS_TO_FLEE = 3
"""An enemy so many steps away, or fewer, is one to flee from, or to guard the king against."""
STEPS_TO_HUNT = 4
"""An enemy so many steps away, or fewer, is one to go after."""
STEPS_TO_FIGHT_NEXT = 2
"""From so many steps away a piece can be beside another one with its next step."""


def step_purpose(words: MessageVoice, step: Move | Dash, cell: Cell, view: ElementalView) -> str | None:
    """What a step is for by the places of others, what matters most first; None where it is for none of that."""
    return next(filter(None, (found(words, step, cell, view) for found in _PURPOSES)), None)


def _start_cell(step: Move | Dash, view: ElementalView) -> Cell:
    return BY_NAME[own_piece(view, step.number).cell or ""]


def _steps_to_enemy(enemy: PieceView, cell: Cell) -> int:
    """How many steps away an enemy is."""
    return steps(BY_NAME[enemy.cell or ""], cell)


def _known_enemies_by_result(
    step: Move | Dash, cell: Cell, view: ElementalView, *, beaten: bool
) -> Iterable[PieceView]:
    """The known enemies that a piece would hurt on a cell, or that would hurt it there, the nearest first."""
    loser = 1 - (view.viewer or 0) if beaten else view.viewer or 0
    for enemy in sorted(enemies_on_board(view), key=lambda one: _steps_to_enemy(one, cell)):
        if enemy.known is not None:
            fight = fight_with_enemy(step.number, cell, enemy, enemy.known, view)
            if fight.cost and fight.loser == loser:
                yield enemy


def is_threatened(step: Move | Dash, cell: Cell, view: ElementalView) -> bool:
    """Whether a known enemy that can be beside a cell with its next step beats the piece there."""
    return any(
        _steps_to_enemy(enemy, cell) <= STEPS_TO_FIGHT_NEXT
        for enemy in _known_enemies_by_result(step, cell, view, beaten=False)
    )


def _flee_reason(words: MessageVoice, step: Move | Dash, cell: Cell, view: ElementalView) -> str | None:
    """Away from an enemy that beats the piece."""
    start, mine = _start_cell(step, view), own_piece_name(words, view, step.number)
    for enemy in _known_enemies_by_result(step, start, view, beaten=False):
        if _steps_to_enemy(enemy, start) <= STEPS_TO_FLEE and _steps_to_enemy(enemy, start) < _steps_to_enemy(
            enemy, cell
        ):
            return words.say("reason-flees", enemy=enemy_name(words, enemy), piece=mine)
    return None


def _keeps_king(words: MessageVoice, step: Move | Dash, cell: Cell, view: ElementalView) -> str | None:
    """The king away from whoever is near, or off the fountains, where nobody can hurt it."""
    if own_piece(view, step.number).element not in KINGS:
        return None
    start = _start_cell(step, view)
    if GROUNDS[start] is not None and GROUNDS[cell] is None:
        return words.say("reason-king-off")
    near = [
        one
        for one in enemies_on_board(view)
        if _steps_to_enemy(one, start) <= STEPS_TO_FLEE and _steps_to_enemy(one, start) < _steps_to_enemy(one, cell)
    ]
    return words.say("reason-king-away", numbers=_number_list(words, near)) if near else None


def _guard_reason(words: MessageVoice, step: Move | Dash, cell: Cell, view: ElementalView) -> str | None:
    """To the side of one's own king, where enemies are near it."""
    king = next(one for one in view.seats[view.viewer or 0].pieces if one.element in KINGS)
    if king.cell is None or king.number == step.number:
        return None
    place = BY_NAME[king.cell]
    near = [one for one in enemies_on_board(view) if _steps_to_enemy(one, place) <= STEPS_TO_FLEE]
    if not near or steps(cell, place) > 1 or steps(_start_cell(step, view), place) == 1:
        return None
    return words.say("reason-guards", numbers=_number_list(words, near))


def _hunt_reason(words: MessageVoice, step: Move | Dash, cell: Cell, view: ElementalView) -> str | None:
    """Towards an enemy that the piece beats."""
    start = _start_cell(step, view)
    for enemy in _known_enemies_by_result(step, cell, view, beaten=True):
        if _steps_to_enemy(enemy, cell) <= STEPS_TO_HUNT and _steps_to_enemy(enemy, cell) < _steps_to_enemy(
            enemy, start
        ):
            mine, count = own_piece_name(words, view, step.number), _steps_to_enemy(enemy, cell)
            return words.say("reason-hunts", enemy=enemy_name(words, enemy), piece=mine, count=count)
    return None


def _scout_reason(words: MessageVoice, step: Move | Dash, cell: Cell, view: ElementalView) -> str | None:
    """To where it can fight what is hidden with its next step."""
    start = _start_cell(step, view)
    near = [
        one
        for one in enemies_on_board(view)
        if one.known is None and _steps_to_enemy(one, cell) == STEPS_TO_FIGHT_NEXT < _steps_to_enemy(one, start)
    ]
    if not near or own_piece(view, step.number).element in KINGS:
        return None
    return words.say("reason-scouts", numbers=_number_list(words, near), count=len(near))


def _closes_in(words: MessageVoice, step: Move | Dash, cell: Cell, view: ElementalView) -> str | None:
    """Towards the other side's king, once everybody knows which one that is."""
    if own_piece(view, step.number).element in KINGS:
        return None
    start = _start_cell(step, view)
    for enemy in enemies_on_board(view):
        if enemy.known in KINGS and 1 < _steps_to_enemy(enemy, cell) < _steps_to_enemy(enemy, start):
            return words.say("reason-closes-in", enemy=enemy_name(words, enemy), count=_steps_to_enemy(enemy, cell))
    return None


def approach_reason(words: MessageVoice, step: Move | Dash, cell: Cell, view: ElementalView) -> str | None:
    """Towards the enemy that is nearest then, which is little, but more than nothing."""
    if own_piece(view, step.number).element in KINGS:
        return None
    enemy = min(enemies_on_board(view), key=lambda one: _steps_to_enemy(one, cell), default=None)
    if enemy is None or not 1 < _steps_to_enemy(enemy, cell) < _steps_to_enemy(enemy, _start_cell(step, view)):
        return None
    return words.say("reason-approaches", number=enemy.number, count=_steps_to_enemy(enemy, cell))


def _number_list(words: MessageVoice, enemies: Iterable[PieceView]) -> str:
    return words.catalogue.list_in_sentence([str(enemy.number) for enemy in enemies])


_PURPOSES: Sequence[Callable[[MessageVoice, Move | Dash, Cell, ElementalView], str | None]] = (
    _flee_reason,
    _keeps_king,
    _guard_reason,
    _hunt_reason,
    _closes_in,
    _scout_reason,
)
