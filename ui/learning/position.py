"""A position without a table, shown to one person: with the game's own picture, words and buttons.

The buttons are those of a table, each with its id inside another one that says where it stands: `nest_ids` puts them
there, and `read_inner` reads them. So nothing of a position is kept, and a press finds it again after a restart.
"""

from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any

from discord.ui import Button, Select, View

import engine
from engine import Action, Event, Game, GameView, Seat, State
from sessions import Rehearsal
from sessions.log.lines import ACTION, Line
from ui.interactions.answer import Refused
from ui.interactions.components import append_components
from ui.interactions.ids import CardPress, ChoicePress, MenuPress, StageMenuPress, StagePress, TablePress
from ui.interactions.reader import Reader
from ui.layouts import LAYOUTS
from ui.tables.cards import cards_button, cards_content, is_cards_id
from ui.tables.choices import ROOT
from ui.tables.content import choice_view
from ui.tables.deciding import Deciding, follow_press, leads_back
from ui.tables.hand_text import SituationInWords
from ui.tables.stage import StalePress
from ui.tables.surfaces.content import Content

KINDS: Sequence[type[Deciding]] = (ChoicePress, MenuPress, StagePress, StageMenuPress)
LONGEST_ID = 100
"""Characters of an id, as Discord allows them."""

Played = tuple[Seat, Action, Sequence[Event]]
"""A seat, its action, and what that did."""


def opponent_name(reader: Reader) -> str:
    """What somebody made up is called, who plays against a reader: not as they are themselves."""
    usual = reader.voice.say("lesson-rival")
    return usual if reader.name.casefold() != usual.casefold() else reader.voice.say("lesson-rival-else")


class Position:
    """A game in progress that is played at no table."""

    id = 0

    def __init__(self, game_id: str, state: State[Any], names: Sequence[str], played: Sequence[Played] = ()) -> None:
        """``played``: what has just happened, to be told."""
        self.game: Game = engine.GAMES[game_id]
        self.state = state
        self.names = tuple(names)
        self.number = 0
        self.lines = [(Line(ACTION, seat, action), list(events)) for seat, action, events in played]

    @property
    def active(self) -> tuple[int, ...]:
        """The seats that have something to do now; empty when the game is over."""
        return self.state.active

    @property
    def playing(self) -> list[Seat]:
        """The seats that are still in the game."""
        return self.state.remaining()

    def see(self, viewer: int | None) -> GameView:
        """Everything that a seat, or a spectator (None), may know now, typed."""
        seen: GameView = self.state.see(None if viewer is None else Seat(viewer))
        return seen

    def legal(self, seat: int) -> list[Action]:
        """The legal actions of a seat, resigning apart."""
        return self.state.legal(Seat(seat))

    def rehearse(self, seat: int) -> Rehearsal:
        """A copy of the position on which a seat can try actions."""
        return Rehearsal(self.state, Seat(seat))

    def step(self, seat: int) -> int:
        """Nothing: whoever shows a position says in its own ids which one it is."""
        return 0


class ShownPosition(SituationInWords):
    """A position as it is shown to one person; ``heading`` and ``below`` are whoever's who shows it."""

    def __init__(self, position: Position, heading: str, below: Sequence[str] = ()) -> None:
        super().__init__(position, LAYOUTS[position.game.id])
        self._heading = heading
        self._below = below

    def title(self, reader: Reader) -> str:
        return self._heading

    def closing_notes(self, reader: Reader) -> list[str]:
        return [*self._below]


def position_content(reader: Reader, shown: SituationInWords, note: str | None = None) -> Content:
    """The position, and everything that its reader can choose."""
    seat = reader.own_seat
    view = choice_view(reader, shown, shown.choices(reader).rows(ROOT)) if seat in shown.table.active else None
    if view is not None:
        with suppress(ValueError):  # five rows are full
            append_components(view, *cards_button(reader, shown))
    return Content(shown.private_text(reader, shown.view(seat), note), shown.picture(reader), view)


def follow_position_press(reader: Reader, shown: SituationInWords, press: Deciding) -> Content | tuple[Action, ...]:
    """The message that a press leads to, or the actions that somebody has decided on.

    Stale, or IllegalAction, for what is not possible there.
    """
    return position_content(reader, shown) if leads_back(press) else follow_press(reader, shown, press)


def follow_nested_press(
    reader: Reader, shown: SituationInWords, inner: str, values: Sequence[str] = ()
) -> Content | tuple[Action, ...] | None:
    """The same for a press whose id stood inside another one; None where it fits the position no more.

    A message that has its way back to the position says by its ``begun_press`` what has led to it. Refused for an id
    that never stood there, IllegalAction for what is not possible.
    """
    if is_cards_id(inner):
        return replace(cards_content(reader, shown), begun_press=TablePress.parse(inner))
    press = read_inner(inner, values)
    if press is None:
        raise Refused("button-unknown")
    try:
        return follow_position_press(reader, shown, press)
    except StalePress:
        return None


def nest_ids(view: View | None, wrap: Callable[[str], str]) -> View | None:
    """A view's components, with their ids inside another: ``wrap`` makes it, of at most 100 characters."""
    for item in view.children if view is not None else ():
        if isinstance(item, Button | Select) and item.custom_id and not getattr(item, "disabled", False):
            if CardPress.parse(item.custom_id) is not None:  # a card looks the same wherever it is looked up
                continue
            item.custom_id = wrap(item.custom_id)
            assert len(item.custom_id) <= LONGEST_ID, item.custom_id
    return view


def read_inner(custom_id: str, values: Sequence[str] = ()) -> Deciding | None:
    """The press that stood inside another one's id; None for none of a table's own."""
    return next((press for kind in KINDS if (press := kind.parse(custom_id, values)) is not None), None)
