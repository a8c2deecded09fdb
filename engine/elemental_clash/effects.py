"""The operations of the effect language (EC-11.8 to EC-11.14).

Nothing here calls itself: what is not finished lies on the stack as a frame, so that a decision can come anywhere and
the state can be copied and written down at any moment.
"""

from collections.abc import Sequence
from typing import assert_never

from engine.contract import Seat
from engine.elemental_clash import events as tell
from engine.elemental_clash.chain import counter_spell
from engine.elemental_clash.changes import (
    damage_creature,
    damage_player,
    discard_card,
    draw,
    give_known_card,
    heal_player,
    leave_field,
    next_chance_stream,
    unbury,
)
from engine.elemental_clash.frames import Discarding, EffectContext, LastingEffect, Operating, Putting
from engine.elemental_clash.language import (
    LARGEST,
    AddStones,
    Buff,
    Counter,
    Damage,
    Destroy,
    Discard,
    Draw,
    Heal,
    Keyword,
    Move,
    Operation,
    Search,
)
from engine.elemental_clash.searching import op_search
from engine.elemental_clash.squares import FIELD_ORDER, NAME, SEATS
from engine.elemental_clash.state import ClashState
from engine.elemental_clash.targets import amount_of, creatures_among, in_play, players_named, uids_meant
from engine.elemental_clash.values import condition_holds


def run_operations(state: ClashState, frame: Operating) -> None:
    """Carry out operations until one needs a frame of its own."""
    context = frame.context
    ops = state.pool[context.card].triggered(context.number).do
    stack = state.stack
    stack.pop()
    for number in range(frame.op, len(ops)):
        op = ops[number]
        if op.if_ is not None and not condition_holds(state, op.if_, context.seat, context.source):
            continue
        depth = len(stack)
        if number + 1 < len(ops):
            stack.append(Operating(context, number + 1))
        above = len(stack)
        carry_out_operation(state, op, number, context)
        if len(stack) != above:  # the game is over, or the operation goes on in a frame
            return
        del stack[depth:]


def carry_out_operation(state: ClashState, op: Operation, number: int, context: EffectContext) -> None:
    """Carry out one operation of an effect, or put a frame on the stack that goes on with it."""
    match op:
        case Damage():
            op_damage(state, uids_meant(state, op.to, context), amount_of(state, op.n, context))
        case Heal():
            n = None if op.n is None else amount_of(state, op.n, context)
            op_heal(state, uids_meant(state, op.what, context), n)
        case Draw():
            n = amount_of(state, op.n, context)
            if n > 0:
                draw(state, players_named(state, op.who, context.seat), n)
        case Discard():
            op_discard(state, players_named(state, op.who, context.seat), amount_of(state, op.n, context), op.random)
        case Destroy():
            op_destroy(state, uids_meant(state, op.what, context))
        case Move():
            op_move(state, uids_meant(state, op.what, context), op)
        case Search():
            op_search(state, op, number, context)
        case Buff():
            op_buff(state, op, context)
        case Counter():
            for uid in uids_meant(state, op.what, context):
                counter_spell(state, uid)
        case AddStones():
            n = amount_of(state, op.n, context)
            if n > 0 and context.seat == state.player:
                state.stones_left = min(state.stones_left + n, LARGEST)
                state.events.append(tell.StonesAdded(seat=context.seat, n=n))
        case _:
            assert_never(op)


def op_damage(state: ClashState, uids: Sequence[int], n: int) -> None:
    """Damage players, who have negative uids, and creatures (EC-11.8)."""
    if n <= 0:
        return
    for uid in uids:
        if uid < 0:
            damage_player(state, SEATS[-1 - uid], n)
        else:
            for place in creatures_among(state, [uid]):
                damage_creature(state, place, n)


