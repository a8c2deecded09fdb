"""Everything that is stored of one person, as ZIP files that they can read: JSON, and a text that explains it."""

import asyncio
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from io import BytesIO
from typing import Any
from zipfile import ZIP_DEFLATED, ZipFile

import msgspec

from sessions.store import Store
from sessions.store.leaving import Row, own_games, own_lobbies, own_rows

PAGE = 200
"""The games in one file."""
MOST_BYTES = 7_000_000
"""A ZIP that has reached this is closed, and another begun; Discord takes no large files."""
TIMES = ("at", "created_at", "ended_at", "changed_at", "dm_at")
DOCUMENTS = ("preferences", "cards", "undo", "deck", "outcome", "action", "course", "document")
EXACT = 1 << 53
"""From here on numbers are written as texts, because many readers of JSON would round them."""


class _Zips:
    """Files in as many ZIPs as they need."""

    def __init__(self, read_me: str) -> None:
        self._read_me = read_me
        self._buffer = BytesIO()
        self._zip: ZipFile | None = None
        self.done: list[bytes] = []

    def add(self, name: str, rows: Sequence[Row]) -> None:
        """Add a file."""
        if self._zip is None:
            self._buffer = BytesIO()
            self._zip = ZipFile(self._buffer, "w", ZIP_DEFLATED)
            self._zip.writestr("README.txt", self._read_me)
        told = [{key: readable_value(key, value) for key, value in row.items()} for row in rows]
        self._zip.writestr(name, msgspec.json.format(msgspec.json.encode(told), indent=1))
        if self._buffer.tell() > MOST_BYTES:
            self.close()

    def close(self) -> None:
        """Finish what is open."""
        if self._zip is not None:
            self._zip.close()
            self._zip = None
            self.done.append(self._buffer.getvalue())


async def own_data(store: Store, user_id: int, read_me: str) -> list[bytes]:
    """All that is stored of somebody, in one ZIP, or in several where it is much; each has the text ``read_me``."""
    zips = _Zips(read_me)
    for name, rows in (await store.read(lambda connection: own_rows(connection, user_id))).items():
        await asyncio.to_thread(zips.add, f"{name}.json", rows)
    lobbies = await store.read(lambda connection: own_lobbies(connection, user_id))
    await asyncio.to_thread(zips.add, "invitations.json", lobbies)
    last = 0
    while True:
        after = last
        games = await store.read(lambda connection: own_games(connection, user_id, after, PAGE))  # noqa: B023
        if not games:
            zips.close()
            return zips.done
        last = games[-1]["id"]
        await asyncio.to_thread(zips.add, f"games/{games[0]['id']}-{last}.json", games)


def readable_value(key: str, value: Any) -> Any:
    """A value as people read it."""
    if isinstance(value, str) and key in DOCUMENTS:
        return readable_value(key, msgspec.json.decode(value))
    if isinstance(value, float) and key in TIMES:
        return datetime.fromtimestamp(value, UTC).isoformat(timespec="seconds")
    if isinstance(value, int) and not isinstance(value, bool) and abs(value) >= EXACT:
        return str(value)
    if isinstance(value, Mapping):
        return {name: readable_value(name, one) for name, one in value.items()}
    if isinstance(value, list):
        return [readable_value("", one) for one in value]
    return value
