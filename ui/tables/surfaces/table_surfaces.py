"""All surfaces of a table, and what the processes that show it tell each other of them."""

from collections.abc import Iterator
from typing import NamedTuple

import msgspec

from sessions import Table
from sessions.store.rows import EVERYBODY, SurfaceKind
from ui.tables.surfaces.channel import ChannelMessage
from ui.tables.surfaces.direct import DirectMessage
from ui.tables.surfaces.ephemeral import EphemeralCopy, EphemeralMessage
from ui.tables.surfaces.problem import PlaceProblem
from ui.tables.surfaces.surface import ContentPosition, PressedMessage, Surface
from ui.tables.surfaces.surface_services import SurfaceServices
from ui.tables.surfaces.token import Token
from ui.tables.surfaces.turns import AnnouncedTurns


class HandMemory(NamedTuple):
    """What processes tell each other of one player's surfaces: ``begun``, the step of the draft in the direct message,
    and the message for their eyes only, if it is the answer to a press."""

    begun: int = -1
    copy: EphemeralCopy | None = None


class TokenMemory(msgspec.Struct, array_like=True, frozen=True):
    """A token, and the surface that has it; ``step``: of the draft there. A later release may add to it at its end."""

    kind: SurfaceKind
    seat: int
    token: Token
    step: int = -1


class TableMemory(msgspec.Struct, array_like=True, frozen=True):
    """What the processes that show a table tell each other: which seats were told of their turn when it was shown up to
    an action, and with what words; who was there when; and, by seat, what is known of their surfaces; all other tokens;
    and which of the seats the table message names.

    A later release may add to it at its end.
    """

    number: int
    seats: tuple[int, ...]
    call: str
    seen: tuple[tuple[int, float], ...] = ()
    hands: tuple[HandMemory, ...] = ()
    tokens: tuple[TokenMemory, ...] = ()
    named: tuple[int, ...] = ()


