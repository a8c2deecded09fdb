"""What is said of Elemental: every refusal and every event has its words in the catalogue."""

from random import Random
from typing import Any

import pytest

import engine
from tests.games.elemental.test_rules import GAME, play, start
from words import words_of_game
from words.elemental import ElementalWords
from words.game import NewsLine

NAMES = ("Ada", "Bo")
POOR = {"south": "1 fire e3 half, 2 ice e2, 3 wind c4, 6 light d1", "north": "1 ice e5, 6 dark e9", "crystals": [1, 0]}


def words() -> ElementalWords:
    found = words_of_game("elemental")
    assert isinstance(found, ElementalWords)
    return found


@pytest.mark.parametrize("seed", range(12))
def test_every_event_is_told_or_silent_for_a_reason(seed: int) -> None:
    """So are the story, the private message, the headline, who is awaited, and the end."""
    state, rng, said = GAME.new(2, str(seed), {"setup": ["choose", "random"][seed % 2]}), Random(seed), words()
    while state.active:
        seat = rng.choice(state.active)
        action = rng.choice(state.legal(seat))
        view = state.see(seat)
        assert 0 < len(said.action_label(action, view, NAMES)) <= 80
        labels = [said.action_label(one, view, NAMES) for one in state.legal(seat)]
        assert len(set(labels)) == len(labels)
        for event in state.play(seat, action):
            assert type(event) in said.untold_events or event.to is not None or said.event_line(event, NAMES)
        for viewer in (engine.Seat(0), engine.Seat(1)):
            assert said.private_text(state.see(viewer), NAMES)
        assert said.headline(state.see(None))
        assert said.call_text(state.see(None))
        assert not state.active or said.waiting_text(state.see(None), NAMES, state.active)
        assert len("\n".join(said.story((), state.see(None), NAMES))) <= 1200
    assert said.result_text(state.see(None), NAMES)


def test_a_blow_on_the_own_fountain_says_why_it_is_twice_as_hard() -> None:
    state = start({"south": "1 fire a1, 6 light e1", "north": "1 ice a2, 2 wind f7, 6 dark e9"})
    play(state, "0 move 1 a2", "1 move 6 f8")
    assert words().story((), state.see(None), NAMES)[1] == (
        "Ada's 1 and Bo's 1 fight for a2. Fire melts Ice, twice as hard on the fire fountain: Bo's 1 is defeated."
    )


def test_numbers_of_which_the_same_is_known_stand_together() -> None:
    position = {
        "south": "1 fire e2, 4 wind d1, 5 water c1, 6 light e1",
        "north": "1 ice a5, 6 dark e9",
        "crystals": [2, 0],
        "revealed": [[1, 4, 5, 6], []],
    }
    state = start(position)
    play(state, "0 substitute 1 2", "1 move 6 f8", "0 substitute 1 3", "1 move 6 e9")
    view = state.see(engine.Seat(1))
    assert words().private_text(view, NAMES).splitlines()[-1] == (
        "-# Notes on Ada: **1, 2, 3** Earth, Fire or Ice · **4** must be Wind · **5** must be Water · "
        "**6** must be Light"
    )
    assert words().known_to_others(view, NAMES) == [
        "-# Ada knows: **1, 6** Ice or Dark · **2** must be Earth · **3** must be Fire · **4** must be Wind · "
        "**5** must be Water"
    ]


