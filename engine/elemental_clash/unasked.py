"""What is played for a seat unasked: forced actions, and an order of triggers that makes no difference (EC-10.3).

Each order is tried on a copy up to where all of them are settled. Nothing of a Spellbook's cards, of chance or of what
the other player decides may play a part in that: whoever may not know how it ends is asked.
"""

from collections.abc import Mapping
from typing import Any

import msgspec

from engine.contract import Seat
from engine.elemental_clash.actions import Move, Order
from engine.elemental_clash.frames import Aiming, Offering, Putting, Settling
from engine.elemental_clash.legal import choices, forced
from engine.elemental_clash.machine import take_step
from engine.elemental_clash.play import carry
from engine.elemental_clash.position import position_of
from engine.elemental_clash.settling import orderings
from engine.elemental_clash.state import ClashState

MOST_TRIED = 200
"""So many decisions are tried; where that is too few somebody is asked."""

Path = tuple[str, ...]
"""The decisions on the way to an end, in whatever order they were taken."""
Ends = Mapping[Path, Any]


class Matters(Exception):
    """The order may make a difference."""


def unasked(state: ClashState, seat: Seat) -> Move | None:
    """The action that may be played for a seat unasked; None where it is to choose."""
    if (only := forced(state, seat)) is not None:
        return only
    if seat != state.waiting_for or not isinstance(state.stack[-1], Settling):
        return None
    try:
        _Trial(state, seat).ends(state, ())
    except Matters:
        return None
    return Order(orderings(state)[0])


class _Trial:
    """The trial of all orders in which what has triggered can be settled."""

    def __init__(self, state: ClashState, seat: Seat) -> None:
        self.seat = seat
        self.depth = len(state.stack)
        self.tried = 0
        self.chance = state.next_event
        self.decks = [list(deck) for deck in state.zones.deck]
        self.discards = [len(cards) for cards in state.zones.discard]

    def ends(self, state: ClashState, path: Path) -> Ends:
        """The ends that a decision can lead to; raises Matters where that depends on the order."""
        if isinstance(state.stack[-1], Settling):
            found = [self._after(state, Order(n), path) for n in orderings(state)]
            if any(each != found[0] for each in found):
                raise Matters
            return found[0]
        if not isinstance(state.stack[-1], Aiming | Offering | Putting):
            raise Matters
        card = _card(state)
        ends: dict[Path, Any] = {}
        for action in choices(state, self.seat):
            made = f"{card} {msgspec.json.encode(action).decode()}"
            ends |= self._after(state, action, tuple(sorted((*path, made))))
        return ends

    def _after(self, state: ClashState, action: Move, path: Path) -> Ends:
        self.tried += 1
        if self.tried > MOST_TRIED:
            raise Matters
        tried = state.copy()
        carry(tried, self.seat, action)
        tried.waiting_for = None
        while tried.outcome is None and len(tried.stack) >= self.depth:
            if take_step(tried):
                if tried.waiting_for != self.seat:
                    raise Matters
                return self.ends(tried, path)
        self._check(tried, path)
        return {path: _settled(position_of(tried))}

    def _check(self, state: ClashState, path: Path) -> None:
        """Raise Matters where what nobody could know has played a part: drawn cards do where something is chosen."""
        if state.outcome is not None or state.next_event != self.chance:
            raise Matters
        decks = [list(deck) for deck in state.zones.deck]
        lost = any(len(cards) > before for cards, before in zip(state.zones.discard, self.discards, strict=True))
        if decks != self.decks and (path or lost):
            raise Matters


def _card(state: ClashState) -> str:
    frame = state.stack[-1]
    return frame.context.card if isinstance(frame, Aiming | Offering) else ""


def _settled(position: Any) -> Any:
    """A position in which what has no order is sorted: the gifts to a creature, and what has happened how often."""
    if isinstance(position, Mapping):
        return {
            key: sorted(value, key=repr) if key in ("effects", "counts") and value else _settled(value)
            for key, value in position.items()
        }
    return [_settled(each) for each in position] if isinstance(position, list) else position
