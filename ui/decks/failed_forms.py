"""Forms that were refused, kept with what people wrote into them so that they can try again."""

from collections.abc import Mapping
from dataclasses import dataclass

from engine.caches import LruByWeight, approximate_bytes
from sessions.time.wall_clock import Clock

KEPT = 15 * 60
"""Seconds for which a form is kept: as long as the message that leads back to it can be edited."""
MEGABYTES = 2.0
"""The room for the forms that are kept, together; the oldest makes room for another."""


@dataclass(frozen=True, slots=True)
class FilledForm:
    """A form as it was sent: its purpose, its game ("" where the form asks for one), and the texts of its fields."""

    verb: str
    game_id: str
    fields: Mapping[str, str]


class FailedForms:
    """The last refused form of each person; in memory only, so a restart forgets it."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._kept: LruByWeight[int, tuple[float, FilledForm]] = LruByWeight("ui.decks.failed_forms", MEGABYTES)

    def keep_form(self, user_id: int, form: FilledForm) -> None:
        """Keep a form that was refused, in the place of the one before."""
        self._kept.put(user_id, (self._clock() + KEPT, form), approximate_bytes(dict(form.fields)))

    def forget_form(self, user_id: int) -> None:
        """Forget a person's form: it was taken."""
        self._kept.pop(user_id)

    def form_of(self, user_id: int) -> FilledForm | None:
        """The form that a person sent last; None when it was not refused, or too long ago."""
        until, form = self._kept.peek(user_id) or (0.0, None)
        return form if self._clock() <= until else None
