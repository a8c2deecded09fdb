"""Attacks of Realm of the Defenders: the best of them whole, and the way to any other one step by step."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import product
from typing import cast

import engine
from engine import Action
from engine.realm_of_the_defenders import actions as act
from engine.realm_of_the_defenders.battle import Defender
from engine.realm_of_the_defenders.cards import VALUE, Card
from engine.realm_of_the_defenders.events import Assigned
from engine.realm_of_the_defenders.planning import (
    Together,
    attackable_defenders,
    lone_attackers,
    overwhelming,
    power_against,
    target_of,
)
from engine.realm_of_the_defenders.questions import ChoosingAttacker, ChoosingPower
from engine.realm_of_the_defenders.view import RealmView
from sessions import Rehearsal
from ui.layouts.realm_of_the_defenders_decisions import (
    FUTILE_PATH,
    MOST_ON_PAGE,
    page_of_decisions,
    with_further_actions,
)
from ui.layouts.steps import Choice, Row, button_rows
from words.game import Path
from words.realm_of_the_defenders import RealmWords

MOST_FURTHER = 3
"""So many attackers are offered at most who go along with those that are sent already."""
MOST_PAIRS = 2
"""So many attacks of two on one are among the best at most."""
AttackLine = tuple[Defender, Card, Defender | None]
"""Who attacks, with which Power, against whom; None: a realm that nobody defends."""


def best_and_another(choices: Sequence[Choice], another: Choice) -> list[Choice]:
    """Attacks as they stand on a page: all of a few, or of many the best, and what leads to the others.

    What defeats nobody is among the others, as long as anything else does.
    """
    works = [one for one in choices if one.path != FUTILE_PATH] or choices
    return [*choices] if len(works) == len(choices) <= MOST_ON_PAGE else [*works[: MOST_ON_PAGE - 1], another]


def whole_attacks(words: RealmWords, leaf: Choice, view: RealmView) -> list[Choice]:
    """Who attacks the one other realm, with which Power, against whom; [] where there is no such realm, or nobody."""
    target = cast(act.Attack, leaf.action).seat
    ready, power = lone_attackers(view), [*dict.fromkeys(view.own().power)]
    defenders = view.seats[target].defenders
    if not ready or not defenders:
        return []
    found = _pair_attacks(words, leaf, view)
    lines = _best_first(view, product(ready, power, defenders))[: MOST_ON_PAGE + 1]
    found += [_lone_attack(words, leaf, view, line) for line in lines]
    return best_and_another(found, replace(leaf, label=words.say("action-another-attack")))


def _lone_attack(words: RealmWords, leaf: Choice, view: RealmView, line: AttackLine) -> Choice:
    """The attack of one alone, whole."""
    (one, card, other), target = line, cast(act.Attack, leaf.action).seat
    asked: list[Action] = [act.Attacker(one.id)] if len(lone_attackers(view)) > 1 else []
    asked += [act.Power(card)] if len({*view.own().power}) > 1 else []
    number = None if other is None else other.id
    asked += [act.Against(number)] if len(view.seats[target].defenders) > 1 else []
    label = words.attacker_label(_assigned_attacker(view, one, card, target, other), view, alone=False)
    whole = with_further_actions(leaf, f"{one.id} {card} {number}", label, asked)
    path = whole.path if _power_defeats(view, card, other) else FUTILE_PATH
    comes = words.attack_outcome_label([(one, card)], other, view) if other is not None else ""
    return replace(
        whole, path=path, description=_power_outcome_text(words, view, card, other), label_with_outcome=comes
    )


# Whom first, then by whom and with what


def target_steps(view: RealmView) -> list[Path]:
    """The steps that lead to the attacks on each Defender of the one other realm, where it has several."""
    if view.viewer not in view.active or view.step != "main" or view.own().ask is not None:
        return []
    others = [seat for seat, realm in enumerate(view.seats) if seat != view.viewer and not realm.out]
    if len(others) != 1 or not lone_attackers(view) or not view.own().power:
        return []
    there = view.seats[others[0]].defenders
    return [("attack", str(others[0]), str(one.id)) for one in there] if len(there) > 1 else []


def target_buttons(words: RealmWords, view: RealmView) -> list[Choice]:
    """Each Defender of the one other realm, with what its fall costs: those first that can fall, then the toughest."""
    found = []
    for path in target_steps(view):
        one = view.defender(int(path[2]))
        assert one is not None
        power = _power_enough(view, one)
        # Of two who are needed the first counts as being there already.
        label = words.power_outcome(view, one, power[-1], sum(power[:-1]))
        choice = Choice("", label, path, None, plain_label=words.defender_name(one))
        found.append((sum(power) < one.toughness, -one.toughness, choice))
    return [choice for *_, choice in sorted(found, key=lambda each: each[:2])]


def can_be_defeated(view: RealmView, number: int) -> bool:
    """Whether an attack of the viewer's, by one or two, can defeat a Defender."""
    one = view.defender(number)
    return one is not None and sum(_power_enough(view, one)) >= one.toughness