@pytest.mark.parametrize(
    ("position", "orders", "told"),
    [
        (
            {"south": "1 fire e2, 6 light e1", "north": "1 ice e3, 6 dark e9", "crystals": [1, 0]},
            ({"type": "dash", "number": 1, "to": "e4"}, {"type": "move", "number": 6, "to": "f8"}),
            [
                "Ada's 1 is stopped on e3 in its dash, Bo's 6 → f8.",
                "Ada's 1 and Bo's 1 fight for e3. Fire melts Ice: Bo's 1 is thrown back to e5 with half its energy.",
            ],
        ),
        (
            {"south": "1 fire e3, 6 light e1", "north": "1 fire e5, 6 dark e9"},
            ({"type": "move", "number": 1, "to": "e4"}, {"type": "move", "number": 1, "to": "e4"}),
            [
                "Ada's 1 → e4, Bo's 1 → e4.",
                "Ada's 1 and Bo's 1 fight for e4. Both are Fire, and nobody wins.",
                "Ada's 1 goes back to e3.",
                "Bo's 1 goes back to e5.",
            ],
        ),
        (
            {"south": "1 earth e7, 2 fire g6, 6 light e1", "north": "1 ice f5, 2 water a5, 6 dark e9"},
            ({"type": "move", "number": 6, "to": "f1"}, {"type": "move", "number": 1, "to": "f6"}),
            [
                "Ada's 6 → f1, Bo's 1 → f6.",
                "① Ada's 1 fights Bo's 1. Earth shatters Ice: Bo's 1 loses half its energy.",
                "② At the same time: Ada's 2 fights Bo's 1. Fire melts Ice: Bo's 1 is defeated.",
                "A crystal appears on g4.",
            ],
        ),
        (
            {"south": "1 wind c6, 6 light e1", "north": "1 ice i5, 6 dark d5"},
            ({"type": "move", "number": 1, "to": "c5"}, {"type": "move", "number": 1, "to": "i4"}),
            [
                "Ada's 1 → c5, Bo's 1 → i4.",
                "Ada's 1 fights Bo's 6. Wind wears down Dark (acting as Earth): "
                "Bo's 6 is thrown back to e5 with half its energy.",
            ],
        ),
        (
            {"south": "1 fire c4, 6 light e1", "north": "1 ice g4, 2 water c5, 6 dark e9"},
            ({"type": "teleport", "number": 1}, {"type": "move", "number": 2, "to": "c4"}),
            [
                "Bo's 2 moves to c4.",
                "Ada's 1 can't teleport: another enemy has just come to its well.",
                "Ada's 1 and Bo's 2 fight for c4. Water douses Fire: "
                "Ada's 1 is thrown back to c2 with half its energy.",
            ],
        ),
        (
            {"south": "1 water b2, 6 light e1", "north": "1 fire b1, 2 wind i1, 6 dark e9"},
            ({"type": "move", "number": 6, "to": "f1"}, {"type": "move", "number": 2, "to": "i2"}),
            [
                "Ada's 6 → f1, Bo's 2 → i2.",
                "Ada's 1 fights Bo's 1. Water douses Fire: "
                "Bo's 1 is thrown back to c1 (no cell lies straight behind it) with half its energy.",
            ],
        ),
        (
            {"south": "1 fire e4, 6 light e1", "north": "1 ice e5, 2 wind e6, 3 earth d5, 6 dark e9"},
            ({"type": "move", "number": 6, "to": "f1"}, {"type": "move", "number": 6, "to": "f8"}),
            [
                "Ada's 6 → f1, Bo's 6 → f8.",
                "Ada's 1 fights Bo's 1. Fire melts Ice: "
                "Bo's 1 is thrown back to f5 (its own side holds the cell straight behind it) with half its energy.",
            ],
        ),
        (
            {"south": "1 fire a1, 2 wind c4, 6 light e1", "north": "1 ice a3, 2 wind f7, 6 dark e9", "wells": ["g4"]},
            ({"type": "move", "number": 1, "to": "a2"}, {"type": "move", "number": 6, "to": "f8"}),
            [
                "Ada's 1 → a2, Bo's 6 → f8.",
                "Ada's 1 fights Bo's 1. Fire melts Ice, twice as hard on the fire fountain: Bo's 1 is defeated.",
                "No crystal appears: both energy wells are taken.",
            ],
        ),
        (
            {"south": "1 wind d5, 2 fire f6, 6 light e1", "north": "1 ice i5, 6 dark e7"},
            ({"type": "move", "number": 1, "to": "d6"}, {"type": "move", "number": 1, "to": "i4"}),
            [
                "Ada's 1 → d6, Bo's 1 → i4.",
                "① Ada's 1 fights Bo's 6. Wind pushes Dark.",
                "② At the same time: Ada's 2 fights Bo's 6. Fire pushes Dark: "
                "Ada's 1 and Ada's 2 together throw Bo's 6 to e8, unharmed.",
            ],
        ),
        (
            {"south": "2 fire c1, 6 light g1", "north": "3 ice e2, 5 wind f7, 6 dark e9", "crystals": [2, 0]},
            ({"type": "summon", "number": 1}, {"type": "move", "number": 5, "to": "f8"}),
            [
                "Bo's 5 → f8, Ada's 1 is summoned on e2 (−2\u00a0💎).",
                "Ada's 1 and Bo's 3 fight for e2. Earth shatters Ice: "
                "Bo's 3 is thrown back to e4 with half its energy.",
            ],
        ),
    ],
    ids=[
        "stopped",
        "equals",
        "two at once",
        "a king on a fountain",
        "void",
        "edge",
        "own piece behind",
        "no crystal",
        "pushed by two",
        "summoned onto an enemy",
    ],
)
def test_rounds_read_well(position: Any, orders: Any, told: Any) -> None:
    state = GAME.new(2, "x", {"position": position})
    for seat, action in enumerate(orders):
        state.play(engine.Seat(seat), GAME.action(action))
    assert words_of_game("elemental").story((), state.see(None), ("Ada", "Bo")) == [f"Round 1: {told[0]}", *told[1:]]


