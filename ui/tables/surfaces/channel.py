"""A message in a channel, for everybody's eyes."""

from collections.abc import Container

from sessions import Table
from ui.interactions.discord_faults import FAULTS, LOCKED, LONGEST_PAUSE, PLACE_GONE, SLEEPING, discord_error_code
from ui.interactions.precedence import Importance
from ui.tables.surfaces.content import Content
from ui.tables.surfaces.direct import is_played_directly
from ui.tables.surfaces.message import Message
from ui.tables.surfaces.sender import message_nonce
from ui.tables.surfaces.surface import NEVER, Outcome
from ui.tables.surfaces.surface_services import SurfaceServices


class ChannelMessage(Message):
    """The table message: edited where it stands, or sent again at the end of its channel."""

    __slots__ = ("repost",)

    kind = "table"

    def __init__(self, means: SurfaceServices, shown: int) -> None:
        super().__init__(means, "place", None, shown)
        self.repost = False

    def can_show(self, table: Table) -> bool:
        return not is_played_directly(table)

    def importance_of(self, table: Table, there: Container[int]) -> Importance:
        """How much depends on the table message: somebody acts by it where they have no direct message."""
        if table.message_id is None:
            return Importance.TURN
        here = [seat for seat in table.active if self._acts_here(table, seat)]
        if here:
            return Importance.TURN if any(seat in there for seat in here) else Importance.CALL
        return Importance.WATCHED if any(seat in there for seat in range(len(table.people))) else Importance.LATER

    def _acts_here(self, table: Table, seat: int) -> bool:
        person = table.people[seat]
        if person.level is not None:
            return False
        return person.direct.closed or table.wishes.cached_preferences_of(seat).hands == "here"

    def must_move(self, table: Table) -> bool:
        return self.repost or super().must_move(table) or self._means.talk.has_pushed_away(table.id)

    async def show(self, table: Table, content: Content) -> Outcome:
        assert table.place_id is not None
        old, repost, self.repost = table.message_id, self.must_move(table), False
        try:
            if old is None or repost or not await self._edit_message(table.place_id, old, content):
                await self._post_message(table, table.place_id, content)
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

    async def _post_message(self, table: Table, place_id: int, content: Content) -> None:
        old, sender = table.message_id, self._means.sender
        new = await sender.send(place_id, content, message_nonce("table", table, old))
        # Noted last: a stop in between leaves the old one known, and the nonce finds the new one again.
        await self._delete_replaced(place_id, old, new)
        await table.note_surface("table", message_id=new, token=None)
        self._means.talk.note_at_end(table.id)

    def note_failure(self, now: float, error: BaseException) -> None:
        super().note_failure(now, error)
        if discord_error_code(error) == PLACE_GONE:
            self.due = NEVER
        elif discord_error_code(error) in (SLEEPING, LOCKED):
            self.due = now + LONGEST_PAUSE  # a thread that opens is heard of
        self.firm = self.firm or discord_error_code(error) in (PLACE_GONE, SLEEPING, LOCKED)
