"""Why an action is good: what surely follows it, from what its seat knows (RD-4, RD-5, RD-7)."""

from collections.abc import Iterable

from engine import Action
from engine.realm_of_the_defenders.actions import (
    Ace,
    Against,
    Attack,
    Block,
    Counter,
    Deploy,
    Dismantle,
    Done,
    Hit,
    Offer,
    Pass,
    Pay,
    Place,
    Power,
    Retaliate,
    Sacrifice,
    Strike,
)
from engine.realm_of_the_defenders.battle import Defender, Line
from engine.realm_of_the_defenders.cards import ACE, ELDER, JACK, POWER, QUEEN, SPADES, VALUE, Card
from engine.realm_of_the_defenders.planning import (
    attackable_defenders,
    overwhelming,
    payment_choices,
    payments,
    placeable,
)
from engine.realm_of_the_defenders.questions import ChoosingAgainst, ChoosingPower, Countering, Offering
from engine.realm_of_the_defenders.view import RealmView, SeatView, obstacles
from words.realm_of_the_defenders import foresight
from words.realm_of_the_defenders.cards import Vocabulary


def reason(words: Vocabulary, action: Action, other: Action | None, view: RealmView) -> str | None:
    """Why an action is better than another one, if there is one; None where nothing certain can be said."""
    said = _action_reason(words, action, view)
    if other is None:
        return said
    told = [] if said is None or said == _action_reason(words, other, view) else [said]
    return " ".join([*told, *_kept_reasons(words, action, other, view)]) or None


def _kept_reasons(words: Vocabulary, action: Action, other: Action, view: RealmView) -> list[str]:
    """What another action would have given up: a higher card spent in the same way, or what can be placed."""
    match action, other:
        case Done(), Attack() if view.step == "main" and not view.attacked and placeable(view):
            return [words.say("reason-places")]
        case (Power(card), Power(spent)) | (Counter(_, card), Counter(_, spent)) if VALUE[card] < VALUE[spent]:
            return [words.say("reason-keeps", card=words.card(spent))]
    return []


def missed_reason(words: Vocabulary, best: Action, played: Action) -> str | None:
    """Why a Defender was not deployed any more: a battle has come before it (RD-4.1)."""
    return words.say("missed-deploy") if isinstance(best, Deploy) and isinstance(played, Attack) else None


def _action_reason(words: Vocabulary, action: Action, view: RealmView) -> str | None:
    assert view.viewer is not None, "a spectator does nothing"
    own = view.seats[view.viewer]
    match action:
        case Deploy(card):
            return _deploy_reason(words, card, own)
        case Ace() if view.player is not None:
            return words.say("reason-ace", left=view.seats[view.player].fortresses)
        case Pay(card) if (best := [*payments(view)][:1]) and card in payment_choices(view, best[0])[:1]:
            return words.say("reason-pay")
        case Pass() if {QUEEN if view.step == "queen" else ACE} & {
            *view.own().hand,
            *(one.card for one in own.defenders),
        }:
            return words.say("reason-pass")
        case Dismantle():
            kind = "clogged" if "clogged" in obstacles(view) else "some"
            return words.say("reason-dismantle", kind=kind, left=own.fortresses - 1)
        case Done() if view.step == "bid" and not view.own().bid:
            return words.say("reason-bid-nothing")
        case Done() if view.step == "main" and (view.attacked or not placeable(view)):
            return _end_reason(words, view)
        case Strike(seat, "power"):
            return words.say("reason-strike-power", left=view.seats[seat].power - 1)
        case Place(pool="courage"):
            return words.say("reason-more-courage" if own.courage else "reason-courage")
        case Place(pool="power"):
            return words.say("reason-more-power" if own.power else "reason-power")
        case Strike(seat, "courage"):
            return words.say("reason-strike", left="none" if len(view.seats[seat].courage) == 1 else "some")
        case Attack() | Power() | Against():
            return _attack_reason(words, action, view)
    return _in_battle(words, action, view) if view.battle is not None else None


def _deploy_reason(words: Vocabulary, card: Card, own: SeatView) -> str:
    """What one more Defender is good for."""
    if not own.defenders:
        return words.say("reason-bare")
    if card != ELDER and all(VALUE[card] > one.toughness for one in own.defenders):
        return words.say("reason-toughest", toughness=VALUE[card])
    return words.say("reason-deployed")


