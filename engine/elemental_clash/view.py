"""What a viewer may know of a game, typed, and built up from that (EC-13, EC-14.4)."""

from collections.abc import Iterator, Sequence
from typing import Any, ClassVar, Literal

import msgspec
from msgspec import UNSET, UnsetType, field

from engine.contract import GameView, Outcome, Seat
from engine.elemental_clash.actions import WINDOWS, Window
from engine.elemental_clash.cards import POOL, Pool, canonical, extended
from engine.elemental_clash.changes import name_of, names_of
from engine.elemental_clash.combat import COMBAT_WINDOW, is_asked, left_to_divide
from engine.elemental_clash.field import Stats, Values
from engine.elemental_clash.frames import (
    Aiming,
    AnyFrame,
    Assault,
    Discarding,
    Dividing,
    Effect,
    Fighting,
    Flow,
    Frozen,
    Link,
    Offering,
    Phase,
    Piece,
    Putting,
    PuttingFound,
    PuttingMilled,
    Searching,
    SeatNo,
    Settling,
    Trigger,
)
from engine.elemental_clash.frames import Window as SpellWindow
from engine.elemental_clash.language import KEYWORD_LISTS, Energy, Keyword, Kind, On
from engine.elemental_clash.places import NAME, OWN, SEATS
from engine.elemental_clash.putting import creature_to_put
from engine.elemental_clash.searching import search_of
from engine.elemental_clash.state import ClashState
from engine.elemental_clash.values import current_values
from engine.elemental_clash.zones import TO_ALL, TO_OWNER


class HalfDone(Frozen, frozen=True, kw_only=True, omit_defaults=True):
    """What EC-14.4 leaves out and everybody knows: what is being carried out, and how often abilities have been.

    A view holds it, as ``half_done``, only while there is something of the kind, so that the view is complete: all
    that a viewer could do, and all that follows from it, can be found from it.
    """

    counts: tuple[tuple[SeatNo, str, int, int], ...] = ()
    """How often an ability (seat, card, number) has taken place in this turn (EC-10.6)."""
    uid: int = 0
    stack: tuple[AnyFrame, ...] = ()
    chain: tuple[Link, ...] = ()
    batches: tuple[tuple[Trigger, ...], ...] = ()
    gone: tuple[tuple[int, str], ...] = ()
    unresolved: tuple[int, ...] = ()
    """The uids of spells that are not through yet."""
    places: tuple[tuple[int, str], ...] = ()
    """The uids of what lies on spaces and piles, …"""
    stones: tuple[tuple[tuple[int, ...], ...], ...] = ()
    """… of the stones, by seat and pile, …"""
    buried: tuple[tuple[int, ...], ...] = ()
    """… and of the cards in the discard piles, by seat."""


class Part(msgspec.Struct, frozen=True, gc=False):
    """The base of what a view consists of."""


class Creature(Part, frozen=True, kw_only=True, tag_field="kind", tag="creature"):
    """A creature on the field, with its values of now; DEF is without damage."""

    card: str
    atk: int
    def_: int = field(name="def")
    damage: int
    keywords: tuple[Keyword, ...]
    effects: tuple[Effect, ...]

    kind: ClassVar[Kind] = "creature"


class Spell(Part, frozen=True, tag_field="kind", tag="spell"):
    """A spent spell, or one that is on the chain."""

    card: str

    kind: ClassVar[Kind] = "spell"


class Flash(Part, frozen=True, tag_field="kind", tag="flash"):
    """The same of a Flash spell."""

    card: str

    kind: ClassVar[Kind] = "flash"


class Permanent(Part, frozen=True, tag_field="kind", tag="permanent"):
    """A permanent in play, or one that is on the chain."""

    card: str

    kind: ClassVar[Kind] = "permanent"


Lying = Creature | Spell | Flash | Permanent
_SPELLS: dict[str, type[Spell] | type[Flash] | type[Permanent]] = {
    "spell": Spell,
    "flash": Flash,
    "permanent": Permanent,
}