def test_fights_stand_in_a_line_each_with_what_came_of_it_in_the_same_order_for_everybody() -> None:
    state = start(
        {
            "south": "1 earth e7, 2 fire g6, 3 water b2, 4 ice i2, 6 light e1",
            "north": "1 ice f5, 2 water a5, 3 fire b1, 4 earth i1, 6 dark e9",
        }
    )
    play(state, "0 move 6 f1", "1 move 1 f6")
    ada, bo, everybody = (
        words().story((), state.see(viewer), NAMES) for viewer in (engine.Seat(0), engine.Seat(1), None)
    )
    assert ada == bo == everybody
    assert ada[0] == "Round 1: Ada's 6 → f1, Bo's 1 → f6."
    fights = [line for line in bo if " fights " in line]
    assert [line for line in bo if isinstance(line, NewsLine)] == fights == bo[1:5]
    assert not any(isinstance(line, NewsLine) for line in everybody)
    leads = [line for line in bo if isinstance(line, NewsLine)]
    assert all(line.endswith(line.short[2:]) and 2 < len(line.short) < len(line) for line in leads), "what came of it"
    assert [line[0] for line in fights] == [line.short[0] for line in leads] == [*"①②③④"], "as on the board"
    assert max(leads, key=lambda line: line.weight).endswith("Bo's 1 is defeated."), "a fall matters most"
    fates = ["Bo's 1 loses half its energy.", "Bo's 1 is defeated.", "with half its energy.", "with half its energy."]
    assert sorted(fates) == sorted(next(fate for fate in fates if line.endswith(fate)) for line in fights)


def test_equals_are_told_in_half_a_line_and_once_a_round() -> None:
    state = start({"south": "1 fire e3, 6 light e1", "north": "1 fire e5, 6 dark e9"})
    play(state, "0 move 1 e4", "1 move 6 f8")
    assert words().story((), state.see(None), NAMES) == [
        "Round 1: Ada's 1 → e4, Bo's 6 → f8.",
        "Ada's 1 and Bo's 1 are both Fire: nobody wins.",
    ]
    play(state, "0 move 1 e5", "1 move 6 e9")
    told = words().story((), state.see(None), NAMES)
    assert sum("nobody wins" in line for line in told) == 1


def test_that_crystals_are_short_for_a_summons_is_said_when_a_piece_is_lost() -> None:
    state = start(
        {"south": "1 fire e4 half, 2 ice a1, 6 light e1", "north": "1 water e6, 6 dark e9", "crystals": [1, 0]}
    )
    play(state, "0 move 1 e5", "1 move 6 f8")
    assert words().why_unplayable(state.see(engine.Seat(0)), ()) == ["-# Summoning costs 2 crystals; you have 1."]
    play(state, "0 move 6 f1", "1 move 6 e9")
    assert words().why_unplayable(state.see(engine.Seat(0)), ()) == []


def test_a_piece_that_has_no_button_is_said_to_be_shut_in() -> None:
    state = start({"south": "1 fire a1, 2 ice a2, 3 wind b1, 4 earth b2, 6 light e1", "north": "1 ice g5, 6 dark e9"})
    own = engine.Seat(0)
    assert words().why_unplayable(state.see(own), state.legal(own)) == ["-# 1 Fire has no free cell to go to."]


def test_what_a_teleport_brings_is_a_reason_for_it() -> None:
    state = start({"south": "1 fire c4, 6 light e1", "north": "1 ice g5, 6 dark e9", "revealed": [[], [1]]})
    teleport = GAME.action({"type": "teleport", "number": 1})
    said = words().action_reason(teleport, None, state.see(engine.Seat(0))) or ""
    assert said.startswith("As things stand, 1 Fire beats the enemy's 1 Ice there")


