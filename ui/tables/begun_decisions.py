"""The decisions that people have begun: what `/x move` goes on from, as the buttons of their newest message do."""

from engine.caches import LruByWeight
from ui.interactions.press import Press
from ui.tables.moment import Moment
from ui.tables.surfaces.content import Content

MEGABYTES = 2
WEIGHT = 300
"""About so many bytes has a press with its table, its seat and its step."""


class BegunDecisions:
    """By table and seat, the press that leads to what somebody's newest message shows of a decision half made.

    It may be forgotten, and is in a restart: the buttons of that message know all of it.
    """

    def __init__(self) -> None:
        self._known: LruByWeight[tuple[int, int], tuple[int, Press]] = LruByWeight(
            "ui.tables.begun_decisions", MEGABYTES
        )

    def note_shown(self, moment: Moment, seat: int, content: Content) -> None:
        """Note what a seat has just been shown."""
        if content.begun_press is None:
            self._known.pop((moment.table.id, seat))
        else:
            self._known.put((moment.table.id, seat), (moment.step(seat), content.begun_press), WEIGHT)

    def begun_press(self, moment: Moment, seat: int) -> Press | None:
        """What a seat has begun, unless it has acted since."""
        step, press = self._known.get((moment.table.id, seat)) or (-1, None)
        return press if step == moment.step(seat) else None
