"""The faults of work in hand: a position must be something that a game can have come to, or it could not go on."""

from collections.abc import Iterator
from itertools import pairwise

from engine.contract import BadOptions, Outcome
from engine.elemental_clash.cards import Card, Pool
from engine.elemental_clash.frames import (
    Aiming,
    AnyFrame,
    Discarding,
    Dividing,
    EffectContext,
    Fighting,
    Link,
    LinkEnd,
    Offering,
    Operating,
    Piece,
    Putting,
    PuttingFound,
    PuttingMilled,
    Resolving,
    Searching,
    Settling,
    Trigger,
    TurnStep,
)
from engine.elemental_clash.frames import Window as SpellWindow
from engine.elemental_clash.language import Search, Triggered
from engine.elemental_clash.latest_changes import Drawn, LatestChanges
from engine.elemental_clash.position_data import Unfinished
from engine.elemental_clash.squares import (
    BY_NAME,
    OTHER,
    OWNER,
    SEATS,
    ZONE,
    Place,
)
from engine.elemental_clash.state import ClashState


def check_outcome(state: ClashState, outcome: Outcome) -> None:
    """Raise BadOptions for scores or winners that the sizes of the Spellbooks don't allow (EC-9.7 to EC-9.9)."""
    scores = (len(state.zones.deck[0]), len(state.zones.deck[1]))
    if outcome.scores != scores:
        raise BadOptions("The scores of a game that is over are the sizes of the Spellbooks.")
    fits = {
        "deck": len(outcome.winners) < 2,
        "limit": outcome.winners == (() if scores[0] == scores[1] else (SEATS[scores[1] > scores[0]],)),
        "resign": len(outcome.winners) == 1,
    }
    if not fits.get(outcome.reason, False) or not set(outcome.winners) <= set(SEATS):
        raise BadOptions("The outcome does not follow from the position.")


def check_changes_of_turn(state: ClashState, lately: LatestChanges) -> LatestChanges:
    """Return the changes of this turn as they are; BadOptions for some that no turn so far can have brought."""
    fits = lately.turn <= state.turn and all(
        change.card is None if change.what == "lost" else change.card in state.pool and change.at[1] != "P"
        for change in lately.changes
    )
    if not fits:
        raise BadOptions("No turn so far has changed the table in such a way.")
    return lately


def check_cards_drawn(state: ClashState, drawn: Drawn) -> Drawn:
    """Return the cards that were drawn in this turn as they are; BadOptions for some that there are not."""
    if any(card not in state.pool for cards in drawn for card in cards):
        raise BadOptions("No such card can have been drawn.")
    return drawn


_RANK = {
    TurnStep: 0,
    Fighting: 0,
    SpellWindow: 1,
    Resolving: 1,
    Settling: 2,
    LinkEnd: 3,
    Operating: 4,
    Aiming: 5,
    Offering: 5,
    Discarding: 5,
    Putting: 5,
    PuttingMilled: 5,
    Searching: 5,
    Dividing: 5,
    PuttingFound: 6,
}


def check_unfinished_work(state: ClashState, going: Unfinished, outcome: Outcome | None) -> None:
    """Raise BadOptions for the first fault of the work in hand; a game that is over has no work."""
    for fault in _going_faults(state, going, outcome):
        raise BadOptions(f"The position can't go on: {fault}.")


def _going_faults(state: ClashState, going: Unfinished, outcome: Outcome | None) -> Iterator[str]:
    stack = going.stack
    if outcome is not None:
        if stack or going.chain or going.attacks or going.fresh or going.batches:
            yield "the game is over"
        return
    ranks = [_RANK[type(frame)] for frame in stack]
    both_discard = [
        isinstance(a, Discarding) and isinstance(b, Discarding) and a.seat != b.seat for a, b in pairwise(stack)
    ]
    rising = all(a < b or both for (a, b), both in zip(pairwise(ranks), both_discard, strict=True))
    if not stack or ranks[0] != 0 or not rising or sum(both_discard) > 1:
        yield "its steps lie in no possible order"
    yield from _chain_faults(state, going)
    yield from _attack_faults(state, going)
    for trigger in (*going.fresh, *(trigger for batch in going.batches for trigger in batch)):
        yield from _trigger_faults(state.pool, trigger)
    moved = [state.field.where.get(uid) for uid in going.moved]
    if len(set(going.moved)) != len(going.moved):
        yield "a creature has been moved twice"
    if any(place is not None and (ZONE[place] == "pile" or OWNER[place] != state.player) for place in moved):
        yield "somebody else's creature has been moved"
    if any(card not in state.pool for _, card, _, _ in going.counts):
        yield "it counts a card that does not exist"
    if any(name not in BY_NAME for _, name in going.gone):
        yield "a card has left a place that does not exist"
    for n, frame in enumerate(stack):
        yield from _frame_faults(state, going, frame, n)


def _piece_and_place(state: ClashState, uid: int) -> tuple[Piece, Place] | None:
    place = state.field.where.get(uid)
    piece = None if place is None else state.field.pieces[place]
    return (piece, place) if piece is not None and place is not None and piece.uid == uid else None


def _chain_faults(state: ClashState, going: Unfinished) -> Iterator[str]:
    for number, link in enumerate(going.chain, 1):
        yield from _link_faults(state.pool, link)
        found = _piece_and_place(state, link.uid)
        if found is None or found[0].status != "chain" or found[0].card.id != link.card:
            yield "a spell on the chain does not lie on its pile"
        elif OWNER[found[1]] != link.seat or (link.link != number and number == 1 and link.link < 1):
            yield "a link of the chain is somebody else's"
    numbers = [link.link for link in going.chain]
    uids = [link.uid for link in going.chain]
    if numbers != sorted(set(numbers)) or len(set(uids)) != len(uids):
        yield "the chain has lost its order"