def _power_enough(view: RealmView, one: Defender) -> list[int]:
    """The Power that an attack on a Defender has at most: of one card, or of two where one is too little."""
    most = max(VALUE[card] for card in view.own().power)
    realm = next(seat for seat, realm in enumerate(view.seats) if one in realm.defenders)
    pairs = [pair for pair in overwhelming(view, realm) if pair.against.id == one.id]
    return [VALUE[card] for card in pairs[0].power] if pairs else [most]


def attacks_on_defender(words: RealmWords, leaf: Choice, view: RealmView, number: int) -> list[Choice]:
    """The attacks on one Defender, whole: who goes with which Power; the least Power that is enough first."""
    other = view.defender(number)
    if other is None:
        return []
    pairs = [pair for pair in overwhelming(view, cast(act.Attack, leaf.action).seat) if pair.against == other]
    found = [
        replace(
            _pair_attack(words, leaf, view, pair),
            label=words.attackers_label([*zip(pair.attackers, pair.power, strict=True)]),
        )
        for pair in pairs
    ]
    ready, power = lone_attackers(view), dict.fromkeys(view.own().power)
    lines = _best_first(view, product(ready, power, [other]))[: MOST_ON_PAGE + 1]
    found += [replace(_lone_attack(words, leaf, view, line), label=words.attackers_label([line[:2]])) for line in lines]
    return best_and_another(found, replace(leaf, label=words.say("action-another-attack")))


def with_outcome_label(words: RealmWords, choice: Choice) -> Choice:
    """An attack as a button that says what comes of it."""
    return replace(choice, label=choice.label_with_outcome or choice.label, plain_label=choice.label)


def _pair_attacks(words: RealmWords, leaf: Choice, view: RealmView) -> list[Choice]:
    """The attacks of two on one whom neither could defeat alone."""
    pairs = overwhelming(view, cast(act.Attack, leaf.action).seat)
    return [_pair_attack(words, leaf, view, pair) for pair in pairs[:MOST_PAIRS]]


def _pair_attack(words: RealmWords, leaf: Choice, view: RealmView, pair: Together) -> Choice:
    """The attack of two on one, whole."""
    target, held, asked = cast(act.Attack, leaf.action).seat, [*view.own().power], list[Action]()
    sent = [*zip(pair.attackers, pair.power, strict=True)]
    for one, card in sent:
        asked.append(act.Attacker(one.id))
        asked += [act.Power(card)] if len({*held}) > 1 else []
        asked += [act.Against(pair.against.id)] if len(view.seats[target].defenders) > 1 else []
        held.remove(card)
    signs = " ".join(f"{one.id} {card}" for one, card in sent)
    whole = with_further_actions(leaf, f"{signs} {pair.against.id}", words.pair_attack_label(pair), asked)
    first, second = (VALUE[card] for card in pair.power)
    comes = words.attack_outcome_label(sent, pair.against, view)
    return replace(whole, description=words.power_outcome(view, pair.against, second, first), label_with_outcome=comes)


