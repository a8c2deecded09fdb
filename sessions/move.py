"""From one database to another: ``python -m sessions.move FROM_URL TO_URL``, SQLite to PostgreSQL and back.

Everything is copied, then read again on both sides and compared, row by row. No bot may run on either meanwhile.
"""

import argparse
import asyncio
import sys
from collections.abc import AsyncIterator, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Table, delete, func, insert, make_url, select, text, tuple_
from sqlalchemy.exc import ArgumentError

from sessions.store import Store, StoreUnavailable
from sessions.store.schema import metadata

AT_ONCE = 500
PATIENCE = 5.0
"""Seconds that a bot which is just ending is waited for."""

Rows = list[tuple[Any, ...]]


class NotMoved(Exception):
    """The target is as it was; the text says why."""


async def move(source: Store, target: Store) -> dict[str, int]:
    """Copy everything into an empty database, and compare; how many rows of each table. NotMoved."""
    if filled := [table.name for table in metadata.sorted_tables if await _count(target, table)]:
        raise NotMoved(f"The database to move to is not empty: it has {', '.join(filled)}.")
    try:
        for table in metadata.sorted_tables:
            async for rows in _rows(source, table):
                await target.transact(partial(_insert, table, rows))
        await target.transact(_count_on)
        return {table.name: await _compare(source, target, table) for table in metadata.sorted_tables}
    except BaseException:
        await target.transact(_empty)
        raise


async def _rows(store: Store, table: Table) -> AsyncIterator[Rows]:
    """All rows of a table by its primary key, some at a time."""
    key = tuple_(*table.primary_key.columns)
    places = [list(table.c).index(column) for column in table.primary_key.columns]
    wanted = select(table).order_by(*table.primary_key.columns).limit(AT_ONCE)
    rows = [tuple(row) for row in await store.fetch(wanted)]
    while rows:
        yield rows
        last = tuple(rows[-1][place] for place in places)
        rows = [tuple(row) for row in await store.fetch(wanted.where(key > last))]


async def _compare(source: Store, target: Store, table: Table) -> int:
    count = 0
    copied = _rows(target, table)
    async for rows in _rows(source, table):
        if rows != await anext(copied, []):
            raise NotMoved(f"{table.name} is not the same on both sides after the row {count}.")
        count += len(rows)
    if await anext(copied, []):
        raise NotMoved(f"{table.name} has more rows than there were.")
    return count


async def _count(store: Store, table: Table) -> int:
    (row,) = await store.fetch(select(func.count().label("count")).select_from(table))
    return int(row.count)


def _insert(table: Table, rows: Rows, connection: Connection) -> None:
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


def _empty(connection: Connection) -> None:
    for table in reversed(metadata.sorted_tables):
        connection.execute(delete(table))


def _missing(url: str) -> str | None:
    """The file of a SQLite database that is not there: to open it would make an empty one."""
    with suppress(ArgumentError):  # which is said when it is opened
        file = make_url(url)
        if file.get_backend_name() == "sqlite" and file.database and not Path(file.database).is_file():
            return file.database
    return None


async def run(source_url: str, target_url: str) -> dict[str, int]:
    """Open both, and move. StoreUnavailable, NotMoved."""
    missing = _missing(source_url)
    if missing is not None:
        raise NotMoved(f"There is no database at {missing}.")
    source = await Store.open(source_url, alone=PATIENCE)
    try:
        target = await Store.open(target_url, alone=PATIENCE)
        try:
            return await move(source, target)
        finally:
            await target.close()
    finally:
        await source.close()


def main(arguments: Sequence[str] | None = None) -> int:
    """Move what the command line names; 0 when everything is there and equal."""
    parser = argparse.ArgumentParser(prog="python -m sessions.move", description="Move the bot to another database.")
    parser.add_argument("source", help="the database that there is")
    parser.add_argument("target", help="an empty one")
    wanted = parser.parse_args(arguments)
    try:
        counts = asyncio.run(run(wanted.source, wanted.target))
    except (NotMoved, StoreUnavailable) as error:
        print(error, file=sys.stderr)
        return 2
    print(f"Moved: {', '.join(f'{count} {name}' for name, count in counts.items() if count) or 'nothing'}.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
