"""Realm of the Defenders: a search guided by a policy, to the end of the next opponents' turns."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from math import exp
from typing import Any, ClassVar

import msgspec

from computer.player import Level
from computer.search import Searcher
from engine import Action, Seat, View
from engine.realm_of_the_defenders.actions import (
    DONE,
    Ace,
    Against,
    Attack,
    Attacker,
    Bid,
    Block,
    Counter,
    Deploy,
    Dismantle,
    Done,
    Hit,
    Inspire,
    Offer,
    Pay,
    Place,
    Power,
    Queen,
    Recall,
    Redraw,
    Retaliate,
    Sacrifice,
    Strike,
)
from engine.realm_of_the_defenders.cards import ELDER, FACE_VALUE, MONEY, VALUE, Card, Cards, remove_all
from engine.realm_of_the_defenders.legal import payment_cards
from engine.realm_of_the_defenders.questions import ChoosingAgainst, Countering, ForDeploying, ForInspiring, Payment
from engine.realm_of_the_defenders.state import RealmState

LOW = 5
"""Cards of a lower value are bid."""
MOST_BID = 2
ELDERLY = 100
"""The extra weight of an Elder in a payment, beside any other card."""
LEFT_ALONE = 0.01
"""The factor by which those who do not look ahead are less likely to dismantle a Fortress, or to waste what is dear."""
HIGH = 10
"""From this value on a card of Courage is worth a Queen to them."""
PLENTY = 30  # of Courage; more is worth less
SAVED = 20  # of Courage; then those who do not look ahead would rather place Power
LATE = 24
"""The turn from which on they save no Courage beside what they have, and fight to an end: Spades run out by then."""
POOL = 5
"""So many cards of Power are enough to attack a realm without Defenders, even if no Fortress falls."""


class Worth(msgspec.Struct, frozen=True):
    """The weights of a realm's parts in its strength."""

    fortress: float = 2.0
    any_courage: float = 0.45
    courage: float = 0.035
    more_courage: float = 0.012
    power: float = 0.04
    toughness: float = 0.045
    no_defender: float = -0.5
    hand: float = 0.01
    elder: float = 0.25


WORTH = Worth()


def worth(cards: Iterable[Card]) -> int:
    """The sum of the cards' values."""
    return sum(map(VALUE.__getitem__, cards))


def strength(state: RealmState, seat: int, part: Worth = WORTH) -> float:
    """The strength of a realm that still stands."""
    realm = state.realms[seat]
    found = part.fortress * len(realm.fortresses)
    if realm.courage:
        courage = worth(realm.courage)
        found += part.any_courage + part.courage * min(courage, PLENTY) + part.more_courage * max(courage - PLENTY, 0)
    if realm.power:
        found += part.power * worth(realm.power)
    if realm.defenders:
        found += part.toughness * sum([one.toughness for one in realm.defenders])
    else:
        found += part.no_defender
    if realm.hand:
        found += part.hand * worth(realm.hand) + part.elder * realm.hand.count(ELDER)
    return found


def win_chances(state: RealmState, part: Worth = WORTH) -> list[float]:
    """The chance of each seat to win."""
    seats = range(state.seats)
    if state.outcome:
        winners = state.outcome.winners
        if not winners:
            standing = [seat for seat in seats if not state.realms[seat].out]
            return [1 / len(standing) if seat in standing else 0.0 for seat in seats]
        return [1 / len(winners) if seat in winners else 0.0 for seat in seats]
    strengths = [0.0 if state.realms[seat].out else exp(strength(state, seat, part)) for seat in seats]
    total = sum(strengths)
    return [each / total for each in strengths]


# The policy: for each type of action how likely a sensible player is to choose it


def _likely_attack(state: RealmState, seat: Seat, action: Attack) -> float:
    defenders = state.realms[action.seat].defenders
    if not defenders:
        return 4.0
    best = max(map(VALUE.__getitem__, state.realms[seat].power))
    return 3.0 if best >= min([one.toughness for one in defenders]) else 0.15


def _likely_against(state: RealmState, seat: Seat, action: Against) -> float:
    if action.defender is None or not isinstance(state.ask, ChoosingAgainst) or state.battle is None:
        return 1.0
    power = VALUE[state.ask.power]
    line = state.battle.line(action.defender)
    if line is not None:
        power += line.strength
    toughness = _toughness_of_defender(state, state.battle.target, action.defender)
    if line is not None and line.strength >= toughness:
        return 0.1
    return 1.0 + toughness / 3 if power >= toughness else 0.2


def _toughness_of_defender(state: RealmState, seat: int, defender: int) -> int:
    return next((one.toughness for one in state.realms[seat].defenders if one.id == defender), 0)


def _likely_attacker(state: RealmState, seat: Seat, action: Attacker) -> float:
    return 1.0 + _toughness_of_defender(state, seat, action.defender) / 15


