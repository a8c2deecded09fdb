"""The states that a viewer holds possible: states drawn at random that look to them as their view does."""

from collections.abc import Sequence

from msgspec import UNSET

from engine.chance import Chance
from engine.contract import Seat
from engine.realm_of_the_defenders.cards import BID_CARDS, POWER, STANDARD_DECK, Card, Cards, canonical, remove_all
from engine.realm_of_the_defenders.play import demand_loss
from engine.realm_of_the_defenders.position import BattlePosition, DefenderPosition, Position, SeatPosition, restore
from engine.realm_of_the_defenders.position_checks import is_first_hand
from engine.realm_of_the_defenders.questions import (
    ChoosingAgainst,
    ChoosingAttacker,
    ChoosingPower,
    Loss,
    OfAttack,
    Shown,
)
from engine.realm_of_the_defenders.state import SEATS, RealmState
from engine.realm_of_the_defenders.view import PrivateView, RealmView, SeatView

MOST_DEALS = 10_000
"""The times that a first hand is dealt again until it fits what has happened; any deck needs far fewer times."""


def imagine(state: RealmState, view: RealmView, seed: str) -> None:
    """Make an empty state one of those, drawn at random, that the viewer holds possible.

    ValueError for a view that nobody can have; not every such view is noticed.
    """
    seats = tuple(
        _imagined_realm(view, seat, view.private if seat == view.viewer else None, Chance(f"{seed}/imagine", seat))
        for seat in SEATS[: len(view.seats)]
    )
    losses = []
    if view.due is not None:
        losses.append(Loss(view.due.seat, view.due.amount, 1))
        if view.next_due is not UNSET:
            losses.append(view.next_due)
    position = Position(
        seats=seats,
        player=view.player,
        turn=view.turn,
        order=view.order,
        step=view.step,
        deployed=view.deployed,
        attacked=view.attacked,
        placed=view.placed,
        active=view.active,
        battle=_seen_battle(view),
        last_battle=UNSET if view.last_battle is None else view.last_battle,
        losses=tuple(losses),
        ask=_own_question(view),
        outcome=view.outcome,
    )
    restore(state, position)
    if state.ask is None and state.step == "loss":
        demand_loss(state, state.losses[0])
    elif state.ask is None and state.step == "main" and state.battle is not None:
        state.ask = ChoosingAttacker()


def _seen_battle(view: RealmView) -> BattlePosition | None:
    """The battle on the table; one without attackers yet is in the viewer's question only."""
    if view.battle is not None:
        return BattlePosition(view.battle.target, view.battle.lines, view.step != "main")
    ask = None if view.private is None else view.private.ask
    if not isinstance(ask, OfAttack):
        return None
    others = [seat for seat, realm in zip(SEATS, view.seats, strict=False) if seat != view.viewer and not realm.out]
    return BattlePosition(others[0] if ask.target is UNSET else ask.target)


def _own_question(view: RealmView) -> Shown | None:
    """The viewer's question, as ``position()`` has it."""
    ask = None if view.private is None else view.private.ask
    match ask:
        case ChoosingAttacker():
            return ChoosingAttacker()
        case ChoosingPower(attacker):
            return ChoosingPower(attacker)
        case ChoosingAgainst(attacker, power):
            return ChoosingAgainst(attacker, power)
    return ask


def _imagined_realm(view: RealmView, seat: Seat, private: PrivateView | None, chance: Chance) -> SeatPosition:
    """A realm with all that is hidden dealt anew; only Power can be in the Power pool."""
    shown = view.seats[seat]
    listed = view.options.decks[seat]
    unseen = list(canonical(remove_all(STANDARD_DECK if listed == "standard" else listed, _cards_all_see(view, seat))))
    if private is not None:
        for card in (*private.hand, *private.power, *private.bid_cards):
            unseen.remove(card)
    chance.shuffle(unseen)
    power, hand = ((), ()) if private is None else (private.power, private.hand)
    if private is None:
        power = tuple([card for card in unseen if card in POWER][: shown.power])
        for card in power:
            unseen.remove(card)
        hand = _dealt_hand(view, seat, unseen, chance)
    fortresses = _deal_cards(unseen, shown.fortresses)
    deck = _deal_cards(unseen, shown.deck)
    discard = _deal_cards(unseen, shown.discard)
    if private is None:
        bid_cards = tuple(unseen)
        bid = _imagined_bid(view, shown, bid_cards, chance)
    else:
        bid_cards, bid = private.bid_cards, private.bid
    return SeatPosition(
        deck=deck,
        hand=hand,
        discard=discard,
        defeated=shown.defeated,
        power=power,
        courage=shown.courage,
        fortresses=fortresses,
        defenders=tuple([DefenderPosition(one.card, one.ready, one.under, one.id) for one in shown.defenders]),
        out=shown.out,
        own_turns=shown.own_turns,
        bid_cards=bid_cards,
        bid=bid,
        bid_done=shown.bid_done,
    )


def _cards_all_see(view: RealmView, seat: Seat) -> list[Card]:
    """The cards of a seat that everybody sees."""
    shown = view.seats[seat]
    cards = [*shown.defeated, *shown.courage]
    for one in shown.defenders:
        cards += (one.card, *one.under)
    if view.battle is not None:
        for line in view.battle.lines:
            if seat == view.player:
                cards += [attacker.power for attacker in line.attackers]
            elif seat == view.battle.target and line.counter is not None:
                cards.append(line.counter.card)
    return cards


def _deal_cards(cards: list[Card], count: int) -> Cards:
    dealt = tuple(cards[len(cards) - count :])
    del cards[len(cards) - count :]
    return dealt


def _dealt_hand(view: RealmView, seat: Seat, unseen: list[Card], chance: Chance) -> Cards:
    """A hand, and before the first turn one that fits what has happened."""
    hand = _deal_cards(unseen, view.seats[seat].hand)
    if view.step != "redraw":
        return hand
    for _ in range(MOST_DEALS):
        if is_first_hand(hand, seat in view.active):
            return hand
        unseen += hand
        chance.shuffle(unseen)
        hand = _deal_cards(unseen, len(hand))
    raise ValueError("no hand of these cards can be a first hand")


def _imagined_bid(view: RealmView, shown: SeatView, bid_cards: Sequence[Card], chance: Chance) -> Cards:
    """Any number of the ten: how many there are so far is as secret as which."""
    if view.turn or not bid_cards or view.step != "bid" or shown.out:
        return ()
    return tuple(bid_cards[: chance.below(BID_CARDS + 1)])
