"""What somebody meets for the first time in Elemental, by the names of its explanations."""

from collections.abc import Collection, Iterator, Sequence

from engine import Event
from engine.elemental import ElementalView
from engine.elemental.events import CrystalClaimed, Defeated, Fought, Landed
from words.elemental.fights_told import loser_of
from words.elemental.orders import can_heal_with_move
from words.elemental.threats import threatened_pieces


def due_explanations(events: Sequence[Event], view: ElementalView, types: Collection[str]) -> Iterator[str]:
    """What a seat that is to act has before it, whatever matters most first."""
    # The others come up again, and a piece rarely stands on a well or, with one that is lost, on its circle.
    yield from (kind for kind in ("teleport", "substitute") if kind in types)
    if "move" in types and can_heal_with_move(view):
        yield "heal"
    fights = [event for event in events if isinstance(event, Fought)]
    if any(fight.kind == "priority" and loser_of(fight) is None for fight in fights):
        yield "level"  # first: what nobody has won can't be guessed from what is seen
    if fights:
        yield "fight"
    if "move" in types and threatened_pieces(view):
        yield "threat"
    if any(fight.kind == "priority" for fight in fights):
        yield "shared"
    if any(fight.acting != fight.elements for fight in fights):
        yield "king"
    if any(isinstance(event, Landed) for event in events):
        yield "thrown"
    if any(2 in fight.damage for fight in fights):
        yield "fountain"
    if any(fight.acting[0] == fight.acting[1] and loser_of(fight) is not None for fight in fights):
        yield "home"
    if any(isinstance(event, Defeated) for event in events):
        yield "defeated"
    if any(isinstance(event, CrystalClaimed) for event in events):
        yield "crystal"
    if view.viewer is not None and any(piece.cell and piece.known for piece in view.seats[view.viewer].pieces):
        yield "eye"
    if "move" in types:
        yield "order"
        yield "energy"
    yield from (kind for kind in ("assign", "land", "summon", "dash") if kind in types)
