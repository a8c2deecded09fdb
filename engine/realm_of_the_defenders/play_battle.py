"""A battle, from the first attacker to the losses of Courage (RD-5, RD-7)."""

from collections.abc import Sequence
from typing import Literal

from msgspec.structs import replace

from engine.contract import Event, Seat
from engine.realm_of_the_defenders import events as said
from engine.realm_of_the_defenders.actions import DefenderId, Offer
from engine.realm_of_the_defenders.battle import Battle, Counterstroke, Defender, FoughtBattle, Line, LineAttacker
from engine.realm_of_the_defenders.cards import (
    ELDER,
    JACK,
    QUEEN,
    VALUE,
    Card,
    Cards,
    canonical,
    remove,
    remove_all,
    worth,
)
from engine.realm_of_the_defenders.legal import line_to_block, needs_strike_target, unassigned
from engine.realm_of_the_defenders.play_turn import end_turn, fall
from engine.realm_of_the_defenders.questions import (
    POWER_PRICE,
    ChoosingAgainst,
    ChoosingAttacker,
    Countering,
    ForJack,
    ForLoss,
    Loss,
    Offering,
    Payment,
)
from engine.realm_of_the_defenders.state import Realm, RealmState


def assign(state: RealmState, seat: Seat, attacked: DefenderId | None, events: list[Event]) -> None:
    """Send an attacker with a Power card against a Defender; ask for the next, or begin the battle."""
    asked = state.ask
    assert isinstance(asked, ChoosingAgainst)
    realm, target = state.realms[seat], state.fought.target
    realm.power = remove(realm.power, asked.power)
    state.battle = state.fought.assigning(attacked, LineAttacker(asked.attacker, asked.power))
    state.last_battle = None
    events.append(
        said.Assigned(seat=seat, attacker=asked.attacker, power=asked.power, target=target, defender=attacked)
    )
    defenders = state.realms[target].defenders
    room = not defenders or state.battle.room(defenders)
    if room and realm.power and unassigned(state, realm):
        state.ask = ChoosingAttacker()
    else:
        begin_battle(state, events)


def begin_battle(state: RealmState, events: list[Event]) -> None:
    """Begin the battle; the attacked realm may respond."""
    state.ask = None
    state.attacked = True
    battle = state.battle = state.fought.beginning()
    events.append(said.BattleBegun(seat=state.on_turn, target=battle.target, power=battle.strength))
    if battle.attacked:
        ask_for_response(state, events)
    else:
        resolve(state, events)


def ask_for_response(state: RealmState, events: list[Event]) -> None:
    """RD-5.6: the step is there as long as an answer seems possible to everybody."""
    if response_seems_possible(state):
        state.wait_for(state.fought.target, "respond")
    else:
        ask_for_queen(state, events)


def response_seems_possible(state: RealmState) -> bool:
    """True where, by what everybody can see, the attacked realm could respond."""
    battle = state.fought
    realm = state.realms[battle.target]
    if (realm.hand or realm.power) and any(line.counter is None for line in battle.lines):
        return True
    waiting = [line for line in battle.lines if line.sacrifice is None]
    if battle.retaliated or not waiting:
        return False
    if len(realm.defenders) > len(battle.lines):
        return True
    if realm.hand and any(line.overwhelmed for line in waiting):
        return True
    return realm.may_hold(JACK) and realm.can_pay_for_power()


def retaliate(state: RealmState, seat: Seat, source: Literal["pool", "hand"], card: Card, events: list[Event]) -> None:
    """Let an attacked Defender retaliate with a Power card, from the pool or the hand."""
    asked = state.ask
    assert isinstance(asked, Countering)
    state.ask = None
    realm = state.realms[seat]
    if source == "pool":
        realm.power = remove(realm.power, card)
    else:
        realm.hand = remove(realm.hand, card)
    line = state.line(asked.attacked)
    state.battle = state.fought.replacing(line.countering(Counterstroke(source, card)))
    events.append(said.Retaliated(seat=seat, attacked=asked.attacked, source=source, card=card))
    ask_for_response(state, events)


