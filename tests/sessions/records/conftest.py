"""Finished games to make records of: what the last release has left, newer games, and one in which people talked."""

import asyncio
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

import engine
from sessions import Lobbies, Store, Table, Tables
from sessions.log import fair
from sessions.log.offers import Accept, Decline, Matter, Offer, Word
from sessions.records import file_of_game
from sessions.store.rows import Record
from sessions.store.tables import TableRows
from sessions.tables.offer_lines import offer_line
from tests.sessions.doubles import ANN, BOB, CAT, DAN, Clock, play, seated

SECRET = "5ec2e7" * 10 + "0000"
"""The same cards come every time."""
LEFT = Path(__file__).parents[1] / "releases" / "0.1.0.sqlite"


async def _finished(path: Path) -> dict[str, Record]:
    store = await Store.open(f"sqlite:///{path}")
    tables = Tables(store, clock=Clock())
    found = {info.game: await tables.record(info.id) for info in await tables.finished_tables_of(BOB)}
    lobbies = Lobbies(store, tables, Clock())
    for game in engine.GAMES.values():
        if game.id not in found:  # it is newer than the release
            found[game.id] = await _played(lobbies, game)
    found["talks"] = await _talked(lobbies)
    await store.close()
    return {name: record for name, record in found.items() if record is not None}


async def _played(lobbies: Lobbies, game: engine.Game) -> Record | None:
    """A game to its end."""
    table = await seated(lobbies, *(ANN, BOB, CAT, DAN)[: game.min_seats], game=game.id)
    await play(table)
    return await lobbies.tables.record(table.id)


async def _talked(lobbies: Lobbies) -> Record | None:
    """A game of Defenders with a declined draw, a takeback, and a draw in the end."""
    table = await seated(lobbies, ANN, BOB, game="elemental_defenders")
    await play(table, 7)
    last = table.standing_offers.last
    assert last is not None
    await _say(table, 0, "draw", Offer())
    await _say(table, 1, "draw", Decline())
    await _say(table, last, "takeback", Offer())
    await _say(table, 1 - last, "takeback", Accept())
    await play(table, 4)
    await _say(table, 1, "draw", Offer())
    await _say(table, 0, "draw", Accept())
    assert table.status == "over"
    return await TableRows(lobbies.tables.store).read_record(table.id)


async def _say(table: Table, seat: int, matter: Matter, word: Word) -> None:
    await table.write_line(offer_line(table, table.people[seat].user_id, matter, word))


@pytest.fixture(scope="session")
def finished(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Record]:
    """Finished tables as they are stored: by the id of the game, and "talks"."""
    path = shutil.copy(LEFT, tmp_path_factory.mktemp("records"))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(fair, "new_secret", lambda: SECRET)
        return asyncio.run(_finished(Path(path)))


@pytest.fixture(scope="session")
def file_of(finished: dict[str, Record]) -> Callable[[str], bytes]:
    """The file of a finished table."""
    files = {name: file_of_game(record) for name, record in finished.items()}
    return files.__getitem__


@pytest.fixture
def same_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables that a test begins have the same secret every time."""
    monkeypatch.setattr(fair, "new_secret", lambda: SECRET)
