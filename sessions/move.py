"""From one database to another: ``python -m sessions.move FROM_URL TO_URL``, SQLite to PostgreSQL and back.

Everything is copied, then read again on both sides and compared, row by row. No bot may run on either meanwhile.
"""

import argparse
import asyncio
import signal
import sys
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, Table, func, insert, make_url, select, text, tuple_
from sqlalchemy.exc import ArgumentError
from sqlalchemy.sql.elements import ColumnElement

from sessions.store import Store, StoreUnavailable
from sessions.store.opening import missing_file
from sessions.store.schema import metadata
from sessions.store.unfinished_move import FILLING, delete_all_rows, mark_finished, mark_unfinished

AT_ONCE = 500
PATIENCE = 5.0
"""Seconds that a bot which is just ending is waited for."""

POSTGRES_PORT = 5432
ENDING = (signal.SIGINT, signal.SIGTERM) if sys.platform == "win32" else (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)
ANEW = "Add --again to empty it and to begin anew."

Rows = list[tuple[Any, ...]]


class NotMoved(Exception):
    """Not everything is moved; the text says why, and what to do where the target is not as it was."""


async def move(source: Store, target: Store, origin: str, *, again: bool = False) -> dict[str, int]:
    """Copy everything into an empty database, and compare; how many rows of each table. NotMoved.

    From before its first row until all is compared the target is marked as filled from ``origin``, so that nothing
    starts on it whatever ends this process. ``again``: empty it first where a move was broken off.
    """
    await _check_is_empty(target, again=again)
    try:
        await target.transact(partial(_begin_move, origin))
        for table in metadata.sorted_tables:
            async for rows in _rows_in_portions(source, table):
                await target.transact(partial(_insert_rows, table, rows))
        await target.transact(_count_on)
        counts = {table.name: await _compare_table(source, target, table) for table in metadata.sorted_tables}
        await target.transact(partial(_finish_move, counts))
    except BaseException as error:
        try:
            await target.transact(delete_all_rows)
        except StoreUnavailable as failed:
            raise NotMoved(
                f"{_reason_of_failure(error)} What has been copied could not be deleted: {failed} {ANEW}"
            ) from error
        raise
    return counts


async def _check_is_empty(target: Store, *, again: bool) -> None:
    """NotMoved for a database that has rows, unless they are those of a move that was broken off and is done again."""
    before = await target.get_value(FILLING)
    if before is not None:
        if not again:
            raise NotMoved(f"The database to move to has a part of what was to be moved from {before}. {ANEW}")
    elif filled := [table.name for table in metadata.sorted_tables if await _row_count(target, table)]:
        raise NotMoved(f"The database to move to is not empty: it has {', '.join(filled)}.")


def _begin_move(origin: str, connection: Connection) -> None:
    delete_all_rows(connection)
    mark_unfinished(connection, origin)


def _finish_move(counts: Mapping[str, int], connection: Connection) -> None:
    """Count once more, and take the mark away, in one transaction."""
    mark_finished(connection)
    for table in metadata.sorted_tables:
        if connection.scalar(select(func.count()).select_from(table)) != counts[table.name]:
            raise NotMoved(f"{table.name} has not kept as many rows as were compared.")


def _reason_of_failure(error: BaseException) -> str:
    return str(error) if isinstance(error, NotMoved | StoreUnavailable) else "The move was broken off."


async def _rows_in_portions(store: Store, table: Table) -> AsyncIterator[Rows]:
    """All rows of a table by its primary key, some at a time."""
    key = tuple_(*table.primary_key.columns)
    places = [list(table.c).index(column) for column in table.primary_key.columns]
    wanted = select(table).where(*_moved_rows_filter(table)).order_by(*table.primary_key.columns).limit(AT_ONCE)
    rows = [tuple(row) for row in await store.fetch(wanted)]
    while rows:
        yield rows
        last = tuple(rows[-1][place] for place in places)
        rows = [tuple(row) for row in await store.fetch(wanted.where(key > last))]


def _moved_rows_filter(table: Table) -> list[ColumnElement[bool]]:
    """The rows of a table that are moved: all but the mark."""
    return [table.c.key != FILLING] if table.name == "meta" else []


async def _compare_table(source: Store, target: Store, table: Table) -> int:
    count = 0
    copied = _rows_in_portions(target, table)
    async for rows in _rows_in_portions(source, table):
        if rows != await anext(copied, []):
            raise NotMoved(f"{table.name} is not the same on both sides after the row {count}.")
        count += len(rows)
    if await anext(copied, []):
        raise NotMoved(f"{table.name} has more rows than there were.")
    return count


