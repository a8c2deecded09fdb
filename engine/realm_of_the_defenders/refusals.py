"""Why an action is refused: a sentence for the player, from what he may know, and the rule that says so."""

from typing import TYPE_CHECKING

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
    worth,
)
from engine.realm_of_the_defenders.choices import means
from engine.realm_of_the_defenders.realm import Realm

if TYPE_CHECKING:
    from engine.realm_of_the_defenders.state import RealmState

Reason = tuple[str, str]

_ELSEWHERE: dict[str, Reason] = {
    "bid": ("Your bid is closed; the others are still choosing.", "RD-2.4"),
    "redraw": ("Another player decides whether to draw seven new cards.", "RD-2.10"),
    "main": ("It is another player's turn.", "RD-3.1"),
    "resource": ("It is another player's turn.", "RD-3.1"),
    "ace": ("Another player is asked about an Ace.", "RD-6.3"),
    "respond": ("The attacked player answers first.", "RD-5.6"),
    "block": ("The attacking player says first whose Power is stopped.", "RD-5.10"),
    "queen": ("The attacking player decides about a Queen first.", "RD-5.12"),
    "hit": ("The attacking player says first whom the retaliation hits.", "RD-5.13"),
    "loss": ("Another player pays for a loss first.", "RD-7.2"),
}

_HERE: dict[str, Reason] = {
    "bid": ("Everybody is bidding: add a card to your bid, or close it.", "RD-2.4"),
    "redraw": ("Say whether you draw seven new cards or keep your hand.", "RD-2.10"),
    "main": ("That is not something to do in the main step.", "RD-3.2"),
    "resource": ("Your main step is over: place resources, or end the turn.", "RD-4.8"),
    "ace": ("Say whether you use an Ace against the dismantling, or pass.", "RD-6.3"),
    "respond": ("You are attacked: sacrifice, retaliate, or end your answer.", "RD-5.6"),
    "block": ("Say whose Power the sacrifice stops.", "RD-5.10"),
    "queen": ("Say whether you use a Queen now, or pass.", "RD-5.12"),
    "hit": ("Say which attacker the retaliation hits.", "RD-5.13"),
}


def refusal(state: "RealmState", seat: Seat, action: Action) -> IllegalAction:
    """Why ``action``, which is not legal now, is not."""
    message, rule = _reason(state, seat, action)
    return IllegalAction(message, rule)


def _reason(state: "RealmState", seat: Seat, action: Action) -> Reason:
    if state.outcome:
        return "The game is over.", "RD-9.1"
    if state.realms[seat].out:
        return "Your realm is out of the game.", "RD-9.2"
    if seat not in state.active:
        return _ELSEWHERE[state.step]
    if state.ask is not None:
        return _in_question(state, seat, state.ask, action)
    return _in_step(state, seat, action)


# In the middle of an action


def _in_question(state: "RealmState", seat: Seat, asked: ask.Question, action: Action) -> Reason:
    realm = state.realms[seat]
    match asked, action:
        case ask.Payment(), act.Pay(card):
            return _payment(means(realm, asked.reason), asked, card)
        case ask.Payment(_, due, paid), _:
            return f"First finish paying: {due - worth(paid)} of {due} are still missing.", "RD-3.6"
        case ask.Pricing(_, paid), act.Pay(card):
            return _price(paid, card)
        case ask.Pricing(), act.Done():
            return "An Elder costs at least one Money card.", "RD-4.5"
        case ask.Pricing(), _:
            return "First say what you pay for the Elder.", "RD-4.5"
        case ask.Recalling(), act.Recall(card):
            if card not in SPADES or card not in realm.defeated:
                return f"There is no Spade {card} in your defeated pile.", "RD-8.5"
            return f"{card} would cost {2 * VALUE[card]}, and you don't have that much Money.", "RD-8.5"
        case ask.Recalling(), _:
            return "First say which Spade the Elder brings back.", "RD-8.5"
        case ask.Striking(), _:
            return "Name what the Queen hits: an opponent's Courage card, Power pool or retaliation.", "RD-8.3"
        case ask.ChoosingAttacker(), act.Attacker(defender):
            return _attacker(realm, defender)
        case ask.ChoosingAttacker(), _:
            return "Choose an attacker; when one is assigned you may begin the battle.", "RD-5.2"
        case ask.ChoosingPower(), act.Power(card):
            return f"There is no {card} in your Power pool.", "RD-5.2"
        case ask.ChoosingPower(), _:
            return "First choose the Power card for this attacker.", "RD-5.2"
        case ask.ChoosingAgainst(), act.Against(attacked):
            return _against(state, attacked)
        case ask.ChoosingAgainst(), _:
            return "First say against whom this attacker goes.", "RD-5.2"
        case ask.Offering(attacked), act.Offer():
            return _offer(state, realm, attacked, action)
        case ask.Offering(), _:
            return "First say who is sacrificed.", "RD-5.7"
        case ask.Countering(), act.Counter(source, card):
            where = "Power pool" if source == "pool" else "hand"
            return f"There is no Power card {card} in your {where}.", "RD-5.11"
        case _:
            return "First choose the Power card to retaliate with.", "RD-5.11"


