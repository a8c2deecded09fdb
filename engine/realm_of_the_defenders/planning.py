"""The outcome of several actions of a viewer before they are sent: what pays, who attacks, what becomes of a hand.

Pictures, words and buttons ask here, so that none of them knows a rule of its own.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import NamedTuple

import msgspec

from engine.contract import Event, Seat
from engine.realm_of_the_defenders import actions as act
from engine.realm_of_the_defenders import events as said
from engine.realm_of_the_defenders.battle import MOST_ATTACKERS, Battle, Counterstroke, Defender, Line, LineAttacker
from engine.realm_of_the_defenders.cards import (
    ACE,
    COURAGE,
    ELDER,
    FACE_VALUE,
    KING,
    MONEY,
    POWER,
    QUEEN,
    SPADES,
    VALUE,
    Card,
    Cards,
    add_all,
    remove,
    remove_all,
    worth,
)
from engine.realm_of_the_defenders.questions import (
    ForLoss,
    OfAttack,
    Payment,
    PaymentView,
    Pricing,
    cheapest,
    only_payment,
    payable,
    ways_to_pay,
)
from engine.realm_of_the_defenders.state import MOST_PLACED
from engine.realm_of_the_defenders.view import BattleView, RealmView, SeatView


def price_taken_at_once(view: RealmView, card: Card) -> Cards | None:
    """The Money that deploying a Spade takes at once, unasked; None where there is a choice."""
    return None if card == ELDER else only_payment(money_held(view), VALUE[card])


def money_held(view: RealmView) -> Cards:
    """The cards in the viewer's hand that a Defender can be paid with."""
    return tuple([card for card in view.own().hand if card in MONEY])


def deployable(view: RealmView) -> Cards:
    """The Spades in the viewer's hand that their Money pays for (RD-4.1)."""
    hand = view.own().hand
    money = worth([card for card in hand if card in MONEY])
    return tuple([card for card in hand if card in SPADES and VALUE[card] <= money])


def fair_payment(view: RealmView) -> Cards | None:
    """The least that the viewer can pay with what is left of their cards; None where nothing is asked to be paid."""
    ask = view.own().ask
    if not isinstance(ask, PaymentView):
        return None
    return cheapest(remove_all(_cards_to_pay_with(view, ask), ask.paid), ask.due - worth(ask.paid))


MOST_PAYMENTS = 99
"""Of more ways to pay none is listed."""


def payments(view: RealmView) -> Sequence[Cards]:
    """All ways to pay what is left of a cost, each from high to low, what wastes the least first (RD-4.3).

    Empty where nothing is asked to be paid, or where there are more than MOST_PAYMENTS.
    """
    ask = view.own().ask
    return (
        ways_to_pay(_cards_to_pay_with(view, ask), ask.due, ask.paid, MOST_PAYMENTS)
        if isinstance(ask, PaymentView)
        else ()
    )


def payment_choices(view: RealmView, cards: Iterable[Card]) -> Cards:
    """The viewer's choices among cards that pay together, from high to low: the game pays by itself what it must."""
    ask = view.own().ask
    if not isinstance(ask, PaymentView):
        return tuple(cards)
    return _cards_left_to_choose(_cards_to_pay_with(view, ask), ask.due, ask.paid, cards, asked=True)


def choices_to_pay(means: Cards, due: int, cards: Iterable[Card]) -> Cards:
    """The choices by which these cards pay a cost that is not asked for yet, from high to low."""
    return _cards_left_to_choose(means, due, (), cards, asked=False)


def _cards_left_to_choose(means: Cards, due: int, paid: Cards, cards: Iterable[Card], *, asked: bool) -> Cards:
    """Those among cards that pay which the game does not pay by itself; the first one is chosen if it is ``asked``."""
    chosen: Cards = ()
    for card in cards:
        missing = due - worth(paid)
        by_itself = not asked and missing > 0 and payable(means, Payment(ForLoss(), due, paid)) == {card}
        if not by_itself:
            chosen += (card,)
        asked = False
        paid += (card,)
    return chosen


