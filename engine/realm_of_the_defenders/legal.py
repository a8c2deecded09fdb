"""The legal actions, in the order of the rules (RD-11.2, RD-11.3)."""

from typing import assert_never

from engine.contract import Seat
from engine.realm_of_the_defenders import actions as act
from engine.realm_of_the_defenders.battle import Defender, Line
from engine.realm_of_the_defenders.cards import (
    ACE,
    DEFENDERS,
    ELDER,
    FACE_VALUE,
    JACK,
    MONEY,
    POWER,
    QUEEN,
    SPADES,
    VALUE,
    Card,
    Cards,
    canonical,
    remove,
    remove_all,
    worth,
)
from engine.realm_of_the_defenders.questions import (
    INSPIRING_FACTOR,
    ChoosingAgainst,
    ChoosingAttacker,
    ChoosingPower,
    Countering,
    ForDeploying,
    ForInspiring,
    ForLoss,
    Offering,
    Payment,
    Pricing,
    Question,
    Recalling,
    Striking,
    payable,
    ways_to_pay,
)
from engine.realm_of_the_defenders.state import Realm, RealmState


def legal(state: RealmState, seat: Seat) -> tuple[act.Move, ...]:
    """Everything that a seat may do now, except to resign."""
    if seat not in state.active:
        return ()
    if state.ask is not None:
        return answers(state, seat, state.ask)
    match state.step:
        case "main":
            return main_choices(state, seat)
        case "resource":
            return resource_choices(state, seat)
        case "respond":
            return response_choices(state, seat)
        case "bid":
            realm = state.realms[seat]
            left = remove_all(realm.bid_cards, realm.bid)
            return (*[act.BIDS[card] for card in dict.fromkeys(left)], act.DONE)
        case "redraw":
            return (act.REDRAW, act.KEEP)
        case "ace":
            return ace_choices(state, seat)
        case "block":
            return tuple([act.Block(attacker.defender) for attacker in line_to_block(state).attackers])
        case "queen":
            return (*queen_choices(state, seat), act.PASS)
        case "hit":
            return tuple([act.Hit(attacker.defender) for attacker in line_to_hit(state).attackers])
        case "loss" | "over":  # a loss is a question; when the game is over nobody is active
            return ()
        case _:
            assert_never(state.step)


def forced(state: RealmState, seat: Seat) -> act.Move | None:
    """The only thing that a seat may do, where everybody can see that: with an empty hand all that counts is open, and
    after a battle all that the hand could do may need what everybody sees is not there."""
    if state.ask is not None or state.step in ("bid", "redraw"):
        return None
    if state.realms[seat].hand and not _is_spent(state, seat):
        return None
    moves = legal(state, seat)
    return moves[0] if len(moves) == 1 else None


def unasked(state: RealmState, seat: Seat) -> act.Move | None:
    """What is forced, and a card of a loss that is no choice: of the one way to pay it, for equal values have no order,
    or of the cheapest where the game is over however it is paid."""
    payment = state.ask
    if seat not in state.active or not (isinstance(payment, Payment) and isinstance(payment.reason, ForLoss)):
        return forced(state, seat)
    ways = ways_to_pay(state.realms[seat].courage, payment.due, payment.paid)
    return act.PAYS[ways[0][0]] if len(ways) == 1 or (ways and _has_won(state, seat)) else None


def unasked_alone(state: RealmState, seat: Seat) -> act.Move | None:
    """The end of a turn or of an answer that is the only thing a seat can do, where only its own cards show that."""
    if state.ask is not None or state.step not in ("main", "resource", "respond") or legal(state, seat) != (act.DONE,):
        return None
    open_to_place = state.step == "main" and not state.attacked and len(resource_choices(state, seat)) > 1
    return None if open_to_place else act.DONE


def _has_won(state: RealmState, seat: Seat) -> bool:
    """True where nobody else keeps a Fortress; whoever pays with Courage loses none themselves (RD-7.2, RD-9.1)."""
    falling = {loss.seat: loss.count for loss in state.losses if not state.realms[loss.seat].courage}  # RD-7.4
    return all(len(state.realms[other].fortresses) <= falling.get(other, 0) for other in state.opponents(seat))


def _is_spent(state: RealmState, seat: Seat) -> bool:
    """True after a battle (RD-3.2) where no hand could do more: no Queen is paid for, nobody is there to come back."""
    realm = state.realms[seat]
    if seat != state.player or state.step != "main" or not state.attacked or realm.can_pay_for_power():
        return False
    return SPADES.isdisjoint(realm.defeated)