class PileView(Part, frozen=True):
    """An ES-pile, its stones from the bottom up, with the card that lies on it."""

    stones: tuple[str, ...]
    energy: Energy
    height: int
    card: Lying | None


class Known(Part, frozen=True):
    """A card of a Spellbook whose place the viewer knows: so many from the top, 1 = top."""

    n: int
    card: str


class Hand(Part, frozen=True):
    """How many cards there are, and those that the viewer knows."""

    count: int
    cards: tuple[str, ...]


class SideView(Part, frozen=True, kw_only=True):
    """What is one player's."""

    spellbook: int
    spellbook_known: tuple[Known, ...]
    hand: Hand
    discard: tuple[str, ...]
    atk: tuple[Creature | None, ...]
    def_: tuple[Creature | None, ...] = field(name="def")
    piles: tuple[PileView, ...]
    spellbook_list: tuple[str, ...] | UnsetType = UNSET
    """What is in it, for its owner alone."""


class DecisionView(Part, frozen=True, kw_only=True):
    """Who has to decide what; the kind says which of the other fields are there."""

    seat: SeatNo
    kind: str
    window: Window | UnsetType = UNSET
    card: str | UnsetType | None = UNSET
    target: int | UnsetType = UNSET
    picked: tuple[str, ...] | UnsetType = UNSET
    n: int | UnsetType = UNSET
    to: str | UnsetType | None = UNSET


class AttackView(Part, frozen=True):
    """An attack that has not been fought; ``to`` is None when its target is gone."""

    from_: str | None = field(name="from")
    to: str | None
    blocked: bool
    blockers: tuple[str, ...]


class LinkView(Part, frozen=True):
    """A spell on the chain."""

    link: int
    seat: SeatNo
    card: str
    targets: tuple[str, ...]


class Pending(Part, frozen=True):
    """A trigger that waits."""

    seat: SeatNo
    card: str
    on: On | Literal["mill"]


class OrdersView(Part, frozen=True):
    """Standing orders: in which windows the viewer wants to be asked (EC-8.7)."""

    spell: bool
    combat: bool
    end: bool


class ClashView(GameView, frozen=True, kw_only=True):
    """EC-14.4."""

    turn: int
    player: SeatNo
    phase: Phase
    active: tuple[SeatNo, ...]
    stones_left: int
    seats: tuple[SideView, SideView]
    decision: DecisionView | None
    moved: tuple[str, ...]
    attacks: tuple[AttackView, ...]
    chain: tuple[LinkView, ...]
    pending: tuple[Pending, ...]
    outcome: Outcome | None
    orders: OrdersView | UnsetType = UNSET
    switched: tuple[Window, ...] | UnsetType = UNSET
    """The standing orders that the viewer has switched in this turn."""
    half_done: HalfDone | UnsetType = UNSET
    pool: tuple[Any, ...] | UnsetType = UNSET
    """The cards that were added to the standard ones."""

    @property
    def rules(self) -> Pool:
        """The cards of this game."""
        return POOL if isinstance(self.pool, UnsetType) else extended(canonical(self.pool))

    def lying(self, seat: int) -> Iterator[tuple[str, Lying]]:
        """The cards on a player's spaces and piles with their places, in field order (EC-4.6)."""
        side = self.seats[seat]
        rows: Sequence[tuple[str, Sequence[Lying | None]]] = (
            ("A", side.atk),
            ("D", side.def_),
            ("S", [pile.card for pile in side.piles]),
        )
        for zone, row in rows:
            for number, card in enumerate(row, 1):
                if card is not None:
                    yield f"{seat}{zone}{number}", card

    def at(self, ref: str) -> Lying | None:
        """The card on a space or pile; None where there is none, and for what is no place."""
        return next((card for place, card in self.lying(int(ref[0])) if place == ref), None)


