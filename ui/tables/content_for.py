"""What each surface of a table shows, by whose eyes it is for."""

from dataclasses import replace

from sessions import Table
from sessions.store.rows import is_one_person_with_computers
from ui.interactions.reader import Reader, public_reader, seat_reader
from ui.tables.content import for_reader, private_content, public_content
from ui.tables.moment import Moment
from ui.tables.surfaces.content import Content
from ui.tables.surfaces.surface import Surface
from ui.tables.surfaces.table_surfaces import TableSurfaces
from ui.tables.table_texts import reminder_text
from words.game import capitalised


async def content_for(moment: Moment, surface: Surface, others: TableSurfaces) -> Content:
    """What a surface shows of a table, in the language of whoever reads it.

    ``others``: the surfaces of which it tells when they fail.
    """
    if surface.seat is None:
        passing_by = await _table_message_reader(moment.table)
        content = public_content(passing_by, moment, others.unreached_seats())
        return await _with_calls(content, moment.table, others)
    reader = await seat_reader(moment.table, surface.seat)
    note = None if others.problem is None else others.problem.sentence_in(reader.voice)
    content = private_content(reader, moment, note)
    if surface.calls and surface.seat in others.turns.again and surface.seat in moment.table.active:
        told = reminder_text(reader.voice, moment.table, surface.seat, moment.call_text(reader.voice))
        content = replace(content, text=f"**{capitalised(told)}**\n{content.text}")
    if surface.calls and not moment.table.active:
        content = _with_result_first(content, moment.turn_text(reader))
    return replace(await for_reader(reader, content), is_quiet=await _wants_quiet(moment.table, surface.seat))


def _with_result_first(content: Content, result: str) -> Content:
    """A message that begins with the result: a phone shows the first line of a new one, and that is the news."""
    rest = [line for line in content.text.split("\n") if line != result]
    return replace(content, text="\n".join([result, *rest]))


async def _wants_quiet(table: Table, seat: int) -> bool:
    """Whether somebody at a table wants no sound now."""
    return (await table.wishes.preferences_of(seat)).is_quiet(table.time.outages.clock())


async def _table_message_reader(table: Table) -> Reader:
    """Whoever reads the table message. One person alone with computers has it in their shape; among several it is wide,
    for nobody knows on what the others and the spectators read it."""
    reader = public_reader(table)
    if not is_one_person_with_computers(table.people):
        return reader
    (seat,) = (seat for seat, person in enumerate(table.people) if person.level is None)
    return replace(reader, shape=(await table.wishes.preferences_of(seat)).shape)


async def _with_calls(content: Content, table: Table, others: TableSurfaces) -> Content:
    """The table message with a line for whoever is told there that it is their turn.

    For those who want no sound now it makes none. Where it is for others, too, they alone are mentioned: the name of
    whoever wants none stands there all the same.
    """
    turns, ids = others.turns, {seat: person.user_id for seat, person in enumerate(table.people)}
    if not turns.named:
        return content
    voice = public_reader(table).voice
    again = turns.again & {*table.active}
    called = {
        seat: reminder_text(voice, table, seat, turns.call) if seat in again else turns.call
        for seat in sorted(turns.named)
    }
    lines = [
        f"{' '.join(f'<@{ids[seat]}>' for seat in called if called[seat] == call)}, {call}"
        for call in dict.fromkeys(called.values())
    ]
    hushed = [seat for seat in sorted(others.channel.calls) if await _wants_quiet(table, seat)]
    quiet = bool(hushed) and len(hushed) == len(others.channel.calls)
    calls = tuple(ids[seat] for seat in sorted(others.channel.calls) if quiet or seat not in hushed)
    return replace(content, text="\n".join([content.text, *lines]), called_users=calls, is_quiet=quiet)
