"""What people write around the tables, which pushes the table messages away."""

from collections import Counter

PUSHED_AWAY = 8
"""So many messages of people after the table message move it to the end of the channel."""


class ChannelTalk:
    """Counts people's messages around each table since its own."""

    def __init__(self) -> None:
        self._tables: dict[int, set[int]] = {}  # by the channel or thread in which they are shown
        self._since: Counter[int] = Counter()  # by table

    def watch_table(self, table_id: int, place_id: int) -> None:
        """Count around a table."""
        self._tables.setdefault(place_id, set()).add(table_id)

    def note_message(self, place_id: int) -> None:
        """Somebody wrote in a channel or thread: the tables there move up."""
        self._since.update(self._tables.get(place_id, ()))

    def tables_in(self, place_id: int) -> set[int]:
        """The tables that are shown in a channel or thread."""
        return self._tables.get(place_id, set())

    def has_pushed_away(self, table_id: int) -> bool:
        """Whether a table's message is to move to the end of its channel."""
        return self._since[table_id] >= PUSHED_AWAY

    def note_at_end(self, table_id: int) -> None:
        """A table's message stands at the end of its channel."""
        self._since[table_id] = 0

    def forget_table(self, table_id: int, place_id: int | None) -> None:
        """Count around a table no more."""
        self._since.pop(table_id, None)
        here = self._tables.get(place_id or 0)
        if here is not None:
            here.discard(table_id)
            if not here:
                del self._tables[place_id or 0]
