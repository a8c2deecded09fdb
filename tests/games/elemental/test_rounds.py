"""Random rounds of many fights, which go as `SlowRound` says."""

from random import Random
from typing import Any

import pytest

import engine
from tests.games.elemental.judge import ELEMENTALS, PLACES, WELLS
from tests.games.elemental.slow_round import SlowRound, steps
from tests.games.elemental.test_rules import GAME, lines, side, start
from tests.support.rules import Json


@pytest.mark.parametrize("seed", range(40))
def test_rounds_at_close_quarters_go_as_the_rules_tell_them(seed: int) -> None:
    """Random rounds of many fights against ``SlowRound``."""
    rng = Random(seed)
    for _ in range(25):
        check_round(crowded(rng), rng)


def crowded(rng: Random) -> Json:
    """A position with many pieces close together, some removed, around the middle, a well or a circle."""
    middle = rng.choice(["e5", "c4", "g4", "e2", "e8", "e4", "b4", "h3"])
    near = [name for name in PLACES if steps(PLACES[name], PLACES[middle]) <= rng.choice([1, 2, 2, 3])]
    free = rng.sample(near, len(near)) + rng.sample([name for name in PLACES if name not in near], 12)
    sides = []
    for seat in (0, 1):
        elements = rng.sample(ELEMENTALS[seat], 6)
        texts = []
        for number, element in enumerate(elements, 1):
            if rng.random() < 0.75 or element in ("light", "dark"):
                flags = rng.choice(["", "", " half", " half", " fresh"])
                texts.append(f"{number} {element} {free.pop(0)}{flags}")
        sides.append(texts)
    wells = [
        well for well in WELLS if rng.random() < 0.3 and not any(f" {well}" in text for text in sides[0] + sides[1])
    ]
    pairs = [[rng.randint(1, 6), rng.randint(1, 6), 2] for _ in range(rng.choice([0, 0, 3]))]
    return {
        "south": ", ".join(sides[0]),
        "north": ", ".join(sides[1]),
        "crystals": [rng.randint(0, 3), rng.randint(0, 3)],
        "wells": wells,
        "quiet": 19,
        "fatigue": sorted({tuple(pair) for pair in pairs}),
    }


def some_order(orders: list[Any], rng: Random) -> Any:
    """One of a kind chosen first, so that what is seldom legal is played often enough; healing is a kind, too."""
    kinds: dict[Any, list[Any]] = {}
    for order in orders:
        data = engine.to_json(order)
        kinds.setdefault((data["type"], "heal" in data), []).append(order)
    return rng.choice(kinds[rng.choice(sorted(kinds))])


def check_round(position: Json, rng: Random) -> None:
    state = start(position)
    orders = [some_order(state.legal(engine.Seat(seat)), rng) for seat in (0, 1)]
    choices: list[list[tuple[int, list[str], str]]] = [[], []]

    def choose(seat: int, number: int, cells: list[str]) -> str:
        chosen = rng.choice(cells)
        choices[seat].append((number, cells, chosen))
        return chosen

    slow = SlowRound(state.position(), [engine.to_json(order) for order in orders], choose)
    slow.run()
    events = [event for seat, order in enumerate(orders) for event in state.play(engine.Seat(seat), order)]
    while state.view(None)["phase"] == "knockback":
        seat = rng.choice(state.active)
        number, cells, chosen = choices[seat].pop(0)
        assert [engine.to_json(action) for action in state.legal(seat)] == [
            {"type": "land", "number": number, "to": cell} for cell in cells
        ]
        events += state.play(seat, GAME.action({"type": "land", "number": number, "to": chosen}))
    assert choices == [[], []]
    view = state.view(None)
    assert [side(state, 0), side(state, 1)] == [slow.side(0), slow.side(1)]
    assert lines([engine.to_json(event) for event in events]) == slow.told
    assert [seat["crystals"] for seat in view["seats"]] == slow.crystals
    assert {PLACES[well] for well, crystal in view["wells"].items() if crystal} == slow.wells
    assert {(south, north): rounds for south, north, rounds in view["fatigue"]} == slow.fatigue
    outcome = view["outcome"]
    assert (outcome and [outcome["winners"], outcome["reason"]]) == slow.outcome(position["quiet"])
