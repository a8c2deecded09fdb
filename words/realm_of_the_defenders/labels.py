"""Decisions of Realm of the Defenders: what stands on their buttons, and above them."""

from collections.abc import Iterator, Sequence
from typing import assert_never

import engine
from engine import Action, Event
from engine.realm_of_the_defenders.actions import (
    Ace,
    Against,
    Attack,
    Attacker,
    Bid,
    Block,
    Counter,
    DefenderId,
    Deploy,
    Done,
    Hit,
    Inspire,
    Offer,
    Pay,
    Place,
    Power,
    Queen,
    Recall,
    Retaliate,
    Sacrifice,
    Strike,
)
from engine.realm_of_the_defenders.answering import can_die_for
from engine.realm_of_the_defenders.cards import ELDER, JACK, SPADES, VALUE, Card, remove_all, worth
from engine.realm_of_the_defenders.events import (
    AceSacrificed,
    Deployed,
    Inspired,
    QueenForfeited,
    Retaliated,
    Sacrificed,
    StruckTarget,
)
from engine.realm_of_the_defenders.planning import (
    money_held,
    price_taken_at_once,
    view_with_attackers,
    view_with_sacrifices,
)
from engine.realm_of_the_defenders.questions import (
    INSPIRING_FACTOR,
    ChoosingAttacker,
    Offering,
    Pricing,
)
from engine.realm_of_the_defenders.view import RealmView
from words.catalogue import OwnName
from words.game import Names, Path
from words.realm_of_the_defenders import foresight, story
from words.realm_of_the_defenders.decision_labels import DecisionWords

NAMED = 2
"""So many who can be sacrificed are named on a button."""
SENT = ("deploy", "attack", "bid", "place", "retaliate", "sacrifice")
"""Types of actions that have words of their own on the button that sends them."""


