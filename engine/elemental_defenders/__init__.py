"""Elemental Defenders: four Elements in five Levels, attack and answer, for two. Rules: ED-1 to ED-11."""

from collections.abc import Mapping
from typing import Any, ClassVar

from msgspec import UNSET

from engine.contract import Resign, Seat, View, agreed_option, read_options, read_view
from engine.elemental_defenders.actions import Move
from engine.elemental_defenders.events import DefendersEvent
from engine.elemental_defenders.imagine import imagine
from engine.elemental_defenders.legal import forced, legal, unasked
from engine.elemental_defenders.notation import NOTATION
from engine.elemental_defenders.play import apply, begin
from engine.elemental_defenders.position import Options, check, check_cards, position, resume
from engine.elemental_defenders.refusals import SENTENCES as REFUSED
from engine.elemental_defenders.refusals import objection
from engine.elemental_defenders.state import DefendersState, Mode
from engine.elemental_defenders.view import DefendersView, see
from engine.notation import Notation
from engine.sentences import Sentences
from engine.two_player import TwoPlayerGame


class DefendersInPlay(DefendersState[DefendersView]):
    """The data with the rules."""

    __slots__ = ()

    _legal = legal
    _forced = forced
    _unasked = unasked
    _apply = apply
    _objection = objection
    _see = see
    position = position


class ElementalDefenders(TwoPlayerGame[DefendersInPlay]):
    """Elemental Defenders (ED-1 to ED-11)."""

    id: ClassVar[str] = "elemental_defenders"
    version: ClassVar[int] = 1
    actions: ClassVar[Any] = Move | Resign
    notation: ClassVar[Notation] = NOTATION
    refusals: ClassVar[Sentences] = REFUSED
    events: ClassVar[Any] = DefendersEvent

    def _new(self, _seats: int, seed: str, options: Mapping[str, Any]) -> DefendersInPlay:
        """``options``: ``mode`` ("basic" or "advanced"), ``position``."""
        given = read_options(options, Options)
        state = DefendersInPlay()
        if given.position is UNSET:
            begin(state, seed, agreed_option(given.mode, None) or "basic")
            return state
        mode: Mode = agreed_option(given.mode, given.position.mode) or "basic"
        check_cards(given.position)
        resume(state, given.position, mode)
        check(state, given.position)
        return state

    def _imagine(self, view: View, _seat: Seat | None, _seed: str) -> DefendersInPlay:
        state = DefendersInPlay()
        imagine(state, read_view(view, DefendersView))
        return state
