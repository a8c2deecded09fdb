"""What a viewer may know of a game, built up from that (EC-13, EC-14.4)."""

from typing import TYPE_CHECKING, Any

import msgspec

from engine.contract import Seat, View
from engine.elemental_clash.actions import WINDOWS
from engine.elemental_clash.areas import TO_ALL, TO_OWNER, Stats, Values
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
    Piece,
    Putting,
    PuttingFound,
    PuttingMilled,
    Searching,
    SeatNo,
    Settling,
    Trigger,
    Window,
)
from engine.elemental_clash.language import KEYWORD_LISTS
from engine.elemental_clash.places import NAME, OWN, SEATS
from engine.elemental_clash.turn import COMBAT_WINDOW

if TYPE_CHECKING:
    from engine.elemental_clash.state import ClashState


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


DECISION: dict[str, str] = {
    "main1": "main",
    "main2": "main",
    "plain_block": "block",
    "flash_block": "block",
    "end_window": "window",
}
_ORDERS: tuple[dict[str, bool], ...] = tuple(
    {window: bool(orders >> n & 1) for n, window in enumerate(WINDOWS)} for orders in range(8)
)


def view_of(state: "ClashState", viewer: Seat | None) -> View:
    """The view of EC-14.4; ``pool`` is in it when cards were added to the standard ones."""
    stats = state.stats()
    view: View = {
        "game": "elemental_clash",
        "viewer": viewer,
        "turn": state.turn,
        "player": state.player,
        "phase": state.phase,
        "active": list(state.active),
        "stones_left": state.stones_left,
        "seats": [_side(state, seat, viewer, stats) for seat in SEATS],
        "decision": decision_of(state),
        # Most of the time there is nothing of these, and asking that is quicker than going through nothing.
        "moved": [NAME[state.where[uid]] for uid in state.moved if uid in state.where] if state.moved else [],
        "attacks": [_attack(state, attack) for attack in state.attacks] if state.attacks else [],
        "chain": [_link(state, link) for link in state.chain] if state.chain else [],
        "pending": [_trigger(trigger) for trigger in state.batches[0]] if state.batches else [],
        "outcome": outcome_json(state),
    }
    if viewer is not None:
        view["orders"] = orders_json(state.orders[viewer])
        if state.asked[viewer]:
            view["switched"] = [window for n, window in enumerate(WINDOWS) if state.asked[viewer] >> n & 1]
    half_done = None if state.outcome is not None else _half_done(state, viewer)
    if half_done is not None:
        view["half_done"] = half_done
    if state.pool.added is not None:
        view["pool"] = msgspec.json.decode(state.pool.added)
    return view


def _half_done(state: "ClashState", viewer: Seat | None) -> dict[str, Any] | None:
    if len(state.stack) == 1 and _says_itself(state, state.stack[0], viewer):
        return {"counts": [[*key, n] for key, n in state.counts.items()]} if state.counts else None
    pieces = [piece for piece in state.field if piece is not None]
    half_done = HalfDone(
        counts=tuple((*key, n) for key, n in state.counts.items()),
        uid=state.next_uid,
        stack=tuple(_seen(state, frame, viewer) for frame in state.stack),
        chain=state.chain,
        batches=state.batches,
        gone=tuple((uid, NAME[place]) for uid, place in state.gone.items()),
        unresolved=tuple(piece.uid for piece in pieces if piece.status == "chain"),
        places=tuple((piece.uid, NAME[state.where[piece.uid]]) for piece in pieces),
        stones=tuple(tuple(tuple(stone.uid for stone in pile.stones) for pile in piles) for piles in state.piles),
        buried=tuple(state.buried),
    )
    data: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(half_done))
    return data


def _says_itself(state: "ClashState", frame: AnyFrame, viewer: Seat | None) -> bool:
    """Whether the decision says all that this viewer may know of the frame.

    Whether a defender is asked for Flash spells beside his blocks is his secret (EC-13.4); to himself his orders tell
    it, unless he has just switched the one in question.
    """
    if not isinstance(frame, Flow):
        return False
    if viewer is None or viewer != state.waiting_for or frame.step not in ("plain_block", "flash_block"):
        return True
    return state.is_asked(viewer, COMBAT_WINDOW) == (frame.step == "flash_block")


def _seen(state: "ClashState", frame: AnyFrame, viewer: Seat | None) -> AnyFrame:
    """A frame without what only the searcher knows: which cards he keeps apart (EC-11.12)."""
    if isinstance(frame, Searching) and frame.kept and frame.seat != viewer and state.search_of(frame).secret:
        return msgspec.structs.replace(frame, kept=("",) * len(frame.kept))
    return frame


def orders_json(orders: int) -> dict[str, bool]:
    """Standing orders by window."""
    return _ORDERS[orders].copy()


