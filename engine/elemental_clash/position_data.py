"""The data of a position (EC-14.5).

People write the areas only; ``position()`` adds who knows what, and in ``going`` all that is half done.
"""

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, UnsetType, field

from engine.contract import Outcome
from engine.elemental_clash.actions import Window
from engine.elemental_clash.frames import (
    LARGEST_NUMBER,
    MOST_DAMAGE,
    AnyFrame,
    Assault,
    Frozen,
    LastingEffect,
    Link,
    Phase,
    SeatNo,
    Status,
    Trigger,
    Uid,
    Whole,
)
from engine.elemental_clash.language import Count, Keyword, Small
from engine.elemental_clash.latest_changes import MOST, LatestChanges
from engine.elemental_clash.spellbook import StartOptions
from engine.elemental_clash.squares import (
    SEATS,
)

MOST_CARDS = 1000  # of one player
MOST_ADDED = 300  # to the pool

Damage = Annotated[int, Meta(ge=0, le=MOST_DAMAGE)]
Number = Literal["1", "2", "3", "4", "5"]
Listed = Annotated[str, Meta(max_length=50)]
"""A card id, or several of them: "venus*20"."""


class LyingCard(Frozen, frozen=True, kw_only=True, omit_defaults=True):
    """A card on the field. ``atk``, ``def`` and ``add`` are an effect that stays."""

    card: str
    damage: Damage = 0
    atk: Small = 0
    def_: Small = field(name="def", default=0)
    add: tuple[Keyword, ...] = ()
    effects: tuple[LastingEffect, ...] = ()
    uid: Uid | None = None
    status: Status | None = None


class PileData(Frozen, frozen=True, kw_only=True):
    """An ES-pile with the card that lies on it."""

    stones: Annotated[tuple[Listed, ...], Meta(min_length=1)]
    card: str | LyingCard | None = None
    uids: tuple[Uid, ...] | None = None


class Side(Frozen, frozen=True, kw_only=True):
    """The part of one player; lists of cards run from bottom to top."""

    deck: tuple[Listed, ...] = ()
    hand: tuple[Listed, ...] = ()
    discard: tuple[Listed, ...] = ()
    atk: Mapping[Number, str | LyingCard] = field(default_factory=dict)
    def_: Mapping[Number, str | LyingCard] = field(name="def", default_factory=dict)
    piles: Annotated[tuple[PileData, ...], Meta(max_length=5)] = ()
    known: tuple[Literal[0, 1, 2], ...] | None = None
    """For each card of the deck who knows it there: nobody, its owner, everybody."""
    shown: tuple[str, ...] = ()
    """The cards of the hand that everybody knows."""
    orders: tuple[Window, ...] | None = None
    """The windows in which they want to be asked."""
    asked: tuple[Window, ...] = ()
    """The orders that they have switched in this turn."""
    buried: tuple[Uid, ...] | None = None
    """The uids of the discard pile's cards."""


class Unfinished(Frozen, frozen=True, kw_only=True):
    """All that is half done (``going`` in a position)."""

    uid: Annotated[int, Meta(ge=1, le=LARGEST_NUMBER)]
    stack: tuple[AnyFrame, ...]
    chain: tuple[Link, ...] = ()
    attacks: tuple[Assault, ...] = ()
    moved: tuple[Uid, ...] = ()
    fresh: tuple[Trigger, ...] = ()
    batches: tuple[Annotated[tuple[Trigger, ...], Meta(min_length=1)], ...] = ()
    counts: tuple[tuple[SeatNo, str, Annotated[int, Meta(ge=-1, le=99)], Whole], ...] = ()
    gone: tuple[tuple[Uid, str], ...] = ()


DrawnCards = Annotated[tuple[str, ...], Meta(max_length=MOST)]


class Position(Frozen, frozen=True, kw_only=True):
    """A game at some moment."""

    seats: tuple[Side, Side]
    turn: Annotated[int, Meta(ge=1, le=150)] = 3
    player: SeatNo = SEATS[0]
    phase: Phase = "main1"
    stones: Count = 1
    pool: Annotated[tuple[Any, ...], Meta(max_length=MOST_ADDED)] | None = None
    chance: Whole = 0
    """The number of the next random event."""
    going: Unfinished | None = None
    outcome: Outcome | None = None
    started: StartOptions | None = None
    lately: LatestChanges | UnsetType = UNSET
    drawn: tuple[DrawnCards, DrawnCards] | UnsetType = UNSET
    """By seat the cards drawn in the newest turn."""
