"""Fights of Elemental as the pieces stand, from what a seat knows: who would meet whom, and how these are called."""

from collections.abc import Iterator
from typing import NamedTuple

from engine import Action
from engine.elemental import ElementalView
from engine.elemental.board import BY_NAME, GROUNDS, NAMES, NEIGHBOURS, Cell, Element
from engine.elemental.fights import FightResult, fight_result
from engine.elemental.pieces import KINGS
from engine.elemental.view import PieceView
from words.elemental.story import MessageVoice


def own_piece(view: ElementalView, number: int) -> PieceView:
    """The viewer's piece of a number, 1 to 6."""
    return view.seats[view.viewer or 0].pieces[number - 1]


def enemies_on_board(view: ElementalView) -> Iterator[PieceView]:
    """The other side's pieces that stand on the board."""
    for piece in view.seats[1 - (view.viewer or 0)].pieces:
        if piece.cell is not None and not piece.flying:
            yield piece


def fights_with_known_enemies(number: int, cell: Cell, view: ElementalView) -> Iterator[tuple[PieceView, FightResult]]:
    """The fights of an own piece on a cell against enemies that everybody knows, as these stand."""
    for enemy in enemies_on_or_beside(cell, view):
        if enemy.known is not None:
            yield enemy, fight_with_enemy(number, cell, enemy, enemy.known, view)


def enemies_on_or_beside(cell: Cell, view: ElementalView) -> list[PieceView]:
    """The enemies on a cell or beside it."""
    near = {NAMES[place] for place in (cell, *NEIGHBOURS[cell])}
    return [enemy for enemy in enemies_on_board(view) if enemy.cell in near]


def fight_with_enemy(
    number: int, cell: Cell, enemy: PieceView, element: Element, view: ElementalView, there: Cell | None = None
) -> FightResult:
    """What comes of a fight of an own piece on a cell if an enemy is this; ``there``: its cell, if not where it is."""
    mine = own_piece(view, number).element
    assert mine is not None, "a seat knows its own pieces"
    sides = [(mine, GROUNDS[cell]), (element, GROUNDS[BY_NAME[enemy.cell or ""] if there is None else there])]
    (south, ground), (north, other) = sides if view.viewer == 0 else sides[::-1]
    return fight_result(south, ground, north, other)


class Odds(NamedTuple):
    """Of so many elementals that a hidden enemy can be, those that an own piece hurts, and those that hurt it."""

    every: int
    won: int
    lost: int


def hidden_odds(number: int, cell: Cell, enemy: PieceView, view: ElementalView) -> Odds:
    """What a fight of an own piece on a cell against a hidden enemy may come to, by what everybody knows of it."""
    fights = [fight_with_enemy(number, cell, enemy, one, view) for one in enemy.possible]
    losers = [fight.loser for fight in fights if fight.cost]
    own = view.viewer or 0
    return Odds(len(fights), losers.count(1 - own), losers.count(own))


def known_enemies_that_win(action: Action, cell: Cell, view: ElementalView) -> Iterator[PieceView]:
    """The known enemies that would beat the piece of an action on a cell."""
    number = getattr(action, "number", 0)
    yield from (
        enemy
        for enemy, fight in fights_with_known_enemies(number, cell, view)
        if fight.cost and fight.loser == view.viewer
    )


def enemy_name(words: MessageVoice, enemy: PieceView) -> str:
    """A known enemy; of a king on a fountain, also what it fights as."""
    element = words.say(f"element-{enemy.known}")
    ground = GROUNDS[BY_NAME[enemy.cell or ""]]
    if enemy.known in KINGS and ground is not None:
        element = words.say("element-acting", element=element, acting=words.say(f"element-{ground}"))
    return words.say("reason-enemy", number=enemy.number, element=element)


def own_piece_name(words: MessageVoice, view: ElementalView, number: int) -> str:
    """A piece of the viewer's by its number and element: "3 Fire"."""
    return f"{number} {words.say(f'element-{own_piece(view, number).element}')}"
