"""A view, built up from what the viewer may know (EC-13)."""

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import UNSET, UnsetType

from engine.contract import Seat
from engine.elemental_clash.actions import WINDOWS
from engine.elemental_clash.changes import name_of_target, names_of_targets
from engine.elemental_clash.combat import COMBAT_WINDOW, damage_left_to_divide, is_asked
from engine.elemental_clash.field import Stats, Values
from engine.elemental_clash.frames import (
    Aiming,
    AnyFrame,
    Assault,
    Discarding,
    Dividing,
    Fighting,
    Link,
    Offering,
    Piece,
    Putting,
    PuttingFound,
    PuttingMilled,
    Searching,
    Settling,
    Trigger,
    TurnStep,
)
from engine.elemental_clash.frames import Window as SpellWindow
from engine.elemental_clash.language import KEYWORD_LISTS
from engine.elemental_clash.putting import creature_to_put
from engine.elemental_clash.searching import search_of
from engine.elemental_clash.squares import NAME, OWN, SEATS
from engine.elemental_clash.state import ClashState
from engine.elemental_clash.values import current_values
from engine.elemental_clash.view import (
    AttackView,
    ClashView,
    Creature,
    DecisionView,
    Flash,
    Hand,
    KnownCard,
    LeftCards,
    LinkView,
    Lying,
    OrdersView,
    Pending,
    Permanent,
    PileView,
    SideView,
    Spell,
    UnfinishedWork,
)
from engine.elemental_clash.zones import TO_ALL, TO_OWNER

_SPELLS: dict[str, type[Spell] | type[Flash] | type[Permanent]] = {
    "spell": Spell,
    "flash": Flash,
    "permanent": Permanent,
}

DECISION: dict[str, str] = {
    "main1": "main",
    "main2": "main",
    "plain_block": "block",
    "flash_block": "block",
    "end_window": "window",
}
_ORDERS = tuple(OrdersView(*(bool(orders >> n & 1) for n in range(len(WINDOWS)))) for orders in range(8))


def view_of(state: ClashState, viewer: Seat | None) -> ClashView:
    """The view of a viewer; ``half_done`` and ``pool`` are in it only where there is something of the kind."""
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
        seats=(_side_view(state, SEATS[0], viewer, stats), _side_view(state, SEATS[1], viewer, stats)),
        decision=decision_of(state),
        moved=tuple(NAME[where[uid]] for uid in state.moved if uid in where) if state.moved else (),
        attacks=tuple(_attack_view(state, attack) for attack in state.attacks) if state.attacks else (),
        chain=tuple(_link_view(state, link) for link in state.chain) if state.chain else (),
        pending=tuple(map(_pending_trigger, state.triggers.batches[0])) if state.triggers.batches else (),
        outcome=state.outcome,
        orders=UNSET if viewer is None else _ORDERS[state.orders[viewer]],
        switched=tuple(window for n, window in enumerate(WINDOWS) if asked >> n & 1) if asked else UNSET,
        half_done=UNSET if state.outcome is not None else _half_done(state, viewer),
        pool=UNSET if state.pool.added is None else tuple(msgspec.json.decode(state.pool.added)),
        lately=state.lately,
        drawn=() if viewer is None else state.drawn[viewer],
        left=None if state.outcome is None else (_cards_at_end(state, SEATS[0]), _cards_at_end(state, SEATS[1])),
    )


def _cards_at_end(state: ClashState, seat: Seat) -> LeftCards:
    ids = state.pool.ids
    return LeftCards(tuple(ids(state.zones.hand[seat])), tuple(ids(state.zones.deck[seat][::-1])))


def _half_done(state: ClashState, viewer: Seat | None) -> UnfinishedWork | UnsetType:
    counts = tuple((*key, n) for key, n in state.triggers.counts.items())
    if len(state.stack) == 1 and _says_itself(state, state.stack[0], viewer):
        return UnfinishedWork(counts=counts) if counts else UNSET
    there = state.field
    pieces = [piece for piece in there.pieces if piece is not None]
    return UnfinishedWork(
        counts=counts,
        uid=state.next_uid,
        stack=tuple(_frame_for_viewer(state, frame, viewer) for frame in state.stack),
        chain=state.chain,
        batches=state.triggers.batches,
        gone=tuple((uid, NAME[place]) for uid, place in there.gone.items()),
        unresolved=tuple(piece.uid for piece in pieces if piece.status == "chain"),
        places=tuple((piece.uid, NAME[there.where[piece.uid]]) for piece in pieces),
        stones=tuple(tuple(tuple(stone.uid for stone in pile.stones) for pile in piles) for piles in there.piles),
        buried=tuple(state.zones.buried),
    )


def _says_itself(state: ClashState, frame: AnyFrame, viewer: Seat | None) -> bool:
    """True if the decision says all that this viewer may know of the frame.

    Whether defenders are asked for Flash spells beside their blocks is their secret (EC-13.4); their own orders tell it
    to them, unless they have just switched the one in question.
    """
    if not isinstance(frame, TurnStep):
        return False
    if viewer is None or viewer != state.waiting_for or frame.step not in ("plain_block", "flash_block"):
        return True
    return is_asked(state, viewer, COMBAT_WINDOW) == (frame.step == "flash_block")


