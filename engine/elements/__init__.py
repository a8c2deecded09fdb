"""Elements: sixteen cards, knock or bust, for two. Rules: EM-1 to EM-14."""

from collections.abc import Mapping
from typing import Any, ClassVar

from msgspec import UNSET

from engine.contract import Resign, Seat, View, read_options, read_view
from engine.elements.actions import Move
from engine.elements.events import ElementsEvent
from engine.elements.imagine import imagine
from engine.elements.legal import forced, legal
from engine.elements.notation import NOTATION
from engine.elements.play import apply, begin
from engine.elements.position import Options, check, position, resume, settings
from engine.elements.refusals import SENTENCES as REFUSED
from engine.elements.refusals import objection
from engine.elements.state import ElementsState
from engine.elements.view import ElementsView, see
from engine.notation import Notation
from engine.sentences import Sentences
from engine.two_player import TwoPlayerGame


class ElementsInPlay(ElementsState[ElementsView]):
    """The data with the rules."""

    __slots__ = ()

    _legal = legal
    _forced = forced
    _apply = apply
    _objection = objection
    _see = see
    position = position


class Elements(TwoPlayerGame[ElementsInPlay]):
    """Elements (EM-1 to EM-14)."""

    id: ClassVar[str] = "elements"
    version: ClassVar[int] = 1
    actions: ClassVar[Any] = Move | Resign
    notation: ClassVar[Notation] = NOTATION
    refusals: ClassVar[Sentences] = REFUSED
    events: ClassVar[Any] = ElementsEvent

    def _new(self, _seats: int, seed: str, options: Mapping[str, Any]) -> ElementsInPlay:
        """``options``: ``mode`` ("tokens" or "endless"), ``rounds`` (endless: 1 to 99), ``position``."""
        given = read_options(options, Options)
        start = None if given.position is UNSET else given.position
        mode, rounds = settings(given, start)
        state = ElementsInPlay()
        if start is None:
            begin(state, seed, mode, rounds)
        else:
            check(start, mode, rounds)
            resume(state, seed, start, mode, rounds)
        return state

    def _imagine(self, view: View, seat: Seat | None, seed: str) -> ElementsInPlay:
        state = ElementsInPlay()
        imagine(state, read_view(view, ElementsView), seat, seed)
        return state