class TableSurfaces:
    """All surfaces of a table."""

    __slots__ = ("_copies", "_means", "channel", "direct", "edition", "problem", "turns")

    def __init__(self, table: Table, means: SurfaceServices) -> None:
        self._means = means
        self.channel = ChannelMessage(means, table.shown)
        self.direct = [DirectMessage(means, seat, table.shown) for seat in range(len(table.people))]
        self._copies: dict[int, EphemeralMessage] = {}
        self.turns = AnnouncedTurns()
        self.edition = 0  # goes up when something else is told of the table than its actions say
        self.problem: PlaceProblem | None = None  # why the table can't be shown in its place

    def all_surfaces(self) -> list[Surface]:
        """Every surface that there is."""
        return [self.channel, *self.direct, *self._copies.values()]

    def surface_for_press(self, table: Table, seat: int, pressed: PressedMessage) -> Surface:
        """The surface on which a seat's press is answered.

        A direct message may be pressed before it is known here which one it is: then it is newer than what is known.
        """
        known, message_id = table.people[seat].direct.message_id, pressed.message_id
        if message_id is not None and (message_id == known or (pressed.is_direct and message_id > (known or 0))):
            return self.direct[seat]
        return self.ephemeral_for(seat, table.number)

    def ephemeral_for(self, seat: int, shown: int) -> EphemeralMessage:
        """A seat's message for its eyes only, which shows the table up to that action."""
        copy = self._copies.get(seat)
        if copy is None:
            copy = self._copies[seat] = EphemeralMessage(self._means, seat, shown)
        return copy

    def drop_surface(self, surface: Surface) -> None:
        """Nothing is shown there any more."""
        if surface.seat is not None and self._copies.get(surface.seat) is surface:
            del self._copies[surface.seat]

    def content_position(self, table: Table, surface: Surface) -> ContentPosition | None:
        """What a surface's content is made of now; None for everybody's, which tells of all the others, too."""
        return None if surface.seat is None else self.seat_content_position(table.number)

    def seat_content_position(self, number: int) -> ContentPosition:
        """What the content for a seat is made of after an action."""
        return ContentPosition(number, self.problem, self.edition)

    def is_up_to_date(self, table: Table, surface: Surface) -> bool:
        """Whether a surface shows what there is, as far as is known without making it."""
        known = surface.holds is not None and surface.holds == self.content_position(table, surface)
        return known and not surface.must_move(table)

    def tell_elsewhere(self, surface: Surface) -> None:
        """Let whoever was to be told on a surface that is closed be told on another."""
        turns, seats = self.turns, surface.calls
        surface.calls = frozenset()
        turns.announced = turns.announced and turns.announced - seats
        turns.reminded |= seats & turns.again

    # How far they are

    def shown_number(self) -> int:
        """The number of the action up to which all of them show the table.

        A place that is gone for good holds nothing up, nor does what no other process could show.
        """
        return min(
            surface.shown
            for surface in self.all_surfaces()
            if not (surface.is_known_here_alone or surface.has_given_up)
        )

    def lagging_surfaces(self, table: Table) -> list[Surface]:
        """The surfaces that don't show the newest action, and that nobody is about to show."""
        return [
            surface
            for surface in self.all_surfaces()
            if surface.shown < table.number and not (surface.failures or surface.is_at_work)
        ]

    def were_all_tried(self, number: int) -> bool:
        """Whether each of them shows the table up to that action, or has failed to."""
        return all(surface.failures or surface.shown == number for surface in self.all_surfaces())

    @property
    def are_failing(self) -> bool:
        """Whether any of them could not be shown when it was tried last, and is to be tried again."""
        return any(surface.is_to_be_retried for surface in self.all_surfaces())

    @property
    def are_at_rest(self) -> bool:
        """Whether none of them is being shown, is to be shown, or answers a press."""
        return not any(
            surface.is_to_be_retried or surface.is_at_work or surface.answers.running for surface in self.all_surfaces()
        )

    def next_try(self) -> float | None:
        """When one that has failed is tried again; None when none has."""
        return min((surface.due for surface in self.all_surfaces() if surface.failures), default=None)

    def unreached_seats(self) -> set[int]:
        """The seats whose surfaces fail."""
        return {
            surface.seat
            for surface in self.all_surfaces()
            if surface.seat is not None and surface.failures and surface.refused
        }

    # Other processes

    def unshared_surfaces(self) -> list[Surface]:
        """The surfaces of which there is something that other processes don't know."""
        return [surface for surface in self.all_surfaces() if surface.has_news]

    def follow_other_process(self, shown: int, memory: str | None, since: int | None) -> None:
        """Another process has shown the table, up to that action; it may have told who was told then, and how, who is
        plainly there, and what it knows of the players' surfaces.

        ``since``: the action from which on it has shown nothing; None: until just now it may have."""
        for surface in self.all_surfaces():
            surface.follow_other_process(shown, since)
        self.turns.follow_other_process(None, frozenset(), "")
        if memory is None:
            return
        known = msgspec.json.decode(memory, type=TableMemory)
        for user_id, at in known.seen:
            self.turns.seen[user_id] = max(at, self.turns.seen.get(user_id, at))
        if known.number >= shown:  # else somebody has shown it since who has told nothing
            self.turns.follow_other_process(frozenset(known.seats), frozenset(known.named), known.call)
        for direct, hand in zip(self.direct, known.hands, strict=False):
            direct.learn_from_others(hand.begun)
        self._learn_copies(shown, known)
        for one in known.tokens:
            self._take_token(one)

    def _learn_copies(self, shown: int, known: TableMemory) -> None:
        told: dict[int, tuple[Token, int, bytes | None]] = {}
        for seat, hand in enumerate(known.hands):
            if hand.copy is not None:
                token = Token(hand.copy.token, hand.copy.until)
                told[seat] = token, hand.copy.begun, hand.copy.digest or None
        for one in known.tokens:
            if one.kind == "eyes":
                told[one.seat] = one.token, one.step, None
        for seat, copy in [*self._copies.items()]:
            if seat not in told and not copy.has_news:
                self.drop_surface(copy)
        for seat, what in told.items():
            self.ephemeral_for(seat, shown).learn_from_others(*what)

    def _take_token(self, known: TokenMemory) -> None:
        if known.kind == "table":
            self.channel.take_token(known.token)
        elif known.kind == "direct":
            self.direct[known.seat].take_token(known.token)

    def take_token(self, known: TokenMemory, shown: int) -> None:
        """Have a token that was left at the last stop."""
        self._take_token(known)
        if known.kind == "eyes":
            self.ephemeral_for(known.seat, shown).learn_from_others(known.token, known.step, None)

    def encode_memory(self) -> str:
        """What another process that shows the table from now on should know."""
        # Two processes that show such a message at once wipe out what is begun in it.
        told = {seat: copy for seat, copy in self._copies.items() if not copy.is_at_work}
        hands = tuple(
            HandMemory(direct.take_step_to_tell(), _as_answer(told.get(direct.seat))) for direct in self.direct
        )
        for copy in told.values():
            copy.note_told_others()
        kept = (one for one in self.tokens() if one.kind != "eyes" or (one.token.follows and one.seat in told))
        tokens = tuple(kept)
        turns = self.turns
        seats, named, seen = tuple(turns.announced or ()), tuple(turns.named), tuple(turns.seen.items())
        known = TableMemory(self.channel.shown, seats, turns.call, seen, hands, tokens, named)
        return msgspec.json.encode(known).decode()

    def tokens(self) -> Iterator[TokenMemory]:
        """The tokens of all of them."""
        for surface in self.all_surfaces():
            if (token := surface.token) is not None:
                seat = EVERYBODY if surface.seat is None else surface.seat
                yield TokenMemory(surface.kind, seat, token, surface.draft.step)


def _as_answer(copy: EphemeralMessage | None) -> EphemeralCopy | None:
    """A message for a seat's eyes, as the release before knows such a one: it takes each for an answer."""
    if copy is None or copy.token is None or copy.token.follows:
        return None
    return EphemeralCopy(copy.token.value, copy.token.until, copy.digest or b"", copy.draft.step)
