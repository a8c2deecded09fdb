"""A table as it stands between two actions: what is looked at from it is built once."""

from collections.abc import Sequence
from functools import cached_property
from itertools import takewhile
from typing import Any

import engine
from sessions import Table
from sessions.log.lines import PLAYED, Line
from sessions.log.offers import Matter, Offer
from ui.interactions.ids import SeatStep
from ui.interactions.names import plain, safe, told_apart
from ui.interactions.pictures import LazyPicture, private_picture, public_picture
from ui.layouts.layout import Layout
from ui.tables.choices import Choices
from ui.tables.telling import Lines, line_told, story
from words import ENGLISH, catalogue, voice_of
from words.catalogue import Own
from words.game import Names


class Moment:
    """What everybody at a table may know at the same ply, with the words and the layout of its game."""

    def __init__(self, table: Table, layout: Layout[Any]) -> None:
        self.table = table
        self.layout = layout
        self.words = layout.words
        self.ply = table.number
        self._steps = [table.step(seat) for seat in range(len(table.people))]
        self._views: dict[int | None, engine.GameView] = {}
        self._choices: dict[int, Choices] = {}
        self._pictures: dict[int | None, LazyPicture] = {}

    def view(self, viewer: int | None) -> engine.GameView:
        """The typed view of a seat, or of everybody (None)."""
        if viewer not in self._views:
            self._views[viewer] = self.table.see(viewer)
        return self._views[viewer]

    def choices(self, seat: int) -> Choices:
        """What a seat can do, cut into steps."""
        if seat not in self._choices:
            elsewhere = self.layout.elsewhere
            legal = self.table.legal(seat)
            if elsewhere:
                legal = [action for action in legal if engine.to_json(action)["type"] not in elsewhere]
            self._choices[seat] = Choices(legal, self.layout, self.view(seat), self.labels)
        return self._choices[seat]

    def picture(self, viewer: int | None) -> LazyPicture:
        """What a seat sees of its own, or everybody of the table (None); drawn once for all messages that show it."""
        if viewer not in self._pictures:
            view = self.view(viewer)
            self._pictures[viewer] = (
                public_picture(voice_of(ENGLISH), self.table, view)
                if viewer is None
                else private_picture(voice_of(ENGLISH), self.table, viewer, view)
            )
        return self._pictures[viewer]

    @cached_property
    def lines(self) -> Lines:
        """The newest lines of the log."""
        return self.table.lines

    @cached_property
    def names(self) -> Names:
        """The players' names by seat, without a meaning to Discord."""
        return [safe(name) for name in told_apart(self.table.names)]

    def names_for(self, viewer: int | None) -> Names:
        """The names as whoever sits at a seat reads them: of themselves they are told as "you"."""
        return [Own(name) if seat == viewer else name for seat, name in enumerate(self.names)]

    @cached_property
    def labels(self) -> Names:
        """The players' names for the labels of actions that are aimed at somebody."""
        return [plain(name) for name in told_apart(self.table.names)]

    def step(self, seat: int) -> int:
        """How many actions of its own a seat had played then."""
        return self._steps[seat]

    def seat_step(self, seat: int) -> SeatStep:
        """What the ids of a seat's buttons begin with."""
        return SeatStep(self.table.id, seat, self.step(seat))

    def told(self, viewer: int | None) -> list[str]:
        """The last few moves in words, as far as a viewer may know them."""
        names, view = self.names_for(viewer), self.view(viewer)
        told = story(self.lines, self.table.playing, self.words, view, names, lambda event: _may_know(viewer, event))
        offers = [line_told(Line(matter, by, Offer()), names) for matter, by in self._offers.items()]
        told += [line for line in offers if line not in told]  # they stand longer than they are news
        return told if viewer is None else [_begun(line, names) for line in told]

    @property
    def _offers(self) -> dict[Matter, int]:
        """What stands offered, by whose seat."""
        proposals = self.table.talks.proposals
        return {matter: proposals[matter].by for matter in self.table.awaited()}

    @cached_property
    def new_offers(self) -> dict[Matter, int]:
        """What is offered since the last action, by whose seat: others are called to answer it."""
        if not self._offers:
            return {}
        lines = [line for line, _ in reversed(self.lines)]
        since = takewhile(lambda line: line.kind not in PLAYED, lines)
        offered = {line.kind for line in since if isinstance(line.action, Offer)}
        return {matter: seat for matter, seat in self._offers.items() if matter in offered}

    def call(self) -> str:
        """What those are told at the table who are to do something now: to move, or first to answer an offer."""
        for matter, seat in self.new_offers.items():
            return catalogue().say(f"call-{matter}", player=self.names[seat])
        return self.words.call(self.view(None))

    def result(self, viewer: int | None = None) -> str:
        """Who won and how, in one sentence to a viewer, or to everybody (None)."""
        return self.words.result(self.view(None), self.names_for(viewer))

    def list_of(self, names: Sequence[str]) -> str:
        """Names in a sentence."""
        return self.words.catalogue.list_of(names)


def _begun(line: str, names: Names) -> str:
    """A line with a capital at its beginning, unless a name stands there."""
    return line if line.startswith(tuple(names)) else line[:1].upper() + line[1:]


def _may_know(viewer: int | None, event: Any) -> bool:
    to = event["to"] if isinstance(event, dict) else event.to
    return to is None or (viewer is not None and viewer in to)
