"""The own pieces that a seat may lose a fight with in the next round, as far as everybody knows the enemies."""

from collections.abc import Collection, Iterator, Sequence

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
    enemies = [*enemies_on_board(view)]
    taken = {enemy.cell for enemy in enemies}
    known = [(enemy, [*_cells_in_a_step(enemy, taken)]) for enemy in enemies if enemy.known is not None]
    found = {}
    for piece in view.seats[view.viewer or 0].pieces:
        if piece.cell is not None and (
            hurt := [enemy for enemy, cells in known if _may_hurt(enemy, cells, piece, view)]
        ):
            found[piece.number] = hurt
    return found


def _may_hurt(enemy: PieceView, cells: Sequence[Cell], piece: PieceView, view: ElementalView) -> bool:
    """Whether a known enemy beats a piece that stays, from one of the ``cells`` that it can be on in the next round."""
    place = BY_NAME[piece.cell or ""]
    assert enemy.known is not None
    fights = (
        fight_with_enemy(piece.number, place, enemy, enemy.known, view, cell)
        for cell in cells
        if distance(cell, place) <= 1
    )
    return any(fight.cost and fight.loser == view.viewer for fight in fights)


def _cells_in_a_step(enemy: PieceView, taken: Collection[str | None]) -> Iterator[Cell]:
    """The cell of an enemy, and those that a move brings it to (EL-4.1): none that another one has ``taken``."""
    start = BY_NAME[enemy.cell or ""]
    yield start
    yield from (cell for cell in NEIGHBOURS[start] if NAMES[cell] not in taken)