def _payment(means: Cards, asked: ask.Payment, card: Card) -> Reason:
    left = remove_all(means, asked.paid)
    if card not in left:
        return f"You have no {card} to pay with.", "RD-4.3"
    if asked.paid and VALUE[card] > VALUE[asked.paid[-1]]:
        return f"Pay from the highest card to the lowest: {card} is above {asked.paid[-1]}.", "RD-4.3"
    missing = asked.due - worth(asked.paid)
    return f"{card} is too low: with it and what is not above it you don't reach the missing {missing}.", "RD-4.3"


def _price(paid: Cards, card: Card) -> Reason:
    if paid and VALUE[card] > VALUE[paid[-1]]:
        return f"Pay from the highest card to the lowest: {card} is above {paid[-1]}.", "RD-4.5"
    return f"You have no {card} to pay with.", "RD-4.5"


def _attacker(realm: Realm, id_: act.DefenderId) -> Reason:
    defender = _find(realm, id_)
    if defender is None:
        return f"You have no Defender number {id_}.", "RD-5.2"
    if not defender.ready:
        return f"Your {defender.card} came into play this turn and can't attack yet.", "RD-3.3"
    return f"Your {defender.card} is in this battle already.", "RD-5.2"


def _against(state: "RealmState", id_: act.DefenderId | None) -> Reason:
    target = state.realms[state.fought.target]
    if id_ is None:
        return "That realm has Defenders: attack one of them.", "RD-5.5"
    defender = _find(target, id_)
    if defender is None:
        return f"The attacked realm has no Defender number {id_}.", "RD-5.3"
    if defender.card == KING:
        return "A King can't be overwhelmed: only one may attack him.", "RD-8.6"
    return f"Two attack {defender.card} already.", "RD-5.4"


def _offer(state: "RealmState", realm: Realm, attacked: act.DefenderId, offer: act.Offer) -> Reason:
    if offer.source == "play":
        if offer.defender in state.fought.attacked:
            return "A Defender who is attacked himself can't be sacrificed.", "RD-5.7"
        return "You have no such Defender in play.", "RD-5.7"
    if offer.card not in realm.hand:
        return "You have no such card in your hand.", "RD-5.8"
    if offer.card not in DEFENDERS:
        return "Only Spades and Elders can be sacrificed.", "RD-5.8"
    line = state.fought.line(attacked)
    if offer.card == JACK and line is not None and not line.overwhelmed:
        return f"A Jack from the hand costs {ask.POWER_PRICE} Courage here.", "RD-8.1"
    return "From the hand only a Jack helps a Defender who is not overwhelmed.", "RD-5.8"


# In a step


def _in_step(state: "RealmState", seat: Seat, action: Action) -> Reason:
    realm = state.realms[seat]
    match state.step, action:
        case "bid", act.Bid(card):
            if card in realm.bid_cards:
                return f"{card} is in your bid already.", "RD-2.4"
            return f"{card} is not one of your ten bid cards.", "RD-2.4"
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
            if state.attacked:
                return "After a battle no resources are placed this turn.", "RD-4.9"
            return "Resources are placed after the main step: end that first.", "RD-4.8"
        case "resource", act.Place(card, pool):
            if card not in realm.hand:
                return f"There is no {card} in your hand.", "RD-4.8"
            return f"{card} is no {'Power' if pool == 'power' else 'Courage'} card.", "RD-1.4"
        case "respond", act.Sacrifice(attacked):
            return _sacrifice(state, attacked)
        case "respond", act.Retaliate(attacked):
            return _retaliate(state, attacked)
        case "ace", act.Ace():
            return "You have no such Ace.", "RD-8.2"
        case "block", act.Block():
            return "He is not one of the two attackers of that Defender.", "RD-5.10"
        case "hit", act.Hit():
            return "He is not one of the two attackers of that Defender.", "RD-5.13"
        case _:
            return _HERE[state.step]


