"""How the choices of Realm of the Defenders stand on Discord: what is paid, fought or placed is put together first.

Every attack is asked for alike: who attacks, with which Power, against whom. What has one answer alone
is not asked, and what follows is told before *Begin the battle*.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, ClassVar, cast

import msgspec
from discord import ButtonStyle

import engine
from engine import Action, Game
from engine.realm_of_the_defenders import actions as act
from engine.realm_of_the_defenders.cards import ELDER, VALUE, Card, called, worth
from engine.realm_of_the_defenders.planning import (
    biddable,
    chosen_of,
    fair_payment,
    lone_attackers,
    means_left,
    placeable,
    places_left,
    price_stays_open,
    whole_price,
    with_attackers,
    with_counters,
    with_placed,
    with_queens,
    with_sacrifices,
    without_spent,
)
from engine.realm_of_the_defenders.questions import ChoosingAttacker, Paying, Pricing
from engine.realm_of_the_defenders.refusals import refuse
from engine.realm_of_the_defenders.view import RealmView
from sessions import Rehearsal
from ui.interactions.components import BUTTONS, ENTRIES
from ui.layouts.layout import Layout
from ui.layouts.steps import Choice, Row, actions_of, button_rows
from words import Voice
from words.game import Names, Path
from words.realm_of_the_defenders import RealmWords
from words.realm_of_the_defenders.foresight import struck

AT_ONCE = (act.Done, act.Pass, act.Redraw, act.Keep, act.Dismantle, act.Block, act.Hit)
"""What nothing is put together of: it is done by one press, or confirmed by another."""
LOWER = (act.Dismantle, act.Done)
SAFE: Path = ("safe",)
"""Where a pass stands that nothing is lost by."""
MANY = 3
"""From so many of a kind on, one button leads to them."""


class RealmLayout(Layout[RealmView]):
    """The buttons and menus of Realm of the Defenders; what takes several steps is put together on a stage."""

    game: ClassVar[Game] = engine.GAMES["realm_of_the_defenders"]
    group = "realm"
    first: ClassVar[Mapping[str, Any]] = {"fortresses": 2, "short": False, "bids": False}
    variants: ClassVar[Sequence[Mapping[str, Any]]] = (
        *({"fortresses": count, "short": short} for count in (2, 4) for short in (False, True)),
        first,
    )
    risky: ClassVar[frozenset[str]] = frozenset({"dismantle"})
    styles: ClassVar[Mapping[str, ButtonStyle]] = {
        "deploy": ButtonStyle.primary,
        "place": ButtonStyle.primary,
        "attack": ButtonStyle.primary,
        "attacker": ButtonStyle.primary,
        "power": ButtonStyle.primary,
        "against": ButtonStyle.primary,
        "sacrifice": ButtonStyle.primary,
        "retaliate": ButtonStyle.primary,
        SAFE[0]: ButtonStyle.success,
    }

    def path(self, action: Action) -> Path:
        """A step for the type, and one for all that is chosen with it."""
        kind, *parts = super().path(action)
        return (kind, " ".join(parts)) if parts else (kind,)

    # The rows

    def root_rows(self, voice: Voice, leaves: Sequence[Choice], view: RealmView, names: Names) -> list[Row] | None:
        words = voice.words_as(RealmWords)
        ask = view.own().ask
        if isinstance(ask, Paying | Pricing):
            return self._payment(words, leaves, view)
        if ask is None:
            match view.step:
                case "bid":
                    bids = biddable(view)
                    rows = self._several(words, bids, "bid", view, names, len(bids), (act.DONE,))
                    return [*rows, *button_rows(_done(leaves))]
                case "main":
                    return self._main(words, leaves, view, names)
                case "resource":
                    placing = self._placing(words, view, names, ())
                    return [*placing, *button_rows(_done(leaves))]
                case "queen" if not struck(view):  # to pass costs nothing: that is lit
                    lit = [replace(leaf, path=SAFE) if isinstance(leaf.action, act.Pass) else leaf for leaf in leaves]
                    return button_rows(lit)
        return None

    def _main(self, words: RealmWords, leaves: Sequence[Choice], view: RealmView, names: Names) -> list[Row]:
        """What can be done, what can be placed when nothing else is done, and the end of the turn."""
        upper = [leaf for leaf in leaves if not isinstance(leaf.action, LOWER)]
        upper.sort(key=lambda leaf: isinstance(leaf.action, act.Inspire))  # seldom worth an Elder: what is used first
        upper = [choice for leaf in upper for choice in self._attacks(words, leaf, view, names)]
        upper = self._folded(words, [self._asking(one, view) for one in upper], leaves)
        if view.attacked:
            lower, placing = _done(leaves), []
        else:
            label = words.say("action-done-turn")
            lower = [replace(leaf, label=label, further=(act.DONE,), at_once=True) for leaf in _done(leaves)]
            placing = self._placing(words, view, names, (act.DONE,))
        dismantle = [leaf for leaf in leaves if isinstance(leaf.action, act.Dismantle)]
        return [*button_rows(upper), *placing, *button_rows([*lower, *dismantle])]

    def rows(self, voice: Voice, choices: Sequence[Choice], view: RealmView, names: Names) -> list[Row] | None:
        """What stands behind *Deploy…*: each says whether it asks for more."""
        if not choices or any(choice.path[0] != "deploy" for choice in choices) or len(choices) > 2 * BUTTONS:
            return None
        return button_rows([self._asking(one, view) for one in choices])

    def _asking(self, choice: Choice, view: RealmView) -> Choice:
        """The same, with dots where its payment is still to be chosen or looked at."""
        asks = isinstance(choice.action, act.Deploy) and self.stages(choice.action, view)
        return replace(choice, label=f"{choice.label}…") if asks else choice

    def _folded(self, words: RealmWords, upper: Sequence[Choice], leaves: Sequence[Choice]) -> list[Choice]:
        """The same, with one button for each kind of which there are many: the board stays in sight on a phone."""
        counted = Counter(choice.path[0] for choice in upper)
        many = {kind for kind, count in counted.items() if count >= MANY}
        left = sum(1 if kind in many else count for kind, count in counted.items())
        for kind, count in counted.most_common():
            if left > BUTTONS - 1 and count > 1 and kind not in many:  # one less for the end of the turn
                many.add(kind)
                left -= count - 1
        attack = [leaf for leaf in leaves if isinstance(leaf.action, act.Attack)]
        folded: dict[object, Choice] = {}
        for choice in upper:
            kind = choice.path[0]
            if kind not in many:
                folded[choice.key] = choice
            elif kind == "attack" and len(attack) == 1:  # who attacks is what is asked next
                folded[kind] = replace(attack[0], label=words.say("action-many-attack"))
            else:
                folded[kind] = Choice("", words.say(f"action-many-{kind}"), (kind,), None)
        return list(folded.values())

    def _attacks(self, words: RealmWords, leaf: Choice, view: RealmView, names: Names) -> list[Choice]:
        """Who can attack the one other realm, or whatever else a leaf is; of several realms one is chosen first."""
        if not isinstance(leaf.action, act.Attack):
            return [leaf]
        ready = lone_attackers(view)
        if not 0 < len(ready) <= BUTTONS:
            return [leaf]
        return [
            Choice(
                leaf.key if len(ready) == 1 else f"{leaf.key} {one.id}",
                words.attacks(one, names[leaf.action.seat]),
                leaf.path,
                leaf.action,
                (act.Attacker(one.id),) if len(ready) > 1 else (),
            )
            for one in ready
        ]

    def _placing(self, words: RealmWords, view: RealmView, names: Names, before: Sequence[Action]) -> list[Row]:
        """The menu of what can become Power or Courage, which ends the turn."""
        hand, places, most = view.own().hand, placeable(view), places_left(view)

        def placed(chosen: Sequence[Choice]) -> Sequence[Action]:
            after = (act.DONE,) if len(chosen) < most else ()
            return (*before, *actions_of(chosen), *after)

        def check(chosen: Sequence[Choice]) -> None:
            _refuse_twice("place-taken", [cast(act.Place, action).card for action in actions_of(chosen)], hand)

        rows = self._several(words, places, "place", view, names, most)
        return [replace(row, gather=placed, check=check) for row in rows]

    def _payment(self, words: RealmWords, leaves: Sequence[Choice], view: RealmView) -> list[Row]:
        """The cards of which several pay together, and what would be enough as a button."""
        ask = view.own().ask
        pays = [act.PAYS[card] for card in means_left(view)]
        several = self._several(words, pays, "pay", view, (), len(pays))

        def together(chosen: Sequence[Choice]) -> Sequence[Action]:
            cards = sorted((cast(act.Pay, action).card for action in actions_of(chosen)), key=lambda card: -VALUE[card])
            if not isinstance(ask, Pricing):
                return _pays(view, cards)
            paid = [act.PAYS[card] for card in cards]
            return (*paid, act.DONE) if cards and price_stays_open(view, cards) else paid

        rows = [replace(row, gather=together) for row in several]
        if isinstance(ask, Paying) and ask.purpose == "loss":
            least = fair_payment(view) or ()
            if least:
                label = words.say("action-pay-all", cards=words.cards(least), total=worth(least))
                first, *further = _pays(view, least)
                rows.insert(0, Row((Choice("", label, ("pay",), first, tuple(further), at_once=True),)))
        return [*rows, *button_rows(_done(leaves))]

    def _several(
        self,
        words: RealmWords,
        actions: Sequence[Action],
        prompt: str,
        view: RealmView,
        names: Names,
        most: int,
        after: Sequence[Action] = (),
    ) -> list[Row]:
        """A menu in which up to ``most`` cards are chosen at a time; equal ones stand in it as often as they are there.

        No row where there is nothing to choose: Discord refuses a menu without entries.
        """
        if not actions:
            return []
        seen: Counter[str] = Counter()
        choices = []
        for action in actions[:ENTRIES]:
            label = words.label(action, view, names)
            path = self.path(action)
            seen[label] += 1
            if (number := seen[label]) > 1:
                label = words.catalogue.say("stage-another", label=label, number=number)
            choices.append(Choice(f"{' '.join(path)} {number}", label, path, action))
        prompt = words.prompt((f"several-{prompt}",))
        most = min(most, len(choices))
        return [Row(tuple(choices), prompt, lambda chosen: (*actions_of(chosen), *after), most=most)]

    # The stage

    def stages(self, action: Action, view: RealmView) -> bool:
        if isinstance(action, act.Deploy):  # what it costs stands on the button; an Elder is never paid so quickly
            price = whole_price(view, action.card)
            return price is None or ELDER in price
        return not isinstance(action, AT_ONCE)

    def goes_on(self, tried: Rehearsal) -> bool:
        view: RealmView = tried.view
        ask = view.own().ask
        if tried.seat not in view.active:
            return False
        if ask is not None:
            own_loss = all(isinstance(action, act.Pay) for action in tried.actions)
            return not (isinstance(ask, Paying) and ask.purpose == "loss") or own_loss
        match tried.actions[-1]:
            case act.Bid():
                return view.step == "bid"
            case act.Done() | act.Place():
                return view.step == "resource"
            case act.Counter() | act.Offer():
                return view.step == "respond"
        return False

    def proposal(self, tried: Rehearsal) -> Sequence[Action] | None:
        view: RealmView = tried.view
        match view.own().ask:
            case Paying():
                return _pays(view, fair_payment(view) or ()) or None
            case Pricing(paid=paid):
                return (act.DONE,) if paid else None
            case ChoosingAttacker() if act.DONE in tried.legal:
                return (act.DONE,)
            case None:
                return (act.DONE,)
        return None

    def staged_view(self, tried: Rehearsal, known: Rehearsal) -> RealmView:
        later = tried.events[len(known.events) :]
        answered = with_sacrifices(with_counters(with_attackers(known.view, tried.events), later), later)
        view: RealmView = with_queens(with_placed(answered, later), later)
        own = view.own()
        if view.battle and tried.view.own().ask is None and tried.actions[-1] != act.DONE:  # nobody else can be sent
            return msgspec.structs.replace(view, private=msgspec.structs.replace(own, ask=None))
        pays = [action.card for action in tried.actions[len(known.actions) :] if isinstance(action, act.Pay)]
        if not isinstance(own.ask, Paying | Pricing) or not pays:
            return view
        ask = msgspec.structs.replace(own.ask, paid=(*own.ask.paid, *pays))
        return msgspec.structs.replace(view, private=msgspec.structs.replace(own, ask=ask))

    def decided_view(self, tried: Rehearsal, now: RealmView) -> RealmView:
        placed = with_sacrifices(with_placed(now, tried.events), tried.events)
        struck = with_counters(placed, tried.events)
        return without_spent(placed, tried.events) if struck is placed else struck


def _pays(view: RealmView, cards: Sequence[Card]) -> list[act.Pay]:
    """The payments that are chosen so that all these cards, from high to low, are paid."""
    return [act.PAYS[card] for card in chosen_of(view, cards)]


def _done(leaves: Sequence[Choice]) -> list[Choice]:
    return [leaf for leaf in leaves if isinstance(leaf.action, act.Done)]


def _refuse_twice(key: str, chosen: Sequence[Card], held: Sequence[Card]) -> None:
    """Say which card was chosen more often than it is there."""
    if too_many := Counter(chosen) - Counter(held):
        raise refuse(key, card=called(next(iter(too_many))))
