"""The effects of actions (EC-6, EC-14.2)."""

from collections.abc import Mapping
from typing import assert_never

from engine.contract import Event, Seat
from engine.elemental_clash import actions as act
from engine.elemental_clash import events as tell
from engine.elemental_clash.actions import Move
from engine.elemental_clash.cards import Card
from engine.elemental_clash.chain import announce_spell, close_window, finish_spec
from engine.elemental_clash.changes import add_stone, discard_card, end_game, lay_card, move_on_field, name_of_target
from engine.elemental_clash.combat import FIGHTING, WINDOW_BIT, end_attacks, go_to_step
from engine.elemental_clash.frames import (
    NOBODY,
    SETTLING,
    Aiming,
    Assault,
    Discarding,
    Dividing,
    Fighting,
    Offering,
    Putting,
    PuttingFound,
    PuttingMilled,
    Searching,
    TurnStep,
    Window,
    player_uid,
)
from engine.elemental_clash.latest_changes import changes_after, drawn_after
from engine.elemental_clash.machine import run
from engine.elemental_clash.putting import put_in_space, put_milled
from engine.elemental_clash.refusals import refuse
from engine.elemental_clash.searching import end_search, put_found, take_found
from engine.elemental_clash.settling import accept_offer, carry_out_trigger
from engine.elemental_clash.squares import BY_NAME, NAME, OTHER, PILES, PLAYER_NAME, SEATS, Place
from engine.elemental_clash.state import ClashState
from engine.elemental_clash.targets import candidates
from engine.elemental_clash.triggering import trigger
from engine.elemental_clash.turn import end_moving


def switch_order(state: ClashState, seat: Seat, action: act.SwitchOrder) -> None:
    """EC-8.7: the decision at hand stays."""
    bit = WINDOW_BIT[action.window]
    state.orders[seat] = state.orders[seat] | bit if action.on else state.orders[seat] & ~bit
    state.asked[seat] |= bit
    state.events.append(tell.Asked(window=action.window, on=action.on, to=(seat,)))


def carry_out_action(state: ClashState, seat: Seat, action: Move) -> None:
    """Carry out an action; what it leads to lies on the stack until ``run`` comes to it."""
    match action:
        case act.PlayCard(card, pile):
            play_card(state, seat, state.pool[card], pile)
        case act.PlayStone(card, pile):
            play_stone(state, seat, state.pool[card], pile)
        case act.MoveCreature(start, to):
            move_creature(state, seat, BY_NAME[start], BY_NAME[to])
        case act.PlaceCreature(start, to):
            place_creature(state, seat, BY_NAME[start], BY_NAME[to])
        case act.Target(ref, card):
            pick_target(state, ref, card)
        case act.Pass():
            pass_window(state)
        case act.EndTurn():
            go_to_step(state, "closing")
        case act.GoToCombat():
            go_to_step(state, "attack")
        case act.Attack(start, to):
            declare_attack(state, BY_NAME[start], to)
        case act.Block(start, to):
            declare_block(state, BY_NAME[start], BY_NAME[to])
        case act.Done():
            end_step(state)
        case act.Skip():
            skip(state)
        case act.OrderTrigger(n):
            carry_out_trigger(state, n)
        case act.Yes():
            answer_offer(state, yes=True)
        case act.No():
            answer_offer(state, yes=False)
        case act.Put(to):
            choose_space(state, BY_NAME[to])
        case act.TakeFound(card):
            frame = state.stack[-1]
            if isinstance(frame, Searching):
                take_found(state, frame, state.pool.numbers[card])
        case act.DiscardCard(card):
            frame = state.stack[-1]
            if isinstance(frame, Discarding):
                state.stack[-1] = Discarding(seat, frame.n - 1)
                discard_card(state, seat, state.pool.numbers[card])
        case act.Divide(_, n):
            frame = state.stack[-1]
            if isinstance(frame, Dividing):
                state.stack[-1] = Dividing((*frame.shares, n))
        case act.SwitchOrder():
            switch_order(state, seat, action)
        case _:
            assert_never(action)


def play_card(state: ClashState, seat: Seat, card: Card, pile: int) -> None:
    """Put a card from the hand on a pile: a creature comes into play, a spell is announced."""
    place = PILES[seat][pile - 1]
    leave_window(state)
    state.zones.from_hand(seat, card.no)
    state.events.append(tell.CardPlayed(seat=seat, card=card.id, pile=pile))
    if card.creature:
        piece = lay_card(state, card, place)
        state.stack.append(SETTLING)
        trigger(state, "play", [(piece, place)])
    else:
        piece = lay_card(state, card, place, "chain")
        announce_spell(state, seat, card, piece.uid)


def leave_window(state: ClashState) -> None:
    """After a Flash spell it is looked at again who is asked; the fight window starts again (EC-8.1)."""
    frame = state.stack[-1]
    if isinstance(frame, Fighting):
        state.stack[-1] = FIGHTING[0]
    elif isinstance(frame, Window):
        state.stack[-1] = Window(frame.seat, frame.links)
    elif isinstance(frame, TurnStep) and frame.step in ("flash_block", "end_window"):
        go_to_step(state, "block" if frame.step == "flash_block" else "closing")


def play_stone(state: ClashState, seat: Seat, card: Card, pile: int) -> None:
    """Put a stone from the hand on a pile, or begin a pile with it."""
    state.stones_left -= 1
    state.zones.from_hand(seat, card.no)
    state.events.append(tell.StonePlayed(seat=seat, card=card.id, pile=pile))
    stone = add_stone(state, seat, card, pile - 1)
    state.stack.append(SETTLING)
    if card.ability or state.field.watchers:
        trigger(state, "play", [(stone, PILES[seat][pile - 1])])