def outcome_json(state: "ClashState") -> dict[str, Any] | None:
    """The outcome as JSON-able data."""
    outcome = state.outcome
    if outcome is None:
        return None
    scores = None if outcome.scores is None else list(outcome.scores)
    return {"winners": list(outcome.winners), "scores": scores, "reason": outcome.reason}


def _side(state: "ClashState", seat: Seat, viewer: Seat | None, stats: Stats) -> dict[str, Any]:
    name = state.pool.names.__getitem__
    mine = viewer == seat
    field = state.field
    lying = [(piece := field[place]) and _card(piece, stats[place]) for place in OWN[seat]]
    hand = state.hand[seat]
    side: dict[str, Any] = {
        "spellbook": len(state.deck[seat]),
        "spellbook_known": _known(state, seat, TO_OWNER if mine else TO_ALL) if any(state.known[seat]) else [],
        "hand": {"count": len(hand), "cards": list(map(name, hand if mine else state.shown[seat]))},
        "discard": list(map(name, state.discard[seat])),
        "atk": lying[:5],
        "def": lying[5:10],
        "piles": [
            {"stones": list(pile.ids), "energy": pile.energy, "height": pile.height, "card": card}
            for pile, card in zip(state.piles[seat], lying[10:], strict=False)
        ],
    }
    if mine:
        side["spellbook_list"] = list(state.spellbook_list(seat))
    return side


def _known(state: "ClashState", seat: Seat, least: int) -> list[dict[str, Any]]:
    """The cards of a Spellbook whose places are known to that degree, top down."""
    known = state.known[seat]
    names, deck, size = state.pool.names, state.deck[seat], len(known)
    found = [{"n": size - i, "card": names[deck[i]]} for i, level in enumerate(known) if level >= least]
    found.reverse()
    return found


def _card(piece: Piece, values: Values | None) -> dict[str, Any]:
    card = piece.card
    if values is None:
        return {"card": card.id, "kind": card.kind}
    atk, def_, keywords = values
    effects = piece.effects
    return {
        "card": card.id,
        "kind": "creature",
        "atk": atk,
        "def": def_,
        "damage": piece.damage,
        "keywords": list(KEYWORD_LISTS[keywords]) if keywords else [],
        "effects": [_effect(effect) for effect in effects] if effects else [],
    }


def _effect(effect: Effect) -> dict[str, Any]:
    return {"atk": effect.atk, "def": effect.def_, "add": list(effect.add), "until": effect.until}


def _link(state: "ClashState", link: Link) -> dict[str, Any]:
    targets = [name for uids in link.targets for name in state.names_of(uids)]
    return {"link": link.link, "seat": link.seat, "card": link.card, "targets": targets}


def _trigger(trigger: Trigger) -> dict[str, Any]:
    return {"seat": trigger.seat, "card": trigger.card, "on": trigger.on}


def _attack(state: "ClashState", attack: Assault) -> dict[str, Any]:
    return {
        "from": state.name_of(attack.attacker),
        "to": state.name_of(attack.to),
        "blocked": attack.blocked,
        "blockers": state.names_of(attack.blockers),
    }


def decision_of(state: "ClashState") -> dict[str, Any] | None:
    """Who has to decide what; None when the game is over."""
    seat = state.waiting_for
    if seat is None:
        return None
    frame = state.stack[-1]
    if isinstance(frame, Flow):
        step = frame.step
        if step == "end_window":
            return {"seat": seat, "kind": "window", "window": "end"}
        return {"seat": seat, "kind": DECISION.get(step, step)}
    decision: dict[str, Any] = {"seat": seat}
    match frame:
        case Window():
            decision |= {"kind": "window", "window": "spell"}
        case Fighting():
            decision |= {"kind": "window", "window": "combat"}
        case Settling():
            decision["kind"] = "order"
        case Offering(context):
            decision |= {"kind": "may", "card": context.card}
        case Aiming(context):
            picked = state.names_of(uid for uids in (*context.targets, frame.picked) for uid in uids)
            decision |= {
                "kind": "target",
                "card": context.card,
                "target": len(context.targets) + 1,
                "picked": picked,
            }
        case Putting(creatures):
            found = state.creature_to_put(creatures[0])
            decision |= {"kind": "put", "card": found[1].id if found else None}
        case PuttingMilled(trigger):
            decision |= {"kind": "put", "card": trigger.card}
        case PuttingFound():
            decision |= {"kind": "put", "card": frame.card}
        case Searching():
            decision |= {"kind": "choose", "card": frame.card}
        case Discarding():
            decision |= {"kind": "discard", "n": frame.n}
        case Dividing(shares):
            to = state.name_of(state.attacks[0].blockers[len(shares)])
            decision |= {"kind": "divide", "to": to, "n": state.left_to_divide(frame)}
    return decision