def _deploy(state: "RealmState", realm: Realm, card: Card) -> Reason:
    if state.attacked:
        return "After a battle nobody is deployed this turn.", "RD-4.1"
    if card not in realm.hand:
        return f"There is no {card} in your hand.", "RD-4.2"
    if card not in DEFENDERS:
        return f"Only Spades and Elders are deployed; {card} is none.", "RD-1.4"
    if card == ELDER:
        return "An Elder costs at least one Money card, and you hold no other.", "RD-4.2"
    return f"{card} costs {VALUE[card]}, and you don't have that much Money.", "RD-4.2"


def _inspire(realm: Realm, action: act.Inspire) -> Reason:
    if action.source == "hand" and ELDER not in realm.hand:
        return "There is no Elder in your hand.", "RD-8.5"
    if action.source == "play":
        defender = None if action.defender is None else _find(realm, action.defender)
        if defender is None or defender.card != ELDER:
            return "You have no such Elder in play.", "RD-8.5"
    if SPADES.isdisjoint(realm.defeated):
        return "There is no Spade in your defeated pile.", "RD-8.5"
    return "You don't have twice the toughness of any defeated Spade in Money.", "RD-8.5"


def _queen(state: "RealmState", realm: Realm, action: act.Queen) -> Reason:
    if action.source == "hand" and QUEEN not in realm.hand:
        return "There is no Queen in your hand.", "RD-8.3"
    if action.source == "play":
        defender = None if action.defender is None else _find(realm, action.defender)
        if defender is None or defender.card != QUEEN:
            return "You have no such Queen in play.", "RD-8.3"
        if state.battle is not None and defender.id in state.battle.assigned:
            return "This Queen is attacking herself.", "RD-5.12"
    courage = worth(realm.courage)
    if courage < ask.POWER_PRICE:
        return f"A Queen costs {ask.POWER_PRICE} Courage, and you have {courage} in your pool.", "RD-8.1"
    return "No opponent has Courage or Power in play that she could hit.", "RD-8.3"


def _attack(state: "RealmState", seat: Seat, realm: Realm, other: Seat) -> Reason:
    if other == seat:
        return "You can't attack yourself.", "RD-5.1"
    if other not in state.opponents(seat):
        return "That is no opponent who is still in the game.", "RD-9.2"
    if not realm.power:
        return "Your Power pool is empty.", "RD-5.1"
    if not realm.defenders:
        return "You have no Defender in play.", "RD-5.1"
    return "Your Defenders came into play this turn and can't attack yet.", "RD-3.3"


def _dismantle(state: "RealmState") -> Reason:
    if state.attacked:
        return "You have fought this turn; then no Fortress is dismantled.", "RD-6.1"
    if state.deployed:
        return "You have deployed this turn; then no Fortress is dismantled.", "RD-6.1"
    return "Your last Fortress can't be dismantled.", "RD-6.1"


def _sacrifice(state: "RealmState", attacked: act.DefenderId) -> Reason:
    line = state.fought.line(attacked)
    if line is None:
        return "That Defender is not attacked.", "RD-5.7"
    if state.fought.retaliated:
        return "After a retaliation nobody is sacrificed any more.", "RD-5.6"
    if line.sacrifice is not None:
        return "Somebody was sacrificed for that Defender already.", "RD-5.7"
    return "You have nobody to sacrifice for that Defender.", "RD-5.8"


def _retaliate(state: "RealmState", attacked: act.DefenderId) -> Reason:
    line = state.fought.line(attacked)
    if line is None:
        return "That Defender is not attacked.", "RD-5.11"
    if line.counter is not None:
        return "That Defender has retaliated already.", "RD-5.11"
    return "You have no Power card in your pool or hand.", "RD-5.11"


def _find(realm: Realm, id_: act.DefenderId) -> Defender | None:
    return next((one for one in realm.defenders if one.id == id_), None)
