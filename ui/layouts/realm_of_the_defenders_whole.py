"""Whole decisions of Realm of the Defenders, each one button or one entry of a menu that says all it does and costs.

What its label tells whole is sent by its press. Shown once more before it is sent: an attack, with what
follows it, and whatever gives up a Fortress, an Elder, or a card for its power.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import combinations, product
from typing import cast

from engine import Action
from engine.realm_of_the_defenders import actions as act
from engine.realm_of_the_defenders.answering import Answer, answers, deaths, strikes_back
from engine.realm_of_the_defenders.battle import Defender
from engine.realm_of_the_defenders.cards import ELDER, VALUE, Card
from engine.realm_of_the_defenders.events import Assigned
from engine.realm_of_the_defenders.planning import (
    chosen_to_pay,
    lone_attackers,
    money_held,
    placeable,
    places_left,
    ways_to_pay,
)
from engine.realm_of_the_defenders.view import RealmView
from ui.interactions.components import ENTRIES, ENTRY
from ui.layouts.steps import Choice, Row, button_rows
from words.game import Names, Path
from words.realm_of_the_defenders import RealmWords
from words.realm_of_the_defenders.foresight import is_safe, strikes_down

FEW = 2
"""So many whole choices of a kind stand as buttons; of more, a menu has them all in a single row."""
FEW_ANSWERS = 3
"""The same of answers to an attack, beside which nothing else stands."""
MOST_WAYS = 5
"""So many ways to pay for a Defender stand in a menu at most, where it has no room for all of them."""
SAFE: Path = ("safe",)
"""Where a pass stands that nothing is lost by."""
ALIKE: Path = ("alike",)
"""Where answers stand of which none is lit."""


def whole_row(choices: Sequence[Choice], prompt: str) -> Row:
    """A menu of which one entry is chosen, with all that it takes."""

    def chosen_one(chosen: Sequence[Choice]) -> Sequence[Action]:
        return [each for one in chosen[:1] if one.action for each in (one.action, *one.further)]

    return Row(tuple(choices), prompt, chosen_one)


def few_or_menu(choices: Sequence[Choice], prompt: str, few: int = FEW) -> tuple[list[Choice], list[Row]]:
    """These as buttons, where they are few, or else as a menu."""
    return ([*choices], []) if len(choices) <= few else ([], [whole_row(choices, prompt)])


def _with(leaf: Choice, signs: str, label: str, further: Sequence[Action], *, at_once: bool = False) -> Choice:
    """A choice with what follows it; it keeps the key by which it is found where nothing does."""
    whole = bool(further) or at_once
    key = f"{leaf.key} {signs}" if whole else leaf.key
    return replace(leaf, key=key, label=label, further=tuple(further), at_once=at_once)


# Deploying


def deploys(words: RealmWords, leaves: Sequence[Choice], view: RealmView) -> list[Choice]:
    """Each Defender that can be deployed, with each way to pay; with the best of them where there is no room for all.

    A way that gives away an Elder as Money is shown before it is sent.
    """
    spades = [leaf for leaf in leaves if isinstance(leaf.action, act.Deploy) and leaf.action.card != ELDER]
    elders = [leaf for leaf in leaves if isinstance(leaf.action, act.Deploy) and leaf.action.card == ELDER]
    spades.sort(key=lambda leaf: -VALUE[cast(act.Deploy, leaf.action).card])
    for most in (ENTRIES, *range(MOST_WAYS, 0, -1)):
        found = [one for leaf in spades for one in _paid(words, leaf, view, most)]
        if len(found) + len(elders) <= ENTRIES:
            break
    return [*found, *(replace(leaf, label=words.goes_on(leaf.label)) for leaf in elders)]


def _paid(words: RealmWords, leaf: Choice, view: RealmView, most: int) -> Iterator[Choice]:
    """The deployment of a Spade by each way to pay, the best of them first; more than ``most`` are chosen apart."""
    card, money = cast(act.Deploy, leaf.action).card, money_held(view)
    ways = ways_to_pay(money, VALUE[card])
    if not ways:
        yield replace(leaf, label=words.goes_on(words.deploys(card, None)))
        return
    for way in ways[:most]:
        chosen = chosen_to_pay(money, VALUE[card], way)
        at_once = ELDER not in way
        label = words.deploys(card, way)
        pays = [act.PAYS[each] for each in chosen]
        yield _with(leaf, " ".join(way), label if at_once else words.goes_on(label), pays, at_once=at_once)
    if len(ways) > most:
        yield replace(leaf, label=words.goes_on(words.deploys(card, None)))


# Attacking


def attacks(words: RealmWords, leaf: Choice, view: RealmView) -> list[Choice]:
    """Who can attack the one other realm, with which Power, against whom; [] where that is nobody or too many."""
    if not isinstance(leaf.action, act.Attack):
        return []
    ready, power = lone_attackers(view), [*dict.fromkeys(view.own().power)]
    target = leaf.action.seat
    defenders = view.seats[target].defenders
    if not ready or not defenders or len(ready) * len(power) * len(defenders) > ENTRIES:
        return []
    lines = [(one, card, other) for one, card, other in product(ready, power, defenders)]
    lines.sort(key=lambda line: promise(*line))
    found = []
    for one, card, other in lines:
        asked: list[Action] = [act.Attacker(one.id)] if len(ready) > 1 else []
        asked += [act.Power(card)] if len(power) > 1 else []
        asked += [act.Against(other.id)] if len(defenders) > 1 else []
        sent = Assigned(
            seat=view.viewer or view.seating[0], attacker=one.id, power=card, target=target, defender=other.id
        )
        found.append(_with(leaf, f"{one.id} {card} {other.id}", words.sends(sent, view, alone=False), asked))
    return found


def promise(one: Defender, power: Card, other: Defender) -> tuple[bool, int, int, int]:
    """The place of an attack among others: those first that defeat the toughest with the least."""
    fells = VALUE[power] >= other.toughness
    return not fells, -other.toughness if fells else other.toughness, VALUE[power], -one.toughness


def unanswered(words: RealmWords, leaves: Sequence[Choice], view: RealmView) -> list[Choice]:
    """An attack with each Power card where nobody defends the one other realm: who attacks makes no difference.

    It begins at once where the turn has had a battle already, so that nothing more is given up.
    """
    leaf = next((leaf for leaf in leaves if isinstance(leaf.action, act.Attack)), None)
    ready, power = lone_attackers(view), view.own().power
    if leaf is None or not ready or view.seats[seat := cast(act.Attack, leaf.action).seat].defenders:
        return []
    kinds = dict.fromkeys(power)
    sent: list[Action] = [act.Attacker(ready[0].id)] if len(ready) > 1 else []
    ends: list[Action] = [act.DONE] if view.attacked and len(ready) > 1 and len(power) > 1 else []
    return [
        _with(
            leaf,
            card,
            words.attacks_realm(seat, card, view),
            (*sent, *([act.Power(card)] if len(kinds) > 1 else []), *ends),
            at_once=view.attacked,
        )
        for card in kinds
    ]


# Answering an attack


def answer_rows(words: RealmWords, leaves: Sequence[Choice], view: RealmView) -> list[Row] | None:
    """All that can be done about an attack; where that is too much, who dies first, and what strikes back.

    Where a Defender dies for one that two attack, the other side chooses whose Power is stopped before it goes on.
    """
    done = [leaf for leaf in leaves if isinstance(leaf.action, act.Done)]
    found = answers(view, ENTRIES)
    whole = _answers(words, leaves, view, found)
    if not whole or any(len(one.label) >= ENTRY for one in whole):
        strikes = _answers(words, leaves, view, strikes_back(view, ENTRIES))
        dies = _answers(words, leaves, view, deaths(view, ENTRIES))[:ENTRIES]
        rows = [whole_row(strikes, words.prompt(("answer-strikes",)))] if strikes else []
        rows += [whole_row(dies, words.prompt(("answer-dies",)))] if dies else []
        return [*rows, *button_rows(done)] if rows else None
    if is_safe(view):
        lit = ALIKE if strikes_down(view) else SAFE
        done, whole = [replace(one, path=lit) for one in done], [replace(one, path=ALIKE) for one in whole]
    simple = all(len(one.dies) + len(one.strikes) == 1 for one in found)  # what is told of two is too long for a button
    buttons, menu = few_or_menu(whole, words.prompt(("answer",)), FEW_ANSWERS if simple else 0)
    return [*button_rows(buttons, 1), *menu, *button_rows(done)]


def _answers(words: RealmWords, leaves: Sequence[Choice], view: RealmView, whole: Sequence[Answer]) -> list[Choice]:
    first = {leaf.action: leaf for leaf in leaves}
    found = []
    for answer in whole:
        leaf = first.get(answer.actions[0])
        if leaf is None:
            continue
        further = answer.actions[1:]
        stopped = any(dead.line.overwhelmed for dead in answer.dies)  # the other side chooses whose Power
        ends = not (answer.gives_up or answer.asks) and (stopped or act.DONE in further)
        label = words.answer(answer, view)
        signs = " ".join((*_signs(answer.actions), *(["asks"] if answer.asks else [])))
        found.append(_with(leaf, signs, label if ends else words.goes_on(label), further, at_once=ends))
    return found


def _signs(actions: Iterable[Action]) -> Iterator[str]:
    """Short names of the actions of an answer, which tell it from others."""
    for one in actions:
        match one:
            case act.Sacrifice(number) | act.Retaliate(number):
                yield f"{type(one).__name__[:3]}{number}"
            case act.Offer(_, number, card):
                yield f"{number or card}"
            case act.Counter(source, card):
                yield f"{source}{card}"
            case act.Pay(card):
                yield card


# Placing


def whole_placings(words: RealmWords, view: RealmView, names: Names, before: Sequence[Action]) -> list[Choice]:
    """Each choice of cards to be placed, which ends the turn; [] where a menu has no room for all of them."""
    hand, most = Counter(view.own().hand), places_left(view)
    places = list(dict.fromkeys(placeable(view)))
    many = [(one, other) for one, other in combinations([*places, *places], 2) if most > 1]
    pairs = dict.fromkeys(tuple(sorted(pair, key=places.index)) for pair in many)
    ways = [pair for pair in pairs if not Counter(one.card for one in pair) - hand]
    singles = [(one,) for one in places]
    whole: list[tuple[act.Place, ...]] = [*ways, *singles]
    if len(whole) > ENTRIES:
        return []
    found = []
    for way in whole:
        whole_way: list[Action] = [*before, *way, *([act.DONE] if len(way) < most else [])]
        first, *further = whole_way
        label = words.catalogue.list_of([words.label(one, view, names) for one in way])
        key = " ".join(("place", *(f"{one.card}{one.pool[0]}" for one in way)))
        found.append(Choice(key, label, ("place",), first, tuple(further), at_once=True))
    return found
