"""Why an action is refused: a sentence for the player, from what they may know, and the rule that says so."""

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
    remove_all,
    sign,
    worth,
)
from engine.realm_of_the_defenders.legal import means
from engine.realm_of_the_defenders.state import Realm, RealmState
from engine.sentences import Sentences

REFUSALS: Mapping[str, tuple[str, str]] = {
    "over": ("RD-9.1", "The game is over."),
    "out": ("RD-9.2", "Your realm is out of the game."),
    # Somebody else is waited for
    "others-bid": ("RD-2.4", "Your bid is closed; the others are still choosing."),
    "others-redraw": ("RD-2.10", "Another player is choosing whether to draw a new hand."),
    "others-main": ("RD-3.1", "It is another player's turn."),
    "others-resource": ("RD-3.1", "It is another player's turn."),
    "others-ace": ("RD-6.3", "Another player is choosing whether to use an Ace."),
    "others-respond": ("RD-5.6", "The attacked player answers first."),
    "others-block": ("RD-5.10", "The attacker first chooses whose Power is stopped."),
    "others-queen": ("RD-5.12", "The attacker first chooses whether to use a Queen."),
    "others-hit": ("RD-5.13", "The attacker first chooses whom the retaliation hits."),
    "others-loss": ("RD-7.2", "Another player pays for a loss first."),
    # Something else is asked
    "step-bid": ("RD-2.4", "Everybody is bidding: add a card to your bid, or close it."),
    "step-redraw": ("RD-2.10", "Choose whether to draw seven new cards or to keep your hand."),
    "step-main": ("RD-3.2", "You can't do that in the main step."),
    "step-resource": ("RD-4.8", "Your main step is over: place resources, or end your turn."),
    "step-ace": ("RD-6.3", "Use an Ace against the dismantling, or pass."),
    "step-respond": ("RD-5.6", "You are under attack: sacrifice, strike back, or end your answer."),
    "step-block": ("RD-5.10", "Choose whose Power the sacrifice stops."),
    "step-queen": ("RD-5.12", "Use a Queen now, or pass."),
    "step-hit": ("RD-5.13", "Choose which attacker the retaliation hits."),
    # A question is open
    "paying": ("RD-3.6", "Finish paying first: {missing} of {due} are still missing."),
    "pricing": ("RD-4.5", "First choose what to pay for the Elder."),
    "price-nothing": ("RD-4.5", "An Elder costs at least one Money card."),
    "recalling": ("RD-8.5", "First choose which Spade the Elder brings back."),
    "recall-unknown": ("RD-8.5", "There is no Spade {card} in your defeated pile."),
    "recall-cost": ("RD-8.5", "{card} would cost {cost} Money, and you have less."),
    "striking": ("RD-8.3", "Choose what the Queen hits: an opponent's Courage card, Power pool or retaliation."),
    "choosing-attacker": ("RD-5.2", "Choose an attacker; once one is assigned you may begin the battle."),
    "attacker-unknown": ("RD-5.2", "You have no such Defender."),
    "attacker-new": ("RD-3.3", "Your {card} came into play this turn and can't attack yet."),
    "attacker-taken": ("RD-5.2", "Your {card} is already in this battle."),
    "choosing-power": ("RD-5.2", "First choose the Power card for this attacker."),
    "power-unknown": ("RD-5.2", "There is no {card} in your Power pool."),
    "power-taken": ("RD-5.2", "Your {card} is already with another attacker in this battle."),
    "choosing-against": ("RD-5.2", "First choose whom this attacker faces."),
    "against-realm": ("RD-5.5", "That realm has Defenders: attack one of them."),
    "against-unknown": ("RD-5.3", "The attacked realm has no such Defender."),
    "against-king": ("RD-8.6", "A King can't be overwhelmed: only one Defender may attack a King."),
    "against-full": ("RD-5.4", "Two Defenders already attack that {card}."),
    "offering": ("RD-5.7", "First choose whom you sacrifice."),
    "offer-attacked": ("RD-5.7", "A Defender under attack can't be sacrificed."),
    "offer-unknown": ("RD-5.7", "You have no such Defender in play."),
    "offer-no-card": ("RD-5.8", "You have no such card in your hand."),
    "offer-no-defender": ("RD-5.8", "Only Spades and Elders can be sacrificed."),
    "offer-jack-price": ("RD-8.1", "A Jack from the hand costs {price} Courage here."),
    "offer-from-hand": ("RD-5.8", "From the hand, only a Jack helps a Defender who faces a single attacker."),
    "countering": ("RD-5.11", "First choose the Power card to strike back with."),
    "counter-pool": ("RD-5.11", "There is no Power card {card} in your Power pool."),
    "counter-hand": ("RD-5.11", "There is no Power card {card} in your hand."),
    "pay-unknown": ("RD-4.3", "You have no {card} to pay with."),
    "pay-order": ("RD-4.3", "Pay from high to low: {card} is above {last}."),
    "pay-low": ("RD-4.3", "{card} is too low: together with what isn't above it you don't reach {missing}."),
    "price-order": ("RD-4.5", "Pay from high to low: {card} is above {last}."),
    "price-unknown": ("RD-4.5", "You have no {card} to pay with."),
    "pay-enough": ("RD-4.3", "That is already paid without {card}: choose fewer cards."),
    # Not possible now
    "bid-twice": ("RD-2.4", "{card} is already in your bid."),
    "bid-unknown": ("RD-2.4", "{card} is not one of your ten bid cards."),
    "deploy-after-battle": ("RD-4.1", "After a battle you can't deploy this turn."),
    "deploy-unknown": ("RD-4.2", "There is no {card} in your hand."),
    "deploy-no-defender": ("RD-1.4", "Only Spades and Elders can be deployed; {card} can't."),
    "deploy-elder": ("RD-4.2", "An Elder costs at least one Money card, and you hold no other."),
    "deploy-cost": ("RD-4.2", "{card} costs {cost} Money, and you have {money}."),
    "inspire-hand": ("RD-8.5", "There is no Elder in your hand."),
    "inspire-play": ("RD-8.5", "You have no such Elder in play."),
    "inspire-nobody": ("RD-8.5", "There is no Spade in your defeated pile."),
    "inspire-cost": ("RD-8.5", "You don't have twice the toughness of any defeated Spade in Money."),
    "queen-hand": ("RD-8.3", "There is no Queen in your hand."),
    "queen-play": ("RD-8.3", "You have no such Queen in play."),
    "queen-attacks": ("RD-5.12", "This Queen is one of the attackers."),
    "queen-price": ("RD-8.1", "A Queen costs {price} Courage, and you have {courage} in your pool."),
    "queen-nothing": ("RD-8.3", "No opponent has Courage or Power in play for the Queen to hit."),
    "attack-self": ("RD-5.1", "You can't attack yourself."),
    "attack-unknown": ("RD-9.2", "That is not an opponent who is still in the game."),
    "attack-power": ("RD-5.1", "Your Power pool is empty."),
    "attack-nobody": ("RD-5.1", "You have no Defender in play."),
    "attack-new": ("RD-3.3", "Your Defenders came into play this turn and can't attack yet."),
    "dismantle-fought": ("RD-6.1", "You have fought this turn, so you can't dismantle a Fortress."),
    "dismantle-deployed": ("RD-6.1", "You have deployed this turn, so you can't dismantle a Fortress."),
    "dismantle-last": ("RD-6.1", "You can't dismantle your last Fortress."),
    "place-after-battle": ("RD-4.9", "After a battle you can't place resources this turn."),
    "place-later": ("RD-4.8", "Resources are placed after the main step: end that first."),
    "place-unknown": ("RD-4.8", "There is no {card} in your hand."),
    "place-taken": ("RD-4.8", "You have chosen your {card} twice: it goes to Power or to Courage."),
    "place-no-power": ("RD-1.4", "{card} is not a Power card."),
    "place-no-courage": ("RD-1.4", "{card} is not a Courage card."),
    "sacrifice-unattacked": ("RD-5.7", "That Defender is not under attack."),
    "sacrifice-late": ("RD-5.6", "Once somebody has struck back, nobody can be sacrificed."),
    "sacrifice-twice": ("RD-5.7", "You have already made a sacrifice for that Defender."),
    "sacrifice-nobody": ("RD-5.8", "You have nobody to sacrifice for that Defender."),
    "retaliate-unattacked": ("RD-5.11", "That Defender is not under attack."),
    "retaliate-twice": ("RD-5.11", "That Defender has already struck back."),
    "retaliate-power": ("RD-5.11", "You have no Power card in your pool or hand."),
    "ace-unknown": ("RD-8.2", "You have no such Ace."),
    "block-unknown": ("RD-5.10", "That is not one of the two attackers of that Defender."),
    "hit-unknown": ("RD-5.13", "That is not one of the two attackers of that Defender."),
}
"""By key: the rule, and the sentence in English with its fields."""

