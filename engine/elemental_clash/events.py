"""The events, told in the order in which they happen (EC-14.3)."""

from typing import Literal

from msgspec import UNSET, UnsetType, field

from engine.contract import Event, Seat
from engine.elemental_clash.language import Keyword


class TurnBegun(Event, frozen=True, tag="turn"):
    turn: int
    seat: Seat


class PhaseBegun(Event, frozen=True, tag="phase"):
    phase: str


class Spent(Event, frozen=True, tag="spent"):
    """The spent spells that leave the turn player's piles in their Standby."""

    seat: Seat
    cards: tuple[str, ...]


class Placed(Event, frozen=True, tag="place"):
    """A creature's way in Standby; one for each creature of an exchange."""

    seat: Seat
    card: str
    from_: str = field(name="from")
    ref: str


class Drew(Event, frozen=True, tag="draw"):
    seat: Seat
    n: int


class Drawn(Event, frozen=True, tag="drawn"):
    seat: Seat
    cards: tuple[str, ...]


class StonePlayed(Event, frozen=True, tag="stone"):
    seat: Seat
    card: str
    pile: int


class CardPlayed(Event, frozen=True, tag="play"):
    seat: Seat
    card: str
    pile: int


class Targeted(Event, frozen=True, tag="targets"):
    seat: Seat
    card: str
    targets: tuple[str, ...]


class Resolved(Event, frozen=True, tag="resolve"):
    """A link of the chain takes effect; ``seat`` played it."""

    seat: Seat
    card: str


class Countered(Event, frozen=True, tag="counter"):
    seat: Seat
    card: str


class TriggerCarriedOut(Event, frozen=True, tag="trigger"):
    seat: Seat
    card: str
    on: str


class Attacked(Event, frozen=True, tag="attack"):
    from_: str = field(name="from")
    card: str
    at: str


class Blocked(Event, frozen=True, tag="block"):
    from_: str = field(name="from")
    card: str
    at: str


class Fought(Event, frozen=True, tag="fight"):
    """Told before its damage; ``at`` is empty if there is nothing left to fight."""

    from_: str = field(name="from")
    card: str
    at: tuple[str, ...]


class Damaged(Event, frozen=True, tag="damage"):
    """``at`` is a creature's place, with its ``card``, or a player, with the ``cards`` that the Spellbook has lost."""

    at: str
    n: int
    card: str | UnsetType = UNSET
    cards: tuple[str, ...] | UnsetType = UNSET


class Healed(Event, frozen=True, tag="heal"):
    """``at`` is a creature's place, with its ``card``, or a player, whose ``cards`` have gone under the Spellbook."""

    at: str
    n: int
    card: str | UnsetType = UNSET
    cards: tuple[str, ...] | UnsetType = UNSET


class Buffed(Event, frozen=True, tag="buff"):
    at: str
    card: str
    atk: int
    def_: int = field(name="def")
    add: tuple[Keyword, ...]
    for_: Literal["turn", "round", "stay"] = field(name="for")


class Destroyed(Event, frozen=True, tag="destroy"):
    ref: str
    card: str


class Moved(Event, frozen=True, tag="move"):
    """``from`` a place, "discard" or "spellbook"; ``into`` a place, "hand", "top", "bottom" or "discard"."""

    card: str
    seat: Seat
    from_: str = field(name="from")
    into: str


class Discarded(Event, frozen=True, tag="discard"):
    seat: Seat
    card: str


class Looked(Event, frozen=True, tag="look"):
    seat: Seat
    n: int


class LookedAt(Event, frozen=True, tag="looked"):
    """The cards looked at, uppermost first."""

    seat: Seat
    cards: tuple[str, ...]


class Found(Event, frozen=True, tag="search"):
    """A card was taken; ``card`` is None if it is not shown."""

    seat: Seat
    card: str | None
    into: str


class FoundInSecret(Event, frozen=True, tag="searched"):
    seat: Seat
    card: str
    into: str


class Shuffled(Event, frozen=True, tag="shuffle"):
    seat: Seat


class TopDiscarded(Event, frozen=True, tag="discard_top"):
    seat: Seat
    cards: tuple[str, ...]


class StonesAdded(Event, frozen=True, tag="stones"):
    seat: Seat
    n: int


class Asked(Event, frozen=True, tag="ask"):
    window: str
    on: bool


class Resigned(Event, frozen=True, tag="resign"):
    seat: Seat


class Over(Event, frozen=True, tag="over"):
    winners: tuple[Seat, ...]
    scores: tuple[int, int]
    reason: str


AnyEvent = (
    TurnBegun
    | PhaseBegun
    | Spent
    | Placed
    | Drew
    | Drawn
    | StonePlayed
    | CardPlayed
    | Targeted
    | Resolved
    | Countered
    | TriggerCarriedOut
    | Attacked
    | Blocked
    | Fought
    | Damaged
    | Healed
    | Buffed
    | Destroyed
    | Moved
    | Discarded
    | Looked
    | LookedAt
    | Found
    | FoundInSecret
    | Shuffled
    | TopDiscarded
    | StonesAdded
    | Asked
    | Resigned
    | Over
)
