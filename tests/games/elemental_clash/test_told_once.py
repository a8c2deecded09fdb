"""What is said of a choice, and not once more where the picture or the heading says it."""

from typing import cast

from engine import Seat
from engine.elemental_clash.view import ClashView
from render.elemental_clash.about import asked_about
from tests.games.elemental_clash.test_told import FREE, TAKEN, begun, play, story
from tests.games.elemental_clash.test_words import NAMES, WORDS


def test_a_choice_of_nobody_says_so() -> None:
    state = begun({"hand": ["updraft_dancer"], "piles": [{"stones": ["jupiter"] * 2}]}, {"atk": {"1": "loamling"}})
    events = play(state, (0, {"type": "play", "card": "updraft_dancer", "pile": 1}), (0, {"type": "skip"}))
    assert "Nobody is chosen for Updraft Dancer." in story(state, events, 1)


def test_cards_to_choose_from_that_the_picture_tells_are_not_told_again() -> None:
    mine = {"hand": ["furrow_herald"], "piles": [{"stones": ["venus"] * 2}], "deck": ["wellspring_stone", "venus*8"]}
    state = begun(mine)
    play(state, (0, {"type": "play", "card": "furrow_herald", "pile": 1}))
    view = cast(ClashView, state.see(Seat(0)))
    heals = "Heal yourself 3"
    assert heals in WORDS.private(view, NAMES)
    assert heals not in "\n".join(WORDS.undrawn(view, NAMES) or ())
    assert "wellspring_stone" in asked_about(view, state.legal(Seat(0))), "what no picture has room for is told"


def test_beside_a_tall_picture_the_heading_alone_says_whose_turn_it_is_unless_more_is_asked() -> None:
    free = {"hand": ["loamling"], "piles": [FREE], "atk": {"1": "gravel_hound"}}
    main = cast(ClashView, begun(free).see(Seat(0)))
    assert WORDS.call(main) == "it is your turn."
    assert WORDS.is_called(main)
    standby = cast(ClashView, begun({**free, "piles": [TAKEN]}, phase="standby").see(Seat(0)))
    assert not WORDS.is_called(standby), "where a creature goes is a question"
    done = cast(ClashView, begun({"hand": []}).see(Seat(0)))
    assert not WORDS.is_called(done), "nothing more can be done"
