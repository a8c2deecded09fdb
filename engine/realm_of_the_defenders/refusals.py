"""The refusals of the game: a sentence for the player, from what they may know, and the rule that says so."""

from collections.abc import Mapping

from engine.contract import Action, IllegalAction, Seat
from engine.realm_of_the_defenders import actions as act
from engine.realm_of_the_defenders import questions as ask
from engine.realm_of_the_defenders.battle import Defender
from engine.realm_of_the_defenders.cards import (
    DEFENDERS,
    ELDER,
    JACK,
    KING,
    QUEEN,
    SPADES,
    VALUE,
    Card,
    Cards,
    name_in_sentence,
    remove_all,
    worth,
)
from engine.realm_of_the_defenders.legal import payment_cards
from engine.realm_of_the_defenders.state import Realm, RealmState
from engine.sentences import Field, Sentences

RULES: Mapping[str, str] = {
    "over": "RD-9.1",
    "out": "RD-9.2",
    # Somebody else is waited for
    "others-bid": "RD-2.4",
    "others-redraw": "RD-2.10",
    "others-main": "RD-3.1",
    "others-resource": "RD-3.1",
    "others-ace": "RD-6.3",
    "others-respond": "RD-5.6",
    "others-block": "RD-5.10",
    "others-queen": "RD-5.12",
    "others-hit": "RD-5.13",
    "others-loss": "RD-7.2",
    # Something else is asked
    "step-bid": "RD-2.4",
    "step-redraw": "RD-2.10",
    "step-main": "RD-3.2",
    "step-resource": "RD-4.8",
    "step-ace": "RD-6.3",
    "step-respond": "RD-5.6",
    "step-block": "RD-5.10",
    "step-queen": "RD-5.12",
    "step-hit": "RD-5.13",
    # A question is open
    "paying": "RD-3.6",
    "pricing": "RD-4.5",
    "price-nothing": "RD-4.5",
    "recalling": "RD-8.5",
    "recall-unknown": "RD-8.5",
    "recall-cost": "RD-8.5",
    "striking": "RD-8.3",
    "choosing-attacker": "RD-5.2",
    "attacker-unknown": "RD-5.2",
    "attacker-new": "RD-3.3",
    "attacker-taken": "RD-5.2",
    "choosing-power": "RD-5.2",
    "power-unknown": "RD-5.2",
    "choosing-against": "RD-5.2",
    "against-realm": "RD-5.5",
    "against-unknown": "RD-5.3",
    "against-king": "RD-8.6",
    "against-full": "RD-5.4",
    "offering": "RD-5.7",
    "offer-attacked": "RD-5.7",
    "offer-unknown": "RD-5.7",
    "offer-no-card": "RD-5.8",
    "offer-no-defender": "RD-5.8",
    "offer-jack-price": "RD-8.1",
    "offer-from-hand": "RD-5.8",
    "countering": "RD-5.11",
    "counter-pool": "RD-5.11",
    "counter-hand": "RD-5.11",
    "pay-unknown": "RD-4.3",
    "pay-order": "RD-4.3",
    "pay-low": "RD-4.3",
    "price-order": "RD-4.5",
    "price-unknown": "RD-4.5",
    "pay-enough": "RD-4.3",
    # Not possible now
    "bid-twice": "RD-2.4",
    "bid-unknown": "RD-2.4",
    "deploy-after-battle": "RD-4.1",
    "deploy-unknown": "RD-4.2",
    "deploy-no-defender": "RD-1.4",
    "deploy-elder": "RD-4.2",
    "deploy-cost": "RD-4.2",
    "inspire-hand": "RD-8.5",
    "inspire-play": "RD-8.5",
    "inspire-nobody": "RD-8.5",
    "inspire-cost": "RD-8.5",
    "queen-hand": "RD-8.3",
    "queen-play": "RD-8.3",
    "queen-attacks": "RD-5.12",
    "queen-price": "RD-8.1",
    "queen-nothing": "RD-8.3",
    "attack-self": "RD-5.1",
    "attack-unknown": "RD-9.2",
    "attack-power": "RD-5.1",
    "attack-nobody": "RD-5.1",
    "attack-new": "RD-3.3",
    "dismantle-fought": "RD-6.1",
    "dismantle-deployed": "RD-6.1",
    "dismantle-last": "RD-6.1",
    "place-after-battle": "RD-4.9",
    "place-later": "RD-4.8",
    "place-unknown": "RD-4.8",
    "place-taken": "RD-4.8",
    "place-no-power": "RD-1.4",
    "place-no-courage": "RD-1.4",
    "sacrifice-unattacked": "RD-5.7",
    "sacrifice-late": "RD-5.6",
    "sacrifice-twice": "RD-5.7",
    "sacrifice-nobody": "RD-5.8",
    "retaliate-unattacked": "RD-5.11",
    "retaliate-twice": "RD-5.11",
    "retaliate-power": "RD-5.11",
    "ace-unknown": "RD-8.2",
    "block-unknown": "RD-5.10",
    "hit-unknown": "RD-5.13",
}
"""The rule that says so, by the key of its sentence."""