def _likely_power(state: RealmState, seat: Seat, action: Power) -> float:
    battle = state.battle
    if battle is None:
        return 1.0
    value = VALUE[action.card]
    beaten = [one.toughness for one in state.realms[battle.target].defenders if one.toughness <= value]
    if not beaten:
        return 0.3 if state.realms[battle.target].defenders else 0.5 + value / 5
    return 1.0 + max(beaten) / 3 - 0.1 * (value - max(beaten))


def _likely_counter(state: RealmState, seat: Seat, action: Counter) -> float:
    """The lowest card that strikes the attacker down."""
    asked, battle = state.ask, state.battle
    if not isinstance(asked, Countering) or battle is None or state.player is None:
        return 1.0
    line = battle.line(asked.attacked)
    if line is None:
        return 1.0
    value = VALUE[action.card]
    tough = [_toughness_of_defender(state, state.player, attacker.defender) for attacker in line.attackers]
    beaten = [toughness for toughness in tough if toughness <= value]
    return 1.5 - 0.06 * (value - max(beaten)) if beaten else 0.15


def _likely_offer(state: RealmState, seat: Seat, action: Offer) -> float:
    lost = VALUE[action.card] if action.card else _toughness_of_defender(state, seat, action.defender or 0)
    return 1.0 / (1 + lost)


def _likely_block(state: RealmState, seat: Seat, action: Block | Hit) -> float:
    return 1.0


def _likely_place(state: RealmState, seat: Seat, action: Place) -> float:
    return 0.2 + VALUE[action.card] / 5


_LIKELY: Mapping[type[Action], Callable[[RealmState, Seat, Any], float]] = {
    Deploy: lambda _state, _seat, action: 1.0 + VALUE[action.card] / 3,
    Attack: _likely_attack,
    Against: _likely_against,
    Attacker: _likely_attacker,
    Power: _likely_power,
    Counter: _likely_counter,
    Offer: _likely_offer,
    Place: _likely_place,
    Retaliate: lambda _state, _seat, _action: 0.6,
    Sacrifice: lambda _state, _seat, _action: 0.25,
    Dismantle: lambda _state, _seat, _action: 0.06,
    Queen: lambda _state, _seat, _action: 0.15,
    Inspire: lambda _state, _seat, _action: 0.3,
    Ace: lambda _state, _seat, _action: 0.3,
    Recall: lambda _state, _seat, action: VALUE[action.card] / 5,
    Strike: lambda _state, _seat, action: 1.0 if action.card is None else VALUE[action.card] / 8,
    Redraw: lambda _state, _seat, _action: 0.5,
    Done: lambda _state, _seat, _action: 0.5,
}


def _stakes_all(state: RealmState, seat: Seat, action: Action) -> bool:
    """Whether an attack costs the last Fortress if it is answered well, and does not win the game (RD-7.4)."""
    own = state.realms[seat]
    if not isinstance(action, Attack) or own.courage or len(own.fortresses) > 1:
        return False
    target = state.realms[action.seat]
    if not target.defenders or not (target.power or target.hand):
        return False
    enough = max(map(VALUE.__getitem__, own.power)) >= min(one.toughness for one in target.defenders)
    return not (enough and not target.courage and len(target.fortresses) == 1)


def _breaks_fortress(power: Cards, courage: Cards) -> bool:
    """Whether a realm without Defenders loses a Fortress if each of these cards hits it by itself (RD-7)."""
    left, cards = worth(courage), sorted(map(VALUE.__getitem__, power))
    while left > 0 and cards:
        left -= cards.pop()
    return bool(cards)


def _eagerness(state: RealmState, seat: Seat, action: Action) -> float:
    """How much likelier than by the policy alone those who do not look ahead are to end a game rather than to save."""
    own, late = state.realms[seat], state.turn >= LATE
    match action:
        case Place(pool="courage"):
            plenty = 0.2 if worth(own.courage) >= SAVED else 1.0
            return plenty * 0.05 if late and own.courage else plenty
        case Place():
            return (2.0 if own.defenders else 1.0) * (3.0 if late else 1.0)
        case Attack(target) if not state.realms[target].defenders:
            if _breaks_fortress(own.power, state.realms[target].courage):
                return 3.0
            return 0.1 if len(own.power) < POOL else 1.0
        case Attacker() if state.battle is not None:
            hit = state.realms[state.battle.target]
            return 0.1 if hit.courage and not hit.defenders else 1.0  # one after the other they hit harder
        case Done() if late and state.step == "main" and state.ask is None:
            return 0.1 if own.power and any(one.ready for one in own.defenders) else 1.0
        case Retaliate() | Sacrifice():
            return 0.3 if late else 1.0
    return 1.0