def cards_left_to_pay(view: RealmView) -> Cards:
    """The cards that the viewer can still pay with: nothing above the card that was paid last (RD-4.3, RD-4.5)."""
    ask = view.own().ask
    if not isinstance(ask, PaymentView | Pricing):
        return ()
    ceiling = VALUE[ask.paid[-1]] if ask.paid else FACE_VALUE
    return tuple([card for card in remove_all(_cards_to_pay_with(view, ask), ask.paid) if VALUE[card] <= ceiling])


def can_raise_price_further(view: RealmView, cards: Sequence[Card]) -> bool:
    """True if an Elder's price can be raised further once these cards are paid; if not, the game closes it (RD-4.5)."""
    ask = view.own().ask
    if not isinstance(ask, Pricing) or worth(ask.paid) + worth(cards) >= FACE_VALUE:
        return False
    lowest = min(VALUE[card] for card in cards)
    return any(VALUE[card] <= lowest for card in remove_all(cards_left_to_pay(view), cards))


def _cards_to_pay_with(view: RealmView, ask: PaymentView | Pricing) -> Cards:
    """All that the viewer can pay with, and what they have paid with already."""
    assert view.viewer is not None
    if isinstance(ask, PaymentView) and ask.is_paid_with_courage:
        return view.seats[view.viewer].courage
    money = money_held(view)
    # An Elder who is bought, or who inspires out of the hand, is no Money.
    needed = isinstance(ask, Pricing) or (ask.purpose == "inspire" and ask.source == "hand")
    return remove(money, ELDER) if needed else money


def biddable(view: RealmView) -> list[act.Bid]:
    """A bid for each card that the viewer has not bid yet (RD-2.4)."""
    own = view.own()
    return [act.BIDS[card] for card in (Counter(own.bid_cards) - Counter(own.bid)).elements()]


def placeable(view: RealmView) -> list[act.Place]:
    """The uses of each card in the viewer's hand in the resource step, Power before Courage (RD-4.8)."""
    hand = view.own().hand
    power = [act.PLACES_POWER[card] for card in hand if card in POWER]
    return power + [act.PLACES_COURAGE[card] for card in hand if card in COURAGE]


def places_left(view: RealmView) -> int:
    """The number of cards that may still be placed in this turn (RD-4.8)."""
    return MOST_PLACED - view.placed


def lone_attackers(view: RealmView) -> tuple[Defender, ...]:
    """The viewer's Defenders that are ready to attack the one other realm; none where a realm is to be chosen first."""
    assert view.viewer is not None
    others = [seat for seat, realm in enumerate(view.seats) if seat != view.viewer and not realm.out]
    return tuple([one for one in view.seats[view.viewer].defenders if one.ready]) if len(others) == 1 else ()


class Together(NamedTuple):
    """Two of the viewer's Defenders who go against one, with a Power card each."""

    attackers: tuple[Defender, Defender]
    power: tuple[Card, Card]
    against: Defender


def overwhelming(view: RealmView, target: int) -> list[Together]:
    """The two who can defeat a Defender together whom no Power card defeats alone, with the least; the toughest first.

    The toughest attackers go: what strikes back defeats them least (RD-5.4, RD-5.13).
    """
    ready, power = sorted(lone_attackers(view), key=lambda one: -one.toughness), view.own().power
    if len(ready) < MOST_ATTACKERS:
        return []
    found = []
    most = max(map(VALUE.__getitem__, power), default=0)
    for one in sorted(view.seats[target].defenders, key=lambda one: -one.toughness):
        pairs = [pair for pair in combinations(power, MOST_ATTACKERS) if worth(pair) >= one.toughness > most]
        if pairs and one.card != KING:
            first, second = sorted(min(pairs, key=worth), key=lambda card: -VALUE[card])
            found.append(Together((ready[0], ready[1]), (first, second), one))
    return found


def opponents(view: RealmView) -> list[Seat]:
    """The other seats that are still in the game."""
    return [Seat(seat) for seat, one in enumerate(view.seats) if seat != view.viewer and not one.out]


