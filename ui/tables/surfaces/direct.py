"""A direct message, for the eyes of one player."""

import discord
import structlog

from sessions import Person, Table
from ui.interactions.faults import CLOSED, PLACE_GONE, growing_pause
from ui.interactions.signals import refused_dm
from ui.tables.surfaces.content import Content
from ui.tables.surfaces.means import Means
from ui.tables.surfaces.sender import hand_nonce
from ui.tables.surfaces.surface import NO_DRAFT, Draft, Outcome, Surface

log = structlog.get_logger()

PAUSE = 10 * 60
"""Seconds without a direct message after which a turn is announced by a new one."""


class DirectMessage(Surface):
    """A player's direct message, if they take any."""

    __slots__ = ("_means", "closed", "told")

    seat: int

    def __init__(self, means: Means, seat: int, shown: int) -> None:
        super().__init__(f"hand {seat}", seat, shown)
        self._means = means
        self.closed = 0  # so many tries in a row have found that the player takes no direct messages
        self.told = NO_DRAFT.step  # the step of the draft that other processes know of

    def takes(self, table: Table) -> bool:
        if table.people[self.seat].level is not None:
            return False
        return not self.is_closed(table) or self.is_to_be_tried(table)

    def is_awaited(self, table: Table) -> bool:
        return self.seat in table.active

    def is_closed(self, table: Table) -> bool:
        return table.people[self.seat].dm_closed

    def opens(self, table: Table) -> float | None:
        person = table.people[self.seat]
        if person.level is not None or not person.dm_closed or not table.active:
            return None
        return person.dm_at + growing_pause(max(self.closed, 1))

    def is_to_be_tried(self, table: Table) -> bool:
        """Whether it is time to see if a player who took no direct messages takes any by now."""
        at = self.opens(table)
        return at is not None and self._means.clock() >= at

    def remind(self) -> None:
        """Let the next one be a message of its own, whatever this one shows."""
        self.reminded, self.holds, self.digest, self.draft = True, None, None, NO_DRAFT

    async def show(self, table: Table, content: Content, *, news: bool) -> Outcome:
        try:
            await self._send_or_edit(table, table.people[self.seat], content, news=news)
        except discord.HTTPException as error:
            if error.code == PLACE_GONE:
                await table.note_seat(self.seat, dm_channel_id=None, dm_message_id=None)
            if error.code not in CLOSED:
                raise
            log.info("direct messages are closed", table=table.id, code=error.code)
            refused_dm()
            self.closed += 1
            self.digest = self.holds = None
            await table.note_seat(self.seat, dm_closed=True, dm_at=self._means.clock())
            return Outcome.CLOSED
        self.closed, self.reminded = 0, False
        return Outcome.SHOWN

    async def _send_or_edit(self, table: Table, person: Person, content: Content, *, news: bool) -> None:
        sender, clock = self._means.sender, self._means.clock
        here = (await table.wishes.of(self.seat)).hands == "here"
        if here and person.dm_message_id is None:
            return
        if person.dm_channel_id is None:
            await table.note_seat(self.seat, dm_channel_id=await sender.private_channel(person))
        assert person.dm_channel_id is not None
        waking = news and not here and self.seat in table.active and clock() - person.dm_at > PAUSE
        waking = waking or self.reminded or (person.dm_closed and not here)
        old = person.dm_message_id
        if old is not None and not waking and await sender.edit(person.dm_channel_id, old, content):
            if person.dm_closed:
                await table.note_seat(self.seat, dm_closed=False)
            return
        if here and not waking:
            return  # what was sent before they wanted it so is kept up to date
        new = await sender.send(person.dm_channel_id, content, hand_nonce(person, table, old))
        if old not in (None, new):
            await sender.delete(person.dm_channel_id, old)
        await table.note_seat(self.seat, dm_message_id=new, dm_at=clock(), dm_closed=False)

    @property
    def has_news(self) -> bool:
        return self.draft.step != self.told

    def learn(self, step: int) -> None:
        """Another process has told the step of its draft; a press that was answered here since the last time is
        newer."""
        if not self.has_news and step != self.draft.step:
            self.draft = Draft(step)
        self.told = step

    def tell(self) -> int:
        """The step of its draft, for other processes to know."""
        self.told = self.draft.step
        return self.told
