"""Makes a database as a release leaves it, to be opened by later ones.

    cd <a checkout of the release> && PYTHONPATH=. python <this file> <the new file>.sqlite

It uses only what 0.1.0 had, so it runs with the code of that release: of every game a table that is half played and one
that is over, an open lobby, and two decks. The same cards come every time.
"""

import asyncio
import itertools
import random
import sqlite3
import sys
from pathlib import Path
from typing import Any

import engine
import sessions
from sessions import Lobbies, Person, Store, Tables, fair

ANN, BOB = 101, 102
CHANNEL, GUILD = 7_000, 70_000
HALF = 12
MOST = 2_000


def person(user_id: int, join_id: int) -> Person:
    return Person(user_id, {ANN: "Ann", BOB: "Bob"}[user_id], join_id)


async def play(table: Any, most: int) -> None:
    """Play on at random, at most so many actions."""
    chance = random.Random(table.id)
    for _ in range(most):
        if table.status != "open":
            return
        seat = table.active[0]
        await table.act(table.people[seat].user_id, chance.choice(table.legal(seat)))


async def make(path: Path) -> None:
    numbers = itertools.count(1)
    fair.new_secret = lambda: f"{next(numbers):064x}"
    clock = itertools.count(1_000).__next__
    store = await Store.open(f"sqlite:///{path}")
    tables = Tables(store, clock=clock)  # type: ignore[arg-type]  # what a clock was then
    lobbies = Lobbies(store, tables, clock)  # type: ignore[arg-type]
    for game_id, game in engine.GAMES.items():
        for most in (HALF, MOST):
            lobby = await lobbies.open(game_id, {}, person(ANN, clock()), channel_id=CHANNEL, guild_id=GUILD)
            await lobbies.note(lobby.id, lobby_message_id=lobby.id * 10)
            await lobbies.join(lobby.id, person(BOB, clock()))
            await play(await lobbies.begin(lobby.id, ANN), most)
        if game.decks is not None:
            name, cards = next(iter(game.decks.ready.items()))
            shelf = sessions.DeckShelf(store, tables.games, clock)  # type: ignore[attr-defined]  # its name then
            await shelf.save(ANN, game_id, f"My {name}", cards)
    waiting = await lobbies.open(
        "elements",
        {},
        person(ANN, clock()),
        channel_id=CHANNEL,
        guild_id=GUILD,
        invited_id=BOB,
        expires_at=9_000_000_000,
    )
    await lobbies.note(waiting.id, lobby_message_id=waiting.id * 10)
    await store.close()
    database = sqlite3.connect(path)
    database.execute("PRAGMA journal_mode=DELETE")
    database.execute("VACUUM")
    database.close()


if __name__ == "__main__":
    asyncio.run(make(Path(sys.argv[1])))