def sacrifice(state: RealmState, seat: Seat, offer: Offer, events: list[Event]) -> None:
    """Sacrifice a Defender for the attacked one; a Jack from the hand has to be paid for first."""
    asked = state.ask
    assert isinstance(asked, Offering)
    line, realm = state.line(asked.attacked), state.realms[seat]
    if offer.card == JACK and not line.overwhelmed:  # RD-8.4
        state.ask = Payment(ForJack(asked.attacked), POWER_PRICE)
        return
    state.ask = None
    if offer.defender is not None:
        defender = realm.defender(offer.defender)
        realm.lose(defender)
        card, toughness = defender.card, defender.toughness
    else:
        assert offer.card is not None
        card = offer.card
        toughness = sacrifice_unpaid_from_hand(realm, card)
    state.battle = state.fought.replacing(line.sacrificing(card))
    events.append(
        said.Sacrificed(
            seat=seat,
            attacked=asked.attacked,
            source=offer.source,
            card=card,
            defender=offer.defender,
            toughness=toughness,
            courage=None,
        )
    )
    if toughness:
        state.losses = (Loss(seat, toughness, 1),)
    suffer_losses(state, events)


def sacrifice_unpaid_from_hand(realm: Realm, card: Card) -> int:
    """Take a card out of the hand; the toughness that its owner loses: none for an Elder (RD-5.8, RD-5.9)."""
    realm.hand = remove(realm.hand, card)
    if card == ELDER:
        realm.discard += (ELDER,)
        return 0
    realm.bury((card,))
    return VALUE[card]


def sacrifice_jack(state: RealmState, seat: Seat, attacked: DefenderId, courage: Cards, events: list[Event]) -> None:
    """Sacrifice a Jack from the hand, which has been paid for."""
    state.realms[seat].forfeit(JACK, None, courage)
    state.battle = state.fought.replacing(state.line(attacked).sacrificing(JACK))
    events.append(
        said.Sacrificed(
            seat=seat,
            attacked=attacked,
            source="hand",
            card=JACK,
            defender=None,
            toughness=VALUE[JACK],
            courage=courage,
        )
    )
    ask_for_block(state, events)


def ask_for_block(state: RealmState, events: list[Event]) -> None:
    """RD-5.10: of two attackers the player says whose Power is stopped."""
    line = line_to_block(state)
    if line.overwhelmed:
        state.wait_for(state.on_turn, "block")
    else:
        stop_attacker(state, line, line.attackers[0].defender, events)


def stop_attacker(state: RealmState, line: Line, attacker: DefenderId, events: list[Event]) -> None:
    """Stop the Power card of one attacker in a line."""
    state.battle = state.fought.replacing(line.stopping(attacker))
    ask_for_response(state, events)


def ask_for_queen(state: RealmState, events: list[Event]) -> None:
    """RD-5.12: as long as the player may have a Queen against a retaliating card."""
    battle, realm = state.fought, state.realms[state.on_turn]
    if battle.retaliated:
        assigned = battle.assigned
        if realm.threatens(QUEEN, [one for one in realm.defenders if one.id not in assigned]):
            state.wait_for(state.on_turn, "queen")
            return
        aim_counterstrokes(state, events)
    else:
        resolve(state, events)


def aim_counterstrokes(state: RealmState, events: list[Event]) -> None:
    """RD-5.13: whom the retaliating cards hit; of two attackers the player says which one."""
    for line in state.fought.lines:
        if needs_strike_target(line):
            if line.overwhelmed:
                state.wait_for(state.on_turn, "hit")
                return
            state.battle = state.fought.replacing(line.striking(line.attackers[0].defender))
    resolve(state, events)


def resolve(state: RealmState, events: list[Event]) -> None:
    """RD-5.14: everything at once; then the losses, the player's first (RD-5.15)."""
    battle, player = state.fought, state.on_turn
    mine, theirs = state.realms[player], state.realms[battle.target]
    my_fallen = defeated_attackers(battle, mine)
    their_fallen = defeated_defenders(battle, theirs)
    discard_power(state)
    state.battle = None
    state.last_battle = fought_battle(state, battle, (*my_fallen, *their_fallen))
    for realm, fallen in ((mine, my_fallen), (theirs, their_fallen)):
        for defender in fallen:
            realm.lose(defender)
    defeated = [(player, one) for one in my_fallen] + [(battle.target, one) for one in their_fallen]
    events.append(
        said.Resolved(
            seat=player,
            target=battle.target,
            defeated=tuple(
                [said.Defeated(seat, one.id, one.card, one.toughness, one.ready, one.under) for seat, one in defeated]
            ),
        )
    )
    losses = [loss_of(player, my_fallen)]
    if battle.attacked:
        losses.append(loss_of(battle.target, their_fallen))
    else:
        losses.append(Loss(battle.target, battle.strength, battle.cards))
    state.losses = tuple([loss for loss in losses if loss.amount])
    suffer_losses(state, events)


