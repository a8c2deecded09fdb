"""The checks of positions: what comes in from outside must not break it later."""

from collections import Counter

from engine.contract import BadOptions, Seat
from engine.realm_of_the_defenders import actions as act
from engine.realm_of_the_defenders import questions as ask
from engine.realm_of_the_defenders.actions import MANY, DefenderId
from engine.realm_of_the_defenders.battle import MOST_ATTACKERS, Battle, Defender, FoughtBattle, Line
from engine.realm_of_the_defenders.cards import (
    ACE,
    BID_CARDS,
    COURAGE,
    DEFENDERS,
    DIAMONDS,
    ELDER,
    FACE_VALUE,
    HAND_SIZE,
    JACK,
    KING,
    MOST_CARDS,
    POWER,
    Card,
    Cards,
    are_of_one_suit,
    remove,
    worth,
)
from engine.realm_of_the_defenders.legal import needs_stopped_card, needs_strike_target
from engine.realm_of_the_defenders.play import demand_loss
from engine.realm_of_the_defenders.state import MOST_PLACED, SEATS, Realm, RealmState

REASONS = ("fortresses", "resigned", "no_defenders", "turn_limit")
FIRST_DRAW = HAND_SIZE + 1
"""The number of cards that leave a deck before the first turn, at most: a hand, and the Elder of the bid winner."""
MOST_COUNTED = MOST_CARDS + 8
"""No counter rises by more in a turn: a card is used for each Defender and each Queen, and few decks are renewed."""


def check(state: RealmState) -> None:
    """Raise BadOptions for a state that no game can be in."""
    for seat, realm in zip(SEATS, state.realms, strict=False):
        _require(len(realm.deck_list.cards) <= MOST_CARDS, f"No deck has more than {MOST_CARDS} cards.")
        _check_realm(state, seat, realm)
    ids = [defender.id for realm in state.realms for defender in realm.defenders]
    _require(len(set(ids)) == len(ids), "Two Defenders have the same number.")
    _require(all(id_ < state.next_id for id_ in ids), "The next Defender's number is in use.")
    if state.last_battle is not None:
        _check_last_battle(state, state.last_battle)
    if state.outcome is not None or state.step == "over":
        _check_end(state)
    elif state.step in ("bid", "redraw"):
        _check_opening(state)
    else:
        _check_turn(state)
    counters = (state.chance, state.next_id, *[realm.own_turns for realm in state.realms])
    _require(max(counters) + _still_counted(state) < MANY, "This position has numbers that no game reaches.")


def _require(fine: bool, sentence: str) -> None:
    if not fine:
        raise BadOptions(sentence)


def _still_counted(state: RealmState) -> int:
    """The room of a counter, so that every later position can be read, too."""
    if state.outcome is not None:
        return 0
    later = MOST_COUNTED * (state.last_turn - state.turn)
    match state.step:
        case "bid":
            return later + 3 * state.seats + 2  # a toss, a shuffle for each, and two hands drawn anew
        case "redraw":
            return later + len(state.active) + 1
        case "resource":
            return later + 1
    realm = state.realms[state.on_turn]
    return later + len(realm.hand) + len(realm.defenders) + 3


def _check_realm(state: RealmState, seat: Seat, realm: Realm) -> None:
    defenders = realm.defenders
    _require(all(one.card in DEFENDERS for one in defenders), "Only Spades and Elders are Defenders.")
    _require(list(defenders) == sorted(defenders, key=lambda one: one.id), "Defenders are listed by their numbers.")
    _require(
        all(not one.under or (one.card == ELDER and worth(one.under) < FACE_VALUE) for one in defenders),
        "Only an Elder for less than 15 has Money under him.",
    )
    _require(all(DIAMONDS.issuperset(one.under) for one in defenders), "Only Money lies under an Elder.")
    _require(POWER.issuperset(realm.power), "Only Clubs and Elders are in a Power pool.")
    _require(COURAGE.issuperset(realm.courage), "Only Hearts and Elders are in a Courage pool.")
    _require(not Counter(realm.bid) - Counter(realm.bid_cards), "A bid is made of the bid cards.")
    fallen = realm.out or state.outcome is not None or (state.step == "loss" and seat == state.player)
    _require(fallen or bool(realm.fortresses), "A realm without Fortresses is out of the game.")
    bidding = realm.out or state.turn == 0
    _require(bidding or not realm.bid_cards, "After the bids nobody has bid cards who is in the game.")
    _require(len(realm.bid_cards) in (0, BID_CARDS), f"There are {BID_CARDS} bid cards.")