async def _row_count(store: Store, table: Table) -> int:
    (row,) = await store.fetch(select(func.count().label("count")).select_from(table))
    return int(row.count)


def _insert_rows(table: Table, rows: Rows, connection: Connection) -> None:
    names = [column.name for column in table.c]
    connection.execute(insert(table), [dict(zip(names, row, strict=True)) for row in rows])


def _count_on(connection: Connection) -> None:
    """Let new rows get numbers after those that were copied; SQLite does so by itself."""
    if connection.dialect.name != "postgresql":
        return
    for table in metadata.sorted_tables:
        column = table.autoincrement_column
        if column is not None:
            last = connection.scalar(select(func.max(column)))
            sequence = text("SELECT setval(pg_get_serial_sequence(:table, :column), :last)")
            if last is not None:
                connection.execute(sequence, {"table": table.name, "column": column.name, "last": last})


def _is_same(source_url: str, target_url: str) -> bool:
    """True for two URLs of one database; OSError and ArgumentError are for whoever opens them."""
    with suppress(ArgumentError, OSError):
        one, other = make_url(source_url), make_url(target_url)
        if one.get_backend_name() != other.get_backend_name():
            return False
        if one.get_backend_name() == "sqlite":
            return bool(one.database) and Path(one.database or "").samefile(other.database or "")
        return _server_and_database(one) == _server_and_database(other)
    return False


def _server_and_database(url: URL) -> tuple[object, ...]:
    return url.host or url.query.get("host"), url.port or POSTGRES_PORT, url.database or url.username


async def open_and_move(
    source_url: str, target_url: str, *, again: bool = False, moved: Callable[[], None] = lambda: None
) -> dict[str, int]:
    """Open both, and move. StoreUnavailable, NotMoved. ``moved`` is called when nothing can undo it any more."""
    missing = missing_file(source_url)
    if missing is not None:
        raise NotMoved(f"There is no database at {missing}.")
    if _is_same(source_url, target_url):
        raise NotMoved("Both addresses name the same database: there is nothing to move.")
    source = await Store.open(source_url, alone=PATIENCE, name="FROM_URL")
    try:
        target = await Store.open(target_url, alone=PATIENCE, name="TO_URL", filling=True)
        try:
            counts = await move(source, target, make_url(source_url).render_as_string(), again=again)
            moved()
            return counts
        finally:
            await target.close()
    finally:
        await source.close()


class ToldToEnd(Exception):
    """The process was told to end before everything was moved; the text says so."""

    def __init__(self, number: signal.Signals) -> None:
        super().__init__(f"Ended by {number.name} before everything was moved: nothing of it is in the new database.")
        self.status = 128 + number


async def _run_until_told(source_url: str, target_url: str, *, again: bool) -> dict[str, int]:
    """Move, unless a signal ends it: that is undone then. Ended."""
    told: list[signal.Signals] = []
    done = asyncio.Event()
    moving = asyncio.create_task(open_and_move(source_url, target_url, again=again, moved=done.set))

    def stop(number: signal.Signals) -> None:
        if not told and not done.is_set():  # a second one would leave half of it
            told.append(number)
            print(f"{number.name}: deleting what has been copied.", file=sys.stderr, flush=True)
            moving.cancel()

    with suppress(RuntimeError):  # there are no signals on Windows, nor in other threads
        for number in ENDING:
            if signal.getsignal(number) != signal.SIG_IGN:  # as nohup wants it
                asyncio.get_running_loop().add_signal_handler(number, stop, number)
    try:
        return await moving
    except asyncio.CancelledError:
        if told:
            raise ToldToEnd(told[0]) from None
        raise


def main(arguments: Sequence[str] | None = None) -> int:
    """Move what the command line names; 0 when everything is there and equal."""
    parser = argparse.ArgumentParser(prog="python -m sessions.move", description="Move the bot to another database.")
    parser.add_argument("source", metavar="FROM_URL", help="the database that there is")
    parser.add_argument("target", metavar="TO_URL", help="an empty one")
    parser.add_argument("--again", action="store_true", help="empty it first, where a move to it was broken off")
    wanted = parser.parse_args(arguments)
    try:
        counts = asyncio.run(_run_until_told(wanted.source, wanted.target, again=wanted.again))
    except (NotMoved, StoreUnavailable) as error:
        print(error, file=sys.stderr)
        return 2
    except ToldToEnd as ended:
        print(ended, file=sys.stderr)
        return ended.status
    print(f"Moved: {', '.join(f'{count} {name}' for name, count in counts.items() if count) or 'nothing'}.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