def test_that_a_teleport_leaves_the_crystal_is_said_with_its_reason() -> None:
    state = start({"south": "1 fire c4, 6 light e1", "north": "1 ice b6, 6 dark e9", "wells": ["g4"]})
    teleport = GAME.action({"type": "teleport", "number": 1})
    said = words().action_reason(teleport, None, state.see(engine.Seat(0))) or ""
    assert said.endswith("The crystal does not come to you: it goes to c4.")


def test_where_a_loser_lands_and_what_the_bars_are_is_explained_when_it_is_met() -> None:
    state = start({"south": "1 fire e3, 6 light e1", "north": "1 ice e5, 6 dark e9"})
    first = state.see(engine.Seat(0))
    assert [*words().explanations_due([], first, ("move",))] == ["order", "energy"]
    play(state, "0 move 1 e4", "1 move 6 f8")
    view = state.see(engine.Seat(0))
    assert [*words().explanations_due(view.last, view, ())] == ["fight", "thrown", "eye"]
    assert "gold bars" in words().explanation_line("energy")
    assert "straight away from the winner" in words().explanation_line("thrown")


@pytest.mark.parametrize(
    ("south", "crystals", "healed"),
    [("1 fire e3 half", 1, True), ("1 fire e3 half", 0, False), ("1 fire e3", 1, False), ("1 fire e4 half", 1, False)],
)
def test_that_a_piece_can_heal_is_explained_where_it_can(south: str, crystals: int, healed: bool) -> None:
    state = start({"south": f"{south}, 6 light e1", "north": "1 ice e6, 6 dark e9", "crystals": [crystals, 0]})
    assert ("heal" in words().explanations_due([], state.see(engine.Seat(0)), ("move",))) is healed


@pytest.mark.parametrize(("viewer", "fallen"), [(0, "Ada's 4"), (1, "Bo's 5"), (None, "Ada's 4"), (None, "Bo's 5")])
def test_a_round_too_long_to_be_told_leaves_no_piece_out_that_has_fallen(viewer: int | None, fallen: str) -> None:
    state = start(
        {
            "south": "1 earth g5, 2 fire d7, 3 water e3, 4 ice g3, 5 wind d3, 6 light f6",
            "north": "1 earth c3, 2 fire f3, 3 wind d6, 4 water g7, 5 ice f5, 6 dark c7",
        }
    )
    play(state, "0 move 5 c3", "1 move 5 f6")
    while state.see(None).phase == "knockback":
        state.play(state.active[0], state.legal(state.active[0])[0])
    told = words().story((), state.see(None if viewer is None else engine.Seat(viewer)), NAMES)
    assert told[-1] == "… and more: see the picture."
    assert [line for line in told if line.endswith(f": {fallen} is defeated.")]
    assert len(told) <= 9


def test_two_crystals_that_appear_are_told_in_one_line() -> None:
    position = {
        "south": "1 fire e3, 2 ice f6 half, 3 wind a1, 6 light e1",
        "north": "1 ice e5 half, 2 fire f8, 3 earth a5, 6 dark e9",
    }
    state = start(position)
    play(state, "0 move 1 e4", "1 move 2 f7")
    told = words().story((), state.see(None), NAMES)
    assert told[-1] == "Crystals appear on c4 and g4."
    assert sum("rystal" in line for line in told) == 1


@pytest.mark.parametrize("setup", ["choose", "random"])
def test_no_cards_are_dealt(setup: str) -> None:
    options = {"setup": setup}
    assert "card" not in words().deal_effect(options) + words().options_text(options)
    assert "cards" in words_of_game("elements").deal_effect({})


def test_a_substitution_is_explained_when_it_is_possible_for_the_first_time() -> None:
    position = {"south": "1 fire e2, 6 light e1", "north": "1 ice e8, 6 dark e9", "crystals": [1, 0]}
    state = start(position)
    types = [engine.type_of(action) for action in state.legal(engine.Seat(0))]
    assert next(words().explanations_due([], state.see(engine.Seat(0)), types)) == "substitute"
    assert "for a crystal" in words().explanation_line("substitute")


@pytest.mark.parametrize(
    ("revealed", "said"),
    [
        ([2, 3, 6], "beats 2 there and loses to 1."),  # ice, wind or water
        ([2, 3, 5, 6], "beats 2 there and loses to none."),
        ([3, 4, 6], "1 Fire beats 1 and loses to 1."),
    ],
)
def test_a_fight_with_a_covered_enemy_is_reasoned_by_what_it_can_be(revealed: list[int], said: str) -> None:
    north = "1 ice e6, 2 fire a5, 3 earth b6, 4 wind i5, 5 water h6, 6 dark e9"
    state = start({"south": "1 fire d4, 6 light e1", "north": north, "revealed": [[], revealed]})
    move = GAME.action({"type": "move", "number": 1, "to": "d5"})
    reason = words().action_reason(move, None, state.see(engine.Seat(0)))
    assert (reason or "").endswith(said)


