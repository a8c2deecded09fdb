"""Settling: what is destroyed, and which trigger is carried out next (EC-10)."""

from engine.contract import Seat
from engine.elemental_clash import events as tell
from engine.elemental_clash.changes import buried_card, leave_field
from engine.elemental_clash.frames import Aiming, EffectContext, Offering, Operating, PuttingMilled, Trigger
from engine.elemental_clash.language import Triggered
from engine.elemental_clash.squares import FIELD_ORDER, Place
from engine.elemental_clash.state import ClashState
from engine.elemental_clash.targets import effect_context, targets_exist
from engine.elemental_clash.values import condition_holds, current_values

MOST_TIMES = 10  # EC-10.6


def settle(state: ClashState) -> bool:
    """Destroy, sort what has triggered, carry out one trigger; True if the turn player has to order them."""
    if state.pool.restless:
        state.field.checked = False
    while not state.field.checked:
        destroy_the_dying(state)
    if state.triggers.fresh:
        player = state.player
        state.triggers.fresh.sort(key=lambda trigger: (trigger.seat != player, trigger.card, trigger.number))
        state.triggers.batches += (tuple(state.triggers.fresh),)
        state.triggers.fresh = []
    if not state.triggers.batches:
        state.stack.pop()
        return False
    if len(orderings(state)) > 1:
        state.waiting_for = state.player
        return True
    carry_out_trigger(state, 0)
    return False


def destroy_the_dying(state: ClashState) -> None:
    """Everything whose damage is at least its DEF goes at once (EC-9.3)."""
    state.field.checked = True
    field = state.field.pieces
    dying = [
        Place(place)
        for place, values in enumerate(current_values(state))
        if values is not None and (piece := field[place]) is not None and piece.damage >= values[1]
    ]
    if dying:
        leave_field(state, sorted(dying, key=FIELD_ORDER[state.player].index), "discard")


def orderings(state: ClashState) -> list[int]:
    """The first of each different ability in the first batch (EC-10.3)."""
    first: dict[tuple[Seat, str, int], int] = {}
    for n, trigger in enumerate(state.triggers.batches[0]):
        first.setdefault((trigger.seat, trigger.card, trigger.number), n)
    return list(first.values())


def carry_out_trigger(state: ClashState, n: int) -> None:
    """Carry out the trigger of that number in the first batch (EC-10.4)."""
    batch = state.triggers.batches[0]
    trigger, rest = batch[n], batch[:n] + batch[n + 1 :]
    state.triggers.batches = (rest, *state.triggers.batches[1:]) if rest else state.triggers.batches[1:]
    if trigger.number < 0:
        carry_out_mill(state, trigger)
        return
    ability = state.pool[trigger.card].triggered(trigger.number)
    context = EffectContext(
        seat=trigger.seat,
        card=trigger.card,
        number=trigger.number,
        source=trigger.source,
        self_=trigger.self_,
        subject=trigger.subject,
    )
    if not can_take_place(state, context, ability) or (ability.may and not targets_exist(state, context, ability)):
        return
    state.events.append(tell.TriggerCarriedOut(seat=trigger.seat, card=trigger.card, on=trigger.on))
    if ability.may:
        state.stack.append(Offering(context, mill=False))
    else:
        take_place(state, context, ability)


def carry_out_mill(state: ClashState, trigger: Trigger) -> None:
    """A Discard-Pile-Trigger: it works only while the card is still there (EC-9.6)."""
    seat, card = trigger.seat, state.pool[trigger.card]
    if buried_card(state, trigger.source) is None or state.triggers.times_taken_place(seat, card.id, -1) >= MOST_TIMES:
        return
    told = tell.TriggerCarriedOut(seat=seat, card=card.id, on="mill")
    if card.creature:
        if state.field.free_spaces(seat):
            state.events.append(told)
            state.stack.append(PuttingMilled(trigger))
        return
    context = effect_context(state, seat, card, trigger.source)
    ability = card.triggered(context.number)
    if can_take_place(state, context, ability) and targets_exist(state, context, ability):
        state.events.append(told)
        state.stack.append(Offering(context, mill=True))


def can_take_place(state: ClashState, context: EffectContext, ability: Triggered) -> bool:
    """Step (1) of EC-10.4, with EC-10.6."""
    if (
        state.triggers.counts
        and state.triggers.times_taken_place(context.seat, context.card, context.number) >= MOST_TIMES
    ):
        return False
    return ability.if_ is None or condition_holds(state, ability.if_, context.seat, context.source)


def take_place(state: ClashState, context: EffectContext, ability: Triggered) -> None:
    """Steps (4) and (5) of EC-10.4."""
    state.triggers.count_time(context.seat, context.card, context.number)
    if ability.target and not context.targets:
        state.stack.append(Aiming(context, joins=False))
    else:
        state.stack.append(Operating(context, 0))


def accept_offer(state: ClashState, offer: Offering) -> None:
    """Carry out the effect to which its controller said yes; one by DPT counts as such, too (EC-10.4, EC-10.6)."""
    context = offer.context
    if offer.mill:
        state.triggers.count_time(context.seat, context.card, -1)
    take_place(state, context, state.pool[context.card].triggered(context.number))
