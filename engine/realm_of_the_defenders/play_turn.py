"""The course of turns: drawing, deploying, placing, falling, the end (RD-3, RD-4, RD-9)."""

from typing import Literal

from engine.contract import Event, Outcome, Seat
from engine.realm_of_the_defenders import events as said
from engine.realm_of_the_defenders.actions import DefenderId
from engine.realm_of_the_defenders.battle import Defender
from engine.realm_of_the_defenders.cards import (
    ELDER,
    FACE_VALUE,
    HAND_SIZE,
    Card,
    Cards,
    add,
    canonical,
    remove,
    remove_all,
    worth,
)
from engine.realm_of_the_defenders.state import MOST_PLACED, Realm, RealmState

SHORT_GAME_FROM = 3


def begin_turns(state: RealmState, events: list[Event]) -> None:
    """Begin the first turn, that of the first seat in turn order that is not out (RD-2.11, RD-3.1)."""
    begin_turn(state, next(seat for seat in state.order if not state.realms[seat].out), events)


def begin_given_turn(state: RealmState) -> None:
    """The turn of a position begins, with the card drawn and nobody told (RD-11.7)."""
    state.turn -= 1
    begin_turn(state, state.on_turn, [])


def begin_turn(state: RealmState, seat: Seat, events: list[Event]) -> None:
    """RD-3.1: everybody's Defenders are ready, and the player draws a card."""
    state.turn += 1
    state.player = seat
    state.deployed = False
    state.attacked = False
    state.placed = 0
    for realm in state.realms:
        if not all(one.ready for one in realm.defenders):  # RD-4.4
            realm.defenders = tuple([one if one.ready else one.readied() for one in realm.defenders])
    events.append(said.TurnBegun(seat=seat, turn=state.turn))
    draw(state, seat, 1, events)
    state.wait_for(seat, "main")


def draw(state: RealmState, seat: Seat, count: int, events: list[Event]) -> None:
    """RD-3.7: the discard pile is shuffled when a card is needed, and not before."""
    realm = state.realms[seat]
    drawn = realm.take_top(count)
    if len(drawn) < count and realm.discard:
        events.append(said.Reshuffled(seat=seat, cards=len(realm.discard)))
        realm.deck = state.shuffled(realm.discard)
        realm.discard = ()
        drawn += realm.take_top(count - len(drawn))
    events.append(said.Drawing(seat=seat, count=len(drawn)))
    if drawn:
        realm.hand = add(realm.hand, drawn[0]) if len(drawn) == 1 else canonical(realm.hand + drawn)
        # In canonical order, like the hand: the order of drawing is nothing that a view tells.
        events.append(said.Drawn(seat=seat, cards=canonical(drawn), to=(seat,)))


def end_turn(state: RealmState, events: list[Event]) -> None:
    """Draw up to seven cards, and begin the next turn unless the game is over (RD-3.1, RD-9.5, RD-9.6)."""
    seat = state.on_turn
    realm = state.realms[seat]
    if not realm.out:
        if len(realm.hand) < HAND_SIZE:
            draw(state, seat, HAND_SIZE - len(realm.hand), events)
        realm.own_turns += 1
        if state.settings.short and realm.own_turns >= SHORT_GAME_FROM and not realm.defenders:
            fall(state, seat, "no_defenders", events)
    if state.outcome:
        return
    if state.turn >= state.last_turn:
        end(state, state.leaders(), "turn_limit", events)
        return
    begin_turn(state, next(other for other in state.others_after(seat) if not state.realms[other].out), events)


def place(state: RealmState, seat: Seat, card: Card, pool: Literal["power", "courage"], events: list[Event]) -> None:
    """Place a resource; the turn ends after the last that may be placed."""
    realm = state.realms[seat]
    realm.hand = remove(realm.hand, card)
    if pool == "courage":
        realm.courage = add(realm.courage, card)
        events.append(said.Placed(seat=seat, pool=pool, card=card))
    else:
        realm.power = add(realm.power, card)
        events.append(said.Placed(seat=seat, pool=pool, card=None))
        events.append(said.PlacedFaceDown(seat=seat, card=card, to=(seat,)))
    state.placed += 1
    if state.placed == MOST_PLACED:
        end_turn(state, events)


def deploy(state: RealmState, seat: Seat, card: Card, money: Cards, events: list[Event]) -> None:
    """Bring a Spade into play for Money."""
    realm = state.realms[seat]
    realm.hand = remove_all(realm.hand, (card, *money))
    realm.discard += money
    defender = enter(state, realm, card, ())
    events.append(said.Deployed(seat=seat, money=money, defender=defender))


def deploy_elder(state: RealmState, seat: Seat, money: Cards, events: list[Event]) -> None:
    """RD-4.5: for less than 15 the Money stays under the Elder."""
    state.ask = None
    realm = state.realms[seat]
    realm.hand = remove_all(realm.hand, (ELDER, *money))
    under = money if worth(money) < FACE_VALUE else ()
    if not under:
        realm.discard += money
    defender = enter(state, realm, ELDER, under)
    events.append(said.Deployed(seat=seat, money=money, defender=defender))


def enter(state: RealmState, realm: Realm, card: Card, under: Cards) -> Defender:
    """A Defender enters play, not ready, with the next number (RD-4.4)."""
    defender = Defender.entering_play(state.next_id, card, under)
    state.next_id = DefenderId(state.next_id + 1)
    realm.defenders += (defender,)
    state.deployed = True
    return defender


def fall(state: RealmState, seat: Seat, reason: said.Reason, events: list[Event]) -> None:
    """Put a realm out of the game; the last one left has won."""
    state.realms[seat].out = True
    events.append(said.RealmFallen(seat=seat, reason=reason))
    remaining = state.remaining()
    if len(remaining) == 1:
        end(state, (remaining[0],), reason, events)


def end(state: RealmState, winners: tuple[Seat, ...], reason: str, events: list[Event]) -> None:
    """End the game."""
    scores = state.scores()
    state.outcome = Outcome(winners, scores, reason)
    state.step = "over"
    state.active = ()
    state.losses = ()
    state.ask = None
    events.append(said.GameEnded(winners=winners, scores=scores, reason=reason))