def op_heal(state: ClashState, uids: Sequence[int], n: int | None) -> None:
    """Heal players and creatures; None: creatures of all damage (EC-9.2)."""
    for uid in uids:
        if uid < 0:
            if n is not None and n > 0:
                heal_player(state, SEATS[-1 - uid], n)
            continue
        for place in creatures_among(state, [uid]):
            piece = state.field.pieces[place]
            healed = 0 if piece is None else piece.damage if n is None else min(n, piece.damage)
            if piece is not None and healed > 0:
                state.field.set_damage(place, piece.damage - healed)
                state.events.append(tell.Healed(at=NAME[place], card=piece.card.id, n=healed))


def op_discard(state: ClashState, players: Sequence[Seat], n: int, random: bool) -> None:
    """Let players discard cards of their choice, one player after the other, or at random."""
    if n <= 0:
        return
    if not random:
        state.stack.extend(Discarding(seat, n) for seat in reversed(players))
        return
    for seat in players:
        if len(state.zones.hand[seat]) <= n:
            discard_hand(state, seat)
            continue
        for _ in range(n):
            hand = state.zones.hand[seat]
            discard_card(state, seat, hand[next_chance_stream(state).below(len(hand))])


def discard_hand(state: ClashState, seat: Seat) -> None:
    """Discard all cards in a hand."""
    for no in state.zones.hand[seat]:
        discard_card(state, seat, no)


def op_destroy(state: ClashState, uids: Sequence[int]) -> None:
    """Creatures and permanents, all at once (EC-11.11)."""
    places = [place for uid in uids if (place := in_play(state, uid)) is not None]
    if places:
        leave_field(state, sorted(places, key=FIELD_ORDER[state.player].index), "discard")


def op_move(state: ClashState, uids: Sequence[int], op: Move) -> None:
    """Move cards of the field and of discard piles to a zone or an area."""
    if op.to == "atk" or op.to == "def":
        state.stack.append(Putting(tuple(uid for uid in uids if uid > 0), op.to))
        return
    if op.to == "discard":
        op_destroy(state, uids)
    places = []
    for uid in uids:
        place = state.field.where.get(uid)
        piece = None if place is None else state.field.pieces[place]
        if place is not None and piece is not None and piece.uid == uid and piece.status != "chain":
            places.append(place)
        elif op.to != "discard":
            move_buried(state, uid, op)
    if places:
        leave_field(state, places, op.to)


def move_buried(state: ClashState, uid: int, op: Move) -> None:
    """Move a card of a discard pile to a hand or Spellbook, if it is still there."""
    found = unbury(state, uid)
    if found is not None and op.to in ("hand", "top", "bottom"):
        seat, card = found
        give_known_card(state, seat, card.no, op.to)
        state.events.append(tell.Moved(card=card.id, seat=seat, from_="discard", into=op.to))


def op_buff(state: ClashState, op: Buff, context: EffectContext) -> None:
    """EC-11.13: the values are fixed now."""
    atk, def_ = amount_of(state, op.atk, context), amount_of(state, op.def_, context)
    if not (atk or def_ or op.add):
        return
    until: int | None = None
    if op.for_ != "stay":
        # In the End Phase this turn's effects have ended already, so "turn" means the next one, too.
        late = state.phase == "end"
        until = state.turn + (1 if op.for_ == "round" or late else 0)
    add: tuple[Keyword, ...] = tuple(sorted(set(op.add)))
    effect = LastingEffect(atk=atk, def_=def_, add=add, until=until)
    for place in creatures_among(state, uids_meant(state, op.what, context)):
        piece = state.field.pieces[place]
        if piece is not None:
            state.field.set_effects(place, (*piece.effects, effect))
            state.events.append(
                tell.Buffed(at=NAME[place], card=piece.card.id, atk=atk, def_=def_, add=add, for_=op.for_)
            )


def continue_discarding(state: ClashState, frame: Discarding) -> bool:
    """True if the player has to choose."""
    seat, hand = frame.seat, state.zones.hand[frame.seat]
    if frame.n and len(hand) > frame.n:
        state.waiting_for = seat
        return True
    state.stack.pop()
    if frame.n:
        discard_hand(state, seat)
    return False