def _best_first(view: RealmView, lines: Iterable[AttackLine]) -> list[AttackLine]:
    """Attacks in order: what defeats the toughest with the least Power, by each attacker before any comes again.

    First comes whoever costs the least if they fall; without Courage all cost the same, and the toughest falls last.
    Of those who attack a realm itself none is better. Where the Power sent before is enough, more of it is wasted.
    """
    spares = 1 if view.viewer is not None and view.seats[view.viewer].courage else -1

    def price(line: AttackLine) -> tuple[bool, bool, int, int, int]:
        one, card, other = line
        if other is None:
            return False, False, 0, 0, 0
        there = power_against(view, other)
        fells = there + VALUE[card] >= other.toughness
        reached = -other.toughness if fells else other.toughness
        return there >= other.toughness, not fells, reached, VALUE[card], spares * one.toughness

    found = [(price(line), line) for line in sorted(lines, key=price)]
    ways = Counter[tuple[bool, bool, int]]()
    sent = Counter[tuple[int, int]]()
    turn = []
    for (wasted, holds, *_), (one, _, other) in found:
        attacked = 0 if other is None or holds else other.id
        again = sent[one.id, attacked]  # the same with dearer Power comes after everybody with the cheapest
        kind = wasted, holds, attacked
        turn.append((wasted, holds, 0 if holds else again, 0 if holds else ways[kind]))
        ways[kind] += 1
        sent[one.id, attacked] += 1
    return [line for _, (_, line) in sorted(zip(turn, found, strict=True), key=lambda each: each[0])]


def attacks_on_undefended_realm(words: RealmWords, leaf: Choice, view: RealmView) -> list[Choice]:
    """An attack with each Power card where nobody defends the one other realm: who attacks makes no difference."""
    ready, power = lone_attackers(view), view.own().power
    if not ready or view.seats[seat := cast(act.Attack, leaf.action).seat].defenders:
        return []
    kinds = sorted({*power}, key=VALUE.__getitem__)
    sent: list[Action] = [act.Attacker(ready[0].id)] if len(ready) > 1 else []
    ways = [
        with_further_actions(
            leaf,
            card,
            words.realm_attack_label(seat, card, view),
            (*sent, *([act.Power(card)] if len(kinds) > 1 else [])),
        )
        for card in kinds
    ]
    another = with_further_actions(leaf, "another", words.say("action-another-attack"), sent)
    return best_and_another(ways, another)


def attacks_and_prompt(words: RealmWords, leaf: Choice, view: RealmView) -> tuple[list[Choice], str] | None:
    """How the one other realm can be attacked, whole, and what is asked above it; None where that is nobody."""
    if many := attacks_on_undefended_realm(words, leaf, view):
        return many, words.say("prompt-attack-with")
    if not (many := whole_attacks(words, leaf, view)):
        return None
    return many, words.say("prompt-attack-line")


def attacker_rows(words: RealmWords, tried: Rehearsal) -> list[Row] | None:
    """With which Power an attacker goes against whom, in one press; of a further one also who it is.

    None where that is asked step by step: for whoever has pressed *Another attack…* there.
    """
    view: RealmView = tried.view
    ask = view.own().ask
    if not isinstance(ask, ChoosingPower | ChoosingAttacker):
        return None
    lines = _best_first(view, _attack_lines(view, ask, tried.legal))
    first = view.battle is None and len(tried.actions) == 1
    if first and lone_attackers(view) and not _all_works(view, lines):  # they come from what offers the rest
        return None
    if not first and len(lines) > MOST_ON_PAGE and isinstance(ask, ChoosingPower):
        return None
    alone = isinstance(ask, ChoosingPower)
    choices = []
    for one, card, other in lines[: MOST_ON_PAGE + 1]:
        begins, *further = _attack_actions(view, ask, one, card, other)
        assigned = _assigned_attacker(view, one, card, target_of(ask, view), other)
        label = words.attacker_label(assigned, view, alone=alone)
        key = " ".join(map(str, engine.to_json(assigned).values()))
        path = (engine.type_of(begins),) if _power_defeats(view, card, other) else FUTILE_PATH
        about = _power_outcome_text(words, view, card, other)
        comes = words.attack_outcome_label([(one, card)], other, view) if first and other is not None else ""
        choices.append(Choice(key, label, path, begins, tuple(further), description=about, label_with_outcome=comes))
    if not choices:
        return None
    another = _other_attack_choice(words, ask, tried.legal)
    if first:
        choices = best_and_another(choices, another)
    elif len(choices) > (most := MOST_ON_PAGE if alone else MOST_FURTHER):
        choices = [*([one for one in choices if one.path != FUTILE_PATH] or choices)[:most], another]
    prompt = words.menu_prompt(("sends" if alone else "sends-more" if view.battle else "attack-line",))
    if first:
        return page_of_decisions([with_outcome_label(words, one) for one in choices], prompt)
    return button_rows(choices)


