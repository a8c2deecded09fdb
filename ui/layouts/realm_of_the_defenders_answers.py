"""Answers to an attack of Realm of the Defenders: the best on buttons, the others behind one for each kind."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

import engine
from computer.realm_of_the_defenders_answers import gained
from engine import Action
from engine.realm_of_the_defenders import actions as act
from engine.realm_of_the_defenders.answering import Answer, answers, sacrifice_answers, strike_answers, surely_helps
from engine.realm_of_the_defenders.view import RealmView
from ui.interactions.components import ENTRIES
from ui.layouts.realm_of_the_defenders_decisions import (
    FUTILE_PATH,
    MOST_ALONE,
    MOST_ON_PAGE,
    SAFE_PATH,
    with_further_actions,
)
from ui.layouts.steps import Choice, Row, button_rows
from words.game import Path
from words.realm_of_the_defenders import RealmWords
from words.realm_of_the_defenders.foresight import can_strike_down, loses_nothing

MOST_ANSWERS = 3
"""So many answers have buttons where there are no more; of more the best has one, and one leads to each kind."""
ALIKE: Path = ("alike",)
"""Where answers stand of which none is lit."""
KINDS = ("retaliate", "sacrifice")


def answer_rows(words: RealmWords, leaves: Sequence[Choice], view: RealmView) -> list[Row] | None:
    """The answers to an attack, whole, each with what comes of it, the best as computers weigh them first.

    Of more than have room beside the picture only the best has a button, as far as it gains anything, and one leads to
    the others of each kind.

    Where a Defender dies for one that two attack, the other side chooses whose Power is stopped before it goes on.
    """
    done = [leaf for leaf in leaves if isinstance(leaf.action, act.Done)]
    found = _all_answers(view)
    if not found:
        return None
    plain = [one for one in found if not (one.asks or (one.dies and len(one.dies) + len(one.strikes) > 1))]
    chosen = [one for one in plain if gained(view, one) > 0][:1]
    settled = [one for one in found if not one.asks]  # what pays for the others is chosen on a page of their own
    if len(settled) <= MOST_ANSWERS and len(leaves) - len(done) <= len(KINDS):
        chosen += [one for one in settled if one not in chosen]
    begun = {engine.type_of(one.actions[0]) for one in found if one not in chosen}
    kinds = [_kind_button(words, kind, view) for kind in KINDS if kind in begun]
    buttons = _answer_buttons(words, leaves, view, chosen)
    if loses_nothing(view):
        lit = ALIKE if can_strike_down(view) else SAFE_PATH
        done, buttons = [replace(one, path=lit) for one in done], [replace(one, path=ALIKE) for one in buttons]
    return [*button_rows(buttons, 1), *button_rows([*kinds, *done])]


def _kind_button(words: RealmWords, kind: str, view: RealmView) -> Choice:
    """What leads to all answers of a kind; where none of them is any use, it says so."""
    key = f"action-many-{kind}"
    return Choice("", words.say(key if kind_helps(view, kind) else f"{key}-in-vain"), (kind,), None)


def kind_helps(view: RealmView, kind: str) -> bool:
    """Whether an answer of the viewer's that begins so surely saves a Defender, or defeats whoever attacks; any other
    kind of choice does."""
    return any(surely_helps(view, one) for one in _answers_of_kind(view, kind)) or not _is_answer(view, kind)


def kind_gains(view: RealmView, kind: str) -> bool:
    """Whether such an answer is worth what it costs, as computers weigh it; any other kind of choice is."""
    return any(gained(view, one) > 0 for one in _answers_of_kind(view, kind)) or not _is_answer(view, kind)


def _is_answer(view: RealmView, kind: str) -> bool:
    return kind in KINDS and view.battle is not None and view.step == "respond"


def _answers_of_kind(view: RealmView, kind: str) -> list[Answer]:
    """The answers of the viewer's that begin with such an action; [] where nothing is to be answered."""
    if not _is_answer(view, kind):
        return []
    return [one for one in _all_answers(view) if engine.type_of(one.actions[0]) == kind]


def answer_page(words: RealmWords, leaves: Sequence[Choice], view: RealmView) -> list[Row] | None:
    """The answers that begin with one of these choices, whole, and what leads to every other of them, step by step.

    What helps nobody for sure is among the others, as long as anything else does.
    """
    begun = {leaf.action for leaf in leaves}
    found = [one for one in _all_answers(view) if one.actions[0] in begun]
    if not found:
        return None
    works = [one for one in found if surely_helps(view, one)] or found
    alike = {one.label: one for one in reversed(_answer_buttons(words, leaves, view, works))}  # however they are paid
    whole = [*reversed(alike.values())]
    if len(whole) <= MOST_ON_PAGE and len(whole) == len(found) and len(leaves) == 1:
        return button_rows(whole, 1 if len(whole) < MOST_ALONE else 2)
    told = whole[: MOST_ON_PAGE - len(leaves)]
    others = [leaf for leaf in leaves if leaf.key not in {one.key for one in told}]
    if len(leaves) == 1:
        others = [replace(leaf, label=words.say(f"action-another-{leaf.path[0]}")) for leaf in others]
    return button_rows([*told, *others], 2)


def _all_answers(view: RealmView) -> list[Answer]:
    """Every whole answer, or each thing that can be done by itself where that is too much; the best first."""
    found = answers(view, ENTRIES) or [*strike_answers(view, MOST_ON_PAGE), *sacrifice_answers(view, MOST_ON_PAGE)]
    return sorted(found, key=lambda one: (one.asks, not surely_helps(view, one), -gained(view, one)))


def rest_of_best_answer(begins: Action, view: RealmView) -> Sequence[Action]:
    """What follows the first action in the best of all answers that begin with it."""
    return next((one.actions[1:] for one in _all_answers(view) if one.actions[0] == begins), ())


def _answer_buttons(
    words: RealmWords, leaves: Sequence[Choice], view: RealmView, whole: Sequence[Answer]
) -> list[Choice]:
    """Answers to an attack as buttons that say what comes of each, where that is not too long."""
    first = {leaf.action: leaf for leaf in leaves}
    found = []
    for answer in whole:
        leaf = first.get(answer.actions[0])
        if leaf is None:
            continue
        further = answer.actions[1:]
        stopped = any(dead.line.overwhelmed for dead in answer.dies)  # the other side chooses whose Power
        helps = surely_helps(view, answer)
        is_told = not (answer.gives_up or answer.asks) and (stopped or act.DONE in further)
        # What costs a card and surely helps nobody is shown once more, with what comes of it.
        ends = is_told and helps
        plain = words.short_answer_label(answer, view)
        label = plain if len(answer.dies) + len(answer.strikes) > 1 else words.answer_label(answer, view)
        signs = " ".join((*_action_signs(answer.actions), *(["asks"] if answer.asks else [])))
        one = with_further_actions(leaf, signs, label if ends else words.unfinished_label(label), further, at_once=ends)
        one = one if helps else replace(one, path=FUTILE_PATH)
        # Where nothing is foretold, its look must not tell that it is no use.
        found.append(replace(one, plain_label=plain if is_told else words.unfinished_label(plain)))
    return found


def _action_signs(actions: Iterable[Action]) -> Iterator[str]:
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
