"""The changes on the table in the newest turn in which something has happened: pictures show them."""

from collections.abc import Iterable
from typing import Annotated, Literal

from msgspec import UNSET, Meta

from engine.contract import Event
from engine.elemental_clash import events as tell
from engine.elemental_clash.frames import Frozen

MOST = 40
"""The most changes that are kept."""

Change = Literal["played", "moved", "fell", "left", "lost"]
"""A card was played, or moved to another space; a creature fell; a card left the table; a player lost cards."""


class TableChange(Frozen, frozen=True):
    """One change: ``at`` is a place, or a player who has lost ``n`` cards."""

    what: Change
    at: Annotated[str, Meta(pattern="^[01]([ADS][1-5]|P)$")]
    card: str | None = None
    n: Annotated[int, Meta(ge=1, le=999)] = 1


class LatestChanges(Frozen, frozen=True):
    """The changes of a turn, in their order."""

    turn: Annotated[int, Meta(ge=1, le=150)]
    changes: Annotated[tuple[TableChange, ...], Meta(max_length=MOST)]


def changes_after(before: LatestChanges | None, turn: int, events: Iterable[Event]) -> LatestChanges | None:
    """The latest changes once these events have happened, the first of them in ``turn``."""
    lately = before
    for event in events:
        if isinstance(event, tell.TurnBegun):
            turn = event.turn
        elif (change := _change_by_event(event)) is not None:
            old = lately.changes if lately is not None and lately.turn == turn else ()
            lately = LatestChanges(turn, (*old, change)[-MOST:])
    return lately


Drawn = tuple[tuple[str, ...], tuple[str, ...]]
"""By seat the cards that came to its hand in the newest turn."""
NOTHING: Drawn = ((), ())


def drawn_after(before: Drawn, events: Iterable[Event]) -> Drawn:
    """The cards that have come to the hands from Spellbooks in the newest turn, once these events have happened."""
    drawn = [*before]
    for event in events:
        match event:
            case tell.TurnBegun():
                drawn = [(), ()]
            case tell.Drawn(seat=seat, cards=cards):
                drawn[seat] = (*drawn[seat], *cards)[-MOST:]
    return drawn[0], drawn[1]


def _change_by_event(event: Event) -> TableChange | None:
    match event:
        case tell.StonePlayed(seat=seat, card=card, pile=pile) | tell.CardPlayed(seat=seat, card=card, pile=pile):
            return TableChange("played", f"{seat}S{pile}", card)
        case tell.Placed(card=card, ref=ref):
            return TableChange("moved", ref, card)
        case tell.Destroyed(ref=ref, card=card):
            return TableChange("fell", ref, card)
        case tell.Moved(card=card, from_=start, into=into):
            if into[0] in "01":
                return TableChange("moved", into, card)
            return TableChange("left", start, card) if start[0] in "01" else None
        case tell.Damaged(at=at, cards=cards) if cards is not UNSET and cards:
            return TableChange("lost", at, None, len(cards))
        case tell.TopDiscarded(seat=seat, cards=cards) if cards:
            return TableChange("lost", f"{seat}P", None, len(cards))
    return None
