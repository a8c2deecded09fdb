"""The events, told in the order in which they happen (EC-14.3)."""

from typing import Literal

from msgspec import UNSET, UnsetType, field

from engine.contract import Event, Seat
from engine.elemental_clash.language import Keyword


class TurnBegun(Event, frozen=True, tag="turn"):
    """``turn`` counts the turns of both, from 1 (EC-5)."""

    turn: int
    seat: Seat


class PhaseBegun(Event, frozen=True, tag="phase"):
    """A phase of the turn (EC-5)."""

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
    """``n`` cards come to a seat's hand."""

    seat: Seat
    n: int


class Drawn(Event, frozen=True, tag="drawn"):
    """Which cards they are; that seat alone is told."""

    seat: Seat
    cards: tuple[str, ...]


class StonePlayed(Event, frozen=True, tag="stone"):
    """An element-stone lies on top of ``pile``, by its number (EC-6)."""

    seat: Seat
    card: str
    pile: int


class CardPlayed(Event, frozen=True, tag="play"):
    """A creature or a spell lies on ``pile``, by its number (EC-6)."""

    seat: Seat
    card: str
    pile: int


class Targeted(Event, frozen=True, tag="targets"):
    """The targets that a card has chosen."""

    seat: Seat
    card: str
    targets: tuple[str, ...]


class Resolved(Event, frozen=True, tag="resolve"):
    """A link of the chain takes effect; ``seat`` played it."""

    seat: Seat
    card: str


class Countered(Event, frozen=True, tag="counter"):
    """A card on the chain will not take effect, and goes to the discard pile (EC-8)."""

    seat: Seat
    card: str


class TriggerCarriedOut(Event, frozen=True, tag="trigger"):
    """What a card does when something happens; ``on`` says what (EC-10)."""

    seat: Seat
    card: str
    on: str


class Attacked(Event, frozen=True, tag="attack"):
    """The creature at ``from`` attacks a creature, or a player, ``at`` (EC-7)."""

    from_: str = field(name="from")
    card: str
    at: str


class Blocked(Event, frozen=True, tag="block"):
    """The creature at ``from`` blocks the attacker ``at`` (EC-7)."""

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
    """A creature has so much more ATK and DEF, and these keywords, for so long (EC-11)."""

    at: str
    card: str
    atk: int
    def_: int = field(name="def")
    add: tuple[Keyword, ...]
    for_: Literal["turn", "round", "stay"] = field(name="for")


class Destroyed(Event, frozen=True, tag="destroy"):
    """A card has gone from play to its owner's discard pile (EC-9)."""

    ref: str
    card: str


class Moved(Event, frozen=True, tag="move"):
    """``from`` a place, "discard" or "spellbook"; ``into`` a place, "hand", "top", "bottom" or "discard"."""

    card: str
    seat: Seat
    from_: str = field(name="from")
    into: str


class Discarded(Event, frozen=True, tag="discard"):
    """A card has gone from a hand to the discard pile."""

    seat: Seat
    card: str


class Looked(Event, frozen=True, tag="look"):
    """A seat has looked at its uppermost ``n`` cards."""

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
    """Which card was taken; that seat alone is told."""

    seat: Seat
    card: str
    into: str


class Shuffled(Event, frozen=True, tag="shuffle"):
    """A seat's Spellbook is shuffled."""

    seat: Seat


class TopDiscarded(Event, frozen=True, tag="discard_top"):
    """These have gone from the top of a Spellbook to the discard pile."""

    seat: Seat
    cards: tuple[str, ...]


class StonesAdded(Event, frozen=True, tag="stones"):
    """A seat may play so many more stones in this turn (EC-6)."""

    seat: Seat
    n: int


class Asked(Event, frozen=True, tag="ask"):
    """Whether the seat is asked in a window from now on; it alone is told (EC-8)."""

    window: str
    on: bool


class Resigned(Event, frozen=True, tag="resign"):
    """A seat has given the game up."""

    seat: Seat


class Over(Event, frozen=True, tag="over"):
    """The game is over; ``winners`` is empty for a draw (EC-9)."""

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
