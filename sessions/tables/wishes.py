"""The preferences of the people at a table, which of them are new to its game, and where they have gone on from."""

from collections.abc import Mapping, Sequence
from contextlib import suppress
from types import MappingProxyType

from sessions.people.preferences import People, Preferences
from sessions.store import Store, StoreUnavailable
from sessions.store.invitations import finished_games_query
from sessions.store.rows import Person

FIRST_GAMES = 3
"""In so many games of a kind somebody is new to it."""


NOWHERE: Mapping[int, int] = MappingProxyType({})
"""Of a table at which nobody has gone on from a round: one for all of them."""


class TablePreferences:
    """The preferences of everybody at a table, read together."""

    __slots__ = ("_game", "_new", "_people", "_preferences", "_store", "_table_id", "went_on")

    def __init__(self, people: Sequence[Person], preferences: People, store: Store, table_id: int, game: str) -> None:
        self._people = people
        self._preferences = preferences
        self._store = store
        self._table_id = table_id
        self._game = game
        self._new: frozenset[int] | None = None
        self.went_on: Mapping[int, int] = NOWHERE
        """By seat the newest round whose end somebody has gone on from. It may be forgotten: then they see it again."""

    async def preferences_of(self, seat: int) -> Preferences:
        """The preferences of whoever sits there; a computer has the defaults."""
        person = self._people[seat]
        if person.level is not None:
            return Preferences()
        return (await self.all_preferences())[person.user_id]  # those of the others are wanted next

    def cached_preferences_of(self, seat: int) -> Preferences:
        """The preferences of whoever sits there, as far as they were read before."""
        return self._preferences.known(self._people[seat].user_id)

    async def all_preferences(self) -> dict[int, Preferences]:
        """The preferences of all people, by their ids, read together with whatever else is asked for at that time."""
        return await self._preferences.of_all([person.user_id for person in self._people if person.level is None])

    async def is_new_to_game(self, seat: int) -> bool:
        """Whether this is one of the first games of its kind of whoever sits there; it is looked up once a table."""
        if self._new is None:
            ids = [person.user_id for person in self._people if person.level is None]
            rows = await self._store.fetch(finished_games_query(ids, self._game, self._table_id))
            played = {row.user_id: row.games for row in rows}
            self._new = frozenset(user_id for user_id in ids if played.get(user_id, 0) < FIRST_GAMES)
        return self._people[seat].user_id in self._new

    async def note_explained(self, seat: int, key: str, turn: int | None) -> None:
        """Keep that something has been explained to whoever sits there, and in which turn.

        Where that can't be stored, it is explained once more.
        """
        with suppress(StoreUnavailable):
            await self._preferences.note_explained(self._people[seat].user_id, self._game, key, self._table_id, turn)