def _frame_for_viewer(state: ClashState, frame: AnyFrame, viewer: Seat | None) -> AnyFrame:
    """A frame without what only the searcher knows: which cards they keep apart (EC-11.12)."""
    if isinstance(frame, Searching) and frame.kept and frame.seat != viewer and search_of(state, frame).secret:
        return msgspec.structs.replace(frame, kept=("",) * len(frame.kept))
    return frame


def _side_view(state: ClashState, seat: Seat, viewer: Seat | None, stats: Stats) -> SideView:
    name = state.pool.names.__getitem__
    mine = viewer == seat
    zones = state.zones
    atk, def_, piles = _rows_of_both(state, stats)[seat]
    return SideView(
        spellbook=len(zones.deck[seat]),
        spellbook_known=_known_cards(state, seat, TO_OWNER if mine else TO_ALL) if any(zones.known[seat]) else (),
        hand=_hand_view(state, seat, mine=mine),
        discard=tuple(map(name, zones.discard[seat])),
        atk=atk,
        def_=def_,
        piles=piles,
        spellbook_list=zones.spellbook_list(seat, state.pool) if mine else UNSET,
        spellbook_shown=_places_known_to_all(zones.known[seat]) if mine else UNSET,
    )


def _hand_view(state: ClashState, seat: Seat, *, mine: bool) -> Hand:
    name, hand, shown = state.pool.names.__getitem__, state.zones.hand[seat], state.zones.shown[seat]
    if not mine:
        return Hand(len(hand), tuple(map(name, shown)))
    return Hand(len(hand), tuple(map(name, hand)), tuple(map(name, shown)) if shown else UNSET)


def _places_known_to_all(known: Sequence[int]) -> tuple[int, ...] | UnsetType:
    """The places of a Spellbook that everybody knows, from the top."""
    if TO_ALL not in known:
        return UNSET
    return tuple(n for n, level in enumerate(reversed(known), 1) if level == TO_ALL)


Rows = tuple[tuple[Creature | None, ...], tuple[Creature | None, ...], tuple[PileView, ...]]
"""A player's ATK zone, DEF zone and piles."""


class _SeenField(msgspec.Struct, frozen=True, gc=False):
    """Both players' rows, with the values that they were made of: whoever looks next sees the same."""

    stats: Stats
    rows: tuple[Rows, Rows]


def _rows_of_both(state: ClashState, stats: Stats) -> tuple[Rows, Rows]:
    seen = state.field.seen
    if not isinstance(seen, _SeenField) or seen.stats is not stats:
        seen = state.field.seen = _SeenField(
            stats, (_rows_of(state, SEATS[0], stats), _rows_of(state, SEATS[1], stats))
        )
    return seen.rows


def _rows_of(state: ClashState, seat: Seat, stats: Stats) -> Rows:
    pieces = state.field.pieces
    lying: list[Any] = [(piece := pieces[place]) and _lying_view(piece, stats[place]) for place in OWN[seat]]
    piles = zip(state.field.piles[seat], lying[10:], strict=False)
    return (
        tuple(lying[:5]),
        tuple(lying[5:10]),
        tuple(PileView(pile.ids, pile.energy, pile.height, card) for pile, card in piles),
    )


def _known_cards(state: ClashState, seat: Seat, least: int) -> tuple[KnownCard, ...]:
    """The cards of a Spellbook whose places are known to that degree, top down."""
    known = state.zones.known[seat]
    names, deck, size = state.pool.names, state.zones.deck[seat], len(known)
    found = [KnownCard(size - i, names[deck[i]]) for i, level in enumerate(known) if level >= least]
    return tuple(reversed(found))


def _lying_view(piece: Piece, values: Values | None) -> Lying:
    card = piece.card
    if values is None:
        return _SPELLS[card.kind](card.id)
    atk, def_, keywords = values
    words = KEYWORD_LISTS[keywords]
    return Creature(card=card.id, atk=atk, def_=def_, damage=piece.damage, keywords=words, effects=piece.effects)


def _link_view(state: ClashState, link: Link) -> LinkView:
    targets = tuple(name for uids in link.targets for name in names_of_targets(state, uids))
    return LinkView(link.link, link.seat, link.card, targets)


def _pending_trigger(trigger: Trigger) -> Pending:
    return Pending(trigger.seat, trigger.card, trigger.on)


def _attack_view(state: ClashState, attack: Assault) -> AttackView:
    return AttackView(
        name_of_target(state, attack.attacker),
        name_of_target(state, attack.to),
        attack.blocked,
        tuple(names_of_targets(state, attack.blockers)),
    )


def decision_of(state: ClashState) -> DecisionView | None:
    """The decision, and whose it is; None when the game is over."""
    seat = state.waiting_for
    if seat is None:
        return None
    frame = state.stack[-1]
    match frame:
        case TurnStep(step="end_window"):
            return DecisionView(seat=seat, kind="window", window="end")
        case TurnStep(step):
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
            picked = tuple(names_of_targets(state, [uid for uids in (*context.targets, frame.picked) for uid in uids]))
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
            to = name_of_target(state, state.attacks[0].blockers[len(shares)])
            return DecisionView(seat=seat, kind="divide", to=to, n=damage_left_to_divide(state, frame))
        case _:
            return DecisionView(seat=seat, kind="")
