"""Whole decisions of Realm of the Defenders, each one button or one entry of a menu that says all it does and costs.

What its label tells whole is sent by its press. Shown once more before it is sent: an attack, with what
follows it, and whatever gives up a Fortress, an Elder, or a card for its power.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import cast

from engine import Action
from engine.realm_of_the_defenders import actions as act
from engine.realm_of_the_defenders.cards import ELDER, VALUE, Card
from engine.realm_of_the_defenders.planning import choices_to_pay, money_held, placeable, places_left
from engine.realm_of_the_defenders.questions import ways_to_pay
from engine.realm_of_the_defenders.view import RealmView
from ui.interactions.components import ENTRIES
from ui.layouts.steps import Choice, Row, button_rows
from words.game import Names, Path
from words.realm_of_the_defenders import RealmWords

MOST_ON_BUTTONS = 2
"""So many whole choices of a kind stand as buttons; of more, one button leads to the rest."""
MOST_ON_PAGE = 6
"""So many stand as buttons on a page of their own, below a picture that they leave in sight."""
MOST_ALONE = 4
"""From so many buttons on, two share a row of Discord's; a phone breaks it where they are long."""
MOST_WAYS = 5
"""So many ways to pay for a Defender stand in a menu at most, where it has no room for all of them."""
MOST_CARDS, CARDS_ACROSS, CARD_ROWS = 8, 2, 2
"""So many cards to be placed stand as buttons; of more, a menu has them. So many side by side, or as many as two rows
have room for: above them stands the best placement, below them the end of the turn and what helps."""
PLACE_PATH: Path = ("place",)
"""The step behind which the cards stand that can be placed."""
PLACED_PATH: Path = ("placed",)
"""Where the best placement stands, which ends the turn."""
OTHER_PATH: Path = ("other",)
"""The step behind which what is seldom done in a turn stands."""
FUTILE_PATH: Path = ("futile",)
"""Where an attack stands that defeats nobody, or an answer that is no use: it is not lit."""
SAFE_PATH: Path = ("safe",)
"""Where a pass stands that nothing is lost by."""


def menu_of_decisions(choices: Sequence[Choice], prompt: str) -> Row:
    """A menu of which one entry is chosen, with all that it takes."""

    def chosen_one(chosen: Sequence[Choice]) -> Sequence[Action]:
        return [each for one in chosen[:1] if one.action for each in (one.action, *one.further_actions)]

    return Row(tuple(choices), prompt, chosen_one)


def page_of_decisions(choices: Sequence[Choice], prompt: str) -> list[Row]:
    """Whole choices on a page of their own: as buttons, as far as a phone shows them beside the picture."""
    if len(choices) > MOST_ON_PAGE:
        return [menu_of_decisions(choices, prompt)]
    return button_rows(choices, 1 if len(choices) < MOST_ALONE else 2)


def with_further_actions(
    leaf: Choice, signs: str, label: str, further: Sequence[Action], *, at_once: bool = False
) -> Choice:
    """A choice with what follows it; it keeps the key by which it is found where nothing does."""
    whole = bool(further) or at_once
    key = f"{leaf.key} {signs}" if whole else leaf.key
    return replace(leaf, key=key, label=label, further_actions=tuple(further), sends_at_once=at_once)


def done_choices(leaves: Sequence[Choice]) -> list[Choice]:
    """What ends a step."""
    return [leaf for leaf in leaves if isinstance(leaf.action, act.Done)]


# Deploying


