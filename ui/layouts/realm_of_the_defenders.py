"""How the choices of Realm of the Defenders stand on Discord: what is paid, fought or placed is put together first."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import groupby
from typing import Any, ClassVar, cast

import msgspec
from discord import ButtonStyle

import engine
from engine import Action, Game
from engine.realm_of_the_defenders import actions as act
from engine.realm_of_the_defenders.cards import ELDER, VALUE, Card, called, worth
from engine.realm_of_the_defenders.events import Assigned
from engine.realm_of_the_defenders.planning import (
    biddable,
    chosen_of,
    fair_payment,
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
from engine.realm_of_the_defenders.questions import ChoosingAttacker, ChoosingPower, Paying, Pricing
from engine.realm_of_the_defenders.refusals import refuse
from engine.realm_of_the_defenders.view import RealmView
from sessions import Rehearsal
from ui.interactions.components import BUTTONS, ENTRIES
from ui.layouts.layout import Layout
from ui.layouts.steps import Choice, Row, actions_of, button_rows
from words import Voice
from words.game import Names, Path
from words.realm_of_the_defenders import RealmWords

AT_ONCE = (act.Done, act.Pass, act.Redraw, act.Keep, act.Dismantle, act.Block, act.Hit)
"""What nothing is put together of: it is done by one press, or confirmed by another."""
ATTACKING = (act.Attacker, act.Power, act.Against)
LOWER = (act.Dismantle, act.Done)
ROWS = 4
"""So many rows have room above the buttons that lead on and back."""
MOST = 2 * BUTTONS
"""So many ways to attack stand beside each other; more stand in a menu, and what that can't hold is asked stepwise."""


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
        return None

    def _main(self, words: RealmWords, leaves: Sequence[Choice], view: RealmView, names: Names) -> list[Row]:
        """What can be done, what can be placed when nothing else is done, and the end of the turn."""
        upper = [leaf for leaf in leaves if not isinstance(leaf.action, LOWER)]
        upper.sort(key=lambda leaf: isinstance(leaf.action, act.Inspire))  # seldom worth an Elder: what is used first
        if view.attacked:
            lower, placing = _done(leaves), []
        else:
            label = words.say("action-done-turn")
            lower = [replace(leaf, label=label, further=(act.DONE,), at_once=True) for leaf in _done(leaves)]
            placing = self._placing(words, view, names, (act.DONE,))
        room = 5 - len(placing) - 1
        rows = button_rows(upper)
        if len(rows) > room:
            deploys = [leaf for leaf in upper if isinstance(leaf.action, act.Deploy)]
            others = [leaf for leaf in upper if leaf not in deploys]
            rows = [Row(tuple(deploys[:ENTRIES]), words.prompt(("deploy",))), *button_rows(others)][:room]
        dismantle = [leaf for leaf in leaves if isinstance(leaf.action, act.Dismantle)]
        return [*rows, *placing, *button_rows([*lower, *dismantle])]

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

    def staged_rows(self, voice: Voice, tried: Rehearsal, names: Names) -> list[Row] | None:
        """For an attack, who goes with which Power, and at once against whom where a battle begins with few ways.

        A battle keeps its form until it begins; with many attackers and much Power, the ways stand in a menu.
        """
        view: RealmView = tried.view
        ask = view.own().ask
        if not isinstance(ask, ChoosingAttacker | ChoosingPower):
            return None
        lines = _lines(tried)
        pairs = _pairs(view)
        whole = pairs * max(1, len(view.seats[next(iter(lines)).target].defenders))
        most = MOST if pairs <= MOST else ENTRIES
        words = voice.words_as(RealmWords)
        named = isinstance(ask, ChoosingPower)
        one_target = len({line.defender for line in lines}) == 1
        choices: dict[str, Choice] = {}
        for line, (first, *further) in lines.items():
            key, label = f"{line.attacker} {line.power}", words.sent(view, line.attacker, line.power)
            if whole <= most:
                key = f"{key} {line.defender}"
                if not one_target:
                    label = words.sends(view, None if named else line.attacker, line.power, line.defender)
                elif named and isinstance(first, act.Power):
                    label = words.label(first, view, names)
            elif further and isinstance(further[-1], act.Against):
                further.pop()
            choices.setdefault(key, Choice(key, label, ("attacker", key), first, tuple(further)))
        ways = [*choices.values()]
        if pairs > MOST and isinstance(ask, ChoosingAttacker):
            return [Row(tuple(ways), words.prompt(("several-attack",)))] if len(ways) <= ENTRIES else None
        return _by_attacker(ways) if len(ways) <= MOST else None

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


def _pairs(view: RealmView) -> int:
    """In how many ways an attacker could take a Power when the battle was begun, so that its questions stay alike."""
    assert view.viewer is not None
    sent = [one.power for line in view.battle.lines for one in line.attackers] if view.battle else []
    return sum(one.ready for one in view.seats[view.viewer].defenders) * len({*view.own().power, *sent})


def _lines(tried: Rehearsal) -> dict[Assigned, tuple[Action, ...]]:
    """Each attacker with a Power and whom they stand against, and the answers that lead there."""
    found: dict[Assigned, tuple[Action, ...]] = {}

    def follow(position: Rehearsal, way: tuple[Action, ...]) -> None:
        for action in position.legal:
            if isinstance(action, ATTACKING):
                after = position.then([action])
                new = [event for event in after.events[len(tried.events) :] if isinstance(event, Assigned)]
                if new:
                    found[new[0]] = (*way, action)
                else:
                    follow(after, (*way, action))

    follow(tried, ())
    return found


def _by_attacker(choices: Sequence[Choice]) -> list[Row]:
    """A row for each attacker, as long as all of them have room above what begins the battle."""
    sent = groupby(choices, key=lambda choice: choice.key.split()[0])
    rows = [row for _, ways in sent for row in button_rows([*ways])]
    return rows if len(rows) <= ROWS else button_rows(choices)


def _refuse_twice(key: str, chosen: Sequence[Card], held: Sequence[Card]) -> None:
    """Say which card was chosen more often than it is there."""
    if too_many := Counter(chosen) - Counter(held):
        raise refuse(key, card=called(next(iter(too_many))))