def can_defeat_somebody(view: RealmView, target: Seat) -> bool:
    """Whether an attack of the viewer's on a realm can defeat one of its Defenders, or hits the realm itself."""
    there, power = view.seats[target].defenders, [VALUE[card] for card in view.own().power]
    weakest = min((one.toughness for one in there), default=0)
    return max(power, default=0) >= weakest or bool(overwhelming(view, target))


def target_of(ask: OfAttack, view: RealmView) -> Seat:
    """The seat that the next attacker goes against."""
    if view.battle:
        return view.battle.target
    others = [seat for seat in view.order if seat != view.viewer and not view.seats[seat].out]
    return Seat(ask.target) if isinstance(ask.target, int) else others[0]


def attackable_defenders(ask: OfAttack, view: RealmView) -> list[Defender]:
    """The Defenders against whom the next attacker can stand (RD-5.4)."""
    target = target_of(ask, view)
    defenders = view.seats[target].defenders
    room = Battle(target, view.battle.lines if view.battle else ()).room(defenders)
    return [one for one in defenders if one.id in room]


def power_against(view: RealmView, one: Defender | None) -> int:
    """The Power that has been sent against a Defender in the battle that is put together."""
    lines = view.battle.lines if view.battle and one else ()
    return sum(line.strength for line in lines if one and line.defender == one.id)


def view_with_attackers(view: RealmView, events: Sequence[Event]) -> RealmView:
    """The view with a battle as these events begin it, for whoever only thinks of it; the same when they begin none."""
    assigned = [event for event in events if isinstance(event, said.Assigned)]
    if not assigned:
        return view
    known = view.battle
    battle = Battle(assigned[0].target, known.lines if known else ())
    there = set(battle.assigned)
    later = [one for one in assigned if one.attacker not in there]
    for one in later:
        battle = battle.assigning(one.defender, LineAttacker(one.attacker, one.power))
    view = view_without_spent_power(view, later)
    return msgspec.structs.replace(view, step="respond", battle=BattleView(battle.target, battle.lines))


def view_with_target(view: RealmView, seat: int, attacked: int) -> RealmView:
    """The view with a Defender marked as attacked, by nobody yet, for whoever only thinks of it."""
    return msgspec.structs.replace(view, battle=BattleView(Seat(seat), (Line(act.DefenderId(attacked), ()),)))


def view_with_counterstrokes(view: RealmView, events: Sequence[Event]) -> RealmView:
    """The view with the cards that strike back by these events; the same when none does."""
    struck = {one.attacked: Counterstroke(one.source, one.card) for one in events if isinstance(one, said.Retaliated)}
    if view.battle is None or not struck:
        return view
    lines = tuple([
        line.countering(struck[line.defender]) if line.defender in struck else line for line in view.battle.lines
    ])  # fmt: skip
    return msgspec.structs.replace(view_without_spent_power(view, events), battle=BattleView(view.battle.target, lines))


def view_after_power_cards(view: RealmView, events: Sequence[Event]) -> RealmView:
    """The view without the viewer's Queens and Aces that these events give up, their price, and what a Queen hits in
    the open."""
    for one in events:
        if isinstance(one, said.QueenForfeited | said.AceSacrificed) and one.seat == view.viewer:
            view = _without_power(view, one)
            view = _view_after_strike(view, one.target) if isinstance(one, said.QueenForfeited) else view
    return view


def _without_power(view: RealmView, one: said.QueenForfeited | said.AceSacrificed) -> RealmView:
    own, seats = view.own(), [*view.seats]
    if one.source == "hand":
        card = QUEEN if isinstance(one, said.QueenForfeited) else ACE
        own = msgspec.structs.replace(own, hand=remove(own.hand, card))
    realm = seats[one.seat]
    seats[one.seat] = msgspec.structs.replace(
        realm,
        hand=len(own.hand),
        courage=remove_all(realm.courage, one.courage),
        defenders=tuple([defender for defender in realm.defenders if defender.id != one.defender]),
    )
    return msgspec.structs.replace(view, private=own, seats=tuple(seats))


