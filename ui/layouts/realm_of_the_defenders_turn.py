"""The buttons of a turn of Realm of the Defenders: the best that have room on a phone, and what leads to all."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import chain

from engine import Seat
from engine.realm_of_the_defenders import actions as act
from engine.realm_of_the_defenders.planning import can_defeat_somebody, placeable
from engine.realm_of_the_defenders.view import RealmView
from ui.interactions.components import BUTTONS
from ui.interactions.phone_layout import button_width, wrap_into_lines
from ui.layouts.realm_of_the_defenders_attacks import attacks_and_prompt, ends_with_another
from ui.layouts.realm_of_the_defenders_decisions import (
    MOST_ON_BUTTONS,
    OTHER_PATH,
    PLACE_PATH,
    best_placement,
    cheapest_deploys,
    deploy_choices,
    done_choices,
)
from ui.layouts.steps import Choice, Row, button_rows
from words.realm_of_the_defenders import RealmWords

NARROW_LABEL = 18
"""A longer label takes a row of a phone for itself."""
MOST_ROWS = 2
"""So many rows of a phone buttons take above a menu, before powers of a kind share one."""
FOLDED_KINDS = frozenset({"queen", "inspire"})
"""Powers, which have a button that leads to all of a kind."""


def main_rows(words: RealmWords, leaves: Sequence[Choice], view: RealmView) -> list[Row]:
    """What can be done, what can be placed when nothing else is done, and the end of the turn.

    Each thing stands whole, on a button where they are few. Of those that are many the best have buttons, and one
    leads to the rest of each kind: a menu would lie over the realms that somebody has to look at.
    """
    placing, done = _placement_and_end(words, leaves, view)
    seldom, dismantle = seldom_choices(leaves), [one for one in leaves if isinstance(one.action, act.Dismantle)]
    rest = [leaf for leaf in leaves if isinstance(leaf.action, act.Queen)]
    if dismantle and len(seldom) > len(dismantle):  # one button leads to both
        dismantle = [Choice("", words.say("action-many-other"), OTHER_PATH, None)]
    else:
        rest += [one for one in seldom if one not in dismantle]
    kinds = dict(_ways_by_kind(words, leaves, view))
    folds = bool(placing) or any(
        len(whole) > MOST_ON_BUTTONS or ends_with_another(words, whole) for whole in kinds.values()
    )
    upper = (
        turn_buttons(words, kinds, view, with_short_label(words, dismantle))
        if folds
        else attack_buttons(words, [*chain(*kinds.values())])
    )
    lead = [one for one in upper[:1] if folds and isinstance(one.action, act.Attack)]
    upper = fold_powers(words, [*upper[len(lead) :], *rest], len(lead))
    upper = [*lead, *upper]
    if not upper:  # it is not the first thing to think of
        done = with_dismantling(words, dismantle, done)
    elif _needs_row(short := with_short_label(words, dismantle), upper) and not _needs_row(short, placing):
        placing = [*placing, *short]
    else:  # so that what helps has room beside the end of the turn
        upper = with_dismantling(words, dismantle, upper)
    rows = [*button_rows(upper), *button_rows(placing)]
    return [*rows, *button_rows(done)]


def _placement_and_end(
    words: RealmWords, leaves: Sequence[Choice], view: RealmView
) -> tuple[list[Choice], list[Choice]]:
    """What can be placed, which ends a turn without a battle; and what ends it with nothing placed."""
    done = done_choices(leaves)
    if view.attacked:
        return [], done
    label = words.say("action-done-turn")
    more = [Choice("", words.say("action-many-place"), PLACE_PATH, None)] if len(placeable(view)) > 1 else []
    return (
        [*best_placement(words, view, (act.DONE,)), *more],
        [replace(leaf, label=label, further_actions=(act.DONE,), sends_at_once=True) for leaf in done],
    )


def _ways_by_kind(
    words: RealmWords, leaves: Sequence[Choice], view: RealmView
) -> Iterator[tuple[str, Sequence[Choice]]]:
    """What can be done in many ways: its kind, and each way whole."""
    attack = [leaf for leaf in leaves if isinstance(leaf.action, act.Attack)]
    whole = attacks_and_prompt(words, attack[0], view) if len(attack) == 1 else None
    yield "deploy", deploy_choices(words, leaves, view)
    if whole is not None and not _can_defeat(attack[0], view):
        yield "attack", [Choice("", words.say("action-many-attack-in-vain"), ("attack",), None)]
    else:
        yield "attack", attack if whole is None else whole[0]


def attack_buttons(words: RealmWords, choices: Sequence[Choice]) -> list[Choice]:
    """Choices in which each whole attack says that it is one, for it stands among other things."""
    return [replace(one, label=words.attack_label(one.label)) if one.label_with_outcome else one for one in choices]


def turn_buttons(
    words: RealmWords, kinds: Mapping[str, Sequence[Choice]], view: RealmView, last: Sequence[Choice] = ()
) -> list[Choice]:
    """What can be done in a turn: as many of the best as have room on a phone, and what leads to all of a kind.

    ``last``: what will stand behind them, and needs room, too.

    Defenders are deployed before anybody attacks, but for an attack that takes a Fortress: that one stands first.
    """
    deploy, attack = kinds.get("deploy", ()), kinds.get("attack", ())
    defeats = [one for one in attack[:1] if _can_defeat(one, view)]
    first = attack_buttons(words, defeats)
    few = (
        len(attack) <= 1
        or len({*map(_attacked_seat, attack)}) > 1
        or bool(first and not deploy and len(attack) <= MOST_ON_BUTTONS and not ends_with_another(words, attack))
    )
    more = [] if few else [Choice("", words.say("action-many-attack"), ("attack",), None)]
    attacked = [*(attack_buttons(words, attack) if few else first), *more]
    best = cheapest_deploys(words, deploy, view) if len(deploy) > 1 else [*deploy]
    fold = [Choice("", words.say("action-many-deploy"), ("deploy",), None)]
    some = [*(best[:count] for count in range(len(best), 0, -1)), *([one] for one in best[1:]), []]
    deployed = [[*one, *(fold if len(one) < len(deploy) else [])] for one in some]
    with_room = (one for one in deployed[:-1] if phone_rows_of([*one, *attacked, *last]) <= MOST_ROWS)
    alone = (one for one in deployed if phone_rows_of([*one, *attacked]) <= MOST_ROWS)
    shown = next(chain(with_room, alone), deployed[-1]) if deploy else []
    if not few and any(_takes_fortress(one, view) for one in first):
        return [*first, *shown, *more]
    return [*shown, *attacked]


def seldom_choices(leaves: Sequence[Choice]) -> list[Choice]:
    """What is seldom worth it: to give up an Elder, or a Fortress."""
    inspire = [leaf for leaf in leaves if isinstance(leaf.action, act.Inspire)]
    return [*inspire, *(leaf for leaf in leaves if isinstance(leaf.action, act.Dismantle))]


def _can_defeat(choice: Choice, view: RealmView) -> bool:
    """Whether an attack goes against a realm where it can defeat somebody."""
    target = _attacked_seat(choice)
    return target is not None and can_defeat_somebody(view, target)


def _takes_fortress(choice: Choice, view: RealmView) -> bool:
    """Whether an attack that is good enough takes a Fortress if nothing stops it."""
    target = _attacked_seat(choice)
    return target is not None and not view.seats[target].courage


def _attacked_seat(choice: Choice) -> Seat | None:
    """The realm that is attacked."""
    return choice.action.seat if isinstance(choice.action, act.Attack) else None


def phone_rows_of(choices: Sequence[Choice]) -> int:
    """How many rows of a phone buttons take."""
    long_last = sorted(choices, key=lambda one: len(one.label) > NARROW_LABEL)
    return len(wrap_into_lines(long_last, lambda one: button_width(one.label)))


def fold_powers(words: RealmWords, upper: Sequence[Choice], above: int) -> list[Choice]:
    """Choices with one short button for each power where they would take many rows of a phone; short ones first.

    They stand side by side there. An Elder is seldom given up: that is behind a button even where it is one way alone.
    ``above``: so many rows stand above them.
    """
    kinds = Counter(one.path[0] for one in upper if one.path[0] in FOLDED_KINDS)
    is_much = above + phone_rows_of(upper) > MOST_ROWS or above + len(upper) > BUTTONS
    many = {kind for kind, count in kinds.items() if is_much and (count > 1 or kind == "inspire")}
    buttons = [Choice("", words.say(f"action-many-{kind}"), (kind,), None) for kind in kinds if kind in many]
    left = [one for one in upper if one.path[0] not in many]
    return sorted([*left, *buttons], key=lambda one: len(one.label) > NARROW_LABEL)


def with_short_label(words: RealmWords, dismantle: Sequence[Choice]) -> list[Choice]:
    """The Fortress that can be dismantled, in short; a step that leads there is short already."""
    short = words.say("action-dismantle-asks")
    return [replace(one, label=short) if isinstance(one.action, act.Dismantle) else one for one in dismantle]


def with_dismantling(words: RealmWords, dismantle: Sequence[Choice], upper: Sequence[Choice]) -> list[Choice]:
    """Choices, and last the Fortress that can be dismantled: in short where the whole would take a row more."""
    return [*upper, *(with_short_label(words, dismantle) if _needs_row(dismantle, upper) else dismantle)]


def _needs_row(last: Sequence[Choice], before: Sequence[Choice]) -> bool:
    """Whether buttons behind others take a row of a phone more."""
    return phone_rows_of([*before, *last]) > phone_rows_of(before)