def _check_end(state: RealmState) -> None:
    outcome = state.outcome
    _require(outcome is not None and state.step == "over", "The step of a game with an outcome is over.")
    assert outcome is not None
    _require(state.active == () and state.ask is None, "After the end nobody is active.")
    _require(state.battle is None and not state.losses, "After the end nothing is fought about.")
    _require(outcome.reason in REASONS, "No game ends so.")
    _require(outcome.scores == state.scores(), "The scores are the Fortresses left.")
    remaining = state.remaining()
    if state.turn == 0:
        _require(outcome.reason == "resigned", "Before the first turn a game ends by resignations.")
        _check_first_deal(state)
    if len(remaining) == 1:
        _require(outcome.winners == tuple(remaining), "The last realm wins.")
    else:
        _require(outcome.reason == "turn_limit", "The game is not over while realms stand.")
        _require(outcome.winners == state.leaders(), "The strongest realm wins.")


def _check_opening(state: RealmState) -> None:
    remaining = tuple(state.remaining())
    _require(len(remaining) > 1, "At least two realms must be in the game.")
    _require(state.turn == 0, "The first turn begins after the bids.")
    _require(state.ask is None and state.battle is None and not state.losses, "Nothing is asked before the turns.")
    _check_first_deal(state)
    if state.step == "bid":
        open_bids = tuple([seat for seat in remaining if not state.realms[seat].bid_done])
        _require(state.active == open_bids and bool(open_bids), "Those whose bids are open are active.")
        _require(state.order == (), "Before the bids are shown there is no order of turns.")
        return
    active = [seat for seat in remaining if seat in state.active]
    _require(bool(active) and state.active == tuple(active), "Some of those in the game are asked.")
    _require(len(active) < len(state.order), "Somebody has drawn a new hand before the others are asked.")
    _require(
        all(is_first_hand(state.realms[seat].hand, seat in active) for seat in remaining),
        "Eight cards are seven and an Elder; who is asked has not seven of one suit.",
    )


def _check_first_deal(state: RealmState) -> None:
    """Before the first turn: bids, or after them first hands of those who did not resign while bidding."""
    _require(state.player is None, "Before the first turn nobody's turn it is.")
    _require(not any((state.deployed, state.attacked, state.placed)), "Nothing is done before the first turn.")
    for seat, realm in zip(SEATS, state.realms, strict=False):
        used = (realm.discard, realm.power, realm.courage, realm.defenders, realm.own_turns)
        _require(not any(used), "Nothing is used before the first turn.")
        _require(len(realm.fortresses) == state.settings.fortresses, "Before the first turn no Fortress falls.")
        if seat in state.order:
            _check_first_hand(state, seat, realm)
        else:
            _require(realm.out or state.order == (), "Everybody in the game has a place in the order of turns.")
            _require(len(realm.bid_cards) == BID_CARDS, f"Everybody bids with {BID_CARDS} cards.")
            _require(not realm.hand and not realm.defeated, "While bids are open nobody has a hand or lost cards.")
            _require(realm.out or len(realm.deck) >= FIRST_DRAW, f"A deck has {FIRST_DRAW} cards for the first hand.")