def _view_after_strike(view: RealmView, target: said.StruckTarget) -> RealmView:
    seats, battle = [*view.seats], view.battle
    if target.pool == "courage" and target.card is not None:
        struck = seats[target.seat]
        seats[target.seat] = msgspec.structs.replace(struck, courage=remove(struck.courage, target.card))
    elif target.pool == "battle" and battle is not None:
        lines = tuple([line.countering(None) if line.defender == target.defender else line for line in battle.lines])
        battle = BattleView(battle.target, lines)
    return msgspec.structs.replace(view, seats=tuple(seats), battle=battle)


def least_loss_for(realm: SeatView, owed: int, count: int = 1) -> tuple[Cards, int]:
    """The Courage that a realm loses at least when it owes so much, and the Fortresses that fall instead (RD-7)."""
    if not owed or not realm.courage:
        return (), min(count, realm.fortresses) if owed else 0
    return cheapest(realm.courage, owed) or realm.courage, 0


def view_with_sacrifices(view: RealmView, events: Sequence[Event]) -> RealmView:
    """The view after the viewer's sacrifices in these events, each paid for with the least Courage; else the same."""
    for one in events:
        if isinstance(one, said.Sacrificed) and view.battle is not None:
            view = _with_sacrifice(view, view.battle, one)
    return view


def _with_sacrifice(view: RealmView, battle: BattleView, one: said.Sacrificed) -> RealmView:
    seat, own, realm = one.seat, view.own(), view.seats[one.seat]
    lost, fortresses = (one.courage, 0) if one.courage is not None else least_loss_for(realm, one.toughness)
    if one.source == "hand":
        own = msgspec.structs.replace(own, hand=remove(own.hand, one.card))
    realm = msgspec.structs.replace(
        realm,
        hand=len(own.hand),
        courage=remove_all(realm.courage, lost),
        fortresses=realm.fortresses - fortresses,
        defenders=tuple([defender for defender in realm.defenders if defender.id != one.defender]),
    )
    lines = tuple([line.sacrificing(one.card) if line.defender == one.attacked else line for line in battle.lines])
    seats = (*view.seats[:seat], realm, *view.seats[seat + 1 :])
    return msgspec.structs.replace(view, private=own, seats=seats, battle=BattleView(battle.target, lines))


def view_without_spent_power(view: RealmView, events: Sequence[Event]) -> RealmView:
    """The view without the cards that the viewer lays out as Power by these events."""
    seat, own = view.viewer, view.own()
    pool: list[Card] = []
    hand: list[Card] = []
    for one in events:
        match one:
            case said.Assigned(power=card) if one.seat == seat:
                pool.append(card)
            case said.Retaliated(source=source, card=card) if one.seat == seat:
                (pool if source == "pool" else hand).append(card)
    if seat is None or not (pool or hand):
        return view
    realm = view.seats[seat]
    realm = msgspec.structs.replace(realm, power=realm.power - len(pool), hand=realm.hand - len(hand))
    own = msgspec.structs.replace(own, power=remove_all(own.power, pool), hand=remove_all(own.hand, hand))
    return msgspec.structs.replace(view, private=own, seats=(*view.seats[:seat], realm, *view.seats[seat + 1 :]))


def view_with_placed_cards(view: RealmView, events: Sequence[Event]) -> RealmView:
    """The view with the cards that the viewer places by these events; the same when they place none."""
    seat, own = view.viewer, view.own()
    assert seat is not None
    power: Cards = tuple([one.card for one in events if isinstance(one, said.PlacedFaceDown) and one.seat == seat])
    open_ones = [one for one in events if isinstance(one, said.Placed) and one.seat == seat]
    courage: Cards = tuple([one.card for one in open_ones if one.card is not None])
    if not power and not courage:
        return view
    own = msgspec.structs.replace(own, hand=remove_all(own.hand, power + courage), power=add_all(own.power, power))
    realm = view.seats[seat]
    realm = msgspec.structs.replace(
        realm,
        hand=realm.hand - len(power + courage),
        power=realm.power + len(power),
        courage=add_all(realm.courage, courage),
    )
    seats = (*view.seats[:seat], realm, *view.seats[seat + 1 :])
    return msgspec.structs.replace(view, private=own, seats=seats, placed=view.placed + len(power + courage))
