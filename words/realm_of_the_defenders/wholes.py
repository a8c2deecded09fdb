"""Whole decisions of Realm of the Defenders on one button: all that is done, and what it costs."""

from engine.realm_of_the_defenders.answering import Answer, Dies, Strikes, fells
from engine.realm_of_the_defenders.battle import Line
from engine.realm_of_the_defenders.cards import ELDER, VALUE, Card, Cards, worth
from engine.realm_of_the_defenders.events import Assigned
from engine.realm_of_the_defenders.planning import lost_for
from engine.realm_of_the_defenders.view import RealmView
from words.realm_of_the_defenders import foresight
from words.realm_of_the_defenders.cards import Vocabulary


class Wholes(Vocabulary):
    """The words of whole decisions."""

    def deploys(self, card: Card, money: Cards | None) -> str:
        """The deployment of a Spade, with what pays for it, and how much of that is lost; None: still to be chosen."""
        if money is None:
            return self.say("action-deploy", card=self.card(card))
        over = worth(money) - VALUE[card]
        key = "action-deploy-over" if over else "action-deploy-price"
        return self.say(key, card=self.card(card), money=self.cards(money), over=over)

    def goes_on(self, label: str) -> str:
        """The label of what asks for more, or is shown once more before it is sent."""
        return self.say("goes-on", label=label)

    def sends(self, one: Assigned, view: RealmView, *, alone: bool) -> str:
        """What an attacker that is still to be chosen does, in one step; ``alone``: who it is goes without saying."""
        attacked = self.say("line-realm") if one.defender is None else self.defender(view, one.defender)
        power = self.card(one.power)
        if alone:
            return self.say("action-power-against", power=power, defender=attacked)
        attacker = self.say("line-attacker", defender=self.defender(view, one.attacker), power=power)
        return self.say("line", attackers=attacker, attacked=attacked)

    def attacks_realm(self, seat: int, power: Card, view: RealmView) -> str:
        """An attack on a realm that nobody defends, with what it costs that realm."""
        target = view.seats[seat]
        kind = foresight.loss_kind(target, VALUE[power], 1)
        if kind == "courage" and foresight.takes_all(target, VALUE[power]):
            kind = "all"
        paid, _ = lost_for(target, VALUE[power])
        had = worth(target.courage)
        return self.say("action-attack-realm", power=self.card(power), kind=kind, paid=worth(paid), had=had)

    def answer(self, answer: Answer, view: RealmView) -> str:
        """A whole answer to an attack: who dies for whom, what that costs, and what strikes back."""
        lines = [line for line in (view.battle.lines if view.battle else ()) if line.defender is not None]
        alone = len(lines) == 1
        said = [self._dies(one, view, alone=alone, asks=answer.asks) for one in answer.dies]
        said += [self._strikes(one, view, alone=alone) for one in answer.strikes]
        return self.catalogue.apart(said)

    def _dies(self, one: Dies, view: RealmView, *, alone: bool, asks: bool) -> str:
        offer = one.offer
        dead = (
            self.defender(view, offer.defender)
            if offer.defender is not None
            else self.say("in-hand", card=self.cards([offer.card or ELDER]))
        )
        realm = view.seats[view.viewer or 0]
        kind = "asked" if asks else "courage" if one.price else "nothing"
        if one.fortresses:
            kind = "last" if one.fortresses >= realm.fortresses else "fortress"
        elif one.price and len(one.price) == len(realm.courage):
            kind = "all"
        return self.say(
            "answer-sacrifice",
            dead=dead,
            many="no" if alone else "yes",
            defender=self.defender(view, one.line.defender),
            kind=kind,
            cards=self.cards(one.price),
        )

    def _strikes(self, one: Strikes, view: RealmView, *, alone: bool) -> str:
        card = self.card(one.counter.card)
        held = self.say("in-hand", card=card) if one.counter.source == "hand" else card
        return self.say(
            "answer-strike",
            card=held,
            many="no" if alone else "yes",
            defender=self.defender(view, one.line.defender),
            kind=_comes_to(one.line, one, view),
            attacker=self.defender(view, one.line.attackers[0].defender),
        )


def _comes_to(line: Line, one: Strikes, view: RealmView) -> str:
    """Whether a card that strikes back defeats its attacker; of two, whichever is hit."""
    if len(line.attackers) > 1:
        return "either" if fells(view, one) else "open"
    return "falls" if fells(view, one) else "holds"
