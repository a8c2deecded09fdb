"""Elemental: hidden pieces, secret orders, a king to defend (EL-1 to EL-13)."""

from collections.abc import Mapping
from typing import Any, ClassVar, Literal

import msgspec
from msgspec import UNSET, UnsetType

from engine.contract import Action, Event, Game, IllegalAction, Resign, Seat, View, read_options
from engine.elemental import legal, play, refusals
from engine.elemental import position as positions
from engine.elemental import view as views
from engine.elemental.actions import Choice
from engine.elemental.events import ElementalEvent
from engine.elemental.imagine import Imagination
from engine.elemental.position import Position
from engine.elemental.state import ElementalState
from engine.elemental.view import ElementalView

__all__ = ["Elemental", "ElementalState", "ElementalView"]


class Options(msgspec.Struct, forbid_unknown_fields=True, kw_only=True, frozen=True):
    setup: Literal["choose", "random"] = "choose"
    position: Position | UnsetType = UNSET


class _Playable(ElementalState):
    """A game of Elemental with its rules."""

    __slots__ = ()

    def _legal(self, seat: Seat) -> tuple[Choice, ...]:
        return legal.legal(self, seat)

    def _apply(self, seat: Seat, action: Choice) -> list[Event]:
        return play.apply(self, seat, action)

    def _resign(self, seat: Seat) -> list[Event]:
        return play.resign(self, seat)

    def _refusal(self, seat: Seat, action: Action) -> IllegalAction:
        return refusals.refusal(self, seat, action)

    def _see(self, viewer: Seat | None) -> ElementalView:
        return views.see(self, viewer)

    def position(self) -> dict[str, Any]:
        data: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(positions.write(self)))
        return data


class Elemental(Game):
    """Elemental (EL-1 to EL-13)."""

    id: ClassVar[str] = "elemental"
    title: ClassVar[str] = "Elemental"
    min_seats: ClassVar[int] = 2
    max_seats: ClassVar[int] = 2
    version: ClassVar[int] = 2
    actions: ClassVar[Any] = Choice | Resign
    events: ClassVar[Any] = ElementalEvent

    def _new(self, _seats: int, seed: str, options: Mapping[str, Any]) -> ElementalState:
        """``options``: ``setup`` ("choose" or "random"), ``position`` (replaces the setup) (EL-11.1, EL-11.8)."""
        given = read_options(options, Options)
        if given.position is UNSET:
            state = _Playable(seed, play.first_arena())
            play.set_up(state, at_random=given.setup == "random")
        else:
            state = _Playable(seed, positions.read_arena(given.position))
            positions.resume(state, given.position)
        return state

    def _imagine(self, view: View, seat: Seat | None, seed: str) -> ElementalState:
        """Draw the hidden elementals from the notes, and hidden orders and landing places from what is legal."""
        imagination = Imagination(view, seat, seed)
        state = _Playable(seed, imagination.arena())
        imagination.fill(state)
        return state
