"""The work in hand: frozen values that the state keeps, and that ``position()`` writes down as they are.

Cards on the field and in discard piles are known by a number of their own (``uid``), a new one whenever a card comes
to another area, so that nobody takes a card that has left and come back for the one that was meant (EC-9.4, EC-11.4).
A player is meant by ``player_uid``, nothing by 0.
"""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, field

from engine.contract import Seat
from engine.elemental_clash.cards import Card
from engine.elemental_clash.language import Energy, Keyword, On, Small

LARGEST_NUMBER = 10**9
MOST_DAMAGE = 10**6
Uid = Annotated[int, Meta(ge=-2, le=LARGEST_NUMBER)]
SeatNo = Annotated[Seat, Meta(ge=0, le=1)]
Whole = Annotated[int, Meta(ge=0, le=LARGEST_NUMBER)]
Status = Literal["live", "spent", "chain"]
Phase = Literal["standby", "draw", "main1", "combat", "main2", "end"]
Step = Literal[
    "standby",
    "spent",
    "place",
    "move",
    "draw",
    "main1",
    "attack",
    "block",
    "plain_block",
    "flash_block",
    "blocked",
    "fights",
    "main2",
    "closing",
    "end_window",
    "end",
    "hand",
    "next",
]
NOBODY = 0


def player_uid(seat: Seat) -> int:
    """The number that stands for a player among the uids."""
    return -1 - seat


class Frozen(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """The base of all of them."""


# Things on the field


class LastingEffect(Frozen, frozen=True, kw_only=True):
    """The gift of an operation to a creature, until the End Phase of that turn (None: for as long as it stays)."""

    atk: Small = 0
    def_: Small = field(name="def", default=0)
    add: tuple[Keyword, ...] = ()
    until: Whole | None = None


class Piece(msgspec.Struct, frozen=True, gc=False):
    """A card on the field: in play ("live"), a spent spell, or a spell that is not through yet ("chain")."""

    uid: int
    card: Card
    status: Status = "live"
    damage: int = 0
    effects: tuple[LastingEffect, ...] = ()


class Pile(msgspec.Struct, frozen=True, gc=False):
    """An ES-pile without the card that lies on it (EC-4.2 to EC-4.4)."""

    stones: tuple[Piece, ...]
    ids: tuple[str, ...]
    energy: Energy
    height: int


class Link(Frozen, frozen=True):
    """A spell on the chain; its targets as uids, one tuple for each target spec."""

    link: Whole
    seat: SeatNo
    card: str
    uid: Uid
    targets: tuple[tuple[Uid, ...], ...]


class Assault(Frozen, frozen=True):
    """An attack that has not been fought yet; ``to`` is NOBODY when its target is gone (EC-7.9)."""

    attacker: Uid
    to: Uid
    blocked: bool = False
    blockers: tuple[Uid, ...] = ()


# Things to carry out


class Trigger(Frozen, frozen=True, kw_only=True):
    """An ability that has triggered; number -1 is the Discard-Pile-Trigger."""

    seat: SeatNo
    card: str
    number: Annotated[int, Meta(ge=-1, le=99)]
    on: On | Literal["mill"]
    source: Uid
    self_: Uid = field(name="self")
    subject: Uid


class EffectContext(Frozen, frozen=True, kw_only=True):
    """The effect that is carried out, of which card and player, and whom its references mean (EC-11.4)."""

    seat: SeatNo
    card: str
    number: Annotated[int, Meta(ge=0, le=99)]
    source: Uid
    self_: Uid = field(name="self")
    subject: Uid
    targets: tuple[tuple[Uid, ...], ...] = ()


# Frames of the stack: the last one is what goes on now, the others go on after it.


class Frame(Frozen, frozen=True, tag_field="frame"):
    """Something half done."""


class TurnStep(Frame, frozen=True, tag="flow"):
    """The turn has come to this step.

    "plain_block" is the block step while the defender is asked for blocks, "flash_block" while they are asked for
    Flash spells, too, and "end_window" the end window while the opponent is asked: that stays so when they switch the
    standing order (EC-8.7).
    """

    step: Step


class Fighting(Frame, frozen=True, tag="fight_window"):
    """The fight window, in which so many have passed in a row (EC-8.1); ``open`` while somebody is asked."""

    passed: Annotated[int, Meta(ge=0, le=2)]
    open: bool = False


class Settling(Frame, frozen=True, tag="settle"):
    """Destruction and triggers (EC-10.2)."""


class Window(Frame, frozen=True, tag="window"):
    """The spell window of a seat, begun when the chain had so many links (EC-8.2); ``open`` while the seat is asked."""

    seat: SeatNo
    links: Whole
    open: bool = False


class Resolving(Frame, frozen=True, tag="resolve"):
    """The chain is closed (EC-8.3)."""


class LinkEnd(Frame, frozen=True, tag="link_end", omit_defaults=True):
    """The work that remains when a spell has taken effect (EC-8.4)."""

    link: Link
    left: str | None = None
    """The place that a permanent has left since, by its own effect, …"""
    uid: Uid = NOBODY
    """… and its uid in the discard pile, if it went there."""


class Aiming(Frame, frozen=True, tag="aim"):
    """Targets are being chosen; ``joins`` is whether the spell then joins the chain or takes effect at once."""

    context: EffectContext
    joins: bool
    picked: tuple[Uid, ...] = ()
    """Those of the spec that is being filled; the finished specs are in the context."""


class Offering(Frame, frozen=True, tag="may"):
    """The controller is asked yes or no; for a spell that was discarded (EC-9.6), or for an effect."""

    context: EffectContext
    mill: bool


class Operating(Frame, frozen=True, tag="operate"):
    """The operations of an effect, from number ``op`` on."""

    context: EffectContext
    op: Whole


class Discarding(Frame, frozen=True, tag="discard"):
    """A player discards so many more cards of their choice."""

    seat: SeatNo
    n: Whole


class Putting(Frame, frozen=True, tag="put"):
    """Creatures go to a zone of their owners', one after another (EC-9.5)."""

    creatures: tuple[Uid, ...]
    zone: Literal["atk", "def"]


class PuttingMilled(Frame, frozen=True, tag="put_milled"):
    """A creature with DPT may come to a zone (EC-9.6)."""

    trigger: Trigger


class Searching(Frame, frozen=True, tag="search"):
    """A search (EC-11.12): ``left`` choices, among the ``looked`` top cards (None: all)."""

    seat: SeatNo
    card: str
    number: Annotated[int, Meta(ge=0, le=99)]
    op: Whole
    left: Whole
    looked: Whole | None
    kept: tuple[str, ...] = ()
    """Cards for the top of the Spellbook, kept apart until the end."""


class PuttingFound(Frame, frozen=True, tag="put_found"):
    """A creature found in a search goes to a zone; ``card`` is its id."""

    seat: SeatNo
    card: str
    zone: Literal["atk", "def"]


class Dividing(Frame, frozen=True, tag="divide"):
    """The first attack's damage is being divided; ``shares`` go to its first blockers (EC-7.8)."""

    shares: tuple[Whole, ...]


AnyFrame = (
    TurnStep
    | Fighting
    | Settling
    | Window
    | Resolving
    | LinkEnd
    | Aiming
    | Offering
    | Operating
    | Discarding
    | Putting
    | PuttingMilled
    | Searching
    | PuttingFound
    | Dividing
)
SETTLING, RESOLVING = Settling(), Resolving()
