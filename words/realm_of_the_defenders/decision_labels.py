"""Whole decisions of Realm of the Defenders on one button: all that is done, and what it costs."""

from collections.abc import Sequence

from engine.realm_of_the_defenders.answering import Answer, SacrificeForDefender, StrikeBack, attackers_spared, fells
from engine.realm_of_the_defenders.battle import Defender, Line
from engine.realm_of_the_defenders.cards import ELDER, VALUE, Card, Cards, worth
from engine.realm_of_the_defenders.events import Assigned
from engine.realm_of_the_defenders.planning import Together, least_loss_for
from engine.realm_of_the_defenders.view import RealmView
from words.realm_of_the_defenders import foresight
from words.realm_of_the_defenders.cards import Vocabulary


class DecisionWords(Vocabulary):
    """The words of whole decisions."""

    def deploy_label(self, card: Card, money: Cards | None) -> str:
        """The deployment of a Spade, with what pays for it; None: still to be chosen."""
        if money is None:
            return self.say("action-deploy", card=self.card(card))
        return self.say("action-deploy-price", card=self.card(card), money=self.cards(money))

    def attack_label(self, label: str) -> str:
        """The label of a whole attack, where it stands on a button among other things."""
        return self.say("action-attack-line", line=label)

    def unfinished_label(self, label: str) -> str:
        """The label of what asks for more, or is shown once more before it is sent."""
        return self.say("goes-on", label=label)

    def attacker_label(self, one: Assigned, view: RealmView, *, alone: bool) -> str:
        """What an attacker that is still to be chosen does, in one step; ``alone``: who it is goes without saying."""
        attacked = self.say("line-realm") if one.defender is None else self.defender(view, one.defender)
        power = self.card(one.power)
        if alone:
            return self.say("action-power-against", power=power, defender=attacked)
        attacker = self.say("line-attacker", defender=self.defender(view, one.attacker), power=power)
        return self.say("line", attackers=attacker, attacked=attacked)

    def attack_outcome_label(self, sent: Sequence[tuple[Defender, Card]], other: Defender, view: RealmView) -> str:
        """An attack by who is sent with which Power, and what comes of it if nothing stops it; in short, of two."""
        pairs = [self.say("line-pair", defender=self.defender_name(one), power=self.card(card)) for one, card in sent]
        owner = next(seat for seat in view.seats if other in seat.defenders)
        told = self.say(
            "comes",
            falls="yes" if sum(VALUE[card] for _, card in sent) >= other.toughness else "no",
            defender=self.defender_name(other),
            kind="open" if len(sent) > 1 else foresight.loss_kind(owner, other.toughness, 1, whole=True),
            owed=other.toughness,
            had=worth(owner.courage),
        )
        return self.say("attack-comes", attackers=" + ".join(pairs), told=told)

    def attackers_label(self, sent: Sequence[tuple[Defender, Card]]) -> str:
        """Who attacks with which Power, where it goes without saying against whom; in short, of two."""
        key = "line-attacker" if len(sent) == 1 else "line-pair"
        return " + ".join(self.say(key, defender=self.defender_name(one), power=self.card(card)) for one, card in sent)

    def pair_attack_label(self, pair: Together) -> str:
        """What two attackers do who go against one."""
        first, second = (
            self.say("line-pair", defender=self.defender_name(one), power=self.card(card))
            for one, card in zip(pair.attackers, pair.power, strict=True)
        )
        return self.say("line", attackers=f"{first} + {second}", attacked=self.defender_name(pair.against))

    def power_outcome(self, view: RealmView, other: Defender, power: int, there: int = 0) -> str:
        """What comes of Power against a Defender if nothing stops it, with what has been sent against them before."""
        owner = next(seat for seat in view.seats if other in seat.defenders)
        told = self.say(
            "brings",
            falls="already" if there >= other.toughness else "yes" if there + power >= other.toughness else "no",
            defender=self.defender_name(other),
            kind=foresight.loss_kind(owner, other.toughness, 1, whole=True),
            owed=other.toughness,
            had=worth(owner.courage),
        )
        return self.say("brings-together", power=there + power, told=told) if there else told

    def realm_attack_label(self, seat: int, power: Card, view: RealmView) -> str:
        """An attack on a realm that nobody defends, with what it costs that realm."""
        target = view.seats[seat]
        kind = foresight.loss_kind(target, VALUE[power], 1, whole=True)
        paid, _ = least_loss_for(target, VALUE[power])
        had = worth(target.courage)
        if kind == "last" and sum(not realm.out for realm in view.seats) == 2:  # nobody can answer that (RD-5.5)
            kind = "wins"
        return self.say("action-attack-realm", power=self.card(power), kind=kind, paid=worth(paid), had=had)

    def answer_label(self, answer: Answer, view: RealmView) -> str:
        """A whole answer to an attack: who dies for whom, what that costs, and what strikes back."""
        lines = [line for line in (view.battle.lines if view.battle else ()) if line.defender is not None]
        alone = len(lines) == 1
        said = [self._sacrifice_line(one, view, answer, alone=alone) for one in answer.dies]
        said += [self._strike_line(one, view, alone=alone) for one in answer.strikes]
        return self.catalogue.list_with_semicolons(said)

    def short_answer_label(self, answer: Answer, view: RealmView) -> str:
        """An answer to an attack without what comes of it: who dies, and which card strikes back."""
        lines = [line for line in (view.battle.lines if view.battle else ()) if line.defender is not None]
        many = "no" if len(lines) == 1 else "yes"
        said = [
            self.say(
                "short-sacrifice",
                dead=self._sacrifice_name(one, view),
                many=many,
                defender=self.defender(view, one.line.defender),
            )
            for one in answer.dies
        ]
        said += [
            self.say(
                "short-strike",
                card=self._striking_card_name(one),
                many=many,
                defender=self.defender(view, one.line.defender),
            )
            for one in answer.strikes
        ]
        return self.catalogue.list_with_semicolons(said)

    def _cost_kind(self, one: SacrificeForDefender, view: RealmView, answer: Answer) -> str:
        realm = view.seats[view.viewer or 0]
        if one.fortresses:
            return "last" if one.fortresses >= realm.fortresses else "fortress"
        if one.price and len(one.price) == len(realm.courage):
            return "all"
        return "asked" if answer.asks else "courage" if one.price else "nothing"

    def _sacrifice_name(self, one: SacrificeForDefender, view: RealmView) -> str:
        if one.offer.defender is not None:
            return self.defender(view, one.offer.defender)
        return self.say("in-hand", card=self.cards([one.offer.card or ELDER]))

    def _striking_card_name(self, one: StrikeBack) -> str:
        card = self.card(one.counter.card)
        return self.say("in-hand", card=card) if one.counter.source == "hand" else card

    def _sacrifice_line(self, one: SacrificeForDefender, view: RealmView, answer: Answer, *, alone: bool) -> str:
        return self.say(
            "answer-sacrifice",
            dead=self._sacrifice_name(one, view),
            many="no" if alone else "yes",
            defender=self.defender(view, one.line.defender),
            kind=self._cost_kind(one, view, answer),
            cards=self.cards(one.price),
        )

    def _strike_line(self, one: StrikeBack, view: RealmView, *, alone: bool) -> str:
        return self.say(
            "answer-strike",
            card=self._striking_card_name(one),
            many="no" if alone else "yes",
            defender=self.defender(view, one.line.defender),
            kind=_comes_to(one.line, one, view),
            told=self._strikes_down(one, view, alone=alone),
            spared=self.catalogue.list_in_sentence(
                [self.defender_name(each) for each in attackers_spared(view, one)[:1]]
            ),
        )

    def _strikes_down(self, one: StrikeBack, view: RealmView, *, alone: bool) -> str:
        """What comes of a card that strikes back at one attacker, in the words of attacks; of a loss no more than the
        Fortress that it takes, and that where one Defender ``alone`` is attacked, for names take the room else."""
        assert view.player is not None
        realm, hit = view.seats[view.player], view.defender(one.line.attackers[0].defender)
        owed = 0 if hit is None else hit.toughness
        loss = foresight.loss_kind(realm, owed, 1)
        return self.say(
            "comes",
            falls="yes" if fells(view, one) else "no",
            defender=self.defender(view, one.line.attackers[0].defender),
            kind=loss if alone and loss in ("fortress", "last") else "open",
            owed=owed,
            had=worth(realm.courage),
        )


def _comes_to(line: Line, one: StrikeBack, view: RealmView) -> str:
    """What comes of a card that strikes back: of two attackers the other side lets whoever stands be hit (RD-5.13)."""
    if len(line.attackers) > 1:
        return "either" if fells(view, one) else "spared"
    return "told"