SENTENCES = Sentences("realm-of-the-defenders-refusal")


def refuse(key: str, **fields: Field) -> IllegalAction:
    """The refusal whose sentence has this key, with the id of the rule that says so."""
    return IllegalAction(SENTENCES(key, **fields), RULES[key])


def refusal(state: RealmState, seat: Seat, action: Action) -> IllegalAction:
    """The reason why ``action`` is not legal now."""
    if state.outcome:
        return refuse("over")
    if state.realms[seat].out:
        return refuse("out")
    if isinstance(action, act.Pay) and (seat not in state.active or state.ask is None):
        return _refusal_of(action.card, "pay-enough")
    if seat not in state.active:
        return refuse(f"others-{state.step}")
    if state.ask is not None:
        return _in_question(state, seat, state.ask, action)
    return _in_step(state, seat, action)


# In the middle of an action


def _in_question(state: RealmState, seat: Seat, asked: ask.Question, action: Action) -> IllegalAction:
    realm = state.realms[seat]
    match asked, action:
        case ask.Payment(), act.Pay(card):
            return _payment_refusal(payment_cards(realm, asked.reason), asked, card)
        case ask.Payment(_, due, paid), _:
            return refuse("paying", missing=due - worth(paid), due=due)
        case ask.Pricing(_, paid), act.Pay(card):
            return _price_refusal(paid, card)
        case ask.Pricing(), act.Done():
            return refuse("price-nothing")
        case ask.Pricing(), _:
            return refuse("pricing")
        case ask.Recalling(), act.Recall(card):
            known = card in SPADES and card in realm.defeated
            cost = ask.INSPIRING_FACTOR * VALUE[card]
            return (
                refuse("recall-cost", card=name_in_sentence(card), cost=cost)
                if known
                else _refusal_of(card, "recall-unknown")
            )
        case ask.Recalling(), _:
            return refuse("recalling")
        case ask.Striking(), _:
            return refuse("striking")
        case ask.ChoosingAttacker(), act.Attacker(defender):
            return _attacker_refusal(realm, defender)
        case ask.ChoosingAttacker(), _:
            return refuse("choosing-attacker")
        case ask.ChoosingPower(), act.Power(card):
            return _refusal_of(card, "power-unknown")
        case ask.ChoosingPower(), _:
            return refuse("choosing-power")
        case ask.ChoosingAgainst(), act.Against(attacked):
            return _defender_refusal(state, attacked)
        case ask.ChoosingAgainst(), _:
            return refuse("choosing-against")
        case ask.Offering(attacked), act.Offer():
            return _offer_refusal(state, realm, attacked, action)
        case ask.Offering(), _:
            return refuse("offering")
        case ask.Countering(), act.Counter(source, card):
            return _refusal_of(card, f"counter-{source}")
        case _:
            return refuse("countering")


def _refusal_of(card: Card, key: str) -> IllegalAction:
    """A refusal that names just the card."""
    return refuse(key, card=name_in_sentence(card))


def _payment_refusal(means: Cards, asked: ask.Payment, card: Card) -> IllegalAction:
    if card not in remove_all(means, asked.paid):
        return _refusal_of(card, "pay-unknown")
    if asked.paid and VALUE[card] > VALUE[asked.paid[-1]]:
        return refuse("pay-order", card=name_in_sentence(card), last=name_in_sentence(asked.paid[-1]))
    return refuse("pay-low", card=name_in_sentence(card), missing=asked.due - worth(asked.paid))


def _price_refusal(paid: Cards, card: Card) -> IllegalAction:
    if paid and VALUE[card] > VALUE[paid[-1]]:
        return refuse("price-order", card=name_in_sentence(card), last=name_in_sentence(paid[-1]))
    return _refusal_of(card, "price-unknown")


def _attacker_refusal(realm: Realm, id_: act.DefenderId) -> IllegalAction:
    defender = _defender_by_id(realm, id_)
    if defender is None:
        return refuse("attacker-unknown")
    return _refusal_of(defender.card, "attacker-taken" if defender.ready else "attacker-new")


def _defender_refusal(state: RealmState, id_: act.DefenderId | None) -> IllegalAction:
    if id_ is None:
        return refuse("against-realm")
    defender = _defender_by_id(state.realms[state.fought.target], id_)
    if defender is None:
        return refuse("against-unknown")
    return refuse("against-king") if defender.card == KING else _refusal_of(defender.card, "against-full")


