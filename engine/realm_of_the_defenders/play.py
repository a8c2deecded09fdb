"""The effects of actions: the way in to the other `play` files, and resigning (RD-3.4, RD-3.5, RD-9.4)."""

from typing import assert_never

from engine.contract import Event, Seat
from engine.realm_of_the_defenders import actions as act
from engine.realm_of_the_defenders import events as said
from engine.realm_of_the_defenders import questions as ask
from engine.realm_of_the_defenders.battle import Battle
from engine.realm_of_the_defenders.cards import ELDER, FACE_VALUE, VALUE, Card, add, worth
from engine.realm_of_the_defenders.legal import answers, line_to_block, line_to_hit
from engine.realm_of_the_defenders.play_battle import (
    aim_counterstrokes,
    ask_for_loss,
    ask_for_queen,
    assign,
    begin_battle,
    call_off_battle,
    lose_courage,
    retaliate,
    sacrifice,
    sacrifice_jack,
    stop_attacker,
    suffer_losses,
)
from engine.realm_of_the_defenders.play_opening import close_bid, compare_bids, redraw, redraw_answered
from engine.realm_of_the_defenders.play_powers import ask_for_ace, dismantle, forfeit_queen, inspire, sacrifice_ace
from engine.realm_of_the_defenders.play_turn import deploy, deploy_elder, end, end_turn, fall, place
from engine.realm_of_the_defenders.refusals import refuse
from engine.realm_of_the_defenders.state import ALONE, RealmState


def play(state: RealmState, seat: Seat, action: act.Move) -> list[Event]:
    """Carry out a legal action, and the answers that it forces.

    A battle is remembered until somebody acts in a later turn, so that everybody has seen who fell; between two, until
    whoever attacked does, for their turn may end with it. A question alone is no act: nobody else may notice it
    (RD-3.4).
    """
    events: list[Event] = []
    turn = state.turn - (state.seats == 2)
    carry_out(state, seat, action, events)
    if state.ask is not None:
        answer_forced(state, events)
    if state.last_battle is not None and events and state.last_battle.turn < turn:
        state.last_battle = None
    return events


def answer_forced(state: RealmState, events: list[Event]) -> None:
    """RD-3.5: questions with exactly one answer."""
    while state.ask is not None:
        seat = state.active[0]
        found = answers(state, seat, state.ask)
        if len(found) != 1:
            state._remembered = {seat: found}
            return
        carry_out(state, seat, found[0], events)


def demand_loss(state: RealmState, loss: ask.Loss) -> None:
    """Ask for a loss, as far as the answer is not forced."""
    ask_for_loss(state, loss)
    answer_forced(state, [])


def carry_out(state: RealmState, seat: Seat, action: act.Move, events: list[Event]) -> None:
    """Carry out a legal action, without the answers that it forces."""
    match action:
        case act.Pay(card):
            pay(state, seat, card, events)
        case act.Done():
            close_open(state, seat, events)
        case act.Place(card, pool):
            place(state, seat, card, pool, events)
        case act.Deploy(card):
            state.ask = ask.Pricing(card) if card == ELDER else ask.Payment(ask.ForDeploying(card), VALUE[card])
        case act.Attack(other):
            state.battle = Battle(other)
            state.ask = ask.ChoosingAttacker()
        case act.Attacker(defender):
            state.ask = ask.ChoosingPower(defender)
        case act.Power(card):
            asked = state.ask
            assert isinstance(asked, ask.ChoosingPower)
            state.ask = ask.ChoosingAgainst(asked.attacker, card)
        case act.Against(defender):
            assign(state, seat, defender, events)
        case act.Bid(card):
            realm = state.realms[seat]
            realm.bid = add(realm.bid, card)
        case act.Retaliate(attacked):
            state.ask = ask.Countering(attacked)
        case act.Counter(source, card):
            retaliate(state, seat, source, card, events)
        case act.Sacrifice(attacked):
            state.ask = ask.Offering(attacked)
        case act.Offer():
            sacrifice(state, seat, action, events)
        case act.Block(attacker):
            events.append(said.Blocked(seat=seat, attacker=attacker))
            stop_attacker(state, line_to_block(state), attacker, events)
        case act.Hit(attacker):
            events.append(said.HitChosen(seat=seat, attacker=attacker))
            state.battle = state.fought.replacing(line_to_hit(state).striking(attacker))
            aim_counterstrokes(state, events)
        case act.Pass():
            events.append(said.Passed(seat=seat))
            if state.step == "queen":
                aim_counterstrokes(state, events)
            else:
                ask_for_ace(state, seat, events)
        case act.Dismantle():
            dismantle(state, seat, events)
        case act.Ace(source, defender):
            state.ask = ask.Payment(ask.ForAce(source, defender), ask.POWER_PRICE)
        case act.Queen(source, defender):
            state.ask = ask.Striking(source, defender)
        case act.Strike(other, pool, card, defender):
            striking = state.ask
            assert isinstance(striking, ask.Striking)
            hit = said.StruckTarget(other, pool, card, defender)
            state.ask = ask.Payment(ask.ForQueen(striking.source, striking.defender, hit), ask.POWER_PRICE)
        case act.Inspire(source, defender):
            state.ask = ask.Recalling(source, defender)
        case act.Recall(card):
            recalling = state.ask
            assert isinstance(recalling, ask.Recalling)
            reason = ask.ForInspiring(card, recalling.source, recalling.defender)
            state.ask = ask.Payment(reason, ask.INSPIRING_FACTOR * VALUE[card])
        case act.Redraw():
            redraw(state, seat, events)
        case act.Keep():
            events.append(said.HandKept(seat=seat))
            redraw_answered(state, seat, events)
        case _:
            assert_never(action)


