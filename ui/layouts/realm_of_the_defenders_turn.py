"""The buttons of a turn of Realm of the Defenders: the best that have room on a phone, and what leads to all."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace

from engine.realm_of_the_defenders import actions as act
from engine.realm_of_the_defenders.view import RealmView
from ui.interactions.components import BUTTONS
from ui.interactions.phone_layout import button_width, wrap_into_lines
from ui.layouts.realm_of_the_defenders_attacks import can_defeat_somebody, ends_with_another
from ui.layouts.realm_of_the_defenders_decisions import MOST_ON_BUTTONS, cheapest_deploys
from ui.layouts.steps import Choice
from words.realm_of_the_defenders import RealmWords

NARROW_LABEL = 18
"""A longer label takes a row of a phone for itself."""
MOST_ROWS = 2
"""So many rows of a phone buttons take above a menu, before powers of a kind share one."""
FOLDED_KINDS = frozenset({"queen", "inspire"})
"""Powers, which have a button that leads to all of a kind."""


def attack_buttons(words: RealmWords, choices: Sequence[Choice]) -> list[Choice]:
    """Choices in which each whole attack says that it is one, for it stands among other things."""
    return [replace(one, label=words.attack_label(one.label)) if one.label_with_outcome else one for one in choices]


def turn_buttons(words: RealmWords, kinds: Mapping[str, Sequence[Choice]], view: RealmView) -> list[Choice]:
    """What can be done in a turn: as many of the best as have room on a phone, and what leads to all of a kind.

    Defenders are deployed before anybody attacks, but for an attack that takes a Fortress: that one stands first.
    """
    deploy, attack = kinds.get("deploy", ()), kinds.get("attack", ())
    defeats = [one for one in attack[:1] if can_defeat_somebody(view, _attacked_seat(one))]
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
    shown = next(
        (one for one in deployed if phone_rows_of([*one, *attacked]) <= MOST_ROWS), deployed[-1] if deploy else []
    )
    if not few and any(_takes_fortress(one, view) for one in first):
        return [*first, *shown, *more]
    return [*shown, *attacked]


def _takes_fortress(choice: Choice, view: RealmView) -> bool:
    """Whether an attack that is good enough takes a Fortress if nothing stops it."""
    target = _attacked_seat(choice)
    return target is not None and not view.seats[target].courage


def _attacked_seat(choice: Choice) -> int | None:
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


def with_dismantling(words: RealmWords, dismantle: Sequence[Choice], upper: Sequence[Choice]) -> list[Choice]:
    """Choices, and last the Fortress that can be dismantled: in short where the whole would take a row more."""
    short = [replace(one, label=words.say("action-dismantle-asks")) for one in dismantle]
    return [*upper, *(dismantle if phone_rows_of([*upper, *dismantle]) <= phone_rows_of(upper) else short)]
