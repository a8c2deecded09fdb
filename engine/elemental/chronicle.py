"""What players may write down of a game: the events of the newest round, and when which elemental was seen.

All of it is public. Nothing in the rules depends on it.
"""

from collections.abc import Sequence
from typing import Annotated, NamedTuple

import msgspec

from engine.contract import Event
from engine.elemental.board import Element
from engine.elemental.moves import (
    SEATS,
    Choosing,
    Claimed,
    CrystalMade,
    CrystalSwapped,
    Defeated,
    Fatigued,
    Fought,
    Healed,
    Knocked,
    Moved,
    Number,
    NumberField,
    Orders,
    Returned,
    Substituted,
    Void,
)

RoundEvent = (
    Orders | Moved | Substituted | Void | CrystalSwapped | Fought | Fatigued | Defeated | Choosing | Knocked
    | Returned | Claimed | Healed | CrystalMade
)  # fmt: skip
"""What a round consists of, as everybody sees it."""

_SHOWN = RoundEvent.__args__


class Seen(NamedTuple):
    """A note: an elemental was uncovered under a number; ``None``: since then the number was substituted."""

    seat: Annotated[int, msgspec.Meta(ge=0, le=1)]
    number: NumberField
    element: Element | None
    round: Annotated[int, msgspec.Meta(ge=1)]


class Chronicle(NamedTuple):
    """What has happened, as far as it is kept."""

    last: tuple[RoundEvent, ...] = ()
    """The events of the newest round, from its orders on; of a round that waits for landing places those up to now."""
    seen: tuple[Seen, ...] = ()
    """The notes, oldest first; a number gets another one only when it is seen to be something else."""

    def after(self, events: Sequence[Event], number: int) -> "Chronicle":
        """The same after more events of the round of this number."""
        last = self.last
        seen = list(self.seen)
        for event in events:
            if not isinstance(event, _SHOWN) or event.to is not None:
                continue
            last = (event,) if type(event) is Orders else (*last, event)
            if type(event) is Fought:
                for seat in SEATS:
                    _note(seen, Seen(seat, event.numbers[seat], event.elements[seat], number))
            elif type(event) is Substituted:
                _note(seen, Seen(event.seat, event.number, None, number))
        return Chronicle(last, tuple(seen))


def _note(seen: list[Seen], note: Seen) -> None:
    before = _element(seen, note.seat, note.number)
    if before != note.element:
        seen.append(note)


def _element(seen: Sequence[Seen], seat: int, number: Number) -> Element | None:
    return next((old.element for old in reversed(seen) if (old.seat, old.number) == (seat, number)), None)