SENTENCES = Sentences("realm-of-the-defenders-refusal", {key: sentence for key, (_, sentence) in REFUSALS.items()})


def refuse(key: str, **fields: str | int) -> IllegalAction:
    return IllegalAction(SENTENCES(key, **fields), REFUSALS[key][0])


def refusal(state: RealmState, seat: Seat, action: Action) -> IllegalAction:
    """Why ``action``, which is not legal now, is not."""
    if state.outcome:
        return refuse("over")
    if state.realms[seat].out:
        return refuse("out")
    if isinstance(action, act.Pay) and (seat not in state.active or state.ask is None):
        return _of(action.card, "pay-enough")
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
            return _payment(means(realm, asked.reason), asked, card)
        case ask.Payment(_, due, paid), _:
            return refuse("paying", missing=due - worth(paid), due=due)
        case ask.Pricing(_, paid), act.Pay(card):
            return _price(paid, card)
        case ask.Pricing(), act.Done():
            return refuse("price-nothing")
        case ask.Pricing(), _:
            return refuse("pricing")
        case ask.Recalling(), act.Recall(card):
            known = card in SPADES and card in realm.defeated
            cost = ask.INSPIRING_FACTOR * VALUE[card]
            return refuse("recall-cost", card=sign(card), cost=cost) if known else _of(card, "recall-unknown")
        case ask.Recalling(), _:
            return refuse("recalling")
        case ask.Striking(), _:
            return refuse("striking")
        case ask.ChoosingAttacker(), act.Attacker(defender):
            return _attacker(realm, defender)
        case ask.ChoosingAttacker(), _:
            return refuse("choosing-attacker")
        case ask.ChoosingPower(), act.Power(card):
            return _of(card, "power-unknown")
        case ask.ChoosingPower(), _:
            return refuse("choosing-power")
        case ask.ChoosingAgainst(), act.Against(attacked):
            return _against(state, attacked)
        case ask.ChoosingAgainst(), _:
            return refuse("choosing-against")
        case ask.Offering(attacked), act.Offer():
            return _offer(state, realm, attacked, action)
        case ask.Offering(), _:
            return refuse("offering")
        case ask.Countering(), act.Counter(source, card):
            return _of(card, f"counter-{source}")
        case _:
            return refuse("countering")


