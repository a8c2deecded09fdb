"""No fight of a round is left out of a hand, however little room there is beside its picture."""

import pytest

import computer
import engine
from engine.elemental import ElementalView
from engine.elemental.events import Fought
from tests.games.elemental.test_rules import GAME, play, start
from tests.games.elemental.test_words import NAMES, words
from ui.tables.story_rows import fit_story, shortened_line
from words.game import capitalised_line


def beside(view: ElementalView, *, explained: bool) -> list[str]:
    """The story as it stands beside the picture on a phone."""
    told = [capitalised_line(line, NAMES) for line in words().story((), view, NAMES)]
    told = [shortened_line(line) if getattr(line, "brief", "") else line for line in told]
    return fit_story(told, words().most_story_rows(view) - (words().telling.explanation_rows if explained else 0))


def untold(view: ElementalView, shown: list[str]) -> list[tuple[int, int]]:
    """The fights of the newest round that no line names both sides of."""
    fights = {event.numbers for event in view.last if isinstance(event, Fought)}
    return [
        (south, north)
        for south, north in fights
        if not any(f"Ada's {south}" in line and f"Bo's {north}" in line for line in shown)
    ]


@pytest.mark.parametrize("seed", range(6))
def test_every_fight_of_a_round_is_told_beside_the_picture(seed: int) -> None:
    state, met = GAME.new(2, str(seed), {"setup": "random"}), 0
    while state.active and state.see(None).round < 25:
        seat = state.active[0]
        state.play(seat, computer.choose(GAME.id, state.view(seat), seat, "easy", f"{seed}-{state.see(None).round}"))
        if state.see(None).phase != "orders" or len(state.active) < 2:
            continue
        for viewer in (engine.Seat(0), engine.Seat(1)):
            view = state.see(viewer)
            met += any(isinstance(event, Fought) for event in view.last)
            assert not untold(view, beside(view, explained=False))
            assert not untold(view, beside(view, explained=True))
    assert met


def test_many_fights_of_a_round_are_told_in_a_line_each() -> None:
    state = start(
        {
            "south": "1 fire e4, 2 ice d4, 3 wind f5, 6 light e1",
            "north": "1 ice e6, 2 wind d5, 3 water f6, 4 earth g5, 6 dark e9",
        }
    )
    play(state, "0 move 1 e5", "1 move 6 e8")
    while state.see(None).phase == "knockback":
        state.play(state.active[0], state.legal(state.active[0])[0])
    view = state.see(engine.Seat(0))
    shown = beside(view, explained=False)
    assert not untold(view, shown)
    assert all(len(line) <= 60 for line in shown)


def test_whoever_takes_a_crystal_and_where_one_appears_is_told_beside_the_picture() -> None:
    """With how many that side has then; also where something is explained there."""
    state = start(
        {
            "south": "1 fire c3, 2 ice f4, 6 light e1",
            "north": "1 ice f6 half, 2 wind a5, 6 dark e9",
            "wells": ["c4"],
            "crystals": [2, 0],
        }
    )
    play(state, "0 move 1 c4", "1 move 6 e8")
    taken = beside(state.see(engine.Seat(0)), explained=True)
    assert "Ada's 1 takes the 💎 on c4 (3 now)." in taken
    play(state, "0 move 2 f5", "1 move 6 e9")
    assert not any("💎" in line for line in beside(state.see(engine.Seat(0)), explained=True))
    fallen = start({"south": "1 fire f4, 6 light e1", "north": "1 ice f6 half, 2 wind a5, 6 dark e9"})
    play(fallen, "0 move 1 f5", "1 move 6 e8")
    assert "New 💎 on g4." in beside(fallen.see(engine.Seat(0)), explained=True)


def test_a_blow_that_costs_both_halves_says_why_in_its_fewest_words() -> None:
    state = start({"south": "1 fire b4, 6 light e1", "north": "1 ice b2, 2 wind i5, 6 dark e9"})
    play(state, "0 move 1 b3", "1 move 6 e8")
    (line,) = [line for line in beside(state.see(engine.Seat(0)), explained=True) if "defeats" in line]
    assert "(×2 on its fountain)" in line
