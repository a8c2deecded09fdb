"""The short line in a table's place for whoever's turn has begun."""

import asyncio
from collections.abc import Callable

from sessions import Person, Table
from sessions.time.wall_clock import Clock
from ui.interactions.reader import everybody
from ui.tables.moment import Moment
from ui.tables.surfaces.line import Line
from ui.tables.surfaces.sender import MessageSender

RECENTLY = 10 * 60
"""Seconds after a start in which a line may stand that was sent just before it: so long Discord knows nonces."""
THERE = 120.0
"""For so many seconds after an action or a press somebody is plainly there."""
PATIENCE = 20.0
"""Seconds without an action after which somebody is called who is there."""


class Calls:
    """Mentions people when they are offered something, and when their turn begins: then not those who are plainly
    there, unless they take their time."""

    def __init__(self, sender: MessageSender, clock: Clock, again: Callable[[Table, int], None]) -> None:
        """``again``: shows a table's line once more if nothing has happened since an action."""
        self._sender = sender
        self._clock = clock
        self._again = again
        self._began = clock()

    async def show(self, moment: Moment, line: Line, *, news: bool) -> None:
        """Bring the line up to date."""
        table, voice = moment.table, everybody(moment.table).voice
        called = line.reminded | (line.mentioned or frozenset())  # whatever they want from the next turn on
        active = frozenset(
            [seat for seat in _wanted(moment, line) if seat in called or await _wants_calls(table, seat)]
        )
        call = moment.call(voice) if table.active else ""
        if not news and line.mentioned is None:
            line.mentioned, line.call = active, call  # before a restart
        active -= self._patient(table, line, active - (line.mentioned or frozenset()) - _asked(moment))
        reminded, line.reminded = active & line.reminded, frozenset()
        if line.mentioned == active and line.call == call and not reminded:
            return
        if line.mentioned and active and active < line.mentioned and line.call == call:
            # Of several that were called, some are still to move.
            if table.mention_id is not None:
                await self._sender.recall(table, [table.people[seat] for seat in sorted(active)], call)
            line.mentioned = active
            return
        offered = bool(active) and call != line.call and bool(moment.new_offers)
        if reminded or active - (line.mentioned or frozenset()) or offered:
            await self._call(table, line, [table.people[seat] for seat in sorted(active)], call)
        else:
            if not table.active and self._may_have_left_one(line):
                await self._call(table, line, [], voice.say("call-over"))
            await self._drop(table, line)
        line.mentioned, line.call = active, call

    def _may_have_left_one(self, line: Line) -> bool:
        """Whether a stop may have left a line that only its nonce can find, which is made from the line noted last."""
        return not line.called and self._clock() - self._began < RECENTLY

    def _patient(self, table: Table, line: Line, seats: frozenset[int]) -> frozenset[int]:
        """Those of the seats that are not called yet; when nothing happens, they will be."""
        if line.waiting is not None:
            line.waiting.cancel()
            line.waiting = None
        if line.patience == table.number:
            return frozenset()
        seen, now = line.seen, self._clock()
        there = frozenset(seat for seat in seats if now - seen.get(table.people[seat].user_id, -THERE) < THERE)
        if there:
            number = table.number
            waiting = line.waiting = asyncio.get_running_loop().create_future()
            timer = self._clock.wake(waiting, PATIENCE)

            def over(done: "asyncio.Future[None]") -> None:
                timer.cancel()
                if not done.cancelled() and table.number == number:
                    line.patience = number
                    self._again(table, number)

            waiting.add_done_callback(over)
        return there

    async def _call(self, table: Table, line: Line, people: list[Person], call: str) -> None:
        """Put a line for these people in the place of the one that is there; noted step by step, so that none stays."""
        assert table.place_id is not None
        fits = False
        while not fits:
            old = table.mention_id
            new, fits = await self._sender.call(table, people, call)
            if old not in (None, new):
                await self._sender.delete(table.place_id, old)
            await table.note_surface("call", message_id=new)
        line.called, line.sent = True, new

    async def _drop(self, table: Table, line: Line) -> None:
        assert table.place_id is not None
        standing = table.mention_id or line.sent  # a row that is read meanwhile may not have the note of it yet
        if standing is None:
            return
        if line.dropped != standing:
            await self._sender.delete(table.place_id, standing)
            line.dropped = standing
        if not self._may_have_left_one(line):
            await table.note_surface("call", message_id=None)
            line.sent = None


def _wanted(moment: Moment, line: Line) -> set[int]:
    """The seats that are to act, or to answer what is offered since the last action. Whoever has offered it was just
    there, and is only reminded."""
    return {*moment.table.active} - ({*moment.new_offers.values()} - line.reminded) | _asked(moment)


def _asked(moment: Moment) -> set[int]:
    """The seats that are to answer what is offered since the last action. They are called though they are there:
    whoever looks at the game expects their turn, and no offer."""
    awaited = moment.table.awaited()
    return {seat for matter in moment.new_offers for seat in awaited[matter]}


async def _wants_calls(table: Table, seat: int) -> bool:
    return table.levels[seat] is None and not table.people[seat].has_left and (await table.wishes.of(seat)).calls
