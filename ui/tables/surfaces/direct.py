"""A direct message, for the eyes of one player."""

from collections.abc import Container

import discord
import structlog

from sessions import Person, Table
from sessions.store.rows import is_one_person_with_computers
from ui.interactions.discord_faults import CLOSED, PLACE_GONE, backoff_seconds
from ui.interactions.precedence import Importance
from ui.interactions.signals import refused_dm
from ui.tables.surfaces.content import Content
from ui.tables.surfaces.message import Message
from ui.tables.surfaces.sender import hand_nonce
from ui.tables.surfaces.surface import NO_DRAFT, DecisionDraft, Outcome
from ui.tables.surfaces.surface_services import SurfaceServices

log = structlog.get_logger()


def is_played_directly(table: Table) -> bool:
    """True for a game alone with computers that was begun among direct messages: nothing of it is shown elsewhere."""
    if (
        not is_one_person_with_computers(table.people)
        or table.row.lobby_message_id is not None
        or table.message_id is not None
    ):
        return False
    return any(person.direct.channel_id is not None for person in table.people)


class DirectMessage(Message):
    """A player's direct message, if they take any."""

    __slots__ = ("closed", "told")

    kind = "direct"
    seat: int

    def __init__(self, means: SurfaceServices, seat: int, shown: int) -> None:
        super().__init__(means, f"hand {seat}", seat, shown)
        self.closed = 0  # so many tries in a row have found that the player takes no direct messages
        self.told = NO_DRAFT.step  # the step of the draft that other processes know of

    def can_show(self, table: Table) -> bool:
        return self.can_notify(table) and (not self.is_redundant(table) or bool(self.calls))

    def is_redundant(self, table: Table) -> bool:
        """Whether its player is alone with computers, and plays elsewhere: then it would only be one more place."""
        direct = table.people[self.seat].direct
        return is_one_person_with_computers(table.people) and direct.channel_id is None and direct.message_id is None

    def can_notify(self, table: Table) -> bool:
        """Whether something that is to be noticed can be shown there now."""
        person = table.people[self.seat]
        if person.level is not None or person.has_left:
            return False
        return not self.is_closed(table) or self.is_check_due(table)

    def importance_of(self, table: Table, there: Container[int]) -> Importance:
        asked = self.seat in table.active or any(self.seat in seats for seats in table.unanswered_offers().values())
        if not asked:
            return Importance.LATER
        return Importance.TURN if self.seat in there else Importance.CALL

    def is_closed(self, table: Table) -> bool:
        return table.people[self.seat].direct.closed

    def next_check(self, table: Table) -> float | None:
        person = table.people[self.seat]
        if person.level is not None or not person.direct.closed or not table.active:
            return None
        return person.direct.at + backoff_seconds(max(self.closed, 1))

    def is_check_due(self, table: Table) -> bool:
        """Whether it is time to see if a player who took no direct messages takes any by now."""
        at = self.next_check(table)
        return at is not None and self._means.clock() >= at

    async def show(self, table: Table, content: Content) -> Outcome:
        try:
            await self._send_or_edit(table, table.people[self.seat], content)
        except discord.HTTPException as error:
            if error.code == PLACE_GONE:
                await table.note_surface("direct", self.seat, channel_id=None, message_id=None)
            if error.code not in CLOSED:
                raise
            log.info("direct messages are closed", table=table.id, code=error.code)
            refused_dm()
            self.closed += 1
            self.digest = self.holds = None
            await table.note_surface("direct", self.seat, closed=True, at=self._means.clock())
            return Outcome.CLOSED
        self.closed = 0
        return Outcome.SHOWN

    async def _send_or_edit(self, table: Table, person: Person, content: Content) -> None:
        sender, clock = self._means.sender, self._means.clock
        here = (await table.wishes.preferences_of(self.seat)).hands == "here"
        if here and person.direct.message_id is None:
            return
        if person.direct.channel_id is None:
            opened = await sender.direct_channel_id(person.user_id)
            await table.note_surface("direct", self.seat, channel_id=opened)
        channel_id, old = person.direct.channel_id, person.direct.message_id
        assert channel_id is not None
        waking = bool(self.calls) or (person.direct.closed and not here)
        if old is not None and not waking and await self._edit_message(channel_id, old, content):
            if person.direct.closed:
                await table.note_surface("direct", self.seat, closed=False)
            return
        if here and not waking:
            return  # what was sent before they wanted it so is kept up to date
        new = await sender.send(channel_id, content, hand_nonce(person, table, old))
        await self._delete_replaced(channel_id, old, new)
        await table.note_surface("direct", self.seat, message_id=new, at=clock(), closed=False, token=None)

    @property
    def has_news(self) -> bool:
        return self.draft.step != self.told

    def learn_from_others(self, step: int) -> None:
        """Another process has told the step of its draft; a press that was answered here since the last time is
        newer."""
        if not self.has_news and step != self.draft.step:
            self.draft = DecisionDraft(step)
        self.told = step

    def take_step_to_tell(self) -> int:
        """The step of its draft, for other processes to know."""
        self.told = self.draft.step
        return self.told
