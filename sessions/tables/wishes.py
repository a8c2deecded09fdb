"""The preferences of the people at a table."""

from collections.abc import Sequence

from sessions.people.preferences import People, Preferences
from sessions.store.rows import Person


class Wishes:
    """The preferences of everybody at a table, read together."""

    __slots__ = ("_people", "_preferences")

    def __init__(self, people: Sequence[Person], preferences: People) -> None:
        self._people = people
        self._preferences = preferences

    async def of(self, seat: int) -> Preferences:
        """The preferences of whoever sits there; a computer has the defaults."""
        person = self._people[seat]
        if person.level is not None:
            return Preferences()
        return (await self._read())[person.user_id]  # those of the others are wanted next

    def known_of(self, seat: int) -> Preferences:
        """The same as far as it was read before."""
        return self._preferences.known(self._people[seat].user_id)

    async def know(self) -> None:
        """Read them, together with whatever is asked of others at the same time."""
        await self._read()

    async def _read(self) -> dict[int, Preferences]:
        return await self._preferences.of_all([person.user_id for person in self._people if person.level is None])
