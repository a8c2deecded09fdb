"""Makes what a release leaves to later ones: a database, and what its code says to one.

`python -m tests.sessions.releases` calls it for both. It runs with the code of that release, in a checkout of it, so it
uses only what all releases have had:

    PYTHONPATH=. python <this file> database <the new file>.sqlite
    PYTHONPATH=. python <this file> statements <the URL of an empty database> <the new file>.json

The database has of every game a table that is half played and one that is over, an open lobby, and two decks. The
statements are those of a shorter evening, with their parameters and how many rows they changed. The same cards come
every time.
"""

import asyncio
import itertools
import json
import random
import sqlite3
import sys
from pathlib import Path
from typing import Any, cast

from sqlalchemy import Engine, event

import engine
import sessions
from sessions import Lobbies, Person, Store, Tables
from sessions.log import fair

ANN, BOB = 101, 102
CHANNEL, GUILD = 7_000, 70_000
HALF = 12
MOST = 2_000
DECKS = "elemental_clash"

Said = tuple[str, list[Any], int | None]
"""A statement, its rows of parameters, and how many rows it changed, where that is known."""


class Clock:
    """A second passes whenever somebody asks for the time."""

    def __init__(self) -> None:
        self.now = 1_000

    def __call__(self) -> float:
        self.now += 1
        return self.now

    async def sleep(self, _seconds: float) -> None:
        """Sleep until whoever sleeps is cancelled: a lease is never so old that it would have to be renewed."""
        await asyncio.get_running_loop().create_future()


class House:
    """What a release plays with."""

    def __init__(self, store: Store) -> None:
        numbers = itertools.count(1)
        fair.new_secret = lambda: f"{next(numbers):064x}"
        self.store = store
        self.clock = cast("Any", Clock())
        self.tables = Tables(store, clock=self.clock)
        self.lobbies: Any = Lobbies(store, self.tables, self.clock)
        shelf: Any = getattr(sessions, "DeckRepository", None) or vars(sessions)["DeckShelf"]  # its name in 0.1.0
        self.shelf = shelf(store, self.tables.games, self.clock)

    def person(self, user_id: int) -> Person:
        return Person(user_id, {ANN: "Ann", BOB: "Bob"}[user_id], self.clock())

    async def open(self, game_id: str, **more: Any) -> Any:
        """A lobby of Ann's for two, as each release opens one: 0.1.0 knew no invitations and no deals."""
        ann, said = self.person(ANN), vars(sessions)
        if "Invitation" not in said:
            return await self.lobbies.open(game_id, {}, ann, channel_id=CHANNEL, guild_id=GUILD, **more)
        game, place = engine.GAMES[game_id], said["Place"](CHANNEL, GUILD)
        seats = (ann, *[None] * (game.max_seats - 1))
        deal = said["Deal"](game=game, people=seats, place=place)
        return await self.lobbies.open(said["Invitation"](deal=deal, host=ann, **more))

    async def begin(self, game_id: str) -> Any:
        """A table of Ann and Bob."""
        lobby = await self.open(game_id)
        await self.lobbies.note(lobby.id, lobby_message_id=lobby.id * 10)
        await self.lobbies.join(lobby.id, self.person(BOB))
        table = await self.lobbies.begin(lobby.id, ANN)
        await table.note(lobby_stale=False)
        return table

    async def play(self, table: Any, most: int) -> None:
        """Play on at random, at most so many actions."""
        chance = random.Random(table.id)
        while table.status == "open" and table.number < most:
            seat = table.active[0]
            await table.act(table.people[seat].user_id, chance.choice(table.legal(seat)))

    async def wait_for_bob(self) -> None:
        """A lobby that is open."""
        waiting = await self.open("elements", invited_id=BOB, expires_at=9_000_000_000)
        await self.lobbies.note(waiting.id, lobby_message_id=waiting.id * 10)

    async def build(self, game_id: str) -> None:
        """A deck of Ann's, where a game has decks."""
        decks = engine.GAMES[game_id].decks
        if decks is not None:
            name, cards = next(iter(decks.ready.items()))
            await self.shelf.save(ANN, game_id, f"My {name}", cards)


async def make_database(path: Path) -> None:
    """All games, half played and over."""
    store = await Store.open(f"sqlite:///{path}")
    house = House(store)
    for game_id in engine.GAMES:
        for most in (HALF, MOST):
            await house.play(await house.begin(game_id), most)
        await house.build(game_id)
    await house.wait_for_bob()
    await store.close()
    database = sqlite3.connect(path)
    database.execute("PRAGMA journal_mode=DELETE")
    database.execute("VACUUM")
    database.close()


async def statements(url: str) -> list[Said]:
    """An evening: a game that is shown, loaded again and ended, a deck, a lobby, preferences, and what is due."""
    store = await Store.open(url)
    said: list[Said] = []

    def note(_connection: Any, cursor: Any, statement: str, parameters: Any, _context: Any, many: bool) -> None:
        changed = None
        if statement.startswith(("UPDATE", "DELETE")) and "RETURNING" not in statement and cursor.rowcount >= 0:
            changed = cursor.rowcount
        if not statement.startswith("BEGIN"):
            said.append((statement, [list(row) for row in (parameters if many else [parameters])], changed))

    event.listen(Engine, "after_cursor_execute", note)
    house = House(store)
    table = await house.begin("elements")
    if hasattr(table, "note_seat"):  # until 0.1.0
        await table.note(place_id=CHANNEL + 1, message_id=8, shown=0)
        await table.note_seat(0, dm_channel_id=9, dm_message_id=10, dm_at=1_000.5)
    else:
        await table.note_surface("table", channel_id=CHANNEL + 1, message_id=8)
        await table.note_surface("direct", 0, channel_id=9, message_id=10, at=1_000.5)
        await table.note(shown=0)
    await house.play(table, HALF)
    await table.note(shown=table.number)
    await house.build(DECKS)
    await house.wait_for_bob()
    await house.tables.people.change(ANN, pictures=False)
    await house.tables.outages.store_heartbeat()
    due = sessions.DueWork(store, house.clock)

    async def look(_about: int, _due_at: float) -> float:
        return 9e9

    due.register_kind("clock", look)
    due.register_kind("mend", look)
    await due.retry_at_start("clock")
    await due.do_due()
    fresh = Tables(store, clock=house.clock)
    again: Any = await fresh.get(table.id)
    await again.act(BOB, engine.GAMES["elements"].action({"type": "resign"}))
    for user_id in (ANN, BOB):
        await fresh.open_tables_of(user_id)
        await fresh.finished_tables_of(user_id)
    await fresh.record(table.id)
    event.remove(Engine, "after_cursor_execute", note)
    await store.close()
    return said


if __name__ == "__main__":
    what, *where = sys.argv[1:]
    if what == "database":
        asyncio.run(make_database(Path(where[0])))
    else:
        lines = ",\n".join(json.dumps(one) for one in asyncio.run(statements(where[0])))
        Path(where[1]).write_text(f"[\n{lines}\n]\n", encoding="utf-8")
