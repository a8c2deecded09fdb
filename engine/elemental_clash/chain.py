"""Spells on their way: their targets, the chain, its windows (EC-8)."""

from engine.contract import Seat
from engine.elemental_clash import events as tell
from engine.elemental_clash.cards import Card
from engine.elemental_clash.changes import bury, names_of_targets
from engine.elemental_clash.frames import (
    RESOLVING,
    SETTLING,
    Aiming,
    EffectContext,
    Link,
    LinkEnd,
    Offering,
    Operating,
    Piece,
    Window,
)
from engine.elemental_clash.language import TargetSpec
from engine.elemental_clash.settling import can_take_place, take_place
from engine.elemental_clash.squares import BY_NAME, OTHER
from engine.elemental_clash.state import ClashState
from engine.elemental_clash.targets import all_candidates, candidates, effect_context
from engine.elemental_clash.triggering import matching_triggers, queue_triggers, trigger


def announce_spell(state: ClashState, seat: Seat, card: Card, uid: int) -> None:
    """A spell has been put on its pile: its targets are chosen, it joins the chain (EC-6.4)."""
    if card.effect is None:  # a permanent without an effect of its own
        context = EffectContext(seat=seat, card=card.id, number=0, source=uid, self_=uid, subject=uid)
        join_chain(state, context)
        return
    context = effect_context(state, seat, card, uid)
    if card.triggered(card.effect).target:
        state.stack.append(Aiming(context, joins=True))
    else:
        join_chain(state, context)


def join_chain(state: ClashState, context: EffectContext) -> None:
    """Make a spell the last link; after the first one the other player gets the window (EC-8.2)."""
    number = len(state.chain) + 1
    state.chain += (Link(number, context.seat, context.card, context.source, context.targets),)
    if number == 1:
        state.stack.append(Window(OTHER[context.seat], 1))


def close_window(state: ClashState, window: Window) -> None:
    """Pass: without an answer the chain is closed, else it is the other player's turn (EC-8.2)."""
    links = len(state.chain)
    state.stack[-1] = Window(OTHER[window.seat], links) if links > window.links else RESOLVING


def resolve_link(state: ClashState, link: Link) -> None:
    """A link takes effect (EC-8.4)."""
    state.events.append(tell.Resolved(seat=link.seat, card=link.card))
    state.stack.append(LinkEnd(link))
    card, place = state.pool[link.card], state.field.where.get(link.uid)
    if card.kind == "permanent" and place is not None:
        state.field.set_status(place, "live")
    if card.effect is None:
        return
    ability = card.triggered(card.effect)
    context = effect_context(state, link.seat, card, link.uid)
    if ability.target:
        kept = zip(ability.target, link.targets, strict=False)
        targets = tuple(
            tuple(uid for uid in uids if target_still_fits(state, spec, context, uid)) for spec, uids in kept
        )
        context = _with_targets(context, targets or ((),))
    if can_take_place(state, context, ability):
        if ability.may:
            state.stack.append(Offering(context, mill=False))
        else:
            take_place(state, context, ability)


def target_still_fits(state: ClashState, spec: TargetSpec, context: EffectContext, uid: int) -> bool:
    """True if a target chosen before satisfies its spec when the link resolves, warded or not (EC-8.4)."""
    return uid in all_candidates(state, spec, context, warded_too=True)


def end_link(state: ClashState, frame: LinkEnd) -> None:
    """A spent spell lies on its pile; "whenever you play a spell" triggers (EC-8.4)."""
    card, uid = state.pool[frame.link.card], frame.link.uid
    place = state.field.where.get(uid)
    if place is None:
        if frame.left is not None:
            played = [(Piece(uid, card, "spent"), BY_NAME[frame.left])]  # its own abilities do not trigger by it
            queue_triggers(state, "play", matching_triggers(state, "play", played), {uid: frame.uid})
        return
    if card.kind != "permanent":
        state.field.set_status(place, "spent")
    piece = state.field.pieces[place]
    if piece is not None:
        trigger(state, "play", [(piece, place)])


def counter_spell(state: ClashState, uid: int) -> None:
    """Take a spell off the chain without effect, to the discard pile (EC-8.5)."""
    for link in state.chain:
        if link.uid == uid:
            state.chain = tuple(other for other in state.chain if other is not link)
            place = state.field.where.get(uid)
            if place is not None:
                state.field.take_off(place)
            bury(state, link.seat, state.pool.numbers[link.card])
            state.events.append(tell.Countered(seat=link.seat, card=link.card))
            return


def continue_aiming(state: ClashState, aim: Aiming) -> bool:
    """Choose what there is no choice about; True if the controller has one."""
    context = aim.context
    specs = state.pool[context.card].triggered(context.number).target
    if len(context.targets) < len(specs):
        spec = specs[len(context.targets)]
        found = candidates(state, aim) if len(aim.picked) < spec.max else []
        if not found:
            context = _with_targets(context, (*context.targets, aim.picked))
            state.stack[-1] = Aiming(context, aim.joins)
        elif len(found) == 1 and len(aim.picked) < spec.min:
            state.stack[-1] = Aiming(context, aim.joins, (*aim.picked, found[0]))
        else:
            state.waiting_for = context.seat
            return True
        return False
    state.stack.pop()
    chosen = names_of_targets(state, [uid for uids in context.targets for uid in uids])
    state.events.append(tell.Targeted(seat=context.seat, card=context.card, targets=tuple(chosen)))
    if aim.joins:
        join_chain(state, context)
    else:
        state.stack.append(Operating(context, 0))
    return False


def finish_spec(state: ClashState, aim: Aiming) -> None:
    """Close the target spec that is being filled, with those picked so far (EC-11.3)."""
    context = _with_targets(aim.context, (*aim.context.targets, aim.picked))
    state.stack[-1] = Aiming(context, aim.joins)


def resolve_chain(state: ClashState) -> None:
    """The last link first, each followed by settling (EC-8.3)."""
    if not state.chain:
        state.stack.pop()
        return
    link, state.chain = state.chain[-1], state.chain[:-1]
    state.stack.append(SETTLING)
    resolve_link(state, link)


def _with_targets(context: EffectContext, targets: tuple[tuple[int, ...], ...]) -> EffectContext:
    return EffectContext(
        seat=context.seat,
        card=context.card,
        number=context.number,
        source=context.source,
        self_=context.self_,
        subject=context.subject,
        targets=targets,
    )
