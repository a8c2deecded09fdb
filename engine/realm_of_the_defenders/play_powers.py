"""The powers of face cards and Elders, and dismantling, which an Ace answers (RD-6, RD-8)."""

from engine.contract import Event, Seat
from engine.realm_of_the_defenders import events as said
from engine.realm_of_the_defenders.actions import DefenderId, Source
from engine.realm_of_the_defenders.cards import ACE, ELDER, HAND_SIZE, QUEEN, Card, Cards, remove, remove_all
from engine.realm_of_the_defenders.play_battle import ask_for_queen
from engine.realm_of_the_defenders.play_turn import draw, enter
from engine.realm_of_the_defenders.questions import ForInspiring, ForQueen
from engine.realm_of_the_defenders.state import RealmState


def forfeit_queen(state: RealmState, seat: Seat, reason: ForQueen, courage: Cards, events: list[Event]) -> None:
    """Forfeit a Queen, which has been paid for, and hit its target."""
    state.realms[seat].forfeit(QUEEN, reason.defender, courage)
    target = reason.target
    card = strike(state, target)
    hit = said.StruckTarget(target.seat, target.pool, card, target.defender)
    events.append(
        said.QueenForfeited(seat=seat, source=reason.source, defender=reason.defender, courage=courage, target=hit)
    )
    if state.step == "queen":
        ask_for_queen(state, events)


def strike(state: RealmState, target: said.StruckTarget) -> Card:
    """Put what a Queen hits on its owner's defeated pile."""
    realm = state.realms[target.seat]
    if target.pool == "power":
        card = realm.power[state.next_stream().below(len(realm.power))]
        realm.power = remove(realm.power, card)
    elif target.defender is None:
        assert target.card is not None
        card = target.card
        realm.courage = remove(realm.courage, card)
    else:
        line = state.line(target.defender)
        assert line.counter is not None
        card = line.counter.card
        state.battle = state.fought.replacing(line.countering(None))
    realm.bury((card,))
    return card


def dismantle(state: RealmState, seat: Seat, events: list[Event]) -> None:
    """Give up the Fortress that was drawn last, for a hand of cards unless an opponent sacrifices an Ace."""
    realm = state.realms[seat]
    card = realm.fortresses[-1]
    realm.fortresses = realm.fortresses[:-1]
    realm.discard += (card,)
    events.append(said.Dismantled(seat=seat, card=card))
    ask_for_ace(state, seat, events)


def ask_for_ace(state: RealmState, after: Seat, events: list[Event]) -> None:
    """RD-6.3: the next opponent to the left of ``after`` who may have an Ace; the cards if there is none."""
    for seat in state.others_after(after):
        if seat == state.player:
            break
        realm = state.realms[seat]
        if not realm.out and realm.threatens(ACE, realm.defenders):
            state.wait_for(seat, "ace")
            return
    draw(state, state.on_turn, HAND_SIZE, events)
    state.wait_for(state.on_turn, "resource")


def sacrifice_ace(
    state: RealmState, seat: Seat, source: Source, defender: DefenderId | None, courage: Cards, events: list[Event]
) -> None:
    """Sacrifice an Ace, which has been paid for: no cards are drawn for the Fortress."""
    state.realms[seat].forfeit(ACE, defender, courage)
    events.append(said.AceSacrificed(seat=seat, source=source, defender=defender, courage=courage))
    state.wait_for(state.on_turn, "resource")


def inspire(state: RealmState, seat: Seat, reason: ForInspiring, money: Cards, events: list[Event]) -> None:
    """Bring a Spade back from the defeated pile by an Elder and Money."""
    realm = state.realms[seat]
    realm.hand = remove_all(realm.hand, money)
    realm.discard += money
    if reason.defender is None:
        realm.hand = remove(realm.hand, ELDER)
    else:
        elder = realm.defender(reason.defender)
        realm.take_from_play(elder)
        realm.discard += elder.under
    realm.defeated = remove(realm.defeated, reason.card)
    realm.bury((ELDER,))
    defender = enter(state, realm, reason.card, ())
    events.append(said.Inspired(seat=seat, source=reason.source, elder=reason.defender, money=money, defender=defender))
