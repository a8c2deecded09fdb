"""The players' direct messages, and the messages for one person's eyes that show their hand."""

from collections.abc import Mapping
from typing import Any

import discord
import structlog

from sessions import Person, Table
from sessions.time.wall_clock import Clock
from ui.interactions.faults import CLOSED, FAULTS, PLACE_GONE, fault_name, growing_pause
from ui.interactions.reader import whoever_sits
from ui.interactions.signals import refused_dm
from ui.layouts.layout import Layout
from ui.tables.content import Content, private_content, suited
from ui.tables.drawing import digest, draw
from ui.tables.sender import MessageSender, hand_nonce
from ui.tables.tracked_messages import HandMessage, TrackedMessages

log = structlog.get_logger()

PAUSE = 10 * 60
"""Seconds without a direct message after which a turn is announced by a new one."""


class Hands:
    """Shows players what they alone may see."""

    def __init__(self, sender: MessageSender, layouts: Mapping[str, Layout[Any]], clock: Clock) -> None:
        self._sender = sender
        self._layouts = layouts
        self._clock = clock

    def opens(self, table: Table, hand: HandMessage) -> float | None:
        """When a player who takes no direct messages is sent another one, to see; None for everybody else."""
        person = table.people[hand.seat]
        if person.level is not None or not person.dm_closed or not table.active:
            return None
        return person.dm_at + growing_pause(max(hand.closed, 1))

    def are_to_be_tried(self, table: Table, hand: HandMessage) -> bool:
        """Whether it is time to see if a player who took no direct messages takes any by now."""
        at = self.opens(table, hand)
        return at is not None and self._clock() >= at

    async def show(self, table: Table, messages: TrackedMessages, hand: HandMessage) -> None:
        """Bring a player's direct message up to date, if they take any."""
        seat = hand.seat
        person = table.people[seat]
        if person.level is not None:
            return
        if person.dm_closed and not self.are_to_be_tried(table, hand):
            return
        while True:
            if seat in table.active and hand.begun == table.step(seat):
                # Somebody else's move must not wipe out a decision that is being built up.
                if hand.overwritten:
                    await self._restore(person, hand, hand.overwritten)
                return
            holds = (table.number, messages.public.problem)
            if hand.holds == holds and not person.dm_closed:
                return
            content = await self._private(table, messages, seat)
            seen = digest(content)
            if hand.digest == seen and not person.dm_closed:
                hand.holds = holds
                return
            await draw(content)
            if hand.answered.is_set():
                break
            await hand.answered.wait()  # of two edits on their way at once, nobody knows which one stays
        news, presses = hand.shown < table.number, hand.presses
        hand.sending = True
        try:
            await self._send_or_edit(table, person, hand, content, news=news)
        except discord.HTTPException as error:
            if error.code == PLACE_GONE:
                await table.note_seat(seat, dm_channel_id=None, dm_message_id=None)
            if error.code not in CLOSED:
                raise
            log.info("direct messages are closed", table=table.id, code=error.code)
            refused_dm()
            hand.closed += 1
            await table.note_seat(seat, dm_closed=True, dm_at=self._clock())
            return
        finally:
            hand.sending = False
        hand.closed, hand.reminded, hand.half_made = 0, False, None
        # After a press that was answered meanwhile it is not known what is shown; whoever answered it looks again.
        hand.digest, hand.holds = (seen, holds) if hand.presses == presses else (None, None)

    async def _private(self, table: Table, messages: TrackedMessages, seat: int) -> Content:
        reader = await whoever_sits(table, seat)
        problem = messages.public.problem
        note = None if problem is None else problem.said(reader.voice)
        return await suited(reader, private_content(reader, messages.at(table, self._layouts), note))

    async def _restore(self, person: Person, hand: HandMessage, content: Content) -> None:
        if person.dm_channel_id is None or person.dm_message_id is None:
            return
        await draw(content)
        if hand.overwritten is not content or not hand.answered.is_set():
            return  # another press is answered
        hand.sending = True
        try:
            await self._sender.edit(person.dm_channel_id, person.dm_message_id, content)
        finally:
            hand.sending = False
        if hand.overwritten is content:
            hand.overwritten = None

    async def show_copy(self, table: Table, messages: TrackedMessages, hand: HandMessage) -> None:
        """Bring the message up to date that shows a player's hand to them alone, as long as that can be done."""
        copy, seat = hand.copy, hand.seat
        if copy is None:
            return
        if self._clock() > copy.until:
            hand.copy = None
            return
        if seat in table.active and copy.begun == table.step(seat):
            if hand.copy_overwritten is None:
                return
            content, seen, hand.copy_overwritten = hand.copy_overwritten, copy.digest, None
        else:
            content = await self._private(table, messages, seat)
            seen = digest(content)
            if seen == copy.digest:
                return
        await draw(content)
        try:
            await self._sender.edit_copy(copy.token, content)
        except FAULTS as error:
            log.info("a copy of a hand is given up", table=table.id, error=fault_name(error))
            kept = None
        else:
            kept = copy._replace(digest=seen) if table.active else None
        if hand.copy is copy:
            hand.copy = kept

    async def _send_or_edit(
        self, table: Table, person: Person, hand: HandMessage, content: Content, *, news: bool
    ) -> None:
        seat = hand.seat
        here = (await table.preferences(seat)).hands == "here"
        if here and person.dm_message_id is None:
            return
        if person.dm_channel_id is None:
            await table.note_seat(seat, dm_channel_id=await self._sender.private_channel(person))
        assert person.dm_channel_id is not None
        waking = news and not here and seat in table.active and self._clock() - person.dm_at > PAUSE
        waking = waking or hand.reminded or (person.dm_closed and not here)
        old = person.dm_message_id
        if old is not None and not waking and await self._sender.edit(person.dm_channel_id, old, content):
            if person.dm_closed:
                await table.note_seat(seat, dm_closed=False)
            return
        if here and not waking:
            return  # what was sent before they wanted it so is kept up to date
        new = await self._sender.send(person.dm_channel_id, content, hand_nonce(person, table, old))
        if old not in (None, new):
            await self._sender.delete(person.dm_channel_id, old)
        await table.note_seat(seat, dm_message_id=new, dm_at=self._clock(), dm_closed=False)
