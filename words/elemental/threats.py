"""The own pieces that a seat may lose a fight with in the next round, as far as everybody knows the enemies."""

from collections.abc import Iterator

from engine.elemental import ElementalView
from engine.elemental.board import BY_NAME, NAMES, NEIGHBOURS, Cell, distance
from engine.elemental.view import PieceView
from words.elemental.foreseen_fights import enemies_on_board, fight_with_enemy


def threatened_pieces(view: ElementalView) -> dict[int, list[PieceView]]:
    """By the numbers of the viewer's pieces: the known enemies that hurt them where they stand, with one step or none.

    Empty but for a seat that is to order. A king off the fountains is only pushed, which is no threat (EL-6.5); hidden
    enemies and dashes are left out, as anything may be feared of them.
    """
    is_asked = view.viewer is not None and view.phase == "orders" and view.viewer in view.active
    if not is_asked or not view.marks_danger:
        return {}
    known = [enemy for enemy in enemies_on_board(view) if enemy.known is not None]
    found = {}
    for piece in view.seats[view.viewer or 0].pieces:
        if piece.cell is not None and (enemies := [enemy for enemy in known if _hurts(enemy, piece, view)]):
            found[piece.number] = enemies
    return found


def _hurts(enemy: PieceView, piece: PieceView, view: ElementalView) -> bool:
    """Whether a known enemy beats a piece that stays, from a cell that it can be on in the next round."""
    place = BY_NAME[piece.cell or ""]
    if enemy.known is None or distance(BY_NAME[enemy.cell or ""], place) > 2:
        return False
    fights = (
        fight_with_enemy(piece.number, place, enemy, enemy.known, view, cell)
        for cell in _reach(enemy, view)
        if distance(cell, place) <= 1
    )
    return any(fight.cost and fight.loser == view.viewer for fight in fights)


def _reach(enemy: PieceView, view: ElementalView) -> Iterator[Cell]:
    """The cell of an enemy, and those that a move brings it to (EL-4.1)."""
    start = BY_NAME[enemy.cell or ""]
    own = {one.cell for one in enemies_on_board(view)}
    yield start
    yield from (cell for cell in NEIGHBOURS[start] if NAMES[cell] not in own)