def place_creature(state: ClashState, seat: Seat, start: Place, to: Place) -> None:
    """Move a creature from its pile to a space."""
    move_on_field(state, start, to)
    tell_place(state, seat, start, to)
    state.stack.append(SETTLING)


def move_creature(state: ClashState, seat: Seat, start: Place, to: Place) -> None:
    """Move a creature to another space, and what stands there to where it came from."""
    exchanged = state.field.pieces[to] is not None
    move_on_field(state, start, to)
    piece = state.field.pieces[to]
    if piece is not None:
        state.moved += (piece.uid,)
    tell_place(state, seat, start, to)
    if exchanged:
        tell_place(state, seat, to, start)
    state.stack.append(SETTLING)


def tell_place(state: ClashState, seat: Seat, start: Place, to: Place) -> None:
    """Tell that whatever is at ``to`` has come there from ``start``."""
    piece = state.field.pieces[to]
    if piece is not None:
        state.events.append(tell.Placed(seat=seat, card=piece.card.id, from_=NAME[start], ref=NAME[to]))


def declare_attack(state: ClashState, start: Place, to: str) -> None:
    """Note an attack on a player or a creature; it is fought after the blocks."""
    piece = state.field.pieces[start]
    if piece is None:
        return
    target = NOBODY
    if to in PLAYER_NAME:
        target = player_uid(SEATS[PLAYER_NAME.index(to)])
    else:
        attacked = state.field.pieces[BY_NAME[to]]
        target = NOBODY if attacked is None else attacked.uid
    state.attacks += (Assault(piece.uid, target),)
    state.events.append(tell.Attacked(from_=NAME[start], card=piece.card.id, at=to))


def declare_block(state: ClashState, start: Place, to: Place) -> None:
    """Note a blocker of an attacker."""
    piece, blocked = state.field.pieces[start], state.field.pieces[to]
    if piece is None or blocked is None:
        return
    go_to_step(state, "block")
    state.attacks = tuple(
        Assault(attack.attacker, attack.to, True, (*attack.blockers, piece.uid))
        if attack.attacker == blocked.uid
        else attack
        for attack in state.attacks
    )
    state.events.append(tell.Blocked(from_=NAME[start], card=piece.card.id, at=NAME[to]))


def end_step(state: ClashState) -> None:
    """End the step that the player is done with: moving, attacking or blocking."""
    frame = state.stack[-1]
    if isinstance(frame, TurnStep):
        if frame.step == "move":
            end_moving(state)
        elif frame.step == "attack":
            end_attacks(state)
        else:
            go_to_step(state, "blocked")


def pass_window(state: ClashState) -> None:
    """Pass in the window that is open."""
    frame = state.stack[-1]
    if isinstance(frame, Window):
        close_window(state, frame)
    elif isinstance(frame, Fighting):
        state.stack[-1] = FIGHTING[frame.passed + 1]
    else:
        go_to_step(state, "end")


def pick_target(state: ClashState, ref: str | None, card: str | None) -> None:
    """Add a card, by its place or its id, to the targets picked so far."""
    aim = state.stack[-1]
    if isinstance(aim, Aiming):
        wanted = ref or card
        uid = next(uid for uid in candidates(state, aim) if name_of_target(state, uid) == wanted)
        state.stack[-1] = Aiming(aim.context, aim.joins, (*aim.picked, uid))


def skip(state: ClashState) -> None:
    """Pick no further target, or end a search."""
    frame = state.stack[-1]
    if isinstance(frame, Aiming):
        finish_spec(state, frame)
    elif isinstance(frame, Searching):
        end_search(state, frame)


def answer_offer(state: ClashState, yes: bool) -> None:
    """Answer an offer."""
    frame = state.stack.pop()
    if yes and isinstance(frame, Offering):
        accept_offer(state, frame)


def choose_space(state: ClashState, to: Place) -> None:
    """Put the creature that is to be put somewhere on this space."""
    frame = state.stack[-1]
    if isinstance(frame, Putting):
        put_in_space(state, frame, to)
    elif isinstance(frame, PuttingFound):
        put_found(state, frame, to)
    elif isinstance(frame, PuttingMilled):
        put_milled(state, frame, to)


def apply(state: ClashState, seat: Seat, action: Move) -> list[Event]:
    """Carry out a legal action, and whatever follows from it until somebody has to decide again."""
    events = state.events = []
    if isinstance(action, act.SwitchOrder):
        switch_order(state, seat, action)
    else:
        turn = state.turn
        carry_out_action(state, seat, action)
        run(state)
        state.lately = changes_after(state.lately, turn, events)
        state.drawn = drawn_after(state.drawn, events)
    return events


def resign(state: ClashState, seat: Seat) -> list[Event]:
    """Give up for a seat; IllegalAction when the game is over."""
    if state.outcome is not None:
        raise refuse("over", "EC-9.9")
    events = state.events = [tell.Resigned(seat=seat)]
    end_game(state, (OTHER[seat],), "resign")
    return events


def stop(state: ClashState, reason: str) -> None:
    """End the game without a winner."""
    end_game(state, (), reason)


def ordered(state: ClashState, seat: Seat, orders: Mapping[str, bool]) -> Move | None:
    """The next order to switch, as long as it may be switched in this turn (EC-8.7)."""
    for window, bit in WINDOW_BIT.items():
        on = orders.get(window, False)
        if on != bool(state.orders[seat] & bit) and (action := act.SwitchOrder(window, on)) in state.legal(seat):
            return action
    return None