def _attack_lines(
    view: RealmView, ask: ChoosingPower | ChoosingAttacker, legal: Sequence[Action]
) -> Iterator[AttackLine]:
    """Who can go with which Power against whom, or against a realm that nobody defends."""
    numbers = [ask.attacker] if isinstance(ask, ChoosingPower) else []
    numbers += [action.defender for action in legal if isinstance(action, act.Attacker)]
    there = [one for number in numbers if (one := view.defender(number)) is not None]
    targets: list[Defender | None] = [*attackable_defenders(ask, view)]
    return product(there, dict.fromkeys(view.own().power), targets or [None])


def _attack_actions(
    view: RealmView, ask: ChoosingPower | ChoosingAttacker, one: Defender, card: Card, other: Defender | None
) -> Iterator[Action]:
    """The actions by which somebody is sent, without what the game answers by itself."""
    if isinstance(ask, ChoosingAttacker):
        yield act.Attacker(one.id)
    if len({*view.own().power}) > 1:
        yield act.Power(card)
    if other is not None and len(attackable_defenders(ask, view)) > 1:
        yield act.Against(other.id)


def _all_works(view: RealmView, lines: Sequence[AttackLine]) -> bool:
    """Whether all lines stand on a page before: each defeats somebody, or none does, and there is room for them."""
    works = {_power_defeats(view, card, other) for _, card, other in lines}
    return len(works) == 1 and len(lines) <= MOST_ON_PAGE


def ends_with_another(words: RealmWords, choices: Sequence[Choice]) -> bool:
    """Whether the last of these attacks leads to others."""
    return bool(choices) and choices[-1].label == words.say("action-another-attack")


def _other_attack_choice(words: RealmWords, ask: ChoosingPower | ChoosingAttacker, legal: Sequence[Action]) -> Choice:
    """What leads to every other way to send somebody, step by step."""
    label = words.say("action-another-attack")
    attackers = [action for action in legal if isinstance(action, act.Attacker)]
    if len(attackers) == 1:
        return Choice("another", label, ("attacker",), attackers[0])
    return Choice("", label, ("power" if isinstance(ask, ChoosingPower) else "attacker",), None)


def _power_defeats(view: RealmView, card: Card, other: Defender | None) -> bool:
    """Whether Power defeats who stands there, and would not without it; a realm itself it hits in any case."""
    if other is None:
        return True
    there = power_against(view, other)
    return there < other.toughness <= there + VALUE[card]


def _power_outcome_text(words: RealmWords, view: RealmView, card: Card, other: Defender | None) -> str:
    return "" if other is None else words.power_outcome(view, other, VALUE[card], power_against(view, other))


def _assigned_attacker(view: RealmView, one: Defender, card: Card, target: int, other: Defender | None) -> Assigned:
    """An attacker that is sent, as it is told."""
    return Assigned(
        seat=view.viewer or view.seating[0],
        attacker=one.id,
        power=card,
        target=view.seating[target],
        defender=None if other is None else other.id,
    )