def _is_dear(state: RealmState, seat: Seat, action: Action) -> bool:
    """Whether an action gives much for little, as anybody sees: an Elder as Money for a low Spade, or a Queen and 15
    Courage where nothing high lies open to be destroyed."""
    own = state.realms[seat]
    match action:
        case Deploy(card):
            money = worth([each for each in own.hand if each in MONEY and each != ELDER])
            return not money if card == ELDER else money < VALUE[card] < FACE_VALUE
        case Queen() if state.step == "main":
            open_cards = [card for other in state.opponents(seat) for card in state.realms[other].courage]
            return all(VALUE[card] < HIGH for card in open_cards)
    return False


class RealmPlayer(Searcher[RealmState]):
    """Payments and bids are made without search."""

    budgets: ClassVar[Mapping[Level, int]] = {"easy": 6, "normal": 30, "hard": 1500}
    ratings: ClassVar[Mapping[Level, float]] = {"easy": 1000, "normal": 1500, "hard": 1700}
    lapses: ClassVar[Mapping[Level, float]] = {"easy": 0.8}
    exploration: ClassVar[float] = 0.5
    priors: ClassVar[bool] = True

    def turn(self, view: View) -> int:
        return int(view["turn"])

    def effort(self, view: View) -> float:
        """With more seats a round is longer, and a decision gets less of it."""
        return 2 / len(view["seats"])

    def weights(self, state: RealmState, seat: Seat, moves: Sequence[Action]) -> Sequence[float]:
        found = []
        for action in moves:
            likely = _LIKELY.get(type(action))
            found.append(1.0 if likely is None else likely(state, seat, action))
        return found

    def habits(self, state: RealmState, seat: Seat, moves: Sequence[Action]) -> Sequence[float]:
        """Leave Fortresses alone, don't stake the last one, and give nothing dear for little: all that is for those who
        look ahead. Rather than to save, bring the game to its end."""
        weights = self.weights(state, seat, moves)
        return [
            weight * LEFT_ALONE
            if type(action) is Dismantle or _stakes_all(state, seat, action) or _is_dear(state, seat, action)
            else weight * _eagerness(state, seat, action)
            for action, weight in zip(moves, weights, strict=True)
        ]

    def searchless_choice(self, state: RealmState, seat: Seat, moves: Sequence[Action]) -> Action | None:
        asked = state.ask
        if asked is None:
            return _bid_action(state, seat, moves) if state.step == "bid" else None
        if type(asked) is Payment:
            return _payment_action(state, seat, asked, moves)
        return None

    def horizon(self, state: RealmState, seat: Seat) -> int:
        """The last turn that is played to its end."""
        if state.turn == 0:
            return len(state.order) or state.seats
        if state.player == seat:
            return state.turn + len(state.remaining()) - 1
        return state.turn

    def is_past_horizon(self, state: RealmState, horizon: int) -> bool:
        return state.turn > horizon

    def values(self, state: RealmState, root: RealmState) -> Sequence[float]:
        return win_chances(state)


@lru_cache(maxsize=4096)
def _paid_next(cards: Cards, missing: int, each: int) -> Card | None:
    """The highest card of the payment that wastes the least; None if these cards don't reach.

    Elders are kept if that wastes no more; then cards count ``each``: 1 to pay with few of them, -1 with many.
    """
    best: dict[int, tuple[int, Cards]] = {0: (0, ())}
    for card in cards:
        for total, (burden, paid) in list(best.items()):
            reached = total + VALUE[card]
            heavier = burden + each + (ELDERLY if card == ELDER else 0)
            if total < missing and (reached not in best or heavier < best[reached][0]):
                best[reached] = (heavier, (*paid, card))
    enough = [total for total in best if total >= missing]
    if not enough:
        return None
    paid = best[min(enough)][1]
    return max(paid, key=VALUE.__getitem__)


def _payment_action(state: RealmState, seat: Seat, asked: Payment, moves: Sequence[Action]) -> Action:
    """Of Money go as many cards as can be, for a hand of seven draws nothing; of Courage as few."""
    ceiling = VALUE[asked.paid[-1]] if asked.paid else FACE_VALUE
    left = [
        card
        for card in remove_all(payment_cards(state.realms[seat], asked.reason), asked.paid)
        if VALUE[card] <= ceiling
    ]
    money = type(asked.reason) in (ForDeploying, ForInspiring)
    card = _paid_next(tuple(left), asked.due - worth(asked.paid), -1 if money else 1)
    return next((move for move in moves if type(move) is Pay and move.card == card), moves[0])


def _bid_action(state: RealmState, seat: Seat, moves: Sequence[Action]) -> Action:
    """Up to two cards that are worth little."""
    cards = [move for move in moves if type(move) is Bid and VALUE[move.card] < LOW]
    if len(state.realms[seat].bid) >= MOST_BID or not cards:
        return DONE
    return min(cards, key=lambda move: VALUE[move.card])
