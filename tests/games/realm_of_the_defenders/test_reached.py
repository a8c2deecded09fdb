"""However few choices stand whole, each way to decide can be pressed together, in random games."""

from collections.abc import Iterator, Sequence
from contextlib import suppress
from itertools import combinations
from random import Random
from typing import Any

import engine
from engine import Action, IllegalAction
from engine.realm_of_the_defenders import actions as act
from sessions import Rehearsal
from tests.support.english import VOICE
from ui.interactions.components import ENTRIES
from ui.layouts.realm_of_the_defenders import RealmLayout
from ui.layouts.steps import Choice, Row
from ui.tables.choices import ROOT, Choices, with_keys

GAME = engine.GAMES["realm_of_the_defenders"]
LAYOUT, NAMES = RealmLayout(), ("Ada", "Bo", "Cleo")
GAMES, DECISIONS = 14, 60
CLOSING = (act.Done, act.Pass, act.Dismantle)
CLOSED = 0.1
"""How often a step is closed in which something could be done."""


def rows_at(tried: Rehearsal) -> tuple[Choices, list[Row]]:
    choices = Choices(VOICE, tried.legal, LAYOUT, tried.view, NAMES)
    own = LAYOUT.staged_rows(VOICE, tried, NAMES) if tried.actions else None
    return choices, choices.rows(ROOT) if own is None else with_keys(own)


def groups(choices: Choices, rows: Sequence[Row], deep: int = 2) -> Iterator[tuple[Action, ...]]:
    """What each press on these rows adds, and on those behind their steps."""
    for row in rows:
        assert len(row.choices) <= ENTRIES
        whole: list[Choice] = [one for one in row.choices if one is not None]
        for one in whole:
            assert one.key, f"{one.label} has no key: nothing finds it again"
            if one.action is not None:
                yield (one.action, *one.further_actions)
            elif deep:
                step = choices.find(one.key)
                assert step is not None, f"{one.label} leads nowhere"
                yield from groups(choices, choices.rows(step.path), deep - 1)
        if row.make_actions is not None and not any(one.further_actions or one.action is None for one in whole):
            for count in range(1, row.most_chosen + 1):
                for chosen in combinations(whole, count):
                    yield tuple(row.make_actions(chosen))


def taken(tried: Rehearsal, group: Sequence[Action]) -> Rehearsal | None:
    """A position after what a press adds, as far as the game does not answer it by itself."""
    for length in range(len(group), 0, -1):
        with suppress(IllegalAction):
            return tried.then(group[:length])
    return None


def alike(actions: Sequence[Action]) -> list[Any]:
    """Actions in an order that makes no difference: equal values are paid, and two cards placed, in any."""
    said = [engine.to_json(one) for one in actions]
    free = sorted((str(one) for one in said if one["type"] in ("pay", "place")), key=lambda one: one)
    return [*(one for one in said if one["type"] not in ("pay", "place")), *free]


def is_reached(tried: Rehearsal, wanted: Sequence[Action]) -> bool:
    done = alike(tried.actions)
    if done == alike(wanted):
        return True
    if len(tried.actions) >= len(wanted):
        return False
    more = LAYOUT.proposed_rest(tried) if tried.actions else None
    if more is not None and alike((*tried.actions, *more)) == alike(wanted):
        return True
    want = [str(engine.to_json(one)) for one in wanted]
    tests = dict.fromkeys(groups(*rows_at(tried)))
    for group in tests:
        if any(str(engine.to_json(one)) not in want for one in group[:1]):
            continue
        after = taken(tried, group)
        if after is not None and len(after.actions) > len(tried.actions) and is_reached(after, wanted):
            return True
    return False


def decided(state: Any, seat: engine.Seat, rng: Random) -> Rehearsal:
    """A decision at random: one action, with all that is chosen together with it."""
    tried = Rehearsal(state.copy(), seat)
    while not tried.actions or LAYOUT.can_continue(tried):
        doing = [one for one in tried.legal if not isinstance(one, CLOSING)]
        pick = rng.choice(doing if doing and rng.random() > CLOSED else tried.legal)
        tried = tried.then((pick,))
    return tried


def defends(view: Any) -> bool:
    """Whether every realm has a Defender: where one has none, it makes no difference who attacks."""
    return all(realm.defenders for realm in view.seats)


def test_every_way_to_decide_can_be_pressed_together() -> None:
    rng, checked = Random("reached"), set[str]()
    for number in range(GAMES):
        state: Any = GAME.new(2 + number % 2, f"reached {number}", {"fortresses": 4, "bids": False})
        for _ in range(DECISIONS):
            if not state.active:
                break
            seat = rng.choice(state.active)
            tried = decided(state, seat, rng)
            kinds = {engine.type_of(one) for one in tried.actions}
            if "attack" not in kinds or defends(state.see(seat)):
                start = Rehearsal(state.copy(), seat)
                assert is_reached(start, tried.actions), (number, tried.actions)
                checked |= kinds
            for one in tried.actions:
                state.play(seat, one)
    assert checked >= {"deploy", "attack", "attacker", "power", "against", "sacrifice", "offer", "retaliate", "counter"}
    assert checked >= {"place", "pay", "inspire", "queen", "strike"}