def _of(card: Card, key: str) -> IllegalAction:
    """A refusal that names just the card."""
    return refuse(key, card=sign(card))


def _payment(means: Cards, asked: ask.Payment, card: Card) -> IllegalAction:
    if card not in remove_all(means, asked.paid):
        return _of(card, "pay-unknown")
    if asked.paid and VALUE[card] > VALUE[asked.paid[-1]]:
        return refuse("pay-order", card=sign(card), last=sign(asked.paid[-1]))
    return refuse("pay-low", card=sign(card), missing=asked.due - worth(asked.paid))


def _price(paid: Cards, card: Card) -> IllegalAction:
    if paid and VALUE[card] > VALUE[paid[-1]]:
        return refuse("price-order", card=sign(card), last=sign(paid[-1]))
    return _of(card, "price-unknown")


def _attacker(realm: Realm, id_: act.DefenderId) -> IllegalAction:
    defender = _find(realm, id_)
    if defender is None:
        return refuse("attacker-unknown")
    return _of(defender.card, "attacker-taken" if defender.ready else "attacker-new")


def _against(state: RealmState, id_: act.DefenderId | None) -> IllegalAction:
    if id_ is None:
        return refuse("against-realm")
    defender = _find(state.realms[state.fought.target], id_)
    if defender is None:
        return refuse("against-unknown")
    return refuse("against-king") if defender.card == KING else _of(defender.card, "against-full")


