"""Real processes: two that push at once, and one that is killed while it plays."""

import asyncio
import signal

from sessions import Lobbies, Store, Tables
from sessions.store.tables import TableRows
from tests.sessions.doubles import ANN, BOB, GAMES, caught_up, play, seated
from tests.sessions.player import GO
from tests.support.nursery import Forked, nursery

ACKNOWLEDGED = 150
GAMES_AT_ONCE = 12


async def start(url: str, manner: str, *table_ids: int) -> Forked:
    """A process that is ready to play."""
    tables = " ".join(map(str, table_ids))
    process = await nursery().fork("tests.sessions.player", {"URL": url, "MANNER": manner, "TABLES": tables})
    assert await process.stdout.readline() == b"ready\n"
    return process


def go(process: Forked) -> None:
    process.send_signal(GO)


async def heard(process: Forked, most: int | None = None) -> list[tuple[str, int, int]]:
    """What a process says until it ends, or the first so many lines."""
    lines: list[tuple[str, int, int]] = []
    while most is None or len(lines) < most:
        words = (await process.stdout.readline()).decode().split()
        if len(words) != 3:
            break
        lines.append((words[0], int(words[1]), int(words[2])))
    return lines


async def test_of_two_processes_one_is_first_each_time(url: str, lobbies: Lobbies) -> None:
    tables = [await seated(lobbies, ANN, BOB, mode="endless", rounds=2) for _ in range(3)]
    processes = await asyncio.gather(*(start(url, "race", *(table.id for table in tables)) for _ in range(2)))
    for process in processes:
        go(process)

    said = await asyncio.gather(*(heard(process) for process in processes))

    assert [await process.wait() for process in processes] == [0, 0]
    stored = [[(table, number) for verb, table, number in lines if verb == "stored"] for lines in said]
    changed = [[(table, number) for verb, table, number in lines if verb == "changed"] for lines in said]
    everything = []
    for table in tables:
        await caught_up(table)
        assert table.status == "over"
        everything += [(table.id, number) for number in range(1, table.number + 1)]
        verdict = await lobbies.tables.verify_table(table.id)
        assert verdict is not None
        assert verdict.ok, verdict.problems
    assert sorted(stored[0] + stored[1]) == everything  # each number once
    assert changed[0] or changed[1]
    for own, others in ((changed[0], stored[1]), (changed[1], stored[0])):
        assert set(own) <= set(others)  # whoever was refused was refused for the other's sake


async def test_what_was_acknowledged_survives_a_kill(url: str, lobbies: Lobbies, store: Store) -> None:
    ids = [(await seated(lobbies, ANN, BOB, mode="endless", rounds=40)).id for _ in range(GAMES_AT_ONCE)]
    process = await start(url, "stream", *ids)
    go(process)
    said = await heard(process, ACKNOWLEDGED)
    process.send_signal(signal.SIGKILL)
    said += await heard(process)
    await process.wait()

    fresh = Tables(store, GAMES)
    for table_id in ids:
        newest = max((number for _, told, number in said if told == table_id), default=0)
        record = await TableRows(store).read_record(table_id)
        assert record is not None
        numbers = [row.number for row in record.actions]
        assert numbers == list(range(1, len(numbers) + 1))
        assert len(numbers) >= newest
        table = await fresh.get(table_id)
        assert table is not None
        assert (table.number, table.status) == (len(numbers), "open")
        await table.act(ANN, GAMES["elements"].action({"type": "resign"}))
        # The position that was stored is the one that the log leads to.
        verdict = await fresh.verify_table(table_id)
        assert verdict is not None
        assert verdict.ok, verdict.problems
    assert len(said) >= ACKNOWLEDGED
    await play(await seated(lobbies, ANN, BOB))


async def test_two_processes_start_on_an_empty_database(new_url: str) -> None:
    processes = await asyncio.gather(start(new_url, "stream"), start(new_url, "stream"))
    for process in processes:
        go(process)
    assert [await process.wait() for process in processes] == [0, 0]