def test_a_meeting_without_a_winner_is_explained_before_anything_else_and_a_king_on_a_fountain_too() -> None:
    level = start({"south": "1 fire d3, 6 light e1", "north": "1 fire f3, 6 dark e9"})
    play(level, "0 move 1 e3", "1 move 1 e3")
    view = level.see(engine.Seat(0))
    assert [*words().explanations_due(view.last, view, ())][:3] == ["level", "fight", "shared"]
    king = start({"south": "1 fire e3, 6 light e1", "north": "1 fire e7, 6 dark e5"})
    play(king, "0 move 1 e4", "1 move 1 e8")
    view = king.see(engine.Seat(0))
    assert [*words().explanations_due(view.last, view, ())][:2] == ["fight", "king"]


@pytest.mark.parametrize(
    ("south", "north", "said"),
    [
        ("1 fire a1, 2 ice c1, 3 wind e3, 6 light e1", "1 ice a5, 2 wind f7, 3 fire d7, 6 dark e9", "Round 1"),
        (
            "1 fire a1, 2 ice c1, 3 wind e3, 6 light e1",
            "1 ice a5, 2 wind f7, 6 dark e9",
            "Round 1 · beat their last 2 pieces or their king, and you win",
        ),
        (
            "1 fire a1, 2 ice c1, 6 light e1",
            "1 ice a5, 6 dark e9",
            "Round 1 · beat their last piece or their king, and you win",
        ),
        (
            "1 fire a1, 6 light e1",
            "1 ice a5, 2 wind f7, 3 fire d7, 6 dark e9",
            "Round 1 · without your last piece you lose",
        ),
    ],
)
def test_where_few_pieces_are_left_it_is_said_what_ends_the_game(south: str, north: str, said: str) -> None:
    state = start({"south": south, "north": north})
    assert words().headline(state.see(engine.Seat(0))) == said
    assert words().headline(state.see(None)) == "Round 1"


def test_that_one_of_two_equals_wins_on_their_fountain_is_explained() -> None:
    state = start({"south": "1 earth e6, 6 light e1", "north": "1 earth e8, 6 dark e9"})
    play(state, "0 move 6 e2", "1 move 1 e7")
    view = state.see(engine.Seat(0))
    assert "home" in words().explanations_due(view.last, view, ())
    level = start({"south": "1 fire d3, 6 light e1", "north": "1 fire f3, 6 dark e9"})
    play(level, "0 move 1 e3", "1 move 1 e3")
    view = level.see(engine.Seat(0))
    assert "home" not in words().explanations_due(view.last, view, ())


def test_a_blow_at_a_king_matters_most_and_a_fight_that_nobody_wins_is_no_news() -> None:
    state = start(
        {
            "south": "1 earth h4, 2 ice d4, 3 wind b2, 6 light e1",
            "north": "1 water d5, 3 wind b1, 4 fire e9, 6 dark h5",
        }
    )
    play(state, "0 move 6 f1", "1 move 4 f8")
    told = words().story((), state.see(engine.Seat(0)), NAMES)
    weights = {line: line.weight for line in told if isinstance(line, NewsLine)}
    assert max(weights, key=lambda line: weights[line]).startswith("① Ada's 1 fights Bo's 6.")
    assert any(line.startswith("② Ada's 2 fights Bo's 1.") for line in weights)
    assert any("Ada's 3" in line for line in told)
    assert not any("Ada's 3" in line for line in weights)


def test_that_nothing_can_be_paid_is_said_once_a_game() -> None:
    state = start({"south": "1 fire e3, 2 ice a1, 6 light e1", "north": "1 ice i5, 6 dark e9"})
    said = []
    for south, north in (("a2", "e8"), ("a1", "e9"), ("a2", "e8")):
        lines = words().why_unplayable(state.see(engine.Seat(0)), state.legal(engine.Seat(0)))
        said.append(any("no crystals" in line for line in lines))
        play(state, f"0 move 2 {south}", f"1 move 6 {north}")
    assert said == [True, False, False]
