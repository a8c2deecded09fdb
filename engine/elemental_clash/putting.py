"""The steps with which an effect puts a creature into a zone (EC-9.5, EC-9.6)."""

from engine.contract import Seat
from engine.elemental_clash import events as tell
from engine.elemental_clash.cards import Card
from engine.elemental_clash.changes import buried_card, lay_card, move_on_field, unbury
from engine.elemental_clash.frames import Putting, PuttingMilled
from engine.elemental_clash.squares import NAME, OWNER, ZONE, Place
from engine.elemental_clash.state import ClashState


def creature_to_put(state: ClashState, uid: int) -> tuple[Seat, Card] | None:
    """The owner of the creature that a uid means, on the field or in a discard pile."""
    place = state.field.where.get(uid)
    if place is None:
        buried = buried_card(state, uid)
        return buried if buried is not None and buried[1].creature else None
    piece = state.field.pieces[place]
    return (OWNER[place], piece.card) if piece is not None and piece.uid == uid and piece.card.creature else None


def continue_putting(state: ClashState, frame: Putting) -> bool:
    """The next creature goes to the zone; True if its owner has to choose the space (EC-9.5)."""
    if not frame.creatures:
        state.stack.pop()
        return False
    uid = frame.creatures[0]
    found = creature_to_put(state, uid)
    place = state.field.where.get(uid)
    spaces: list[Place] = []
    if found is not None and (place is None or ZONE[place] != frame.zone):
        spaces = state.field.free_spaces(found[0], frame.zone)
    if found is not None and len(spaces) > 1:
        state.waiting_for = found[0]
        return True
    if spaces:
        put_in_space(state, frame, spaces[0])
    else:
        state.stack[-1] = Putting(frame.creatures[1:], frame.zone)
    return False


def put_in_space(state: ClashState, frame: Putting, to: Place) -> None:
    """Put the next creature on this free space, from another zone or out of a discard pile (EC-9.5)."""
    uid = frame.creatures[0]
    state.stack[-1] = Putting(frame.creatures[1:], frame.zone)
    start = state.field.where.get(uid)
    if start is None:
        put_buried(state, uid, to)
        return
    move_on_field(state, start, to)
    piece = state.field.pieces[to]
    if piece is not None:
        tell_put(state, piece.card, NAME[start], to)


def put_buried(state: ClashState, uid: int, to: Place) -> None:
    """Put a card from its discard pile on this space, and tell it; nothing if it is not there any more (EC-9.6)."""
    found = unbury(state, uid)
    if found is not None:
        lay_card(state, found[1], to)
        tell_put(state, found[1], "discard", to)


def tell_put(state: ClashState, card: Card, start: str, to: Place) -> None:
    """Tell that a card came to a place from `start`: the name of another place, or "discard"."""
    state.events.append(tell.Moved(card=card.id, seat=OWNER[to], from_=start, into=NAME[to]))


def put_milled(state: ClashState, frame: PuttingMilled, to: Place) -> None:
    """Put a creature with DPT on the space that its owner chose; it counts as one of ten times (EC-9.6, EC-10.6)."""
    trigger = frame.trigger
    state.stack.pop()
    state.triggers.count_time(trigger.seat, trigger.card, -1)
    put_buried(state, trigger.source, to)