def _link_faults(pool: Pool, link: Link) -> Iterator[str]:
    if link.card not in pool or pool[link.card].kind not in ("spell", "flash", "permanent"):
        yield "a link of the chain is no spell"
        return
    card = pool[link.card]
    specs = () if card.effect is None else card.triggered(card.effect).target
    if len(link.targets) != len(specs):
        yield "a link of the chain has not the targets that it needs"


def _attack_faults(state: ClashState, going: Unfinished) -> Iterator[str]:
    attackers = [attack.attacker for attack in going.attacks]
    blockers = [uid for attack in going.attacks for uid in attack.blockers]
    if len(set(attackers)) != len(attackers) or len(set(blockers)) != len(blockers):
        yield "a creature attacks or blocks twice"
    if going.attacks and state.phase != "combat":
        yield "there are attacks outside of combat"
    for attack in going.attacks:
        found = _piece_and_place(state, attack.attacker)
        if found is None or OWNER[found[1]] != state.player or not _may_fight(found):
            yield "an attacker is not in the ATK zone"
        target = _piece_and_place(state, attack.to) if attack.to > 0 else None
        if attack.to not in (0, -1 - OTHER[state.player]) and (
            target is None or OWNER[target[1]] == state.player or not _may_fight(target)
        ):
            yield "something is attacked that can't be"
        if attack.blockers and not attack.blocked:
            yield "an attack has blockers and is not blocked"
    for uid in blockers:
        blocker = _piece_and_place(state, uid)
        if blocker is None or OWNER[blocker[1]] == state.player or ZONE[blocker[1]] != "def":
            yield "a blocker is not in the DEF zone"


def _may_fight(found: tuple[Piece, Place]) -> bool:
    """True if a card could have counted as in the ATK zone; on a pile it may have been a Quickattacker for a time."""
    piece, place = found
    return piece.card.creature and ZONE[place] != "def"


def _trigger_faults(pool: Pool, trigger: Trigger) -> Iterator[str]:
    if trigger.card not in pool:
        yield "a trigger's card does not exist"
        return
    card = pool[trigger.card]
    if trigger.number < 0:
        if not card.dpt:
            yield f"{card.name} has no Discard-Pile-Trigger"
    elif not _has_triggered(card, trigger.number):
        yield f"{card.name} has no such ability"


def _has_triggered(card: Card, number: int) -> bool:
    return number < len(card.ability) and isinstance(card.ability[number], Triggered)


def _context_faults(pool: Pool, context: EffectContext) -> Iterator[str]:
    if context.card not in pool or not _has_triggered(pool[context.card], context.number):
        yield "an effect is no card's"
    elif len(context.targets) > max(len(pool[context.card].triggered(context.number).target), 1):
        yield "an effect has more targets than it asks for"


def _frame_faults(state: ClashState, going: Unfinished, frame: AnyFrame, n: int) -> Iterator[str]:
    pool = state.pool
    match frame:
        case Aiming(context):
            yield from _aiming_faults(state, going, frame)
        case Offering(context) | Operating(context):
            yield from _context_faults(pool, context)
        case LinkEnd(link, left):
            yield from _link_faults(pool, link)
            if left is not None and left not in BY_NAME:
                yield "a permanent has left a place that does not exist"
        case PuttingMilled(trigger):
            yield from _trigger_faults(pool, trigger)
            if trigger.card in pool and not pool[trigger.card].creature:
                yield "what is put into a zone is no creature"
        case Searching():
            yield from _search_faults(state, frame)
        case PuttingFound():
            below = going.stack[n - 1]
            searched = state.zones.deck[frame.seat]
            if not isinstance(below, Searching) or below.seat != frame.seat:
                yield "a creature was found in no search"
            elif below.looked is not None:
                searched = searched[len(searched) - min(below.looked, len(searched)) :]
            if frame.card not in pool or not pool[frame.card].creature or pool.numbers[frame.card] not in searched:
                yield "what was found in a search is no creature there"
        case Dividing(shares):
            attack = going.attacks[0] if going.attacks else None
            if attack is None or len(shares) >= max(len(attack.blockers) - 1, 1) or len(attack.blockers) < 2:
                yield "there is nothing to divide damage among"
        case _:
            pass


def _aiming_faults(state: ClashState, going: Unfinished, frame: Aiming) -> Iterator[str]:
    context = frame.context
    faults = list(_context_faults(state.pool, context))
    yield from faults
    if faults:
        return
    specs = state.pool[context.card].triggered(context.number).target
    if not specs or len(context.targets) > len(specs):
        yield "targets are chosen for an effect without any"
    if frame.joins:
        found = _piece_and_place(state, context.source)
        on_chain = any(link.uid == context.source for link in going.chain)
        if found is None or found[0].status != "chain" or found[0].card.id != context.card or on_chain:
            yield "a spell is played that does not lie on its pile"
        elif OWNER[found[1]] != context.seat or state.pool[context.card].effect != context.number:
            yield "somebody else's spell is played"


def _search_faults(state: ClashState, frame: Searching) -> Iterator[str]:
    pool = state.pool
    if frame.card not in pool or not _has_triggered(pool[frame.card], frame.number):
        yield "a search is no card's"
        return
    ops = pool[frame.card].triggered(frame.number).do
    if frame.op >= len(ops) or not isinstance(ops[frame.op], Search):
        yield "a search is no card's"
    if frame.looked is not None and frame.looked > len(state.zones.deck[frame.seat]):
        yield "more cards are looked at than there are"
    if any(card not in pool for card in frame.kept):
        yield "a card was found that does not exist"
