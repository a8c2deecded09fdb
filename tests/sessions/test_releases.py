"""A database that the last release has left: it opens, and everything in it goes on."""

import random
import shutil
from pathlib import Path

import pytest

import engine
from sessions import DeckRepository, Lobbies, Store, Tables
from tests.sessions.doubles import ANN, BOB, Clock, person

RELEASES = sorted((Path(__file__).parent / "releases").glob("*.sqlite"))
GAMES = len(engine.GAMES)


@pytest.mark.parametrize("release", RELEASES, ids=lambda path: path.stem)
async def test_what_a_release_has_left_goes_on(release: Path, tmp_path: Path) -> None:
    store = await Store.open(f"sqlite:///{shutil.copy(release, tmp_path)}")
    tables = Tables(store, clock=Clock())
    lobbies = Lobbies(store, tables, Clock())
    chance = random.Random(1)
    half = await tables.of(ANN)
    assert len(half) == GAMES
    for info in half:
        table = await tables.get(info.id)
        assert table is not None
        assert (table.number, table.names) == (12, ("Ann", "Bob"))
        assert table.recent
        assert table.view(None) is not None
        while table.status == "open":
            seat = table.active[0]
            await table.act(table.people[seat].user_id, chance.choice(table.legal(seat)))
        verdict = await tables.verify(table.id)
        assert verdict is not None
        assert verdict.ok, verdict.problems

    finished = await tables.finished_of(BOB, newest=100)
    assert len(finished) == 2 * GAMES
    for info in finished:
        verdict = await tables.verify(info.id)
        assert verdict is not None
        assert verdict.ok, verdict.problems

    (waiting,) = await lobbies.waiting()
    assert await lobbies.stale() == []
    await lobbies.join(waiting.id, person(BOB))
    assert (await lobbies.begin(waiting.id)).status == "open"
    shelf = DeckRepository(store, tables.games, Clock())
    decks = await shelf.of(ANN)
    assert {deck.game.id for deck in decks} == set(shelf.games)
    assert not [deck.name for deck in decks if deck.objections({})]
    await store.close()
