"""Whole decisions of Realm of the Defenders, each one button or one entry of a menu that says all it does and costs.

What its label tells whole is sent by its press. Shown once more before it is sent: an attack, with what
follows it, and whatever gives up a Fortress, an Elder, or a card for its power.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import cast

from engine import Action
from engine.realm_of_the_defenders import actions as act
from engine.realm_of_the_defenders.answering import Answer, answers, deaths, fells, saves, strikes_back
from engine.realm_of_the_defenders.cards import ELDER, VALUE, Card
from engine.realm_of_the_defenders.planning import (
    chosen_to_pay,
    money_held,
)
from engine.realm_of_the_defenders.questions import ways_to_pay
from engine.realm_of_the_defenders.view import RealmView
from ui.interactions.components import ENTRIES
from ui.layouts.steps import Choice, Row, button_rows
from words.game import Path
from words.realm_of_the_defenders import RealmWords
from words.realm_of_the_defenders.foresight import is_safe, strikes_down

FEW = 2
"""So many whole choices of a kind stand as buttons; of more, a menu has them all in a single row."""
BEST = 6
"""So many whole choices stand in a menu; what else there is, one more entry leads to."""
SHORT = 44
"""So many characters of an entry of a menu are in sight on a phone."""
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


def of_leaf(leaf: Choice, signs: str, label: str, further: Sequence[Action], *, at_once: bool = False) -> Choice:
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
        yield of_leaf(leaf, " ".join(way), label if at_once else words.goes_on(label), pays, at_once=at_once)
    if len(ways) > most:
        yield replace(leaf, label=words.goes_on(words.deploys(card, None)))


def cheapest(words: RealmWords, whole: Sequence[Choice], view: RealmView) -> list[Choice]:
    """The best way to pay for each Spade that can be deployed without an Elder as Money, said in short."""
    best: dict[Card, Choice] = {}
    for one in whole:
        if isinstance(one.action, act.Deploy) and one.at_once:
            way = next(way for way in ways_to_pay(money_held(view), VALUE[one.action.card]) if ELDER not in way)
            best.setdefault(one.action.card, replace(one, label=words.deploys(one.action.card, way, short=True)))
    return [*best.values()]


# Answering an attack


def answer_rows(words: RealmWords, leaves: Sequence[Choice], view: RealmView) -> list[Row] | None:
    """All that can be done about an attack; where that is much, the best of it, and what leads to the rest.

    Where a Defender dies for one that two attack, the other side chooses whose Power is stopped before it goes on.
    """
    done = [leaf for leaf in leaves if isinstance(leaf.action, act.Done)]
    found = answers(view, BEST)
    short = _answers(words, leaves, view, found, short=True)
    if not short or any(len(one.label) > SHORT for one in short):
        best = _best_answers(words, leaves, view)
        return [whole_row(best, words.prompt(("answer",))), *button_rows(done)] if best else None
    chosen = [one for one in found if not one.asks]  # how else to pay is seldom wanted: that takes a step more
    simple = all(len(one.dies) + len(one.strikes) == 1 for one in chosen)  # what is told of two is long for a button
    another: list[Choice] = []
    if simple and len(chosen) <= FEW:
        buttons, menu = _answers(words, leaves, view, chosen), []
        if len(chosen) < len(found):
            another = [_another_answer(words, [leaf for leaf in leaves if isinstance(leaf.action, act.Sacrifice)])]
    else:
        buttons, menu = [], [whole_row(short, words.prompt(("answer",)))]
    if is_safe(view):
        lit = ALIKE if strikes_down(view) else SAFE
        done, buttons = [replace(one, path=lit) for one in done], [replace(one, path=ALIKE) for one in buttons]
    return [*button_rows(buttons, 1), *menu, *button_rows([*done, *another])]


def _best_answers(words: RealmWords, leaves: Sequence[Choice], view: RealmView) -> list[Choice]:
    """The best strikes back and sacrifices, each of which others can follow, and what leads to all that is left."""
    strikes, dies = strikes_back(view, BEST), deaths(view, BEST)
    strikes.sort(key=lambda one: not all(fells(view, each) for each in one.strikes))
    dies.sort(key=lambda one: (one.asks, not all(saves(view, each) for each in one.dies)))
    found: list[Choice] = []
    left: list[Choice] = []
    for kind, many, room in ((act.Retaliate, strikes, BEST - min(len(dies), BEST // 2)), (act.Sacrifice, dies, BEST)):
        short = {one.label: one for one in reversed(_answers(words, leaves, view, many, short=True))}  # by how to pay
        told = [one for label, one in reversed(short.items()) if len(label) <= SHORT][: room - len(found)]
        if len(told) < len(many):
            left.append(_another_answer(words, [leaf for leaf in leaves if isinstance(leaf.action, kind)]))
        found += told
    return [*found, *left]


def _another_answer(words: RealmWords, leaves: Sequence[Choice]) -> Choice:
    """What leads to every other answer of a kind, step by step."""
    label = words.say(f"action-another-{leaves[0].path[0]}")
    return replace(leaves[0], label=label) if len(leaves) == 1 else Choice("", label, leaves[0].path[:1], None)


def _answers(
    words: RealmWords, leaves: Sequence[Choice], view: RealmView, whole: Sequence[Answer], *, short: bool = False
) -> list[Choice]:
    """These answers, as buttons or (``short``) as entries of a menu, below which stands what they bring."""
    first = {leaf.action: leaf for leaf in leaves}
    found = []
    for answer in whole:
        leaf = first.get(answer.actions[0])
        if leaf is None:
            continue
        further = answer.actions[1:]
        stopped = any(dead.line.overwhelmed for dead in answer.dies)  # the other side chooses whose Power
        ends = not (answer.gives_up or answer.asks) and (stopped or act.DONE in further)
        label = words.answer_in_short(answer, view) if short else words.answer(answer, view)
        signs = " ".join((*_signs(answer.actions), *(["asks"] if answer.asks else [])))
        one = of_leaf(leaf, signs, label if ends else words.goes_on(label), further, at_once=ends)
        found.append(replace(one, about=words.brings_answer(answer, view)) if short else one)
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