def main_choices(state: RealmState, seat: Seat) -> tuple[act.Move, ...]:
    """The actions of the player in the main step."""
    realm = state.realms[seat]
    hand, defenders = realm.hand, realm.defenders
    money = worth([card for card in hand if card in MONEY])
    moves: list[act.Move] = []
    if not state.attacked and money:
        moves += [act.DEPLOYS[card] for card in dict.fromkeys(hand) if card in SPADES and VALUE[card] <= money]
        if ELDER in hand and money > FACE_VALUE:
            moves.append(act.DEPLOYS[ELDER])
    moves += inspirations(realm, money)
    queens = queen_choices(state, seat)
    if queens and has_queen_target(state, seat):
        moves += queens
    if realm.power and any(defender.ready for defender in defenders):
        moves += [act.ATTACKS[other] for other in state.opponents(seat)]
    if not state.deployed and not state.attacked and len(realm.fortresses) > 1:
        moves.append(act.DISMANTLE)
    moves.append(act.DONE)
    return tuple(moves)


def inspirations(realm: Realm, money: int) -> list[act.Move]:
    """RD-8.5: the Elder who inspires is not Money for it."""
    moves: list[act.Move] = []
    if money > FACE_VALUE and ELDER in realm.hand and recallable(realm, money - FACE_VALUE):
        moves.append(act.Inspire("hand"))
    elders = [defender.id for defender in realm.defenders if defender.card == ELDER]
    if elders and recallable(realm, money):
        moves += [act.Inspire("play", elder) for elder in elders]
    return moves


def queen_choices(state: RealmState, seat: Seat) -> list[act.Move]:
    """The Queens that may be forfeited; one who attacks may not (RD-5.12)."""
    realm = state.realms[seat]
    attacking = state.battle.assigned if state.battle else ()
    queens = [one.id for one in realm.defenders if one.card == QUEEN and one.id not in attacking]
    in_hand = QUEEN in realm.hand
    if not (queens or in_hand) or not realm.can_pay_for_power():
        return []
    moves: list[act.Move] = [act.Queen("hand")] if in_hand else []
    return moves + [act.Queen("play", queen) for queen in queens]


def has_queen_target(state: RealmState, seat: Seat) -> bool:
    """True if an opponent has a resource in play that a Queen could hit in the main step (RD-8.3)."""
    return any(realm.courage or realm.power for realm in [state.realms[other] for other in state.opponents(seat)])


def resource_choices(state: RealmState, seat: Seat) -> tuple[act.Move, ...]:
    """The cards that the player may place in the resource step."""
    moves: list[act.Move] = []
    for card in dict.fromkeys(state.realms[seat].hand):
        suit = card[-1]
        if suit == "C":
            moves.append(act.PLACES_POWER[card])
        elif suit == "H":
            moves.append(act.PLACES_COURAGE[card])
        elif card == ELDER:
            moves += (act.PLACES_POWER[card], act.PLACES_COURAGE[card])
    moves.append(act.DONE)
    return tuple(moves)


def response_choices(state: RealmState, seat: Seat) -> tuple[act.Move, ...]:
    """The answers of an attacked realm."""
    battle, realm = state.fought, state.realms[seat]
    moves: list[act.Move] = []
    if not battle.retaliated:
        unhelped = [line for line in battle.lines if line.sacrifice is None and sacrifice_choices(state, line)]
        moves += [act.Sacrifice(line.defender) for line in unhelped if line.defender is not None]
    if realm.power or not POWER.isdisjoint(realm.hand):
        silent = [line.defender for line in battle.lines if line.counter is None]
        moves += [act.Retaliate(attacked) for attacked in silent if attacked is not None]
    moves.append(act.DONE)
    return tuple(moves)


def sacrifice_choices(state: RealmState, line: Line) -> tuple[act.Move, ...]:
    """The cards and Defenders that may be sacrificed for the attacked Defender of a line (RD-5.7, RD-5.8, RD-8.4)."""
    realm = state.realms[state.fought.target]
    attacked = state.fought.attacked
    moves: list[act.Move] = [act.Offer("play", one.id) for one in realm.defenders if one.id not in attacked]
    if line.overwhelmed:
        moves += [act.Offer("hand", card=card) for card in dict.fromkeys(realm.hand) if card in DEFENDERS]
    elif JACK in realm.hand and realm.can_pay_for_power():
        moves.append(act.Offer("hand", card=JACK))
    return tuple(moves)


def ace_choices(state: RealmState, seat: Seat) -> tuple[act.Move, ...]:
    """The Aces with which a seat may answer, and to pass."""
    realm = state.realms[seat]
    moves: list[act.Move] = [act.Ace("hand")] if ACE in realm.hand else []
    moves += [act.Ace("play", one.id) for one in realm.defenders if one.card == ACE]
    moves.append(act.PASS)
    return tuple(moves)