def _check_first_hand(state: RealmState, seat: Seat, realm: Realm) -> None:
    _require(realm.bid_done and not realm.bid_cards, "All bids are closed.")
    sizes = (HAND_SIZE, HAND_SIZE + 1) if seat == state.order[0] else (HAND_SIZE,)
    _require(len(realm.hand) in sizes, "A first hand has seven cards; the bid winner's has an Elder, too.")
    _require(len(realm.defeated) <= BID_CARDS, f"At most {BID_CARDS} cards are bid.")
    ahead = state.order[: state.order.index(seat)]
    bid = _bid_rank(state, seat)
    _require(all(_bid_rank(state, other) <= bid for other in ahead), "Who bids more cards comes first.")


def _bid_rank(state: RealmState, seat: Seat) -> tuple[int, bool]:
    """RD-2.5, without the toss: the bids are the defeated piles before the first turn."""
    return -len(state.realms[seat].defeated), seat != state.settings.lost_last


def is_first_hand(hand: Cards, may_redraw: bool) -> bool:
    """True if a seat can hold these cards before the first turn.

    The eighth card is the Elder of the bid winner (RD-2.6). The other seven are not of one suit if the seat is asked
    whether it draws anew (RD-2.9).
    """
    if len(hand) > HAND_SIZE:
        if ELDER not in hand:
            return False
        hand = remove(hand, ELDER)
    return not (may_redraw and are_of_one_suit(hand))


def _check_turn(state: RealmState) -> None:
    remaining = set(state.remaining())
    _require(len(remaining) > 1, "At least two realms must be in the game.")
    _require(remaining <= set(state.order), "Everybody in the game has a place in the order of turns.")
    player = state.player
    _require(player is not None and player in state.order, "A turn has a player.")
    assert player is not None
    _require(player in remaining or state.step == "loss", "The player must be in the game.")
    _require(1 <= state.turn <= state.last_turn, f"Turns are counted from 1 to {state.last_turn}.")
    _require(not state.placed or state.step == "resource", "Resources are placed in the resource step.")
    _require(state.placed < MOST_PLACED, "With the second resource the turn ends.")
    _require(len(state.active) == 1 and state.active[0] in remaining, "One who is in the game is active.")
    _require(bool(state.losses) == (state.step == "loss"), "Losses are paid in their own step.")
    active = state.active[0]
    match state.step:
        case "ace":
            asked = state.realms[active]
            _require(active != player, "An opponent is asked for an Ace.")
            _require(asked.threatens(ACE, asked.defenders), "Who is asked for an Ace may have one.")
        case "respond":
            _require(state.battle is not None and active == state.battle.target, "The target answers.")
        case "loss":
            _require(active == state.losses[0].seat, "Who has a loss pays for it.")
        case _:
            _require(active == player, "The player is active.")
    _check_battle(state, player)
    if state.step == "loss":
        _check_losses(state, player)
    elif state.ask is not None:
        _require(_can_be_asked(state, active, state.ask), "Nobody comes to this question.")
    elif state.step == "main":
        _require(state.battle is None, "The player is asked for his attackers.")


