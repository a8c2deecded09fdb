"""What a whole answer to an attack of Realm of the Defenders gains, by the weights of the strength of a realm.

It is reckoned without a search, from what whoever is attacked sees, so that buttons can stand in its order at once.
"""

from collections.abc import Sequence

from msgspec.structs import replace

from computer.realm_of_the_defenders import WORTH, worth
from engine.realm_of_the_defenders.answering import Answer, SacrificeForDefender, StrikeBack, fells, surely_saves
from engine.realm_of_the_defenders.battle import Defender, Line
from engine.realm_of_the_defenders.cards import ELDER, VALUE, Card, remove_all
from engine.realm_of_the_defenders.planning import least_loss_for
from engine.realm_of_the_defenders.view import RealmView, SeatView

OUT = 100.0
"""What it weighs to lose the last Fortress."""


def gained(view: RealmView, answer: Answer) -> float:
    """By how much a realm stands better beside the one that attacks it than if it did nothing.

    Who attacks with two lets the lower Power be stopped, and the Defender be struck whose loss weighs less.
    """
    assert view.battle is not None
    own, other = view.seats[view.battle.target], view.seats[view.player or 0]
    saved = {one.line.defender for one in answer.dies if surely_saves(view, one)}
    falls = [one for line in view.battle.lines if (one := _falling_defender(view, line)) is not None]
    left = [one for one in falls if one.id not in saved]
    paid = [card for one in answer.dies for card in one.price]
    after = _realm_after_payment(own, paid, sum(one.fortresses for one in answer.dies))
    kept = (
        _worth_lost_with(own, falls)
        - _worth_lost_with(after, left)
        - _loss_of(own, paid, sum(one.fortresses for one in answer.dies))
    )
    cost = sum(_worth_of_sacrificed(view, one) for one in answer.dies) + sum(
        _worth_of_counter(one) for one in answer.strikes
    )
    struck = [one for each in answer.strikes if (one := _attacker_struck_down(view, each)) is not None]
    return kept - cost + _worth_lost_with(other, struck)


def _falling_defender(view: RealmView, line: Line) -> Defender | None:
    """The Defender of a line who falls if nothing is done."""
    attacked = None if line.defender is None else view.defender(line.defender)
    return attacked if attacked is not None and line.defeats(attacked.toughness) else None


def _attacker_struck_down(view: RealmView, one: StrikeBack) -> Defender | None:
    """The attacker who falls to a card: of two, the one who is missed less."""
    hit = [each for attacker in one.line.attackers if (each := view.defender(attacker.defender)) is not None]
    return min(hit, key=lambda each: each.toughness) if hit and fells(view, one) else None


def _worth_lost_with(realm: SeatView, fallen: Sequence[Defender]) -> float:
    """What a realm loses with these Defenders: themselves, and what is owed for them (RD-7)."""
    owed = sum(one.toughness for one in fallen)
    paid, fortresses = least_loss_for(realm, owed, len(fallen))
    gone = WORTH.toughness * owed - (WORTH.no_defender if fallen and len(fallen) == len(realm.defenders) else 0)
    return gone + _loss_of(realm, paid, fortresses)


def _loss_of(realm: SeatView, paid: Sequence[Card], fortresses: int) -> float:
    all_courage = WORTH.any_courage if paid and len(paid) == len(realm.courage) else 0
    last = OUT if fortresses and fortresses >= realm.fortresses else 0
    return WORTH.fortress * fortresses + WORTH.courage * worth(paid) + all_courage + last


def _realm_after_payment(realm: SeatView, paid: Sequence[Card], fortresses: int) -> SeatView:
    """A realm after a sacrifice has been paid for."""
    return replace(
        realm, courage=remove_all(realm.courage, tuple(paid)), fortresses=max(0, realm.fortresses - fortresses)
    )


def _worth_of_sacrificed(view: RealmView, one: SacrificeForDefender) -> float:
    """What a realm misses of whoever dies for another."""
    if one.offer.card is not None:
        return WORTH.hand * VALUE[one.offer.card] + (WORTH.elder if one.offer.card == ELDER else 0)
    dead = view.defender(one.offer.defender) if one.offer.defender is not None else None
    return 0.0 if dead is None else WORTH.toughness * dead.toughness


def _worth_of_counter(one: StrikeBack) -> float:
    """What a realm misses of a card that strikes back; from the hand it would be Power next."""
    card = one.counter.card
    elder = WORTH.elder if card == ELDER and one.counter.source == "hand" else 0
    return WORTH.power * VALUE[card] + elder
