"""How turns are announced: once, by one new message, to whoever is not there.

Whoever is to act, or to answer an offer, and has neither acted nor pressed anything at the table or in its lobby for a
while, is told by a new message, for nobody hears of an edit: a direct message with their hand, where they take those;
else the table message, sent anew with their name in it, if they want to be mentioned. Whoever is there is told when
they are not any more; but of an offer at once, for they expect their turn. A game that ends otherwise than by its
rules, by the clock, by somebody who gives up, by a manager, is told in the same way to everybody in it, whether they
are there or not, but for whoever has just given up. Nobody is told of a turn a second time, unless their time runs out
(`Publisher.send_reminder`). The name goes from the table message with its next edit.
"""

import asyncio
from collections.abc import Callable, Mapping

from sessions import Preferences, Table
from sessions.log.lines import ABORT
from sessions.store.rows import is_one_person_with_computers
from sessions.time.wall_clock import Clock
from ui.interactions.reader import public_reader
from ui.tables.moment import Moment
from ui.tables.surfaces.surface import Surface
from ui.tables.surfaces.table_surfaces import TableSurfaces
from words.endings import UNFINISHED

NEWS = UNFINISHED - {"draw"}
"""The reasons for which a game ends that people hear of by a new message: nobody could expect it."""
THERE = 120.0
"""For so many seconds after an action or a press somebody is plainly there."""