def _check_battle(state: RealmState, player: Seat) -> None:
    battle = state.battle
    if battle is None:
        fighting = state.step in ("respond", "block", "queen", "hit")
        _require(not fighting, "In this step there is a battle.")
        return
    _require(state.step not in ("resource", "ace"), "In this step there is no battle.")
    _require(battle.target != player and not state.realms[battle.target].out, "A battle is fought by two realms.")
    _require(battle.begun == (state.step != "main"), "The main step goes on when a battle has begun.")
    _require(state.attacked or not battle.begun, "The player has fought.")
    attackers = {one.id: one for one in state.realms[player].defenders if one.ready}
    defenders = {one.id: one.card for one in state.realms[battle.target].defenders}
    assigned = battle.assigned
    _require(len(set(assigned)) == len(assigned), "A Defender attacks once in a battle.")
    _require(set(assigned) <= attackers.keys(), "Only ready Defenders attack.")
    lines = [line.defender for line in battle.lines]
    _require(len(set(lines)) == len(lines), "A Defender is attacked in one line.")
    _require(lines == sorted(lines, key=lambda id_: id_ or 0), "Lines are listed by the numbers of the attacked.")
    _require(bool(lines) or not battle.begun, "A battle has attackers.")
    _require(not battle.begun or bool(defenders), "A realm without Defenders is not asked.")
    for line in battle.lines:
        _check_line(line, defenders, battle)
    if state.step in ("block", "loss"):
        waiting = [line for line in battle.lines if needs_stopped_card(line)]
        _require(len(waiting) == 1, "One sacrifice stops a Power card.")
        _require(state.step == "loss" or waiting[0].overwhelmed, "There are two attackers to choose from.")
    elif battle.begun:
        _require(not any(needs_stopped_card(line) for line in battle.lines), "A sacrifice stops a Power card.")
    if state.step == "hit":
        waiting = [line for line in battle.lines if needs_strike_target(line)]
        _require(bool(waiting) and waiting[0].overwhelmed, "There are two attackers to choose from.")


def _check_line(line: Line, defenders: dict[DefenderId, Card], battle: Battle) -> None:
    _require(bool(line.attackers), "Somebody stands in every line.")
    _require(all(attacker.power in POWER for attacker in line.attackers), "Attackers have Power cards.")
    if line.defender is None:
        _require(not defenders, "A realm with Defenders is not attacked itself.")
    else:
        _require(line.defender in defenders, "The battle names a Defender who is not in play.")
        most = 1 if defenders[line.defender] == KING else MOST_ATTACKERS
        _require(len(line.attackers) <= most, "Too many attack one Defender.")
    answered = line.sacrifice is not None or line.counter is not None
    flags = [flag for attacker in line.attackers for flag in (attacker.blocked, attacker.hit)]
    _require(battle.begun or not (answered or any(flags)), "Nobody answers before the battle has begun.")
    _require(line.sacrifice is None or line.sacrifice in DEFENDERS, "Only Spades and Elders are sacrificed.")
    _require(line.counter is None or line.counter.card in POWER, "Only Power cards retaliate.")


def _check_last_battle(state: RealmState, last: FoughtBattle) -> None:
    battle = Battle(last.target, last.lines, True)
    fought = {one.id: one for one in last.fighters}
    _require(0 < last.turn <= state.turn, "The last battle was fought in a turn before.")
    _require(last.player != last.target < state.seats > last.player, "A battle is fought by two realms.")
    named = sorted([*battle.assigned, *battle.attacked])
    _require(bool(named) and named == sorted(fought), "Each fights once in a battle.")
    _require(named[0] > 0 and named[-1] < state.next_id, "The last battle was fought by Defenders of this game.")
    _require(fought.keys() >= set(last.fallen), "Only who fought fell in the last battle.")
    for one in last.fighters:
        _require(one.card in DEFENDERS and DIAMONDS.issuperset(one.under), "Only Spades and Elders are Defenders.")
        _require(
            one == Defender.entering_play(one.id, one.card, one.under, one.ready), "A Defender's card tells how tough."
        )
    cards = {one.id: one.card for one in last.fighters if one.id in battle.attacked}
    for line in last.lines:
        _check_line(line, cards, battle)


def _check_losses(state: RealmState, player: Seat) -> None:
    loss, *later = state.losses
    realm = state.realms[loss.seat]
    _require(0 < loss.amount <= worth(realm.courage) and loss.count > 0, "A loss is paid by who can.")
    _require(
        not later
        or (
            len(later) == 1
            and loss.seat == player != later[0].seat
            and not state.realms[later[0].seat].out
            and later[0].amount > 0
            and later[0].count > 0
        ),
        "After the player's loss comes the target's.",
    )
    if state.battle is not None:
        _require(loss.seat == state.battle.target and not later, "During a battle the target loses by a sacrifice.")
    asked = state.ask
    _require(isinstance(asked, ask.Payment) and isinstance(asked.reason, ask.ForLoss), "The loss is being paid.")
    base = state.copy()
    base.ask = None
    demand_loss(base, loss)
    _require(_is_question_reached(base, loss.seat, [], asked), "This is not how the loss can be paid.")


