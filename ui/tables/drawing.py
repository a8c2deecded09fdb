"""How messages come about in the background: turns, and pictures that are drawn before they are sent."""

import asyncio

from sessions import Table
from ui.interactions.reader import public_reader, seat_reader
from ui.tables.moment import Moment

PAUSES = 4
"""So many rounds of the event loop go by between the beginnings of two messages that nobody has asked for."""


class DisplayTurns:
    """Lets what is shown to everybody begin one after the other, so that answers to presses overtake it.

    To make a message holds the event loop up for a millisecond or two; an answer waits for one of them, and not for
    those of all the tables where somebody has just moved.
    """

    def __init__(self) -> None:
        self._lock = asyncio.Lock()

    async def wait(self) -> None:
        """Wait for a turn, in the order of those who asked, and let everybody else go on first."""
        async with self._lock:
            for _ in range(PAUSES):
                await asyncio.sleep(0)


async def draw_ahead(table: Table, moment: Moment) -> None:
    """Draw a table's pictures in a thread: lines with new names take longer than an event loop should be held up.

    The lines are kept; later pictures are put together of them in no time.
    """
    if table.place_id is None:  # the bot was stopped between the beginning of the game and the choice of its place
        await table.note_surface("table", channel_id=table.channel_id)
    seats = [seat for seat, person in enumerate(table.people) if person.level is None]
    readers = [public_reader(table), *[await seat_reader(table, seat) for seat in seats]]
    pictures = [moment.picture(reader) for reader in readers]
    await pictures[0].prepare()
    await asyncio.to_thread(lambda: [picture.draw() for picture in pictures])