def _end_reason(words: Vocabulary, view: RealmView) -> str | None:
    """Why no more is done in a turn: what an attack lacks, or that none would defeat anybody."""
    assert view.viewer is not None
    own, power = view.seats[view.viewer], view.own().power
    others = [one for seat, one in enumerate(view.seats) if seat != view.viewer and not one.out]
    ready = [one for one in own.defenders if one.ready]
    if not power or not ready:
        return words.say("reason-no-attack", kind="power" if ready else "ready")
    strongest = sorted((VALUE[card] for card in power), reverse=True)[: min(2, len(ready))]
    weakest = [one.toughness for other in others for one in other.defenders]
    if all(other.defenders for other in others) and sum(strongest) < min(weakest):
        return words.say("reason-weak", power=sum(strongest))
    return None


def _attack_reason(words: Vocabulary, action: Action, view: RealmView) -> str | None:
    """For whoever attacks: the toughest Defender for whom a Power is enough."""
    ask = view.own().ask
    match action:
        case Attack(seat):
            target = view.seats[seat]
            if not target.defenders:
                last = not target.courage and target.fortresses == 1
                return words.say("reason-open", courage="some" if target.courage else "last" if last else "none")
            said = _beaten_reason(words, view.own().power, target.defenders, view) or _together_reason(
                words, seat, view
            )
            mute = said is not None and not target.hand and not target.power
            return f"{said} {words.say('reason-mute')}" if mute else said
        case Power(card) if isinstance(ask, ChoosingPower):
            return _beaten_reason(words, [card], attackable_defenders(ask, view), view)
        case Against(int(number)) if isinstance(ask, ChoosingAgainst):
            return _beaten_reason(
                words, [ask.power], [one for one in attackable_defenders(ask, view) if one.id == number], view
            )
    return None


def _together_reason(words: Vocabulary, seat: int, view: RealmView) -> str | None:
    """The first Defender whom two can defeat, and neither alone (RD-5.4)."""
    for pair in overwhelming(view, seat)[:1]:
        first, second = (VALUE[card] for card in pair.power)
        return words.say("reason-together", first=first, second=second, defender=words.defender_name(pair.against))
    return None


def _beaten_reason(words: Vocabulary, power: Iterable[Card], many: Iterable[Defender], view: RealmView) -> str | None:
    """The toughest of some Defenders for whom one of these cards is enough, with those that lie there already."""
    there = {line.defender: line.strength for line in view.battle.lines} if view.battle else {}
    enough = [
        (one, total) for one in many for card in power if (total := there.get(one.id, 0) + VALUE[card]) >= one.toughness
    ]
    if not enough:
        return None
    return _fall_reason(words, *max(enough, key=lambda each: (each[0].toughness, -each[1])), view)


def _fall_reason(words: Vocabulary, one: Defender, power: int, view: RealmView) -> str:
    """The fall of a Defender of somebody else, and its price (RD-7)."""
    owner = next(seat for seat in view.seats if one in seat.defenders)
    return words.say(
        "reason-defeats",
        power=power,
        defender=words.defender_name(one),
        toughness=one.toughness,
        courage="some" if owner.courage else "last" if owner.fortresses == 1 else "none",
    )