class RealmLabels(DecisionWords):
    """The words of decisions of Realm of the Defenders."""

    def action_label(self, action: Action, view: RealmView, names: Names) -> str:
        match action:
            case Deploy(card):
                return self._deploy_at_once_label(card, view)
            case Bid(card) | Pay(card) | Recall(card) | Power(card):
                return self._label_of_type(action, card=self.card(card))
            case Inspire(source, defender) | Queen(source, defender) | Ace(source, defender):
                return self._label_of_type(action, source=self.source_text(source, defender))
            case Attack(seat):
                return self.say("action-attack", player=names[seat])
            case Against(None):
                return self.say("action-against-realm")
            case Sacrifice(number):
                return self._sacrifice_label(number, view)
            case Hit(number):
                one, lines = view.defender(number), view.battle.lines if view.battle else ()
                hit = [each for each in lines if any(there.defender == number for there in each.attackers)]
                falls = any(one and each.counter and VALUE[each.counter.card] >= one.toughness for each in hit)
                return self._label_of_type(action, defender=self.defender(view, number), falls="yes" if falls else "no")
            case Attacker(number) | Against(number) | Retaliate(number) | Block(number):
                return self._label_of_type(action, defender=self.defender(view, number))
            case Offer(_, number, None):
                return self._label_of_type(action, defender=self.defender(view, number))
            case Offer(_, _, card):
                if card == JACK and self._is_paid(view):
                    return self.say("action-offer-jack", card=self.card(card))
                return self.say("action-offer-hand", card=self.cards([card or ELDER]))
            case Counter(source, card):
                return self.say(f"action-counter-{source}", card=self.card(card))
            case Place(card, pool):
                return self.say(f"action-place-{pool}", card=self.card(card))
            case Strike():
                return self._strike_label(action, view, names)
            case Done():
                return self.say(f"action-done-{self._done_kind(view)}")
        return self._label_of_type(action)

    def _is_paid(self, view: RealmView) -> bool:
        """Whether a Jack from the hand costs Courage: for a Defender that two attack he dies as any other (RD-8.4)."""
        ask = view.own().ask
        lines = view.battle.lines if view.battle else ()
        attacked = ask.attacked if isinstance(ask, Offering) else None
        return not any(line.defender == attacked and line.overwhelmed for line in lines)

    def _label_of_type(self, action: Action, **fields: str | int) -> str:
        return self.say(f"action-{engine.to_json(action)['type']}", **fields)

    def _deploy_at_once_label(self, card: Card, view: RealmView) -> str:
        """Say on the button what is paid without a question, and how much of it is lost."""
        price = price_taken_at_once(view, card)
        return self.deploy_label(card, price)

    def _sacrifice_label(self, number: DefenderId, view: RealmView) -> str:
        """Say on the button who can die, where these are few."""
        line = next((one for one in (view.battle.lines if view.battle else ()) if one.defender == number), None)
        defenders, cards = can_die_for(view, line) if line and view.viewer is not None else ((), ())
        who = [
            *map(self.defender_name, defenders),
            *(self.say("in-hand", card=self.card(card)) for card in dict.fromkeys(cards)),
        ]
        defender = self.defender(view, number)
        said = self.say(
            "action-sacrifice-of",
            defender=defender,
            first=who[0] if who else "",
            second=who[1] if len(who) > 1 else "",
            count=len(who),
        )
        return said if 0 < len(who) <= NAMED else self.say("action-sacrifice", defender=defender)

    def _strike_label(self, strike: Strike, view: RealmView, names: Names) -> str:
        player = names[strike.seat]
        match strike.pool:
            case "courage":
                struck = strike.card or ELDER
                left = worth(view.seats[strike.seat].courage) - VALUE[struck]
                return self.say("action-strike-courage", player=player, card=self.card(struck), left=left)
            case "power":
                return self.say("action-strike-power", player=player, cards=view.seats[strike.seat].power)
            case "battle":
                lines = view.battle.lines if view.battle else ()
                counters = [one.counter.card for one in lines if one.counter and one.defender == strike.defender]
                defender = self.defender(view, strike.defender)
                saved = foresight.attackers_felled_by_line(view, strike.defender)
                return self.say(
                    "action-strike-battle",
                    player=player,
                    defender=defender,
                    card=self.cards(counters[:1]),
                    saved="some" if saved else "none",
                    attackers=self.catalogue.list_in_sentence([self.defender_name(one) for one in saved]),
                )
        assert_never(strike.pool)

    def _done_kind(self, view: RealmView) -> str:
        """The label of `done`, which says what it closes."""
        own = view.own()
        match own.ask:
            case Pricing():
                return "price"
            case ChoosingAttacker():
                return "attacker"
        match view.step:
            case "bid":
                return "bid" if own.bid else "bid-nothing"
            case "respond":
                return "respond-more" if view.answered else "respond"
            case "main" if not view.attacked:
                return "main"
        return "turn"

    def step_label(self, path: Path, view: RealmView, names: Names) -> str:
        if path == ("place",):
            return self.menu_prompt(("several-place",))
        if path[0] == "attack" and path[2:]:  # a Defender that is to be attacked
            return self.say("prompt-attack-target", defender=self.defender(view, int(path[2])))
        return super().step_label(path, view, names)

    def menu_prompt(self, path: Path) -> str:
        key = f"prompt-{path[0]}"
        return self.say(key) if self.catalogue.has_message(f"{self.prefix}-{key}") else super().menu_prompt(path)

    def staged_decision(self, steps: Sequence[tuple[Action, RealmView]], events: Sequence[Event], names: Names) -> str:
        actions = [action for action, _ in steps]
        first, view = actions[0], steps[0][1]
        deployed = next((event for event in events if isinstance(event, Deployed)), None)
        match first:
            case Deploy() if deployed:
                return self.say(
                    "staged-deploy", defender=self.defender_name(deployed.defender), money=self.cards(deployed.money)
                )
            case Bid():
                return self.say(
                    "staged-bid", cards=self.cards([action.card for action in actions if isinstance(action, Bid)])
                )
            case Sacrifice() | Retaliate() if answers := [*self._answer_lines(steps, events)]:
                return self.catalogue.list_with_semicolons(answers)
            case Inspire() | Queen() | Ace() if told := self._gives_up(events, names):
                back = next((event for event in events if isinstance(event, Inspired)), None)
                return told if back is None else self._with_price_of_return(told, back, view)
            case Attack(seat):
                lines = self.catalogue.list_with_semicolons(story.battle_lines(self, view_with_attackers(view, events)))
                return (
                    self.say("staged-attack", player=names[seat], lines=lines)
                    if lines
                    else self.action_label(first, view, names)
                )
        labels = [self.action_label(action, view, names) for action, view in steps if not isinstance(action, Done)]
        return ", ".join(labels or [self.action_label(first, view, names)])

    def _gives_up(self, events: Sequence[Event], names: Names) -> str | None:
        """What a power costs and brings, as it will be told; None while that is open, or for chance to decide."""
        for event in events:
            match event:
                case QueenForfeited(target=StruckTarget(pool="power")):
                    return None
                case Inspired() | QueenForfeited() | AceSacrificed():
                    return story.event_line(
                        self, event, [OwnName(n) if seat == event.seat else n for seat, n in enumerate(names)], {}
                    )
        return None

    def _with_price_of_return(self, told: str, back: Inspired, view: RealmView) -> str:
        """Why a fallen Defender comes back for that Money, and who else would cost more than there is (RD-8.5)."""
        assert view.viewer is not None
        money = worth(remove_all(money_held(view), [ELDER] if back.source == "hand" else []))
        fallen = [card for card in dict.fromkeys(view.seats[view.viewer].defeated) if card in SPADES]
        dear = [card for card in fallen if INSPIRING_FACTOR * VALUE[card] > money]
        return self.say(
            "staged-inspire",
            told=told,
            toughness=back.defender.toughness,
            due=INSPIRING_FACTOR * back.defender.toughness,
            dear="some" if dear else "none",
            cards=self.cards(dear),
            money=money,
        )

    def _answer_lines(self, steps: Sequence[tuple[Action, RealmView]], events: Sequence[Event]) -> Iterator[str]:
        """What answers an attack: each sacrifice with what it costs, each card that strikes back."""
        view = steps[0][1]
        strikes = next((before for action, before in steps if isinstance(action, Retaliate)), None)
        last = strikes is not None and foresight.can_sacrifice(strikes)
        for event in events:
            match event:
                case Sacrificed(attacked=number, card=card, toughness=owed, courage=price):
                    own = view.seats[event.seat]
                    kind, cost = (
                        foresight.loss_kind(own, owed, 1) if owed else "nothing",
                        foresight.loss_fields(self, own, owed),
                    )
                    if kind == "courage" and foresight.takes_all_courage(own, owed):
                        kind = "whole" if owed < worth(own.courage) else "all"
                    if price is not None:
                        kind, cost["cards"] = "price", self.cards(price)
                    defender = self.defender(view, number)
                    yield self.say("staged-sacrifice", card=self.card(card), defender=defender, kind=kind, **cost)
                case Retaliated(attacked=number, card=card):
                    yield self.say(
                        "staged-retaliate",
                        card=self.card(card),
                        defender=self.defender(view, number),
                        last="yes" if last else "no",
                    )
                    last = False
            view = view_with_sacrifices(view, [event])

    def consequence_lines(self, view: RealmView, names: Names) -> list[str]:
        if not view.battle or view.step != "respond" or view.battle.target == view.viewer:
            return []
        further = [self.say("ask-attacker-more")] if isinstance(view.own().ask, ChoosingAttacker) else []
        last = " ".join([*foresight.forfeited_by_battle(self, view), *further])
        return [*foresight.attackers_forecast(self, view, names), *([last] if last else [])]

    def send_label(self, steps: Sequence[tuple[Action, RealmView]], names: Names) -> str:
        actions = [action for action, _ in steps]
        kinds = {engine.type_of(action) for action in actions}
        for kind in SENT:
            if kind in kinds:
                ends = kind in ("retaliate", "sacrifice") and isinstance(actions[-1], Done)
                return self.say(f"send-{kind}-end" if ends else f"send-{kind}")
        return super().send_label(steps, names)
