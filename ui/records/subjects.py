"""The subjects of replays: a table, by its number in the ids of buttons, and other kinds that rooms add."""

from collections.abc import Awaitable, Callable, Mapping, Sequence

from sessions import Table
from sessions.records.replays import EVERYBODY, Replay, Replays, Viewer, allowed_viewers
from ui.interactions.answer import Refused
from ui.interactions.names import brief_names, distinct_names, escaped_name, plain_name
from ui.interactions.reader import Reader
from words import Voice
from words.game import Names

TABLE = "t"
EYES: Mapping[str, Viewer] = {"s": None, "a": EVERYBODY}


class ReplaySubject:
    """A replay with the people in it; ``eyes`` are the viewers through whose eyes the person asking may look.

    ``note`` is the message that says where it comes from, if it does not come from a table; ``seat``: where they sat.
    """

    def __init__(
        self,
        key: str,
        replay: Replay,
        people: tuple[str, ...],
        eyes: Sequence[Viewer],
        *,
        over: bool,
        note: str = "",
        seat: int | None = None,
    ) -> None:
        self.key = key
        self.replay = replay
        self.people = people
        self.eyes = eyes
        self.over = over
        self.note = note
        self.seat = seat

    @property
    def table_id(self) -> int | None:
        """The table whose game it is; None for one that comes from elsewhere."""
        return int(self.key[1:]) if self.key.startswith(TABLE) else None

    def title(self, voice: Voice) -> str:
        """The game and the people in it."""
        names = [escaped_name(voice, name) for name in distinct_names(voice, self.people)]
        title = voice.say("named-of", what=voice.game_title(self.replay.game.id), which=voice.list_of(names))
        return f"{title} {voice.say(self.note)}" if self.note else title

    def drawn_names(self, voice: Voice, you: int | None = None) -> Names:
        """The players' names by seat, for pictures; ``you``: the seat that is spoken to, of their only reader."""
        return Reader(voice, you).names_as_read(brief_names(voice, self.people))

    def names(self, voice: Voice, you: int | None = None) -> Names:
        """The players' names by seat, for messages: nothing in them has a meaning to Discord."""
        return Reader(voice, you).names_as_read([escaped_name(voice, name) for name in self.drawn_names(voice)])

    def name_labels(self, voice: Voice, you: int | None = None) -> Names:
        """The players' names by seat, for buttons and menus, where Discord reads no markdown."""
        return Reader(voice, you).names_as_read([plain_name(voice, name) for name in self.drawn_names(voice)])

    def viewer_of(self, eyes: str) -> Viewer:
        """The viewer that an id names; Refused for one through whose eyes the person asking may not look."""
        viewer = EYES[eyes] if eyes in EYES else int(eyes)
        if viewer not in self.eyes:
            raise Refused("replay-not-yours")
        return viewer


def subject_key(table_id: int) -> str:
    """The key of a table, as it stands in an id."""
    return f"{TABLE}{table_id}"


def viewer_key(viewer: Viewer) -> str:
    """The letter or number of a viewer, as it stands in an id."""
    return next((eyes for eyes, each in EYES.items() if each == viewer), str(viewer))


Find = Callable[[str, int], Awaitable[ReplaySubject]]


class ReplaySubjects:
    """Finds what an id names."""

    def __init__(self, replays: Replays, table: Callable[[int], Awaitable[Table]]) -> None:
        self._replays = replays
        self._table = table
        self.kinds: dict[str, Find] = {TABLE: self._subject_of_table}
        """The finders of subjects by the first letter of a key; each takes the rest of it, and the person who asks."""

    async def find_subject(self, key: str, user_id: int) -> ReplaySubject:
        """The subject of a key, as far as somebody may look at it; Refused when there is no such thing."""
        find = self.kinds.get(key[0])
        if find is None:
            raise Refused("button-unknown")
        return await find(key[1:], user_id)

    async def table_subject(self, table: Table, user_id: int) -> ReplaySubject:
        """A table, up to now."""
        replay = await self._replays.replay_of(table)
        eyes = allowed_viewers(table, user_id)
        seat = table.seat_of(user_id)
        return ReplaySubject(subject_key(table.id), replay, table.names, eyes, over=table.status == "over", seat=seat)

    async def _subject_of_table(self, number: str, user_id: int) -> ReplaySubject:
        if not number.isdecimal() or len(number) > 18:
            raise Refused("table-unknown")
        return await self.table_subject(await self._table(int(number)), user_id)