def _offer(state: RealmState, realm: Realm, attacked: act.DefenderId, offer: act.Offer) -> IllegalAction:
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
            return _of(card, "bid-twice" if card in realm.bid_cards else "bid-unknown")
        case "main", act.Deploy(card):
            return _deploy(state, realm, card)
        case "main", act.Inspire():
            return _inspire(realm, action)
        case "main" | "queen", act.Queen():
            return _queen(state, realm, action)
        case "main", act.Attack(other):
            return _attack(state, seat, realm, other)
        case "main", act.Dismantle():
            return _dismantle(state)
        case "main", act.Place():
            return refuse("place-after-battle" if state.attacked else "place-later")
        case "resource", act.Place(card, pool):
            return _of(card, "place-unknown" if card not in realm.hand else f"place-no-{pool}")
        case "respond", act.Sacrifice(attacked):
            return _sacrifice(state, attacked)
        case "respond", act.Retaliate(attacked):
            return _retaliate(state, attacked)
        case "ace", act.Ace():
            return refuse("ace-unknown")
        case "block", act.Block():
            return refuse("block-unknown")
        case "hit", act.Hit():
            return refuse("hit-unknown")
        case _:
            return refuse(f"step-{state.step}")


def _deploy(state: RealmState, realm: Realm, card: Card) -> IllegalAction:
    if state.attacked:
        return refuse("deploy-after-battle")
    if card not in realm.hand:
        return _of(card, "deploy-unknown")
    if card not in DEFENDERS:
        return _of(card, "deploy-no-defender")
    if card == ELDER:
        return refuse("deploy-elder")
    money = worth(means(realm, ask.ForDeploying(card)))
    return refuse("deploy-cost", card=sign(card), cost=VALUE[card], money=money)


def _inspire(realm: Realm, action: act.Inspire) -> IllegalAction:
    if action.source == "hand" and ELDER not in realm.hand:
        return refuse("inspire-hand")
    if action.source == "play" and _card_of(realm, action.defender) != ELDER:
        return refuse("inspire-play")
    return refuse("inspire-nobody" if SPADES.isdisjoint(realm.defeated) else "inspire-cost")


def _queen(state: RealmState, realm: Realm, action: act.Queen) -> IllegalAction:
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


def _attack(state: RealmState, seat: Seat, realm: Realm, other: Seat) -> IllegalAction:
    if other == seat:
        return refuse("attack-self")
    if other not in state.opponents(seat):
        return refuse("attack-unknown")
    if not realm.power:
        return refuse("attack-power")
    return refuse("attack-new" if realm.defenders else "attack-nobody")


def _dismantle(state: RealmState) -> IllegalAction:
    if state.attacked:
        return refuse("dismantle-fought")
    return refuse("dismantle-deployed" if state.deployed else "dismantle-last")


def _sacrifice(state: RealmState, attacked: act.DefenderId) -> IllegalAction:
    line = state.fought.line(attacked)
    if line is None:
        return refuse("sacrifice-unattacked")
    if state.fought.retaliated:
        return refuse("sacrifice-late")
    return refuse("sacrifice-nobody" if line.sacrifice is None else "sacrifice-twice")


def _retaliate(state: RealmState, attacked: act.DefenderId) -> IllegalAction:
    line = state.fought.line(attacked)
    if line is None:
        return refuse("retaliate-unattacked")
    return refuse("retaliate-power" if line.counter is None else "retaliate-twice")


def _card_of(realm: Realm, id_: act.DefenderId | None) -> Card | None:
    defender = None if id_ is None else _find(realm, id_)
    return None if defender is None else defender.card


def _find(realm: Realm, id_: act.DefenderId) -> Defender | None:
    return next((one for one in realm.defenders if one.id == id_), None)
