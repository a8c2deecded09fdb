"""What fights would bring is told before they are fought, and is what they bring where nobody answers."""

from typing import Any

import engine
from engine.elemental_clash.actions import COMBAT, Attack
from engine.elemental_clash.events import Damaged, Destroyed
from engine.elemental_clash.stakes import (
    outcome_of_fight,
    outcome_on_target,
    possible_attacks,
    stakes,
    with_sure_abilities,
)
from engine.elemental_clash.view import ClashView
from tests.games.elemental_clash import samples
from tests.games.elemental_clash.samples import ATTACKS, BLOCKS, CHAIN, FIGHT, GAME, Moves
from tests.support.rules import Setting, walk

PASSES = ("done", "pass")
DART: Moves = (*CHAIN, (1, {"type": "play", "card": "flare_dart", "pile": 1}))


def fought(moves: Moves) -> tuple[Any, list[engine.Event]]:
    """The view after some moves, and what happens when nobody does anything more."""
    state: engine.State[Any] = GAME.new(2, "stakes", {"position": FIGHT})
    for who, action in moves:
        state.play(engine.Seat(who), GAME.action(action))
    view = state.see(None)
    events: list[engine.Event] = []
    while state.active and state.view(None)["attacks"]:
        (seat,) = state.active
        legal = {engine.to_json(action)["type"]: action for action in state.legal(seat)}
        events += state.play(seat, next(legal[kind] for kind in PASSES if kind in legal))
    return view, events


def test_what_is_foretold_happens() -> None:
    view, events = fought(ATTACKS)
    foretold = stakes(view)
    assert [(stake.attacker, stake.cards) for stake in foretold] == [("0A1", 5), ("0A3", 4), ("0A4", 0)]
    assert [stake.falls for stake in foretold] == [(), (), ("1A4",)]
    assert sum(event.n for event in events if isinstance(event, Damaged) and event.at == "1P") == 9
    assert [event.ref for event in events if isinstance(event, Destroyed)] == ["1A4"]


def test_whoever_has_fallen_fights_no_more() -> None:
    twice: Moves = [(0, {"type": "attack", "from": place, "to": "1A4"}) for place in ("0A3", "0A4")]
    view, _ = fought([*ATTACKS[:1], *twice])
    first, second = stakes(view)
    assert first.falls == ("1A4",)
    assert (second.against, second.falls) == ((), ())


def test_several_blockers_leave_open_who_of_them_falls() -> None:
    view, _ = fought(BLOCKS[:-1])
    assert stakes(view)[0].falls == ("1D1",)
    several = stakes(samples.view(position=FIGHT, moves=BLOCKS))[0]
    assert (several.against, several.falls) == (("1D1", "1D2"), ())


def test_a_single_attack_or_block_is_looked_at_as_if_it_were_the_only_one() -> None:
    view = samples.view(samples.FIRST, position=FIGHT, moves=ATTACKS[:1])
    assert outcome_of_fight(view, "0A1", "1P").cards == 4  # attacking makes it stronger, which is seen then
    assert outcome_of_fight(view, "0A4", "1A4").falls == ("1A4",)
    assert outcome_of_fight(view, "1D5", "0A1").falls == ("1D5",)


def test_what_abilities_give_when_their_creatures_attack_is_foretold() -> None:
    view = samples.view(samples.FIRST, position=FIGHT)
    attackers = ["0A1", "0A3"]
    raised = with_sure_abilities(view, "attack", attackers)
    foretold = [outcome_of_fight(raised, attacker, "1P").cards for attacker in attackers]
    fought_view, _ = fought(ATTACKS)
    assert foretold == [stake.cards for stake in stakes(fought_view)[:2]]
    assert with_sure_abilities(view, "attack", ["0A3"]) is view  # it gives nothing


def test_what_blocking_gives_is_foretold_and_never_twice() -> None:
    view, _ = fought(ATTACKS)
    eel_and_bell = with_sure_abilities(view, "block", ["1D2"])
    before, after = (each.card_at("0A1") for each in (view, eel_and_bell))
    assert (before.atk - 1, before.def_) == (after.atk, after.def_)
    assert outcome_of_fight(eel_and_bell, "0A1", "1P").cards == 4


def test_a_spell_says_what_it_would_do_to_each_target() -> None:
    view = samples.view(samples.SECOND, moves=DART)
    assert view.decision is not None
    assert view.decision.kind == "target"
    foretold = {ref: outcome_on_target(view, ref) for ref in ("0P", "0A2", "0A3", "0D5")}
    assert {ref: stake and (stake.cards, stake.falls) for ref, stake in foretold.items()} == {
        "0P": (2, ()),
        "0A2": (0, ()),  # 3/4
        "0A3": (0, ("0A3",)),  # 2/3 with 2 damage
        "0D5": (0, ()),
    }
    assert outcome_on_target(samples.view(samples.SECOND), "0P") is None
    mantle = samples.view(samples.FIRST, moves=CHAIN[:1])
    assert outcome_on_target(mantle, "0A3") is None


def test_the_attacks_before_a_combat_are_those_that_are_offered_in_it() -> None:
    seen = 0
    for state, seat, _ in walk(Setting(GAME, 2, {"decks": ["wildfire", "highwind"]}), "attacks", dull=0.1):
        if COMBAT in state.legal(seat):
            seen += 1
            after = state.copy()
            after.play(seat, COMBAT)
            view = state.see(seat)
            assert isinstance(view, ClashView)
            assert possible_attacks(view) == [one for one in after.legal(seat) if isinstance(one, Attack)]
    assert seen