def deploy_choices(words: RealmWords, leaves: Sequence[Choice], view: RealmView) -> list[Choice]:
    """Each Defender that can be deployed, with each way to pay; with the best of them where there is no room for all.

    A way that gives away an Elder as Money is shown before it is sent.
    """
    spades = [leaf for leaf in leaves if isinstance(leaf.action, act.Deploy) and leaf.action.card != ELDER]
    elders = [leaf for leaf in leaves if isinstance(leaf.action, act.Deploy) and leaf.action.card == ELDER]
    spades.sort(key=lambda leaf: -VALUE[cast(act.Deploy, leaf.action).card])
    for most in (ENTRIES, *range(MOST_WAYS, 0, -1)):
        found = [one for leaf in spades for one in _paid_deployments(words, leaf, view, most)]
        if len(found) + len(elders) <= ENTRIES:
            break
    return [*found, *(replace(leaf, label=words.unfinished_label(leaf.label)) for leaf in elders)]


def _paid_deployments(words: RealmWords, leaf: Choice, view: RealmView, most: int) -> Iterator[Choice]:
    """The deployment of a Spade by each way to pay, the best of them first; more than ``most`` are chosen apart."""
    card, money = cast(act.Deploy, leaf.action).card, money_held(view)
    ways = ways_to_pay(money, VALUE[card])
    if not ways:
        yield replace(leaf, label=words.unfinished_label(words.deploy_label(card, None)))
        return
    for way in ways[:most]:
        chosen = choices_to_pay(money, VALUE[card], way)
        at_once = ELDER not in way
        label = words.deploy_label(card, way)
        pays = [act.PAYS[each] for each in chosen]
        yield with_further_actions(
            leaf, " ".join(way), label if at_once else words.unfinished_label(label), pays, at_once=at_once
        )
    if len(ways) > most:
        yield replace(leaf, label=words.unfinished_label(words.deploy_label(card, None)))


def cheapest_deploys(words: RealmWords, whole: Sequence[Choice], view: RealmView) -> list[Choice]:
    """The best way to pay for each Spade that can be deployed without an Elder as Money."""
    best: dict[Card, Choice] = {}
    for one in whole:
        if isinstance(one.action, act.Deploy) and one.sends_at_once:
            way = next(way for way in ways_to_pay(money_held(view), VALUE[one.action.card]) if ELDER not in way)
            best.setdefault(one.action.card, replace(one, label=words.deploy_label(one.action.card, way)))
    return [*best.values()]


def best_placement(words: RealmWords, view: RealmView, before: Sequence[Action]) -> list[Choice]:
    """The button that places the highest card of each pool, or two of one, and ends the turn; Elders are kept.

    With the menu that takes five presses, in each turn without a battle.
    """
    places = sorted((one for one in placeable(view) if one.card != ELDER), key=lambda one: -VALUE[one.card])
    first = {one.pool: one for one in reversed(places)}.values()
    chosen = [*first, *(one for one in places if one not in first)][: places_left(view)]
    best = sorted(chosen, key=lambda one: (one.pool != "power", -VALUE[one.card]))
    if not best:
        return []
    ends = [act.DONE] if len(best) < places_left(view) else []
    whole: list[Action] = [*before, *best, *ends]
    label = words.say("action-placed", cards=words.cards([one.card for one in best]))
    key = " ".join(("placed", *(one.card for one in best)))
    return [Choice(key, label, PLACED_PATH, whole[0], tuple(whole[1:]), sends_at_once=True)]


def place_buttons(
    words: RealmWords, leaves: Sequence[Choice], view: RealmView, names: Names, before: Sequence[Action]
) -> list[Choice]:
    """Each card that can be placed: the first of two is put on the stage, the last one ends the turn.

    ``before``: what leads to the resource step, where that has not begun; else ``leaves`` have the choices.
    """
    known = {leaf.action: leaf for leaf in leaves}
    found = []
    for place in dict.fromkeys(placeable(view)):
        whole = [*before, place]
        name = f"{place.card} {place.pool}"
        leaf = known.get(place) or Choice(name, words.action_label(place, view, names), (*PLACE_PATH, name), place)
        ends = places_left(view) == 1
        label = words.say("action-place-ends", label=leaf.label) if ends else leaf.label
        found.append(replace(leaf, label=label, action=whole[0], further_actions=tuple(whole[1:]), sends_at_once=ends))
    return found