def answers(state: RealmState, seat: Seat, ask: Question) -> tuple[act.Move, ...]:
    """The answers to a seat's question."""
    realm = state.realms[seat]
    match ask:
        case Payment(reason):
            cards = payable(payment_cards(realm, reason), ask)
            return tuple([act.PAYS[card] for card in canonical(cards)])
        case Pricing(elder, paid):
            return pricing_answers(realm, elder, paid)
        case Recalling(source):
            money = worth(spendable_money(realm, ELDER if source == "hand" else None))
            return tuple([act.Recall(card) for card in recallable(realm, money)])
        case Striking():
            return queen_targets(state, seat)
        case ChoosingAttacker():
            moves: list[act.Move] = [act.Attacker(defender.id) for defender in unassigned(state, realm)]
            return (*moves, act.DONE) if state.fought.lines else tuple(moves)
        case ChoosingPower():
            return tuple([act.POWERS[card] for card in dict.fromkeys(realm.power)])
        case ChoosingAgainst():
            defenders = state.realms[state.fought.target].defenders
            return (
                tuple([act.Against(id_) for id_ in state.fought.room(defenders)]) if defenders else (act.REALM_ITSELF,)
            )
        case Offering(attacked):
            return sacrifice_choices(state, state.line(attacked))
        case Countering():
            from_hand = [act.COUNTERS_FROM_HAND[card] for card in dict.fromkeys(realm.hand) if card in POWER]
            return (*[act.COUNTERS_FROM_POOL[card] for card in dict.fromkeys(realm.power)], *from_hand)
        case _:
            assert_never(ask)


def payment_cards(realm: Realm, reason: object) -> Cards:
    """The cards with which a cost may be paid."""
    match reason:
        case ForDeploying():
            return spendable_money(realm)
        case ForInspiring(_, source):
            return spendable_money(realm, ELDER if source == "hand" else None)
        case _:
            return realm.courage


def queen_targets(state: RealmState, seat: Seat) -> tuple[act.Move, ...]:
    """RD-8.3: what a Queen may hit, by seat."""
    moves: list[act.Move] = []
    for other in state.opponents(seat):
        realm = state.realms[other]
        moves += [act.Strike(other, "courage", card) for card in dict.fromkeys(realm.courage)]
        if realm.power:
            moves.append(act.Strike(other, "power"))
        if state.battle and state.battle.target == other:
            countered = [line for line in state.battle.lines if line.counter is not None]
            moves += [act.Strike(other, "battle", defender=line.defender) for line in countered]
    return tuple(moves)


def unassigned(state: RealmState, realm: Realm) -> list[Defender]:
    """The ready Defenders that attack nobody yet."""
    assigned = state.fought.assigned
    return [one for one in realm.defenders if one.ready and one.id not in assigned]


def line_to_block(state: RealmState) -> Line:
    """The overwhelmed Defender's line of which one Power is to be stopped (RD-5.10)."""
    return next(line for line in state.fought.lines if needs_stopped_card(line))


def line_to_hit(state: RealmState) -> Line:
    """The first line whose retaliating card has not been aimed yet (RD-5.13)."""
    return next(line for line in state.fought.lines if needs_strike_target(line))


def spendable_money(realm: Realm, used: Card | None = None) -> Cards:
    """The Money in a hand, Elders included, without an Elder who is needed for something else."""
    money = tuple([card for card in realm.hand if card in MONEY])
    return money if used is None else remove(money, used)


def recallable(realm: Realm, money: int) -> list[Card]:
    """The Spades of the defeated pile that an Elder may bring back for so much Money (RD-8.5)."""
    return [
        card for card in dict.fromkeys(realm.defeated) if card in SPADES and INSPIRING_FACTOR * VALUE[card] <= money
    ]


def pricing_answers(realm: Realm, elder: Card, paid: Cards) -> tuple[act.Move, ...]:
    """RD-4.5: from high to low, and enough at any time after the first card."""
    ceiling = VALUE[paid[-1]] if paid else FACE_VALUE
    left = remove_all(spendable_money(realm, elder), paid)
    moves: list[act.Move] = [act.PAYS[card] for card in dict.fromkeys(left) if VALUE[card] <= ceiling]
    if paid:
        moves.append(act.DONE)
    return tuple(moves)


def needs_stopped_card(line: Line) -> bool:
    """True if the sacrifice in a line has not stopped a Power card yet."""
    return line.sacrifice is not None and not any(attacker.blocked for attacker in line.attackers)


def needs_strike_target(line: Line) -> bool:
    """True if the retaliation in a line has not got its victim yet."""
    return line.counter is not None and not any(attacker.hit for attacker in line.attackers)
