"""Elemental: hidden pieces, secret orders, a king to defend (EL-1 to EL-13)."""

from collections.abc import Mapping
from typing import Any, ClassVar, Literal

import msgspec
from msgspec import UNSET, UnsetType

from engine.contract import Resign, Seat, View, read_options
from engine.elemental.actions import Choice
from engine.elemental.events import ElementalEvent
from engine.elemental.imagine import Imagination
from engine.elemental.legal import legal
from engine.elemental.notation import NOTATION
from engine.elemental.play import apply, first_arena, resign, set_up, stop
from engine.elemental.position import Position, position, read_arena, resume
from engine.elemental.refusals import SENTENCES as REFUSED
from engine.elemental.refusals import refusal
from engine.elemental.state import ElementalState
from engine.elemental.view import ElementalView, see
from engine.notation import Notation
from engine.sentences import Sentences
from engine.two_player import TwoPlayerGame

__all__ = ["Elemental", "ElementalState", "ElementalView"]


class Options(msgspec.Struct, forbid_unknown_fields=True, kw_only=True, frozen=True):
    """The choices of a table, or a position to begin from (EL-11)."""

    setup: Literal["choose", "random"] = "choose"
    position: Position | UnsetType = UNSET


class ElementalInPlay(ElementalState[ElementalView]):
    """The data with the rules."""

    __slots__ = ()

    _legal = legal
    _apply = apply
    _resign = resign
    _stop = stop
    _refusal = refusal
    _see = see
    position = position


class Elemental(TwoPlayerGame[ElementalInPlay]):
    """Elemental (EL-1 to EL-13)."""

    id: ClassVar[str] = "elemental"
    version: ClassVar[int] = 2
    actions: ClassVar[Any] = Choice | Resign
    notation: ClassVar[Notation] = NOTATION
    refusals: ClassVar[Sentences] = REFUSED
    events: ClassVar[Any] = ElementalEvent

    def _new(self, _seats: int, seed: str, options: Mapping[str, Any]) -> ElementalInPlay:
        """``options``: ``setup`` ("choose" or "random"), ``position`` (replaces the setup) (EL-11.1, EL-11.8)."""
        given = read_options(options, Options)
        if given.position is UNSET:
            state = ElementalInPlay(seed, first_arena())
            set_up(state, at_random=given.setup == "random")
        else:
            state = ElementalInPlay(seed, read_arena(given.position))
            resume(state, given.position)
        return state

    def _imagine(self, view: View, seat: Seat | None, seed: str) -> ElementalInPlay:
        """Draw the hidden elementals from the notes, and hidden orders and landing places from what is legal."""
        imagination = Imagination(view, seat, seed)
        state = ElementalInPlay(seed, imagination.arena())
        imagination.fill(state)
        return state