DECISION: dict[str, str] = {
    "main1": "main",
    "main2": "main",
    "plain_block": "block",
    "flash_block": "block",
    "end_window": "window",
}
_ORDERS = tuple(OrdersView(*(bool(orders >> n & 1) for n in range(len(WINDOWS)))) for orders in range(8))


def view_of(state: ClashState, viewer: Seat | None) -> ClashView:
    """What a viewer may know; ``half_done`` and ``pool`` are in it only where there is something of the kind."""
    stats = current_values(state)
    asked = 0 if viewer is None else state.asked[viewer]
    where = state.field.where
    return ClashView(
        game="elemental_clash",
        viewer=viewer,
        turn=state.turn,
        player=state.player,
        phase=state.phase,
        active=state.active,
        stones_left=state.stones_left,
        seats=(_side(state, SEATS[0], viewer, stats), _side(state, SEATS[1], viewer, stats)),
        decision=decision_of(state),
        moved=tuple(NAME[where[uid]] for uid in state.moved if uid in where) if state.moved else (),
        attacks=tuple(_attack(state, attack) for attack in state.attacks) if state.attacks else (),
        chain=tuple(_link(state, link) for link in state.chain) if state.chain else (),
        pending=tuple(map(_trigger, state.triggers.batches[0])) if state.triggers.batches else (),
        outcome=state.outcome,
        orders=UNSET if viewer is None else _ORDERS[state.orders[viewer]],
        switched=tuple(window for n, window in enumerate(WINDOWS) if asked >> n & 1) if asked else UNSET,
        half_done=UNSET if state.outcome is not None else _half_done(state, viewer),
        pool=UNSET if state.pool.added is None else tuple(msgspec.json.decode(state.pool.added)),
    )


def _half_done(state: ClashState, viewer: Seat | None) -> HalfDone | UnsetType:
    counts = tuple((*key, n) for key, n in state.triggers.counts.items())
    if len(state.stack) == 1 and _says_itself(state, state.stack[0], viewer):
        return HalfDone(counts=counts) if counts else UNSET
    there = state.field
    pieces = [piece for piece in there.pieces if piece is not None]
    return HalfDone(
        counts=counts,
        uid=state.next_uid,
        stack=tuple(_seen(state, frame, viewer) for frame in state.stack),
        chain=state.chain,
        batches=state.triggers.batches,
        gone=tuple((uid, NAME[place]) for uid, place in there.gone.items()),
        unresolved=tuple(piece.uid for piece in pieces if piece.status == "chain"),
        places=tuple((piece.uid, NAME[there.where[piece.uid]]) for piece in pieces),
        stones=tuple(tuple(tuple(stone.uid for stone in pile.stones) for pile in piles) for piles in there.piles),
        buried=tuple(state.zones.buried),
    )


def _says_itself(state: ClashState, frame: AnyFrame, viewer: Seat | None) -> bool:
    """Whether the decision says all that this viewer may know of the frame.

    Whether a defender is asked for Flash spells beside his blocks is his secret (EC-13.4); to himself his orders tell
    it, unless he has just switched the one in question.
    """
    if not isinstance(frame, Flow):
        return False
    if viewer is None or viewer != state.waiting_for or frame.step not in ("plain_block", "flash_block"):
        return True
    return is_asked(state, viewer, COMBAT_WINDOW) == (frame.step == "flash_block")


def _seen(state: ClashState, frame: AnyFrame, viewer: Seat | None) -> AnyFrame:
    """A frame without what only the searcher knows: which cards he keeps apart (EC-11.12)."""
    if isinstance(frame, Searching) and frame.kept and frame.seat != viewer and search_of(state, frame).secret:
        return msgspec.structs.replace(frame, kept=("",) * len(frame.kept))
    return frame