def _offer_refusal(state: RealmState, realm: Realm, attacked: act.DefenderId, offer: act.Offer) -> IllegalAction:
    if offer.source == "play":
        return refuse("offer-attacked" if offer.defender in state.fought.attacked else "offer-unknown")
    if offer.card not in realm.hand:
        return refuse("offer-no-card")
    if offer.card not in DEFENDERS:
        return refuse("offer-no-defender")
    line = state.fought.line(attacked)
    if offer.card == JACK and line is not None and not line.overwhelmed:
        return refuse("offer-jack-price", price=ask.POWER_PRICE)
    return refuse("offer-from-hand")


# In a step


def _in_step(state: RealmState, seat: Seat, action: Action) -> IllegalAction:
    realm = state.realms[seat]
    match state.step, action:
        case "bid", act.Bid(card):
            return _refusal_of(card, "bid-twice" if card in realm.bid_cards else "bid-unknown")
        case "main", act.Deploy(card):
            return _deploy_refusal(state, realm, card)
        case "main", act.Inspire():
            return _inspire_refusal(realm, action)
        case "main" | "queen", act.Queen():
            return _queen_refusal(state, realm, action)
        case "main", act.Attack(other):
            return _attack_refusal(state, seat, realm, other)
        case "main", act.Dismantle():
            return _dismantle_refusal(state)
        case "main", act.Place():
            return refuse("place-after-battle" if state.attacked else "place-later")
        case "resource", act.Place(card, pool):
            return _refusal_of(card, "place-unknown" if card not in realm.hand else f"place-no-{pool}")
        case "respond", act.Sacrifice(attacked):
            return _sacrifice_refusal(state, attacked)
        case "respond", act.Retaliate(attacked):
            return _retaliate_refusal(state, attacked)
        case "ace", act.Ace():
            return refuse("ace-unknown")
        case "block", act.Block():
            return refuse("block-unknown")
        case "hit", act.Hit():
            return refuse("hit-unknown")
        case _:
            return refuse(f"step-{state.step}")


def _deploy_refusal(state: RealmState, realm: Realm, card: Card) -> IllegalAction:
    if state.attacked:
        return refuse("deploy-after-battle")
    if card not in realm.hand:
        return _refusal_of(card, "deploy-unknown")
    if card not in DEFENDERS:
        return _refusal_of(card, "deploy-no-defender")
    if card == ELDER:
        return refuse("deploy-elder")
    money = worth(payment_cards(realm, ask.ForDeploying(card)))
    return refuse("deploy-cost", card=name_in_sentence(card), cost=VALUE[card], money=money)


def _inspire_refusal(realm: Realm, action: act.Inspire) -> IllegalAction:
    if action.source == "hand" and ELDER not in realm.hand:
        return refuse("inspire-hand")
    if action.source == "play" and _card_of(realm, action.defender) != ELDER:
        return refuse("inspire-play")
    return refuse("inspire-nobody" if SPADES.isdisjoint(realm.defeated) else "inspire-cost")


def _queen_refusal(state: RealmState, realm: Realm, action: act.Queen) -> IllegalAction:
    if action.source == "hand" and QUEEN not in realm.hand:
        return refuse("queen-hand")
    if action.source == "play":
        if _card_of(realm, action.defender) != QUEEN:
            return refuse("queen-play")
        if state.battle is not None and action.defender in state.battle.assigned:
            return refuse("queen-attacks")
    courage = worth(realm.courage)
    if courage < ask.POWER_PRICE:
        return refuse("queen-price", price=ask.POWER_PRICE, courage=courage)
    return refuse("queen-nothing")


def _attack_refusal(state: RealmState, seat: Seat, realm: Realm, other: Seat) -> IllegalAction:
    if other == seat:
        return refuse("attack-self")
    if other not in state.opponents(seat):
        return refuse("attack-unknown")
    if not realm.power:
        return refuse("attack-power")
    return refuse("attack-new" if realm.defenders else "attack-nobody")


def _dismantle_refusal(state: RealmState) -> IllegalAction:
    if state.attacked:
        return refuse("dismantle-fought")
    return refuse("dismantle-deployed" if state.deployed else "dismantle-last")


def _sacrifice_refusal(state: RealmState, attacked: act.DefenderId) -> IllegalAction:
    line = state.fought.line(attacked)
    if line is None:
        return refuse("sacrifice-unattacked")
    if state.fought.retaliated:
        return refuse("sacrifice-late")
    return refuse("sacrifice-nobody" if line.sacrifice is None else "sacrifice-twice")


def _retaliate_refusal(state: RealmState, attacked: act.DefenderId) -> IllegalAction:
    line = state.fought.line(attacked)
    if line is None:
        return refuse("retaliate-unattacked")
    return refuse("retaliate-power" if line.counter is None else "retaliate-twice")


def _card_of(realm: Realm, id_: act.DefenderId | None) -> Card | None:
    defender = None if id_ is None else _defender_by_id(realm, id_)
    return None if defender is None else defender.card


def _defender_by_id(realm: Realm, id_: act.DefenderId) -> Defender | None:
    return next((one for one in realm.defenders if one.id == id_), None)
