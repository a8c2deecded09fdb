"""What somebody has written into a form that failed, kept for another try."""

from collections import OrderedDict
from collections.abc import Mapping
from dataclasses import dataclass

from sessions.clock import Clock

KEPT = 15 * 60
"""So many seconds a text is kept: as long as the message that leads back to it can be changed."""
MOST = 1000
"""Of so many people; after that the oldest text goes."""


@dataclass(frozen=True, slots=True)
class Writing:
    """A form as it was sent: what for, for which game (or "": the form asks), and what stood in its fields."""

    verb: str
    game_id: str
    fields: Mapping[str, str]


class Writings:
    """The last form of each person that failed. It lives in this process alone: a restart forgets it."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._kept: OrderedDict[int, tuple[float, Writing]] = OrderedDict()

    def keep(self, user_id: int, writing: Writing) -> None:
        self.drop(user_id)
        self._kept[user_id] = self._clock() + KEPT, writing
        if len(self._kept) > MOST:
            self._kept.popitem(last=False)

    def drop(self, user_id: int) -> None:
        self._kept.pop(user_id, None)

    def of(self, user_id: int) -> Writing | None:
        """What a person wrote; None where that was too long ago."""
        until, writing = self._kept.get(user_id, (0.0, None))
        return writing if self._clock() <= until else None