def _side(state: ClashState, seat: Seat, viewer: Seat | None, stats: Stats) -> SideView:
    name = state.pool.names.__getitem__
    mine = viewer == seat
    pieces, zones = state.field.pieces, state.zones
    lying: list[Any] = [(piece := pieces[place]) and _card(piece, stats[place]) for place in OWN[seat]]
    hand = zones.hand[seat]
    return SideView(
        spellbook=len(zones.deck[seat]),
        spellbook_known=_known(state, seat, TO_OWNER if mine else TO_ALL) if any(zones.known[seat]) else (),
        hand=Hand(len(hand), tuple(map(name, hand if mine else zones.shown[seat]))),
        discard=tuple(map(name, zones.discard[seat])),
        atk=tuple(lying[:5]),
        def_=tuple(lying[5:10]),
        piles=tuple(
            PileView(pile.ids, pile.energy, pile.height, card)
            for pile, card in zip(state.field.piles[seat], lying[10:], strict=False)
        ),
        spellbook_list=zones.spellbook_list(seat, state.pool) if mine else UNSET,
    )


def _known(state: ClashState, seat: Seat, least: int) -> tuple[Known, ...]:
    """The cards of a Spellbook whose places are known to that degree, top down."""
    known = state.zones.known[seat]
    names, deck, size = state.pool.names, state.zones.deck[seat], len(known)
    found = [Known(size - i, names[deck[i]]) for i, level in enumerate(known) if level >= least]
    return tuple(reversed(found))


def _card(piece: Piece, values: Values | None) -> Lying:
    card = piece.card
    if values is None:
        return _SPELLS[card.kind](card.id)
    atk, def_, keywords = values
    words = KEYWORD_LISTS[keywords]
    return Creature(card=card.id, atk=atk, def_=def_, damage=piece.damage, keywords=words, effects=piece.effects)


def _link(state: ClashState, link: Link) -> LinkView:
    targets = tuple(name for uids in link.targets for name in names_of(state, uids))
    return LinkView(link.link, link.seat, link.card, targets)


def _trigger(trigger: Trigger) -> Pending:
    return Pending(trigger.seat, trigger.card, trigger.on)


def _attack(state: ClashState, attack: Assault) -> AttackView:
    return AttackView(
        name_of(state, attack.attacker),
        name_of(state, attack.to),
        attack.blocked,
        tuple(names_of(state, attack.blockers)),
    )


def decision_of(state: ClashState) -> DecisionView | None:
    """Who has to decide what; None when the game is over."""
    seat = state.waiting_for
    if seat is None:
        return None
    frame = state.stack[-1]
    match frame:
        case Flow(step="end_window"):
            return DecisionView(seat=seat, kind="window", window="end")
        case Flow(step):
            return DecisionView(seat=seat, kind=DECISION.get(step, step))
        case SpellWindow():
            return DecisionView(seat=seat, kind="window", window="spell")
        case Fighting():
            return DecisionView(seat=seat, kind="window", window="combat")
        case Settling():
            return DecisionView(seat=seat, kind="order")
        case Offering(context):
            return DecisionView(seat=seat, kind="may", card=context.card)
        case Aiming(context):
            picked = tuple(names_of(state, [uid for uids in (*context.targets, frame.picked) for uid in uids]))
            number = len(context.targets) + 1
            return DecisionView(seat=seat, kind="target", card=context.card, target=number, picked=picked)
        case Putting(creatures):
            found = creature_to_put(state, creatures[0])
            return DecisionView(seat=seat, kind="put", card=found[1].id if found else None)
        case PuttingMilled(trigger):
            return DecisionView(seat=seat, kind="put", card=trigger.card)
        case PuttingFound():
            return DecisionView(seat=seat, kind="put", card=frame.card)
        case Searching():
            return DecisionView(seat=seat, kind="choose", card=frame.card)
        case Discarding():
            return DecisionView(seat=seat, kind="discard", n=frame.n)
        case Dividing(shares):
            to = name_of(state, state.attacks[0].blockers[len(shares)])
            return DecisionView(seat=seat, kind="divide", to=to, n=left_to_divide(state, frame))
        case _:
            return DecisionView(seat=seat, kind="")