def _in_battle(words: Vocabulary, action: Action, view: RealmView) -> str | None:
    """For whoever answers an attack, or decides what an answer strikes."""
    own = view.own()
    ask = own.ask
    match action:
        case Retaliate(attacked):
            return _strike_back_reason(
                words, [*own.power, *(card for card in own.hand if card in POWER)], attacked, view
            )
        case Counter(_, card) if isinstance(ask, Countering):
            return _strike_back_reason(words, [card], ask.attacked, view)
        case Hit(attacker):
            return _attacker_holds_reason(words, attacker, view)
        case Block(attacker):
            line = _line_of(attacker, view)
            left = sum(VALUE[each.power] for each in line.attackers if each.defender != attacker)
            one = None if line.defender is None else view.defender(line.defender)
            return _fall_reason(words, one, left, view) if one is not None and left >= one.toughness else None
        case Sacrifice(attacked):
            prices = [one.toughness for one in _unattacked_defenders(view)]
            return _saving_reason(words, attacked, min(prices), view) if prices else None
        case Offer(source, number, card) if isinstance(ask, Offering):
            offered = None if number is None else view.defender(number)
            if source == "play" and offered is not None:
                return _saving_reason(words, ask.attacked, offered.toughness, view)
            if card == JACK:
                return None
            price = VALUE[card] if card in SPADES else 0
            return _saving_reason(words, ask.attacked, price, view) or words.say("reason-from-hand")
        case Strike(_, "battle", _):
            return words.say("reason-strike-battle")
        case Done() if view.step == "respond":
            return foresight.no_loss_text(words, view) if foresight.loses_nothing(view) else _let_happen(words, view)
    return None


def _let_happen(words: Vocabulary, view: RealmView) -> str | None:
    """Why nothing is done about an attack: no card strikes anybody down, and nobody is worth less than who falls."""
    assert view.battle is not None
    if foresight.can_strike_down(view):
        return None
    own = view.seats[view.battle.target]
    if not foresight.can_sacrifice(view):
        return words.say("reason-helpless")
    if not own.courage:
        return words.say("reason-price-fortress")
    attacked = [one for line in view.battle.lines if line.defender and (one := view.defender(line.defender))]
    prices = [one.toughness for one in _unattacked_defenders(view)]
    dear = prices and min(prices) >= max(one.toughness for one in attacked)
    return words.say("reason-price") if dear and not any(line.overwhelmed for line in view.battle.lines) else None


def _line_of(attacker: int, view: RealmView) -> Line:
    assert view.battle is not None
    return next(line for line in view.battle.lines if any(one.defender == attacker for one in line.attackers))


def _strike_back_reason(words: Vocabulary, power: Iterable[Card], attacked: int, view: RealmView) -> str | None:
    """What a Defender that strikes back hits: not certain where two stand before it."""
    assert view.battle is not None
    line = next(line for line in view.battle.lines if line.defender == attacked)
    if len(line.attackers) == 1:
        return _hit_reason(words, power, line.attackers[0].defender, view)
    hit = [one for each in line.attackers if (one := view.defender(each.defender)) is not None]
    most = max((VALUE[card] for card in power), default=0)
    return words.say("reason-either") if all(one.toughness <= most for one in hit) else None


def _hit_reason(words: Vocabulary, power: Iterable[Card], attacker: int, view: RealmView) -> str | None:
    one = view.defender(attacker)
    enough = [] if one is None else [VALUE[card] for card in power if VALUE[card] >= one.toughness]
    return _fall_reason(words, one, min(enough), view) if one is not None and enough else None


def _attacker_holds_reason(words: Vocabulary, attacker: int, view: RealmView) -> str | None:
    """An own attacker for whom the card that strikes back is not enough (RD-5.13)."""
    one, line = view.defender(attacker), _line_of(attacker, view)
    power = 0 if line.counter is None else VALUE[line.counter.card]
    if one is None or power >= one.toughness:
        return None
    return foresight.power_verdict(words, power, one)


def _unattacked_defenders(view: RealmView) -> list[Defender]:
    """The viewer's Defenders that nobody attacks: one of them can be sacrificed (RD-5.7)."""
    assert view.battle is not None
    attacked = {line.defender for line in view.battle.lines}
    return [one for one in view.seats[view.battle.target].defenders if one.id not in attacked]


def _saving_reason(words: Vocabulary, attacked: int, price: int, view: RealmView) -> str | None:
    """A sacrifice that surely saves a Defender, and for which less Courage is due than for that one (RD-5.10, RD-7)."""
    assert view.battle is not None
    one = view.defender(attacked)
    line = next(line for line in view.battle.lines if line.defender == attacked)
    left = line.strength - min(VALUE[each.power] for each in line.attackers)
    if one is None or not left < one.toughness <= line.strength or price >= one.toughness:
        return None
    if not view.seats[view.battle.target].courage:
        return None
    return words.say("reason-saves", defender=words.defender_name(one), price=price, toughness=one.toughness)