def _can_be_asked(state: RealmState, seat: Seat, asked: ask.Question) -> bool:
    """True if the actions that lead to a question can be done one after the other."""
    base = state.copy()
    base.ask = None
    if isinstance(asked, ask.OfAttack):
        if base.battle is None or base.step != "main":
            return False
        base.ask = ask.ChoosingAttacker()
        if not base.battle.lines:
            return _begins_attack(base, seat, asked)
        defenders = base.realms[base.battle.target].defenders
        if not base.realms[seat].power or (defenders and not base.battle.room(defenders)):
            return False
        return _is_question_reached(base, seat, _actions_to_question(asked), asked)
    if base.battle is not None and base.step == "main":
        return False
    return _is_question_reached(base, seat, _actions_to_question(asked), asked)


def _begins_attack(base: RealmState, seat: Seat, asked: ask.Question) -> bool:
    assert base.battle is not None
    target = base.battle.target
    base.ask = base.battle = None
    return _is_question_reached(base, seat, [act.Attack(target), *_actions_to_question(asked)], asked)


def _actions_to_question(asked: ask.Question) -> list[act.Move]:
    """The actions that lead to a question, without the cards that are paid."""
    match asked:
        case ask.Pricing(card):
            return [act.Deploy(card)]
        case ask.Recalling(source, defender):
            return [act.Inspire(source, defender)]
        case ask.Striking(source, defender):
            return [act.Queen(source, defender)]
        case ask.ChoosingAttacker():
            return []
        case ask.ChoosingPower(attacker):
            return [act.Attacker(attacker)]
        case ask.ChoosingAgainst(attacker, power):
            return [act.Attacker(attacker), act.Power(power)]
        case ask.Offering(attacked):
            return [act.Sacrifice(attacked)]
        case ask.Countering(attacked):
            return [act.Retaliate(attacked)]
        case ask.Payment(reason):
            return _path_to_payment(reason)


def _path_to_payment(reason: ask.Reason) -> list[act.Move]:
    match reason:
        case ask.ForDeploying(card):
            return [act.Deploy(card)]
        case ask.ForInspiring(card, source, defender):
            return [act.Inspire(source, defender), act.Recall(card)]
        case ask.ForQueen(source, defender, hit):
            return [act.Queen(source, defender), act.Strike(hit.seat, hit.pool, hit.card, hit.defender)]
        case ask.ForJack(attacked):
            return [act.Sacrifice(attacked), act.Offer("hand", card=JACK)]
        case ask.ForAce(source, defender):
            return [act.Ace(source, defender)]
        case ask.ForLoss():
            return []


def _is_question_reached(base: RealmState, seat: Seat, path: list[act.Move], asked: ask.Question | None) -> bool:
    """Play a path on a copy, where the game does not take a step of it by itself, and then what is paid."""
    for action in path:
        if base.ask == asked:
            return True
        if action in base.legal(seat):
            base.play(seat, action)
    while base.ask != asked:
        card = _next_paid(base.ask, asked)
        if card is None or act.PAYS[card] not in base.legal(seat):
            return False
        base.play(seat, act.PAYS[card])
    return True


def _next_paid(now: ask.Question | None, asked: ask.Question | None) -> Card | None:
    """The card that is paid next on the way from one payment to another."""
    if not isinstance(now, ask.Payment | ask.Pricing) or not isinstance(asked, ask.Payment | ask.Pricing):
        return None
    done = len(now.paid)
    return asked.paid[done] if now.paid == asked.paid[:done] and done < len(asked.paid) else None
