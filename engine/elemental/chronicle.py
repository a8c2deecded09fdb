"""The notes that players may take of a game: the events of the newest round, and when which elemental was seen.

All of it is public. Nothing in the rules depends on it.
"""

from collections.abc import Sequence
from typing import NamedTuple, cast

import msgspec

from engine.contract import Event, Seat
from engine.elemental.board import Element
from engine.elemental.events import (
    CrystalClaimed,
    CrystalMade,
    CrystalSwapped,
    Defeated,
    Fatigued,
    Fought,
    Healed,
    Landed,
    LandingAsked,
    Moved,
    OrdersRevealed,
    Returned,
    Substituted,
    TeleportVoid,
)  # fmt: skip
from engine.elemental.pieces import SEATS, Number, NumberField, RoundField, SeatField

RoundEvent = (
    OrdersRevealed | Moved | Substituted | TeleportVoid | CrystalSwapped | Fought | Fatigued | Defeated | LandingAsked
    | Landed | Returned | CrystalClaimed | Healed | CrystalMade
)  # fmt: skip
"""The parts of a round, as everybody sees them."""

_TOLD = frozenset(RoundEvent.__args__)


class Sighting(NamedTuple):
    """A note: an elemental was uncovered under a number; ``None``: since then the number was substituted."""

    seat: SeatField
    number: NumberField
    element: Element | None
    round: RoundField


class Chronicle(msgspec.Struct, frozen=True, gc=False):
    """The events so far, as far as they are kept."""

    events: tuple[Event, ...] = ()
    """All events of the newest round; of a round that waits for landing places those up to now."""
    seen: tuple[Sighting, ...] = ()
    """The notes, oldest first; a number gets another one only when it is seen to be something else."""

    def after(self, events: Sequence[Event], number: int, goes_on: bool) -> "Chronicle":
        """The chronicle after more events of the round of this number, which has just begun or goes on."""
        seen = self.seen
        for event in events:
            if type(event) is Fought:
                for seat in SEATS:
                    seen = _with_sighting(seen, seat, event.numbers[seat], event.elements[seat], number)
            elif type(event) is Substituted:
                seen = _with_sighting(seen, event.seat, event.number, None, number)
        return Chronicle((*self.events, *events) if goes_on else tuple(events), seen)

    @property
    def last_round(self) -> tuple[RoundEvent, ...]:
        """The newest round as everybody sees it, from its orders on."""
        return cast(tuple[RoundEvent, ...], tuple([e for e in self.events if type(e) in _TOLD and e.to is None]))


def _with_sighting(
    seen: tuple[Sighting, ...], seat: Seat, number: Number, element: Element | None, round_number: int
) -> tuple[Sighting, ...]:
    """The notes with another one, if it tells something new."""
    for note in reversed(seen):
        if note[1] == number and note[0] == seat:
            if note[2] == element:
                return seen
            break
    else:
        if element is None:
            return seen
    return (*seen, Sighting(seat, number, element, round_number))