def close_open(state: RealmState, seat: Seat, events: list[Event]) -> None:
    """Close what is open: a question that may be closed, or the step."""
    if isinstance(state.ask, ask.ChoosingAttacker):
        begin_battle(state, events)
    elif isinstance(state.ask, ask.Pricing):
        deploy_elder(state, seat, state.ask.paid, events)
    elif state.step == "resource":
        end_turn(state, events)
    elif state.step == "bid":
        close_bid(state, seat, events)
    else:
        events.append(said.StepDone(seat=seat))
        if state.step == "respond":
            ask_for_queen(state, events)
        elif state.attacked:  # RD-4.9
            end_turn(state, events)
        else:
            state.step = "resource"


def pay(state: RealmState, seat: Seat, card: Card, events: list[Event]) -> None:
    """Add a card to a payment; carry out what it is for once it is enough."""
    asked = state.ask
    if isinstance(asked, ask.Pricing):
        paid = (*asked.paid, card)
        if worth(paid) >= FACE_VALUE:
            deploy_elder(state, seat, paid, events)
        else:
            state.ask = ask.Pricing(asked.card, paid)
        return
    assert isinstance(asked, ask.Payment)
    paid = (*asked.paid, card)
    if worth(paid) < asked.due:
        state.ask = ask.Payment(asked.reason, asked.due, paid)
        return
    state.ask = None
    match asked.reason:
        case ask.ForDeploying(spade):
            deploy(state, seat, spade, paid, events)
        case ask.ForLoss():
            lose_courage(state, paid, events)
        case ask.ForInspiring():
            inspire(state, seat, asked.reason, paid, events)
        case ask.ForQueen():
            forfeit_queen(state, seat, asked.reason, paid, events)
        case ask.ForAce(source, defender):
            sacrifice_ace(state, seat, source, defender, paid, events)
        case ask.ForJack(attacked):
            sacrifice_jack(state, seat, attacked, paid, events)
        case _:
            assert_never(asked.reason)


# Resigning (RD-9.4)


def resign(state: RealmState, seat: Seat) -> list[Event]:
    """Carry out a resignation; IllegalAction for a seat that is not in the game any more."""
    if state.outcome:
        raise refuse("over")
    if state.realms[seat].out:
        raise refuse("out")
    drop_questions_of(state, seat)
    events: list[Event] = []
    fall(state, seat, "resigned", events)
    if not state.outcome:
        go_on_without(state, seat, events)
        if state.ask is not None:
            answer_forced(state, events)
    return events


def break_off(state: RealmState, reason: str) -> None:
    """End the game without a winner."""
    end(state, (), reason, [])


def drop_questions_of(state: RealmState, seat: Seat) -> None:
    """The questions and the battle that end with a resignation."""
    battle = state.battle
    involved = seat == state.player or (battle is not None and seat == battle.target)
    reason = state.ask.reason if isinstance(state.ask, ask.Payment) else None
    own = state.active == ALONE[seat]
    of_queen = isinstance(state.ask, ask.Striking) or isinstance(reason, ask.ForQueen)
    if own or of_queen or (involved and not isinstance(reason, ask.ForLoss)):
        state.ask = None
    if involved:
        call_off_battle(state)


def go_on_without(state: RealmState, seat: Seat, events: list[Event]) -> None:
    """Go on with whatever waited for a seat that has resigned."""
    match state.step:
        case "bid":
            state.active = tuple([other for other in state.active if other != seat])
            if not state.active:
                compare_bids(state, events)
        case "redraw":
            redraw_answered(state, seat, events)
        case "loss":
            owing = state.losses[0].seat
            state.losses = tuple([loss for loss in state.losses if loss.seat != seat])
            if owing == seat:
                suffer_losses(state, events)
        case "ace" if seat != state.player:
            if state.active == ALONE[seat]:
                ask_for_ace(state, seat, events)
        case "respond" | "block" | "queen" | "hit" if seat != state.player:
            if state.battle is None:
                state.wait_for(state.on_turn, "main")
        case _:
            if seat == state.player:
                end_turn(state, events)
