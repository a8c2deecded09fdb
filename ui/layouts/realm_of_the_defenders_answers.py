"""Answers to an attack of Realm of the Defenders: the best on a button, the others in a menu."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from computer.realm_of_the_defenders_answers import gained
from engine import Action
from engine.realm_of_the_defenders import actions as act
from engine.realm_of_the_defenders.answering import Answer, answers, sacrifices_only, strikes_only, surely_helps
from engine.realm_of_the_defenders.view import RealmView
from ui.interactions.components import ENTRIES
from ui.layouts.realm_of_the_defenders_whole import BEST, FEW, FUTILE, SAFE, of_leaf, whole_row
from ui.layouts.steps import Choice, Row, button_rows
from words.game import Path
from words.realm_of_the_defenders import RealmWords
from words.realm_of_the_defenders.foresight import is_safe, strikes_down

SHORT = 44
"""So many characters of a label are in sight on a phone."""
ALIKE: Path = ("alike",)
"""Where answers stand of which none is lit."""
KINDS = (act.Retaliate, act.Sacrifice)


def answer_rows(words: RealmWords, leaves: Sequence[Choice], view: RealmView) -> list[Row] | None:
    """The best answer, as computers weigh them, whole on a button, as far as it gains anything; the others in a menu.

    Two have room as buttons where there are no more: with a third row of them a phone would not show all of a message.

    Where a Defender dies for one that two attack, the other side chooses whose Power is stopped before it goes on.
    """
    done = [leaf for leaf in leaves if isinstance(leaf.action, act.Done)]
    found = _all(view)
    if not found:
        return None
    plain = [one for one in found if not (one.asks or (one.dies and len(one.dies) + len(one.strikes) > 1))]
    gains = [one for one in plain if gained(view, one) > 0]
    chosen = gains if len(found) <= FEW else gains[:1]
    buttons = [one for answer in chosen for one in _answers(words, leaves, view, [answer], short=_of_two(answer))]
    others = _others(words, leaves, view, [one for one in found if one not in chosen])
    prompt = words.prompt(("answer-another" if chosen else "answer",))
    menu = [whole_row(others, prompt)] if others else []
    if is_safe(view):
        lit = ALIKE if strikes_down(view) else SAFE
        done, buttons = [replace(one, path=lit) for one in done], [replace(one, path=ALIKE) for one in buttons]
    return [*button_rows(buttons, 1), *menu, *button_rows(done)]


def _others(words: RealmWords, leaves: Sequence[Choice], view: RealmView, found: Sequence[Answer]) -> list[Choice]:
    """The best of these answers with what they bring, and what leads to every other one of a kind, step by step."""
    strikes, dies = ([one for one in found if isinstance(one.actions[0], kind)] for kind in KINDS)
    told, left = list[Choice](), list[Choice]()
    for kind, many, room in zip(KINDS, (strikes, dies), (BEST - min(len(dies), BEST // 2), BEST), strict=True):
        short = {one.label: one for one in reversed(_answers(words, leaves, view, many, short=True))}  # by how to pay
        some = [one for label, one in reversed(short.items()) if len(label) <= SHORT][: room - len(told)]
        told += some
        if len(some) < len(many):
            another = _another(words, [leaf for leaf in leaves if isinstance(leaf.action, kind)])
            # Where one thing alone can be begun with, an entry may begin with it already: Discord takes no two alike.
            left += [another] if another.action is None or another.key not in {one.key for one in some} else []
    return [*sorted(told, key=lambda one: one.path == FUTILE), *left]


def _another(words: RealmWords, leaves: Sequence[Choice]) -> Choice:
    """What leads to every other answer of a kind, step by step."""
    label = words.say(f"action-another-{leaves[0].path[0]}")
    return replace(leaves[0], label=label) if len(leaves) == 1 else Choice("", label, leaves[0].path[:1], None)


def _all(view: RealmView) -> list[Answer]:
    """Every whole answer, or each thing that can be done by itself where that is too much; the best first."""
    found = answers(view, ENTRIES) or [*strikes_only(view, BEST), *sacrifices_only(view, BEST)]
    return sorted(found, key=lambda one: (one.asks, not surely_helps(view, one), -gained(view, one)))


def best_answer(begins: Action, view: RealmView) -> Sequence[Action]:
    """What follows the first action in the best of all answers that begin with it."""
    return next((one.actions[1:] for one in _all(view) if one.actions[0] == begins), ())


def _of_two(answer: Answer) -> bool:
    """Whether what comes of an answer is long for a button."""
    return len(answer.dies) + len(answer.strikes) > 1


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
        plain = words.answer_in_short(answer, view)
        label = plain if short else words.answer(answer, view)
        signs = " ".join((*_signs(answer.actions), *(["asks"] if answer.asks else [])))
        one = of_leaf(leaf, signs, label if ends else words.goes_on(label), further, at_once=ends)
        one = one if surely_helps(view, answer) else replace(one, path=FUTILE)
        about = words.brings_answer(answer, view) if short else ""
        found.append(replace(one, about=about, plain=plain if ends else words.goes_on(plain)))
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