def fought_battle(state: RealmState, battle: Battle, fallen: Sequence[Defender]) -> FoughtBattle:
    """The battle as pictures show it until a later turn goes on or another one begins."""
    player = state.on_turn
    numbers = {*battle.assigned, *battle.attacked}
    present = (*state.realms[player].defenders, *state.realms[battle.target].defenders)
    fighters = tuple([one for one in present if one.id in numbers])
    return FoughtBattle(state.turn, player, battle.target, battle.lines, fighters, tuple([one.id for one in fallen]))


def discard_power(state: RealmState) -> None:
    """All Power cards of the battle go to their owners' discard piles."""
    battle = state.fought
    state.realms[state.on_turn].discard += tuple(
        [attacker.power for line in battle.lines for attacker in line.attackers]
    )
    state.realms[battle.target].discard += tuple([line.counter.card for line in battle.lines if line.counter])


def call_off_battle(state: RealmState) -> None:
    """RD-9.2, RD-9.4: Power is discarded; during the assignment the player takes it back."""
    if state.battle is None:
        return
    if state.battle.begun:
        discard_power(state)
    else:
        realm = state.realms[state.on_turn]
        realm.power = canonical(
            (*realm.power, *[attacker.power for line in state.battle.lines for attacker in line.attackers])
        )
    state.battle = None


def defeated_attackers(battle: Battle, realm: Realm) -> list[Defender]:
    """The player's Defenders whom retaliation defeats."""
    blows = {
        attacker.defender: VALUE[line.counter.card]
        for line in battle.lines
        if line.counter is not None
        for attacker in line.attackers
        if attacker.hit
    }
    return [one for one in realm.defenders if one.id in blows and blows[one.id] >= one.toughness]


def defeated_defenders(battle: Battle, realm: Realm) -> list[Defender]:
    """The target's Defenders whom the Power that was not stopped defeats."""
    against = {line.defender: line.unstopped for line in battle.lines}
    return [one for one in realm.defenders if one.id in against and against[one.id] >= one.toughness]


def loss_of(seat: Seat, fallen: Sequence[Defender]) -> Loss:
    """The Courage that a seat loses by these Defenders: toughness in all, and how many they are (RD-7.1)."""
    return Loss(seat, sum([defender.toughness for defender in fallen]), len(fallen))


# Losses of Courage (RD-7), and what they end (RD-9)


def suffer_losses(state: RealmState, events: list[Event]) -> None:
    """The losses in turn; a realm with enough Courage is asked how it pays."""
    while state.losses:
        loss = state.losses[0]
        realm = state.realms[loss.seat]
        courage: Cards = realm.courage
        fortresses: Cards = ()
        if worth(courage) >= loss.amount:
            ask_for_loss(state, loss)
            return
        if courage:  # RD-7.3
            realm.courage = ()
        else:  # RD-7.4
            fortresses = realm.fortresses[: -loss.count - 1 : -1]
            realm.fortresses = realm.fortresses[: -loss.count]
            if state.last_battle is not None and loss.seat == state.last_battle.target:
                state.last_battle = replace(state.last_battle, ruined=True)
        realm.discard += courage + fortresses
        settle_loss(state, loss, courage, fortresses, events)
    after_losses(state, events)


def ask_for_loss(state: RealmState, loss: Loss) -> None:
    """Ask a realm with enough Courage how it pays for its loss (RD-7.2)."""
    state.wait_for(loss.seat, "loss")
    state.ask = Payment(ForLoss(), loss.amount)


def lose_courage(state: RealmState, paid: Cards, events: list[Event]) -> None:
    """Pay a loss with Courage cards."""
    loss = state.losses[0]
    realm = state.realms[loss.seat]
    realm.courage = remove_all(realm.courage, paid)
    realm.discard += paid
    settle_loss(state, loss, paid, (), events)
    suffer_losses(state, events)


def settle_loss(state: RealmState, loss: Loss, courage: Cards, fortresses: Cards, events: list[Event]) -> None:
    """Take a loss off the list, and tell what was lost."""
    state.losses = state.losses[1:]
    events.append(said.LossSuffered(seat=loss.seat, amount=loss.amount, courage=courage, fortresses=fortresses))


def after_losses(state: RealmState, events: list[Event]) -> None:
    """RD-9.1 to RD-9.3: fallen realms leave, the target first; then the battle or the turn goes on."""
    player = state.on_turn
    for seat in (*state.opponents(player), player):
        realm = state.realms[seat]
        if not realm.fortresses and not realm.out:
            call_off_battle(state)
            fall(state, seat, "fortresses", events)
            if state.outcome:
                return
    if state.battle is not None:
        ask_for_block(state, events)
    elif state.realms[player].out:
        end_turn(state, events)
    else:
        state.wait_for(player, "main")