class Arrivals:
    """Who has pressed something in a lobby: they are there when it becomes a table, as after a press at the table."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._seen: dict[tuple[int, int], float] = {}  # by lobby and person, in the order of the times

    def note_arrival(self, lobby_id: int, user_id: int) -> None:
        """Note that somebody has pressed something in a lobby, or opened it, just now."""
        self._seen.pop((lobby_id, user_id), None)
        self._seen[lobby_id, user_id] = now = self._clock()
        while self._seen and now - next(iter(self._seen.values())) >= THERE:
            del self._seen[next(iter(self._seen))]

    def take_last_seen(self, table: Table) -> dict[int, float]:
        """When those who sit at a table were seen last in its lobby, by their ids; to be asked for once."""
        found = {one.user_id: self._seen.pop((table.id, one.user_id), None) for one in table.people}
        return {user_id: at for user_id, at in found.items() if at is not None}


class Announcer:
    """Decides who is told, and by which surface; a surface on which somebody is told shows a new message."""

    def __init__(self, clock: Clock, again: Callable[[Table, int], None]) -> None:
        """``again``: looks once more at a table on which nothing has happened since an action."""
        self._clock = clock
        self._again = again

    async def decide_announcements(self, moment: Moment, surfaces: TableSurfaces) -> None:
        """Decide that for a table as it stands now."""
        table = moment.table
        wishes = await table.wishes.all_preferences()
        if table.number == moment.ply:  # else all is shown once more
            self._decide_calls(moment, surfaces, wishes)  # without a pause: another surface may ask at the same time

    def _decide_calls(self, moment: Moment, surfaces: TableSurfaces, wishes: Mapping[int, Preferences]) -> None:
        table, turns = moment.table, surfaces.turns
        asked = _seats_to_answer_offers(moment)
        wanted = _seats_to_call(moment, turns.reminded) | asked
        voice = public_reader(table).voice
        call = moment.call_text(voice) if table.active else voice.say("call-ended")
        announced = self._announced_seats(moment, surfaces, wanted)
        if asked and call != turns.call:
            announced -= asked  # it is another offer
        if turns.announced is not None and not table.active and call != turns.call:
            announced = frozenset()  # those were told of their turn, and not yet of the end
        turns.call, turns.named = call, turns.named & wanted
        reminded, turns.reminded = turns.reminded & wanted, frozenset()
        turns.again = turns.again & wanted | reminded
        to_tell = wanted - announced
        to_tell = (
            to_tell - self._present_among(table, surfaces, to_tell - asked - _seats_unaware_of_end(table)) | reminded
        )
        for seat in sorted(to_tell):
            person = table.people[seat]
            own = None if person.has_left else wishes.get(person.user_id)
            surface = _surface_for(table, surfaces, seat, own, reminded=seat in reminded)
            if surface is not None:
                surface.call_seat(seat)
            if surface is surfaces.channel:
                turns.named |= {seat}
        # Whoever is there when a game ends has seen it: showing it once more later is no news.
        turns.announced = announced | to_tell if table.active else wanted
        for surface in surfaces.all_surfaces():
            surface.calls &= wanted

    def present_seats(self, table: Table, surfaces: TableSurfaces) -> frozenset[int]:
        """The seats of those who are there."""
        seen, now = surfaces.turns.seen, self._clock()
        return frozenset(
            seat for seat, person in enumerate(table.people) if now - seen.get(person.user_id, -THERE) < THERE
        )

    def _announced_seats(self, moment: Moment, surfaces: TableSurfaces, wanted: frozenset[int]) -> frozenset[int]:
        """Those who were told. After a start that is not known: but where nothing has happened since, all were."""
        if surfaces.turns.announced is not None:
            return surfaces.turns.announced & wanted
        if moment.table.outcome is not None and moment.table.shown < 0:
            return wanted  # it is shown once more, for somebody has left whom it named
        return frozenset() if moment.table.shown < moment.ply else wanted

    def _present_among(self, table: Table, surfaces: TableSurfaces, seats: frozenset[int]) -> frozenset[int]:
        """Those of the seats whose people are there; the table is looked at again when one of them is not any more."""
        turns, now = surfaces.turns, self._clock()
        if turns.waiting is not None:
            turns.waiting.cancel()
            turns.waiting = None
        gone_at = {seat: turns.seen.get(table.people[seat].user_id, -THERE) + THERE for seat in seats}
        there = frozenset(seat for seat in seats if gone_at[seat] > now)
        if there and table.active:
            turns.waiting = self._schedule_look_again(table, min(gone_at[seat] for seat in there) - now)
        return there

    def _schedule_look_again(self, table: Table, seconds: float) -> "asyncio.Future[None]":
        number = table.number
        waiting: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        timer = self._clock.wake(waiting, seconds)

        def over(done: "asyncio.Future[None]") -> None:
            timer.cancel()
            if not done.cancelled() and table.number == number:
                self._again(table, number)

        waiting.add_done_callback(over)
        return waiting


def _seats_to_call(moment: Moment, reminded: frozenset[int]) -> frozenset[int]:
    """The seats that are to act. Whoever has offered something since the last action was just there, and is only
    reminded, and so is whoever plays with computers alone: these act at once, and nobody waits. When a game has ended
    otherwise than by its rules, or an agreement, all seats."""
    outcome = moment.table.outcome
    if outcome is not None:
        return frozenset(range(len(moment.table.people))) if outcome.reason in NEWS else frozenset()
    if is_one_person_with_computers(moment.table.people):
        return reminded & {*moment.table.active}
    return frozenset({*moment.table.active} - ({*moment.newest_offering_seats.values()} - reminded))


def _seats_unaware_of_end(table: Table) -> frozenset[int]:
    """The seats that may not see by themselves that a game is over, though they are there: it has ended while they did
    something else, or waited. Whoever has given up knows."""
    outcome = table.outcome
    if outcome is None:
        return frozenset()
    if outcome.reason == ABORT:  # nobody has won it, but whoever broke it off knows
        return frozenset(range(len(table.people))) - {line.seat for line, _ in table.lines[-1:] if line.kind == ABORT}
    return frozenset({*outcome.winners} if outcome.reason.startswith("resign") else range(len(table.people)))


def _seats_to_answer_offers(moment: Moment) -> frozenset[int]:
    """The seats that are to answer what is offered since the last action."""
    awaited = moment.table.unanswered_offers()
    return frozenset(seat for matter in moment.newest_offering_seats for seat in awaited[matter])


def _surface_for(
    table: Table, surfaces: TableSurfaces, seat: int, wishes: Preferences | None, *, reminded: bool
) -> Surface | None:
    """Where somebody is told; None for whoever does not want to be, and for computers, which have no wishes."""
    if wishes is None:
        return None
    direct = surfaces.direct[seat]
    by_direct = wishes.reminders == "dm" if reminded else wishes.hands == "dm"
    # A decision that is half made is not taken away from whoever makes it.
    if by_direct and direct.can_notify(table) and not direct.has_draft(table):
        return direct
    return surfaces.channel if wishes.calls or reminded else None
