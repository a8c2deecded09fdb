"""A message in a channel, for everybody's eyes."""

from sessions import Table
from ui.interactions.faults import FAULTS, LOCKED, LONGEST_PAUSE, PLACE_GONE, SLEEPING, code_of
from ui.tables.surfaces.content import Content
from ui.tables.surfaces.means import Means
from ui.tables.surfaces.message import Message
from ui.tables.surfaces.sender import nonce_of
from ui.tables.surfaces.surface import NEVER, Outcome


class ChannelMessage(Message):
    """The table message: edited where it stands, or sent again at the end of its channel."""

    __slots__ = ("repost",)

    def __init__(self, means: Means, shown: int) -> None:
        super().__init__(means, "place", None, shown)
        self.repost = False

    def takes(self, _table: Table) -> bool:
        return True

    def is_awaited(self, table: Table) -> bool:
        """There is none yet, or whoever is to act takes no direct messages."""
        return table.message_id is None or any(table.people[seat].direct.closed for seat in table.active)

    def must_move(self, table: Table) -> bool:
        return self.repost or super().must_move(table) or self._means.talk.has_pushed_away(table.id)

    async def show(self, table: Table, content: Content) -> Outcome:
        assert table.place_id is not None
        old, repost, self.repost = table.message_id, self.must_move(table), False
        try:
            if old is None or repost or not await self._edit(table.place_id, old, content):
                await self._post(table, table.place_id, content)
        except FAULTS:
            self.repost = self.repost or repost
            raise
        await self._drop_line(table, table.place_id)
        return Outcome.SHOWN

    async def _drop_line(self, table: Table, place_id: int) -> None:
        """Delete the line by which a release before has called somebody."""
        if table.mention_id is not None:
            await self._means.sender.delete(place_id, table.mention_id)
            await table.note_surface("call", message_id=None)

    async def _post(self, table: Table, place_id: int, content: Content) -> None:
        old, sender = table.message_id, self._means.sender
        new = await sender.send(place_id, content, nonce_of("table", table, old))
        # Noted last: a stop in between leaves the old one known, and the nonce finds the new one again.
        await self._replace(place_id, old, new)
        await table.note_surface("table", message_id=new, token=None)
        self._means.talk.begin(table.id)

    def fail(self, now: float, error: BaseException) -> None:
        super().fail(now, error)
        if code_of(error) == PLACE_GONE:
            self.due = NEVER
        elif code_of(error) in (SLEEPING, LOCKED):
            self.due = now + LONGEST_PAUSE  # a thread that opens is heard of
        self.firm = self.firm or code_of(error) in (PLACE_GONE, SLEEPING, LOCKED)
