"""The set-up: bids and first hands (RD-2)."""

from collections.abc import Sequence

from engine.contract import Event, Seat
from engine.realm_of_the_defenders import events as said
from engine.realm_of_the_defenders.cards import (
    BID_CARDS,
    ELDER,
    HAND_SIZE,
    Cards,
    DeckList,
    are_of_one_suit,
    canonical,
    remove,
    remove_all,
)
from engine.realm_of_the_defenders.play_turn import begin_turns
from engine.realm_of_the_defenders.state import Realm, RealmState


def deal(state: RealmState, decks: Sequence[DeckList], *, bids: bool = True) -> None:
    """Fortresses and bid cards are drawn, and everybody bids; without ``bids`` it is as if all had bid nothing."""
    for deck in decks:
        state.realms.append(fresh_realm(state, deck))
    if not bids:
        for realm in state.realms:
            realm.bid_done = True
        compare_bids(state, [])


def fresh_realm(state: RealmState, deck_list: DeckList) -> Realm:
    """A shuffled deck, of which the Fortresses and the bid cards have been drawn (RD-2.1 to RD-2.3)."""
    realm = Realm()
    realm.deck_list = deck_list
    realm.deck = state.shuffled(deck_list.cards)
    realm.hand = realm.discard = realm.defeated = realm.power = realm.courage = realm.bid = ()
    realm.defenders = ()
    realm.bid_done = realm.out = False
    realm.own_turns = 0
    realm.fortresses = realm.take_top(state.settings.fortresses)
    realm.bid_cards = canonical(realm.take_top(BID_CARDS))
    return realm


def close_bid(state: RealmState, seat: Seat, events: list[Event]) -> None:
    """Close a seat's bid; compare all bids when it was the last."""
    state.realms[seat].bid_done = True
    events.append(said.BidClosed(seat=seat))
    state.active = tuple([other for other in state.active if other != seat])
    if not state.active:
        compare_bids(state, events)


def compare_bids(state: RealmState, events: list[Event]) -> None:
    """Show all bids, order the seats by them, and deal the hands."""
    bidders = state.remaining()
    toss = put_in_order(state, bidders)
    bids = tuple([None if realm.out else realm.bid for realm in state.realms])
    events.append(said.BidsShown(bids=bids, order=state.order, toss=toss))
    find_elder(state, state.order[0], events)
    for seat in bidders:
        realm = state.realms[seat]
        realm.defeated, realm.bid = realm.bid, ()
        realm.deck = state.shuffled(realm.deck + remove_all(realm.bid_cards, realm.defeated))
        realm.bid_cards = ()
    dealt = {seat: state.realms[seat].take_top(HAND_SIZE) for seat in bidders}
    poor = [seat for seat in bidders if are_of_one_suit(dealt[seat])]
    for seat in poor:  # RD-2.9
        dealt[seat] = draw_anew(state, seat, dealt[seat], events)
    for seat in bidders:
        realm = state.realms[seat]
        realm.hand = canonical(realm.hand + dealt[seat])
        events.append(said.HandDealt(seat=seat, cards=realm.hand, to=(seat,)))
    state.step = "redraw"
    state.active = tuple([seat for seat in bidders if poor and seat not in poor])
    if not state.active:
        begin_turns(state, events)


def put_in_order(state: RealmState, bidders: Sequence[Seat]) -> bool:
    """RD-2.5: the order of turns, and whether it had to be tossed for."""
    rank = {seat: (-len(state.realms[seat].bid), seat != state.settings.lost_last) for seat in bidders}
    toss = len(set(rank.values())) < len(bidders)
    lots = list(range(len(state.realms)))
    if toss:
        state.next_stream().shuffle(lots)
    state.order = tuple(sorted(bidders, key=lambda seat: (rank[seat], lots.index(seat))))
    return toss


def find_elder(state: RealmState, seat: Seat, events: list[Event]) -> None:
    """RD-2.6: out of the deck as it is before the unused bid cards come back."""
    realm = state.realms[seat]
    found = ELDER in realm.deck
    if found:
        realm.deck = remove(realm.deck, ELDER)
        realm.hand = (ELDER,)
    events.append(said.ElderSought(seat=seat, found=found))


def draw_anew(state: RealmState, seat: Seat, cards: Cards, events: list[Event]) -> Cards:
    """Show seven cards, shuffle them into the deck and draw seven others."""
    realm = state.realms[seat]
    events.append(said.HandRedrawn(seat=seat, cards=canonical(cards)))
    realm.deck = state.shuffled(realm.deck + cards)
    return realm.take_top(HAND_SIZE)


def redraw(state: RealmState, seat: Seat, events: list[Event]) -> None:
    """Put a hand back and draw another one."""
    realm = state.realms[seat]
    won: Cards = (ELDER,) if len(realm.hand) > HAND_SIZE else ()
    realm.hand = canonical(won + draw_anew(state, seat, remove_all(realm.hand, won), events))
    events.append(said.HandDealt(seat=seat, cards=realm.hand, to=(seat,)))
    redraw_answered(state, seat, events)


def redraw_answered(state: RealmState, seat: Seat, events: list[Event]) -> None:
    """Begin the turns when everybody has said whether to redraw."""
    state.active = tuple([other for other in state.active if other != seat])
    if not state.active:
        begin_turns(state, events)
