"""Whether what Discord shows of the tables is what their logs say: made again from the store, and compared."""

import re
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Mapping
from typing import Any

from sqlalchemy import select

from sessions import Store, Table, Tables
from sessions.store.schema import tables as rows
from ui.interactions.reader import public_reader, seat_reader
from ui.layouts import LAYOUTS
from ui.tables.content import for_reader, private_content, public_content
from ui.tables.moment import Moment
from ui.tables.surfaces.content import Content

CALL = re.compile(r"\n<@\d+>[^\n]*\Z")
"""The last line of a table message where it tells somebody that it is their turn."""
Message = Mapping[str, Any]
Look = Callable[[int, int, int], Awaitable[Message | None]]
"""Looks at a message as somebody: their id, the channel's and the message's."""


async def differences(url: str, look: Look) -> tuple[int, list[str]]:
    """How many messages were compared, and which of them are not what their tables' logs say."""
    store = await Store.open(url)
    tables = Tables(store)
    await tables.outages.read_outages()  # what a message says of a clock leaves outages out
    compared, wrong = 0, list[str]()
    for (table_id,) in await store.fetch(select(rows.c.id).where(rows.c.status.in_(("open", "over")))):
        table = await tables.read_table(table_id)
        assert table is not None
        async for name, where, content in _expected(table):
            compared += 1
            wrong += [f"table {table_id}, {name}: {one}" for one in _unlike(await look(*where), content)]
        if table.shown != table.number:
            wrong.append(f"table {table_id}: {table.number} lines, of which {table.shown} are noted as shown")
    await store.close()
    return compared, wrong


async def _expected(table: Table) -> AsyncIterator[tuple[str, tuple[int, int, int], Content]]:
    moment = Moment(table, LAYOUTS[table.game.id])
    someone = next(person.user_id for person in table.people if person.level is None)
    where = (someone, table.place_id or table.channel_id, table.message_id or 0)
    yield "the table", where, public_content(public_reader(table), moment)
    for seat, person in enumerate(table.people):
        direct = person.direct
        if direct.channel_id is not None and direct.message_id is not None:
            reader = await seat_reader(table, seat)
            hand = await for_reader(reader, private_content(reader, moment))
            yield f"hand {seat}", (person.user_id, direct.channel_id, direct.message_id), hand


def _unlike(message: Message | None, content: Content) -> Iterator[str]:
    if message is None:
        yield "there is no message where the table is noted as shown"
        return
    if CALL.sub("", message["content"]) != content.text:
        yield f"it says {message['content']!r}, not {content.text!r}"
    pictures = [] if content.picture is None else [content.picture.name]
    if [one["filename"] for one in message["attachments"]] != pictures:
        yield "it shows another picture"
    if set(_ids(message["components"])) != set(_ids(content.view.to_components() if content.view else [])):
        yield "it has other buttons"


def _ids(components: Any) -> Iterator[str]:
    for row in components:
        for one in row["components"]:
            yield one.get("custom_id", "")
